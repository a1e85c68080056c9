### Words of the pages around the table. Each component has its section; the table's own are in table/.

## Everywhere
title = undercroft
title-setup = Set up a table
title-box = I have the Gloomhaven box
title-about = About
title-join = Join a table
title-table = Table
title-tv = TV
title-nowhere = Page not found
loading = One moment…
again = Try again
skip = Skip to the content
footer = More
notice = Unofficial, made by fans for people who own the games.
to-table = Go to the table
guest = Guest
name = Your name at the table
name-example = e.g. Robin

## Faults
fault-load = This part of the page did not load. Check your connection and reload the page.
fault-offline = The server cannot be reached. Check your connection and try again.
fault-server = The server has a problem just now. Try again in a moment.
fault-unknown = That did not work. Reload the page and try again.

## Switches
language = Language
theme-system = system
theme-dark = dark
theme-light = light
theme-now = Theme: { $theme }
theme-next = Change to theme: { $theme }

## Keys
key-space = Space
key-escape = Esc
key-enter = Enter
key-tab = Tab

## Copy
copy = Copy
copied = Copied
copy-by-hand = The text is selected: press Ctrl+C to copy it.

## Home
home-heading = Into the undercroft
home-lead = Dungeon crawls at a table in your browser: alone, with bots or with friends. We take care of the rules.
home-start = What do you want to play?
home-play = Play now
home-play-busy = Opening the door…
home-play-bot = A bot plays with me
home-join = Join with a code
home-join-text = A friend sent you a code or a link. Take a seat, or just watch.
home-box = I have the Gloomhaven box
home-box-text = Paint the position from your table and get the monster's turn, with the reasons.
home-other = Or
home-play-way = Play { $way }
home-quick = { $title }, with { $seats }
home-setup-of = Set up a table of { $game }
home-loading = Fetching the shelf…
home-more = Other ways to start
bring = Open a saved game

## Continue
continue = Continue
continue-loading = Looking for your tables…
continue-yours = Your turn
continue-others = The others' turn
continue-over = Finished
continue-round = Round { $round }
continue-forget = Remove { $title } from the list
continue-forget-short = Remove from the list
continue-all = Show all { $count }

## Set up a table
setup-loading = Loading the games…
setup-game = Game
setup-scenario = Scenario
setup-search = Number or name
setup-search-none = Nothing has that name or number.
setup-show = What to show
setup-show-complete = Complete ({ $count })
setup-show-playable = All playable ({ $count })
setup-show-all = All ({ $count })
setup-complete = complete
setup-complete-text = All rules of this scenario are in the game, and our tests play it to a win.
setup-as-it-is = playable
setup-as-it-is-text = No rule of this scenario is known to be missing, but nobody has played it through and checked it yet.
setup-closed = Not playable yet; missing:
setup-who = Player
setup-who-me = Me
setup-who-open = Open for a friend
setup-who-bot = Bot: { $bot }
setup-add = Add a seat
setup-remove = Remove seat { $seat }
setup-undo = Undo
setup-open = Open the table
setup-seats = Who plays
setup-count = { $count } of { $most }
setup-count-open = { $count } chosen
setup-spent = { $spent } of { $budget } { $unit }
setup-level = level { $level }
setup-advised = Take the advice
setup-kit-advised = chosen for you
setup-kit-own = your choice
setup-open-busy = Opening…
setup-done = The table is ready
setup-done-text = Send this to your friends. They need no account: the link brings them to a seat.
undo-strict = Strict
undo-strict-text = Only your own moves, and only until something is revealed.
undo-friendly = Friendly
undo-friendly-text = Your own moves freely. Once something is revealed, everyone at the table must agree.
undo-free = Free
undo-free-text = Anyone may undo anything.

## Invitation
invite = Invite friends
invite-link = Link
invite-code = Code
invite-qr = The link as a QR code
ways-network = Friends on your network (the same Wi-Fi) can open this link. For friends elsewhere:
ways-closed = This server accepts connections from this computer only, so a link would not work for your friends. Ways to let them in:
ways-open = Your friends cannot use the address that you see here. On your network they need the one that the server printed. For friends elsewhere:
ways-start = Same network (the same Wi-Fi): stop the server, start it with
ways-start-then = and open the table again at the address that it prints. Your tables are kept.
ways-forward = Port forwarding: forward port { $port } of your router to this computer, start the server as above, and give your friends your public address with :{ $port }.
ways-tunnel = Tunnel: ssh -R, Tailscale or cloudflared can connect a public address to port { $port } of this computer.

