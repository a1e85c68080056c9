### Las palabras de Farol.

game-lantern = Farol
    .gender = m
    .article = no
game-lead = Dos exploradores compiten por una cueva que nadie ha visto todavía. Tres minutos.

## Nombres

delver-smith = Herrero
    .gender = m
delver-mapper = Cartógrafa
    .gender = f
tile-gate = entrada
    .gender = f
tile-crossing = cruce
    .gender = m
tile-passage = pasadizo
    .gender = m
tile-bend = recodo
    .gender = m
tile-fork = bifurcación
    .gender = f
tile-niche = hornacina
    .gender = f
tile-roost = nido de murciélagos
    .gender = m
tile-spring = manantial de aceite
    .gender = m
cave-grotto = La gruta
    .gender = f
    .article = no
cave-maze = El laberinto
    .gender = m
    .article = no
found-ember = ascua
    .gender = f
found-hoard = tesoro
    .gender = m
found-oil = aceite
    .gender = m

## Lo que se elige antes de la partida

games-count = { $all ->
    [one] una cueva
   *[other] se puede jugar en { $open } de { $all } cuevas; { $complete } están completas
}
games-cave = cuevas
games-delver = exploradores
setup-cave = Cueva
setup-party = Exploradores
setup-delver = Explorador
setup-oil = Aceite
setup-goal = Puntos para ganar en solitario

## Sucesos

event-cave-entered = El camino a la cueva está abierto.
event-delver-placed = { $figure-the } enciende un farol: { $leaf-hp } de aceite.
event-round-started = Empieza la ronda { $round }.
event-turn-started = { $figure-the } gasta 1 de aceite y puede dar { $steps } pasos.
event-stepped = { $figure-the } va a { $cell }.
event-tile-drawn = Tras la puerta: { $tile }.
event-tile-laid = Loseta colocada en { $cell }: { $laid-tile }.
event-found = { $found-id ->
    [oil] { $figure-the } rellena el farol: { $oil } de aceite.
   *[other] { $figure-the } se lleva { $found-the }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
}
event-die-rolled = { $figure-the } saca un { $die-face } contra un murciélago.
event-bat-fled = { $points ->
    [0] El murciélago derrama 1 de aceite { $figure-of } y huye.
   *[other] { $figure-the } ahuyenta al murciélago: { $points } puntos.
}
event-turn-ended = { "" }
event-went-dark = Se apaga el farol { $figure-of }.

## Preguntas y respuestas

ask-lantern-turn-choose = { $who }: ¿adónde vas?
ask-lantern-explore-lay = { $who }: ¿cómo se coloca la loseta?
option-step = Ir a { $cell }
option-lay = { $turns ->
    [0] Colocarla tal cual
    [1] Colocarla girada a la derecha
    [2] Colocarla dada la vuelta
   *[3] Colocarla girada a la izquierda
}
option-stay = Terminar el turno
here-step = Ir aquí
here-lay = { option-lay }

not-lantern-wall = En ese lado no hay puerta.
not-lantern-no-tile = No quedan losetas: lo oscuro sigue a oscuras.
not-lantern-taken = Allí está { $who-the }, y en una cámara solo cabe un explorador.
not-lantern-far = Un paso solo lleva a la cámara de al lado.

## Por qué el bot elegiría así

hint-lantern-explore = Tras esa puerta aún no ha estado nadie.
hint-lantern-take = Allí hay algo que llevarse.
hint-lantern-approach = Es el camino más corto a una puerta a la oscuridad.
hint-lantern-lay = Así quedan más puertas abiertas.
hint-lantern-stay = Ya no hay nada por lo que ir.

## El final

result-won = Alguien ha traído a casa más que nadie.
result-tie = Los dos han traído lo mismo a casa.
result-lost = No ha bastado.

## Reglas

rule-LN-01 = A la cueva
rule-LN-02 = Turnos
rule-LN-03 = Puertas y oscuridad
rule-LN-04 = Lo que hay en una cámara
rule-LN-05 = Murciélagos
rule-LN-06 = El final

## En la mesa

table-delver-shown = { $figure }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, aceite { $oil } de { $full }
table-tiles-shown = Losetas restantes: { $tiles }

lantern-dark = la oscuridad tras una puerta
lantern-ember = un ascua, 1 punto
lantern-hoard = un tesoro, 3 puntos
lantern-bat = un murciélago
lantern-oil = aceite
lantern-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
lantern-burns = aceite { $oil } de { $full }
lantern-meter = Aceite
lantern-gauge = Puntos
lantern-round = Ronda
lantern-tiles = Losetas restantes
lantern-rank = explorador
lantern-goal = Gana quien tenga más puntos cuando se hayan apagado todos los faroles.
lantern-goal-alone = Ganas con { $goal } puntos cuando se apague tu farol.
lantern-turn = Un turno gasta 1 de aceite y tiene 3 pasos. Una puerta a la oscuridad descubre una loseta nueva.
