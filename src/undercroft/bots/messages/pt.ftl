### Por que um bot escolheria assim.

hint-random = É tão boa quanto qualquer outra.
hint-kill = O alvo pode cair.
hint-attack = É o inimigo mais fraco ao alcance.
hint-target = É o alvo que mais dano pode receber.
hint-several = Atinge vários inimigos de uma vez.
hint-push = Faz o inimigo recuar.
hint-spikes = Espinhos machucam.
hint-area = Há mais inimigos ali.
hint-card = Agora faz mais do que um ataque comum.
hint-heal = Alguém está muito ferido.
hint-drink = Você tem pouca vida.
hint-wary = Você tem ferimentos: um escudo vale mais do que um dado.
hint-bold = Haverá alguém para atacar.
hint-swift = Há um longo caminho pela frente.
hint-approach = Põe um inimigo ao alcance.
hint-door = A sala está livre: agora é a porta.
hint-guard = Você aguenta melhor o golpe.
hint-parry = Doeria.
hint-reroll = Esse dado só pode melhorar.
hint-keep = Valerá mais depois.
hint-take = Será mais útil.
hint-end = Não resta nada melhor a fazer.

## Gloomhaven

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
