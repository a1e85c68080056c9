game-bidding = Pujas
scenario-bidding = Pujas
player-ruby = Rubí
    .article = no
player-amber = Ámbar
    .article = no
player-jade = Jade
    .article = no
player-pearl = Perla
    .article = no
card-three = Tres
card-five = Cinco
card-eight = Ocho
card-nine = Nueve
side-sun = sol
side-moon = luna
side-star = estrella
pile-hand = Mano
event-begun = Se reparten las cartas.
event-bid = { $seat-the } puja { $card }.
event-scored = { $seat-the } tiene un punto.
event-round-ended = Acaba la ronda.
event-opinion-changed = { $seat-the } { $agrees ->
    [yes] se rendiría.
   *[no] sigue jugando.
}
event-side-left = Se rinde el bando: { $side }.
ask-bidding-match-bid = Puja una carta.
option-bid = pujar { $card }
result-sun = Ha ganado el sol.
result-moon = Ha ganado la luna.
result-star = Ha ganado la estrella.
