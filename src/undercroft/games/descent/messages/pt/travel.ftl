### A viagem até uma aventura: ícones, cartas de Evento de Viagem, o que elas perguntam.

icon-road = estrada
icon-plains = planície
icon-forest = floresta
icon-mountain = montanha
icon-water = água
route-road = { icon-road }
route-plains = { icon-plains }
route-forest = { icon-forest }
route-mountain = { icon-mountain }
route-water = { icon-water }

## Cartas

part-travel-card = { $road-count ->
    [0] { "" }
   *[other] Estrada: { $road-sentences }{ " " }
}{ $plains-count ->
    [0] { "" }
   *[other] Planície: { $plains-sentences }{ " " }
}{ $forest-count ->
    [0] { "" }
   *[other] Floresta: { $forest-sentences }{ " " }
}{ $mountain-count ->
    [0] { "" }
   *[other] Montanha: { $mountain-sentences }{ " " }
}{ $water-count ->
    [0] { "" }
   *[other] Água: { $water-sentences }
}
part-way = { $do }
effect-damage = { $whom-id ->
    [tester] esse herói sofre { $n } de dano
   *[each] cada herói sofre { $n } de dano
}
effect-fatigue = { $whom-id ->
    [tester] esse herói sofre { $n } de fadiga
   *[each] cada herói sofre { $n } de fadiga
}
effect-condition = esse herói fica { $condition }
effect-weakest = o herói com menos { $attribute } fica { $condition }; o Senhor Supremo decide os empates
effect-recover = { $damage ->
    [yes] cada herói recupera todo o dano e toda a fadiga
   *[no] cada herói recupera toda a fadiga
}
effect-find = { $whom-id ->
    [each] cada herói compra uma carta de busca
    [one] um herói à escolha de vocês compra uma carta de busca
   *[tester] esse herói compra uma carta de busca
}
effect-draw = o Senhor Supremo compra { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
effect-discard = o Senhor Supremo descarta ao acaso uma carta da mão
effect-spy = esse herói vê a mão do Senhor Supremo e descarta uma carta dela
effect-shortcut = no próximo ícone de viagem nenhuma carta é comprada
effect-test = { $one ->
    [yes] um herói à escolha de vocês testa { $attribute }
   *[no] cada herói testa { $attribute }
}{ $passed-count ->
    [0] { "" }
   *[other] ; se passar: { $passed }
}{ $failed-count ->
    [0] { "" }
   *[other] ; se falhar: { $failed }
}{ $all-passed-count ->
    [0] { "" }
   *[other] ; se todos passarem, além disso: { $all-passed }
}{ $all-failed-count ->
    [0] { "" }
   *[other] ; se todos falharem, além disso: { $all-failed }
}
effect-choose = { $ways-count ->
    [1] vocês podem escolher isto: { $ways }
   *[other] escolham: { $ways-or }
}
attribute-named = o atributo que o Senhor Supremo disser

## O que acontece

event-journey-began = Os heróis partem de Arhynn. O caminho: { $route }.
event-icon-reached = { $passed ->
    [yes] Parada { $number }, { $icon }: nenhuma carta é comprada.
   *[no] Parada { $number }: { $icon }.
}
event-travel-card-drawn = Evento de Viagem { $card }, { $icon }: { $section-count ->
    [0] nada acontece
   *[other] { $section-text }
}.
event-travel-card-discarded = { "" }
event-travel-reshuffled = As cartas de Evento de Viagem são embaralhadas de novo.
event-shortcut-found = Os heróis encontram um atalho.
event-way-chosen = { $way-do-count ->
    [0] Os heróis recusam.
   *[other] Os heróis escolhem: { $way-text }.
}
event-attribute-named = O Senhor Supremo diz { $attribute }.
event-hand-shown = { $figure-the } vê a mão do Senhor Supremo: { $cards }.
event-hand-hidden = A mão do Senhor Supremo está oculta de novo.
event-journey-ended = Os heróis chegaram.

## O que se pergunta

option-way = { $way-text }
ask-descent-trial-name-attribute = { $who }: que atributo os heróis devem testar?
ask-descent-trial-choose = { $who }: que herói faz o teste?
ask-descent-find-on-the-way-choose = { $who }: quem compra a carta de busca?
ask-descent-fork-choose = { $who }: o que vocês escolhem?
ask-descent-strike-weakest-choose = { $who }: quem é atingido?
ask-descent-spy-on-hand-choose = { $who }: que carta o Senhor Supremo descarta?

## Na mesa

descent-travel-card = Evento de Viagem { $n }
descent-about-travel = Evento de Viagem, { $icon }: { $text }
descent-pile-travel = Evento de Viagem
descent-pile-travel-discard = Eventos de Viagem anteriores
descent-pile-spied = A mão do Senhor Supremo
descent-shelf-travel = O que os heróis podem escolher
table-journey-shown = A caminho de { $quest }: { $route }. { $stops ->
    [0] Os heróis estão prestes a sair de Arhynn.
   *[other] Os heróis estão na parada { $stops } de { $route-count }: { $icon }.
}
table-section-shown = Evento de Viagem, { $icon }: { $section-count ->
    [0] nada acontece
   *[other] { $section-text }
}.

## Por que um bot escolhe assim

hint-descent-travel-test = { $figure-the } passa no teste com { $chance } % de chance, mais que qualquer outro.
hint-descent-travel-name = Ali falham em média { $chance } % dos heróis, mais que em qualquer outro.
hint-descent-travel-way = O ganho, de cerca de { $gain }, compensa o custo, de cerca de { $cost }.
hint-descent-travel-decline = A oferta custa mais do que rende.
hint-descent-travel-find = { $figure-the } tem menos cartas de busca que os outros.
hint-descent-travel-discard = É a carta que mais pode ferir os heróis.
hint-descent-travel-reroll = { $figure-the } falharia; outra rolagem passa com { $chance } % de chance.
