### Words of the pages around the table. Each component has its section; the table's own are in table/.

## Everywhere
title = undercroft
title-setup = Preparar uma mesa
title-box = Tenho a caixa de Gloomhaven
title-about = Sobre
title-join = Entrar em uma mesa
title-table = Mesa
title-tv = TV
title-nowhere = Página não encontrada
loading = Um momento…
again = Tentar de novo
skip = Pular para o conteúdo
footer = Mais
notice = Não oficial: feito por fãs para quem tem os jogos.
to-table = Ir para a mesa
guest = Visitante
name = Seu nome na mesa
name-example = ex.: Alex

## Faults
fault-load = Esta parte da página não carregou. Verifique sua conexão e recarregue a página.
fault-offline = Não foi possível conectar ao servidor. Verifique sua conexão e tente de novo.
fault-server = O servidor está com um problema agora. Tente de novo daqui a pouco.
fault-unknown = Isso não funcionou. Recarregue a página e tente de novo.

## Switches
language = Idioma
theme-system = do sistema
theme-dark = escuro
theme-light = claro
theme-now = Tema: { $theme }
theme-next = Mudar para o tema: { $theme }

## Keys
key-space = Espaço
key-escape = Esc
key-enter = Enter
key-tab = Tab

## Copy
copy = Copiar
copied = Copiado
copy-by-hand = O texto está selecionado: pressione Ctrl+C para copiar.

## Home
home-heading = Sob a abóbada
home-lead = Masmorras em uma mesa no seu navegador: sozinho, com bots ou com amigos. As regras ficam por nossa conta.
home-start = O que você quer jogar?
home-play = Jogar agora
home-play-busy = Abrindo a porta…
home-play-bot = Um bot joga comigo
home-join = Entrar com um código
home-join-text = Um amigo mandou um código ou um link para você. Sente-se ou só assista.
home-box = Tenho a caixa de Gloomhaven
home-box-text = Pinte a posição da sua mesa e veja o turno do monstro, com os motivos.
home-other = Ou então
home-play-way = Jogar { $way }
home-quick = { $title }, com { $seats }
home-setup-of = Preparar uma mesa de { $game }
home-loading = Buscando a estante…
home-more = Mais formas de começar
bring = Abrir um jogo salvo

## Continue
continue = Continuar
continue-loading = Procurando suas mesas…
continue-yours = Sua vez
continue-others = Vez dos outros
continue-over = Terminada
continue-round = Rodada { $round }
continue-forget = Tirar { $title } da lista
continue-forget-short = Tirar da lista
continue-all = Mostrar todas as { $count }

## Set up a table
setup-loading = Carregando os jogos…
setup-game = Jogo
setup-scenario = Cenário
setup-search = Número ou nome
setup-search-none = Nada tem esse nome ou número.
setup-show = O que mostrar
setup-show-complete = Completos ({ $count })
setup-show-playable = Todos os jogáveis ({ $count })
setup-show-all = Todos ({ $count })
setup-complete = completo
setup-complete-text = Todas as regras deste cenário estão no jogo, e nossos testes o jogam até vencer.
setup-as-it-is = jogável
setup-as-it-is-text = Que se saiba, não falta nenhuma regra, mas ninguém ainda o jogou e conferiu do começo ao fim.
setup-closed = Ainda não é jogável; falta:
setup-who = Jogador
setup-who-me = Eu
setup-who-open = Livre para um amigo
setup-who-bot = Bot: { $bot }
setup-add = Adicionar um lugar
setup-remove = Tirar o lugar { $seat }
setup-undo = Desfazer
setup-open = Abrir a mesa
setup-seats = Quem joga
setup-count = { $count } de { $most }
setup-count-open = { $count ->
    [one] 1 escolhido
   *[other] { $count } escolhidos
}
setup-spent = { $spent } de { $budget } { $unit }
setup-level = nível { $level }
setup-advised = Seguir o conselho
setup-kit-advised = escolhido para você
setup-kit-own = do seu jeito
setup-open-busy = Abrindo…
setup-done = A mesa está pronta
setup-done-text = Mande isto aos seus amigos. Eles não precisam de conta: o link os leva a um lugar.
undo-strict = Rigoroso
undo-strict-text = Só as suas próprias jogadas, e só até algo ser revelado.
undo-friendly = Amistoso
undo-friendly-text = Suas próprias jogadas, livremente. Se algo já foi revelado, todos na mesa precisam concordar.
undo-free = Livre
undo-free-text = Qualquer pessoa pode desfazer qualquer coisa.

