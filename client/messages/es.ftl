### Words of the pages around the table. Each component has its section; the table's own are in table/.

## Everywhere
title = undercroft
title-setup = Preparar una mesa
title-box = Tengo la caja de Gloomhaven
title-about = Acerca de
title-join = Unirse a una mesa
title-table = Mesa
title-tv = Tele
title-nowhere = Página no encontrada
loading = Un momento…
again = Reintentar
skip = Saltar al contenido
footer = Más
notice = No oficial: hecho por aficionados para quienes tienen los juegos.
to-table = Ir a la mesa
guest = Invitado
name = Tu nombre en la mesa
name-example = p. ej. Alex

## Faults
fault-load = Esta parte de la página no se ha cargado. Comprueba tu conexión y recarga la página.
fault-offline = No se puede conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.
fault-server = El servidor tiene un problema ahora mismo. Inténtalo de nuevo dentro de un momento.
fault-unknown = Eso no ha funcionado. Recarga la página e inténtalo de nuevo.

## Switches
language = Idioma
theme-system = del sistema
theme-dark = oscuro
theme-light = claro
theme-now = Tema: { $theme }
theme-next = Cambiar al tema: { $theme }

## Keys
key-space = Espacio
key-escape = Esc
key-enter = Intro
key-tab = Tab

## Copy
copy = Copiar
copied = Copiado
copy-by-hand = El texto está seleccionado: pulsa Ctrl+C para copiarlo.

## Home
home-heading = Bajo la bóveda
home-lead = Aventuras de mazmorra en una mesa en tu navegador: en solitario, con bots o con amigos. De las reglas nos encargamos nosotros.
home-start = ¿A qué quieres jugar?
home-play = Jugar ya
home-play-busy = Abriendo la puerta…
home-play-bot = Un bot juega conmigo
home-join = Unirse con un código
home-join-text = Alguien te ha enviado un código o un enlace. Toma asiento o quédate mirando.
home-box = Tengo la caja de Gloomhaven
home-box-text = Pinta la posición de tu mesa y mira el turno del monstruo, con sus razones.
home-other = O bien
home-play-way = Jugar { $way }
home-quick = { $title }, con { $seats }
home-setup-of = Preparar una mesa de { $game }
home-loading = Trayendo la estantería…
home-more = Más formas de empezar
bring = Abrir una partida guardada

## Continue
continue = Continuar
continue-loading = Buscando tus mesas…
continue-yours = Te toca
continue-others = Les toca a los demás
continue-over = Terminada
continue-round = Ronda { $round }
continue-forget = Quitar { $title } de la lista
continue-forget-short = Quitar de la lista
continue-all = Ver las { $count }

## Set up a table
setup-loading = Cargando los juegos…
setup-game = Juego
setup-scenario = Escenario
setup-search = Número o nombre
setup-search-none = Nada tiene ese nombre o número.
setup-show = Qué mostrar
setup-show-complete = Completos ({ $count })
setup-show-playable = Todos los jugables ({ $count })
setup-show-all = Todos ({ $count })
setup-complete = completo
setup-complete-text = Todas las reglas de este escenario están en el juego, y nuestras pruebas lo juegan hasta ganarlo.
setup-as-it-is = jugable
setup-as-it-is-text = Que sepamos, no le falta ninguna regla, pero nadie lo ha jugado y comprobado aún de principio a fin.
setup-closed = Aún no es jugable; falta:
setup-who = Jugador
setup-who-me = Yo
setup-who-open = Libre para un amigo
setup-who-bot = Bot: { $bot }
setup-add = Añadir un puesto
setup-remove = Quitar el puesto { $seat }
setup-undo = Deshacer
setup-open = Abrir la mesa
setup-seats = Quién juega
setup-count = { $count } de { $most }
setup-count-open = { $count ->
    [one] 1 elegido
   *[other] { $count } elegidos
}
setup-spent = { $spent } de { $budget } { $unit }
setup-level = nivel { $level }
setup-advised = Seguir el consejo
setup-kit-advised = elegido para ti
setup-kit-own = a tu gusto
setup-open-busy = Abriendo…
setup-done = La mesa está lista
setup-done-text = Envía esto a tus amigos. No necesitan cuenta: el enlace los lleva a un asiento.
undo-strict = Estricto
undo-strict-text = Solo tus propias jugadas, y solo hasta que se revele algo.
undo-friendly = Amistoso
undo-friendly-text = Tus propias jugadas, libremente. Si ya se ha revelado algo, toda la mesa debe estar de acuerdo.
undo-free = Libre
undo-free-text = Cualquiera puede deshacer cualquier cosa.

