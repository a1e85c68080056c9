### La mesa web: terreno, rangos, objetivos, avisos.

## En el tablero

descent-terrain-water = agua: cuesta 2 puntos de movimiento
descent-terrain-pit = foso: quien entra cae y sufre 2 de Daño
descent-terrain-hazard = lava: 1 de Daño; quien se queda cae derrotado
descent-terrain-obstacle = obstáculo: bloquea el movimiento y la visión
descent-terrain-start = entrada
descent-terrain-exit = salida
descent-terrain-plate = casilla marcada
descent-door = puerta cerrada
descent-search-token = ficha de Búsqueda
descent-hero-token = ficha de Héroe
descent-health = Vida
descent-fatigue = Fatiga
descent-rank-hero = héroe
descent-rank-familiar = familiar
descent-rank-ally = miniatura de héroe de la aventura
descent-rank-minion = monstruo común
descent-rank-master = líder
descent-rank-monster = monstruo
descent-rank-lieutenant = lugarteniente
descent-rank-out = fuera de combate
descent-allies = Del lado de los héroes
descent-warn-pit = El camino cae en un foso: 2 de Daño.
descent-warn-lava = El camino cruza lava: 1 de Daño.

## La aventura

descent-title = { $quest }, encuentro { $encounter }
descent-goal-heroes = Ganan los héroes { $goal }.
descent-goal-overlord = Gana el Señor Supremo { $goal }.
descent-goal-ends = El encuentro termina { $goal }.
descent-goal-if = si { $goal }
descent-stall-heroes = Si nadie ha ganado tras la ronda { $rounds }, ganan los héroes.
descent-stall-overlord = Si nadie ha ganado tras la ronda { $rounds }, gana el Señor Supremo.
descent-reported = según testimonios
descent-designed = diseño nuestro
descent-round = Ronda
descent-side-heroes = Héroes
descent-side-overlord = Señor Supremo
descent-overlord-hand = Mano del Señor Supremo
descent-overlord-deck = Mazo del Señor Supremo

## Zonas de juego y pilas

descent-speed = Velocidad
descent-actions = Acciones
descent-movement = Puntos de movimiento
descent-hand = Mano
descent-deck = Mazo
descent-discard = Descartadas
descent-exhausted = agotada
descent-gold = { $n } de oro
descent-pile-cards = Tus cartas
descent-pile-sheet = Hoja de héroe
descent-pile-skills = Habilidades
descent-pile-equipped = Equipado
descent-pile-packed = Guardado
descent-pile-finds = Cartas de Búsqueda
descent-pile-spent = Cartas de Búsqueda usadas
descent-pile-hand = Mano
descent-pile-drawn = Robadas
descent-pile-deck = Aún en el mazo, sin orden
descent-pile-discard = Descartadas
descent-pile-aside = Apartadas
descent-pile-glimpsed = Fichas que has mirado
descent-glimpsed = { $token } en { $cell }: { $face }
descent-pile-played = En juego
descent-pile-shown = Cartas de la mano a la vista
descent-pile-relics = Reliquias
descent-pile-search = Mazo de Búsqueda
descent-pile-search-discard = Cartas de Búsqueda descartadas
descent-pile-overlord-discard = Descartes del Señor Supremo

## Dados y preguntas

descent-face = { $colour }: { $face }
descent-face-blank = en blanco
descent-aura-heroes = Para todos los héroes a { $n } casillas o menos:
descent-aura-monsters = Para los monstruos a { $n } casillas o menos:
descent-face-miss = X, fallo
descent-face-range = alcance { $n }
descent-face-hearts = { $n ->
    [one] 1 corazón
   *[other] { $n } corazones
}
descent-face-surges = { $n ->
    [one] 1 incremento
   *[other] { $n } incrementos
}
descent-face-shields = { $n ->
    [one] 1 escudo
   *[other] { $n } escudos
}
descent-surge = { $label } → { $damage } de Daño (♥ { $hearts }{ $needs ->
    [0] { "" }
   *[other] , alcance { $range }/{ $needs }
}{ $pierce ->
    [0] { "" }
   *[other] , Perforante { $pierce }
})
descent-about-attack = { $who } ataca { $whom-to }.
descent-about-roll = { $who } ataca { $whom-to }: { $hearts } ♥{ $needs ->
    [0] { "" }
   *[other] , alcance { $range } de { $needs }
}, { $shields ->
    [one] 1 escudo
   *[other] { $shields } escudos
}{ $pierce ->
    [0] { "" }
   *[other] , Perforante { $pierce }
}: { $damage } de Daño.
descent-about-damage = { $who } va a sufrir { $n } de Daño.
descent-about-entered = { $who } entra en { $cell }.
descent-about-door = { $who } abre una puerta.
descent-about-search = { $who } busca.
descent-about-test = { $who } hace una prueba de atributo.
descent-sight-clear = { $start } y { $end } se ven; a { $distance } casillas.
descent-sight-blocked = { $start } y { $end } no se ven.

