### Aventuras: o que se carrega, se conta e se faz, objetivos e regras especiais.

## Fichas e suas faces

token-crop = feixe de colheita
    .gender = m
token-prisoner = prisioneiro
    .gender = m
token-beacon = farol
    .gender = m
token-grave = túmulo
    .gender = m
token-altar = altar
    .gender = m
token-guest = convidado
    .gender = m
token-boulder = rocha
    .gender = f
kind-crop = { token-crop }
    .gender = m
kind-prisoner = { token-prisoner }
    .gender = m
kind-beacon = { token-beacon }
    .gender = m
kind-grave = { token-grave }
    .gender = m
kind-altar = { token-altar }
    .gender = m
kind-guest = { token-guest }
    .gender = m
kind-boulder = { token-boulder }
    .gender = f
face-lit = aceso
face-dark = apagado
face-blue = azul
face-red = vermelha
face-down = virada para baixo

## Contadores e relógios

counter-left-goblin-archer = Arqueiros goblins que saíram
    .gender = mp
counter-stored = feixes guardados
    .gender = mp
counter-stolen = feixes roubados
    .gender = mp
counter-rescued = resgatados
    .gender = mp
counter-abducted = sequestrados
    .gender = mp
counter-marshal = marechais convocados
    .gender = mp
counter-boulders = rochas restantes
    .gender = fp
counter-left-heroes = heróis que saíram
    .gender = mp
counter-alarm = alarmes soados
    .gender = mp
counter-escaped = zumbis que escaparam
    .gender = mp
counter-left-lady-eliza-farrow = Lady Eliza saiu
    .gender = f
counter-left-cardinal-koth = o cardeal saiu
    .gender = m
counter-left-zombie = zumbis que saíram
    .gender = mp
counter-left-lord-merick-farrow = Lorde Merick saiu
    .gender = m
counter-turned-guest-red = convidados que eram cultistas
    .gender = mp
counter-turned-guest-blue = nobres revelados
    .gender = mp
counter-turned-prisoner-red = prisioneiros que nada sabem
    .gender = mp
counter-turned-prisoner-blue = Frederick encontrado
    .gender = m

## Ações especiais

act-store = guardar o feixe
act-tear-away = arrancar o feixe
act-break-chain = quebrar a corrente
act-interrogate = interrogar
act-throw-down = largar o prisioneiro
act-light = acender o farol
act-smother = apagar o farol
act-climb-over = escalar a rocha
act-smash = quebrar a rocha
act-ring = soar o alarme: numa sala da guarda sem monstros, uma vez por sala e rodada
act-swoop = mergulhar
act-raise = erguer os mortos
act-hallow = consagrar o túmulo
act-pray = rezar no altar: até o seu próximo turno o cardeal rola um dado de defesa a mais
act-unmask = desmascarar o convidado
act-seize-guest = retomar o convidado
act-break-door = arrombar a porta selada
act-open-seal = abrir o selo
act-solve-riddle = resolver o enigma
act-slip-through = esgueirar-se para o outro lado

## Quem

who-heroes = heróis
    .gender = mp
who-monsters = monstros
    .gender = mp
who-masters = líderes
    .gender = mp
who-lieutenants = tenentes
    .gender = mp
unless-zombie = Zumbis
    .gender = mp
passes-cave-spider = Aranhas das cavernas
    .gender = fp

## Objetivos

