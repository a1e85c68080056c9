### Special rules of scenarios in words: moments, what then happens, and what holds throughout.

kind-trigger = { $when }: { $do }
trigger-once = { "" }
trigger-negative = { "" }
line-since = ;starting { $value }
line-until = ;ending { $value }
kind-allies = allied with you: { $monsters }
kind-enemies-of-all = enemies of everybody: { $monsters }
kind-loot-by-action = goal treasure can be taken with a Loot ability only
kind-monster-level = { $monster }: { $plus-signed } level
kind-boost = { $monsters }: { $lines }
boost-per = ;A is the number of { $value-many } left
boost-hp = hit points +{ $value-number }
boost-attack = Attack +{ $value-number }
boost-move = Move +{ $value-number }
boost-range = Range +{ $value-number }
kind-unhurt = { $monster } suffers no damage
kind-focus-on = { $monsters-id ->
    [none] monsters that can reach { $objective-the } focus on it
   *[other] { $monsters } focus on { $objective-the } if they can reach it
}
kind-indestructible = { $art } cannot be destroyed or moved
kind-summon-instead = { $monster } summons { $rank-id ->
    [elite] an elite { $summons }
   *[normal] a normal { $summons }
} instead
kind-aura = { $who-id ->
    [monsters] monsters
   *[characters-and-summons] characters and summons
} within { $within } hexes of { $objective-id ->
    [none] hex { $mark-id }
   *[other] { $objective-the }
} { $heal ->
    [0] suffer { $hurt } damage
   *[other] heal { $heal }
} at the start of their turn
kind-toll = characters and summons suffer { $amount-number } damage at the { $at-id ->
    [turn-start] start
   *[turn-end] end
} of each of their turns
toll-art = in hexes with { $value } only
kind-split-start = at most half of the characters, rounded up, start in the same room
kind-slow-moves = Move abilities of characters and summons: −{ $less }
kind-boss-specials = { $boss }: special 1: { $special-1 }; special 2: { $special-2 }
kind-walking-throne = { $boss } suffers no damage itself: attack its throne, which moves about and summons demons
walking-throne-throne = { "" }
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
on-door = when door { $mark-id } is opened
door-end-of-round = at the end of that round
on-reveal = when another room is revealed
on-entry = when a character or an ally enters { $mark-id ->
    [none] a certain room
   *[other] hex { $mark-id }
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
        [yes] whenever { $rank-id ->
            [elite] an { killed-whom }
           *[other] { $monster-id ->
                [none] an { killed-whom }
               *[other] a { killed-whom }
            }
        } is killed
       *[no] when { $count-number } × { killed-whom } were killed
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
    [1] when one goal treasure tile is looted
   *[other] when { $count } goal treasure tiles are looted
}
looted-end-of-round = at the end of that round
on-destroyed = { $count ->
    [1] when { $objective-the } is destroyed
   *[other] when { $count } { $objective-many } are destroyed
}

verb-spawn = { $turn-by-turn ->
    [yes] one of these appears, in turn: { $figures-plain }
   *[no] { $figures-count ->
        [1] { $figures-plain } appears
       *[other] { $figures } appear
    }
}{ $at-id ->
    [none] { "" }
   *[other] { " " }at hex { $at-id }
}
part-newcomer = { $ranks-id ->
    [eee] elite { "" }
   *[other] { "" }
}{ $monster }{ $at-id ->
    [none] { "" }
   *[other] { " " }(at hex { $at-id })
}
verb-set-up = more monsters are placed
set-up-name = { "" }
verb-open-doors = { $next-only ->
    [yes] the next door opens
   *[no] doors open
}
verb-unlock-doors = doors are unlocked
verb-add-cards = { $to-id ->
    [monsters] shuffle { $count } { $card } cards into the monsters' attack modifier deck
   *[each-character] shuffle { $count } { $card } cards into each character's attack modifier deck
}
verb-give-conditions = { given-to } { $to-id ->
    [monsters] get
   *[other] gets
} { $conditions }
given-to = { $to-id ->
    [monsters] all monsters
    [door-opener] the character who opened the door
   *[each-character] each character
}
give-conditions-lasting = for the whole scenario
verb-hurt = { hurt-to } { $to-id ->
    [door-opener] suffers
    [each-character] suffers
   *[other] suffer
} { $amount-number } damage
hurt-to = { $to-id ->
    [door-opener] the character who opened the door
    [characters-and-summons] all characters and summons
    [all] all figures
   *[each-character] each character
}
hurt-room = only in one room
verb-hurt-monster = { $monster } suffers { $amount-number } damage
verb-set-elements = { $strong-id ->
    [none] { "" }
   *[other] { $strong } { $strong-count ->
        [1] becomes
       *[other] become
    } Strong
}{ $inert-id ->
    [none] { "" }
   *[other] { $strong-id ->
        [none] { "" }
       *[other] , { "" }
    }{ $inert } { $inert-count ->
        [1] becomes
       *[other] become
    } Inert
}
verb-place-traps = traps are placed on the hexes { $at-id }
formula-up = { $value } (rounded up)
formula-down = { $value } (rounded down)
letter-P = number of characters
letter-N = scenario level
letter-H = hit points of the elite
letter-A = A
place-traps-damage = without damage
