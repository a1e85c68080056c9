### Las palabras de El sótano.

game-tiny = El sótano
    .gender = m
    .article = no

## Nombres

hero-warden = Guardiana
    .gender = f
hero-scout = Explorador
    .gender = m
monster-goblin = goblin
    .gender = m
monster-ogre = ogro
    .gender = m
item-potion = poción
    .gender = f
item-amulet = amuleto
    .gender = m
ability-guard = Guardia
    .gender = f
    .article = no
ability-amulet = { item-amulet }
    .gender = m
fate-miss = fallo
    .gender = m
    .article = no
stance-bold = { $gender ->
    [f] audaz
   *[m] audaz
}
stance-wary = { $gender ->
    [f] cauta
   *[m] cauto
}
stance-swift = { $gender ->
    [f] rápida
   *[m] rápido
}
condition-poisoned = { $gender ->
    [f] envenenada
    [mp] envenenados
    [fp] envenenadas
   *[m] envenenado
}
condition-stunned = { $gender ->
    [f] aturdida
    [mp] aturdidos
    [fp] aturdidas
   *[m] aturdido
}
condition-frightened = { $gender ->
    [f] asustada
    [mp] asustados
    [fp] asustadas
   *[m] asustado
}
stat-pace = movimiento
stat-health = vida
stat-wounds = vida perdida
scenario-cellar = El sótano
    .gender = m
    .article = no
room-stairs = pie de la escalera
    .gender = m
room-vault = cripta
    .gender = f
area-blast = un cuadrado de 2 por 2

## Cartas

card-cleave = Tajo amplio
card-shove = Empellón
card-parry = Parada
card-bulwark = Baluarte
card-rally = Arenga
card-second-wind = Segundo aliento
card-volley = Andanada
card-fire-flask = Frasco de fuego
card-sidestep = Quiebro
card-dash = Carrera
card-venom = Ponzoña
card-dread = Pavor
card-field-dressing = Vendaje de campaña
card-beguile = Embaucar

## Sucesos

event-delve-began = Se encienden las antorchas: duran { $torches } rondas.
event-hero-placed = { $figure-the } está { $figure-gender ->
    [f] lista
   *[m] listo
}.
event-room-revealed = Se revela una sala: { $room }.
event-monster-placed = { $figure-the } aparece en { $monster-cells }.
event-round-started = Empieza la ronda { $round }.
event-stance-taken = { $figure-the } se muestra { $stance } esta ronda.
event-turn-started = Turno { $figure-of }.
event-turn-ended = { $figure-the } termina su turno.
event-action-spent = { "" }
event-movement-gained = { $figure-the } gana { $amount } de movimiento.
event-strode = { $figure-the } va a { $cell }.
event-spikes-trodden = { $figure-the } está sobre los pinchos.
event-poison-worked = El veneno daña { $figure-to }.
event-chest-taken = { $figure-the } abre el cofre de { $cell }: { $item }.
event-item-spent = { $figure-the } gasta { $item-the }.
event-ability-used = { $figure-the } usa { $ability-the }.
event-card-drawn = { $seat-the } roba { $card }.
event-cards-looked-at = { $seat-the } mira { $cards-count ->
    [one] la siguiente carta
   *[other] las { $cards-count } cartas siguientes
} de su mazo.
event-card-put-under = { $seat-the } pone { $card } debajo del mazo.
event-deck-reshuffled = { $seat-the } baraja sus cartas descartadas.
event-card-played = { $seat-the } juega { $card }.
event-card-discarded = Se descarta { $card }.
event-hand-discarded = { $seat-the } descarta { $cards }.
event-fate-drawn = Destino: { $card }.
event-fate-reshuffled = Se baraja el mazo de destino.
event-focused = { $figure-the } centra su atención en { $target-the }.
event-attack-declared = { $figure-the } ataca { $target-to }.
event-redirected = Ahora el objetivo es { $target-the }.
event-dice-rolled = { $dice-count ->
    [0] { $figure-the } no tira ningún dado.
   *[other] { $figure-the } tira { $dice-face }.
}
event-die-rerolled = Se vuelve a tirar el dado { $number }: { $die-face }.
event-fate-counted = Cuenta { $card }: { $figure-the } ataca con { $attack }.
event-attack-valued = { $damage ->
    [0] El ataque no hace daño { $target-to }.
   *[other] El ataque hace { $damage } de daño { $target-to }.
}
event-ward-used = { $card } protege { $seat-to }.
event-torches-burned-down = Se consume la última antorcha.
event-armed = { $trigger-rule-id ->
    [TN-CRD-03] Efecto activo: { $trigger-source }.
   *[other] { "" }
}
event-modified = { $modifier-stat-id ->
    [dice] { $modifier-source }: { $modifier-value-signed } { $modifier-value ->
        [-1] dado
        [1] dado
       *[other] dados
    } para { $modifier-subject-the }.
    [shield] { $modifier-source }: { $modifier-value-signed } de escudo para { $modifier-subject-the }.
    [pace] { $modifier-source }: { $modifier-value-signed } de movimiento para { $modifier-subject-the }.
    [damage] { $modifier-source }: { $modifier-value-signed } de daño.
   *[other] { "" }
}

