### A campanha: aventura após aventura, experiência, a loja, o caminho até o Grande Final.

game-descent-campaign = A Runa das Sombras
    .article = no
    .gender = f
game-descent-campaign-lead = A campanha de Descent: nove aventuras em dois atos. Os heróis e o Senhor Supremo crescem com experiência, ouro e relíquias; o Grande Final decide.
variant-own-table = as aventuras também podem ser jogadas na mesa de vocês e anotadas aqui
setup-not-bought-before-a-campaign = Uma campanha começa com as habilidades básicas e o equipamento inicial; o resto se compra pelo caminho.

## Acontecimentos

event-hero-enlisted = { $hero-hero-the } participa; classe: { $hero-calling }{ $hero-items-count ->
    [0] { "" }
   *[other] ; leva: { $hero-items }
}.
event-overlord-enlisted = O Senhor Supremo participa{ $overlord-cards-count ->
    [0] { "" }
   *[other] { " " }e acrescentou ao seu baralho: { $overlord-cards }
}.
event-sheet-read = A campanha continua no Ato { $act ->
    [2] II
   *[1] I
}, depois de { $played-count ->
    [one] 1 aventura
   *[other] { $played-count } aventuras
} e com { $purse-gold } de ouro.
event-quest-chosen = { $side-id ->
    [heroes] Os heróis escolhem a próxima aventura: { $quest }.
    [overlord] O Senhor Supremo escolhe a próxima aventura: { $quest }.
   *[none] A próxima aventura: { $quest }.
}
event-quest-ended = { $played-winner-id ->
    [heroes] { $played-quest }: os heróis venceram
   *[overlord] { $played-quest }: o Senhor Supremo venceu
}{ $played-recorded ->
    [yes] , na própria mesa
   *[no] { "" }
}.
event-items-returned = Os heróis voltam com outras cartas do que as que levaram.
event-gold-gained = { $source-id ->
    [search] As cartas de busca rendem { $gold } de ouro.
    [epic] Os heróis começam com { $gold } de ouro.
   *[other] Os heróis recebem { $gold } de ouro como recompensa.
}
event-experience-gained = { $seat-the } ganha { $xp } PE.
sum-experience-shared = { $seats-the } ganham { $xp } PE cada
event-skill-learned = { $seat-the } aprende { $skill } por { $xp } PE.
event-overlord-card-bought = O Senhor Supremo adquire { $card } por { $xp } PE.
event-relic-taken = O Senhor Supremo fica com uma relíquia: { $relic }.
event-relic-given = { $seat-the } recebe uma relíquia: { $card }.
event-shop-opened = { $cards-count ->
    [0] A loja não tem mais nada para vender.
   *[other] À venda em Arhynn: { $cards }.
}
event-shop-closed = Os heróis saem da loja.
event-card-bought = { $price } de ouro por { $card }, para { $seat-the }.
event-card-sold = { $seat-the } vende { $card } por { $price } de ouro{ $for-good ->
    [yes] ; a carta volta para a caixa
   *[no] { "" }
}.
event-card-handed-over = { $seat-the } passa { $card } { $to-to }.
event-act-two-began = Começa o Ato II: de agora em diante monstros e tenentes são mais fortes.
event-first-shop-cleared = { $cards-count ->
    [one] A última carta da loja do Ato I volta para a caixa.
   *[other] As { $cards-count } cartas que restavam na loja do Ato I voltam para a caixa.
}

## Perguntas

ask-descent-campaign-where = { $who }: vocês jogam a aventura aqui ou anotam como ela acabou na mesa de vocês?
ask-descent-choose-quest-choose = { $who }: qual é a próxima aventura?
ask-descent-spend-experience-choose = { $who }: você gasta experiência?
ask-descent-shopping-choose = { $who }: o que vocês compram, vendem ou passam adiante?
ask-descent-shopping-choose-buyer = { $who }: quem fica com { $about-card } por { $about-gold } de ouro?
ask-descent-shopping-agree = { $who }: vender { $about-card } por { $about-gold } de ouro?
ask-descent-shopping-choose-taker = { $who }: quem fica com { $about-card }?
ask-descent-give-relic-choose = { $who }: quem fica com a relíquia { $about-card }?
ask-descent-count-gold-ask-gold = { $who }: quanto ouro há nas cartas de busca que vocês acharam?
ask-descent-give-up-campaign-ask-others = { $who }: desistir da campanha?
wait-descent-campaign-where = { $who } { wait-chooses } onde a aventura é jogada.
wait-descent-choose-quest-choose = { $who } { wait-chooses } a próxima aventura.
wait-descent-spend-experience-choose = { $who } { wait-decides } como gastar experiência.
wait-descent-shopping-choose = { $who } { wait-chooses } o que comprar.
wait-descent-shopping-choose-buyer = { $who } { wait-chooses } quem fica com { $about-card }.
wait-descent-shopping-agree = { $who } { wait-decides } se vende { $about-card }.
wait-descent-shopping-choose-taker = { $who } { wait-chooses } quem fica com { $about-card }.
wait-descent-give-relic-choose = { $who } { wait-chooses } quem fica com { $about-card }.
wait-descent-count-gold-ask-gold = { $who } { wait-decides } quanto ouro foi achado.
wait-descent-give-up-campaign-ask-others = { $who } { wait-chooses } se quer desistir.

