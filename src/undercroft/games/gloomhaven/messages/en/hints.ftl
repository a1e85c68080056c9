### Why a bot would choose as it does in Gloomhaven.

hint-haven-best = It seems best.
hint-haven-goal = This goal is the easiest to meet.
hint-haven-start = Close enough to fight, no closer than needed.
hint-haven-lead-early = With initiative { $initiative } you will probably act before the enemies.
hint-haven-lead-late = With initiative { $initiative } the enemies come to you first.
hint-haven-second = It makes the best turn with the leading card.
hint-haven-march = No enemy is near: keep better cards for the fight.
hint-haven-long-rest = A rest returns your discarded cards and heals a little.
hint-haven-short-rest = Your hand is almost empty, and there is no time for a long rest.
hint-haven-accept = You can do without that card.
hint-haven-redraw = That card is worth more than a little health.
hint-haven-drop = Without it you have too few cards to go on.
hint-haven-action = It is the best start of the turn.
hint-haven-action-move = You can do more from another hex.
hint-haven-action-attack = There is an enemy to attack.
hint-haven-basic = The basic action does more here, or saves the card.
hint-haven-door = The room is clear: the door is next.
hint-haven-loot = There is something to loot.
hint-haven-safer = It is safer there.
hint-haven-approach = It is the best hex to fight from.
hint-haven-kill = It kills with a chance of { $chance } %.
hint-haven-attack = About { $damage } damage, the most you can do here.
hint-haven-target = It matters most there.
hint-haven-area =
    { $count ->
        [one] One enemy is there.
       *[other] { $count } enemies are there.
    }
hint-haven-heal = This figure needs it most.
hint-haven-perform = It helps the party.
hint-haven-keep = You would gain nothing by doing more.
hint-haven-element = The element is most useful this way.
hint-haven-recover = That card does the most.
hint-haven-suffer = You keep { $left } hit points: the cards are worth more.
hint-haven-negate = { $damage } damage is too much: this card is the smallest loss.
hint-haven-lose = This card is the smallest loss.
hint-haven-item = It is useful now.
hint-haven-push = It does us the least harm there.
hint-haven-trap = An enemy is likely to step there.
hint-haven-place = It is close to the enemies.
hint-haven-ambiguity = The rules leave it open, and this is best for the party.
