### Why an attack cannot be made now.

not-no-actions = No action is left for an attack.
not-attacked = Only one attack a turn, and it is made.
not-stunned = Stunned: discard the condition first, with an action.
not-in-pit = In a pit: climb out first, with an action.
not-knocked-out = Knocked out: stand up first.

## Why a surge ability cannot be bought.

not-surge-used = Already used in this attack.
not-cowardly = Cowardly: to spend surges it needs a master or lieutenant within 3 spaces.
not-surge-tires = Its cost in fatigue would exceed Stamina.
not-no-fatigue = There is no fatigue to recover.
not-surges = Too few surges: { $number } needed, { $limit } left.