## Opções

option-next-quest = { $quest }
option-play-here = jogar aqui
option-record = { $winner-id ->
    [heroes] já jogamos: os heróis venceram
   *[overlord] já jogamos: o Senhor Supremo venceu
}
option-gold = { $gold } de ouro
option-learn = aprender { $skill } ({ $skill-xp } PE)
option-buy-overlord-card = adquirir { $card } ({ $card-xp } PE)
option-save = guardar o resto
option-buy = comprar { $card } ({ $card-price } de ouro)
option-sell = vender { $card }
option-hand-over = passar { $card } adiante
option-give-to = { $seat }
option-back = voltar
option-leave-shop = sair da loja
option-agree = vender

## Por que algo não pode ser escolhido

not-quest-played = Já foi jogada nesta campanha.
not-quest-introduction-now = A introdução é jogada antes de todo o resto.
not-quest-act-1-now = Uma aventura do Ato I, e { $what ->
    [introduction] primeiro vem Primeiro Sangue
    [interlude] três já foram jogadas: vem o Interlúdio
   *[other] o Ato I acabou
}.
not-quest-interlude-now = { $what ->
    [introduction] O Interlúdio vem depois de três aventuras do Ato I.
    [act-1] O Interlúdio vem depois de três aventuras do Ato I.
   *[other] Uma campanha tem um só Interlúdio, e ele já acabou.
}
not-quest-act-2-now = { $what ->
    [finale] Três aventuras do Ato II já foram jogadas: vem o Grande Final.
   *[other] Uma aventura do Ato II, que começa depois do Interlúdio.
}
not-quest-finale-now = O Grande Final vem depois de três aventuras do Ato II.
not-quest-closed-heroes = Só abre se os heróis vencerem { $any-of }; { $what ->
    [nobody] ela não foi jogada e conta para o Senhor Supremo
   *[other] o Senhor Supremo a venceu
}.
not-quest-closed-overlord = Só abre se o Senhor Supremo vencer { $any-of }; os heróis a venceram.
not-quest-of-who-is-ahead = { $what ->
    [heroes] Os heróis venceram mais aventuras deste ato, então joga-se a outra.
   *[other] O Senhor Supremo venceu mais aventuras deste ato, então joga-se a outra.
}
not-skill-known = Já aprendida.
not-skill-dear = Custa { $number } PE; você tem { $limit }.
not-skill-of-another-class = Uma habilidade de outra classe.
not-card-sold-out = { $number ->
    [one] Há uma só cópia, e ela já é sua.
   *[other] Há { $number } cópias, e todas são suas.
}
not-card-without-lower-ones = Precisa de { $limit } cartas da sua classe e de nível inferior; você tem { $number }.
not-card-dear-in-experience = Custa { $number } PE; você tem { $limit }.
not-ware-dear = Custa { $number } de ouro; na bolsa há { $limit }.
not-relic-not-sold = Relíquias nunca são vendidas.
not-starting-not-exchanged = O equipamento inicial fica com seu herói; só pode ser vendido.

## Por que um bot escolheria assim

hint-campaign-quest-likely = É a que o seu lado vence com mais frequência.
hint-campaign-skill = É a próxima habilidade que mais serve à classe.
hint-campaign-card = É a próxima carta de um baralho forte.
hint-campaign-save-xp = Mais tarde, com mais experiência, há algo melhor.
hint-campaign-ware = É o que mais melhora o equipamento de alguém.
hint-campaign-sell = Ninguém mais usaria, e ouro sempre serve.
hint-campaign-save-gold = Nada do que está à venda vale o preço agora.
hint-campaign-give = É onde ela é mais útil.
hint-campaign-play-here = A aventura pode ser jogada aqui mesmo.
hint-campaign-agree = O ouro vale mais que a carta.

## A mesa

campaign-goal = Quem vencer o Grande Final vence a campanha.
campaign-away = Os heróis estão numa aventura: { $quest }.
campaign-gauge-act = Ato
campaign-gauge-gold = Ouro dos heróis
campaign-gauge-won-heroes = Aventuras vencidas pelos heróis
campaign-gauge-won-overlord = Aventuras vencidas pelo Senhor Supremo
campaign-gauge-xp = Experiência
campaign-gauge-xp-note = { $earned } PE ganhos, { $spent } gastos
campaign-xp = { $n } PE
campaign-pile-skills = Habilidades
campaign-pile-items = Equipamento
campaign-pile-bought = Cartas acrescentadas ao baralho
campaign-pile-relics = Relíquias
campaign-pile-basic = Cartas básicas
pile-bought = Cartas acrescentadas ao baralho
pile-relics = Relíquias

## O caminho das aventuras

