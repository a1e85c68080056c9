### Aventuras: lo que se lleva, se cuenta y se hace, objetivos y reglas especiales.

## Fichas y sus caras

token-crop = gavilla
    .gender = f
token-prisoner = prisionero
    .gender = m
token-beacon = almenara
    .gender = f
token-grave = tumba
    .gender = f
token-altar = altar
    .gender = m
token-guest = invitado
    .gender = m
token-boulder = roca
    .gender = f
kind-crop = { token-crop }
    .gender = f
kind-prisoner = { token-prisoner }
    .gender = m
kind-beacon = { token-beacon }
    .gender = f
kind-grave = { token-grave }
    .gender = f
kind-altar = { token-altar }
    .gender = m
kind-guest = { token-guest }
    .gender = m
kind-boulder = { token-boulder }
    .gender = f
face-lit = encendida
face-dark = apagada
face-blue = azul
face-red = roja
face-down = boca abajo

## Contadores y relojes

counter-left-goblin-archer = Arqueros goblin que han salido
    .gender = mp
counter-stored = gavillas guardadas
    .gender = fp
counter-stolen = gavillas robadas
    .gender = fp
counter-rescued = rescatados
    .gender = mp
counter-abducted = secuestrados
    .gender = mp
counter-marshal = mariscales convocados
    .gender = mp
counter-boulders = rocas restantes
    .gender = fp
counter-left-heroes = héroes que han salido
    .gender = mp
counter-alarm = alarmas dadas
    .gender = fp
counter-escaped = zombis que han escapado
    .gender = mp
counter-left-lady-eliza-farrow = Lady Eliza ha salido
    .gender = f
counter-left-cardinal-koth = el cardenal ha salido
    .gender = m
counter-left-zombie = zombis que han salido
    .gender = mp
counter-left-lord-merick-farrow = Lord Merrick ha salido
    .gender = m
counter-turned-guest-red = invitados que eran sectarios
    .gender = mp
counter-turned-guest-blue = nobles descubiertos
    .gender = mp
counter-turned-prisoner-red = prisioneros que no saben nada
    .gender = mp
counter-turned-prisoner-blue = Frederick encontrado
    .gender = m

## Acciones especiales

act-store = guardar la gavilla
act-tear-away = arrebatar la gavilla
act-break-chain = romper la cadena
act-interrogate = interrogar
act-throw-down = soltar al prisionero
act-light = encender la almenara
act-smother = apagar la almenara
act-climb-over = trepar por la roca
act-smash = romper la roca
act-ring = dar la alarma: en un cuarto de guardia sin monstruos, una vez por cuarto y ronda
act-swoop = lanzarse en picado
act-raise = alzar a los muertos
act-hallow = consagrar la tumba
act-pray = rezar ante el altar: hasta tu próximo turno el cardenal tira un dado de Defensa más
act-unmask = desenmascarar al invitado
act-seize-guest = recuperar al invitado
act-break-door = romper la puerta sellada
act-open-seal = abrir el sello
act-solve-riddle = resolver el acertijo
act-slip-through = escabullirse al otro lado

## Quiénes

who-heroes = héroes
    .gender = mp
who-monsters = monstruos
    .gender = mp
who-masters = líderes
    .gender = mp
who-lieutenants = lugartenientes
    .gender = mp
unless-zombie = Zombis
    .gender = mp
passes-cave-spider = Arañas de las cavernas
    .gender = fp

## Objetivos

