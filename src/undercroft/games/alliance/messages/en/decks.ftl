### What solo/co-op cards do, and what lies on a tile.

## Solo/co-op cards: first, then one of two, else

part-solo-card = { $first }. Then { $either }; or { $other }. If neither can be done: { $otherwise-clauses }.
solo-card-id = { "" }
solo-card-origin = { "" }
solo-card-type = { "" }
verb-upgrade = the upgrade in position { $removed } is removed from the game and the one in position { $discarded } discarded
verb-tile = the tile in position { $removed } is removed from the game
verb-ready-monster = the exhausted monster worth most XP becomes ready
part-strike = the ready monster worth most XP attacks { $lowest ->
    [yes] the hero with the lowest Defense
   *[no] { $icons-count ->
        [0] a hero of your choice
       *[other] a hero with the icon { $icons-or }
    }
}{ $bonus ->
    [0] { "" }
   *[other] { " " }with { $bonus-signed }
}{ $type-id ->
    [none] { "" }
    [melee] { " " }if its attack is melee
   *[ranged] { " " }if its attack is ranged
}
part-penalty = { $do-id ->
    [surge] the exhausted monster worth most XP becomes ready and attacks a hero of your choice with +3
    [use-xp] { $n } XP turns face down
    [discard] discard { $n } cards, and draw { $n } fewer the next time
    [wound] { $n } damage on heroes of your choice
   *[poison] { $n } poison damage on heroes of your choice
}

## Icons

icon-human = Human
icon-dwarf = Dwarf
icon-elf = Elf
icon-gnome = Gnome
icon-half-orc = Half-orc
icon-martial = Martial
icon-stealth = Stealth
icon-mystic = Mystic
icon-celestial = Celestial
icon-primal = Primal

## Tiles

part-tile = { $level-id ->
    [none] Starting tile
   *[other] Level { $level }
}, { $doors-count ->
    [1] 1 door
   *[other] { $doors-count } doors
}{ $monsters-count ->
    [0] { "" }
   *[other] { ": " }{ $monsters-plain }
}{ $threat-count ->
    [0] { "" }
   *[other] , a threat
}
part-denizen = { $monster }
denizen-at = { "" }
tile-id = { "" }
tile-origin = { "" }
tile-colour = { "" }
tile-entrance = { "" }