campaign-path-heroes = { $quest } (heróis)
campaign-path-overlord = { $quest } (Senhor Supremo)
campaign-act-introduction = Introdução
campaign-act-act-1 = Ato I
campaign-act-interlude = Interlúdio
campaign-act-act-2 = Ato II
campaign-act-finale = Grande Final
campaign-quests-introduction = Introdução
campaign-quests-act-1 = Ato I: três destas aventuras
campaign-quests-interlude = Interlúdio: uma destas
campaign-quests-act-2 = Ato II: três destas aventuras
campaign-quests-finale = Grande Final: uma destas
campaign-quest-heroes-won = Os heróis venceram.
campaign-quest-overlord-won = O Senhor Supremo venceu.
campaign-quest-next = A próxima aventura.
campaign-quest-open = Aberta.
campaign-rewards-heroes = Se os heróis vencerem: { $rewards }.
campaign-rewards-overlord = Se o Senhor Supremo vencer: { $rewards }.
reward-gold = { $each } de ouro para cada herói
reward-experience = mais { $each } PE
reward-item = a relíquia { $item }
reward-relic = a relíquia { $relic }
reward-line = { $line-id ->
   *[other] uma vantagem no Grande Final
}
campaign-way = No caminho desde Arhynn: { $icons }.
campaign-opens-heroes = Uma vitória dos heróis abre { $quest }.
campaign-opens-overlord = Uma vitória do Senhor Supremo abre { $quest }.

## A loja e a experiência

campaign-wares = Loja (na bolsa há { $n } de ouro)
campaign-carried = { $who }: para vender ou passar adiante
campaign-resale = vende-se por { $n } de ouro
campaign-priced = { $label } ({ $price })
campaign-skills = Habilidades: { $who } ({ $n } PE por gastar)
campaign-deck = Cartas de Senhor Supremo: { $deck }
campaign-deck-warlord = Senhor da Guerra
campaign-deck-saboteur = Sabotador
campaign-deck-magus = Magus
campaign-deck-universal = Universal
campaign-level = Nível { $n }
campaign-owned = { $of ->
    [one] Já é sua.
   *[other] Você tem { $n } de { $of }.
}

## No que deu a campanha

campaign-stat-earned = Experiência ganha
campaign-stat-spent = Experiência gasta
campaign-stat-cards = Habilidades e cartas adquiridas
campaign-stat-items = Itens e relíquias
campaign-stat-quests = Aventuras vencidas
campaign-stat-gold = Ouro ganho em conjunto

## Modo de linhas

table-legend-descent-campaign = Aventuras: + os heróis venceram, - o Senhor Supremo venceu, > a próxima, ? aberta.
table-campaign-shown = Ato { $act ->
    [2] II
   *[1] I
}, { $gold } de ouro; aventuras vencidas: heróis { $heroes }, Senhor Supremo { $overlord }{ $quest-id ->
    [none] { "" }
   *[other] ; agora: { $quest }
}
table-hero-sheet-shown = { $seat }, { $calling }: { $xp } PE{ $skills-count ->
    [0] { "" }
   *[other] ; habilidades: { $skills }
}{ $items-count ->
    [0] { "" }
   *[other] ; leva: { $items }
}
table-overlord-sheet-shown = Senhor Supremo: { $xp } PE{ $cards-count ->
    [0] { "" }
   *[other] ; cartas: { $cards }
}{ $relic-count ->
    [0] { "" }
   *[other] ; relíquias: { $relic }
}
table-ware-shown = Na loja: { $card }, { $price } de ouro{ $lacking ->
    [0] { "" }
   *[other] { " " }(faltam { $lacking })
}
table-resale-shown = Para vender: { $card } { $seat-of }, { $price } de ouro
table-quest-won-shown = { $quest }: { $winner-id ->
    [heroes] vencida pelos heróis
   *[overlord] vencida pelo Senhor Supremo
}
table-quest-open-shown = { $quest }: aberta
table-quest-later-shown = { $quest }: fechada, { $act-id ->
    [introduction] a introdução vem antes de todo o resto
    [interlude] { $due-id ->
        [act-1] o Interlúdio vem depois de três aventuras do Ato I
       *[other] o Interlúdio acabou
    }
    [act-2] { $due-id ->
        [finale] o Ato II acabou
       *[other] o Ato II vem depois do Interlúdio
    }
    [finale] o Grande Final vem depois de três aventuras do Ato II
   *[other] o Ato I acabou
}
table-quest-shut-shown = { $quest }: fechada, { $winner-id ->
    [none] { $first } não foi jogada e conta para o Senhor Supremo
    [heroes] os heróis venceram { $first }
   *[overlord] o Senhor Supremo venceu { $first }
}
table-quest-of-others-shown = { $quest }: fechada, { $ahead-id ->
    [heroes] os heróis venceram mais aventuras do ato
   *[overlord] o Senhor Supremo venceu mais aventuras do ato
}
table-rewards-shown = { $side-id ->
    [heroes] Se os heróis vencerem: { $rewards-text }
   *[overlord] Se o Senhor Supremo vencer: { $rewards-text }
}
