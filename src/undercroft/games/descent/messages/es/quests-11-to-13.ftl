### La hoja del alba, La tumba profanada, Soportar los elementos; las reliquias del Señor Supremo.

## Nombres

quest-the-dawnblade = La Hoja del alba
    .article = no
quest-the-desecrated-tomb = La tumba profanada
    .article = no
quest-enduring-the-elements = A merced de los elementos
    .article = no
figure-khorayt = Khorayt
    .gender = m
    .article = no
figure-the-bound-one = Encadenado
    .gender = m
figure-water-spirit = { ally-water-spirit }
    .gender = m
figure-air-spirit = { ally-air-spirit }
    .gender = m
figure-fire-spirit = { ally-fire-spirit }
    .gender = m
figure-earth-spirit = { ally-earth-spirit }
    .gender = m
ally-water-spirit = espíritu del agua
    .gender = m
ally-air-spirit = espíritu del aire
    .gender = m
ally-fire-spirit = espíritu del fuego
    .gender = m
ally-earth-spirit = espíritu de la tierra
    .gender = m
descent-rank-spirit = espíritu de la aventura

## Fichas, caras, contadores

token-tomb-seal = sello
    .gender = m
token-dawnblade = Hoja del alba
    .gender = f
token-urn = urna
    .gender = f
token-spirit = espíritu
    .gender = m
kind-tomb-seal = { token-tomb-seal }
    .gender = m
kind-dawnblade = { token-dawnblade }
    .gender = f
kind-urn = { token-urn }
    .gender = f
kind-spirit = { token-spirit }
    .gender = m
face-true = verdadero
face-false = falso
face-map = mapa
face-empty = vacía
counter-turned-tomb-seal-true = sellos verdaderos revelados
    .gender = mp
counter-turned-tomb-seal-false = sellos falsos revelados
    .gender = mp
counter-blade-saved = un héroe sale con la Hoja del alba
    .gender = m
counter-blade-stolen = sir Alric sale con la Hoja del alba
    .gender = m
counter-doom = fatalidad
    .gender = f
counter-turned-urn-map = mapa hallado
    .gender = m
counter-turned-urn-empty = urnas vacías
    .gender = fp
counter-map-saved = un héroe sale con el mapa
    .gender = m
counter-haste = premura
    .gender = f
counter-storm = tormenta
    .gender = f
counter-calmed = espíritus apaciguados
    .gender = mp
counter-bond = ataduras
    .gender = fp
counter-released = pruebas para liberar al Encadenado
    .gender = fp
counter-boon = favores de los héroes
    .gender = mp
counter-bonds-spent = ataduras que el Encadenado ha usado
    .gender = fp

## Acciones especiales

act-turn-seal = revelar un sello (uno falso alza allí un zombi)
act-break-seal = romper un sello sin verlo
act-take-blade = tomar la Hoja del alba, una vez por turno
act-wrest-blade = arrebatar la Hoja del alba, una vez por turno
act-open-urn = abrir una urna (la primera nunca contiene el mapa)
act-close-ossuary = cerrar el osario para siempre
act-calm-water = apaciguar al espíritu del agua
act-calm-air = apaciguar al espíritu del aire
act-calm-fire = apaciguar al espíritu del fuego
act-calm-earth = apaciguar al espíritu de la tierra
act-chant = salmodiar en la celda por una atadura, una vez por turno
act-release = liberar al Encadenado, cuando ha perdido la mitad de su Salud
act-force-cell = forzar la puerta de la celda
act-unleash = usar una capacidad sin gastar acción, una vez por cada atadura

## Reglas

carry-by-act = solo con una acción de la aventura
leave-when = { line-when }
key-inside = desde dentro
ward-spent = o al final de una ronda en la que ya no queda ninguna de estas fichas boca abajo: { $value }
aura-carrying = con: { $value }
aura-attacked-by = al ser atacados por { $value-plain }
aura-each = por cada otro héroe adyacente a él
aura-most = como mucho { $value }
aura-inside = en el terreno del { $value }
aura-living = mientras su espíritu siga allí
immune-unless-carrying = con: { $value }
immune-unless-prey = no es de ningún bando, y él puede atacarlo
rule-sleep = { $figure } duerme: no actúa ni tira dados de defensa; entrar en su guarida exige una prueba de { $test } ({ $who }), una vez por turno; fallarla lo despierta, y también un ataque que lo dañe
sleep-area = { "" }
sleep-blows = { "" }
sleep-hushed = ; tras superarla hacen falta { $value } ataques así
rule-count = al final del turno del Señor Supremo{ $of-count ->
    [0] { "" }
   *[other] , con { $of-or } junto a { $beside-or }
}{ $out ->
    [yes] , por cada héroe incapacitado
   *[no] { "" }
}: { $counter } { $n-signed }
count-living = mientras siga en el tablero: { $value-or }
count-feeds = cada uno así alimentado recupera { $value } de daño
rule-dim = nadie ve a más de { $within } casillas, ni es visto desde más lejos, en { $area }
dim-living = mientras su espíritu siga allí
rule-hazard = { $who }{ $points ->
    [0] { " " }que acaban su turno en { $area }
   *[other] { " " }que gastan { $points } o más puntos de movimiento en { $area } en un turno
}{ $test-count ->
    [0] { "" }
   *[other] { " " }superan una prueba de { $test-or } o
}{ $condition-id ->
    [none] { " " }sufren { $damage } de daño
   *[other] { " " }quedan en estado { $condition } en su próximo turno
}
hazard-living = mientras su espíritu siga allí
inside-air = aire
    .gender = m
