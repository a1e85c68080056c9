### Lo que hacen las cartas, los objetos y los monstruos: una línea principal por capacidad y una por añadido.

## Capacidades. Sin valor cuenta el de la carta de Atributos, y se le suma $mod

verb-attack = Ataque { $value-id ->
    [none] { $mod-signed }
   *[other] { $value }
}
verb-move = Movimiento { $value-id ->
    [none] { $mod-signed }
   *[other] { $value }
}
verb-heal = Curación { $value }
verb-shield = Escudo { $value }
verb-retaliate = Represalia { $value }
verb-loot = Saqueo { $range }
verb-push = Empujón { $value }: { $who }
verb-pull = Tirón { $value }: { $who }
verb-condition = { $conditions }: { $who }
verb-suffer = { $value } de daño: { $who }
verb-summon = Invocar { $what-id ->
    [none] { $monsters }
   *[other] { $what }
}
verb-infuse = Imbuir { $elements }
verb-consume = Consumir { $elements }{ $then-id ->
    [none] { "" }
   *[other] : { $then }
}
verb-kill = Matar: { $who }
verb-create-trap = Crear una trampa en un hexágono vacío adyacente
verb-disarm-trap = Desactivar { $count-id ->
    [all] todas las trampas
    [1] una trampa
   *[other] { $count-id } trampas
} { $through ->
    [yes] por las que se ha movido
   *[no] { $within ->
        [1] en hexágonos adyacentes
       *[other] dentro de Alcance { $within }
    }
}
verb-create-obstacle = Crear { $count ->
    [1] un obstáculo
   *[other] { $count } obstáculos
} { $where-id ->
    [killed] donde murió el enemigo
   *[empty] { $within ->
        [1] en hexágonos vacíos adyacentes
       *[other] en hexágonos vacíos dentro de Alcance { $within }
    }
}
verb-destroy-obstacle = Destruir { $count-id ->
    [all] todos los obstáculos
    [1] un obstáculo
   *[other] { $count-id } obstáculos
} { $through ->
    [yes] por los que se ha movido
   *[no] { $within ->
        [1] en hexágonos adyacentes
       *[other] dentro de Alcance { $within }
    }
}
verb-move-obstacle = Mover { $within ->
    [1] un obstáculo adyacente de un hexágono
   *[other] un obstáculo de un hexágono dentro de Alcance { $within }
} hasta { $to } hexágonos
verb-recover = Recuperar { $cards-id ->
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
}
verb-refresh = Reponer { $items-id ->
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
verb-grant = Puede realizar de inmediato { $who }: { $then }
verb-control = Controlar: { $who }{ $whole-turn ->
    [yes] { $chosen ->
        [yes] ; juegas su turno de esta ronda, con los bandos cambiados
       *[no] ; actúa según su carta de esta ronda, con los bandos cambiados
    }
   *[no] : { $then }
}
verb-active = { $effect-id ->
    [attack] { $value-signed } al Ataque
    [range] { $value-signed } al Alcance
    [move] { $value-signed } al Movimiento
    [heal] { $value-signed } a la Curación
    [add-target] Añadir objetivo
    [advantage] Ventaja
    [double-attack] duplica el valor de ataque
    [conditions] { $conditions } con tus ataques
    [shield] Escudo { $value }
    [retaliate] Represalia { $value }
    [negate-damage] previene el siguiente daño
    [attackers-disadvantage] los atacantes tienen Desventaja
    [augment] aumento para tus ataques cuerpo a cuerpo
    [start-of-turn] al inicio de tus turnos
    [end-of-turn] al final de tus turnos
   *[special] { $name }
}
verb-on-death = Cuando muere en esta ronda: { $then }
verb-special-action = Especial { $number }
verb-summon-by-players = Invocar { $monster }: { $ranks-count ->
    [1] uno
   *[other] { $ranks-count }
} como máximo, según el número de personajes
verb-open-next-door = Saltar a la siguiente puerta marcada, abrirla y revelar la sala
verb-act-again = Otro turno para cada { $monster }
verb-throne-moves = El trono avanza y llama a un demonio
verb-jump-to-mark = Saltar al siguiente hexágono marcado
verb-missing = Algo que esta versión no hace

## Líneas bajo la principal

line-range = Alcance { $value }
line-range-mod = Alcance { $value-signed }
line-target = Objetivo { $value }
line-who = { $value }
line-area = { $value }
line-along = también cada enemigo en el camino recto hasta allí
line-conditions = { $value }
line-push = Empujón { $value }
line-pull = Tirón { $value }
line-pierce = Perforante { $value }
line-reach = llega a { $value } hexágonos como ataque cuerpo a cuerpo
line-ignore-shield = ignora el Escudo
line-advantage = Ventaja
line-disadvantage = Desventaja
line-same-target = todos los ataques pueden tener el mismo objetivo
line-crash = { $value }
line-bonuses = { $value-plain }
line-augments = { $value-plain }
line-when = si { $value }
line-jump = Salto
line-must = { $value-id ->
    [straight-line] en línea recta
    [end-beside-obstacle] acabando junto a un obstáculo
   *[end-beside-giver] acabando junto a ti
}
line-loots = saquea todo en los hexágonos en que entra
line-per = por cada objetivo que sufrió daño
line-duration = { $value-id ->
    [round] esta ronda
   *[persistent] hasta el final del escenario
}
line-at-most = { $value } fichas como máximo
line-toward = hacia un hexágono a tu elección
line-beside = junto al objetivo
line-hp = con tantos puntos de vida como tiene el invocador
line-infuse = imbuir { $value }
line-xp = { $value } XP
line-damage = { $value } de daño
line-xp-when-sprung = { $value } XP cuando la activa un enemigo
line-near-enemy = lo más cerca posible de un enemigo
line-onto = sus efectos recaen sobre { $value }
line-hexes = de { $value } hexágonos cada uno
line-then-lose = después se pierden { $value } cartas
line-of-neighbour = de un aliado junto a ti
line-my-augments = con tus aumentos
line-then = { $value }
line-changes = { $value }
line-consume = solo consumiendo { $value }
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

active-who = para { $value }
active-kind = { $value-id ->
    [melee] en ataques cuerpo a cuerpo
   *[ranged] en ataques a distancia
}
active-source = contra ataques
active-once = una vez
active-has = contra objetivos con { $value-or }
active-cost = a cambio de un obstáculo adyacente que destruyes
active-xp = { $value } XP cada vez
retaliate-xp = { $value } XP cada vez que causa daño

## Partes de las capacidades

part-measure = X (= { $times ->
    [1] { "" }
   *[other] { $times } × { "" }
}{ $half-id ->
    [none] { "" }
    [up] la mitad, redondeando hacia arriba, de { "" }
   *[down] la mitad, redondeando hacia abajo, de { "" }
}{ $of }{ $plus ->
    [0] { "" }
   *[other] { " " }{ $plus-signed }
})
part-area = zona de { $hexes-count } hexágonos ({ $hexes-plain })
part-whom = { $side-id ->
    [self] Personal
    [self-and-allies] { $count-id ->
        [all] Personal y todos los aliados{ whom-near-many }
       *[other] Personal o un aliado{ whom-near }
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
}{ whom-where }
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
    [target] { $within-id ->
        [none] { " " }(el objetivo)
       *[other] { $count-id ->
            [1] { " " }adyacente al objetivo
           *[other] { " " }adyacentes al objetivo
        }
    }
    [through] { " " }por cuyo hexágono se ha movido
    [entered] { " " }en los hexágonos recorridos o junto a ellos
    [area] { " " }en la zona
    [killed] { " " }junto a la figura muerta
    [obstacles] { " " }junto a esos obstáculos
    [room] { " " }en la misma sala
    [hex] { " " }a { $within-id } hexágonos o menos de un hexágono dentro de Alcance { $reach }
    [targets] { " " }entre los objetivos
    [attacker] { " " }(el atacante)
   *[map] { " " }en cualquier lugar del mapa
}
whom-has = con { $value-or }
whom-hp-at-most = con { $value } puntos de vida o menos
part-bonus = { $lines } { $per-id ->
    [none] si { $when }
   *[other] por cada { $per }
}
bonus-attack = { $value-signed } al Ataque
bonus-money = { $value } de dinero
part-augment = { $elements-plain } → { $lines }
part-crash = { $into-id ->
    [obstacle] por cada obstáculo contra el que se le empuja
   *[wall-or-obstacle] por cada hexágono del empujón que detiene una pared o un obstáculo
}: { $damage } de daño
crash-destroys = el obstáculo se destruye
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
changes-value = { $value-signed }
changes-bonus = { $value-signed } al Ataque con cada bonificación
changes-cards = { $value ->
    [1] una carta más
   *[other] { $value } cartas más
}
changes-target = Objetivo { $value }
changes-double = el número cuenta el doble
changes-who = ahora { $value }
changes-measure = ahora { $value }
changes-instead = en su lugar { $value }
augment-then = además { $value }

## Mitades y cartas

part-half = { $abilities-sentences } { $sentences }
half-lost = se pierde
half-unrecoverable = no puede recuperarse
half-duration = { $value-id ->
    [round] bonificación de ronda
   *[persistent] bonificación continua
}
half-slots = espacios de uso con XP: { $value-plain }
part-card = { $character }, nivel { $level-id }, iniciativa { $initiative }
    arriba: { $top }
    abajo: { $bottom }
part-ability-card = { $initiative }: { $abilities-sentences } { $sentences }
ability-card-shuffle = se baraja al final de la ronda
part-ability-deck = { $cards }

## Objetos

part-item = { $slot-id ->
    [head] cabeza
    [body] cuerpo
    [legs] piernas
    [one-hand] una mano
    [two-hands] dos manos
   *[small] objeto pequeño
}, { $price } de oro, { $use-id ->
    [spent] se gasta al usarse
    [consumed] se consume al usarse
    [lost] se pierde al usarse
   *[always] siempre utilizable
}. { $when-id ->
    [worn] Mientras está equipado:
    [initiative] Cuando se revelan las cartas:
    [turn] En tu turno:
    [end-of-turn] Al final de tu turno:
    [move] Durante tu Movimiento:
    [attack] Durante tu ataque:
    [melee-attack] Durante tu ataque cuerpo a cuerpo:
    [ranged-attack] Durante tu ataque a distancia:
    [heal] Durante tu Curación:
    [loot] Durante tu Saqueo:
    [create-obstacle] Cuando creas obstáculos:
    [ally-attack] Durante el ataque de un aliado:
    [attacked] Cuando te atacan:
    [damaged] Cuando un ataque te causaría daño:
    [summon-damaged] Cuando un ataque causaría daño a tu invocación:
    [kill] Cuando matas a un enemigo en tu turno:
   *[enemy-consumes] Cuando un monstruo va a consumir un elemento:
} { $sentences }
item-count = { "" }
item-prosperity = { "" }
item-design = { "" }
item-solo = { "" }
item-use-slots = { $value } espacios de uso
item-minus-ones = { $value ->
    [1] una carta −1 entra en tu mazo
   *[other] { $value } cartas −1 entran en tu mazo
}
item-scope = { $value-id ->
    [single] para un solo ataque
   *[entire] para toda la acción de ataque
}
item-single-target = solo con un único objetivo
item-only = solo si { $value }
item-moved-at-least = solo tras moverte al menos { $value } hexágonos
item-moved-at-most = solo tras moverte como mucho { $value ->
    [1] 1 hexágono
   *[other] { $value } hexágonos
}
item-once-a-turn = una vez por turno
item-own-hp = solo con exactamente { $value ->
    [1] 1 punto de vida
   *[other] { $value } puntos de vida
}
item-against = solo contra { $value-or }
item-strong = solo con { $value } en Fuerte
item-while-stunned = también con Aturdimiento
item-elements = consume { $value } para ello
item-suffers = sufre { $value } de daño para ello
item-suffers-each = eso por cada ataque
item-initiative = tu iniciativa es { $value } más o menos
item-negates = el daño se previene
item-abilities = { $value }
item-worn = { $value }
item-special = { $value }
part-worn = { $lines }
worn-flying = Vuelo
worn-phasing = en el hexágono de un obstáculo eres invisible y no puedes atacar
worn-immune = inmune a { $value }
worn-becomes = { $value }
worn-unmoved = nadie te mueve contra tu voluntad
worn-ignores = { $value-id ->
    [difficult] el terreno impracticable no te afecta
    [hazardous] el terreno peligroso no te afecta
   *[some] ni el terreno impracticable ni el peligroso te afectan
}
worn-basic-move = Movimiento básico { $value }
worn-basic-attack = Ataque básico { $value }
worn-small-slots = { $value } objetos pequeños más
worn-focus-initiative = iniciativa { $value } para los monstruos que buscan en quién centrar su atención
worn-softens-doubles = el 2x de un monstruo cuenta como +0 contra ti
worn-takes-out = fuera de tu mazo de Modificadores: { $value }

special-another-bottom-action = juega otra carta de tu mano por su acción inferior
special-another-top-action = juega otra carta de tu mano por su acción superior
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

of-hexes-moved-this-turn = hexágonos movidos este turno
of-hexes-moved-this-action = hexágonos movidos con esta acción
of-damage-inflicted-this-turn = daño causado este turno
of-damage-suffered-by-target = daño que sufrió el objetivo
of-max-hp-of-target = los puntos de vida máximos del objetivo
of-hexes-of-destroyed-obstacles = hexágonos de los obstáculos destruidos
of-own-hp = tus puntos de vida
of-allies-within-2 = aliados a 2 hexágonos o menos
of-hp-of-target = los puntos de vida del objetivo
of-special-value = el número de la carta del jefe
per-enemies-targeted = enemigo tomado como objetivo
per-enemies-killed = enemigo muerto
per-my-allies-adjacent-to-target = aliado tuyo adyacente al objetivo
per-shield-of-target = punto de Escudo del objetivo
per-negative-conditions-on-target = estado negativo del objetivo
per-adjacent-enemies = enemigo adyacente

## Efectos duraderos propios

lasting-draws-attacks-on-adjacent-allies = quien ataca a un aliado adyacente a ti te ataca a ti en su lugar
lasting-moves-as-attacks = cualquiera de tus Movimientos puede ser en su lugar un Ataque del mismo valor
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
boss-immovable = nadie puede moverlo
boss-special-1 = especial 1: { $value }
boss-special-2 = especial 2: { $value }
verb-named = una versión más fuerte de { $base }
named-scenario = { "" }
named-level = { $value-signed } de nivel
named-hp = puntos de vida { $value-id }
named-attack = { $value-signed } al Ataque
named-shield = { $value-signed } al Escudo
named-acts = no juega turnos
lasting-on-death = cuando muere en esta ronda
