### The table in words, line by line.

table-round-shown = Round { $round } of 4, cycle { $cycle } of 4{ $part-id ->
    [heroes] : heroes
    [monsters] : monsters
    [end] : End Phase
   *[other] { "" }
}; first player: { $first-the }
table-market-shown = Upgrades of level { $level }: { $offer-count ->
    [0] none
   *[other] { $offer }
}; tiles: { $tiles-count ->
    [0] none
   *[other] { $tiles }
}; { $pool ->
    [0] both XP pools are empty
   *[other] { $pool } XP in the pool
}; { $deck } in the dungeon deck; discarded upgrades: { $discard-count }
table-group-shown = Score { $score }, target { $target }{ $solo-count ->
    [0] { "" }
   *[other] ; monsters: card { $solo }
}
table-alliance-shown = { $seat-the }: score { $score }; XP { $face-up } face up, { $face-down } face down; { $defeats ->
    [one] { $defeats } defeat
   *[other] { $defeats } defeats
}, { $drafted } drafted, { $hand } in hand, { $deck } in the deck{ $artifacts-count ->
    [0] { "" }
   *[other] ; { $artifacts }
}
table-hero-shown = { $mark-id } { $figure } at { $cells }, facing { $facing ->
    [0] east
    [2] south
    [4] west
   *[6] north
}: damage { $damage }/{ $health }{ $poison ->
    [0] { "" }
   *[other] { " " }({ $poison } poison)
}, Speed { $speed }, Defense { $defense }{ $lies ->
    [yes] , defeated
   *[no] { "" }
}{ $exhausted ->
    [yes] , exhausted
   *[no] { "" }
}{ $cards-count ->
    [0] { "" }
   *[other] ; { $cards }
}
table-monster-shown = { $mark-id } { $figure } at { $cells }, facing { $facing ->
    [0] east
    [2] south
    [4] west
   *[6] north
}: damage { $damage }/{ $health }{ $exhausted ->
    [yes] , exhausted
   *[no] { "" }
}
table-turn-shown = { $figure } acts: { $points } Speed left, { $attacks ->
    [one] { $attacks } attack made
   *[other] { $attacks } attacks made
}
table-square-shown = { $cell }: { $token-id ->
    [threat] face-down threat, level { $level }
    [pit] pit
    [known] { $kind }, level { $level }
   *[none] floor
}
table-legend = Board: . floor, ? face-down threat, $ Treasure Chest, L Locked Chest, ! known trap, o pit; lines are walls and closed doors. Two letters are a hero, a letter and a number a monster; the arrow is the facing, brackets mean defeated, ' exhausted.
table-monster-card = { $monster }: { $monster-text }
table-played-card = { $card }: { $card-text }
pile-hand = Hand
pile-artifacts = Artifacts
pile-deck = Still in the deck, in random order
pile-discard = Discarded
pile-upgrade-discard = Discarded upgrades
