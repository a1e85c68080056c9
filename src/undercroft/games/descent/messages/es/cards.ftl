### Lo que hacen las cartas: un mensaje por verbo, momento, requisito y valor.

## Cartas

part-skill = { $uses-count ->
    [0] { "" }
   *[other] { $uses-sentences }{ " " }
}{ $passives-count ->
    [0] { "" }
   *[other] { $passives-sentences }{ " " }
}{ $grants-count ->
    [0] { "" }
   *[other] { $grants-sentences }{ " " }
}{ $on-familiar-count ->
    [0] { "" }
   *[other] Tu familiar: { $on-familiar }.{ " " }
}{ $rules-count ->
    [0] { "" }
   *[other] { $rules-sentences }{ " " }
}{ $sentences }
skill-xp-cost = { $value } PE
line-id = { "" }
line-calling = { "" }
line-xp = { "" }
line-errata = con las erratas: { $value }
part-hero-sheet = Velocidad { $speed }, Vida { $health }, Aguante { $stamina }; Defensa: { $defence-plain }. Fuerza { $attributes-might }, Conocimiento { $attributes-knowledge }, Voluntad { $attributes-willpower }, Percepción { $attributes-awareness }. { $uses-count ->
    [0] { "" }
   *[other] { $uses-sentences }{ " " }
}{ $passives-count ->
    [0] { "" }
   *[other] { $passives-sentences }{ " " }
}{ $grants-count ->
    [0] { "" }
   *[other] { $aura ->
        [0] { "" }
       *[other] Para todos los héroes a { $aura } casillas o menos:{ " " }
    }{ $grants-sentences }{ " " }
}{ $on-monsters-count ->
    [0] { "" }
   *[other] Monstruos a { $aura } casillas o menos: { $on-monsters }.{ " " }
}Proeza heroica: { $feat }.
line-archetype = { "" }
part-item = { $attack-id ->
    [melee] Cuerpo a cuerpo,{ " " }
    [ranged] A distancia,{ " " }
   *[other] { "" }
}{ $slot-id ->
    [none] { "" }
   *[other] { $slot }
}{ $dice-count ->
    [0] { "" }
   *[other] ; dados: { $dice-plain }
}{ $reach ->
    [yes] ; Gran alcance
   *[other] { "" }
}{ $pierce ->
    [0] { "" }
   *[other] ; Perforante { $pierce }
}{ $surges-count ->
    [0] { "" }
   *[other] ; incrementos: { $surges-clauses }
}. { $uses-count ->
    [0] { "" }
   *[other] { $uses-sentences }{ " " }
}{ $passives-count ->
    [0] { "" }
   *[other] { $passives-sentences }{ " " }
}{ $grants-count ->
    [0] { "" }
   *[other] { $grants-sentences }{ " " }
}{ $id-id ->
    [elm-greatbow] Las miniaturas adyacentes a ti no bloquean la línea de visión.{ " " }
    [scorpion-helm] Solo se puede equipar un Yelmo.{ " " }
   *[other] { "" }
}{ $sentences }
item-act = { "" }
item-copies = { "" }
item-price = { "" }
item-starting = { "" }
item-relic = { "" }
item-traits = { $value-plain }
item-forbids = sin { $value-or } a la vez
part-search-card = { $found-id ->
    [nothing] No encuentras nada.
    [chest] Roba en su lugar una carta de Tienda.
   *[other] { $uses-count ->
        [0] { "" }
       *[other] { $uses-sentences }
    }
}{ $gold ->
    [0] { "" }
   *[other] { " " }Vale { $gold } de oro.
}
search-card-copies = { "" }
search-card-traits = { "" }
part-overlord-card = { $sort }. { $use }{ $also-id ->
    [test-rolled] . También al tirar una prueba
    [searching] . También cuando un héroe busca
    [searched] . También cuando un héroe ha buscado
    [none] { "" }
   *[other] . También en otro momento
}. { $sentences }
overlord-card-deck = { "" }
overlord-card-level = { "" }
overlord-card-copies = { "" }
overlord-card-stays = { "" }
overlord-card-on = { $value-id ->
    [whose] { "" }
    [attacker] se juega sobre el atacante
    [defenders] se juega sobre un monstruo que se defiende
    [rollers] se juega sobre quien haya tirado por el Señor Supremo
    [monsters] se juega sobre un monstruo
    [heroes] se juega sobre un héroe
    [groups] se juega sobre un grupo de monstruos
    [active] se juega sobre el monstruo activado
   *[other] { "" }
}
part-ability = { $uses-count ->
    [0] { "" }
   *[other] { $uses-sentences }{ " " }
}{ $passives-count ->
    [0] { "" }
   *[other] { $passives-sentences }{ " " }
}{ $rules-count ->
    [0] { "" }
   *[other] { $rules-sentences }{ " " }
}{ $sentences }
part-relic = { $uses-count ->
    [0] { "" }
   *[other] { $uses-sentences }{ " " }
}{ $grants-count ->
    [0] { "" }
   *[other] { $grants-sentences }{ " " }
}{ $only-id ->
    [none] { "" }
   *[other] Solo para { $only }.
}
relic-item = { "" }
part-stats = Velocidad { $speed }, Vida { $health }; Defensa: { $defence-plain }; Ataque: { $dice-plain }{ $abilities-count ->
    [0] { "" }
   *[other] ; { $abilities-plain }
}{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
}{ $surges-count ->
    [0] { "" }
   *[other] ; incrementos: { $surges-clauses }
}
forbid-rune = Runas
    .gender = fp
