### Por qué no se puede elegir algo.

## Movimiento, puertas y amenazas

not-occupied = Ahí está { $who-the }.
not-no-way = No hay camino hasta ahí.
not-speed = Cuesta { $number } de Velocidad; { $limit ->
    [one] queda
   *[other] quedan
} { $limit }.
not-no-speed = No quedan puntos de Velocidad para eso.
not-attacked = El héroe ya ha atacado: no puede moverse ni girar.
not-frame = Ahí está el marco o una entrada.
not-open-already = Ahí ya hay un pasillo.
not-not-beside = El héroe no está junto a ese lado de su sala.
not-no-tile = No hay losas disponibles.
not-enemy-in-room = { $who-the } está en la sala: con enemigos no se puede.
not-chest-far = El cofre no está adyacente.
not-chest-guarded = Hay un monstruo sobre el cofre.
not-not-at-passage = El héroe no está junto a un pasillo que lleve a esa sala.
not-no-empty-square = No hay ninguna casilla vacía al alcance.

## Héroes, monstruos y mejoras

not-hero-not-there = Este héroe no está disponible.
not-not-yours = No es un héroe de esta alianza.
not-exhausted = Está exhausto: no se activa más en esta ronda.
not-no-monster = No es un monstruo del mapa.
not-nearer-monster = { $limit ->
    [1] Antes hay que elegir un monstruo preparado que no esté en una sala con tus héroes ni en una conectada con ella.
   *[other] Un monstruo preparado de una sala conectada va antes que uno que esté en una sala con tus héroes.
}
not-monster-far = El monstruo no puede llegar ahí.
not-no-attack-from-there = Desde ahí no podría atacar a nadie, y desde otra casilla sí.
not-no-prey = No se ataca a héroes derrotados ni escondidos.
not-out-of-reach = Fuera de alcance o de la vista.
not-taunted = Otro héroe provoca al monstruo.
not-no-user = Ningún héroe de la alianza puede usar esta carta.
not-too-dear = Cuesta { $number } XP; hay { $limit } XP boca arriba.
not-only-the-replacement = Tras el cambio solo se puede seleccionar la carta repuesta.

## Ataques y cartas

not-steps-over = Ya no se puede mover ni atacar.
not-resting = Un héroe que descansa no ataca.
not-second-movement = Tras un segundo movimiento no hay ataque.
not-moved-on = Tras los pasos que siguen a sus ataques, un héroe no ataca.
not-no-attack-left = { $what-id ->
    [spent] El segundo ataque exige no haber gastado Velocidad en la activación.
   *[other] No quedan ataques.
}
not-not-adjacent = { $who-the } no está al lado.
not-range = { $who-the } está a distancia { $number }; el ataque { $number ->
    [1] no alcanza casillas adyacentes
   *[other] alcanza { $limit }
}.
not-no-open-way = No hay un camino abierto lo bastante corto hasta { $who-the }.
not-unseen = No hay línea de visión hasta { $who-the }.
not-at-back = { $who-the } está a la espalda del héroe, y tras un ataque no se gira.
not-hidden = { $who-the } permanece fuera de la vista.
not-attacked-before = Ya se ha atacado { $who-to }.
not-from-start = Desde su propia losa inicial un héroe no ataca a otros héroes.
not-on-start = { $who-the } está a salvo en su losa inicial.
not-neutral = { $who-the } es neutral.
not-defeated = { $who-the } yace fuera de combate.
not-oneself = No puede ser el propio héroe.
not-enhanced = { $who-the } ya tiene un Conjuro de Mejora.
not-card-range = { $who-the } está a { $number } casillas; la carta alcanza { $limit }.
not-not-valid = Al héroe le faltan iconos que la carta exige.
not-type-taken = Bajo el héroe ya hay una carta de este tipo: { $what }.
not-idle = La carta no haría nada por este héroe.
not-nobody-to-aim-at = No hay a quién apuntar a { $limit } casillas o menos.
not-only-in-answer = Esta carta solo se juega en respuesta a un ataque.
not-enemy-adjacent = Hay un enemigo adyacente.

## Cómo se deciden los empates

measure-tier = nivel de la regla de elección
measure-cubes = más daño en el monstruo
measure-first-cube = quién lo dañó antes
    .values = no
measure-score = mayor puntuación
measure-drafted = más cartas seleccionadas
measure-damage = menos daño en los héroes
measure-worth = mayor Valor de XP

## De dónde vienen los números

source-obstacle = personajes en la línea de tiro
source-surge = Descarga de Fuerza
source-pit = foso
source-solo = carta Solitario/Cooperativo
stat-obstacle = defensa por obstáculo
stat-defense = Defensa
stat-target = objetivo
