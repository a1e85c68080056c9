### What cards, items and monsters do, in the words of the game: a head for each ability, a line for each addition.

## Abilities. Without a value the number on the statistic card counts, and $mod is added

verb-attack = Attack { $value-id ->
    [none] { $mod-signed }
   *[other] { $value }
}{ $who-id ->
    [none] { "" }
   *[other] { " " }against { $who }
}
verb-move = Move { $value-id ->
    [none] { $mod-signed }
   *[other] { $value }
}
verb-heal = Heal { $value }{ for-whom }
for-whom = { $who-id ->
    [none] { "" }
   *[other] { $who-side-id ->
        [self] , Self
       *[other] { " " }for { $who }
    }
}
verb-shield = Shield { $value }{ for-others }
verb-retaliate = Retaliate { $value }{ for-others }
for-others = { $who-side-id ->
    [self] { "" }
   *[other] { " " }for { $who }
}
verb-loot = Loot { $range }
verb-push = Push { $value }: { $who }
verb-pull = { $toward-id ->
    [hex] Choose a hex within range { $who-reach }: Pull { $value } towards it { $who }
   *[self] Pull { $value }: { $who }
}
verb-condition = { $who-side-id ->
    [self] { $conditions }, Self
   *[other] { $conditions-id ->
        [invisible] { $conditions }: { $who }
       *[other] { $conditions } { $who }
    }
}
verb-suffer = { $who-side-id ->
    [self] Suffer { $value } damage
   *[other] { $who-count-id ->
        [1] { $who } suffers { $value } damage
       *[other] { $who } suffer { $value } damage
    }
}
verb-summon = Summon { $what-id ->
    [none] { $monsters }
   *[other] { $what }
}
verb-infuse = Infuse { $elements }
verb-consume = Consume { $elements } → { $then-id ->
    [none] { $lines }
   *[other] { $then }{ $lines-id ->
        [none] { "" }
       *[some] , { $lines }
    }
}
verb-kill = Kill { $who }
verb-create-trap = Create a trap in an adjacent empty hex{ $near-enemy ->
    [yes] , as near as possible to an enemy
   *[no] { "" }
}:
verb-disarm-trap = Disarm { $through ->
    [yes] { disarm-count } moved through
   *[no] { $within ->
        [1] { $count-id ->
            [1] one adjacent trap
           *[other] { $count-id } adjacent traps
        }
       *[other] { disarm-count } within range { $within }
    }
}
disarm-count = { $count-id ->
    [1] one trap
   *[other] { $count-id } traps
}
verb-create-obstacle = Create { $count ->
    [1] one { obstacle-size }obstacle
   *[other] { $count } { obstacle-size }obstacles
} { $where-id ->
    [killed] where the enemy was killed
   *[empty] { $within ->
        [1] in { $count ->
            [1] an adjacent empty hex
           *[other] adjacent empty hexes
        }
       *[other] in empty hexes within range { $within }
    }
}
obstacle-size = { $hexes ->
    [1] { "" }
   *[other] { $hexes }-hex { "" }
}
verb-destroy-obstacle = Destroy { $through ->
    [yes] { destroy-count } moved through
   *[no] { $within ->
        [1] { $count-id ->
            [1] one adjacent obstacle
           *[other] { $count-id } adjacent obstacles
        }
       *[other] { destroy-count } within range { $within }
    }
}
destroy-count = { $count-id ->
    [1] one obstacle
   *[other] { $count-id } obstacles
}
verb-move-obstacle = Move { $within ->
    [1] one adjacent one-hex obstacle
   *[other] a one-hex obstacle within range { $within }
} up to { $to } hexes
verb-recover = { $who-side-id ->
    [self] Recover
   *[other] { $who } recovers
} { $cards-id ->
    [all] all
    [1] one
   *[other] up to { $cards-id }
} { $what-id ->
    [lost] lost { $cards-id ->
        [1] card
       *[other] cards
    }
   *[discarded] discarded { $cards-id ->
        [1] card
       *[other] cards
    }
}{ $of-neighbour ->
    [yes] { " " }of an ally adjacent to that ally
   *[no] { "" }
}
verb-refresh = { $who-side-id ->
    [self] Refresh { refresh-what }
    [self-and-allies] Refresh { refresh-what } ({ $who })
   *[other] { $who } refreshes { refresh-what }
}
refresh-what = { $items-id ->
    [all] all
    [1] one
   *[other] up to { $items-id }
} { $state-id ->
    [spent] spent
    [consumed] consumed
   *[some] spent or consumed
} { $slot-id ->
    [small] small { "" }
   *[none] { "" }
}{ $items-id ->
    [1] item
   *[other] items
}
verb-cure = Remove { $conditions-id ->
    [all] all negative conditions
    [1] one negative condition
   *[other] { $conditions-id } negative conditions
}
verb-grant = { $who } may perform: { $then }
verb-control = Control { $who }{ $whole-turn ->
    [yes] : it takes its turn of this round { $chosen ->
        [yes] as you decide
       *[no] by its ability card
    }, with its enemies and allies swapped
   *[no] : { $then }
}
verb-active = { $effect-id ->
    [attack] { $value-signed } Attack{ active-only }
    [range] { $value-id ->
        [0] { active-only }:
       *[other] { $value-signed } Range{ active-only }
    }
    [move] { $value-signed } Move{ active-only }
    [heal] { $value-signed } Heal{ active-only }
    [add-target] Add Target{ active-only }
    [advantage] Advantage{ active-only }
    [double-attack] double the attack value{ active-only }
    [conditions] { $conditions } on your attacks{ active-only }
    [shield] Shield { $value }{ $source-id ->
        [attack] { " " }against attacks
       *[none] { "" }
    }{ active-only }
    [retaliate] Retaliate { $value }{ $kind-id ->
        [melee] { " " }against melee attacks
        [ranged] { " " }against ranged attacks
       *[none] { "" }
    }
    [negate-damage] negate the next { $source-id ->
        [attack] damage from an attack
       *[none] source of damage
    }{ active-only }{ $then-id ->
        [none] { "" }
       *[other] , then { $then }
    }
    [attackers-disadvantage] attackers have Disadvantage{ active-only }
    [augment] augment of your melee attacks: { active-does }
    [start-of-turn] at the start of each of your turns: { active-does }
    [end-of-turn] at the end of each of your turns: { active-does }
   *[special] { $name }
}
active-does = { $then-id ->
    [none] { "" }
   *[other] { $then }
}
active-only = { $kind-id ->
    [none] { "" }
    [melee] { " " }on melee attacks
   *[ranged] { " " }on ranged attacks
}{ $has-id ->
    [none] { "" }
   *[other] { " " }against targets with { $has-or }
}{ $who-side-id ->
    [self] { "" }
   *[other] { " " }for { $who }
}{ $when-id ->
    [none] { "" }
   *[other] { " " }if { $when }
}{ $cost-id ->
    [none] { "" }
   *[other] { " " }if you destroy an adjacent obstacle for it
}
verb-on-death = If it dies this round: { $then }
verb-special-action = Special { $number }
verb-summon-by-players = Summon { $ranks-count ->
    [1] one { $monster }
   *[other] up to { $ranks-count } × { $monster }
}, depending on the number of characters
verb-open-next-door = Jump to the next marked door, open it and reveal the room
verb-act-again = Each { $monster } takes another turn
verb-throne-moves = The throne moves on and summons a demon
verb-jump-to-mark = Jump to the next marked hex
verb-missing = (not played in this version)

