### Quests: what is carried, counted and done, goals and special rules.

## Tokens and their faces

token-crop = bundle of crops
token-prisoner = prisoner
token-beacon = beacon
token-grave = grave
token-altar = altar
token-guest = guest
token-boulder = boulder
kind-crop = { token-crop }
kind-prisoner = { token-prisoner }
kind-beacon = { token-beacon }
kind-grave = { token-grave }
kind-altar = { token-altar }
kind-guest = { token-guest }
kind-boulder = { token-boulder }
face-lit = lit
face-dark = dark
face-blue = blue
face-red = red
face-down = face down

## Counters and clocks

counter-left-goblin-archer = Goblin Archers that have left
counter-stored = bundles stored
counter-stolen = bundles stolen
counter-rescued = rescued
counter-abducted = abducted
counter-marshal = marshals called
counter-boulders = boulders left
counter-left-heroes = heroes who have left
counter-alarm = alarms raised
counter-escaped = zombies that escaped
counter-left-lady-eliza-farrow = Lady Eliza has left
counter-left-cardinal-koth = the Cardinal has left
counter-left-zombie = zombies that have left
counter-left-lord-merick-farrow = Lord Merick has left
counter-turned-guest-red = guests unmasked as cultists
counter-turned-guest-blue = nobles unmasked
counter-turned-prisoner-red = prisoners who know nothing
counter-turned-prisoner-blue = Frederick found

## Special actions

act-store = store the bundle
act-tear-away = tear the bundle away
act-break-chain = break the chain
act-interrogate = interrogate
act-throw-down = throw the prisoner down
act-light = light the beacon
act-smother = smother the beacon
act-climb-over = climb over the boulder
act-smash = smash the boulder
act-ring = raise the alarm: in a guard room without monsters, once a room and round
act-swoop = swoop
act-raise = raise the dead
act-hallow = hallow the grave
act-pray = pray at the altar: until your next turn the Cardinal rolls a defense die more
act-unmask = unmask the guest
act-seize-guest = take the guest back
act-break-door = break the sealed door
act-open-seal = open the seal
act-solve-riddle = solve the riddle
act-slip-through = slip through

## Who

who-heroes = heroes
who-monsters = monsters
who-masters = masters
who-lieutenants = lieutenants
unless-zombie = Zombies
passes-cave-spider = Cave Spiders

## Goals

goal-defeat = { $figure-the } is defeated
goal-fallen = { $count ->
    [1] { $kind-the } is defeated
   *[other] { $count } { $kind-id ->
        [goblin-archer] Goblin Archers
        [villager] Villagers
        [guard] Guards
        [heroes] heroes
       *[other] × { $kind }
    } are defeated
}
goal-left = { $count ->
    [1] { $kind-id ->
        [heroes] a hero leaves the map
       *[other] { $kind-the } leaves the map
    }
   *[other] { $count } { $kind-id ->
        [goblin-archer] Goblin Archers
        [villager] Villagers
        [guard] Guards
        [heroes] heroes
       *[other] × { $kind }
    } leave the map
}
goal-counter = { $counter-id ->
    [rescued] Frederick leaves by the entrance with a hero
    [abducted] Splig leaves by the entrance with Frederick, found before
    [rune-saved] { $counter }
    [rune-taken] { $counter }
    [key-out] { $counter }
    [trueshot-saved] { $counter }
    [trueshot-taken] { $counter }
    [ruin-across] { $counter }
    [frederick-freed] { $counter }
    [theodir-saved] { $counter }
    [sun-heroes] they leave with the Idol of the Sun
    [skulls-heroes] they leave with the Idol of Skulls
    [sun-overlord] { $counter }
    [skulls-overlord] { $counter }
    [blade-saved] { $counter }
    [blade-stolen] { $counter }
    [map-saved] { $counter }
    [marshal] { $count } marshals are called
    [alarm] { $count } alarms are raised
    [shadow] there are { $count } shadows
    [spilled] { $count } blood marks are spilled
    [thirst] Eliza's thirst reaches { $count }
    [stones] { $count } stones are in the seal
    [cracks] the seal has { $count } cracks
    [smashed] { $count } brood pits are smashed
    [soared] { $count } rounds have passed since Belthir rose
    [ended] { $count } ward stones are decided
    [portals] { $count } portals are shut
    [ruin] ruin reaches { $count }
    [doom] doom reaches { $count }
    [storm] the storm reaches { $count }
    [bond] there are { $count } bonds
    [released] { $count } tests to release the Bound One are passed
    [loads] { $count } loads leave the map
   *[other] { $counter }: { $count }
}
goal-none = { $counter-id ->
    [boulders] no boulder is left
    [trust] Belthir has no trust left
   *[other] { $counter }: none left
}
goal-faces = { $token-id ->
    [beacon] { $count } beacons are { $face }
    [brood-pit] { $count } brood pits are { $face }
    [sun] the { $token } stands { $face }
    [skulls] the { $token } stands { $face }
   *[other] { $count } × { $token }: { $face }
}
goal-absent = { $who-id ->
    [monsters] no monster is left on the map
    [masters] no master monster is left on the map
    [lieutenants] no lieutenant is left on the map
    [spirit] no spirit is left on the map
    [zombie] no Zombie is left on the map
    [lord-merick-farrow] { $who } is no longer there
   *[other] nobody of these is left on the map: { $who }
}
goal-no-tokens = { $token-id ->
    [spirit] no spirit lies facedown any more
   *[other] no { $token } is left
}
goal-all = { $of-and }
line-provenance = { "" }
kind-heroes = heroes

