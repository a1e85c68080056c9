### The words that all games share. A game's own catalogue may put its own message over one of these.

## Forms of a name: $name, $gender (m, f, mp, fp), $number (0: the only one), $article (no: takes none),
## $note (none: nothing stands in brackets behind it)

form-bare = { $number ->
    [0] { $name }
   *[other] { $name } { $number }
}{ $note ->
    [none] { "" }
   *[other] { " " }({ $note })
}
form-the = { $number ->
    [0] { $article ->
        [no] { form-bare }
       *[yes] the { form-bare }
    }
   *[other] { form-bare }
}
form-to = to { form-the }
form-of = of { form-the }
form-by = by { form-the }
form-in = in { form-the }

list-none = nothing
list-comma = { $before }, { $next }
list-and = { $before } and { $next }
list-or = { $before } or { $next }
# Spanish has other words before the same sound.
list-and-same-sound = { list-and }
list-or-same-sound = { list-or }

unknown-card = a card
    .article = no
unknown-figure = figure
unknown-seat = player
unknown-thing = something
    .article = no

## Events of the kernel

event-game-over = { $result-id ->
    [won] The game is won.
    [lost] The game is lost.
    [tie] The game is a tie.
   *[other] { $winners-count ->
        [0] The game is over: { $result-id }.
        [one] { $winners-the } wins.
       *[other] { $winners-the } win.
    }
}
event-modified = { $modifier-source-id ->
    [none] { $modifier-stat } { $modifier-value-signed }.
   *[other] { $modifier-source }: { $modifier-stat } { $modifier-value-signed }.
}
event-armed = { $trigger-source } is in force.
event-ended = { $source-id ->
    [none] { "" }
   *[other] { $source } is no longer in force.
}

## Events that several games share

event-moved = { $figure-the } is moved to { $cells }.
event-damaged = { $figure-the } suffers { $amount } damage.
event-healed = { $figure-the } heals { $amount }.
event-fell = { $figure-the } falls.
event-condition-gained = { $figure-the } is { $condition }.
event-condition-lost = { $figure-the } is no longer { $condition }.
event-conditions-ran = { "" }

## Questions and options of the kernel

ask-window-offer = { $who }: use something now? ({ $rule })
ask-order-uses-collect = { $who }: use something now? ({ $rule })
ask-order-uses-order = { $who }: which use comes first? ({ $rule })
option-pass = pass
option-use = use { $source-the }
option-use-next = { $owner-the }: { $source }
option-give-up = give up
option-play-on = play on

## Explanations

why-rule = { $page ->
    [none] { $id } · { $title }
   *[other] { $id } · { $title } ({ $page })
}
why-cut = { $dropped-count ->
    [0] { $best ->
        [none] { $rule }: { $measure }: { $kept }
       *[other] { $rule }: { $measure }: { $best } for { $kept } alike
    }
   *[other] { $best ->
        [none] { $rule }: { $measure }: { $kept }; out: { $dropped }
       *[other] { $rule }: { $measure }: { $kept } ({ $best }); out: { $dropped }
    }
}
why-lot = This table lets the game choose by lot among { $count } equal choices: { $options }. Chosen: { $picked }
why-dropped = { $name } ({ $value })
why-part = { $op ->
    [add] { $source }: { $stat } { $signed } → { $after }
    [set] { $source }: set to { $value } → { $after }
    [times] { $source }: { $stat } × { $value } → { $after }
    [cap] { $source }: { $stat } at most { $value } → { $after }
   *[floor] { $source }: { $stat } at least { $value } → { $after }
}

## Card text: durations and triggers

duration-turn = until the end of the turn
duration-round = until the end of the round
duration-scenario = until the end of the scenario

## What stats are called

stat-attack = attack
stat-damage = damage
stat-dice = dice
stat-health = health
stat-movement = movement
stat-range = range
stat-shield = shield
stat-pierce = pierce

## How figures stand, and how games end

told-figure = { $who }: health { $hp }/{ $full }
told-result = Result: { $result }.
result-won = Result: won.
result-lost = Result: lost.
result-tie = Result: a tie.
told-winners = { $count ->
    [one] { $who } wins.
   *[other] { $who } win.
}
told-tied = { $who } are tied.
told-nobody-wins = Nobody wins.
told-score = { $who }: { $score }

## Lines that people type: the commands, of which the English ones always work too

command-undo = undo
command-redo = redo
command-why = why
command-log = log
command-board = board
command-look = look
command-hand = hand
command-card = card
command-hint = hint
command-preview = preview
command-save = save
command-options = options
command-help = help
command-lang = lang
command-quit = quit

typed-several = "{ $line }" may mean { $keys }.
typed-no-option = "{ $line }" is no option: type a number from 1 to { $count }, a key, or help.

## What a preview stops at

then-question = Then comes the next question.
then-chance = Then chance decides.
then-secret = Then something opens that you may not know yet.
then-reveal = Then something new is revealed.
then-report = Then the game waits for a report from outside.
then-end = Then the game is over.

## Several events in one sentence

summary = { $told }: { $results }.
summary-open = { $told } …
summary-bare = { $told }.
sum-part = { $op ->
    [add] { $source } { $signed }
    [set] { $source }: { $value }
    [times] { $source } ×{ $value }
    [cap] { $source }: at most { $value }
   *[floor] { $source }: at least { $value }
}
sum-no-damage = no damage
sum-damaged = { $amount } damage
sum-fell = falls
sum-condition-gained = { $condition }
also-damaged = { $figure-the } suffers { $amount } damage
also-healed = { $figure-the } heals { $amount }
also-fell = { $figure-the } falls
also-condition-gained = { $figure-the } is { $condition }

## Whom the others wait for

wait-chooses = { $count ->
    [1] chooses
   *[other] choose
}
wait-decides = { $count ->
    [1] decides
   *[other] decide
}
wait = { $who } { wait-decides } ({ $rule }).

## Why a set-up cannot be played. $field is the label of a field; $member counts the members of $members (0: none).
## $place is where the data is wrong (none: not known)

setup-where = { $member ->
    [0] { "" }
   *[other] { " " }({ $members }, { $member })
}
setup-not-a-field = The set-up has no field { $key } to choose; its fields are: { $known }.
setup-not-fitting = { $place ->
    [none] The set-up does not fit: { $said }.
   *[other] The set-up does not fit at { $place }: { $said }.
}
setup-not-offered = { $field }: there is no { $value }{ setup-where }; there are: { $known }.
setup-not-spelled = { $field }: there is no { $value }{ setup-where }; did you mean { $near }?
setup-not-in-version = { $field }: { $choice } is not in this version yet{ setup-where }.
setup-not-in-range = { $field }: { $span } is possible, not { $value }{ setup-where }.
setup-not-so-often = { $field }: { $choice } is chosen { $times } times{ setup-where }; { $most } at most can be.
setup-not-so-many = { $field }: { $span } must be chosen, not { $found }{ setup-where }.
setup-not-affordable = { $field }: the cost is { $cost } together{ setup-where }; { $budget } can be spent.
setup-not-twice = { $field }: { $choice } is there { $times } times; each can be there once.
setup-not-a-party-file = The party file { $file } cannot be read; name a TOML file with the party.
setup-not-in-the-party-file = The party file { $file } is not as expected: { $said }.
setup-not-the-seats = { $wanted } seats were named, but this game has { $found }.
setup-not-a-seat = Nobody can sit as { $wish }: a seat is me, open or one of { $bots }.