inside-water = agua
    .gender = m
area-fire = el terreno del fuego
area-earth = el terreno de la tierra
area-frozen = la cueva helada
who-spirit = espíritus
    .gender = mp
special-arcites-prayer = quien encuentre la plegaria de Arcite puede repetir una prueba que fallaría: de Voluntad en la tumba o de Percepción en la guarida
special-blade-bearer = un héroe lleva la Hoja del alba si los héroes la ganaron; si no, la lleva sir Alric
special-close-ossuary = al comienzo de cada turno del Señor Supremo vuelven hasta 2 zombis derrotados (1 con dos héroes) en osarios sin héroes, pero nunca en uno cerrado
special-alrics-haste = antes de la carrera sir Alric tiene 1 punto de movimiento por cada premura
special-third-party = al final de cada ronda, ya despierto, Khorayt ataca a quien tenga más cerca, sea del bando que sea, con un solo movimiento
special-swaying-bridge = quien acaba en el puente por un efecto enemigo sufre 2 de daño
special-meet-spirits = un espíritu boca abajo se revela cuando un héroe entra en su zona, y bloquea como una miniatura
special-calm = pierde 2 de Salud; el que desaparece así será un favor más tarde
special-spirits-wrath = un espíritu dañado por un ataque inflige 1 de daño a cada héroe de su zona
special-bound-one-weakened = el Encadenado ha perdido la mitad de su Salud
special-unbroken = el Encadenado nunca pierde su último punto de Salud
special-free-ability = el ataque sigue siendo el único del turno
special-boons = por cada espíritu apaciguado los héroes pueden repetir un dado de cualquier tirada de un héroe
source-arcites-prayer = plegaria de Arcite
source-third-party = Khorayt
source-swaying-bridge = puente oscilante
source-meet-spirits = espíritus
source-spirits-wrath = ira del espíritu
source-boons = favor
source-sleep = el durmiente
source-wards = protección
source-perils = terreno peligroso
source-immune = nadie más puede dañarlo
source-unbroken = conserva su último punto de Salud
source-asleep = dormido
source-khorayt = { figure-khorayt }
source-dawnblade = { token-dawnblade }
source-air = espíritu del aire
source-water = espíritu del agua

## Lo que se cuenta y se pregunta

event-door-fell = Cae la puerta protegida.
event-relic-assigned = { $lieutenant-the } lleva una reliquia en esta aventura: { $relic }.
option-relic = { $relic } para { $lieutenant-the }
ask-descent-assign-relics-choose = { $who }: ¿qué lugarteniente lleva cada reliquia?
ask-descent-blade-bearer-choose = { $who }: ¿quién lleva la Hoja del alba?
ask-descent-khorayt-strikes-choose = { $who }: ¿a quién ataca Khorayt?
ask-descent-khorayt-strikes-move = { $who }: ¿adónde va Khorayt?
ask-descent-free-ability-choose = { $who }: ¿qué capacidad usa el Encadenado?
hint-descent-relic = Una reliquia no hace nada hasta que alguien la lleva.

## Lo que el primer encuentro deja al segundo

descent-carries-the-dawnblade = Quien gana tiene la Hoja del alba en el segundo encuentro, un héroe o sir Alric; si gana el Señor Supremo, allí necesita 2 más de fatalidad. La plegaria de Arcite se conserva si no se ha usado.
descent-carries-the-desecrated-tomb = Antes del segundo encuentro sir Alric tiene 1 punto de movimiento por cada premura; si gana el Señor Supremo, los héroes pierden allí sus primeros turnos.
descent-carries-enduring-the-elements = Cada espíritu que se va apaciguado da a los héroes un favor en el segundo encuentro; si gana el Señor Supremo, lo empieza con 1 atadura.
carried-the-dawnblade-heroes-won = { $n ->
    [0] { "" }
   *[other] un héroe lleva la Hoja del alba
}
carried-the-dawnblade-overlord-won = { $n ->
    [0] { "" }
   *[other] sir Alric tiene la Hoja del alba y el Señor Supremo necesita 2 más de fatalidad
}
carried-arcites-prayer = { $n ->
    [0] { "" }
   *[other] aún se puede usar la plegaria de Arcite
}
carried-haste = { $n ->
    [0] sir Alric no tiene premura
    [one] sir Alric tiene 1 punto de movimiento antes de la carrera
   *[other] sir Alric tiene { $n } puntos de movimiento antes de la carrera
}
carried-the-desecrated-tomb-heroes-won = { $n ->
    [0] { "" }
   *[other] los héroes tienen el mapa y actúan desde la primera ronda
}
carried-the-desecrated-tomb-overlord-won = { $n ->
    [0] { "" }
   *[other] los héroes pierden sus primeros turnos
}
carried-calmed = { $n ->
    [0] no se apaciguó a ningún espíritu y los héroes no tienen favores
    [one] se apaciguó a 1 espíritu y los héroes tienen un favor
   *[other] se apaciguó a { $n } espíritus y los héroes tienen { $n } favores
}
carried-enduring-the-elements-overlord-won = { $n ->
    [0] { "" }
   *[other] el Señor Supremo empieza con 1 atadura
}
