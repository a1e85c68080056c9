### Lo que hacen las cartas, los objetos y los monstruos: una línea principal por capacidad y una por añadido.

## Capacidades. Sin valor cuenta el de la carta de Atributos, y se le suma $mod

verb-attack = Ataque { $value-id ->
    [none] { $mod-signed }
   *[other] { $value }
}{ $who-id ->
    [none] { "" }
   *[other] { " " }contra { $who }
}
verb-move = Movimiento { $value-id ->
    [none] { $mod-signed }
   *[other] { $value }
}
verb-heal = Curación { $value }{ for-whom }
for-whom = { $who-id ->
    [none] { "" }
   *[other] { $who-side-id ->
        [self] , Personal
       *[other] { " " }para { $who }
    }
}
verb-shield = Escudo { $value }{ for-others }
verb-retaliate = Represalia { $value }{ for-others }
for-others = { $who-side-id ->
    [self] { "" }
   *[other] { " " }para { $who }
}
verb-loot = Saqueo { $range }
verb-push = Empujón { $value } a { $who }
verb-pull = { $toward-id ->
    [hex] Elige un hexágono dentro de Alcance { $who-reach }: Tirón { $value } hacia él a { $who }
   *[self] Tirón { $value } a { $who }
}
verb-condition = { $who-side-id ->
    [self] { $conditions }, Personal
   *[other] { $conditions } a { $who }
}
verb-suffer = { $who-side-id ->
    [self] Sufrir { $value } de daño
   *[other] { $who-count-id ->
        [1] { $who } sufre { $value } de daño
       *[other] { $who } sufren { $value } de daño
    }
}
verb-summon = Invocar { $what-id ->
    [none] { $monsters }
   *[other] { $what }
}
verb-infuse = Imbuir { $elements }
verb-consume = Consumir { $elements } → { $then-id ->
    [none] { $lines }
   *[other] { $then }{ $lines-id ->
        [none] { "" }
       *[some] , { $lines }
    }
}
verb-kill = Matar a { $who }
verb-create-trap = Crear una trampa en un hexágono vacío adyacente{ $near-enemy ->
    [yes] , lo más cerca posible de un enemigo
   *[no] { "" }
}:
verb-disarm-trap = Desactivar { disarm-count }{ $through ->
    [yes] { $count-id ->
        [1] { " " }por la que se ha movido
       *[other] { " " }por las que se ha movido
    }
   *[no] { $within ->
        [1] { $count-id ->
            [1] { " " }adyacente
           *[other] { " " }adyacentes
        }
       *[other] { " " }dentro de Alcance { $within }
    }
}
disarm-count = { $count-id ->
    [all] todas las trampas
    [1] una trampa
   *[other] { $count-id } trampas
}
verb-create-obstacle = Crear { $count ->
    [1] un obstáculo{ obstacle-size }
   *[other] { $count } obstáculos{ obstacle-size }
} { $where-id ->
    [killed] donde murió el enemigo
   *[empty] { $within ->
        [1] en { $count ->
            [1] un hexágono vacío adyacente
           *[other] hexágonos vacíos adyacentes
        }
       *[other] en hexágonos vacíos dentro de Alcance { $within }
    }
}
obstacle-size = { $hexes ->
    [1] { "" }
   *[other] { " " }de { $hexes } hexágonos
}
verb-destroy-obstacle = Destruir { destroy-count }{ $through ->
    [yes] { $count-id ->
        [1] { " " }por el que se ha movido
       *[other] { " " }por los que se ha movido
    }
   *[no] { $within ->
        [1] { $count-id ->
            [1] { " " }adyacente
           *[other] { " " }adyacentes
        }
       *[other] { " " }dentro de Alcance { $within }
    }
}
destroy-count = { $count-id ->
    [all] todos los obstáculos
    [1] un obstáculo
   *[other] { $count-id } obstáculos
}
verb-move-obstacle = Mover { $within ->
    [1] un obstáculo adyacente de un hexágono
   *[other] un obstáculo de un hexágono dentro de Alcance { $within }
} hasta { $to } hexágonos
verb-recover = { $who-side-id ->
    [self] Recuperar
   *[other] { $who } recupera
} { $cards-id ->
    [all] todas las cartas
    [1] una carta
   *[other] hasta { $cards-id } cartas
} { $what-id ->
    [lost] { $cards-id ->
        [1] perdida
       *[other] perdidas
    }
   *[discarded] { $cards-id ->
        [1] descartada
       *[other] descartadas
    }
}{ $of-neighbour ->
    [yes] { " " }de otro aliado adyacente a ese aliado
   *[no] { "" }
}
verb-refresh = { $who-side-id ->
    [self] Reponer { refresh-what }
    [self-and-allies] Reponer { refresh-what } ({ $who })
   *[other] { $who } repone { refresh-what }
}
refresh-what = { $items-id ->
    [all] todos los objetos
    [1] un objeto
   *[other] hasta { $items-id } objetos
} { $slot-id ->
    [small] { $items-id ->
        [1] pequeño
       *[other] pequeños
    } { "" }
   *[none] { "" }
}{ $state-id ->
    [spent] { $items-id ->
        [1] gastado
       *[other] gastados
    }
    [consumed] { $items-id ->
        [1] consumido
       *[other] consumidos
    }
   *[some] { $items-id ->
        [1] gastado o consumido
       *[other] gastados o consumidos
    }
}
verb-cure = Eliminar { $conditions-id ->
    [all] todos los estados negativos
    [1] un estado negativo
   *[other] { $conditions-id } estados negativos
}
verb-grant = { $who } puede realizar: { $then }
verb-control = Controlar a { $who }{ $whole-turn ->
    [yes] : juega su turno de esta ronda { $chosen ->
        [yes] como tú decidas
       *[no] según su carta de Capacidad
    }, con sus enemigos y aliados intercambiados
   *[no] : { $then }
}
verb-active = { $effect-id ->
    [attack] { $value-signed } al Ataque{ active-only }
    [range] { $value-id ->
        [0] { active-only }:
       *[other] { $value-signed } al Alcance{ active-only }
    }
    [move] { $value-signed } al Movimiento{ active-only }
    [heal] { $value-signed } a la Curación{ active-only }
    [add-target] Añadir objetivo{ active-only }
    [advantage] Ventaja{ active-only }
    [double-attack] duplica el valor de ataque{ active-only }
    [conditions] { $conditions } en tus ataques{ active-only }
    [shield] Escudo { $value }{ $source-id ->
        [attack] { " " }contra ataques
       *[none] { "" }
    }{ active-only }
    [retaliate] Represalia { $value }{ $kind-id ->
        [melee] { " " }contra ataques cuerpo a cuerpo
        [ranged] { " " }contra ataques a distancia
       *[none] { "" }
    }
    [negate-damage] previene { $source-id ->
        [attack] el siguiente daño de un ataque
       *[none] la siguiente fuente de daño
    }{ active-only }{ $then-id ->
        [none] { "" }
       *[other] , después { $then }
    }
    [attackers-disadvantage] los atacantes tienen Desventaja{ active-only }
    [augment] aumento de tus ataques cuerpo a cuerpo: { active-does }
    [start-of-turn] al inicio de cada uno de tus turnos: { active-does }
    [end-of-turn] al final de cada uno de tus turnos: { active-does }
   *[special] { $name }
}
active-does = { $then-id ->
    [none] { "" }
   *[other] { $then }
}
active-only = { $kind-id ->
    [none] { "" }
    [melee] { " " }en ataques cuerpo a cuerpo
   *[ranged] { " " }en ataques a distancia
}{ $has-id ->
    [none] { "" }
   *[other] { " " }contra objetivos con { $has-or }
}{ $who-side-id ->
    [self] { "" }
   *[other] { " " }para { $who }
}{ $when-id ->
    [none] { "" }
   *[other] { " " }si { $when }
}{ $cost-id ->
    [none] { "" }
   *[other] { " " }si destruyes a cambio un obstáculo adyacente
}
verb-on-death = Si muere en esta ronda: { $then }
verb-special-action = Especial { $number }
verb-summon-by-players = Invocar { $ranks-count ->
    [1] 1 × { $monster }
   *[other] hasta { $ranks-count } × { $monster }
}, según el número de personajes
verb-open-next-door = Saltar a la siguiente puerta marcada, abrirla y revelar la sala
verb-act-again = Cada { $monster } realiza otro turno
verb-throne-moves = El trono avanza e invoca a un demonio
verb-jump-to-mark = Saltar al siguiente hexágono marcado
verb-missing = (no se juega en esta versión)

