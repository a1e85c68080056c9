### Lo que dice una mesa dibujada: etiquetas del tablero, el orden de la ronda, avisos, previsiones.

## El tablero

haven-tile-corridor = pasillo
haven-tile-door-closed = puerta cerrada
haven-tile-door-locked = puerta bloqueada
haven-tile-door-open = puerta abierta
haven-tile-obstacle = obstáculo
haven-tile-trap = trampa
haven-tile-difficult = terreno impracticable
haven-tile-hazard = terreno peligroso
haven-tile-plate = placa de presión
haven-tile-start = hexágono inicial
haven-tile-look = { $tile } ({ $look })
haven-hazard = terreno peligroso: { $damage } de daño
haven-trap = trampa: { $effects }
haven-damage = { $amount } de daño
haven-money = { $count ->
    [1] 1 ficha de dinero
   *[other] { $count } fichas de dinero
}
haven-treasure = pieza de tesoro { $number }
haven-treasure-goal = pieza de objetivo
haven-mark = marca { $mark }

## Figuras

haven-condition-poison = los ataques contra ella tienen +1 al Ataque; una Curación quita el Veneno en vez de curar
haven-condition-wound = 1 de daño al empezar cada uno de sus turnos; una Curación quita la Herida
haven-condition-immobilize = sin capacidades de Movimiento hasta el final de su próximo turno
haven-condition-disarm = sin capacidades de Ataque hasta el final de su próximo turno
haven-condition-stun = sin ninguna capacidad hasta el final de su próximo turno
haven-condition-muddle = Desventaja en todos sus ataques hasta el final de su próximo turno
haven-condition-curse = hay una carta de Maldición (sin daño) en su mazo de Modificadores de ataque
haven-condition-invisible = los enemigos no pueden centrar la atención en ella ni atacarla hasta el final de su próximo turno
haven-condition-strengthen = Ventaja en todos sus ataques hasta el final de su próximo turno
haven-condition-bless = hay una carta de Bendición (2x) en su mazo de Modificadores de ataque
haven-named = { $name }: { $text }
haven-badge-shield = Escudo { $value }
haven-badge-retaliate = { $range ->
    [1] Represalia { $value }
   *[other] Represalia { $value }, Alcance { $range }
}
haven-badge-flying = Vuelo
haven-badge-advantage = Ventaja
haven-badge-attackers-disadvantage = los atacantes tienen Desventaja
haven-rank-hero = personaje
haven-rank-normal = normal
haven-rank-named = con nombre propio
haven-rank-elite = élite
haven-rank-boss = jefe
haven-rank-summon = invocación
haven-rank-thing = objetivo
haven-side-name-party = El grupo
haven-side-name-monsters = Monstruos
haven-side-name-wild = Enemigos de todos
haven-side-name-things = Objetivos
haven-side-party = de vuestro lado
haven-side-wild = contra todos
haven-meter-health = Puntos de vida
haven-pick-lead = carta principal
haven-pick-second = segunda carta
haven-ask-lead = Elige la carta principal
haven-ask-second = Elige la segunda carta
haven-health = { $hp } de { $full } puntos de vida
haven-acting = actúa ahora
haven-acted = ya ha actuado

## El orden de la ronda

haven-always = { $text } (siempre)
haven-shuffle = El mazo se baraja al final de la ronda
haven-only-normal = Normal: { $text }
haven-only-elite = Élite: { $text }
haven-ranks = Normal: { $normal } · Élite: { $elite }
haven-resting = Descanso largo
haven-ability-card = { $deck } · { $initiative }
haven-half-lost = pierde la carta
haven-half-round = dura hasta el final de la ronda
haven-half-persistent = permanece en juego
haven-half-xp = { $value } XP
haven-half-xp-if = XP con una condición
haven-half-infuse = imbuye { $element }
haven-half-consume = puede consumir { $element }

## Cómo están las cosas

