### The Wyrm Turns, The Wyrm Rises, Gryvorn Unleashed, The Man Who Would Be King.

## Names

quest-the-wyrm-turns = The Wyrm Turns
    .article = no
quest-the-wyrm-rises = The Wyrm Rises
    .article = no
quest-gryvorn-unleashed = Gryvorn Unleashed
    .article = no
quest-the-man-who-would-be-king = The Man Who Would Be King
    .article = no
figure-gryvorn = Gryvorn
    .article = no
ally-belthir-captive = Belthir the captive
    .article = no
    .number = no
ally-belthir-ally = Belthir the freed
    .article = no
    .number = no
ally-freed-frederick = Frederick
    .article = no
    .number = no

## Tokens, faces, counters

token-fire = signal fire
token-stone = stone of the altar
token-seal = great seal
token-miner = miner
token-rubble = rubble
token-brood-pit = brood pit
token-ward-stone = ward stone
token-breach = breach
token-anchor = anchor
kind-fire = { token-fire }
kind-stone = { token-stone }
kind-seal = { token-seal }
kind-miner = { token-miner }
kind-rubble = { token-rubble }
kind-brood-pit = { token-brood-pit }
kind-ward-stone = { token-ward-stone }
kind-breach = { token-breach }
kind-anchor = { token-anchor }
face-out = out for good
face-meal-1 = one meal
face-meal-2 = two meals
face-fed = fed
face-sound = sound
face-whole = whole
face-profaned = profaned
face-loose = loose
face-bound = bound
counter-trust = Belthir's trust
counter-left-belthir-captive = Belthir has left
counter-stones = stones in the seal
counter-cracks = cracks in the seal
counter-saved = miners saved
counter-taken = miners taken
counter-collapses = collapses of the shaft
counter-smashed = brood pits smashed
counter-soared = rounds since Belthir rose
counter-whole = ward stones whole
counter-ended = ward stones decided
counter-profaned-ward-stone-1 = profanations of the eastern stone
counter-profaned-ward-stone-2 = profanations of the northern stone
counter-profaned-ward-stone-3 = profanations of the western stone
counter-restored-ward-stone-1 = restorations of the eastern stone
counter-restored-ward-stone-2 = restorations of the northern stone
counter-restored-ward-stone-3 = restorations of the western stone
counter-bound = anchors bound
counter-ruin = ruin
counter-left-splig = Splig has left

## Special actions

act-light-signal = light the signal fire (trust −1)
act-douse-signal = put the signal fire out for good (trust +1)
act-tend = tend Belthir
act-set-stone = set the stone into the seal (one crack less)
act-crack = crack the seal, once a turn in all
act-crack-set = crack the seal against a stone, once a turn in all
act-put-back = put the stone back on its altar
act-force-gate = force the gate
act-collapse = let the shaft cave in
act-clear = clear the rubble
act-feed = feed the brood
act-smash-pit = smash the brood pit
act-profane = profane the ward stone
act-restore = restore the ward stone
act-bind = bind the anchor
act-break-anchor = break the anchor
act-lock-door = lock a door
act-hurry-splig = hurry Splig on
act-crown-heal = the crown heals Zachareth
act-crown-command = the crown commands
act-command = Dominion by the crown
act-take-items = take up a lost hero's cards

## Goals and rules

goal-all-out = no hero is left standing
rule-obstacle = blocks movement and line of sight: { $token }
rule-wait = not activated at first: { $who }
wait-mark = { $value-id ->
    [west-open] until two ward stones are decided
   *[other] { "" }
}
rule-skip-turn = { $rounds ->
    [0] the heroes take their turns from the first round on
    [one] the heroes skip their first turn
   *[other] the heroes skip their first { $rounds } turns
}{ $when-id ->
    [none] { "" }
   *[other] , depending on the first encounter
}
rule-discard-for = once a turn the Overlord may discard { $cards ->
    [one] a card
   *[other] { $cards } cards
}: { $act }
discard-for-deed = { $value-id ->
    [cave-in] ; everybody in the shaft tests awareness or suffers 2 damage, and the third collapse leaves rubble on two spaces
    [hurry-splig] ; Splig moves 2 spaces
   *[other] { "" }
}
test-at-beside = { "" }
test-at-at = { "" }
test-at-side = { "" }
test-at-shares = { "" }
test-at-needs = { "" }
door-test-again = { "" }
arrive-round = { "" }
way-entrance-1 = first entrance
way-entrance-2 = second entrance

