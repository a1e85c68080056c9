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
