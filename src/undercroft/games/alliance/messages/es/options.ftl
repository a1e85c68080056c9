### Lo que se pregunta y lo que se puede responder.

## Opciones

option-take-hero = elegir a { $hero }
option-lead = { $figure } empieza en el centro
option-activate = activar { $figure-to }
option-rest = descansar
option-leave-dungeon = abandonar la mazmorra
option-recover = Descarga de Fuerza para levantarse
option-go = ir a { $cell }
option-square = { $cell }
option-face = mirar al { $facing ->
    [0] este
    [2] sur
    [4] oeste
   *[6] norte
}
option-door = abrir paso hacia { $cell }
option-tile = { $tile }, { $turns ->
    [0] sin girar
    [one] girada { $turns } cuarto
   *[other] girada { $turns } cuartos
}{ $border-id ->
    [locked] { ", " }una puerta cerrada
    [secret] { ", " }una puerta secreta
   *[door] { "" }
}
option-extra = { $points ->
    [0] sin Velocidad extra
   *[other] { $points } de Velocidad extra
}
option-chest = abrir el cofre de { $cell }
option-reveal = revelar la amenaza de { $cell }
option-disarm = desactivar la trampa de { $cell }
option-trap = { $kind }
option-second-move = renunciar a atacar y moverse por segunda vez
option-open-freely = abrir el cofre
option-done = terminar de mover y atacar
option-draft = seleccionar { $card } por { $card-cost } XP
option-exchange = descartar { $card } y reponerla
option-draft-discarded = seleccionar { $card } de los descartes por { $card-cost } XP y 1 más
option-discard = descartar { $card }
option-draw-up = robar hasta el tamaño de mano
option-keep = dejar { $card } en juego
option-target = atacar { $figure-to }
option-token = { $token-id ->
    [poison] Ficha de Daño por Veneno
   *[damage] Ficha de Daño
}
option-wound = { $figure }
option-strike = { $place ->
    [0] la primera acción
   *[other] la segunda acción
}
option-ready = preparar { $figure-to }
option-play = jugar { $card }
option-mode = { $does-text }
option-pay = { $points ->
    [0] no gastar Velocidad
   *[other] gastar { $points } de Velocidad
}
option-aim = { $figure }
option-attack = { $kind-id ->
    [pet] enviar { $card } contra { $figure-the }
   *[other] atacar { $figure-to }{ $card-id ->
        [none] { "" }
       *[other] { " " }con { $card }
    }
}
option-surge = Descarga de Fuerza: { $gain-id ->
    [speed] Velocidad
    [melee] ataque cuerpo a cuerpo
    [ranged] ataque a distancia
   *[heal] quitar daño
}
option-lay = { $card } y { $other }
option-recall = recuperar { $card }
option-return-tile = devolver { $tile }
option-scout = Ficha de Amenaza { $number }
option-reward = primero { $figure }
option-first = primero { $card }
option-use = { $source }
option-pass = pasar

## Preguntas de la preparación

ask-alliance-hero-draft-pick = { $who }: ¿qué héroe se te une?
ask-alliance-solo-pick-pick = { $who }: ¿con cuál de los dos héroes te quedas?
ask-alliance-set-up-place-figures = { $who }: ¿qué héroe empieza en el centro?

## Preguntas de la activación de un héroe

ask-alliance-hero-activation-choose = { $who }: ¿qué héroe activas?
ask-alliance-hero-activation-recover = { $who }: ¿cómo se recupera el héroe derrotado?
ask-alliance-hero-activation-act = { $who }: ¿qué hace el héroe?
ask-alliance-leave-dungeon-choose-square = { $who }: ¿en qué casilla se coloca el héroe?
ask-alliance-leave-dungeon-choose-facing = { $who }: ¿hacia dónde mira el héroe?
ask-alliance-work-door-propose = { $who }: ¿qué losa, y cómo se coloca?
ask-alliance-check-pay = { $who }: ¿cuánta Velocidad extra?
ask-alliance-look-at-choose = { $who }: ¿desactivas ahora la trampa?
ask-alliance-step-on-chest-choose = { $who }: ¿abres el cofre?
ask-alliance-enter-order = { $who }: ¿qué trampa se activa primero?
ask-alliance-take-steps-choose = { $who }: ¿adónde?
ask-alliance-make-room-choose = { $who }: ¿en qué casilla vacía queda la figura?
ask-alliance-heal-choose = { $who }: ¿qué ficha se quita?
ask-alliance-draft-choose = { $who }: ¿seleccionas una mejora?
ask-alliance-draft-take-replacement = { $who }: ¿seleccionas la carta repuesta?
ask-alliance-discard-and-draw-discard = { $who }: ¿descartas una carta?
ask-alliance-discard-chosen-choose = { $who }: ¿qué carta descartas?

## Preguntas de cartas y ataques

ask-alliance-play-card-choose-mode = { $who }: ¿cómo juegas la carta?
ask-alliance-play-card-choose-pay = { $who }: ¿gastas Velocidad en la carta?
ask-alliance-play-card-aim = { $who }: ¿a quién afecta la carta?
ask-alliance-perform-aim = { $who }: ¿a quién afecta?
ask-alliance-power-surge-choose = { $who }: ¿qué dos cartas pones boca abajo?
ask-alliance-shove-choose = { $who }: ¿a qué casilla?
ask-alliance-vanish-choose = { $who }: ¿a qué casilla?
ask-alliance-set-facing-choose = { $who }: ¿hacia dónde mira la figura?
ask-alliance-recall-choose = { $who }: ¿qué carta recuperas?
ask-alliance-retile-choose = { $who }: ¿qué losa devuelves?
ask-alliance-scout-choose = { $who }: ¿qué ficha revelas?
ask-alliance-attack-order-effects = { $who }: ¿qué carta surte efecto primero?
ask-alliance-pay-rewards-choose = { $who }: ¿qué monstruo se paga primero?
ask-window-offer = { $who }: ¿respondes al ataque?

## Preguntas de la Fase Final y de los monstruos

ask-alliance-end-phase-keep = { $who }: ¿dejas la carta en juego?
ask-alliance-end-phase-draw = { $who }: ¿robas cartas?
ask-alliance-monster-activation-choose = { $who }: ¿qué monstruo activas?
ask-alliance-monster-turn-choose-square = { $who }: ¿adónde va el monstruo?
ask-alliance-monster-turn-choose-target = { $who }: ¿a quién ataca el monstruo?
ask-alliance-monster-turn-choose-facing = { $who }: ¿hacia dónde mira el monstruo?
ask-alliance-solo-part-ready-monster = { $who }: ¿qué monstruo queda preparado?
ask-alliance-solo-player-choose = { $who }: ¿qué acción de la carta?
ask-alliance-solo-player-choose-monster = { $who }: ¿qué monstruo actúa?
ask-alliance-solo-player-choose-surge = { $who }: ¿qué monstruo recibe la descarga?
ask-alliance-solo-player-wound = { $who }: ¿qué héroe sufre el daño?
