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
    Areas on cards are given as q:r, counted from you or from the hex that you aim at;
    in numbers P is the number of characters and N the scenario level.

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
        [revealed] kill all enemies that are revealed
       *[all] kill all enemies
    }
   *[other] kill all enemies but { $but }
}
goal-kill = kill every { $monster }
goal-kill-count = { $monsters-id ->
    [none] kill enemies: { $count-id }
   *[other] kill { $monsters-or }: { $count-id }
}
goal-loot = { $what-id ->
    [one-each] each character loots a goal treasure tile
   *[all] loot all goal treasure tiles
}
goal-survive = survive { $rounds } rounds
goal-escape = { $by-start ->
    [yes] escape by the starting hexes
   *[no] { $mark-id ->
        [none] { $room-id ->
            [none] escape
           *[other] escape into the room { $room-id }
        }
       *[other] escape by the hexes marked { $mark-id }
    }
}{ $leave ->
    [yes] , leaving the map at the end of a round
   *[no] { "" }
}
goal-reach = a character ends a turn on the hex marked { $mark-id }
goal-escort = { $adjacent ->
    [yes] bring { $objective } next to the hex marked { $mark-id } ({ $count })
   *[no] bring { $objective } to the hex marked { $mark-id } ({ $count })
}
goal-protect = keep { $objective } alive ({ $count })
goal-open-doors = open all doors
goal-reveal = { $rooms-count ->
    [1] reveal the last room
   *[other] reveal { $rooms-count } certain rooms
}
goal-destroy = destroy { $objective } ({ $count })
goal-stand = characters stand on all marked plates at once
goal-missing = something that this version cannot judge
lose-objective = { $objective } is lost ({ $count })
lose-exhausted = { $unless-id ->
    [on-exit] a character is exhausted away from an exit
    [looted-goal] a character is exhausted without its goal tile
   *[none] a character is exhausted
}{ $since-id ->
    [none] { "" }
   *[other] { " " }from a certain moment on
}
lose-rounds = { $rounds } rounds are over
lose-killed = { $monsters-or } is killed
lose-missing = of something that this version cannot judge
table-mark-shown = Mark { $mark-id }: { $cells }

why-tied = Both have initiative { $initiative }: { $unit } acts before { $rival }, { $says ->
    [second-card] whose other card is slower
    [player-first] as players come before monsters
    [as-before] as the players settled for this deck
    [by-lot] as the game chose by lot
   *[players-chose] as the players decided
}
