### El ritual de las sombras, Sangre de héroes, Los ídolos gemelos.

## Aventuras

quest-the-ritual-of-shadows = El ritual de las sombras
    .article = no
quest-blood-of-heroes = Sangre de héroes
    .article = no
quest-the-twin-idols = Los ídolos gemelos
    .article = no

## Fichas, caras, contadores, nombres

token-shadow-trail = rastro de sombra
    .gender = m
token-blood-mark = marca de sangre
    .gender = f
token-theodir = lord Theodir
    .gender = m
token-sun = ídolo del Sol
    .gender = m
token-skulls = ídolo de las Calaveras
    .gender = m
token-blue-pedestal = pedestal azul
    .gender = m
token-red-pedestal = pedestal rojo
    .gender = m
kind-shadow-trail = { token-shadow-trail }
    .gender = m
kind-blood-mark = { token-blood-mark }
    .gender = f
kind-theodir = { token-theodir }
    .gender = m
kind-sun = { token-sun }
    .gender = m
kind-skulls = { token-skulls }
    .gender = m
kind-blue-pedestal = { token-blue-pedestal }
    .gender = m
kind-red-pedestal = { token-red-pedestal }
    .gender = m
face-on-blue = sobre el pedestal azul
face-on-red = sobre el pedestal rojo
counter-shadow = sombras
    .gender = fp
counter-spilled = marcas de sangre derramadas
    .gender = fp
counter-thirst = sed de Eliza
    .gender = f
counter-theodir-health = Vida de Theodir
    .gender = f
counter-theodir-saved = lord Theodir sale del tablero con un héroe
    .gender = m
counter-bonds = ataduras aflojadas
    .gender = fp
counter-sun-heroes = los héroes salen con el ídolo del Sol
    .gender = mp
counter-skulls-heroes = los héroes salen con el ídolo de las Calaveras
    .gender = mp
counter-sun-overlord = unos monstruos salen con el ídolo del Sol
    .gender = mp
counter-skulls-overlord = unos monstruos salen con el ídolo de las Calaveras
    .gender = mp
figure-zak-n-jak = Zak'n'Jak
    .gender = m
    .article = no

## Acciones especiales

act-ritual = el ritual por una sombra, una vez por turno en el santuario
act-second-ritual = un segundo ritual por una sombra
act-force-lock = forzar la cerradura
act-pick-lock = abrir la cerradura con ganzúa
act-drink = beber, una vez por turno: 2 de sed, 3 si ya no tiene Vida; ella recupera 2
act-drink-fallen = beber de un héroe fuera de combate, una vez por turno: 2 de sed; ella recupera 2
act-loosen-bonds = aflojar las ataduras, una vez por turno
act-hurl = lanzar a un héroe sin gastar acción
act-set-sun-on-blue = colocar el Sol en el pedestal azul
act-set-skulls-on-red = colocar las Calaveras en el pedestal rojo
act-set-skulls-on-blue = colocar las Calaveras en el pedestal azul
act-set-sun-on-red = colocar el Sol en el pedestal rojo
act-lift-sun = levantar el Sol de su pedestal
act-lift-skulls = levantar las Calaveras de su pedestal
act-seize-sun = arrancar el Sol de su pedestal
act-seize-skulls = arrancar las Calaveras de su pedestal

## Objetivos y reglas

goal-wounded = { $figure } ha perdido la mitad de su Vida
rule-lock = una puerta con cerradura queda cerrada con llave cuando la cierra { $who }
lock-doors = { "" }
rule-trail = las casillas que deja { $figure } son agua para los héroes hasta el siguiente turno del Señor Supremo
trail-token = { "" }
rule-share = { $by-count ->
    [one] cada { $by } adyacente a { $figure } puede sufrir en su lugar { $n } de Daño de un ataque
   *[other] { $by }, si son adyacentes a { $figure }, pueden sufrir en su lugar { $n } de Daño de un ataque
}
share-most = { $value } de ellos como máximo
carry-large = también las miniaturas grandes
carry-when = { line-when }
leave-along = { "" }
test-at-crowd = { $value } menos por cada héroe que haya allí
test-at-retry = { $value ->
    [one] se repite a cambio de una carta del Señor Supremo
   *[other] se repite a cambio de { $value } cartas del Señor Supremo
}
test-at-after = { "" }
test-at-cards = { $value ->
    [one] a cambio de 1 carta del Señor Supremo
   *[other] a cambio de { $value } cartas del Señor Supremo
}
test-at-cost = { $value } acciones
test-at-when = { line-when }
aura-borne = { "" }
aura-beyond = a más de { $value } casillas
aura-when = { line-when }
line-when = { $value-below ->
    [0] mientras { $value-counter } ≥ { $value-least }
   *[other] mientras { $value-counter } < { $value-below }
}
stat-unhealing = no puede recuperarse
stat-shadow-cloak = envuelto en sombra

## Reglas con nombre

