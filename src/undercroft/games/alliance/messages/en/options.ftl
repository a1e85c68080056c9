### What is asked, and what can be answered.

## Options

option-take-hero = take { $hero }
option-lead = { $figure } begins in the centre
option-activate = activate { $figure-the }
option-rest = rest
option-leave-dungeon = leave the dungeon
option-recover = Power Surge to stand up
option-go = go to { $cell }
option-square = { $cell }
option-face = face { $facing ->
    [0] east
    [2] south
    [4] west
   *[6] north
}
option-door = open the way towards { $cell }
option-tile = { $tile }, { $turns ->
    [0] as it lies
    [one] turned { $turns } quarter
   *[other] turned { $turns } quarters
}{ $border-id ->
    [locked] { ", " }a locked door
    [secret] { ", " }a secret door
   *[door] { "" }
}
option-extra = { $points ->
    [0] no extra Speed
   *[other] { $points } extra Speed
}
option-chest = open the chest at { $cell }
option-reveal = turn up the threat at { $cell }
option-disarm = disarm the trap at { $cell }
option-trap = { $kind }
option-second-move = give up attacking and move a second time
option-open-freely = open the chest
option-done = end moving and attacking
option-draft = draft { $card } for { $card-cost } XP
option-exchange = discard { $card } and replace it
option-draft-discarded = draft { $card } from the discard pile for { $card-cost } XP and 1 more
option-discard = discard { $card }
option-draw-up = draw up to the hand size
option-keep = leave { $card } in play
option-target = attack { $figure-the }
option-token = { $token-id ->
    [poison] poison token
   *[damage] damage token
}
option-wound = { $figure }
option-strike = { $place ->
    [0] the first action
   *[other] the second action
}
option-ready = { $figure-the } becomes ready
option-play = play { $card }
option-mode = { $does-text }
option-pay = { $points ->
    [0] spend no Speed
   *[other] spend { $points } Speed
}
option-aim = { $figure }
option-attack = { $kind-id ->
    [pet] send { $card } against { $figure-the }
   *[other] attack { $figure-the }{ $card-id ->
        [none] { "" }
       *[other] { " " }with { $card }
    }
}
option-surge = Power Surge: { $gain-id ->
    [speed] Speed
    [melee] melee attack
    [ranged] ranged attack
   *[heal] remove damage
}
option-lay = { $card } and { $other }
option-recall = take { $card }
option-return-tile = give { $tile } back
option-scout = threat token { $number }
option-reward = { $figure } first
option-first = { $card } first
option-use = { $source }
option-pass = pass

## Questions of the set-up

ask-alliance-hero-draft-pick = { $who }: which hero joins you?
ask-alliance-solo-pick-pick = { $who }: which of the two heroes do you keep?
ask-alliance-set-up-place-figures = { $who }: which hero begins in the centre?

## Questions of a hero's activation

ask-alliance-hero-activation-choose = { $who }: which hero do you activate?
ask-alliance-hero-activation-recover = { $who }: how does the defeated hero recover?
ask-alliance-hero-activation-act = { $who }: what does the hero do?
ask-alliance-leave-dungeon-choose-square = { $who }: on which square does the hero stand?
ask-alliance-leave-dungeon-choose-facing = { $who }: which way does the hero look?
ask-alliance-work-door-propose = { $who }: which tile, and how does it lie?
ask-alliance-check-pay = { $who }: how much extra Speed?
ask-alliance-look-at-choose = { $who }: disarm the trap now?
ask-alliance-step-on-chest-choose = { $who }: open the chest?
ask-alliance-enter-order = { $who }: which trap goes off first?
ask-alliance-take-steps-choose = { $who }: where to?
ask-alliance-make-room-choose = { $who }: on which empty square does the figure stand?
ask-alliance-heal-choose = { $who }: which token is removed?
ask-alliance-draft-choose = { $who }: do you draft an upgrade?
ask-alliance-draft-take-replacement = { $who }: do you draft the replacement?
ask-alliance-discard-and-draw-discard = { $who }: do you discard a card?
ask-alliance-discard-chosen-choose = { $who }: which card do you discard?

## Questions of cards and attacks

ask-alliance-play-card-choose-mode = { $who }: how do you play the card?
ask-alliance-play-card-choose-pay = { $who }: do you spend Speed on the card?
ask-alliance-play-card-aim = { $who }: whom does the card concern?
ask-alliance-perform-aim = { $who }: whom does it concern?
ask-alliance-power-surge-choose = { $who }: which two cards do you put face down?
ask-alliance-shove-choose = { $who }: to which square?
ask-alliance-vanish-choose = { $who }: to which square?
ask-alliance-set-facing-choose = { $who }: which way does the figure look?
ask-alliance-recall-choose = { $who }: which card do you take back?
ask-alliance-retile-choose = { $who }: which tile do you give back?
ask-alliance-scout-choose = { $who }: which token do you turn up?
ask-alliance-attack-order-effects = { $who }: which card takes effect first?
ask-alliance-pay-rewards-choose = { $who }: which monster is paid first?
ask-window-offer = { $who }: do you answer the attack?

## Questions of the End Phase and of monsters

ask-alliance-end-phase-keep = { $who }: does the card stay in play?
ask-alliance-end-phase-draw = { $who }: do you draw up?
ask-alliance-monster-activation-choose = { $who }: which monster do you activate?
ask-alliance-monster-turn-choose-square = { $who }: where does the monster go?
ask-alliance-monster-turn-choose-target = { $who }: whom does the monster attack?
ask-alliance-monster-turn-choose-facing = { $who }: which way does the monster look?
ask-alliance-solo-part-ready-monster = { $who }: which monster becomes ready?
ask-alliance-solo-player-choose = { $who }: which action of the card?
ask-alliance-solo-player-choose-monster = { $who }: which monster acts?
ask-alliance-solo-player-choose-surge = { $who }: which monster surges?
ask-alliance-solo-player-wound = { $who }: which hero suffers?
