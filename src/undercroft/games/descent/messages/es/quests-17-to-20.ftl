### El giro de la sierpe, El alzamiento de la sierpe, Gryvorn desatado, El futuro tirano.

## Nombres

quest-the-wyrm-turns = El giro de la sierpe
    .gender = m
    .article = no
quest-the-wyrm-rises = El alzamiento de la sierpe
    .gender = m
    .article = no
quest-gryvorn-unleashed = Gryvorn desatado
    .gender = m
    .article = no
quest-the-man-who-would-be-king = El futuro tirano
    .gender = m
    .article = no
figure-gryvorn = Gryvorn
    .gender = m
    .article = no
ally-belthir-captive = Belthir cautivo
    .gender = m
    .article = no
    .number = no
ally-belthir-ally = Belthir liberado
    .gender = m
    .article = no
    .number = no
ally-freed-frederick = Frederick
    .gender = m
    .article = no
    .number = no

## Fichas, caras, contadores

token-fire = hoguera de señales
    .gender = f
token-stone = piedra del altar
    .gender = f
token-seal = gran sello
    .gender = m
token-miner = minero
    .gender = m
token-rubble = escombros
    .gender = mp
token-brood-pit = foso de cría
    .gender = m
token-ward-stone = piedra guardiana
    .gender = f
token-breach = brecha
    .gender = f
token-anchor = ancla
    .gender = f
kind-fire = { token-fire }
    .gender = f
kind-stone = { token-stone }
    .gender = f
kind-seal = { token-seal }
    .gender = m
kind-miner = { token-miner }
    .gender = m
kind-rubble = { token-rubble }
    .gender = mp
kind-brood-pit = { token-brood-pit }
    .gender = m
kind-ward-stone = { token-ward-stone }
    .gender = f
kind-breach = { token-breach }
    .gender = f
kind-anchor = { token-anchor }
    .gender = f
face-out = apagada para siempre
face-meal-1 = una comida
face-meal-2 = dos comidas
face-fed = saciado
face-sound = intacta
face-whole = restaurada
face-profaned = profanada
face-loose = suelta
face-bound = atada
counter-trust = confianza de Belthir
    .gender = f
counter-left-belthir-captive = Belthir ha salido
    .gender = m
counter-stones = piedras en el sello
    .gender = fp
counter-cracks = grietas del sello
    .gender = fp
counter-saved = mineros salvados
    .gender = mp
counter-taken = mineros secuestrados
    .gender = mp
counter-collapses = derrumbes de la galería
    .gender = mp
counter-smashed = fosos de cría destruidos
    .gender = mp
counter-soared = rondas desde que se alzó Belthir
    .gender = fp
counter-whole = piedras guardianas restauradas
    .gender = fp
counter-ended = piedras guardianas decididas
    .gender = fp
counter-profaned-ward-stone-1 = profanaciones de la piedra del este
    .gender = fp
counter-profaned-ward-stone-2 = profanaciones de la piedra del norte
    .gender = fp
counter-profaned-ward-stone-3 = profanaciones de la piedra del oeste
    .gender = fp
counter-restored-ward-stone-1 = restauraciones de la piedra del este
    .gender = fp
counter-restored-ward-stone-2 = restauraciones de la piedra del norte
    .gender = fp
counter-restored-ward-stone-3 = restauraciones de la piedra del oeste
    .gender = fp
counter-bound = anclas atadas
    .gender = fp
counter-ruin = ruina
    .gender = f
counter-left-splig = Splig ha salido
    .gender = m

## Acciones especiales

act-light-signal = encender la hoguera de señales (confianza −1)
act-douse-signal = apagar para siempre la hoguera de señales (confianza +1)
act-tend = atender a Belthir
act-set-stone = encajar la piedra en el sello (una grieta menos)
act-crack = agrietar el sello, una vez por turno en total
act-crack-set = agrietar el sello pese a una piedra, una vez por turno en total
act-put-back = devolver la piedra a su altar
act-force-gate = forzar el portón
act-collapse = derrumbar la galería
act-clear = despejar los escombros
act-feed = alimentar a la camada
act-smash-pit = destruir el foso de cría
act-profane = profanar la piedra guardiana
act-restore = restaurar la piedra guardiana
act-bind = atar el ancla
act-break-anchor = romper el ancla
act-lock-door = cerrar una puerta con llave
act-hurry-splig = apremiar a Splig
act-crown-heal = la corona cura a Zachareth
act-crown-command = la corona ordena
act-command = Dominio por la corona
act-take-items = recoger las cartas de un héroe perdido

## Objetivos y reglas

