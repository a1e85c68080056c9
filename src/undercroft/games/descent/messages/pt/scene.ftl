### A mesa web: terreno, graus, objetivos, avisos.

## No mapa

descent-terrain-water = água: custa 2 pontos de movimento
descent-terrain-pit = fosso: quem entra cai e sofre 2 de dano
descent-terrain-hazard = lava: 1 de dano; quem fica é derrotado
descent-terrain-obstacle = obstáculo: bloqueia movimento e visão
descent-terrain-start = entrada
descent-terrain-exit = saída
descent-terrain-plate = espaço marcado
descent-door = porta fechada
descent-search-token = ficha de busca
descent-hero-token = ficha de herói
descent-health = Vida
descent-fatigue = Fadiga
descent-rank-hero = herói
descent-rank-familiar = familiar
descent-rank-ally = figura de herói da aventura
descent-rank-minion = lacaio
descent-rank-master = líder
descent-rank-monster = monstro
descent-rank-lieutenant = tenente
descent-rank-out = nocauteado
descent-allies = Do lado dos heróis
descent-warn-pit = O caminho cai num fosso: 2 de dano.
descent-warn-lava = O caminho cruza lava: 1 de dano.

## A aventura

descent-title = { $quest }, encontro { $encounter }
descent-goal-heroes = Os heróis vencem { $goal }.
descent-goal-overlord = O Senhor Supremo vence { $goal }.
descent-goal-ends = O encontro termina { $goal }.
descent-goal-if = se { $goal }
descent-stall-heroes = Se ninguém venceu após a rodada { $rounds }, vencem os heróis.
descent-stall-overlord = Se ninguém venceu após a rodada { $rounds }, vence o Senhor Supremo.
descent-reported = relatado
descent-designed = criação nossa
descent-round = Rodada
descent-side-heroes = Heróis
descent-side-overlord = Senhor Supremo
descent-overlord-hand = Mão do Senhor Supremo
descent-overlord-deck = Baralho do Senhor Supremo

## Áreas de jogo e pilhas

descent-speed = Velocidade
descent-actions = Ações
descent-movement = Pontos de movimento
descent-hand = Mão
descent-deck = Baralho
descent-discard = Descartadas
descent-exhausted = esgotada
descent-gold = { $n } de ouro
descent-pile-cards = Suas cartas
descent-pile-sheet = Folha de herói
descent-pile-skills = Perícias
descent-pile-equipped = Equipado
descent-pile-packed = Guardado
descent-pile-finds = Cartas de busca
descent-pile-spent = Cartas de busca usadas
descent-pile-hand = Mão
descent-pile-drawn = Compradas
descent-pile-deck = Ainda no baralho, sem ordem
descent-pile-discard = Descartadas
descent-pile-aside = Postas de lado
descent-pile-glimpsed = Fichas que você olhou
descent-glimpsed = { $token } em { $cell }: { $face }
descent-pile-played = Em jogo
descent-pile-shown = Cartas da mão à vista
descent-pile-relics = Relíquias
descent-pile-search = Baralho de busca
descent-pile-search-discard = Cartas de busca descartadas
descent-pile-overlord-discard = Descartes do Senhor Supremo

## Dados e perguntas

descent-face = { $colour }: { $face }
descent-face-blank = em branco
descent-aura-heroes = Para todos os heróis a até { $n } espaços:
descent-aura-monsters = Para os monstros a até { $n } espaços:
descent-face-miss = X, erro
descent-face-range = alcance { $n }
descent-face-hearts = { $n ->
    [one] 1 coração
   *[other] { $n } corações
}
descent-face-surges = { $n ->
    [one] 1 surto
   *[other] { $n } surtos
}
descent-face-shields = { $n ->
    [one] 1 escudo
   *[other] { $n } escudos
}
descent-surge = { $label } → { $damage } de dano (♥ { $hearts }{ $needs ->
    [0] { "" }
   *[other] , alcance { $range }/{ $needs }
}{ $pierce ->
    [0] { "" }
   *[other] , Perfurante { $pierce }
})
descent-about-attack = { $who } ataca { $whom }.
descent-about-roll = { $who } ataca { $whom }: { $hearts } ♥{ $needs ->
    [0] { "" }
   *[other] , alcance { $range } de { $needs }
}, { $shields ->
    [one] 1 escudo
   *[other] { $shields } escudos
}{ $pierce ->
    [0] { "" }
   *[other] , Perfurante { $pierce }
}: { $damage } de dano.
descent-about-damage = { $who } vai sofrer { $n } de dano.
descent-about-entered = { $who } entra em { $cell }.
descent-about-door = { $who } abre uma porta.
descent-about-search = { $who } procura.
descent-about-test = { $who } faz um teste de atributo.
descent-sight-clear = { $start } e { $end } se veem; a { $distance } espaços.
descent-sight-blocked = { $start } e { $end } não se veem.

