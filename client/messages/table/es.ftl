### Palabras de la página de la mesa.

## Tablero
table-board = Tablero
table-floor = suelo
table-cell = { $at }: { $what }
table-cell-choice = se puede elegir ({ $sign }): { $label }
table-cell-cost = se puede elegir ({ $sign }), cuesta { $cost }: { $label }
table-view = Vista del tablero
table-zoom-in = Acercar
table-zoom-out = Alejar
table-fit = Ver todo el tablero
table-turn = Girar el tablero
table-threat = Mostrar amenazas
table-sight = Mostrar líneas de visión
table-coordinates = Mostrar coordenadas
table-scan = { $direction }, { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}: { $what }.
table-scan-wall = { $direction }: pared tras { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}.
table-enemy = { $name }, en { $at }, a { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}.
table-enemies-none = No hay enemigos en el tablero.
table-direction-n = Norte
table-direction-ne = Noreste
table-direction-e = Este
table-direction-se = Sureste
table-direction-s = Sur
table-direction-sw = Suroeste
table-direction-w = Oeste
table-direction-nw = Noroeste
table-plan = Lo que haría ahora
table-dice = Dados
table-die-rerolled = relanzado
table-die-unused = no cuenta
table-supply = Reserva
table-supply-piles = Mazos y montones
table-tab-supply = Reserva
table-do-supply = Reserva
table-offer-gone = Hueco vacío
table-pick-offer = Elige una oferta
table-frame = todavía sin suelo
table-facing = orientación: { $direction }
table-heroes = Figuras de { $name }
table-acted = ya ha actuado
table-stance-own = tuya
table-stance-mate = aliada
table-stance-foe = enemiga
table-stance-neutral = neutral
table-ping = Señalar

## Barra de acciones
table-actions = Lo que puedes hacer
table-my-seats = Tus asientos
table-asked = debe elegir
table-given = Ya has elegido. Puedes cambiarlo hasta que todos estén listos.
table-change = Cambiar mi elección
table-waiting = Los demás están eligiendo…
table-hint = Pista
table-hint-take = Hacer esto
table-any-time = En todo momento:
table-orders = Órdenes permanentes
table-order-turn = Pasar aquí el resto de este turno
table-order-always = Pasar siempre aquí
table-orders-turn = pasar en este turno
table-orders-always = pasar siempre
table-order-never = Volver a preguntarme
table-order-never-at = Volver a preguntarme: { $window }
table-ordered = Desde ahora pasas: { $window }
table-pick-board = Elige en el tablero
table-pick-card = Elige una carta
table-pick-one = Elige una opción
table-ready = { $initiative ->
    [0] Listo
   *[other] Listo · iniciativa { $initiative }
}
table-swap = Intercambiar
table-turn-pattern = Girar
table-sure = No puedes deshacerlo por tu cuenta: algo se revela o se pierde.
table-sure-yes = Sí, hazlo
table-back = Atrás
table-skip = Saltar al final
table-telling = Lo que ocurre
table-telling-pause = Pausar
table-telling-resume = Continuar
table-telling-next = Frase siguiente
table-telling-again = Ver otra vez el último turno
table-telling-waiting = { $count ->
    [one] { $count } frase más
   *[other] { $count } frases más
}
table-end-show = Ver el final

## Cartas
table-hand = Tus cartas
table-hand-empty = Sin cartas.
table-piles = Pilas
table-initiative = Iniciativa
table-card-level = Nivel
table-card-lasting = sigue activa
table-card-slots = { $used } de { $slots } usados

## Orden, pie
table-order = Orden de la ronda
table-is-ready = listo
table-foot = La mesa en números
table-decks = Mazos
table-goal = Objetivo
table-special-rules = Reglas especiales

## Registro
table-log = Registro
table-revision = Revisión y número de respuestas
table-log-all = mostrar todas las líneas
table-log-copy = Copiar el registro como texto
table-log-earlier = Líneas anteriores
table-log-filter = Solo esto en el registro
table-log-show = Mostrar { $name }
table-log-open = aún en curso
table-log-details = Detalles: eventos y reglas
table-rule = Regla { $rule }
table-why = ¿por qué?
table-why-title = ¿Por qué?
table-rule-is = Lo pregunta la regla { $rule }.
table-rule-text = Texto de la regla (en inglés)
table-back-here = volver aquí
table-branch = Seguir jugando desde aquí en otra mesa
table-branch-note = La mesa nueva empieza tras la respuesta { $answers }, con la misma suerte. Los asientos de los bots los conservan, los tuyos son tuyos y los demás quedan libres para amigos. Esta mesa se queda como está.
table-branch-open = Abrir la mesa