## Special rules of the quests

rule-carry = { $who } may carry: { $token }{ $speed ->
    [0] { "" }
   *[other] { " " }(Speed { $speed-signed })
}{ $most ->
    [1] { "" }
   *[other] , up to { $most }
}
carry-face = { $value-id ->
    [map] with the map
   *[other] { "" }
}
carry-freed = { "" }
carry-burden = slower only with { $value }
burden-blue = Frederick
rule-leave = { $who } may leave the map by the { $way }{ $carrying-id ->
    [none] { "" }
   *[other] { " " }with: { $carrying }
}
leave-face = { $value-id ->
    [map] with the map
   *[other] { "" }
}
leave-counter = { "" }
leave-counts = { "" }
rule-test-at = { $who }: { $act }{ $test-count ->
    [0] { "" }
   *[other] , with a test of { $test-or }
}
test-at-token = { "" }
test-at-face = { "" }
test-at-held = { "" }
test-at-inside = { "" }
test-at-clear = { "" }
test-at-chained = { "" }
test-at-less = { $value ->
    [-1] at +1
   *[other] at −{ $value }
}
test-at-once = { "" }
test-at-free = { "" }
test-at-large = { "" }
test-at-empty = { "" }
test-at-do = { "" }
test-might = { attribute-might }
test-knowledge = { attribute-knowledge }
test-willpower = { attribute-willpower }
test-awareness = { attribute-awareness }
door-test-doors = { "" }
door-test-ways = { "" }
key-door = { "" }
key-stays = { "" }
ward-door = { "" }
ward-mark = { "" }
arrive-id = { "" }
arrive-at = { "" }
arrive-doors = { "" }
arrive-by = { "" }
arrive-beyond = { "" }
arrive-ally = { "" }
arrive-edition = { "" }
arrive-groups = { "" }
arrive-allies = { "" }
aura-face = { "" }
aura-within = { "" }
immune-unless-closed = { "" }
bar-areas = { "" }
fixed-closed = { "" }
fixed-led = { "" }
timer-counter = { "" }
collapse-areas = { "" }
collapse-counter = { "" }
collapse-supply = { "" }
collapse-n = { "" }
collapse-even = { "" }
collapse-passes = { "" }
rule-door-test = { $again ->
    [yes] a locked door opens by a test
   *[no] sealed doors open only by a test
}
rule-key = { $who } may open the locked door{ $mark-id ->
    [none] { "" }
   *[other] { " " }once its key is found
}
rule-ward = nobody opens the warded door; it falls { $counter-id ->
    [none] when its key is found
   *[other] at once with { $count } of these: { $counter }
}
rule-arrive = { $id-id ->
    [militia] villagers who survived arrive at the entrance as militia after the last hero turn of the first round
    [merick] Lord Merick and an open group (Cursed/Wilderness) arrive at the entrance when a hero first ends his turn adjacent to the Cardinal
    [merick-too] Lord Merick and an open group (Cursed/Wilderness) arrive at the entrance when a hero first opens the library
    [inner-guard] a second open group (Civilized/Dark) stands on tile 10B as soon as anybody opens or passes one of its doors
    [zachareth] Baron Zachareth arrives for the Overlord at the end of the round in which the second portal was shut, or of round { $round }
    [belthir] Belthir arrives at the entrance at the end of round { $round }, unless the wyrm is the heroes'
   *[other] others arrive during the encounter
}
rule-aura = { $stat-id ->
    [toll] attacks from more than { $beyond } spaces away need a surge to hit
    [passes-enemies] { $who } moves through figures
    [surges] the attacks of { $who } gain { $n ->
        [one] 1 surge
       *[other] { $n } surges
    }
    [unhealing] { $who } adjacent to the bearer of the { $token } cannot recover
   *[other] { $who }: { $stat } { $n-signed }{ $token-id ->
        [none] { "" }
       *[other] { $borne ->
            [yes] { " " }adjacent to the bearer of the { $token }
           *[no] { " " }near: { $token }
        }
    }{ $against-id ->
        [none] { "" }
       *[other] { " " }against { $against }
    }
}
rule-immune-unless = { $closed ->
    [-1] only { $unless } can damage { $figure }
   *[other] until the locked door has been opened only { $unless } can attack { $figure }
}
rule-bar = { $who } cannot enter the guard rooms, tiles 7A and 13A, until round { $rounds } is over
rule-fixed = { $figure } cannot move until the locked door has been opened; { $led } movement points more in a round in which a hero ended his turn adjacent
rule-timer = { $figure } tests { $test } each turn; each pass counts
rule-collapse = at the end of his turn the Overlord blocks { $n ->
    [1] 1 space
   *[other] { $n } spaces
}{ $even ->
    [0] { "" }
   *[other] , in even rounds { $even },
} of tile 20A or the exit: { $token }
special-war-cry = when Mauler first suffers damage, each Goblin Archer may move 2 spaces
special-harvest-thanks = for 3 or more stored bundles the heroes begin with a search card
special-ravine-result = the winner of the ravine decides how the guards begin
special-riddle-debt = whoever fails a Knowledge test at a door by 2 or more is Stunned
special-seize = a monster adjacent to the leader whose attack deals him { $n } damage or more may take the guest over
special-shield-arm = once a round a hero adjacent to Sir Palamon lends him a defense die
special-koth-is-hale = while more than half of the Cardinal's Health is left, zombies come
special-save-theodir = at the end a die decides whether Lord Theodir is saved
special-climb-over = the hero stands on an empty space beyond it
special-swoop = Belthir lands on an empty space of the waterfall
source-war-cry = war cry
source-shield-arm = shield arm
source-seize = seizing
source-prayer = prayer
source-raised = raised
source-monkey = Curse of the Monkey God
source-despair = Word of Despair
source-goals = goals of the quest
source-reinforcements = reinforcements of the quest
source-played = Overlord card

