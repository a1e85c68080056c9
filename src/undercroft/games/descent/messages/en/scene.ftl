### The web table: terrain, ranks, goals, prompts.

## On the map

descent-terrain-water = water: costs 2 movement points
descent-terrain-pit = pit: whoever enters falls in and suffers 2 damage
descent-terrain-hazard = lava: 1 damage; whoever stays is defeated
descent-terrain-obstacle = obstacle: blocks movement and sight
descent-terrain-start = entrance
descent-terrain-exit = exit
descent-terrain-plate = marked space
descent-door = closed door
descent-search-token = search token
descent-hero-token = hero token
descent-health = Health
descent-fatigue = Fatigue
descent-rank-hero = hero
descent-rank-familiar = familiar
descent-rank-ally = hero figure of the quest
descent-rank-minion = minion
descent-rank-master = master
descent-rank-monster = monster
descent-rank-lieutenant = lieutenant
descent-rank-out = knocked out
descent-allies = On the heroes' side
descent-warn-pit = The way leads into a pit: 2 damage.
descent-warn-lava = The way crosses lava: 1 damage.

## The quest

descent-title = { $quest }, encounter { $encounter }
descent-goal-heroes = The heroes win { $goal }.
descent-goal-overlord = The Overlord wins { $goal }.
descent-goal-ends = The encounter ends { $goal }.
descent-goal-if = if { $goal }
descent-stall-heroes = If nobody has won after round { $rounds }, the heroes do.
descent-stall-overlord = If nobody has won after round { $rounds }, the Overlord does.
descent-reported = reported
descent-designed = designed by us
descent-round = Round
descent-side-heroes = Heroes
descent-side-overlord = Overlord
descent-overlord-hand = Overlord's hand
descent-overlord-deck = Overlord's deck

## Mats and piles

descent-speed = Speed
descent-actions = Actions
descent-movement = Movement points
descent-hand = Hand
descent-deck = Deck
descent-discard = Discarded
descent-exhausted = exhausted
descent-gold = { $n } gold
descent-pile-cards = Your cards
descent-pile-sheet = Hero sheet
descent-pile-skills = Skills
descent-pile-equipped = Equipped
descent-pile-packed = Carried
descent-pile-finds = Search cards
descent-pile-spent = Search cards, used
descent-pile-hand = Hand
descent-pile-drawn = Drawn
descent-pile-deck = Still in the deck, in random order
descent-pile-discard = Discarded
descent-pile-aside = Set aside
descent-pile-glimpsed = Tokens you have looked at
descent-glimpsed = { $token } at { $cell }: { $face }
descent-pile-played = In play
descent-pile-shown = Shown cards of the hand
descent-pile-relics = Relics
descent-pile-search = Search deck
descent-pile-search-discard = Discarded search cards
descent-pile-overlord-discard = The Overlord's discards

## Dice and what is asked

descent-face = { $colour }: { $face }
descent-face-blank = blank
descent-aura-heroes = For all heroes within { $n } spaces:
descent-aura-monsters = For monsters within { $n } spaces:
descent-face-miss = X, a miss
descent-face-range = range { $n }
descent-face-hearts = { $n ->
    [one] 1 heart
   *[other] { $n } hearts
}
descent-face-surges = { $n ->
    [one] 1 surge
   *[other] { $n } surges
}
descent-face-shields = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}
descent-surge = { $label } → { $damage } damage (♥ { $hearts }{ $needs ->
    [0] { "" }
   *[other] , range { $range }/{ $needs }
}{ $pierce ->
    [0] { "" }
   *[other] , Pierce { $pierce }
})
descent-about-attack = { $who } attacks { $whom }.
descent-about-roll = { $who } attacks { $whom }: { $hearts } ♥{ $needs ->
    [0] { "" }
   *[other] , range { $range } of { $needs }
}, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}{ $pierce ->
    [0] { "" }
   *[other] , Pierce { $pierce }
}: { $damage } damage.
descent-about-damage = { $who } is about to suffer { $n } damage.
descent-about-entered = { $who } enters { $cell }.
descent-about-door = { $who } opens a door.
descent-about-search = { $who } searches.
descent-about-test = { $who } tests an attribute.
descent-sight-clear = { $start } and { $end } see each other; { $distance } spaces apart.
descent-sight-blocked = { $start } and { $end } do not see each other.

