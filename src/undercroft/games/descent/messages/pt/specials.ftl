### O que certas cartas fazem, quando nenhum verbo o diz.

## Perícias e heróis

special-appraisal = descarte a carta de busca e fique com a seguinte
special-army-of-death = seu familiar ataca cada monstro na sua linha de visão
special-borrow-defence = some aos seus os dados de defesa de um herói adjacente
special-challenge = escolha um monstro na sua linha de visão; até seu próximo turno, os ataques entre vocês têm +1 ♥
special-corpse-blast = ataque com Explosão o espaço do seu familiar, sem alcance nem linha de visão; depois ele é derrotado
special-cripple = escolha um monstro adjacente e teste Força; se passar, ele fica imobilizado
special-danger-sense = o Senhor Supremo descarta uma carta ao acaso
special-dark-pact = o outro dos dois sofre tudo no lugar
special-deathly-haste = seu familiar move 1 espaço
special-defend = torne-se o alvo no lugar de um herói adjacente
special-dismiss = retire seu familiar do mapa
special-dying-command = o monstro volta, se move e ataca uma vez por você, e some
special-fall-at-last = depois você é nocauteado
special-fury-of-undeath = ative seu familiar mais uma vez neste turno
special-greedy = procure numa ficha a até 3 espaços
special-lurk = procure numa ficha adjacente
special-move-together = você e um herói a até 3 espaços podem fazer uma ação de movimento cada
special-oath-of-honor = escolha um herói a até 3 espaços e um monstro adjacente a ele; fique junto do monstro e ataque-o
special-prayer-of-healing = você ou um herói adjacente recupera tanto dano quantos corações mostrar um dado vermelho
special-radiant-light = role um dado vermelho: heróis na linha de visão recuperam esse dano, monstros na linha de visão o sofrem
special-raise-dead = coloque o Reanimado num espaço vazio adjacente
special-run-after = mova até 2, com Armadura pesada 1
special-run-before = mova antes até 2, com Armadura pesada 1
special-running-shot = mova até 2, com Armadura pesada 1, depois ataque com um Arco
special-run-and-strike = mova até o dobro da sua Velocidade e ataque uma vez, antes, durante ou depois
special-shared-pain = cada outro monstro do grupo sofre 1 de dano
special-sneaky = abra ou feche uma porta
special-spare-shield = use um Escudo equipado sem esgotá-lo
special-spirits-harm = um monstro ferido por uma perícia sua fica envenenado
special-spirits-harm-all = cada monstro ferido pela perícia fica envenenado
special-spirits-restore = um herói ajudado por uma perícia sua recupera ainda 1 de dano e 1 de fadiga
special-spirits-restore-all = cada herói ajudado pela perícia recupera ainda 1 de dano e 1 de fadiga
special-stoneskin = você ou um herói afetado a até 3 espaços soma um dado cinza de defesa
special-stun-group = escolha um monstro a até 3 espaços; todo o grupo dele fica atordoado
special-take-as-fatigue = sofra como fadiga quanto quiser, até seu Vigor
special-two-targets = um ataque contra dois monstros diferentes
special-vanish = saia do mapa até seu próximo turno; reapareça a até 4 espaços da sua ficha

## Cartas do Senhor Supremo

special-call-minions = lacaios do grupo chegam aos espaços vazios adjacentes
special-charmed-action = você move ou ataca com esse herói como se fosse um monstro, sem fadiga nem poções dele; ele pode atacar a si mesmo
special-despair = no próximo turno o herói sofre 1 de fadiga após cada ação
special-diabolic-power = pegue qualquer carta do baralho ou dos descartes, mostre-a e embaralhe o baralho; cada herói testa Vontade por um Evento, Percepção por uma Armadilha ou Conhecimento por Magia; quem falhar sofre 2 de dano
special-draw-for-group = compre tantas cartas quantas figuras tiver o grupo e fique com uma por herói; o grupo tem 1 ação a menos
special-draw-for-group-keep-two = compre tantas cartas quantas figuras tiver o grupo e fique com duas; o grupo tem 1 ação a menos
special-fill-group = complete o grupo até o limite, em espaços vazios que não estejam a até 3 de um herói
special-lose-point = perder um ponto de movimento, ou ficar atordoado se não houver
special-monkey = até o fim do próximo turno o herói é um macaco: Velocidade 5, sem ataques nem dados de defesa
special-plan-ahead = olhe as cinco primeiras cartas do seu baralho e devolva-as em qualquer ordem
special-repeat-test = o herói o repete com o atributo reduzido em 1; se passar de novo, o Senhor Supremo compra uma carta
special-return-to-hand = esta carta volta à sua mão
special-rise-again = no início do seu turno o monstro volta a até 5 espaços, até o fim dele
special-schemes = diga um tipo de carta e revele até sair uma; fique com ela e descarte as outras
special-stop-moving = o movimento termina
special-word-of-misery = neste turno cada herói que sofrer dano sofre também 1 de fadiga

