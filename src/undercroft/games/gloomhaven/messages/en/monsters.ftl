## How monsters decide: measures of a comparison

measure-hazards = fewest negative hexes on the way to an attack
measure-movement = least movement to an attack
measure-proximity = nearest to where it stands
measure-initiative = first in initiative order
    .values = no

## How monsters decide: steps of the reasoning. $figures, $cells and $goal are names, lists of names

why-monster-cut = { $dropped-count ->
    [0] { $best ->
        [none] { $measure }: { $kept } alike
       *[other] { $measure }: { $best } for { $kept } alike
    }
   *[other] { $best ->
        [none] { $measure }: { $kept }; out: { $dropped }
       *[other] { $measure }: { $kept } with { $best }; out: { $dropped }
    }
}
why-monster-invisible = Invisible, so neither focused nor targeted: { $figures-the }
why-monster-as-melee = Without an attack the focus is found as if for a melee attack
why-monster-out-of-every-reach = No hex to attack from can ever be reached: { $figures-the }
why-monster-no-focus = Nobody can be focused: it neither moves nor attacks
why-monster-focus-tie = Nothing separates { $figures-the }: the players choose the focus
why-monster-focus = The focus is { $figures-the }
why-monster-hazards-on-the-way = Every way to attack { $figures-the } enters { $count ->
    [one] a negative hex
   *[other] at least { $count } negative hexes
}: it takes the fewest
why-monster-detour = To attack { $figures-the } it goes { $count } without negative hexes rather than { $more } across them
why-monster-out-of-reach = { $figures-the } cannot be attacked this turn: that takes { $count } movement and it has { $more }
why-monster-candidates = { $count ->
    [one] This turn { $figures-the } can be reached from one hex: { $cells }
   *[other] This turn { $figures-the } can be reached from { $count } hexes: { $cells }
}
why-monster-no-attack = Without an attack it moves as if to a melee attack, and attacks nobody
why-monster-muddled = Muddled, it has Disadvantage either way and does not step away for it
why-monster-sheds-disadvantage = It attacks { $figures-the } from where it is not adjacent, so without Disadvantage
why-monster-keeps-disadvantage = No hex lets it attack { $figures-the } without being adjacent: the Disadvantage stays
why-monster-most-targets = { $count } targets, { $figures-the } among them, are the most it can attack
why-monster-groups-tie = { $count } groups of targets are equal: the players choose
why-monster-from-here = It attacks { $figures-the } from where it stands
why-monster-by-rank = Further targets by proximity, then initiative: { $figures-the }
why-monster-beside-here = It is adjacent to { $figures-the } already and stays
why-monster-beside = It makes for { $cells }, adjacent to { $figures-the }, { $count } movement away{ $cells-count ->
    [1] { "" }
   *[other] {": the players choose"}
}
why-monster-from-there = Best attack on { $figures-the } from { $cells }, { $count } movement away{ $cells-count ->
    [1] { "" }
   *[other] {": the players choose"}
}
why-monster-nears = Toward { $goal } it gets nearest at { $cells }, for { $count } movement{ $cells-count ->
    [1] { "" }
   *[other] {": the players choose"}
}
why-monster-no-nearer = No hex that it can end on is nearer to { $goal }: it stays
why-sight-clear = From corner to corner a line touches no wall
why-sight-adjacent = Adjacent hexes always see each other
why-sight-blocked = Every line from corner to corner touches a wall
