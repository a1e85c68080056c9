### O que as mesas mostram além das palavras do seu jogo.

scene-waiting = Aguardando { $who }.
scene-decimal = { $whole },{ $tenth }
scene-health = vida { $hp } de { $full }
scene-damage = { $range } de dano, em média { $mean }; cai em { $kill } % dos casos
scene-hits = { $count ->
    [0] não atinge ninguém
   *[other] atinge { $who-the }
}

## Consultas sem resposta

pile-hand = Mão
query-not-asked = Agora não há nenhuma pergunta para você.
query-not-offered = Este jogo não responde a isso.
query-no-hint = Este jogo não tem um bot a quem pedir uma dica.
query-no-monster = "{ $about }" não é um monstro do tabuleiro.
query-no-figure = Você não tem nenhuma figura no tabuleiro.
query-no-line = O registro não tem nenhuma linha "{ $about }".
query-no-look = Nada na mesa se chama "{ $about }": diga uma casa, uma figura ou a marca dela.
query-no-card = Não há nenhuma carta nem nada que se chame "{ $about }".
query-no-cell = "{ $about }" não é uma casa revelada do tabuleiro.
query-no-pick = Agora não há nada para escolher no tabuleiro.

## O porão

tiny-terrain-difficult = entulho: custa 2 de movimento
tiny-terrain-hazard = espinhos: 2 de dano
tiny-terrain-door-closed = porta fechada
tiny-terrain-door-open = porta aberta
tiny-chest = baú
tiny-health = Vida
tiny-side-heroes = Heróis
tiny-side-monsters = Monstros
tiny-rank-hero = herói
tiny-rank-monster = monstro
tiny-shield = escudo { $n }
tiny-pace = movimento { $n }
tiny-condition-poisoned = 1 de dano no começo de cada turno; a cura só tira o veneno
tiny-condition-stunned = um herói tem uma ação a menos, um monstro não se move
tiny-condition-frightened = um herói rola um dado a menos, um monstro ataca com a pior carta de destino
tiny-goal-win = Derrotem todos os monstros de todas as salas.
tiny-goal-lose = Vocês perdem quando os dois heróis caem ou quando as tochas se apagam no fim da rodada { $torches }.
tiny-round = Rodada
tiny-torches = Tochas
tiny-torches-note = { $left ->
    [0] Elas se apagam no fim desta rodada.
    [one] Elas duram mais uma rodada depois desta.
   *[other] Elas duram mais { $left } rodadas depois desta.
}
tiny-fate = Baralho de destino
tiny-fate-note = Compradas desde a última vez que foi embaralhado: { $cards }.
tiny-fate-whole = Nenhuma carta foi comprada ainda.
tiny-hand = Mão
tiny-deck = Baralho
tiny-stance = Postura
tiny-actions = Ações
tiny-movement = Movimento
tiny-pile-hand = Mão
tiny-pile-looked = Olhadas
tiny-pile-active = Em jogo
tiny-pile-items = Itens
tiny-pile-discard = Descartadas
tiny-pile-deck = Ainda no baralho, em ordem aleatória
tiny-item-drink = Beba a qualquer momento se estiver ferido: cura { $n }.
tiny-item-reroll = Uma vez por rodada: role de novo um dado do seu ataque.
tiny-note-used = usada { $used } de { $slots }
tiny-note-spent = usado nesta rodada
tiny-warn-spikes = O caminho passa por espinhos: 2 de dano.
tiny-warn-door = A porta se abre: a sala atrás dela é revelada.
tiny-warn-chest = O baú é aberto.
tiny-sight-clear = { $start } e { $end } se veem; distância { $distance }.
tiny-sight-blocked = { $start } e { $end } não se veem: há uma parede ou uma porta fechada no meio.
tiny-threat = { $count ->
    [0] Não resta nenhum monstro para agir nesta rodada.
    [one] Um monstro ainda vai agir nesta rodada.
   *[other] { $count } monstros ainda vão agir nesta rodada.
}
tiny-danger-none = Nenhum dos monstros que ainda vão agir nesta rodada atacaria você ali.
tiny-danger = { $range } de dano até o fim da rodada, em média { $mean }: { $who }.
tiny-report-dealt = Dano causado
tiny-report-taken = Dano sofrido
tiny-report-healed = Vida recuperada
tiny-report-felled = Monstros derrotados
tiny-report-cards = Cartas jogadas
tiny-report-walked = Casas percorridas
tiny-report-rolled = Soma de todos os dados

## Por que um lugar ou uma figura não pode ser escolhido

not-nobody = Não há ninguém ali para escolher.
not-settled = As regras só permitem o que está marcado.

## Botões grandes: o tabuleiro mostra onde

here = Aqui
here-go = { $cost ->
    [none] Mover para cá
   *[other] Mover para cá ({ $cost })
}
here-start = Começar aqui
here-plan = { $count ->
    [0] Terminar aqui
   *[other] Terminar aqui e atacar
}
here-way = Por aqui
here-bump = Contra isto: para aí
here-area = Este
