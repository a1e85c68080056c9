### A Câmara das Sombras, O Senhor Supremo Revelado, O Tesouro do Monstro, A Torre Congelada.

## Nomes

quest-the-shadow-vault = A Câmara das Sombras
    .article = no
quest-the-overlord-revealed = O Senhor Supremo Revelado
    .article = no
quest-the-monsters-hoard = O Tesouro do Monstro
    .article = no
quest-the-frozen-spire = A Torre Congelada
    .article = no
figure-ruin = Ruína
    .article = no
    .gender = f

## Fichas e suas faces

token-rune = Runa das Sombras
    .gender = f
token-well = poço de sombras
    .gender = m
token-vault-key = chave da câmara
    .gender = f
token-control = controle
    .gender = m
token-hoard = ficha do tesouro
    .gender = f
token-trueshot = Certeira
    .gender = f
token-dragonheart = Coração de Dragão
    .gender = m
token-frederick = Frederick
    .gender = m
    .article = no
token-brazier = braseiro
    .gender = m
token-load = fardo
    .gender = m
kind-rune = { token-rune }
    .gender = f
kind-well = { token-well }
    .gender = m
kind-vault-key = { token-vault-key }
    .gender = f
kind-control = { token-control }
    .gender = m
kind-hoard = { token-hoard }
    .gender = f
kind-trueshot = { token-trueshot }
    .gender = f
kind-dragonheart = { token-dragonheart }
    .gender = m
kind-frederick = { token-frederick }
    .gender = m
    .article = no
kind-brazier = { token-brazier }
    .gender = m
kind-load = { token-load }
    .gender = m
face-green = verde
    .gender = m
face-trueshot = Certeira
    .gender = f
face-chest = baú
    .gender = m
face-alarm = alarme
    .gender = m

## Contadores

counter-rune-saved = a Runa sai pela saída
    .gender = f
counter-rune-taken = a Runa sai pela entrada
    .gender = f
counter-zachareth-returned = vezes que Zachareth voltou
    .gender = fp
counter-portals = portais fechados
    .gender = mp
counter-key-out = a chave da câmara sai pela entrada
    .gender = f
counter-turned-control-red = controle vermelho encontrado
    .gender = m
counter-turned-control-green = controle verde encontrado
    .gender = m
counter-turned-control-blue = controle azul encontrado
    .gender = m
counter-left-frederick = Frederick saiu
    .gender = m
counter-trueshot-saved = Certeira sai pela saída
    .gender = f
counter-trueshot-taken = Certeira sai pela entrada
    .gender = f
counter-turned-hoard-trueshot = Certeira encontrada
    .gender = f
counter-turned-hoard-chest = baús encontrados
    .gender = mp
counter-turned-hoard-alarm = alarmes encontrados
    .gender = mp
counter-rows-gone = fileiras da ponte que ruíram
    .gender = fp
counter-ruin-across = Ruína atravessou a ponte
    .gender = f
counter-frederick-freed = Frederick sai pela entrada
    .gender = m
counter-loads = fardos que saíram
    .gender = mp

## Ações especiais

act-spring-lock = destravar a fechadura
act-force-door = forçar a porta emperrada
act-drink-well = beber do poço de sombras
act-look-at-control = revelar o controle
act-shut-portal = fechar o portal
act-turn-key = abrir com a chave a porta trancada
act-lift-gate = empurrar o portão: dois heróis na mesma rodada o abrem
act-urge = apressar Frederick
act-open-hoard = abrir a ficha do tesouro
act-rifle-hoard = saquear a ficha do tesouro (um baú se perde)
act-raise-heart = erguer o Coração de Dragão
act-kindle = acender o braseiro
act-douse = apagar o braseiro
act-break-cell = forçar a cela
act-load-up = pegar um fardo no depósito

## Regras especiais

rule-flee-return = { $figure }, se derrotado, volta pela entrada no fim do próximo turno do Senhor Supremo, { $times ->
    [one] uma vez no máximo
   *[other] { $times } vezes no máximo
}
flee-return-area = { "" }
flee-return-counter = { "" }
rule-march = { $figure } avança uma fileira em cada turno do Senhor Supremo e não faz mais nada; o que fica para trás desaba, e um herói no caminho só a detém com um teste de { $test }
march-rows = { "" }
march-less = { $value ->
    [0] { "" }
   *[other] cada teste seguinte do mesmo herói tem −{ $value } a mais
}
march-damage = quem estiver em uma fileira que desaba sofre { $value } de dano
march-counter = { "" }
march-arrived = { "" }
rule-environment = no início das rodadas cada herói faz um teste de { $test } ou sofre { $fatigue } de fadiga
environment-from-round = a partir da rodada { $value }
environment-every = a cada { $value } rodadas
environment-hard = em todas as rodadas se o Senhor Supremo venceu o primeiro encontro
environment-token = { "" }
environment-face = { "" }
environment-within = exceto a até { $value } espaços de um braseiro aceso
who-river = o grupo do rio
    .gender = m
