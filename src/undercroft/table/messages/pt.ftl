### O que a própria mesa diz: por que algo não pode ser feito, e suas notas no registro.

refused-stale = Enquanto isso o jogo avançou: olhe de novo e escolha outra vez.
refused-illegal = "{ $key }" não está entre as opções de agora.
refused-not-yours = O assento { $seat } não é seu.
refused-not-asked = Nada é perguntado a este assento agora.
refused-bot-plays = O bot { $bot } joga por este assento: retome-o primeiro.
refused-spectator = Você só está assistindo: entre na mesa primeiro.
refused-host-only = Só quem criou a mesa pode fazer isso.
refused-no-seat = Não há assento { $seat }: esta mesa tem { $count }.
refused-taken = O assento { $seat } é de { $name }.
refused-no-bot = Não há bot { $bot } para este jogo; há: { $names }.
refused-no-person = Não há ninguém aqui que você possa mandar embora assim.
refused-locked = A mesa está trancada: peça a quem a criou que a abra.
refused-wrong-code = Este não é o código da mesa.
refused-kicked = Quem criou a mesa mandou você embora.
refused-crowded = A mesa está cheia: há { $most } pessoas. Tente de novo daqui a pouco.
refused-left = Você não estava, e o seu lugar fez falta para outra pessoa: entre de novo na mesa.
refused-no-undo = Não há nada que você possa desfazer.
refused-strict = Pelas regras desta mesa só se desfazem as próprias jogadas, e só antes de algo ser revelado.
refused-no-redo = Não há nada para refazer.
refused-not-your-redo = Foi a jogada de outra pessoa: só ela pode refazê-la.
refused-voting = Há uma votação em andamento: espere até que seja decidida.
refused-no-vote = Essa votação não existe mais.
refused-not-asked-vote = Você não foi consultado ou já votou.
refused-asked-already = Você já pediu isso, e não foi aceito.
refused-shared-already = Todos já podem baixar o diário completo.
refused-share-seated = Só quem tem lugar na mesa pode pedir para compartilhar o diário completo.
refused-share-away = Todos os que têm lugar precisam concordar, e { $name } não está.
refused-limit = Mais devagar: espere um momento.
refused-over = O jogo acabou.
refused-no-option = { $why }
refused-ping-where = Para apontar é preciso um lugar ou uma figura.
refused-broken = As regras tropeçaram ({ $error }). Nada mudou; envie um relatório de erro, por favor.
refused-closed = Este jogo começou com outras regras (undercroft { $version }; { $why }): pode ser visto e exportado, mas não continuado.
refused-lost = O que foi guardado deste jogo não pode ser seguido até o fim ({ $error }): pode ser visto e exportado, mas não continuado.
refused-no-answer = { $why }

table-answer = resposta { $n }

note-rewound = { $name } desfez jogadas além de algo já revelado.
note-referee = { $name } decidiu por { $seat } como árbitro.
note-late = { $seat } ficou sem tempo: o bot { $bot } continua.
table-share = Todos poderão baixar já o diário completo: a semente, as cartas ocultas e tudo o que ainda está por vir.
note-shared = { $name } compartilhou o diário completo com o acordo de todos: qualquer pessoa da mesa pode baixá-lo, com tudo o que está oculto.
