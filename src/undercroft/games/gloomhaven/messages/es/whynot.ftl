### Por qué no se puede elegir ahora un hexágono o una figura: lo que dice la mesa al señalarlos.

haven-not-nobody = Allí no hay nadie a quien elegir.
haven-not-settled = Las reglas solo permiten lo que está marcado.

## Alcance, visión y lugares

haven-not-range = { $limit ->
    [1] No es adyacente: alcance { $number }, límite 1.
   *[other] Fuera de alcance: alcance { $number }, límite { $limit }.
}
haven-not-apart = Ningún camino lleva allí: hay paredes o puertas cerradas en medio.
haven-not-sight = Sin línea de visión: hay una pared en medio.
haven-not-here = { $who-the } ya está allí.
haven-not-occupied = Ocupado { $who-by }.
haven-not-shut = Allí hay una puerta cerrada.
haven-not-locked = Allí hay una puerta bloqueada.
haven-not-covered = { $what ->
    [obstacle] Allí hay un obstáculo.
    [trap] No está vacío: hay una trampa.
    [difficult] No está vacío: hay terreno impracticable.
    [hazard] No está vacío: hay terreno peligroso.
    [money] No está vacío: hay dinero.
   *[treasure] No está vacío: hay una pieza de tesoro.
}
haven-not-elsewhere = { $what ->
    [room] No está en la misma sala.
    [attacker] Solo para quien hizo el ataque.
    [target] No está donde estaba el objetivo.
    [targets] No es de los que recibieron el ataque.
    [killed] No está donde murió el enemigo.
    [obstacles] No está junto al obstáculo.
    [area] No está en la zona.
   *[other] El movimiento no pasó por allí.
}

## Mover y ser movido

haven-not-start = No es un hexágono inicial.
haven-not-full = En esta sala no pueden empezar más personajes.
haven-not-movement = Demasiado lejos: requiere { $number } de movimiento, quedan { $limit }.
haven-not-difficult = Terreno impracticable en el camino: requiere { $number } de movimiento, quedan { $limit }.
haven-not-cut-off = { $what ->
    [enemies] Ningún camino lleva allí: hay enemigos en medio.
    [obstacles] Ningún camino lleva allí: hay obstáculos en medio.
   *[other] Ningún camino lleva allí: hay paredes, obstáculos o enemigos en medio.
}
haven-not-straight = Ningún camino recto lleva allí con este movimiento.
haven-not-beside-obstacle = El movimiento debe acabar junto a un obstáculo.
haven-not-beside = El movimiento debe acabar junto { $who-to }.
haven-not-farther = Hay otro hexágono más cerca.
haven-not-nearer = Otro hexágono está más cerca de un enemigo.
haven-not-wall = Hay una pared o una puerta cerrada en medio.
haven-not-step = Hexágono a hexágono: no es adyacente { $who-to }.
haven-not-not-farther = No está más lejos { $who-of }: alcance { $number }, ahora { $limit }.
haven-not-not-closer = No está más cerca { $who-of }: alcance { $number }, ahora { $limit }.

## Trampas, obstáculos, dinero, zonas

haven-not-no-trap = Allí no hay ninguna trampa.
haven-not-no-obstacle = Allí no hay ningún obstáculo.
haven-not-no-money = Allí no hay dinero.
haven-not-not-looted = Este hexágono no se saquea.
haven-not-not-through = El movimiento no pasó por allí.
haven-not-nobody-near = Ningún enemigo está lo bastante cerca para tirar de él hasta allí.
haven-not-nobody-killed = Allí no murió nadie.
haven-not-cuts-off = Un obstáculo allí dejaría aislada una parte del mapa.
haven-not-no-room = No cabe un obstáculo de { $limit } hexágonos.
haven-not-fixed = Este obstáculo no se puede mover ni destruir.
haven-not-large = Un obstáculo de { $number } hexágonos: solo se mueven los de uno.
haven-not-no-goal = No hay hexágono adonde mover este obstáculo.
haven-not-area-far = Gire como gire, la zona no llega a este hexágono.
haven-not-area-nobody = Sobre este hexágono la zona no alcanzaría a nadie.
haven-not-off-way = No está en un camino más corto al objetivo.

## A quién

haven-not-self = Aquí no se puede elegir a la propia figura.
haven-not-others = Solo para { $who-the }.
haven-not-ally = { $who-the } es del mismo bando.
haven-not-enemy = { $who-the } es del bando contrario; esto es para aliados.
haven-not-enemy-of = No es del bando { $who-of }.
haven-not-invisible = { $who-the } es invisible.
haven-not-targeted = { $who-the } ya es objetivo.
haven-not-outside = No está en la zona.
haven-not-thing = { $who-the } no cuenta como aliado.
haven-not-not-summons = { $who-the } no es una invocación del mismo bando.
haven-not-not-own-summons = Solo para tus propias invocaciones.
haven-not-no-mat = Solo para personajes: { $who-the } no tiene cartas ni objetos.
haven-not-immune = Esto no funciona con { $who-the }.
haven-not-rank = { $what ->
    [normal] Solo para monstruos normales.
    [elite] Solo para monstruos de élite.
   *[other] Solo para monstruos normales y de élite.
}
haven-not-lacks = Solo para quien tenga { $what }.
haven-not-strong = { $number } puntos de vida, límite { $limit }.
haven-not-unfit = { $who-the } no cumple lo que pide la capacidad.
haven-not-not-shoved = { $who-the } no se mueve ahora.
haven-not-immovable = No se puede mover { $who-to }.