## Invitation
invite = Convidar amigos
invite-link = Link
invite-code = Código
invite-qr = O link como código QR
ways-network = Amigos na sua rede (o mesmo Wi-Fi) podem abrir este link. Para os demais:
ways-closed = Este servidor só aceita conexões deste computador, então um link não serviria aos seus amigos. Maneiras de deixá-los entrar:
ways-open = O endereço que você vê aqui não serve aos seus amigos. Na sua rede eles precisam do que o servidor mostrou. Para os demais:
ways-start = Mesma rede (o mesmo Wi-Fi): pare o servidor, inicie-o com
ways-start-then = e abra a mesa de novo pelo endereço que ele mostrar. Suas mesas são mantidas.
ways-forward = Redirecionamento de portas: redirecione a porta { $port } do seu roteador para este computador, inicie o servidor como acima e dê aos seus amigos seu endereço público com :{ $port }.
ways-tunnel = Túnel: ssh -R, Tailscale ou cloudflared podem ligar um endereço público à porta { $port } deste computador.

## Join
join-code = Código da mesa
join-code-text = Quem abriu a mesa o vê lá, em “Convidar amigos”.
join-find = Procurar a mesa
join-looking = Procurando a mesa…
join-known = Você já está nesta mesa.
join-seat = Escolha seu lugar
join-watch = Só assistir
join-watch-text = você vê o que todos podem ver
join-do = Sentar
join-watch-do = Assistir
join-other = Outro código
seat-free = livre
seat-bot = um bot joga até você chegar
seat-taken = { $person } está aqui
seat-lent = { $person }; um bot joga no lugar

## About
about-what = undercroft é um motor de regras e uma mesa para jogos de masmorra. Ele conhece as regras, faz as contas e explica cada passo; você joga.
about-unofficial = Não oficial
about-unofficial-text = undercroft é feito por fãs. Não tem ligação com as editoras dos jogos nem a aprovação delas; os nomes pertencem a seus donos. Todos os textos são nossos e não há imagens dos jogos. Compre os jogos de que você gosta.
about-private = Seus dados
about-private-text = Não há contas nem rastreadores. Seu nome, as chaves das suas mesas e seus ajustes ficam neste navegador; o servidor guarda só as partidas.
about-version = Versão
about-version-server = undercroft
about-licences = Licenças
about-licences-text = undercroft é software livre com licença MIT. Ele se apoia no trabalho de outros, entre eles:

## Page not found
nowhere-text = Não há nada neste endereço. Talvez o link esteja incompleto.
nowhere-home = Voltar ao início

## Box: the whole page
box-lead = Pinte a posição da sua mesa, escolha o que o monstro faz e veja o turno dele com todos os motivos.
box-map = Mapa
box-map-empty = Chão vazio
box-map-of = { $number } · { $name }
box-size-small = Chão vazio, pequeno
box-size-middle = Chão vazio, médio
box-size-large = Chão vazio, grande
box-board = O tabuleiro
box-board-help = As setas percorrem os hexágonos; Enter pinta.
box-zoom-in = Aproximar
box-zoom-out = Afastar
box-fit = Ver o tabuleiro inteiro
box-undo = Desfazer
box-save = Salvar em um arquivo
box-load = Carregar de um arquivo
box-load-fault = Este arquivo não é uma posição válida: há um valor inesperado em { $place }.
box-share = Copiar link
box-shared = Link copiado.
box-shared-address = O link está na barra de endereços: copie de lá.
box-line = Posição em uma linha
box-line-write = Escrever e copiar
box-line-read = Ler esta linha
box-line-copied = Linha copiada.
box-link-fault = A posição deste link está danificada. O tabuleiro começa vazio.
box-mode = O que você quer saber?
box-mode-turn = O turno do monstro
box-mode-sight = Linha de visão

