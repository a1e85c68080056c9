### Por qué no se puede elegir ahora un hexágono o una figura: lo que dice la mesa al señalarlos.

## Alcance, visión y lugares

not-range = { $limit ->
    [1] No es adyacente: alcance { $number }, límite 1.
   *[other] Fuera de alcance: alcance { $number }, límite { $limit }.
}
not-apart = Ningún camino lleva allí: hay paredes o puertas cerradas en medio.
not-sight = Sin línea de visión: hay una pared en medio.
not-here = { $who-the } ya está allí.
not-occupied = Ocupado { $who-by }.
not-shut = Allí hay una puerta cerrada.
not-locked = Allí hay una puerta bloqueada.
not-covered = { $what ->
    [obstacle] Allí hay un obstáculo.
    [trap] No está vacío: hay una trampa.
    [difficult] No está vacío: hay terreno impracticable.
    [hazard] No está vacío: hay terreno peligroso.
    [money] No está vacío: hay dinero.
   *[treasure] No está vacío: hay una pieza de tesoro.
}
not-elsewhere = { $what ->
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

not-start = No es un hexágono inicial.
not-full = En esta sala no pueden empezar más personajes.
not-movement = Demasiado lejos: requiere { $number } de movimiento, quedan { $limit }.
not-difficult = Terreno impracticable en el camino: requiere { $number } de movimiento, quedan { $limit }.
not-cut-off = { $what ->
    [enemies] Ningún camino lleva allí: hay enemigos en medio.
    [obstacles] Ningún camino lleva allí: hay obstáculos en medio.
   *[other] Ningún camino lleva allí: hay paredes, obstáculos o enemigos en medio.
}
not-straight = Ningún camino recto lleva allí con este movimiento.
not-beside-obstacle = El movimiento debe acabar junto a un obstáculo.
not-beside = El movimiento debe acabar junto { $who-to }.
not-farther = Hay otro hexágono más cerca.
not-nearer = Otro hexágono está más cerca de un enemigo.
not-wall = Hay una pared o una puerta cerrada en medio.
not-step = Hexágono a hexágono: no es adyacente { $who-to }.
not-not-farther = No está más lejos { $who-of }: alcance { $number }, ahora { $limit }.
not-not-closer = No está más cerca { $who-of }: alcance { $number }, ahora { $limit }.

## Trampas, obstáculos, dinero, zonas

not-no-trap = Allí no hay ninguna trampa.
not-no-obstacle = Allí no hay ningún obstáculo.
not-no-money = Allí no hay dinero.
not-not-looted = Este hexágono no se saquea.
not-not-through = El movimiento no pasó por allí.
not-nobody-near = Ningún enemigo está lo bastante cerca para tirar de él hasta allí.
not-nobody-killed = Allí no murió nadie.
not-cuts-off = Un obstáculo allí dejaría aislada una parte del mapa.
not-no-room = No cabe un obstáculo de { $limit } hexágonos.
not-fixed = Este obstáculo no se puede mover ni destruir.
not-large = Un obstáculo de { $number } hexágonos: solo se mueven los de uno.
not-no-goal = No hay hexágono adonde mover este obstáculo.
not-area-far = Gire como gire, la zona no llega a este hexágono.
not-area-nobody = Sobre este hexágono la zona no alcanzaría a nadie.
not-off-way = No está en un camino más corto al objetivo.

## A quién

not-self = Aquí no se puede elegir a la propia figura.
not-others = Solo para { $who-the }.
not-ally = { $who-the } es del mismo bando.
not-enemy = { $who-the } es del bando contrario; esto es para aliados.
not-enemy-of = No es del bando { $who-of }.
not-invisible = { $who-the } es invisible.
not-targeted = { $who-the } ya es objetivo.
not-outside = No está en la zona.
not-thing = { $who-the } no cuenta como aliado.
not-not-summons = { $who-the } no es una invocación del mismo bando.
not-not-own-summons = Solo para tus propias invocaciones.
not-no-mat = Solo para personajes: { $who-the } no tiene cartas ni objetos.
not-immune = Esto no funciona con { $who-the }.
not-rank = { $what ->
    [normal] Solo para monstruos normales.
    [elite] Solo para monstruos de élite.
   *[other] Solo para monstruos normales y de élite.
}
not-lacks = Solo para quien tenga { $any-of }.
not-strong = { $number } puntos de vida, límite { $limit }.
not-unfit = { $who-the } no cumple lo que pide la capacidad.
not-not-shoved = { $who-the } no se mueve ahora.
not-immovable = No se puede mover { $who-to }.
not-healthy = { $who-the } no necesita curación.
not-less-hurt = { $who-the } ha perdido { $number } puntos de vida; otra figura, { $limit }.
