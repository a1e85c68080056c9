### O que o modo de linhas diz.

term-help =
    Responda com o número de uma opção, a chave dela (entre colchetes) ou o começo da chave.
    desfazer [N]    desfaz a sua última resposta, ou todas depois da resposta N
    refazer         repete o que foi desfeito
    porquê [K]      por que o último evento aconteceu, ou o K-ésimo dos mostrados
    registro        o que aconteceu até agora
    tabuleiro, mão  o tabuleiro; as suas cartas
    olhar X         o que há num hexágono ou quem é uma marca; sem X, o que as marcas significam, e o objetivo
    carta NOME      uma carta, um item, um monstro: o que faz
    opções          a pergunta outra vez
    dica            o que o bot faria, e por quê
    prever N        o que a opção N faria
    salvar ARQUIVO  uma cópia do diário
    idioma xx       en, es ou pt
    sair            sai; a partida fica guardada
term-pass = Passe o teclado { $who }, que então aperta Enter.
term-any-time = A qualquer momento:
term-no-undo = Não há nada para desfazer.
term-undo-sure = Desde então foram revelados dados, cartas ou segredos. Desfazer mesmo assim? (s/n)
term-yes = s
term-undo-kept = Nada foi desfeito.
term-undone = Desfeito: de volta à resposta { $n }.
term-no-redo = Não há nada para refazer.
term-redone = Refeito até a resposta { $n }.
term-no-why = { $count ->
    [0] Ainda não foi mostrado nada que se possa explicar.
   *[other] Não existe esse evento: digite porquê com um número de 1 a { $count }.
}
term-no-hand = Você não tem cartas.
term-no-look = Nada na mesa se chama “{ $line }”: digite olhar com um hexágono ou uma marca do tabuleiro.
term-no-card = Não há nenhuma carta nem nada que se chame “{ $line }”.
term-no-hint = Este jogo não tem um bot a quem pedir uma dica.
term-hint = Dica: { $number }, { $label }. { $why }
term-preview-what = Digite prever e o número de uma opção.
term-save-where = Digite salvar e o nome de um arquivo.
term-save-taken = { $file } já existe com outro conteúdo: escolha outro nome.
term-save-failed = Não é possível gravar { $file }: { $why }.
term-saved = Salvo em { $file }.
term-resumed = { $n ->
    [one] Continuando depois de { $n } resposta.
   *[other] Continuando depois de { $n } respostas.
}
term-torn = A última linha de { $file } foi gravada pela metade e é descartada; a partida segue a partir da anterior.
term-kept = A partida fica guardada em { $file }; continue com: { $command }
term-over = O diário é { $file }.
term-report = Resposta { $n }: chega o resultado de um jogo da campanha
term-answer = Resposta { $n }, { $who }: { $key }
term-opening = Antes da primeira resposta
term-verified = { $file }: { $answers } respostas, { $digests } resumos conferem.

games-later = não está nesta versão
games-complete = completo
games-open = jogável
games-more = Mais: { $command }
games-bot = bots
