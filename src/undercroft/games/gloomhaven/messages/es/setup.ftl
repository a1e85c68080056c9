### What is chosen before a scenario.

games-count = { $all ->
    [one] un escenario
   *[other] se pueden jugar { $open } de { $all } escenarios, { $complete } de ellos completos
}
games-scenario = escenarios
games-difficulty = dificultades
difficulty-easy = fácil
difficulty-normal = normal
difficulty-hard = difícil
difficulty-very-hard = muy difícil
games-character = personajes
games-variant = variantes
