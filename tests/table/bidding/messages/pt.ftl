game-bidding = Lances
scenario-bidding = Lances
player-ruby = Rubi
    .article = no
player-amber = Âmbar
    .article = no
player-jade = Jade
    .article = no
player-pearl = Pérola
    .article = no
card-three = Três
card-five = Cinco
card-eight = Oito
card-nine = Nove
side-sun = sol
side-moon = lua
side-star = estrela
pile-hand = Mão
event-begun = As cartas são distribuídas.
event-bid = { $seat-the } dá { $card }.
event-scored = { $seat-the } tem um ponto.
event-round-ended = A rodada acabou.
event-opinion-changed = { $seat-the } { $agrees ->
    [yes] desistiria.
   *[no] continua jogando.
}
event-side-left = O lado desiste: { $side }.
ask-bidding-match-bid = Dê uma carta.
option-bid = dar { $card }
result-sun = O sol venceu.
result-moon = A lua venceu.
result-star = A estrela venceu.
