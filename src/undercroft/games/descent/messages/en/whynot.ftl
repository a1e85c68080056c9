### Why an attack cannot be made now.

not-no-actions = No action is left for an attack.
not-attacked = Only one attack a turn, and it is made.
not-stunned = Stunned: discard the condition first, with an action.
not-in-pit = In a pit: climb out first, with an action.
not-knocked-out = Knocked out: stand up first.