forbid-magic = Magia
    .gender = f
part-familiar = Velocidad { $speed }, Vida { $health }{ $defence-count ->
    [0] { "" }
   *[other] ; Defensa: { $defence-plain }
}{ $dice-count ->
    [0] { "" }
   *[other] ; Ataque: { $dice-plain }
}{ $heals ->
    [no] ; no recupera Daño
   *[other] { "" }
}{ $grants-count ->
    [0] { "" }
   *[other] ; { $grants }
}
familiar-figure = { "" }
familiar-ranged = A distancia

## Partes de las cartas

part-use = { $at }{ $needs-count ->
    [0] { "" }
   *[other] , si { $needs }
}{ $fatigue-id ->
    [0] { "" }
    [X] , X de Fatiga
   *[other] , { $fatigue-id } de Fatiga
}{ $exhausts ->
    [yes] , agotar
   *[other] { "" }
}{ $once-id ->
    [round] , una vez por ronda
   *[other] { "" }
}{ $do-count ->
    [0] { "" }
   *[other] : { $do }
}
use-must = { "" }
use-action = { "" }
part-passive = { $while-exhausted ->
    [yes] mientras esta carta está agotada:{ " " }
   *[other] { "" }
}{ $op-id ->
    [set] { $stat }: { $n }
    [cap] { $stat }: { $n } como máximo
   *[add] { $stat-id ->
        [passes-enemies] puedes moverte a través de los enemigos
        [toll] los ataques contra ti deben ceder un incremento o fallan
        [surge-rest] un incremento recupera 1 de Fatiga más
        [hurry] 1 de Fatiga da 1 punto de movimiento más
        [nimble] Ágil: 1 casilla más
        [recovery] { $n } de Daño más al ponerse en pie o ser reanimado
       *[other] { $stat } { $n-signed }
    }
}{ $needs-count ->
    [0] { "" }
   *[other] , si { $needs }
}
part-granted = incremento{ $needs-count ->
    [0] { "" }
   *[other] , si { $needs }
}: { $surge }
part-surge = { $lines }
surge-cost = { $value } incrementos
surge-hearts = +{ $value } ♥
surge-range = +{ $value } de alcance
surge-pierce = Perforante { $value }
surge-conditions = { $value }
surge-fatigue = por { $value } de Fatiga
surge-now = { $value }
surge-then = { $value }
letter-roll = el número de { $count-id ->
    [surges] incrementos
   *[other] corazones
} de la tirada (dados: { $roll-plain })
letter-means = donde X es { $means }
part-whom = { $named-id ->
    [target] el objetivo
    [attacker] el atacante
    [mover] la miniatura que se ha movido
    [activated] el monstruo activado
   *[none] { $me-only ->
        [yes] uno mismo
       *[no] { $count ->
            [0] { $me ->
                [yes] tú y{ " " }
               *[other] { "" }
            }cada { $side }
            [1] { $me ->
                [yes] tú o{ " " }
               *[other] { "" }
            }{ $side-id ->
                [figure] una miniatura
               *[other] un { $side }
            }
           *[other] { $me ->
                [yes] tú y{ " " }
               *[other] { "" }
            }hasta { $count } × { $side }
        }{ $within ->
            [0] { "" }
            [1] { " " }adyacente
           *[other] { " " }a { $within } casillas o menos
        }{ $sight ->
            [yes] { " " }en línea de visión
           *[other] { "" }
        }
    }
}{ $knocked-out ->
    [yes] , aunque esté fuera de combate
   *[other] { "" }
}
part-whom-overlord = { $named-id ->
    [target] el objetivo
    [attacker] el atacante
    [mover] la miniatura que se ha movido
    [activated] el monstruo activado
   *[none] { $me-only ->
        [yes] esa miniatura
       *[no] { $count ->
            [0] { $me ->
                [yes] ese héroe y{ " " }
               *[other] { "" }
            }cada { $side }
            [1] { $me ->
                [yes] ese héroe o{ " " }
               *[other] { "" }
            }{ $side-id ->
                [figure] una miniatura
               *[other] un { $side }
            }
           *[other] { $me ->
                [yes] ese héroe y{ " " }
               *[other] { "" }
            }hasta { $count } × { $side }
        }{ $within ->
            [0] { "" }
            [1] { " " }adyacente
           *[other] { " " }a { $within } casillas o menos
        }{ $sight ->
            [yes] { " " }en línea de visión
           *[other] { "" }
        }
    }
}{ $knocked-out ->
    [yes] , aunque esté fuera de combate
   *[other] { "" }
}
part-whom-monster = { $named-id ->
    [target] el objetivo
    [attacker] el atacante
    [mover] la miniatura que se ha movido
    [activated] el monstruo activado
   *[none] { $me-only ->
        [yes] él mismo
       *[no] { $count ->
            [0] { $me ->
                [yes] él y{ " " }
               *[other] { "" }
            }cada { $side }
            [1] { $me ->
                [yes] él o{ " " }
               *[other] { "" }
            }{ $side-id ->
                [figure] una miniatura
               *[other] un { $side }
            }
           *[other] { $me ->
                [yes] él y{ " " }
               *[other] { "" }
            }hasta { $count } × { $side }
        }{ $within ->
            [0] { "" }
            [1] { " " }adyacente
           *[other] { " " }a { $within } casillas o menos
        }{ $sight ->
            [yes] { " " }en línea de visión
           *[other] { "" }
        }
    }
}{ $knocked-out ->
    [yes] , aunque esté fuera de combate
   *[other] { "" }
}
whom-optional = { "" }
side-hero = héroe
    .gender = m
