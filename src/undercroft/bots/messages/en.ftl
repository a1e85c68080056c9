### Why a bot would choose as it does.

hint-random = It is as good as any.
hint-kill = The target may fall.
hint-attack = It is the weakest foe in reach.
hint-target = That one can take the most.
hint-several = It strikes several foes at once.
hint-push = It throws the foe back.
hint-spikes = Spikes hurt.
hint-area = Most foes stand there.
hint-card = It does more now than a plain attack.
hint-heal = Somebody is badly hurt.
hint-drink = Your health is low.
hint-wary = You are hurt: a shield is worth more than a die.
hint-bold = There will be somebody to strike.
hint-swift = There is a long way to go.
hint-approach = It brings a foe into reach.
hint-door = The room is clear: the door is next.
hint-guard = You can take the blow better.
hint-parry = It would hurt.
hint-reroll = That die can only get better.
hint-keep = What you hold is worth more later.
hint-take = It will be of more use.
hint-end = Nothing better is left to do.

## Gloomhaven

hint-haven-best = It seems best.
hint-haven-goal = It is the goal that comes most easily.
hint-haven-start = Near enough to fight, no nearer than needed.
hint-haven-lead-early = At initiative { $initiative } you are likely to act before the foes.
hint-haven-lead-late = At initiative { $initiative } the foes come to you first.
hint-haven-second = With the leading card it makes the best turn.
hint-haven-march = Nobody is about: better cards can wait for a fight.
hint-haven-long-rest = A rest brings the discarded cards back, and some health.
hint-haven-short-rest = The hand is all but empty, and there is no time for a long rest.
hint-haven-accept = That card can be spared.
hint-haven-redraw = That card is worth more than a little health.
hint-haven-drop = Without it there are too few cards to go on.
hint-haven-action = The turn is best begun with it.
hint-haven-action-move = From elsewhere more can be done.
hint-haven-action-attack = There is somebody to strike.
hint-haven-basic = The plain action does more here, or saves the card.
hint-haven-door = The room is clear: the door is next.
hint-haven-loot = There is something to take.
hint-haven-safer = It is less dangerous there.
hint-haven-approach = It is the best place to fight from.
hint-haven-kill = It falls with { $chance } %.
hint-haven-attack = About { $damage } damage, the best that can be done to anybody here.
hint-haven-target = It matters most there.
hint-haven-area =
    { $count ->
        [one] One foe stands there.
       *[other] { $count } foes stand there.
    }
hint-haven-heal = That one needs it most.
hint-haven-perform = It does some good.
hint-haven-keep = There is nothing to gain by more.
hint-haven-element = The element will be of most use so.
hint-haven-recover = That card does most.
hint-haven-suffer = You have { $left } left after it: the cards are worth more.
hint-haven-negate = { $damage } damage is too much: this card is the smallest loss.
hint-haven-lose = This card is the smallest loss.
hint-haven-item = Now it does something.
hint-haven-push = That is where it does us least harm.
hint-haven-trap = A foe is likely to step there.
hint-haven-place = It is near the foes.
hint-haven-ambiguity = The rules leave it open, and it is best for the party.
