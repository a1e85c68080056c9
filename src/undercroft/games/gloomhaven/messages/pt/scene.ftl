### O que diz uma mesa desenhada: rótulos do tabuleiro, a ordem da rodada, avisos, previsões.

## O tabuleiro

haven-tile-corridor = corredor
haven-tile-door-closed = porta fechada
haven-tile-door-locked = porta trancada
haven-tile-door-open = porta aberta
haven-tile-obstacle = obstáculo
haven-tile-trap = armadilha
haven-tile-difficult = terreno difícil
haven-tile-hazard = terreno perigoso
haven-tile-plate = placa de pressão
haven-tile-start = hexágono inicial
haven-tile-look = { $tile } ({ $look })
haven-hazard = terreno perigoso: { $damage } de dano
haven-trap = armadilha: { $effects }
haven-damage = { $amount } de dano
haven-money = { $count ->
    [1] 1 ficha de dinheiro
   *[other] { $count } fichas de dinheiro
}
haven-treasure = peça de tesouro { $number }
haven-treasure-goal = peça de objetivo
haven-mark = marca { $mark }

## Figuras

haven-condition-poison = os ataques contra ela têm +1 no Ataque; uma habilidade Curar tira o Veneno em vez de curar
haven-condition-wound = 1 de dano no começo de cada um dos seus turnos; uma habilidade Curar tira o Ferimento
haven-condition-immobilize = sem habilidades Mover até o fim do seu próximo turno
haven-condition-disarm = sem habilidades de Ataque até o fim do seu próximo turno
haven-condition-stun = sem nenhuma habilidade até o fim do seu próximo turno
haven-condition-muddle = Desvantagem em todos os seus ataques até o fim do seu próximo turno
haven-condition-curse = há uma carta de Maldição (sem dano) no seu baralho de modificadores de ataque
haven-condition-invisible = os inimigos não podem focar nela nem atacá-la até o fim do seu próximo turno
haven-condition-strengthen = Vantagem em todos os seus ataques até o fim do seu próximo turno
haven-condition-bless = há uma carta de Bênção (2x) no seu baralho de modificadores de ataque
haven-named = { $name }: { $text }
haven-badge-shield = Escudo { $value }
haven-badge-retaliate = { $range ->
    [1] Retaliar { $value }
   *[other] Retaliar { $value }, Alcance { $range }
}
haven-badge-flying = Voo
haven-badge-advantage = Vantagem
haven-badge-attackers-disadvantage = os atacantes têm Desvantagem
haven-rank-hero = personagem
haven-rank-normal = normal
haven-rank-named = com nome próprio
haven-rank-elite = elite
haven-rank-boss = chefe
haven-rank-summon = criatura invocada
haven-rank-thing = objetivo
haven-side-name-party = O grupo
haven-side-name-monsters = Monstros
haven-side-name-wild = Inimigos de todos
haven-side-name-things = Objetivos
haven-side-party = do seu lado
haven-side-wild = contra todos
haven-meter-health = Pontos de vida
haven-pick-lead = primeira carta
haven-pick-second = segunda carta
haven-ask-lead = Escolha a primeira carta
haven-ask-second = Escolha a segunda carta
haven-health = { $hp } de { $full } pontos de vida
haven-acting = age agora
haven-acted = já agiu

## A ordem da rodada

haven-always = { $text } (sempre)
haven-shuffle = O baralho é embaralhado no fim da rodada
haven-only-normal = Normal: { $text }
haven-only-elite = Elite: { $text }
haven-ranks = Normal: { $normal } · Elite: { $elite }
haven-resting = Descanso longo
haven-ability-card = { $deck } · { $initiative }
haven-half-lost = perde a carta
haven-half-round = dura até o fim da rodada
haven-half-persistent = permanece em jogo
haven-half-xp = { $value } EXP
haven-half-xp-if = EXP com uma condição
haven-half-infuse = infunde { $element }
haven-half-consume = pode consumir { $element }

## Como as coisas estão

