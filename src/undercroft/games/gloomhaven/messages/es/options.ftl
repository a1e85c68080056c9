### Lo que se pregunta y lo que se puede responder.

## Opciones

option-cell = { $cell }
option-start = empezar en { $cell }
option-go = moverse a { $cell }{ $traps ->
    [0] { "" }
    [1] , activando una trampa
   *[other] , activando { $traps } trampas
}{ $hazards ->
    [0] { "" }
    [1] , por terreno peligroso
   *[other] , por { $hazards } hexágonos de terreno peligroso
}
option-hex = { $cell }
option-bump = contra { $cell }: se detiene ahí
option-area = { $cells }
option-target = { $target }
option-plan = { $targets-count ->
    [0] acabar en { $cell }
   *[other] acabar en { $cell } y atacar { $targets-to }
}
option-way = por { $path }
option-keep-goal = { $card }: { $card-text }
option-lead = { $card } como carta principal (iniciativa { $card-initiative })
option-second = { $card } como segunda carta
option-long-rest = hacer un descanso largo
option-play = { $half-id ->
    [top] acción superior de { $card }: { $card-top }
   *[bottom] acción inferior de { $card }: { $card-bottom }
}
option-basic = { $half-id ->
    [top] { $card } como Ataque 2 básico
   *[bottom] { $card } como Movimiento 2 básico
}
option-skip = omitir
option-perform = realizar
option-stop = { $moved ->
    [0] no moverse
   *[other] parar aquí
}
option-augment = consumir { $elements }
option-element = { $element }
option-suffer = { $left ->
    [0] sufrir { $amount } de daño: te agotas
    [1] sufrir { $amount } de daño: te queda 1 de { $full } puntos de vida
   *[other] sufrir { $amount } de daño: te quedan { $left } de { $full } puntos de vida
}
option-lose = { $left ->
    [-1] perder { $card } de tu mano
    [1] perder { $card } de tu mano (queda 1): sin daño
   *[other] perder { $card } de tu mano (quedan { $left }): sin daño
}
option-lose-discard = { $left ->
    [-1] perder { $card } de tu pila de descartes
    [0] perder tus dos cartas descartadas, { $card } y { $other }: sin daño
    [1] perder { $card } y otra carta descartada (queda 1): sin daño
   *[other] perder { $card } y otra carta descartada (quedan { $left }): sin daño
}
option-short-rest = hacer un descanso corto
option-redraw = { $card-id ->
    [none] sufrir 1 de daño (te quedan { $left } de { $full } puntos de vida) y perder otra carta al azar
   *[other] sufrir 1 de daño (te quedan { $left } de { $full } puntos de vida) y perder { $card } en su lugar
}
option-accept = perder { $card }
option-recover = recuperar { $card }
option-drop = retirar { $card } de la zona activa: su bonificación termina
option-use-item = usar { $item-the }
option-initiative = actuar con iniciativa { $initiative }
option-refresh = reponer { $item-the }
option-effect = { $cures ->
    [yes] eliminar { $effect }
   *[no] aplicar { $effect }
}
option-double-first = primero duplicar, después sumar
option-add-first = primero sumar, después duplicar
option-first = primero { $unit }
option-ask-effects = { $asks ->
    [yes] preguntarme todo
   *[no] preguntarme solo lo que importa
}
option-ask-ties = { $asks ->
    [yes] empates de monstruos: decidimos nosotros
   *[no] empates de monstruos: decide el juego
}
option-end-turn = terminar el turno
option-penalties = { $how-id ->
    [suggested] sin penalización, después leve, después grave
    [none] sin penalizaciones
    [minor] penalizaciones leves
   *[major] penalizaciones graves
}
option-entrance = entrada { $number } ({ $type-id })

effect-condition = { $value }
effect-push = Empujón { $value }
effect-pull = Tirón { $value }
effect-infuse = imbuir { $value }
effect-heal = Curación { $value }
effect-shield = Escudo { $value }
effect-refresh = reponer { $value }
effect-add-target = Añadir objetivo

## Preguntas

