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

query-not-asked = Ahora no se te pregunta nada.
query-no-hint = En este juego no hay ningún bot al que preguntar.
query-no-monster = «{ $about }» no es ningún monstruo del tablero.
query-no-figure = No tienes ninguna figura en el tablero.
query-no-line = No hay ninguna línea «{ $about }» en el registro.
query-no-look = «{ $about }» no es nada de la mesa: nombra una casilla, una figura o su marca.
query-no-card = No hay ninguna carta ni otra cosa con el nombre «{ $about }».
query-no-cell = «{ $about }» no es ninguna casilla del tablero revelado.
query-no-pick = Ahora no se pregunta por nada del tablero.

## El sótano

tiny-terrain-difficult = escombros: cuestan 2 de movimiento
tiny-terrain-hazard = pinchos: 2 de daño
tiny-terrain-door-closed = puerta cerrada
tiny-terrain-door-open = puerta abierta
tiny-chest = cofre
tiny-shield = escudo { $n }
tiny-pace = movimiento { $n }
tiny-condition-poisoned = 1 de daño al empezar cada turno; la curación solo quita el veneno
tiny-condition-stunned = un héroe tiene una acción menos, un monstruo no se mueve
tiny-condition-frightened = un héroe tira un dado menos, de las cartas de destino de un monstruo cuenta la peor
tiny-goal-win = Derribad a todos los monstruos de todas las salas.
tiny-goal-lose = Perdéis cuando han caído los dos héroes o cuando se consumen las antorchas al final de la ronda { $torches }.
tiny-round = Ronda
tiny-torches = Antorchas
tiny-torches-note = { $left ->
    [0] Se consumen al final de esta ronda.
    [one] Duran una ronda más después de esta.
   *[other] Duran { $left } rondas más después de esta.
}
tiny-fate = Mazo de destino
tiny-fate-note = Salidas desde que se barajó: { $cards }.
tiny-fate-whole = Aún no ha salido ninguna carta.
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
tiny-pile-deck = Aún en el mazo, sin orden
tiny-item-drink = Se bebe en cualquier momento si tienes heridas: cura { $n }.
tiny-item-reroll = Una vez por ronda: vuelve a tirar un dado de tu ataque.
tiny-note-used = usada { $used } de { $slots }
tiny-note-spent = usado esta ronda
tiny-warn-spikes = El camino pasa por pinchos: 2 de daño.
tiny-warn-door = La puerta se abre: se revela la sala que hay detrás.
tiny-warn-chest = Se abre el cofre.
tiny-sight-clear = { $start } y { $end } se ven; distancia { $distance }.
tiny-sight-blocked = { $start } y { $end } no se ven: hay paredes o una puerta cerrada en medio.
tiny-threat = { $count ->
    [0] A ningún monstruo le falta actuar esta ronda.
    [one] A un monstruo le falta actuar esta ronda.
   *[other] A { $count } monstruos les falta actuar esta ronda.
}
tiny-danger-none = Ninguno de los monstruos que faltan por actuar esta ronda te atacaría ahí.
tiny-danger = { $range } de daño hasta el final de la ronda, de media { $mean }: { $who }.
tiny-report-dealt = Daño causado
tiny-report-taken = Daño sufrido
tiny-report-healed = Vida recuperada
tiny-report-felled = Monstruos derribados
tiny-report-cards = Cartas jugadas
tiny-report-walked = Casillas recorridas
tiny-report-rolled = Dados tirados, suma

## El sótano: por qué no se puede elegir una casilla o una figura

tiny-not-nobody = Allí no hay nadie a quien elegir.
tiny-not-settled = Las reglas solo dejan lo que está marcado.
tiny-not-here = { $who-the } ya está allí.
tiny-not-occupied = La ocupa { $who-the }.
tiny-not-door = Allí hay una puerta cerrada.
tiny-not-no-action = No queda ninguna acción para atacar.
tiny-not-no-movement = No queda movimiento: primero haz una acción de mover.
tiny-not-movement = Demasiado lejos: requiere { $number } de movimiento, quedan { $limit }.
tiny-not-cut-off = Ningún camino lleva allí: hay monstruos o paredes en medio.
tiny-not-range = Fuera de alcance: alcance { $number }, límite { $limit }.
tiny-not-sight = No se ve: hay una pared o una puerta cerrada en medio.
tiny-not-friend = { $who-the } es del mismo bando.
tiny-not-enemy = { $who-the } es del bando contrario.
tiny-not-self = Aquí nadie se elige a sí mismo.
tiny-not-targeted = { $who-the } ya es objetivo.
tiny-not-unhurt = { $who-the } no tiene heridas.
tiny-not-no-victim = { $who-the } no tiene a nadie de su bando a su alcance.
tiny-not-step = Casilla a casilla: no está junto { $who-to }.
tiny-not-not-farther = No está más lejos { $who-of }: alcance { $number }, ahora { $limit }.
tiny-not-farther = Hay otra casilla más cerca.
tiny-not-area-far = Gire como gire, la zona no llega a esta casilla.
tiny-not-area-nobody = Sobre esta casilla la zona no alcanzaría a nadie.

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
