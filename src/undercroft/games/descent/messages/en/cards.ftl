### What cards do: a message for each verb, moment, need and number.

## Cards

part-skill = { $uses-count ->
    [0] { "" }
   *[other] { $uses-sentences }{ " " }
}{ $passives-count ->
    [0] { "" }
   *[other] { $passives-sentences }{ " " }
}{ $grants-count ->
    [0] { "" }
   *[other] { $grants-sentences }{ " " }
}{ $on-familiar-count ->
    [0] { "" }
   *[other] Your familiar: { $on-familiar }.{ " " }
}{ $rules-count ->
    [0] { "" }
   *[other] { $rules-sentences }{ " " }
}{ $sentences }
skill-xp-cost = { $value } XP
line-id = { "" }
line-calling = { "" }
line-xp = { "" }
line-errata = with the errata: { $value }
part-hero-sheet = Speed { $speed }, Health { $health }, Stamina { $stamina }; defense: { $defence-plain }. Might { $attributes-might }, Knowledge { $attributes-knowledge }, Willpower { $attributes-willpower }, Awareness { $attributes-awareness }. { $uses-count ->
    [0] { "" }
   *[other] { $uses-sentences }{ " " }
}{ $passives-count ->
    [0] { "" }
   *[other] { $passives-sentences }{ " " }
}{ $grants-count ->
    [0] { "" }
   *[other] { $aura ->
        [0] { "" }
       *[other] For all heroes within { $aura } spaces:{ " " }
    }{ $grants-sentences }{ " " }
}{ $on-monsters-count ->
    [0] { "" }
   *[other] Monsters within { $aura } spaces: { $on-monsters }.{ " " }
}Heroic feat: { $feat }.
line-archetype = { "" }
part-item = { $attack-id ->
    [melee] Melee,{ " " }
    [ranged] Ranged,{ " " }
   *[other] { "" }
}{ $slot-id ->
    [none] { "" }
   *[other] { $slot }
}{ $dice-count ->
    [0] { "" }
   *[other] ; dice: { $dice-plain }
}{ $reach ->
    [yes] ; Reach
   *[other] { "" }
}{ $pierce ->
    [0] { "" }
   *[other] ; Pierce { $pierce }
}{ $surges-count ->
    [0] { "" }
   *[other] ; surges: { $surges-clauses }
}. { $uses-count ->
    [0] { "" }
   *[other] { $uses-sentences }{ " " }
}{ $passives-count ->
    [0] { "" }
   *[other] { $passives-sentences }{ " " }
}{ $grants-count ->
    [0] { "" }
   *[other] { $grants-sentences }{ " " }
}{ $id-id ->
    [elm-greatbow] Figures adjacent to you do not block line of sight.{ " " }
    [scorpion-helm] At most one Helmet can be equipped.{ " " }
   *[other] { "" }
}{ $sentences }
item-act = { "" }
item-copies = { "" }
item-price = { "" }
item-starting = { "" }
item-relic = { "" }
item-traits = { $value-plain }
item-forbids = no { $value-or } beside it
part-search-card = { $found-id ->
    [nothing] You find nothing.
    [chest] Draw a shop card instead.
   *[other] { $uses-count ->
        [0] { "" }
       *[other] { $uses-sentences }
    }
}{ $gold ->
    [0] { "" }
   *[other] { " " }Worth { $gold } gold.
}
search-card-copies = { "" }
search-card-traits = { "" }
part-overlord-card = { $sort }. { $use }{ $also-id ->
    [test-rolled] . Also when a test is rolled
    [searching] . Also when a hero searches
    [searched] . Also when a hero has searched
    [none] { "" }
   *[other] . Also at another moment
}. { $sentences }
overlord-card-deck = { "" }
overlord-card-level = { "" }
overlord-card-copies = { "" }
overlord-card-stays = { "" }
overlord-card-on = { $value-id ->
    [whose] { "" }
    [attacker] played on the attacker
    [defenders] played on a monster that defends
    [rollers] played on whoever rolled for the Overlord
    [monsters] played on a monster
    [heroes] played on a hero
    [groups] played on a monster group
    [active] played on the activated monster
   *[other] { "" }
}
part-ability = { $uses-count ->
    [0] { "" }
   *[other] { $uses-sentences }{ " " }
}{ $passives-count ->
    [0] { "" }
   *[other] { $passives-sentences }{ " " }
}{ $rules-count ->
    [0] { "" }
   *[other] { $rules-sentences }{ " " }
}{ $sentences }
part-relic = { $uses-count ->
    [0] { "" }
   *[other] { $uses-sentences }{ " " }
}{ $grants-count ->
    [0] { "" }
   *[other] { $grants-sentences }{ " " }
}{ $only-id ->
    [none] { "" }
   *[other] Only for { $only }.
}
relic-item = { "" }
part-stats = Speed { $speed }, Health { $health }; defense: { $defence-plain }; attack: { $dice-plain }{ $abilities-count ->
    [0] { "" }
   *[other] ; { $abilities-plain }
}{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
}{ $surges-count ->
    [0] { "" }
   *[other] ; surges: { $surges-clauses }
}
forbid-rune = Rune
forbid-magic = Magic
part-familiar = Speed { $speed }, Health { $health }{ $defence-count ->
    [0] { "" }
   *[other] ; defense: { $defence-plain }
}{ $dice-count ->
    [0] { "" }
   *[other] ; attack: { $dice-plain }
}{ $heals ->
    [no] ; recovers no damage
   *[other] { "" }
}{ $grants-count ->
    [0] { "" }
   *[other] ; { $grants }
}
familiar-figure = { "" }
familiar-ranged = Ranged