## Lines under the head

line-range = Range { $value }
line-range-mod = Range { $value-signed }
line-target = Target { $value }
line-who = { $value }
line-area = { $value }
line-along = also against all enemies on the straight line to the target
line-conditions = { $value }
line-push = Push { $value }
line-pull = Pull { $value }
line-pierce = Pierce { $value }
line-reach = the melee attack reaches { $value } hexes
line-ignore-shield = ignores Shield
line-advantage = Advantage
line-disadvantage = Disadvantage
line-same-target = all attacks have the same target
line-crash = ;{ $value }
line-bonuses = ;{ $value-clauses }
line-augments = ;{ $value-clauses }
line-when = if { $value }
line-jump = Jump
line-must = { $value-id ->
    [straight-line] in a straight line
    [end-beside-obstacle] ending next to an obstacle
   *[end-beside-giver] ending next to you
}
line-loots = looting every hex entered
line-per = for each target that was damaged
line-duration = { $value-id ->
    [round] this round
   *[persistent] until the scenario ends
}
line-at-most = at most { $value } tokens
line-toward = { "" }
line-beside = next to the target
line-hp = with as many hit points as the summoner has, up to its maximum
line-infuse = infuse { $value }
line-xp = { $value } XP
line-damage = { $value } damage
line-xp-when-sprung = { $value } XP when an enemy springs it
line-near-enemy = { "" }
line-onto = ;{ $value } suffers its effects
line-hexes = { "" }
line-then-lose = then loses { $value } cards
line-of-neighbour = { "" }
line-my-augments = with your augments
line-then = { $value }
line-changes = { $value }
line-consume = only if it consumes { $value }
line-mod = { $value-signed }
line-value = { $value }
line-marks = { "" }
line-ranks = { "" }
line-what = { "" }
line-id = { "" }
line-number = { "" }
line-ruled = { "" }
line-disputed = { "" }
line-enhancements = { "" }
line-enhance = { "" }
line-origin = { $value-id ->
    [target] placed anywhere in range
   *[self] { "" }
}