goal-all-out = ningún héroe sigue en pie
rule-obstacle = bloquea el movimiento y la línea de visión: { $token }
rule-wait = al principio no se activan: { $who }
wait-mark = { $value-id ->
    [west-open] hasta que se deciden dos piedras guardianas
   *[other] { "" }
}
rule-skip-turn = { $rounds ->
    [0] los héroes juegan sus turnos desde la primera ronda
    [one] los héroes pierden su primer turno
   *[other] los héroes pierden sus primeros { $rounds } turnos
}{ $when-id ->
    [none] { "" }
   *[other] , según el primer encuentro
}
rule-discard-for = una vez por turno el Señor Supremo puede descartar { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}: { $act }
discard-for-deed = { $value-id ->
    [cave-in] ; todos los que están en la galería hacen una prueba de Percepción o sufren 2 de Daño, y el tercer derrumbe deja escombros en dos casillas
    [hurry-splig] ; Splig mueve 2 casillas
   *[other] { "" }
}
test-at-beside = { "" }
test-at-at = { "" }
test-at-side = { "" }
test-at-shares = { "" }
test-at-needs = { "" }
door-test-again = { "" }
arrive-round = { "" }
way-entrance-1 = primera entrada
    .gender = f
way-entrance-2 = segunda entrada
    .gender = f

## Reglas con nombre

special-tend = un héroe adyacente a Belthir lo atiende: recupera 2 de Daño, y eso gana confianza
special-win-trust = la confianza de Belthir crece cuando derrota a un monstruo o un héroe lo atiende, una vez por ronda en total
special-lose-trust = la confianza de Belthir mengua cuando un solo ataque le causa 4 de Daño o más
special-sway = al comienzo de una ronda el Señor Supremo puede descartar 2 cartas: si Belthir falla entonces una prueba de Voluntad, actúa para el Señor Supremo esa ronda y confía menos; sin confianza queda de su lado para siempre
special-put-back = vuelve a su altar
special-stone-is-set = mientras hay una piedra encajada
special-no-stone-is-set = mientras no hay ninguna piedra encajada
special-cave-in = todos los que están en la galería hacen una prueba de Percepción o sufren 2 de Daño; el tercer derrumbe deja escombros en dos casillas
special-lay-meals = cada minero secuestrado es una comida en un foso de cría, dos por foso como mucho
special-brood = cada foso se puede alimentar una vez por turno; con { $n } comidas está saciado, y destruirlo exige dos éxitos
special-feed = hay una comida más en el foso
special-smash-pit = un foso saciado exige dos éxitos
special-rising = al final de un turno del Señor Supremo con tres fosos saciados, o dos y ningún otro, Belthir se alza: 6 de Vida más, un dado rojo más, y no se le puede inmovilizar
special-soaring = cuenta cada ronda posterior mientras viva
special-hot-stone = la lava causa 2 de Daño a 3 casillas o menos de un foso saciado
special-lines = las líneas de la campaña deciden cómo se prepara: Frederick, Khorayt, atadura, sangre, sierpe
special-line-binding = si la atadura es de los héroes, pueden repetir una prueba de la aventura por ronda; si no, el Señor Supremo roba una carta más antes del primer encuentro
special-ward-stones = una piedra queda profanada tras { $n } profanaciones, y restaurada tras dos restauraciones; entonces su guardián se va, y la segunda piedra decidida abre el oeste
special-profane = una vez por piedra y turno
special-restore = dos éxitos la restauran
special-unchain = Gryvorn puede atacar con sus dos acciones, vuela, y no se le puede aturdir ni inmovilizar
special-rise-unbound = mientras haya menos de tres anclas atadas, Gryvorn se alza de nuevo con 6 de Vida junto a la brecha; el Señor Supremo roba una carta y hay 1 de ruina más; quien porta la Runa de las Sombras ata un ancla contra un escudo menos
special-rage = los ataques de Gryvorn cuentan para la ruina de este turno
special-ruin = 1 de ruina al final de un turno del Señor Supremo en que Gryvorn ha atacado y está sobre la brecha
special-ruin-by-time = 1 de ruina al final de cada tercera ronda
special-lasting-wounds = un héroe que vuelve a levantarse tiene 2 de Vida menos en este encuentro
special-leave-unlocked = las puertas están cerradas, pero no con llave
special-lock-door = Splig cierra con llave una puerta adyacente
special-guarded-door = un lugarteniente junto a una puerta cerrada con llave dificulta en 1 las pruebas en ella
special-hurry-splig = Splig mueve 2 casillas
special-throne-door = la puerta del salón del trono está cerrada con llave si Zachareth fue coronado; si no, está abierta
special-for-keeps = un héroe que queda inconsciente se pierde para siempre
special-take-items = todas las cartas de un héroe perdido cuya ficha está ahí
special-crown = al comienzo de su turno el Señor Supremo puede descartar 2 cartas: Zachareth recupera 3 de Daño, o usa Dominio sin gastar acción en este turno
special-command = Dominio sin gastar acción
special-may-command = en un turno en que se usó la corona
special-note-dead = un zombi que cae junto a la ficha de un héroe no se va por mucho tiempo
special-return-dead = los zombis que cayeron junto a la ficha de un héroe vuelven al final de la ronda
special-endless-dead = desde la ronda 6 llegan zombis también por los extremos del salón del trono, y cada héroe sufre 1 de Fatiga al final de la ronda
source-win-trust = confianza
    .gender = f
