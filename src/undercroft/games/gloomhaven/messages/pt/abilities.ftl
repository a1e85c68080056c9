### O que fazem as cartas, os itens e os monstros: uma linha principal por habilidade e uma por acréscimo.

## Habilidades. Sem valor conta o da carta de atributos, e soma-se $mod

verb-attack = Ataque { $value-id ->
    [none] { $mod-signed }
   *[other] { $value }
}{ $who-id ->
    [none] { "" }
   *[other] { " " }contra { $who }
}
verb-move = Mover { $value-id ->
    [none] { $mod-signed }
   *[other] { $value }
}
verb-heal = Curar { $value }{ for-whom }
for-whom = { $who-id ->
    [none] { "" }
   *[other] { $who-side-id ->
        [self] , Próprio
       *[other] { " " }para { $who }
    }
}
verb-shield = Escudo { $value }{ for-others }
verb-retaliate = Retaliar { $value }{ for-others }
for-others = { $who-side-id ->
    [self] { "" }
   *[other] { " " }para { $who }
}
verb-loot = Saquear { $range }
verb-push = Empurrar { $value } em { $who }
verb-pull = { $toward-id ->
    [hex] Escolha um hexágono dentro de Alcance { $who-reach }: Puxar { $value } em { $who }, na direção dele
   *[self] Puxar { $value } em { $who }
}
verb-condition = { $who-side-id ->
    [self] { $conditions }, Próprio
   *[other] { $conditions } em { $who }
}
verb-suffer = { $who-side-id ->
    [self] Sofrer { $value } de dano
   *[other] { $who-count-id ->
        [1] { $who } sofre { $value } de dano
       *[other] { $who } sofrem { $value } de dano
    }
}
verb-summon = Invocar { $what-id ->
    [none] { $monsters }
   *[other] { $what }
}
verb-infuse = Infundir { $elements }
verb-consume = Consumir { $elements } → { $then-id ->
    [none] { $lines }
   *[other] { $then }{ $lines-id ->
        [none] { "" }
       *[some] , { $lines }
    }
}
verb-kill = Matar { $who }
verb-create-trap = Criar uma armadilha num hexágono vazio adjacente{ $near-enemy ->
    [yes] , o mais perto possível de um inimigo
   *[no] { "" }
}:
verb-disarm-trap = Desarmar { disarm-count }{ $through ->
    [yes] { $count-id ->
        [1] { " " }pela qual se moveu
       *[other] { " " }pelas quais se moveu
    }
   *[no] { $within ->
        [1] { $count-id ->
            [1] { " " }adjacente
           *[other] { " " }adjacentes
        }
       *[other] { " " }dentro de Alcance { $within }
    }
}
disarm-count = { $count-id ->
    [all] todas as armadilhas
    [1] uma armadilha
   *[other] { $count-id } armadilhas
}
verb-create-obstacle = Criar { $count ->
    [1] um obstáculo{ obstacle-size }
   *[other] { $count } obstáculos{ obstacle-size }
} { $where-id ->
    [killed] onde o inimigo morreu
   *[empty] { $within ->
        [1] em { $count ->
            [1] um hexágono vazio adjacente
           *[other] hexágonos vazios adjacentes
        }
       *[other] em hexágonos vazios dentro de Alcance { $within }
    }
}
obstacle-size = { $hexes ->
    [1] { "" }
   *[other] { " " }de { $hexes } hexágonos
}
verb-destroy-obstacle = Destruir { destroy-count }{ $through ->
    [yes] { $count-id ->
        [1] { " " }pelo qual se moveu
       *[other] { " " }pelos quais se moveu
    }
   *[no] { $within ->
        [1] { $count-id ->
            [1] { " " }adjacente
           *[other] { " " }adjacentes
        }
       *[other] { " " }dentro de Alcance { $within }
    }
}
destroy-count = { $count-id ->
    [all] todos os obstáculos
    [1] um obstáculo
   *[other] { $count-id } obstáculos
}
verb-move-obstacle = Mover { $within ->
    [1] um obstáculo adjacente de um hexágono
   *[other] um obstáculo de um hexágono dentro de Alcance { $within }
} até { $to } hexágonos
verb-recover = { $who-side-id ->
    [self] Recuperar
   *[other] { $who } recupera
} { $cards-id ->
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
}{ $of-neighbour ->
    [yes] { " " }de outro aliado adjacente a esse aliado
   *[no] { "" }
}
verb-refresh = { $who-side-id ->
    [self] Renovar { refresh-what }
    [self-and-allies] Renovar { refresh-what } ({ $who })
   *[other] { $who } renova { refresh-what }
}
refresh-what = { $items-id ->
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
verb-grant = { $who } pode realizar: { $then }
verb-control = Controlar { $who }{ $whole-turn ->
    [yes] : joga o turno dele nesta rodada { $chosen ->
        [yes] como você decidir
       *[no] conforme a carta de habilidade dele
    }, com inimigos e aliados trocados
   *[no] : { $then }
}
verb-active = { $effect-id ->
    [attack] { $value-signed } no Ataque{ active-only }
    [range] { $value-id ->
        [0] { active-only }:
       *[other] { $value-signed } no Alcance{ active-only }
    }
    [move] { $value-signed } em Mover{ active-only }
    [heal] { $value-signed } em Curar{ active-only }
    [add-target] Adicionar Alvo{ active-only }
    [advantage] Vantagem{ active-only }
    [double-attack] dobra o valor do ataque{ active-only }
    [conditions] { $conditions } nos seus ataques{ active-only }
    [shield] Escudo { $value }{ $source-id ->
        [attack] { " " }contra ataques
       *[none] { "" }
    }{ active-only }
    [retaliate] Retaliar { $value }{ $kind-id ->
        [melee] { " " }contra ataques corpo a corpo
        [ranged] { " " }contra ataques de longo alcance
       *[none] { "" }
    }
    [negate-damage] nega { $source-id ->
        [attack] o próximo dano de um ataque
       *[none] a próxima fonte de dano
    }{ active-only }{ $then-id ->
        [none] { "" }
       *[other] , depois { $then }
    }
    [attackers-disadvantage] os atacantes têm Desvantagem{ active-only }
    [augment] aumento dos seus ataques corpo a corpo: { active-does }
    [start-of-turn] no início de cada um dos seus turnos: { active-does }
    [end-of-turn] no fim de cada um dos seus turnos: { active-does }
   *[special] { $name }
}
active-does = { $then-id ->
    [none] { "" }
   *[other] { $then }
}
active-only = { $kind-id ->
    [none] { "" }
    [melee] { " " }em ataques corpo a corpo
   *[ranged] { " " }em ataques de longo alcance
}{ $has-id ->
    [none] { "" }
   *[other] { " " }contra alvos com { $has-or }
}{ $who-side-id ->
    [self] { "" }
   *[other] { " " }para { $who }
}{ $when-id ->
    [none] { "" }
   *[other] { " " }se { $when }
}{ $cost-id ->
    [none] { "" }
   *[other] { " " }se você destruir em troca um obstáculo adjacente
}
verb-on-death = Se morrer nesta rodada: { $then }
verb-special-action = Especial { $number }
verb-summon-by-players = Invocar { $ranks-count ->
    [1] 1 × { $monster }
   *[other] até { $ranks-count } × { $monster }
}, conforme o número de personagens
verb-open-next-door = Saltar até a próxima porta marcada, abri-la e revelar a sala
verb-act-again = Cada { $monster } joga mais um turno
verb-throne-moves = O trono avança e invoca um demônio
verb-jump-to-mark = Saltar até o próximo hexágono marcado
verb-missing = (não jogado nesta versão)

## Linhas sob a principal

line-range = Alcance { $value }
line-range-mod = Alcance { $value-signed }
line-target = Alvo { $value }
line-who = { $value }
line-area = { $value }
line-along = também contra todos os inimigos na linha reta até o alvo
line-conditions = { $value }
line-push = Empurrar { $value }
line-pull = Puxar { $value }
line-pierce = Perfurar { $value }
line-reach = o ataque corpo a corpo chega a { $value } hexágonos
line-ignore-shield = ignora Escudo
line-advantage = Vantagem
line-disadvantage = Desvantagem
line-same-target = todos os ataques têm o mesmo alvo
line-crash = ;{ $value }
line-bonuses = ;{ $value-clauses }
line-augments = ;{ $value-clauses }
line-when = se { $value }
line-jump = Salto
line-must = { $value-id ->
    [straight-line] em linha reta
    [end-beside-obstacle] terminando ao lado de um obstáculo
   *[end-beside-giver] terminando ao seu lado
}
line-loots = saqueando cada hexágono em que entra
line-per = para cada alvo que sofreu dano
line-duration = { $value-id ->
    [round] nesta rodada
   *[persistent] até o fim do cenário
}
line-at-most = no máximo { $value } fichas
line-toward = { "" }
line-beside = ao lado do alvo
line-hp = com tantos pontos de vida quanto o invocador tem, até o máximo
line-infuse = infundir { $value }
line-xp = { $value } EXP
line-damage = { $value } de dano
line-xp-when-sprung = { $value } EXP quando um inimigo a dispara
line-near-enemy = { "" }
line-onto = ;{ $value } sofre os efeitos dela
line-hexes = { "" }
line-then-lose = e depois perde { $value } cartas
line-of-neighbour = { "" }
line-my-augments = com os seus aumentos
line-then = { $value }
line-changes = { $value }
line-consume = só se consumir { $value }
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

active-who = { "" }
active-once = uma vez
active-xp = { $value } EXP a cada vez
retaliate-xp = { $value } EXP cada vez que causa dano
letter-measure = X é igual { $half-id ->
    [none] a { "" }
   *[some] à metade de { "" }
}{ $times ->
    [1] { "" }
   *[other] { $times } × { "" }
}{ $of }{ $plus ->
    [0] { "" }
   *[other] { " " }{ $plus-signed }
}{ $half-id ->
    [none] { "" }
    [up] { " " }(arredondada para cima)
   *[down] { " " }(arredondada para baixo)
}
letter-means = onde { $means }

## Partes das habilidades

part-area = { $hexes-shape ->
    [one] um hexágono
    [row] { $hexes-count } hexágonos em linha reta
    [triangle] um triângulo de 3 hexágonos
    [flower] um hexágono e os 6 ao redor
   *[other] uma área de { $hexes-count } hexágonos
} { $hexes-drawn }
part-whom = { $of-id ->
    [attacker] o atacante
    [target] { $within-id ->
        [none] o alvo{ $rank-id ->
            [none] { "" }
           *[other] { " " }se for um inimigo{ whom-rank }
        }
       *[other] { whom-side }{ whom-where } { $lines }
    }
   *[other] { whom-side }{ whom-where } { $lines }
}
whom-side = { $side-id ->
    [self] si mesmo
    [self-and-allies] { $count-id ->
        [all] si mesmo e todos os aliados{ whom-near-many }
       *[other] si mesmo ou um aliado{ whom-near }
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
}
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
    [target] { $count-id ->
        [1] { " " }adjacente ao alvo
       *[other] { " " }adjacentes ao alvo
    }
    [through] { " " }por cujo hexágono se moveu
    [entered] { " " }nos hexágonos percorridos ou adjacentes a eles
    [area] { " " }na área
    [killed] { $count-id ->
        [1] { " " }adjacente ao inimigo morto
       *[other] { " " }adjacentes ao inimigo morto
    }
    [obstacles] { $count-id ->
        [1] { " " }adjacente aos obstáculos afetados
       *[other] { " " }adjacentes aos obstáculos afetados
    }
    [room] { " " }na mesma sala
    [hex] { " " }a até { $within-id } hexágonos dele
    [targets] { " " }entre os alvos
   *[map] { " " }no mapa
}
whom-reach = { "" }
whom-has = com { $value-or }
whom-hp-at-most = com { $value } pontos de vida ou menos
part-bonus = { $listed } { $per-id ->
    [none] se { $when }
   *[other] para cada { $per }
}
bonus-attack = { $value-signed } no Ataque
bonus-money = { $value } de dinheiro
part-augment = consumir { $elements } → { $lines }
part-crash = { $into-id ->
    [obstacle] para cada obstáculo contra o qual é empurrado
   *[wall-or-obstacle] para cada hexágono do empurrão que uma parede ou um obstáculo detém
}: { $damage } de dano{ $destroys ->
    [yes] , o obstáculo é destruído
   *[no] { "" }
}
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
changes-shield = { $value-signed } no Escudo
changes-retaliate = { $value-signed } em Retaliar
changes-push = { $value-signed } em Empurrar
changes-pull = { $value-signed } em Puxar
changes-pierce = { $value-signed } em Perfurar
changes-range = { $value-signed } no Alcance
changes-value = mais { $value }
changes-bonus = cada um desses bônus dá { $value-signed } no Ataque
changes-cards = { $value ->
    [1] mais uma carta
   *[other] mais { $value } cartas
}
changes-target = Alvo { $value }
changes-double = dobra o valor
changes-who = em vez disso, { $value }
changes-measure = em vez disso { $value-means }
changes-instead = em vez disso: { $value }
augment-then = ;também { $value }

## Metades e cartas

part-half = { $abilities-sentences } { $sentences }
half-lost = perdida
half-unrecoverable = não pode ser recuperada
half-duration = { $value-id ->
    [round] bônus de rodada
   *[persistent] bônus persistente
}
half-slots = { $value-count ->
    [1] 1 uso, { $value-most } EXP
   *[other] { $value-count } usos{ $value-each ->
        [0] { "" }
        [some] ; { $value-most } EXP nos usos { $value-places }
       *[other] , { $value-each } EXP cada
    }
}
part-card = { $character }, nível { $level-id }, iniciativa { $initiative }
    cima: { $top }
    baixo: { $bottom }
part-ability-card = { $initiative }: { $abilities-sentences } { $infuse-id ->
    [none] { "" }
   *[other] Infundir { $infuse }.
} { $sentences }
ability-card-shuffle = embaralhe este baralho no fim da rodada
part-ability-deck = { $cards }

## Itens

part-item = { $slot-id ->
    [head] cabeça
    [body] corpo
    [legs] pernas
    [one-hand] uma mão
    [two-hands] duas mãos
   *[small] item pequeno
}, { $price } de ouro. { $when-id ->
    [worn] Enquanto equipado
    [initiative] Quando as cartas são reveladas
    [turn] No seu turno
    [end-of-turn] No fim do seu turno
    [move] Durante a sua habilidade Mover
    [attack] Durante o seu ataque
    [melee-attack] Durante o seu ataque corpo a corpo
    [ranged-attack] Durante o seu ataque de longo alcance
    [heal] Durante a sua habilidade Curar
    [loot] Durante a sua habilidade Saquear
    [create-obstacle] Quando você cria obstáculos
    [ally-attack] Durante o ataque de um aliado
    [attacked] Quando você é atacado
    [damaged] Quando um ataque for causar dano a você
    [summon-damaged] Quando um ataque for causar dano a uma das suas criaturas invocadas
    [kill] Quando você mata um inimigo no seu turno
   *[enemy-consumes] Quando um monstro vai consumir um elemento
}{ item-limits }: { item-price }{ $sentences } { $use-id ->
    [spent] { $use-slots ->
        [0] Gasto ao ser usado.
       *[other] Gasto após { $use-slots } usos.
    }
    [consumed] { $use-slots ->
        [0] Consumido ao ser usado.
       *[other] Consumido após { $use-slots } usos.
    }
    [lost] Perdido ao ser usado.
   *[always] { $when-id ->
        [worn] { "" }
       *[other] Não é gasto nem consumido.
    }
} { $minus-ones ->
    [0] { "" }
    [1] Adicione uma carta −1 ao seu baralho de modificadores de ataque.
   *[other] Adicione { $minus-ones } cartas −1 ao seu baralho de modificadores de ataque.
}
item-limits = { $scope-id ->
    [none] { "" }
    [single] { " " }(um único ataque)
   *[entire] { " " }(toda a ação de ataque)
}{ $single-target ->
    [yes] { " " }com um único alvo
   *[no] { "" }
}{ $only-id ->
    [none] { "" }
   *[other] , se { $only }
}{ $moved-at-least ->
    [0] { "" }
   *[other] , se você se moveu pelo menos { $moved-at-least } hexágonos
}{ $moved-at-most ->
    [none] { "" }
    [1] , se você se moveu no máximo 1 hexágono
   *[other] , se você se moveu no máximo { $moved-at-most } hexágonos
}{ $own-hp ->
    [0] { "" }
    [1] , se você tiver exatamente 1 ponto de vida
   *[other] , se você tiver exatamente { $own-hp } pontos de vida
}{ $against-id ->
    [none] { "" }
   *[other] , só contra { $against-or }
}{ $strong-id ->
    [none] { "" }
   *[other] , se { $strong } estiver Forte
}{ $once-a-turn ->
    [yes] , uma vez por turno
   *[no] { "" }
}{ $while-stunned ->
    [yes] , mesmo atordoado
   *[no] { "" }
}
item-price = { $elements-id ->
    [none] { "" }
   *[other] consumir { $elements } → { "" }
}{ $suffers ->
    [0] { "" }
   *[other] sofrer { $suffers } de dano{ $suffers-each ->
        [yes] { " " }para cada ataque
       *[no] { "" }
    } → { "" }
}
item-count = { "" }
item-prosperity = { "" }
item-design = { "" }
item-solo = { "" }
item-initiative = aumente ou diminua a sua iniciativa em { $value }
item-negates = nega o dano
item-abilities = { $value }
item-worn = { $value }
item-special = { $value }
part-worn = { $lines }
worn-flying = Voo
worn-phasing = no hexágono de um obstáculo você está invisível e não pode atacar
worn-immune = imune a { $value }
worn-becomes = as condições mudam quando você as recebe: { $value }
worn-unmoved = você não pode ser movido contra a sua vontade
worn-ignores = { $value-id ->
    [difficult] o terreno difícil não afeta você
    [hazardous] o terreno perigoso não afeta você
   *[some] nem o terreno difícil nem o perigoso afetam você
}
worn-basic-move = a sua ação básica da metade de baixo é Mover { $value }
worn-basic-attack = a sua ação básica da metade de cima é Ataque { $value }
worn-small-slots = você leva mais { $value } itens pequenos
worn-focus-initiative = os monstros tratam a sua iniciativa como { $value } ao escolher o foco
worn-softens-doubles = a carta 2x de um monstro conta como +0 contra você
worn-takes-out = remova { $value } do seu baralho de modificadores de ataque
when-target-adjacent-to-my-ally-monster = o alvo estiver adjacente a um aliado do monstro

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

when-target-adjacent-to-my-ally = o alvo estiver adjacente a um dos seus aliados
when-target-adjacent-to-none-of-its-allies = o alvo não estiver adjacente a nenhum dos aliados dele
when-self-invisible = você estiver invisível
when-movement-in-straight-line = o movimento foi em linha reta
when-ended-in-starting-hex = o movimento terminou onde começou
when-adjacent-to-three-enemies = três ou mais inimigos estiverem adjacentes a você
when-entered-hazardous-terrain-this-turn = você entrou em terreno perigoso neste turno
when-looting-1 = for Saquear 1
when-augment-action = a ação jogar um aumento

## O que se conta

of-hexes-moved-this-turn = o número de hexágonos percorridos neste turno
of-hexes-moved-this-action = o número de hexágonos percorridos com esta ação
of-damage-inflicted-this-turn = o dano causado neste turno
of-damage-suffered-by-target = o dano que o alvo sofreu
of-max-hp-of-target = os pontos de vida máximos do alvo
of-hexes-of-destroyed-obstacles = o número de hexágonos dos obstáculos destruídos
of-own-hp = os pontos de vida atuais dele
of-allies-within-2 = o número de aliados a até 2 hexágonos de você
of-hp-of-target = os pontos de vida atuais do alvo
of-special-value = o número na carta do chefe
per-enemies-targeted = inimigo visado
per-enemies-killed = inimigo morto
per-my-allies-adjacent-to-target = aliado seu adjacente ao alvo
per-shield-of-target = ponto de Escudo do alvo
per-negative-conditions-on-target = condição negativa no alvo
per-adjacent-enemies = inimigo adjacente

## Efeitos duradouros próprios

lasting-draws-attacks-on-adjacent-allies = os inimigos que atacarem um aliado adjacente a você atacam você em vez dele
lasting-moves-as-attacks = você pode realizar qualquer uma das suas habilidades Mover como um Ataque do mesmo valor
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
boss-immovable = não pode ser movido
boss-special-1 = especial 1: { $value }
boss-special-2 = especial 2: { $value }
verb-named = { $base } elite com outros valores
named-scenario = { "" }
named-level = { $value-signed } de nível
named-hp = pontos de vida: { $value-number }
named-attack = { $value-signed } no Ataque
named-shield = { $value-signed } no Escudo
named-acts = não joga turnos
lasting-on-death = quando morrer nesta rodada
