### What cards, items and monsters do, in the words of the game: a head for each ability, a line for each addition.

## Abilities. Without a value the number on the statistic card counts, and $mod is added

verb-attack = Attack { $value-id ->
    [none] { $mod-signed }
   *[other] { $value }
}
verb-move = Move { $value-id ->
    [none] { $mod-signed }
   *[other] { $value }
}
verb-heal = Heal { $value }
verb-shield = Shield { $value }
verb-retaliate = Retaliate { $value }
verb-loot = Loot { $range }
verb-push = Push { $value }: { $who }
verb-pull = Pull { $value }: { $who }
verb-condition = { $conditions }: { $who }
verb-suffer = { $value } damage: { $who }
verb-summon = Summon { $what-id ->
    [none] { $monsters }
   *[other] { $what }
}
verb-infuse = Infuse { $elements }
verb-consume = Consume { $elements }{ $then-id ->
    [none] { "" }
   *[other] : { $then }
}
verb-kill = Kill { $who }
verb-create-trap = Create a trap in an adjacent empty hex
verb-disarm-trap = Disarm { $count-id ->
    [all] all traps
    [1] one trap
   *[other] { $count-id } traps
} { $through ->
    [yes] moved through
   *[no] { $within ->
        [1] in adjacent hexes
       *[other] within range { $within }
    }
}
verb-create-obstacle = Create { $count ->
    [1] one obstacle
   *[other] { $count } obstacles
} { $where-id ->
    [killed] where the enemy was killed
   *[empty] { $within ->
        [1] in adjacent empty hexes
       *[other] in empty hexes within range { $within }
    }
}
verb-destroy-obstacle = Destroy { $count-id ->
    [all] all obstacles
    [1] one obstacle
   *[other] { $count-id } obstacles
} { $through ->
    [yes] moved through
   *[no] { $within ->
        [1] in adjacent hexes
       *[other] within range { $within }
    }
}
verb-move-obstacle = Move { $within ->
    [1] one adjacent one-hex obstacle
   *[other] a one-hex obstacle within range { $within }
} up to { $to } hexes
verb-recover = Recover { $cards-id ->
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
}
verb-refresh = Refresh { $items-id ->
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
verb-grant = May be performed at once by { $who }: { $then }
verb-control = Control { $who }{ $whole-turn ->
    [yes] { $chosen ->
        [yes] : you play its turn of this round, with sides swapped
       *[no] : it acts by its card of this round, with sides swapped
    }
   *[no] : { $then }
}
verb-active = { $effect-id ->
    [attack] { $value-signed } Attack
    [range] { $value-signed } Range
    [move] { $value-signed } Move
    [heal] { $value-signed } Heal
    [add-target] Add Target
    [advantage] Advantage
    [double-attack] double the attack value
    [conditions] { $conditions } on your attacks
    [shield] Shield { $value }
    [retaliate] Retaliate { $value }
    [negate-damage] the next damage is not suffered
    [attackers-disadvantage] attackers have Disadvantage
    [augment] augment for your melee attacks
    [start-of-turn] at the start of your turns
    [end-of-turn] at the end of your turns
   *[special] { $name }
}
verb-on-death = When it dies this round: { $then }
verb-special-action = Special { $number }
verb-summon-by-players = Summon { $monster }: { $ranks-count ->
    [1] one
   *[other] { $ranks-count }
} at most, by the number of characters
verb-open-next-door = Jump to the next marked door, open it and reveal the room
verb-act-again = Another turn for each { $monster }
verb-throne-moves = The throne moves on and calls a demon
verb-jump-to-mark = Jump to the next marked hex
verb-missing = One thing that this version does not do

## Lines under the head

line-range = Range { $value }
line-range-mod = Range { $value-signed }
line-target = Target { $value }
line-who = { $value }
line-area = { $value }
line-along = also every enemy on the straight way there
line-conditions = { $value }
line-push = Push { $value }
line-pull = Pull { $value }
line-pierce = Pierce { $value }
line-reach = reaches { $value } hexes as a melee attack
line-ignore-shield = ignores Shield
line-advantage = Advantage
line-disadvantage = Disadvantage
line-same-target = all attacks may have the same target
line-crash = { $value }
line-bonuses = { $value-plain }
line-augments = { $value-plain }
line-when = if { $value }
line-jump = Jump
line-must = { $value-id ->
    [straight-line] in a straight line
    [end-beside-obstacle] ending next to an obstacle
   *[end-beside-giver] ending next to you
}
line-loots = everything in the hexes entered is looted
line-per = for each target that was damaged
line-duration = { $value-id ->
    [round] this round
   *[persistent] until the scenario ends
}
line-at-most = at most { $value } tokens
line-toward = towards a hex of your choice
line-beside = next to the target
line-hp = with as many hit points as the summoner has
line-infuse = infuse { $value }
line-xp = { $value } XP
line-damage = { $value } damage
line-xp-when-sprung = { $value } XP when an enemy springs it
line-near-enemy = as near as possible to an enemy
line-onto = its effects befall { $value }
line-hexes = of { $value } hexes each
line-then-lose = then lose { $value } cards
line-of-neighbour = of an ally next to you
line-my-augments = with your augments
line-then = { $value }
line-changes = { $value }
line-consume = only by consuming { $value }
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
    [target] anywhere in range
   *[self] { "" }
}

