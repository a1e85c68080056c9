### Lo que ocurre en un escenario.

game-gloomhaven = Gloomhaven
    .article = no

## Preparación, rondas y turnos

event-scenario-began = Empieza el escenario.
event-character-joined = { $character-kind-the } se une al grupo, con nivel { $character-level }.
event-goals-dealt = { $seat-the } mira { $cards-count ->
    [one] { $cards-count } objetivo de batalla
   *[other] { $cards-count } objetivos de batalla
}.
event-goal-kept = { $seat-the } se queda con { $card } como objetivo de batalla.
event-stationed = { $figure-the } empieza en { $cell }.
event-figure-placed = { $figure-the } aparece en { $leaf-cells }.
event-round-started = Ronda { $round }.
event-order-set = { $order-count ->
    [0] { "" }
   *[other] Orden de iniciativa: { $order-text }.
}
    .last = yes
event-ability-drawn = Carta de Capacidad de monstruo, { $deck }: { $card-text }
event-abilities-reshuffled = Se barajan las cartas de Capacidad de { $deck }.
event-round-ended = { "" }
event-turn-started = Turno { $figure-of }.
event-turn-ended = { "" }
event-verdict-reached = { $verdict-id ->
    [won] Se ha cumplido el objetivo del escenario; se juega la ronda hasta el final.
   *[lost] El escenario está perdido; se juega la ronda hasta el final.
}

## Elementos

event-infusing = Se imbuye { $element }: estará Fuerte al final del turno.
event-elements-set = { $elements-total ->
    [0] Todos los elementos están Inertes.
   *[other] { elements-not-inert }
}
elements-not-inert = Elementos:{ $elements-0 ->
    [2] { " " }fuego Fuerte;
    [1] { " " }fuego Menguante;
   *[0] { "" }
}{ $elements-1 ->
    [2] { " " }hielo Fuerte;
    [1] { " " }hielo Menguante;
   *[0] { "" }
}{ $elements-2 ->
    [2] { " " }aire Fuerte;
    [1] { " " }aire Menguante;
   *[0] { "" }
}{ $elements-3 ->
    [2] { " " }tierra Fuerte;
    [1] { " " }tierra Menguante;
   *[0] { "" }
}{ $elements-4 ->
    [2] { " " }luz Fuerte;
    [1] { " " }luz Menguante;
   *[0] { "" }
}{ $elements-5 ->
    [2] { " " }oscuridad Fuerte;
    [1] { " " }oscuridad Menguante;
   *[0] { "" }
} todos los demás Inertes.
event-element-consumed = { $by-the } consume { $element ->
    [0] fuego
    [1] hielo
    [2] aire
    [3] tierra
    [4] luz
   *[5] oscuridad
}.
event-type-consumed = { "" }
event-damped = { $by-the } hace que los elementos consumidos no valgan nada.

## Bonificaciones

event-lasting-began = { $lasting-bearer-the } tiene ahora: { $lasting-effect-text }.
event-lasting-ended = { "" }

## Cartas y objetos

