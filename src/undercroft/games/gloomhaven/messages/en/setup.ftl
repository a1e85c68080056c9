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

## Why a party cannot play. $who is a class

setup-not-a-class = There is no class { $value }; there are: { $known }.
setup-not-a-level = Characters have levels 1 to { $most }, not { $level }.
setup-not-a-character = { $text } is no character; write the class and the level, such as { $example }.
setup-not-about-a-character = { $who }: { $text } says nothing; expected hand=…, perks=… or items=….
setup-not-a-perk = { $who }: there is no perk { $perk }; there are 0 to { $last }.
setup-not-of-the-class = { $who }: { $card } is a card of another class.
setup-not-of-this-level = { $who }: { $card } is of level { $level }, which a character of level { $at } cannot have yet.
setup-not-one-of-each = { $who }: a card is twice in the hand; there is one of each.
setup-not-a-full-hand = { $who }: there are { $found } cards in the hand; it has { $size }, always.
setup-not-gained = { $who }: there are { $found } cards above level { $below } in the hand; at level { $at } there can be { $most } at most.
setup-not-so-many-boxes = { $who }: the perk “{ $perk }” has { $most ->
    [one] one box
   *[other] { $most } boxes
}, not { $found }.
setup-not-so-many-perks = { $who }: at level { $at } there are { $least } to { $most } perks, not { $found }.
setup-not-left-in-the-deck = { $who }: the perk “{ $perk }” takes out { $card }, and none is left in the deck.
setup-not-an-item = There is no item { $item }.
setup-not-one-item-twice = { $item } is there { $found } times; a character has it once at most.
setup-not-worn-together = There are { $found } items for the { $slot ->
    [head] head
    [body] body
   *[legs] legs
}; one can be worn.
setup-not-in-hand = Two hands hold two items for one hand, or one for both, and no more.
setup-not-so-many-small = There are { $found } small items; at level { $level } there is room for { $most }.
setup-not-harder = Scenario level { $level } cannot be played alone or with open information: monsters have no higher level. Choose an easier difficulty.
setup-not-random-and-chosen = A random dungeon has no scenario of the book: leave out scenario { $scenario } or the variant.
setup-not-the-party = A party of { $wanted } is asked for, but { $found } characters are named.
setup-not-a-class-twice = A class is named twice; each may be there once only.
