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
event-goal-kept = { $seat-the } keeps { $card } as battle goal.
event-stationed = { $figure-the } starts at { $cell }.
event-figure-placed = { $figure-the } comes to { $leaf-cells }.
event-round-started = Round { $round }.
event-order-set = { $order-count ->
    [0] { "" }
   *[other] Initiative order: { $order-text }.
}
    .last = yes
event-ability-drawn = Monster ability card, { $deck }: { $card-text }
event-abilities-reshuffled = The ability cards of { $deck } are shuffled.
event-round-ended = { "" }
event-turn-started = Turn { $figure-of }.
event-turn-ended = { "" }
event-verdict-reached = { $verdict-id ->
    [won] The goal of the scenario is reached; the round is played out.
   *[lost] The scenario is lost; the round is played out.
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
event-damped = { $by-the } lets the elements be consumed for nothing.

## Bonuses

event-lasting-began = In force on { $lasting-bearer-the }: { $lasting-effect-text }.
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
event-card-passed = { $seat-the } takes { $card } from { $owner-the } into the hand.
event-card-played-too = { $seat-the } plays { $card } as well.
event-rest-ended = { "" }
event-exhausted = { $dead ->
    [yes] { $seat-the } is dead.
   *[no] { $seat-the } is exhausted.
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
    [yes] { $seat-the } wants to be asked about each effect of an attack.
   *[no] { $seat-the } lets all effects of an attack happen.
}
event-ties-set = { $asks ->
    [yes] { $seat-the }: from now on the players choose where monsters have equal choices.
   *[no] { $seat-the }: from now on the game chooses where monsters have equal choices.
}
event-half-used = { "" }
event-action-noted = { "" }
event-attack-changed = This attack action: { $changes-text }.
event-strike-changed = This attack: { $changes-text }.
event-move-changed = This Move: { $changes-text }.
event-ability-changed = This ability: { $changes-text }.
event-abilities-added = { "" }
event-phase-changed = { $phased ->
    [yes] { $figure-the } is within an obstacle, invisible.
   *[no] { $figure-the } is within no obstacle any more.
}
event-turn-regained = { $figure-the } takes another turn this round.

## Fights

event-attack-declared = { $figure-the } attacks { $target-the } with Attack { $value }.
event-area-laid = { $figure-the } covers { $cells }.
event-redirected = { $target-the } is the target instead.
event-modifier-drawn = Attack modifier card { $deck-of }: { $card }.
event-modifiers-put-away = { "" }
event-modifiers-reshuffled = The attack modifier deck { $deck-of } is shuffled.
event-modifier-added = { $card } is shuffled into the attack modifier deck { $deck-of }.
event-modifier-counted = { $cards-count ->
    [0] No modifier counts: { $figure-the } attacks with { $value }.
   *[other] { $cards } counts: { $figure-the } attacks with { $value }.
}
event-attack-valued = { $why-count ->
    [0] { "" }
   *[other] The attack on { $target-the } stands at { $damage }.
}
event-damage-inflicted = { "" }
event-damage-negated = { $figure-the } negates { $amount } damage with { $by }.
event-retaliated = { $figure-the } retaliates against { $attacker-the }: { $amount }.
event-killed = { $by-id ->
    [none] { $figure-the } is out.
   *[other] { $figure-the } is out, by { $by-the }.
}
event-condition-gained = { $figure-the } gets { $condition }.
event-condition-lost = { $figure-the } is rid of { $condition }.
event-focused = { $figure-the } focuses on { $target-the }.
event-focus-kept = { "" }
event-focus-missed = { $figure-the } has nobody to focus on.
event-way-chosen = { $stays ->
    [yes] { $targets-count ->
        [0] { $figure-the } stays at { $cells }.
       *[other] { $figure-the } stays at { $cells }, to attack { $targets-the }.
    }
   *[other] { $targets-count ->
        [0] { $figure-the } is going to { $cells }.
       *[other] { $figure-the } is going to { $cells }, to attack { $targets-the }.
    }
}
event-charmed = { $charm-by-the } controls { $charm-figure-the }.
event-charm-ended = { $figure-the } is controlled no longer.

## The board

event-moved = { $figure-the } is moved to { $cells }.
event-walked = { $how-id ->
    [jump] { $figure-the } jumps to { $path-last }.
    [fly] { $figure-the } flies to { $path-last }.
   *[walk] { $figure-the } moves to { $path-last }.
}
event-shoved = { $figure-the } is moved to { $cell }.
event-displaced = { $figure-the } is put at { $cell }.
event-door-opened = { $by-id ->
    [none] The door at { $cell } opens.
   *[other] { $by-the } opens the door at { $cell }.
}
event-room-revealed = A room is revealed.
event-trap-sprung = { $figure-the } springs the trap at { $trap-cell }.
event-trap-made = A trap lies at { $trap-cell }.
event-trap-disarmed = { $figure-the } disarms the trap at { $cell }.
event-ground-scorched = { $figure-the } enters hazardous terrain at { $cell }.
event-obstacle-made = An obstacle lies at { $cells }.
event-obstacle-destroyed = The obstacle at { $cells } is destroyed.
event-obstacle-moved = The obstacle at { $cell } is moved to { $to }.
event-money-dropped = { $tokens ->
    [1] A money token lies at { $cell }.
   *[other] { $tokens } money tokens lie at { $cell }.
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
   *[no] { $seat-the } wants to play on after all.
}
event-noted = { "" }
event-deed-done = { "" }
event-doors-unlocked = { $cells } can be opened now.
event-door-bared = The door at { $cells } can be attacked now.
event-side-changed = { $side-id ->
    [party] { $figure-the } is on your side now.
    [wild] { $figure-the } fights everybody now.
   *[monsters] { $figure-the } is your enemy now.
}
event-toughened = { $figure-the } now has { $full } hit points at most.
event-turn-resumed = { "" }
event-escaped = { $figure-the } leaves the map, safe.
event-goal-measured = { $met ->
    [yes] { $goal }, the battle goal { $seat-of }, is reached: { $checkmarks ->
        [0] no checkmark, as the scenario is lost
        [1] 1 checkmark
       *[other] { $checkmarks } checkmarks
    }.
   *[no] { $goal }, the battle goal { $seat-of }, is not reached.
}
event-spoils-counted = { $seat-the } takes home { $xp } XP, { $gold } gold and { $checkmarks ->
    [1] 1 checkmark
   *[other] { $checkmarks } checkmarks
}.
event-rewards-earned = The rewards of the scenario are yours.
event-recuperated = { $seat-the } has all cards, items and hit points back.
event-deck-restored = { "" }
event-goals-returned = { "" }
event-blocked = { $shield ->
    [0] The item gives no Shield against this attack.
   *[other] The item gives Shield { $shield } against this attack.
}
event-attack-stopped = The damage of the attack is not suffered.
event-strike-augmented = { $source }: { $changes-text }.
event-deck-added = The ability cards of { $name } are laid ready.
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
event-promoted = { $figure-the } is elite now, with { $full } hit points.

event-modified = { "" }
event-armed = { "" }
event-ended = { "" }