event-card-picked = { $seat-the } elige { $card }.
card-long-rest = Descanso largo
event-rest-declared = { $seat-the } hará un descanso largo.
event-cards-revealed = { $seat-the } juega { $cards }: iniciativa { $initiative }.
event-initiative-changed = { $seat-the } tiene ahora iniciativa { $initiative }.
event-card-used = { $to-id ->
    [lost] { $card } va a la pila de pérdida { $seat-of }.
   *[discard] { $card } va a la pila de descartes { $seat-of }.
}
event-card-activated = { $active-card } va a la zona activa { $seat-of }.
event-slot-used = La ficha de { $card } pasa al siguiente espacio de uso.
event-card-deactivated = { $to-id ->
    [hand] { $card } deja la zona activa y vuelve a la mano { $seat-of }.
    [lost] { $card } deja la zona activa y va a la pila de pérdida { $seat-of }.
   *[discard] { $card } deja la zona activa y va a la pila de descartes { $seat-of }.
}
event-card-lost = { $seat-the } pierde { $card }.
event-cards-recovered = { $seat-the } recupera { $cards }.
event-card-discarded = { $seat-the } descarta { $card }.
event-card-passed = { $seat-the } toma en su mano { $card }, carta { $owner-of }.
event-card-played-too = { $seat-the } juega también { $card }.
event-rest-ended = { "" }
event-exhausted = { $dead ->
    [yes] Muere { $seat-the }.
   *[no] Agotamiento: { $seat-the } queda fuera.
}
event-item-used = { $after-state-id ->
    [spent] { $seat-the } usa { $after-item-the }, que se gasta.
    [consumed] { $seat-the } usa { $after-item-the }, que se consume.
    [lost] { $seat-the } usa { $after-item-the }, que se pierde.
   *[ready] { $seat-the } usa { $after-item-the }.
}
event-items-refreshed = { $seat-the } repone { $items-the }.
event-experience-gained = { $seat-the } gana { $xp } XP.
event-asking-set = { $asks ->
    [yes] { $seat-the } quiere decidirlo todo, también lo que tiene una sola respuesta sensata.
   *[no] { $seat-the } quiere decidir solo cuando haya algo que decidir.
}
event-ties-set = { $asks ->
    [yes] { $seat-the }: desde ahora los jugadores eligen cuando un monstruo tiene opciones iguales.
   *[no] { $seat-the }: desde ahora el juego elige cuando un monstruo tiene opciones iguales.
}
event-half-used = { "" }
event-action-noted = { "" }
event-attack-changed = Esta acción de ataque: { $changes-text }.
event-strike-changed = Este ataque: { $changes-text }.
event-move-changed = Este Movimiento: { $changes-text }.
event-ability-changed = Esta capacidad: { $changes-text }.
event-abilities-added = { "" }
event-phase-changed = { $phased ->
    [yes] { $figure-the } está dentro de un obstáculo, invisible.
   *[no] { $figure-the } ya no está dentro de un obstáculo.
}
event-turn-regained = { $figure-the } juega otro turno en esta ronda.

## Combates

event-attack-declared = { $figure-the } ataca { $target-to } con Ataque { $value }.
event-area-laid = { $figure-the } cubre { $cells }.
event-redirected = El objetivo pasa a ser { $target-the }.
event-modifier-drawn = Carta de Modificador de ataque { $deck-of }: { $card }.
event-modifiers-put-away = { "" }
event-modifiers-reshuffled = Se baraja el mazo de Modificadores de ataque { $deck-of }.
event-modifier-added = Entra { $card } en el mazo de Modificadores de ataque { $deck-of }.
event-modifier-counted = { $cards-count ->
    [0] No cuenta ningún modificador: { $figure-the } ataca con { $value }.
   *[other] Cuenta { $cards }: { $figure-the } ataca con { $value }.
}
event-attack-valued = { $why-count ->
    [0] { "" }
   *[other] El ataque contra { $target-the } queda en { $damage }.
}
event-damage-inflicted = { "" }
event-damage-negated = { $figure-the } previene { $amount } de daño con { $by }.
event-retaliated = { $figure-the } toma represalias contra { $attacker-the }: { $amount } de daño.
event-killed = { $by-id ->
    [none] { $figure-the } muere.
   *[other] { $by-the } mata { $figure-to }.
}
event-condition-gained = { $figure-the } recibe { $condition }.
event-condition-lost = { $figure-the } pierde { $condition }.
event-focused = { $figure-the } centra su atención en { $target-the }.
event-focus-kept = { "" }
event-focus-missed = { $figure-the } no tiene en quién centrar su atención.
event-way-chosen = { $stays ->
    [yes] { $targets-count ->
        [0] { $figure-the } se queda en { $cells }.
       *[other] { $figure-the } se queda en { $cells } para atacar { $targets-to }.
    }
   *[other] { $targets-count ->
        [0] { $figure-the } irá a { $cells }.
       *[other] { $figure-the } irá a { $cells } para atacar { $targets-to }.
    }
}
event-charmed = { $charm-by-the } controla { $charm-figure-to }.
event-charm-ended = Termina el control sobre { $figure-the }.

## El tablero

