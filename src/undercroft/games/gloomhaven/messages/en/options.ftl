### What is asked, and what can be answered.

## Options

option-cell = { $cell }
option-start = start at { $cell }
option-go = move to { $cell }{ $traps ->
    [0] { "" }
    [1] , springing a trap
   *[other] , springing { $traps } traps
}{ $hazards ->
    [0] { "" }
    [1] , through hazardous terrain
   *[other] , through { $hazards } hexes of hazardous terrain
}
option-hex = { $cell }
option-bump = against { $cell }: it stops there
option-area = { $cells }
option-target = { $target }
option-plan = { $targets-count ->
    [0] end at { $cell }
   *[other] end at { $cell } and attack { $targets-the }
}
option-way = via { $path }
option-keep-goal = { $card }: { $card-text }
option-lead = lead with { $card } (initiative { $card-initiative })
option-second = { $card } as the second card
option-long-rest = take a long rest
option-play = { $half-id ->
    [top] top of { $card }: { $card-top }
   *[bottom] bottom of { $card }: { $card-bottom }
}
option-basic = { $half-id ->
    [top] { $card } as a basic Attack 2
   *[bottom] { $card } as a basic Move 2
}
option-skip = skip
option-perform = perform
option-stop = { $moved ->
    [0] do not move
   *[other] stop here
}
option-augment = consume { $elements }
option-element = { $element }
option-suffer = { $left ->
    [0] suffer { $amount } damage: exhausted
   *[other] suffer { $amount } damage: { $left } of { $full } hit points left
}
option-lose = { $left ->
    [-1] lose { $card } from your hand
   *[other] lose { $card } from your hand ({ $left } left): no damage
}
option-lose-discard = { $left ->
    [-1] lose { $card } from your discard pile
    [0] lose your two discarded cards, { $card } and { $other }: no damage
   *[other] lose { $card } and another discarded card ({ $left } left): no damage
}
option-short-rest = take a short rest
option-redraw = { $card-id ->
    [none] suffer 1 damage ({ $left } of { $full } hit points left) and lose another card at random
   *[other] suffer 1 damage ({ $left } of { $full } hit points left) and lose { $card } instead
}
option-accept = lose { $card }
option-recover = recover { $card }
option-drop = remove { $card } from the active area: its bonus ends
option-use-item = use { $item-the }
option-initiative = act at initiative { $initiative }
option-refresh = refresh { $item-the }
option-effect = { $cures ->
    [yes] remove { $effect }
   *[no] apply { $effect }
}
option-double-first = double first, then add
option-add-first = add first, then double
option-first = { $unit } first
option-ask-effects = { $asks ->
    [yes] ask me everything
   *[no] ask me only what matters
}
option-ask-ties = { $asks ->
    [yes] ties of monsters: ask us
   *[no] ties of monsters: choose for us
}
option-end-turn = end the turn
option-penalties = { $how-id ->
    [suggested] none, then minor, then major penalties
    [none] no penalties
    [minor] minor penalties
   *[major] major penalties
}
option-entrance = entrance { $number } ({ $type-id })

effect-condition = { $value }
effect-push = Push { $value }
effect-pull = Pull { $value }
effect-infuse = infuse { $value }
effect-heal = Heal { $value }
effect-shield = Shield { $value }
effect-refresh = refresh { $value }
effect-add-target = Add Target

## Questions

