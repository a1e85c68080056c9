### The words of The Cellar.

game-tiny = The Cellar
    .article = no

## Names

hero-warden = Warden
hero-scout = Scout
monster-goblin = goblin
monster-ogre = ogre
item-potion = potion
item-amulet = amulet
ability-guard = Guard
    .article = no
ability-amulet = { item-amulet }
fate-miss = miss
    .article = no
stance-bold = bold
stance-wary = wary
stance-swift = swift
condition-poisoned = poisoned
condition-stunned = stunned
condition-frightened = frightened
stat-pace = movement
stat-health = health
stat-wounds = lost health
scenario-cellar = The Cellar
    .article = no
room-stairs = foot of the stairs
room-vault = vault
area-blast = a 2 by 2 square

## Cards

card-cleave = Cleave
card-shove = Shove
card-parry = Parry
card-bulwark = Bulwark
card-rally = Rally
card-second-wind = Second Wind
card-volley = Volley
card-fire-flask = Fire Flask
card-sidestep = Sidestep
card-dash = Dash
card-venom = Venom
card-dread = Dread
card-field-dressing = Field Dressing
card-beguile = Beguile

## Events

event-delve-began = The torches are lit: they last { $torches } rounds.
event-hero-placed = { $figure-the } stands ready.
event-room-revealed = A room is revealed: { $room }.
event-monster-placed = { $figure-the } appears at { $monster-cells }.
event-round-started = Round { $round } begins.
event-stance-taken = { $figure-the } is { $stance } this round.
event-turn-started = { $figure-the }'s turn.
event-turn-ended = { $figure-the } ends the turn.
event-action-spent = { "" }
event-movement-gained = { $figure-the } has { $amount } more movement.
event-strode = { $figure-the } goes to { $cell }.
event-spikes-trodden = { $figure-the } is on the spikes.
event-poison-worked = The poison harms { $figure-the }.
event-chest-taken = { $figure-the } opens the chest at { $cell }: { $item }.
event-item-spent = { $figure-the } uses up { $item-the }.
event-ability-used = { $figure-the } uses { $ability-the }.
event-card-drawn = { $seat-the } draws { $card }.
event-cards-looked-at = { $seat-the } looks at { $cards-count ->
    [one] the next card
   *[other] the next { $cards-count } cards
} of the deck.
event-card-put-under = { $seat-the } puts { $card } on the bottom of the deck.
event-deck-reshuffled = { $seat-the } shuffles the discarded cards.
event-card-played = { $seat-the } plays { $card }.
event-card-discarded = { $card } is discarded.
event-hand-discarded = { $seat-the } discards { $cards }.
event-fate-drawn = Fate: { $card }.
event-fate-reshuffled = The fate deck is shuffled.
event-focused = { $figure-the } focuses on { $target-the }.
event-attack-declared = { $figure-the } attacks { $target-the }.
event-redirected = { $target-the } is the target instead.
event-dice-rolled = { $dice-count ->
    [0] { $figure-the } rolls no dice.
   *[other] { $figure-the } rolls { $dice-face }.
}
event-die-rerolled = Die { $number } is rerolled: { $die-face }.
event-fate-counted = { $card } counts: { $figure-the } attacks with { $attack }.
event-attack-valued = { $damage ->
    [0] No damage gets through to { $target-the }.
   *[other] { $damage } damage gets through to { $target-the }.
}
event-ward-used = { $card } protects { $seat-the }.
event-torches-burned-down = The last torch burns down.
event-armed = { $trigger-rule-id ->
    [TN-CRD-03] { $trigger-source } is in effect.
   *[other] { "" }
}
event-modified = { $modifier-stat-id ->
    [dice] { $modifier-source }: { $modifier-value-signed } { $modifier-value ->
        [-1] die
        [1] die
       *[other] dice
    } for { $modifier-subject-the }.
    [shield] { $modifier-source }: { $modifier-value-signed } shield for { $modifier-subject-the }.
    [pace] { $modifier-source }: { $modifier-value-signed } movement for { $modifier-subject-the }.
    [damage] { $modifier-source }: { $modifier-value-signed } damage.
   *[other] { "" }
}

