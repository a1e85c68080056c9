### A mesa como o modo de linha a mostra, e nomes que não estão noutro catálogo.

table-round-shown = Rodada { $round } · nível do cenário { $level }
table-order-shown = Iniciativa: { $slots-text }
table-elements-shown = Elementos:{ $strong-count ->
    [0] { "" }
   *[other] { " " }Forte { $strong }
}{ $waning-count ->
    [0] { "" }
   *[other] { $strong-count ->
        [0] { " " }Enfraquecendo { $waning }
       *[other] ; Enfraquecendo { $waning }
    }
}
table-card-shown = { $monster }: { $card-text }
table-mat-shown = { $seat }: mão { $hand }, descarte { $discard }, perdidas { $lost }; { $xp } EXP, dinheiro { $money }{ $active-count ->
    [0] { "" }
   *[other] ; ativas: { $active }
}
table-figure-shown = { $mark-id } { $figure } em { $cell }: { $hp }/{ $full }{ $conditions-count ->
    [0] { "" }
   *[other] , { $conditions }
}{ $bonuses-count ->
    [0] { "" }
   *[other] ; { $bonuses-text }
}
table-hex-shown = { $cell }: { $tiles-count ->
    [0] { $money ->
        [0] não há nada
       *[other] dinheiro { $money }
    }
   *[other] { $tiles }{ $money ->
        [0] { "" }
       *[other] , dinheiro { $money }
    }
}
table-legend = Marcas: um número sozinho é um hexágono livre, a sua linha r; a coluna q fica em cima. + porta, = porta trancada,
    ### obstáculo, ^ armadilha, , terreno difícil, ~ terreno perigoso, _ placa de pressão, $ dinheiro, ! tesouro.
    Figuras: BR é o Bruto (Brute); g1 um monstro normal com a ficha 1, G1 um elite.
    Áreas das cartas: ⬢ é um hexágono da área e ⬡ o seu; / começa a linha seguinte, · é meio hexágono.

part-slot = { $initiative } { $unit }
part-stats = { $hp } pontos de vida, Mover { $move }, Ataque { $attack }
stats-range = Alcance { $value }
stats-shield = Escudo { $value }
stats-retaliate = Retaliar { $value }
stats-retaliate-range = Retaliar com Alcance { $value }
stats-target = Alvo { $value }
stats-pierce = Perfurar { $value }
stats-attackers-disadvantage = os atacantes têm Desvantagem

pile-hand = Mão
pile-picked = Escolhidas para esta rodada
pile-played = Jogadas nesta rodada
pile-active = Área ativa
pile-discard = Pilha de descarte
pile-lost = Pilha de cartas perdidas
pile-items-ready = Itens
pile-items-spent = Itens gastos
pile-items-consumed = Itens consumidos
pile-items-lost = Itens perdidos
pile-goal = Objetivo de batalha

rank-elite = elite

deck-monsters = monstros
    .gender = mp

result-won = O cenário está ganho.
result-lost = O cenário está perdido.

## De onde vêm os números

stat-attack = ataque
stat-ward = proteção
stat-shield = Escudo
stat-retaliate = Retaliar
stat-advantage = Vantagem
stat-disadvantage = Desvantagem
stat-target = alvo
source-card = a própria carta
source-modifier = uma carta de modificador
source-numbered = Carta de habilidade de monstro
why-shielded = { $ignored ->
    [0] Ataque { $attack } − Escudo { $shield }: resta { $left }
   *[other] Ataque { $attack } − Escudo { $shield }, do qual se ignora { $ignored }: resta { $left }
}
why-compared = { $better ->
    [yes] Vantagem: de { $first } ({ $first-value }) e { $second } ({ $second-value }) conta a melhor: { $kept }
   *[no] Desvantagem: de { $first } ({ $first-value }) e { $second } ({ $second-value }) conta a pior: { $kept }
}

## O que há nas peças de tesouro

what-gold = { $value } de ouro
what-checkmarks = { $value } marcas de verificação
what-item = { $value }
what-sold = pela segunda vez { $value }, que é vendido
what-design = o tipo de item { $value }
what-random-design = um tipo de item aleatório
    .article = no
