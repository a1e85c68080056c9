### Palavras da página da mesa.

## Tabuleiro
table-board = Tabuleiro
table-floor = piso
table-cell = { $at }: { $what }
table-cell-choice = pode ser escolhido ({ $sign }): { $label }
table-cell-cost = pode ser escolhido ({ $sign }), custa { $cost }: { $label }
table-view = Vista do tabuleiro
table-zoom-in = Aproximar
table-zoom-out = Afastar
table-fit = Ver o tabuleiro todo
table-turn = Girar o tabuleiro
table-threat = Mostrar ameaças
table-sight = Mostrar linhas de visão
table-coordinates = Mostrar coordenadas
table-scan = { $direction }, { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}: { $what }.
table-scan-wall = { $direction }: parede depois de { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}.
table-enemy = { $name }, em { $at }, a { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}.
table-enemies-none = Não há inimigos no tabuleiro.
table-direction-n = Norte
table-direction-ne = Nordeste
table-direction-e = Leste
table-direction-se = Sudeste
table-direction-s = Sul
table-direction-sw = Sudoeste
table-direction-w = Oeste
table-direction-nw = Noroeste
table-plan = O que faria agora
table-dice = Dados
table-die-rerolled = rolado de novo
table-die-unused = não conta
table-supply = Reserva
table-supply-piles = Baralhos e pilhas
table-tab-supply = Reserva
table-do-supply = Reserva
table-offer-gone = Espaço vazio
table-pick-offer = Escolha uma oferta
table-frame = ainda sem piso
table-facing = direção: { $direction }
table-heroes = Figuras de { $name }
table-acted = já agiu
table-stance-own = sua
table-stance-mate = aliada
table-stance-foe = inimiga
table-stance-neutral = neutra
table-ping = Apontar

## Barra de ações
table-actions = O que você pode fazer
table-my-seats = Seus lugares
table-asked = deve escolher
table-given = Você já escolheu. Pode mudar até todos estarem prontos.
table-change = Mudar minha escolha
table-waiting = Os outros estão escolhendo…
table-hint = Dica
table-hint-take = Fazer isto
table-any-time = A qualquer momento:
table-orders = Ordens permanentes
table-order-turn = Passar aqui até o fim deste turno
table-order-always = Passar sempre aqui
table-orders-turn = passar neste turno
table-orders-always = passar sempre
table-order-never = Voltar a perguntar
table-order-never-at = Voltar a perguntar: { $window }
table-ordered = A partir de agora você passa: { $window }
table-pick-board = Escolha no tabuleiro
table-pick-card = Escolha uma carta
table-pick-one = Escolha uma opção
table-ready = { $initiative ->
    [0] Pronto
   *[other] Pronto · iniciativa { $initiative }
}
table-swap = Trocar
table-turn-pattern = Girar
table-sure = Você não pode desfazer isto sozinho: algo se revela ou se perde.
table-sure-yes = Sim, faça
table-back = Voltar
table-skip = Pular para o fim
table-telling = O que acontece
table-telling-pause = Pausar
table-telling-resume = Continuar
table-telling-next = Próxima frase
table-telling-again = Ver o último turno de novo
table-telling-waiting = { $count ->
    [one] mais { $count } frase
   *[other] mais { $count } frases
}
table-end-show = Ver o fim

## Cartas
table-hand = Suas cartas
table-hand-empty = Sem cartas.
table-piles = Pilhas
table-initiative = Iniciativa
table-card-level = Nível
table-card-lasting = continua ativa
table-card-slots = { $used } de { $slots } usados

## Ordem, rodapé
table-order = Ordem da rodada
table-is-ready = pronto
table-foot = A mesa em números
table-decks = Baralhos
table-goal = Objetivo
table-special-rules = Regras especiais

## Registro
table-log = Registro
table-revision = Revisão e número de respostas
table-log-all = mostrar todas as linhas
table-log-copy = Copiar o registro como texto
table-log-earlier = Linhas anteriores
table-log-filter = Só isto no registro
table-log-show = Mostrar { $name }
table-log-open = ainda em curso
table-log-details = Detalhes: eventos e regras
table-rule = Regra { $rule }
table-why = por quê?
table-why-title = Por quê?
table-rule-is = Quem pergunta é a regra { $rule }.
table-rule-text = Texto da regra (em inglês)
table-back-here = voltar até aqui
table-branch = Continuar daqui em outra mesa
table-branch-note = A mesa nova começa depois da resposta { $answers }, com a mesma sorte. Os lugares de bots continuam com eles, os seus são seus e os outros ficam livres para amigos. Esta mesa fica como está.
table-branch-open = Abrir a mesa

