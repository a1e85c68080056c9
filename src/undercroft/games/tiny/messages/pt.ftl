### As palavras de O porão.

game-tiny = O porão
    .gender = m
    .article = no

## Nomes

hero-warden = Guardiã
    .gender = f
hero-scout = Batedor
    .gender = m
monster-goblin = goblin
    .gender = m
monster-ogre = ogro
    .gender = m
item-potion = poção
    .gender = f
item-amulet = amuleto
    .gender = m
ability-guard = Guarda
    .gender = f
    .article = no
ability-amulet = { item-amulet }
    .gender = m
fate-miss = erro
    .gender = m
    .article = no
stance-bold = { $gender ->
    [f] ousada
   *[m] ousado
}
stance-wary = { $gender ->
    [f] cautelosa
   *[m] cauteloso
}
stance-swift = { $gender ->
    [f] rápida
   *[m] rápido
}
condition-poisoned = { $gender ->
    [f] envenenada
    [mp] envenenados
    [fp] envenenadas
   *[m] envenenado
}
condition-stunned = { $gender ->
    [f] atordoada
    [mp] atordoados
    [fp] atordoadas
   *[m] atordoado
}
condition-frightened = { $gender ->
    [f] assustada
    [mp] assustados
    [fp] assustadas
   *[m] assustado
}
stat-pace = movimento
stat-health = vida
stat-wounds = vida perdida
scenario-cellar = O porão
    .gender = m
    .article = no
room-stairs = pé da escada
    .gender = m
room-vault = cripta
    .gender = f
area-blast = um quadrado de 2 por 2

## Cartas

card-cleave = Golpe amplo
card-shove = Empurrão
card-parry = Aparar
card-bulwark = Baluarte
card-rally = Incentivo
card-second-wind = Segundo fôlego
card-volley = Saraivada
card-fire-flask = Frasco de fogo
card-sidestep = Esquiva
card-dash = Disparada
card-venom = Peçonha
card-dread = Pavor
card-field-dressing = Curativo de campanha
card-beguile = Ludibriar

## Acontecimentos

event-delve-began = As tochas são acesas: duram { $torches } rodadas.
event-hero-placed = { $figure-the } está { $figure-gender ->
    [f] pronta
   *[m] pronto
}.
event-room-revealed = Uma sala é revelada: { $room }.
event-monster-placed = { $figure-the } aparece em { $monster-cells }.
event-round-started = Começa a rodada { $round }.
event-stance-taken = { $figure-the } fica { $stance } nesta rodada.
event-turn-started = Turno { $figure-of }.
event-turn-ended = { $figure-the } termina o turno.
event-action-spent = { "" }
event-movement-gained = { $figure-the } ganha { $amount } de movimento.
event-strode = { $figure-the } vai para { $cell }.
event-spikes-trodden = { $figure-the } está sobre os espinhos.
event-poison-worked = O veneno fere { $figure-the }.
event-chest-taken = { $figure-the } abre o baú em { $cell }: { $item }.
event-item-spent = { $figure-the } gasta { $item-the }.
event-ability-used = { $figure-the } usa { $ability-the }.
event-card-drawn = { $seat-the } compra { $card }.
event-cards-looked-at = { $seat-the } olha { $cards-count ->
    [one] a próxima carta
   *[other] as próximas { $cards-count } cartas
} do baralho.
event-card-put-under = { $seat-the } põe { $card } embaixo do baralho.
event-deck-reshuffled = { $seat-the } embaralha as cartas descartadas.
event-card-played = { $seat-the } joga { $card }.
event-card-discarded = { $card } vai para o descarte.
event-hand-discarded = { $seat-the } descarta { $cards }.
event-fate-drawn = Destino: { $card }.
event-fate-reshuffled = O baralho de destino é embaralhado.
event-focused = { $figure-the } foca { $target-in }.
event-attack-declared = { $figure-the } ataca { $target-the }.
event-redirected = Agora o alvo é { $target-the }.
event-dice-rolled = { $dice-count ->
    [0] { $figure-the } não rola nenhum dado.
   *[other] { $figure-the } rola { $dice-face }.
}
event-die-rerolled = O dado { $number } é rolado de novo: { $die-face }.
event-fate-counted = Vale { $card }: { $figure-the } ataca com { $attack }.
event-attack-valued = { $damage ->
    [0] O ataque não causa dano { $target-to }.
   *[other] O ataque causa { $damage } de dano { $target-to }.
}
event-ward-used = { $card } protege { $seat-the }.
event-torches-burned-down = A última tocha se apaga.
event-armed = { $trigger-rule-id ->
    [TN-CRD-03] Efeito ativo: { $trigger-source }.
   *[other] { "" }
}
event-modified = { $modifier-stat-id ->
    [dice] { $modifier-source }: { $modifier-value-signed } { $modifier-value ->
        [-1] dado
        [1] dado
       *[other] dados
    } para { $modifier-subject-the }.
    [shield] { $modifier-source }: { $modifier-value-signed } de escudo para { $modifier-subject-the }.
    [pace] { $modifier-source }: { $modifier-value-signed } de movimento para { $modifier-subject-the }.
    [damage] { $modifier-source }: { $modifier-value-signed } de dano.
   *[other] { "" }
}

