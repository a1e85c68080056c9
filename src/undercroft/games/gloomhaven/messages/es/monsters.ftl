## Cómo deciden los monstruos: medidas de una comparación

measure-hazards = menos hexágonos negativos en el camino hasta un ataque
measure-movement = menos movimiento hasta un ataque
measure-proximity = más cerca de donde está
measure-initiative = antes en el orden de iniciativa
    .values = no

## Cómo deciden los monstruos: pasos del razonamiento. $figures, $cells y $goal son nombres o listas de nombres

why-monster-cut = { $dropped-count ->
    [0] { $best ->
        [none] { $measure }: por igual { $kept }
       *[other] { $measure }: { $best } por igual para { $kept }
    }
   *[other] { $best ->
        [none] { $measure }: { $kept }; fuera: { $dropped }
       *[other] { $measure }: { $kept } con { $best }; fuera: { $dropped }
    }
}
why-monster-invisible = Invisible: no puede centrar la atención en { $figures-the } ni atacar { $figures-to }
why-monster-as-melee = Sin ataque, centra la atención como para un ataque cuerpo a cuerpo
why-monster-out-of-every-reach = Nunca puede llegar a un hexágono desde el que atacar { $figures-to }
why-monster-no-focus = No puede centrar la atención en nadie: ni se mueve ni ataca
why-monster-focus-tie = Los jugadores eligen en quién centra la atención, pues nada distingue { $figures-to }
why-monster-focus = Centra la atención en { $figures-the }
why-monster-hazards-on-the-way = Todo camino para atacar { $figures-to } entra en { $count ->
    [one] un hexágono negativo
   *[other] al menos { $count } hexágonos negativos
}: elige el camino que menos tiene
why-monster-detour = Para atacar { $figures-to } prefiere { $count } de movimiento sin hexágonos negativos a { $more } con ellos
why-monster-out-of-reach = No puede atacar { $figures-to } este turno: necesita { $count } de movimiento y tiene { $more }
why-monster-candidates = { $count ->
    [one] Este turno puede alcanzar { $figures-to } desde un hexágono: { $cells }
   *[other] Este turno puede alcanzar { $figures-to } desde { $count } hexágonos: { $cells }
}
why-monster-no-attack = Sin ataque, se mueve como para un ataque cuerpo a cuerpo y no ataca a nadie
why-monster-muddled = Está confundido y ya tiene Desventaja, así que no se aparta
why-monster-sheds-disadvantage = Ataca { $figures-to } desde un hexágono no adyacente, así que sin Desventaja
why-monster-keeps-disadvantage = Desde ningún hexágono puede atacar { $figures-to } sin estar adyacente: mantiene la Desventaja
why-monster-most-targets = { $count } objetivos, incluyendo { $figures-the }, son el máximo que puede atacar
why-monster-groups-tie = { $count } grupos de objetivos están empatados: los jugadores eligen
why-monster-from-here = Ataca { $figures-to } desde donde está
why-monster-by-rank = Los demás objetivos, por proximidad y luego por iniciativa: { $figures-the }
why-monster-beside-here = Ya está adyacente { $figures-to } y se queda
why-monster-beside = Va hacia { $cells }, adyacente { $figures-to }, a { $count } de movimiento{ $cells-count ->
    [1] { "" }
   *[other] {": los jugadores eligen"}
}
why-monster-from-there = El mejor ataque contra { $figures-the } es desde { $cells }, a { $count } de movimiento{ $cells-count ->
    [1] { "" }
   *[other] {": los jugadores eligen"}
}
why-monster-nears = Lo más cerca que llega de { $goal } es { $cells }, con { $count } de movimiento{ $cells-count ->
    [1] { "" }
   *[other] {": los jugadores eligen"}
}
why-monster-no-nearer = Ningún hexágono donde pueda terminar está más cerca de { $goal }: se queda
why-sight-clear = Una línea de esquina a esquina no toca ninguna pared
why-sight-adjacent = Los hexágonos adyacentes siempre se ven
why-sight-blocked = Toda línea de esquina a esquina toca una pared
