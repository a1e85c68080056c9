### The Ritual of Shadows, Blood of Heroes, The Twin Idols.

## Quests

quest-the-ritual-of-shadows = The Ritual of Shadows
    .article = no
quest-blood-of-heroes = Blood of Heroes
    .article = no
quest-the-twin-idols = The Twin Idols
    .article = no

## Tokens, faces, counters, names

token-shadow-trail = trail of shadow
token-blood-mark = blood mark
token-theodir = Lord Theodir
token-sun = Idol of the Sun
token-skulls = Idol of Skulls
token-blue-pedestal = blue pedestal
token-red-pedestal = red pedestal
kind-shadow-trail = { token-shadow-trail }
kind-blood-mark = { token-blood-mark }
kind-theodir = { token-theodir }
kind-sun = { token-sun }
kind-skulls = { token-skulls }
kind-blue-pedestal = { token-blue-pedestal }
kind-red-pedestal = { token-red-pedestal }
face-on-blue = on the blue pedestal
face-on-red = on the red pedestal
counter-shadow = shadows
counter-spilled = blood marks spilled
counter-thirst = Eliza's thirst
counter-theodir-health = Theodir's Health
counter-theodir-saved = Lord Theodir is led off the map
counter-bonds = bonds loosened
counter-sun-heroes = the heroes leave with the Idol of the Sun
counter-skulls-heroes = the heroes leave with the Idol of Skulls
counter-sun-overlord = monsters leave with the Idol of the Sun
counter-skulls-overlord = monsters leave with the Idol of Skulls
figure-zak-n-jak = Zak'n'Jak

## Special actions

act-ritual = the ritual for a shadow, once a turn in the sanctum
act-second-ritual = a second ritual for a shadow
act-force-lock = force the lock
act-pick-lock = pick the lock
act-drink = drink, once a turn: 2 thirst, 3 once he has no Health; she recovers 2
act-drink-fallen = drink from a knocked-out hero, once a turn: 2 thirst; she recovers 2
act-loosen-bonds = loosen the bonds, once a turn
act-hurl = throw a hero without an action
act-set-sun-on-blue = set the Sun on the blue pedestal
act-set-skulls-on-red = set the Skulls on the red pedestal
act-set-skulls-on-blue = set the Skulls on the blue pedestal
act-set-sun-on-red = set the Sun on the red pedestal
act-lift-sun = lift the Sun from its pedestal
act-lift-skulls = lift the Skulls from their pedestal
act-seize-sun = tear the Sun from its pedestal
act-seize-skulls = tear the Skulls from their pedestal

## Goals and rules

goal-wounded = { $figure } has lost half of his Health
rule-lock = a door with a lock is locked when { $who } closes it
lock-doors = { "" }
rule-trail = the spaces that { $figure } leaves are water for heroes until the Overlord's next turn
trail-token = { "" }
rule-share = { $by-count ->
    [one] each { $by } adjacent to { $figure } may suffer { $n } damage of an attack instead
   *[other] { $by }, if adjacent to { $figure }, may suffer { $n } damage of an attack instead
}
share-most = at most { $value } of them
carry-large = large figures too
carry-when = { line-when }
leave-along = { "" }
test-at-crowd = less { $value } for each hero there
test-at-retry = { $value ->
    [one] repeated for a card of the Overlord
   *[other] repeated for { $value } cards of the Overlord
}
test-at-after = { "" }
test-at-cards = { $value ->
    [one] for 1 card of the Overlord
   *[other] for { $value } cards of the Overlord
}
test-at-cost = { $value } actions
test-at-when = { line-when }
aura-borne = { "" }
aura-beyond = beyond { $value } spaces
aura-when = { line-when }
line-when = { $value-below ->
    [0] while { $value-counter } ≥ { $value-least }
   *[other] while { $value-counter } < { $value-below }
}
stat-unhealing = cannot recover
stat-shadow-cloak = cloaked in shadow

## Named rules