## Monstros, tenentes, itens, relíquias

special-air = até o próximo turno do Senhor Supremo nenhum ataque o afeta e heróis podem atravessá-lo
special-thin-air = até o próximo turno do Senhor Supremo só ataques de figuras adjacentes o afetam
special-throw = ser colocado num espaço vazio a até 3, no qual se entra
special-fire-breath = o ataque afeta todas as figuras num caminho de 4 espaços a partir do espaço alvo
special-subdue = um alvo ferido recebe uma condição à escolha do Senhor Supremo
special-sacrifice = um monstro adjacente sofre até 5 de dano, e ela recupera o mesmo
special-not-me = teste de Percepção; se passar, um monstro adjacente passa a ser o alvo
special-promotion = teste de Vontade; se passar, um lacaio adjacente vira líder, dentro do limite do grupo
special-cry-havoc = mover e depois atacar com uma só rolagem cada figura atravessada
special-dominion = teste de Vontade; se passar, move 2 espaços um herói na linha de visão, que testa Vontade ou fica imobilizado
special-seduce = teste de Vontade; se passar, move 1 espaço um herói a até 3, que fica atordoado
special-knockback = o alvo é colocado num espaço vazio a até 3, no qual entra
special-overpower = mover; junto a um herói, teste de Força; se passar, trocam de lugar e o herói sofre 1 de fadiga
special-sap-speed = esse herói tem 1 a menos de Velocidade neste turno
special-cast-bones = rola-se o dado azul; com um surto o Senhor Supremo compra uma carta
special-discard-one = descartar uma carta da mão
special-one-of-two = o herói fica imobilizado ou envenenado, à escolha do Senhor Supremo
special-push = mover o alvo 1 espaço
special-leap = outro monstro a até 3 espaços do alvo sofre 1 de dano
special-second-blow = afeta também um segundo monstro adjacente
special-dodge-by-awareness = seus dados de defesa valem escudos iguais à sua Percepção

## Regras que perícias e habilidades trazem, por nome

rule-armor-of-faith = cada herói curado por Prece de Cura tem um dado marrom de defesa a mais até seu próximo turno
rule-cleansing-touch = Prece de Cura descarta ainda uma condição
rule-divine-fury = após Prece de Cura, o próximo ataque desse herói na rodada tem um dado amarelo a mais
rule-holy-power = Prece de Cura pode afetar 2 heróis; com um surto no dado, cada um recupera 1 de fadiga
rule-prayer-of-peace = enquanto está esgotada, monstros adjacentes a você não podem atacar
rule-cloud-of-mist = enquanto está esgotada, ataques a espaços a até 3 de você precisam ceder um surto ou erram
rule-inscribe-rune = toda arma equipada por você conta como Runa
rule-eagle-eyes = figuras aliadas não bloqueiam a linha de visão dos seus ataques com Arco
rule-sneaky = { "" }

## Regras das habilidades dos monstros

rule-web = um herói adjacente sofre 1 de fadiga para sair do seu espaço
rule-reach = seus ataques corpo a corpo alcançam 2 espaços
rule-scamper = pode mover-se através de heróis
rule-cowardly = só gasta surtos a até 3 espaços de um líder ou tenente
rule-flail = seu ataque pode ter 2 heróis diferentes como alvo
rule-shadow = um herói adjacente que ataca precisa ceder um surto ou erra
rule-shambling = só uma ação de movimento em cada ativação
rule-fly = move-se por cima de inimigos e terreno, e termina num espaço vazio
rule-unmovable = nada o move contra a vontade
