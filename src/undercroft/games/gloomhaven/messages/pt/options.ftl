### O que se pergunta e o que se pode responder.

## Opções

option-cell = { $cell }
option-start = começar em { $cell }
option-go = mover para { $cell }{ $traps ->
    [0] { "" }
    [1] , disparando uma armadilha
   *[other] , disparando { $traps } armadilhas
}{ $hazards ->
    [0] { "" }
    [1] , por terreno perigoso
   *[other] , por { $hazards } hexágonos de terreno perigoso
}
option-hex = { $cell }
option-bump = contra { $cell }: para ali
option-area = { $cells }
option-target = { $target }
option-plan = { $targets-count ->
    [0] terminar em { $cell }
   *[other] terminar em { $cell } e atacar { $targets-the }
}
option-way = por { $path }
option-keep-goal = { $card }: { $card-text }
option-lead = { $card } como primeira carta (iniciativa { $card-initiative })
option-second = { $card } como segunda carta
option-long-rest = fazer um descanso longo
option-play = { $half-id ->
    [top] ação de cima de { $card }: { $card-top }
   *[bottom] ação de baixo de { $card }: { $card-bottom }
}
option-basic = { $half-id ->
    [top] { $card } como Ataque 2 básico
   *[bottom] { $card } como Mover 2 básico
}
option-skip = pular
option-perform = realizar
option-stop = { $moved ->
    [0] não se mover
   *[other] parar aqui
}
option-augment = consumir { $elements }
option-element = { $element }
option-suffer = { $left ->
    [0] sofrer { $amount } de dano: leva à exaustão
    [1] sofrer { $amount } de dano: resta 1 de { $full } pontos de vida
   *[other] sofrer { $amount } de dano: restam { $left } de { $full } pontos de vida
}
option-lose = { $left ->
    [-1] perder { $card } da sua mão
    [1] perder { $card } da sua mão (resta 1): nenhum dano
   *[other] perder { $card } da sua mão (restam { $left }): nenhum dano
}
option-lose-discard = { $left ->
    [-1] perder { $card } da sua pilha de descarte
    [0] perder suas duas cartas descartadas, { $card } e { $other }: nenhum dano
    [1] perder { $card } e outra carta descartada (resta 1): nenhum dano
   *[other] perder { $card } e outra carta descartada (restam { $left }): nenhum dano
}
option-short-rest = fazer um descanso curto
option-redraw = { $card-id ->
    [none] sofrer 1 de dano (restam { $left } de { $full } pontos de vida) e perder outra carta ao acaso
   *[other] sofrer 1 de dano (restam { $left } de { $full } pontos de vida) e perder { $card } no lugar
}
option-accept = perder { $card }
option-recover = recuperar { $card }
option-drop = retirar { $card } da área ativa: o bônus termina
option-use-item = usar { $item-the }
option-initiative = agir na iniciativa { $initiative }
option-refresh = renovar { $item-the }
option-effect = { $cures ->
    [yes] remover { $effect }
   *[no] aplicar { $effect }
}
option-double-first = primeiro dobrar, depois somar
option-add-first = primeiro somar, depois dobrar
option-first = primeiro { $unit }
option-ask-effects = { $asks ->
    [yes] perguntar tudo
   *[no] perguntar só o que importa
}
option-ask-ties = { $asks ->
    [yes] empates de monstros: nós decidimos
   *[no] empates de monstros: o jogo decide
}
option-end-turn = terminar o turno
option-penalties = { $how-id ->
    [suggested] sem penalidade, depois menor, depois maior
    [none] sem penalidades
    [minor] penalidades menores
   *[major] penalidades maiores
}
option-entrance = entrada { $number } ({ $type-id })

effect-condition = { $value }
effect-push = Empurrar { $value }
effect-pull = Puxar { $value }
effect-infuse = infundir { $value }
effect-heal = Curar { $value }
effect-shield = Escudo { $value }
effect-refresh = renovar { $value }
effect-add-target = Adicionar Alvo

## Perguntas

