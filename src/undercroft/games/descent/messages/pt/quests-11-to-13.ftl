### A Lâmina da Alvorada, A Tumba Profanada, Resistir aos Elementos; as relíquias do Senhor Supremo.

## Nomes

quest-the-dawnblade = A Lâmina da Alvorada
    .article = no
quest-the-desecrated-tomb = A Tumba Profanada
    .article = no
quest-enduring-the-elements = À Mercê dos Elementos
    .article = no
figure-khorayt = Khorayt
    .gender = m
    .article = no
figure-the-bound-one = Acorrentado
    .gender = m
figure-water-spirit = { ally-water-spirit }
    .gender = m
figure-air-spirit = { ally-air-spirit }
    .gender = m
figure-fire-spirit = { ally-fire-spirit }
    .gender = m
figure-earth-spirit = { ally-earth-spirit }
    .gender = m
ally-water-spirit = espírito da água
    .gender = m
ally-air-spirit = espírito do ar
    .gender = m
ally-fire-spirit = espírito do fogo
    .gender = m
ally-earth-spirit = espírito da terra
    .gender = m
descent-rank-spirit = espírito da aventura

## Fichas, faces, contadores

token-tomb-seal = selo
    .gender = m
token-dawnblade = Lâmina da Alvorada
    .gender = f
token-urn = urna
    .gender = f
token-spirit = espírito
    .gender = m
kind-tomb-seal = { token-tomb-seal }
    .gender = m
kind-dawnblade = { token-dawnblade }
    .gender = f
kind-urn = { token-urn }
    .gender = f
kind-spirit = { token-spirit }
    .gender = m
face-true = verdadeiro
face-false = falso
face-map = mapa
face-empty = vazia
counter-turned-tomb-seal-true = selos verdadeiros revelados
    .gender = mp
counter-turned-tomb-seal-false = selos falsos revelados
    .gender = mp
counter-blade-saved = um herói sai com a Lâmina da Alvorada
    .gender = m
counter-blade-stolen = Sir Alric sai com a Lâmina da Alvorada
    .gender = m
counter-doom = perdição
    .gender = f
counter-turned-urn-map = mapa encontrado
    .gender = m
counter-turned-urn-empty = urnas vazias
    .gender = fp
counter-map-saved = um herói sai com o mapa
    .gender = m
counter-haste = pressa
    .gender = f
counter-storm = tempestade
    .gender = f
counter-calmed = espíritos acalmados
    .gender = mp
counter-bond = amarras
    .gender = fp
counter-released = testes para libertar o Acorrentado
    .gender = mp
counter-boon = dádivas dos heróis
    .gender = fp
counter-bonds-spent = amarras que o Acorrentado já usou
    .gender = fp

## Ações especiais

act-turn-seal = revelar um selo (um falso ergue ali um zumbi)
act-break-seal = quebrar um selo sem vê-lo
act-take-blade = pegar a Lâmina da Alvorada, uma vez por turno
act-wrest-blade = arrancar a Lâmina da Alvorada, uma vez por turno
act-open-urn = abrir uma urna (a primeira nunca contém o mapa)
act-close-ossuary = fechar o ossuário de vez
act-calm-water = acalmar o espírito da água
act-calm-air = acalmar o espírito do ar
act-calm-fire = acalmar o espírito do fogo
act-calm-earth = acalmar o espírito da terra
act-chant = entoar o cântico na cela por uma amarra, uma vez por turno
act-release = libertar o Acorrentado, quando já perdeu metade da Vida
act-force-cell = forçar a porta da cela
act-unleash = usar uma habilidade sem gastar ação, uma vez para cada amarra

## Regras

carry-by-act = só com uma ação da aventura
leave-when = { line-when }
key-inside = por dentro
ward-spent = ou no fim de uma rodada em que não resta nenhuma destas fichas virada para baixo: { $value }
aura-carrying = com: { $value }
aura-attacked-by = ao serem atacados por { $value-plain }
aura-each = por cada outro herói adjacente a ele
aura-most = no máximo { $value }
aura-inside = no terreno { $value }
aura-living = enquanto o espírito estiver ali
immune-unless-carrying = com: { $value }
immune-unless-prey = não é de lado nenhum, e ele pode atacá-lo
rule-sleep = { $figure } dorme: não age nem rola dados de defesa; entrar no covil exige um teste de { $test } ({ $who }), uma vez por turno; falhar nele o acorda, e também um ataque que o fira
sleep-area = { "" }
sleep-blows = { "" }
sleep-hushed = ; depois de passar nele são precisos { $value } ataques assim
rule-count = no fim do turno do Senhor Supremo{ $of-count ->
    [0] { "" }
   *[other] , com { $of-or } junto a { $beside-or }
}{ $out ->
    [yes] , para cada herói nocauteado
   *[no] { "" }
}: { $counter } { $n-signed }
count-living = enquanto estiver no mapa: { $value-or }
count-feeds = cada um assim alimentado recupera { $value } de dano
rule-dim = ninguém vê a mais de { $within } espaços, nem é visto de mais longe, { $area }
dim-living = enquanto o espírito estiver ali
rule-hazard = { $who }{ $points ->
    [0] { " " }que terminam o turno { $area }
   *[other] { " " }que gastam { $points } ou mais pontos de movimento { $area } num turno
}{ $test-count ->
    [0] { "" }
   *[other] { " " }passam num teste de { $test-or } ou
}{ $condition-id ->
    [none] { " " }sofrem { $damage } de dano
   *[other] { " " }ficam no estado { $condition } no próximo turno
}
hazard-living = enquanto o espírito estiver ali
inside-air = do ar
    .gender = m
