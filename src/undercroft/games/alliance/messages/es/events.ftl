### Lo que ocurre en la mazmorra.

## Preparación

event-first-player-drawn = { $seat-the } es el jugador inicial.
event-heroes-revealed = Disponibles: { $heroes }.
event-hero-taken = { $hero } se une a { $seat-the }.
event-preset-taken = { $seat-the } recibe por sorteo una alianza predefinida: { $preset }.
event-heroes-returned = { $heroes-count ->
    [0] { "" }
   *[other] Vuelven a la caja: { $heroes }.
}
event-deck-shuffled = { $seat-the } baraja { $cards-count } cartas iniciales para formar su mazo.
event-starting-tile-laid = { $seat-the } coloca su losa inicial junto a una entrada.
event-hero-placed = { $figure-the } empieza en { $cell }.
event-supplies-laid-out = Los mazos están barajados; las Reservas de XP tienen { $pools-0 } y { $pools-1 }.
event-solo-deck-shuffled = Se baraja el Mazo Solitario/Cooperativo.

## Rondas y activaciones

event-round-begun = Empieza la ronda { $round }.
event-cycle-begun = Ciclo { $cycle }.
event-part-begun = { $part-id ->
    [heroes] { "" }
    [monsters] Empieza la parte de los monstruos del ciclo.
    [end] Empieza la Fase Final.
   *[other] { "" }
}
event-hero-activated = Se activa { $figure-the }.
event-monster-activated = { $seat-the } activa { $figure-to }{ $bonus ->
    [0] { "" }
   *[other] { " " }con { $bonus-signed } a su ataque
}.
event-activation-ended = { "" }
event-rested = { $figure-the } descansa.
event-attack-forgone = { $figure-the } renuncia a atacar y se mueve por segunda vez.
event-steps-ended = { "" }
event-exhausted = { $figure-the } queda { $figure-gender ->
    [f] exhausta
   *[other] exhausto
}.
event-readied = { $figure-the } vuelve a estar { $figure-gender ->
    [f] preparada
   *[other] preparado
}.
event-effects-ended = { "" }
event-first-player-passed = { $seat-the } es ahora el jugador inicial.
event-early-end-fixed = El Mazo de Mazmorra está vacío y no queda ningún monstruo: este es el último ciclo.
event-game-over = { $result-id ->
    [tie] La partida ha terminado: empate.
    [won] Partida ganada: la puntuación es { $report-score }, rango { $report-rank }.
    [lost] Partida perdida: la puntuación es { $report-score }, rango { $report-rank }.
   *[other] La partida ha terminado: gana { $winners-the }.
}

## Movimiento

event-walked = { $figure-the } se mueve a { $cell }.
    .last = yes
event-displaced = { $figure-the } acaba en { $cell }.
event-swapped = { $figure-the } y { $other-the } intercambian sus casillas.
event-faced = { $figure-the } se gira hacia el { $facing ->
    [0] este
    [2] sur
    [4] oeste
   *[6] norte
}.
event-speed-paid = { $figure-the } gasta { $points ->
    [one] { $points } punto de Velocidad
   *[other] { $points } puntos de Velocidad
}.
event-speed-lost = { $points ->
    [0] { $figure-the } no tiene puntos de Velocidad que perder.
    [one] { $figure-the } pierde { $points } punto de Velocidad.
   *[other] { $figure-the } pierde { $points } puntos de Velocidad.
}
event-parameter-set = { $parameter-id ->
    [second_move] { $figure-the } no tendrá segundo movimiento en esta activación.
   *[other] Las reglas cambian para { $figure-the } en esta activación.
}
event-left-dungeon = { $figure-the } abandona la mazmorra y vuelve sin daño a su losa inicial, en { $cell }.

## Puertas, losas y amenazas

event-checked = { $what-id ->
    [locked-door] Puerta cerrada
    [secret-door] Puerta secreta
    [locked-chest] Cofre Cerrado
   *[trap] Trampa
}, nivel { $needed }: { $die ->
    [-1] no hace falta tirar
   *[other] sale un { $die }
}{ $extra ->
    [0] { "" }
   *[other] , { $extra } de Velocidad añadidos
}{ $bonus ->
    [0] { "" }
   *[other] , { $bonus } por cartas
}. { $passed ->
    [yes] Éxito.
   *[no] Fallo.
}
event-sure-check-used = { "" }
event-tile-placed = { $figure-the } coloca { $tile } en la mazmorra.
event-passage-opened = Se abre un pasillo.
event-tile-offered = Losa disponible: { $tile }.
event-tile-removed = { $tile } se retira de la partida.
event-tile-exchanged = { $tile } vuelve encima del Mazo de Mazmorra; ahora está disponible { $drawn }.
event-monster-arrived = { $figure-the } aparece en { $cell }.
event-threat-laid = Hay una Ficha de Amenaza de nivel { $level } boca abajo en { $cell }.
event-threat-shown = { $figure-the } revela una amenaza: { $kind }.
event-threat-turned-down = { $kind-the } vuelve a quedar boca abajo.
event-trap-sprung = { $kind-the } se activa contra { $figure-the }.
event-pit-opened = Queda un foso en { $cell }.
event-trap-disarmed = { $figure-the } desactiva { $kind-the }.
event-chest-opened = { $figure-the } abre { $kind-the }.
event-threat-discarded = { "" }