## Named rules

special-tend = a hero next to Belthir tends him: he recovers 2, and that wins trust
special-win-trust = Belthir's trust grows when he defeats a monster or a hero tends him, once a round in all
special-lose-trust = Belthir's trust shrinks when one attack deals him 4 damage or more
special-sway = at the start of a round the Overlord may discard 2 cards: if Belthir then fails a willpower test, he acts for the Overlord this round and trusts less; without trust he is the Overlord's for good
special-put-back = it lies on its altar again
special-stone-is-set = while a stone is set
special-no-stone-is-set = while no stone is set
special-cave-in = everybody in the shaft tests awareness or suffers 2 damage; the third collapse leaves rubble on two spaces
special-lay-meals = each miner who was taken is a meal on a brood pit, two on each at most
special-brood = each pit can be fed once a turn; with { $n } meals it is fed, and smashing it takes two passes
special-feed = one meal more lies in the pit
special-smash-pit = a fed pit needs two passes
special-rising = at the end of an Overlord turn with three fed pits, or two and no other, Belthir rises: 6 more Health, a red die more, never immobilized
special-soaring = each round after that counts while he lives
special-hot-stone = lava deals 2 damage within 3 spaces of a fed pit
special-lines = the lines of the campaign decide how this is set up: Frederick, Khorayt, binding, blood, wyrm
special-line-binding = if the binding is the heroes', they may repeat one quest test a round; else the Overlord draws a card more before the first encounter
special-ward-stones = a stone is profaned after { $n } profanations, and whole after two restorations; its keeper then leaves, and the second stone that is decided opens the west
special-profane = once for each stone and turn
special-restore = two passes make it whole
special-unchain = Gryvorn may attack with both actions, flies, and cannot be stunned or immobilized
special-rise-unbound = while fewer than three anchors are bound, Gryvorn rises again with 6 Health at the breach; the Overlord draws a card, and there is 1 ruin more; the bearer of the Shadow Rune binds an anchor against one shield less
special-rage = Gryvorn's attacks count for the ruin of this turn
special-ruin = 1 ruin at the end of an Overlord turn in which Gryvorn attacked and now stands on the breach
special-ruin-by-time = 1 ruin at the end of every third round
special-lasting-wounds = a hero who stands up again has 2 Health less in this encounter
special-leave-unlocked = the doors are shut but not locked
special-lock-door = Splig shuts a door next to him and locks it
special-guarded-door = a lieutenant next to a locked door makes tests there harder by 1
special-hurry-splig = Splig moves 2 spaces
special-throne-door = the door of the throne room is locked if Zachareth was crowned; else it stands open
special-for-keeps = a hero who is knocked out is lost for good
special-take-items = all cards of a lost hero whose token lies there
special-crown = at the start of his turn the Overlord may discard 2 cards: Zachareth recovers 3, or uses Dominion without an action in this turn
special-command = Dominion without an action
special-may-command = in a turn for which the crown was used
special-note-dead = a zombie that falls next to a hero's token is not gone for long
special-return-dead = zombies that fell next to a hero's token return at the end of the round
special-endless-dead = from round 6 on zombies come at the end caps of the throne room too, and each hero suffers 1 fatigue at the end of the round
source-win-trust = trust
source-lose-trust = trust
source-sway = temptation
source-rising = rising
source-soaring = rising
source-gryvorn = Gryvorn
source-rise-unbound = the breach
source-rage = Gryvorn's rage
source-ruin = ruin
source-ruin-by-time = ruin
source-lasting-wounds = lasting wounds
source-wounds = lasting wounds
source-crown = the crown
source-note-dead = the dead rise
source-return-dead = the dead rise
source-endless-dead = the endless dead
stat-immune-immobilized = cannot be immobilized
stat-immune-stunned = cannot be stunned
stat-has-fly = flies
stat-more-attacks = attacks more

