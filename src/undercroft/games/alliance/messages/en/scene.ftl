### The web table: the dungeon, mats, market, previews.

## In the dungeon

alliance-terrain-pit = pit: leaving it costs 1 Speed more, attacks from it have 1 power less
alliance-terrain-start = starting tile
alliance-door = closed door
alliance-threat = threat token, level { $level }, face down
alliance-threat-known = { $name }, level { $level }, face down again
alliance-counted = { $count ->
    [1] { $name }
   *[other] { $count } × { $name }
}
alliance-tile = Level { $level }, { $doors ->
    [1] 1 door
   *[other] { $doors } doors
}{ $kinds ->
    [0] { "" }
   *[other] {": "}{ $monsters }
}{ $threat ->
    [0] { "" }
   *[other] , 1 threat
}.
alliance-border = { $kind ->
    [door] The doors meet: it opens for 1 Speed.
    [locked] A locked door: 1 Speed and a check against { $level }.
   *[other] A secret door: 1 Speed and a check against { $level }.
}
alliance-facing = { $facing ->
    [0] facing east
    [2] facing south
    [4] facing west
   *[6] facing north
}
alliance-health = Health
alliance-poison = { $n ->
    [1] 1 poison token
   *[other] { $n } poison tokens
}
alliance-hidden = hidden: no attack can target it
alliance-cubes = { $n } damage by { $colour ->
    [blue] Blue
    [red] Red
    [yellow] Yellow
    [green] Green
   *[nobody] nobody's alliance
}
alliance-lasting = { $verb ->
    [slow] Speed −{ $n }
    [root] Speed 0
    [weaken] Attack −{ $n }
    [expose] Defense −{ $n }
   *[bonus] bonus { $n }
}{ $named ->
    [0] { "" }
   *[other] {" "}({ $card })
}
alliance-rank-hero = hero
alliance-rank-monster = monster
alliance-rank-down = defeated
alliance-side-blue = Blue alliance
alliance-side-red = Red alliance
alliance-side-yellow = Yellow alliance
alliance-side-green = Green alliance
alliance-side-monsters = Monsters
alliance-monsters-ready = Ready monsters
alliance-monsters-exhausted = Exhausted monsters
alliance-ready = ready
alliance-exhausted = exhausted
alliance-down = defeated

## Abilities

alliance-melee = Melee { $n }
alliance-ranged = Ranged { $n }
alliance-armor = Armor { $n }
alliance-evasive = Evasive { $n }
alliance-speed = Speed { $n }
alliance-ability-melee = Melee
alliance-ability-ranged = Ranged
alliance-ability-armor = Armor
alliance-ability-evasive = Evasive
alliance-ability-speed = Speed
alliance-die = dungeon die: { $n }

## Status

alliance-title = Dungeon Alliance, { $mode ->
    [rivals] { $players } rivals
    [solo] solo
   *[coop] { $players } alliances together
}
alliance-goal-rivals = The alliance with the highest score after four rounds wins: XP less 1 for each defeat.
alliance-goal-solo = Reach a score of { $target }: XP, less 1 for each defeat, monster and face-down threat, less 4 for each tile left.
alliance-goal-coop = Reach { $target } together: XP, less 1 for each defeat, monster and face-down threat, less 4 for each tile left.
alliance-closing = Deck and dungeon are empty: the game ends after this cycle.
alliance-bar = Activation
alliance-bar-note = Round { $round }, cycle { $cycle }: { $part ->
    [heroes] heroes
    [monsters] monsters
    [end] End Phase
   *[setup] set-up
}
alliance-cycle = Cycle
alliance-part = { $part ->
    [heroes] each player activates a hero
    [monsters] each player activates a monster
    [end] End Phase
   *[setup] set-up
}
alliance-pool = XP pool { $level ->
    [1] I
   *[other] II
}
alliance-pool-note = { $n ->
    [0] Empty.
   *[other] { $n } XP left: { $level ->
        [1] then the level II upgrades replace those of level I.
       *[other] then the artifacts replace the level II upgrades.
    }
}
alliance-deck-upgrades = Upgrade deck
alliance-deck-tiles = Dungeon deck
alliance-order = Order of the monsters' part

## Mats and piles

alliance-xp-up = XP to spend
alliance-xp-down = XP spent
alliance-defeats = Defeat tokens
alliance-hand = Hand
alliance-deck = Deck
alliance-discard = Discard pile
alliance-drafted = Cards drafted
alliance-limits = Discard / hand
alliance-limits-note = discard up to { $discard }, draw up to { $hand }
alliance-pile-hand = Your hand
alliance-pile-surged = Face down for a Power Surge
alliance-pile-deck = Your deck, in no order
alliance-pile-discard = Discard pile
alliance-pile-artifacts = Artifacts
alliance-pile-column = Played cards
alliance-pile-upgrade-deck = Upgrades, level { $level ->
    [1] I
    [2] II
   *[other] III
}
alliance-pile-upgrade-discard = Discarded upgrades (1 XP more)
alliance-pile-dungeon-deck = Dungeon deck
alliance-pile-solo = Next monsters' part
alliance-shelf-upgrades = Upgrades on offer
alliance-shelf-heroes = Heroes to draft
alliance-shelf-tiles = Tiles on offer
alliance-gap = empty place
alliance-surge = Power Surge: { $n } cards face down
alliance-users = for { $heroes }
alliance-everybody = every hero
alliance-xp = { $n } XP
alliance-reward = Reward: { $first } XP, second { $second }

## Cards

alliance-type-weapon = Weapon
alliance-type-armor = Armor
alliance-type-reaction = Reaction
alliance-type-pet = Pet
alliance-type-attack-spell = Attack Spell
alliance-type-control-spell = Control Spell
alliance-type-enhancement-spell = Enhancement Spell
alliance-type-healing-spell = Healing Spell
alliance-type-artifact = Artifact
alliance-type-maneuver = Maneuver
alliance-type-stance = Stance
alliance-type-gear = Gear
alliance-type-item = Item
alliance-icon-human = Human
alliance-icon-dwarf = Dwarf
alliance-icon-elf = Elf
alliance-icon-gnome = Gnome
alliance-icon-half-orc = Half-orc
alliance-icon-martial = Martial
alliance-icon-stealth = Stealth
alliance-icon-mystic = Mystic
alliance-icon-celestial = Celestial
alliance-icon-primal = Primal
alliance-icon-gold = any hero

## Previews

alliance-warn-leaving = Leaving a square next to an enemy or a pit costs 1 more.
alliance-warn-threat = The way enters a room with a face-down threat.
alliance-sight-clear = { $end } is seen from { $start }, distance { $distance }{ $crossed ->
    [0] { "" }
    [1] {"; "}1 character in the line gives +1 Defense
   *[other] {"; "}{ $crossed } characters in the line give +{ $crossed } Defense
}{ $behind ->
    [0] { "" }
   *[other] {"; "}but it lies behind the one who looks
}.
alliance-sight-blocked = A wall or closed door lies between { $start } and { $end }, distance { $distance }.

## The end

alliance-stat-xp = XP
alliance-stat-defeats = Defeats
alliance-stat-score = Score
alliance-stat-drafted = Cards drafted
alliance-stat-damage = Damage to monsters
alliance-stat-tiles = Tiles laid
alliance-stat-chests = Chests opened
alliance-stat-traps = Traps disarmed
