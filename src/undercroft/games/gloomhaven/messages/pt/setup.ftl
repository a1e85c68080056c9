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
