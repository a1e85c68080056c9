### La Cámara de las Sombras, El verdadero rostro del mal, El tesoro del monstruo, La Torre Helada.

## Nombres

quest-the-shadow-vault = La Cámara de las Sombras
    .article = no
quest-the-overlord-revealed = El verdadero rostro del mal
    .article = no
quest-the-monsters-hoard = El tesoro del monstruo
    .article = no
quest-the-frozen-spire = La Torre Helada
    .article = no
figure-ruin = Ruina
    .article = no
    .gender = f

## Fichas y sus caras

token-rune = Runa de las Sombras
    .gender = f
token-well = pozo de sombras
    .gender = m
token-vault-key = llave de la cámara
    .gender = f
token-control = mando
    .gender = m
token-hoard = ficha del tesoro
    .gender = f
token-trueshot = Certera
    .gender = f
token-dragonheart = Corazón de Dragón
    .gender = m
token-frederick = Frederick
    .gender = m
    .article = no
token-brazier = brasero
    .gender = m
token-load = fardo
    .gender = m
kind-rune = { token-rune }
    .gender = f
kind-well = { token-well }
    .gender = m
kind-vault-key = { token-vault-key }
    .gender = f
kind-control = { token-control }
    .gender = m
kind-hoard = { token-hoard }
    .gender = f
kind-trueshot = { token-trueshot }
    .gender = f
kind-dragonheart = { token-dragonheart }
    .gender = m
kind-frederick = { token-frederick }
    .gender = m
    .article = no
kind-brazier = { token-brazier }
    .gender = m
kind-load = { token-load }
    .gender = m
face-green = verde
    .gender = m
face-trueshot = Certera
    .gender = f
face-chest = cofre
    .gender = m
face-alarm = alarma
    .gender = f

## Contadores

counter-rune-saved = la Runa sale por la salida
    .gender = f
counter-rune-taken = la Runa sale por la entrada
    .gender = f
counter-zachareth-returned = veces que Zachareth ha vuelto
    .gender = fp
counter-portals = portales cerrados
    .gender = mp
counter-key-out = la llave de la cámara sale por la entrada
    .gender = f
counter-turned-control-red = mando rojo encontrado
    .gender = m
counter-turned-control-green = mando verde encontrado
    .gender = m
counter-turned-control-blue = mando azul encontrado
    .gender = m
counter-left-frederick = Frederick ha salido
    .gender = m
counter-trueshot-saved = Certera sale por la salida
    .gender = f
counter-trueshot-taken = Certera sale por la entrada
    .gender = f
counter-turned-hoard-trueshot = Certera encontrada
    .gender = f
counter-turned-hoard-chest = cofres encontrados
    .gender = mp
counter-turned-hoard-alarm = alarmas encontradas
    .gender = fp
counter-rows-gone = filas del puente hundidas
    .gender = fp
counter-ruin-across = Ruina ha cruzado el puente
    .gender = f
counter-frederick-freed = Frederick sale por la entrada
    .gender = m
counter-loads = fardos que han salido
    .gender = mp

## Acciones especiales

act-spring-lock = hacer saltar la cerradura
act-force-door = forzar la puerta atascada
act-drink-well = beber del pozo de sombras
act-look-at-control = descubrir el mando
act-shut-portal = cerrar el portal
act-turn-key = abrir con la llave la puerta cerrada
act-lift-gate = empujar la verja: dos héroes en una misma ronda la abren
act-urge = apremiar a Frederick
act-open-hoard = abrir la ficha del tesoro
act-rifle-hoard = saquear la ficha del tesoro (un cofre se pierde)
act-raise-heart = alzar el Corazón de Dragón
act-kindle = encender el brasero
act-douse = apagar el brasero
act-break-cell = forzar la celda
act-load-up = coger un fardo en el almacén

## Reglas especiales

rule-flee-return = { $figure }, si cae, vuelve por la entrada al final del siguiente turno del Señor Supremo, { $times ->
    [one] una vez como mucho
   *[other] { $times } veces como mucho
}
flee-return-area = { "" }
flee-return-counter = { "" }
rule-march = { $figure } avanza una fila en cada turno del Señor Supremo y no hace nada más; lo que deja atrás se hunde, y un héroe en su camino solo la detiene con una prueba de { $test }
march-rows = { "" }
march-less = { $value ->
    [0] { "" }
   *[other] cada prueba posterior de un mismo héroe tiene −{ $value } más
}
march-damage = quien esté en una fila que se hunde sufre { $value } de daño
march-counter = { "" }
march-arrived = { "" }
rule-environment = al principio de las rondas cada héroe hace una prueba de { $test } o sufre { $fatigue } de Fatiga
environment-from-round = desde la ronda { $value }
environment-every = cada { $value } rondas
environment-hard = en todas las rondas si el Señor Supremo ganó el primer encuentro
environment-token = { "" }
environment-face = { "" }
environment-within = salvo a { $value } casillas o menos de un brasero encendido
who-river = el grupo del río
    .gender = m