active-who = for { $value }
active-kind = { $value-id ->
    [melee] on melee attacks
   *[ranged] on ranged attacks
}
active-source = against attacks
active-once = once
active-has = against targets with { $value-or }
active-cost = for an adjacent obstacle that you destroy
active-xp = { $value } XP each time
retaliate-xp = { $value } XP whenever it deals damage

## Parts of abilities

part-measure = X (= { $times ->
    [1] { "" }
   *[other] { $times } × { "" }
}{ $half-id ->
    [none] { "" }
    [up] half, rounded up, of { "" }
   *[down] half, rounded down, of { "" }
}{ $of }{ $plus ->
    [0] { "" }
   *[other] { " " }{ $plus-signed }
})
part-area = area of { $hexes-count } hexes ({ $hexes-plain })
part-whom = { $side-id ->
    [self] Self
    [self-and-allies] { $count-id ->
        [all] Self and all { whom-near }allies
       *[other] Self or one { whom-near }ally
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
}{ whom-where }
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
    [target] { $within-id ->
        [none] { " " }(the target)
       *[other] { " " }adjacent to the target
    }
    [through] { " " }moved through
    [entered] { " " }in the hexes entered or next to them
    [area] { " " }in the area
    [killed] { " " }adjacent to the one killed
    [obstacles] { " " }adjacent to those obstacles
    [room] { " " }in the same room
    [hex] { " " }within { $within-id } hexes of a hex at range { $reach }
    [targets] { " " }among the targets
    [attacker] { " " }(the attacker)
   *[map] { " " }anywhere on the map
}
whom-has = with { $value-or }
whom-hp-at-most = with { $value } hit points or fewer
part-bonus = { $lines } { $per-id ->
    [none] if { $when }
   *[other] for each { $per }
}
bonus-attack = { $value-signed } Attack
bonus-money = { $value } money
part-augment = { $elements-plain } → { $lines }
part-crash = { $into-id ->
    [obstacle] each obstacle that it is pushed into
   *[wall-or-obstacle] each hex of the push that a wall or an obstacle stops
}: { $damage } damage
crash-destroys = the obstacle is destroyed
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
changes-value = { $value-signed }
changes-bonus = { $value-signed } Attack with each bonus
changes-cards = { $value ->
    [1] one card more
   *[other] { $value } cards more
}
changes-target = Target { $value }
changes-double = the number counts twice
changes-who = now { $value }
changes-measure = now { $value }
changes-instead = instead { $value }
augment-then = also { $value }

## Halves and cards

part-half = { $abilities-sentences } { $sentences }
half-lost = lost
half-unrecoverable = it cannot be recovered
half-duration = { $value-id ->
    [round] round bonus
   *[persistent] persistent bonus
}
half-slots = use slots with XP: { $value-plain }
part-card = { $character }, level { $level-id }, initiative { $initiative }
    top: { $top }
    bottom: { $bottom }
part-ability-card = { $initiative }: { $abilities-sentences } { $sentences }
ability-card-shuffle = shuffled at the end of the round
part-ability-deck = { $cards }

## Items

