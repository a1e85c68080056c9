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
table-dice = Dice
table-die-rerolled = rerolled
table-die-unused = does not count
table-supply = Supply
table-supply-piles = Decks and piles
table-tab-supply = Supply
table-do-supply = Supply
table-offer-gone = Empty place
table-pick-offer = Choose an offer
table-frame = no floor yet
table-facing = facing: { $direction }
table-heroes = Figures of { $name }
table-acted = has acted
table-stance-own = yours
table-stance-mate = ally
table-stance-foe = enemy
table-stance-neutral = neutral
table-ping = Point at this

## Action bar
table-actions = What you can do
table-my-seats = Your seats
table-asked = to choose
table-given = You have chosen. You can change your choice until everybody is ready.
table-change = Change my choice
table-waiting = The others are choosing…
table-hint = Hint
table-hint-take = Do this
table-any-time = At any time:
table-orders = Standing orders
table-order-turn = Pass here for the rest of this turn
table-order-always = Always pass here
table-orders-turn = pass in this turn
table-orders-always = always pass
table-order-never = Ask me again
table-order-never-at = Ask me again: { $window }
table-ordered = You pass from now on: { $window }
table-pick-board = Choose on the board
table-pick-card = Choose a card
table-pick-one = Choose one
table-ready = { $initiative ->
    [0] Ready
   *[other] Ready · initiative { $initiative }
}
table-swap = Swap
table-turn-pattern = Turn
table-sure = You cannot undo this on your own: something is revealed or lost.
table-sure-yes = Yes, go ahead
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
table-card-lasting = stays active
table-card-slots = { $used } of { $slots } used

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
table-log-filter = Show only this in the log
table-log-show = Show { $name }
table-log-open = still going on
table-log-details = Details: events and rules
table-rule = Rule { $rule }
table-why = why?
table-why-title = Why?
table-rule-is = Rule { $rule } asks for this.
table-rule-text = Rule text
table-back-here = back to here
table-branch = Play on from here at a new table
table-branch-note = The new table begins after answer { $answers }, with the same luck. Seats of bots keep their bots, yours are yours, the others are free for friends. This table stays as it is.
table-branch-open = Open the table

## Head
table-home = Back to the start page
table-undo = Undo
table-undo-what = Undo: { $what }
table-undo-asks = the others must agree
table-redo = Redo
table-history = History
table-history-note = Go back to before an answer. If others have acted or something was revealed since then, the table may have to vote.
table-history-none = No answers yet.
table-round = Round { $round }
table-people = Players
table-bot = bot ({ $bot })
table-bot-short = bot
table-seat-free = free
table-away = away
table-clock = Time left:
table-clock-free = Free time for this decision: your time bank is not used yet
table-clock-bank = Your time bank for the whole game; when it is empty, a bot plays on
table-help = Keys and signs
table-menu = Menu

## Table, people
table-table = Table
table-chat = Chat
table-chat-none = No messages yet.
table-chat-say = Say something…
table-chat-send = Send
table-chat-to = Who is to hear it
table-chat-all = Everybody
table-chat-mates = My side
table-chat-mates-only = To my side:
table-seats = Seats
table-me = You are { $name }
table-rename = Change your name
table-rename-save = Save
table-host = host
table-hand-over = Let a bot play
table-hand-over-note = A bot plays for you until you take the seat back.
table-bot-plays = A bot plays for you.
table-take-back = Take the seat back
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
table-referee-note = The log shows it as the referee's decision; it can be undone.
table-referee-key = Answer, such as: go 13:4
table-referee-do = Decide
table-export = Download the journal
table-export-campaign = Download the campaign
table-share = Share the whole journal
table-share-note = Until the game is over you download what you have seen. The whole journal holds the seed and all hidden cards: everybody who is seated must agree. Once it is shared, everybody can also play on from any line of the log, at a new table.
table-report = Report a bug
table-standing-won = Victory
table-standing-tied = A tie
table-standing-lost = Defeat
table-scores = Scores
table-scores-player = Player
table-scores-points = Points
table-scores-winner = Winner:
table-statistics = Statistics
table-play-again = Play again
table-look-back = Back to the table

## Vote
table-vote = Vote
table-vote-asks = { $name } wants to undo:
table-vote-share = { $name } wants to share the whole journal:
table-vote-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
table-vote-agreed = agreed: { $names }
table-vote-yes = Agree
table-vote-no = No
table-vote-withdraw = Withdraw the request
table-giving-up = { $count ->
    [one] { $names } wants to give up.
   *[other] { $names } want to give up.
}
table-giving-up-asked = Still to decide: { $names }.
table-giving-up-too = Give up too

## Menu, keys
table-close = Close
table-look = Language and theme
table-speed = Animation speed
table-speed-off = off
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-motion = Motion
table-motion-system = system
table-motion-reduced = reduced
table-motion-full = full
table-labels = Always show key labels on the board
table-keys = Keys
table-keys-game = Game
table-keys-board = Board
table-keys-looks = View
table-keys-places = Go to
table-keys-signs = Key labels
table-keys-signs-note = Press a digit to choose what carries it on the board, on cards and on buttons; letters work with Shift. Press it again, or Enter, to confirm.
table-legend = On the board
table-do-commit = Choose, then confirm
table-do-escape = Skip the animation; otherwise one step back
table-do-next = Next sentence; otherwise confirm
table-do-pause = Pause, or go on
table-do-again = Show the last turn again
table-do-undo = Undo
table-do-redo = Redo
table-do-hint = Hint
table-do-order-turn = Pass here for the rest of this turn
table-do-order-always = Always pass here
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
table-do-target = Next choice
table-do-target-back = Previous choice
table-do-turn = Turn the pattern, or the board
table-do-fit = Whole board
table-do-larger = Larger
table-do-smaller = Smaller
table-do-sight = Line of sight (hold)
table-do-threat = Threats (hold)
table-do-coordinates = Coordinates
table-do-ping = Point at the hex
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
table-family-below = The heroes are at another table.
table-family-down = Go to their table
table-family-above = This game is part of a campaign.
table-family-over = The game is over: what came of it is with the campaign.
table-family-up = To the campaign
table-family-look = How it went
table-mats = Who has what
table-link-lost = Connection lost. Reconnecting; your game is safe.
table-link-offline = You are offline. The game continues when you are back.
table-link-closed = The connection is closed. Reload the page to come back.

## First game
table-bubble-away = Dismiss this hint
table-bubble-lead = You play two cards each round. { $card } is a good leading card: its number is your initiative and says when you act.
table-bubble-suggested = These two are a good start. Press Ready, or choose others.
table-bubble-pair = Now a second card. You will use the top of one and the bottom of the other.
table-bubble-ready = Press Ready. The others see your cards only when all have chosen.
table-bubble-order = The order of the round is set. You act at { $initiative }.
table-bubble-half = Use the top of one card, then the bottom of the other. Tap a half, then tap again or press the big button to play it.
table-bubble-board = The numbers show the cost of a move. Tap a space to see the path, tap again to go.
table-bubble-target = Tap a target to see what may happen, tap again to attack.
table-bubble-why = Every monster's move has its reasons: press “why?” in the log.
table-bubble-loop = That is how a round works. Undo is at the top left; hints are beside the question.

## TV
tv-show = Show on a TV
tv-show-note = On a screen for all, open { $address }
tv-come = Come and play
tv-address = On your phone open
tv-address-here = This screen runs on the server itself. On your phone open the network address that the server printed, then enter:
