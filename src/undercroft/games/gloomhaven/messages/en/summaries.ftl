### An attack in one sentence: its value, what is added, the cards, Shield, and what comes of it.

event-attack-ended = { "" }

## What adds up, in order

sum-attack-declared = { $figure-the } attacks { $target-the }
sum-attack-value = { $value }
sum-redirected = but the target is { $target-the }
sum-modifier-counted = { $cards-count ->
    [0] no card
    [1] card { $cards }
   *[other] cards { $cards }
}
sum-shielded = { $ignored ->
    [0] shield { $shield }
   *[other] shield { $shield } ({ $ignored } ignored)
}
sum-blocked = { $shield ->
    [0] { "" }
   *[other] shield { $shield }
}

## What comes of it for the target

sum-attack-stopped = no damage
sum-damage-negated = { $amount } damage, negated with { $by }
sum-killed = killed
sum-exhausted = { $dead ->
    [yes] dead
   *[no] exhausted
}
sum-condition-gained = { $condition }
sum-pushed-or-pulled = { $hexes ->
    [1] moved 1 hex
   *[other] moved { $hexes } hexes
}

## What comes of it for others

also-retaliated = { $figure-the } retaliates for { $amount }
also-damage-negated = { $figure-the } negates { $amount } damage with { $by }
also-killed = { $figure-the } is killed
also-exhausted = { $dead ->
    [yes] { $seat-the } is dead
   *[no] { $seat-the } is exhausted
}
also-condition-gained = { $figure-the } gains { $condition }
also-experience-gained = { $seat-the } gains { $xp } XP
