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
variant-stand-alone = an Interlude or Finale by itself
quick-hero = as a hero
quick-overlord = as the Overlord

## Why a party cannot play

setup-not-about-a-hero = { $hero }: { $text } says nothing; expected skills=…, items=… or sold=….
setup-not-without-lower-cards = { $card } is of level { $level } and needs { $needed } cards of its class and of a lower level, not { $found }.
setup-not-beside-a-charge = What the campaign sends you to is settled: nothing else can be chosen.
setup-not-charged = What the campaign asks for cannot be played: { $fault }.
setup-not-in-a-campaign-only = { $quest } is played in a campaign; the variant “an Interlude or Finale by itself” plays it without one.
setup-not-two-levels = Advanced and expert are two power levels: choose one of them.
setup-not-the-party = A party of { $wanted } is asked for, but { $found } heroes are named.
setup-not-an-encounter = { $quest } has { $encounters ->
    [one] one encounter only, so it cannot begin with the second
   *[other] { $encounters } encounters only
}.
setup-not-of-the-archetype = { $hero } cannot take the class { $calling }: it is of another archetype.
setup-not-bought = In the basic game nothing is bought or sold before the quest; epic play allows it.
setup-not-in-the-shop = { $card } is bought { $times } times, but the shop has { $most }.
setup-not-enough-gold = The heroes’ items cost { $price } gold, but they have { $gold } together.