source-lose-trust = confianza
    .gender = f
source-sway = tentación
    .gender = f
source-rising = alzamiento
    .gender = m
source-soaring = alzamiento
    .gender = m
source-gryvorn = Gryvorn
    .gender = m
    .article = no
source-rise-unbound = brecha
    .gender = f
source-rage = furia de Gryvorn
    .gender = f
source-ruin = ruina
    .gender = f
source-ruin-by-time = ruina
    .gender = f
source-lasting-wounds = heridas duraderas
    .gender = fp
source-wounds = heridas duraderas
    .gender = fp
source-crown = corona
    .gender = f
source-note-dead = alzamiento de los muertos
    .gender = m
source-return-dead = alzamiento de los muertos
    .gender = m
source-endless-dead = muertos sin fin
    .gender = mp
stat-immune-immobilized = no se le puede inmovilizar
stat-immune-stunned = no se le puede aturdir
stat-has-fly = vuela
stat-more-attacks = ataques de más

## Lo que se cuenta y se pregunta

event-round-over = Termina la ronda { $round }.
event-weakened = { $figure-the } tiene { $health } de Vida desde ahora.
ask-descent-cave-in-choose = { $who }: ¿qué dos casillas quedan bloqueadas?
ask-descent-lay-meals-choose = { $who }: ¿en qué foso de cría está la comida?
ask-descent-rise-unbound-choose = { $who }: ¿dónde se alza Gryvorn?
ask-descent-lock-door-choose = { $who }: ¿qué puerta se cierra con llave?
ask-descent-crown-choose = { $who }: ¿qué da la corona por dos cartas?
ask-descent-take-items-choose = { $who }: ¿de quién se recogen las cartas?
ask-descent-quest-act-offer-repeat = { $who }: ¿repetir la prueba?

## De encuentro a encuentro, y desde la campaña

descent-history = De la campaña: { $what }.
descent-carries-the-wyrm-turns = La confianza que queda sigue contando: con 2 o más Belthir lucha por los héroes en el segundo encuentro; si no, por el Señor Supremo.
descent-carries-the-wyrm-rises = Cada minero secuestrado es una comida en un foso de cría del segundo encuentro; si se acaba el tiempo, los que queden cuentan como secuestrados.
descent-carries-gryvorn-unleashed = Cada piedra restaurada cuenta como un ancla atada del segundo encuentro, 2 como mucho; si Zachareth cae aquí, allí tiene la mitad de su Vida.
descent-carries-the-man-who-would-be-king = Si Splig escapa, Zachareth es coronado: 4 de Vida más, y el salón del trono está cerrado con llave. Belthir y Alric también están allí, con 6 de Vida restantes, si no son derrotados aquí.
carried-trust = confianza de Belthir { $n }
carried-loyal = { $n ->
    [0] Belthir lucha por el Señor Supremo
   *[other] Belthir lucha por los héroes
}
carried-taken = { $n ->
    [0] ningún minero secuestrado
    [one] un minero secuestrado
   *[other] { $n } mineros secuestrados
}
carried-share = { $n ->
    [0] las piedras no atan ningún ancla
    [one] las piedras atan un ancla
   *[other] las piedras atan { $n } anclas
}
carried-zachareth-fell = { $n ->
    [0] Zachareth llega ileso
   *[other] Zachareth tiene la mitad de su Vida
}
carried-crowned = { $n ->
    [0] Splig fue atrapado y el salón del trono está abierto
   *[other] Zachareth fue coronado y el salón del trono está cerrado con llave
}
carried-belthir-stands = { $n ->
    [0] Belthir no está
   *[other] Belthir está en el salón del trono
}
carried-alric-stands = { $n ->
    [0] Alric no está
   *[other] Alric está en el salón del trono
}
carried-line-frederick = { $n ->
    [0] la línea de Frederick es del Señor Supremo: una miniatura más en las rondas pares del primer encuentro
   *[other] Frederick lucha junto a los héroes
}
carried-line-khorayt = { $n ->
    [0] la línea de Khorayt es del Señor Supremo: el último enemigo tiene 2 de Vida más
   *[other] la línea de Khorayt es de los héroes: el último enemigo tiene 4 de Vida menos
}
carried-line-binding = { $n ->
    [0] la atadura es del Señor Supremo: una carta más antes del primer encuentro
   *[other] la atadura es de los héroes: pueden repetir una prueba de la aventura por ronda
}
carried-line-blood = { $n ->
    [0] la línea de la sangre es del Señor Supremo
   *[other] la línea de la sangre es de los héroes: Eliza tiene la mitad de su Vida
}
carried-line-wyrm = { $n ->
    [0] la sierpe es del Señor Supremo: Belthir participa
   *[other] la sierpe es de los héroes: Belthir no aparece
}

history-line-frederick = la historia de Frederick
history-line-khorayt = la historia de Khorayt
history-line-binding = la historia de la atadura
history-line-blood = la historia de la sangre
history-line-wyrm = la historia de la sierpe
