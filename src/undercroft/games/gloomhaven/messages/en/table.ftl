### The table as line mode shows it, and names that stand in no other catalogue.

table-round-shown = Round { $round } · scenario level { $level }
table-order-shown = Initiative: { $slots-text }
table-elements-shown = Elements:{ $strong-count ->
    [0] { "" }
   *[other] { " " }Strong { $strong }
}{ $waning-count ->
    [0] { "" }
   *[other] { $strong-count ->
        [0] { " " }Waning { $waning }
       *[other] ; Waning { $waning }
    }
}
table-card-shown = { $monster }: { $card-text }
table-mat-shown = { $seat }: hand { $hand }, discard { $discard }, lost { $lost }; { $xp } XP, money { $money }{ $active-count ->
    [0] { "" }
   *[other] ; active: { $active }
}
table-figure-shown = { $mark-id } { $figure } at { $cell }: { $hp }/{ $full }{ $conditions-count ->
    [0] { "" }
   *[other] , { $conditions }
}{ $bonuses-count ->
    [0] { "" }
   *[other] ; { $bonuses-text }
}
table-hex-shown = { $cell }: { $tiles-count ->
    [0] { $money ->
        [0] nothing lies here
       *[other] money { $money }
    }
   *[other] { $tiles }{ $money ->
        [0] { "" }
       *[other] , money { $money }
    }
}
table-legend = Marks: a number alone is a free hex, its row r; the column q stands above. + door, = locked door,
    ### obstacle, ^ trap, , difficult terrain, ~ hazardous terrain, _ pressure plate, $ money, ! treasure.
    Figures: BR is the Brute; g1 a normal monster with standee 1, G1 an elite one.
    Areas on cards: ⬢ is a hex of the area and ⬡ your own; / starts the next row, · is half a hex.

part-slot = { $initiative } { $unit }
part-stats = { $hp } hit points, Move { $move }, Attack { $attack }
stats-range = Range { $value }
stats-shield = Shield { $value }
stats-retaliate = Retaliate { $value }
stats-retaliate-range = Retaliate at Range { $value }
stats-target = Target { $value }
stats-pierce = Pierce { $value }
stats-attackers-disadvantage = attackers have Disadvantage

pile-hand = Hand
pile-picked = Picked for this round
pile-played = Played this round
pile-active = Active area
pile-discard = Discard pile
pile-lost = Lost pile
pile-items-ready = Items
pile-items-spent = Spent items
pile-items-consumed = Consumed items
pile-items-lost = Lost items
pile-goal = Battle goal

rank-elite = elite

deck-monsters = monsters

result-won = The scenario is won.
result-lost = The scenario is lost.

## Where numbers come from

stat-attack = attack
stat-ward = protection
stat-shield = Shield
stat-retaliate = Retaliate
stat-advantage = Advantage
stat-disadvantage = Disadvantage
stat-target = target
source-card = the card itself
source-modifier = a modifier card
source-numbered = Monster ability card
why-shielded = { $ignored ->
    [0] Attack { $attack } − Shield { $shield }: { $left } left
   *[other] Attack { $attack } − Shield { $shield }, of which { $ignored } is ignored: { $left } left
}
why-compared = { $better ->
    [yes] Advantage: of { $first } ({ $first-value }) and { $second } ({ $second-value }) the better one counts: { $kept }
   *[no] Disadvantage: of { $first } ({ $first-value }) and { $second } ({ $second-value }) the worse one counts: { $kept }
}

## What treasure tiles hold

what-gold = { $value } gold
what-checkmarks = { $value } checkmarks
what-item = { $value }
what-sold = a second { $value }, which is sold
what-design = the item design { $value }
what-random-design = a random item design
    .article = no
what-side-scenario = a random side scenario
    .article = no
what-scenario = the scenario { $value }
source-scenario = the scenario
stat-move = Move
stat-blocked = blocked damage

## Variants

variant-ties-by-lot = the game chooses where monsters have equal choices
variant-solo = solo play
variant-open = open information
variant-reduced-randomness = reduced randomness
variant-permanent-death = permanent death
scenario-random = random dungeon
variant-random-dungeon = random dungeon

## How a scenario is won and lost

table-goal-shown = Goal: { $goals-text }{ $losses-count ->
    [0] { "" }
   *[other] ; lost if { $losses-text }
}
goal-kill-all = { $but-id ->
    [none] { $scope-id ->
        [revealed] kill all revealed enemies
       *[all] kill all enemies
    }
   *[other] kill all enemies except { $but }
}
goal-kill = { $monster-standees ->
    [1] kill { $monster-the }
   *[other] kill every { $monster }
}
goal-kill-count = { $monsters-id ->
    [none] kill { $count-number } enemies
   *[other] kill { $count-number } enemies: { $monsters-or }
}
goal-loot = { $what-id ->
    [one-each] each character loots a goal treasure tile
   *[all] loot all goal treasure tiles
}
goal-survive = survive { $rounds } rounds
goal-escape = { $by-start ->
    [yes] escape through the starting hexes
   *[no] { $mark-id ->
        [none] { $room-id ->
            [none] escape
           *[other] escape into the last room
        }
       *[other] escape through the hexes marked { $mark-id }
    }
}{ $leave ->
    [yes] , leaving the map at the end of a round
   *[no] { "" }
}
goal-reach = a character ends a turn on hex { $mark-id }
goal-escort = bring { $count ->
    [1] { $objective-the }
   *[other] { $count } { $objective-many }
} { $adjacent ->
    [yes] next to hex { $mark-id }
   *[no] to hex { $mark-id }
}
goal-protect = keep { $count ->
    [1] { $objective-the }
   *[other] { $count } { $objective-many }
} alive
goal-open-doors = open all doors
goal-reveal = { $rooms-count ->
    [1] reveal the last room
   *[other] reveal { $rooms-count } certain rooms
}
goal-destroy = destroy { $count ->
    [1] { $objective-the }
   *[other] { $count } { $objective-many }
}
goal-stand = have characters on all marked plates at once
goal-missing = (this version cannot judge this goal)
lose-objective = { $count ->
    [1] { $objective-the } is lost
   *[other] { $count } { $objective-many } are lost
}
lose-exhausted = { $unless-id ->
    [on-exit] a character becomes exhausted away from an exit
    [looted-goal] a character becomes exhausted before looting a goal treasure tile
   *[none] a character becomes exhausted
}{ $since-id ->
    [none] { "" }
   *[other] , starting { $since }
}
lose-rounds = { $rounds } rounds have passed
lose-killed = a { $monsters-or } is killed
lose-missing = (this version cannot judge this)
table-mark-shown = Mark { $mark-id }: { $cells }

why-tied-second-card = Both have initiative { $initiative }: { $unit } acts before { $rival }, whose other card is slower
why-tied-player-first = Both have initiative { $initiative }: { $unit } acts before { $rival }, as players come before monsters
why-tied-as-before = Both have initiative { $initiative }: { $unit } acts before { $rival }, as the players settled for this deck
why-tied-by-lot = Both have initiative { $initiative }: { $unit } acts before { $rival }, as the game chose by lot
why-tied-players-chose = Both have initiative { $initiative }: { $unit } acts before { $rival }, as the players decided