key-token = quien lleva la llave la abre al pasar
wait-hero-on = hasta que se acerca un héroe
arrive-counter = { "" }
arrive-count = { "" }
special-drink-well = el héroe recupera toda su Fatiga y luego sufre 1 de daño
special-flicker = cada héroe a 3 casillas o menos del mando hace una prueba de Fuerza o queda Aturdido
special-urge = una vez por ronda Frederick se mueve en el acto hasta 3 casillas
special-open-chest = un cofre: el héroe roba una carta de Búsqueda
special-sound-alarm = una alarma: un monstruo se mueve en el acto hasta su Velocidad
special-find-trueshot = Certera: quien la encuentra puede cogerla en el acto, y un héroe puede usarla mientras la lleve
special-know-hoard = Frederick a salvo: se descubren dos fichas antes del encuentro; perdido: el Señor Supremo puede mirar dos; Certera nunca está entre las dos primeras que alguien ve
special-trueshot-is-free = mientras ningún monstruo tenga Certera
special-hidden-in-water = un Meriodón en el agua del vado no puede ser atacado desde más de 3 casillas
special-push-back = { $n ->
    [0] a 3 casillas o menos de Ruina y a la vista; después vuelve a la hondonada
   *[other] el Corazón de Dragón hace retroceder a Ruina tantas filas: { $n }
}
special-take-load = el monstruo lleva un fardo; siempre quedan más
special-lose-load = un fardo que se suelta se pierde
special-broken-mind = quien guía a Frederick hace una prueba de Voluntad al principio de su turno o tiene 2 menos de Velocidad en él
source-flights = huida y regreso
source-waking = el grupo del río despierta
source-broken-mind = mente rota
source-lose-load = fardo perdido

## Sucesos y preguntas

event-squares-held = Ruina se sostiene sobre estas casillas: { $cells }.
event-token-glimpsed = El Señor Supremo mira una ficha: { $token }{ $face-id ->
    [trueshot] : { $face }
    [chest] : { $face }
    [alarm] : { $face }
   *[other] { "" }
}.
ask-descent-give-token-choose = { $who }: ¿quién lleva la Runa?
ask-descent-trample-choose-place = { $who }: ¿a qué casilla retrocede la miniatura?
ask-descent-collapse-flee = { $who }: ¿a qué casilla escapa la miniatura?
ask-descent-sound-alarm-choose = { $who }: ¿a qué monstruo despierta la alarma?
ask-descent-find-trueshot-offer = { $who }: ¿coger Certera en el acto?
ask-descent-know-hoard-choose = { $who }: ¿qué ficha del tesoro?

## Consejos

hint-descent-escort = { $figure-the } se queda cerca de { $other-the }, que lleva lo que debe salir.
hint-descent-to-escort = { $other-the }, que lleva lo que debe salir, queda a { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}.

## Lo que el primer encuentro deja al segundo

descent-carries-the-monsters-hoard = Si Frederick está a salvo, los héroes descubren dos fichas del tesoro antes del segundo encuentro; si se pierde, el Señor Supremo puede mirar dos de ellas en secreto.
descent-carries-the-frozen-spire = Si gana el Señor Supremo, el segundo encuentro se juega de noche: el frío llega en todas las rondas y no en una de cada dos.
carried-frederick-safe = { $n ->
    [0] { "" }
   *[other] Frederick está a salvo y los héroes descubren dos fichas del tesoro antes de empezar
}
carried-frederick-lost = { $n ->
    [0] { "" }
   *[other] se perdió a Frederick y el Señor Supremo puede mirar dos fichas del tesoro en secreto
}
carried-the-frozen-spire-heroes-won = { $n ->
    [0] { "" }
   *[other] aún es de día y el frío llega en una de cada dos rondas
}
carried-night = { $n ->
    [0] { "" }
   *[other] ha caído la noche y el frío llega en todas las rondas
}
