### La mesa tal como la muestra el modo de línea, y nombres que no están en otro catálogo.

table-round-shown = Ronda { $round } · nivel del escenario { $level }
table-order-shown = Iniciativa: { $slots-text }
table-elements-shown = Elementos:{ $strong-count ->
    [0] { "" }
   *[other] { " " }Fuerte { $strong }
}{ $waning-count ->
    [0] { "" }
   *[other] { $strong-count ->
        [0] { " " }Menguante { $waning }
       *[other] ; Menguante { $waning }
    }
}
table-card-shown = { $monster }: { $card-text }
table-mat-shown = { $seat }: mano { $hand }, descartes { $discard }, pérdida { $lost }; { $xp } XP, dinero { $money }{ $active-count ->
    [0] { "" }
   *[other] ; activas: { $active }
}
table-figure-shown = { $mark-id } { $figure } en { $cell }: { $hp }/{ $full }{ $conditions-count ->
    [0] { "" }
   *[other] , { $conditions }
}{ $bonuses-count ->
    [0] { "" }
   *[other] ; { $bonuses-text }
}
table-hex-shown = { $cell }: { $tiles-count ->
    [0] { $money ->
        [0] no hay nada
       *[other] dinero { $money }
    }
   *[other] { $tiles }{ $money ->
        [0] { "" }
       *[other] , dinero { $money }
    }
}
table-legend = Marcas: un número solo es un hexágono libre, su fila r; la columna q está arriba. + puerta, = puerta bloqueada,
    ### obstáculo, ^ trampa, , terreno impracticable, ~ terreno peligroso, _ placa de presión, $ dinero, ! tesoro.
    Figuras: BR es el Salvaje (Brute); g1 un monstruo normal con la figura 1, G1 uno de élite.
    Zonas de las cartas: ⬢ es un hexágono de la zona y ⬡ el tuyo; / empieza la fila siguiente, · es medio hexágono.

part-slot = { $initiative } { $unit }
part-stats = { $hp } puntos de vida, Movimiento { $move }, Ataque { $attack }
stats-range = Alcance { $value }
stats-shield = Escudo { $value }
stats-retaliate = Represalia { $value }
stats-retaliate-range = Represalia con Alcance { $value }
stats-target = Objetivo { $value }
stats-pierce = Perforante { $value }
stats-attackers-disadvantage = los atacantes tienen Desventaja

pile-hand = Mano
pile-picked = Elegidas para esta ronda
pile-played = Jugadas esta ronda
pile-active = Zona activa
pile-discard = Pila de descartes
pile-lost = Pila de pérdida
pile-items-ready = Objetos
pile-items-spent = Objetos gastados
pile-items-consumed = Objetos consumidos
pile-items-lost = Objetos perdidos
pile-goal = Objetivo de batalla

rank-elite = élite

deck-monsters = monstruos
    .gender = mp

result-won = Escenario ganado.
result-lost = Escenario perdido.

## De dónde vienen los números

stat-attack = ataque
stat-ward = protección
stat-shield = Escudo
stat-retaliate = Represalia
stat-advantage = Ventaja
stat-disadvantage = Desventaja
stat-target = objetivo
source-card = la propia carta
source-modifier = una carta de Modificador
source-numbered = Carta de Capacidad de monstruo
why-shielded = { $ignored ->
    [0] Ataque { $attack } − Escudo { $shield }: queda { $left }
   *[other] Ataque { $attack } − Escudo { $shield }, del que se ignora { $ignored }: queda { $left }
}
why-compared = { $better ->
    [yes] Ventaja: de { $first } ({ $first-value }) y { $second } ({ $second-value }) cuenta la mejor: { $kept }
   *[no] Desventaja: de { $first } ({ $first-value }) y { $second } ({ $second-value }) cuenta la peor: { $kept }
}

## Lo que hay en las piezas de Tesoro

what-gold = { $value } de oro
what-checkmarks = { $value } marcas
what-item = { $value }
what-sold = por segunda vez { $value }, que se vende
what-design = el diseño de objeto { $value }
what-random-design = un diseño de objeto aleatorio
    .article = no
