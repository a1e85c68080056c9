### Lo que muestran las mesas además de las palabras de su juego.

scene-waiting = Se espera { $who-to }.
scene-decimal = { $whole },{ $tenth }
scene-health = vida { $hp } de { $full }
scene-damage = { $range } de daño, de media { $mean }; cae en el { $kill } % de los casos
scene-hits = { $count ->
    [0] no alcanza a nadie
   *[other] alcanza { $who-to }
}

## Consultas sin respuesta

pile-hand = Mano
query-not-asked = Ahora no hay ninguna pregunta para ti.
query-not-offered = Este juego no responde a eso.
query-no-hint = Este juego no tiene ningún bot al que pedir consejo.
query-no-monster = «{ $about }» no es un monstruo del tablero.
query-no-figure = No tienes ninguna figura en el tablero.
query-no-line = El registro no tiene ninguna línea «{ $about }».
query-no-look = Nada en la mesa se llama «{ $about }»: nombra una casilla, una figura o su marca.
query-no-card = No hay ninguna carta ni nada que se llame «{ $about }».
query-no-cell = «{ $about }» no es una casilla revelada del tablero.
query-no-pick = Ahora no hay nada que elegir en el tablero.

## El sótano

tiny-terrain-difficult = escombros: cuestan 2 de movimiento
tiny-terrain-hazard = pinchos: 2 de daño
tiny-terrain-door-closed = puerta cerrada
tiny-terrain-door-open = puerta abierta
tiny-chest = cofre
tiny-health = Vida
tiny-side-heroes = Héroes
tiny-side-monsters = Monstruos
tiny-rank-hero = héroe
tiny-rank-monster = monstruo
tiny-shield = escudo { $n }
tiny-pace = movimiento { $n }
tiny-condition-poisoned = 1 de daño al empezar cada turno; la curación solo quita el veneno
tiny-condition-stunned = un héroe tiene una acción menos, un monstruo no se mueve
tiny-condition-frightened = un héroe tira un dado menos, un monstruo ataca con la peor carta de destino
tiny-goal-win = Derrotad a todos los monstruos de todas las salas.
tiny-goal-lose = Perdéis cuando han caído los dos héroes o cuando se consumen las antorchas al final de la ronda { $torches }.
tiny-round = Ronda
tiny-torches = Antorchas
tiny-torches-note = { $left ->
    [0] Se consumen al final de esta ronda.
    [one] Duran una ronda más después de esta.
   *[other] Duran { $left } rondas más después de esta.
}
tiny-fate = Mazo de destino
tiny-fate-note = Robadas desde la última vez que se barajó: { $cards }.
tiny-fate-whole = Aún no se ha robado ninguna carta.
tiny-hand = Mano
tiny-deck = Mazo
tiny-stance = Postura
tiny-actions = Acciones
tiny-movement = Movimiento
tiny-pile-hand = Mano
tiny-pile-looked = Miradas
tiny-pile-active = En juego
tiny-pile-items = Objetos
tiny-pile-discard = Descartadas
tiny-pile-deck = Aún en el mazo, en orden aleatorio
tiny-item-drink = Bébela en cualquier momento si tienes heridas: cura { $n }.
tiny-item-reroll = Una vez por ronda: vuelve a tirar un dado de tu ataque.
tiny-note-used = usada { $used } de { $slots }
tiny-note-spent = usado esta ronda
tiny-warn-spikes = El camino pasa por pinchos: 2 de daño.
tiny-warn-door = La puerta se abre: se revela la sala que hay detrás.
tiny-warn-chest = Se abre el cofre.
tiny-sight-clear = { $start } y { $end } se ven; distancia { $distance }.
tiny-sight-blocked = { $start } y { $end } no se ven: hay una pared o una puerta cerrada en medio.
tiny-threat = { $count ->
    [0] No queda ningún monstruo por actuar esta ronda.
    [one] A un monstruo le falta actuar esta ronda.
   *[other] A { $count } monstruos les falta actuar esta ronda.
}
tiny-danger-none = Ninguno de los monstruos que faltan por actuar esta ronda te atacaría ahí.
tiny-danger = { $range } de daño hasta el final de la ronda, de media { $mean }: { $who }.
tiny-report-dealt = Daño causado
tiny-report-taken = Daño sufrido
tiny-report-healed = Vida recuperada
tiny-report-felled = Monstruos derrotados
tiny-report-cards = Cartas jugadas
tiny-report-walked = Casillas recorridas
tiny-report-rolled = Suma de todos los dados

## Por qué no se puede elegir un lugar o una figura

not-nobody = Allí no hay nadie a quien elegir.
not-settled = Las reglas solo permiten lo que está marcado.

## Botones grandes: el tablero muestra dónde

here = Aquí
here-go = { $cost ->
    [none] Moverse aquí
   *[other] Moverse aquí ({ $cost })
}
here-start = Empezar aquí
here-plan = { $count ->
    [0] Acabar aquí
   *[other] Acabar aquí y atacar
}
here-way = Por aquí
here-bump = Contra esto: se detiene ahí
here-area = Este
