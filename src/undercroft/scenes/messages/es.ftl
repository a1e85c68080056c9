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
