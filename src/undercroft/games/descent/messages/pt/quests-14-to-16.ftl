### O ritual das sombras, Sangue de heróis, Os ídolos gêmeos.

## Aventuras

quest-the-ritual-of-shadows = O ritual das sombras
    .article = no
quest-blood-of-heroes = Sangue de heróis
    .article = no
quest-the-twin-idols = Os ídolos gêmeos
    .article = no

## Fichas, faces, contadores, nomes

token-shadow-trail = rastro de sombra
    .gender = m
token-blood-mark = marca de sangue
    .gender = f
token-theodir = Lorde Theodir
    .gender = m
token-sun = ídolo do Sol
    .gender = m
token-skulls = ídolo das Caveiras
    .gender = m
token-blue-pedestal = pedestal azul
    .gender = m
token-red-pedestal = pedestal vermelho
    .gender = m
kind-shadow-trail = { token-shadow-trail }
    .gender = m
kind-blood-mark = { token-blood-mark }
    .gender = f
kind-theodir = { token-theodir }
    .gender = m
kind-sun = { token-sun }
    .gender = m
kind-skulls = { token-skulls }
    .gender = m
kind-blue-pedestal = { token-blue-pedestal }
    .gender = m
kind-red-pedestal = { token-red-pedestal }
    .gender = m
face-on-blue = sobre o pedestal azul
face-on-red = sobre o pedestal vermelho
counter-shadow = sombras
    .gender = fp
counter-spilled = marcas de sangue derramadas
    .gender = fp
counter-thirst = sede de Eliza
    .gender = f
counter-theodir-health = Vida de Theodir
    .gender = f
counter-theodir-saved = Lorde Theodir sai do mapa com um herói
    .gender = m
counter-bonds = amarras afrouxadas
    .gender = fp
counter-sun-heroes = os heróis saem com o ídolo do Sol
    .gender = mp
counter-skulls-heroes = os heróis saem com o ídolo das Caveiras
    .gender = mp
counter-sun-overlord = monstros saem com o ídolo do Sol
    .gender = mp
counter-skulls-overlord = monstros saem com o ídolo das Caveiras
    .gender = mp
figure-zak-n-jak = Zak'n'Jak
    .gender = m
    .article = no

## Ações especiais

act-ritual = o ritual por uma sombra, uma vez por turno no santuário
act-second-ritual = um segundo ritual por uma sombra
act-force-lock = forçar a fechadura
act-pick-lock = abrir a fechadura com gazua
act-drink = beber, uma vez por turno: 2 de sede, 3 se ele não tiver mais Vida; ela recupera 2
act-drink-fallen = beber de um herói nocauteado, uma vez por turno: 2 de sede; ela recupera 2
act-loosen-bonds = afrouxar as amarras, uma vez por turno
act-hurl = arremessar um herói sem gastar ação
act-set-sun-on-blue = pôr o Sol no pedestal azul
act-set-skulls-on-red = pôr as Caveiras no pedestal vermelho
act-set-skulls-on-blue = pôr as Caveiras no pedestal azul
act-set-sun-on-red = pôr o Sol no pedestal vermelho
act-lift-sun = tirar o Sol do pedestal
act-lift-skulls = tirar as Caveiras do pedestal
act-seize-sun = arrancar o Sol do pedestal
act-seize-skulls = arrancar as Caveiras do pedestal

## Objetivos e regras

goal-wounded = { $figure } tiver perdido metade da Vida
rule-lock = uma porta com fechadura fica trancada quando { $who } a fecha
lock-doors = { "" }
rule-trail = os espaços que { $figure } deixa são água para os heróis até o próximo turno do Senhor Supremo
trail-token = { "" }
rule-share = { $by-count ->
    [one] cada { $by } adjacente a { $figure } pode sofrer no lugar dele { $n } de dano de um ataque
   *[other] { $by }, se adjacentes a { $figure }, podem sofrer no lugar dele { $n } de dano de um ataque
}
share-most = no máximo { $value } deles
carry-large = figuras grandes também
carry-when = { line-when }
leave-along = { "" }
test-at-crowd = { $value } a menos por herói que estiver ali
test-at-retry = { $value ->
    [one] repetido por uma carta do Senhor Supremo
   *[other] repetido por { $value } cartas do Senhor Supremo
}
test-at-after = { "" }
test-at-cards = { $value ->
    [one] por 1 carta do Senhor Supremo
   *[other] por { $value } cartas do Senhor Supremo
}
test-at-cost = { $value } ações
test-at-when = { line-when }
aura-borne = { "" }
aura-beyond = a mais de { $value } espaços
aura-when = { line-when }
line-when = { $value-below ->
    [0] enquanto { $value-counter } ≥ { $value-least }
   *[other] enquanto { $value-counter } < { $value-below }
}
stat-unhealing = não pode se recuperar
stat-shadow-cloak = envolto em sombra

## Regras com nome

