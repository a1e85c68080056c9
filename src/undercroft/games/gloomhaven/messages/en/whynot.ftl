### Why a hex or a figure cannot be chosen now: what a table says of it when it is pointed at.

## Range, sight and places

not-range = { $limit ->
    [1] Not adjacent: range { $number }, limit 1.
   *[other] Out of range: range { $number }, limit { $limit }.
}
not-apart = No way there: walls or closed doors are between.
not-sight = No line of sight: a wall blocks it.
not-here = { $who-the } is already there.
not-occupied = Occupied { $who-by }.
not-shut = There is a closed door.
not-locked = There is a locked door.
not-covered = { $what ->
    [obstacle] There is an obstacle.
    [trap] Not empty: there is a trap.
    [difficult] Not empty: there is difficult terrain.
    [hazard] Not empty: there is hazardous terrain.
    [money] Not empty: there is a money token.
   *[treasure] Not empty: there is a treasure tile.
}
not-elsewhere = { $what ->
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

not-start = Not a starting hex.
not-full = No more characters may start in this room.
not-movement = Too far: { $number } movement needed, { $limit } left.
not-difficult = Difficult terrain on the way: { $number } movement needed, { $limit } left.
not-cut-off = { $what ->
    [enemies] No way there: enemies block it.
    [obstacles] No way there: obstacles block it.
   *[other] No way there: walls, obstacles or enemies block it.
}
not-straight = No straight line leads there with this movement.
not-beside-obstacle = The move must end next to an obstacle.
not-beside = The move must end next to { $who-the }.
not-farther = Another hex is closer.
not-nearer = Another hex is closer to an enemy.
not-wall = A wall or a closed door is between.
not-step = One hex at a time: not adjacent to { $who-the }.
not-not-farther = Not farther from { $who-the }: range { $number }, now { $limit }.
not-not-closer = Not closer { $who-to }: range { $number }, now { $limit }.

## Traps, obstacles, money, areas

not-no-trap = There is no trap.
not-no-obstacle = There is no obstacle.
not-no-money = There is no money token.
not-not-looted = This hex is not looted.
not-not-through = The move did not pass through this hex.
not-nobody-near = No enemy is close enough to be pulled there.
not-nobody-killed = Nobody was killed there.
not-cuts-off = An obstacle there would cut off a part of the map.
not-no-room = No room for an obstacle of { $limit } hexes.
not-fixed = This obstacle cannot be moved or destroyed.
not-large = An obstacle of { $number } hexes: only one-hex obstacles can be moved.
not-no-goal = There is no hex to move this obstacle to.
not-area-far = The area cannot reach this hex, however it is turned.
not-area-nobody = The area would hit nobody here.
not-off-way = Not on a shortest path to the target.

## Whom

not-self = You cannot choose the acting figure itself here.
not-others = Only for { $who-the }.
not-ally = { $who-the } is an ally.
not-enemy = { $who-the } is an enemy; this is for allies.
not-enemy-of = Not an ally { $who-of }.
not-invisible = { $who-the } is invisible.
not-targeted = { $who-the } is already a target.
not-outside = Not in the area.
not-thing = { $who-the } is not an ally.
not-not-summons = { $who-the } is not a summon of this side.
not-not-own-summons = Only for your own summons.
not-no-mat = Only for characters: { $who-the } has no cards or items.
not-immune = This does not work on { $who-the }.
not-rank = { $what ->
    [normal] Only for normal monsters.
    [elite] Only for elite monsters.
   *[other] Only for normal and elite monsters.
}
not-lacks = Only for figures with { $any-of }.
not-strong = { $number } hit points, limit { $limit }.
not-unfit = { $who-the } does not meet the condition of the ability.
not-not-shoved = { $who-the } is not being moved now.
not-immovable = { $who-the } cannot be moved.
not-healthy = { $who-the } needs no healing.
not-less-hurt = { $who-the } has lost { $number } hit points, another figure { $limit }.