## Preguntas

ask-tiny-round-choose-stances = { $who }: ¿qué postura esta ronda?
ask-tiny-round-choose-cards = { $who }: ¿con qué carta te quedas?
ask-tiny-hero-turn-choose = { $who }: ¿qué haces?
ask-tiny-monster-turn-find-focus = { $who }: ¿en quién centra su atención el monstruo?
ask-tiny-beguile-choose-puppet = { $who }: ¿a qué enemigo embaucas?
ask-tiny-beguile-choose-victim = { $who }: ¿a quién debe atacar?
ask-tiny-march-make-room = { $who }: ¿qué casilla vacía?
ask-tiny-push-choose-square = { $who }: ¿a qué casilla empujas?
ask-tiny-choose-targets-lay-area = { $who }: ¿qué casillas cubre la zona?
ask-tiny-choose-targets-choose = { $who }: ¿qué objetivo?
ask-tiny-reroll-choose-die = { $who }: ¿qué dado vuelves a tirar?
window-tiny-suffer-before = Cuando un héroe va a sufrir daño

## Opciones

option-stance = { $stance-id ->
    [bold] con audacia: +1 dado en los ataques
    [wary] con cautela: +1 de escudo
   *[swift] con rapidez: +2 de movimiento al mover
}
option-move = mover
option-go = ir a { $cell }
option-square = { $cell }
option-area = { $cells }
option-attack = atacar { $target-to }
option-target = { $target }
option-play = jugar { $card }
option-keep = quedarse con { $card }
option-drink = beber { $item-the }
option-die = dado { $number }
option-end = terminar el turno

## Criterios con que deciden los monstruos y el destino

measure-spikes = menos pinchos en el camino
measure-movement = menos movimiento
measure-distance = más cerca
measure-speed = menor velocidad
measure-attack-lost = ataque más alto
measure-attack-made = ataque más bajo

## Texto de las cartas

verb-attack = { $dice ->
    [0] Ataque { $power }: { $targets }
    [1] Ataca a { $targets } con 1 dado
   *[other] Ataca a { $targets } con { $dice } dados
}{ $pierce ->
    [0] { "" }
   *[other] , perforante { $pierce }
}{ $push ->
    [0] { "" }
   *[other] , empujón { $push }
}{ $conditions-count ->
    [0] .
   *[other] . { $targets-count ->
        [0] Después cada objetivo queda { $conditions }.
        [1] Después el objetivo queda { $conditions }.
       *[other] Después los objetivos quedan { $conditions }.
    }
}
verb-move = Gana { $distance } de movimiento.
verb-draw = { $cards ->
    [1] Roba 1 carta.
   *[other] Roba { $cards } cartas.
}
verb-heal = { $targets-side ->
    [self] Curación { $amount }.
   *[other] Curación { $amount }: { $targets }.
}
verb-bonus = { $targets-side ->
    [self] { "" }
   *[other] { $targets }:{ " " }
}{ $stat-id ->
    [dice] { $value-signed } { $value ->
        [1] dado
       *[other] dados
    } en los ataques
    [shield] { $value-signed } de escudo
   *[pace] { $value-signed } de movimiento al mover
} { $until }.
verb-inflict = { $targets-count ->
    [0] { $targets } queda { $condition }.
    [1] { $targets } queda { $condition }.
   *[other] { $targets } quedan { $condition }.
}
verb-parry = Reacción. Cuando sufras daño de un ataque, sufres { $less } menos.
verb-ward = { $listens }, sufres { $less } menos.
special-beguile = Un enemigo a alcance 3 ataca a otro enemigo de tu elección con su propio ataque.
trigger-tiny-suffer-before = { $uses ->
    [0] Cuando sufras daño { $when }
    [1] La próxima vez que sufras daño { $when }
   *[other] Las próximas { $uses } veces que sufras daño { $when }
}
when-attacked = de un ataque
where-hurt = con heridas
count-adjacent-enemies = enemigo adyacente