special-head-start = antes da primeira rodada Lorde Merick move { $n } espaços, e mais um por sombra; depois de um ritual completo sofre 1 de dano a menos de cada ataque da rodada 1
special-take-mark = um monstro de um espaço toma a marca de sangue de um herói se seu ataque lhe causar { $n } de dano ou mais
special-regain-mark = um herói pega a própria marca de sangue ao entrar no espaço dela
special-hunters-horn = uma vez, no início do turno de um herói, o Senhor Supremo faz todos os Arqueiros goblins moverem 3
special-lodge = um herói que descansa no pavilhão de caça também recupera 1 de dano
special-count-blood = as marcas que os monstros tiverem no fim contam como derramadas
special-drink = a sede de Eliza aumenta em 2, ou em 3 se Lorde Theodir não tiver mais Vida; ele sofre 2 e ela recupera 2
special-drink-fallen = ao lado de um herói nocauteado a sede de Eliza aumenta em 2, e ela recupera 2
special-free-throw = uma vez por turno, sem gastar ação
special-share-idols = cada lado fica com o ídolo com que saiu ou que carrega
special-bring-idols = cada lado começa com os ídolos que tem; os outros ficam entre os dois
special-set-idol = o pedestal deve estar vazio
special-lift-idol = não no turno em que foi posto
special-idol-balance = no fim de uma rodada em que um lado tem os dois ídolos, o outro compra uma carta
special-sun-heals = no fim da rodada o Sol posto cura 1 de cada herói a até 3 espaços
special-skulls-raise = no fim da rodada as Caveiras postas erguem um zumbi
source-shadow-cloak = manto de sombra
source-shared-damage = dano compartilhado
source-take-mark = tomar uma marca
source-regain-mark = recobrar uma marca
source-hunters-horn = trompa de caça
source-lodge = pavilhão de caça
source-idol-balance = os ídolos
source-trail = rastro de sombra
source-sun = ídolo do Sol
source-skulls = ídolo das Caveiras

## O que se conta e se pergunta

event-door-locked = { $figure-the } tranca a porta.
event-recovery-barred = { $figure-the } não pode se recuperar ao lado de quem carrega o ídolo das Caveiras.
descent-stall-nobody = Depois da rodada { $rounds } o encontro termina.
ask-descent-discard-cards-choose = { $who }: descartar { $about-cards ->
    [one] uma carta
   *[other] { $about-cards } cartas
}{ $about-act-id ->
    [repeat-test] { " " }para repetir o teste fracassado
    [second-ritual] { " " }para um segundo ritual
    [sway] { " " }para que Belthir tenha de fazer um teste de Vontade
    [collapse] { " " }para fazer a galeria desabar
    [hurry-splig] { " " }para apressar Splig
    [crown] { " " }pela coroa
   *[other] { "" }
}?
ask-descent-take-over-choose = { $who }: quem sofre dano deste ataque no lugar dele?
ask-descent-take-mark-choose = { $who }: de quem é a marca de sangue tomada?
ask-descent-hunters-horn-choose = { $who }: qual goblin se move agora?
ask-descent-bring-idols-choose = { $who }: quem carrega o ídolo?
ask-descent-idols-at-dusk-balance = { $who }: quem compra a carta de busca?

## Por que um bot o faz

hint-descent-lock = { $figure-the } tranca a porta diante dos heróis.
hint-descent-to-lock = A porta a trancar fica a { $steps ->
    [one] 1 espaço
   *[other] { $steps } espaços
}.
hint-descent-discard = Esta carta serve mais aqui do que na mão.

## O que o primeiro encontro deixa para o segundo

descent-carried = Do primeiro encontro: { $what }.
descent-carries-the-ritual-of-shadows = Antes do segundo encontro Lorde Merick move um espaço por sombra; depois de um ritual completo ele sofre 1 de dano a menos de cada ataque da primeira rodada.
descent-carries-blood-of-heroes = No segundo encontro a sede de Eliza começa em 1 por marca de sangue derramada: as que os monstros levarem do mapa ou tiverem no fim e, se o tempo acabar, as dos heróis que estiverem no mapa.
descent-carries-the-twin-idols = Cada lado começa o segundo encontro com o ídolo que tem; o que ficar no chão não é de ninguém. Se o tempo acabar, o Senhor Supremo tem o ídolo das Caveiras.
carried-shadows = { $n ->
    [0] nenhuma sombra
    [one] 1 sombra
   *[other] { $n } sombras
}
carried-all-shadows = { $n ->
    [0] { "" }
   *[other] um ritual completo
}
carried-spilled = { $n ->
    [0] nenhuma marca de sangue derramada
    [one] 1 marca de sangue derramada
   *[other] { $n } marcas de sangue derramadas
}
carried-sun-heroes = { $n ->
    [0] { "" }
   *[other] os heróis têm o ídolo do Sol
}
carried-sun-overlord = { $n ->
    [0] { "" }
   *[other] o Senhor Supremo tem o ídolo do Sol
}
carried-skulls-heroes = { $n ->
    [0] { "" }
   *[other] os heróis têm o ídolo das Caveiras
}
carried-skulls-overlord = { $n ->
    [0] { "" }
   *[other] o Senhor Supremo tem o ídolo das Caveiras
}
