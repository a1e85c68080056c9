### Por qué un bot elegiría así en Descent.

hint-descent-kill = { $figure-the } cae con una probabilidad del { $chance } %.
hint-descent-attack = Unos { $damage } de Daño para { $figure-the }, lo máximo posible; cae con un { $chance } %.
hint-descent-again = Otro ataque contra { $figure-the } vale la carta.
hint-descent-sweep = Golpea a todos los que están junto a { $figure-the }.
hint-descent-leave = { $figure-the } puede salir del tablero: cuesta { $needs ->
    [one] 1 punto de movimiento
   *[other] { $needs ->
    [one] 1 punto
   *[other] { $needs } puntos
} de movimiento
}.
hint-descent-to-exit = Desde ahí { $figure-the } necesita { $needs ->
    [one] 1 punto
   *[other] { $needs } puntos
} para salir del tablero y tiene { $has } por turno.
hint-descent-fetch = Vale la pena llevar la ficha a su sitio.
hint-descent-to-fetch = Queda a { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
} de una ficha que hay que llevar.
hint-descent-test = La prueba se supera con una probabilidad del { $chance } %, y la aventura la pide.
hint-descent-to-test = Queda a { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
} de una prueba de la aventura.
hint-descent-act = La aventura lo premia.
hint-descent-to-act = Queda a { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
} de lo que la aventura premia.
hint-descent-door = El camino sigue por la puerta.
hint-descent-to-door = Queda a { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
} de la puerta.
hint-descent-search = Hay una ficha de búsqueda y nada más urgente.
hint-descent-to-search = Queda a { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
} de una ficha de búsqueda.
hint-descent-revive = { $figure-the } debe volver a levantarse.
hint-descent-to-revive = { $figure-the } yace a { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
} de ahí y puede reanimarse.
hint-descent-approach = Desde ahí { $figure-the } está a { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}.
hint-descent-block = { $figure-the } cierra el paso: { $other-the } necesita { $needs ->
    [one] 1 punto
   *[other] { $needs } puntos
} y tiene { $has }.
hint-descent-boulder = { $figure-id ->
    [none] Estrecha el camino.
   *[other] Cierra el paso: { $figure-the } necesita { $needs } puntos y tiene { $has }.
}
hint-descent-guard = { $other-the } no debe caer: { $figure-the } monta guardia.
hint-descent-clear = { $other-the } quiere pasar: { $figure-the } estorba y cae con una probabilidad del { $chance } %.
hint-descent-hold = Mientras { $figure-the } esté en la sala, los héroes no pueden hacer nada allí.
hint-descent-to-hold = La sala que necesitan los héroes queda entonces a { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}.
hint-descent-stay = No hay casilla mejor.
hint-descent-end = No queda nada que valga la pena.
hint-descent-run = { $figure-the } puede mover hasta el doble de su Velocidad y atacar por el camino.
hint-descent-rest = Descansar recupera { $fatigue } de Fatiga.
hint-descent-heal = { $figure-the } puede recuperar unos { $damage } de Daño.
hint-descent-bless = { $figure-the } es quien más gana con la plegaria.
hint-descent-light = { $count ->
    [0] La luz cura a los héroes a la vista.
    [one] La luz quema a 1 monstruo a la vista y cura a los héroes.
   *[other] La luz quema a { $count } monstruos a la vista y cura a los héroes.
}
hint-descent-card = La carta sirve ahora.
hint-descent-keep = Vale más guardarla para después.
hint-descent-dash = Con otro movimiento de { $has ->
    [one] 1 punto
   *[other] { $has } puntos
} avanza { $figure-the }; la salida cuesta { $needs }.
hint-descent-trap = { $figure-the } falla la prueba con una probabilidad del { $chance } %.
hint-descent-charm = { $figure-the } cae bajo el hechizo con una probabilidad del { $chance } %.
hint-descent-card-attack = { $figure-the } sufriría ahora { $damage } de Daño; la carta lo cambia.
hint-descent-surge = Así { $figure-the } sufre { $damage } de Daño.
hint-descent-surge-range = Al ataque le falta { $lacking } de alcance.
hint-descent-surge-rest = Nada más añadiría Daño, así que un incremento recupera Fatiga.
hint-descent-toll = Sin este incremento el ataque falla.
hint-descent-reroll = De media, ese dado mejora si se repite.
hint-descent-react = Cuesta menos de lo que ahorra.
hint-descent-ability = No cuesta nada.
hint-descent-start = Es lo más cercano al resto del tablero.
hint-descent-first = { $figure-the } está a { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
} de lo que importa y va primero.
hint-descent-target = { $figure-the } es quien más importa.
hint-descent-group = Este grupo aporta más Vida y dados: { $count ->
    [one] 1 miniatura
   *[other] { $count } miniaturas
}.
hint-descent-arrive = Desde ahí hay { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
} hasta donde hace falta.
hint-descent-attribute = Ahí el valor { $figure-of } es { $value }.
hint-descent-stand-up = Lo primero es que se levante { $figure-the }.
hint-descent-shake-off = { $figure-the } no puede hacer nada mientras siga con el aturdimiento.
hint-descent-climb = { $figure-the } no puede ir a ninguna parte desde el foso.
hint-descent-familiar = { $figure-the } actúa además.
hint-descent-equip = La pieza más cara es la mejor.
hint-descent-least = Con menos basta.
hint-descent-yes = Solo puede ayudar.
hint-descent-any = Da lo mismo.
hint-descent-searched = De { $plans } planes, puestos a prueba { $rollouts } veces, este es el que más promete: gana con un { $chance } %; el más evidente, con un { $other } %.
