game-bidding = Bidding
scenario-bidding = Bidding
player-ruby = Ruby
    .article = no
player-amber = Amber
    .article = no
player-jade = Jade
    .article = no
player-pearl = Pearl
    .article = no
card-three = Three
card-five = Five
card-eight = Eight
card-nine = Nine
side-sun = sun
side-moon = moon
side-star = star
pile-hand = Hand
event-begun = The cards are dealt.
event-bid = { $seat-the } bids { $card }.
event-scored = { $seat-the } has a point.
event-round-ended = The round is over.
event-opinion-changed = { $seat-the } { $agrees ->
    [yes] would give up.
   *[no] plays on.
}
event-side-left = The side of the { $side } gives up.
ask-bidding-match-bid = Bid a card.
option-bid = bid { $card }
result-sun = The sun has won.
result-moon = The moon has won.
result-star = The star has won.
