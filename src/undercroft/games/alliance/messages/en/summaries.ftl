### An attack in one sentence: power against defense, and what comes of it.

event-attack-ended = { "" }

## How it goes

sum-attack-declared = { $kind-id ->
    [pet] the pet of { $attacker-the } attacks { $target-the }
   *[other] { $attacker-the } attacks { $target-the }{ $card-id ->
        [none] { "" }
       *[other] { " " }with { $card }
    }
}
sum-guarded = but { $figure-the } steps in
sum-power-rolled = dungeon die { $die }
sum-reacted = { $figure-the } answers with { $card }
sum-attack-compared = { $power } against { $defense }

## What comes of it for the target

sum-missed = a miss
sum-tokens-placed = { $amount } { $token-id ->
    [poison] poison damage
   *[damage] damage
}
sum-cubes-placed = { $amount } damage
sum-hero-defeated = defeated
sum-monster-defeated = defeated

## What comes of it for others, and later

also-tokens-placed = { $figure-the } suffers { $amount } { $token-id ->
    [poison] poison damage
   *[damage] damage
}
also-cubes-placed = { $figure-the } suffers { $amount } damage
also-hero-defeated = { $figure-the } is defeated
also-monster-defeated = { $figure-the } is defeated
also-rewarded = { $seat-the } gains { $xp } XP
also-deck-changed = upgrades of level { $level } come now
also-tokens-removed = { $figure-the } is healed of { $amount } { $token-id ->
    [poison] poison
   *[damage] damage
}
also-cubes-removed = { $figure-the } is healed of { $amount } damage
also-poison-changed = the poison on { $figure-the } becomes normal damage
also-stood-up = { $figure-the } stands up
also-effect-laid = { $effect-verb-id ->
    [slow] { $effect-subject-the } is slowed by { $effect-value }
    [root] { $effect-subject-the } cannot move in this round
    [weaken] { $effect-subject-the } attacks with { $effect-value } less
    [expose] { $effect-subject-the } defends with { $effect-value } less
   *[other] { $effect-subject-the } gets { $effect-value-signed } in this round
}
also-exhausted = { $figure-the } is exhausted
also-walked = { $figure-the } moves to { $cell }
also-displaced = { $figure-the } is moved to { $cell }
also-swapped = { $figure-the } and { $other-the } change places
also-card-drawn = { $seat-the } draws { $card }
also-card-recalled = { $seat-the } takes { $card } back into the hand
also-attack-gained = { $figure-the } may attack once more
also-check-made-sure = the next check of { $figure-the } succeeds for sure