## Join
join-code = Code of the table
join-code-text = The host sees it at the table, under “Invite friends”.
join-find = Find the table
join-looking = Looking for the table…
join-known = You are already at this table.
join-seat = Choose your seat
join-watch = Just watch
join-watch-text = you see what everyone may see
join-do = Sit down
join-watch-do = Watch
join-other = Another code
seat-free = free
seat-bot = a bot plays until you join
seat-taken = { $person } sits here
seat-lent = { $person }; a bot stands in

## About
about-what = undercroft is a rules engine and a table for dungeon-crawl board games. It knows the rules, does the bookkeeping and explains every step; you play.
about-unofficial = Unofficial
about-unofficial-text = undercroft is made by fans. It is not affiliated with, or endorsed by, the publishers of the games, whose names belong to their owners. All texts here are our own words; there are no pictures from the games. Please buy the games you love.
about-private = Your data
about-private-text = There are no accounts and no trackers. Your name, the keys to your tables and your settings stay in this browser; the server keeps only the games.
about-version = Version
about-version-server = undercroft
about-licences = Licences
about-licences-text = undercroft is free software under the MIT licence. It builds on the work of others, among them:

## Page not found
nowhere-text = There is nothing at this address. The link may be incomplete.
nowhere-home = Back to the start

## Box: the whole page
box-lead = Paint the position from your table, choose what the monster does, and see its turn with every reason.
box-map = Map
box-map-empty = Empty floor
box-map-of = { $number } · { $name }
box-size-small = Empty floor, small
box-size-middle = Empty floor, medium
box-size-large = Empty floor, large
box-board = The board
box-board-help = Arrow keys move between hexes, Enter paints.
box-zoom-in = Zoom in
box-zoom-out = Zoom out
box-fit = Show the whole board
box-undo = Undo
box-save = Save to a file
box-load = Load from a file
box-load-fault = This file is not a valid position: there is an unexpected value at { $place }.
box-share = Copy link
box-shared = Link copied.
box-shared-address = The link is in the address bar: copy it from there.
box-line = Position as one line
box-line-write = Write and copy
box-line-read = Read this line
box-line-copied = Line copied.
box-link-fault = The position in this link is damaged. The board starts empty.
box-mode = What do you want to know?
box-mode-turn = The monster's turn
box-mode-sight = Line of sight

## Box: brushes
box-brushes = Paint
box-brush-now = Touch a hex to paint: { $brush }.
brush-floor = Floor
brush-character = Character
brush-monster = Monster
brush-summon = Summon
brush-obstacle = Obstacle
brush-trap = Trap
brush-hazardous = Hazardous terrain
brush-difficult = Difficult terrain
brush-wall = Wall between two hexes
brush-erase = Erase
brush-move = Select and move
brush-wall-from = Wall: now choose the hex on the other side.
brush-move-to = Now choose where { $name } goes.
box-terrain-floor = floor
box-terrain-none = no floor

## Box: figures
box-figures = Figures
box-figures-none = There is no figure on the board yet. Choose “Monster” and touch a hex, then do the same for the characters.
figure-name = Name
figure-initiative = Initiative
figure-initiative-of = Initiative of { $name }
figure-remove = Remove { $name }
figure-acts-long = { $name } acts now
figure-invisible = invisible
figure-muddle = muddled
figure-cell = hex { $q }, { $r }
figure-character-new = Hero { $number }
figure-monster-new = Monster { $number }
figure-summon-new = Summon { $number }

## Box: what the monster does
box-action = What the monster does
box-action-by = Based on
box-action-by-hand = my own numbers
box-action-by-card = a monster's card
action-monster = Monster
action-rank = Rank
action-rank-normal = normal
action-rank-elite = elite
action-rank-boss = boss
action-level = Level
action-card = Ability card
action-unsayable = This card does something that this page cannot show. Enter the numbers by hand.
action-move = Move
action-way = Kind of movement
action-walk = on foot
action-jump = Jump
action-flying = Flying
action-attack = Attack
action-attack-none = none
action-attack-melee = melee
action-attack-ranged = ranged
action-range = Range
action-targets = Targets
action-targets-all = all in range
action-area = Area of effect
action-area-melee = Touch the hexes that are hit. The grey one is the monster itself.
action-area-ranged = Touch the hexes that are hit. The pattern may be placed anywhere in range.