goal-defeat = { $figure-the } for { $figure-id ->
    [lady-eliza-farrow] derrotada
    [ruin] derrotada
   *[other] derrotado
}
goal-fallen = { $count ->
    [1] { $kind-the } for derrotado
   *[other] { $count } { $kind-id ->
        [goblin-archer] Arqueiros goblins
        [villager] Aldeões
        [guard] Guardas
        [heroes] heróis
       *[other] × { $kind }
    } forem derrotados
}
goal-left = { $count ->
    [1] { $kind-id ->
        [heroes] um herói sair do mapa
       *[other] { $kind-the } sair do mapa
    }
   *[other] { $count } { $kind-id ->
        [goblin-archer] Arqueiros goblins
        [villager] Aldeões
        [guard] Guardas
        [heroes] heróis
       *[other] × { $kind }
    } saírem do mapa
}
goal-counter = { $counter-id ->
    [rescued] Frederick sair pela entrada com um herói
    [abducted] Splig sair pela entrada com Frederick, descoberto antes
    [rune-saved] a Runa sair pela saída
    [rune-taken] a Runa sair pela entrada
    [key-out] a chave da câmara sair pela entrada
    [trueshot-saved] Certeira sair pela saída
    [trueshot-taken] Certeira sair pela entrada
    [ruin-across] Ruína atravessar a ponte
    [frederick-freed] Frederick sair pela entrada
    [theodir-saved] Lorde Theodir sair do mapa com um herói
    [sun-heroes] saírem com o ídolo do Sol
    [skulls-heroes] saírem com o ídolo das Caveiras
    [sun-overlord] monstros saírem com o ídolo do Sol
    [skulls-overlord] monstros saírem com o ídolo das Caveiras
    [blade-saved] um herói sair com a Lâmina da Alvorada
    [blade-stolen] Sir Alric sair com a Lâmina da Alvorada
    [map-saved] um herói sair com o mapa
    [marshal] { $count } marechais forem convocados
    [alarm] { $count } alarmes forem soados
    [shadow] houver { $count } sombras
    [spilled] { $count } marcas de sangue forem derramadas
    [thirst] a sede de Eliza chegar a { $count }
    [stones] houver { $count } pedras no selo
    [cracks] o selo tiver { $count } rachaduras
    [smashed] { $count } fossos da ninhada forem destruídos
    [soared] { $count } rodadas tiverem passado desde que Belthir se ergueu
    [ended] { $count } pedras guardiãs estiverem decididas
    [portals] { $count } portais forem fechados
    [ruin] a ruína chegar a { $count }
    [doom] a perdição chegar a { $count }
    [storm] a tempestade chegar a { $count }
    [bond] houver { $count } amarras
    [released] os heróis passarem em { $count } testes para libertar o Acorrentado
    [loads] { $count } fardos saírem do mapa
   *[other] { $counter }: { $count }
}
goal-none = { $counter-id ->
    [boulders] não restar nenhuma rocha
    [trust] Belthir não tiver mais confiança
   *[other] { $counter }: nenhuma sobra
}
goal-faces = { $token-id ->
    [beacon] { $count } faróis estiverem acesos
    [brood-pit] { $count } fossos da ninhada estiverem saciados
    [sun] o { $token } estiver { $face }
    [skulls] o { $token } estiver { $face }
   *[other] { $count } × { $token }: { $face }
}
goal-absent = { $who-id ->
    [monsters] não restar nenhum monstro no mapa
    [masters] não restar nenhum monstro líder no mapa
    [lieutenants] não restar nenhum tenente no mapa
    [spirit] não restar nenhum espírito no mapa
    [zombie] não restar nenhum Zumbi no mapa
    [lord-merick-farrow] { $who } não estiver mais lá
   *[other] ninguém destes restar no mapa: { $who }
}
goal-no-tokens = { $token-id ->
    [spirit] nenhum espírito estiver virado para baixo
    [grave] não restar nenhum { $token }
    [guest] não restar nenhum { $token }
    [miner] não restar nenhum { $token }
    [crop] não restar nenhum { $token }
   *[other] não restar nenhuma ficha: { $token }
}
goal-all = { $of-and }
line-provenance = { "" }
kind-heroes = heróis
    .gender = mp

## Regras especiais das aventuras