## Cabeçalho
table-home = Sair para a página inicial
table-undo = Desfazer
table-undo-what = Desfazer: { $what }
table-undo-asks = os outros devem concordar
table-redo = Refazer
table-history = Histórico
table-history-note = Volte para antes de uma resposta. Se desde então outros agiram ou algo foi revelado, talvez a mesa precise votar.
table-history-none = Ainda não há respostas.
table-round = Rodada { $round }
table-people = Jogadores
table-bot = bot ({ $bot })
table-bot-short = bot
table-seat-free = livre
table-away = ausente
table-clock = Tempo restante:
table-clock-free = Tempo livre desta decisão: sua reserva ainda não é gasta
table-clock-bank = Sua reserva para toda a partida; se acabar, um bot continua jogando
table-help = Teclas e sinais
table-menu = Menu

## Mesa, gente
table-table = Mesa
table-chat = Conversa
table-chat-none = Ainda não há mensagens.
table-chat-say = Diga algo…
table-chat-send = Enviar
table-chat-to = Quem deve ouvir
table-chat-all = Todos
table-chat-mates = Meu lado
table-chat-mates-only = Ao meu lado:
table-seats = Lugares
table-me = Você é { $name }
table-rename = Mudar seu nome
table-rename-save = Salvar
table-host = anfitrião
table-hand-over = Deixar um bot jogar
table-hand-over-note = Um bot joga por você até você retomar o lugar.
table-bot-plays = Um bot joga por você.
table-take-back = Retomar o lugar
table-rise = Deixar o lugar
table-sit = Sentar aqui
table-seat-bot = Sentar um bot
table-kick = Remover
table-watches = assiste
table-invite = Convidar
table-code = Código
table-copy-link = Copiar o link
table-copied = Copiado
table-lock = Trancar a mesa
table-unlock = Destrancar a mesa
table-locked = Ninguém mais pode entrar.
table-rules = Regras da casa
table-undo-policy = Desfazer
table-referee = Árbitro: responder por
table-referee-none = ninguém
table-referee-note = Fica no registro como decisão do árbitro e pode ser desfeita.
table-referee-key = Resposta, por exemplo: go 13:4
table-referee-do = Decidir
table-export = Baixar o diário
table-export-campaign = Baixar a campanha
table-share = Compartilhar o diário completo
table-share-note = Até o fim da partida você baixa o que já viu. O diário completo contém a semente e todas as cartas ocultas: todos os que têm lugar precisam concordar. Depois de compartilhado, qualquer um também pode continuar de qualquer linha do registro em uma mesa nova.
table-report = Relatar um erro
table-standing-won = Vitória
table-standing-tied = Empate
table-standing-lost = Derrota
table-scores = Pontuação
table-scores-player = Jogador
table-scores-points = Pontos
table-scores-winner = Vence:
table-statistics = Estatísticas
table-play-again = Jogar de novo
table-look-back = Voltar à mesa

## Votação
table-vote = Votação
table-vote-asks = { $name } quer desfazer:
table-vote-share = { $name } quer compartilhar o diário completo:
table-vote-left = { $seconds ->
    [one] falta { $seconds } segundo
   *[other] faltam { $seconds } segundos
}
table-vote-agreed = de acordo: { $names }
table-vote-yes = De acordo
table-vote-no = Não
table-vote-withdraw = Retirar o pedido
table-giving-up = { $count ->
    [one] { $names } quer desistir.
   *[other] { $names } querem desistir.
}
table-giving-up-asked = Falta a opinião de: { $names }.
table-giving-up-too = Desistir também

## Menu, teclas
table-close = Fechar
table-look = Idioma e tema
table-speed = Velocidade da animação
table-speed-off = sem animação
table-speed-slow = lenta
table-speed-normal = normal
table-speed-fast = rápida
table-motion = Movimento
table-motion-system = do sistema
table-motion-reduced = reduzido
table-motion-full = completo
table-labels = Mostrar sempre as teclas no tabuleiro
table-keys = Teclas
table-keys-game = Jogo
table-keys-board = Tabuleiro
table-keys-looks = Visão
table-keys-places = Ir para
table-keys-signs = Teclas das opções
table-keys-signs-note = Aperte um algarismo para escolher o que o leva no tabuleiro, nas cartas e nos botões; as letras, com Shift. Aperte de novo, ou Enter, para confirmar.
table-legend = No tabuleiro
table-do-commit = Escolher e confirmar
table-do-escape = Pular a animação; senão, um passo atrás
table-do-next = Próxima frase; senão, confirmar
table-do-pause = Pausar ou continuar
table-do-again = Ver o último turno de novo
table-do-undo = Desfazer
table-do-redo = Refazer
table-do-hint = Dica
table-do-order-turn = Passar aqui até o fim deste turno
table-do-order-always = Passar sempre aqui
table-do-command = Digitar um comando
table-do-help = Esta lista
table-do-up = Para cima
table-do-down = Para baixo
table-do-left = Esquerda
table-do-right = Direita
table-do-north-west = Noroeste
table-do-north-east = Nordeste
table-do-south-west = Sudoeste; oeste em quadrados
table-do-south-east = Sudeste; leste em quadrados
table-do-target = Próxima opção
table-do-target-back = Opção anterior
table-do-turn = Girar o padrão ou o tabuleiro
table-do-fit = Tabuleiro todo
table-do-larger = Maior
table-do-smaller = Menor
table-do-sight = Linha de visão (segurar)
table-do-threat = Ameaças (segurar)
table-do-coordinates = Coordenadas
table-do-ping = Apontar para a casa
table-do-scan = O que há em cada direção
table-do-enemies = Inimigos por distância
table-do-hand = Cartas
table-do-order = Ordem da rodada
table-do-log = Registro
table-do-table = Mesa e conversa
table-do-board = Tabuleiro
table-command = go 13:4, undo, look g3, help…
table-command-help = Uma resposta: seu número, sua chave ou o começo da chave. Também: undo, redo, why, look X, card NOME, preview RESPOSTA, options, hand, log, hint.

## Disposição, conexão
table-side = O que se mostra aqui
table-tab-hand = Cartas
table-tab-order = Ordem
table-tab-log = Registro
table-tab-table = Mesa
table-family-below = Os heróis estão em outra mesa.
table-family-down = Ir à mesa deles
table-family-above = Este jogo faz parte de uma campanha.
table-family-over = O jogo acabou: o resultado está na campanha.
table-family-up = Ir à campanha
table-family-look = Como foi
table-mats = Quem tem o quê
table-link-lost = Conexão perdida. Reconectando; sua partida está salva.
table-link-offline = Você está sem conexão. A partida continua quando você voltar.
table-link-closed = A conexão está fechada. Recarregue a página para voltar.

## Primeira partida
table-bubble-away = Fechar esta dica
table-bubble-lead = A cada rodada você joga duas cartas. { $card } é uma boa primeira carta: o número é a sua iniciativa e diz quando você age.
table-bubble-suggested = Estas duas são um bom começo. Aperte Pronto ou escolha outras.
table-bubble-pair = Agora uma segunda carta. Você usará a parte de cima de uma e a de baixo da outra.
table-bubble-ready = Aperte Pronto. Os outros só veem suas cartas quando todos tiverem escolhido.
table-bubble-order = A ordem da rodada está definida. Você age em { $initiative }.
table-bubble-half = Use a parte de cima de uma carta e depois a de baixo da outra. Toque numa metade e toque de novo, ou aperte o botão grande, para jogá-la.
table-bubble-board = Os números são o custo do caminho. Toque numa casa para ver o caminho, toque de novo para ir.
table-bubble-target = Toque num alvo para ver o que pode acontecer, toque de novo para atacar.
table-bubble-why = Cada movimento dos monstros tem sua razão: aperte “por quê?” no registro.
table-bubble-loop = É assim que funciona uma rodada. Desfazer fica no alto à esquerda; as dicas, ao lado da pergunta.

## TV
tv-show = Mostrar em uma TV
tv-show-note = Em uma tela para todos, abra { $address }
tv-come = Venha jogar
tv-address = No celular, abra
tv-address-here = Esta tela está no próprio servidor. No celular, abra o endereço de rede que o servidor mostrou e digite:
