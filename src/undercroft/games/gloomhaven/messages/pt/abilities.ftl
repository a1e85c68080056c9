### O que fazem as cartas, os itens e os monstros: uma linha principal por habilidade e uma por acréscimo.

## Habilidades. Sem valor conta o da carta de atributos, e soma-se $mod

verb-attack = Ataque { $value-id ->
    [none] { $mod-signed }
   *[other] { $value }
}
verb-move = Mover { $value-id ->
    [none] { $mod-signed }
   *[other] { $value }
}
verb-heal = Curar { $value }
verb-shield = Escudo { $value }
verb-retaliate = Retaliar { $value }
verb-loot = Saquear { $range }
verb-push = Empurrar { $value }: { $who }
verb-pull = Puxar { $value }: { $who }
verb-condition = { $conditions }: { $who }
verb-suffer = { $value } de dano: { $who }
verb-summon = Invocar { $what-id ->
    [none] { $monsters }
   *[other] { $what }
}
verb-infuse = Infundir { $elements }
verb-consume = Consumir { $elements }{ $then-id ->
    [none] { "" }
   *[other] : { $then }
}
verb-kill = Matar: { $who }
verb-create-trap = Criar uma armadilha num hexágono vazio adjacente
verb-disarm-trap = Desarmar { $count-id ->
    [all] todas as armadilhas
    [1] uma armadilha
   *[other] { $count-id } armadilhas
} { $through ->
    [yes] pelas quais se moveu
   *[no] { $within ->
        [1] em hexágonos adjacentes
       *[other] dentro de Alcance { $within }
    }
}
verb-create-obstacle = Criar { $count ->
    [1] um obstáculo
   *[other] { $count } obstáculos
} { $where-id ->
    [killed] onde o inimigo morreu
   *[empty] { $within ->
        [1] em hexágonos vazios adjacentes
       *[other] em hexágonos vazios dentro de Alcance { $within }
    }
}
verb-destroy-obstacle = Destruir { $count-id ->
    [all] todos os obstáculos
    [1] um obstáculo
   *[other] { $count-id } obstáculos
} { $through ->
    [yes] pelos quais se moveu
   *[no] { $within ->
        [1] em hexágonos adjacentes
       *[other] dentro de Alcance { $within }
    }
}
verb-move-obstacle = Mover { $within ->
    [1] um obstáculo adjacente de um hexágono
   *[other] um obstáculo de um hexágono dentro de Alcance { $within }
} até { $to } hexágonos
verb-recover = Recuperar { $cards-id ->
    [all] todas as cartas
    [1] uma carta
   *[other] até { $cards-id } cartas
} { $what-id ->
    [lost] { $cards-id ->
        [1] perdida
       *[other] perdidas
    }
   *[discarded] { $cards-id ->
        [1] descartada
       *[other] descartadas
    }
}
verb-refresh = Renovar { $items-id ->
    [all] todos os itens
    [1] um item
   *[other] até { $items-id } itens
} { $slot-id ->
    [small] { $items-id ->
        [1] pequeno
       *[other] pequenos
    } { "" }
   *[none] { "" }
}{ $state-id ->
    [spent] { $items-id ->
        [1] gasto
       *[other] gastos
    }
    [consumed] { $items-id ->
        [1] consumido
       *[other] consumidos
    }
   *[some] { $items-id ->
        [1] gasto ou consumido
       *[other] gastos ou consumidos
    }
}
verb-cure = Remover { $conditions-id ->
    [all] todas as condições negativas
    [1] uma condição negativa
   *[other] { $conditions-id } condições negativas
}
verb-grant = Pode realizar imediatamente { $who }: { $then }
verb-control = Controlar: { $who }{ $whole-turn ->
    [yes] { $chosen ->
        [yes] ; você joga o turno dele nesta rodada, com os lados trocados
       *[no] ; age conforme a carta dele nesta rodada, com os lados trocados
    }
   *[no] : { $then }
}
verb-active = { $effect-id ->
    [attack] { $value-signed } no Ataque
    [range] { $value-signed } no Alcance
    [move] { $value-signed } em Mover
    [heal] { $value-signed } em Curar
    [add-target] Adicionar Alvo
    [advantage] Vantagem
    [double-attack] dobra o valor do ataque
    [conditions] { $conditions } nos seus ataques
    [shield] Escudo { $value }
    [retaliate] Retaliar { $value }
    [negate-damage] nega o próximo dano
    [attackers-disadvantage] os atacantes têm Desvantagem
    [augment] aumento para os seus ataques corpo a corpo
    [start-of-turn] no início dos seus turnos
    [end-of-turn] no fim dos seus turnos
   *[special] { $name }
}
verb-on-death = Quando morre nesta rodada: { $then }
verb-special-action = Especial { $number }
verb-summon-by-players = Invocar { $monster }: { $ranks-count ->
    [1] um
   *[other] { $ranks-count }
} no máximo, conforme o número de personagens
verb-open-next-door = Saltar até a próxima porta marcada, abri-la e revelar a sala
verb-act-again = Mais um turno para cada { $monster }
verb-throne-moves = O trono avança e chama um demônio
verb-jump-to-mark = Saltar até o próximo hexágono marcado
verb-missing = Algo que esta versão não faz

