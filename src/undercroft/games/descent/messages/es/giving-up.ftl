### Giving up.

event-giving-up = { $agrees ->
    [yes] { $seat-the } quiere rendirse.
   *[no] { $seat-the } prefiere seguir jugando.
}
ask-descent-give-up-ask-others = { $who }: ¿os rendís?
wait-descent-give-up-ask-others = { $who } { wait-chooses } si rendirse.