## What the first encounter leaves to the second

descent-carries-a-fat-goblin = Splig has more Health in the second encounter for each bundle stolen; for 3 or more stored bundles the heroes begin it with a search card.
descent-carries-castle-daerion = Each villager who falls is one more zombie in the second encounter; each who survives arrives there as a militiaman.
descent-carries-the-cardinals-plight = Each zombie that escapes waits in the library of the second encounter.
descent-carries-the-masquerade-ball = At the end the heroes roll a defense die: with no more shields than nobles rescued, those still on the map among them unless time is up, Lord Theodir is saved (with errata only if one is rescued). If Lord Theodir is saved, each hero may repeat one door test in the second encounter; if he is lost, Lady Eliza begins it beyond the second door.
descent-carries-death-on-the-wing = If the heroes win, a guard of their choice has 2 more Health in the second encounter, and they may begin it up to 2 spaces from the entrance; if the Overlord wins, each guard begins it wounded.
carried-stolen = { $n ->
    [0] no bundle was stolen
    [one] 1 bundle was stolen
   *[other] { $n } bundles were stolen
}
carried-stored = { $n ->
    [0] no bundle was stored
    [1] 1 bundle was stored
    [2] 2 bundles were stored
   *[other] { $n } bundles were stored, so the heroes begin with a search card
}
carried-lost = { $n ->
    [0] no villager fell
    [one] 1 villager fell and is one more zombie
   *[other] { $n } villagers fell and are { $n } more zombies
}
carried-survivors = { $n ->
    [0] no villager is left to help
    [one] 1 villager arrives as a militiaman
   *[other] { $n } villagers arrive as militiamen
}
carried-escaped = { $n ->
    [0] no zombie escaped to the library
    [one] 1 zombie escaped to the library
   *[other] { $n } zombies escaped to the library
}
carried-theodir = { $n ->
    [0] { "" }
   *[other] Lord Theodir is saved, so each hero may repeat one door test
}
carried-theodir-lost = { $n ->
    [0] { "" }
   *[other] Lord Theodir is lost, so Lady Eliza begins beyond the second door
}
carried-death-on-the-wing-heroes-won = { $n ->
    [0] { "" }
   *[other] the heroes won, so one guard has 2 more Health and they may begin up to 2 spaces from the entrance
}
carried-death-on-the-wing-overlord-won = { $n ->
    [0] { "" }
   *[other] the Overlord won, so each guard begins wounded
}
