### What happens in a scenario.

game-gloomhaven = Gloomhaven
    .article = no

## Set-up, rounds and turns

event-scenario-began = The scenario begins.
event-character-joined = { $character-kind-the } joins the party, at level { $character-level }.
event-goals-dealt = { $seat-the } looks at { $cards-count ->
    [one] { $cards-count } battle goal
   *[other] { $cards-count } battle goals
}.
event-goal-kept = { $seat-the } keeps { $card } as their battle goal.
event-stationed = { $figure-the } starts at { $cell }.
event-figure-placed = { $figure-the } appears at { $leaf-cells }.
event-round-started = Round { $round }.
event-order-set = { $order-count ->
    [0] { "" }
   *[other] Initiative order: { $order-text }.
}
    .last = yes
event-ability-drawn = Monster ability card, { $deck }: { $card-text }
event-abilities-reshuffled = The { $deck } ability deck is reshuffled.
event-round-ended = { "" }
event-turn-started = Turn { $figure-of }.
event-turn-ended = { "" }
event-verdict-reached = { $verdict-id ->
    [won] The scenario goal is met; the round is played to its end.
   *[lost] The scenario is lost; the round is played to its end.
}

## Elements

event-infusing = { $element } is infused: Strong at the end of the turn.
event-elements-set = { $elements-total ->
    [0] All elements are Inert.
   *[other] { elements-not-inert }
}
elements-not-inert = Elements:{ $elements-0 ->
    [2] { " " }fire Strong;
    [1] { " " }fire Waning;
   *[0] { "" }
}{ $elements-1 ->
    [2] { " " }ice Strong;
    [1] { " " }ice Waning;
   *[0] { "" }
}{ $elements-2 ->
    [2] { " " }air Strong;
    [1] { " " }air Waning;
   *[0] { "" }
}{ $elements-3 ->
    [2] { " " }earth Strong;
    [1] { " " }earth Waning;
   *[0] { "" }
}{ $elements-4 ->
    [2] { " " }light Strong;
    [1] { " " }light Waning;
   *[0] { "" }
}{ $elements-5 ->
    [2] { " " }dark Strong;
    [1] { " " }dark Waning;
   *[0] { "" }
} all others Inert.
event-element-consumed = { $by-the } consumes { $element ->
    [0] fire
    [1] ice
    [2] air
    [3] earth
    [4] light
   *[5] dark
}.
event-type-consumed = { "" }
event-damped = { $by-the } makes the consumed elements worth nothing.

## Bonuses

event-lasting-began = { $lasting-bearer-the } now has: { $lasting-effect-text }.
event-lasting-ended = { "" }

## Cards and items

