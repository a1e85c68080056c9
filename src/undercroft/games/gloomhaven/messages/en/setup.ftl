### What is chosen before a scenario.

games-count = { $all ->
    [one] one scenario
   *[other] { $open } of { $all } scenarios can be played, { $complete } of them complete
}
games-scenario = scenarios
games-difficulty = difficulties
difficulty-easy = easy
difficulty-normal = normal
difficulty-hard = hard
difficulty-very-hard = very hard
games-character = characters
games-variant = variants