what-side-scenario = um cenário secundário aleatório
    .article = no
what-scenario = o cenário { $value }
source-scenario = o cenário
stat-move = Mover
stat-blocked = dano bloqueado

## Variantes

variant-ties-by-lot = o jogo escolhe quando um monstro tem opções iguais
variant-solo = jogo solo
variant-open = informações abertas
variant-reduced-randomness = aleatoriedade reduzida
variant-permanent-death = morte permanente
scenario-random = masmorra aleatória
variant-random-dungeon = masmorra aleatória

## Como um cenário é ganho e perdido

table-goal-shown = Objetivo: { $goals-text }{ $losses-count ->
    [0] { "" }
   *[other] ; perdido se { $losses-text }
}
goal-kill-all = { $but-id ->
    [none] { $scope-id ->
        [revealed] matar todos os inimigos revelados
       *[all] matar todos os inimigos
    }
   *[other] matar todos os inimigos menos { $but }
}
goal-kill = { $monster-standees ->
    [1] matar { $monster-the }
   *[other] matar cada { $monster }
}
goal-kill-count = { $monsters-id ->
    [none] matar { $count-number } inimigos
   *[other] matar { $count-number } inimigos: { $monsters-or }
}
goal-loot = { $what-id ->
    [one-each] cada personagem saqueia uma peça de objetivo
   *[all] saquear todas as peças de objetivo
}
goal-survive = sobreviver { $rounds } rodadas
goal-escape = { $by-start ->
    [yes] escapar pelos hexágonos iniciais
   *[no] { $mark-id ->
        [none] { $room-id ->
            [none] escapar
           *[other] escapar para a última sala
        }
       *[other] escapar pelos hexágonos marcados { $mark-id }
    }
}{ $leave ->
    [yes] , saindo do mapa no fim de uma rodada
   *[no] { "" }
}
goal-reach = um personagem termina um turno no hexágono { $mark-id }
goal-escort = levar { $count ->
    [1] { $objective-the }
   *[other] { $count } { $objective-many }
} { $adjacent ->
    [yes] para junto do hexágono { $mark-id }
   *[no] até o hexágono { $mark-id }
}
goal-protect = manter { $count ->
    [1] { $objective-the }
   *[other] { $count } { $objective-many }
} com vida
goal-open-doors = abrir todas as portas
goal-reveal = { $rooms-count ->
    [1] revelar a última sala
   *[other] revelar { $rooms-count } salas determinadas
}
goal-destroy = destruir { $count ->
    [1] { $objective-the }
   *[other] { $count } { $objective-many }
}
goal-stand = ter personagens em todas as placas marcadas ao mesmo tempo
goal-missing = (esta versão não sabe julgar este objetivo)
lose-objective = { $count ->
    [1] perde-se { $objective-the }
   *[other] perdem-se { $count } { $objective-many }
}
lose-exhausted = { $unless-id ->
    [on-exit] um personagem fica exausto fora de uma saída
    [looted-goal] um personagem fica exausto sem ter saqueado uma peça de objetivo
   *[none] um personagem fica exausto
}{ $since-id ->
    [none] { "" }
   *[other] , a partir deste momento: { $since }
}
lose-rounds = passam { $rounds } rodadas
lose-killed = { $monsters-or } morre
lose-missing = (esta versão não sabe julgar isto)
table-mark-shown = Marca { $mark-id }: { $cells }

why-tied-second-card = Ambos têm iniciativa { $initiative }: { $unit } age antes de { $rival }, cuja outra carta é mais lenta
why-tied-player-first = Ambos têm iniciativa { $initiative }: { $unit } age antes de { $rival }, pois os jogadores vêm antes dos monstros
why-tied-as-before = Ambos têm iniciativa { $initiative }: { $unit } age antes de { $rival }, como os jogadores decidiram para este baralho
why-tied-by-lot = Ambos têm iniciativa { $initiative }: { $unit } age antes de { $rival }, porque o jogo escolheu por sorteio
why-tied-players-chose = Ambos têm iniciativa { $initiative }: { $unit } age antes de { $rival }, por decisão dos jogadores