event-card-picked = { $seat-the } picks { $card }.
card-long-rest = Long Rest
event-rest-declared = { $seat-the } will take a long rest.
event-cards-revealed = { $seat-the } plays { $cards }: initiative { $initiative }.
event-initiative-changed = { $seat-the } now has initiative { $initiative }.
event-card-used = { $to-id ->
    [lost] { $card } goes to the lost pile { $seat-of }.
   *[discard] { $card } goes to the discard pile { $seat-of }.
}
event-card-activated = { $active-card } goes to the active area { $seat-of }.
event-slot-used = The token on { $card } moves to the next use slot.
event-card-deactivated = { $to-id ->
    [hand] { $card } leaves the active area and returns to the hand { $seat-of }.
    [lost] { $card } leaves the active area for the lost pile { $seat-of }.
   *[discard] { $card } leaves the active area for the discard pile { $seat-of }.
}
event-card-lost = { $seat-the } loses { $card }.
event-cards-recovered = { $seat-the } recovers { $cards }.
event-card-discarded = { $seat-the } discards { $card }.
event-card-passed = { $seat-the } takes { $card } from { $owner-the }.
event-card-played-too = { $seat-the } also plays { $card }.
event-rest-ended = { "" }
event-exhausted = { $dead ->
    [yes] { $seat-the } dies.
   *[no] { $seat-the } becomes exhausted.
}
event-item-used = { $after-state-id ->
    [spent] { $seat-the } uses { $after-item-the }: it is spent.
    [consumed] { $seat-the } uses { $after-item-the }: it is consumed.
    [lost] { $seat-the } uses { $after-item-the }: it is lost.
   *[ready] { $seat-the } uses { $after-item-the }.
}
event-items-refreshed = { $seat-the } refreshes { $items-the }.
event-experience-gained = { $seat-the } gains { $xp } XP.
event-asking-set = { $asks ->
    [yes] { $seat-the } wants to be asked everything, also where one answer is sensible.
   *[no] { $seat-the } wants to be asked only where there is something to decide.
}
event-ties-set = { $asks ->
    [yes] { $seat-the }: from now on the players decide ties between monsters' choices.
   *[no] { $seat-the }: from now on the game decides ties between monsters' choices.
}
event-half-used = { "" }
event-action-noted = { "" }
event-attack-changed = This attack action: { $changes-text }.
event-strike-changed = This attack: { $changes-text }.
event-move-changed = This Move: { $changes-text }.
event-ability-changed = This ability: { $changes-text }.
event-abilities-added = { "" }
event-phase-changed = { $phased ->
    [yes] { $figure-the } enters an obstacle and is invisible.
   *[no] { $figure-the } leaves the obstacle.
}
event-turn-regained = { $figure-the } takes another turn this round.

## Fights

event-attack-declared = { $figure-the } attacks { $target-the } with Attack { $value }.
event-area-laid = { $figure-the } targets the area { $cells }.
event-redirected = { $target-the } is the target instead.
event-modifier-drawn = Attack modifier card { $deck-of }: { $card }.
event-modifiers-put-away = { "" }
event-modifiers-reshuffled = The attack modifier deck { $deck-of } is reshuffled.
event-modifier-added = { $card } is shuffled into the attack modifier deck { $deck-of }.
event-modifier-counted = { $cards-count ->
    [0] No modifier counts: { $figure-the } attacks with { $value }.
   *[other] { $cards } counts: { $figure-the } attacks with { $value }.
}
event-attack-valued = { $why-count ->
    [0] { "" }
   *[other] The attack on { $target-the } comes to { $damage }.
}
event-damage-inflicted = { "" }
event-damage-negated = { $figure-the } negates { $amount } damage with { $by }.
event-retaliated = { $figure-the } retaliates against { $attacker-the } for { $amount }.
event-killed = { $by-id ->
    [none] { $figure-the } is killed.
   *[other] { $by-the } kills { $figure-the }.
}
event-condition-gained = { $figure-the } gains { $condition }.
event-condition-lost = { $figure-the } loses { $condition }.
event-focused = { $figure-the } focuses on { $target-the }.
event-focus-kept = { "" }
event-focus-missed = { $figure-the } finds no focus.
event-way-chosen = { $stays ->
    [yes] { $targets-count ->
        [0] { $figure-the } stays at { $cells }.
       *[other] { $figure-the } stays at { $cells } to attack { $targets-the }.
    }
   *[other] { $targets-count ->
        [0] { $figure-the } heads for { $cells }.
       *[other] { $figure-the } heads for { $cells } to attack { $targets-the }.
    }
}
event-charmed = { $charm-by-the } controls { $charm-figure-the }.
event-charm-ended = { $figure-the } is no longer controlled.

## The board

