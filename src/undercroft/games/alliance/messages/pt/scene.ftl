### A mesa: a masmorra, os tabuleiros, o mercado, as previsões.

## Na masmorra

alliance-terrain-pit = fosso: sair dele custa 1 de Velocidade a mais; ataques feitos dele têm 1 de poder a menos
alliance-terrain-start = peça inicial
alliance-door = porta fechada
alliance-threat = ficha de ameaça de nível { $level }, virada para baixo
alliance-threat-known = { $name }, nível { $level }, de novo virada para baixo
alliance-counted = { $count ->
    [1] { $name }
   *[other] { $count } × { $name }
}
alliance-tile = Nível { $level }, { $doors ->
    [1] 1 porta
   *[other] { $doors } portas
}{ $kinds ->
    [0] { "" }
   *[other] {": "}{ $monsters }
}{ $threat ->
    [0] { "" }
   *[other] , 1 ameaça
}.
alliance-border = { $kind ->
    [door] As portas se encontram: abre por 1 de Velocidade.
    [locked] Uma porta trancada: 1 de Velocidade e um teste contra { $level }.
   *[other] Uma porta secreta: 1 de Velocidade e um teste contra { $level }.
}
alliance-facing = { $facing ->
    [0] virado para o leste
    [2] virado para o sul
    [4] virado para o oeste
   *[6] virado para o norte
}
alliance-health = Vida
alliance-poison = { $n ->
    [1] 1 ficha de veneno
   *[other] { $n } fichas de veneno
}
alliance-hidden = escondido: nenhum ataque pode escolhê-lo
alliance-cubes = { $n } de dano { $colour ->
    [blue] da Aliança azul
    [red] da Aliança vermelha
    [yellow] da Aliança amarela
    [green] da Aliança verde
   *[nobody] de nenhuma Aliança
}
alliance-lasting = { $verb ->
    [slow] Velocidade −{ $n }
    [root] Velocidade 0
    [weaken] Ataque −{ $n }
    [expose] Defesa −{ $n }
   *[bonus] bônus { $n }
}{ $named ->
    [0] { "" }
   *[other] {" "}({ $card })
}
alliance-rank-hero = herói
alliance-rank-monster = monstro
alliance-rank-down = derrotado
alliance-side-blue = Aliança azul
alliance-side-red = Aliança vermelha
alliance-side-yellow = Aliança amarela
alliance-side-green = Aliança verde
alliance-side-monsters = Monstros
alliance-monsters-ready = Monstros prontos
alliance-monsters-exhausted = Monstros exaustos
alliance-ready = pronto
alliance-exhausted = exausto
alliance-down = derrotado

## Habilidades

alliance-melee = Corpo a corpo { $n }
alliance-ranged = À distância { $n }
alliance-armor = Armadura { $n }
alliance-evasive = Evasão { $n }
alliance-speed = Velocidade { $n }
alliance-ability-melee = Corpo a corpo
alliance-ability-ranged = À distância
alliance-ability-armor = Armadura
alliance-ability-evasive = Evasão
alliance-ability-speed = Velocidade
alliance-die = Dado de Masmorra: { $n }

## Estado

alliance-title = Dungeon Alliance, { $mode ->
    [rivals] { $players } rivais
    [solo] solo
   *[coop] { $players } Alianças juntas
}
alliance-goal-rivals = Vence a Aliança com mais pontos após quatro rodadas: XP menos 1 por derrota.
alliance-goal-solo = Alcance { $target } pontos: XP, menos 1 por derrota, monstro e ameaça virada para baixo, menos 4 por peça que sobrar.
alliance-goal-coop = Alcancem { $target } pontos juntos: XP, menos 1 por derrota, monstro e ameaça virada para baixo, menos 4 por peça que sobrar.
alliance-closing = O baralho e a masmorra estão vazios: a partida termina depois deste ciclo.
alliance-bar = Ativação
alliance-bar-note = Rodada { $round }, ciclo { $cycle }: { $part ->
    [heroes] heróis
    [monsters] monstros
    [end] Fase Final
   *[setup] preparação
}
alliance-cycle = Ciclo
alliance-part = { $part ->
    [heroes] cada jogador ativa um herói
    [monsters] cada jogador ativa um monstro
    [end] Fase Final
   *[setup] preparação
}
alliance-pool = Reserva de XP { $level ->
    [1] I
   *[other] II
}
alliance-pool-note = { $n ->
    [0] Vazia.
   *[other] Restam { $n } XP: { $level ->
        [1] depois as melhorias de nível II substituem as de nível I.
       *[other] depois os artefatos substituem as melhorias de nível II.
    }
}
alliance-deck-upgrades = Baralho de Melhorias
alliance-deck-tiles = Baralho de Masmorra
alliance-order = Ordem da parte dos monstros

