### What tables show besides the words of their game.

scene-waiting = Waiting for { $who }.
scene-decimal = { $whole }.{ $tenth }
scene-health = health { $hp } of { $full }
scene-damage = { $range } damage, on average { $mean }; falls in { $kill } % of cases
scene-hits = { $count ->
    [0] hits nobody
   *[other] hits { $who-the }
}

## Queries that have no answer

query-not-asked = You are not asked anything now.
query-no-hint = There is no bot to ask in this game.
query-no-monster = "{ $about }" is no monster on the board.
query-no-figure = You have no figure on the board.
query-no-line = There is no line "{ $about }" in the log.
query-no-look = "{ $about }" is nothing on the table: name a cell, a figure or its mark.
query-no-card = There is no card or other thing of the name "{ $about }".
query-no-cell = "{ $about }" is no cell of the board as far as it is revealed.
query-no-pick = Nothing on the board is asked for now.

## The Cellar

tiny-terrain-difficult = rubble: takes 2 movement
tiny-terrain-hazard = spikes: 2 damage
tiny-terrain-door-closed = closed door
tiny-terrain-door-open = open door
tiny-chest = chest
tiny-shield = shield { $n }
tiny-pace = movement { $n }
tiny-condition-poisoned = 1 damage at the start of each turn; healing only ends the poison
tiny-condition-stunned = a hero has one action less, a monster does not move
tiny-condition-frightened = a hero rolls one die less, of a monster's fate cards the worse counts
tiny-goal-win = Fell every monster in every room.
tiny-goal-lose = You lose when both heroes have fallen, or when the torches have burned down at the end of round { $torches }.
tiny-round = Round
tiny-torches = Torches
tiny-torches-note = { $left ->
    [0] They burn down at the end of this round.
    [one] They last for one round after this.
   *[other] They last for { $left } rounds after this.
}
tiny-fate = Fate deck
tiny-fate-note = Drawn since it was shuffled: { $cards }.
tiny-fate-whole = No card of it was drawn yet.
tiny-hand = Hand
tiny-deck = Deck
tiny-stance = Stance
tiny-actions = Actions
tiny-movement = Movement
tiny-pile-hand = Hand
tiny-pile-looked = Looked at
tiny-pile-active = In play
tiny-pile-items = Items
tiny-pile-discard = Discarded
tiny-pile-deck = Still in the deck, in no order
tiny-item-drink = Drink it at any time when you are hurt: heal { $n }.
tiny-item-reroll = Once a round: roll one die of your attack again.
tiny-note-used = used { $used } of { $slots }
tiny-note-spent = used this round
tiny-warn-spikes = The way leads over spikes: 2 damage.
tiny-warn-door = The door opens: the room behind it is revealed.
tiny-warn-chest = The chest is opened.
tiny-sight-clear = { $start } and { $end } see each other; distance { $distance }.
tiny-sight-blocked = { $start } and { $end } do not see each other: walls or a closed door are in the way.
tiny-threat = { $count ->
    [0] No monster has still to act this round.
    [one] One monster has still to act this round.
   *[other] { $count } monsters have still to act this round.
}
tiny-danger-none = No monster that has still to act this round would attack you there.
tiny-danger = { $range } damage by the end of the round, on average { $mean }: { $who }.
tiny-report-dealt = Damage dealt
tiny-report-taken = Damage suffered
tiny-report-healed = Health restored
tiny-report-felled = Monsters felled
tiny-report-cards = Cards played
tiny-report-walked = Squares walked
tiny-report-rolled = Dice rolled, sum

## The Cellar: why a square or a figure cannot be chosen

tiny-not-nobody = Nobody is there to be chosen.
tiny-not-settled = The rules leave only what is marked here.
tiny-not-here = { $who-the } stands there now.
tiny-not-occupied = Occupied { $who-by }.
tiny-not-door = A closed door is there.
tiny-not-no-action = No action is left to attack with.
tiny-not-no-movement = No movement is left: take a move action first.
tiny-not-movement = Too far: { $number } movement needed, { $limit } left.
tiny-not-cut-off = No way leads there: monsters or walls are in between.
tiny-not-range = Out of range: range { $number }, limit { $limit }.
tiny-not-sight = No sight: a wall or a closed door is in the way.
tiny-not-friend = { $who-the } is on the same side.
tiny-not-enemy = { $who-the } is on the other side.
tiny-not-self = Nobody chooses themselves here.
tiny-not-targeted = { $who-the } is a target already.
tiny-not-unhurt = { $who-the } is not hurt.
tiny-not-no-victim = { $who-the } has no ally in its range.
tiny-not-step = Square by square: not next to { $who-the }.
tiny-not-not-farther = No farther away from { $who-the }: range { $number }, now { $limit }.
tiny-not-farther = Another square is nearer.
tiny-not-area-far = However it is turned, the area does not reach this square.
tiny-not-area-nobody = Over this square the area would hit nobody.

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