event-moved = { $figure-the } is moved to { $cells }.
event-walked = { $how-id ->
    [jump] { $path-count ->
        [1] { $figure-the } jumps 1 hex to { $path-last }.
       *[other] { $figure-the } jumps { $path-count } hexes to { $path-last }.
    }
    [fly] { $path-count ->
        [1] { $figure-the } flies 1 hex to { $path-last }.
       *[other] { $figure-the } flies { $path-count } hexes to { $path-last }.
    }
   *[walk] { $path-count ->
        [1] { $figure-the } moves 1 hex to { $path-last }.
       *[other] { $figure-the } moves { $path-count } hexes to { $path-last }.
    }
}
event-shoved = { $figure-the } is moved to { $cell }.
event-displaced = { $figure-the } is placed at { $cell }.
event-door-opened = { $by-id ->
    [none] The door at { $cell } opens.
   *[other] { $by-the } opens the door at { $cell }.
}
event-room-revealed = A room is revealed.
event-trap-sprung = { $figure-the } springs the trap at { $trap-cell }.
event-trap-made = A trap is placed at { $trap-cell }.
event-trap-disarmed = { $figure-the } disarms the trap at { $cell }.
event-ground-scorched = { $figure-the } enters hazardous terrain at { $cell }.
event-obstacle-made = An obstacle is placed at { $cells }.
event-obstacle-destroyed = The obstacle at { $cells } is destroyed.
event-obstacle-moved = The obstacle at { $cell } is moved to { $to }.
event-money-dropped = { $tokens ->
    [1] A money token drops at { $cell }.
   *[other] { $tokens } money tokens drop at { $cell }.
}
event-money-looted = { $tokens ->
    [1] { $figure-the } loots a money token at { $cell }.
   *[other] { $figure-the } loots { $tokens } money tokens at { $cell }.
}
event-money-gained = { $tokens ->
    [1] { $seat-the } gains a money token.
   *[other] { $seat-the } gains { $tokens } money tokens.
}
event-treasure-looted = { $figure-the } loots the treasure tile at { $treasure-cell }.
event-thing-found = { $seat-the } finds { $what }.

## The scenario's own rules, and its end

event-giving-up = { $agrees ->
    [yes] { $seat-the } wants to give up.
   *[no] { $seat-the } wants to play on.
}
event-noted = { "" }
event-deed-done = { "" }
event-doors-unlocked = The doors at { $cells } are unlocked.
event-door-bared = The door at { $cells } can be attacked now.
event-side-changed = { $side-id ->
    [party] { $figure-the } is now on your side.
    [wild] { $figure-the } now fights everybody.
   *[monsters] { $figure-the } is now your enemy.
}
event-toughened = { $figure-the } now has a maximum of { $full } hit points.
event-turn-resumed = { "" }
event-escaped = { $figure-the } leaves the map safely.
event-goal-measured = { $met ->
    [yes] { $goal }, the battle goal { $seat-of }, is met: { $checkmarks ->
        [0] no checkmark, as the scenario is lost
        [1] 1 checkmark
       *[other] { $checkmarks } checkmarks
    }.
   *[no] { $goal }, the battle goal { $seat-of }, is not met.
}
event-spoils-counted = { $seat-the } takes home { $xp } XP, { $gold } gold and { $checkmarks ->
    [1] 1 checkmark
   *[other] { $checkmarks } checkmarks
}.
event-rewards-earned = You receive the scenario's rewards.
event-recuperated = { $seat-the } recovers all cards, items and hit points.
event-deck-restored = { "" }
event-goals-returned = { "" }
event-blocked = { $shield ->
    [0] The item gives no Shield against this attack.
   *[other] The item gives Shield { $shield } against this attack.
}
event-attack-stopped = The damage of the attack is negated.
event-strike-augmented = { $source }: { $changes-text }.
event-deck-added = The { $name } ability deck is set up.
event-dungeon-began = The cards of the random dungeon are shuffled.
event-penalties-chosen = { $penalties-id ->
    [suggested] Penalties of the rooms: none, then minor, then major.
    [none] The rooms have no penalties.
    [minor] The rooms have minor penalties.
   *[major] The rooms have major penalties.
}
event-room-card-drawn = Room card: { $card }.
event-room-cards-reshuffled = The room cards are shuffled.
event-chamber-laid = A room is laid: { $chamber-monsters } { $chamber-room }.
event-promoted = { $figure-the } becomes elite, with { $full } hit points.

event-modified = { "" }
event-armed = { "" }
event-ended = { "" }
