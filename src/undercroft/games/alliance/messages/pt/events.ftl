### O que acontece na masmorra.

## Preparação

event-first-player-drawn = { $seat-the } é o jogador inicial.
event-heroes-revealed = Disponíveis: { $heroes }.
event-hero-taken = { $hero } entra para { $seat-the }.
event-preset-taken = { $seat-the } recebe por sorteio uma aliança pronta: { $preset }.
event-heroes-returned = { $heroes-count ->
    [0] { "" }
   *[other] Voltam para a caixa: { $heroes }.
}
event-deck-shuffled = { $seat-the } embaralha { $cards-count } cartas iniciais e forma seu baralho.
event-starting-tile-laid = { $seat-the } coloca sua peça inicial junto a uma entrada.
event-hero-placed = { $figure-the } começa em { $cell }.
event-supplies-laid-out = Os baralhos estão embaralhados; as Reservas de XP têm { $pools-0 } e { $pools-1 }.
event-solo-deck-shuffled = O Baralho Solo/Cooperativo é embaralhado.

## Rodadas e ativações

event-round-begun = Começa a rodada { $round }.
event-cycle-begun = Ciclo { $cycle }.
event-part-begun = { $part-id ->
    [heroes] { "" }
    [monsters] Começa a parte dos monstros do ciclo.
    [end] Começa a Fase Final.
   *[other] { "" }
}
event-hero-activated = { $figure-the } é { $figure-gender ->
    [f] ativada
   *[other] ativado
}.
event-monster-activated = { $seat-the } ativa { $figure-the }{ $bonus ->
    [0] { "" }
   *[other] { " " }com { $bonus-signed } no ataque
}.
event-activation-ended = { "" }
event-rested = { $figure-the } descansa.
event-attack-forgone = { $figure-the } abre mão de atacar e se move uma segunda vez.
event-steps-ended = { "" }
event-exhausted = { $figure-the } fica { $figure-gender ->
    [f] exausta
   *[other] exausto
}.
event-readied = { $figure-the } volta a ficar { $figure-gender ->
    [f] pronta
   *[other] pronto
}.
event-effects-ended = { "" }
event-first-player-passed = { $seat-the } é agora o jogador inicial.
event-early-end-fixed = O Baralho da Masmorra acabou e não resta nenhum monstro: este é o último ciclo.
event-game-over = { $result-id ->
    [tie] A partida acabou: empate.
    [won] Partida vencida: a pontuação é { $report-score }, patente { $report-rank }.
    [lost] Partida perdida: a pontuação é { $report-score }, patente { $report-rank }.
   *[other] A partida acabou: { $winners-the } vence.
}

## Movimento

event-walked = { $figure-the } se move para { $cell }.
    .last = yes
event-displaced = { $figure-the } vai parar em { $cell }.
event-swapped = { $figure-the } e { $other-the } trocam de lugar.
event-faced = { $figure-the } se vira para o { $facing ->
    [0] leste
    [2] sul
    [4] oeste
   *[6] norte
}.
event-speed-paid = { $figure-the } gasta { $points ->
    [one] { $points } ponto de Velocidade
   *[other] { $points } pontos de Velocidade
}.
event-speed-lost = { $points ->
    [0] { $figure-the } não tem pontos de Velocidade a perder.
    [one] { $figure-the } perde { $points } ponto de Velocidade.
   *[other] { $figure-the } perde { $points } pontos de Velocidade.
}
event-parameter-set = { $parameter-id ->
    [second_move] { $figure-the } não terá um segundo movimento nesta ativação.
   *[other] As regras mudam para { $figure-the } nesta ativação.
}
event-left-dungeon = { $figure-the } sai da masmorra e volta sem dano à peça inicial, em { $cell }.

## Portas, peças e ameaças

event-checked = { $what-id ->
    [locked-door] Porta trancada
    [secret-door] Porta secreta
    [locked-chest] Baú Trancado
   *[trap] Armadilha
}, nível { $needed }: { $die ->
    [-1] não é preciso rolar
   *[other] rolagem { $die }
}{ $extra ->
    [0] { "" }
   *[other] , { $extra } de Velocidade a mais
}{ $bonus ->
    [0] { "" }
   *[other] , { $bonus } de cartas
}. { $passed ->
    [yes] Sucesso.
   *[no] Falha.
}
event-sure-check-used = { "" }
event-tile-placed = { $figure-the } coloca { $tile } na masmorra.
event-passage-opened = Uma passagem se abre.
event-tile-offered = Peça disponível: { $tile }.
event-tile-removed = { $tile } sai da partida.
event-tile-exchanged = { $tile } volta para o topo do Baralho da Masmorra; agora está disponível { $drawn }.
event-monster-arrived = { $figure-the } aparece em { $cell }.
event-threat-laid = Há uma Ficha de Ameaça de nível { $level } virada para baixo em { $cell }.
event-threat-shown = { $figure-the } revela uma ameaça: { $kind }.
event-threat-turned-down = { $kind-the } volta a ficar com a face para baixo.
event-trap-sprung = { $kind-the } dispara contra { $figure-the }.
event-pit-opened = Fica um fosso em { $cell }.
event-trap-disarmed = { $figure-the } desarma { $kind-the }.
event-chest-opened = { $figure-the } abre { $kind-the }.
event-threat-discarded = { "" }

