### What a drawn table says: labels of the board, the order of the round, warnings, previews.

## The board

haven-tile-corridor = corridor
haven-tile-door-closed = closed door
haven-tile-door-locked = locked door
haven-tile-door-open = open door
haven-tile-obstacle = obstacle
haven-tile-trap = trap
haven-tile-difficult = difficult terrain
haven-tile-hazard = hazardous terrain
haven-tile-plate = pressure plate
haven-tile-start = starting hex
haven-tile-look = { $tile } ({ $look })
haven-hazard = hazardous terrain: { $damage } damage
haven-trap = trap: { $effects }
haven-damage = { $amount } damage
haven-money = { $count ->
    [1] 1 money token
   *[other] { $count } money tokens
}
haven-treasure = treasure tile { $number }
haven-treasure-goal = goal treasure tile
haven-mark = mark { $mark }

## Figures

haven-condition-poison = attacks against it have +1 Attack; a Heal removes the Poison instead of healing
haven-condition-wound = 1 damage at the start of each of its turns; a Heal removes the Wound
haven-condition-immobilize = no Move abilities until the end of its next turn
haven-condition-disarm = no Attack abilities until the end of its next turn
haven-condition-stun = no abilities at all until the end of its next turn
haven-condition-muddle = Disadvantage on all its attacks until the end of its next turn
haven-condition-curse = a Curse card (no damage) is in its attack modifier deck
haven-condition-invisible = enemies can neither focus on it nor attack it until the end of its next turn
haven-condition-strengthen = Advantage on all its attacks until the end of its next turn
haven-condition-bless = a Bless card (2x) is in its attack modifier deck
haven-named = { $name }: { $text }
haven-badge-shield = Shield { $value }
haven-badge-retaliate = { $range ->
    [1] Retaliate { $value }
   *[other] Retaliate { $value }, Range { $range }
}
haven-badge-flying = Flying
haven-badge-advantage = Advantage
haven-badge-attackers-disadvantage = attackers have Disadvantage
haven-rank-hero = character
haven-rank-normal = normal
haven-rank-named = named
haven-rank-elite = elite
haven-rank-boss = boss
haven-rank-summon = summon
haven-rank-thing = objective
haven-side-name-party = The party
haven-side-name-monsters = Monsters
haven-side-name-wild = Enemies of everybody
haven-side-name-things = Objectives
haven-side-party = on your side
haven-side-wild = enemy of everybody
haven-meter-health = Hit points
haven-pick-lead = leading card
haven-pick-second = second card
haven-ask-lead = Choose the leading card
haven-ask-second = Choose the second card
haven-health = { $hp } of { $full } hit points
haven-acting = acting now
haven-acted = has acted

## The order of the round

haven-always = { $text } (always)
haven-shuffle = Reshuffle this deck at the end of the round
haven-only-normal = Normal: { $text }
haven-only-elite = Elite: { $text }
haven-ranks = Normal: { $normal } · Elite: { $elite }
haven-resting = Long rest
haven-ability-card = { $deck } · { $initiative }
haven-half-lost = loses the card
haven-half-round = lasts until the end of the round
haven-half-persistent = stays in play
haven-half-xp = { $value } XP
haven-half-xp-if = XP under a condition
haven-half-infuse = infuses { $element }
haven-half-consume = can consume { $element }

## How things stand

