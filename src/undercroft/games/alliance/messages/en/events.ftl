### What happens in the dungeon.

## Set-up

event-first-player-drawn = { $seat-the } is the first player.
event-heroes-revealed = On offer: { $heroes }.
event-hero-taken = { $hero } joins { $seat-the }.
event-preset-taken = { $seat-the } gets a preset alliance by lot: { $preset }.
event-heroes-returned = { $heroes-count ->
    [0] { "" }
   *[other] Back to the box: { $heroes }.
}
event-deck-shuffled = { $seat-the } shuffles { $cards-count } starter cards into a deck.
event-starting-tile-laid = { $seat-the } lays its starting tile behind an entrance.
event-hero-placed = { $figure-the } begins at { $cell }.
event-supplies-laid-out = The decks are shuffled; the XP pools hold { $pools-0 } and { $pools-1 }.
event-solo-deck-shuffled = The solo/co-op deck is shuffled.

## Rounds and activations

event-round-begun = Round { $round } begins.
event-cycle-begun = Cycle { $cycle }.
event-part-begun = { $part-id ->
    [heroes] { "" }
    [monsters] The monsters' part of the cycle begins.
    [end] The End Phase begins.
   *[other] { "" }
}
event-hero-activated = { $figure-the } is activated.
event-monster-activated = { $seat-the } activates { $figure-the }{ $bonus ->
    [0] { "" }
   *[other] { " " }with { $bonus-signed } to its attack
}.
event-activation-ended = { "" }
event-rested = { $figure-the } rests.
event-attack-forgone = { $figure-the } gives up attacking and moves a second time.
event-steps-ended = { "" }
event-exhausted = { $figure-the } is exhausted.
event-readied = { $figure-the } is ready again.
event-effects-ended = { "" }
event-first-player-passed = { $seat-the } is the first player now.
event-early-end-fixed = The dungeon deck is empty and no monster is left: this is the last cycle.
event-game-over = { $result-id ->
    [tie] The game is over: it is a tie.
    [won] The game is won: the score is { $report-score }, rank { $report-rank }.
    [lost] The game is lost: the score is { $report-score }, rank { $report-rank }.
   *[other] The game is over: { $winners-the } wins.
}

## Movement

event-walked = { $figure-the } moves to { $cell }.
    .last = yes
event-displaced = { $figure-the } is moved to { $cell }.
event-swapped = { $figure-the } and { $other-the } change places.
event-faced = { $figure-the } turns { $facing ->
    [0] east
    [2] south
    [4] west
   *[6] north
}.
event-speed-paid = { $figure-the } spends { $points ->
    [one] { $points } Speed point
   *[other] { $points } Speed points
}.
event-speed-lost = { $points ->
    [0] { $figure-the } has no Speed point to lose.
    [one] { $figure-the } loses { $points } Speed point.
   *[other] { $figure-the } loses { $points } Speed points.
}
event-parameter-set = { $parameter-id ->
    [second_move] { $figure-the } gets no second movement in this activation.
   *[other] The rules change for { $figure-the } in this activation.
}
event-left-dungeon = { $figure-the } leaves the dungeon and stands healed on the starting tile, at { $cell }.

## Doors, tiles, threats

event-checked = { $what-id ->
    [locked-door] Locked door
    [secret-door] Secret door
    [locked-chest] Locked Chest
   *[trap] Trap
}, level { $needed }: { $die ->
    [-1] no roll needed
   *[other] { $die } rolled
}{ $extra ->
    [0] { "" }
   *[other] , { $extra } Speed added
}{ $bonus ->
    [0] { "" }
   *[other] , { $bonus } from cards
}. { $passed ->
    [yes] Success.
   *[no] Failure.
}
event-sure-check-used = { "" }
event-tile-placed = { $figure-the } lays { $tile } into the dungeon.
event-passage-opened = A passage is opened.
event-tile-offered = On offer: { $tile }.
event-tile-removed = { $tile } is removed from the game.
event-tile-exchanged = { $tile } goes on top of the dungeon deck; on offer now: { $drawn }.
event-monster-arrived = { $figure-the } stands at { $cell }.
event-threat-laid = A face-down threat token of level { $level } lies at { $cell }.
event-threat-shown = { $figure-the } turns up a threat token: { $kind }.
event-threat-turned-down = { $kind-the } is turned face down again.
event-trap-sprung = { $kind-the } goes off at { $figure-the }.
event-pit-opened = A pit stays at { $cell }.
event-trap-disarmed = { $figure-the } disarms { $kind-the }.
event-chest-opened = { $figure-the } opens { $kind-the }.
event-threat-discarded = { "" }