## Líneas bajo la principal

line-range = Alcance { $value }
line-range-mod = Alcance { $value-signed }
line-target = Objetivo { $value }
line-who = { $value }
line-area = { $value }
line-along = también contra todos los enemigos en la línea recta hasta el objetivo
line-conditions = { $value }
line-push = Empujón { $value }
line-pull = Tirón { $value }
line-pierce = Perforante { $value }
line-reach = el ataque cuerpo a cuerpo llega a { $value } hexágonos
line-ignore-shield = ignora el Escudo
line-advantage = Ventaja
line-disadvantage = Desventaja
line-same-target = todos los ataques tienen el mismo objetivo
line-crash = ;{ $value }
line-bonuses = ;{ $value-clauses }
line-augments = ;{ $value-clauses }
line-when = si { $value }
line-jump = Salto
line-must = { $value-id ->
    [straight-line] en línea recta
    [end-beside-obstacle] acabando junto a un obstáculo
   *[end-beside-giver] acabando junto a ti
}
line-loots = saqueando cada hexágono en que entra
line-per = por cada objetivo que sufrió daño
line-duration = { $value-id ->
    [round] esta ronda
   *[persistent] hasta el final del escenario
}
line-at-most = { $value } fichas como máximo
line-toward = { "" }
line-beside = junto al objetivo
line-hp = con tantos puntos de vida como tiene el invocador, hasta su máximo
line-infuse = imbuir { $value }
line-xp = { $value } XP
line-damage = { $value } de daño
line-xp-when-sprung = { $value } XP cuando la activa un enemigo
line-near-enemy = { "" }
line-onto = ;{ $value } sufre sus efectos
line-hexes = { "" }
line-then-lose = y después pierde { $value } cartas
line-of-neighbour = { "" }
line-my-augments = con tus aumentos
line-then = { $value }
line-changes = { $value }
line-consume = solo si consume { $value }
line-mod = { $value-signed }
line-value = { $value }
line-marks = { "" }
line-ranks = { "" }
line-what = { "" }
line-id = { "" }
line-number = { "" }
line-ruled = { "" }
line-disputed = { "" }
line-enhancements = { "" }
line-enhance = { "" }
line-origin = { $value-id ->
    [target] en cualquier lugar dentro del alcance
   *[self] { "" }
}

