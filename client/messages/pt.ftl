### Words of the pages around the table. Each component has its section; the table's own are in table/.

## Everywhere
title = undercroft
title-setup = Preparar uma mesa
title-box = Tenho a caixa
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
home-box = Tenho a caixa
home-box-text = Pinte a posição da sua mesa e veja o turno do monstro, com os motivos.
home-other = Ou então
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