part-item = { $slot-id ->
    [head] head
    [body] body
    [legs] legs
    [one-hand] one hand
    [two-hands] two hands
   *[small] small item
}, { $price } gold, { $use-id ->
    [spent] spent when used
    [consumed] consumed when used
    [lost] lost when used
   *[always] always usable
}. { $when-id ->
    [worn] While equipped:
    [initiative] When the cards are revealed:
    [turn] In your turn:
    [end-of-turn] At the end of your turn:
    [move] During your Move:
    [attack] During your attack:
    [melee-attack] During your melee attack:
    [ranged-attack] During your ranged attack:
    [heal] During your Heal:
    [loot] During your Loot:
    [create-obstacle] When you create obstacles:
    [ally-attack] During an ally's attack:
    [attacked] When you are attacked:
    [damaged] When an attack would damage you:
    [summon-damaged] When an attack would damage your summon:
    [kill] When you kill an enemy in your turn:
   *[enemy-consumes] When a monster is about to consume an element:
} { $sentences }
item-count = { "" }
item-prosperity = { "" }
item-design = { "" }
item-solo = { "" }
item-use-slots = { $value } use slots
item-minus-ones = { $value ->
    [1] a −1 card goes into your deck
   *[other] { $value } −1 cards go into your deck
}
item-scope = { $value-id ->
    [single] for one attack
   *[entire] for the whole attack action
}
item-single-target = only with a single target
item-only = only if { $value }
item-moved-at-least = only after moving at least { $value } hexes
item-moved-at-most = only after moving no more than { $value ->
    [1] 1 hex
   *[other] { $value } hexes
}
item-once-a-turn = once a turn
item-own-hp = only with exactly { $value ->
    [1] 1 hit point
   *[other] { $value } hit points
}
item-against = only against { $value-or }
item-strong = only while { $value } is strong
item-while-stunned = also while stunned
item-elements = consume { $value } for it
item-suffers = suffer { $value } damage for it
item-suffers-each = that for each attack
item-initiative = your initiative is { $value } more or less
item-negates = the damage is not suffered
item-abilities = { $value }
item-worn = { $value }
item-special = { $value }
part-worn = { $lines }
worn-flying = Flying
worn-phasing = in the hex of an obstacle you are invisible and cannot attack
worn-immune = immune to { $value }
worn-becomes = { $value }
worn-unmoved = nobody moves you against your will
worn-ignores = { $value-id ->
    [difficult] difficult terrain does nothing to you
    [hazardous] hazardous terrain does nothing to you
   *[some] difficult and hazardous terrain do nothing to you
}
worn-basic-move = basic Move { $value }
worn-basic-attack = basic Attack { $value }
worn-small-slots = { $value } more small items
worn-focus-initiative = initiative { $value } for monsters looking for their focus
worn-softens-doubles = a monster's 2x counts as +0 against you
worn-takes-out = out of your modifier deck: { $value }

special-another-bottom-action = play one more card from your hand for its bottom action
special-another-top-action = play one more card from your hand for its top action
special-another-turn = choose two cards from your hand and take another turn with them this round
special-dampening-ring = the element is consumed and the monster gets nothing for it
special-black-card = mark one adjacent normal or elite enemy: every attack on it has +1 Attack until it dies
special-heart-of-the-betrayer = an adjacent normal enemy attacks one of its own allies in its range instead of you

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
when-ended-in-starting-hex = the move ended where it began
when-adjacent-to-three-enemies = three or more enemies are adjacent to you
when-entered-hazardous-terrain-this-turn = you entered hazardous terrain this turn
when-looting-1 = it is Loot 1
when-augment-action = the action plays an augment

## What is counted

of-hexes-moved-this-turn = hexes moved this turn
of-hexes-moved-this-action = hexes moved with this action
of-damage-inflicted-this-turn = damage inflicted this turn
of-damage-suffered-by-target = damage the target suffered
of-max-hp-of-target = the target's maximum hit points
of-hexes-of-destroyed-obstacles = hexes of the obstacles destroyed
of-own-hp = your hit points
of-allies-within-2 = allies within 2 hexes
of-hp-of-target = the target's hit points
of-special-value = the number on the boss's card
per-enemies-targeted = enemy targeted
per-enemies-killed = enemy killed
per-my-allies-adjacent-to-target = ally of yours adjacent to the target
per-shield-of-target = point of the target's Shield
per-negative-conditions-on-target = negative condition on the target
per-adjacent-enemies = adjacent enemy

## Lasting effects of their own

lasting-draws-attacks-on-adjacent-allies = who attacks an ally adjacent to you attacks you instead
lasting-moves-as-attacks = any of your Moves may be an Attack of the same value instead
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
boss-immovable = nobody can move it
boss-special-1 = special 1: { $value }
boss-special-2 = special 2: { $value }
verb-named = a stronger { $base }
named-scenario = { "" }
named-level = { $value-signed } level
named-hp = hit points { $value-id }
named-attack = { $value-signed } Attack
named-shield = { $value-signed } Shield
named-acts = it takes no turns
lasting-on-death = when it dies this round