rule-carry = { $who } { $who-id ->
    [heroes] podem
    [monsters] podem
    [some] podem
   *[other] pode
} levar: { $token }{ $speed ->
    [0] { "" }
   *[other] { " " }(Velocidade { $speed-signed })
}{ $most ->
    [1] { "" }
   *[other] , até { $most }
}
carry-face = { $value-id ->
    [map] com o mapa
   *[other] { "" }
}
carry-freed = { "" }
carry-burden = mais lento só com { $value }
burden-blue = Frederick
rule-leave = { $who } { $who-id ->
    [heroes] podem
    [monsters] podem
    [some] podem
   *[other] pode
} sair do mapa pela { $way }{ $carrying-id ->
    [none] { "" }
   *[other] { " " }com: { $carrying }
}
leave-face = { $value-id ->
    [map] com o mapa
   *[other] { "" }
}
leave-counter = { "" }
leave-counts = { "" }
rule-test-at = { $who }: { $act }{ $test-count ->
    [0] { "" }
   *[other] , com um teste de { $test-or }
}
test-at-token = { "" }
test-at-face = { "" }
test-at-held = { "" }
test-at-inside = { "" }
test-at-clear = { "" }
test-at-chained = { "" }
test-at-less = { $value ->
    [-1] com +1
   *[other] com −{ $value }
}
test-at-once = { "" }
test-at-free = { "" }
test-at-large = { "" }
test-at-empty = { "" }
test-at-do = { "" }
test-might = { attribute-might }
test-knowledge = { attribute-knowledge }
test-willpower = { attribute-willpower }
test-awareness = { attribute-awareness }
door-test-doors = { "" }
door-test-ways = { "" }
key-door = { "" }
key-stays = { "" }
ward-door = { "" }
ward-mark = { "" }
arrive-id = { "" }
arrive-at = { "" }
arrive-doors = { "" }
arrive-by = { "" }
arrive-beyond = { "" }
arrive-ally = { "" }
arrive-edition = { "" }
arrive-groups = { "" }
arrive-allies = { "" }
aura-face = { "" }
aura-within = { "" }
immune-unless-closed = { "" }
bar-areas = { "" }
fixed-closed = { "" }
fixed-led = { "" }
timer-counter = { "" }
collapse-areas = { "" }
collapse-counter = { "" }
collapse-supply = { "" }
collapse-n = { "" }
collapse-even = { "" }
collapse-passes = { "" }
rule-door-test = { $again ->
    [yes] uma porta trancada se abre com um teste
   *[no] portas seladas só se abrem com um teste
}
rule-key = { $who } { $who-id ->
    [heroes] podem
    [monsters] podem
    [some] podem
   *[other] pode
} abrir a porta trancada{ $mark-id ->
    [none] { "" }
   *[other] { " " }quando a chave for achada
}
rule-ward = ninguém abre a porta protegida; ela cai { $counter-id ->
    [none] quando a chave é achada
   *[other] assim que houver { $count } de: { $counter }
}
rule-arrive = { $id-id ->
    [militia] os aldeões que sobreviveram chegam à entrada como milícia após o último turno de herói da primeira rodada
    [merick] Lorde Merick e um grupo aberto (Amaldiçoado/Natureza) chegam à entrada quando um herói termina pela primeira vez o turno adjacente ao cardeal
    [merick-too] Lorde Merick e um grupo aberto (Amaldiçoado/Natureza) chegam à entrada quando um herói abre pela primeira vez a biblioteca
    [inner-guard] um segundo grupo aberto (Civilizado/Sombrio) aparece na peça 10B assim que alguém abre ou atravessa uma das suas portas
    [zachareth] o barão Zachareth chega para o Senhor Supremo no fim da rodada em que o segundo portal foi fechado, ou da rodada { $round }
    [belthir] Belthir chega à entrada no fim da rodada { $round }, a menos que a serpe seja dos heróis
   *[other] outros chegam durante o encontro
}
rule-aura = { $stat-id ->
    [toll] ataques de mais de { $beyond } espaços precisam de um surto para acertar
    [passes-enemies] { $who } se move através de figuras
    [surges] os ataques de { $who } ganham { $n ->
        [one] 1 surto
       *[other] { $n } surtos
    }
    [unhealing] { $who } não podem se recuperar ao lado de quem carrega: { $token }
   *[other] { $who }: { $stat } { $n-signed }{ $token-id ->
        [none] { "" }
       *[other] { $borne ->
            [yes] { " " }ao lado de quem carrega: { $token }
           *[no] { " " }perto de: { $token }
        }
    }{ $against-id ->
        [none] { "" }
       *[other] { " " }contra { $against }
    }
}
rule-immune-unless = { $closed ->
    [-1] só { $unless } { $unless-id ->
        [heroes] podem
        [monsters] podem
        [some] podem
       *[other] pode
    } ferir { $figure }
   *[other] até que se abra a porta trancada só { $unless } podem atacar { $figure }
}
rule-bar = { $who } não podem entrar nas salas da guarda, peças 7A e 13A, até o fim da rodada { $rounds }
rule-fixed = { $figure } não pode mover-se até que se abra a porta trancada; depois tem { $led } pontos de movimento a mais na rodada em que um herói terminou o turno adjacente
rule-timer = { $figure } testa { $test } a cada turno; cada sucesso conta
rule-collapse = no fim do seu turno o Senhor Supremo bloqueia { $n ->
    [1] 1 espaço
   *[other] { $n } espaços
}{ $even ->
    [0] { "" }
   *[other] , em rodadas pares { $even },
} da peça 20A ou da saída: { $token }
special-war-cry = na primeira vez que Mauler sofre dano, cada Arqueiro goblin pode mover 2 espaços
special-harvest-thanks = com 3 ou mais feixes guardados os heróis começam com uma carta de busca
special-ravine-result = quem venceu na ravina decide como os guardas começam
special-riddle-debt = quem falha por 2 ou mais um teste de Conhecimento numa porta fica Atordoado
special-seize = um monstro adjacente a quem guia cujo ataque lhe cause { $n } ou mais de dano pode tomar o convidado
special-shield-arm = uma vez por rodada um herói adjacente a Sir Palamon lhe empresta um dado de defesa
special-koth-is-hale = enquanto restar ao cardeal mais da metade da Vida, chegam zumbis
special-save-theodir = no fim um dado decide se Lorde Theodir se salva
special-climb-over = o herói fica num espaço vazio além dela
special-swoop = Belthir pousa num espaço vazio da cachoeira
source-war-cry = grito de guerra
source-shield-arm = braço do escudo
source-seize = arrebatar
source-prayer = prece
source-raised = erguido
source-monkey = Maldição do Deus Macaco
source-despair = Palavra de Desespero
source-goals = objetivos da aventura
source-reinforcements = reforços da aventura
source-played = carta do Senhor Supremo

