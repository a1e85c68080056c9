### Por que um hexágono ou uma figura não pode ser escolhido agora: o que a mesa diz ao apontá-los.

haven-not-nobody = Não há ninguém ali para escolher.
haven-not-settled = As regras só permitem o que está marcado.

## Alcance, visão e lugares

haven-not-range = { $limit ->
    [1] Não é adjacente: alcance { $number }, limite 1.
   *[other] Fora de alcance: alcance { $number }, limite { $limit }.
}
haven-not-apart = Nenhum caminho leva até lá: há paredes ou portas fechadas no meio.
haven-not-sight = Sem linha de visão: há uma parede no meio.
haven-not-here = { $who-the } já está ali.
haven-not-occupied = Ocupado { $who-by }.
haven-not-shut = Há uma porta fechada ali.
haven-not-locked = Há uma porta trancada ali.
haven-not-covered = { $what ->
    [obstacle] Há um obstáculo ali.
    [trap] Não está vazio: há uma armadilha.
    [difficult] Não está vazio: há terreno difícil.
    [hazard] Não está vazio: há terreno perigoso.
    [money] Não está vazio: há dinheiro.
   *[treasure] Não está vazio: há uma peça de tesouro.
}
haven-not-elsewhere = { $what ->
    [room] Não está na mesma sala.
    [attacker] Só para quem fez o ataque.
    [target] Não está onde estava o alvo.
    [targets] Não é dos que foram atacados.
    [killed] Não está onde o inimigo morreu.
    [obstacles] Não está ao lado do obstáculo.
    [area] Não está na área.
   *[other] O movimento não passou por ali.
}

## Mover e ser movido

haven-not-start = Não é um hexágono inicial.
haven-not-full = Nesta sala não podem começar mais personagens.
haven-not-movement = Longe demais: requer { $number } de movimento, restam { $limit }.
haven-not-difficult = Terreno difícil no caminho: requer { $number } de movimento, restam { $limit }.
haven-not-cut-off = { $what ->
    [enemies] Nenhum caminho leva até lá: há inimigos no meio.
    [obstacles] Nenhum caminho leva até lá: há obstáculos no meio.
   *[other] Nenhum caminho leva até lá: há paredes, obstáculos ou inimigos no meio.
}
haven-not-straight = Nenhum caminho reto leva até lá com este movimento.
haven-not-beside-obstacle = O movimento deve terminar ao lado de um obstáculo.
haven-not-beside = O movimento deve terminar ao lado { $who-of }.
haven-not-farther = Há outro hexágono mais perto.
haven-not-nearer = Outro hexágono fica mais perto de um inimigo.
haven-not-wall = Há uma parede ou uma porta fechada no meio.
haven-not-step = Hexágono a hexágono: não é adjacente { $who-to }.
haven-not-not-farther = Não fica mais longe { $who-of }: alcance { $number }, agora { $limit }.
haven-not-not-closer = Não fica mais perto { $who-of }: alcance { $number }, agora { $limit }.

## Armadilhas, obstáculos, dinheiro, áreas

haven-not-no-trap = Não há armadilha ali.
haven-not-no-obstacle = Não há obstáculo ali.
haven-not-no-money = Não há dinheiro ali.
haven-not-not-looted = Este hexágono não é saqueado.
haven-not-not-through = O movimento não passou por ali.
haven-not-nobody-near = Nenhum inimigo está perto o bastante para ser puxado até lá.
haven-not-nobody-killed = Ninguém morreu ali.
haven-not-cuts-off = Um obstáculo ali isolaria uma parte do mapa.
haven-not-no-room = Não cabe um obstáculo de { $limit } hexágonos.
haven-not-fixed = Este obstáculo não pode ser movido nem destruído.
haven-not-large = Um obstáculo de { $number } hexágonos: só se movem os de um.
haven-not-no-goal = Não há hexágono para onde mover este obstáculo.
haven-not-area-far = Por mais que gire, a área não chega a este hexágono.
haven-not-area-nobody = Sobre este hexágono a área não atingiria ninguém.
haven-not-off-way = Não está em um caminho mais curto até o alvo.

## Quem

haven-not-self = Aqui não se pode escolher a própria figura.
haven-not-others = Só para { $who-the }.
haven-not-ally = { $who-the } é do mesmo lado.
haven-not-enemy = { $who-the } é do lado contrário; isto é para aliados.
haven-not-enemy-of = Não é do lado { $who-of }.
haven-not-invisible = { $who-the } está invisível.
haven-not-targeted = { $who-the } já é alvo.
haven-not-outside = Não está na área.
haven-not-thing = { $who-the } não conta como aliado.
haven-not-not-summons = { $who-the } não é uma criatura invocada do mesmo lado.
haven-not-not-own-summons = Só para as suas próprias criaturas invocadas.
haven-not-no-mat = Só para personagens: { $who-the } não tem cartas nem itens.
haven-not-immune = Isto não funciona com { $who-the }.
haven-not-rank = { $what ->
    [normal] Só para monstros normais.
    [elite] Só para monstros de elite.
   *[other] Só para monstros normais e de elite.
}
haven-not-lacks = Só para quem tem { $what }.
haven-not-strong = { $number } pontos de vida, limite { $limit }.
haven-not-unfit = { $who-the } não cumpre o que a habilidade pede.
haven-not-not-shoved = Agora não se move { $who-the }.
haven-not-immovable = Não se pode mover { $who-the }.