side-monster = monstruo
    .gender = m
side-minion = monstruo común
    .gender = m
side-figure = miniatura
    .gender = f

## Verbos

verb-attack = atacar{ $weapon-id ->
    [any] { "" }
    [melee] { " " }con un arma Cuerpo a cuerpo
    [ranged] { " " }con un arma A distancia
    [bow] { " " }con un Arco
    [magic] { " " }con un arma de Magia
    [rune] { " " }con una Runa
    [melee-or-blade] { " " }con un arma Cuerpo a cuerpo o una Hoja
   *[other] { " " }({ $weapon-id })
}{ $dice-count ->
    [0] { "" }
   *[other] { " " }con { $dice-plain }{ $ranged ->
        [yes] { " " }(A distancia)
       *[other] { "" }
    }
}
attack-hearts = +{ $value } ♥
attack-range = +{ $value } de alcance
attack-pierce = Perforante { $value }
attack-blast = con Explosión
attack-no-range = sin comprobar el alcance
attack-all-adjacent = una sola tirada contra cada enemigo adyacente
attack-figures = también a los aliados
attack-each = una sola tirada contra { $value }
attack-no-blast = sin Explosión
attack-least = al menos { $value } de Daño si no falla
attack-surges = incremento: { $value-clauses }
attack-if-damage = ; si el ataque causa Daño: { $value }
attack-whom = solo { $value }
verb-move = { $free ->
    [yes] mover { $n-id ->
        [nimble] 1 casilla
        [1] 1 casilla
       *[other] { $n } casillas
    }, cueste lo que cueste
   *[other] mover hasta { $n }
}
verb-points = obtener { $n ->
    [one] { $n } punto de movimiento
   *[other] { $n } puntos de movimiento
}
verb-damage = { $whom-me-only ->
    [yes] sufrir{ " " }
   *[other] { "" }
}{ $n-id ->
    [shields-above] 1 de Daño por cada escudo por encima del atributo
    [shields-rolled] 1 de Daño por cada escudo obtenido
    [attribute] tanto Daño como el atributo
   *[other] { $n } de Daño
}{ $whom-me-only ->
    [yes] { "" }
   *[other] : { $whom }
}
verb-heal = recuperar { $n-id ->
    [damage-dealt] tanto Daño como el infligido
    [printed] tanto Daño como indica su número
    [fatigue-rested] tanto Daño como Fatiga
    [all] todo el Daño
   *[other] { $n } de Daño
}{ $whom-me-only ->
    [yes] { "" }
   *[other] : { $whom }
}
verb-fatigue = { $whom-me-only ->
    [yes] sufrir { $n } de Fatiga
   *[other] { $n } de Fatiga: { $whom }
}
verb-recover = recuperar { $n-id ->
    [all] toda la
   *[other] { $n } de
} Fatiga{ $whom-me-only ->
    [yes] { "" }
   *[other] : { $whom }
}
verb-inflict = { $whom-me-only ->
    [yes] quedar { $condition }
   *[other] { $condition }: { $whom }
}
verb-cure = descartar { $n ->
    [one] un estado
   *[other] { $n } estados
}{ $whom-me-only ->
    [yes] { "" }
   *[other] : { $whom }
}
verb-defeat = { $whom-me-only ->
    [yes] caer derrotado
   *[other] derrotar: { $whom }
}
verb-test = { $whom-me-only ->
    [yes] { "" }
   *[other] { $whom }:{ " " }
}prueba de { $attribute }{ $instead-id ->
    [none] { "" }
   *[other] { " " }o { $instead }
}{ $chooser-id ->
    [overlord] { " " }(a elección del Señor Supremo)
   *[other] { "" }
}{ $passed-count ->
    [0] { "" }
   *[other] ; si se supera: { $passed }
}{ $failed-count ->
    [0] { "" }
   *[other] ; si se falla: { $failed }
}
verb-die = +1 dado { $colour }
verb-bonus = { $stat-id ->
    [hearts] ♥ +{ $n }
    [range] alcance +{ $n }
    [surges] incrementos +{ $n }
    [pierce] Perforante +{ $n }
    [shields] escudos +{ $n }
    [cancel] anular { $n ->
        [one] un incremento
       *[other] { $n } incrementos
    }
   *[toll] el ataque debe ceder { $n ->
        [one] un incremento
       *[other] { $n } incrementos
    } o falla
}
verb-surge = el ataque obtiene la capacidad de incremento «{ $surge }»
verb-reroll = volver a tirar { $count ->
    [0] cada uno
    [1] uno
    [9] cualquier número
   *[other] { $count }
} de { $dice-id ->
    [attack] los dados de Ataque y Potencia
    [power] los dados de Potencia
    [red] los dados rojos
    [defence] tus dados de Defensa
    [own] tus dados
    [roller] los dados de quien ha tirado
    [target] los dados de Defensa del objetivo
    [test] los dados de la prueba
   *[other] los dados
}{ $better ->
    [yes] , con el mejor resultado
   *[other] { "" }
}
verb-draw = el Señor Supremo roba { $n-id ->
    [1] una carta
    [heroes] una carta por héroe
   *[other] { $n } cartas
}
verb-blast = el ataque obtiene Explosión
verb-action = { $kind-id ->
    [move] una acción de movimiento
   *[attack] un ataque
} adicional