## Box: answers
box-solve = Solve
box-solving = Thinking…
box-need-monster = Put a monster on the board and mark it as the one that acts.
answer-heading = The answer
answer-none = Place the monster and the characters, then press Solve.
answer-focus = Focus
answer-focus-none = none: it cannot get to anyone
answer-options = { $count ->
    [one] The rules allow only one option.
   *[other] The rules allow { $count } options: the players choose.
}
answer-option = Option { $letter }
answer-goes = goes to { $cell } ({ $cost ->
    [one] 1 movement point
   *[other] { $cost } movement points
})
answer-stays = stays where it is
answer-hits = attacks { $names }
answer-hits-none = attacks nobody
answer-why = Why
answer-old = The position has changed. Solve again.
sight-from = Choose the hex to look from.
sight-to = Now choose the hex to look at.
sight-yes = In sight
sight-no = Not in sight
sight-pair = From { $from } to { $to }
sight-none = Touch two hexes on the board.

## Descent: the page for owners of the box
title-descent = I have the Descent box
home-descent = I have the Descent box
home-descent-text = Exact odds of an attack, line of sight and movement on the map of any quest.
descent-lead = Ask about your own table: what an attack does, who sees whom, how far a figure gets.
descent-mode-odds = Odds of an attack
descent-mode-sight = Line of sight
descent-mode-reach = Movement
counter-less = { $what }: one less
counter-more = { $what }: one more

## Descent: an attack
descent-attack = Attack
descent-attack-with = Attack with
descent-own-dice = my own choice of dice
descent-found-starting = Starting equipment
descent-found-act-1 = Shop, Act I
descent-found-act-2 = Shop, Act II
descent-found-relic = Relics
descent-monsters = Monsters
descent-lieutenants = Lieutenants
descent-heroes = Heroes
descent-card-of = Which { $name }?
descent-card-minion = Minion, Act { $act ->
    [1] I
   *[other] II
}
descent-card-master = Master, Act { $act ->
    [1] I
   *[other] II
}
descent-card-lieutenant = Act { $act ->
    [1] I
   *[other] II
}, { $heroes } heroes
descent-die-blue = Blue
descent-die-red = Red
descent-die-yellow = Yellow
descent-die-brown = Brown
descent-die-grey = Gray
descent-die-black = Black
descent-kind = Attack type
descent-kind-melee = Melee
descent-kind-ranged = Ranged
descent-distance = Distance in spaces
descent-surges = Surge abilities
descent-surges-none = None that changes the damage.
descent-surge-number = Surge ability { $number }
descent-surge-surge = Surges
descent-surge-hearts = Hearts
descent-surge-range = Range
descent-surge-pierce = Pierce
descent-surge-add = Add a surge ability
descent-surge-remove = Remove surge ability { $number }
descent-defence = Defense
descent-defence-of = Against
descent-armour = Armor
descent-armour-none = no armor
descent-health = Health left
descent-shadow = Shadow: whoever attacks from beside it must give up a surge.
descent-added = Additions and rerolls
descent-add-hearts = Hearts added
descent-add-range = Range added
descent-add-surges = Surges added
descent-add-shields = Shields added
descent-add-pierce = Pierce
descent-add-cancel = Surges canceled
descent-add-toll = Surges to give up
descent-toll-help = Canceled surges are taken away before any is spent. Surges to give up do nothing, but without them the attack misses.
descent-rerolls = Rerolls
descent-rerolls-help = Used in this order after the roll, each side playing its best. With rerolls there may be { $most } dice in all.
descent-reroll-number = Reroll { $number }
descent-reroll-by = Whose
descent-by-attacker = attacker's
descent-by-defender = defender's
descent-reroll-count = Dice at most
descent-reroll-add = Add a reroll
descent-reroll-remove = Remove reroll { $number }

