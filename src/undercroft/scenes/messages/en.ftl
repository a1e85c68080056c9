### What tables show in every game, and what they show of The Cellar.

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

## The Cellar

tiny-terrain-difficult = rubble: costs 2 movement
tiny-terrain-hazard = spikes: 2 damage
tiny-terrain-door-closed = closed door
tiny-terrain-door-open = open door
tiny-chest = chest
tiny-health = Health
tiny-side-heroes = Heroes
tiny-side-monsters = Monsters
tiny-rank-hero = hero
tiny-rank-monster = monster
tiny-shield = shield { $n }
tiny-pace = movement { $n }
tiny-condition-poisoned = 1 damage at the start of each turn; healing only ends the poison
tiny-condition-stunned = a hero has one action fewer, a monster does not move
tiny-condition-frightened = a hero rolls one die fewer, a monster attacks with the worse fate card
tiny-goal-win = Defeat every monster in every room.
tiny-goal-lose = You lose when both heroes have fallen, or when the torches have burned down at the end of round { $torches }.
tiny-round = Round
tiny-torches = Torches
tiny-torches-note = { $left ->
    [0] They burn down at the end of this round.
    [one] They last for one round after this.
   *[other] They last for { $left } rounds after this.
}
tiny-fate = Fate deck
tiny-fate-note = Drawn since the last shuffle: { $cards }.
tiny-fate-whole = No card drawn yet.
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
tiny-pile-deck = Still in the deck, in random order
tiny-item-drink = Drink it at any time while you are hurt: heal { $n }.
tiny-item-reroll = Once per round: reroll one die of your attack.
tiny-note-used = used { $used } of { $slots }
tiny-note-spent = used this round
tiny-warn-spikes = The path crosses spikes: 2 damage.
tiny-warn-door = The door opens: the room behind it is revealed.
tiny-warn-chest = The chest is opened.
tiny-sight-clear = { $start } and { $end } see each other; distance { $distance }.
tiny-sight-blocked = { $start } and { $end } do not see each other: a wall or a closed door is in the way.
tiny-threat = { $count ->
    [0] No monster is left to act this round.
    [one] One monster has yet to act this round.
   *[other] { $count } monsters have yet to act this round.
}
tiny-danger-none = No monster that has yet to act this round would attack you there.
tiny-danger = { $range } damage by the end of the round, { $mean } on average: { $who }.
tiny-report-dealt = Damage dealt
tiny-report-taken = Damage suffered
tiny-report-healed = Health restored
tiny-report-felled = Monsters defeated
tiny-report-cards = Cards played
tiny-report-walked = Squares moved
tiny-report-rolled = Total of all dice

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
