### Giving up.

event-giving-up = { $agrees ->
    [yes] { $seat-the } wants to give up.
   *[no] { $seat-the } wants to play on.
}
ask-descent-give-up-ask-others = { $who }: give the quest up?
wait-descent-give-up-ask-others = { $who } { wait-chooses } whether to give up.
