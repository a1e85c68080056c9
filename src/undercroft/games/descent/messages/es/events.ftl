### Lo que ocurre en una aventura.

## Preparación, encuentros, rondas y turnos

event-quest-began = Empieza la aventura.
event-hero-joined = { $figure-the } se une a la partida; clase: { $hero-calling }.
event-encounter-began = Empieza el encuentro { $encounter }.
event-encounter-closed = El encuentro está decidido.
event-group-chosen = { $leaf-lieutenant ->
    [yes] Participa el lugarteniente { $leaf-monster }.
   *[no] Grupo de monstruos: { $leaf-monster }.
}
event-figure-placed = { $figure-the } se coloca en { $leaf-cells }.
event-figure-withdrawn = { $figure-the } se retira del tablero.
event-hero-placed = { $lying ->
    [yes] { $figure-the } yace fuera de combate en { $cell }.
   *[no] { $figure-the } empieza en { $cell }.
}
event-round-began = Ronda { $round }.
event-turn-began = Turno { $figure-of }.
event-refreshed = { "" }
event-turn-ended = { "" }
event-overlord-turn-began = Turno del Señor Supremo.
event-overlord-refreshed = { "" }
event-group-activated = El Señor Supremo activa: { $group }.
event-action-taken = { $action-id ->
    [revive] { $figure-the } reanima { $whom-to }.
   *[other] { "" }
}
event-extra-action-gained = { $figure-the } obtiene { $action-id ->
    [move] una acción de movimiento adicional
   *[attack] un ataque adicional
}.
event-turn-noted = { "" }
event-actions-lost = { $figure-the } pierde { $number ->
    [1] una acción
   *[other] las acciones que le quedan
}.
event-rested = { $figure-the } descansa.
event-feat-used = { $figure-the } pone boca abajo su hoja de héroe.
event-feats-ready = Todas las Proezas heroicas vuelven a estar disponibles.
event-history-told = { $history-count ->
    [0] Se da por jugado el primer encuentro.
   *[other] La campaña hasta aquí decide cómo empieza.
}

## Puertas, fichas, contadores

event-door-opened = { $figure-the } abre una puerta.
event-door-closed = { $figure-the } cierra una puerta.
event-door-unlocked = Ya se puede abrir una puerta cerrada con llave.
event-squares-gone = Se derrumban estas casillas: { $cells }.
event-token-set = { $carrier-id ->
    [none] { $turned ->
        [yes] { $kind } en { $cell }: { $face }.
       *[no] { $kind } en { $cell }.
    }
   *[other] { $carrier-the } lleva la ficha: { $kind }{ $face-id ->
        [none] { "" }
       *[other] , { $face }
    }.
}
event-token-removed = Se retira una ficha del encuentro: { $token }.
event-counted = { $counter }: { $number }.
event-marked = { $mark-id ->
    [sun-key] Se halla la llave del ídolo del Sol.
    [hunters-horn] Suena el cuerno de caza.
    [awake] Khorayt despierta.
    [tomb-open] La tumba queda abierta.
    [arcites-prayer] Aparece la plegaria de Arcite.
    [ward-key] Cae la protección.
    [library-key] Aparece la llave de la biblioteca.
    [war-cry] Mauler lanza su grito de guerra.
    [gate-key] Aparece la llave de la verja.
    [cell-key] Aparece la llave de la celda.
    [river-awake] El grupo del río despierta.
    [red-shut] El portal rojo se cierra.
    [green-shut] El portal verde se cierra.
    [blue-shut] El portal azul se cierra.
   *[other] { "" }
}
event-encounter-won = El encuentro lo { $side-id ->
    [heroes] ganan los héroes
   *[overlord] gana el Señor Supremo
}.
event-encounter-ended = El encuentro ha terminado; no lo gana nadie.
event-quest-rolled = La aventura pide una tirada ({ $about }): { $dice-count ->
    [0] –
   *[other] { $dice-text }
}.
event-game-over = { $result-id ->
    [heroes-won] Ganan los héroes.
   *[overlord-won] Gana el Señor Supremo.
}

## Movimiento

event-points-gained = { $figure-the } obtiene { $points ->
    [one] { $points } punto de movimiento
   *[other] { $points } puntos de movimiento
}.
event-points-lost = { $figure-the } pierde { $points ->
    [one] { $points } punto de movimiento
   *[other] { $points } puntos de movimiento
}.
event-entered = { $figure-the } se mueve a { $cell }.
    .last = yes
event-stopped = { $figure-the } se detiene.
event-fell-into-pit = { $figure-the } cae en un foso.
event-lava-burned = La lava quema { $figure-to }.
event-displaced = { $figure-the } pasa a { $cells }.
event-vanished = { $figure-the } desaparece; una ficha marca { $cell }.
event-reappeared = { $figure-the } reaparece en { $cell }.
event-familiar-walked = { $figure-the } se mueve a { $cell }.
    .last = yes