## Invitation
invite = Invitar a amigos
invite-link = Enlace
invite-code = Código
invite-qr = El enlace como código QR
ways-network = Los amigos de tu misma red (la misma wifi) pueden abrir este enlace. Para los demás:
ways-closed = Este servidor solo acepta conexiones de este equipo, así que un enlace no les serviría a tus amigos. Maneras de dejarlos entrar:
ways-open = La dirección que ves aquí no les sirve a tus amigos. En tu misma red necesitan la que mostró el servidor. Para los demás:
ways-start = Misma red (la misma wifi): detén el servidor, inícialo con
ways-start-then = y vuelve a abrir la mesa con la dirección que muestre. Tus mesas se conservan.
ways-forward = Redirección de puertos: redirige el puerto { $port } de tu router a este equipo, inicia el servidor como arriba y da a tus amigos tu dirección pública con :{ $port }.
ways-tunnel = Túnel: ssh -R, Tailscale o cloudflared pueden conectar una dirección pública con el puerto { $port } de este equipo.

## Join
join-code = Código de la mesa
join-code-text = Quien ha abierto la mesa lo ve allí, en «Invitar a amigos».
join-find = Buscar la mesa
join-looking = Buscando la mesa…
join-known = Ya estás en esta mesa.
join-seat = Elige tu asiento
join-watch = Solo mirar
join-watch-text = ves lo que todos pueden ver
join-do = Sentarme
join-watch-do = Mirar
join-other = Otro código
seat-free = libre
seat-bot = un bot juega hasta que llegues
seat-taken = aquí se sienta { $person }
seat-lent = { $person }; lo lleva un bot

## About
about-what = undercroft es un motor de reglas y una mesa para juegos de mazmorras. Conoce las reglas, lleva las cuentas y explica cada paso; tú juegas.
about-unofficial = No oficial
about-unofficial-text = undercroft está hecho por aficionados. No está afiliado a las editoriales de los juegos ni cuenta con su aprobación; los nombres pertenecen a sus dueños. Todos los textos son nuestros y no hay imágenes de los juegos. Compra los juegos que te gustan.
about-private = Tus datos
about-private-text = No hay cuentas ni rastreadores. Tu nombre, las claves de tus mesas y tus ajustes se quedan en este navegador; el servidor solo guarda las partidas.
about-version = Versión
about-version-server = undercroft
about-licences = Licencias
about-licences-text = undercroft es software libre con licencia MIT. Se apoya en el trabajo de otros, entre ellos:

## Page not found
nowhere-text = No hay nada en esta dirección. Quizá el enlace esté incompleto.
nowhere-home = Volver al inicio

## Box: the whole page
box-lead = Pinta la posición de tu mesa, elige lo que hace el monstruo y mira su turno con todas las razones.
box-map = Mapa
box-map-empty = Suelo vacío
box-map-of = { $number } · { $name }
box-size-small = Suelo vacío, pequeño
box-size-middle = Suelo vacío, mediano
box-size-large = Suelo vacío, grande
box-board = El tablero
box-board-help = Las flechas recorren los hexágonos; Intro pinta.
box-zoom-in = Acercar
box-zoom-out = Alejar
box-fit = Ver todo el tablero
box-undo = Deshacer
box-save = Guardar en un archivo
box-load = Cargar de un archivo
box-load-fault = Este archivo no es una posición válida: hay un valor inesperado en { $place }.
box-share = Copiar enlace
box-shared = Enlace copiado.
box-shared-address = El enlace está en la barra de direcciones: cópialo de ahí.
box-line = Posición en una línea
box-line-write = Escribir y copiar
box-line-read = Leer esta línea
box-line-copied = Línea copiada.
box-link-fault = La posición de este enlace está dañada. El tablero empieza vacío.
box-mode = ¿Qué quieres saber?
box-mode-turn = El turno del monstruo
box-mode-sight = Línea de visión