## Descent: the odds
descent-odds-heading = The odds
descent-odds-wait = Rolling every roll at once…
descent-kill = Defeats Health { $health }
descent-kill-none = Enter Health to see the chance of a defeat
descent-expected = Average damage
descent-brief-kill = Defeat
descent-miss = Miss
descent-bars = Damage
descent-bars-damage = Damage
descent-bars-chance = Exactly
descent-bars-least = At least
descent-bars-kills = enough to defeat
descent-odds-note = Surges are spent for the most damage. A miss counts as damage 0.
descent-dice-many = These are { $count } dice; at most { $most } can be reckoned. Take some away.
descent-dice-rerolled = These are { $count } dice; with rerolls at most { $most } can be reckoned. Take some dice or the rerolls away.

## Descent: the map
descent-map = The map
descent-map-help = Arrow keys move between spaces, Enter chooses one.
descent-quest = Quest
descent-encounter = { $name }, encounter { $number }
descent-brushes = What a touch on the map does
descent-brush-sight = Look
descent-brush-reach = Choose who moves
descent-brush-hero = Add hero
descent-brush-monster = Add monster
descent-brush-move = Shift
descent-brush-remove = Remove
descent-which = Monster
descent-sized = { $name } ({ $width } × { $height })
descent-turned = turned
descent-hero = Hero
descent-monster = Monster
descent-hint-from = Choose the figure or space to look from.
descent-hint-to = Now choose the figure or space to look at.
descent-hint-reach = Choose the figure that moves. Then choose a space to see its price.
descent-hint-reach-none = Nobody is on the map yet. Choose “Add hero” or “Add monster” first.
descent-hint-hero = Choose an empty space for a hero; choosing the hero takes it off again.
descent-hint-monster = Choose the upper left space for { $name } ({ $width } × { $height }).
descent-hint-move = Choose the figure to shift.
descent-hint-move-to = Now choose where { $name } goes.
descent-hint-remove = Choose the figure to take off the map.
descent-fit-off = { $name } would stand partly off the map.
descent-fit-obstacle = { $name } would stand on an obstacle.
descent-fit-taken = { $other } stands in the way of { $name }.
descent-fit-wall = { $name } would stand across a wall or a closed door.
descent-nobody = Nobody stands on { $space }. Choose a figure.
descent-obstacle = { $space } is an obstacle: nobody can stand there. Choose another space.
descent-not-reached = { $space } is out of reach. Choose a space with a number.
descent-terrain-water = water
descent-terrain-pit = pit
descent-terrain-lava = lava
descent-terrain-obstacle = obstacle
descent-doors = Doors
descent-door = Door { $number }, between { $from } and { $to }
descent-door-open = open
descent-door-closed = closed
descent-figures-none = Nobody is on the map. You can look from space to space; “Add hero” and “Add monster” put figures down.

## Descent: what is seen
descent-sight-none = Choose “Look” and two figures or spaces on the map.
descent-looks = looks from here
descent-looked-at = looked at
descent-space = the space { $space }
descent-far = { $count ->
    [one] The distance is 1 space.
   *[other] The distance is { $count } spaces.
}
descent-far-never = No way leads there, so there is no distance.
descent-unseen = Not in sight: { $spaces }
descent-why-adjacent = { $what } is adjacent: no line is needed.
descent-why-line = The line drawn to { $what } is free from corner to corner.
descent-why-from-pit = A figure in a pit sees adjacent spaces only.
descent-why-in-pit = A figure in a pit is seen from adjacent spaces only.
descent-why-corner = { $what } is touched, but a wall or closed door lies between.
descent-why-itself = Lines across the target's own space do not count.
descent-why-figure = Figures stop lines: { $what }.
descent-why-obstacle = Obstacles stop lines: { $what }.
descent-why-edge = The edge of the map stops lines.
descent-why-wall = Walls and closed doors stop lines: { $what }.
descent-why-post = Lines are stopped where walls or doors meet: { $what }.
descent-between = between { $from } and { $to }
descent-post = upper left corner of { $space }