## Perguntas

ask-tiny-round-choose-stances = { $who }: qual postura nesta rodada?
ask-tiny-round-choose-cards = { $who }: qual carta você guarda?
ask-tiny-hero-turn-choose = { $who }: o que você faz?
ask-tiny-monster-turn-find-focus = { $who }: em quem o monstro foca?
ask-tiny-beguile-choose-puppet = { $who }: qual inimigo você ludibria?
ask-tiny-beguile-choose-victim = { $who }: quem ele deve atacar?
ask-tiny-march-make-room = { $who }: qual casa vazia?
ask-tiny-push-choose-square = { $who }: empurrar para qual casa?
ask-tiny-choose-targets-lay-area = { $who }: quais casas a área cobre?
ask-tiny-choose-targets-choose = { $who }: qual alvo?
ask-tiny-reroll-choose-die = { $who }: rolar de novo qual dado?
window-tiny-suffer-before = Quando um herói vai sofrer dano

## Opções

option-stance = { $stance-id ->
    [bold] com ousadia: +1 dado nos ataques
    [wary] com cautela: +1 de escudo
   *[swift] com rapidez: +2 de movimento ao mover
}
option-move = mover
option-go = ir para { $cell }
option-square = { $cell }
option-area = { $cells }
option-attack = atacar { $target-the }
option-target = { $target }
option-play = jogar { $card }
option-keep = guardar { $card }
option-drink = beber { $item-the }
option-die = dado { $number }
option-end = terminar o turno

## Critérios com que os monstros e o destino decidem

measure-spikes = menos espinhos no caminho
measure-movement = menos movimento
measure-distance = mais perto
measure-speed = menor velocidade
measure-attack-lost = ataque mais alto
measure-attack-made = ataque mais baixo

## Texto das cartas

verb-attack = { $dice ->
    [0] Ataque { $power }: { $targets }
    [1] Ataque { $targets } com 1 dado
   *[other] Ataque { $targets } com { $dice } dados
}{ $pierce ->
    [0] { "" }
   *[other] , perfurar { $pierce }
}{ $push ->
    [0] { "" }
   *[other] , empurrar { $push }
}{ $conditions-count ->
    [0] .
   *[other] . { $targets-count ->
        [0] Depois cada alvo fica { $conditions }.
        [1] Depois o alvo fica { $conditions }.
       *[other] Depois os alvos ficam { $conditions }.
    }
}
verb-move = Ganhe { $distance } de movimento.
verb-draw = { $cards ->
    [1] Compre 1 carta.
   *[other] Compre { $cards } cartas.
}
verb-heal = { $targets-side ->
    [self] Cure { $amount }.
   *[other] Cure { $amount }: { $targets }.
}
verb-bonus = { $targets-side ->
    [self] { "" }
   *[other] { $targets }:{ " " }
}{ $stat-id ->
    [dice] { $value-signed } { $value ->
        [1] dado
       *[other] dados
    } nos ataques
    [shield] { $value-signed } de escudo
   *[pace] { $value-signed } de movimento ao mover
} { $until }.
verb-inflict = { $targets-count ->
    [0] { $targets } fica { $condition }.
    [1] { $targets } fica { $condition }.
   *[other] { $targets } ficam { $condition }.
}
verb-parry = Reação. Quando sofrer dano de um ataque, sofra { $less } a menos.
verb-ward = { $listens }, sofra { $less } a menos.
special-beguile = Um inimigo a até alcance 3 ataca outro inimigo à sua escolha com o próprio ataque.
trigger-tiny-suffer-before = { $uses ->
    [0] Quando sofrer dano { $when }
    [1] Na próxima vez que sofrer dano { $when }
   *[other] Nas próximas { $uses } vezes que sofrer dano { $when }
}
when-attacked = de um ataque
where-hurt = com ferimentos
count-adjacent-enemies = inimigo adjacente

## Títulos das regras

