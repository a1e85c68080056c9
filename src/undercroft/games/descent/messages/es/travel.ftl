### El viaje a una aventura: iconos, cartas de Evento de viaje, lo que preguntan.

icon-road = camino
icon-plains = llanura
icon-forest = bosque
icon-mountain = montaña
icon-water = agua
route-road = { icon-road }
route-plains = { icon-plains }
route-forest = { icon-forest }
route-mountain = { icon-mountain }
route-water = { icon-water }

## Cartas

part-travel-card = { $road-count ->
    [0] { "" }
   *[other] Camino: { $road-sentences }{ " " }
}{ $plains-count ->
    [0] { "" }
   *[other] Llanura: { $plains-sentences }{ " " }
}{ $forest-count ->
    [0] { "" }
   *[other] Bosque: { $forest-sentences }{ " " }
}{ $mountain-count ->
    [0] { "" }
   *[other] Montaña: { $mountain-sentences }{ " " }
}{ $water-count ->
    [0] { "" }
   *[other] Agua: { $water-sentences }
}
part-way = { $do }
effect-damage = { $whom-id ->
    [tester] ese héroe sufre { $n } de Daño
   *[each] cada héroe sufre { $n } de Daño
}
effect-fatigue = { $whom-id ->
    [tester] ese héroe sufre { $n } de Fatiga
   *[each] cada héroe sufre { $n } de Fatiga
}
effect-condition = ese héroe queda { $condition }
effect-weakest = el héroe con menos { $attribute } queda { $condition }; los empates los resuelve el Señor Supremo
effect-recover = { $damage ->
    [yes] cada héroe recupera todo el Daño y toda la Fatiga
   *[no] cada héroe recupera toda la Fatiga
}
effect-find = { $whom-id ->
    [each] cada héroe roba una carta de Búsqueda
    [one] un héroe a vuestra elección roba una carta de Búsqueda
   *[tester] ese héroe roba una carta de Búsqueda
}
effect-draw = el Señor Supremo roba { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
effect-discard = el Señor Supremo descarta al azar una carta de su mano
effect-spy = ese héroe ve la mano del Señor Supremo y descarta una carta de ella
effect-shortcut = en el siguiente icono de viaje no se roba ninguna carta
effect-test = { $one ->
    [yes] un héroe a vuestra elección hace una prueba de { $attribute }
   *[no] cada héroe hace una prueba de { $attribute }
}{ $passed-count ->
    [0] { "" }
   *[other] ; si la supera: { $passed }
}{ $failed-count ->
    [0] { "" }
   *[other] ; si la falla: { $failed }
}{ $all-passed-count ->
    [0] { "" }
   *[other] ; si todos la superan, además: { $all-passed }
}{ $all-failed-count ->
    [0] { "" }
   *[other] ; si todos fallan, además: { $all-failed }
}
effect-choose = { $ways-count ->
    [1] podéis elegir esto: { $ways }
   *[other] elegid: { $ways-or }
}
attribute-named = el atributo que nombre el Señor Supremo

## Lo que ocurre

event-journey-began = Los héroes salen de Arhynn. Su ruta: { $route }.
event-icon-reached = { $passed ->
    [yes] Parada { $number }, { $icon }: no se roba ninguna carta.
   *[no] Parada { $number }: { $icon }.
}
event-travel-card-drawn = Evento de viaje { $card }, { $icon }: { $section-count ->
    [0] no ocurre nada
   *[other] { $section-text }
}.
event-travel-card-discarded = { "" }
event-travel-reshuffled = Se vuelven a barajar las cartas de Evento de viaje.
event-shortcut-found = Los héroes encuentran un atajo.
event-way-chosen = { $way-do-count ->
    [0] Los héroes lo rechazan.
   *[other] Los héroes eligen: { $way-text }.
}
event-attribute-named = El Señor Supremo nombra { $attribute }.
event-hand-shown = { $figure-the } ve la mano del Señor Supremo: { $cards }.
event-hand-hidden = La mano del Señor Supremo vuelve a estar oculta.
event-journey-ended = Los héroes han llegado.

## Lo que se pregunta

option-way = { $way-text }
ask-descent-trial-name-attribute = { $who }: ¿qué atributo deben probar los héroes?
ask-descent-trial-choose = { $who }: ¿qué héroe hace la prueba?
ask-descent-find-on-the-way-choose = { $who }: ¿quién roba la carta de Búsqueda?
ask-descent-fork-choose = { $who }: ¿qué elegís?
ask-descent-strike-weakest-choose = { $who }: ¿a quién le toca?
ask-descent-spy-on-hand-choose = { $who }: ¿qué carta descarta el Señor Supremo?

## Sobre la mesa

descent-travel-card = Evento de viaje { $n }
descent-about-travel = Evento de viaje, { $icon }: { $text }
descent-pile-travel = Evento de viaje
descent-pile-travel-discard = Eventos de viaje anteriores
descent-pile-spied = La mano del Señor Supremo
descent-shelf-travel = Lo que los héroes pueden elegir
table-journey-shown = De camino a { $quest }: { $route }. { $stops ->
    [0] Los héroes están a punto de salir de Arhynn.
   *[other] Los héroes están en la parada { $stops } de { $route-count }: { $icon }.
}
table-section-shown = Evento de viaje, { $icon }: { $section-count ->
    [0] no ocurre nada
   *[other] { $section-text }
}.

## Por qué un bot elige así

hint-descent-travel-test = { $figure-the } supera la prueba con un { $chance } %, más que nadie.
hint-descent-travel-name = Ahí falla de media un { $chance } % de los héroes, más que en ningún otro.
hint-descent-travel-way = La ganancia, de unos { $gain }, compensa el coste, de unos { $cost }.
hint-descent-travel-decline = La oferta cuesta más de lo que da.
hint-descent-travel-find = { $figure-the } es quien menos cartas de Búsqueda tiene.
hint-descent-travel-discard = Es la carta que más daño puede hacer a los héroes.
hint-descent-travel-reroll = { $figure-the } fallaría; otra tirada supera la prueba con un { $chance } %.
