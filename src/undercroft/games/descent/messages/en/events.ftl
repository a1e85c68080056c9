### What happens in a quest.

## Set-up, encounters, rounds, turns

event-quest-began = The quest begins.
event-hero-joined = { $figure-the } joins as { $hero-calling }.
event-encounter-began = Encounter { $encounter } begins.
event-encounter-closed = The encounter is decided.
event-group-chosen = { $leaf-lieutenant ->
    [yes] The lieutenant { $leaf-monster } takes part.
   *[no] Monster group: { $leaf-monster }.
}
event-figure-placed = { $figure-the } is placed at { $leaf-cells }.
event-figure-withdrawn = { $figure-the } leaves the map.
event-hero-placed = { $lying ->
    [yes] { $figure-the } is knocked out at { $cell }.
   *[no] { $figure-the } starts at { $cell }.
}
event-round-began = Round { $round }.
event-turn-began = Turn of { $figure-the }.
event-refreshed = { "" }
event-turn-ended = { "" }
event-overlord-turn-began = The Overlord's turn.
event-overlord-refreshed = { "" }
event-group-activated = The Overlord activates the { $group }.
event-action-taken = { $action-id ->
    [revive] { $figure-the } revives { $whom-the }.
   *[other] { "" }
}
event-extra-action-gained = { $figure-the } gains an extra { $action-id ->
    [move] move action
   *[attack] attack
}.
event-turn-noted = { "" }
event-actions-lost = { $figure-the } loses { $number ->
    [1] an action
   *[other] all remaining actions
}.
event-rested = { $figure-the } rests.
event-feat-used = { $figure-the } turns the hero sheet face down.
event-feats-ready = All heroic feats are ready again.
event-history-told = { $history-count ->
    [0] The first encounter is taken as already played.
   *[other] The campaign so far decides how this begins.
}

## Doors, tokens, counters

event-door-opened = { $figure-the } opens a door.
event-door-closed = { $figure-the } closes a door.
event-door-unlocked = A locked door can be opened now.
event-squares-gone = These spaces collapse: { $cells }.
event-token-set = { $carrier-id ->
    [none] { $turned ->
        [yes] { $kind } at { $cell }: { $face }.
       *[no] { $kind } at { $cell }.
    }
   *[other] { $carrier-the } has the { $kind } token{ $face-id ->
        [none] { "" }
       *[other] : { $face }
    }.
}
event-token-removed = A token leaves the encounter: { $token }.
event-counted = { $counter }: { $number }.
event-marked = { $mark-id ->
    [sun-key] The key to the Idol of the Sun is found.
    [hunters-horn] The hunters' horn sounds.
    [awake] Khorayt wakes.
    [tomb-open] The tomb stands open.
    [arcites-prayer] Arcite's prayer is found.
    [ward-key] The ward falls.
    [library-key] The key to the library is found.
    [war-cry] Mauler gives his war cry.
    [gate-key] The key to the gate is found.
    [cell-key] The key to the cell is found.
    [river-awake] The group at the river wakes.
    [red-shut] The red portal is shut.
    [green-shut] The green portal is shut.
    [blue-shut] The blue portal is shut.
   *[other] { "" }
}
event-encounter-won = The encounter is won by the { $side }.
event-encounter-ended = The encounter is over; nobody has won it.
event-quest-rolled = The quest asks for a roll ({ $about }): { $dice-count ->
    [0] –
   *[other] { $dice-text }
}.
event-game-over = { $result-id ->
    [heroes-won] The heroes win.
   *[overlord-won] The Overlord wins.
}

## Movement

event-points-gained = { $figure-the } gains { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}.
event-points-lost = { $figure-the } loses { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}.
event-entered = { $figure-the } moves to { $cell }.
    .last = yes
event-stopped = { $figure-the } stops.
event-fell-into-pit = { $figure-the } falls into a pit.
event-lava-burned = Lava burns { $figure-the }.
event-displaced = { $figure-the } is placed at { $cells }.
event-vanished = { $figure-the } vanishes; a token marks { $cell }.
event-reappeared = { $figure-the } reappears at { $cell }.
event-familiar-walked = { $figure-the } moves to { $cell }.
    .last = yes