## Box: brushes
box-brushes = Pintar
box-brush-now = Toque em um hexágono para pintar: { $brush }.
brush-floor = Chão
brush-character = Personagem
brush-monster = Monstro
brush-summon = Criatura invocada
brush-obstacle = Obstáculo
brush-trap = Armadilha
brush-hazardous = Terreno perigoso
brush-difficult = Terreno difícil
brush-wall = Parede entre dois hexágonos
brush-erase = Apagar
brush-move = Escolher e mover
brush-wall-from = Parede: agora escolha o hexágono do outro lado.
brush-move-to = Agora escolha para onde vai { $name }.
box-terrain-floor = chão
box-terrain-none = sem chão

## Box: figures
box-figures = Figuras
box-figures-none = Ainda não há ninguém no tabuleiro. Escolha “Monstro” e toque em um hexágono; depois faça o mesmo com os personagens.
figure-name = Nome
figure-initiative = Iniciativa
figure-initiative-of = Iniciativa de { $name }
figure-remove = Tirar { $name }
figure-acts-long = { $name } age agora
figure-invisible = invisível
figure-muddle = confuso
figure-cell = hexágono { $q }, { $r }
figure-character-new = Herói { $number }
figure-monster-new = Monstro { $number }
figure-summon-new = Criatura invocada { $number }

## Box: what the monster does
box-action = O que o monstro faz
box-action-by = Com base em
box-action-by-hand = meus próprios números
box-action-by-card = a carta de um monstro
action-monster = Monstro
action-rank = Tipo
action-rank-normal = normal
action-rank-elite = elite
action-rank-boss = chefe
action-level = Nível
action-card = Carta de habilidade
action-unsayable = Esta carta faz algo que esta página não consegue mostrar. Digite os números à mão.
action-move = Movimento
action-way = Tipo de movimento
action-walk = a pé
action-jump = Salto
action-flying = Voo
action-attack = Ataque
action-attack-none = nenhum
action-attack-melee = corpo a corpo
action-attack-ranged = de longo alcance
action-range = Alcance
action-targets = Alvos
action-targets-all = todos ao alcance
action-area = Efeito de área
action-area-melee = Toque nos hexágonos atingidos. O cinza é o próprio monstro.
action-area-ranged = Toque nos hexágonos atingidos. O padrão pode ser colocado em qualquer lugar ao alcance.

## Box: answers
box-solve = Resolver
box-solving = Pensando…
box-need-monster = Coloque um monstro no tabuleiro e marque qual deles age.
answer-heading = A resposta
answer-none = Coloque o monstro e os personagens e toque em Resolver.
answer-focus = Foco
answer-focus-none = ninguém: ele não consegue chegar a ninguém
answer-options = { $count ->
    [one] As regras só permitem uma opção.
   *[other] As regras permitem { $count } opções: os jogadores escolhem.
}
answer-option = Opção { $letter }
answer-goes = vai para { $cell } ({ $cost ->
    [one] 1 ponto de movimento
   *[other] { $cost } pontos de movimento
})
answer-stays = fica onde está
answer-hits = ataca { $names }
answer-hits-none = não ataca ninguém
answer-why = Por quê
answer-old = A posição mudou. Resolva de novo.
sight-from = Escolha o hexágono de onde olhar.
sight-to = Agora escolha o hexágono para onde olhar.
sight-yes = À vista
sight-no = Fora de vista
sight-pair = De { $from } a { $to }
sight-none = Toque em dois hexágonos do tabuleiro.

## Descent: the page for owners of the box
title-descent = Tenho a caixa de Descent
home-descent = Tenho a caixa de Descent
home-descent-text = Chances exatas de um ataque, linha de visão e movimento no mapa de qualquer aventura.
descent-lead = Pergunte sobre a sua própria mesa: o que um ataque faz, quem vê quem, até onde uma figura chega.
descent-mode-odds = Chances de um ataque
descent-mode-sight = Linha de visão
descent-mode-reach = Movimento
counter-less = { $what }: um a menos
counter-more = { $what }: um a mais

