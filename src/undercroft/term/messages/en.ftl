### What line mode says.

term-help =
    Answer with the number of an option, its key (in brackets) or the beginning of the key.
    undo [N]     take back your last answer, or all after answer N
    redo         do again what was taken back
    why [K]      why the last event happened, or the K-th of those shown last
    log          what happened so far
    board, hand  the board; your cards
    look X       what is at a hex, or who a mark is; without X what the marks mean, and the goal
    card NAME    a card, an item, a monster: what it does
    options      the question once more
    hint         what the bot would do, and why
    preview N    what option N would do
    save FILE    a copy of the journal
    lang xx      en, es or pt
    quit         leave; the game is kept
term-pass = Pass the keyboard { $who }, who then presses Enter.
term-any-time = At any time:
term-no-undo = There is nothing to undo.
term-undo-sure = Dice, cards or secrets were revealed since then. Undo anyway? (y/n)
term-yes = y
term-undo-kept = Nothing was undone.
term-undone = Undone: back to answer { $n }.
term-no-redo = There is nothing to redo.
term-redone = Redone up to answer { $n }.
term-no-why = { $count ->
    [0] There is nothing to explain yet.
   *[other] There is no such event: type why with a number from 1 to { $count }.
}
term-no-hand = You hold no cards.
term-no-look = Nothing on the table is called "{ $line }": type look with a hex or a mark of the board.
term-no-card = There is no card, and nothing else, called "{ $line }".
term-no-hint = This game has no bot to ask for a hint.
term-hint = Hint: { $number }, { $label }. { $why }
term-preview-what = Type preview and the number of an option.
term-save-where = Type save and the name of a file.
term-save-taken = { $file } already exists with other content: choose another name.
term-save-failed = { $file } cannot be written: { $why }.
term-saved = Saved in { $file }.
term-resumed = { $n ->
    [one] Going on after { $n } answer.
   *[other] Going on after { $n } answers.
}
term-torn = The last line of { $file } was only partly written and is dropped; play continues before it.
term-kept = The game is kept in { $file }; go on with: { $command }
term-over = The journal is { $file }.
term-report = Answer { $n }: a game of the campaign came home
term-answer = Answer { $n }, { $who }: { $key }
term-opening = Before the first answer
term-verified = { $file }: { $answers } answers, { $digests } digests agree.

games-later = not in this version
games-complete = complete
games-open = playable
games-more = More: { $command }
games-bot = bots
