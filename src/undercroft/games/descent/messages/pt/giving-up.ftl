### Giving up.

event-giving-up = { $agrees ->
    [yes] { $seat-the } quer desistir.
   *[no] { $seat-the } prefere continuar jogando.
}
ask-descent-give-up-ask-others = { $who }: desistir da aventura?
wait-descent-give-up-ask-others = { $who } { wait-chooses } se quer desistir.