## Títulos de las reglas

rule-TN-GEN-01 = Dos héroes, uno por jugador
rule-TN-GEN-02 = Los héroes ganan
rule-TN-GEN-03 = Los héroes pierden
rule-TN-GEN-04 = Cuánto duran las antorchas
rule-TN-GEN-05 = Enemigos, aliados y amigos
rule-TN-SET-01 = La primera sala
rule-TN-SET-02 = Mazos y primeras manos
rule-TN-SET-03 = Colocar los monstruos
rule-TN-SET-04 = El mazo de destino
rule-TN-SET-05 = Lo que llevan los héroes
rule-TN-RND-01 = Los pasos de la ronda
rule-TN-RND-02 = Posturas en secreto
rule-TN-RND-03 = Lo que hacen las posturas
rule-TN-RND-04 = Orden de turno por velocidad
rule-TN-RND-05 = A quién le toca
rule-TN-RND-06 = Final de la ronda
rule-TN-RND-07 = Mirar dos cartas
rule-TN-TRN-01 = Dos acciones
rule-TN-TRN-02 = La acción de mover
rule-TN-TRN-03 = Caer en el propio turno
rule-TN-TRN-04 = Final del turno
rule-TN-MOV-01 = Un paso
rule-TN-MOV-02 = Atravesar figuras
rule-TN-MOV-03 = Escombros
rule-TN-MOV-04 = Pinchos
rule-TN-MOV-05 = El camino de un héroe
rule-TN-MOV-06 = Empujar
rule-TN-MOV-07 = Parar en una casilla ocupada
rule-TN-DOR-01 = Puertas cerradas
rule-TN-DOR-02 = Revelar una sala
rule-TN-DOR-03 = Seguir tras la puerta
rule-TN-DOR-04 = Abrir un cofre
rule-TN-ATK-01 = Objetivo, alcance y visión
rule-TN-ATK-02 = Línea de visión
rule-TN-ATK-03 = Varios objetivos
rule-TN-ATK-04 = Proteger a un amigo
rule-TN-ATK-05 = Tirar los dados
rule-TN-ATK-06 = Cartas de destino
rule-TN-ATK-07 = Mejor y peor destino
rule-TN-ATK-08 = Volver a tirar
rule-TN-ATK-09 = Escudos y daño
rule-TN-ATK-10 = Estados y después empujón
rule-TN-ATK-11 = Una carta por derrotar
rule-TN-SUF-01 = Antes de sufrir daño
rule-TN-SUF-02 = Perder vida
rule-TN-SUF-03 = Caer
rule-TN-MON-01 = El turno de un monstruo
rule-TN-MON-02 = La atención de un monstruo
rule-TN-MON-03 = El movimiento de un monstruo
rule-TN-MON-04 = Nadie a su alcance
rule-TN-MON-05 = El ataque de un monstruo
rule-TN-CRD-01 = Jugar una carta
rule-TN-CRD-02 = Reacciones
rule-TN-CRD-03 = Cartas duraderas
rule-TN-CRD-04 = Robar de un mazo vacío
rule-TN-CRD-05 = Ataques forzados
rule-TN-CRD-06 = Colocar una zona
rule-TN-CRD-07 = Curación
rule-TN-ITM-01 = Beber una poción
rule-TN-ITM-02 = El amuleto
rule-TN-CND-01 = Cuánto duran los estados
rule-TN-CND-02 = Envenenado
rule-TN-CND-03 = Aturdido
rule-TN-CND-04 = Asustado

## Un ataque en una frase

event-attack-ended = { "" }
sum-attack-declared = { $figure-the } ataca { $target-to }
sum-redirected = pero el objetivo es { $target-the }
sum-dice-rolled = { $dice-count ->
    [0] ningún dado
   *[other] dados { $dice-face }
}
sum-die-rerolled = dado { $number } otra vez: { $die-face }
sum-fate-counted = destino { $card } ({ $attack })
sum-attack-valued = { $damage } tras los escudos
sum-moved = empujón
also-moved = se mueve { $figure-the }