ask-gh-scenario-choose-goal = { $who }: com qual objetivo de batalha você fica?
ask-gh-scenario-choose-start = { $who }: onde você começa?
ask-gh-round-choose-lead = { $who }: qual é a sua primeira carta, ou você descansa?
ask-gh-round-choose-second = { $who }: qual é a sua segunda carta?
ask-gh-set-order-settle-ties = { $who }: quem age primeiro?
ask-gh-character-turn-choose-action = { $who }: qual ação?
ask-gh-perform-augment = { $who }: aumentar esta habilidade? ({ $about-text })
ask-gh-action-augment = { $who }: aumentar a ação inteira? ({ $about-text })
ask-gh-infuse-choose = { $who }: qual elemento você infunde?
ask-gh-strike-order = { $who }: o que vem primeiro?
ask-gh-attack-lay-area = { $who }: onde você coloca a área?
ask-gh-attack-choose = { $who }: quem você ataca?
ask-gh-attack-strike-again = { $who }: o alvo se foi; quem você ataca agora?
ask-gh-attack-add-target = { $who }: quem é o alvo adicionado?
ask-gh-choose-figures-choose = { $who }: quem isto afeta? ({ $about-text })
ask-gh-place-monsters-choose = { $who }: onde se coloca?
ask-gh-suffer-choose = { $who }: { $about-amount } de dano ({ $about-hp } de { $about-full } pontos de vida). Sofrer ou perder cartas para negá-lo?
ask-gh-suffer-choose-second = { $who }: qual segunda carta descartada você perde?
ask-gh-loot-choose = { $who }: saquear?
ask-gh-move-choose = { $who }: para onde você se move? (restam { $about-points })
ask-gh-move-make-room = { $who }: para qual hexágono vazio?
ask-gh-shove-choose = { $about-pull ->
    [yes] { $about-by-the }: puxar { $about-figure-the } para qual hexágono?
   *[no] { $about-by-the }: empurrar { $about-figure-the } para qual hexágono?
} ({ $about-left ->
    [one] resta 1 hexágono
   *[other] restam { $about-left } hexágonos
})
ask-gh-long-rest-choose = { $who }: qual carta descartada você perde no descanso?
ask-gh-short-rest-offer = { $who }: fazer um descanso curto?
ask-gh-short-rest-accept = { $who }: a carta do descanso foi sorteada. Perdê-la ou sofrer 1 de dano para mantê-la?
ask-gh-strike-claim = { $who }: pagar por um bônus neste ataque?
ask-gh-strike-order-cards = { $who }: em que ordem contam as cartas de modificador?
ask-gh-strike-ward-first = { $who }: usar um bônus antes do seu Escudo?
ask-gh-strike-choose-ward = { $who }: qual bônus contra o dano vem primeiro?
ask-gh-attack-claim = { $who }: consumir elementos para mais Alcance?
ask-gh-attack-go-along = { $who }: por qual caminho vai o ataque?
ask-gh-apply-effects-choose = { $who }: qual é o próximo efeito do ataque?
ask-gh-heal-find-neediest = { $about-figure-the } tem opções iguais: quem cura?
ask-gh-another-action-choose = { $who }: qual outra carta você joga?
ask-gh-another-turn-choose-lead = { $who }: qual é a primeira carta do seu turno adicional?
ask-gh-another-turn-choose-second = { $who }: qual é a segunda carta do seu turno adicional?
ask-gh-black-card-choose = { $who }: qual inimigo você marca?
ask-gh-turn-attack-choose = { $who }: quem o inimigo ataca em vez de você?
ask-gh-use-item-choose-payment = { $who }: quais elementos você consome para o item?
ask-gh-use-item-choose-initiative = { $who }: em qual iniciativa você age?
ask-gh-lasting-make-room = { $who }: qual aumento você guarda?
ask-gh-move-or-attack-choose = { $who }: atacar em vez de se mover?
ask-gh-loot-hexes-choose-money = { $who }: qual ficha de dinheiro você pega?
ask-gh-monster-turn-find-focus = { $about-figure-the } tem opções iguais: em quem foca?
ask-gh-monster-move-choose = { $about-figure-the } tem opções iguais: onde termina e quem ataca?
ask-gh-monster-move-choose-way = { $about-figure-the } tem opções iguais: por qual caminho vai?
ask-gh-monster-attack-keep-focus = { $about-figure-the } tem opções iguais: em quem foca agora?
ask-gh-monster-move-keep-focus = { $about-figure-the } tem opções iguais: em quem foca agora?
ask-gh-monster-attack-choose = { $about-figure-the } tem opções iguais: quem ataca?
ask-gh-fall-get-off = { $who }: para qual hexágono fora do obstáculo?
ask-gh-long-rest-put-down = { $who }: retirar uma carta ativa para o descanso?
ask-gh-round-put-down-cards = { $who }: retirar uma carta ativa para poder descansar?
ask-gh-kill-lay-area = { $who }: onde você coloca a área?
ask-gh-pull-choose-hex = { $who }: em direção a qual hexágono você puxa?
ask-gh-shove-each-choose = { $who }: quem é movido agora?
ask-gh-consume-choose = { $who }: consumir elementos?
ask-gh-create-obstacle-choose = { $who }: onde você coloca o obstáculo?
ask-gh-destroy-obstacle-choose = { $who }: qual obstáculo você destrói?
ask-gh-move-obstacle-choose = { $who }: qual obstáculo você move?
ask-gh-move-obstacle-choose-place = { $who }: para onde?
ask-gh-recover-choose-owner = { $who }: de quem é a carta recuperada?
ask-gh-recover-choose-card = { $who }: qual carta você recupera?
ask-gh-recover-pay = { $who }: qual carta você perde por isso?
ask-gh-refresh-choose = { $who }: qual item você renova?
ask-gh-cure-choose = { $who }: qual condição é removida?
ask-gh-summon-choose = { $who }: onde aparece?
ask-gh-summon-monster-choose = { $about-figure-the } invoca um monstro: onde ele aparece?
ask-gh-create-trap-choose = { $who }: onde você coloca a armadilha?
ask-gh-disarm-trap-choose = { $who }: qual armadilha você desarma?
ask-gh-spawn-choose = { $who }: onde aparece?
ask-gh-penalties-name-opener = { $who }: quem conta como quem abriu a porta?
ask-gh-penalties-lose-cards = { $who }: qual carta você perde?
ask-gh-penalties-use-up = { $who }: qual item é usado sem efeito?
ask-gh-penalties-promote = { $who }: qual monstro se torna elite?
ask-gh-penalties-place-again = { $who }: qual monstro volta a ficar ali?
ask-gh-enter-dungeon-choose-penalties = { $who }: quão duras são as penalidades das salas?
ask-gh-draw-room-choose-entrance = { $who }: qual entrada?
ask-gh-dungeon-treasure-get-back = { $who }: o que você recupera?
ask-gh-leap-choose = { $who }: onde o chefe cai?
ask-gh-throne-moves-make-room = { $who }: qual hexágono livre perto do trono?
ask-gh-character-turn-use-items-first = { $who }: usar itens antes das suas ações?
ask-gh-character-turn-use-items-last = { $who }: usar itens ou terminar o turno?
window-gh-character-turn-over = No fim de um turno, quando itens podem ser usados
