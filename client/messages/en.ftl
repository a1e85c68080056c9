### Words of the pages around the table. Each component has its section; the table's own are in table/.

## Everywhere
title = undercroft
title-setup = Set up a table
title-box = I have the box
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
home-box = I have the box
home-box-text = Paint the position from your table and get the monster's turn, with the reasons.
home-other = Or
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
