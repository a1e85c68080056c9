### Why something cannot be chosen.

## Movement, doors, threats

not-occupied = { $who-the } is there.
not-no-way = No way leads there.
not-speed = That takes { $number } Speed; { $limit } { $limit ->
    [one] is
   *[other] are
} left.
not-no-speed = No Speed point is left for that.
not-attacked = The hero has attacked: it no longer moves or turns.
not-frame = The frame or an entrance is there.
not-open-already = A passage is open there already.
not-not-beside = The hero does not stand along that side of its room.
not-no-tile = No tile is on offer.
not-enemy-in-room = { $who-the } is in the room: no such work among enemies.
not-chest-far = The chest is not adjacent.
not-chest-guarded = A monster stands on the chest.
not-not-at-passage = The hero does not stand beside a passage to that room.
not-no-empty-square = No empty square is near enough.

## Heroes, monsters, upgrades

not-hero-not-there = This hero is not on offer.
not-not-yours = That is no hero of this alliance.
not-exhausted = Exhausted: no more activation in this round.
not-no-monster = That is no monster on the board.
not-nearer-monster = { $limit ->
    [1] A ready monster neither in a room with your heroes nor in one connected with it must be chosen first.
   *[other] A ready monster in a connected room must be chosen before one in a room with your heroes.
}
not-monster-far = The monster cannot get there.
not-no-attack-from-there = From there it could attack nobody, and elsewhere it can.
not-no-prey = Defeated and hidden heroes are not attacked.
not-out-of-reach = Out of reach or out of sight.
not-taunted = Another hero taunts the monster.
not-no-user = No hero of the alliance can use this card.
not-too-dear = It costs { $number } XP; { $limit } XP are face up.
not-only-the-replacement = After an exchange only its replacement can be drafted.

## Attacks and cards

not-steps-over = Moving and attacking are over.
not-resting = A resting hero does not attack.
not-second-movement = After a second movement there is no attack.
not-moved-on = After the steps that follow its attacks a hero does not attack.
not-no-attack-left = { $what-id ->
    [spent] A second attack needs an activation without any Speed spent.
   *[other] No attack is left.
}
not-not-adjacent = { $who-the } is not adjacent.
not-range = { $who-the } is at distance { $number }; the attack reaches { $number ->
    [1] no adjacent square
   *[other] { $limit }
}.
not-no-open-way = No open way short enough leads to { $who-the }.
not-unseen = No line of sight to { $who-the }.
not-at-back = { $who-the } is behind the hero, and after an attack nobody turns.
not-hidden = { $who-the } is hidden.
not-attacked-before = { $who-the } was attacked already.
not-from-start = From its own starting tile a hero attacks no hero.
not-on-start = { $who-the } is safe on the own starting tile.
not-neutral = { $who-the } is neutral.
not-defeated = { $who-the } is defeated.
not-oneself = Not the hero itself.
not-enhanced = { $who-the } has an Enhancement Spell already.
not-card-range = { $who-the } is { $number } squares away; the card reaches { $limit }.
not-not-valid = The hero lacks icons that the card needs.
not-type-taken = A card of this type lies under the hero: { $what }.
not-idle = Nothing of the card would do anything for this hero.
not-nobody-to-aim-at = Nobody within { $limit } squares can be aimed at.
not-only-in-answer = This card is played only in answer to an attack.
not-enemy-adjacent = An enemy is adjacent.

## How ties are decided

measure-tier = tier of the choice rule
measure-cubes = most damage on the monster
measure-first-cube = who damaged it first
    .values = no
measure-score = highest score
measure-drafted = most cards drafted
measure-damage = least damage on the heroes
measure-worth = highest XP value

## Where numbers come from

source-obstacle = characters in the line of fire
source-surge = Power Surge
source-pit = pit
source-solo = solo/co-op card
stat-obstacle = obstacle defense
stat-defense = Defense
stat-target = target
