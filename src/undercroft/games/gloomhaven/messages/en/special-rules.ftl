### Special rules of scenarios in words: moments, what then happens, and what holds throughout.

kind-trigger = { $when }: { $do }
trigger-once = once
trigger-negative = { "" }
line-since = from here on: { $value }
line-until = until: { $value }
kind-allies = your allies: { $monsters }
kind-enemies-of-all = enemies of everybody: { $monsters }
kind-loot-by-action = goal treasure is taken by a Loot ability only
kind-monster-level = { $monster }: { $plus-signed } level
kind-boost = { $monsters }: { $lines }
boost-per = A is the number still there of { $value }
boost-hp = { $value-id } more hit points
boost-attack = { $value-id } more Attack
boost-move = { $value-id } more Move
boost-range = { $value-id } more Range
kind-unhurt = { $monster } suffers no damage
kind-focus-on = { $monsters-id ->
    [none] monsters that can reach it focus on { $objective }
   *[other] { $monsters }: those that can reach it focus on { $objective }
}
kind-indestructible = { $art } cannot be destroyed or moved
kind-summon-instead = { $monster } summons { $rank-id ->
    [elite] an elite { $summons }
   *[normal] a normal { $summons }
} instead
kind-aura = within { $within } hexes of { $objective-id ->
    [none] the mark { $mark-id }
   *[other] { $objective }
} { $who-id ->
    [monsters] monsters
   *[characters-and-summons] characters and summons
} { $heal ->
    [0] suffer { $hurt } damage
   *[other] are healed by { $heal }
} at the start of their turn
kind-toll = characters and summons suffer { $amount-id } damage at the { $at-id ->
    [turn-start] start
   *[turn-end] end
} of their turns
toll-art = on { $value } only
kind-split-start = at most half of the characters start in the same room
kind-slow-moves = Moves of characters and summons: { $less } less
kind-boss-specials = { $boss }: special 1: { $special-1 }; special 2: { $special-2 }
kind-walking-throne = { $boss } suffers no damage: attack the { $throne-id }, which moves about and calls demons
walking-throne-way = { "" }
walking-throne-demons = { "" }

on-setup = at the start of the scenario
on-round = { $number ->
    [0] at the { round-end } of { $which-id ->
        [odd] each odd round
        [even] each even round
       *[every] each round
    }
   *[other] at the { round-end } of round { $number }
}
round-end = { $at-id ->
    [start] start
   *[end] end
}
round-since = from round { $value } on
round-players = { "" }
on-door = when the door { $mark-id } is opened
door-end-of-round = at the end of that round
on-reveal = when the room { $room-id } is revealed
on-entry = when somebody of the party enters { $mark-id ->
    [none] a certain room
   *[other] the hex { $mark-id }
}
entry-rooms = { "" }
on-plates = { $need-id ->
    [one] when a character stands on a marked plate
    [all] when characters stand on all marked plates
   *[each-character] when each character stands on a marked plate
}
on-killed = { $all ->
    [yes] when no { killed-whom } is left
   *[no] { $each ->
        [yes] whenever { killed-whom } is killed
       *[no] when { killed-whom } was killed ({ $count-id })
    }
}
killed-whom = { $rank-id ->
    [none] { "" }
    [elite] elite { "" }
   *[normal] normal { "" }
}{ $monster-id ->
    [none] enemy
   *[other] { $monster }
}
on-looted = { $count ->
    [0] when all goal treasure is looted
   *[other] when goal treasure is looted ({ $count })
}
looted-end-of-round = at the end of that round
on-destroyed = when { $objective } is destroyed ({ $count })

verb-spawn = { $figures-plain } { spawn-how }
spawn-how = { $turn-by-turn ->
    [yes] appears, one each time
   *[no] appears
}
spawn-at = at { $value-id }
part-newcomer = { $monster }
newcomer-at = at { $value-id }
verb-set-up = more monsters are placed
set-up-name = { "" }
verb-open-doors = { $next-only ->
    [yes] the next door opens
   *[no] doors open
}
verb-unlock-doors = doors are unlocked
verb-add-cards = { $to-id ->
    [monsters] the deck of the monsters gets { $count } × { $card }
   *[each-character] the deck of each character gets { $count } × { $card }
}
verb-give-conditions = { given-to }: { $conditions }
given-to = { $to-id ->
    [monsters] monsters
    [door-opener] who opened the door
   *[each-character] each character
}
give-conditions-lasting = for the whole scenario
verb-hurt = { hurt-to }: { $amount-id } damage
hurt-to = { $to-id ->
    [door-opener] who opened the door
    [characters-and-summons] characters and summons
    [all] everybody
   *[each-character] each character
}
hurt-room = in the room { $value-id }
verb-hurt-monster = { $monster }: { $amount-id } damage
verb-set-elements = { $strong-id ->
    [none] { "" }
   *[other] Strong: { $strong } { "" }
}{ $inert-id ->
    [none] { "" }
   *[other] Inert: { $inert }
}
verb-place-traps = traps are laid at { $at-id }
place-traps-damage = without damage