## O que o primeiro encontro deixa para o segundo

descent-carries-a-fat-goblin = Splig tem mais Vida no segundo encontro por feixe roubado; com 3 ou mais feixes guardados os heróis o começam com uma carta de busca.
descent-carries-castle-daerion = Cada aldeão que cai é um zumbi a mais no segundo encontro; cada um que sobrevive chega lá como miliciano.
descent-carries-the-cardinals-plight = Cada zumbi que escapa espera na biblioteca do segundo encontro.
descent-carries-the-masquerade-ball = No fim os heróis rolam um dado de defesa: se não saírem mais escudos do que nobres resgatados, contando os que ainda estão no mapa salvo se o tempo acabar, Lorde Theodir se salva (com errata, só se algum foi resgatado). Se Lorde Theodir for salvo, cada herói pode repetir um teste de porta no segundo encontro; se for perdido, Lady Eliza o começa além da segunda porta.
descent-carries-death-on-the-wing = Se os heróis vencerem, um guarda que eles escolherem tem 2 a mais de Vida no segundo encontro, e eles podem começá-lo a até 2 espaços da entrada; se o Senhor Supremo vencer, todos os guardas o começam feridos.
carried-stolen = { $n ->
    [0] nenhum feixe foi roubado
    [one] 1 feixe foi roubado
   *[other] { $n } feixes foram roubados
}
carried-stored = { $n ->
    [0] nenhum feixe foi guardado
    [1] 1 feixe foi guardado
    [2] 2 feixes foram guardados
   *[other] { $n } feixes foram guardados e os heróis começam com uma carta de busca
}
carried-lost = { $n ->
    [0] nenhum aldeão caiu
    [one] 1 aldeão caiu e há um zumbi a mais
   *[other] { $n } aldeões caíram e há { $n } zumbis a mais
}
carried-survivors = { $n ->
    [0] não resta nenhum aldeão para ajudar
    [one] 1 aldeão chega como miliciano
   *[other] { $n } aldeões chegam como milicianos
}
carried-escaped = { $n ->
    [0] nenhum zumbi escapou para a biblioteca
    [one] 1 zumbi escapou para a biblioteca
   *[other] { $n } zumbis escaparam para a biblioteca
}
carried-theodir = { $n ->
    [0] { "" }
   *[other] Lorde Theodir está a salvo e cada herói pode repetir um teste de porta
}
carried-theodir-lost = { $n ->
    [0] { "" }
   *[other] Lorde Theodir foi perdido e Lady Eliza começa além da segunda porta
}
carried-death-on-the-wing-heroes-won = { $n ->
    [0] { "" }
   *[other] os heróis venceram: um guarda tem 2 a mais de Vida e eles podem começar a até 2 espaços da entrada
}
carried-death-on-the-wing-overlord-won = { $n ->
    [0] { "" }
   *[other] o Senhor Supremo venceu e todos os guardas começam feridos
}
