### The Dawnblade, The Desecrated Tomb, Enduring the Elements; the Overlord's relics.

## Names

quest-the-dawnblade = The Dawnblade
    .article = no
quest-the-desecrated-tomb = The Desecrated Tomb
    .article = no
quest-enduring-the-elements = Enduring the Elements
    .article = no
figure-khorayt = Khorayt
    .article = no
figure-the-bound-one = Bound One
figure-water-spirit = { ally-water-spirit }
figure-air-spirit = { ally-air-spirit }
figure-fire-spirit = { ally-fire-spirit }
figure-earth-spirit = { ally-earth-spirit }
ally-water-spirit = spirit of water
ally-air-spirit = spirit of air
ally-fire-spirit = spirit of fire
ally-earth-spirit = spirit of earth
descent-rank-spirit = spirit of the quest

## Tokens, faces, counters

token-tomb-seal = seal
token-dawnblade = Dawnblade
token-urn = urn
token-spirit = spirit
kind-tomb-seal = { token-tomb-seal }
kind-dawnblade = { token-dawnblade }
kind-urn = { token-urn }
kind-spirit = { token-spirit }
face-true = true
face-false = false
face-map = map
face-empty = empty
counter-turned-tomb-seal-true = true seals turned up
counter-turned-tomb-seal-false = false seals turned up
counter-blade-saved = a hero leaves with the Dawnblade
counter-blade-stolen = Sir Alric leaves with the Dawnblade
counter-doom = doom
counter-turned-urn-map = map found
counter-turned-urn-empty = empty urns
counter-map-saved = a hero leaves with the map
counter-haste = haste
counter-storm = storm
counter-calmed = spirits calmed
counter-bond = bonds
counter-released = tests to release the Bound One
counter-boon = boons of the heroes
counter-bonds-spent = bonds that the Bound One has used

## Special actions

act-turn-seal = turn up a seal (a false one raises a zombie there)
act-break-seal = break a seal, unseen
act-take-blade = take the Dawnblade, once a turn
act-wrest-blade = wrest the Dawnblade away, once a turn
act-open-urn = open an urn (the first one never holds the map)
act-close-ossuary = close the ossuary for good
act-calm-water = calm the spirit of water
act-calm-air = calm the spirit of air
act-calm-fire = calm the spirit of fire
act-calm-earth = calm the spirit of earth
act-chant = chant in the cell for a bond, once a turn
act-release = release the Bound One, once it has lost half its Health
act-force-cell = force the door of the cell
act-unleash = use an ability without an action, once for each bond

## Rules

