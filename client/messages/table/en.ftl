### Words of the table page.

## Board
table-board = Board
table-floor = floor
table-cell = { $at }: { $what }
table-cell-choice = can be chosen ({ $sign }): { $label }
table-cell-cost = can be chosen ({ $sign }), cost { $cost }: { $label }
table-view = View of the board
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit = Show the whole board
table-turn = Turn the board
table-threat = Show threats
table-sight = Show lines of sight
table-coordinates = Show coordinates
table-scan = { $direction }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}: { $what }.
table-scan-wall = { $direction }: wall after { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
table-enemy = { $name }, at { $at }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} away.
table-enemies-none = There are no enemies on the board.
table-direction-n = North
table-direction-ne = North-east
table-direction-e = East
table-direction-se = South-east
table-direction-s = South
table-direction-sw = South-west
table-direction-w = West
table-direction-nw = North-west
table-plan = What it would do now
table-health = Hit points
table-ping = Point at it

## Action bar
table-actions = What you can do
table-my-seats = Your seats
table-asked = has to choose
table-given = Your choice is made. You can change it until all are ready.
table-change = Change it
table-waiting = The others are at it…
table-hint = Hint
table-hint-take = Take it up
table-any-time = At any time:
table-pick-board = Choose on the board
table-pick-card = Choose a card
table-pick-one = Choose one
table-pick-lead = Choose the leading card
table-pick-second = Choose the second card
table-ready = Ready · initiative { $initiative }
table-swap = Swap
table-turn-pattern = Turn
table-sure = This cannot be taken back alone: something is revealed or lost.
table-sure-yes = Yes, do it
table-back = Back
table-skip = Skip to the end
table-telling = What happens
table-telling-pause = Pause
table-telling-resume = Go on
table-telling-next = Next sentence
table-telling-again = Show the last turn again
table-telling-waiting = { $count ->
    [one] { $count } more sentence
   *[other] { $count } more sentences
}
table-end-show = Show the end

## Cards
table-hand = Your cards
table-hand-empty = No cards.
table-piles = Piles
table-initiative = Initiative
table-card-level = Level
table-card-lasting = stays
table-card-slots = { $used } of { $slots } used
table-pair-lead = leads
table-pair-second = second

## Order, foot
table-order = Order of the round
table-is-ready = ready
table-foot = The table in numbers
table-decks = Decks
table-goal = Goal
table-special-rules = Special rules

## Log
table-log = Log
table-revision = Revision and number of answers
table-log-all = show all lines
table-log-copy = Copy the log as text
table-log-earlier = Earlier lines
table-log-filter = Only this in the log
table-log-show = Show { $name }
table-log-open = still going on
table-log-details = Details: events and rules
table-rule = Rule { $rule }
table-why = why?
table-why-title = Why?
table-rule-is = Rule { $rule } asks this.
table-rule-text = Rule text
table-back-here = back to here

## Head
table-home = Leave to the start page
table-undo = Undo
table-undo-what = Undo: { $what }
table-undo-asks = the others are asked
table-redo = Redo
table-history = History
table-history-note = Go back to before an answer. What others did or what was revealed since then is put to the vote, if the table has it so.
table-history-none = Nothing was answered yet.
table-round = Round { $round }
table-people = Players
table-bot = bot ({ $bot })
table-bot-short = bot
table-seat-free = free
table-away = away
table-clock = Time left:
table-clock-free = Free time of this decision: your bank is not touched yet
table-clock-bank = From your bank for the whole game; when it is empty a bot plays on
table-help = Keys and signs
table-menu = Menu

## Table, people
table-table = Table
table-chat = Chat
table-chat-none = Nothing was said yet.
table-chat-say = Say something…
table-chat-send = Send
table-seats = Seats
table-me = You are { $name }
table-rename = Change your name
table-rename-save = Save
table-host = host
table-hand-over = Let a bot play
table-hand-over-note = A bot plays for you until you take the seat back.
table-bot-plays = A bot plays for you.
table-take-back = Take it back
table-rise = Leave the seat
table-sit = Sit here
table-seat-bot = Seat a bot
table-kick = Remove
table-watches = watches
table-invite = Invite
table-code = Code
table-copy-link = Copy the link
table-copied = Copied
table-lock = Lock the table
table-unlock = Unlock the table
table-locked = Nobody new can join.
table-rules = House rules
table-undo-policy = Undo
table-referee = Referee: answer for
table-referee-none = nobody
table-referee-note = It goes into the log as the referee's word, and can be taken back.
table-referee-key = Answer, such as: go 13:4
table-referee-do = Decide
table-export = Download the journal
table-report = Report a fault
table-statistics = Statistics
table-play-again = Play again
table-look-back = Look at the table