## Questions

ask-tiny-round-choose-stances = { $who }: which stance this round?
ask-tiny-round-choose-cards = { $who }: which card do you keep?
ask-tiny-hero-turn-choose = { $who }: what do you do?
ask-tiny-monster-turn-find-focus = { $who }: who does the monster focus on?
ask-tiny-beguile-choose-puppet = { $who }: which enemy do you beguile?
ask-tiny-beguile-choose-victim = { $who }: who must it attack?
ask-tiny-march-make-room = { $who }: which empty square?
ask-tiny-push-choose-square = { $who }: which square do you push to?
ask-tiny-choose-targets-lay-area = { $who }: which squares does the area cover?
ask-tiny-choose-targets-choose = { $who }: which target?
ask-tiny-reroll-choose-die = { $who }: which die do you reroll?
window-tiny-suffer-before = When a hero is about to suffer damage

## Options

option-stance = { $stance-id ->
    [bold] bold: +1 die on attacks
    [wary] wary: +1 shield
   *[swift] swift: +2 movement with each move
}
option-move = move
option-go = go to { $cell }
option-square = { $cell }
option-area = { $cells }
option-attack = attack { $target-the }
option-target = { $target }
option-play = play { $card }
option-keep = keep { $card }
option-drink = drink { $item-the }
option-die = die { $number }
option-end = end the turn

## Measures by which monsters and fate decide

measure-spikes = fewest spikes on the way
measure-movement = least movement
measure-distance = nearest
measure-speed = lowest speed
measure-attack-lost = highest attack
measure-attack-made = lowest attack

## Card text

verb-attack = { $dice ->
    [0] Attack { $power }: { $targets }
    [1] Attack { $targets } with 1 die
   *[other] Attack { $targets } with { $dice } dice
}{ $pierce ->
    [0] { "" }
   *[other] , pierce { $pierce }
}{ $push ->
    [0] { "" }
   *[other] , push { $push }
}{ $conditions-count ->
    [0] .
   *[other] . { $targets-count ->
        [0] Each target is then { $conditions }.
        [1] The target is then { $conditions }.
       *[other] The targets are then { $conditions }.
    }
}
verb-move = Gain { $distance } movement.
verb-draw = { $cards ->
    [1] Draw a card.
   *[other] Draw { $cards } cards.
}
verb-heal = { $targets-side ->
    [self] Heal { $amount }.
   *[other] Heal { $amount }: { $targets }.
}
verb-bonus = { $targets-side ->
    [self] { "" }
   *[other] { $targets }:{ " " }
}{ $stat-id ->
    [dice] { $value-signed } { $value ->
        [1] die
       *[other] dice
    } on attacks
    [shield] { $value-signed } shield
   *[pace] { $value-signed } movement with each move
} { $until }.
verb-inflict = { $targets-count ->
    [0] { $targets } is { $condition }.
    [1] { $targets } is { $condition }.
   *[other] { $targets } are { $condition }.
}
verb-parry = Reaction. When you suffer damage from an attack, suffer { $less } less.
verb-ward = { $listens }, suffer { $less } less.
special-beguile = An enemy within range 3 attacks another enemy of your choice with its own attack.
trigger-tiny-suffer-before = { $uses ->
    [0] When you suffer damage { $when }
    [1] The next time you suffer damage { $when }
   *[other] The next { $uses } times you suffer damage { $when }
}
when-attacked = from an attack
where-hurt = who is hurt
count-adjacent-enemies = adjacent enemy

## Titles of rules

