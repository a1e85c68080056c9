### O que acontece num cenário.

game-gloomhaven = Gloomhaven
    .article = no

## Preparação, rodadas e turnos

event-scenario-began = O cenário começa.
event-character-joined = { $character-kind-the } entra no grupo, no nível { $character-level }.
event-goals-dealt = { $seat-the } olha { $cards-count ->
    [one] { $cards-count } objetivo de batalha
   *[other] { $cards-count } objetivos de batalha
}.
event-goal-kept = { $seat-the } fica com { $card } como objetivo de batalha.
event-stationed = { $figure-the } começa em { $cell }.
event-figure-placed = { $figure-the } aparece em { $leaf-cells }.
event-round-started = Rodada { $round }.
event-order-set = { $order-count ->
    [0] { "" }
   *[other] Ordem de iniciativa: { $order-text }.
}
    .last = yes
event-ability-drawn = Carta de habilidade de monstro, { $deck }: { $card-text }
event-abilities-reshuffled = As cartas de habilidade de { $deck } são embaralhadas.
event-round-ended = { "" }
event-turn-started = Turno { $figure-of }.
event-turn-ended = { "" }
event-verdict-reached = { $verdict-id ->
    [won] O objetivo do cenário foi alcançado; a rodada é jogada até o fim.
   *[lost] O cenário está perdido; a rodada é jogada até o fim.
}

## Elementos

event-infusing = Infunde-se { $element }: estará Forte no fim do turno.
event-elements-set = { $elements-total ->
    [0] Todos os elementos estão Inertes.
   *[other] { elements-not-inert }
}
elements-not-inert = Elementos:{ $elements-0 ->
    [2] { " " }fogo Forte;
    [1] { " " }fogo Enfraquecendo;
   *[0] { "" }
}{ $elements-1 ->
    [2] { " " }gelo Forte;
    [1] { " " }gelo Enfraquecendo;
   *[0] { "" }
}{ $elements-2 ->
    [2] { " " }ar Forte;
    [1] { " " }ar Enfraquecendo;
   *[0] { "" }
}{ $elements-3 ->
    [2] { " " }terra Forte;
    [1] { " " }terra Enfraquecendo;
   *[0] { "" }
}{ $elements-4 ->
    [2] { " " }luz Forte;
    [1] { " " }luz Enfraquecendo;
   *[0] { "" }
}{ $elements-5 ->
    [2] { " " }escuridão Forte;
    [1] { " " }escuridão Enfraquecendo;
   *[0] { "" }
} todos os outros Inertes.
event-element-consumed = { $by-the } consome { $element ->
    [0] fogo
    [1] gelo
    [2] ar
    [3] terra
    [4] luz
   *[5] escuridão
}.
event-type-consumed = { "" }
event-damped = { $by-the } faz com que os elementos consumidos não valham nada.

## Bônus

event-lasting-began = { $lasting-bearer-the } tem agora: { $lasting-effect-text }.
event-lasting-ended = { "" }

## Cartas e itens