## Linhas sob a principal

line-range = Alcance { $value }
line-range-mod = Alcance { $value-signed }
line-target = Alvo { $value }
line-who = { $value }
line-area = { $value }
line-along = também cada inimigo no caminho reto até lá
line-conditions = { $value }
line-push = Empurrar { $value }
line-pull = Puxar { $value }
line-pierce = Perfurar { $value }
line-reach = chega a { $value } hexágonos como ataque corpo a corpo
line-ignore-shield = ignora Escudo
line-advantage = Vantagem
line-disadvantage = Desvantagem
line-same-target = todos os ataques podem ter o mesmo alvo
line-crash = { $value }
line-bonuses = { $value-plain }
line-augments = { $value-plain }
line-when = se { $value }
line-jump = Salto
line-must = { $value-id ->
    [straight-line] em linha reta
    [end-beside-obstacle] terminando ao lado de um obstáculo
   *[end-beside-giver] terminando ao seu lado
}
line-loots = saqueia tudo nos hexágonos em que entra
line-per = para cada alvo que sofreu dano
line-duration = { $value-id ->
    [round] nesta rodada
   *[persistent] até o fim do cenário
}
line-at-most = no máximo { $value } fichas
line-toward = em direção a um hexágono à sua escolha
line-beside = ao lado do alvo
line-hp = com tantos pontos de vida quanto o invocador tem
line-infuse = infundir { $value }
line-xp = { $value } EXP
line-damage = { $value } de dano
line-xp-when-sprung = { $value } EXP quando um inimigo a dispara
line-near-enemy = o mais perto possível de um inimigo
line-onto = os efeitos recaem sobre { $value }
line-hexes = de { $value } hexágonos cada
line-then-lose = depois perde { $value } cartas
line-of-neighbour = de um aliado ao seu lado
line-my-augments = com os seus aumentos
line-then = { $value }
line-changes = { $value }
line-consume = só consumindo { $value }
line-mod = { $value-signed }
line-value = { $value }
line-marks = { "" }
line-ranks = { "" }
line-what = { "" }
line-id = { "" }
line-number = { "" }
line-ruled = { "" }
line-disputed = { "" }
line-enhancements = { "" }
line-enhance = { "" }
line-origin = { $value-id ->
    [target] em qualquer lugar dentro do alcance
   *[self] { "" }
}

active-who = para { $value }
active-kind = { $value-id ->
    [melee] em ataques corpo a corpo
   *[ranged] em ataques de longo alcance
}
active-source = contra ataques
active-once = uma vez
active-has = contra alvos com { $value-or }
active-cost = em troca de um obstáculo adjacente que você destrói
active-xp = { $value } EXP a cada vez
retaliate-xp = { $value } EXP sempre que causa dano

## Partes das habilidades