rule-TN-GEN-01 = Dois heróis, um por jogador
rule-TN-GEN-02 = Os heróis vencem
rule-TN-GEN-03 = Os heróis perdem
rule-TN-GEN-04 = Quanto duram as tochas
rule-TN-GEN-05 = Inimigos, aliados e amigos
rule-TN-SET-01 = A primeira sala
rule-TN-SET-02 = Baralhos e primeiras mãos
rule-TN-SET-03 = Colocar os monstros
rule-TN-SET-04 = O baralho de destino
rule-TN-SET-05 = O que os heróis carregam
rule-TN-RND-01 = Os passos da rodada
rule-TN-RND-02 = Posturas em segredo
rule-TN-RND-03 = O que as posturas fazem
rule-TN-RND-04 = Ordem de turno por velocidade
rule-TN-RND-05 = De quem é a vez
rule-TN-RND-06 = Fim da rodada
rule-TN-RND-07 = Olhar duas cartas
rule-TN-TRN-01 = Duas ações
rule-TN-TRN-02 = A ação de mover
rule-TN-TRN-03 = Cair no próprio turno
rule-TN-TRN-04 = Fim do turno
rule-TN-MOV-01 = Um passo
rule-TN-MOV-02 = Passar por figuras
rule-TN-MOV-03 = Entulho
rule-TN-MOV-04 = Espinhos
rule-TN-MOV-05 = O caminho de um herói
rule-TN-MOV-06 = Empurrar
rule-TN-MOV-07 = Parar em casa ocupada
rule-TN-DOR-01 = Portas fechadas
rule-TN-DOR-02 = Revelar uma sala
rule-TN-DOR-03 = Seguir além da porta
rule-TN-DOR-04 = Abrir um baú
rule-TN-ATK-01 = Alvo, alcance e visão
rule-TN-ATK-02 = Linha de visão
rule-TN-ATK-03 = Vários alvos
rule-TN-ATK-04 = Proteger um amigo
rule-TN-ATK-05 = Rolar os dados
rule-TN-ATK-06 = Cartas de destino
rule-TN-ATK-07 = Melhor e pior destino
rule-TN-ATK-08 = Rolar de novo
rule-TN-ATK-09 = Escudos e dano
rule-TN-ATK-10 = Condições e depois empurrão
rule-TN-ATK-11 = Uma carta por derrotar
rule-TN-SUF-01 = Antes de sofrer dano
rule-TN-SUF-02 = Perder vida
rule-TN-SUF-03 = Cair
rule-TN-MON-01 = O turno de um monstro
rule-TN-MON-02 = O foco de um monstro
rule-TN-MON-03 = O movimento de um monstro
rule-TN-MON-04 = Ninguém ao seu alcance
rule-TN-MON-05 = O ataque de um monstro
rule-TN-CRD-01 = Jogar uma carta
rule-TN-CRD-02 = Reações
rule-TN-CRD-03 = Cartas duradouras
rule-TN-CRD-04 = Comprar de um baralho vazio
rule-TN-CRD-05 = Ataques forçados
rule-TN-CRD-06 = Colocar uma área
rule-TN-CRD-07 = Cura
rule-TN-ITM-01 = Beber uma poção
rule-TN-ITM-02 = O amuleto
rule-TN-CND-01 = Quanto duram as condições
rule-TN-CND-02 = Envenenado
rule-TN-CND-03 = Atordoado
rule-TN-CND-04 = Assustado

## Um ataque em uma frase

event-attack-ended = { "" }
sum-attack-declared = { $figure-the } ataca { $target-the }
sum-redirected = mas o alvo é { $target-the }
sum-dice-rolled = { $dice-count ->
    [0] nenhum dado
   *[other] dados { $dice-face }
}
sum-die-rerolled = dado { $number } de novo: { $die-face }
sum-fate-counted = destino { $card } ({ $attack })
sum-attack-valued = { $damage } após os escudos
sum-moved = empurrão
also-moved = move-se { $figure-the }

## Quem os outros aguardam

wait-tiny-hero-turn-choose = { $who } { wait-chooses } o que fazer.
wait-tiny-choose-targets-choose = { $who } { wait-chooses } um alvo.
wait-tiny-choose-targets-lay-area = { $who } { wait-chooses } onde colocar a área.
wait-tiny-push-choose-square = { $who } { wait-chooses } para onde empurrar.
wait-tiny-monster-turn-find-focus = { $who } { wait-chooses } em quem o monstro foca.

## Por que uma casa ou uma figura não pode ser escolhida