active-who = { "" }
active-once = una vez
active-xp = { $value } XP cada vez
retaliate-xp = { $value } XP cada vez que causa daño
letter-measure = X es igual a { $half-id ->
    [none] { "" }
   *[some] la mitad de { "" }
}{ $times ->
    [1] { "" }
   *[other] { $times } × { "" }
}{ $of }{ $plus ->
    [0] { "" }
   *[other] { " " }{ $plus-signed }
}{ $half-id ->
    [none] { "" }
    [up] { " " }(redondeando hacia arriba)
   *[down] { " " }(redondeando hacia abajo)
}
letter-means = donde { $means }

## Partes de las capacidades

part-area = { $hexes-shape ->
    [one] un hexágono
    [row] { $hexes-count } hexágonos en línea recta
    [triangle] un triángulo de 3 hexágonos
    [flower] un hexágono y los 6 que lo rodean
   *[other] una zona de { $hexes-count } hexágonos
} { $hexes-drawn }
part-whom = { $of-id ->
    [attacker] el atacante
    [target] { $within-id ->
        [none] el objetivo{ $rank-id ->
            [none] { "" }
           *[other] { " " }si es un enemigo{ whom-rank }
        }
       *[other] { whom-side }{ whom-where } { $lines }
    }
   *[other] { whom-side }{ whom-where } { $lines }
}
whom-side = { $side-id ->
    [self] uno mismo
    [self-and-allies] { $count-id ->
        [all] uno mismo y todos los aliados{ whom-near-many }
       *[other] uno mismo o un aliado{ whom-near }
    }
    [both] { $count-id ->
        [all] todos los aliados y enemigos{ whom-near-many }
       *[other] un aliado o enemigo{ whom-near }
    }
    [enemies] { $count-id ->
        [all] todos los enemigos{ whom-rank-many }{ whom-near-many }
        [1] un enemigo{ whom-rank }{ whom-near }
       *[other] hasta { $count-id } enemigos{ whom-rank-many }{ whom-near-many }
    }
    [allies] { $count-id ->
        [all] todos los aliados{ whom-near-many }
        [1] un aliado{ whom-near }
       *[other] hasta { $count-id } aliados{ whom-near-many }
    }
    [summons] { $count-id ->
        [all] todas las invocaciones{ whom-near-many }
       *[other] una invocación{ whom-near }
    }
   *[own-summons] { $count-id ->
        [all] todas tus invocaciones
       *[other] una de tus invocaciones
    }
}
whom-near = { $within-id ->
    [1] { $of-id ->
        [self] { " " }adyacente
       *[other] { "" }
    }
   *[other] { "" }
}
whom-near-many = { $within-id ->
    [1] { $of-id ->
        [self] { " " }adyacentes
       *[other] { "" }
    }
   *[other] { "" }
}
whom-rank = { $rank-id ->
    [none] { "" }
    [normal] { " " }normal
    [elite] { " " }de élite
   *[some] { " " }normal o de élite
}
whom-rank-many = { $rank-id ->
    [none] { "" }
    [normal] { " " }normales
    [elite] { " " }de élite
   *[some] { " " }normales o de élite
}
whom-where = { $of-id ->
    [self] { $within-id ->
        [none] { "" }
        [1] { "" }
        [range] { " " }dentro de su alcance
       *[other] { " " }dentro de Alcance { $within-id }
    }
    [target] { $count-id ->
        [1] { " " }adyacente al objetivo
       *[other] { " " }adyacentes al objetivo
    }
    [through] { " " }por cuyo hexágono se ha movido
    [entered] { " " }en los hexágonos recorridos o adyacentes a ellos
    [area] { " " }en la zona
    [killed] { $count-id ->
        [1] { " " }adyacente al enemigo muerto
       *[other] { " " }adyacentes al enemigo muerto
    }
    [obstacles] { $count-id ->
        [1] { " " }adyacente a los obstáculos afectados
       *[other] { " " }adyacentes a los obstáculos afectados
    }
    [room] { " " }en la misma sala
    [hex] { " " }a { $within-id } hexágonos o menos de él
    [targets] { " " }entre los objetivos
   *[map] { " " }en el mapa
}
whom-reach = { "" }
whom-has = con { $value-or }
whom-hp-at-most = con { $value } puntos de vida o menos
part-bonus = { $listed } { $per-id ->
    [none] si { $when }
   *[other] por cada { $per }
}
bonus-attack = { $value-signed } al Ataque
bonus-money = { $value } de dinero
part-augment = consumir { $elements } → { $lines }
part-crash = { $into-id ->
    [obstacle] por cada obstáculo contra el que es empujado
   *[wall-or-obstacle] por cada hexágono del empujón que detiene una pared o un obstáculo
}: { $damage } de daño{ $destroys ->
    [yes] , el obstáculo se destruye
   *[no] { "" }
}
crash-xp = { $value } XP
part-summoned-monster = { $rank-id ->
    [elite] { $monster } de élite
   *[normal] { $monster } normal
}
part-summon-stats = { $name }: { $hp } puntos de vida
summon-stats-move = Movimiento { $value }
summon-stats-attack = Ataque { $value }
summon-stats-shield = Escudo { $value }
summon-stats-retaliate = Represalia { $value }
summon-stats-flying = Vuelo
summon-stats-infuses = imbuye { $value } cuando ataca
summon-stats-on-death = cuando muere: { $value }
part-changes = { $lines }
changes-attack = { $value-signed } al Ataque
changes-move = { $value-signed } al Movimiento
changes-heal = { $value-signed } a la Curación
changes-shield = { $value-signed } al Escudo
changes-retaliate = { $value-signed } a la Represalia
changes-push = { $value-signed } al Empujón
changes-pull = { $value-signed } al Tirón
changes-pierce = { $value-signed } a Perforante
changes-range = { $value-signed } al Alcance
changes-value = { $value } más
changes-bonus = cada una de esas bonificaciones da { $value-signed } al Ataque
changes-cards = { $value ->
    [1] una carta más
   *[other] { $value } cartas más
}
changes-target = Objetivo { $value }
changes-double = duplica su valor
changes-who = en su lugar, { $value }
changes-measure = en su lugar { $value-means }
changes-instead = en su lugar: { $value }
augment-then = ;además { $value }

