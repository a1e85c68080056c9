### What tables show in every game.

scene-waiting = Waiting for { $who }.
scene-decimal = { $whole }.{ $tenth }
scene-health = health { $hp } of { $full }
scene-damage = { $range } damage, { $mean } on average; falls in { $kill } % of cases
scene-hits = { $count ->
    [0] hits nobody
   *[other] hits { $who-the }
}

## Queries that have no answer

pile-hand = Hand
query-not-asked = There is no question for you now.
query-not-offered = This game does not answer that.
query-no-hint = This game has no bot to ask for a hint.
query-no-monster = "{ $about }" is not a monster on the board.
query-no-figure = You have no figure on the board.
query-no-line = The log has no line "{ $about }".
query-no-look = Nothing on the table is called "{ $about }": name a cell, a figure or its mark.
query-no-card = There is no card, and nothing else, called "{ $about }".
query-no-cell = "{ $about }" is not a revealed cell of the board.
query-no-pick = There is nothing to choose on the board now.

## Why a cell or a figure cannot be chosen

not-nobody = There is nobody to choose there.
not-settled = The rules allow only what is marked.

## Big buttons: the board shows where

here = Here
here-go = { $cost ->
    [none] Move here
   *[other] Move here ({ $cost })
}
here-start = Start here
here-plan = { $count ->
    [0] End here
   *[other] End here and attack
}
here-way = This way
here-bump = Against this: it stops there
here-area = This one