## Tabuleiros e pilhas

alliance-xp-up = XP para gastar
alliance-xp-down = XP gastos
alliance-defeats = Fichas de Derrota
alliance-hand = Mão
alliance-deck = Baralho
alliance-discard = Pilha de descarte
alliance-drafted = Cartas adquiridas
alliance-limits = Descarte / mão
alliance-limits-note = descarte até { $discard }, compre até { $hand }
alliance-pile-hand = Sua mão
alliance-pile-surged = Viradas para baixo por um Surto de Poder
alliance-pile-deck = Seu baralho, sem ordem
alliance-pile-discard = Pilha de descarte
alliance-pile-artifacts = Artefatos
alliance-pile-column = Cartas jogadas
alliance-pile-upgrade-deck = Melhorias de nível { $level ->
    [1] I
    [2] II
   *[other] III
}
alliance-pile-upgrade-discard = Melhorias descartadas (1 XP a mais)
alliance-pile-dungeon-deck = Baralho de Masmorra
alliance-pile-solo = Próxima parte dos monstros
alliance-shelf-upgrades = Melhorias em oferta
alliance-shelf-heroes = Heróis a escolher
alliance-shelf-tiles = Peças em oferta
alliance-gap = lugar vazio
alliance-surge = Surto de Poder: { $n } cartas viradas para baixo
alliance-users = para { $heroes }
alliance-everybody = qualquer herói
alliance-xp = { $n } XP
alliance-reward = Recompensa: { $first } XP, segunda { $second }

## Cartas

alliance-type-weapon = Arma
alliance-type-armor = Armadura
alliance-type-reaction = Reação
alliance-type-pet = Mascote
alliance-type-attack-spell = Magia de Ataque
alliance-type-control-spell = Magia de Controle
alliance-type-enhancement-spell = Magia de Aprimoramento
alliance-type-healing-spell = Magia de Cura
alliance-type-artifact = Artefato
alliance-type-maneuver = Manobra
alliance-type-stance = Postura
alliance-type-gear = Equipamento
alliance-type-item = Item
alliance-icon-human = Humano
alliance-icon-dwarf = Anão
alliance-icon-elf = Elfo
alliance-icon-gnome = Gnomo
alliance-icon-half-orc = Meio-orc
alliance-icon-martial = Marcial
alliance-icon-stealth = Furtividade
alliance-icon-mystic = Místico
alliance-icon-celestial = Celestial
alliance-icon-primal = Primordial
alliance-icon-gold = qualquer herói

## Previsões

alliance-warn-leaving = Sair de uma casa ao lado de um inimigo ou de um fosso custa 1 a mais.
alliance-warn-threat = O caminho entra em uma sala com uma ameaça virada para baixo.
alliance-sight-clear = { $end } é visto de { $start }, distância { $distance }{ $crossed ->
    [0] { "" }
    [1] {"; "}1 personagem na linha dá +1 de Defesa
   *[other] {"; "}{ $crossed } personagens na linha dão +{ $crossed } de Defesa
}{ $behind ->
    [0] { "" }
   *[other] {"; "}mas está às costas de quem olha
}.
alliance-sight-blocked = Há uma parede ou porta fechada entre { $start } e { $end }, distância { $distance }.

## O fim

alliance-stat-xp = XP
alliance-stat-defeats = Derrotas
alliance-stat-score = Pontuação
alliance-stat-drafted = Cartas adquiridas
alliance-stat-damage = Dano a monstros
alliance-stat-tiles = Peças colocadas
alliance-stat-chests = Baús abertos
alliance-stat-traps = Armadilhas desarmadas