active-who = { "" }
active-once = once
active-xp = { $value } XP each time
retaliate-xp = { $value } XP each time it deals damage
letter-measure = X is { $half-id ->
    [none] { "" }
   *[some] half of { "" }
}{ $times ->
    [1] { "" }
   *[other] { $times } × { "" }
}{ $of }{ $plus ->
    [0] { "" }
   *[other] { " " }{ $plus-signed }
}{ $half-id ->
    [none] { "" }
    [up] { " " }(rounded up)
   *[down] { " " }(rounded down)
}
letter-means = where { $means }

## Parts of abilities

part-area = { $hexes-shape ->
    [one] one hex
    [row] { $hexes-count } hexes in a straight line
    [triangle] a triangle of 3 hexes
    [flower] a hex and the 6 around it
   *[other] an area of { $hexes-count } hexes
} { $hexes-drawn }
part-whom = { $of-id ->
    [attacker] the attacker
    [target] { $within-id ->
        [none] the target{ $rank-id ->
            [none] { "" }
           *[other] { " " }if it is a { whom-rank }enemy
        }
       *[other] { whom-side }{ whom-where } { $lines }
    }
   *[other] { whom-side }{ whom-where } { $lines }
}
whom-side = { $side-id ->
    [self] self
    [self-and-allies] { $count-id ->
        [all] self and all { whom-near }allies
       *[other] self or one { whom-near }ally
    }
    [both] { $count-id ->
        [all] all { whom-near }allies and enemies
       *[other] one { whom-near }ally or enemy
    }
    [enemies] { $count-id ->
        [all] all { whom-near }{ whom-rank }enemies
        [1] one { whom-near }{ whom-rank }enemy
       *[other] up to { $count-id } { whom-near }{ whom-rank }enemies
    }
    [allies] { $count-id ->
        [all] all { whom-near }allies
        [1] one { whom-near }ally
       *[other] up to { $count-id } { whom-near }allies
    }
    [summons] { $count-id ->
        [all] all { whom-near }summons
       *[other] one { whom-near }summon
    }
   *[own-summons] { $count-id ->
        [all] all your summons
       *[other] one of your summons
    }
}
whom-near = { $within-id ->
    [1] { $of-id ->
        [self] adjacent { "" }
       *[other] { "" }
    }
   *[other] { "" }
}
whom-rank = { $rank-id ->
    [none] { "" }
    [normal] normal { "" }
    [elite] elite { "" }
   *[some] normal or elite { "" }
}
# Other languages need a plural of these two.
whom-near-many = { whom-near }
whom-rank-many = { whom-rank }
whom-where = { $of-id ->
    [self] { $within-id ->
        [none] { "" }
        [1] { "" }
        [range] { " " }within its range
       *[other] { " " }within range { $within-id }
    }
    [target] { " " }adjacent to the target
    [through] { " " }moved through
    [entered] { " " }in the hexes entered or adjacent to them
    [area] { " " }in the area
    [killed] { " " }adjacent to the enemy killed
    [obstacles] { " " }adjacent to any such obstacle
    [room] { " " }in the same room
    [hex] { " " }within { $within-id } hexes of it
    [targets] { " " }among the targets
   *[map] { " " }on the map
}
whom-reach = { "" }
whom-has = with { $value-or }
whom-hp-at-most = with { $value } hit points or fewer
part-bonus = { $listed } { $per-id ->
    [none] if { $when }
   *[other] for each { $per }
}
bonus-attack = { $value-signed } Attack
bonus-money = { $value } money
part-augment = consume { $elements } → { $lines }
part-crash = { $into-id ->
    [obstacle] for each obstacle it is pushed into
   *[wall-or-obstacle] for each hex of the push that a wall or an obstacle stops
}: { $damage } damage{ $destroys ->
    [yes] , the obstacle is destroyed
   *[no] { "" }
}
crash-xp = { $value } XP
part-summoned-monster = { $rank-id ->
    [elite] an elite { $monster }
   *[normal] a normal { $monster }
}
part-summon-stats = { $name }: { $hp } hit points
summon-stats-move = Move { $value }
summon-stats-attack = Attack { $value }
summon-stats-shield = Shield { $value }
summon-stats-retaliate = Retaliate { $value }
summon-stats-flying = Flying
summon-stats-infuses = infuses { $value } when it attacks
summon-stats-on-death = when it dies: { $value }
part-changes = { $lines }
changes-attack = { $value-signed } Attack
changes-move = { $value-signed } Move
changes-heal = { $value-signed } Heal
changes-shield = { $value-signed } Shield
changes-retaliate = { $value-signed } Retaliate
changes-push = { $value-signed } Push
changes-pull = { $value-signed } Pull
changes-pierce = { $value-signed } Pierce
changes-range = { $value-signed } Range
changes-value = { $value } more
changes-bonus = each of these bonuses gives { $value-signed } Attack
changes-cards = { $value ->
    [1] one more card
   *[other] { $value } more cards
}
changes-target = Target { $value }
changes-double = double its value
changes-who = { $value } instead
changes-measure = instead { $value-means }
changes-instead = instead: { $value }
augment-then = ;also { $value }