## Vote
table-vote = Vote
table-vote-asks = { $name } wants to take back:
table-vote-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
table-vote-agreed = agreed: { $names }
table-vote-yes = Agree
table-vote-no = No
table-vote-withdraw = Never mind
table-giving-up = { $count ->
    [one] { $names } wants to give up.
   *[other] { $names } want to give up.
}
table-giving-up-asked = Still asked: { $names }.
table-giving-up-too = Give up as well

## Menu, keys
table-close = Close
table-look = Language and theme
table-speed = Animation speed
table-speed-off = off
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-motion = Motion
table-motion-system = like the system
table-motion-reduced = still
table-motion-full = full
table-labels = Always show signs for keys on the board
table-keys = Keys
table-keys-game = Game
table-keys-board = Board
table-keys-looks = Looking
table-keys-places = Places
table-keys-signs = Signs
table-keys-signs-note = Digits choose what bears them on the board, on cards and on buttons; letters do so with Shift. A second press, or Enter, makes the choice.
table-legend = On the board
table-do-commit = Choose, then confirm
table-do-escape = Skip what is being told; otherwise one step back
table-do-next = Next sentence; otherwise confirm
table-do-pause = Pause, or go on
table-do-again = Show the last turn again
table-do-undo = Undo
table-do-redo = Redo
table-do-hint = Hint
table-do-command = Type a command
table-do-help = This list
table-do-up = Up
table-do-down = Down
table-do-left = Left
table-do-right = Right
table-do-north-west = North-west
table-do-north-east = North-east
table-do-south-west = South-west, west on squares
table-do-south-east = South-east, east on squares
table-do-target = Next that can be chosen
table-do-target-back = The one before
table-do-turn = Turn the pattern, else the board
table-do-fit = Whole board
table-do-larger = Larger
table-do-smaller = Smaller
table-do-sight = Line of sight (hold)
table-do-threat = Threats (hold)
table-do-coordinates = Coordinates
table-do-ping = Point at the cell
table-do-scan = What lies in each direction
table-do-enemies = Enemies by distance
table-do-hand = Cards
table-do-order = Order of the round
table-do-log = Log
table-do-table = Table and chat
table-do-board = Board
table-command = go 13:4, undo, look g3, help…
table-command-help = An answer: its number, its key or the beginning of its key. Also: undo, redo, why, look X, card NAME, preview ANSWER, options, hand, log, hint.

## Layout, link
table-side = What is shown here
table-tab-hand = Cards
table-tab-order = Order
table-tab-log = Log
table-tab-table = Table
table-link-lost = The connection is lost. It is being restored; nothing is lost.
table-link-offline = You are offline. The table goes on as soon as you are back.
table-link-closed = The connection is closed. Reload the page to come back.

## First game
table-bubble-away = Put this hint away
table-bubble-lead = You play two cards each round. { $card } is a good one to lead with: its number says when you act.
table-bubble-suggested = These two are a good start. Press Ready, or choose others.
table-bubble-pair = Now a second card. You will use the top of one and the bottom of the other.
table-bubble-ready = Press Ready. The others see your cards only when all have chosen.
table-bubble-order = The order of the round is set. You act at { $initiative }.
table-bubble-half = Choose the top of one card, then the bottom of the other. A second tap, or the big button, plays it.
table-bubble-board = Numbers are what a step costs. Tap a space to see the way, tap again to go.
table-bubble-target = Tap a target to see what may happen, tap again to strike.
table-bubble-why = Every move of the monsters has its reason: press “why?” in the log.
table-bubble-loop = You know the loop now. Undo is at the top left, hints are beside the question.

## TV
tv-show = Show on a TV
tv-show-note = On a screen for all, open { $address }
tv-come = Come and play
tv-address = On your phone open
tv-address-here = This screen runs on the server itself. On your phone open the network address that the server printed, then enter:
