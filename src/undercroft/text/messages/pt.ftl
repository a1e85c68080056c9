### As palavras que todos os jogos compartilham. O catálogo de um jogo pode substituir qualquer uma destas mensagens.

## Formas de um nome: $name, $gender (m, f, mp, fp), $number (0: não há outro igual), $article (no: vai sem artigo),
## $note (none: nada vai entre parênteses depois dele)

form-bare = { $number ->
    [0] { $name }
   *[other] { $name } { $number }
}{ $note ->
    [none] { "" }
   *[other] { " " }({ $note })
}
form-the = { $article ->
    [no] { form-bare }
   *[yes] { $gender ->
        [f] a { form-bare }
        [mp] os { form-bare }
        [fp] as { form-bare }
       *[m] o { form-bare }
    }
}
form-to = { $article ->
    [no] a { form-bare }
   *[yes] { $gender ->
        [f] à { form-bare }
        [mp] aos { form-bare }
        [fp] às { form-bare }
       *[m] ao { form-bare }
    }
}
form-of = { $article ->
    [no] de { form-bare }
   *[yes] { $gender ->
        [f] da { form-bare }
        [mp] dos { form-bare }
        [fp] das { form-bare }
       *[m] do { form-bare }
    }
}
form-by = { $article ->
    [no] por { form-bare }
   *[yes] { $gender ->
        [f] pela { form-bare }
        [mp] pelos { form-bare }
        [fp] pelas { form-bare }
       *[m] pelo { form-bare }
    }
}
form-in = { $article ->
    [no] em { form-bare }
   *[yes] { $gender ->
        [f] na { form-bare }
        [mp] nos { form-bare }
        [fp] nas { form-bare }
       *[m] no { form-bare }
    }
}

list-none = nada
list-comma = { $before }, { $next }
list-and = { $before } e { $next }
list-or = { $before } ou { $next }
list-and-same-sound = { list-and }
list-or-same-sound = { list-or }

unknown-card = uma carta
    .gender = f
    .article = no
unknown-figure = figura
    .gender = f
unknown-seat = jogador
    .gender = m
unknown-thing = algo
    .article = no

## Acontecimentos do núcleo

event-game-over = { $result-id ->
    [won] Partida vencida.
    [lost] Partida perdida.
    [tie] A partida termina empatada.
   *[other] { $winners-count ->
        [0] A partida terminou: { $result-id }.
        [one] { $winners-the } vence.
       *[other] { $winners-the } vencem.
    }
}
event-modified = { $modifier-source-id ->
    [none] { $modifier-stat } { $modifier-value-signed }.
   *[other] { $modifier-source }: { $modifier-stat } { $modifier-value-signed }.
}
event-armed = Efeito ativo: { $trigger-source }.
event-ended = { $source-id ->
    [none] { "" }
   *[other] Termina o efeito: { $source }.
}

## Acontecimentos que vários jogos compartilham

event-moved = { $figure-the } vai parar em { $cells }.
event-damaged = { $figure-the } sofre { $amount } de dano.
event-healed = { $figure-the } recupera { $amount } de vida.
event-fell = { $figure-the } cai.
event-condition-gained = { $figure-the } fica { $condition }.
event-condition-lost = { $figure-the } não está mais { $condition }.
event-conditions-ran = { "" }

## Perguntas e opções do núcleo

ask-window-offer = { $who }: usar algo agora? ({ $rule })
ask-order-uses-collect = { $who }: usar algo agora? ({ $rule })
ask-order-uses-order = { $who }: qual uso vem primeiro? ({ $rule })
option-pass = passar
option-use = usar { $source-the }
option-use-next = { $owner-the }: { $source }
option-give-up = desistir
option-play-on = continuar jogando

## Explicações

why-rule = { $page ->
    [none] { $id } · { $title }
   *[other] { $id } · { $title } ({ $page })
}
why-cut = { $dropped-count ->
    [0] { $best ->
        [none] { $rule }: { $measure }: { $kept }
       *[other] { $rule }: { $measure }: { $best } igualmente para { $kept }
    }
   *[other] { $best ->
        [none] { $rule }: { $measure }: { $kept }; fora: { $dropped }
       *[other] { $rule }: { $measure }: { $kept } ({ $best }); fora: { $dropped }
    }
}
why-lot = Nesta mesa o jogo escolhe por sorteio entre { $count } opções iguais: { $options }. Escolhida: { $picked }
why-dropped = { $name } ({ $value })
why-part = { $op ->
    [add] { $source }: { $stat } { $signed } → { $after }
    [set] { $source }: passa a { $value } → { $after }
    [times] { $source }: { $stat } × { $value } → { $after }
    [cap] { $source }: { $stat } no máximo { $value } → { $after }
   *[floor] { $source }: { $stat } no mínimo { $value } → { $after }
}

## Texto das cartas: durações e gatilhos

duration-turn = até o fim do turno
duration-round = até o fim da rodada
duration-scenario = até o fim do cenário

## Como se chamam os valores

stat-attack = ataque
stat-damage = dano
stat-dice = dados
stat-health = vida
stat-movement = movimento
stat-range = alcance
stat-shield = escudo
stat-pierce = perfurar

## Como estão as figuras e como acabam as partidas

told-figure = { $who }: vida { $hp }/{ $full }
told-result = Resultado: { $result }.
result-won = Resultado: vitória.
result-lost = Resultado: derrota.
result-tie = Resultado: empate.
told-winners = { $count ->
    [one] { $who } vence.
   *[other] { $who } vencem.
}
told-tied = Empate entre { $who }.
told-nobody-wins = Ninguém vence.
told-score = { $who }: { $score }

## Linhas que se digitam: os comandos; os ingleses sempre valem também

command-undo = desfazer
command-redo = refazer
command-why = porquê
command-log = registro
command-board = tabuleiro
command-look = olhar
command-hand = mão
command-card = carta
command-hint = dica
command-preview = prever
command-save = salvar
command-options = opções
command-help = ajuda
command-lang = idioma
command-quit = sair

typed-several = "{ $line }" pode ser { $keys }.
typed-no-option = "{ $line }" não é uma opção: digite um número de 1 a { $count }, uma chave ou ajuda.

## Onde uma prévia para

then-question = Depois vem a próxima pergunta.
then-chance = Depois o acaso decide.
then-secret = Depois abre-se algo que você ainda não pode saber.
then-reveal = Depois algo novo é revelado.
then-report = Depois a partida espera um relato de fora.
then-end = Depois a partida termina.

## Vários acontecimentos em uma frase

summary = { $told }: { $results }.
summary-open = { $told } …
summary-bare = { $told }.
sum-part = { $op ->
    [add] { $source } { $signed }
    [set] { $source }: { $value }
    [times] { $source } ×{ $value }
    [cap] { $source }: no máximo { $value }
   *[floor] { $source }: no mínimo { $value }
}
sum-no-damage = sem dano
sum-damaged = { $amount } de dano
sum-fell = cai
sum-condition-gained = { $condition }
also-damaged = { $figure-the } sofre { $amount } de dano
also-healed = { $figure-the } recupera { $amount } de vida
also-fell = { $figure-the } cai
also-condition-gained = { $figure-the } fica { $condition }

## Quem os outros aguardam

wait-chooses = { $count ->
    [1] escolhe
   *[other] escolhem
}
wait-decides = { $count ->
    [1] decide
   *[other] decidem
}
wait = { $who } { wait-decides } ({ $rule }).

## Por que não dá para jogar o que foi escolhido. $field é o nome de um campo; $member conta os membros de $members (0: nenhum).
## $place é onde os dados estão errados (none: não se sabe)

setup-where = { $member ->
    [0] { "" }
   *[other] { " " }({ $members }, { $member })
}
setup-not-a-field = Não há nenhum campo { $key } para escolher; os campos são: { $known }.
setup-not-fitting = { $place ->
    [none] Os dados da partida não são válidos: { $said }.
   *[other] Os dados da partida não são válidos em { $place }: { $said }.
}
setup-not-offered = { $field }: não existe { $value }{ setup-where }; há: { $known }.
setup-not-spelled = { $field }: não existe { $value }{ setup-where }; você quis dizer { $near }?
setup-not-in-version = { $field }: { $choice } ainda não está nesta versão{ setup-where }.
setup-not-in-range = { $field }: pode ser { $span }, não { $value }{ setup-where }.
setup-not-so-often = { $field }: { $choice } aparece { $times } vezes{ setup-where }; no máximo pode aparecer { $most ->
    [one] uma
   *[other] { $most }
}.
setup-not-so-many = { $field }: é preciso escolher { $span }, não { $found }{ setup-where }.
setup-not-affordable = { $field }: custa { $cost } no total{ setup-where }; dá para gastar { $budget }.
setup-not-twice = { $field }: { $choice } aparece { $times } vezes; só pode aparecer uma.
setup-not-a-party-file = Não dá para ler o arquivo do grupo { $file }; indique um arquivo TOML com o grupo.
setup-not-in-the-party-file = O arquivo do grupo { $file } não está como deveria: { $said }.
setup-not-the-seats = Foram indicados { $wanted } lugares, mas esta partida tem { $found }.
setup-not-a-seat = Ninguém pode sentar como { $wish }: um lugar é me, open ou um de { $bots }.
