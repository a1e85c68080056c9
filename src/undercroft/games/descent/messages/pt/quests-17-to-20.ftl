### A virada da serpe, A ascensão da serpe, Gryvorn à solta, O homem que queria ser rei.

## Nomes

quest-the-wyrm-turns = A virada da serpe
    .gender = f
    .article = no
quest-the-wyrm-rises = A ascensão da serpe
    .gender = f
    .article = no
quest-gryvorn-unleashed = Gryvorn à solta
    .gender = m
    .article = no
quest-the-man-who-would-be-king = O homem que queria ser rei
    .gender = m
    .article = no
figure-gryvorn = Gryvorn
    .gender = m
    .article = no
ally-belthir-captive = Belthir cativo
    .gender = m
    .article = no
    .number = no
ally-belthir-ally = Belthir liberto
    .gender = m
    .article = no
    .number = no
ally-freed-frederick = Frederick
    .gender = m
    .article = no
    .number = no

## Fichas, faces, contadores

token-fire = fogueira de sinal
    .gender = f
token-stone = pedra do altar
    .gender = f
token-seal = grande selo
    .gender = m
token-miner = mineiro
    .gender = m
token-rubble = escombros
    .gender = mp
token-brood-pit = fosso da ninhada
    .gender = m
token-ward-stone = pedra guardiã
    .gender = f
token-breach = brecha
    .gender = f
token-anchor = âncora
    .gender = f
kind-fire = { token-fire }
    .gender = f
kind-stone = { token-stone }
    .gender = f
kind-seal = { token-seal }
    .gender = m
kind-miner = { token-miner }
    .gender = m
kind-rubble = { token-rubble }
    .gender = mp
kind-brood-pit = { token-brood-pit }
    .gender = m
kind-ward-stone = { token-ward-stone }
    .gender = f
kind-breach = { token-breach }
    .gender = f
kind-anchor = { token-anchor }
    .gender = f
face-out = apagada de vez
face-meal-1 = uma refeição
face-meal-2 = duas refeições
face-fed = saciado
face-sound = intacta
face-whole = restaurada
face-profaned = profanada
face-loose = solta
face-bound = presa
counter-trust = confiança de Belthir
    .gender = f
counter-left-belthir-captive = Belthir saiu
    .gender = m
counter-stones = pedras no selo
    .gender = fp
counter-cracks = rachaduras no selo
    .gender = fp
counter-saved = mineiros salvos
    .gender = mp
counter-taken = mineiros levados
    .gender = mp
counter-collapses = desabamentos da galeria
    .gender = mp
counter-smashed = fossos da ninhada destruídos
    .gender = mp
counter-soared = rodadas desde que Belthir se ergueu
    .gender = fp
counter-whole = pedras guardiãs restauradas
    .gender = fp
counter-ended = pedras guardiãs decididas
    .gender = fp
counter-profaned-ward-stone-1 = profanações da pedra do leste
    .gender = fp
counter-profaned-ward-stone-2 = profanações da pedra do norte
    .gender = fp
counter-profaned-ward-stone-3 = profanações da pedra do oeste
    .gender = fp
counter-restored-ward-stone-1 = restaurações da pedra do leste
    .gender = fp
counter-restored-ward-stone-2 = restaurações da pedra do norte
    .gender = fp
counter-restored-ward-stone-3 = restaurações da pedra do oeste
    .gender = fp
counter-bound = âncoras presas
    .gender = fp
counter-ruin = ruína
    .gender = f
counter-left-splig = Splig saiu
    .gender = m

## Ações especiais

act-light-signal = acender a fogueira de sinal (confiança −1)
act-douse-signal = apagar de vez a fogueira de sinal (confiança +1)
act-tend = cuidar de Belthir
act-set-stone = encaixar a pedra no selo (uma rachadura a menos)
act-crack = rachar o selo, uma vez por turno ao todo
act-crack-set = rachar o selo apesar de uma pedra, uma vez por turno ao todo
act-put-back = devolver a pedra ao altar
act-force-gate = forçar o portão
act-collapse = fazer a galeria desabar
act-clear = remover os escombros
act-feed = alimentar a ninhada
act-smash-pit = destruir o fosso da ninhada
act-profane = profanar a pedra guardiã
act-restore = restaurar a pedra guardiã
act-bind = prender a âncora
act-break-anchor = quebrar a âncora
act-lock-door = trancar uma porta
act-hurry-splig = apressar Splig
act-crown-heal = a coroa cura Zachareth
act-crown-command = a coroa ordena
act-command = Domínio pela coroa
act-take-items = recolher as cartas de um herói perdido

## Objetivos e regras

goal-all-out = nenhum herói estiver de pé
rule-obstacle = bloqueia o movimento e a linha de visão: { $token }
rule-wait = no começo não são ativados: { $who }
wait-mark = { $value-id ->
    [west-open] até que duas pedras guardiãs estejam decididas
   *[other] { "" }
}
rule-skip-turn = { $rounds ->
    [0] os heróis jogam seus turnos desde a primeira rodada
    [one] os heróis perdem o primeiro turno
   *[other] os heróis perdem os primeiros { $rounds } turnos
}{ $when-id ->
    [none] { "" }
   *[other] , conforme o primeiro encontro
}
rule-discard-for = uma vez por turno o Senhor Supremo pode descartar { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}: { $act }
discard-for-deed = { $value-id ->
    [cave-in] ; todos na galeria fazem um teste de Percepção ou sofrem 2 de Dano, e o terceiro desabamento deixa escombros em dois espaços
    [hurry-splig] ; Splig move 2 espaços
   *[other] { "" }
}
test-at-beside = { "" }
test-at-at = { "" }
test-at-side = { "" }
test-at-shares = { "" }
test-at-needs = { "" }
door-test-again = { "" }
arrive-round = { "" }
way-entrance-1 = primeira entrada
    .gender = f
way-entrance-2 = segunda entrada
    .gender = f

## Regras com nome

special-tend = um herói adjacente a Belthir cuida dele: ele recupera 2 de Dano, e isso ganha confiança
special-win-trust = a confiança de Belthir cresce quando ele derrota um monstro ou um herói cuida dele, uma vez por rodada ao todo
special-lose-trust = a confiança de Belthir diminui quando um só ataque lhe causa 4 de Dano ou mais
special-sway = no início de uma rodada o Senhor Supremo pode descartar 2 cartas: se Belthir então falhar em um teste de Vontade, age pelo Senhor Supremo nessa rodada e confia menos; sem confiança fica do lado dele de vez
special-put-back = volta para o seu altar
special-stone-is-set = enquanto há uma pedra encaixada
special-no-stone-is-set = enquanto não há nenhuma pedra encaixada
special-cave-in = todos na galeria fazem um teste de Percepção ou sofrem 2 de Dano; o terceiro desabamento deixa escombros em dois espaços
special-lay-meals = cada mineiro levado é uma refeição em um fosso da ninhada, no máximo duas em cada
special-brood = cada fosso pode ser alimentado uma vez por turno; com { $n } refeições está saciado, e destruí-lo exige dois sucessos
special-feed = há mais uma refeição no fosso
special-smash-pit = um fosso saciado exige dois sucessos
special-rising = no fim de um turno do Senhor Supremo com três fossos saciados, ou dois e nenhum outro, Belthir se ergue: 6 de Vida a mais, um dado vermelho a mais, e não pode ser imobilizado
special-soaring = cada rodada depois disso conta enquanto ele viver
special-hot-stone = a lava causa 2 de Dano a até 3 espaços de um fosso saciado
special-lines = as linhas da campanha decidem a preparação: Frederick, Khorayt, amarra, sangue, serpe
special-line-binding = se a amarra é dos heróis, eles podem repetir um teste da aventura por rodada; se não, o Senhor Supremo compra uma carta a mais antes do primeiro encontro
special-ward-stones = uma pedra fica profanada após { $n } profanações, e restaurada após duas restaurações; então seu guardião vai embora, e a segunda pedra decidida abre o oeste
special-profane = uma vez por pedra e turno
special-restore = dois sucessos a restauram
special-unchain = Gryvorn pode atacar com as duas ações, voa, e não pode ser atordoado nem imobilizado
special-rise-unbound = enquanto houver menos de três âncoras presas, Gryvorn se ergue de novo com 6 de Vida junto à brecha; o Senhor Supremo compra uma carta e há 1 de ruína a mais; quem porta a Runa das Sombras prende uma âncora contra um escudo a menos
special-rage = os ataques de Gryvorn contam para a ruína deste turno
special-ruin = 1 de ruína no fim de um turno do Senhor Supremo em que Gryvorn atacou e está sobre a brecha
special-ruin-by-time = 1 de ruína no fim de cada terceira rodada
special-lasting-wounds = um herói que volta a se levantar tem 2 de Vida a menos neste encontro
special-leave-unlocked = as portas estão fechadas, mas não trancadas
special-lock-door = Splig fecha e tranca uma porta adjacente
special-guarded-door = um tenente junto a uma porta trancada torna os testes nela 1 mais difíceis
special-hurry-splig = Splig move 2 espaços
special-throne-door = a porta da sala do trono está trancada se Zachareth foi coroado; se não, está aberta
special-for-keeps = um herói nocauteado está perdido de vez
special-take-items = todas as cartas de um herói perdido cuja ficha está ali
special-crown = no início do seu turno o Senhor Supremo pode descartar 2 cartas: Zachareth recupera 3 de Dano, ou usa Domínio sem gastar ação neste turno
special-command = Domínio sem gastar ação
special-may-command = em um turno em que a coroa foi usada
special-note-dead = um zumbi que cai junto à ficha de um herói não some por muito tempo
special-return-dead = os zumbis que caíram junto à ficha de um herói voltam no fim da rodada
special-endless-dead = a partir da rodada 6 chegam zumbis também pelas pontas da sala do trono, e cada herói sofre 1 de Fadiga no fim da rodada
source-win-trust = confiança
    .gender = f