ask-gh-scenario-choose-goal = { $who }: which battle goal do you keep?
ask-gh-scenario-choose-start = { $who }: where do you start?
ask-gh-round-choose-lead = { $who }: which is your leading card, or do you rest?
ask-gh-round-choose-second = { $who }: which is your second card?
ask-gh-set-order-settle-ties = { $who }: who acts first?
ask-gh-character-turn-choose-action = { $who }: which action?
ask-gh-perform-augment = { $who }: augment this ability? ({ $about-text })
ask-gh-action-augment = { $who }: augment the whole action? ({ $about-text })
ask-gh-infuse-choose = { $who }: which element do you infuse?
ask-gh-strike-order = { $who }: what comes first?
ask-gh-attack-lay-area = { $who }: where do you place the area?
ask-gh-attack-choose = { $who }: whom do you attack?
ask-gh-attack-strike-again = { $who }: the target is gone; whom do you attack next?
ask-gh-attack-add-target = { $who }: who is the added target?
ask-gh-choose-figures-choose = { $who }: whom does this affect? ({ $about-text })
ask-gh-place-monsters-choose = { $who }: where is it placed?
ask-gh-suffer-choose = { $who }: { $about-amount } damage ({ $about-hp } of { $about-full } hit points). Suffer it, or lose cards to prevent it?
ask-gh-suffer-choose-second = { $who }: which second discarded card do you lose?
ask-gh-loot-choose = { $who }: loot?
ask-gh-move-choose = { $who }: where do you move? ({ $about-points } left)
ask-gh-move-make-room = { $who }: to which empty hex?
ask-gh-shove-choose = { $about-pull ->
    [yes] { $about-by-the }: pull { $about-figure-the } to which hex?
   *[no] { $about-by-the }: push { $about-figure-the } to which hex?
} ({ $about-left ->
    [one] 1 hex left
   *[other] { $about-left } hexes left
})
ask-gh-long-rest-choose = { $who }: which discarded card do you lose to the rest?
ask-gh-short-rest-offer = { $who }: take a short rest?
ask-gh-short-rest-accept = { $who }: the card lost to the rest was drawn at random. Lose it, or suffer 1 damage to keep it?
ask-gh-strike-claim = { $who }: pay for a bonus to this attack?
ask-gh-strike-order-cards = { $who }: how do the modifier cards count?
ask-gh-strike-ward-first = { $who }: use a bonus before your Shield?
ask-gh-strike-choose-ward = { $who }: which bonus applies first against the damage?
ask-gh-attack-claim = { $who }: consume elements for more Range?
ask-gh-attack-go-along = { $who }: which path does the attack take?
ask-gh-apply-effects-choose = { $who }: which effect of the attack comes next?
ask-gh-heal-find-neediest = { $about-figure-the } has equal choices: whom does it heal?
ask-gh-another-action-choose = { $who }: which other card do you play?
ask-gh-another-turn-choose-lead = { $who }: which is the leading card of your extra turn?
ask-gh-another-turn-choose-second = { $who }: which is the second card of your extra turn?
ask-gh-black-card-choose = { $who }: which enemy do you mark?
ask-gh-turn-attack-choose = { $who }: whom does the enemy attack instead?
ask-gh-use-item-choose-payment = { $who }: which elements do you consume for the item?
ask-gh-use-item-choose-initiative = { $who }: at which initiative do you act?
ask-gh-lasting-make-room = { $who }: which augment do you remove?
ask-gh-move-or-attack-choose = { $who }: attack instead of moving?
ask-gh-loot-hexes-choose-money = { $who }: which money token do you take?
ask-gh-monster-turn-find-focus = { $about-figure-the } has equal choices: on whom does it focus?
ask-gh-monster-move-choose = { $about-figure-the } has equal choices: where does it end, and whom does it attack?
ask-gh-monster-move-choose-way = { $about-figure-the } has equal choices: which way does it go?
ask-gh-monster-attack-keep-focus = { $about-figure-the } has equal choices: on whom does it focus now?
ask-gh-monster-move-keep-focus = { $about-figure-the } has equal choices: on whom does it focus now?
ask-gh-monster-attack-choose = { $about-figure-the } has equal choices: whom does it attack?
ask-gh-fall-get-off = { $who }: to which hex do you leave the obstacle?
ask-gh-long-rest-put-down = { $who }: remove an active card for the rest?
ask-gh-round-put-down-cards = { $who }: remove an active card so that you can rest?
ask-gh-kill-lay-area = { $who }: where do you place the area?
ask-gh-pull-choose-hex = { $who }: towards which hex do you pull?
ask-gh-shove-each-choose = { $who }: who is moved next?
ask-gh-consume-choose = { $who }: consume elements?
ask-gh-create-obstacle-choose = { $who }: where do you place the obstacle?
ask-gh-destroy-obstacle-choose = { $who }: which obstacle do you destroy?
ask-gh-move-obstacle-choose = { $who }: which obstacle do you move?
ask-gh-move-obstacle-choose-place = { $who }: where to?
ask-gh-recover-choose-owner = { $who }: whose card do you recover?
ask-gh-recover-choose-card = { $who }: which card do you recover?
ask-gh-recover-pay = { $who }: which card do you lose for it?
ask-gh-refresh-choose = { $who }: which item do you refresh?
ask-gh-cure-choose = { $who }: which condition is removed?
ask-gh-summon-choose = { $who }: where does it appear?
ask-gh-summon-monster-choose = { $about-figure-the } summons a monster: where does it appear?
ask-gh-create-trap-choose = { $who }: where do you place the trap?
ask-gh-disarm-trap-choose = { $who }: which trap do you disarm?
ask-gh-spawn-choose = { $who }: where does it appear?
ask-gh-penalties-name-opener = { $who }: who counts as having opened the door?
ask-gh-penalties-lose-cards = { $who }: which card do you lose?
ask-gh-penalties-use-up = { $who }: which item is used up?
ask-gh-penalties-promote = { $who }: which monster becomes elite?
ask-gh-penalties-place-again = { $who }: which monster is placed there again?
ask-gh-enter-dungeon-choose-penalties = { $who }: how hard are the penalties of the rooms?
ask-gh-draw-room-choose-entrance = { $who }: which entrance?
ask-gh-dungeon-treasure-get-back = { $who }: what do you get back?
ask-gh-leap-choose = { $who }: where does the boss land?
ask-gh-throne-moves-make-room = { $who }: which free hex near the throne?
ask-gh-character-turn-use-items-first = { $who }: use items before your actions?
ask-gh-character-turn-use-items-last = { $who }: use items, or end the turn?
window-gh-character-turn-over = At the very end of a turn, when items can be used