goal-defeat = { $figure-the } es { $figure-id ->
    [lady-eliza-farrow] derrotada
    [ruin] derrotada
   *[other] derrotado
}
goal-fallen = { $count ->
    [1] { $kind-the } es derrotado
   *[other] { $count } { $kind-id ->
        [goblin-archer] Arqueros goblin
        [villager] Aldeanos
        [guard] Guardias
        [heroes] héroes
       *[other] × { $kind }
    } son derrotados
}
goal-left = { $count ->
    [1] { $kind-id ->
        [heroes] un héroe sale del tablero
       *[other] { $kind-the } sale del tablero
    }
   *[other] { $count } { $kind-id ->
        [goblin-archer] Arqueros goblin
        [villager] Aldeanos
        [guard] Guardias
        [heroes] héroes
       *[other] × { $kind }
    } salen del tablero
}
goal-counter = { $counter-id ->
    [rescued] Frederick sale por la entrada con un héroe
    [abducted] Splig sale por la entrada con Frederick, descubierto antes
    [rune-saved] { $counter }
    [rune-taken] { $counter }
    [key-out] { $counter }
    [trueshot-saved] { $counter }
    [trueshot-taken] { $counter }
    [ruin-across] Ruina cruza el puente
    [frederick-freed] { $counter }
    [theodir-saved] { $counter }
    [sun-heroes] salen con el ídolo del Sol
    [skulls-heroes] salen con el ídolo de las Calaveras
    [sun-overlord] { $counter }
    [skulls-overlord] { $counter }
    [blade-saved] { $counter }
    [blade-stolen] { $counter }
    [map-saved] { $counter }
    [marshal] se convoca a { $count } mariscales
    [alarm] se dan { $count } alarmas
    [shadow] hay { $count } sombras
    [spilled] se derraman { $count } marcas de sangre
    [thirst] la sed de Eliza llega a { $count }
    [stones] hay { $count } piedras en el sello
    [cracks] el sello tiene { $count } grietas
    [smashed] se destruyen { $count } fosos de cría
    [soared] han pasado { $count } rondas desde que se alzó Belthir
    [ended] están decididas { $count } piedras guardianas
    [portals] se cierran { $count } portales
    [ruin] la ruina llega a { $count }
    [doom] la fatalidad llega a { $count }
    [storm] la tormenta llega a { $count }
    [bond] hay { $count } ataduras
    [released] se superan { $count } pruebas para liberar al Encadenado
    [loads] salen del tablero { $count } fardos
   *[other] { $counter }: { $count }
}
goal-none = { $counter-id ->
    [boulders] no queda ninguna roca
    [trust] a Belthir no le queda confianza
   *[other] { $counter }: no queda ninguna
}
goal-faces = { $token-id ->
    [beacon] { $count } almenaras están encendidas
    [brood-pit] { $count } fosos de cría están saciados
    [sun] el { $token } está { $face }
    [skulls] el { $token } está { $face }
   *[other] { $count } × { $token }: { $face }
}
goal-absent = { $who-id ->
    [monsters] no queda ningún monstruo en el tablero
    [masters] no queda ningún monstruo líder en el tablero
    [lieutenants] no queda ningún lugarteniente en el tablero
    [spirit] no queda ningún espíritu en el tablero
    [zombie] no queda ningún Zombi en el tablero
    [lord-merick-farrow] { $who } ya no está
   *[other] no queda nadie de estos en el tablero: { $who }
}
goal-no-tokens = { $token-id ->
    [spirit] ningún espíritu sigue boca abajo
    [crop] no queda ninguna { $token }
    [grave] no queda ninguna { $token }
    [guest] no queda ningún { $token }
    [miner] no queda ningún { $token }
   *[other] no queda ninguna ficha: { $token }
}
goal-all = { $of-and }
line-provenance = { "" }
kind-heroes = héroes
    .gender = mp

## Reglas especiales de las aventuras