## Parts of cards

part-use = { $at }{ $needs-count ->
    [0] { "" }
   *[other] , if { $needs }
}{ $fatigue-id ->
    [0] { "" }
    [X] , X fatigue
   *[other] , { $fatigue-id } fatigue
}{ $exhausts ->
    [yes] , exhaust
   *[other] { "" }
}{ $once-id ->
    [round] , once a round
   *[other] { "" }
}{ $do-count ->
    [0] { "" }
   *[other] : { $do }
}
use-must = { "" }
use-action = { "" }
part-passive = { $while-exhausted ->
    [yes] while this card is exhausted:{ " " }
   *[other] { "" }
}{ $op-id ->
    [set] { $stat }: { $n }
    [cap] { $stat }: at most { $n }
   *[add] { $stat-id ->
        [passes-enemies] you may move through enemies
        [toll] attacks on you must give up a surge or miss
        [surge-rest] a surge recovers 1 fatigue more
        [hurry] 1 fatigue gives 1 movement point more
        [nimble] Nimble: 1 space more
        [recovery] { $n } damage more recovered when standing up or revived
       *[other] { $stat } { $n-signed }
    }
}{ $needs-count ->
    [0] { "" }
   *[other] , if { $needs }
}
part-granted = surge{ $needs-count ->
    [0] { "" }
   *[other] , if { $needs }
}: { $surge }
part-surge = { $lines }
surge-cost = { $value } surges
surge-hearts = +{ $value } ♥
surge-range = +{ $value } range
surge-pierce = Pierce { $value }
surge-conditions = { $value }
surge-fatigue = for { $value } fatigue
surge-now = { $value }
surge-then = { $value }
letter-roll = the { $count-id ->
    [surges] surges
   *[other] hearts
} rolled (dice: { $roll-plain })
letter-means = where X is { $means }
part-whom = { $named-id ->
    [target] the target
    [attacker] the attacker
    [mover] the figure that moved
    [activated] the activated monster
   *[none] { $me-only ->
        [yes] yourself
       *[no] { $count ->
            [0] { $me ->
                [yes] you and{ " " }
               *[other] { "" }
            }each { $side }
            [1] { $me ->
                [yes] you or{ " " }
               *[other] { "" }
            }a { $side }
           *[other] { $me ->
                [yes] you and{ " " }
               *[other] { "" }
            }up to { $count } × { $side }
        }{ $within ->
            [0] { "" }
            [1] { " " }adjacent to you
           *[other] { " " }within { $within } spaces
        }{ $sight ->
            [yes] { " " }in line of sight
           *[other] { "" }
        }
    }
}{ $knocked-out ->
    [yes] , knocked out or not
   *[other] { "" }
}
part-whom-overlord = { $named-id ->
    [target] the target
    [attacker] the attacker
    [mover] the figure that moved
    [activated] the activated monster
   *[none] { $me-only ->
        [yes] that figure
       *[no] { $count ->
            [0] { $me ->
                [yes] that hero and{ " " }
               *[other] { "" }
            }each { $side }
            [1] { $me ->
                [yes] that hero or{ " " }
               *[other] { "" }
            }a { $side }
           *[other] { $me ->
                [yes] that hero and{ " " }
               *[other] { "" }
            }up to { $count } × { $side }
        }{ $within ->
            [0] { "" }
            [1] { " " }adjacent to him
           *[other] { " " }within { $within } spaces
        }{ $sight ->
            [yes] { " " }in line of sight
           *[other] { "" }
        }
    }
}{ $knocked-out ->
    [yes] , knocked out or not
   *[other] { "" }
}
part-whom-monster = { $named-id ->
    [target] the target
    [attacker] the attacker
    [mover] the figure that moved
    [activated] the activated monster
   *[none] { $me-only ->
        [yes] itself
       *[no] { $count ->
            [0] { $me ->
                [yes] itself and{ " " }
               *[other] { "" }
            }each { $side }
            [1] { $me ->
                [yes] itself or{ " " }
               *[other] { "" }
            }a { $side }
           *[other] { $me ->
                [yes] itself and{ " " }
               *[other] { "" }
            }up to { $count } × { $side }
        }{ $within ->
            [0] { "" }
            [1] { " " }adjacent to it
           *[other] { " " }within { $within } spaces
        }{ $sight ->
            [yes] { " " }in line of sight
           *[other] { "" }
        }
    }
}{ $knocked-out ->
    [yes] , knocked out or not
   *[other] { "" }
}
whom-optional = { "" }
side-hero = hero
side-monster = monster
side-minion = minion
side-figure = figure

