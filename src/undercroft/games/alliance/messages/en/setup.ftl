### What is chosen before a game.

game-alliance = Dungeon Alliance
    .article = no
game-lead = Dungeon Alliance: one to four alliances of four heroes race through a dungeon that grows tile by tile; rivals, alone or together.
games-count = { $all ->
    [one] one way to play
   *[other] { $open } of { $all } ways to play
}
games-hero = heroes
games-variant = variants
games-difficulty = difficulties
setup-players = Alliances
setup-variants = Variants
setup-difficulty = Difficulty
setup-party = The heroes
variant-pvp = player versus player
variant-coop = co-op
variant-basic = Basic Game
difficulty-easy = easy
difficulty-normal = normal
difficulty-hard = hard
difficulty-very-hard = very hard
mode-rivals = rivals
mode-solo = solo
mode-coop = co-op

## Seats

alliance-blue = Blue Alliance
alliance-red = Red Alliance
alliance-yellow = Yellow Alliance
alliance-green = Green Alliance

## Why a game cannot be played

setup-not-rivals-difficulty = Difficulty sets the target of solo and co-op games; rivals have none.
setup-not-heroes = A party names four heroes for each alliance: { $wanted } for { $players }, not { $found }.
setup-not-pvp-and-coop = Alliances fight each other in PvP and play together in co-op: choose one.
setup-not-alone = { $variant } takes two to { $most } players.

## Windows at which hidden hands are asked

window-alliance-attack-declared = When an attack is declared
