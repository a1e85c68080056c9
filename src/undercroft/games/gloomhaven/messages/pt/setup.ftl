### What is chosen before a scenario.

games-count = { $all ->
    [one] um cenário
   *[other] dá para jogar { $open } de { $all } cenários, { $complete } deles completos
}
games-scenario = cenários
games-difficulty = dificuldades
difficulty-easy = fácil
difficulty-normal = normal
difficulty-hard = difícil
difficulty-very-hard = muito difícil
games-character = personagens
games-variant = variantes
game-lead = Gloomhaven, primeira edição: um grupo de dois a quatro abre caminho pelos cenários, com duas cartas por turno.
setup-scenario = Cenário
setup-party = O grupo
setup-class = Classe
setup-level = Nível
setup-hand = Mão
setup-perks = Vantagens
setup-items = Itens
setup-items-cost = de ouro
setup-difficulty = Dificuldade
setup-variants = Variantes
advice-hand = { $number ->
    [0] Escolhido para você: a primeira mão recomendada.
    [one] Escolhido para você: a primeira mão, com uma carta mais forte no lugar da mais fraca.
   *[other] Escolhido para você: a primeira mão, com { $number } cartas mais fortes no lugar das mais fracas.
}
advice-perks = Escolhido para você: o que mais melhora o baralho de modificadores de ataque.
advice-items = Escolhido para você: os itens mais úteis que { $number } de ouro compram e que se podem usar juntos.

## Por que um grupo não pode jogar. $who é uma classe

setup-not-a-class = Não existe a classe { $value }; há: { $known }.
setup-not-a-level = Os personagens têm nível de 1 a { $most }, não { $level }.
setup-not-a-character = { $text } não é um personagem; escreva a classe e o nível, por exemplo { $example }.
setup-not-about-a-character = { $who }: { $text } não diz nada; espera-se hand=…, perks=… ou items=….
setup-not-a-perk = { $who }: não existe a vantagem { $perk }; vão de 0 a { $last }.
setup-not-of-the-class = { $who }: { $card } é uma carta de outra classe.
setup-not-of-this-level = { $who }: { $card } é de nível { $level }; um personagem de nível { $at } ainda não pode ter essa carta.
setup-not-one-of-each = { $who }: há uma carta repetida na mão; só existe uma de cada.
setup-not-a-full-hand = { $who }: há { $found } cartas na mão; são sempre { $size }.
setup-not-gained = { $who }: há { $found } cartas acima do nível { $below } na mão; no nível { $at } pode haver no máximo { $most }.
setup-not-so-many-boxes = { $who }: a vantagem “{ $perk }” tem { $most ->
    [one] uma caixa
   *[other] { $most } caixas
}, não { $found }.
setup-not-so-many-perks = { $who }: no nível { $at } há de { $least } a { $most } vantagens, não { $found }.
setup-not-left-in-the-deck = { $who }: a vantagem “{ $perk }” retira { $card }, e não há mais nenhuma no baralho.
setup-not-an-item = Não existe o item { $item }.
setup-not-one-item-twice = { $item } aparece { $found } vezes; um personagem tem no máximo um.
setup-not-worn-together = Há { $found } itens para { $slot ->
    [head] a cabeça
    [body] o corpo
   *[legs] as pernas
}; só dá para usar um.
setup-not-in-hand = As duas mãos seguram dois itens de uma mão ou um de duas mãos, e nada mais.
setup-not-so-many-small = Há { $found } itens pequenos; no nível { $level } há espaço para { $most }.
setup-not-harder = O nível de cenário { $level } não pode ser jogado sozinho nem com informação aberta: não há monstros de nível mais alto. Escolha uma dificuldade menor.
setup-not-random-and-chosen = Uma masmorra aleatória não tem cenário do livro: tire o cenário { $scenario } ou a variante.
setup-not-the-party = Pede-se um grupo de { $wanted }, mas há { $found } personagens.
setup-not-a-class-twice = Há uma classe repetida; cada uma pode aparecer uma só vez.
