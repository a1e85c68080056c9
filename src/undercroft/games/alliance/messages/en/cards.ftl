### What cards, artifacts, monsters and threats do: a message for each verb, moment, condition and target.

## Sentences

part-sentence = { $either-count ->
    [0] { $when-id ->
        [none] { "" }
        [attacked] when this hero is attacked
        [ally-attacked] when this hero or an ally within { $reach } { $reach ->
            [one] square
           *[other] squares
        } is attacked
        [hit] after a hit
        [kill] after a kill
        [aura] allies within { $reach } squares
        [always] { $speaker-id ->
            [artifact] your heroes
           *[other] { "" }
        }
        [attack] with each attack
        [defend] when it is attacked
        [after-activation] after its activation
        [open] when it is opened
        [trigger] when it goes off
       *[disarm] when it is disarmed
    }{ $when-id ->
        [none] { "" }
        [always] { $speaker-id ->
            [artifact] { ":" }{ " " }
           *[other] { "" }
        }
       *[other] { $to-id ->
            [none] { ":" }{ " " }
           *[other] { "," }{ " " }
        }
    }{ $to-id ->
        [none] { "" }
       *[other] { $to }{ ":" }{ " " }
    }{ $do }
   *[other] choose one{ ":" } { $either-clauses }
}
part-target = { $whom-id ->
    [hero] a hero of your Alliance within { $within } { $within ->
        [one] square
       *[other] squares
    }
    [heroes] every hero of your Alliance within { $within } { $within ->
        [one] square
       *[other] squares
    }
    [attacked] the attacked hero
    [foe] a monster or rival hero within { $within } { $within ->
        [one] square
       *[other] squares
    }
    [foes-room] every enemy in the room
    [target] the target
    [others-adjacent] every other enemy next to this hero
    [others-room] every other enemy in the target's room
    [another] one other enemy within { $within } squares of the target
    [all-room] every other character in the room, friend or foe
    [any-heroes-room] every hero in the room
    [other-monster-room] one other monster in its room
    [other-monsters-room] every other monster in its room
    [heroes-adjacent-to-target] every other hero next to the target
   *[self] this hero
}{ $blind ->
    [yes] { " " }(no line of sight needed)
   *[no] { "" }
}
part-condition = { $test-id ->
    [behind] from behind
    [behind-or-hidden] from behind or from hiding
    [hurt] while damaged
    [moved] after moving at least { $n } squares in this activation
    [own] with the hero's own attack
    [pay] if you pay { $n } Speed for it
    [roll] if the dungeon die shows { $n } or more
   *[vs-ranged] against ranged attacks
}
line-when = { "" }
line-reach = { "" }
line-to = { "" }
line-once = for one attack
line-needs = { $value }

## Abilities

stat-melee = Melee
stat-ranged = Ranged
stat-attack = Attack
stat-armor = Armor
stat-evasive = Evasive
stat-speed = Speed
stat-health = Health
stat-pet = pet attacks
stat-attack-spell = Attack Spells

## Attacks

verb-bonus = { $stat-id ->
    [pet] { $n-signed } to pet attacks
    [attack-spell] { $n-signed } to attacks with Attack Spells
   *[other] { $n-signed } { $stat }
}{ $once ->
    [yes] { " " }for one attack
   *[no] { "" }
}{ $needs-count ->
    [0] { "" }
   *[other] { " " }{ $needs }
}
verb-base = { $type-id ->
    [melee] melee attack with { $n }
   *[ranged] ranged attack with { $n }
}
verb-dual = { $type-id ->
    [melee] melee attack with { $base }, or { $bonus-signed } Melee
   *[ranged] ranged attack with { $base }, or { $bonus-signed } Ranged
}
verb-choose = choose one{ ":" } { $among }
verb-range = range { $least }–{ $most }
verb-pet = one pet attack with { $n } on an enemy up to { $steps } steps away, without line of sight or bonuses
verb-ignore = { $what-id ->
    [obstacle] characters do not hinder the line of fire
    [armor] { $n-id ->
        [all] ignore all armor
       *[other] ignore { $n-id } armor
    }
   *[evasive] { $n-id ->
        [all] ignore all evasive defense
       *[other] ignore { $n-id } evasive defense
    }
}
verb-nobonus = nothing raises the power of this attack
verb-again = one more attack in this activation, on another enemy
verb-hide = hide before attacking{ $quick ->
    [yes] , even next to enemies
   *[no] { "," } with no enemy adjacent
}: attacks cannot target this hero until it attacks or suffers damage{ $n ->
    [0] { "" }
   *[other] ; its attack from hiding gets +{ $n }
}{ $keep ->
    [yes] ; while hidden the card may stay in play in the End Phase
   *[no] { "" }
}

