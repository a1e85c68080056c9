### Por que um hexágono ou uma figura não pode ser escolhido agora: o que a mesa diz ao apontá-los.

## Alcance, visão e lugares

not-range = { $limit ->
    [1] Não é adjacente: alcance { $number }, limite 1.
   *[other] Fora de alcance: alcance { $number }, limite { $limit }.
}
not-apart = Nenhum caminho leva até lá: há paredes ou portas fechadas no meio.
not-sight = Sem linha de visão: há uma parede no meio.
not-here = { $who-the } já está ali.
not-occupied = Ocupado { $who-by }.
not-shut = Há uma porta fechada ali.
not-locked = Há uma porta trancada ali.
not-covered = { $what ->
    [obstacle] Há um obstáculo ali.
    [trap] Não está vazio: há uma armadilha.
    [difficult] Não está vazio: há terreno difícil.
    [hazard] Não está vazio: há terreno perigoso.
    [money] Não está vazio: há dinheiro.
   *[treasure] Não está vazio: há uma peça de tesouro.
}
not-elsewhere = { $what ->
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

not-start = Não é um hexágono inicial.
not-full = Nesta sala não podem começar mais personagens.
not-movement = Longe demais: requer { $number } de movimento, restam { $limit }.
not-difficult = Terreno difícil no caminho: requer { $number } de movimento, restam { $limit }.
not-cut-off = { $what ->
    [enemies] Nenhum caminho leva até lá: há inimigos no meio.
    [obstacles] Nenhum caminho leva até lá: há obstáculos no meio.
   *[other] Nenhum caminho leva até lá: há paredes, obstáculos ou inimigos no meio.
}
not-straight = Nenhum caminho reto leva até lá com este movimento.
not-beside-obstacle = O movimento deve terminar ao lado de um obstáculo.
not-beside = O movimento deve terminar ao lado { $who-of }.
not-farther = Há outro hexágono mais perto.
not-nearer = Outro hexágono fica mais perto de um inimigo.
not-wall = Há uma parede ou uma porta fechada no meio.
not-step = Hexágono a hexágono: não é adjacente { $who-to }.
not-not-farther = Não fica mais longe { $who-of }: alcance { $number }, agora { $limit }.
not-not-closer = Não fica mais perto { $who-of }: alcance { $number }, agora { $limit }.

## Armadilhas, obstáculos, dinheiro, áreas

not-no-trap = Não há armadilha ali.
not-no-obstacle = Não há obstáculo ali.
not-no-money = Não há dinheiro ali.
not-not-looted = Este hexágono não é saqueado.
not-not-through = O movimento não passou por ali.
not-nobody-near = Nenhum inimigo está perto o bastante para ser puxado até lá.
not-nobody-killed = Ninguém morreu ali.
not-cuts-off = Um obstáculo ali isolaria uma parte do mapa.
not-no-room = Não cabe um obstáculo de { $limit } hexágonos.
not-fixed = Este obstáculo não pode ser movido nem destruído.
not-large = Um obstáculo de { $number } hexágonos: só se movem os de um.
not-no-goal = Não há hexágono para onde mover este obstáculo.
not-area-far = Por mais que gire, a área não chega a este hexágono.
not-area-nobody = Sobre este hexágono a área não atingiria ninguém.
not-off-way = Não está em um caminho mais curto até o alvo.

## Quem

not-self = Aqui não se pode escolher a própria figura.
not-others = Só para { $who-the }.
not-ally = { $who-the } é do mesmo lado.
not-enemy = { $who-the } é do lado contrário; isto é para aliados.
not-enemy-of = Não é do lado { $who-of }.
not-invisible = { $who-the } está invisível.
not-targeted = { $who-the } já é alvo.
not-outside = Não está na área.
not-thing = { $who-the } não conta como aliado.
not-not-summons = { $who-the } não é uma criatura invocada do mesmo lado.
not-not-own-summons = Só para as suas próprias criaturas invocadas.
not-no-mat = Só para personagens: { $who-the } não tem cartas nem itens.
not-immune = Isto não funciona com { $who-the }.
not-rank = { $what ->
    [normal] Só para monstros normais.
    [elite] Só para monstros de elite.
   *[other] Só para monstros normais e de elite.
}
not-lacks = Só para quem tem { $any-of }.
not-strong = { $number } pontos de vida, limite { $limit }.
not-unfit = { $who-the } não cumpre o que a habilidade pede.
not-not-shoved = Agora não se move { $who-the }.
not-immovable = Não se pode mover { $who-the }.
not-healthy = { $who-the } não precisa de cura.
not-less-hurt = { $who-the } perdeu { $number } pontos de vida; outra figura, { $limit }.
