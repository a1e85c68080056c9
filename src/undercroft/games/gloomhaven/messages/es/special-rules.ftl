### Reglas especiales de los escenarios: momentos, lo que entonces ocurre y lo que vale siempre.

kind-trigger = { $when }: { $do }
trigger-once = { "" }
trigger-negative = { "" }
line-since = ;empieza { $value }
line-until = ;termina { $value }
kind-allies = aliados vuestros: { $monsters }
kind-enemies-of-all = enemigos de todos: { $monsters }
kind-loot-by-action = las piezas de objetivo solo se saquean con una capacidad de Saqueo
kind-monster-level = { $monster }: { $plus-signed } de nivel
kind-boost = { $monsters }: { $lines }
boost-per = ;A es el número de { $value-many } que quedan
boost-hp = puntos de vida +{ $value-number }
boost-attack = Ataque +{ $value-number }
boost-move = Movimiento +{ $value-number }
boost-range = Alcance +{ $value-number }
kind-unhurt = { $monster } no sufre daño
kind-focus-on = { $monsters-id ->
    [none] los monstruos que pueden alcanzar { $objective-the } centran la atención ahí
   *[other] { $monsters } centran la atención en { $objective-the } si pueden alcanzarlo
}
kind-indestructible = { $art }: no se puede destruir ni mover
kind-summon-instead = { $monster } invoca en su lugar { $rank-id ->
    [elite] { $summons } de élite
   *[normal] { $summons } normal
}
kind-aura = { $who-id ->
    [monsters] los monstruos
   *[characters-and-summons] los personajes y las invocaciones
} a { $within } hexágonos o menos { $objective-id ->
    [none] del hexágono { $mark-id }
   *[other] { $objective-of }
} { $heal ->
    [0] sufren { $hurt } de daño
   *[other] se curan { $heal }
} al inicio de su turno
kind-toll = los personajes y las invocaciones sufren { $amount-number } de daño al { $at-id ->
    [turn-start] inicio
   *[turn-end] final
} de cada uno de sus turnos
toll-art = solo en hexágonos con { $value }
kind-split-start = en la misma sala empieza como mucho la mitad de los personajes, redondeando hacia arriba
kind-slow-moves = capacidades de Movimiento de personajes e invocaciones: −{ $less }
kind-boss-specials = { $boss }: especial 1: { $special-1 }; especial 2: { $special-2 }
kind-walking-throne = { $boss } no sufre daño: hay que atacar su trono, que se desplaza e invoca demonios
walking-throne-throne = { "" }
walking-throne-way = { "" }
walking-throne-demons = { "" }

on-setup = al inicio del escenario
on-round = { $number ->
    [0] al { round-end } de { $which-id ->
        [odd] cada ronda impar
        [even] cada ronda par
       *[every] cada ronda
    }
   *[other] al { round-end } de la ronda { $number }
}
round-end = { $at-id ->
    [start] inicio
   *[end] final
}
round-since = desde la ronda { $value }
round-players = { "" }
on-door = cuando se abre la puerta { $mark-id }
door-end-of-round = al final de esa ronda
on-reveal = cuando se revela otra sala
on-entry = cuando un personaje o un aliado entra en { $mark-id ->
    [none] cierta sala
   *[other] el hexágono { $mark-id }
}
entry-rooms = { "" }
on-plates = { $need-id ->
    [one] cuando un personaje está en una placa marcada
    [all] cuando hay personajes en todas las placas marcadas
   *[each-character] cuando cada personaje está en una placa marcada
}
on-killed = { $all ->
    [yes] cuando han muerto todos ({ killed-whom })
   *[no] { $each ->
        [yes] cada vez que muere { killed-whom }
       *[no] cuando han muerto { $count-number } × { killed-whom }
    }
}
killed-whom = { $monster-id ->
    [none] un enemigo
   *[other] { $monster }
}{ $rank-id ->
    [none] { "" }
    [elite] { " " }de élite
   *[normal] { " " }normal
}
on-looted = { $count ->
    [0] cuando se han saqueado todas las piezas de objetivo
    [1] cuando se ha saqueado una pieza de objetivo
   *[other] cuando se han saqueado { $count } piezas de objetivo
}
looted-end-of-round = al final de esa ronda
on-destroyed = { $count ->
    [1] cuando se destruye { $objective-the }
   *[other] cuando se destruyen { $count } { $objective-many }
}

verb-spawn = { $turn-by-turn ->
    [yes] aparece uno de estos, por orden: { $figures-plain }
   *[no] { $figures-count ->
        [1] aparece { $figures-plain }
       *[other] aparecen { $figures }
    }
}{ $at-id ->
    [none] { "" }
   *[other] { " " }en el hexágono { $at-id }
}
part-newcomer = { $monster }{ $ranks-id ->
    [eee] { " " }de élite
   *[other] { "" }
}{ $at-id ->
    [none] { "" }
   *[other] { " " }(en el hexágono { $at-id })
}
verb-set-up = se colocan más monstruos
set-up-name = { "" }
verb-open-doors = { $next-only ->
    [yes] se abre la siguiente puerta
   *[no] se abren puertas
}
verb-unlock-doors = se desbloquean puertas
verb-add-cards = { $to-id ->
    [monsters] baraja { $count } cartas { $card } en el mazo de Modificadores de ataque de los monstruos
   *[each-character] baraja { $count } cartas { $card } en el mazo de Modificadores de ataque de cada personaje
}
verb-give-conditions = { given-to } { $to-id ->
    [monsters] reciben
   *[other] recibe
} { $conditions }
given-to = { $to-id ->
    [monsters] todos los monstruos
    [door-opener] el personaje que abrió la puerta
   *[each-character] cada personaje
}
give-conditions-lasting = durante todo el escenario
verb-hurt = { hurt-to } { $to-id ->
    [door-opener] sufre
    [each-character] sufre
   *[other] sufren
} { $amount-number } de daño
hurt-to = { $to-id ->
    [door-opener] el personaje que abrió la puerta
    [characters-and-summons] todos los personajes e invocaciones
    [all] todas las figuras
   *[each-character] cada personaje
}
hurt-room = solo en una sala
verb-hurt-monster = { $monster } sufre { $amount-number } de daño
verb-set-elements = { $strong-id ->
    [none] { "" }
   *[other] { $strong } { $strong-count ->
        [1] pasa
       *[other] pasan
    } a Fuerte
}{ $inert-id ->
    [none] { "" }
   *[other] { $strong-id ->
        [none] { "" }
       *[other] , { "" }
    }{ $inert } { $inert-count ->
        [1] pasa
       *[other] pasan
    } a Inerte
}
verb-place-traps = se colocan trampas en los hexágonos { $at-id }
formula-up = { $value } (redondeando hacia arriba)
formula-down = { $value } (redondeando hacia abajo)
letter-P = número de personajes
letter-N = nivel del escenario
letter-H = puntos de vida de élite
letter-A = A
place-traps-damage = sin daño