## A quién esperan los demás

wait-tiny-hero-turn-choose = { $who } { wait-chooses } qué hacer.
wait-tiny-choose-targets-choose = { $who } { wait-chooses } un objetivo.
wait-tiny-choose-targets-lay-area = { $who } { wait-chooses } dónde colocar la zona.
wait-tiny-push-choose-square = { $who } { wait-chooses } adónde empujar.
wait-tiny-monster-turn-find-focus = { $who } { wait-chooses } en quién centra su atención el monstruo.

## Por qué no se puede elegir una casilla o una figura

not-here = { $who-the } ya está allí.
not-occupied = La ocupa { $who-the }.
not-door = Allí hay una puerta cerrada.
not-no-action = No queda ninguna acción para atacar.
not-no-movement = No queda movimiento: primero haz una acción de mover.
not-movement = Demasiado lejos: requiere { $number } de movimiento, quedan { $limit }.
not-cut-off = Ningún camino lleva allí: hay monstruos o paredes en medio.
not-range = Fuera de alcance: alcance { $number }, límite { $limit }.
not-sight = Sin línea de visión: la bloquea una pared o una puerta cerrada.
not-friend = { $who-the } es del mismo bando.
not-enemy = { $who-the } es del bando contrario.
not-self = Aquí no puedes elegirte a ti.
not-targeted = { $who-the } ya es objetivo.
not-unhurt = { $who-the } no tiene heridas.
not-no-victim = { $who-the } no tiene a nadie de su bando a su alcance.
not-step = Casilla a casilla: no está junto { $who-to }.
not-not-farther = No está más lejos { $who-of }: alcance { $number }, ahora { $limit }.
not-farther = Hay otra casilla más cerca.
not-area-far = La zona no llega a esta casilla, la gires como la gires.
not-area-nobody = Desde esta casilla la zona no alcanzaría a nadie.

## Lo que se elige antes de jugar

games-count = { $all ->
    [one] un escenario
   *[other] se pueden jugar { $open } de { $all } escenarios, { $complete } de ellos completos
}
games-scenario = escenarios
games-difficulty = dificultades
difficulty-easy = fácil
difficulty-normal = normal
difficulty-hard = difícil
difficulty-very-hard = muy difícil
games-hero = héroes
game-lead = Un pequeño juego nuestro: dos héroes, un sótano y un puñado de goblins. Se aprende en cinco minutos.
setup-scenario = Escenario
setup-party = El grupo
setup-hero = Héroe
setup-difficulty = Dificultad

## En la mesa

