### What is chosen before a quest.

games-count = { $all ->
    [one] one quest
   *[other] { $open } of { $all } quests can be played, { $complete } of them complete
}
games-quest = quests
games-hero = heroes
games-calling = classes
games-variant = variants
game-lead = Descent, second edition: two to four heroes against one Overlord, who plays the monsters and a hand of secret cards.
setup-scenario = Quest
setup-encounter = Encounter
setup-party = The heroes
setup-hero = Hero
setup-class = Class
setup-calling = Class
setup-players = Heroes
setup-variants = Variants
variant-errata = official errata
variant-epic-advanced = epic play: advanced
variant-epic-expert = epic play: expert
quick-hero = as a hero
quick-overlord = as the Overlord