part-measure = X (= { $times ->
    [1] { "" }
   *[other] { $times } × { "" }
}{ $half-id ->
    [none] { "" }
    [up] metade, arredondada para cima, de { "" }
   *[down] metade, arredondada para baixo, de { "" }
}{ $of }{ $plus ->
    [0] { "" }
   *[other] { " " }{ $plus-signed }
})
part-area = área de { $hexes-count } hexágonos ({ $hexes-plain })
part-whom = { $side-id ->
    [self] Próprio
    [self-and-allies] { $count-id ->
        [all] Próprio e todos os aliados{ whom-near-many }
       *[other] Próprio ou um aliado{ whom-near }
    }
    [both] { $count-id ->
        [all] todos os aliados e inimigos{ whom-near-many }
       *[other] um aliado ou inimigo{ whom-near }
    }
    [enemies] { $count-id ->
        [all] todos os inimigos{ whom-rank-many }{ whom-near-many }
        [1] um inimigo{ whom-rank }{ whom-near }
       *[other] até { $count-id } inimigos{ whom-rank-many }{ whom-near-many }
    }
    [allies] { $count-id ->
        [all] todos os aliados{ whom-near-many }
        [1] um aliado{ whom-near }
       *[other] até { $count-id } aliados{ whom-near-many }
    }
    [summons] { $count-id ->
        [all] todas as criaturas invocadas{ whom-near-many }
       *[other] uma criatura invocada{ whom-near }
    }
   *[own-summons] { $count-id ->
        [all] todas as suas criaturas invocadas
       *[other] uma das suas criaturas invocadas
    }
}{ whom-where }
whom-near = { $within-id ->
    [1] { $of-id ->
        [self] { " " }adjacente
       *[other] { "" }
    }
   *[other] { "" }
}
whom-near-many = { $within-id ->
    [1] { $of-id ->
        [self] { " " }adjacentes
       *[other] { "" }
    }
   *[other] { "" }
}
whom-rank = { $rank-id ->
    [none] { "" }
    [normal] { " " }normal
    [elite] { " " }elite
   *[some] { " " }normal ou elite
}
whom-rank-many = { $rank-id ->
    [none] { "" }
    [normal] { " " }normais
    [elite] { " " }elite
   *[some] { " " }normais ou elite
}
whom-where = { $of-id ->
    [self] { $within-id ->
        [none] { "" }
        [1] { "" }
        [range] { " " }dentro do seu alcance
       *[other] { " " }dentro de Alcance { $within-id }
    }
    [target] { $within-id ->
        [none] { " " }(o alvo)
       *[other] { $count-id ->
            [1] { " " }adjacente ao alvo
           *[other] { " " }adjacentes ao alvo
        }
    }
    [through] { " " }por cujo hexágono se moveu
    [entered] { " " }nos hexágonos percorridos ou ao lado deles
    [area] { " " }na área
    [killed] { " " }ao lado da figura morta
    [obstacles] { " " }ao lado desses obstáculos
    [room] { " " }na mesma sala
    [hex] { " " }a até { $within-id } hexágonos de um hexágono dentro de Alcance { $reach }
    [targets] { " " }entre os alvos
    [attacker] { " " }(o atacante)
   *[map] { " " }em qualquer lugar do mapa
}
whom-has = com { $value-or }
whom-hp-at-most = com { $value } pontos de vida ou menos
part-bonus = { $lines } { $per-id ->
    [none] se { $when }
   *[other] para cada { $per }
}
bonus-attack = { $value-signed } no Ataque
bonus-money = { $value } de dinheiro
part-augment = { $elements-plain } → { $lines }
part-crash = { $into-id ->
    [obstacle] para cada obstáculo contra o qual é empurrado
   *[wall-or-obstacle] para cada hexágono do empurrão que uma parede ou um obstáculo detém
}: { $damage } de dano
crash-destroys = o obstáculo é destruído
crash-xp = { $value } EXP
part-summoned-monster = { $rank-id ->
    [elite] { $monster } elite
   *[normal] { $monster } normal
}
part-summon-stats = { $name }: { $hp } pontos de vida
summon-stats-move = Mover { $value }
summon-stats-attack = Ataque { $value }
summon-stats-shield = Escudo { $value }
summon-stats-retaliate = Retaliar { $value }
summon-stats-flying = Voo
summon-stats-infuses = infunde { $value } quando ataca
summon-stats-on-death = quando morre: { $value }
part-changes = { $lines }
changes-attack = { $value-signed } no Ataque
changes-move = { $value-signed } em Mover
changes-heal = { $value-signed } em Curar
changes-shield = { $value-signed } em Escudo
changes-retaliate = { $value-signed } em Retaliar
changes-push = { $value-signed } em Empurrar
changes-pull = { $value-signed } em Puxar
changes-pierce = { $value-signed } em Perfurar
changes-range = { $value-signed } no Alcance
changes-value = { $value-signed }
changes-bonus = { $value-signed } no Ataque com cada bônus
changes-cards = { $value ->
    [1] mais uma carta
   *[other] mais { $value } cartas
}
changes-target = Alvo { $value }
changes-double = o número conta em dobro
changes-who = agora { $value }
changes-measure = agora { $value }
changes-instead = em vez disso { $value }
augment-then = também { $value }

