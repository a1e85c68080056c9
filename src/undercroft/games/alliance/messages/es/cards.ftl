### Lo que hacen cartas, artefactos, monstruos y amenazas: un mensaje por verbo, momento, condición y objetivo.

## Frases

part-sentence = { $either-count ->
    [0] { $when-id ->
        [none] { "" }
        [attacked] cuando este héroe es atacado
        [ally-attacked] cuando este héroe o un aliado a { $reach } { $reach ->
            [one] casilla
           *[other] casillas
        } o menos es atacado
        [hit] tras impactar
        [kill] tras derrotar a un enemigo
        [aura] aliados a { $reach } casillas o menos
        [always] { $speaker-id ->
            [artifact] tus héroes
           *[other] { "" }
        }
        [attack] en cada ataque
        [defend] cuando es atacado
        [after-activation] tras su activación
        [open] al abrirlo
        [trigger] al activarse
       *[disarm] al desactivarla
    }{ $when-id ->
        [none] { "" }
        [always] { $speaker-id ->
            [artifact] { ":" }{ " " }
           *[other] { "" }
        }
       *[other] { $to-id ->
            [none] { ":" }{ " " }
           *[other] { "," }{ " " }
        }
    }{ $to-id ->
        [none] { "" }
       *[other] { $to }{ ":" }{ " " }
    }{ $do }
   *[other] elige una opción{ ":" } { $either-clauses }
}
part-target = { $whom-id ->
    [hero] un héroe de tu Alianza a { $within } { $within ->
        [one] casilla
       *[other] casillas
    } o menos
    [heroes] cada héroe de tu Alianza a { $within } { $within ->
        [one] casilla
       *[other] casillas
    } o menos
    [attacked] el héroe atacado
    [foe] un monstruo o héroe rival a { $within } { $within ->
        [one] casilla
       *[other] casillas
    } o menos
    [foes-room] cada enemigo de la sala
    [target] el objetivo
    [others-adjacent] cada otro enemigo adyacente a este héroe
    [others-room] cada otro enemigo de la sala del objetivo
    [another] otro enemigo a { $within } casillas o menos del objetivo
    [all-room] cada otro personaje de la sala, amigo o enemigo
    [any-heroes-room] cada héroe de la sala
    [other-monster-room] otro monstruo de su sala
    [other-monsters-room] cada otro monstruo de su sala
    [heroes-adjacent-to-target] cada otro héroe adyacente al objetivo
   *[self] este héroe
}{ $blind ->
    [yes] { " " }(sin necesidad de línea de visión)
   *[no] { "" }
}
part-condition = { $test-id ->
    [behind] por la espalda
    [behind-or-hidden] por la espalda o estando escondido
    [hurt] mientras tenga daño
    [moved] tras moverse al menos { $n } casillas en esta activación
    [own] en el ataque propio del héroe
    [pay] si gastas { $n } de Velocidad en ello
    [roll] si el Dado de Mazmorra muestra { $n } o más
   *[vs-ranged] contra ataques a distancia
}
line-when = { "" }
line-reach = { "" }
line-to = { "" }
line-once = en un solo ataque
line-needs = { $value }

## Habilidades

stat-melee = cuerpo a cuerpo
stat-ranged = a distancia
stat-attack = Ataque
stat-armor = armadura
stat-evasive = evasión
stat-speed = Velocidad
stat-health = Salud
stat-pet = ataques de mascota
stat-attack-spell = Conjuros de Ataque

## Ataques

verb-bonus = { $stat-id ->
    [pet] { $n-signed } a los ataques de mascota
    [attack-spell] { $n-signed } a los ataques con Conjuros de Ataque
    [melee] { $n-signed } al ataque cuerpo a cuerpo
    [ranged] { $n-signed } al ataque a distancia
   *[other] { $n-signed } de { $stat }
}{ $once ->
    [yes] { " " }en un solo ataque
   *[no] { "" }
}{ $needs-count ->
    [0] { "" }
   *[other] { " " }{ $needs }
}
verb-base = { $type-id ->
    [melee] ataque cuerpo a cuerpo con { $n }
   *[ranged] ataque a distancia con { $n }
}
verb-dual = { $type-id ->
    [melee] ataque cuerpo a cuerpo con { $base }, o bien { $bonus-signed } al ataque cuerpo a cuerpo
   *[ranged] ataque a distancia con { $base }, o bien { $bonus-signed } al ataque a distancia
}
verb-choose = elige una opción{ ":" } { $among }
verb-range = rango { $least }–{ $most }
verb-pet = un ataque de mascota con { $n } contra un enemigo a { $steps } pasos o menos, sin línea de visión ni bonificaciones
verb-ignore = { $what-id ->
    [obstacle] los personajes no estorban la línea de tiro
    [armor] { $n-id ->
        [all] ignora toda la armadura
       *[other] ignora { $n-id } de armadura
    }
   *[evasive] { $n-id ->
        [all] ignora toda la defensa evasiva
       *[other] ignora { $n-id } de defensa evasiva
    }
}
verb-nobonus = nada aumenta la potencia de este ataque
verb-again = un ataque más en esta activación, contra otro enemigo
verb-hide = esconderse antes de atacar{ $quick ->
    [yes] , aun junto a enemigos
   *[no] { "," } sin enemigos adyacentes
}: los ataques no pueden elegir a este héroe hasta que ataque o sufra daño{ $n ->
    [0] { "" }
   *[other] ; su ataque desde el escondite recibe +{ $n }
}{ $keep ->
    [yes] ; mientras siga escondido, la carta puede quedarse en juego en la Fase Final
   *[no] { "" }
}