## Box: brushes
box-brushes = Pintar
box-brush-now = Toca un hexágono para pintar: { $brush }.
brush-floor = Suelo
brush-character = Personaje
brush-monster = Monstruo
brush-summon = Invocación
brush-obstacle = Obstáculo
brush-trap = Trampa
brush-hazardous = Terreno peligroso
brush-difficult = Terreno impracticable
brush-wall = Pared entre dos hexágonos
brush-erase = Borrar
brush-move = Elegir y mover
brush-wall-from = Pared: ahora elige el hexágono del otro lado.
brush-move-to = Ahora elige adónde va { $name }.
box-terrain-floor = suelo
box-terrain-none = sin suelo

## Box: figures
box-figures = Figuras
box-figures-none = Todavía no hay nadie en el tablero. Elige «Monstruo» y toca un hexágono; después haz lo mismo con los personajes.
figure-name = Nombre
figure-initiative = Iniciativa
figure-initiative-of = Iniciativa de { $name }
figure-remove = Quitar a { $name }
figure-acts-long = { $name } actúa ahora
figure-invisible = invisible
figure-muddle = confundido
figure-cell = hexágono { $q }, { $r }
figure-character-new = Héroe { $number }
figure-monster-new = Monstruo { $number }
figure-summon-new = Invocación { $number }

## Box: what the monster does
box-action = Lo que hace el monstruo
box-action-by = Según
box-action-by-hand = mis propios números
box-action-by-card = la carta de un monstruo
action-monster = Monstruo
action-rank = Rango
action-rank-normal = normal
action-rank-elite = élite
action-rank-boss = jefe
action-level = Nivel
action-card = Carta de Capacidad
action-unsayable = Esta carta hace algo que esta página no puede mostrar. Introduce los números a mano.
action-move = Movimiento
action-way = Tipo de movimiento
action-walk = a pie
action-jump = Salto
action-flying = Vuelo
action-attack = Ataque
action-attack-none = ninguno
action-attack-melee = cuerpo a cuerpo
action-attack-ranged = a distancia
action-range = Alcance
action-targets = Objetivos
action-targets-all = todos los que estén al alcance
action-area = Efecto de zona
action-area-melee = Toca los hexágonos que reciben el ataque. El gris es el propio monstruo.
action-area-ranged = Toca los hexágonos que reciben el ataque. El patrón se puede colocar en cualquier lugar al alcance.

## Box: answers
box-solve = Resolver
box-solving = Pensando…
box-need-monster = Pon un monstruo en el tablero y marca cuál actúa.
answer-heading = La respuesta
answer-none = Coloca al monstruo y a los personajes y pulsa Resolver.
answer-focus = Atención
answer-focus-none = nadie: no puede llegar hasta ninguno
answer-options = { $count ->
    [one] Las reglas solo permiten una opción.
   *[other] Las reglas permiten { $count } opciones: eligen los jugadores.
}
answer-option = Opción { $letter }
answer-goes = va a { $cell } ({ $cost ->
    [one] 1 punto de movimiento
   *[other] { $cost } puntos de movimiento
})
answer-stays = se queda donde está
answer-hits = ataca a { $names }
answer-hits-none = no ataca a nadie
answer-why = Por qué
answer-old = La posición ha cambiado. Resuélvela de nuevo.
sight-from = Elige el hexágono desde el que mirar.
sight-to = Ahora elige el hexágono al que mirar.
sight-yes = A la vista
sight-no = No a la vista
sight-pair = De { $from } a { $to }
sight-none = Toca dos hexágonos del tablero.

## Descent: the page for owners of the box
title-descent = Tengo la caja de Descent
home-descent = Tengo la caja de Descent
home-descent-text = Probabilidades exactas de un ataque, línea de visión y movimiento en el mapa de cualquier aventura.
descent-lead = Pregunta por tu propia mesa: qué hace un ataque, quién ve a quién, hasta dónde llega una miniatura.
descent-mode-odds = Probabilidades de un ataque
descent-mode-sight = Línea de visión
descent-mode-reach = Movimiento
counter-less = { $what }: uno menos
counter-more = { $what }: uno más

