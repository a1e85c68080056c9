### What is asked, and what can be answered.

## Options

option-next-hero = { $figure } takes the next turn
option-start = start at { $cell }
option-group = { $monster }{ $place-id ->
    [none] { "" }
   *[other] { " " }at { $place-id }
}
option-move = move action
option-hurry = suffer 1 fatigue for movement
option-go = go to { $cell }
option-stand = stand on { $cells }
option-halt = end the movement here
option-leave = leave the map by the { $way }
option-attack = attack { $target-the }{ $weapon-id ->
    [none] { "" }
   *[other] { " " }with { $weapon-the }
}
option-act = use { $card }
option-rest = rest
option-search = search at { $cell }
option-stand-up = stand up
option-revive = revive { $figure-the }
option-open = open the door at { $cell }
option-close = close the door at { $cell }
option-climb = climb out of the pit
option-shake-off = discard Stunned
option-quest = { $act }{ $token-id ->
    [none] { "" }
   *[other] : { $token }
}
option-pick-up = pick up { $token }
option-drop = put down { $token }
option-trade = trade with { $figure-the }
option-give = give { $card }
option-take = take { $card }
option-equip = equip { $item-the }
option-unequip = put away { $item-the }
option-end-turn = end the turn
option-activate = activate { $group }
option-monster = activate { $figure-the }
option-familiar = activate { $figure-the }
option-ally = { $figure } acts
option-play = play { $card }
option-surge = { $ability-id ->
    [rest] recover 1 fatigue
    [toll] give up a surge so as not to miss
   *[other] { $surge-text }
}
option-target = { $target }
option-space = { $cell }
option-die = die { $number }
option-attribute = { $attribute }
option-colour = { $colour } die
option-token = { $token }
option-condition = { $condition }
option-number = { $number }
option-card = { $card }
option-sort = { $sort }
option-yes = do it
option-use = use { $source }
option-use-next = { $owner-the }: { $source }
option-pass = pass

## Questions of the round

ask-descent-round-choose-hero = { $who }: which hero takes the next turn?
ask-descent-encounter-place-heroes = { $who }: where do you begin?
ask-descent-transition-stand-up = { $who }: stand up before the next encounter?
ask-descent-hero-turn-choose = { $who }: what do you do?
ask-descent-overlord-turn-choose-group = { $who }: which group do you activate?
ask-descent-group-turn-choose = { $who }: which monster do you activate?
ask-descent-activation-choose = { $who }: what does { $about-figure-the } do?
ask-descent-familiar-turn-choose = { $who }: what does { $about-figure-the } do?
ask-descent-allies-act-choose = { $who }: who acts next?
ask-descent-ally-turn-choose = { $who }: what does { $about-figure-the } do?
ask-descent-reinforce-offer = { $who }: who comes as reinforcement?
ask-descent-bring-group-choose = { $who }: which monster group takes part?
ask-descent-place-monster-choose = { $who }: where is the monster placed?
ask-descent-place-ally-choose = { $who }: where is the figure placed?

## Questions of actions

ask-descent-equip-choose = { $who }: change what is equipped?
ask-descent-trade-offer = { $who }: give or take a card?
ask-descent-drop-token-choose = { $who }: on which space do you put the token?
ask-descent-march-make-room = { $who }: on which empty space does the figure stop?
ask-descent-place-base-choose = { $who }: how does the large figure stand?
ask-descent-move-now-go = { $who }: where to?
ask-descent-move-spaces-choose = { $who }: to which space?
ask-descent-climb-choose = { $who }: on which space do you climb out?
ask-descent-leave-map-make-room = { $who }: on which empty space does the figure stop?

## Questions of attacks

ask-descent-make-attack-choose = { $who }: whom do you attack?
ask-descent-attack-choose-space = { $who }: which space of the large figure do you attack?
ask-descent-attack-spend = { $who }: what do you spend surges on?
ask-descent-attack-defeats = { $who }: who is defeated first?
ask-descent-reroll-choose = { $who }: which die is rolled again?
ask-descent-defeat-choose-place = { $who }: where does the hero token lie?
ask-descent-defeat-choose-drop = { $who }: where do the carried tokens fall?
ask-descent-recover-stand = { $who }: on which space does the hero stand up?

## Questions of cards