## Verbs

verb-attack = attack{ $weapon-id ->
    [any] { "" }
    [melee] { " " }with a Melee weapon
    [ranged] { " " }with a Ranged weapon
    [bow] { " " }with a Bow
    [magic] { " " }with a Magic weapon
    [rune] { " " }with a Rune
    [melee-or-blade] { " " }with a Melee weapon or a Blade
   *[other] { " " }({ $weapon-id })
}{ $dice-count ->
    [0] { "" }
   *[other] { " " }with { $dice-plain }{ $ranged ->
        [yes] { " " }(Ranged)
       *[other] { "" }
    }
}
attack-hearts = +{ $value } ♥
attack-range = +{ $value } range
attack-pierce = Pierce { $value }
attack-blast = with Blast
attack-no-range = no range needed
attack-all-adjacent = one roll against every adjacent enemy
attack-figures = friends too
attack-each = one roll against { $value }
attack-no-blast = without Blast
attack-least = at least { $value } damage unless it misses
attack-surges = surge: { $value-clauses }
attack-if-damage = ; if it deals damage: { $value }
attack-whom = only { $value }
verb-move = { $free ->
    [yes] move { $n-id ->
        [nimble] 1 space
        [1] 1 space
       *[other] { $n } spaces
    }, whatever the cost
   *[other] move up to { $n }
}
verb-points = gain { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
}
verb-damage = { $whom-me-only ->
    [yes] suffer{ " " }
   *[other] { "" }
}{ $n-id ->
    [shields-above] 1 damage for each shield above the attribute
    [shields-rolled] 1 damage for each shield rolled
    [attribute] as much damage as the attribute
   *[other] { $n } damage
}{ $whom-me-only ->
    [yes] { "" }
   *[other] : { $whom }
}
verb-heal = recover { $n-id ->
    [damage-dealt] as much damage as was dealt
    [printed] as much damage as its number says
    [fatigue-rested] as much damage as fatigue
    [all] all damage
   *[other] { $n } damage
}{ $whom-me-only ->
    [yes] { "" }
   *[other] : { $whom }
}
verb-fatigue = { $whom-me-only ->
    [yes] suffer { $n } fatigue
   *[other] { $n } fatigue: { $whom }
}
verb-recover = recover { $n-id ->
    [all] all
   *[other] { $n }
} fatigue{ $whom-me-only ->
    [yes] { "" }
   *[other] : { $whom }
}
verb-inflict = { $whom-me-only ->
    [yes] become { $condition }
   *[other] { $condition }: { $whom }
}
verb-cure = discard { $n ->
    [one] a condition
   *[other] { $n } conditions
}{ $whom-me-only ->
    [yes] { "" }
   *[other] : { $whom }
}
verb-defeat = { $whom-me-only ->
    [yes] be defeated
   *[other] defeat: { $whom }
}
verb-test = { $whom-me-only ->
    [yes] { "" }
   *[other] { $whom }:{ " " }
}test { $attribute }{ $instead-id ->
    [none] { "" }
   *[other] { " " }or { $instead }
}{ $chooser-id ->
    [overlord] { " " }(the Overlord chooses)
   *[other] { "" }
}{ $passed-count ->
    [0] { "" }
   *[other] ; passed: { $passed }
}{ $failed-count ->
    [0] { "" }
   *[other] ; failed: { $failed }
}
verb-die = +1 { $colour } die
verb-bonus = { $stat-id ->
    [hearts] ♥ +{ $n }
    [range] range +{ $n }
    [surges] surges +{ $n }
    [pierce] Pierce +{ $n }
    [shields] shields +{ $n }
    [cancel] cancel { $n ->
        [one] a surge
       *[other] { $n } surges
    }
   *[toll] the attack must give up { $n ->
        [one] a surge
       *[other] { $n } surges
    } or miss
}
verb-surge = the attack gains the surge ability “{ $surge }”
verb-reroll = reroll { $count ->
    [0] all
    [1] one
    [9] any number
   *[other] { $count }
} of { $dice-id ->
    [attack] the attack and power dice
    [power] the power dice
    [red] the red dice
    [defence] your defense dice
    [own] your dice
    [roller] the dice of whoever rolled
    [target] the target's defense dice
    [test] the dice of the test
   *[other] the dice
}{ $better ->
    [yes] , keeping the better result
   *[other] { "" }
}
verb-draw = the Overlord draws { $n-id ->
    [1] a card
    [heroes] a card for each hero
   *[other] { $n } cards
}
verb-blast = the attack gains Blast
verb-action = an extra { $kind-id ->
    [move] move action
   *[attack] attack
}