## Cantidades

n-all = todo el
n-speed = tu Velocidad
n-double-speed = el doble de tu Velocidad
n-heroes = tantas como héroes haya
n-damage-dealt = tanto como el Daño infligido
n-nimble = 1
n-damage-on-me = 1 por cada Daño sufrido
n-damage-pairs = 1 por cada 2 de Daño sufrido
n-shields-above = 1 por cada escudo por encima del atributo
n-shields-rolled = 1 por cada escudo obtenido
n-attribute = tanto como el atributo
n-printed = lo que indica su número
n-fatigue-paid = 1 por cada Fatiga pagada
n-fatigue-rested = tanto como la Fatiga recuperada así
dice-blue = azul
dice-red = rojo
dice-yellow = amarillo
dice-brown = marrón
dice-grey = gris
dice-black = negro
defence-brown = marrón
defence-grey = gris
defence-black = negro
roll-red = rojo
roll-blue = azul
roll-yellow = amarillo
roll-brown = marrón
roll-grey = gris
roll-black = negro

## Momentos

at-action = Acción
at-own-turn = En tu turno
at-activating = Mientras se activa un monstruo
at-turn-start = Al inicio de un turno
at-turn-end = Al final de un turno
at-hurried = Al sufrir Fatiga para mover
at-attack-granted = Antes de un ataque que concede una carta
at-attack-declared = Al declarar un ataque
at-attack-rolled = Tras tirar los dados de un ataque
at-attack-done = Tras resolver un ataque
at-before-damage = Antes de sufrir Daño
at-damaged = Al sufrir Daño
at-entered = Cuando una miniatura entra en una casilla
at-monster-chosen = Cuando se va a activar un monstruo
at-monster-start = Al inicio de la activación de un monstruo
at-monster-end = Al final de la activación de un monstruo
at-test-rolled = Tras tirar los dados de una prueba
at-test-passed = Al superar una prueba
at-door-opened = Cuando se abre una puerta
at-door-opening = Antes de abrir una puerta
at-searching = Cuando un héroe busca
at-search-drawn = Al robar una carta de Búsqueda
at-searched = Cuando un héroe ha buscado
at-before-defeat = Antes de que una miniatura sea derrotada
at-defeated = Cuando una miniatura es derrotada
at-knocked-out = Cuando un héroe queda fuera de combate
at-recovered = Al recuperar Daño
at-fatigue-recovered = Al recuperar Fatiga
at-resting = Cuando un héroe descansa
at-rested = Al recuperar la Fatiga de un descanso
at-overlord-start = Al inicio del turno del Señor Supremo
at-overlord-end = Al final del turno del Señor Supremo
at-overlord-over = Después del turno del Señor Supremo
at-amount-rolled = Tras tirar dados para una cantidad
at-any-time = En cualquier momento
at-recovery-rolled = Tras tirar dados para recuperarse