carry-by-act = only by an action of the quest
leave-when = { line-when }
key-inside = from within
ward-spent = or, at the end of a round, when none of these is face down any more: { $value }
aura-carrying = with: { $value }
aura-attacked-by = when attacked by { $value-plain }
aura-each = for each other hero adjacent to it
aura-most = at most { $value }
aura-inside = on the ground of { $value }
aura-living = while its spirit is there
immune-unless-carrying = with: { $value }
immune-unless-prey = it is on nobody's side, and he may attack it
rule-sleep = { $figure } sleeps: it does not act, and rolls no defense dice; entering its lair asks for a test of { $test } ({ $who }), once a turn; a failed one wakes it, and so does an attack that damages it
sleep-area = { "" }
sleep-blows = { "" }
sleep-hushed = ; after a passed one it takes { $value } such attacks
rule-count = at the end of the Overlord's turn{ $of-count ->
    [0] { "" }
   *[other] , with { $of-or } adjacent to { $beside-or }
}{ $out ->
    [yes] , for each hero who is knocked out
   *[no] { "" }
}: { $counter } { $n-signed }
count-living = while on the map: { $value-or }
count-feeds = each one so fed recovers { $value } damage
rule-dim = { $area } nobody sees farther than { $within } spaces, nor is seen from farther away
dim-living = while its spirit is there
rule-hazard = { $who }{ $points ->
    [0] { " " }who end their turn { $area }
   *[other] { " " }who spend { $points } or more movement points { $area } in one turn
}{ $test-count ->
    [0] { "" }
   *[other] { " " }test { $test-or } or
}{ $condition-id ->
    [none] { " " }suffer { $damage } damage
   *[other] { " " }are { $condition } in their next turn
}
hazard-living = while its spirit is there
inside-air = air
inside-water = water
area-fire = on the ground of fire
area-earth = on the ground of earth
area-frozen = in the frozen cave
who-spirit = spirits
special-arcites-prayer = whoever finds Arcite's prayer may repeat one test that he would fail: of Willpower at the tomb, or of Awareness in the lair
special-blade-bearer = a hero bears the Dawnblade if the heroes have won it, else Sir Alric does
special-close-ossuary = at the start of each Overlord turn up to 2 defeated zombies (1 with two heroes) return on ossuaries without a hero, but never on a closed one
special-alrics-haste = before the race Sir Alric has 1 movement point for each haste
special-third-party = at the end of each round Khorayt, once awake, attacks whoever is nearest to it on either side, within one move
special-swaying-bridge = whoever is moved on to the bridge by an enemy's effect suffers 2 damage
special-meet-spirits = a face-down spirit is turned up when a hero enters its area, and blocks like a figure
special-calm = 2 of its Health go; a spirit that goes so is a boon later
special-spirits-wrath = a spirit that is damaged by an attack deals 1 damage to each hero in its area
special-bound-one-weakened = the Bound One has lost half its Health
special-unbroken = the Bound One never loses its last Health
special-free-ability = an attack stays the only one of the turn
special-boons = for each spirit that was calmed the heroes may reroll one die of any roll of a hero
source-arcites-prayer = Arcite's prayer
source-third-party = Khorayt
source-swaying-bridge = swaying bridge
source-meet-spirits = spirits
source-spirits-wrath = wrath of the spirit
source-boons = boon
source-sleep = sleeper
source-wards = ward
source-perils = dangerous ground
source-immune = nobody else can damage it
source-unbroken = its last Health stays
source-asleep = asleep
source-khorayt = { figure-khorayt }
source-dawnblade = { token-dawnblade }
source-air = spirit of air
source-water = spirit of water

## What is told and asked

event-door-fell = The warded door falls.
event-relic-assigned = { $lieutenant-the } bears a relic in this quest: { $relic }.
option-relic = { $relic } for { $lieutenant-the }
ask-descent-assign-relics-choose = { $who }: which lieutenant bears which relic?
ask-descent-blade-bearer-choose = { $who }: who bears the Dawnblade?
ask-descent-khorayt-strikes-choose = { $who }: whom does Khorayt attack?
ask-descent-khorayt-strikes-move = { $who }: where does Khorayt go?
ask-descent-free-ability-choose = { $who }: which ability does the Bound One use?
hint-descent-relic = A relic does nothing until somebody bears it.

## What the first encounter leaves to the second

descent-carries-the-dawnblade = Whoever wins has the Dawnblade in the second encounter, a hero or Sir Alric; if the Overlord wins, he needs 2 more doom there. Arcite's prayer is kept, if it is not used.
descent-carries-the-desecrated-tomb = Before the second encounter Sir Alric has 1 movement point for each haste; if the Overlord wins, the heroes skip their first turns there.
descent-carries-enduring-the-elements = Each spirit that goes by being calmed gives the heroes a boon in the second encounter; if the Overlord wins, he begins it with 1 bond.
carried-the-dawnblade-heroes-won = { $n ->
    [0] { "" }
   *[other] a hero bears the Dawnblade
}
carried-the-dawnblade-overlord-won = { $n ->
    [0] { "" }
   *[other] Sir Alric has the Dawnblade, and the Overlord needs 2 more doom
}
carried-arcites-prayer = { $n ->
    [0] { "" }
   *[other] Arcite's prayer can still be used
}
carried-haste = { $n ->
    [0] Sir Alric has no haste
    [one] Sir Alric has 1 movement point before the race
   *[other] Sir Alric has { $n } movement points before the race
}
carried-the-desecrated-tomb-heroes-won = { $n ->
    [0] { "" }
   *[other] the heroes have the map and act from the first round on
}
carried-the-desecrated-tomb-overlord-won = { $n ->
    [0] { "" }
   *[other] the heroes skip their first turns
}
carried-calmed = { $n ->
    [0] no spirit was calmed, so the heroes have no boon
    [one] 1 spirit was calmed, so the heroes have a boon
   *[other] { $n } spirits were calmed, so the heroes have { $n } boons
}
carried-enduring-the-elements-overlord-won = { $n ->
    [0] { "" }
   *[other] the Overlord begins with 1 bond
}