special-head-start = antes de la primera ronda lord Merrick mueve { $n } casillas, y una más por cada sombra; tras un ritual completo sufre 1 de Daño menos de cada ataque de la ronda 1
special-take-mark = un monstruo de una casilla se queda la marca de sangre de un héroe si su ataque le causa { $n } de Daño o más
special-regain-mark = un héroe recoge su propia marca de sangre al entrar en su casilla
special-hunters-horn = una vez, al principio del turno de un héroe, el Señor Supremo hace mover 3 a todos los Arqueros goblin
special-lodge = un héroe que descansa en el pabellón de caza recupera además 1 de Daño
special-count-blood = las marcas que tengan los monstruos al final cuentan como derramadas
special-drink = la sed de Eliza aumenta en 2, o en 3 si a lord Theodir no le queda Vida; él sufre 2 y ella recupera 2
special-drink-fallen = junto a un héroe fuera de combate la sed de Eliza aumenta en 2, y ella recupera 2
special-free-throw = una vez por turno, sin gastar acción
special-share-idols = cada bando conserva el ídolo con que salió o que lleva
special-bring-idols = cada bando empieza con los ídolos que tiene; los demás quedan entre ambos
special-set-idol = el pedestal debe estar vacío
special-lift-idol = no en el turno en que se colocó
special-idol-balance = al final de una ronda en que un bando tiene ambos ídolos, el otro roba una carta
special-sun-heals = al final de la ronda el Sol colocado cura 1 a cada héroe a 3 casillas o menos
special-skulls-raise = al final de la ronda las Calaveras colocadas alzan un zombi
source-shadow-cloak = manto de sombra
source-shared-damage = daño compartido
source-take-mark = tomar una marca
source-regain-mark = recobrar una marca
source-hunters-horn = cuerno de caza
source-lodge = pabellón de caza
source-idol-balance = los ídolos
source-trail = rastro de sombra
source-sun = ídolo del Sol
source-skulls = ídolo de las Calaveras

## Lo que se cuenta y se pregunta

event-door-locked = { $figure-the } cierra la puerta con llave.
event-recovery-barred = { $figure-the } no puede recuperarse junto a quien lleva el ídolo de las Calaveras.
descent-stall-nobody = Tras la ronda { $rounds } termina el encuentro.
ask-descent-discard-cards-choose = { $who }: ¿descartar { $about-cards ->
    [one] una carta
   *[other] { $about-cards } cartas
}{ $about-act-id ->
    [repeat-test] { " " }para repetir la prueba fallida
    [second-ritual] { " " }para un segundo ritual
    [sway] { " " }para que Belthir tenga que hacer una prueba de Voluntad
    [collapse] { " " }para derrumbar la galería
    [hurry-splig] { " " }para apremiar a Splig
    [crown] { " " }por la corona
   *[other] { "" }
}?
ask-descent-take-over-choose = { $who }: ¿quién sufre Daño de este ataque en su lugar?
ask-descent-take-mark-choose = { $who }: ¿de quién es la marca de sangre que se toma?
ask-descent-hunters-horn-choose = { $who }: ¿qué goblin se mueve ahora?
ask-descent-bring-idols-choose = { $who }: ¿quién lleva el ídolo?
ask-descent-idols-at-dusk-balance = { $who }: ¿quién roba la carta de Búsqueda?

## Por qué lo hace un bot

hint-descent-lock = { $figure-the } cierra la puerta con llave ante los héroes.
hint-descent-to-lock = La puerta que conviene cerrar queda a { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}.
hint-descent-discard = Esta carta sirve más aquí que en la mano.

## Lo que el primer encuentro deja al segundo

descent-carried = Del primer encuentro: { $what }.
descent-carries-the-ritual-of-shadows = Antes del segundo encuentro lord Merrick mueve una casilla por cada sombra; tras un ritual completo sufre 1 de Daño menos de cada ataque de su primera ronda.
descent-carries-blood-of-heroes = En el segundo encuentro la sed de Eliza empieza en 1 por cada marca de sangre derramada: las que los monstruos saquen del tablero o tengan al final y, si se acaba el tiempo, las de los héroes que estén en el tablero.
descent-carries-the-twin-idols = Cada bando empieza el segundo encuentro con el ídolo que tiene; el que quede en el suelo no es de nadie. Si se acaba el tiempo, el Señor Supremo tiene el ídolo de las Calaveras.
carried-shadows = { $n ->
    [0] ninguna sombra
    [one] 1 sombra
   *[other] { $n } sombras
}
carried-all-shadows = { $n ->
    [0] { "" }
   *[other] un ritual completo
}
carried-spilled = { $n ->
    [0] ninguna marca de sangre derramada
    [one] 1 marca de sangre derramada
   *[other] { $n } marcas de sangre derramadas
}
carried-sun-heroes = { $n ->
    [0] { "" }
   *[other] los héroes tienen el ídolo del Sol
}
carried-sun-overlord = { $n ->
    [0] { "" }
   *[other] el Señor Supremo tiene el ídolo del Sol
}
carried-skulls-heroes = { $n ->
    [0] { "" }
   *[other] los héroes tienen el ídolo de las Calaveras
}
carried-skulls-overlord = { $n ->
    [0] { "" }
   *[other] el Señor Supremo tiene el ídolo de las Calaveras
}