## Requisitos

need-attacker = eres el atacante
need-target = eres el objetivo
need-affected = el ataque te afecta
need-melee = atacas con un arma Cuerpo a cuerpo
need-ranged = atacas con un arma A distancia
need-bow = atacas con un Arco
need-rune = atacas con una Runa
need-magic = atacas con un arma de Magia
need-melee-attack = haces un ataque Cuerpo a cuerpo
need-target-adjacent = el monstruo está adyacente a ti
need-shield = llevas equipado un Escudo
need-wounded = tienes Daño
need-own-turn = es tu turno
need-target-unaware = el monstruo no te veía al empezar tu turno
need-hearts-to-spare = ha salido más de 1 ♥
need-runic-weapon = llevas equipada un arma de Magia o de Runa
need-monster-comes = un monstruo se mueve junto a ti
need-space-was-empty = su casilla estaba vacía
need-familiar = tu familiar está en el tablero
need-no-familiar = tu familiar no está en el tablero
need-familiar-may-attack = tu familiar puede atacar
need-magic-weapon = llevas equipada un arma de Magia
need-familiar-attacks = ataca tu familiar
need-defeats-monster = derrotas a un monstruo
need-side-defeats-monster = tú o tu familiar derrotáis a un monstruo
need-attack-felled-monster = tu ataque o el de tu familiar ha derrotado a un monstruo
need-can-share-damage = el Daño lo fueras a sufrir tú o tu familiar
need-suffers-from-attack = te lo fuera a infligir un ataque
need-beside-hero = hay otro héroe adyacente a ti
need-token-adjacent = hay una ficha de Búsqueda adyacente
need-token-within-3 = hay una ficha de Búsqueda a 3 casillas o menos
need-by-door = estás junto a una puerta
need-sees-one-monster = hay un solo monstruo en tu línea de visión
need-can-attack-two = puedes atacar a dos monstruos
need-sees-monster = hay un monstruo en tu línea de visión
need-overlord-holds-cards = el Señor Supremo tiene cartas en la mano
need-drew-search-card = la has robado tú
need-hurries = la sufres tú
need-may-shoot = puedes atacar con un Arco
need-granted-shot = es tuyo y con un Arco
need-not-run = aún no has usado esta habilidad en él
need-two-handed = usas un arma Cuerpo a cuerpo de dos manos o dos armas Cuerpo a cuerpo
need-struck-by-neighbour = te ha atacado un monstruo adyacente
need-slew-monster = ha derrotado a un monstruo
need-falls = eres tú
need-not-moved = es el tuyo y no te has movido
need-minion-beside = es un monstruo común adyacente a ti
need-errata = se usan las erratas
need-printed = no se usan las erratas
need-is-hero = es un héroe
need-stands = está en el tablero
need-empty-space = la casilla estaba vacía
need-move-action = es una acción de movimiento
need-attacks-hero = un monstruo ataca a un héroe
need-can-attack = puede atacar
need-minion-or-master = es un monstruo común o líder
need-monster-wounded = algún monstruo tiene Daño
need-on-map = el grupo está en el tablero
need-incomplete = el grupo está por debajo de su límite
need-leads-too-few = es un líder a cuyo grupo le faltan monstruos comunes
need-attacked-from-afar = el atacante no está adyacente
need-attacked-from-beside = el atacante es un héroe adyacente
need-beside-enemy = hay una miniatura adyacente que atacar
need-blank-defence = un dado de Defensa tuyo sale en blanco
need-defence-rolled = has tirado dados de Defensa
need-free-hand = tienes la otra mano libre
need-hardy = ese Daño no lo derrotaría
need-hero-begins-beside = el héroe lo empieza adyacente al portador
need-moved-twice = es el tuyo y has hecho dos acciones de movimiento
need-overlord-may-discard = el Señor Supremo tiene una carta que descartar
need-rolled = los has tirado tú
need-rolls-amount = los has tirado tú
need-surge-rolled = el atacante ha obtenido un incremento
need-tests = los has tirado tú
needs-affected-monster = el ataque le afecta
needs-target-monster = es el objetivo
at-own-turn-overlord = En el turno del Señor Supremo