## Descent: an attack
descent-attack = Ataque
descent-attack-with = Atacar con
descent-own-dice = dados a mi elección
descent-found-starting = Equipo inicial
descent-found-act-1 = Tienda, Acto I
descent-found-act-2 = Tienda, Acto II
descent-found-relic = Reliquias
descent-monsters = Monstruos
descent-lieutenants = Lugartenientes
descent-heroes = Héroes
descent-card-of = ¿Qué { $name }?
descent-card-minion = Común, Acto { $act ->
    [1] I
   *[other] II
}
descent-card-master = Líder, Acto { $act ->
    [1] I
   *[other] II
}
descent-card-lieutenant = Acto { $act ->
    [1] I
   *[other] II
}, { $heroes } héroes
descent-die-blue = Azul
descent-die-red = Rojo
descent-die-yellow = Amarillo
descent-die-brown = Marrón
descent-die-grey = Gris
descent-die-black = Negro
descent-kind = Tipo de ataque
descent-kind-melee = Cuerpo a cuerpo
descent-kind-ranged = A distancia
descent-distance = Distancia en casillas
descent-surges = Capacidades de incremento
descent-surges-none = Ninguna que cambie el Daño.
descent-surge-number = Capacidad de incremento { $number }
descent-surge-surge = Increm.
descent-surge-hearts = Corazones
descent-surge-range = Alcance
descent-surge-pierce = Perforante
descent-surge-add = Añadir una capacidad de incremento
descent-surge-remove = Quitar la capacidad de incremento { $number }
descent-defence = Defensa
descent-defence-of = Contra
descent-armour = Armadura
descent-armour-none = sin armadura
descent-health = Vida restante
descent-shadow = Sombra: quien lo ataque desde una casilla adyacente debe renunciar a un incremento.
descent-added = Añadidos y repeticiones
descent-add-hearts = Corazones añadidos
descent-add-range = Alcance añadido
descent-add-surges = Incrementos añadidos
descent-add-shields = Escudos añadidos
descent-add-pierce = Perforante
descent-add-cancel = Incrementos anulados
descent-add-toll = Incrementos a ceder
descent-toll-help = Los incrementos anulados se quitan antes de gastar ninguno. Los que hay que ceder no hacen nada, pero sin ellos el ataque falla.
descent-rerolls = Volver a tirar
descent-rerolls-help = Se usan en este orden tras la tirada, y cada bando juega lo mejor posible. Con repeticiones puede haber { $most } dados en total.
descent-reroll-number = Repetición { $number }
descent-reroll-by = De quién
descent-by-attacker = del atacante
descent-by-defender = del defensor
descent-reroll-count = Dados como máximo
descent-reroll-add = Añadir una repetición
descent-reroll-remove = Quitar la repetición { $number }

## Descent: the odds
descent-odds-heading = Las probabilidades
descent-odds-wait = Tirando todas las tiradas a la vez…
descent-kill = Derrota a Vida { $health }
descent-kill-none = Indica la Vida para ver la probabilidad de derrotar
descent-expected = Daño medio
descent-brief-kill = Derrota
descent-miss = Fallo
descent-bars = Daño
descent-bars-damage = Daño
descent-bars-chance = Justo
descent-bars-least = Al menos
descent-bars-kills = basta para derrotar
descent-odds-note = Los incrementos se gastan para causar el mayor Daño. Un fallo cuenta como Daño 0.
descent-dice-many = Son { $count } dados; se pueden calcular { $most } como máximo. Quita alguno.
descent-dice-rerolled = Son { $count } dados; con repeticiones se pueden calcular { $most } como máximo. Quita dados o repeticiones.

