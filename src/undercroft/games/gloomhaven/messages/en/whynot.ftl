### Why a hex or a figure cannot be chosen now: what a table says of it when it is pointed at.

haven-not-nobody = There is nobody to choose there.
haven-not-settled = The rules allow only what is marked.

## Range, sight and places

haven-not-range = { $limit ->
    [1] Not adjacent: range { $number }, limit 1.
   *[other] Out of range: range { $number }, limit { $limit }.
}
haven-not-apart = No way there: walls or closed doors are between.
haven-not-sight = No line of sight: a wall blocks it.
haven-not-here = { $who-the } is already there.
haven-not-occupied = Occupied { $who-by }.
haven-not-shut = There is a closed door.
haven-not-locked = There is a locked door.
haven-not-covered = { $what ->
    [obstacle] There is an obstacle.
    [trap] Not empty: there is a trap.
    [difficult] Not empty: there is difficult terrain.
    [hazard] Not empty: there is hazardous terrain.
    [money] Not empty: there is a money token.
   *[treasure] Not empty: there is a treasure tile.
}
haven-not-elsewhere = { $what ->
    [room] Not in the same room.
    [attacker] Only the attacker can be chosen.
    [target] Not where the target was.
    [targets] Not one of the targets of the attack.
    [killed] Not where the enemy was killed.
    [obstacles] Not next to the obstacle.
    [area] Not in the area.
   *[other] Not on the path of the move.
}

## Moving, and being moved

haven-not-start = Not a starting hex.
haven-not-full = No more characters may start in this room.
haven-not-movement = Too far: { $number } movement needed, { $limit } left.
haven-not-difficult = Difficult terrain on the way: { $number } movement needed, { $limit } left.
haven-not-cut-off = { $what ->
    [enemies] No way there: enemies block it.
    [obstacles] No way there: obstacles block it.
   *[other] No way there: walls, obstacles or enemies block it.
}
haven-not-straight = No straight line leads there with this movement.
haven-not-beside-obstacle = The move must end next to an obstacle.
haven-not-beside = The move must end next to { $who-the }.
haven-not-farther = Another hex is closer.
haven-not-nearer = Another hex is closer to an enemy.
haven-not-wall = A wall or a closed door is between.
haven-not-step = One hex at a time: not adjacent to { $who-the }.
haven-not-not-farther = Not farther from { $who-the }: range { $number }, now { $limit }.
haven-not-not-closer = Not closer { $who-to }: range { $number }, now { $limit }.

## Traps, obstacles, money, areas

haven-not-no-trap = There is no trap.
haven-not-no-obstacle = There is no obstacle.
haven-not-no-money = There is no money token.
haven-not-not-looted = This hex is not looted.
haven-not-not-through = The move did not pass through this hex.
haven-not-nobody-near = No enemy is close enough to be pulled there.
haven-not-nobody-killed = Nobody was killed there.
haven-not-cuts-off = An obstacle there would cut off a part of the map.
haven-not-no-room = No room for an obstacle of { $limit } hexes.
haven-not-fixed = This obstacle cannot be moved or destroyed.
haven-not-large = An obstacle of { $number } hexes: only one-hex obstacles can be moved.
haven-not-no-goal = There is no hex to move this obstacle to.
haven-not-area-far = The area cannot reach this hex, however it is turned.
haven-not-area-nobody = The area would hit nobody here.
haven-not-off-way = Not on a shortest path to the target.

## Whom

haven-not-self = You cannot choose the acting figure itself here.
haven-not-others = Only for { $who-the }.
haven-not-ally = { $who-the } is an ally.
haven-not-enemy = { $who-the } is an enemy; this is for allies.
haven-not-enemy-of = Not an ally { $who-of }.
haven-not-invisible = { $who-the } is invisible.
haven-not-targeted = { $who-the } is already a target.
haven-not-outside = Not in the area.
haven-not-thing = { $who-the } is not an ally.
haven-not-not-summons = { $who-the } is not a summon of this side.
haven-not-not-own-summons = Only for your own summons.
haven-not-no-mat = Only for characters: { $who-the } has no cards or items.
haven-not-immune = This does not work on { $who-the }.
haven-not-rank = { $what ->
    [normal] Only for normal monsters.
    [elite] Only for elite monsters.
   *[other] Only for normal and elite monsters.
}
haven-not-lacks = Only for figures with { $what }.
haven-not-strong = { $number } hit points, limit { $limit }.
haven-not-unfit = { $who-the } does not meet the condition of the ability.
haven-not-not-shoved = { $who-the } is not being moved now.
haven-not-immovable = { $who-the } cannot be moved.