## Amounts

n-all = all
n-speed = your Speed
n-double-speed = twice your Speed
n-heroes = as many as there are heroes
n-damage-dealt = as much as the damage dealt
n-nimble = 1
n-damage-on-me = 1 per damage suffered
n-damage-pairs = 1 per 2 damage suffered
n-shields-above = 1 per shield above the attribute
n-shields-rolled = 1 per shield rolled
n-attribute = as much as the attribute tested
n-printed = as much as its number says
n-fatigue-paid = 1 per fatigue paid
n-fatigue-rested = as much as the fatigue recovered by it
dice-blue = blue
dice-red = red
dice-yellow = yellow
dice-brown = brown
dice-grey = gray
dice-black = black
defence-brown = brown
defence-grey = gray
defence-black = black
roll-red = red
roll-blue = blue
roll-yellow = yellow
roll-brown = brown
roll-grey = gray
roll-black = black

## Moments

at-action = Action
at-own-turn = In your turn
at-activating = While a monster is activated
at-turn-start = At the start of a turn
at-turn-end = At the end of a turn
at-hurried = When fatigue is suffered to move
at-attack-granted = Before an attack that a card grants
at-attack-declared = When an attack is declared
at-attack-rolled = After the dice of an attack are rolled
at-attack-done = After an attack is resolved
at-before-damage = Before damage is suffered
at-damaged = When damage is suffered
at-entered = When a figure enters a space
at-monster-chosen = When a monster is about to be activated
at-monster-start = At the start of a monster's activation
at-monster-end = At the end of a monster's activation
at-test-rolled = After the dice of a test are rolled
at-test-passed = When a test is passed
at-door-opened = When a door is opened
at-door-opening = Before a door is opened
at-searching = When a hero searches
at-search-drawn = When a search card is drawn
at-searched = When a hero has searched
at-before-defeat = Before a figure is defeated
at-defeated = When a figure is defeated
at-knocked-out = When a hero is knocked out
at-recovered = When damage is recovered
at-fatigue-recovered = When fatigue is recovered
at-resting = When a hero rests
at-rested = When the fatigue of a rest is recovered
at-overlord-start = At the start of the Overlord's turn
at-overlord-end = At the end of the Overlord's turn
at-overlord-over = After the Overlord's turn
at-amount-rolled = After dice for an amount are rolled
at-any-time = At any time
at-recovery-rolled = After dice to recover are rolled

## Needs