special-head-start = before the first round Lord Merick moves { $n } spaces, and one more for each shadow; after a whole ritual he suffers 1 damage less from each attack of round 1
special-take-mark = a monster of one space takes a hero's blood mark if its attack deals him { $n } damage or more
special-regain-mark = a hero picks his own blood mark up by entering its space
special-hunters-horn = once, at the start of a hero's turn, the Overlord lets every Goblin Archer move 3
special-lodge = a hero who rests in the hunting lodge also recovers 1 damage
special-count-blood = marks that monsters have at the end are spilled
special-drink = Eliza's thirst grows by 2, or by 3 if Lord Theodir has no Health left; he suffers 2 and she recovers 2
special-drink-fallen = beside a knocked-out hero Eliza's thirst grows by 2, and she recovers 2
special-free-throw = once a turn, without an action
special-share-idols = each side keeps the idol it left with or carries
special-bring-idols = each side begins with the idols it has; the others lie between both sides
special-set-idol = the pedestal must be empty
special-lift-idol = not in the turn in which it was set
special-idol-balance = at the end of a round in which a side has both idols, the other draws a card
special-sun-heals = at the end of a round a set Sun heals each hero within 3 spaces by 1
special-skulls-raise = at the end of a round set Skulls raise a zombie
source-shadow-cloak = cloak of shadow
source-shared-damage = shared damage
source-take-mark = taking a mark
source-regain-mark = regaining a mark
source-hunters-horn = hunters' horn
source-lodge = hunting lodge
source-idol-balance = the idols
source-trail = trail of shadow
source-sun = Idol of the Sun
source-skulls = Idol of Skulls

## What is told and asked

event-door-locked = { $figure-the } locks the door.
event-recovery-barred = { $figure-the } cannot recover next to the bearer of the Idol of Skulls.
descent-stall-nobody = After round { $rounds } the encounter is over.
ask-descent-discard-cards-choose = { $who }: discard { $about-cards ->
    [one] a card
   *[other] { $about-cards } cards
}{ $about-act-id ->
    [repeat-test] { " " }to repeat the failed test
    [second-ritual] { " " }for a second ritual
    [sway] { " " }so that Belthir must test willpower
    [collapse] { " " }to let the shaft cave in
    [hurry-splig] { " " }to hurry Splig on
    [crown] { " " }for the crown
   *[other] { "" }
}?
ask-descent-take-over-choose = { $who }: who suffers damage of this attack in his place?
ask-descent-take-mark-choose = { $who }: whose blood mark is taken?
ask-descent-hunters-horn-choose = { $who }: which goblin moves now?
ask-descent-bring-idols-choose = { $who }: who bears the idol?
ask-descent-idols-at-dusk-balance = { $who }: who draws the search card?

## Why a bot does it

hint-descent-lock = { $figure-the } locks the door before the heroes.
hint-descent-to-lock = The door to be locked is { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} away.
hint-descent-discard = This card does more here than in hand.

## What the first encounter leaves to the second

descent-carried = From the first encounter: { $what }.
descent-carries-the-ritual-of-shadows = Before the second encounter Lord Merick moves one space for each shadow; after a whole ritual he suffers 1 damage less from each attack of its first round.
descent-carries-blood-of-heroes = In the second encounter Eliza's thirst begins at 1 for each blood mark spilled: those that monsters carry off the map or have at the end, and if time is up those of heroes on the map.
descent-carries-the-twin-idols = Each side begins the second encounter with the idol it has; one that lies about belongs to nobody. If time is up, the Overlord has the Idol of Skulls.
carried-shadows = { $n ->
    [0] no shadow
    [one] 1 shadow
   *[other] { $n } shadows
}
carried-all-shadows = { $n ->
    [0] { "" }
   *[other] a whole ritual
}
carried-spilled = { $n ->
    [0] no blood mark spilled
    [one] 1 blood mark spilled
   *[other] { $n } blood marks spilled
}
carried-sun-heroes = { $n ->
    [0] { "" }
   *[other] the heroes have the Idol of the Sun
}
carried-sun-overlord = { $n ->
    [0] { "" }
   *[other] the Overlord has the Idol of the Sun
}
carried-skulls-heroes = { $n ->
    [0] { "" }
   *[other] the heroes have the Idol of Skulls
}
carried-skulls-overlord = { $n ->
    [0] { "" }
   *[other] the Overlord has the Idol of Skulls
}