## Mitades y cartas

part-half = { $abilities-sentences } { $sentences }
half-lost = se pierde
half-unrecoverable = no puede recuperarse
half-duration = { $value-id ->
    [round] bonificación de ronda
   *[persistent] bonificación continua
}
half-slots = { $value-count ->
    [1] 1 uso, { $value-most } XP
   *[other] { $value-count } usos{ $value-each ->
        [0] { "" }
        [some] ; { $value-most } XP con los usos { $value-places }
       *[other] , { $value-each } XP cada uno
    }
}
part-card = { $character }, nivel { $level-id }, iniciativa { $initiative }
    arriba: { $top }
    abajo: { $bottom }
part-ability-card = { $initiative }: { $abilities-sentences } { $infuse-id ->
    [none] { "" }
   *[other] Imbuir { $infuse }.
} { $sentences }
ability-card-shuffle = baraja este mazo al final de la ronda
part-ability-deck = { $cards }

## Objetos

part-item = { $slot-id ->
    [head] cabeza
    [body] cuerpo
    [legs] piernas
    [one-hand] una mano
    [two-hands] dos manos
   *[small] objeto pequeño
}, { $price } de oro. { $when-id ->
    [worn] Mientras está equipado
    [initiative] Cuando se revelan las cartas
    [turn] En tu turno
    [end-of-turn] Al final de tu turno
    [move] Durante tu Movimiento
    [attack] Durante tu ataque
    [melee-attack] Durante tu ataque cuerpo a cuerpo
    [ranged-attack] Durante tu ataque a distancia
    [heal] Durante tu Curación
    [loot] Durante tu Saqueo
    [create-obstacle] Cuando creas obstáculos
    [ally-attack] Durante el ataque de un aliado
    [attacked] Cuando te atacan
    [damaged] Cuando un ataque vaya a causarte daño
    [summon-damaged] Cuando un ataque vaya a causar daño a una de tus invocaciones
    [kill] Cuando matas a un enemigo en tu turno
   *[enemy-consumes] Cuando un monstruo va a consumir un elemento
}{ item-limits }: { item-price }{ $sentences } { $use-id ->
    [spent] { $use-slots ->
        [0] Se gasta al usarse.
       *[other] Se gasta tras { $use-slots } usos.
    }
    [consumed] { $use-slots ->
        [0] Se consume al usarse.
       *[other] Se consume tras { $use-slots } usos.
    }
    [lost] Se pierde al usarse.
   *[always] { $when-id ->
        [worn] { "" }
       *[other] No se gasta ni se consume.
    }
} { $minus-ones ->
    [0] { "" }
    [1] Añade una carta −1 a tu mazo de Modificadores de ataque.
   *[other] Añade { $minus-ones } cartas −1 a tu mazo de Modificadores de ataque.
}
item-limits = { $scope-id ->
    [none] { "" }
    [single] { " " }(un solo ataque)
   *[entire] { " " }(toda la acción de ataque)
}{ $single-target ->
    [yes] { " " }con un único objetivo
   *[no] { "" }
}{ $only-id ->
    [none] { "" }
   *[other] , si { $only }
}{ $moved-at-least ->
    [0] { "" }
   *[other] , si te has movido al menos { $moved-at-least } hexágonos
}{ $moved-at-most ->
    [none] { "" }
    [1] , si te has movido 1 hexágono como mucho
   *[other] , si te has movido { $moved-at-most } hexágonos como mucho
}{ $own-hp ->
    [0] { "" }
    [1] , si tienes exactamente 1 punto de vida
   *[other] , si tienes exactamente { $own-hp } puntos de vida
}{ $against-id ->
    [none] { "" }
   *[other] , solo contra { $against-or }
}{ $strong-id ->
    [none] { "" }
   *[other] , si { $strong } está en Fuerte
}{ $once-a-turn ->
    [yes] , una vez por turno
   *[no] { "" }
}{ $while-stunned ->
    [yes] , incluso con Aturdimiento
   *[no] { "" }
}
item-price = { $elements-id ->
    [none] { "" }
   *[other] consumir { $elements } → { "" }
}{ $suffers ->
    [0] { "" }
   *[other] sufrir { $suffers } de daño{ $suffers-each ->
        [yes] { " " }por cada ataque
       *[no] { "" }
    } → { "" }
}
item-count = { "" }
item-prosperity = { "" }
item-design = { "" }
item-solo = { "" }
item-initiative = aumenta o reduce tu iniciativa en { $value }
item-negates = previene el daño
item-abilities = { $value }
item-worn = { $value }
item-special = { $value }
part-worn = { $lines }
worn-flying = Vuelo
worn-phasing = en el hexágono de un obstáculo eres invisible y no puedes atacar
worn-immune = inmune a { $value }
worn-becomes = los estados cambian al recibirlos: { $value }
worn-unmoved = no te pueden mover contra tu voluntad
worn-ignores = { $value-id ->
    [difficult] el terreno impracticable no te afecta
    [hazardous] el terreno peligroso no te afecta
   *[some] ni el terreno impracticable ni el peligroso te afectan
}
worn-basic-move = tu acción básica de la mitad inferior es Movimiento { $value }
worn-basic-attack = tu acción básica de la mitad superior es Ataque { $value }
worn-small-slots = llevas { $value } objetos pequeños más
worn-focus-initiative = los monstruos tratan tu iniciativa como { $value } al elegir en quién centran la atención
worn-softens-doubles = la carta 2x de un monstruo cuenta como +0 contra ti
worn-takes-out = retira { $value } de tu mazo de Modificadores de ataque