## Descent: an attack
descent-attack = Ataque
descent-attack-with = Atacar com
descent-own-dice = dados à minha escolha
descent-found-starting = Equipamento inicial
descent-found-act-1 = Loja, Ato I
descent-found-act-2 = Loja, Ato II
descent-found-relic = Relíquias
descent-monsters = Monstros
descent-lieutenants = Tenentes
descent-heroes = Heróis
descent-card-of = Qual { $name }?
descent-card-minion = Lacaio, Ato { $act ->
    [1] I
   *[other] II
}
descent-card-master = Líder, Ato { $act ->
    [1] I
   *[other] II
}
descent-card-lieutenant = Ato { $act ->
    [1] I
   *[other] II
}, { $heroes } heróis
descent-die-blue = Azul
descent-die-red = Vermelho
descent-die-yellow = Amarelo
descent-die-brown = Marrom
descent-die-grey = Cinza
descent-die-black = Preto
descent-kind = Tipo de ataque
descent-kind-melee = Corpo a corpo
descent-kind-ranged = À distância
descent-distance = Distância em espaços
descent-surges = Habilidades de surto
descent-surges-none = Nenhuma que mude o dano.
descent-surge-number = Habilidade de surto { $number }
descent-surge-surge = Surtos
descent-surge-hearts = Corações
descent-surge-range = Alcance
descent-surge-pierce = Perfurante
descent-surge-add = Adicionar habilidade de surto
descent-surge-remove = Remover a habilidade de surto { $number }
descent-defence = Defesa
descent-defence-of = Contra
descent-armour = Armadura
descent-armour-none = sem armadura
descent-health = Vida restante
descent-shadow = Sombra: quem o ataca de um espaço adjacente precisa ceder um surto.
descent-added = Acréscimos e rerrolagens
descent-add-hearts = Corações a mais
descent-add-range = Alcance a mais
descent-add-surges = Surtos a mais
descent-add-shields = Escudos a mais
descent-add-pierce = Perfurante
descent-add-cancel = Surtos anulados
descent-add-toll = Surtos a ceder
descent-toll-help = Surtos anulados são tirados antes de qualquer gasto. Surtos a ceder não fazem nada, mas sem eles o ataque erra.
descent-rerolls = Rerrolagens
descent-rerolls-help = Usadas nesta ordem depois da rolagem, cada lado jogando o melhor que pode. Com rerrolagens pode haver { $most } dados ao todo.
descent-reroll-number = Rerrolagem { $number }
descent-reroll-by = De quem
descent-by-attacker = do atacante
descent-by-defender = do defensor
descent-reroll-count = Dados no máximo
descent-reroll-add = Adicionar rerrolagem
descent-reroll-remove = Remover a rerrolagem { $number }

## Descent: the odds
descent-odds-heading = As chances
descent-odds-wait = Rolando todas as rolagens de uma vez…
descent-kill = Derrota Vida { $health }
descent-kill-none = Informe a Vida para ver a chance de derrotar
descent-expected = Dano médio
descent-brief-kill = Derrota
descent-miss = Erro
descent-bars = Dano
descent-bars-damage = Dano
descent-bars-chance = Exato
descent-bars-least = Pelo menos
descent-bars-kills = basta para derrotar
descent-odds-note = Os surtos são gastos para o maior dano. Um erro conta como dano 0.
descent-dice-many = São { $count } dados; no máximo { $most } podem ser calculados. Tire alguns.
descent-dice-rerolled = São { $count } dados; com rerrolagens no máximo { $most } podem ser calculados. Tire dados ou rerrolagens.