rule-TN-GEN-01 = Two heroes, one seat each
rule-TN-GEN-02 = The heroes win
rule-TN-GEN-03 = The heroes lose
rule-TN-GEN-04 = How long the torches last
rule-TN-GEN-05 = Enemies, allies, friends
rule-TN-SET-01 = The first room
rule-TN-SET-02 = Decks and first hands
rule-TN-SET-03 = Placing the monsters
rule-TN-SET-04 = The fate deck
rule-TN-SET-05 = What heroes carry
rule-TN-RND-01 = The steps of a round
rule-TN-RND-02 = Stances in secret
rule-TN-RND-03 = What stances do
rule-TN-RND-04 = Turn order by speed
rule-TN-RND-05 = Whose turn is next
rule-TN-RND-06 = End of the round
rule-TN-RND-07 = Looking at two cards
rule-TN-TRN-01 = Two actions
rule-TN-TRN-02 = The move action
rule-TN-TRN-03 = Falling in your own turn
rule-TN-TRN-04 = End of the turn
rule-TN-MOV-01 = One step
rule-TN-MOV-02 = Passing figures
rule-TN-MOV-03 = Rubble
rule-TN-MOV-04 = Spikes
rule-TN-MOV-05 = A hero's path
rule-TN-MOV-06 = Pushing
rule-TN-MOV-07 = Stopping on an occupied square
rule-TN-DOR-01 = Closed doors
rule-TN-DOR-02 = Revealing a room
rule-TN-DOR-03 = Going on through a door
rule-TN-DOR-04 = Taking a chest
rule-TN-ATK-01 = Target, range and sight
rule-TN-ATK-02 = Line of sight
rule-TN-ATK-03 = Several targets
rule-TN-ATK-04 = Guarding a friend
rule-TN-ATK-05 = Rolling the dice
rule-TN-ATK-06 = Fate cards
rule-TN-ATK-07 = Better and worse fate
rule-TN-ATK-08 = Rerolls
rule-TN-ATK-09 = Shields and damage
rule-TN-ATK-10 = Conditions, then the push
rule-TN-ATK-11 = A card for a kill
rule-TN-SUF-01 = Before damage is suffered
rule-TN-SUF-02 = Losing health
rule-TN-SUF-03 = Falling
rule-TN-MON-01 = A monster's turn
rule-TN-MON-02 = A monster's focus
rule-TN-MON-03 = A monster's movement
rule-TN-MON-04 = Nobody to reach
rule-TN-MON-05 = A monster's attack
rule-TN-CRD-01 = Playing a card
rule-TN-CRD-02 = Reactions
rule-TN-CRD-03 = Lasting cards
rule-TN-CRD-04 = Drawing from an empty deck
rule-TN-CRD-05 = Forced attacks
rule-TN-CRD-06 = Laying an area
rule-TN-CRD-07 = Healing
rule-TN-ITM-01 = Drinking a potion
rule-TN-ITM-02 = The amulet
rule-TN-CND-01 = How long conditions last
rule-TN-CND-02 = Poisoned
rule-TN-CND-03 = Stunned
rule-TN-CND-04 = Frightened

## An attack in one sentence

event-attack-ended = { "" }
sum-attack-declared = { $figure-the } attacks { $target-the }
sum-redirected = but the target is { $target-the }
sum-dice-rolled = { $dice-count ->
    [0] no dice
   *[other] dice { $dice-face }
}
sum-die-rerolled = die { $number } rerolled: { $die-face }
sum-fate-counted = fate { $card } ({ $attack })
sum-attack-valued = { $damage } after shields
sum-moved = pushed
also-moved = { $figure-the } is moved

## Whom the others wait for

wait-tiny-hero-turn-choose = { $who } { wait-chooses } what to do.
wait-tiny-choose-targets-choose = { $who } { wait-chooses } a target.
wait-tiny-choose-targets-lay-area = { $who } { wait-chooses } where to place the area.
wait-tiny-push-choose-square = { $who } { wait-chooses } where to push.
wait-tiny-monster-turn-find-focus = { $who } { wait-chooses } the monster's focus.

