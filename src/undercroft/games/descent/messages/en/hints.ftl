### Why a bot would choose as it does in Descent.

hint-descent-kill = { $figure-the } falls with a chance of { $chance } %.
hint-descent-attack = About { $damage } damage to { $figure-the }, which is the most to be had; it falls with { $chance } %.
hint-descent-again = Another attack on { $figure-the } is worth the card.
hint-descent-sweep = It strikes all who stand next to { $figure-the }.
hint-descent-leave = { $figure-the } can leave the map: that takes { $needs ->
    [one] 1 movement point
   *[other] { $needs } movement points
}.
hint-descent-to-exit = From there { $figure-the } needs { $needs ->
    [one] 1 point
   *[other] { $needs } points
} to leave the map, and has { $has } a turn.
hint-descent-fetch = The token is worth carrying to its place.
hint-descent-to-fetch = A token to be carried is { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} away then.
hint-descent-test = The test succeeds with a chance of { $chance } %, and the quest asks for it.
hint-descent-to-test = A test of the quest can be made { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} from there.
hint-descent-act = The quest rewards it.
hint-descent-to-act = What the quest rewards is { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} away then.
hint-descent-door = The way on leads through the door.
hint-descent-to-door = The door is { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} away then.
hint-descent-search = There is a search token, and nothing is more urgent.
hint-descent-to-search = A search token is { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} away then.
hint-descent-revive = { $figure-the } must get up again.
hint-descent-to-revive = { $figure-the } lies { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} from there and can be revived.
hint-descent-approach = From there { $figure-the } is { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} away.
hint-descent-block = { $figure-the } stands in the way: { $other-the } needs { $needs ->
    [one] 1 point
   *[other] { $needs } points
} and has { $has }.
hint-descent-boulder = { $figure-id ->
    [none] It narrows the way.
   *[other] It lies in the way: { $figure-the } needs { $needs } points and has { $has }.
}
hint-descent-guard = { $figure-the } stands by { $other-the }, who must not fall.
hint-descent-clear = { $figure-the } is in the way of { $other-the } and falls with a chance of { $chance } %.
hint-descent-hold = While { $figure-the } is in the room, the heroes can do nothing there.
hint-descent-to-hold = The room that the heroes need is { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} away then.
hint-descent-stay = There is no better space.
hint-descent-end = Nothing more is worth doing.
hint-descent-run = { $figure-the } can move up to double Speed and attack on the way.
hint-descent-rest = Resting recovers { $fatigue } fatigue.
hint-descent-heal = { $figure-the } can recover about { $damage } damage.
hint-descent-bless = { $figure-the } gains most by the prayer.
hint-descent-light = { $count ->
    [0] The light heals the heroes in sight.
    [one] The light burns 1 monster in sight and heals the heroes.
   *[other] The light burns { $count } monsters in sight and heals the heroes.
}
hint-descent-card = The card is useful now.
hint-descent-keep = To keep it for later is worth more.
hint-descent-dash = With one more move of { $has ->
    [one] 1 point
   *[other] { $has } points
} { $figure-the } gets on; the way out takes { $needs }.
hint-descent-trap = { $figure-the } fails the test with a chance of { $chance } %.
hint-descent-charm = { $figure-the } falls under the charm with a chance of { $chance } %.
hint-descent-card-attack = { $figure-the } would suffer { $damage } damage now; the card changes that.
hint-descent-surge = With it { $figure-the } suffers { $damage } damage.
hint-descent-surge-range = The attack lacks { $lacking } range.
hint-descent-surge-rest = Nothing else would add damage, so a surge recovers fatigue.
hint-descent-toll = Without this surge the attack misses.
hint-descent-reroll = On average that die lies better after another roll.
hint-descent-react = It costs less than it saves.
hint-descent-ability = It does not cost anything.
hint-descent-start = It is nearest to the rest of the map.
hint-descent-first = { $figure-the } is { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} from what matters and goes first.
hint-descent-target = { $figure-the } matters most.
hint-descent-group = This group brings the most Health and dice: { $count ->
    [one] 1 figure
   *[other] { $count } figures
}.
hint-descent-arrive = From there it is { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} to where it is needed.
hint-descent-attribute = The value of { $figure-the } is { $value } there.
hint-descent-stand-up = { $figure-the } gets up first of all.
hint-descent-shake-off = { $figure-the } can do nothing while stunned.
hint-descent-climb = { $figure-the } can go nowhere from the pit.
hint-descent-familiar = { $figure-the } acts besides.
hint-descent-equip = The dearer piece is the better one.
hint-descent-least = Less is enough.
hint-descent-yes = It can only help.
hint-descent-any = It makes no difference.
hint-descent-searched = Of { $plans } plans, played out in { $rollouts } trials, this one promises most: it wins with { $chance } %, the most obvious one with { $other } %.