## Cards

event-card-drawn = { $seat-the } draws { $card }.
event-discards-shuffled = { $seat-the } shuffles the discard pile into a new deck.
event-draw-reduced = { $fewer ->
    [0] { "" }
   *[other] { $seat-the } will draw to { $fewer } cards less next time.
}
event-card-discarded = { $seat-the } discards { $card }.
event-card-recalled = { $seat-the } takes { $card } back into the hand.
event-card-shown = { "" }
event-card-played = { $played-by-id ->
    [none] { $figure-the } plays { $played-card }.
   *[other] { $played-by-the } casts { $played-card } on { $figure-the }.
}
event-power-surged = { $figure-the } gets a Power Surge: { $played-mode-id ->
    [speed] Speed
    [melee] melee
    [ranged] ranged
   *[heal] healing
}.
event-column-discarded = The cards under { $figure-the } are discarded.
event-column-changed = { "" }
event-reacted = { $figure-the } answers with { $card }.

## Fights

event-attack-declared = { $kind-id ->
    [pet] The pet of { $attacker-the } attacks { $target-the }.
   *[other] { $attacker-the } attacks { $target-the }{ $card-id ->
        [none] { "" }
       *[other] { " " }with { $card }
    }.
}
event-power-rolled = The dungeon die for { $figure-the }: { $die }.
event-guarded = { $figure-the } steps in for { $ally-the }.
event-attack-compared = { $damage ->
    [0] { $power } against { $defense }: { $attacker-the } misses { $target-the }.
   *[other] { $power } against { $defense }: { $damage } damage.
}
event-attack-gained = { $figure-the } may attack once more.
event-check-made-sure = The next check of { $figure-the } succeeds for sure.
event-tokens-placed = { $figure-the } suffers { $amount } { $token-id ->
    [poison] poison damage
   *[damage] damage
}.
event-tokens-removed = { $figure-the } is healed of { $amount } { $token-id ->
    [poison] poison
   *[damage] damage
}.
event-poison-changed = The poison on { $figure-the } becomes normal damage.
event-hero-defeated = { $figure-the } is defeated.
event-stood-up = { $figure-the } stands up.
event-cubes-placed = { $figure-the } suffers { $amount } damage.
event-cubes-removed = { $figure-the } is healed of { $amount } damage.
event-monster-defeated = { $figure-the } is defeated.
event-effect-laid = { $effect-verb-id ->
    [slow] { $effect-subject-the } is slowed by { $effect-value }.
    [root] { $effect-subject-the } cannot move in this round.
    [weaken] { $effect-subject-the } attacks with { $effect-value } less.
    [expose] { $effect-subject-the } defends with { $effect-value } less.
   *[other] { $effect-subject-the } gets { $effect-value-signed } in this round.
}

## Experience and upgrades

event-xp-gained = { $seat-the } gains { $amount } XP{ $face-down ->
    [yes] { " " }face down
   *[no] { "" }
}.
event-xp-turned-down = { $seat-the } turns { $amount } XP face down.
event-deck-changed = An XP pool is empty: upgrades of level { $level } come now.
event-upgrade-offered = New upgrade on offer: { $card }.
event-upgrade-discarded = { $card } goes to the upgrade discard pile.
event-upgrade-removed = { $card } is removed from the game.
event-upgrade-drafted = { $seat-the } drafts { $card } for { $cost } XP.

## Solo and co-op

event-solo-card-shown = Next card of the monsters: { $card }.
event-solo-card-resolved = { "" }

## How it ends

result-blue-won = Result: the Blue Alliance has won.
result-red-won = Result: the Red Alliance has won.
result-yellow-won = Result: the Yellow Alliance has won.
result-green-won = Result: the Green Alliance has won.