special-another-bottom-action = juega una carta más de tu mano por su acción inferior
special-another-top-action = juega una carta más de tu mano por su acción superior
when-target-adjacent-to-my-ally-monster = el objetivo está adyacente a un aliado del monstruo
special-another-turn = elige dos cartas de tu mano y juega otro turno con ellas en esta ronda
special-dampening-ring = el elemento se consume y el monstruo no obtiene nada por él
special-black-card = marca a un enemigo adyacente normal o de élite: cada ataque contra él tiene +1 al Ataque hasta que muera
special-heart-of-the-betrayer = un enemigo normal adyacente ataca a uno de sus propios aliados a su alcance en vez de a ti

## Clases

part-character-class = puntos de vida { $hit-points-plain }; mano de { $hand-size }; pericias: { $perks-plain }
part-perk = { $id }{ $times ->
    [1] { "" }
   *[other] { " " }(× { $times })
}
line-remove = { "" }
line-add = { "" }
line-ignore = { "" }

## Cómo debe ser la situación

when-target-adjacent-to-my-ally = el objetivo está adyacente a uno de tus aliados
when-target-adjacent-to-none-of-its-allies = el objetivo no está adyacente a ninguno de sus aliados
when-self-invisible = eres invisible
when-movement-in-straight-line = el movimiento fue en línea recta
when-ended-in-starting-hex = el movimiento acabó donde empezó
when-adjacent-to-three-enemies = tienes tres o más enemigos adyacentes
when-entered-hazardous-terrain-this-turn = has entrado en terreno peligroso este turno
when-looting-1 = es Saqueo 1
when-augment-action = la acción juega un aumento

