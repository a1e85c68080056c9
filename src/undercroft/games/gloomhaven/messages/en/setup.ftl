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
game-lead = Gloomhaven, first edition: a party of two to four fights its way through scenarios, with two cards a turn.
setup-scenario = Scenario
setup-party = The party
setup-class = Class
setup-level = Level
setup-hand = Hand
setup-perks = Perks
setup-items = Items
setup-items-cost = gold
setup-difficulty = Difficulty
setup-variants = Variants
advice-hand = { $number ->
    [0] Chosen for you: the recommended first hand.
    [one] Chosen for you: the first hand, with one stronger card in place of the weakest.
   *[other] Chosen for you: the first hand, with { $number } stronger cards in place of the weakest.
}
advice-perks = Chosen for you: what improves the attack modifier deck most.
advice-items = Chosen for you: the most useful items that { $number } gold buys and that can be worn together.