## Cabecera
table-home = Salir a la página de inicio
table-undo = Deshacer
table-undo-what = Deshacer: { $what }
table-undo-asks = los demás deben estar de acuerdo
table-redo = Rehacer
table-history = Historial
table-history-note = Vuelve a antes de una respuesta. Si desde entonces otros han actuado o se ha revelado algo, puede que la mesa tenga que votar.
table-history-none = Todavía no hay respuestas.
table-round = Ronda { $round }
table-people = Jugadores
table-bot = bot ({ $bot })
table-bot-short = bot
table-seat-free = libre
table-away = ausente
table-clock = Tiempo restante:
table-clock-free = Tiempo libre de esta decisión: todavía no se gasta tu reserva
table-clock-bank = Tu reserva para toda la partida; si se agota, sigue jugando un bot
table-help = Teclas y signos
table-menu = Menú

## Mesa, gente
table-table = Mesa
table-chat = Chat
table-chat-none = Todavía no hay mensajes.
table-chat-say = Di algo…
table-chat-send = Enviar
table-chat-to = Quién debe oírlo
table-chat-all = Todos
table-chat-mates = Mi bando
table-chat-mates-only = A mi bando:
table-seats = Asientos
table-me = Eres { $name }
table-rename = Cambiar tu nombre
table-rename-save = Guardar
table-host = anfitrión
table-hand-over = Que juegue un bot
table-hand-over-note = Un bot juega por ti hasta que recuperes el asiento.
table-bot-plays = Un bot juega por ti.
table-take-back = Recuperar el asiento
table-rise = Dejar el asiento
table-sit = Sentarse aquí
table-seat-bot = Sentar un bot
table-kick = Expulsar
table-watches = mira
table-invite = Invitar
table-code = Código
table-copy-link = Copiar el enlace
table-copied = Copiado
table-lock = Cerrar la mesa
table-unlock = Abrir la mesa
table-locked = Nadie más puede unirse.
table-rules = Reglas de la casa
table-undo-policy = Deshacer
table-referee = Árbitro: responder por
table-referee-none = nadie
table-referee-note = Queda en el registro como decisión del árbitro y se puede deshacer.
table-referee-key = Respuesta, por ejemplo: go 13:4
table-referee-do = Decidir
table-export = Descargar el diario
table-export-campaign = Descargar la campaña
table-share = Compartir el diario completo
table-share-note = Hasta que acabe la partida descargas lo que has visto. El diario completo contiene la semilla y todas las cartas ocultas: deben estar de acuerdo todos los que tienen asiento. Cuando se comparte, cualquiera puede además seguir jugando desde cualquier línea del registro en una mesa nueva.
table-report = Informar de un fallo
table-standing-won = Victoria
table-standing-tied = Empate
table-standing-lost = Derrota
table-scores = Puntuación
table-scores-player = Jugador
table-scores-points = Puntos
table-scores-winner = Gana:
table-statistics = Estadísticas
table-play-again = Jugar otra vez
table-look-back = Volver a la mesa

## Votación
table-vote = Votación
table-vote-asks = { $name } quiere deshacer:
table-vote-share = { $name } quiere compartir el diario completo:
table-vote-left = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
}
table-vote-agreed = de acuerdo: { $names }
table-vote-yes = De acuerdo
table-vote-no = No
table-vote-withdraw = Retirar la petición
table-giving-up = { $count ->
    [one] { $names } quiere rendirse.
   *[other] { $names } quieren rendirse.
}
table-giving-up-asked = Falta la opinión de: { $names }.
table-giving-up-too = Rendirse también