event-card-picked = { $seat-the } escolhe { $card }.
card-long-rest = Descanso longo
event-rest-declared = { $seat-the } fará um descanso longo.
event-cards-revealed = { $seat-the } joga { $cards }: iniciativa { $initiative }.
event-initiative-changed = { $seat-the } tem agora iniciativa { $initiative }.
event-card-used = { $to-id ->
    [lost] { $card } vai para a pilha de cartas perdidas { $seat-of }.
   *[discard] { $card } vai para a pilha de descarte { $seat-of }.
}
event-card-activated = { $active-card } vai para a área ativa { $seat-of }.
event-slot-used = A ficha de { $card } passa para o próximo espaço de uso.
event-card-deactivated = { $to-id ->
    [hand] { $card } deixa a área ativa e volta para a mão { $seat-of }.
    [lost] { $card } deixa a área ativa e vai para a pilha de cartas perdidas { $seat-of }.
   *[discard] { $card } deixa a área ativa e vai para a pilha de descarte { $seat-of }.
}
event-card-lost = { $seat-the } perde { $card }.
event-cards-recovered = { $seat-the } recupera { $cards }.
event-card-discarded = { $seat-the } descarta { $card }.
event-card-passed = { $seat-the } pega para a mão { $card }, carta { $owner-of }.
event-card-played-too = { $seat-the } joga também { $card }.
event-rest-ended = { "" }
event-exhausted = { $dead ->
    [yes] Morre { $seat-the }.
   *[no] Exaustão: { $seat-the } fica fora.
}
event-item-used = { $after-state-id ->
    [spent] { $seat-the } usa e gasta { $after-item-the }.
    [consumed] { $seat-the } usa e consome { $after-item-the }.
    [lost] { $seat-the } usa e perde { $after-item-the }.
   *[ready] { $seat-the } usa { $after-item-the }.
}
event-items-refreshed = { $seat-the } renova { $items-the }.
event-experience-gained = { $seat-the } ganha { $xp } EXP.
event-asking-set = { $asks ->
    [yes] { $seat-the } quer decidir tudo, também o que só tem uma resposta sensata.
   *[no] { $seat-the } quer decidir só quando houver algo a decidir.
}
event-ties-set = { $asks ->
    [yes] { $seat-the }: a partir de agora os jogadores escolhem quando um monstro tem opções iguais.
   *[no] { $seat-the }: a partir de agora o jogo escolhe quando um monstro tem opções iguais.
}
event-half-used = { "" }
event-action-noted = { "" }
event-attack-changed = Esta ação de ataque: { $changes-text }.
event-strike-changed = Este ataque: { $changes-text }.
event-move-changed = Este Mover: { $changes-text }.
event-ability-changed = Esta habilidade: { $changes-text }.
event-abilities-added = { "" }
event-phase-changed = { $phased ->
    [yes] { $figure-the } está dentro de um obstáculo, invisível.
   *[no] { $figure-the } não está mais dentro de um obstáculo.
}
event-turn-regained = { $figure-the } joga mais um turno nesta rodada.

## Combates

event-attack-declared = { $figure-the } ataca { $target-the } com Ataque { $value }.
event-area-laid = { $figure-the } cobre { $cells }.
event-redirected = O alvo passa a ser { $target-the }.
event-modifier-drawn = Carta de modificador de ataque { $deck-of }: { $card }.
event-modifiers-put-away = { "" }
event-modifiers-reshuffled = O baralho de modificadores de ataque { $deck-of } é embaralhado.
event-modifier-added = Entra { $card } no baralho de modificadores de ataque { $deck-of }.
event-modifier-counted = { $cards-count ->
    [0] Nenhum modificador conta: { $figure-the } ataca com { $value }.
   *[other] Conta { $cards }: { $figure-the } ataca com { $value }.
}
event-attack-valued = { $why-count ->
    [0] { "" }
   *[other] O ataque contra { $target-the } fica em { $damage }.
}
event-damage-inflicted = { "" }
event-damage-negated = { $figure-the } nega { $amount } de dano com { $by }.
event-retaliated = { $figure-the } retalia contra { $attacker-the }: { $amount } de dano.
event-killed = { $by-id ->
    [none] { $figure-the } morre.
   *[other] { $by-the } mata { $figure-the }.
}
event-condition-gained = { $figure-the } recebe { $condition }.
event-condition-lost = { $figure-the } perde { $condition }.
event-focused = { $figure-the } foca { $target-in }.
event-focus-kept = { "" }
event-focus-missed = { $figure-the } não tem em quem focar.
event-way-chosen = { $stays ->
    [yes] { $targets-count ->
        [0] { $figure-the } fica em { $cells }.
       *[other] { $figure-the } fica em { $cells }, para atacar { $targets-the }.
    }
   *[other] { $targets-count ->
        [0] { $figure-the } vai para { $cells }.
       *[other] { $figure-the } vai para { $cells }, para atacar { $targets-the }.
    }
}
event-charmed = { $charm-by-the } controla { $charm-figure-the }.
event-charm-ended = Termina o controle sobre { $figure-the }.

## O tabuleiro