event-figure-removed = { $figure-the } is removed from the map.
event-left-map = { $figure-the } leaves the map by the { $way }.
event-shrank = { "" }
event-placed = { $figure-the } stands on { $cells }.
event-left-board = { "" }
event-moved = { $figure-the } is moved to { $cells }.

## Attacks, damage, fatigue

event-attack-declared = { $figure-the } attacks { $target-the }{ $weapon-id ->
    [none] { "" }
   *[other] { " " }with { $weapon-the }
}{ $also-count ->
    [0] { "" }
   *[other] { ", and with the same roll " }{ $also-the }
}.
event-target-changed = { $target-the } is the target instead.
event-dice-rolled = Roll of { $figure-the }: { $dice-count ->
    [0] –
   *[other] { $dice-text }
}.
event-surge-spent = { $figure-the } spends { $cost ->
    [one] a surge
   *[other] { $cost } surges
}: { $ability-id ->
    [rest] recover fatigue
    [toll] so as not to miss
   *[other] { $surge-text }
}.
event-attack-missed = The attack misses: { $because-id ->
    [x] an X was rolled
    [toll] it needed a surge to give up
   *[range] range { $number }, { $limit } needed
}.
event-attack-valued = { $target-the }: { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
} against { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}{ $pierce ->
    [0] { "" }
   *[other] { " " }(Pierce { $pierce })
}: { $damage } damage.
event-attack-ended = { "" }
event-attack-changed = { "" }
event-attack-die-rerolled = Die { $number } is rerolled: { $die-face }.
event-fatigue-suffered = { $figure-the } suffers { $amount } fatigue.
event-fatigue-recovered = { $figure-the } recovers { $amount } fatigue.
event-rest-recovered = { $figure-the } has rested and recovers { $amount } fatigue.
event-health-changed = { $figure-the } has Health { $health } now.
event-knocked-out = { $figure-the } is knocked out.
event-stood-up = { $figure-the } stands up at { $cell }.
event-defeated = { $figure-the } is defeated.
event-damaged = { $figure-the } suffers { $amount } damage.
event-healed = { $figure-the } recovers { $amount } damage.
event-fell = { $figure-the } falls.
event-attribute-rolled = { $figure-the } tests { $attribute }: { $dice-count ->
    [0] –
   *[other] { $dice-text }
}.
event-attribute-passed = { $figure-the } passes ({ $attribute } { $value }, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}).
event-attribute-failed = { $figure-the } fails ({ $attribute } { $value }, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}).
event-attribute-die-rerolled = Die { $number } of the test is rerolled: { $die-face }.
event-attribute-retested = { $figure-the } must repeat the test: the new result counts.
event-recovery-rolled = { $figure-the } rolls to recover: { $dice-count ->
    [0] –
   *[other] { $dice-text }
}.
event-condition-gained = { $figure-the } is { $condition }.
event-condition-lost = { $figure-the } is no longer { $condition }.
event-conditions-ran = { "" }
event-armed = { "" }
event-ended = { "" }
event-modified = { $modifier-stat-id ->
    [hearts] { $modifier-source }: { $modifier-value-signed } ♥.
    [range] { $modifier-source }: { $modifier-value-signed } range.
    [pierce] { $modifier-source }: Pierce { $modifier-value-signed }.
    [surges] { $modifier-source }: { $modifier-value-signed } { $modifier-value ->
        [one] surge
       *[other] surges
    }.
    [shields] { $modifier-source }: { $modifier-value-signed } { $modifier-value ->
        [one] shield
       *[other] shields
    }.
    [damage] { $modifier-source }: { $modifier-value-signed } damage.
    [attack-yellow] { $modifier-source }: a yellow die more.
    [defence-grey] { $modifier-source }: a gray die more.
    [defence-brown] { $modifier-source }: a brown die more.
    [defence-black] { $modifier-source }: a black die more.
   *[other] { "" }
}

## Cards