key-token = quem carrega a chave a abre ao passar
wait-hero-on = até que um herói se aproxime
arrive-counter = { "" }
arrive-count = { "" }
special-drink-well = o herói recupera toda a fadiga e depois sofre 1 de dano
special-flicker = cada herói a até 3 espaços do controle faz um teste de Força ou fica Atordoado
special-urge = uma vez por rodada Frederick se move na hora até 3 espaços
special-open-chest = um baú: o herói compra uma carta de busca
special-sound-alarm = um alarme: um monstro se move na hora até sua Velocidade
special-find-trueshot = a Certeira: quem a encontra pode pegá-la na hora, e um herói pode usá-la enquanto a carregar
special-know-hoard = Frederick a salvo: duas fichas são reveladas antes do encontro; perdido: o Senhor Supremo pode olhar duas; a Certeira nunca está entre as duas primeiras que alguém vê
special-trueshot-is-free = enquanto nenhum monstro tiver a Certeira
special-hidden-in-water = um Merriod na água do vau não pode ser atacado a mais de 3 espaços
special-push-back = { $n ->
    [0] a até 3 espaços de Ruína e à vista; depois volta para a cova
   *[other] o Coração de Dragão faz Ruína recuar tantas fileiras: { $n }
}
special-take-load = o monstro carrega um fardo; sempre há mais
special-lose-load = um fardo largado se perde
special-broken-mind = quem conduz Frederick faz um teste de Vontade no início do turno ou tem 2 de Velocidade a menos nele
source-flights = fuga e retorno
source-waking = o grupo do rio desperta
source-broken-mind = mente partida
source-lose-load = fardo perdido

## Acontecimentos e perguntas

event-squares-held = Ruína paira sobre estes espaços: { $cells }.
event-token-glimpsed = O Senhor Supremo olha uma ficha: { $token }{ $face-id ->
    [trueshot] : { $face }
    [chest] : { $face }
    [alarm] : { $face }
   *[other] { "" }
}.
ask-descent-give-token-choose = { $who }: quem carrega a Runa?
ask-descent-trample-choose-place = { $who }: para que espaço a figura recua?
ask-descent-collapse-flee = { $who }: para que espaço a figura escapa?
ask-descent-sound-alarm-choose = { $who }: que monstro o alarme desperta?
ask-descent-find-trueshot-offer = { $who }: pegar a Certeira na hora?
ask-descent-know-hoard-choose = { $who }: que ficha do tesouro?

## Dicas

hint-descent-escort = { $figure-the } fica perto de { $other-the }, que carrega o que precisa sair.
hint-descent-to-escort = { $other-the }, que carrega o que precisa sair, fica a { $steps ->
    [one] 1 espaço
   *[other] { $steps } espaços
}.

## O que o primeiro encontro deixa para o segundo

descent-carries-the-monsters-hoard = Se Frederick estiver a salvo, os heróis viram duas fichas do tesouro antes do segundo encontro; se for perdido, o Senhor Supremo pode olhar duas delas em segredo.
descent-carries-the-frozen-spire = Se o Senhor Supremo vencer, o segundo encontro é jogado à noite: o frio vem em todas as rodadas, e não em uma a cada duas.
carried-frederick-safe = { $n ->
    [0] { "" }
   *[other] Frederick está a salvo e os heróis viram duas fichas do tesouro antes de começar
}
carried-frederick-lost = { $n ->
    [0] { "" }
   *[other] Frederick foi perdido e o Senhor Supremo pode olhar duas fichas do tesouro em segredo
}
carried-the-frozen-spire-heroes-won = { $n ->
    [0] { "" }
   *[other] ainda é dia e o frio vem em uma a cada duas rodadas
}
carried-night = { $n ->
    [0] { "" }
   *[other] a noite caiu e o frio vem em todas as rodadas
}