need-attacker = you are the attacker
need-target = you are the target
need-affected = the attack affects you
need-melee = you attack with a Melee weapon
need-ranged = you attack with a Ranged weapon
need-bow = you attack with a Bow
need-rune = you attack with a Rune
need-magic = you attack with a Magic weapon
need-melee-attack = you make a Melee attack
need-target-adjacent = the monster is adjacent to you
need-shield = you have a Shield equipped
need-wounded = you have suffered damage
need-own-turn = it is your turn
need-target-unaware = the monster did not see you when your turn began
need-hearts-to-spare = more than 1 ♥ was rolled
need-runic-weapon = you have a Magic or Rune weapon equipped
need-monster-comes = a monster moves next to you
need-space-was-empty = its space was empty
need-familiar = your familiar is on the map
need-no-familiar = your familiar is not on the map
need-familiar-may-attack = your familiar may attack
need-magic-weapon = you have a Magic weapon equipped
need-familiar-attacks = your familiar attacks
need-defeats-monster = you defeat a monster
need-side-defeats-monster = you or your familiar defeat a monster
need-attack-felled-monster = your attack or your familiar's has defeated a monster
need-can-share-damage = you or your familiar would suffer the damage
need-suffers-from-attack = an attack would deal it to you
need-beside-hero = another hero is adjacent to you
need-token-adjacent = a search token is adjacent
need-token-within-3 = a search token is within 3 spaces
need-by-door = you are next to a door
need-sees-one-monster = just one monster is in your line of sight
need-can-attack-two = you can attack two monsters
need-sees-monster = a monster is in your line of sight
need-overlord-holds-cards = the Overlord has cards in hand
need-drew-search-card = you drew it
need-hurries = you suffered it
need-may-shoot = you can attack with a Bow
need-granted-shot = it is yours and made with a Bow
need-not-run = this skill was not used for it yet
need-two-handed = you use a two-handed Melee weapon or two Melee weapons
need-struck-by-neighbour = an adjacent monster attacked you
need-slew-monster = it defeated a monster
need-falls = it is you
need-not-moved = it is yours and you have not moved
need-minion-beside = it is a minion adjacent to you
need-errata = the errata are in use
need-printed = the errata are not in use
need-is-hero = it is a hero
need-stands = it is on the map
need-empty-space = the space was empty
need-move-action = it is a move action
need-attacks-hero = a monster attacks a hero
need-can-attack = it may attack
need-minion-or-master = it is a minion or master
need-monster-wounded = a monster has suffered damage
need-on-map = the group is on the map
need-incomplete = the group is below its limit
need-leads-too-few = it is a master whose group lacks minions
need-attacked-from-afar = the attacker is not adjacent
need-attacked-from-beside = the attacker is an adjacent hero
need-beside-enemy = a figure is adjacent to attack
need-blank-defence = one of your defense dice shows a blank
need-defence-rolled = you rolled defense dice
need-free-hand = your other hand is free
need-hardy = the damage would not defeat it
need-hero-begins-beside = the hero begins it adjacent to the bearer
need-moved-twice = it is yours and you took two move actions
need-overlord-may-discard = the Overlord has a card to discard
need-rolled = you rolled them
need-rolls-amount = you rolled them
need-surge-rolled = the attacker rolled a surge
need-tests = you rolled them
needs-affected-monster = the attack affects it
needs-target-monster = it is the target
at-own-turn-overlord = In the Overlord's turn

## Traps and tests, as a whole: the moment and the hero in one clause

overlord-tripwire-text = Trap. When a hero enters an empty space in a move action, that hero tests Awareness; failed: the movement ends.
overlord-pit-trap-text = Trap. When a hero enters an empty space, that hero tests Awareness; failed: suffer 1 damage and lose 1 movement point, or become Stunned if there is none to lose.
overlord-poison-dart-text = Trap. When a hero opens a door or searches, that hero tests Awareness or Might, as the Overlord chooses; passed: the Overlord draws a card; failed: suffer 1 damage and 1 fatigue and become Poisoned.
overlord-explosive-runes-text = Trap. When a hero opens a door or has searched, that hero and each hero within 2 spaces test Awareness; failed: suffer 1 damage for each shield above the attribute.
overlord-web-trap-text = Trap. When a hero enters an empty space, that hero and each hero adjacent to him test Might; failed: become Immobilized.
overlord-curse-of-the-monkey-god-text = Trap. When a hero has searched, that hero tests Knowledge; passed: the Overlord draws a card; failed: until the end of his next turn the hero is a monkey: Speed 5, no attacks, no defense dice.
overlord-uthuk-demon-trap-text = Trap. When a hero opens a door or has searched, that hero tests Awareness or Might; passed: suffer as much damage as the attribute; failed: be defeated.
overlord-wicked-laughter-text = Event. When a hero passes a test, he repeats it with the attribute 1 lower; passed again: the Overlord draws a card.
overlord-blood-rage-text = Event. At the end of the Overlord's turn, a monster that can attack does so twice and is then defeated.
