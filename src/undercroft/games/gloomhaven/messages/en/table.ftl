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
    Areas on cards are given as q:r, counted from you or from the hex that you aim at.

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
stat-retaliate = Retaliate
stat-advantage = Advantage
stat-disadvantage = Disadvantage
stat-target = target
source-card = the card itself
source-modifier = a modifier card
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

variant-solo = solo play
variant-open = open information
variant-reduced-randomness = reduced randomness
variant-permanent-death = permanent death
scenario-random = random dungeon
variant-random-dungeon = random dungeon