event-figure-removed = { $figure-the } se retira del tablero.
event-left-map = { $figure-the } sale del tablero por la { $way }.
event-shrank = { "" }
event-placed = { $figure-the } ocupa { $cells }.
event-left-board = { "" }
event-moved = { $figure-the } acaba en { $cells }.

## Ataques, Daño, Fatiga

event-attack-declared = { $figure-the } ataca { $target-to }{ $weapon-id ->
    [none] { "" }
   *[other] { " " }con { $weapon-the }
}{ $also-count ->
    [0] { "" }
   *[other] { ", y con la misma tirada " }{ $also-to }
}.
event-target-changed = El objetivo pasa a ser { $target-the }.
event-dice-rolled = Tirada { $figure-of }: { $dice-count ->
    [0] –
   *[other] { $dice-text }
}.
event-surge-spent = { $figure-the } gasta { $cost ->
    [one] un incremento
   *[other] { $cost } incrementos
}: { $ability-id ->
    [rest] recupera Fatiga
    [toll] para no fallar
   *[other] { $surge-text }
}.
event-attack-missed = El ataque falla: { $because-id ->
    [x] ha salido una X
    [toll] faltaba un incremento que ceder
   *[range] alcance { $number }, hacía falta { $limit }
}.
event-attack-valued = { $target-the }: { $hearts ->
    [one] { $hearts } corazón
   *[other] { $hearts } corazones
} contra { $shields ->
    [one] { $shields } escudo
   *[other] { $shields } escudos
}{ $pierce ->
    [0] { "" }
   *[other] { " " }(Perforante { $pierce })
}: { $damage } de Daño.
event-attack-ended = { "" }
event-attack-changed = { "" }
event-attack-die-rerolled = Se vuelve a tirar el dado { $number }: { $die-face }.
event-fatigue-suffered = { $figure-the } sufre { $amount } de Fatiga.
event-fatigue-recovered = { $figure-the } recupera { $amount } de Fatiga.
event-rest-recovered = { $figure-the } ha descansado y recupera { $amount } de Fatiga.
event-health-changed = { $figure-the } tiene ahora Vida { $health }.
event-knocked-out = { $figure-the } queda fuera de combate.
event-stood-up = { $figure-the } se pone en pie en { $cell }.
event-defeated = { $figure-the } es { $figure-gender ->
    [f] derrotada
   *[other] derrotado
}.
event-damaged = { $figure-the } sufre { $amount } de Daño.
event-healed = { $figure-the } recupera { $amount } de Daño.
event-fell = { $figure-the } cae.
event-attribute-rolled = { $figure-the } hace una prueba de { $attribute }: { $dice-count ->
    [0] –
   *[other] { $dice-text }
}.
event-attribute-passed = { $figure-the } supera la prueba ({ $attribute } { $value }, { $shields ->
    [one] { $shields } escudo
   *[other] { $shields } escudos
}).
event-attribute-failed = { $figure-the } falla la prueba ({ $attribute } { $value }, { $shields ->
    [one] { $shields } escudo
   *[other] { $shields } escudos
}).
event-attribute-die-rerolled = Se vuelve a tirar el dado { $number } de la prueba: { $die-face }.
event-attribute-retested = { $figure-the } debe repetir la prueba: cuenta el nuevo resultado.
event-recovery-rolled = { $figure-the } tira para recuperarse: { $dice-count ->
    [0] –
   *[other] { $dice-text }
}.
event-condition-gained = { $figure-the } queda { $condition }.
event-condition-lost = { $figure-the } ya no está { $condition }.
event-conditions-ran = { "" }
event-armed = { "" }
event-ended = { "" }
event-modified = { $modifier-stat-id ->
    [hearts] { $modifier-source }: { $modifier-value-signed } ♥.
    [range] { $modifier-source }: { $modifier-value-signed } de alcance.
    [pierce] { $modifier-source }: Perforante { $modifier-value-signed }.
    [surges] { $modifier-source }: { $modifier-value-signed } { $modifier-value ->
        [one] incremento
       *[other] incrementos
    }.
    [shields] { $modifier-source }: { $modifier-value-signed } { $modifier-value ->
        [one] escudo
       *[other] escudos
    }.
    [damage] { $modifier-source }: { $modifier-value-signed } de Daño.
    [attack-yellow] { $modifier-source }: un dado amarillo más.
    [defence-grey] { $modifier-source }: un dado gris más.
    [defence-brown] { $modifier-source }: un dado marrón más.
    [defence-black] { $modifier-source }: un dado negro más.
   *[other] { "" }
}

## Cartas