event-equipped = { $items-count ->
    [0] { $figure-the } has nothing equipped.
   *[other] { $figure-the } has equipped: { $items }.
}
event-exhausted = { $figure-the } exhausts { $card }.
event-card-used = { $figure-the } uses { $card }.
event-used-once = { "" }
event-search-card-spent = { $figure-the } turns { $card } face down.
event-search-card-discarded = { $figure-the } discards { $card }.
event-search-card-redrawn = { $card } is drawn instead.
event-searched = { $figure-the } searches at { $cell }.
event-card-found = { $figure-the } finds { $card }.
event-traded = { $giver-the } gives { $card } { $taker-to }.
event-overlord-drew = The Overlord draws { $card }.
event-overlord-kept = The Overlord keeps { $card }.
event-overlord-reshuffled = The Overlord's discards become a new deck.
event-overlord-card-played = The Overlord plays { $card }{ $target-id ->
    [none] { $group-id ->
        [none] { "" }
       *[other] { " " }on { $group }
    }
   *[other] { " " }on { $target-the }
}.
event-overlord-card-done = { "" }
event-overlord-card-returned = { $card } returns to the Overlord's hand.
event-overlord-discarded = The Overlord discards { $card }.
event-overlord-looked-ahead = The Overlord looks at { $cards-count ->
    [one] the next card
   *[other] the next { $cards-count } cards
} of his deck.
event-overlord-put-back = The Overlord puts { $card } back on his deck.
event-overlord-revealed = The Overlord reveals { $card }{ $taken ->
    [yes] { " " }and takes it
   *[no] { " " }and discards it
}.
event-overlord-fetched = The Overlord takes { $card } and shows it.
event-amount-die-rerolled = Die { $number } is rerolled: { $die-face }.
event-recovery-die-rerolled = Die { $number } is rerolled: { $die-face }.
event-fate-rolled = The Overlord rolls: { $dice-count ->
    [0] –
   *[other] { $dice-text }
}.
event-overlord-card-shown = The Overlord shows { $card }.
event-promoted = { $figure-the } becomes a master.
event-relic-exhausted = The Overlord exhausts { $relic }.
event-swapped = { $figure-the } and { $other-the } change places.

## An attack in one sentence

sum-attack-declared = { $figure-the } attacks { $target-the }{ $weapon-id ->
    [none] { "" }
   *[other] { " " }with { $weapon-the }
}
sum-target-changed = but the target is { $target-the }
sum-dice-rolled = { $dice-text }
sum-attack-die-rerolled = die { $number } rerolled: { $die-face }
sum-surge-spent = { $ability-id ->
    [rest] surge: fatigue
    [toll] surge given up
   *[other] surge: { $surge-text }
}
sum-attack-valued = { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
}, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}{ $pierce ->
    [0] { "" }
   *[other] { " " }(Pierce { $pierce })
}
sum-attack-missed = a miss ({ $because-id ->
    [x] X
    [toll] no surge to give up
   *[range] range { $number }, { $limit } needed
})
sum-damaged = { $amount } damage
sum-defeated = defeated
sum-knocked-out = knocked out
sum-condition-gained = { $condition }
also-attack-valued = { $target-the }: { $damage } damage
also-entered = { $figure-the } moves to { $cell }
also-marked = { $mark-id ->
    [awake] Khorayt wakes
    [war-cry] Mauler gives his war cry
   *[other] { "" }
}
also-damaged = { $figure-the } suffers { $amount } damage
also-healed = { $figure-the } recovers { $amount } damage
also-fatigue-recovered = { $figure-the } recovers { $amount } fatigue
sum-fatigue-for-movement = { $figure-the } suffers { $fatigue } fatigue and gains { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}
also-fatigue-suffered = { $figure-the } suffers { $amount } fatigue
also-defeated = { $figure-the } is defeated
also-knocked-out = { $figure-the } is knocked out
also-condition-gained = { $figure-the } is { $condition }

## Marks, rolls and how it ends

about-theodir = can Lord Theodir be saved
result-heroes-won = Result: the heroes have won.
result-overlord-won = Result: the Overlord has won.
way-entrance = entrance
way-exit = exit
