### Reglas especiales de los escenarios: momentos, lo que entonces ocurre y lo que vale siempre.

kind-trigger = { $when }: { $do }
trigger-once = una vez
trigger-negative = { "" }
line-since = desde este momento: { $value }
line-until = hasta: { $value }
kind-allies = vuestros aliados: { $monsters }
kind-enemies-of-all = enemigos de todos: { $monsters }
kind-loot-by-action = el tesoro objetivo solo se toma con una capacidad de Saqueo
kind-monster-level = { $monster }: { $plus-signed } de nivel
kind-boost = { $monsters }: { $lines }
boost-per = A es el número que queda de { $value }
boost-hp = { $value-id } más de vida
boost-attack = { $value-id } más de Ataque
boost-move = { $value-id } más de Movimiento
boost-range = { $value-id } más de Alcance
kind-unhurt = { $monster } no sufre daño
kind-focus-on = { $monsters-id ->
    [none] los monstruos que pueden alcanzarlo centran su atención en { $objective }
   *[other] { $monsters }: quienes pueden alcanzarlo centran su atención en { $objective }
}
kind-indestructible = no se puede destruir ni mover: { $art }
kind-summon-instead = { $monster } invoca en su lugar { $rank-id ->
    [elite] { $summons } de élite
   *[normal] { $summons } normal
}
kind-aura = a { $within } hexágonos o menos de { $objective-id ->
    [none] la marca { $mark-id }
   *[other] { $objective }
} { $who-id ->
    [monsters] los monstruos
   *[characters-and-summons] los personajes y las invocaciones
} { $heal ->
    [0] sufren { $hurt } de daño
   *[other] se curan { $heal }
} al inicio de su turno
kind-toll = los personajes y las invocaciones sufren { $amount-id } de daño al { $at-id ->
    [turn-start] inicio
   *[turn-end] final
} de sus turnos
toll-art = solo sobre { $value }
kind-split-start = como mucho la mitad de los personajes empieza en la misma sala
kind-slow-moves = Movimientos de personajes e invocaciones: { $less } menos
kind-boss-specials = { $boss }: especial 1: { $special-1 }; especial 2: { $special-2 }
kind-walking-throne = { $boss } no sufre daño: hay que atacar el trono ({ $throne-id }), que se mueve y llama demonios
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
on-reveal = cuando se revela la sala { $room-id }
on-entry = cuando alguien del grupo entra en { $mark-id ->
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
    [yes] cuando no queda { killed-whom }
   *[no] { $each ->
        [yes] cada vez que muere { killed-whom }
       *[no] cuando ha muerto { killed-whom } ({ $count-id })
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
    [0] cuando se ha saqueado todo el tesoro objetivo
   *[other] cuando se ha saqueado tesoro objetivo ({ $count })
}
looted-end-of-round = al final de esa ronda
on-destroyed = cuando se destruye { $objective } ({ $count })

verb-spawn = { spawn-how }: { $figures-plain }
spawn-how = { $turn-by-turn ->
    [yes] aparece, uno cada vez
   *[no] aparece
}
spawn-at = en { $value-id }
part-newcomer = { $monster }
newcomer-at = en { $value-id }
verb-set-up = se colocan más monstruos
set-up-name = { "" }
verb-open-doors = { $next-only ->
    [yes] se abre la siguiente puerta
   *[no] se abren puertas
}
verb-unlock-doors = se desbloquean puertas
verb-add-cards = { $to-id ->
    [monsters] el mazo de los monstruos recibe { $count } × { $card }
   *[each-character] el mazo de cada personaje recibe { $count } × { $card }
}
verb-give-conditions = { given-to }: { $conditions }
given-to = { $to-id ->
    [monsters] los monstruos
    [door-opener] quien abrió la puerta
   *[each-character] cada personaje
}
give-conditions-lasting = durante todo el escenario
verb-hurt = { hurt-to }: { $amount-id } de daño
hurt-to = { $to-id ->
    [door-opener] quien abrió la puerta
    [characters-and-summons] los personajes y las invocaciones
    [all] todos
   *[each-character] cada personaje
}
hurt-room = en la sala { $value-id }
verb-hurt-monster = { $monster }: { $amount-id } de daño
verb-set-elements = { $strong-id ->
    [none] { "" }
   *[other] Fuerte: { $strong } { "" }
}{ $inert-id ->
    [none] { "" }
   *[other] Inerte: { $inert }
}
verb-place-traps = se ponen trampas en { $at-id }
place-traps-damage = sin daño