event-equipped = { $items-count ->
    [0] { $figure-the } no lleva nada equipado.
   *[other] { $figure-the } lleva equipado: { $items }.
}
event-exhausted = { $figure-the } agota { $card }.
event-card-used = { $figure-the } usa { $card }.
event-used-once = { "" }
event-search-card-spent = { $figure-the } pone boca abajo { $card }.
event-search-card-discarded = { $figure-the } descarta { $card }.
event-search-card-redrawn = Se roba en su lugar { $card }.
event-searched = { $figure-the } busca en { $cell }.
event-card-found = { $figure-the } encuentra { $card }.
event-traded = { $giver-the } entrega { $card } { $taker-to }.
event-overlord-drew = El Señor Supremo roba { $card }.
event-overlord-kept = El Señor Supremo se queda { $card }.
event-overlord-reshuffled = El Señor Supremo baraja sus descartes: son su nuevo mazo.
event-overlord-card-played = El Señor Supremo juega { $card }{ $target-id ->
    [none] { $group-id ->
        [none] { "" }
       *[other] { " " }sobre { $group }
    }
   *[other] { " " }sobre { $target-the }
}.
event-overlord-card-done = { "" }
event-overlord-card-returned = { $card } vuelve a la mano del Señor Supremo.
event-overlord-discarded = El Señor Supremo descarta { $card }.
event-overlord-looked-ahead = El Señor Supremo mira { $cards-count ->
    [one] la siguiente carta
   *[other] las { $cards-count } siguientes cartas
} de su mazo.
event-overlord-put-back = El Señor Supremo devuelve { $card } a su mazo.
event-overlord-revealed = El Señor Supremo revela { $card }{ $taken ->
    [yes] { " " }y la toma
   *[no] { " " }y la descarta
}.
event-overlord-fetched = El Señor Supremo toma { $card } y la muestra.
event-amount-die-rerolled = Se vuelve a tirar el dado { $number }: { $die-face }.
event-recovery-die-rerolled = Se vuelve a tirar el dado { $number }: { $die-face }.
event-fate-rolled = El Señor Supremo tira: { $dice-count ->
    [0] –
   *[other] { $dice-text }
}.
event-overlord-card-shown = El Señor Supremo muestra { $card }.
event-promoted = { $figure-the } pasa a ser líder.
event-relic-exhausted = El Señor Supremo agota { $relic }.
event-swapped = { $figure-the } y { $other-the } intercambian su sitio.

## Un ataque en una frase

sum-attack-declared = { $figure-the } ataca { $target-to }{ $weapon-id ->
    [none] { "" }
   *[other] { " " }con { $weapon-the }
}
sum-target-changed = pero el objetivo es { $target-the }
sum-dice-rolled = { $dice-text }
sum-attack-die-rerolled = dado { $number } otra vez: { $die-face }
sum-surge-spent = { $ability-id ->
    [rest] incremento: Fatiga
    [toll] incremento cedido
   *[other] incremento: { $surge-text }
}
sum-attack-valued = { $hearts ->
    [one] { $hearts } corazón
   *[other] { $hearts } corazones
}, { $shields ->
    [one] { $shields } escudo
   *[other] { $shields } escudos
}{ $pierce ->
    [0] { "" }
   *[other] { " " }(Perforante { $pierce })
}
sum-attack-missed = fallo ({ $because-id ->
    [x] X
    [toll] ningún incremento que ceder
   *[range] alcance { $number }, hacía falta { $limit }
})
sum-damaged = { $amount } de Daño
sum-defeated = { $figure-gender ->
    [f] derrotada
   *[other] derrotado
}
sum-knocked-out = fuera de combate
sum-condition-gained = { $condition }
also-attack-valued = { $target-the }: { $damage } de Daño
also-entered = { $figure-the } se mueve a { $cell }
also-marked = { $mark-id ->
    [awake] Khorayt despierta
    [war-cry] Mauler lanza su grito de guerra
   *[other] { "" }
}
also-damaged = { $figure-the } sufre { $amount } de Daño
also-healed = { $figure-the } recupera { $amount } de Daño
also-fatigue-recovered = { $figure-the } recupera { $amount } de Fatiga
sum-fatigue-for-movement = { $figure-the } sufre { $fatigue } de Fatiga y obtiene { $points ->
    [one] { $points } punto de movimiento
   *[other] { $points } puntos de movimiento
}
also-fatigue-suffered = { $figure-the } sufre { $amount } de Fatiga
also-defeated = { $figure-the } es { $figure-gender ->
    [f] derrotada
   *[other] derrotado
}
also-knocked-out = { $figure-the } queda fuera de combate
also-condition-gained = { $figure-the } queda { $condition }

## Marcas, tiradas y finales

about-theodir = ¿se salva lord Theodir
result-heroes-won = Resultado: ganan los héroes.
result-overlord-won = Resultado: gana el Señor Supremo.
way-entrance = entrada
    .gender = f
way-exit = salida
    .gender = f