haven-title = { $number } · { $name }
haven-lost-if = perde-se se { $what }
haven-goal-enemies = Inimigos no tabuleiro
haven-goal-killed = Inimigos mortos
haven-goal-tiles = Peças do objetivo saqueadas
haven-goal-rounds = Rodadas sobrevividas
haven-goal-limit = Rodadas até perder
haven-goal-destroyed = Objetivos destruídos
haven-goal-escorted = Levados a salvo
haven-goal-standing = Ainda de pé
haven-infused = { $element }: forte no fim do turno
haven-element = { $element }: { $state ->
    [strong] forte
    [waning] enfraquecendo
   *[inert] inerte
}
haven-foot-level = Nível do cenário
haven-foot-monster-level = Nível dos monstros
haven-foot-trap = Dano de armadilha
haven-foot-hazard = Dano de terreno perigoso
haven-foot-gold = Ouro por ficha
haven-foot-xp = EXP adicional
haven-note-level = O quanto o cenário é difícil; os outros números dependem dele.
haven-note-monster-level = A linha das cartas de atributos que os monstros têm.
haven-note-trap = O que faz uma armadilha que não diz outro número.
haven-note-hazard = O que cada hexágono de terreno perigoso faz a quem entra nele.
haven-note-gold = Quanto vale uma ficha de dinheiro quando o cenário acaba.
haven-note-xp = Para cada personagem se o cenário for vencido.
haven-deck = { $cards ->
    [1] resta 1 carta
   *[other] restam { $cards } cartas
}{ $drawn ->
    [none] { "" }
   *[other] ; últimas compradas: { $drawn }
}{ $shuffles ->
    [true] ; embaralhado no fim da rodada
   *[false] { "" }
}
haven-rewards = Recompensas: { $rewards }.
haven-reward-gold-each = { $value } de ouro para cada personagem
haven-reward-gold-together = { $value } de ouro para todos juntos
haven-reward-xp-each = { $value } EXP para cada personagem
haven-reward-checkmarks-each = { $value ->
    [1] 1 marca para cada personagem
   *[other] { $value } marcas para cada personagem
}
haven-reward-reputation = { $signed } de reputação
haven-reward-prosperity = { $signed } de prosperidade
haven-reward-item = { $count ->
    [1] { $item }
   *[other] { $item } ({ $count } vezes)
}
haven-reward-achievements = { $count ->
    [1] uma conquista
   *[other] { $count } conquistas
}

## Fichas e cartas

haven-count-hand = Cartas na mão
haven-count-discard = Descartadas
haven-count-lost = Perdidas
haven-count-xp = EXP
haven-count-money = Fichas de dinheiro
haven-count-level = Nível
haven-fate-exhausted = Exausto
haven-fate-dead = Morto
haven-fate-escaped = Fora do mapa, a salvo
haven-half = { $half ->
    [top] metade superior
   *[bottom] metade inferior
}
haven-item-spent = Gasto: um descanso longo o deixa pronto de novo
haven-item-consumed = Consumido para o resto do cenário
haven-item-lost = Perdido
haven-checkmarks = { $count ->
    [1] 1 marca
   *[other] { $count } marcas
}

## Escolhas

haven-opens-door = Abre uma porta e revela o que há atrás dela
haven-card-lost = A carta é perdida
haven-will-be = { $state ->
    [consumed] O item é consumido.
   *[lost] O item é perdido.
}
haven-suffers = Você sofre { $amount } de dano.

## O que o motor prevê

haven-sight = { $how ->
    [adjacent] { $start } e { $end } são adjacentes
    [seen] { $start } vê { $end }
    [off] { $start } ou { $end } não é um hexágono aberto
   *[unseen] { $start } não vê { $end }: há paredes em todas as linhas
}{ $range ->
    [0] { "" }
   *[other] ; alcance { $range }
}.
haven-answered = { $damage }; Retaliar { $value } se ainda estiver de pé
haven-threat = { $how ->
    [none] Nenhum inimigo ainda vai agir.
    [revealed] { $enemies ->
        [1] 1 inimigo ainda vai agir nesta rodada
       *[other] { $enemies } inimigos ainda vão agir nesta rodada
    }: hexágonos que poderiam atingir com as suas cartas.
   *[possible] { $enemies ->
        [1] 1 inimigo
       *[other] { $enemies } inimigos
    } com cartas não reveladas: hexágonos que alguma carta poderia atingir.
}
haven-plan-player = Um jogador decide o que { $who } faz.
haven-plan-thing = { $who } não age.
haven-plan-hidden = Nenhuma carta foi revelada ainda para { $who }.
haven-plan-acted = { $who } já agiu nesta rodada.
haven-plan-choice = Aqui os jogadores escolheriam entre { $count }; esta é a primeira opção.
haven-plan-nothing = { $who } não se move nem ataca.
haven-danger-taken = Ninguém pode ficar agora em { $cell }.
haven-danger = { $who ->
    [none] Nenhum inimigo atacaria você ali nesta rodada.
   *[other] { $range } de dano ali nesta rodada, { $mean } em média: { $who }.
}

## Estatísticas

haven-report-dealt = Dano causado
haven-report-attacks = Ataques
haven-report-kills = Mortes causadas
haven-report-taken = Dano sofrido
haven-report-negated = Dano negado
haven-report-healing = Cura feita
haven-report-hexes = Hexágonos percorridos
haven-report-money = Fichas de dinheiro
haven-report-treasures = Peças de tesouro
haven-report-xp = EXP
haven-report-lost = Cartas perdidas
haven-report-rounds = Rodadas