not-here = { $who-the } já está ali.
not-occupied = Ocupada { $who-by }.
not-door = Há uma porta fechada ali.
not-no-action = Não resta nenhuma ação para atacar.
not-no-movement = Não resta movimento: faça primeiro uma ação de mover.
not-movement = Longe demais: requer { $number } de movimento, restam { $limit }.
not-cut-off = Nenhum caminho leva até lá: há monstros ou paredes no meio.
not-range = Fora de alcance: alcance { $number }, limite { $limit }.
not-sight = Sem linha de visão: uma parede ou uma porta fechada a bloqueia.
not-friend = { $who-the } está do mesmo lado.
not-enemy = { $who-the } está do outro lado.
not-self = Aqui você não pode escolher a si mesmo.
not-targeted = { $who-the } já é alvo.
not-unhurt = { $who-the } não tem ferimentos.
not-no-victim = { $who-the } não tem ninguém do seu lado ao alcance.
not-step = Casa a casa: não fica ao lado { $who-of }.
not-not-farther = Não fica mais longe { $who-of }: alcance { $number }, agora { $limit }.
not-farther = Há outra casa mais perto.
not-area-far = A área não chega a esta casa, não importa como você a gire.
not-area-nobody = A partir desta casa a área não atingiria ninguém.

## O que se escolhe antes de jogar

games-count = { $all ->
    [one] um cenário
   *[other] dá para jogar { $open } de { $all } cenários, { $complete } deles completos
}
games-scenario = cenários
games-difficulty = dificuldades
difficulty-easy = fácil
difficulty-normal = normal
difficulty-hard = difícil
difficulty-very-hard = muito difícil
games-hero = heróis
game-lead = Um pequeno jogo nosso: dois heróis, um porão e um punhado de goblins. Aprende-se em cinco minutos.
setup-scenario = Cenário
setup-party = O grupo
setup-hero = Herói
setup-difficulty = Dificuldade

## À mesa

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

## Por que um bot escolheria assim

hint-kill = O alvo pode cair.
hint-attack = É o inimigo mais fraco ao alcance.
hint-target = É o alvo que mais dano pode receber.
hint-several = Atinge vários inimigos de uma vez.
hint-push = Faz o inimigo recuar.
hint-spikes = Espinhos machucam.
hint-area = Há mais inimigos ali.
hint-card = Agora faz mais do que um ataque comum.
hint-heal = Alguém está muito ferido.
hint-drink = Você tem pouca vida.
hint-wary = Você tem ferimentos: um escudo vale mais do que um dado.
hint-bold = Haverá alguém para atacar.
hint-swift = Há um longo caminho pela frente.
hint-approach = Põe um inimigo ao alcance.
hint-door = A sala está livre: agora é a porta.
hint-guard = Você aguenta melhor o golpe.
hint-parry = Doeria.
hint-reroll = Esse dado só pode melhorar.
hint-keep = Valerá mais depois.
hint-take = Será mais útil.
hint-end = Não resta nada melhor a fazer.

setup-not-beside-a-charge = O que a campanha manda já está decidido: não dá para escolher mais nada.
setup-not-charged = O que a campanha pede não dá para jogar: { $fault }.

## Texto das cartas: quantidades

amount-per = { $letter } é { $plus ->
    [0] { $each } para cada { $of }
   *[other] { $plus } mais { $each } para cada { $of }
}{ $most ->
    [0] .
   *[other] , no máximo { $most }.
}
amount-stat = { $letter } é { $times ->
    [1] seu valor de { $stat }
   *[other] { $times } vezes seu valor de { $stat }
}{ $plus ->
    [0] .
   *[other] { " " }{ $plus-signed }.
}
amount-level = { $letter } conforme o nível: { $values }.

## Texto das cartas: alvos. $count: 0 são todos; $range: 1 é adjacente

targets-self = você
targets-allies = { $count ->
    [0] cada aliado
    [1] um aliado
   *[other] até { $count } aliados
}
targets-friends = { $count ->
    [0] você e cada aliado
    [1] você ou um aliado
   *[other] até { $count } entre você e seus aliados
}
targets-enemies = { $count ->
    [0] cada inimigo
    [1] um inimigo
   *[other] até { $count } inimigos
}
targets-anyone = { $count ->
    [0] cada figura
    [1] uma figura
   *[other] até { $count } figuras
}
targets-in-area = em { $area }
targets-in-range = { $range ->
    [0] onde quer que esteja
    [1] { $count ->
        [0] adjacente
        [1] adjacente
       *[other] adjacentes
    }
   *[other] dentro de alcance { $range }
}