## Descent: the map
descent-map = O mapa
descent-map-help = As setas percorrem os espaços; Enter escolhe um.
descent-quest = Aventura
descent-encounter = { $name }, encontro { $number }
descent-brushes = O que um toque no mapa faz
descent-brush-sight = Olhar
descent-brush-reach = Escolher quem se move
descent-brush-hero = Adicionar herói
descent-brush-monster = Adicionar monstro
descent-brush-move = Deslocar
descent-brush-remove = Remover
descent-which = Monstro
descent-sized = { $name } ({ $width } × { $height })
descent-turned = virado
descent-hero = Herói
descent-monster = Monstro
descent-hint-from = Escolha a figura ou o espaço de onde se olha.
descent-hint-to = Agora escolha a figura ou o espaço para onde se olha.
descent-hint-reach = Escolha a figura que se move. Depois, um espaço para ver o preço.
descent-hint-reach-none = Ainda não há ninguém no mapa. Escolha antes “Adicionar herói” ou “Adicionar monstro”.
descent-hint-hero = Escolha um espaço vazio para um herói; escolher o herói o remove de novo.
descent-hint-monster = Escolha o espaço superior esquerdo para { $name } ({ $width } × { $height }).
descent-hint-move = Escolha a figura a deslocar.
descent-hint-move-to = Agora escolha para onde vai { $name }.
descent-hint-remove = Escolha a figura a remover do mapa.
descent-fit-off = { $name } ficaria em parte fora do mapa.
descent-fit-obstacle = { $name } ficaria sobre um obstáculo.
descent-fit-taken = { $other } ocupa o lugar de { $name }.
descent-fit-wall = { $name } ficaria sobre uma parede ou uma porta fechada.
descent-nobody = Não há ninguém em { $space }. Escolha uma figura.
descent-obstacle = { $space } é um obstáculo: ninguém pode ficar ali. Escolha outro espaço.
descent-not-reached = { $space } está fora de alcance. Escolha um espaço com número.
descent-terrain-water = água
descent-terrain-pit = fosso
descent-terrain-lava = lava
descent-terrain-obstacle = obstáculo
descent-doors = Portas
descent-door = Porta { $number }, entre { $from } e { $to }
descent-door-open = aberta
descent-door-closed = fechada
descent-figures-none = Não há ninguém no mapa. Você pode olhar de espaço a espaço; “Adicionar herói” e “Adicionar monstro” põem figuras.

## Descent: what is seen
descent-sight-none = Escolha “Olhar” e duas figuras ou espaços do mapa.
descent-looks = olha daqui
descent-looked-at = é olhado
descent-space = o espaço { $space }
descent-far = { $count ->
    [one] A distância é de 1 espaço.
   *[other] A distância é de { $count } espaços.
}
descent-far-never = Nenhum caminho leva até lá, então não há distância.
descent-unseen = Fora de vista: { $spaces }
descent-why-adjacent = { $what } é adjacente: não precisa de linha.
descent-why-line = A linha desenhada até { $what } está livre de canto a canto.
descent-why-from-pit = Uma figura num fosso só vê espaços adjacentes.
descent-why-in-pit = Uma figura num fosso só é vista de espaços adjacentes.
descent-why-corner = { $what } toca o espaço, mas há uma parede ou porta fechada no meio.
descent-why-itself = Linhas que cruzam o próprio espaço do alvo não valem.
descent-why-figure = Figuras barram linhas: { $what }.
descent-why-obstacle = Obstáculos barram linhas: { $what }.
descent-why-edge = A borda do mapa barra linhas.
descent-why-wall = Paredes e portas fechadas barram linhas: { $what }.
descent-why-post = Linhas são barradas onde paredes ou portas se encontram: { $what }.
descent-between = entre { $from } e { $to }
descent-post = canto superior esquerdo de { $space }

## Descent: how far a figure gets
descent-reach-none = Escolha a figura que se move e seus pontos de movimento.
descent-points = Pontos de movimento
descent-flies = voa
descent-moves = move-se daqui
descent-ends = { $count ->
    [one] { $name } só pode terminar onde está.
   *[other] { $name } pode terminar em { $count } lugares.
}
descent-ends-help = Os números são pontos de movimento; abaixo deles está o dano de lava e fossos.
descent-stuck = { $name } está num fosso e não pode sair dele ao se mover.
descent-price = { $cost ->
    [one] 1 ponto de movimento
   *[other] { $cost } pontos de movimento
}{ $damage ->
    [0] {""}
   *[other] {""}, { $damage } de dano
}
descent-price-safe = por { $cost } pontos, só { $damage } de dano

## Descent: quests that have a map, but cannot be played yet
descent-quest-the-shadow-vault = A Câmara das Sombras
descent-quest-the-overlord-revealed = O Senhor Supremo revelado
descent-quest-the-monsters-hoard = O tesouro do monstro
descent-quest-the-frozen-spire = A Torre Congelada
descent-quest-the-dawnblade = A Lâmina da Aurora
descent-quest-the-desecrated-tomb = A tumba profanada
descent-quest-enduring-the-elements = Resistir aos elementos
descent-quest-the-ritual-of-shadows = O ritual das sombras
descent-quest-blood-of-heroes = Sangue de heróis
descent-quest-the-twin-idols = Os ídolos gêmeos
descent-quest-the-wyrm-turns = O dragão se volta
descent-quest-the-wyrm-rises = O dragão se ergue
descent-quest-gryvorn-unleashed = Gryvorn à solta
descent-quest-the-man-who-would-be-king = O homem que queria ser rei

