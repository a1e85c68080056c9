### Why a hex or a figure cannot be chosen now: what a table says of it when it is pointed at.

haven-not-nobody = Nobody is there to be chosen.
haven-not-settled = The rules leave only what is marked here.

## Range, sight and places

haven-not-range = { $limit ->
    [1] Not adjacent: range { $number }, limit 1.
   *[other] Out of range: range { $number }, limit { $limit }.
}
haven-not-apart = No way leads there: walls or closed doors lie between.
haven-not-sight = No line of sight: a wall is in the way.
haven-not-here = { $who-the } stands there now.
haven-not-occupied = Occupied { $who-by }.
haven-not-shut = A closed door is there.
haven-not-locked = A locked door is there.
haven-not-covered = { $what ->
    [obstacle] An obstacle is there.
    [trap] Not empty: a trap is there.
    [difficult] Not empty: difficult terrain is there.
    [hazard] Not empty: hazardous terrain is there.
    [money] Not empty: money lies there.
   *[treasure] Not empty: a treasure tile lies there.
}
haven-not-elsewhere = { $what ->
    [room] Not in the same room.
    [attacker] Only for who made the attack.
    [target] Not where the target was.
    [targets] None of those who were attacked.
    [killed] Not where the enemy was killed.
    [obstacles] Not next to the obstacle.
    [area] Not in the area.
   *[other] Not on the way of the move.
}

## Moving, and being moved

haven-not-start = No starting hex.
haven-not-full = As many as this room takes have started there.
haven-not-movement = Too far: { $number } movement needed, { $limit } left.
haven-not-difficult = Difficult terrain on the way: { $number } movement needed, { $limit } left.
haven-not-cut-off = { $what ->
    [enemies] No way leads there: enemies are in the way.
    [obstacles] No way leads there: obstacles are in the way.
   *[other] No way leads there: walls, obstacles or enemies are in between.
}
haven-not-straight = No straight way leads there with this movement.
haven-not-beside-obstacle = The move must end next to an obstacle.
haven-not-beside = The move must end next to { $who-the }.
haven-not-farther = Another hex is nearer.
haven-not-nearer = Another hex is nearer to an enemy.
haven-not-wall = A wall or a closed door is in between.
haven-not-step = Hex by hex: not adjacent to { $who-the }.
haven-not-not-farther = No farther away from { $who-the }: range { $number }, now { $limit }.
haven-not-not-closer = No closer { $who-to }: range { $number }, now { $limit }.

## Traps, obstacles, money, areas

haven-not-no-trap = No trap is there.
haven-not-no-obstacle = No obstacle is there.
haven-not-no-money = No money lies there.
haven-not-not-looted = This hex is not looted.
haven-not-not-through = The move did not lead through there.
haven-not-nobody-near = No enemy is near enough to be pulled there.
haven-not-nobody-killed = Nobody was killed there.
haven-not-cuts-off = An obstacle there would cut off a part of the map.
haven-not-no-room = No room for an obstacle of { $limit } hexes.
haven-not-fixed = This obstacle stays where it is.
haven-not-large = An obstacle of { $number } hexes: only those of one hex are moved.
haven-not-no-goal = There is no hex to move this obstacle to.
haven-not-area-far = However it is turned, the area does not reach this hex.
haven-not-area-nobody = Over this hex the area would hit nobody.
haven-not-off-way = Not on a shortest way to the target.

## Whom

haven-not-self = Nobody chooses themselves here.
haven-not-others = Only for { $who-the }.
haven-not-ally = { $who-the } is an ally.
haven-not-enemy = { $who-the } is an enemy; this is for allies.
haven-not-enemy-of = No ally { $who-of }.
haven-not-invisible = { $who-the } is invisible.
haven-not-targeted = { $who-the } is a target already.
haven-not-outside = Not in the area.
haven-not-thing = { $who-the } is no ally.
haven-not-not-summons = { $who-the } is no summon of this side.
haven-not-not-own-summons = Only for own summons: { $who-the } is none.
haven-not-no-mat = Only for characters: { $who-the } has no cards or items.
haven-not-immune = This does not work on { $who-the }.
haven-not-rank = { $what ->
    [normal] Only for normal monsters.
    [elite] Only for elite monsters.
   *[other] Only for normal and elite monsters.
}
haven-not-lacks = Only for who has { $what }.
haven-not-strong = { $number } hit points, limit { $limit }.
haven-not-unfit = { $who-the } does not meet what the ability asks for.
haven-not-not-shoved = { $who-the } is not to be moved now.
haven-not-immovable = { $who-the } cannot be moved.