## What is told and asked

event-round-over = Round { $round } is over.
event-weakened = { $figure-the } has { $health } Health from now on.
ask-descent-cave-in-choose = { $who }: which two spaces are blocked?
ask-descent-lay-meals-choose = { $who }: on which brood pit does the meal lie?
ask-descent-rise-unbound-choose = { $who }: where does Gryvorn rise?
ask-descent-lock-door-choose = { $who }: which door is locked?
ask-descent-crown-choose = { $who }: what does the crown give for two cards?
ask-descent-take-items-choose = { $who }: whose cards are taken up?
ask-descent-quest-act-offer-repeat = { $who }: repeat the test?

## From encounter to encounter, and from the campaign

descent-history = From the campaign: { $what }.
descent-carries-the-wyrm-turns = The trust that is left goes on: with 2 or more Belthir fights for the heroes in the second encounter, else for the Overlord.
descent-carries-the-wyrm-rises = Each miner who is taken is a meal on a brood pit of the second encounter; if time is up, all who are left are taken.
descent-carries-gryvorn-unleashed = Each stone that is whole counts as a bound anchor of the second encounter, 2 at most; a Zachareth who falls here has half his Health there.
descent-carries-the-man-who-would-be-king = If Splig escapes, Zachareth is crowned: 4 more Health, and the throne room is locked. Belthir and Alric stand there too with 6 Health left, if they are not defeated here.
carried-trust = Belthir's trust { $n }
carried-loyal = { $n ->
    [0] Belthir fights for the Overlord
   *[other] Belthir fights for the heroes
}
carried-taken = { $n ->
    [0] no miner was taken
    [one] one miner was taken
   *[other] { $n } miners were taken
}
carried-share = { $n ->
    [0] no anchor is bound by the stones
    [one] one anchor is bound by the stones
   *[other] { $n } anchors are bound by the stones
}
carried-zachareth-fell = { $n ->
    [0] Zachareth comes unhurt
   *[other] Zachareth has half his Health
}
carried-crowned = { $n ->
    [0] Splig was caught, and the throne room stands open
   *[other] Zachareth is crowned, and the throne room is locked
}
carried-belthir-stands = { $n ->
    [0] Belthir is not there
   *[other] Belthir stands in the throne room
}
carried-alric-stands = { $n ->
    [0] Alric is not there
   *[other] Alric stands in the throne room
}
carried-line-frederick = { $n ->
    [0] Frederick's line is the Overlord's: a figure more in even rounds of the first encounter
   *[other] Frederick fights beside the heroes
}
carried-line-khorayt = { $n ->
    [0] Khorayt's line is the Overlord's: the last enemy has 2 more Health
   *[other] Khorayt's line is the heroes': the last enemy has 4 less Health
}
carried-line-binding = { $n ->
    [0] the binding is the Overlord's: a card more before the first encounter
   *[other] the binding is the heroes': one quest test a round may be repeated
}
carried-line-blood = { $n ->
    [0] the line of blood is the Overlord's
   *[other] the line of blood is the heroes': Eliza has half her Health
}
carried-line-wyrm = { $n ->
    [0] the wyrm is the Overlord's: Belthir takes part
   *[other] the wyrm is the heroes': Belthir stays away
}

history-line-frederick = Frederick’s line
history-line-khorayt = Khorayt’s line
history-line-binding = the line of the binding
history-line-blood = the line of the blood
history-line-wyrm = the line of the wyrm