## O próximo turno do outro lado

descent-threat = { $count ->
    [0] Nenhum inimigo pode atacar.
    [one] Espaços que 1 inimigo poderia atacar com uma ação de movimento e sem cartas.
   *[other] Espaços que { $count } inimigos poderiam atacar, cada um com uma ação de movimento e sem cartas.
}
descent-plan = { $who } tem { $has ->
    [one] 1 ponto de movimento
   *[other] { $has } pontos de movimento
} em uma ação de movimento e depois poderia atacar:
descent-plan-attack = { $whom }, { $needs ->
    [0] sem se mover
    [one] após 1 ponto de movimento
   *[other] após { $needs } pontos de movimento
}: { $range } de dano, { $mean } em média
descent-plan-none = { $who } não pode atacar ninguém após uma ação de movimento ({ $has ->
    [one] 1 ponto de movimento
   *[other] { $has } pontos de movimento
}).
descent-danger = Até { $most } de dano ali, { $mean } em média se todos os que podem atacarem uma vez: { $who }.
descent-danger-none = Nenhum inimigo pode atacar ali após uma ação de movimento.
descent-danger-taken = Ninguém pode ficar em { $cell }.

## Estatísticas

descent-report-monsters = Monstros
descent-report-dealt = Dano causado
descent-report-taken = Dano sofrido
descent-report-felled = Figuras derrotadas
descent-report-out = Vezes nocauteado
descent-report-surges = Surtos gastos
descent-report-found = Cartas encontradas

## Modo de texto

table-quest-shown = { $quest }, encontro { $encounter }, rodada { $round } de { $rounds }
table-goal-shown = { $side-id ->
    [heroes] Os heróis vencem
    [overlord] O Senhor Supremo vence
   *[ends] O encontro termina
} se { $goals-or }.
table-counter-shown = { $counter }: { $number }{ $cap ->
    [0] { "" }
   *[other] { " " }de { $cap }
}
table-overlord-shown = Senhor Supremo: { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} na mão, { $deck } no baralho, { $discard } descartadas
table-hero-shown = { $mark-id } { $figure }{ $cells-count ->
    [0] { "" }
   *[other] { " " }em { $cells }
}: Vida { $hp }/{ $full }, fadiga { $fatigue }/{ $stamina }{ $out ->
    [yes] , nocauteado
   *[other] { "" }
}{ $movement ->
    [0] { "" }
    [one] , 1 ponto de movimento
   *[other] , { $movement } pontos de movimento
}{ $conditions-count ->
    [0] { "" }
   *[other] , { $conditions }
}{ $exhausted-count ->
    [0] { "" }
   *[other] ; esgotadas: { $exhausted }
}{ $feat ->
    [yes] ; feito pronto
   *[other] ; feito usado
}
table-figure-shown = { $mark-id } { $figure } em { $cells }: Vida { $hp }/{ $full }{ $conditions-count ->
    [0] { "" }
   *[other] , { $conditions }
}{ $carries-count ->
    [0] { "" }
   *[other] , com { $carries }
}
table-square-shown = { $cell }: { $terrain }{ $tokens-count ->
    [0] { "" }
   *[other] , { $tokens }
}
table-glimpse-shown = O Senhor Supremo olhou { $token }: { $face }
table-legend = Mapa: . chão, ~ água, o fosso, ^ lava, # obstáculo, x saída, + marca, ? ficha de busca, * ficha de objetivo; os riscos são paredes, I e === portas fechadas. Duas letras são um herói, entre parênteses se nocauteado; g2 é um lacaio, G1 um líder ou tenente.
terrain-floor = chão
terrain-water = água
terrain-pit = fosso
terrain-lava = lava
terrain-obstacle = obstáculo
token-search = ficha de busca
    .gender = f
pile-skills = Perícias
pile-equipped = Equipado
pile-packed = Guardado
pile-finds = Cartas de busca
pile-hand = Mão
pile-played = Em jogo
pile-deck = Ainda no baralho, sem ordem
pile-discard = Descartadas
pile-items-ready = Equipado
pile-active = Perícias
