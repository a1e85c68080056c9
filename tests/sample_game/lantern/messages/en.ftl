### The words of Lantern.

game-lantern = Lantern
    .article = no
game-lead = Two delvers race through a cave that nobody has seen yet. Three minutes.

## Names

delver-smith = Smith
delver-mapper = Mapper
tile-gate = gate
tile-crossing = crossing
tile-passage = passage
tile-bend = bend
tile-fork = fork
tile-niche = niche
tile-roost = roost
tile-spring = oil spring
cave-grotto = The Grotto
    .article = no
cave-maze = The Maze
    .article = no
found-ember = ember
found-hoard = hoard
found-oil = oil

## What is chosen before the game

games-count = { $all ->
    [one] one cave
   *[other] { $open } of { $all } caves can be played, { $complete } of them complete
}
games-cave = caves
games-delver = delvers
setup-cave = Cave
setup-party = Delvers
setup-delver = Delver
setup-oil = Oil
setup-goal = Points to win alone

## Events

event-cave-entered = The way into the cave stands open.
event-delver-placed = { $figure-the } lights a lantern: { $leaf-hp } oil.
event-round-started = Round { $round } begins.
event-turn-started = { $figure-the } burns 1 oil and may take { $steps } steps.
event-stepped = { $figure-the } goes to { $cell }.
event-tile-drawn = Behind the door: { $tile }.
event-tile-laid = The { $laid-tile } lies at { $cell }.
event-found = { $found-id ->
    [oil] { $figure-the } fills up the lantern: { $oil } oil.
   *[other] { $figure-the } takes the { $found }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
event-die-rolled = { $figure-the } rolls { $die-face } against a bat.
event-bat-fled = { $points ->
    [0] The bat spills 1 oil of { $figure-the } and flees.
   *[other] { $figure-the } drives the bat away: { $points } points.
}
event-turn-ended = { "" }
event-went-dark = The lantern of { $figure-the } goes out.

## Questions and answers

ask-lantern-turn-choose = { $who }: where do you go?
ask-lantern-explore-lay = { $who }: how does the tile lie?
option-step = Go to { $cell }
option-lay = { $turns ->
    [0] Lay it as it is
    [1] Lay it turned to the right
    [2] Lay it turned round
   *[3] Lay it turned to the left
}
option-stay = End the turn
here-step = Go here
here-lay = { option-lay }

not-lantern-wall = There is no door on that side.
not-lantern-no-tile = No tile is left: the dark stays dark.
not-lantern-taken = { $who-the } stands there, and a chamber holds but one delver.
not-lantern-far = A step leads only to the chamber next door.

## Why the bot would choose so

hint-lantern-explore = Behind that door nobody has been yet.
hint-lantern-take = There is something to take.
hint-lantern-approach = It is the shortest way to a door into the dark.
hint-lantern-lay = It leaves the most doors open.
hint-lantern-stay = There is nothing left to go for.

## The end

result-won = One delver has brought home the most.
result-tie = Two delvers have brought home the same.
result-lost = It was not enough.

## Rules

rule-LN-01 = Into the cave
rule-LN-02 = Turns
rule-LN-03 = Doors and the dark
rule-LN-04 = What lies in a chamber
rule-LN-05 = Bats
rule-LN-06 = The end

## At a table

table-delver-shown = { $figure }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, oil { $oil } of { $full }
table-tiles-shown = Tiles left: { $tiles }

lantern-dark = the dark behind a door
lantern-ember = an ember, 1 point
lantern-hoard = a hoard, 3 points
lantern-bat = a bat
lantern-oil = oil
lantern-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
lantern-burns = oil { $oil } of { $full }
lantern-meter = Oil
lantern-gauge = Points
lantern-round = Round
lantern-tiles = Tiles left
lantern-rank = delver
lantern-goal = The most points win when every lantern is empty.
lantern-goal-alone = You win with { $goal } points when your lantern is empty.
lantern-turn = A turn burns 1 oil and has 3 steps. A door into the dark turns up a new tile.
