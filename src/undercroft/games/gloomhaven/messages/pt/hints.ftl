### Por que um bot escolheria assim em Gloomhaven.

hint-haven-best = Parece o melhor.
hint-haven-goal = É o objetivo mais fácil de cumprir.
hint-haven-start = Perto o bastante para lutar, não mais que o necessário.
hint-haven-lead-early = Com iniciativa { $initiative } é provável que você aja antes dos inimigos.
hint-haven-lead-late = Com iniciativa { $initiative } os inimigos vêm primeiro até você.
hint-haven-second = Com a primeira carta, forma o melhor turno.
hint-haven-march = Não há inimigos por perto: guarde as melhores cartas para o combate.
hint-haven-long-rest = Um descanso devolve as cartas descartadas e cura um pouco.
hint-haven-short-rest = A mão está quase vazia e não há tempo para um descanso longo.
hint-haven-accept = Você pode dispensar essa carta.
hint-haven-redraw = Essa carta vale mais que um pouco de vida.
hint-haven-drop = Sem ela você tem cartas de menos para continuar.
hint-haven-action = É a melhor maneira de começar o turno.
hint-haven-action-move = De outro hexágono dá para fazer mais.
hint-haven-action-attack = Há um inimigo para atacar.
hint-haven-basic = A ação básica faz mais aqui, ou conserva a carta.
hint-haven-door = A sala está livre: agora é a porta.
hint-haven-loot = Há algo para saquear.
hint-haven-safer = Lá é mais seguro.
hint-haven-approach = É o melhor hexágono para lutar.
hint-haven-kill = Mata com { $chance } % de chance.
hint-haven-attack = Cerca de { $damage } de dano, o máximo que você consegue aqui.
hint-haven-target = É onde mais importa.
hint-haven-area =
    { $count ->
        [one] Há um inimigo lá.
       *[other] Há { $count } inimigos lá.
    }
hint-haven-heal = É quem mais precisa.
hint-haven-perform = Ajuda o grupo.
hint-haven-keep = Você não ganharia nada fazendo mais.
hint-haven-element = Assim o elemento é mais bem usado.
hint-haven-recover = É a carta que mais faz.
hint-haven-suffer = Restam { $left } pontos de vida: as cartas valem mais.
hint-haven-negate = { $damage } de dano é demais: esta carta é a menor perda.
hint-haven-lose = Esta carta é a menor perda.
hint-haven-item = Agora é útil.
hint-haven-push = É onde menos mal nos faz.
hint-haven-trap = É provável que um inimigo pise lá.
hint-haven-place = Fica perto dos inimigos.
hint-haven-ambiguity = As regras deixam em aberto, e é o melhor para o grupo.
