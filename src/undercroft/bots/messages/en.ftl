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
