### Regras especiais dos cenários: momentos, o que então acontece e o que vale sempre.

kind-trigger = { $when }: { $do }
trigger-once = uma vez
trigger-negative = { "" }
line-since = a partir deste momento: { $value }
line-until = até: { $value }
kind-allies = seus aliados: { $monsters }
kind-enemies-of-all = inimigos de todos: { $monsters }
kind-loot-by-action = o tesouro de objetivo só é pego com uma habilidade Saquear
kind-monster-level = { $monster }: { $plus-signed } de nível
kind-boost = { $monsters }: { $lines }
boost-per = A é o número que resta de { $value }
boost-hp = { $value-id } a mais de vida
boost-attack = { $value-id } a mais de Ataque
boost-move = { $value-id } a mais em Mover
boost-range = { $value-id } a mais de Alcance
kind-unhurt = { $monster } não sofre dano
kind-focus-on = { $monsters-id ->
    [none] os monstros que podem alcançá-lo focam em { $objective }
   *[other] { $monsters }: quem pode alcançá-lo foca em { $objective }
}
kind-indestructible = não pode ser destruído nem movido: { $art }
kind-summon-instead = { $monster } invoca em vez disso { $rank-id ->
    [elite] { $summons } elite
   *[normal] { $summons } normal
}
kind-aura = a até { $within } hexágonos de { $objective-id ->
    [none] marca { $mark-id }
   *[other] { $objective }
} { $who-id ->
    [monsters] os monstros
   *[characters-and-summons] os personagens e as criaturas invocadas
} { $heal ->
    [0] sofrem { $hurt } de dano
   *[other] curam { $heal }
} no início do seu turno
kind-toll = os personagens e as criaturas invocadas sofrem { $amount-id } de dano no { $at-id ->
    [turn-start] início
   *[turn-end] fim
} dos seus turnos
toll-art = só sobre { $value }
kind-split-start = no máximo metade dos personagens começa na mesma sala
kind-slow-moves = Mover dos personagens e das criaturas invocadas: { $less } a menos
kind-boss-specials = { $boss }: especial 1: { $special-1 }; especial 2: { $special-2 }
kind-walking-throne = { $boss } não sofre dano: é preciso atacar o trono ({ $throne-id }), que se move e chama demônios
walking-throne-way = { "" }
walking-throne-demons = { "" }

on-setup = no início do cenário
on-round = { $number ->
    [0] no { round-end } de { $which-id ->
        [odd] cada rodada ímpar
        [even] cada rodada par
       *[every] cada rodada
    }
   *[other] no { round-end } da rodada { $number }
}
round-end = { $at-id ->
    [start] início
   *[end] fim
}
round-since = a partir da rodada { $value }
round-players = { "" }
on-door = quando a porta { $mark-id } é aberta
door-end-of-round = no fim dessa rodada
on-reveal = quando a sala { $room-id } é revelada
on-entry = quando alguém do grupo entra em { $mark-id ->
    [none] certa sala
   *[other] { $mark-id }
}
entry-rooms = { "" }
on-plates = { $need-id ->
    [one] quando um personagem está numa placa marcada
    [all] quando há personagens em todas as placas marcadas
   *[each-character] quando cada personagem está numa placa marcada
}
on-killed = { $all ->
    [yes] quando não resta { killed-whom }
   *[no] { $each ->
        [yes] sempre que morre { killed-whom }
       *[no] quando morreu { killed-whom } ({ $count-id })
    }
}
killed-whom = { $monster-id ->
    [none] um inimigo
   *[other] { $monster }
}{ $rank-id ->
    [none] { "" }
    [elite] { " " }elite
   *[normal] { " " }normal
}
on-looted = { $count ->
    [0] quando todo o tesouro de objetivo foi saqueado
   *[other] quando foi saqueado tesouro de objetivo ({ $count })
}
looted-end-of-round = no fim dessa rodada
on-destroyed = quando { $objective } é destruído ({ $count })

verb-spawn = { spawn-how }: { $figures-plain }
spawn-how = { $turn-by-turn ->
    [yes] aparece, um de cada vez
   *[no] aparece
}
spawn-at = em { $value-id }
part-newcomer = { $monster }
newcomer-at = em { $value-id }
verb-set-up = mais monstros são colocados
set-up-name = { "" }
verb-open-doors = { $next-only ->
    [yes] a próxima porta se abre
   *[no] portas se abrem
}
verb-unlock-doors = portas são destrancadas
verb-add-cards = { $to-id ->
    [monsters] o baralho dos monstros recebe { $count } × { $card }
   *[each-character] o baralho de cada personagem recebe { $count } × { $card }
}
verb-give-conditions = { given-to }: { $conditions }
given-to = { $to-id ->
    [monsters] os monstros
    [door-opener] quem abriu a porta
   *[each-character] cada personagem
}
give-conditions-lasting = durante todo o cenário
verb-hurt = { hurt-to }: { $amount-id } de dano
hurt-to = { $to-id ->
    [door-opener] quem abriu a porta
    [characters-and-summons] os personagens e as criaturas invocadas
    [all] todos
   *[each-character] cada personagem
}
hurt-room = na sala { $value-id }
verb-hurt-monster = { $monster }: { $amount-id } de dano
verb-set-elements = { $strong-id ->
    [none] { "" }
   *[other] Forte: { $strong } { "" }
}{ $inert-id ->
    [none] { "" }
   *[other] Inerte: { $inert }
}
verb-place-traps = armadilhas são postas em { $at-id }
place-traps-damage = sem dano
