### As palavras de Lanterna.

game-lantern = Lanterna
    .gender = f
    .article = no
game-lead = Dois exploradores disputam uma caverna que ninguém viu ainda. Três minutos.

## Nomes

delver-smith = Ferreiro
    .gender = m
delver-mapper = Cartógrafa
    .gender = f
tile-gate = entrada
    .gender = f
tile-crossing = cruzamento
    .gender = m
tile-passage = passagem
    .gender = f
tile-bend = curva
    .gender = f
tile-fork = bifurcação
    .gender = f
tile-niche = nicho
    .gender = m
tile-roost = ninho de morcegos
    .gender = m
tile-spring = fonte de óleo
    .gender = f
cave-grotto = A gruta
    .gender = f
    .article = no
cave-maze = O labirinto
    .gender = m
    .article = no
found-ember = brasa
    .gender = f
found-hoard = tesouro
    .gender = m
found-oil = óleo
    .gender = m

## O que se escolhe antes da partida

games-count = { $all ->
    [one] uma caverna
   *[other] dá para jogar em { $open } de { $all } cavernas; { $complete } estão completas
}
games-cave = cavernas
games-delver = exploradores
setup-cave = Caverna
setup-party = Exploradores
setup-delver = Explorador
setup-oil = Óleo
setup-goal = Pontos para vencer sozinho

## Acontecimentos

event-cave-entered = O caminho para a caverna está aberto.
event-delver-placed = { $figure-the } acende uma lanterna: { $leaf-hp } de óleo.
event-round-started = Começa a rodada { $round }.
event-turn-started = { $figure-the } gasta 1 de óleo e pode dar { $steps } passos.
event-stepped = { $figure-the } vai para { $cell }.
event-tile-drawn = Atrás da porta: { $tile }.
event-tile-laid = Peça colocada em { $cell }: { $laid-tile }.
event-found = { $found-id ->
    [oil] { $figure-the } reabastece a lanterna: { $oil } de óleo.
   *[other] { $figure-the } leva { $found-the }: { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }.
}
event-die-rolled = { $figure-the } tira { $die-face } contra um morcego.
event-bat-fled = { $points ->
    [0] O morcego derrama 1 de óleo { $figure-of } e foge.
   *[other] { $figure-the } espanta o morcego: { $points } pontos.
}
event-turn-ended = { "" }
event-went-dark = A lanterna { $figure-of } se apaga.

## Perguntas e respostas

ask-lantern-turn-choose = { $who }: para onde você vai?
ask-lantern-explore-lay = { $who }: como a peça fica?
option-step = Ir para { $cell }
option-lay = { $turns ->
    [0] Colocar como está
    [1] Colocar virada para a direita
    [2] Colocar de cabeça para baixo
   *[3] Colocar virada para a esquerda
}
option-stay = Encerrar o turno
here-step = Ir para cá
here-lay = { option-lay }

not-lantern-wall = Não há porta desse lado.
not-lantern-no-tile = Não restam peças: o escuro continua escuro.
not-lantern-taken = { $who-the } está lá, e numa câmara só cabe um explorador.
not-lantern-far = Um passo só leva à câmara ao lado.

## Por que o bot escolheria assim

hint-lantern-explore = Atrás dessa porta ninguém esteve ainda.
hint-lantern-take = Há algo para levar.
hint-lantern-approach = É o caminho mais curto até uma porta para o escuro.
hint-lantern-lay = Assim ficam mais portas abertas.
hint-lantern-stay = Não há mais nada a buscar.

## O fim

result-won = Alguém trouxe para casa mais que todos.
result-tie = Os dois trouxeram o mesmo para casa.
result-lost = Não foi o bastante.

## Regras

rule-LN-01 = Para dentro da caverna
rule-LN-02 = Turnos
rule-LN-03 = Portas e escuridão
rule-LN-04 = O que há numa câmara
rule-LN-05 = Morcegos
rule-LN-06 = O fim

## À mesa

table-delver-shown = { $figure }: { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}, óleo { $oil } de { $full }
table-tiles-shown = Peças restantes: { $tiles }

lantern-dark = o escuro atrás de uma porta
lantern-ember = uma brasa, 1 ponto
lantern-hoard = um tesouro, 3 pontos
lantern-bat = um morcego
lantern-oil = óleo
lantern-points = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
lantern-burns = óleo { $oil } de { $full }
lantern-meter = Óleo
lantern-gauge = Pontos
lantern-round = Rodada
lantern-tiles = Peças restantes
lantern-rank = explorador
lantern-goal = Vence quem tiver mais pontos quando todas as lanternas se apagarem.
lantern-goal-alone = Você vence com { $goal } pontos quando a sua lanterna se apagar.
lantern-turn = Um turno gasta 1 de óleo e tem 3 passos. Uma porta para o escuro revela uma peça nova.