## Cartas

event-card-drawn = { $seat-the } roba { $card }.
event-discards-shuffled = { $seat-the } baraja su pila de descartes para formar un mazo nuevo.
event-draw-reduced = { $fewer ->
    [0] { "" }
   *[other] { $seat-the } robará { $fewer } cartas menos la próxima vez.
}
event-card-discarded = { $seat-the } descarta { $card }.
event-card-recalled = { $seat-the } recupera { $card }.
event-card-shown = { "" }
event-card-played = { $played-by-id ->
    [none] { $figure-the } juega { $played-card }.
   *[other] { $played-by-the } lanza { $played-card } sobre { $figure-the }.
}
event-power-surged = { $figure-the } recibe una Descarga de Fuerza: { $played-mode-id ->
    [speed] Velocidad
    [melee] cuerpo a cuerpo
    [ranged] a distancia
   *[heal] curación
}.
event-column-discarded = Se descartan las cartas que hay bajo { $figure-the }.
event-column-changed = { "" }
event-reacted = { $figure-the } responde con { $card }.

## Combate

event-attack-declared = { $kind-id ->
    [pet] La mascota { $attacker-of } ataca { $target-to }.
   *[other] { $attacker-the } ataca { $target-to }{ $card-id ->
        [none] { "" }
       *[other] { " " }con { $card }
    }.
}
event-power-rolled = El Dado de Mazmorra para { $figure-the }: { $die }.
event-guarded = { $figure-the } se interpone por { $ally-the }.
event-attack-compared = { $damage ->
    [0] { $power } contra { $defense }: { $attacker-the } falla contra { $target-the }.
   *[other] { $power } contra { $defense }: { $damage } de daño.
}
event-attack-gained = { $figure-the } puede atacar una vez más.
event-check-made-sure = La próxima tirada { $figure-of } será un éxito seguro.
event-tokens-placed = { $figure-the } sufre { $amount } de { $token-id ->
    [poison] daño por veneno
   *[damage] daño
}.
event-tokens-removed = { $figure-the } se cura { $amount } de { $token-id ->
    [poison] veneno
   *[damage] daño
}.
event-poison-changed = El veneno { $figure-of } pasa a ser daño normal.
event-hero-defeated = { $figure-the } cae en combate.
event-stood-up = { $figure-the } se levanta.
event-cubes-placed = { $figure-the } sufre { $amount } de daño.
event-cubes-removed = { $figure-the } se cura { $amount } de daño.
event-monster-defeated = { $figure-the } cae en combate.
event-effect-laid = { $effect-verb-id ->
    [slow] { $effect-subject-the } pierde { $effect-value } de Velocidad esta ronda.
    [root] { $effect-subject-the } no puede moverse esta ronda.
    [weaken] { $effect-subject-the } ataca con { $effect-value } menos esta ronda.
    [expose] { $effect-subject-the } se defiende con { $effect-value } menos esta ronda.
   *[other] { $effect-subject-the } recibe { $effect-value-signed } esta ronda.
}

## Experiencia y mejoras

event-xp-gained = { $seat-the } gana { $amount } XP{ $face-down ->
    [yes] { " " }boca abajo
   *[no] { "" }
}.
event-xp-turned-down = { $seat-the } pone boca abajo { $amount } XP.
event-deck-changed = Una Reserva de XP está vacía: llegan las mejoras de nivel { $level }.
event-upgrade-offered = Nueva mejora disponible: { $card }.
event-upgrade-discarded = { $card } va a la Pila de Descartes de Mejoras.
event-upgrade-removed = { $card } se retira de la partida.
event-upgrade-drafted = { $seat-the } selecciona { $card } por { $cost } XP.

## Solitario y cooperativo

event-solo-card-shown = Próxima carta de los monstruos: { $card }.
event-solo-card-resolved = { "" }

## Cómo termina

result-blue-won = Resultado: gana la Alianza Azul.
result-red-won = Resultado: gana la Alianza Roja.
result-yellow-won = Resultado: gana la Alianza Amarilla.
result-green-won = Resultado: gana la Alianza Verde.