source-lose-trust = confiança
    .gender = f
source-sway = tentação
    .gender = f
source-rising = ascensão
    .gender = f
source-soaring = ascensão
    .gender = f
source-gryvorn = Gryvorn
    .gender = m
    .article = no
source-rise-unbound = brecha
    .gender = f
source-rage = fúria de Gryvorn
    .gender = f
source-ruin = ruína
    .gender = f
source-ruin-by-time = ruína
    .gender = f
source-lasting-wounds = feridas duradouras
    .gender = fp
source-wounds = feridas duradouras
    .gender = fp
source-crown = coroa
    .gender = f
source-note-dead = despertar dos mortos
    .gender = m
source-return-dead = despertar dos mortos
    .gender = m
source-endless-dead = mortos sem fim
    .gender = mp
stat-immune-immobilized = não pode ser imobilizado
stat-immune-stunned = não pode ser atordoado
stat-has-fly = voa
stat-more-attacks = ataques a mais

## O que se conta e se pergunta

event-round-over = A rodada { $round } acabou.
event-weakened = { $figure-the } tem { $health } de Vida a partir de agora.
ask-descent-cave-in-choose = { $who }: que dois espaços ficam bloqueados?
ask-descent-lay-meals-choose = { $who }: em que fosso da ninhada fica a refeição?
ask-descent-rise-unbound-choose = { $who }: onde Gryvorn se ergue?
ask-descent-lock-door-choose = { $who }: que porta é trancada?
ask-descent-crown-choose = { $who }: o que a coroa dá por duas cartas?
ask-descent-take-items-choose = { $who }: de quem são as cartas recolhidas?
ask-descent-quest-act-offer-repeat = { $who }: repetir o teste?

## De encontro a encontro, e da campanha

descent-history = Da campanha: { $what }.
descent-carries-the-wyrm-turns = A confiança que restar continua valendo: com 2 ou mais Belthir luta pelos heróis no segundo encontro; se não, pelo Senhor Supremo.
descent-carries-the-wyrm-rises = Cada mineiro levado é uma refeição em um fosso da ninhada do segundo encontro; se o tempo acabar, os que restarem contam como levados.
descent-carries-gryvorn-unleashed = Cada pedra restaurada conta como uma âncora presa do segundo encontro, no máximo 2; se Zachareth cair aqui, terá metade da Vida lá.
descent-carries-the-man-who-would-be-king = Se Splig escapar, Zachareth é coroado: 4 de Vida a mais, e a sala do trono fica trancada. Belthir e Alric também estarão lá, com 6 de Vida restantes, se não forem derrotados aqui.
carried-trust = confiança de Belthir { $n }
carried-loyal = { $n ->
    [0] Belthir luta pelo Senhor Supremo
   *[other] Belthir luta pelos heróis
}
carried-taken = { $n ->
    [0] nenhum mineiro levado
    [one] um mineiro levado
   *[other] { $n } mineiros levados
}
carried-share = { $n ->
    [0] as pedras não prendem nenhuma âncora
    [one] as pedras prendem uma âncora
   *[other] as pedras prendem { $n } âncoras
}
carried-zachareth-fell = { $n ->
    [0] Zachareth chega ileso
   *[other] Zachareth tem metade da Vida
}
carried-crowned = { $n ->
    [0] Splig foi pego e a sala do trono está aberta
   *[other] Zachareth foi coroado e a sala do trono está trancada
}
carried-belthir-stands = { $n ->
    [0] Belthir não está
   *[other] Belthir está na sala do trono
}
carried-alric-stands = { $n ->
    [0] Alric não está
   *[other] Alric está na sala do trono
}
carried-line-frederick = { $n ->
    [0] a linha de Frederick é do Senhor Supremo: uma figura a mais nas rodadas pares do primeiro encontro
   *[other] Frederick luta ao lado dos heróis
}
carried-line-khorayt = { $n ->
    [0] a linha de Khorayt é do Senhor Supremo: o último inimigo tem 2 de Vida a mais
   *[other] a linha de Khorayt é dos heróis: o último inimigo tem 4 de Vida a menos
}
carried-line-binding = { $n ->
    [0] a amarra é do Senhor Supremo: uma carta a mais antes do primeiro encontro
   *[other] a amarra é dos heróis: podem repetir um teste da aventura por rodada
}
carried-line-blood = { $n ->
    [0] a linha do sangue é do Senhor Supremo
   *[other] a linha do sangue é dos heróis: Eliza tem metade da Vida
}
carried-line-wyrm = { $n ->
    [0] a serpe é do Senhor Supremo: Belthir participa
   *[other] a serpe é dos heróis: Belthir não aparece
}

history-line-frederick = a história de Frederick
history-line-khorayt = a história de Khorayt
history-line-binding = a história da amarra
history-line-blood = a história do sangue
history-line-wyrm = a história da serpe