## Descent: the map
descent-map = El tablero
descent-map-help = Las flechas recorren las casillas; Intro elige una.
descent-quest = Aventura
descent-encounter = { $name }, encuentro { $number }
descent-brushes = Qué hace tocar el tablero
descent-brush-sight = Mirar
descent-brush-reach = Elegir quién se mueve
descent-brush-hero = Añadir héroe
descent-brush-monster = Añadir monstruo
descent-brush-move = Desplazar
descent-brush-remove = Quitar
descent-which = Monstruo
descent-sized = { $name } ({ $width } × { $height })
descent-turned = girado
descent-hero = Héroe
descent-monster = Monstruo
descent-hint-from = Elige la miniatura o la casilla desde la que se mira.
descent-hint-to = Ahora elige la miniatura o la casilla que se mira.
descent-hint-reach = Elige la miniatura que se mueve. Después, una casilla para ver su precio.
descent-hint-reach-none = Todavía no hay nadie en el tablero. Elige antes «Añadir héroe» o «Añadir monstruo».
descent-hint-hero = Elige una casilla vacía para un héroe; elegir al héroe lo quita otra vez.
descent-hint-monster = Elige la casilla superior izquierda para { $name } ({ $width } × { $height }).
descent-hint-move = Elige la miniatura que quieres desplazar.
descent-hint-move-to = Ahora elige adónde va { $name }.
descent-hint-remove = Elige la miniatura que quieres quitar del tablero.
descent-fit-off = { $name } quedaría en parte fuera del tablero.
descent-fit-obstacle = { $name } quedaría sobre un obstáculo.
descent-fit-taken = { $other } ocupa el sitio de { $name }.
descent-fit-wall = { $name } quedaría sobre un muro o una puerta cerrada.
descent-nobody = No hay nadie en { $space }. Elige una miniatura.
descent-obstacle = { $space } es un obstáculo: nadie puede estar ahí. Elige otra casilla.
descent-not-reached = { $space } queda fuera de alcance. Elige una casilla con número.
descent-terrain-water = agua
descent-terrain-pit = foso
descent-terrain-lava = lava
descent-terrain-obstacle = obstáculo
descent-doors = Puertas
descent-door = Puerta { $number }, entre { $from } y { $to }
descent-door-open = abierta
descent-door-closed = cerrada
descent-figures-none = No hay nadie en el tablero. Puedes mirar de casilla a casilla; «Añadir héroe» y «Añadir monstruo» ponen miniaturas.

## Descent: what is seen
descent-sight-none = Elige «Mirar» y dos miniaturas o casillas del tablero.
descent-looks = mira desde aquí
descent-looked-at = se mira
descent-space = la casilla { $space }
descent-far = { $count ->
    [one] La distancia es de 1 casilla.
   *[other] La distancia es de { $count } casillas.
}
descent-far-never = Ningún camino lleva hasta allí, así que no hay distancia.
descent-unseen = No está a la vista: { $spaces }
descent-why-adjacent = { $what } es adyacente: no hace falta línea.
descent-why-line = La línea dibujada hasta { $what } está libre de esquina a esquina.
descent-why-from-pit = Una miniatura en un foso solo ve las casillas adyacentes.
descent-why-in-pit = A una miniatura en un foso solo se la ve desde casillas adyacentes.
descent-why-corner = { $what } toca la casilla, pero hay un muro o una puerta cerrada en medio.
descent-why-itself = Las líneas que cruzan la propia casilla del objetivo no valen.
descent-why-figure = Hay miniaturas que cortan líneas: { $what }.
descent-why-obstacle = Hay obstáculos que cortan líneas: { $what }.
descent-why-edge = El borde del tablero corta líneas.
descent-why-wall = Hay muros y puertas cerradas que cortan líneas: { $what }.
descent-why-post = Hay líneas cortadas donde se juntan muros o puertas: { $what }.
descent-between = entre { $from } y { $to }
descent-post = esquina superior izquierda de { $space }

## Descent: how far a figure gets
descent-reach-none = Elige la miniatura que se mueve y sus puntos de movimiento.
descent-points = Puntos de movimiento
descent-flies = vuela
descent-moves = se mueve desde aquí
descent-ends = { $count ->
    [one] { $name } solo puede acabar donde está.
   *[other] { $name } puede acabar en { $count } lugares.
}
descent-ends-help = Los números son puntos de movimiento; debajo está el Daño de lava y fosos.
descent-stuck = { $name } está en un foso y no puede salir moviéndose.
descent-price = { $cost ->
    [one] 1 punto de movimiento
   *[other] { $cost } puntos de movimiento
}{ $damage ->
    [0] {""}
   *[other] {""}, { $damage } de Daño
}
descent-price-safe = por { $cost } puntos, solo { $damage } de Daño

## Descent: quests that have a map, but cannot be played yet
descent-quest-the-shadow-vault = La Cámara de las Sombras
descent-quest-the-overlord-revealed = El verdadero rostro del mal
descent-quest-the-monsters-hoard = El tesoro del monstruo
descent-quest-the-frozen-spire = La Torre Helada
descent-quest-the-dawnblade = La Hoja del Alba
descent-quest-the-desecrated-tomb = La tumba profanada
descent-quest-enduring-the-elements = Resistir los elementos
descent-quest-the-ritual-of-shadows = El ritual de las sombras
descent-quest-blood-of-heroes = Sangre de héroes
descent-quest-the-twin-idols = Los ídolos gemelos
descent-quest-the-wyrm-turns = El dragón se revuelve
descent-quest-the-wyrm-rises = El dragón se alza
descent-quest-gryvorn-unleashed = Gryvorn desatado
descent-quest-the-man-who-would-be-king = El futuro tirano

