### Regras especiais dos cenários: momentos, o que então acontece e o que vale sempre.

kind-trigger = { $when }: { $do }
trigger-once = { "" }
trigger-negative = { "" }
line-since = ;começa { $value }
line-until = ;termina { $value }
kind-allies = aliados de vocês: { $monsters }
kind-enemies-of-all = inimigos de todos: { $monsters }
kind-loot-by-action = as peças de objetivo só podem ser saqueadas com uma habilidade Saquear
kind-monster-level = { $monster }: { $plus-signed } de nível
kind-boost = { $monsters }: { $lines }
boost-per = ;A é o número de { $value-many } que restam
boost-hp = pontos de vida +{ $value-number }
boost-attack = Ataque +{ $value-number }
boost-move = Mover +{ $value-number }
boost-range = Alcance +{ $value-number }
kind-unhurt = { $monster } não sofre dano
kind-focus-on = { $monsters-id ->
    [none] os monstros que podem alcançar { $objective-the } focam ali
   *[other] { $monsters } focam { $objective-in } se puderem alcançar
}
kind-indestructible = { $art }: não pode ser destruído nem movido
kind-summon-instead = { $monster } invoca em vez disso { $rank-id ->
    [elite] { $summons } elite
   *[normal] { $summons } normal
}
kind-aura = { $who-id ->
    [monsters] os monstros
   *[characters-and-summons] os personagens e as criaturas invocadas
} a até { $within } hexágonos { $objective-id ->
    [none] do hexágono { $mark-id }
   *[other] { $objective-of }
} { $heal ->
    [0] sofrem { $hurt } de dano
   *[other] curam { $heal }
} no início do turno deles
kind-toll = os personagens e as criaturas invocadas sofrem { $amount-number } de dano no { $at-id ->
    [turn-start] início
   *[turn-end] fim
} de cada um dos seus turnos
toll-art = só em hexágonos com { $value }
kind-split-start = no máximo metade dos personagens, arredondada para cima, começa na mesma sala
kind-slow-moves = habilidades Mover dos personagens e das criaturas invocadas: −{ $less }
kind-boss-specials = { $boss }: especial 1: { $special-1 }; especial 2: { $special-2 }
kind-walking-throne = { $boss } não sofre dano: é preciso atacar o trono, que se desloca e invoca demônios
walking-throne-throne = { "" }
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
on-reveal = quando outra sala é revelada
on-entry = quando um personagem ou um aliado entra { $mark-id ->
    [none] em certa sala
   *[other] no hexágono { $mark-id }
}
entry-rooms = { "" }
on-plates = { $need-id ->
    [one] quando um personagem está numa placa marcada
    [all] quando há personagens em todas as placas marcadas
   *[each-character] quando cada personagem está numa placa marcada
}
on-killed = { $all ->
    [yes] quando morreram todos ({ killed-whom })
   *[no] { $each ->
        [yes] sempre que morre { killed-whom }
       *[no] quando morreram { $count-number } × { killed-whom }
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
    [0] quando todas as peças de objetivo foram saqueadas
    [1] quando uma peça de objetivo foi saqueada
   *[other] quando { $count } peças de objetivo foram saqueadas
}
looted-end-of-round = no fim dessa rodada
on-destroyed = { $count ->
    [1] quando { $objective-the } é destruído
   *[other] quando { $count } { $objective-many } são destruídos
}

verb-spawn = { $turn-by-turn ->
    [yes] aparece um destes, na ordem: { $figures-plain }
   *[no] { $figures-count ->
        [1] aparece { $figures-plain }
       *[other] aparecem { $figures }
    }
}{ $at-id ->
    [none] { "" }
   *[other] { " " }no hexágono { $at-id }
}
part-newcomer = { $monster }{ $ranks-id ->
    [eee] { " " }elite
   *[other] { "" }
}{ $at-id ->
    [none] { "" }
   *[other] { " " }(no hexágono { $at-id })
}
verb-set-up = mais monstros são colocados
set-up-name = { "" }
verb-open-doors = { $next-only ->
    [yes] a próxima porta se abre
   *[no] portas se abrem
}
verb-unlock-doors = portas são destrancadas
verb-add-cards = { $to-id ->
    [monsters] embaralhe { $count } cartas { $card } no baralho de modificadores de ataque dos monstros
   *[each-character] embaralhe { $count } cartas { $card } no baralho de modificadores de ataque de cada personagem
}
verb-give-conditions = { given-to } { $to-id ->
    [monsters] recebem
   *[other] recebe
} { $conditions }
given-to = { $to-id ->
    [monsters] todos os monstros
    [door-opener] o personagem que abriu a porta
   *[each-character] cada personagem
}
give-conditions-lasting = durante todo o cenário
verb-hurt = { hurt-to } { $to-id ->
    [door-opener] sofre
    [each-character] sofre
   *[other] sofrem
} { $amount-number } de dano
hurt-to = { $to-id ->
    [door-opener] o personagem que abriu a porta
    [characters-and-summons] todos os personagens e criaturas invocadas
    [all] todas as figuras
   *[each-character] cada personagem
}
hurt-room = só em uma sala
verb-hurt-monster = { $monster } sofre { $amount-number } de dano
verb-set-elements = { $strong-id ->
    [none] { "" }
   *[other] { $strong } { $strong-count ->
        [1] passa
       *[other] passam
    } a Forte
}{ $inert-id ->
    [none] { "" }
   *[other] { $strong-id ->
        [none] { "" }
       *[other] , { "" }
    }{ $inert } { $inert-count ->
        [1] passa
       *[other] passam
    } a Inerte
}
verb-place-traps = armadilhas são colocadas nos hexágonos { $at-id }
formula-up = { $value } (arredondado para cima)
formula-down = { $value } (arredondado para baixo)
letter-P = número de personagens
letter-N = nível do cenário
letter-H = pontos de vida do elite
letter-A = A
place-traps-damage = sem dano
