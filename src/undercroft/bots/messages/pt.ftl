### Por que um bot escolheria assim.

hint-random = É tão boa quanto qualquer outra.
hint-kill = O alvo pode cair.
hint-attack = É o inimigo mais fraco ao alcance.
hint-target = É quem mais aguenta.
hint-several = Atinge vários inimigos de uma vez.
hint-push = Faz o inimigo recuar.
hint-spikes = Espinhos machucam.
hint-area = Ali estão mais inimigos.
hint-card = Agora faz mais do que um ataque comum.
hint-heal = Alguém está muito ferido.
hint-drink = Resta-lhe pouca vida.
hint-wary = Você tem ferimentos: um escudo vale mais do que um dado.
hint-bold = Haverá a quem golpear.
hint-swift = Há um longo caminho pela frente.
hint-approach = Põe um inimigo ao alcance.
hint-door = A sala está livre: agora é a porta.
hint-guard = Você aguenta melhor o golpe.
hint-parry = Machucaria.
hint-reroll = Esse dado só pode melhorar.
hint-keep = O que você tem valerá mais depois.
hint-take = Será mais útil.
hint-end = Não resta nada melhor a fazer.