ask-descent-choose-figures-choose = { $who }: whom does it concern?
ask-descent-chosen-test-choose = { $who }: which attribute is tested?
ask-descent-use-card-choose-cost = { $who }: how much fatigue do you suffer for it?
ask-descent-may-recover-choose = { $who }: recover damage?
ask-descent-inflict-any-choose = { $who }: which condition?
ask-descent-cure-choose = { $who }: which condition is discarded?
ask-descent-keep-some-choose = { $who }: which card do you keep?
ask-descent-plan-ahead-order = { $who }: which card goes back next, from the top?
ask-descent-schemes-choose = { $who }: which sort of card do you look for?
ask-descent-diabolic-power-choose = { $who }: which card do you take?
ask-descent-fill-group-choose = { $who }: where is the monster placed?
ask-descent-call-minions-choose = { $who }: where is the minion placed?
ask-descent-rise-again-choose = { $who }: where does the monster rise?
ask-descent-charmed-action-choose = { $who }: what does the charmed hero do?
ask-descent-raise-dead-choose = { $who }: where is the Reanimate placed?
ask-descent-raise-dead-make-room = { $who }: on which empty space?
ask-descent-corpse-blast-attack = { $who }: with which weapon?
ask-descent-dying-command-choose = { $who }: what does the monster do for you?
ask-descent-dying-command-return-monster = { $who }: where does the monster stand?
ask-descent-search-now-choose = { $who }: which token do you search?
ask-descent-pick-lock-choose = { $who }: which door?
ask-descent-running-shot-choose = { $who }: what do you do with the shot?
ask-descent-two-targets-choose = { $who }: whom do you attack first?
ask-descent-two-targets-choose-second = { $who }: whom do you attack as well?
ask-descent-take-as-fatigue-choose = { $who }: how much of the damage do you take as fatigue?
ask-descent-run-and-strike-choose = { $who }: move on, attack or stop?
ask-descent-borrow-defence-choose = { $who }: whose defense dice do you add?
ask-descent-reappear-choose = { $who }: where do you reappear?
ask-descent-oath-of-honor-choose-hero = { $who }: which hero do you help?
ask-descent-oath-of-honor-choose-monster = { $who }: which monster do you attack?
ask-descent-oath-of-honor-choose-place = { $who }: on which space do you stand?
ask-descent-spare-shield-choose = { $who }: which shield do you use?
ask-descent-defend-choose = { $who }: in whose place do you become the target?
ask-descent-stoneskin-choose = { $who }: who gets the gray die?
ask-descent-move-together-choose = { $who }: which hero moves with you?
ask-descent-move-together-order = { $who }: who moves first?
ask-descent-attack-choose-second = { $who }: attack a second hero with the same roll?
ask-descent-cry-havoc-trace = { $who }: which space next?
ask-descent-cry-havoc-go = { $who }: which space next?
ask-descent-discard-one-choose = { $who }: which card do you discard?
ask-descent-fire-breath-trace = { $who }: which space does the fire reach next?
ask-descent-leap-choose = { $who }: which other monster suffers damage?
ask-descent-move-other-begin = { $who }: where is the figure moved?
ask-descent-move-other-choose = { $who }: where is the figure moved?
ask-descent-move-other-place = { $who }: how does the large figure stand?
ask-descent-move-other-resist = { $who }: stay where you are?
ask-descent-not-me-choose = { $who }: who is the target instead?
ask-descent-one-of-two-choose = { $who }: which condition?
ask-descent-promotion-choose = { $who }: which minion becomes a master?
ask-descent-put-other-choose = { $who }: on which space is the figure placed?
ask-descent-put-other-place = { $who }: how does the large figure stand?
ask-descent-sacrifice-measure = { $who }: how much damage?
ask-descent-second-blow-choose = { $who }: which second monster?
ask-descent-shove-choose = { $who }: whom do you push through?
ask-descent-shove-decide = { $who }: change places?

## Questions of quests

ask-descent-door-test-offer = { $who }: repeat the test?
ask-descent-door-test-choose-place = { $who }: on which space beyond the door?
ask-descent-quest-act-choose-attribute = { $who }: which attribute is tested?
ask-descent-climb-over-choose = { $who }: on which space beyond the boulder?
ask-descent-swoop-choose = { $who }: where does Belthir land?
ask-descent-war-cry-choose = { $who }: which goblin moves next?
ask-descent-shield-arm-choose = { $who }: which die does Sir Palamon get?
ask-descent-seize-choose = { $who }: is the guest seized?
ask-descent-harvest-thanks-choose = { $who }: who draws the search card?
ask-descent-ravine-result-choose = { $who }: who is it?
ask-descent-block-choose = { $who }: which space is blocked?

## Why something cannot be chosen

not-movement = Too far: { $number } movement points needed, { $limit } left.
not-no-way = No way leads there.
not-obstacle = An obstacle blocks this space.
not-occupied = Occupied { $who-by }.
not-other-sort = { $who-the } is no such figure.
not-oneself = Not this figure itself.
not-within = Not within { $limit ->
    [one] 1 space
   *[other] { $limit } spaces
}.
not-unseen = No line of sight { $who-to }.
not-reach = Out of reach: { $number } spaces away, reach { $limit }.
not-untouchable = Attacks cannot affect { $who-the } now.
not-targeted = { $who-the } is already chosen.

## Whom the others wait for

wait-descent-round-choose-hero = { $who } { wait-chooses } who takes the next turn.
wait-descent-encounter-place-heroes = { $who } { wait-chooses } where to begin.
wait-descent-hero-turn-choose = { $who } { wait-chooses } what to do.
wait-descent-overlord-turn-choose-group = { $who } { wait-chooses } a group to activate.
wait-descent-group-turn-choose = { $who } { wait-chooses } a monster to activate.
wait-descent-activation-choose = { $who } { wait-chooses } what the monster does.
wait-descent-attack-spend = { $who } { wait-decides } how to spend surges.
wait-descent-equip-choose = { $who } { wait-chooses } what to equip.
wait-descent-place-monster-choose = { $who } { wait-chooses } where a monster is placed.