## Cartas

event-card-drawn = { $seat-the } compra { $card }.
event-discards-shuffled = { $seat-the } embaralha a pilha de descarte e forma um novo baralho.
event-draw-reduced = { $fewer ->
    [0] { "" }
   *[other] { $seat-the } comprará { $fewer } cartas a menos na próxima vez.
}
event-card-discarded = { $seat-the } descarta { $card }.
event-card-recalled = { $seat-the } recupera { $card }.
event-card-shown = { "" }
event-card-played = { $played-by-id ->
    [none] { $figure-the } joga { $played-card }.
   *[other] { $played-by-the } lança { $played-card } em { $figure-the }.
}
event-power-surged = { $figure-the } recebe um Surto de Poder: { $played-mode-id ->
    [speed] Velocidade
    [melee] corpo a corpo
    [ranged] à distância
   *[heal] cura
}.
event-column-discarded = As cartas sob { $figure-the } são descartadas.
event-column-changed = { "" }
event-reacted = { $figure-the } responde com { $card }.

## Combate

event-attack-declared = { $kind-id ->
    [pet] O mascote { $attacker-of } ataca { $target-the }.
   *[other] { $attacker-the } ataca { $target-the }{ $card-id ->
        [none] { "" }
       *[other] { " " }com { $card }
    }.
}
event-power-rolled = O Dado da Masmorra para { $figure-the }: { $die }.
event-guarded = { $figure-the } se coloca no lugar { $ally-of }.
event-attack-compared = { $damage ->
    [0] { $power } contra { $defense }: { $attacker-the } erra { $target-the }.
   *[other] { $power } contra { $defense }: { $damage } de dano.
}
event-attack-gained = { $figure-the } pode atacar mais uma vez.
event-check-made-sure = O próximo teste { $figure-of } será um sucesso garantido.
event-tokens-placed = { $figure-the } sofre { $amount } de { $token-id ->
    [poison] dano de veneno
   *[damage] dano
}.
event-tokens-removed = { $figure-the } se cura de { $amount } de { $token-id ->
    [poison] veneno
   *[damage] dano
}.
event-poison-changed = O veneno { $figure-of } passa a ser dano normal.
event-hero-defeated = { $figure-the } cai em combate.
event-stood-up = { $figure-the } se levanta.
event-cubes-placed = { $figure-the } sofre { $amount } de dano.
event-cubes-removed = { $figure-the } se cura de { $amount } de dano.
event-monster-defeated = { $figure-the } cai em combate.
event-effect-laid = { $effect-verb-id ->
    [slow] { $effect-subject-the } perde { $effect-value } de Velocidade nesta rodada.
    [root] { $effect-subject-the } não pode se mover nesta rodada.
    [weaken] { $effect-subject-the } ataca com { $effect-value } a menos nesta rodada.
    [expose] { $effect-subject-the } se defende com { $effect-value } a menos nesta rodada.
   *[other] { $effect-subject-the } recebe { $effect-value-signed } nesta rodada.
}

## Experiência e melhorias

event-xp-gained = { $seat-the } ganha { $amount } XP{ $face-down ->
    [yes] { " " }com a face para baixo
   *[no] { "" }
}.
event-xp-turned-down = { $seat-the } vira { $amount } XP para baixo.
event-deck-changed = Uma Reserva de XP acabou: chegam as melhorias de nível { $level }.
event-upgrade-offered = Nova melhoria disponível: { $card }.
event-upgrade-discarded = { $card } vai para a Pilha de Descarte de Melhorias.
event-upgrade-removed = { $card } sai da partida.
event-upgrade-drafted = { $seat-the } seleciona { $card } por { $cost } XP.

## Solo e cooperativo

event-solo-card-shown = Próxima carta dos monstros: { $card }.
event-solo-card-resolved = { "" }

## Como termina

result-blue-won = Resultado: a Aliança Azul venceu.
result-red-won = Resultado: a Aliança Vermelha venceu.
result-yellow-won = Resultado: a Aliança Amarela venceu.
result-green-won = Resultado: a Aliança Verde venceu.