## Halves and cards

part-half = { $abilities-sentences } { $sentences }
half-lost = lost
half-unrecoverable = it cannot be recovered
half-duration = { $value-id ->
    [round] round bonus
   *[persistent] persistent bonus
}
half-slots = { $value-count ->
    [1] 1 use, { $value-most } XP
   *[other] { $value-count } uses{ $value-each ->
        [0] { "" }
        [some] ; { $value-most } XP for uses { $value-places }
       *[other] , { $value-each } XP each
    }
}
part-card = { $character }, level { $level-id }, initiative { $initiative }
    top: { $top }
    bottom: { $bottom }
part-ability-card = { $initiative }: { $abilities-sentences } { $infuse-id ->
    [none] { "" }
   *[other] Infuse { $infuse }.
} { $sentences }
ability-card-shuffle = reshuffle this deck at the end of the round
part-ability-deck = { $cards }

## Items

part-item = { $slot-id ->
    [head] head
    [body] body
    [legs] legs
    [one-hand] one hand
    [two-hands] two hands
   *[small] small item
}, { $price } gold. { $when-id ->
    [worn] While equipped
    [initiative] When the cards are revealed
    [turn] On your turn
    [end-of-turn] At the end of your turn
    [move] During your Move
    [attack] During your attack
    [melee-attack] During your melee attack
    [ranged-attack] During your ranged attack
    [heal] During your Heal
    [loot] During your Loot
    [create-obstacle] When you create obstacles
    [ally-attack] During an ally's attack
    [attacked] When you are attacked
    [damaged] When an attack would damage you
    [summon-damaged] When an attack would damage one of your summons
    [kill] When you kill an enemy on your turn
   *[enemy-consumes] When a monster is about to consume an element
}{ item-limits }: { item-price }{ $sentences } { $use-id ->
    [spent] { $use-slots ->
        [0] Spent when used.
       *[other] Spent after { $use-slots } uses.
    }
    [consumed] { $use-slots ->
        [0] Consumed when used.
       *[other] Consumed after { $use-slots } uses.
    }
    [lost] Lost when used.
   *[always] { $when-id ->
        [worn] { "" }
       *[other] Neither spent nor consumed.
    }
} { $minus-ones ->
    [0] { "" }
    [1] Add one −1 card to your attack modifier deck.
   *[other] Add { $minus-ones } −1 cards to your attack modifier deck.
}
item-limits = { $scope-id ->
    [none] { "" }
    [single] { " " }(one attack)
   *[entire] { " " }(the whole attack action)
}{ $single-target ->
    [yes] { " " }with a single target
   *[no] { "" }
}{ $only-id ->
    [none] { "" }
   *[other] , if { $only }
}{ $moved-at-least ->
    [0] { "" }
   *[other] , if you moved at least { $moved-at-least } hexes
}{ $moved-at-most ->
    [none] { "" }
    [1] , if you moved at most 1 hex
   *[other] , if you moved at most { $moved-at-most } hexes
}{ $own-hp ->
    [0] { "" }
    [1] , if you have exactly 1 hit point
   *[other] , if you have exactly { $own-hp } hit points
}{ $against-id ->
    [none] { "" }
   *[other] , only against { $against-or }
}{ $strong-id ->
    [none] { "" }
   *[other] , if { $strong } is strong
}{ $once-a-turn ->
    [yes] , once a turn
   *[no] { "" }
}{ $while-stunned ->
    [yes] , even while stunned
   *[no] { "" }
}
item-price = { $elements-id ->
    [none] { "" }
   *[other] consume { $elements } → { "" }
}{ $suffers ->
    [0] { "" }
   *[other] suffer { $suffers } damage{ $suffers-each ->
        [yes] { " " }for each attack
       *[no] { "" }
    } → { "" }
}
item-count = { "" }
item-prosperity = { "" }
item-design = { "" }
item-solo = { "" }
item-initiative = increase or decrease your initiative by { $value }
item-negates = negate the damage
item-abilities = { $value }
item-worn = { $value }
item-special = { $value }
part-worn = { $lines }
worn-flying = Flying
worn-phasing = while in the hex of an obstacle you are invisible and cannot attack
worn-immune = immune to { $value }
worn-becomes = conditions change as you gain them: { $value }
worn-unmoved = you cannot be moved against your will
worn-ignores = { $value-id ->
    [difficult] difficult terrain does not affect you
    [hazardous] hazardous terrain does not affect you
   *[some] difficult and hazardous terrain do not affect you
}
worn-basic-move = your basic action on the bottom half is Move { $value }
worn-basic-attack = your basic action on the top half is Attack { $value }
worn-small-slots = carry { $value } more small items
worn-focus-initiative = monsters treat your initiative as { $value } when they look for their focus
worn-softens-doubles = a monster's 2x card counts as +0 against you
worn-takes-out = remove { $value } from your attack modifier deck