## Lo que se cuenta

of-hexes-moved-this-turn = el número de hexágonos recorridos en este turno
of-hexes-moved-this-action = el número de hexágonos recorridos con esta acción
of-damage-inflicted-this-turn = el daño causado en este turno
of-damage-suffered-by-target = el daño que sufrió el objetivo
of-max-hp-of-target = los puntos de vida máximos del objetivo
of-hexes-of-destroyed-obstacles = el número de hexágonos de los obstáculos destruidos
of-own-hp = sus puntos de vida actuales
of-allies-within-2 = el número de aliados a 2 hexágonos o menos de ti
of-hp-of-target = los puntos de vida actuales del objetivo
of-special-value = el número de la carta del jefe
per-enemies-targeted = enemigo tomado como objetivo
per-enemies-killed = enemigo muerto
per-my-allies-adjacent-to-target = aliado tuyo adyacente al objetivo
per-shield-of-target = punto de Escudo del objetivo
per-negative-conditions-on-target = estado negativo del objetivo
per-adjacent-enemies = enemigo adyacente

## Efectos duraderos propios

lasting-draws-attacks-on-adjacent-allies = los enemigos que ataquen a un aliado adyacente a ti te atacan a ti
lasting-moves-as-attacks = puedes realizar cualquiera de tus capacidades de Movimiento como un Ataque del mismo valor
lasting-two-augments = puedes tener dos aumentos activos
lasting-augments-on-ranged-attacks = tus aumentos funcionan también en ataques a distancia
active-range = { $value ->
    [1] { "" }
   *[other] Alcance { $value }
}
verb-normal = mazo de { $deck }, { $standees } figuras
normal-normal = { "" }
normal-elite = { "" }
normal-flying = Vuelo
verb-boss = jefe
boss-deck = { "" }
boss-standees = { "" }
boss-levels = { "" }
boss-special-value = { "" }
boss-flying = Vuelo
boss-immune = inmune a { $value }
boss-immovable = no se le puede mover
boss-special-1 = especial 1: { $value }
boss-special-2 = especial 2: { $value }
verb-named = { $base } de élite con otros valores
named-scenario = { "" }
named-level = { $value-signed } de nivel
named-hp = puntos de vida: { $value-number }
named-attack = { $value-signed } al Ataque
named-shield = { $value-signed } al Escudo
named-acts = no juega turnos
lasting-on-death = cuando muere en esta ronda
