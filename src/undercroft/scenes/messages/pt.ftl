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