ask-gh-scenario-choose-goal = { $who }: ¿con qué objetivo de batalla te quedas?
ask-gh-scenario-choose-start = { $who }: ¿dónde empiezas?
ask-gh-round-choose-lead = { $who }: ¿cuál es tu carta principal, o descansas?
ask-gh-round-choose-second = { $who }: ¿cuál es tu segunda carta?
ask-gh-set-order-settle-ties = { $who }: ¿quién actúa primero?
ask-gh-character-turn-choose-action = { $who }: ¿qué acción?
ask-gh-perform-augment = { $who }: ¿aumentas esta capacidad? ({ $about-text })
ask-gh-action-augment = { $who }: ¿aumentas toda la acción? ({ $about-text })
ask-gh-infuse-choose = { $who }: ¿qué elemento imbuyes?
ask-gh-strike-order = { $who }: ¿qué va primero?
ask-gh-attack-lay-area = { $who }: ¿dónde colocas la zona?
ask-gh-attack-choose = { $who }: ¿a quién atacas?
ask-gh-attack-strike-again = { $who }: el objetivo ya no está; ¿a quién atacas ahora?
ask-gh-attack-add-target = { $who }: ¿quién es el objetivo añadido?
ask-gh-choose-figures-choose = { $who }: ¿a quién afecta? ({ $about-text })
ask-gh-place-monsters-choose = { $who }: ¿dónde se coloca?
ask-gh-suffer-choose = { $who }: { $about-amount } de daño ({ $about-hp } de { $about-full } puntos de vida). ¿Lo sufres o pierdes cartas para prevenirlo?
ask-gh-suffer-choose-second = { $who }: ¿qué segunda carta descartada pierdes?
ask-gh-loot-choose = { $who }: ¿saqueas?
ask-gh-move-choose = { $who }: ¿adónde te mueves? (quedan { $about-points })
ask-gh-move-make-room = { $who }: ¿a qué hexágono vacío?
ask-gh-shove-choose = { $about-pull ->
    [yes] { $about-by-the }: atraer { $about-figure-to }, ¿a qué hexágono?
   *[no] { $about-by-the }: empujar { $about-figure-to }, ¿a qué hexágono?
} ({ $about-left ->
    [one] queda 1 hexágono
   *[other] quedan { $about-left } hexágonos
})
ask-gh-long-rest-choose = { $who }: ¿qué carta descartada pierdes en el descanso?
ask-gh-short-rest-offer = { $who }: ¿haces un descanso corto?
ask-gh-short-rest-accept = { $who }: la carta del descanso se ha sacado al azar. ¿La pierdes o sufres 1 de daño para conservarla?
ask-gh-strike-claim = { $who }: ¿pagas por una bonificación a este ataque?
ask-gh-strike-order-cards = { $who }: ¿en qué orden cuentan las cartas de Modificador?
ask-gh-strike-ward-first = { $who }: ¿usas una bonificación antes de tu Escudo?
ask-gh-strike-choose-ward = { $who }: ¿qué bonificación contra el daño va primero?
ask-gh-attack-claim = { $who }: ¿consumes elementos para más Alcance?
ask-gh-attack-go-along = { $who }: ¿por qué camino va el ataque?
ask-gh-apply-effects-choose = { $who }: ¿qué efecto del ataque es el siguiente?
ask-gh-heal-find-neediest = { $about-figure-the } tiene opciones iguales: ¿a quién cura?
ask-gh-another-action-choose = { $who }: ¿qué otra carta juegas?
ask-gh-another-turn-choose-lead = { $who }: ¿cuál es la carta principal de tu turno adicional?
ask-gh-another-turn-choose-second = { $who }: ¿cuál es la segunda carta de tu turno adicional?
ask-gh-black-card-choose = { $who }: ¿a qué enemigo marcas?
ask-gh-turn-attack-choose = { $who }: ¿a quién ataca el enemigo en tu lugar?
ask-gh-use-item-choose-payment = { $who }: ¿qué elementos consumes para el objeto?
ask-gh-use-item-choose-initiative = { $who }: ¿con qué iniciativa actúas?
ask-gh-lasting-make-room = { $who }: ¿qué aumento retiras?
ask-gh-move-or-attack-choose = { $who }: ¿atacas en lugar de moverte?
ask-gh-loot-hexes-choose-money = { $who }: ¿qué ficha de Dinero tomas?
ask-gh-monster-turn-find-focus = { $about-figure-the } tiene opciones iguales: ¿en quién centra su atención?
ask-gh-monster-move-choose = { $about-figure-the } tiene opciones iguales: ¿dónde acaba y a quién ataca?
ask-gh-monster-move-choose-way = { $about-figure-the } tiene opciones iguales: ¿por qué camino va?
ask-gh-monster-attack-keep-focus = { $about-figure-the } tiene opciones iguales: ¿en quién centra ahora su atención?
ask-gh-monster-move-keep-focus = { $about-figure-the } tiene opciones iguales: ¿en quién centra ahora su atención?
ask-gh-monster-attack-choose = { $about-figure-the } tiene opciones iguales: ¿a quién ataca?
ask-gh-fall-get-off = { $who }: ¿a qué hexágono fuera del obstáculo?
ask-gh-long-rest-put-down = { $who }: ¿retiras una carta activa para el descanso?
ask-gh-round-put-down-cards = { $who }: ¿retiras una carta activa para poder descansar?
ask-gh-kill-lay-area = { $who }: ¿dónde colocas la zona?
ask-gh-pull-choose-hex = { $who }: ¿hacia qué hexágono tiras?
ask-gh-shove-each-choose = { $who }: ¿a quién se mueve ahora?
ask-gh-consume-choose = { $who }: ¿consumes elementos?
ask-gh-create-obstacle-choose = { $who }: ¿dónde colocas el obstáculo?
ask-gh-destroy-obstacle-choose = { $who }: ¿qué obstáculo destruyes?
ask-gh-move-obstacle-choose = { $who }: ¿qué obstáculo mueves?
ask-gh-move-obstacle-choose-place = { $who }: ¿adónde?
ask-gh-recover-choose-owner = { $who }: ¿de quién es la carta que se recupera?
ask-gh-recover-choose-card = { $who }: ¿qué carta recuperas?
ask-gh-recover-pay = { $who }: ¿qué carta pierdes por ello?
ask-gh-refresh-choose = { $who }: ¿qué objeto repones?
ask-gh-cure-choose = { $who }: ¿qué estado se elimina?
ask-gh-summon-choose = { $who }: ¿dónde aparece?
ask-gh-summon-monster-choose = { $about-figure-the } invoca un monstruo: ¿dónde aparece?
ask-gh-create-trap-choose = { $who }: ¿dónde colocas la trampa?
ask-gh-disarm-trap-choose = { $who }: ¿qué trampa desactivas?
ask-gh-spawn-choose = { $who }: ¿dónde aparece?
ask-gh-penalties-name-opener = { $who }: ¿quién cuenta como quien abrió la puerta?
ask-gh-penalties-lose-cards = { $who }: ¿qué carta pierdes?
ask-gh-penalties-use-up = { $who }: ¿qué objeto se pierde sin efecto?
ask-gh-penalties-promote = { $who }: ¿qué monstruo pasa a ser de élite?
ask-gh-penalties-place-again = { $who }: ¿qué monstruo vuelve a estar ahí?
ask-gh-enter-dungeon-choose-penalties = { $who }: ¿cómo de duras son las penalizaciones de las salas?
ask-gh-draw-room-choose-entrance = { $who }: ¿qué entrada?
ask-gh-dungeon-treasure-get-back = { $who }: ¿qué recuperas?
ask-gh-leap-choose = { $who }: ¿dónde cae el jefe?
ask-gh-throne-moves-make-room = { $who }: ¿qué hexágono libre junto al trono?
ask-gh-character-turn-use-items-first = { $who }: ¿usas objetos antes de tus acciones?
ask-gh-character-turn-use-items-last = { $who }: ¿usas objetos o terminas el turno?
window-gh-character-turn-over = Al final de un turno, cuando se pueden usar objetos
