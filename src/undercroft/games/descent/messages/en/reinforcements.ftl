### Reinforcements on a quest's page.

descent-reinforcements = Reinforcements: at the { $start ->
    [0] end
   *[other] start
} of each of his turns the Overlord may place { $n ->
    [1] 1 { $minions ->
        [0] figure
       *[other] minion
    }
   *[other] { $n } { $minions ->
        [0] figures
       *[other] minions
    }
} ({ $groups }) { $where }{ $conditions }.
descent-reinforcements-any = of any group on the map
descent-reinforcements-open = an open group: { $traits }
descent-reinforcements-most = Never more than { $n } reinforcements arrive in one turn.
reinforced-own = where the group began
reinforced-tile = on tile { $tile }
reinforced-entrance = at the entrance
reinforced-entrance-2 = at the second entrance
reinforced-exit = at the exit
reinforced-nave = in the nave
reinforced-mouth = at the mouth of the cave
reinforced-store = in the store
reinforced-shaft = in the shaft
reinforced-ledge = on the ledge
reinforced-hall = in the hall
reinforced-slope = on the slope
reinforced-red-shut = at the red portal, while it is open
reinforced-green-shut = at the green portal, while it is open
reinforced-blue-shut = at the blue portal, while it is open
reinforced-from = from round { $n } on
reinforced-every = only in { $n ->
    [2] even rounds
   *[other] every { $n }rd round
}
reinforced-absent = only while none of them is on the map
reinforced-since-river-awake = only once this group has woken
reinforced-until-ward-key = until the ward has fallen
reinforced-while-koth-is-hale = only while more than half of Cardinal Koth's Health is left
reinforced-while-trueshot-is-free = only while no monster holds Trueshot