event-moved = { $figure-the } acaba en { $cells }.
event-walked = { $how-id ->
    [jump] { $path-count ->
        [1] { $figure-the } salta 1 hexágono hasta { $path-last }.
       *[other] { $figure-the } salta { $path-count } hexágonos hasta { $path-last }.
    }
    [fly] { $path-count ->
        [1] { $figure-the } vuela 1 hexágono hasta { $path-last }.
       *[other] { $figure-the } vuela { $path-count } hexágonos hasta { $path-last }.
    }
   *[walk] { $path-count ->
        [1] { $figure-the } se mueve 1 hexágono hasta { $path-last }.
       *[other] { $figure-the } se mueve { $path-count } hexágonos hasta { $path-last }.
    }
}
event-shoved = Se mueve { $figure-to } a { $cell }.
event-displaced = Se coloca { $figure-to } en { $cell }.
event-door-opened = { $by-id ->
    [none] Se abre la puerta de { $cell }.
   *[other] { $by-the } abre la puerta de { $cell }.
}
event-room-revealed = Se revela una sala.
event-trap-sprung = { $figure-the } activa la trampa de { $trap-cell }.
event-trap-made = Se coloca una trampa en { $trap-cell }.
event-trap-disarmed = { $figure-the } desactiva la trampa de { $cell }.
event-ground-scorched = { $figure-the } entra en terreno peligroso en { $cell }.
event-obstacle-made = Se coloca un obstáculo en { $cells }.
event-obstacle-destroyed = Se destruye el obstáculo de { $cells }.
event-obstacle-moved = El obstáculo de { $cell } pasa a { $to }.
event-money-dropped = { $tokens ->
    [1] Hay una ficha de Dinero en { $cell }.
   *[other] Hay { $tokens } fichas de Dinero en { $cell }.
}
event-money-looted = { $tokens ->
    [1] { $figure-the } saquea una ficha de Dinero en { $cell }.
   *[other] { $figure-the } saquea { $tokens } fichas de Dinero en { $cell }.
}
event-money-gained = { $tokens ->
    [1] { $seat-the } gana una ficha de Dinero.
   *[other] { $seat-the } gana { $tokens } fichas de Dinero.
}
event-treasure-looted = { $figure-the } saquea la pieza de Tesoro de { $treasure-cell }.
event-thing-found = { $seat-the } encuentra { $what }.

## Las reglas propias del escenario y su final

event-giving-up = { $agrees ->
    [yes] { $seat-the } quiere rendirse.
   *[no] { $seat-the } prefiere seguir jugando.
}
event-noted = { "" }
event-deed-done = { "" }
event-doors-unlocked = Ya se puede abrir: { $cells }.
event-door-bared = Ya se puede atacar la puerta de { $cells }.
event-side-changed = { $side-id ->
    [party] { $figure-the } está ahora de vuestro lado.
    [wild] { $figure-the } lucha ahora contra todos.
   *[monsters] { $figure-the } es ahora vuestro enemigo.
}
event-toughened = { $figure-the } tiene ahora { $full } puntos de vida como máximo.
event-turn-resumed = { "" }
event-escaped = { $figure-the } sale del mapa a salvo.
event-goal-measured = { $met ->
    [yes] { $goal }, el objetivo de batalla { $seat-of }, se ha cumplido: { $checkmarks ->
        [0] ninguna marca, pues el escenario está perdido
        [1] 1 marca
       *[other] { $checkmarks } marcas
    }.
   *[no] { $goal }, el objetivo de batalla { $seat-of }, no se ha cumplido.
}
event-spoils-counted = { $seat-the } se lleva { $xp } XP, { $gold } de oro y { $checkmarks ->
    [1] 1 marca
   *[other] { $checkmarks } marcas
}.
event-rewards-earned = Las recompensas del escenario son vuestras.
event-recuperated = { $seat-the } recupera todas sus cartas, objetos y puntos de vida.
event-deck-restored = { "" }
event-goals-returned = { "" }
event-blocked = { $shield ->
    [0] El objeto no da Escudo contra este ataque.
   *[other] El objeto da Escudo { $shield } contra este ataque.
}
event-attack-stopped = Se previene el daño del ataque.
event-strike-augmented = { $source }: { $changes-text }.
event-deck-added = Se preparan las cartas de Capacidad de { $name }.
event-dungeon-began = Se barajan las cartas de la mazmorra aleatoria.
event-penalties-chosen = { $penalties-id ->
    [suggested] Penalizaciones de las salas: ninguna, después leve, después grave.
    [none] Las salas no tienen penalizaciones.
    [minor] Las salas tienen penalizaciones leves.
   *[major] Las salas tienen penalizaciones graves.
}
event-room-card-drawn = Carta de Sala: { $card }.
event-room-cards-reshuffled = Se barajan las cartas de Sala.
event-chamber-laid = Se coloca una sala: { $chamber-room } { $chamber-monsters }.
event-promoted = { $figure-the } es ahora de élite, con { $full } puntos de vida.

event-modified = { "" }
event-armed = { "" }
event-ended = { "" }