event-moved = { $figure-the } vai parar em { $cells }.
event-walked = { $how-id ->
    [jump] { $path-count ->
        [1] { $figure-the } salta 1 hexágono até { $path-last }.
       *[other] { $figure-the } salta { $path-count } hexágonos até { $path-last }.
    }
    [fly] { $path-count ->
        [1] { $figure-the } voa 1 hexágono até { $path-last }.
       *[other] { $figure-the } voa { $path-count } hexágonos até { $path-last }.
    }
   *[walk] { $path-count ->
        [1] { $figure-the } move-se 1 hexágono até { $path-last }.
       *[other] { $figure-the } move-se { $path-count } hexágonos até { $path-last }.
    }
}
event-shoved = Move-se { $figure-the } para { $cell }.
event-displaced = Coloca-se { $figure-the } em { $cell }.
event-door-opened = { $by-id ->
    [none] A porta em { $cell } se abre.
   *[other] { $by-the } abre a porta em { $cell }.
}
event-room-revealed = Uma sala é revelada.
event-trap-sprung = { $figure-the } dispara a armadilha em { $trap-cell }.
event-trap-made = Uma armadilha é colocada em { $trap-cell }.
event-trap-disarmed = { $figure-the } desarma a armadilha em { $cell }.
event-ground-scorched = { $figure-the } entra em terreno perigoso em { $cell }.
event-obstacle-made = Um obstáculo é colocado em { $cells }.
event-obstacle-destroyed = O obstáculo em { $cells } é destruído.
event-obstacle-moved = O obstáculo em { $cell } passa para { $to }.
event-money-dropped = { $tokens ->
    [1] Há uma ficha de dinheiro em { $cell }.
   *[other] Há { $tokens } fichas de dinheiro em { $cell }.
}
event-money-looted = { $tokens ->
    [1] { $figure-the } saqueia uma ficha de dinheiro em { $cell }.
   *[other] { $figure-the } saqueia { $tokens } fichas de dinheiro em { $cell }.
}
event-money-gained = { $tokens ->
    [1] { $seat-the } ganha uma ficha de dinheiro.
   *[other] { $seat-the } ganha { $tokens } fichas de dinheiro.
}
event-treasure-looted = { $figure-the } saqueia a peça de tesouro em { $treasure-cell }.
event-thing-found = { $seat-the } encontra { $what }.

## As regras próprias do cenário e o seu fim

event-giving-up = { $agrees ->
    [yes] { $seat-the } quer desistir.
   *[no] { $seat-the } prefere continuar jogando.
}
event-noted = { "" }
event-deed-done = { "" }
event-doors-unlocked = Agora pode ser aberta: { $cells }.
event-door-bared = A porta em { $cells } agora pode ser atacada.
event-side-changed = { $side-id ->
    [party] { $figure-the } está agora do seu lado.
    [wild] { $figure-the } luta agora contra todos.
   *[monsters] { $figure-the } é agora seu inimigo.
}
event-toughened = { $figure-the } tem agora no máximo { $full } pontos de vida.
event-turn-resumed = { "" }
event-escaped = { $figure-the } sai do mapa em segurança.
event-goal-measured = { $met ->
    [yes] { $goal }, o objetivo de batalha { $seat-of }, foi alcançado: { $checkmarks ->
        [0] nenhuma marca de verificação, pois o cenário está perdido
        [1] 1 marca de verificação
       *[other] { $checkmarks } marcas de verificação
    }.
   *[no] { $goal }, o objetivo de batalha { $seat-of }, não foi alcançado.
}
event-spoils-counted = { $seat-the } leva { $xp } EXP, { $gold } de ouro e { $checkmarks ->
    [1] 1 marca de verificação
   *[other] { $checkmarks } marcas de verificação
}.
event-rewards-earned = As recompensas do cenário são suas.
event-recuperated = { $seat-the } recupera todas as cartas, itens e pontos de vida.
event-deck-restored = { "" }
event-goals-returned = { "" }
event-blocked = { $shield ->
    [0] O item não dá Escudo contra este ataque.
   *[other] O item dá Escudo { $shield } contra este ataque.
}
event-attack-stopped = O dano do ataque é negado.
event-strike-augmented = { $source }: { $changes-text }.
event-deck-added = As cartas de habilidade de { $name } são preparadas.
event-dungeon-began = As cartas da masmorra aleatória são embaralhadas.
event-penalties-chosen = { $penalties-id ->
    [suggested] Penalidades das salas: nenhuma, depois menor, depois maior.
    [none] As salas não têm penalidades.
    [minor] As salas têm penalidades menores.
   *[major] As salas têm penalidades maiores.
}
event-room-card-drawn = Carta de sala: { $card }.
event-room-cards-reshuffled = As cartas de sala são embaralhadas.
event-chamber-laid = Uma sala é colocada: { $chamber-room } { $chamber-monsters }.
event-promoted = { $figure-the } é agora elite, com { $full } pontos de vida.

event-modified = { "" }
event-armed = { "" }
event-ended = { "" }