## Damage and healing

verb-direct = { $n } damage without defense
verb-poison = { $n ->
    [0] all damage is poison damage
   *[other] { $n } poison damage without defense
}{ $needs-count ->
    [0] { "" }
   *[other] { " " }{ $needs }
}
verb-trapattack = damage of { $n } less armor, at least 1
verb-heal = remove up to { $n } damage
verb-cleanse = remove up to { $n } poison
verb-counter = if next to this hero after the attack, the attacker suffers { $n } damage
verb-guard = this hero becomes the target instead

## Control

verb-push = pushed up to { $n } { $n ->
    [one] square
   *[other] squares
}
verb-pull = pulled up to { $n } { $n ->
    [one] square
   *[other] squares
}
verb-swap = change places with this hero
verb-slow = −{ $n } Speed
verb-root = Speed 0
verb-weaken = −{ $n } Attack{ $needs-count ->
    [0] { "" }
   *[other] { " " }{ $needs }
}
verb-expose = −{ $n } Defense, armor first
verb-exhaust = a ready monster becomes exhausted
verb-face = you set the facing
verb-taunt = monsters that can attack this hero must do so

## Movement and work

verb-step = up to { $n } steps without Speed and leaving penalty
verb-teleport = stand on an empty square up to { $n } squares away, walls or not
verb-die = +{ $n } to checks with the dungeon die
verb-sure = the next check in this activation succeeds without a roll
verb-allow = enemies in the room do not forbid work on doors, chests and threats
verb-scout = you may turn up a face-down threat within { $n } squares
verb-retile = you may exchange a tile on offer for the top tile of the dungeon deck

## Cards and XP

verb-extra = does not count for the limit of its type
verb-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
verb-discard = discard { $n } cards
verb-recall = take up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from your discard pile
verb-xp = { $level ->
    [yes] gain { $n ->
        [0] as much XP as its level
       *[other] { $n } XP more than its level
    }
   *[no] gain { $n } XP
}
verb-xpdown = gain { $n } XP face down
verb-stay = the token stays as a pit

## Rules that change

verb-set = { $parameter-id ->
    [rest_heal] a rest removes { $n } damage
    [leave_penalty] leaving squares next to enemies costs nothing extra
    [poison_as_normal] poison damage counts as normal damage
    [surge_amount] a Power Surge gives { $n }
    [speed_left] the Speed left in this movement is lost
    [move_after] after its attacks the hero may spend up to { $n } of its Speed left on steps
    [second_move] no second movement in this activation
    [ignore_pit] pits do not hinder
   *[other] { "" }
}
verb-add = { $parameter-id ->
    [hand_size] hand size { $n-signed }
    [discard_limit] discard limit { $n-signed }
    [top_reward] { $n-signed } XP for each sole or first reward of a monster
   *[other] { "" }
}

## Monsters

part-monster = { $type-id ->
    [melee] Melee
   *[ranged] Ranged
} { $attack }, { $armor ->
    [0] { "" }
   *[other] Armor { $armor },{ " " }
}{ $evasive ->
    [0] { "" }
   *[other] Evasive { $evasive },{ " " }
}Speed { $speed }, Health { $health }
monster-xp = { "" }
monster-level = { "" }
monster-tokens = { "" }
monster-stats = { "" }
monster-power = { "" }
monster-origin = { "" }
monster-id = { "" }

## How facings are decided

measure-unseen-enemies = enemies near by that would be out of view
measure-turn = how far it turns
measure-clockwise = clockwise first
    .values = no