## Daño y curación

verb-direct = { $n } de daño sin defensa
verb-poison = { $n ->
    [0] todo el daño es daño por veneno
   *[other] { $n } de daño por veneno sin defensa
}{ $needs-count ->
    [0] { "" }
   *[other] { " " }{ $needs }
}
verb-trapattack = daño de { $n } menos la armadura, como mínimo 1
verb-heal = retira hasta { $n } de daño
verb-cleanse = retira hasta { $n } de veneno
verb-counter = si tras el ataque está junto a este héroe, el atacante sufre { $n } de daño
verb-guard = este héroe pasa a ser el objetivo

## Control

verb-push = empujón de hasta { $n } { $n ->
    [one] casilla
   *[other] casillas
}
verb-pull = tirón de hasta { $n } { $n ->
    [one] casilla
   *[other] casillas
}
verb-swap = cambia de sitio con este héroe
verb-slow = −{ $n } de Velocidad
verb-root = Velocidad 0
verb-weaken = −{ $n } de Ataque{ $needs-count ->
    [0] { "" }
   *[other] { " " }{ $needs }
}
verb-expose = −{ $n } de Defensa, primero la armadura
verb-exhaust = un monstruo preparado queda exhausto
verb-face = tú eliges hacia dónde mira
verb-taunt = los monstruos que puedan atacar a este héroe deben hacerlo

## Movimiento y trabajos

verb-step = hasta { $n } pasos sin gastar Velocidad y sin penalización
verb-teleport = colócate en una casilla vacía a { $n } casillas o menos, haya paredes o no
verb-die = +{ $n } a las tiradas del Dado de Mazmorra
verb-sure = la próxima prueba de esta activación tiene éxito sin tirar
verb-allow = los enemigos de la sala no impiden trabajar en puertas, cofres y amenazas
verb-scout = puedes revelar una amenaza boca abajo a { $n } casillas o menos
verb-retile = puedes cambiar una losa ofrecida por la primera del Mazo de Mazmorra

## Cartas y XP

verb-extra = no cuenta para el límite de su tipo
verb-draw = roba { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
verb-discard = descarta { $n } cartas
verb-recall = toma hasta { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} de tu pila de descartes
verb-xp = { $level ->
    [yes] ganas { $n ->
        [0] tanta XP como su nivel
       *[other] { $n } XP más que su nivel
    }
   *[no] ganas { $n } XP
}
verb-xpdown = ganas { $n } XP boca abajo
verb-stay = la ficha se queda como foso

## Reglas que cambian

verb-set = { $parameter-id ->
    [rest_heal] un descanso retira { $n } de daño
    [leave_penalty] salir de casillas junto a enemigos no cuesta nada más
    [poison_as_normal] el daño por veneno cuenta como daño normal
    [surge_amount] una Descarga de Fuerza da { $n }
    [speed_left] se pierde la Velocidad que quede en este movimiento
    [move_after] tras sus ataques el héroe puede gastar en pasos hasta { $n } de la Velocidad que le quede
    [second_move] sin segundo movimiento en esta activación
    [ignore_pit] los fosos no estorban
   *[other] { "" }
}
verb-add = { $parameter-id ->
    [hand_size] tamaño de mano { $n-signed }
    [discard_limit] límite de descartes { $n-signed }
    [top_reward] { $n-signed } XP por cada recompensa única o primera de un monstruo
   *[other] { "" }
}

## Monstruos

part-monster = { $type-id ->
    [melee] Cuerpo a cuerpo
   *[ranged] A distancia
} { $attack }, { $armor ->
    [0] { "" }
   *[other] armadura { $armor },{ " " }
}{ $evasive ->
    [0] { "" }
   *[other] evasión { $evasive },{ " " }
}Velocidad { $speed }, Salud { $health }
monster-xp = { "" }
monster-level = { "" }
monster-tokens = { "" }
monster-stats = { "" }
monster-power = { "" }
monster-origin = { "" }
monster-id = { "" }

## Cómo se decide hacia dónde mirar

measure-unseen-enemies = enemigos cercanos que quedarían fuera de la vista
measure-turn = cuánto gira
measure-clockwise = primero en el sentido de las agujas del reloj
    .values = no