## Metades e cartas

part-half = { $abilities-sentences } { $sentences }
half-lost = perdida
half-unrecoverable = não pode ser recuperada
half-duration = { $value-id ->
    [round] bônus de rodada
   *[persistent] bônus persistente
}
half-slots = espaços de uso com EXP: { $value-plain }
part-card = { $character }, nível { $level-id }, iniciativa { $initiative }
    cima: { $top }
    baixo: { $bottom }
part-ability-card = { $initiative }: { $abilities-sentences } { $sentences }
ability-card-shuffle = embaralhada no fim da rodada
part-ability-deck = { $cards }

## Itens

part-item = { $slot-id ->
    [head] cabeça
    [body] corpo
    [legs] pernas
    [one-hand] uma mão
    [two-hands] duas mãos
   *[small] item pequeno
}, { $price } de ouro, { $use-id ->
    [spent] gasto ao ser usado
    [consumed] consumido ao ser usado
    [lost] perdido ao ser usado
   *[always] sempre utilizável
}. { $when-id ->
    [worn] Enquanto equipado:
    [initiative] Quando as cartas são reveladas:
    [turn] No seu turno:
    [end-of-turn] No fim do seu turno:
    [move] Durante o seu Mover:
    [attack] Durante o seu ataque:
    [melee-attack] Durante o seu ataque corpo a corpo:
    [ranged-attack] Durante o seu ataque de longo alcance:
    [heal] Durante o seu Curar:
    [loot] Durante o seu Saquear:
    [create-obstacle] Quando você cria obstáculos:
    [ally-attack] Durante o ataque de um aliado:
    [attacked] Quando você é atacado:
    [damaged] Quando um ataque causaria dano a você:
    [summon-damaged] Quando um ataque causaria dano à sua criatura invocada:
    [kill] Quando você mata um inimigo no seu turno:
   *[enemy-consumes] Quando um monstro vai consumir um elemento:
} { $sentences }
item-count = { "" }
item-prosperity = { "" }
item-design = { "" }
item-solo = { "" }
item-use-slots = { $value } espaços de uso
item-minus-ones = { $value ->
    [1] uma carta −1 entra no seu baralho
   *[other] { $value } cartas −1 entram no seu baralho
}
item-scope = { $value-id ->
    [single] para um único ataque
   *[entire] para toda a ação de ataque
}
item-single-target = só com um único alvo
item-only = só se { $value }
item-moved-at-least = só depois de se mover pelo menos { $value } hexágonos
item-moved-at-most = só depois de se mover no máximo { $value ->
    [1] 1 hexágono
   *[other] { $value } hexágonos
}
item-once-a-turn = uma vez por turno
item-own-hp = só com exatamente { $value ->
    [1] 1 ponto de vida
   *[other] { $value } pontos de vida
}
item-against = só contra { $value-or }
item-strong = só enquanto { $value } está Forte
item-while-stunned = também quando atordoado
item-elements = consuma { $value } para isso
item-suffers = sofra { $value } de dano para isso
item-suffers-each = isso para cada ataque
item-initiative = a sua iniciativa é { $value } a mais ou a menos
item-negates = o dano é negado
item-abilities = { $value }
item-worn = { $value }
item-special = { $value }
part-worn = { $lines }
worn-flying = Voo
worn-phasing = no hexágono de um obstáculo você está invisível e não pode atacar
worn-immune = imune a { $value }
worn-becomes = { $value }
worn-unmoved = ninguém move você contra a sua vontade
worn-ignores = { $value-id ->
    [difficult] o terreno difícil não afeta você
    [hazardous] o terreno perigoso não afeta você
   *[some] nem o terreno difícil nem o perigoso afetam você
}
worn-basic-move = Mover básico { $value }
worn-basic-attack = Ataque básico { $value }
worn-small-slots = mais { $value } itens pequenos
worn-focus-initiative = iniciativa { $value } para monstros que procuram o seu foco
worn-softens-doubles = o 2x de um monstro conta como +0 contra você
worn-takes-out = fora do seu baralho de modificadores: { $value }