## Trampas y pruebas, enteras: el momento y el héroe en una frase

overlord-tripwire-text = Trampa. Cuando un héroe entra en una casilla vacía con una acción de movimiento, hace una prueba de Percepción; si la falla: su movimiento termina.
overlord-pit-trap-text = Trampa. Cuando un héroe entra en una casilla vacía, hace una prueba de Percepción; si la falla: sufre 1 de Daño y pierde 1 punto de movimiento, o queda aturdido si no le queda ninguno.
overlord-poison-dart-text = Trampa. Cuando un héroe abre una puerta o busca, hace una prueba de Percepción o Fuerza, a elección del Señor Supremo; si la supera: el Señor Supremo roba una carta; si la falla: sufre 1 de Daño y 1 de Fatiga y queda envenenado.
overlord-explosive-runes-text = Trampa. Cuando un héroe abre una puerta o acaba de buscar, él y cada héroe a 2 casillas o menos hacen una prueba de Percepción; quien la falla sufre 1 de Daño por cada escudo por encima del atributo.
overlord-web-trap-text = Trampa. Cuando un héroe entra en una casilla vacía, él y cada héroe adyacente hacen una prueba de Fuerza; quien la falla queda inmovilizado.
overlord-curse-of-the-monkey-god-text = Trampa. Cuando un héroe acaba de buscar, hace una prueba de Conocimiento; si la supera: el Señor Supremo roba una carta; si la falla: hasta el final de su próximo turno el héroe es un mono: Velocidad 5, sin ataques ni dados de Defensa.
overlord-uthuk-demon-trap-text = Trampa. Cuando un héroe abre una puerta o acaba de buscar, hace una prueba de Percepción o Fuerza; si la supera: sufre tanto Daño como el atributo; si la falla: cae derrotado.
overlord-wicked-laughter-text = Evento. Cuando un héroe supera una prueba, la repite con el atributo reducido en 1; si la supera de nuevo, el Señor Supremo roba una carta.
overlord-blood-rage-text = Evento. Al final del turno del Señor Supremo, un monstruo que pueda atacar ataca dos veces y después cae derrotado.