## Dungeon Alliance: the page for owners of the box
title-alliance = Tengo la caja de Dungeon Alliance
home-alliance = Tengo la caja de Dungeon Alliance
home-alliance-text = Línea de visión, defensa por obstáculo y movimiento en una mazmorra que montas con losas.
alliance-lead = Coloca las losas de tu propia mesa y pregunta quién ve a quién y hasta dónde llega un personaje.
alliance-mode-sight = Línea de visión
alliance-mode-reach = Movimiento
alliance-board = La mazmorra
alliance-board-help = Las flechas pasan de casilla en casilla; Intro elige una.
alliance-brushes = Qué hace un toque en la mazmorra
alliance-brush-sight = Mirar
alliance-brush-reach = Elegir quién se mueve
alliance-brush-tile = Colocar o girar losa
alliance-brush-passage = Pasillo
alliance-brush-hero = Añadir héroe
alliance-brush-monster = Añadir monstruo
alliance-brush-pit = Foso
alliance-brush-face = Girar
alliance-brush-move = Desplazar
alliance-brush-remove = Quitar
alliance-which-tile = Losa
alliance-with-monsters = con sus monstruos
alliance-colour = Alianza
alliance-colour-blue = azul
alliance-colour-red = roja
alliance-colour-yellow = amarilla
alliance-colour-green = verde
alliance-hero = Héroe
alliance-monster = Monstruo
alliance-pit = foso
alliance-no-tile = sin losa
alliance-square = la casilla { $square }
alliance-hint-from = Elige el personaje que mira.
alliance-hint-to = Ahora elige el personaje o la casilla a la que mira.
alliance-hint-reach = Elige el personaje que se mueve. Después elige una casilla para ver su coste.
alliance-hint-tile = Elige un hueco para { $tile }; al elegir una losa, gira un cuarto de vuelta.
alliance-hint-tile-none = Todas las losas de la caja están en la mazmorra.
alliance-hint-passage = Elige la casilla central de un lado en el que se tocan dos losas.
alliance-hint-hero = Elige una casilla vacía para un héroe.
alliance-hint-monster = Elige una casilla vacía para un monstruo.
alliance-hint-pit = Elige una casilla: el foso aparece allí o desaparece.
alliance-hint-face = Elige el personaje que gira un cuarto de vuelta.
alliance-hint-move = Elige el personaje que quieres desplazar.
alliance-hint-move-to = Ahora elige adónde va { $name }.
alliance-hint-remove = Elige un personaje, un foso o una losa para quitarlos.
alliance-no-tile-here = No hay ninguna losa bajo { $square }. Elige una casilla de una losa.
alliance-no-border = Ninguna otra losa toca { $square }. Elige la casilla central de un lado entre dos losas.
alliance-taken = { $name } está en { $square }. Elige una casilla vacía.
alliance-nobody = No hay nadie en { $square }. Elige un personaje.
alliance-lies = { $name } está derrotado. Elige un personaje en pie.
alliance-not-reached = { $square } queda fuera de alcance. Elige una casilla con un número.
alliance-passages = Pasillos
alliance-border = { $one }–{ $other }
alliance-between = { $one } y { $other }
alliance-border-passage = pasillo
alliance-border-door = puerta
alliance-border-locked = puerta cerrada
alliance-border-secret = puerta secreta
alliance-border-shut = entrada
alliance-characters = Personajes
alliance-characters-none = No hay nadie en la mazmorra. «Añadir héroe» y «Añadir monstruo» colocan personajes.
alliance-details = { $lies ->
    [yes] derrotado
   *[no] mira al { $facing }
}
alliance-facing = Encaramiento
alliance-facing-n = norte
alliance-facing-e = este
alliance-facing-s = sur
alliance-facing-w = oeste
alliance-defeated = derrotado
alliance-no-penalty = se aleja de enemigos sin coste adicional
alliance-ignore-pit = ignora los fosos
alliance-heard = { $lies ->
    [yes] { $name }, derrotado
   *[no] { $name }, mira al { $facing }
}
alliance-clear = Empezar con una sola losa
alliance-sight-none = Elige «Mirar», luego el personaje que mira y un objetivo.
alliance-reach-none = Elige el personaje que se mueve.
alliance-looks = mira desde aquí
alliance-looked-at = objetivo
alliance-moves = se mueve desde aquí
alliance-distance = Distancia
alliance-melee = Ataque cuerpo a cuerpo
alliance-ranged = Ataque a distancia
alliance-obstacles = Defensa por obstáculo
alliance-yes = posible
alliance-no = no es posible
alliance-speed = Puntos de Velocidad
alliance-open = Abre por el camino
alliance-open-none = nada
alliance-open-doors = puertas
alliance-open-sure = puertas y cerraduras, sin tirar
alliance-pvp = los héroes rivales son enemigos
alliance-ends = { $count ->
    [one] { $name } solo puede quedarse.
   *[other] { $name } puede terminar en { $count } casillas.
}
alliance-ends-help = Los números son puntos de Velocidad. Elige una casilla para ver qué se abrió por el camino.
alliance-price = { $cost ->
    [one] { $cost } punto de Velocidad
   *[other] { $cost } puntos de Velocidad
}
alliance-opened = abre { $borders }
alliance-why = Qué impide llegar al resto
alliance-why-before = { $at } está delante o al lado de { $who }.
alliance-why-behind = { $at } está detrás de { $who }.
alliance-why-one-tile = La línea no sale de la losa.
alliance-why-line-passage = La línea pasa por el pasillo entre { $one } y { $other }.
alliance-why-line-graze = La línea roza el extremo del pasillo entre { $one } y { $other }: pasa.
alliance-why-line-beside = La línea choca con el muro junto al pasillo entre { $one } y { $other }.
alliance-why-line-wall = No hay ningún pasillo entre { $one } y { $other }.
alliance-why-line-corner = La línea choca con la esquina de las losas.
alliance-why-distance = La distancia es { $number }, haya muros o no.
alliance-why-adjacent = Las dos casillas son adyacentes.
alliance-why-parted = Las dos casillas se tocan, pero no se puede pasar de una a otra.
alliance-why-crossed = La línea atraviesa la casilla de { $who }: +1 a la defensa por obstáculo.
alliance-why-target-pit = { $who } está en un foso: +1 a la defensa por obstáculo.
alliance-why-melee = { $yes ->
    [yes] El objetivo es adyacente y no está detrás: cabe un ataque cuerpo a cuerpo.
   *[no] Un ataque cuerpo a cuerpo necesita un objetivo adyacente que no esté detrás.
}
alliance-why-ranged = { $yes ->
    [yes] El objetivo está en línea de visión a distancia 2 o 3: cabe un ataque a distancia.
   *[no] Un ataque a distancia necesita un objetivo en línea de visión a distancia 2 o 3.
}
alliance-why-dear-enemy = Salir de { $at } cuesta 2, porque hay un enemigo adyacente.
alliance-why-dear-pit = Salir de { $at } cuesta 2, porque es un foso.
alliance-why-enemy = Hay enemigos en { $at }.
alliance-why-other = Hay otros en { $at }: se puede pasar, pero nadie termina allí.
alliance-why-lying = En { $at } yacen héroes derrotados: se puede pasar, pero nadie termina allí.
alliance-why-wall = Ningún paso abierto lleva a { $at }.
alliance-why-points = { $number ->
    [one] { $number } punto de Velocidad no alcanza para llegar a { $at }.
   *[other] { $number } puntos de Velocidad no alcanzan para llegar a { $at }.
}
alliance-why-opened-door = La puerta entre { $one } y { $other } se abre por 1 punto.
alliance-why-opened-locked = La puerta cerrada entre { $one } y { $other } se abre sin tirar, por 1 + el nivel del otro lado.
alliance-why-opened-secret = La puerta secreta entre { $one } y { $other } se abre sin tirar, por 1 + el nivel del otro lado.
alliance-why-shut-entrance = Entre { $one } y { $other } hay una entrada, que nunca se abre.
alliance-why-shut-locked = La puerta entre { $one } y { $other } está cerrada con llave.
alliance-why-shut-secret = Entre { $one } y { $other } los dos lados muestran un muro.
alliance-why-shut-enemy = Entre { $one } y { $other } no se fuerza ninguna puerta con un enemigo en la sala.