haven-title = { $number } · { $name }
haven-lost-if = lost if { $what }
haven-goal-enemies = Enemies on the board
haven-goal-killed = Enemies killed
haven-goal-tiles = Goal tiles looted
haven-goal-rounds = Rounds survived
haven-goal-limit = Rounds before the scenario is lost
haven-goal-destroyed = Objectives destroyed
haven-goal-escorted = Brought to safety
haven-goal-standing = Still standing
haven-infused = { $element }: strong at the end of the turn
haven-element = { $element }: { $state ->
    [strong] strong
    [waning] waning
   *[inert] inert
}
haven-foot-level = Scenario level
haven-foot-monster-level = Monster level
haven-foot-trap = Trap damage
haven-foot-hazard = Hazard damage
haven-foot-gold = Gold per token
haven-foot-xp = Bonus XP
haven-note-level = The difficulty of the scenario; the other numbers depend on it.
haven-note-monster-level = The row of the statistic cards that the monsters use.
haven-note-trap = The damage of a trap that states no other number.
haven-note-hazard = The damage of each hex of hazardous terrain that a figure enters.
haven-note-gold = What a money token is worth at the end of the scenario.
haven-note-xp = For each character if the scenario is won.
haven-deck = { $cards ->
    [1] 1 card left
   *[other] { $cards } cards left
}{ $drawn ->
    [none] { "" }
   *[other] ; drawn last: { $drawn }
}{ $shuffles ->
    [true] ; shuffled at the end of the round
   *[false] { "" }
}
haven-rewards = Rewards: { $rewards }.
haven-reward-gold-each = { $value } gold for each character
haven-reward-gold-together = { $value } gold together
haven-reward-xp-each = { $value } XP for each character
haven-reward-checkmarks-each = { $value ->
    [1] 1 checkmark for each character
   *[other] { $value } checkmarks for each character
}
haven-reward-reputation = { $signed } reputation
haven-reward-prosperity = { $signed } prosperity
haven-reward-item = { $count ->
    [1] { $item }
   *[other] { $item } ({ $count } times)
}
haven-reward-achievements = { $count ->
    [1] an achievement
   *[other] { $count } achievements
}

## Mats and cards

haven-count-hand = Cards in hand
haven-count-discard = Discarded
haven-count-lost = Lost
haven-count-xp = XP
haven-count-money = Money tokens
haven-count-level = Level
haven-fate-exhausted = Exhausted
haven-fate-dead = Dead
haven-fate-escaped = Off the map, safe
haven-half = { $half ->
    [top] top half
   *[bottom] bottom half
}
haven-item-spent = Spent: a long rest refreshes it
haven-item-consumed = Consumed for the rest of the scenario
haven-item-lost = Lost
haven-checkmarks = { $count ->
    [1] 1 checkmark
   *[other] { $count } checkmarks
}

## Choices

haven-opens-door = Opens a door and reveals what is behind it
haven-card-lost = The card is lost
haven-will-be = { $state ->
    [consumed] The item is consumed.
   *[lost] The item is lost.
}
haven-suffers = You suffer { $amount } damage.

## What the engine foresees

haven-sight = { $how ->
    [adjacent] { $start } and { $end } are adjacent
    [seen] { $start } has line of sight to { $end }
    [off] { $start } or { $end } is not a revealed hex
   *[unseen] { $start } has no line of sight to { $end }: walls block every line
}{ $range ->
    [0] { "" }
   *[other] ; range { $range }
}.
haven-answered = { $damage }; Retaliate { $value } if it survives
haven-threat = { $how ->
    [none] No enemy is still to act.
    [revealed] { $enemies ->
        [1] 1 enemy is still to act this round
       *[other] { $enemies } enemies are still to act this round
    }: the hexes they could hit with their cards.
   *[possible] { $enemies ->
        [1] 1 enemy
       *[other] { $enemies } enemies
    } without a revealed card: the hexes that one of their cards could hit.
}
haven-plan-player = A player decides what { $who } does.
haven-plan-thing = { $who } does not act.
haven-plan-hidden = No card is revealed for { $who } yet.
haven-plan-acted = { $who } has acted already this round.
haven-plan-choice = The players would choose between { $count } options here; this is the first.
haven-plan-nothing = { $who } neither moves nor attacks.
haven-danger-taken = No figure can stand at { $cell } now.
haven-danger = { $who ->
    [none] No enemy would attack you there this round.
   *[other] { $range } damage there this round, on average { $mean }: { $who }.
}

## Statistics

haven-report-dealt = Damage dealt
haven-report-attacks = Attacks
haven-report-kills = Kills
haven-report-taken = Damage suffered
haven-report-negated = Damage negated
haven-report-healing = Healing done
haven-report-hexes = Hexes moved
haven-report-money = Money tokens
haven-report-treasures = Treasure tiles
haven-report-xp = XP
haven-report-lost = Cards lost
haven-report-rounds = Rounds