## El próximo turno del otro bando

descent-threat = { $count ->
    [0] Ningún enemigo puede atacar.
    [one] Casillas que 1 enemigo podría atacar con una acción de movimiento y sin cartas.
   *[other] Casillas que { $count } enemigos podrían atacar, cada uno con una acción de movimiento y sin cartas.
}
descent-plan = { $who } tiene { $has ->
    [one] 1 punto de movimiento
   *[other] { $has } puntos de movimiento
} en una acción de movimiento y después podría atacar:
descent-plan-attack = { $whom }, { $needs ->
    [0] sin moverse
    [one] tras 1 punto de movimiento
   *[other] tras { $needs } puntos de movimiento
}: { $range } de Daño, { $mean } de media
descent-plan-none = { $who } no puede atacar a nadie tras una acción de movimiento ({ $has ->
    [one] 1 punto de movimiento
   *[other] { $has } puntos de movimiento
}).
descent-danger = Hasta { $most } de Daño allí, { $mean } de media si todos los que pueden atacan una vez: { $who }.
descent-danger-none = Ningún enemigo puede atacar allí tras una acción de movimiento.
descent-danger-taken = Nadie puede ocupar { $cell }.

## Estadísticas

descent-report-monsters = Monstruos
descent-report-dealt = Daño infligido
descent-report-taken = Daño sufrido
descent-report-felled = Miniaturas derrotadas
descent-report-out = Veces fuera de combate
descent-report-surges = Incrementos gastados
descent-report-found = Cartas encontradas

## Modo de texto

table-quest-shown = { $quest }, encuentro { $encounter }, ronda { $round } de { $rounds }
table-goal-shown = { $side-id ->
    [heroes] Ganan los héroes
    [overlord] Gana el Señor Supremo
   *[ends] El encuentro termina
} si { $goals-or }.
table-counter-shown = { $counter }: { $number }{ $cap ->
    [0] { "" }
   *[other] { " " }de { $cap }
}
table-overlord-shown = Señor Supremo: { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano, { $deck } en el mazo, { $discard } descartadas
table-hero-shown = { $mark-id } { $figure }{ $cells-count ->
    [0] { "" }
   *[other] { " " }en { $cells }
}: Vida { $hp }/{ $full }, Fatiga { $fatigue }/{ $stamina }{ $out ->
    [yes] , fuera de combate
   *[other] { "" }
}{ $movement ->
    [0] { "" }
    [one] , 1 punto de movimiento
   *[other] , { $movement } puntos de movimiento
}{ $conditions-count ->
    [0] { "" }
   *[other] , { $conditions }
}{ $exhausted-count ->
    [0] { "" }
   *[other] ; agotadas: { $exhausted }
}{ $feat ->
    [yes] ; Proeza disponible
   *[other] ; Proeza usada
}
table-figure-shown = { $mark-id } { $figure } en { $cells }: Vida { $hp }/{ $full }{ $conditions-count ->
    [0] { "" }
   *[other] , { $conditions }
}{ $carries-count ->
    [0] { "" }
   *[other] , con { $carries }
}
table-square-shown = { $cell }: { $terrain }{ $tokens-count ->
    [0] { "" }
   *[other] , { $tokens }
}
table-glimpse-shown = El Señor Supremo ha mirado { $token }: { $face }
table-legend = Tablero: . suelo, ~ agua, o foso, ^ lava, # obstáculo, x salida, + marca, ? ficha de Búsqueda, * ficha de Objetivo; las rayas son paredes, I y === puertas cerradas. Dos letras son un héroe, entre paréntesis si está fuera de combate; g2 es un monstruo común, G1 un líder o lugarteniente.
terrain-floor = suelo
terrain-water = agua
terrain-pit = foso
terrain-lava = lava
terrain-obstacle = obstáculo
token-search = ficha de Búsqueda
    .gender = f
pile-skills = Habilidades
pile-equipped = Equipado
pile-packed = Guardado
pile-finds = Cartas de Búsqueda
pile-hand = Mano
pile-played = En juego
pile-deck = Aún en el mazo, sin orden
pile-discard = Descartadas
pile-items-ready = Equipado
pile-active = Habilidades