inside-water = da água
    .gender = f
area-fire = no terreno do fogo
area-earth = no terreno da terra
area-frozen = na caverna congelada
who-spirit = espíritos
    .gender = mp
special-arcites-prayer = quem encontrar a prece de Arcite pode repetir um teste em que falharia: de Vontade na tumba ou de Percepção no covil
special-blade-bearer = um herói leva a Lâmina da Alvorada se os heróis a ganharam; senão, é Sir Alric que a leva
special-close-ossuary = no início de cada turno do Senhor Supremo voltam até 2 zumbis derrotados (1 com dois heróis) em ossuários sem heróis, mas nunca em um fechado
special-alrics-haste = antes da corrida Sir Alric tem 1 ponto de movimento para cada pressa
special-third-party = no fim de cada rodada Khorayt, já desperto, ataca quem estiver mais perto, de qualquer lado, com um só movimento
special-swaying-bridge = quem é movido para a ponte por um efeito inimigo sofre 2 de dano
special-meet-spirits = um espírito virado para baixo é revelado quando um herói entra na sua área, e bloqueia como uma figura
special-calm = perde 2 de Vida; o que some assim será uma dádiva mais tarde
special-spirits-wrath = um espírito ferido por um ataque causa 1 de dano a cada herói da sua área
special-bound-one-weakened = o Acorrentado perdeu metade da Vida
special-unbroken = o Acorrentado nunca perde o último ponto de Vida
special-free-ability = o ataque continua a ser o único do turno
special-boons = para cada espírito acalmado os heróis podem rolar de novo um dado de qualquer rolagem de um herói
source-arcites-prayer = prece de Arcite
source-third-party = Khorayt
source-swaying-bridge = ponte balouçante
source-meet-spirits = espíritos
source-spirits-wrath = ira do espírito
source-boons = dádiva
source-sleep = o adormecido
source-wards = proteção
source-perils = terreno perigoso
source-immune = mais ninguém pode feri-lo
source-unbroken = conserva o último ponto de Vida
source-asleep = adormecido
source-khorayt = { figure-khorayt }
source-dawnblade = { token-dawnblade }
source-air = espírito do ar
source-water = espírito da água

## O que se conta e se pergunta

event-door-fell = A porta protegida cai.
event-relic-assigned = { $lieutenant-the } leva uma relíquia nesta aventura: { $relic }.
option-relic = { $relic } para { $lieutenant-the }
ask-descent-assign-relics-choose = { $who }: qual tenente leva cada relíquia?
ask-descent-blade-bearer-choose = { $who }: quem leva a Lâmina da Alvorada?
ask-descent-khorayt-strikes-choose = { $who }: quem Khorayt ataca?
ask-descent-khorayt-strikes-move = { $who }: para onde vai Khorayt?
ask-descent-free-ability-choose = { $who }: qual habilidade o Acorrentado usa?
hint-descent-relic = Uma relíquia não faz nada até que alguém a leve.

## O que o primeiro encontro deixa para o segundo

descent-carries-the-dawnblade = Quem vence tem a Lâmina da Alvorada no segundo encontro, um herói ou Sir Alric; se o Senhor Supremo vencer, lá ele precisa de 2 a mais de perdição. A prece de Arcite é conservada se não tiver sido usada.
descent-carries-the-desecrated-tomb = Antes do segundo encontro Sir Alric tem 1 ponto de movimento para cada pressa; se o Senhor Supremo vencer, os heróis perdem lá seus primeiros turnos.
descent-carries-enduring-the-elements = Cada espírito que se vai acalmado dá aos heróis uma dádiva no segundo encontro; se o Senhor Supremo vencer, ele o começa com 1 amarra.
carried-the-dawnblade-heroes-won = { $n ->
    [0] { "" }
   *[other] um herói carrega a Lâmina da Alvorada
}
carried-the-dawnblade-overlord-won = { $n ->
    [0] { "" }
   *[other] Sir Alric tem a Lâmina da Alvorada e o Senhor Supremo precisa de 2 a mais de perdição
}
carried-arcites-prayer = { $n ->
    [0] { "" }
   *[other] a prece de Arcite ainda pode ser usada
}
carried-haste = { $n ->
    [0] Sir Alric não tem pressa
    [one] Sir Alric tem 1 ponto de movimento antes da corrida
   *[other] Sir Alric tem { $n } pontos de movimento antes da corrida
}
carried-the-desecrated-tomb-heroes-won = { $n ->
    [0] { "" }
   *[other] os heróis têm o mapa e agem desde a primeira rodada
}
carried-the-desecrated-tomb-overlord-won = { $n ->
    [0] { "" }
   *[other] os heróis perdem seus primeiros turnos
}
carried-calmed = { $n ->
    [0] nenhum espírito foi acalmado e os heróis não têm dádiva
    [one] 1 espírito foi acalmado e os heróis têm uma dádiva
   *[other] { $n } espíritos foram acalmados e os heróis têm { $n } dádivas
}
carried-enduring-the-elements-overlord-won = { $n ->
    [0] { "" }
   *[other] o Senhor Supremo começa com 1 amarra
}