special-another-bottom-action = play one more card from your hand for its bottom action
special-another-top-action = play one more card from your hand for its top action
special-another-turn = choose two cards from your hand and take another turn with them this round
special-dampening-ring = the element is consumed, and the monster gets nothing for it
special-black-card = mark one adjacent normal or elite enemy: every attack on it has +1 Attack until it dies
special-heart-of-the-betrayer = an adjacent normal enemy attacks one of its own allies within its range instead of you
when-target-adjacent-to-my-ally-monster = the target is adjacent to one of the monster's allies

## Classes

part-character-class = hit points { $hit-points-plain }; hand of { $hand-size }; perks: { $perks-plain }
part-perk = { $id }{ $times ->
    [1] { "" }
   *[other] { " " }(× { $times })
}
line-remove = { "" }
line-add = { "" }
line-ignore = { "" }

## What the position must be like

when-target-adjacent-to-my-ally = the target is adjacent to one of your allies
when-target-adjacent-to-none-of-its-allies = the target is adjacent to none of its allies
when-self-invisible = you are invisible
when-movement-in-straight-line = the move was in a straight line
when-ended-in-starting-hex = the move ended in the hex where it began
when-adjacent-to-three-enemies = three or more enemies are adjacent to you
when-entered-hazardous-terrain-this-turn = you entered hazardous terrain this turn
when-looting-1 = it is a Loot 1
when-augment-action = the action plays an augment

## What is counted

of-hexes-moved-this-turn = the number of hexes moved this turn
of-hexes-moved-this-action = the number of hexes moved with this action
of-damage-inflicted-this-turn = the damage dealt this turn
of-damage-suffered-by-target = the damage the target suffered
of-max-hp-of-target = the target's maximum hit points
of-hexes-of-destroyed-obstacles = the number of hexes of the obstacles destroyed
of-own-hp = its current hit points
of-allies-within-2 = the number of allies within 2 hexes of you
of-hp-of-target = the target's current hit points
of-special-value = the number on the boss's card
per-enemies-targeted = enemy targeted
per-enemies-killed = enemy killed
per-my-allies-adjacent-to-target = of your allies adjacent to the target
per-shield-of-target = point of the target's Shield
per-negative-conditions-on-target = negative condition on the target
per-adjacent-enemies = adjacent enemy

## Lasting effects of their own

lasting-draws-attacks-on-adjacent-allies = enemies that attack an ally adjacent to you attack you instead
lasting-moves-as-attacks = you may perform any of your Move abilities as an Attack of the same value
lasting-two-augments = you may have two augments active
lasting-augments-on-ranged-attacks = your augments work on ranged attacks too
active-range = { $value ->
    [1] { "" }
   *[other] Range { $value }
}
verb-normal = { $deck } deck, { $standees } standees
normal-normal = { "" }
normal-elite = { "" }
normal-flying = Flying
verb-boss = boss
boss-deck = { "" }
boss-standees = { "" }
boss-levels = { "" }
boss-special-value = { "" }
boss-flying = Flying
boss-immune = immune to { $value }
boss-immovable = it cannot be moved
boss-special-1 = special 1: { $value }
boss-special-2 = special 2: { $value }
verb-named = an elite { $base } with other values
named-scenario = { "" }
named-level = { $value-signed } level
named-hp = hit points: { $value-number }
named-attack = { $value-signed } Attack
named-shield = { $value-signed } Shield
named-acts = it takes no turns
lasting-on-death = when it dies this round