special-another-bottom-action = jogue mais uma carta da sua mão pela ação de baixo
special-another-top-action = jogue mais uma carta da sua mão pela ação de cima
special-another-turn = escolha duas cartas da sua mão e jogue mais um turno com elas nesta rodada
special-dampening-ring = o elemento é consumido e o monstro não ganha nada por ele
special-black-card = marque um inimigo adjacente normal ou elite: cada ataque contra ele tem +1 no Ataque até ele morrer
special-heart-of-the-betrayer = um inimigo normal adjacente ataca um dos próprios aliados ao alcance dele em vez de você

## Classes

part-character-class = pontos de vida { $hit-points-plain }; mão de { $hand-size }; vantagens: { $perks-plain }
part-perk = { $id }{ $times ->
    [1] { "" }
   *[other] { " " }(× { $times })
}
line-remove = { "" }
line-add = { "" }
line-ignore = { "" }

## Como a situação deve ser

when-target-adjacent-to-my-ally = o alvo está adjacente a um dos seus aliados
when-target-adjacent-to-none-of-its-allies = o alvo não está adjacente a nenhum dos aliados dele
when-self-invisible = você está invisível
when-movement-in-straight-line = o movimento foi em linha reta
when-ended-in-starting-hex = o movimento terminou onde começou
when-adjacent-to-three-enemies = três ou mais inimigos estão adjacentes a você
when-entered-hazardous-terrain-this-turn = você entrou em terreno perigoso neste turno
when-looting-1 = é Saquear 1
when-augment-action = a ação joga um aumento

## O que se conta

of-hexes-moved-this-turn = hexágonos movidos neste turno
of-hexes-moved-this-action = hexágonos movidos com esta ação
of-damage-inflicted-this-turn = dano causado neste turno
of-damage-suffered-by-target = dano que o alvo sofreu
of-max-hp-of-target = os pontos de vida máximos do alvo
of-hexes-of-destroyed-obstacles = hexágonos dos obstáculos destruídos
of-own-hp = os seus pontos de vida
of-allies-within-2 = aliados a até 2 hexágonos
of-hp-of-target = os pontos de vida do alvo
of-special-value = o número na carta do chefe
per-enemies-targeted = inimigo visado
per-enemies-killed = inimigo morto
per-my-allies-adjacent-to-target = aliado seu adjacente ao alvo
per-shield-of-target = ponto de Escudo do alvo
per-negative-conditions-on-target = condição negativa no alvo
per-adjacent-enemies = inimigo adjacente

## Efeitos duradouros próprios

lasting-draws-attacks-on-adjacent-allies = quem ataca um aliado adjacente a você ataca você em vez dele
lasting-moves-as-attacks = qualquer um dos seus Mover pode ser em vez disso um Ataque do mesmo valor
lasting-two-augments = você pode ter dois aumentos ativos
lasting-augments-on-ranged-attacks = os seus aumentos funcionam também em ataques de longo alcance
active-range = { $value ->
    [1] { "" }
   *[other] Alcance { $value }
}
verb-normal = baralho de { $deck }, { $standees } fichas
normal-normal = { "" }
normal-elite = { "" }
normal-flying = Voo
verb-boss = chefe
boss-deck = { "" }
boss-standees = { "" }
boss-levels = { "" }
boss-special-value = { "" }
boss-flying = Voo
boss-immune = imune a { $value }
boss-immovable = ninguém pode movê-lo
boss-special-1 = especial 1: { $value }
boss-special-2 = especial 2: { $value }
verb-named = uma versão mais forte de { $base }
named-scenario = { "" }
named-level = { $value-signed } de nível
named-hp = pontos de vida { $value-id }
named-attack = { $value-signed } no Ataque
named-shield = { $value-signed } em Escudo
named-acts = não joga turnos
lasting-on-death = quando morre nesta rodada
