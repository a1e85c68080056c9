### As palavras da campanha; as de O porão ficam por baixo.

game-tiny-campaign = Três noites no porão
game-lead = A campanha do porão: três incursões com uma loja entre elas. O ouro e os ferimentos continuam.

## Nomes

delve-first-night = A primeira noite
    .article = no
delve-long-night = A noite longa
    .article = no
delve-short-night = A noite curta
    .article = no
delve-last-night = A última noite
    .article = no
ware-bandage = atadura
    .gender = f
ware-potion = poção
    .gender = f
ware-torch = tocha
    .gender = f
ware-amulet = amuleto
    .gender = m
ware-bag = bolsa fechada
    .gender = f

## Acontecimentos

event-hero-hired = { $hero-items-count ->
    [0] { $hero-hero-the } entra para o grupo.
   *[other] { $hero-hero-the } entra para o grupo e carrega: { $hero-items }.
}
event-way-taken = Noite { $night }: { $delve }.
event-delve-ended = { $night-won ->
    [yes] { $night-delve }: incursão vencida.
   *[no] { $night-delve }: incursão perdida.
}
event-hero-returned = { $fallen ->
    [yes] { $wounds ->
        [1] { $seat-the } chega em casa nos braços dos outros, com 1 ferida.
       *[other] { $seat-the } chega em casa nos braços dos outros, com { $wounds } feridas.
    }
   *[no] { $wounds ->
        [0] { $seat-the } volta sem feridas.
        [1] { $seat-the } volta com 1 ferida.
       *[other] { $seat-the } volta com { $wounds } feridas.
    }
}
event-gold-earned = { $seat-the } ganha { $gold } de ouro.
event-ware-bought = { $seat-the } paga { $price } de ouro: { $ware }.
event-bag-opened = Na bolsa: { $ware }.
event-item-gained = { $seat-the } guarda { $item-the }.
event-wounds-dressed = { $wounds ->
    [1] { $seat-the } cura 1 ferida.
   *[other] { $seat-the } cura { $wounds } feridas.
}
event-torches-packed = { $torches ->
    [1] As tochas da próxima incursão duram 1 rodada a mais.
   *[other] As tochas da próxima incursão duram { $torches } rodadas a mais.
}

## Perguntas e opções

ask-tiny-campaign-choose-way = { $who }: por onde vocês vão esta noite?
wait-tiny-campaign-choose-way = { $who } { wait-chooses } o caminho.
ask-tiny-shop-choose = { $who }: o que você compra?
wait-tiny-shop-choose = { $who } { wait-chooses } o que comprar.
option-way = { $delve }
option-buy = { $ware } ({ $ware-price } de ouro)
option-leave = mais nada

## Por que uma mercadoria não pode ser comprada

not-ware-dear = Custa { $number } de ouro, e há { $limit }.
not-ware-unhurt = Não há ferida para tratar.
not-ware-twice = Um já basta.

## A mesa

campaign-night = Noite
campaign-nights = { $night } de { $nights }
campaign-goal-win = Vençam a última das três incursões.
campaign-goal-lose = Se a última incursão for perdida, a campanha está perdida.
campaign-gold = Ouro
campaign-wounds = Feridas
campaign-torches = Tochas compradas
campaign-wares = Loja
campaign-ways = A próxima incursão
campaign-items = Equipamento
campaign-won = vencida
campaign-lost = perdida
campaign-ahead = por vir
campaign-ware-heals = Cura { $n ->
    [1] 1 ferida.
   *[other] { $n } feridas.
}
campaign-ware-torches = A próxima incursão dura { $n ->
    [1] 1 rodada a mais.
   *[other] { $n } rodadas a mais.
}
campaign-ware-item = Desce com você.
campaign-ware-bag = Contém uma destas coisas: { $wares }.
campaign-price = { $n } de ouro
campaign-delve-gold = Paga { $n } de ouro a cada herói se for vencida.
campaign-delve-torches = As tochas duram { $n } rodadas.
campaign-delve-monsters = { $n ->
    [1] Lá embaixo espera 1 monstro.
   *[other] Lá embaixo esperam { $n } monstros.
}
campaign-below = Os heróis estão no porão.

## No que deu a campanha

campaign-stat-points = Pontos
campaign-stat-gold = Ouro restante
campaign-stat-earned = Ouro ganho
campaign-stat-spent = Ouro gasto

## Dicas

hint-way = Exige menos dos feridos.
hint-bandage = As feridas descem com você.
hint-potion = Uma poção pode salvar um herói.
hint-torch = A última incursão é longa.
hint-amulet = Permite repetir um dado a cada rodada.
hint-save = Agora nada aqui vale o preço.

## Títulos das regras

rule-TN-CAM-01 = Três noites
rule-TN-CAM-02 = Escolher o caminho
rule-TN-CAM-03 = Descer ao porão
rule-TN-CAM-04 = O que uma incursão paga
rule-TN-CAM-05 = As feridas ficam
rule-TN-CAM-06 = Os itens ficam
rule-TN-CAM-07 = A loja
rule-TN-CAM-08 = Para que serve cada mercadoria
rule-TN-CAM-09 = A bolsa
rule-TN-CAM-10 = O fim da campanha
rule-TN-CAM-11 = Pontos