## Dungeon Alliance: the page for owners of the box
title-alliance = Tenho a caixa de Dungeon Alliance
home-alliance = Tenho a caixa de Dungeon Alliance
home-alliance-text = Linha de visão, defesa por obstáculo e movimento em uma masmorra que você monta com peças.
alliance-lead = Monte as peças da sua própria mesa e pergunte quem vê quem e até onde um personagem chega.
alliance-mode-sight = Linha de visão
alliance-mode-reach = Movimento
alliance-board = A masmorra
alliance-board-help = As setas passam de casa em casa; Enter escolhe uma.
alliance-brushes = O que um toque na masmorra faz
alliance-brush-sight = Olhar
alliance-brush-reach = Escolher quem se move
alliance-brush-tile = Colocar ou girar peça
alliance-brush-passage = Passagem
alliance-brush-hero = Adicionar herói
alliance-brush-monster = Adicionar monstro
alliance-brush-pit = Fosso
alliance-brush-face = Girar
alliance-brush-move = Deslocar
alliance-brush-remove = Remover
alliance-which-tile = Peça
alliance-with-monsters = com seus monstros
alliance-colour = Aliança
alliance-colour-blue = azul
alliance-colour-red = vermelha
alliance-colour-yellow = amarela
alliance-colour-green = verde
alliance-hero = Herói
alliance-monster = Monstro
alliance-pit = fosso
alliance-no-tile = sem peça
alliance-square = a casa { $square }
alliance-hint-from = Escolha o personagem que olha.
alliance-hint-to = Agora escolha o personagem ou a casa para onde ele olha.
alliance-hint-reach = Escolha o personagem que se move. Depois escolha uma casa para ver o custo.
alliance-hint-tile = Escolha um espaço vazio para { $tile }; escolher uma peça a gira em um quarto de volta.
alliance-hint-tile-none = Todas as peças da caixa estão na masmorra.
alliance-hint-passage = Escolha a casa do meio de um lado em que duas peças se encontram.
alliance-hint-hero = Escolha uma casa vazia para um herói.
alliance-hint-monster = Escolha uma casa vazia para um monstro.
alliance-hint-pit = Escolha uma casa: o fosso aparece ali ou some.
alliance-hint-face = Escolha o personagem que gira um quarto de volta.
alliance-hint-move = Escolha o personagem a deslocar.
alliance-hint-move-to = Agora escolha para onde vai { $name }.
alliance-hint-remove = Escolha um personagem, um fosso ou uma peça para remover.
alliance-no-tile-here = Não há peça sob { $square }. Escolha uma casa de uma peça.
alliance-no-border = Nenhuma outra peça encosta em { $square }. Escolha a casa do meio de um lado entre duas peças.
alliance-taken = { $name } está em { $square }. Escolha uma casa vazia.
alliance-nobody = Não há ninguém em { $square }. Escolha um personagem.
alliance-lies = { $name } está derrotado. Escolha um personagem de pé.
alliance-not-reached = { $square } está fora de alcance. Escolha uma casa com um número.
alliance-passages = Passagens
alliance-border = { $one }–{ $other }
alliance-between = { $one } e { $other }
alliance-border-passage = passagem
alliance-border-door = porta
alliance-border-locked = porta trancada
alliance-border-secret = porta secreta
alliance-border-shut = entrada
alliance-characters = Personagens
alliance-characters-none = Não há ninguém na masmorra. “Adicionar herói” e “Adicionar monstro” colocam personagens.
alliance-details = { $lies ->
    [yes] derrotado
   *[no] olha para o { $facing }
}
alliance-facing = Direção
alliance-facing-n = norte
alliance-facing-e = leste
alliance-facing-s = sul
alliance-facing-w = oeste
alliance-defeated = derrotado
alliance-no-penalty = afasta-se de inimigos sem custo extra
alliance-ignore-pit = ignora fossos
alliance-heard = { $lies ->
    [yes] { $name }, derrotado
   *[no] { $name }, olha para o { $facing }
}
alliance-clear = Começar com uma só peça
alliance-sight-none = Escolha “Olhar”, depois o personagem que olha e um alvo.
alliance-reach-none = Escolha o personagem que se move.
alliance-looks = olha daqui
alliance-looked-at = alvo
alliance-moves = move-se daqui
alliance-distance = Distância
alliance-melee = Ataque corpo a corpo
alliance-ranged = Ataque à distância
alliance-obstacles = Defesa por obstáculo
alliance-yes = possível
alliance-no = não é possível
alliance-speed = Pontos de Velocidade
alliance-open = Abre no caminho
alliance-open-none = nada
alliance-open-doors = portas
alliance-open-sure = portas e fechaduras, sem rolar
alliance-pvp = heróis rivais são inimigos
alliance-ends = { $count ->
    [one] { $name } só pode ficar.
   *[other] { $name } pode terminar em { $count } casas.
}
alliance-ends-help = Os números são pontos de Velocidade. Escolha uma casa para ver o que foi aberto no caminho.
alliance-price = { $cost ->
    [one] { $cost } ponto de Velocidade
   *[other] { $cost } pontos de Velocidade
}
alliance-opened = abre { $borders }
alliance-why = O que impede de chegar ao resto
alliance-why-before = { $at } está à frente ou ao lado de { $who }.
alliance-why-behind = { $at } está atrás de { $who }.
alliance-why-one-tile = A linha não sai da peça.
alliance-why-line-passage = A linha passa pela passagem entre { $one } e { $other }.
alliance-why-line-graze = A linha raspa na ponta da passagem entre { $one } e { $other }: ela passa.
alliance-why-line-beside = A linha bate na parede ao lado da passagem entre { $one } e { $other }.
alliance-why-line-wall = Não há passagem entre { $one } e { $other }.
alliance-why-line-corner = A linha bate no canto das peças.
alliance-why-distance = A distância é { $number }, com ou sem paredes.
alliance-why-adjacent = As duas casas são adjacentes.
alliance-why-parted = As duas casas se tocam, mas nenhum passo leva de uma à outra.
alliance-why-crossed = A linha atravessa a casa de { $who }: +1 na defesa por obstáculo.
alliance-why-target-pit = { $who } está em um fosso: +1 na defesa por obstáculo.
alliance-why-melee = { $yes ->
    [yes] O alvo é adjacente e não está atrás: um ataque corpo a corpo é possível.
   *[no] Um ataque corpo a corpo precisa de um alvo adjacente que não esteja atrás.
}
alliance-why-ranged = { $yes ->
    [yes] O alvo está na linha de visão a distância 2 ou 3: um ataque à distância é possível.
   *[no] Um ataque à distância precisa de um alvo na linha de visão a distância 2 ou 3.
}
alliance-why-dear-enemy = Sair de { $at } custa 2, pois há um inimigo adjacente.
alliance-why-dear-pit = Sair de { $at } custa 2, pois é um fosso.
alliance-why-enemy = Há inimigos em { $at }.
alliance-why-other = Há outros em { $at }: pode-se passar, mas ninguém termina ali.
alliance-why-lying = Em { $at } há heróis derrotados: pode-se passar, mas ninguém termina ali.
alliance-why-wall = Nenhum passo aberto leva a { $at }.
alliance-why-points = { $number ->
    [one] { $number } ponto de Velocidade não leva a { $at }.
   *[other] { $number } pontos de Velocidade não levam a { $at }.
}
alliance-why-opened-door = A porta entre { $one } e { $other } se abre por 1 ponto.
alliance-why-opened-locked = A porta trancada entre { $one } e { $other } se abre sem rolar, por 1 + o nível do outro lado.
alliance-why-opened-secret = A porta secreta entre { $one } e { $other } se abre sem rolar, por 1 + o nível do outro lado.
alliance-why-shut-entrance = Entre { $one } e { $other } há uma entrada, que nunca se abre.
alliance-why-shut-locked = A porta entre { $one } e { $other } está trancada.
alliance-why-shut-secret = Entre { $one } e { $other } os dois lados mostram parede.
alliance-why-shut-enemy = Entre { $one } e { $other } nenhuma fechadura se abre com um inimigo na sala.