rule-carry = { $who } { $who-id ->
    [heroes] pueden
    [monsters] pueden
    [some] pueden
   *[other] puede
} llevar: { $token }{ $speed ->
    [0] { "" }
   *[other] { " " }(Velocidad { $speed-signed })
}{ $most ->
    [1] { "" }
   *[other] , hasta { $most }
}
carry-face = { $value-id ->
    [map] con el mapa
   *[other] { "" }
}
carry-freed = { "" }
carry-burden = más lento solo con { $value }
burden-blue = Frederick
rule-leave = { $who } { $who-id ->
    [heroes] pueden
    [monsters] pueden
    [some] pueden
   *[other] puede
} salir del tablero por la { $way }{ $carrying-id ->
    [none] { "" }
   *[other] { " " }con: { $carrying }
}
leave-face = { $value-id ->
    [map] con el mapa
   *[other] { "" }
}
leave-counter = { "" }
leave-counts = { "" }
rule-test-at = { $who }: { $act }{ $test-count ->
    [0] { "" }
   *[other] , con una prueba de { $test-or }
}
test-at-token = { "" }
test-at-face = { "" }
test-at-held = { "" }
test-at-inside = { "" }
test-at-clear = { "" }
test-at-chained = { "" }
test-at-less = { $value ->
    [-1] con +1
   *[other] con −{ $value }
}
test-at-once = { "" }
test-at-free = { "" }
test-at-large = { "" }
test-at-empty = { "" }
test-at-do = { "" }
test-might = { attribute-might }
test-knowledge = { attribute-knowledge }
test-willpower = { attribute-willpower }
test-awareness = { attribute-awareness }
door-test-doors = { "" }
door-test-ways = { "" }
key-door = { "" }
key-stays = { "" }
ward-door = { "" }
ward-mark = { "" }
arrive-id = { "" }
arrive-at = { "" }
arrive-doors = { "" }
arrive-by = { "" }
arrive-beyond = { "" }
arrive-ally = { "" }
arrive-edition = { "" }
arrive-groups = { "" }
arrive-allies = { "" }
aura-face = { "" }
aura-within = { "" }
immune-unless-closed = { "" }
bar-areas = { "" }
fixed-closed = { "" }
fixed-led = { "" }
timer-counter = { "" }
collapse-areas = { "" }
collapse-counter = { "" }
collapse-supply = { "" }
collapse-n = { "" }
collapse-even = { "" }
collapse-passes = { "" }
rule-door-test = { $again ->
    [yes] una puerta cerrada con llave se abre con una prueba
   *[no] las puertas selladas solo se abren con una prueba
}
rule-key = { $who } { $who-id ->
    [heroes] pueden
    [monsters] pueden
    [some] pueden
   *[other] puede
} abrir la puerta cerrada con llave{ $mark-id ->
    [none] { "" }
   *[other] { " " }cuando se halle la llave
}
rule-ward = nadie abre la puerta protegida; cae { $counter-id ->
    [none] cuando se halla su llave
   *[other] en cuanto hay { $count } de: { $counter }
}
rule-arrive = { $id-id ->
    [militia] los aldeanos que sobrevivieron llegan a la entrada como milicia tras el último turno de héroe de la primera ronda
    [merick] lord Merick y un grupo abierto (Maldito/Naturaleza) llegan a la entrada cuando un héroe acaba por primera vez su turno adyacente al cardenal
    [merick-too] lord Merick y un grupo abierto (Maldito/Naturaleza) llegan a la entrada cuando un héroe abre por primera vez la biblioteca
    [inner-guard] un segundo grupo abierto (Civilizado/Oscuro) aparece en la pieza 10B en cuanto alguien abre o atraviesa una de sus puertas
    [zachareth] el barón Zachareth llega para el Señor Supremo al final de la ronda en que se cerró el segundo portal, o de la ronda { $round }
    [belthir] Belthir llega a la entrada al final de la ronda { $round }, salvo que la sierpe sea de los héroes
   *[other] otros llegan durante el encuentro
}
rule-aura = { $stat-id ->
    [toll] los ataques desde más de { $beyond } casillas necesitan un incremento para impactar
    [passes-enemies] { $who } se mueve a través de las miniaturas
    [surges] los ataques de { $who } obtienen { $n ->
        [one] 1 incremento
       *[other] { $n } incrementos
    }
    [unhealing] { $who } no pueden recuperarse junto a quien lleva: { $token }
   *[other] { $who }: { $stat } { $n-signed }{ $token-id ->
        [none] { "" }
       *[other] { $borne ->
            [yes] { " " }junto a quien lleva: { $token }
           *[no] { " " }cerca de: { $token }
        }
    }{ $against-id ->
        [none] { "" }
       *[other] { " " }contra { $against }
    }
}
rule-immune-unless = { $closed ->
    [-1] solo { $unless } { $unless-id ->
        [heroes] pueden
        [monsters] pueden
        [some] pueden
       *[other] puede
    } dañar a { $figure }
   *[other] hasta que se abra la puerta cerrada con llave solo { $unless } pueden atacar a { $figure }
}
rule-bar = { $who } no pueden entrar en los cuartos de guardia, piezas 7A y 13A, hasta que acabe la ronda { $rounds }
rule-fixed = { $figure } no puede moverse hasta que se abra la puerta cerrada con llave; luego tiene { $led } puntos de movimiento más en la ronda en que un héroe acabó su turno adyacente
rule-timer = { $figure } hace una prueba de { $test } cada turno; cada éxito cuenta
rule-collapse = al final de su turno el Señor Supremo bloquea { $n ->
    [1] 1 casilla
   *[other] { $n } casillas
}{ $even ->
    [0] { "" }
   *[other] , en rondas pares { $even },
} de la pieza 20A o la salida: { $token }
special-war-cry = la primera vez que Mauler sufre Daño, cada Arquero goblin puede mover 2 casillas
special-harvest-thanks = con 3 o más gavillas guardadas los héroes empiezan con una carta de Búsqueda
special-ravine-result = quien ganó en el barranco decide cómo empiezan los guardias
special-riddle-debt = quien falla por 2 o más una prueba de Conocimiento en una puerta queda Aturdido
special-seize = un monstruo adyacente a quien guía cuyo ataque le cause { $n } o más de Daño puede quedarse con el invitado
special-shield-arm = una vez por ronda un héroe adyacente a Sir Palamon le presta un dado de Defensa
special-koth-is-hale = mientras al cardenal le quede más de la mitad de la Vida, llegan zombis
special-save-theodir = al final un dado decide si se salva lord Theodir
special-climb-over = el héroe se coloca en una casilla vacía al otro lado
special-swoop = Belthir aterriza en una casilla vacía de la cascada
source-war-cry = grito de guerra
source-shield-arm = brazo del escudo
source-seize = arrebatar
source-prayer = plegaria
source-raised = alzado
source-monkey = Maldición del dios mono
source-despair = Palabra de desesperación
source-goals = objetivos de la aventura
source-reinforcements = refuerzos de la aventura
source-played = carta de Señor Supremo