## Descent: how far a figure gets
descent-reach-none = Choose the figure that moves, and its movement points.
descent-points = Movement points
descent-flies = flies
descent-moves = moves from here
descent-ends = { $count ->
    [one] { $name } can only end where it stands.
   *[other] { $name } can end in { $count } places.
}
descent-ends-help = The numbers are movement points; below them stands the damage of lava and pits.
descent-stuck = { $name } is in a pit and cannot leave it by movement.
descent-price = { $cost ->
    [one] 1 movement point
   *[other] { $cost } movement points
}{ $damage ->
    [0] {""}
   *[other] {""}, { $damage } damage
}
descent-price-safe = for { $cost } points only { $damage } damage

## Descent: quests that have a map, but cannot be played yet
descent-quest-the-shadow-vault = The Shadow Vault
descent-quest-the-overlord-revealed = The Overlord Revealed
descent-quest-the-monsters-hoard = The Monster's Hoard
descent-quest-the-frozen-spire = The Frozen Spire
descent-quest-the-dawnblade = The Dawnblade
descent-quest-the-desecrated-tomb = The Desecrated Tomb
descent-quest-enduring-the-elements = Enduring the Elements
descent-quest-the-ritual-of-shadows = The Ritual of Shadows
descent-quest-blood-of-heroes = Blood of Heroes
descent-quest-the-twin-idols = The Twin Idols
descent-quest-the-wyrm-turns = The Wyrm Turns
descent-quest-the-wyrm-rises = The Wyrm Rises
descent-quest-gryvorn-unleashed = Gryvorn Unleashed
descent-quest-the-man-who-would-be-king = The Man Who Would Be King