## Why a square or a figure cannot be chosen

not-here = { $who-the } is already there.
not-occupied = Occupied { $who-by }.
not-door = There is a closed door.
not-no-action = No action left to attack with.
not-no-movement = No movement left: take a move action first.
not-movement = Too far: { $number } movement needed, { $limit } left.
not-cut-off = No way there: monsters or walls block it.
not-range = Out of range: range { $number }, limit { $limit }.
not-sight = No line of sight: a wall or a closed door blocks it.
not-friend = { $who-the } is on the same side.
not-enemy = { $who-the } is on the other side.
not-self = You cannot choose yourself here.
not-targeted = { $who-the } is already a target.
not-unhurt = { $who-the } is not hurt.
not-no-victim = { $who-the } has no ally in its range.
not-step = One square at a time: not next to { $who-the }.
not-not-farther = Not farther from { $who-the }: range { $number }, now { $limit }.
not-farther = Another square is closer.
not-area-far = The area does not reach this square, however you turn it.
not-area-nobody = The area would hit nobody from this square.

## What is chosen before a game

games-count = { $all ->
    [one] one scenario
   *[other] { $open } of { $all } scenarios can be played, { $complete } of them complete
}
games-scenario = scenarios
games-difficulty = difficulties
difficulty-easy = easy
difficulty-normal = normal
difficulty-hard = hard
difficulty-very-hard = very hard
games-hero = heroes
game-lead = A small game of our own: two heroes, one cellar, a handful of goblins. Learned in five minutes.
setup-scenario = Scenario
setup-party = The party
setup-hero = Hero
setup-difficulty = Difficulty

## At a table

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

## Why a bot would choose as it does

hint-kill = The target may fall.
hint-attack = It is the weakest enemy in reach.
hint-target = That target can take the most damage.
hint-several = It hits several enemies at once.
hint-push = It pushes the enemy back.
hint-spikes = Spikes hurt.
hint-area = Most enemies are there.
hint-card = It does more now than a plain attack.
hint-heal = Somebody is badly hurt.
hint-drink = Your health is low.
hint-wary = You are hurt: a shield is worth more than a die.
hint-bold = There will be somebody to attack.
hint-swift = There is a long way to go.
hint-approach = It brings an enemy into reach.
hint-door = The room is clear: the door is next.
hint-guard = You can take the hit better.
hint-parry = It would hurt.
hint-reroll = That die can only get better.
hint-keep = It is worth more later.
hint-take = It will be more useful.
hint-end = Nothing better is left to do.

setup-not-beside-a-charge = What the campaign sends you to is settled: nothing else can be chosen.
setup-not-charged = What the campaign asks for cannot be played: { $fault }.

## Card text: amounts

amount-per = { $letter } is { $plus ->
    [0] { $each } for each { $of }
   *[other] { $plus } plus { $each } for each { $of }
}{ $most ->
    [0] .
   *[other] , at most { $most }.
}
amount-stat = { $letter } is { $times ->
    [1] your { $stat }
   *[other] { $times } times your { $stat }
}{ $plus ->
    [0] .
   *[other] { " " }{ $plus-signed }.
}
amount-level = { $letter } by level: { $values }.

## Card text: targets. $count: 0 is all of them; $range: 1 is next to you

targets-self = yourself
targets-allies = { $count ->
    [0] every ally
    [1] an ally
   *[other] up to { $count } allies
}
targets-friends = { $count ->
    [0] you and every ally
    [1] you or an ally
   *[other] up to { $count } of you and your allies
}
targets-enemies = { $count ->
    [0] every enemy
    [1] an enemy
   *[other] up to { $count } enemies
}
targets-anyone = { $count ->
    [0] every figure
    [1] a figure
   *[other] up to { $count } figures
}
targets-in-area = in { $area }
targets-in-range = { $range ->
    [0] wherever they are
    [1] next to you
   *[other] within range { $range }
}