## Lo que el primer encuentro deja al segundo

descent-carries-a-fat-goblin = Splig tiene más Vida en el segundo encuentro por cada gavilla robada; con 3 o más gavillas guardadas los héroes lo empiezan con una carta de Búsqueda.
descent-carries-castle-daerion = Cada aldeano que cae es un zombi más en el segundo encuentro; cada uno que sobrevive llega allí como miliciano.
descent-carries-the-cardinals-plight = Cada zombi que escapa espera en la biblioteca del segundo encuentro.
descent-carries-the-masquerade-ball = Al final los héroes tiran un dado de Defensa: si no salen más escudos que nobles rescatados, contando los que siguen en el tablero salvo que se acabe el tiempo, lord Theodir se salva (con erratas, solo si se rescató a alguno). Si lord Theodir se salva, cada héroe puede repetir una prueba de puerta en el segundo encuentro; si se pierde, lady Eliza lo empieza más allá de la segunda puerta.
descent-carries-death-on-the-wing = Si ganan los héroes, un guardia que ellos elijan tiene 2 más de Vida en el segundo encuentro y pueden empezarlo a un máximo de 2 casillas de la entrada; si gana el Señor Supremo, todos los guardias lo empiezan heridos.
carried-stolen = { $n ->
    [0] no se robó ninguna gavilla
    [one] se robó 1 gavilla
   *[other] se robaron { $n } gavillas
}
carried-stored = { $n ->
    [0] no se guardó ninguna gavilla
    [1] se guardó 1 gavilla
    [2] se guardaron 2 gavillas
   *[other] se guardaron { $n } gavillas y los héroes empiezan con una carta de Búsqueda
}
carried-lost = { $n ->
    [0] no cayó ningún aldeano
    [one] cayó 1 aldeano y hay un zombi más
   *[other] cayeron { $n } aldeanos y hay { $n } zombis más
}
carried-survivors = { $n ->
    [0] no queda ningún aldeano que ayude
    [one] 1 aldeano llega como miliciano
   *[other] { $n } aldeanos llegan como milicianos
}
carried-escaped = { $n ->
    [0] ningún zombi escapó a la biblioteca
    [one] 1 zombi escapó a la biblioteca
   *[other] { $n } zombis escaparon a la biblioteca
}
carried-theodir = { $n ->
    [0] { "" }
   *[other] lord Theodir está a salvo y cada héroe puede repetir una prueba de puerta
}
carried-theodir-lost = { $n ->
    [0] { "" }
   *[other] se perdió a lord Theodir y lady Eliza empieza más allá de la segunda puerta
}
carried-death-on-the-wing-heroes-won = { $n ->
    [0] { "" }
   *[other] ganaron los héroes: un guardia tiene 2 más de Vida y pueden empezar a un máximo de 2 casillas de la entrada
}
carried-death-on-the-wing-overlord-won = { $n ->
    [0] { "" }
   *[other] ganó el Señor Supremo y todos los guardias empiezan heridos
}