## Menú, teclas
table-close = Cerrar
table-look = Idioma y tema
table-speed = Velocidad de la animación
table-speed-off = sin animación
table-speed-slow = lenta
table-speed-normal = normal
table-speed-fast = rápida
table-motion = Movimiento
table-motion-system = del sistema
table-motion-reduced = reducido
table-motion-full = completo
table-labels = Mostrar siempre las teclas en el tablero
table-keys = Teclas
table-keys-game = Juego
table-keys-board = Tablero
table-keys-looks = Vista
table-keys-places = Ir a
table-keys-signs = Teclas de las opciones
table-keys-signs-note = Pulsa una cifra para elegir lo que la lleva en el tablero, en las cartas y en los botones; las letras, con Mayús. Púlsala otra vez, o Intro, para confirmar.
table-legend = En el tablero
table-do-commit = Elegir y confirmar
table-do-escape = Saltar la animación; si no, un paso atrás
table-do-next = Frase siguiente; si no, confirmar
table-do-pause = Pausar o continuar
table-do-again = Ver otra vez el último turno
table-do-undo = Deshacer
table-do-redo = Rehacer
table-do-hint = Pista
table-do-order-turn = Pasar aquí el resto de este turno
table-do-order-always = Pasar siempre aquí
table-do-command = Escribir una orden
table-do-help = Esta lista
table-do-up = Arriba
table-do-down = Abajo
table-do-left = Izquierda
table-do-right = Derecha
table-do-north-west = Noroeste
table-do-north-east = Noreste
table-do-south-west = Suroeste; oeste en casillas cuadradas
table-do-south-east = Sureste; este en casillas cuadradas
table-do-target = Opción siguiente
table-do-target-back = Opción anterior
table-do-turn = Girar el patrón o el tablero
table-do-fit = Todo el tablero
table-do-larger = Más grande
table-do-smaller = Más pequeño
table-do-sight = Línea de visión (mantener)
table-do-threat = Amenazas (mantener)
table-do-coordinates = Coordenadas
table-do-ping = Señalar la casilla
table-do-scan = Qué hay en cada dirección
table-do-enemies = Enemigos por distancia
table-do-hand = Cartas
table-do-order = Orden de la ronda
table-do-log = Registro
table-do-table = Mesa y chat
table-do-board = Tablero
table-command = go 13:4, undo, look g3, help…
table-command-help = Una respuesta: su número, su clave o el comienzo de la clave. También: undo, redo, why, look X, card NOMBRE, preview RESPUESTA, options, hand, log, hint.

## Disposición, conexión
table-side = Lo que se muestra aquí
table-tab-hand = Cartas
table-tab-order = Orden
table-tab-log = Registro
table-tab-table = Mesa
table-family-below = Los héroes están en otra mesa.
table-family-down = Ir a su mesa
table-family-above = Esta partida es parte de una campaña.
table-family-over = La partida ha terminado: el resultado está en la campaña.
table-family-up = Ir a la campaña
table-family-look = Cómo fue
table-mats = Quién tiene qué
table-link-lost = Conexión perdida. Reconectando; tu partida está a salvo.
table-link-offline = No tienes conexión. La partida sigue cuando vuelvas.
table-link-closed = La conexión está cerrada. Recarga la página para volver.

## Primera partida
table-bubble-away = Cerrar esta pista
table-bubble-lead = Cada ronda juegas dos cartas. { $card } es una buena carta principal: su número es tu iniciativa y dice cuándo actúas.
table-bubble-suggested = Estas dos son un buen comienzo. Pulsa Listo o elige otras.
table-bubble-pair = Ahora una segunda carta. Usarás la parte de arriba de una y la de abajo de la otra.
table-bubble-ready = Pulsa Listo. Los demás verán tus cartas cuando todos hayan elegido.
table-bubble-order = El orden de la ronda está decidido. Actúas en { $initiative }.
table-bubble-half = Usa la parte de arriba de una carta y luego la de abajo de la otra. Toca una mitad y tócala otra vez, o pulsa el botón grande, para jugarla.
table-bubble-board = Los números son lo que cuesta llegar. Toca una casilla para ver el camino, toca otra vez para ir.
table-bubble-target = Toca un objetivo para ver qué puede pasar, toca otra vez para atacar.
table-bubble-why = Cada movimiento de los monstruos tiene su razón: pulsa «¿por qué?» en el registro.
table-bubble-loop = Así funciona una ronda. Deshacer está arriba a la izquierda; las pistas, junto a la pregunta.

## TV
tv-show = Mostrar en una tele
tv-show-note = En una pantalla para todos, abre { $address }
tv-come = Únete a la partida
tv-address = En tu móvil abre
tv-address-here = Esta pantalla está en el propio servidor. En tu móvil abre la dirección de red que mostró el servidor y escribe:
