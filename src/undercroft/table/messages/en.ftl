### What the table itself says: why something cannot be done, and its own notes in the log.

refused-stale = The game went on in the meantime: look again, then choose.
refused-illegal = "{ $key }" is not among the options now.
refused-not-yours = Seat { $seat } is not yours.
refused-not-asked = This seat is not asked anything now.
refused-bot-plays = The bot { $bot } plays this seat: take it back first.
refused-spectator = You are only watching: join the table first.
refused-host-only = Only the host of the table may do this.
refused-no-seat = There is no seat { $seat }: this table has { $count }.
refused-taken = { $name } has seat { $seat }.
refused-no-bot = There is no bot { $bot } for this game; there are: { $names }.
refused-no-person = There is nobody here whom you could send away like that.
refused-locked = The table is locked: ask its host to open it.
refused-wrong-code = This is not the code of the table.
refused-kicked = The host has sent you away from this table.
refused-crowded = The table is full: { $most } people are at it. Try again in a moment.
refused-left = You were away, and your place was needed for somebody else: join the table again.
refused-no-undo = There is nothing that you could take back.
refused-strict = By the rules of this table only your own moves can be taken back, and only before anything is revealed.
refused-no-redo = There is nothing to do again.
refused-not-your-redo = This was the move of somebody else: only they can do it again.
refused-voting = A vote is open: wait until it is decided.
refused-no-vote = There is no such vote any more.
refused-not-asked-vote = You are not asked, or have voted already.
refused-asked-already = You have asked for this already, and it was declined.
refused-shared-already = Everybody can have the whole journal already.
refused-share-seated = Only people who are seated may ask to share the whole journal.
refused-share-away = All who are seated must agree, and { $name } is away.
refused-limit = Not so fast: wait a moment.
refused-over = The game is over.
refused-no-option = { $why }
refused-ping-where = A ping needs a place or a figure.
refused-broken = The rules have stumbled ({ $error }). Nothing was changed; please send a bug report.
refused-closed = This game was begun with other rules (undercroft { $version }; { $why }): it can be looked at and exported, but not played on.
refused-lost = What was kept of this game cannot be followed to its end ({ $error }): it can be looked at and exported, but not played on.
refused-no-answer = { $why }

table-answer = answer { $n }

note-rewound = { $name } took moves back past a reveal.
note-referee = { $name } decided for { $seat } as the referee.
note-late = { $seat } ran out of time: the bot { $bot } plays on.
table-share = Everybody may download the whole journal now: the seed, hidden cards and all that is still to come.
note-shared = { $name } shared the whole journal, as all agreed: everybody here can have it, with all that is hidden.