## Dungeon Alliance: the page for owners of the box
title-alliance = I have the Dungeon Alliance box
home-alliance = I have the Dungeon Alliance box
home-alliance-text = Line of sight, obstacle defense and movement on a dungeon that you lay of tiles.
alliance-lead = Lay the tiles of your own table and ask who sees whom and how far a character gets.
alliance-mode-sight = Line of sight
alliance-mode-reach = Movement
alliance-board = The dungeon
alliance-board-help = Arrow keys move between squares, Enter chooses one.
alliance-brushes = What a touch on the dungeon does
alliance-brush-sight = Look
alliance-brush-reach = Choose who moves
alliance-brush-tile = Lay or turn a tile
alliance-brush-passage = Passage
alliance-brush-hero = Add hero
alliance-brush-monster = Add monster
alliance-brush-pit = Pit
alliance-brush-face = Turn
alliance-brush-move = Shift
alliance-brush-remove = Remove
alliance-which-tile = Tile
alliance-with-monsters = with its monsters
alliance-colour = Alliance
alliance-colour-blue = blue
alliance-colour-red = red
alliance-colour-yellow = yellow
alliance-colour-green = green
alliance-hero = Hero
alliance-monster = Monster
alliance-pit = pit
alliance-no-tile = no tile
alliance-square = the square { $square }
alliance-hint-from = Choose the character that looks.
alliance-hint-to = Now choose the character or square to look at.
alliance-hint-reach = Choose the character that moves. Then choose a square to see its price.
alliance-hint-tile = Choose an empty cell for { $tile }; choosing a tile turns it by a quarter.
alliance-hint-tile-none = All tiles of the box are in the dungeon.
alliance-hint-passage = Choose the middle square of a side where two tiles meet.
alliance-hint-hero = Choose an empty square for a hero.
alliance-hint-monster = Choose an empty square for a monster.
alliance-hint-pit = Choose a square: a pit comes there, or goes.
alliance-hint-face = Choose the character that turns by a quarter.
alliance-hint-move = Choose the character to shift.
alliance-hint-move-to = Now choose where { $name } goes.
alliance-hint-remove = Choose a character, a pit or a tile to take away.
alliance-no-tile-here = There is no tile under { $square }. Choose a square of a tile.
alliance-no-border = No other tile meets { $square }. Choose the middle square of a side between two tiles.
alliance-taken = { $name } is on { $square }. Choose an empty square.
alliance-nobody = Nobody is on { $square }. Choose a character.
alliance-lies = { $name } is defeated. Choose a character that stands.
alliance-not-reached = { $square } is out of reach. Choose a square with a number.
alliance-passages = Passages
alliance-border = { $one }–{ $other }
alliance-between = { $one } and { $other }
alliance-border-passage = passage
alliance-border-door = door
alliance-border-locked = locked door
alliance-border-secret = secret door
alliance-border-shut = entrance
alliance-characters = Characters
alliance-characters-none = Nobody is in the dungeon. “Add hero” and “Add monster” put characters down.
alliance-details = { $lies ->
    [yes] defeated
   *[no] facing { $facing }
}
alliance-facing = Facing
alliance-facing-n = north
alliance-facing-e = east
alliance-facing-s = south
alliance-facing-w = west
alliance-defeated = defeated
alliance-no-penalty = leaves enemies for nothing extra
alliance-ignore-pit = ignores pits
alliance-heard = { $lies ->
    [yes] { $name }, defeated
   *[no] { $name }, facing { $facing }
}
alliance-clear = Start with one tile
alliance-sight-none = Choose “Look”, then the character that looks and a target.
alliance-reach-none = Choose the character that moves.
alliance-looks = looks from here
alliance-looked-at = looked at
alliance-moves = moves from here
alliance-distance = Distance
alliance-melee = Melee attack
alliance-ranged = Ranged attack
alliance-obstacles = Obstacle defense
alliance-yes = possible
alliance-no = not possible
alliance-speed = Speed points
alliance-open = Opens on the way
alliance-open-none = nothing
alliance-open-doors = doors
alliance-open-sure = doors and locks, without a roll
alliance-pvp = rival heroes are enemies
alliance-ends = { $count ->
    [one] { $name } can only stay.
   *[other] { $name } can end on { $count } squares.
}
alliance-ends-help = The numbers are Speed points. Choose a square to see what was opened on the way.
alliance-price = { $cost ->
    [one] { $cost } Speed point
   *[other] { $cost } Speed points
}
alliance-opened = opens { $borders }
alliance-why = What shuts off the rest
alliance-why-before = { $at } is before or beside { $who }.
alliance-why-behind = { $at } is behind { $who }.
alliance-why-one-tile = The line stays in one tile.
alliance-why-line-passage = The line goes through the passage between { $one } and { $other }.
alliance-why-line-graze = The line grazes the end of the passage between { $one } and { $other }: that is free.
alliance-why-line-beside = The line meets the wall beside the passage between { $one } and { $other }.
alliance-why-line-wall = No passage lies between { $one } and { $other }.
alliance-why-line-corner = The line meets the corner of tiles.
alliance-why-distance = The distance is { $number }, walls or no.
alliance-why-adjacent = The two squares are adjacent.
alliance-why-parted = The two squares touch, but no step leads from one to the other.
alliance-why-crossed = The line runs through the square of { $who }: +1 obstacle defense.
alliance-why-target-pit = { $who } is in a pit: +1 obstacle defense.
alliance-why-melee = { $yes ->
    [yes] The target is adjacent and not behind: a melee attack is possible.
   *[no] A melee attack needs an adjacent target that is not behind.
}
alliance-why-ranged = { $yes ->
    [yes] The target is in line of sight at distance 2 or 3: a ranged attack is possible.
   *[no] A ranged attack needs a target in line of sight at distance 2 or 3.
}
alliance-why-dear-enemy = To leave { $at } costs 2, as an enemy is adjacent.
alliance-why-dear-pit = To leave { $at } costs 2, as it is a pit.
alliance-why-enemy = Enemies stand on { $at }.
alliance-why-other = Others stand on { $at }: they may be passed, but nobody ends there.
alliance-why-lying = Defeated heroes lie on { $at }: they may be passed, but nobody ends there.
alliance-why-wall = No open step leads to { $at }.
alliance-why-points = { $number ->
    [one] { $number } Speed point does not lead to { $at }.
   *[other] { $number } Speed points do not lead to { $at }.
}
alliance-why-opened-door = The door between { $one } and { $other } is opened for 1 point.
alliance-why-opened-locked = The locked door between { $one } and { $other } is opened without a roll, for 1 + the level beyond.
alliance-why-opened-secret = The secret door between { $one } and { $other } is opened without a roll, for 1 + the level beyond.
alliance-why-shut-entrance = The border of { $one } and { $other } is an entrance, which is never opened.
alliance-why-shut-locked = The door between { $one } and { $other } is locked.
alliance-why-shut-secret = Between { $one } and { $other } both sides show a wall.
alliance-why-shut-enemy = No lock between { $one } and { $other } is worked with an enemy in the room.