haven-title = { $number } · { $name }
haven-lost-if = se pierde si { $what }
haven-goal-enemies = Enemigos en el tablero
haven-goal-killed = Enemigos muertos
haven-goal-tiles = Piezas objetivo saqueadas
haven-goal-rounds = Rondas sobrevividas
haven-goal-limit = Rondas hasta perder
haven-goal-destroyed = Objetivos destruidos
haven-goal-escorted = Puestos a salvo
haven-goal-standing = Siguen en pie
haven-infused = { $element }: fuerte al final del turno
haven-element = { $element }: { $state ->
    [strong] fuerte
    [waning] menguante
   *[inert] inerte
}
haven-foot-level = Nivel del escenario
haven-foot-monster-level = Nivel de los monstruos
haven-foot-trap = Daño de trampa
haven-foot-hazard = Daño de terreno peligroso
haven-foot-gold = Oro por ficha
haven-foot-xp = XP adicional
haven-note-level = Lo difícil que es el escenario; de él dependen los demás números.
haven-note-monster-level = La línea de las cartas de Atributos que tienen los monstruos.
haven-note-trap = Lo que hace una trampa que no dice otro número.
haven-note-hazard = Lo que hace cada hexágono de terreno peligroso a quien entra.
haven-note-gold = Lo que vale una ficha de dinero cuando acaba el escenario.
haven-note-xp = Para cada personaje si se gana el escenario.
haven-deck = { $cards ->
    [1] queda 1 carta
   *[other] quedan { $cards } cartas
}{ $drawn ->
    [none] { "" }
   *[other] ; últimas robadas: { $drawn }
}{ $shuffles ->
    [true] ; se baraja al final de la ronda
   *[false] { "" }
}
haven-rewards = Recompensas: { $rewards }.
haven-reward-gold-each = { $value } de oro para cada personaje
haven-reward-gold-together = { $value } de oro entre todos
haven-reward-xp-each = { $value } XP para cada personaje
haven-reward-checkmarks-each = { $value ->
    [1] 1 marca para cada personaje
   *[other] { $value } marcas para cada personaje
}
haven-reward-reputation = { $signed } de reputación
haven-reward-prosperity = { $signed } de prosperidad
haven-reward-item = { $count ->
    [1] { $item }
   *[other] { $item } ({ $count } veces)
}
haven-reward-achievements = { $count ->
    [1] un logro
   *[other] { $count } logros
}

## Tableros y cartas

haven-count-hand = Cartas en mano
haven-count-discard = Descartadas
haven-count-lost = Perdidas
haven-count-xp = XP
haven-count-money = Fichas de dinero
haven-count-level = Nivel
haven-fate-exhausted = Agotado
haven-fate-dead = Muerto
haven-fate-escaped = Fuera del mapa, a salvo
haven-half = { $half ->
    [top] mitad superior
   *[bottom] mitad inferior
}
haven-item-spent = Gastado: un descanso largo lo deja listo de nuevo
haven-item-consumed = Consumido para el resto del escenario
haven-item-lost = Perdido
haven-checkmarks = { $count ->
    [1] 1 marca
   *[other] { $count } marcas
}

## Elecciones

haven-opens-door = Abre una puerta y revela lo que hay detrás
haven-card-lost = La carta se pierde
haven-will-be = { $state ->
    [consumed] El objeto se consume.
   *[lost] El objeto se pierde.
}
haven-suffers = Sufres { $amount } de daño.

## Lo que prevé el motor

haven-sight = { $how ->
    [adjacent] { $start } y { $end } son adyacentes
    [seen] { $start } ve { $end }
    [off] { $start } o { $end } no es un hexágono abierto
   *[unseen] { $start } no ve { $end }: hay paredes en todas las líneas
}{ $range ->
    [0] { "" }
   *[other] ; alcance { $range }
}.
haven-answered = { $damage }; Represalia { $value } si sigue en pie
haven-threat = { $how ->
    [none] Ningún enemigo tiene que actuar aún.
    [revealed] { $enemies ->
        [1] 1 enemigo tiene que actuar aún esta ronda
       *[other] { $enemies } enemigos tienen que actuar aún esta ronda
    }: hexágonos que podrían alcanzar con sus cartas.
   *[possible] { $enemies ->
        [1] 1 enemigo
       *[other] { $enemies } enemigos
    } con cartas sin revelar: hexágonos que alguna carta podría alcanzar.
}
haven-plan-player = Un jugador decide lo que hace { $who }.
haven-plan-thing = { $who } no actúa.
haven-plan-hidden = Todavía no se ha revelado ninguna carta para { $who }.
haven-plan-acted = { $who } ya ha actuado esta ronda.
haven-plan-choice = Aquí los jugadores elegirían entre { $count }; esta es la primera opción.
haven-plan-nothing = { $who } ni se mueve ni ataca.
haven-danger-taken = Nadie puede estar ahora en { $cell }.
haven-danger = { $who ->
    [none] Ningún enemigo te atacaría allí esta ronda.
   *[other] { $range } de daño allí esta ronda, { $mean } de media: { $who }.
}

## Estadísticas

haven-report-dealt = Daño causado
haven-report-attacks = Ataques
haven-report-kills = Muertes causadas
haven-report-taken = Daño sufrido
haven-report-negated = Daño prevenido
haven-report-healing = Curación realizada
haven-report-hexes = Hexágonos recorridos
haven-report-money = Fichas de dinero
haven-report-treasures = Piezas de tesoro
haven-report-xp = XP
haven-report-lost = Cartas perdidas
haven-report-rounds = Rondas