what-side-scenario = un escenario secundario aleatorio
    .article = no
what-scenario = el escenario { $value }
source-scenario = el escenario
stat-move = Movimiento
stat-blocked = daño bloqueado

## Variantes

variant-ties-by-lot = el juego elige cuando un monstruo tiene opciones iguales
variant-solo = juego en solitario
variant-open = información pública
variant-reduced-randomness = aleatoriedad reducida
variant-permanent-death = muerte permanente
scenario-random = mazmorra aleatoria
variant-random-dungeon = mazmorra aleatoria

## Cómo se gana y se pierde un escenario

table-goal-shown = Objetivo: { $goals-text }{ $losses-count ->
    [0] { "" }
   *[other] ; se pierde si { $losses-text }
}
goal-kill-all = { $but-id ->
    [none] { $scope-id ->
        [revealed] matar a todos los enemigos revelados
       *[all] matar a todos los enemigos
    }
   *[other] matar a todos los enemigos salvo { $but }
}
goal-kill = { $monster-standees ->
    [1] matar { $monster-to }
   *[other] matar a cada { $monster }
}
goal-kill-count = { $monsters-id ->
    [none] matar a { $count-number } enemigos
   *[other] matar a { $count-number } enemigos: { $monsters-or }
}
goal-loot = { $what-id ->
    [one-each] cada personaje saquea una pieza de objetivo
   *[all] saquear todas las piezas de objetivo
}
goal-survive = sobrevivir { $rounds } rondas
goal-escape = { $by-start ->
    [yes] escapar por los hexágonos iniciales
   *[no] { $mark-id ->
        [none] { $room-id ->
            [none] escapar
           *[other] escapar a la última sala
        }
       *[other] escapar por los hexágonos marcados { $mark-id }
    }
}{ $leave ->
    [yes] , saliendo del mapa al final de una ronda
   *[no] { "" }
}
goal-reach = un personaje acaba un turno en el hexágono { $mark-id }
goal-escort = llevar { $count ->
    [1] { $objective-to }
   *[other] a { $count } { $objective-many }
} { $adjacent ->
    [yes] junto al hexágono { $mark-id }
   *[no] hasta el hexágono { $mark-id }
}
goal-protect = mantener con vida { $count ->
    [1] { $objective-to }
   *[other] a { $count } { $objective-many }
}
goal-open-doors = abrir todas las puertas
goal-reveal = { $rooms-count ->
    [1] revelar la última sala
   *[other] revelar { $rooms-count } salas determinadas
}
goal-destroy = destruir { $count ->
    [1] { $objective-the }
   *[other] { $count } { $objective-many }
}
goal-stand = tener personajes en todas las placas marcadas a la vez
goal-missing = (esta versión no puede juzgar este objetivo)
lose-objective = { $count ->
    [1] se pierde { $objective-the }
   *[other] se pierden { $count } { $objective-many }
}
lose-exhausted = { $unless-id ->
    [on-exit] un personaje queda agotado fuera de una salida
    [looted-goal] un personaje queda agotado sin haber saqueado una pieza de objetivo
   *[none] un personaje queda agotado
}{ $since-id ->
    [none] { "" }
   *[other] , a partir de este momento: { $since }
}
lose-rounds = pasan { $rounds } rondas
lose-killed = muere { $monsters-or }
lose-missing = (esta versión no puede juzgarlo)
table-mark-shown = Marca { $mark-id }: { $cells }

why-tied-second-card = Ambos tienen iniciativa { $initiative }: { $unit } actúa antes que { $rival }, cuya otra carta es más lenta
why-tied-player-first = Ambos tienen iniciativa { $initiative }: { $unit } actúa antes que { $rival }, porque los jugadores van antes que los monstruos
why-tied-as-before = Ambos tienen iniciativa { $initiative }: { $unit } actúa antes que { $rival }, como los jugadores decidieron para este mazo
why-tied-by-lot = Ambos tienen iniciativa { $initiative }: { $unit } actúa antes que { $rival }, porque el juego lo eligió al azar
why-tied-players-chose = Ambos tienen iniciativa { $initiative }: { $unit } actúa antes que { $rival }, por decisión de los jugadores