## The next turn of the other side

descent-threat = { $count ->
    [0] No enemy can attack.
    [one] Spaces that 1 enemy could attack with a move action and no card.
   *[other] Spaces that { $count } enemies could attack, each with a move action and no card.
}
descent-plan = { $who } has { $has ->
    [one] 1 movement point
   *[other] { $has } movement points
} in a move action and could then attack:
descent-plan-attack = { $whom }, { $needs ->
    [0] without moving
    [one] after 1 movement point
   *[other] after { $needs } movement points
}: { $range } damage, { $mean } on average
descent-plan-none = { $who } can attack nobody after one move action ({ $has ->
    [one] 1 movement point
   *[other] { $has } movement points
}).
descent-danger = Up to { $most } damage there, { $mean } on average if all who can attack once: { $who }.
descent-danger-none = No enemy can attack there after one move action.
descent-danger-taken = Nobody can stand on { $cell }.

## Statistics

descent-report-monsters = Monsters
descent-report-dealt = Damage dealt
descent-report-taken = Damage suffered
descent-report-felled = Figures defeated
descent-report-out = Times knocked out
descent-report-surges = Surges spent
descent-report-found = Cards found

## Line mode

table-quest-shown = { $quest }, encounter { $encounter }, round { $round } of { $rounds }
table-goal-shown = { $side-id ->
    [heroes] The heroes win
    [overlord] The Overlord wins
   *[ends] The encounter ends
} if { $goals-or }.
table-counter-shown = { $counter }: { $number }{ $cap ->
    [0] { "" }
   *[other] { " " }of { $cap }
}
table-overlord-shown = Overlord: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $deck } in the deck, { $discard } discarded
table-hero-shown = { $mark-id } { $figure }{ $cells-count ->
    [0] { "" }
   *[other] { " " }at { $cells }
}: Health { $hp }/{ $full }, fatigue { $fatigue }/{ $stamina }{ $out ->
    [yes] , knocked out
   *[other] { "" }
}{ $movement ->
    [0] { "" }
    [one] , 1 movement point
   *[other] , { $movement } movement points
}{ $conditions-count ->
    [0] { "" }
   *[other] , { $conditions }
}{ $exhausted-count ->
    [0] { "" }
   *[other] ; exhausted: { $exhausted }
}{ $feat ->
    [yes] ; feat ready
   *[other] ; feat used
}
table-figure-shown = { $mark-id } { $figure } at { $cells }: Health { $hp }/{ $full }{ $conditions-count ->
    [0] { "" }
   *[other] , { $conditions }
}{ $carries-count ->
    [0] { "" }
   *[other] , with { $carries }
}
table-square-shown = { $cell }: { $terrain }{ $tokens-count ->
    [0] { "" }
   *[other] , { $tokens }
}
table-glimpse-shown = The Overlord has looked at { $token }: { $face }
table-legend = Map: . floor, ~ water, o pit, ^ lava, # obstacle, x exit, + marked, ? search token, * objective token; lines are walls, I and === closed doors. Two letters are a hero, in brackets one who is knocked out; g2 is a minion, G1 a master or lieutenant.
terrain-floor = floor
terrain-water = water
terrain-pit = pit
terrain-lava = lava
terrain-obstacle = obstacle
token-search = search token
pile-skills = Skills
pile-equipped = Equipped
pile-packed = Carried
pile-finds = Search cards
pile-hand = Hand
pile-played = In play
pile-deck = Still in the deck, in random order
pile-discard = Discarded
pile-items-ready = Equipped
pile-active = Skills