tiny-terrain-difficult = escombros: cuestan 2 de movimiento
tiny-terrain-hazard = pinchos: 2 de daño
tiny-terrain-door-closed = puerta cerrada
tiny-terrain-door-open = puerta abierta
tiny-chest = cofre
tiny-health = Vida
tiny-side-heroes = Héroes
tiny-side-monsters = Monstruos
tiny-rank-hero = héroe
tiny-rank-monster = monstruo
tiny-shield = escudo { $n }
tiny-pace = movimiento { $n }
tiny-condition-poisoned = 1 de daño al empezar cada turno; la curación solo quita el veneno
tiny-condition-stunned = un héroe tiene una acción menos, un monstruo no se mueve
tiny-condition-frightened = un héroe tira un dado menos, un monstruo ataca con la peor carta de destino
tiny-goal-win = Derrotad a todos los monstruos de todas las salas.
tiny-goal-lose = Perdéis cuando han caído los dos héroes o cuando se consumen las antorchas al final de la ronda { $torches }.
tiny-round = Ronda
tiny-torches = Antorchas
tiny-torches-note = { $left ->
    [0] Se consumen al final de esta ronda.
    [one] Duran una ronda más después de esta.
   *[other] Duran { $left } rondas más después de esta.
}
tiny-fate = Mazo de destino
tiny-fate-note = Robadas desde la última vez que se barajó: { $cards }.
tiny-fate-whole = Aún no se ha robado ninguna carta.
tiny-hand = Mano
tiny-deck = Mazo
tiny-stance = Postura
tiny-actions = Acciones
tiny-movement = Movimiento
tiny-pile-hand = Mano
tiny-pile-looked = Miradas
tiny-pile-active = En juego
tiny-pile-items = Objetos
tiny-pile-discard = Descartadas
tiny-pile-deck = Aún en el mazo, en orden aleatorio
tiny-item-drink = Bébela en cualquier momento si tienes heridas: cura { $n }.
tiny-item-reroll = Una vez por ronda: vuelve a tirar un dado de tu ataque.
tiny-note-used = usada { $used } de { $slots }
tiny-note-spent = usado esta ronda
tiny-warn-spikes = El camino pasa por pinchos: 2 de daño.
tiny-warn-door = La puerta se abre: se revela la sala que hay detrás.
tiny-warn-chest = Se abre el cofre.
tiny-sight-clear = { $start } y { $end } se ven; distancia { $distance }.
tiny-sight-blocked = { $start } y { $end } no se ven: hay una pared o una puerta cerrada en medio.
tiny-threat = { $count ->
    [0] No queda ningún monstruo por actuar esta ronda.
    [one] A un monstruo le falta actuar esta ronda.
   *[other] A { $count } monstruos les falta actuar esta ronda.
}
tiny-danger-none = Ninguno de los monstruos que faltan por actuar esta ronda te atacaría ahí.
tiny-danger = { $range } de daño hasta el final de la ronda, de media { $mean }: { $who }.
tiny-report-dealt = Daño causado
tiny-report-taken = Daño sufrido
tiny-report-healed = Vida recuperada
tiny-report-felled = Monstruos derrotados
tiny-report-cards = Cartas jugadas
tiny-report-walked = Casillas recorridas
tiny-report-rolled = Suma de todos los dados

## Por qué un bot elegiría así

hint-kill = El objetivo puede caer.
hint-attack = Es el enemigo más débil al alcance.
hint-target = Es el objetivo que más daño puede recibir.
hint-several = Golpea a varios enemigos a la vez.
hint-push = Hace retroceder al enemigo.
hint-spikes = Los pinchos hacen daño.
hint-area = Allí hay más enemigos.
hint-card = Ahora hace más que un ataque normal.
hint-heal = Alguien está malherido.
hint-drink = Te queda poca vida.
hint-wary = Tienes heridas: un escudo vale más que un dado.
hint-bold = Habrá a quién atacar.
hint-swift = Queda mucho camino.
hint-approach = Pone a un enemigo al alcance.
hint-door = La sala está despejada: toca la puerta.
hint-guard = Tú aguantas mejor el golpe.
hint-parry = Haría daño.
hint-reroll = Ese dado solo puede mejorar.
hint-keep = Valdrá más después.
hint-take = Será más útil.
hint-end = No queda nada mejor que hacer.

setup-not-beside-a-charge = Lo que la campaña os encarga ya está decidido: no se puede elegir nada más.
setup-not-charged = Lo que la campaña encarga no se puede jugar: { $fault }.

## Texto de las cartas: cantidades

amount-per = { $letter } es { $plus ->
    [0] { $each } por cada { $of }
   *[other] { $plus } más { $each } por cada { $of }
}{ $most ->
    [0] .
   *[other] , hasta un máximo de { $most }.
}
amount-stat = { $letter } es { $times ->
    [1] tu { $stat }
   *[other] { $times } veces tu { $stat }
}{ $plus ->
    [0] .
   *[other] { " " }{ $plus-signed }.
}
amount-level = { $letter } según el nivel: { $values }.

## Texto de las cartas: objetivos. $count: 0 son todos; $range: 1 es adyacente

targets-self = tú
targets-allies = { $count ->
    [0] cada aliado
    [1] un aliado
   *[other] hasta { $count } aliados
}
targets-friends = { $count ->
    [0] tú y cada aliado
    [1] tú o un aliado
   *[other] hasta { $count } entre tú y tus aliados
}
targets-enemies = { $count ->
    [0] cada enemigo
    [1] un enemigo
   *[other] hasta { $count } enemigos
}
targets-anyone = { $count ->
    [0] cada figura
    [1] una figura
   *[other] hasta { $count } figuras
}
targets-in-area = en { $area }
targets-in-range = { $range ->
    [0] dondequiera que esté
    [1] { $count ->
        [0] adyacente
        [1] adyacente
       *[other] adyacentes
    }
   *[other] dentro de alcance { $range }
}
