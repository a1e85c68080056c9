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
why-monster-as-melee = Without an attack it finds its focus as for a melee attack
why-monster-out-of-every-reach = It can never reach a hex to attack from: { $figures-the }
why-monster-no-focus = It can focus on nobody: it neither moves nor attacks
why-monster-focus-tie = The players choose the focus, for nothing separates { $figures-the }
why-monster-focus = The focus is { $figures-the }
why-monster-hazards-on-the-way = Every path to attack { $figures-the } enters { $count ->
    [one] a negative hex
   *[other] at least { $count } negative hexes
}: it chooses the path with the fewest
why-monster-detour = To attack { $figures-the } it takes { $count } movement without negative hexes rather than { $more } across them
why-monster-out-of-reach = It cannot attack { $figures-the } this turn: that takes { $count } movement and it has { $more }
why-monster-candidates = { $count ->
    [one] This turn it can reach { $figures-the } from one hex: { $cells }
   *[other] This turn it can reach { $figures-the } from { $count } hexes: { $cells }
}
why-monster-no-attack = Without an attack it moves as for a melee attack, and attacks nobody
why-monster-muddled = It is muddled and has Disadvantage anyway, so it does not step away
why-monster-sheds-disadvantage = It attacks { $figures-the } from a hex that is not adjacent, so without Disadvantage
why-monster-keeps-disadvantage = From no hex can it attack { $figures-the } without being adjacent: it keeps Disadvantage
why-monster-most-targets = { $count } targets, including { $figures-the }, are the most it can attack
why-monster-groups-tie = { $count } groups of targets are tied: the players choose
why-monster-from-here = It attacks { $figures-the } from where it stands
why-monster-by-rank = Further targets by proximity, then initiative: { $figures-the }
why-monster-beside-here = It is already adjacent to { $figures-the } and stays
why-monster-beside = It heads for { $cells }, adjacent to { $figures-the }, { $count } movement away{ $cells-count ->
    [1] { "" }
   *[other] {": the players choose"}
}
why-monster-from-there = Its best attack on { $figures-the } is from { $cells }, { $count } movement away{ $cells-count ->
    [1] { "" }
   *[other] {": the players choose"}
}
why-monster-nears = It gets nearest to { $goal } at { $cells }, with { $count } movement{ $cells-count ->
    [1] { "" }
   *[other] {": the players choose"}
}
why-monster-no-nearer = No hex where it can end is nearer to { $goal }: it stays
why-sight-clear = A line from corner to corner touches no wall
why-sight-adjacent = Adjacent hexes always see each other
why-sight-blocked = Every line from corner to corner touches a wall
