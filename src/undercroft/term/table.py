"""Line mode: the board, what happened, the question, numbered options; a line at a time."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

from undercroft.bots import NO_VIEW, Bot, bot_names, make_bot
from undercroft.journal_files import OpenJournal
from undercroft.kernel import SPECTATOR, Decision, IllegalAnswer, Seat, SetupError, preview, view
from undercroft.text.narrator import Told
from undercroft.text.typed_input import typed_command, typed_option
from undercroft.text.words import Language, pick_language

from .lines import Lines
from .telling import narrator_for

LOG_LINES = 40
LONG = 60  # characters of a label
MOST_CARDS = 12  # that `card` shows at once


class LineTable:
    """One game at one keyboard. Seats without a bot are played by people, who pass the keyboard on."""

    def __init__(
        self, opened: OpenJournal, bots: Mapping[Seat, Bot], language: Language, lines: Lines
    ) -> None:
        self.journal, self.edition, self.setup = opened.journal, opened.edition, opened.setup
        self.path = opened.store.path
        self.bots, self.lines = bots, lines
        self.narrator = narrator_for(self.edition, self.setup, language)
        self.people = [Seat(i) for i, _ in enumerate(self.narrator.seats) if Seat(i) not in bots]
        self._told: dict[Seat, int] = {}  # by seat: how many entries it has read
        self._last: list[Told[int]] = []  # the lines told last, for `why`
        self._holder = self.people[0] if len(self.people) == 1 else SPECTATOR  # of the keyboard
        self._fresh = True  # the question must be shown again
        self._shown: list[str] = []  # board and table as they were shown last

    def play(self) -> bool:
        """Play until the game is over, or waits for another one (true), or the players leave."""
        if self.journal.answers and not self._told:
            self._say("term-resumed", n=len(self.journal.answers))
        while opened := self.journal.game.open:
            bot_turn = next((d for d in opened if all(seat in self.bots for seat in d.seats)), None)
            if bot_turn:
                self._let_bot(bot_turn)
                continue
            decision = opened[0]
            seat = next(seat for seat in decision.seats if seat not in self.bots)
            if not self._hand_over(seat) or not self._ask(seat, decision):
                return False
        onlooker = self._holder if len(self.people) == 1 else SPECTATOR
        self._told.setdefault(onlooker, self._told.get(self._holder, 0))
        self._tell(onlooker)
        game = self.journal.game
        if game.state.outcome:
            self.lines.say("", *self.narrator.ending(game.rules, game.state))
        return True

    # -- turns

    def _let_bot(self, decision: Decision) -> None:
        seat, game = decision.seats[0], self.journal.game
        bot = self.bots[seat]
        self.journal.answer(seat, bot.choose(view(game, seat) if bot.needs_view else NO_VIEW, decision))
        self._fresh = True
        if not self.people:
            self._tell(SPECTATOR)

    def _hand_over(self, seat: Seat) -> bool:
        """Before another player looks, the screen is cleared; on a pipe there is nobody to wait for."""
        if seat == self._holder:
            return True
        first, self._holder, self._fresh = self._holder == SPECTATOR, seat, True
        if len(self.people) > 1 and self.lines.is_keyboard and not first:
            self.lines.clear()
            return (
                self.lines.ask(self.narrator.say("term-pass", who=self.narrator.seat(seat, "to")) + " ")
                is not None
            )
        return True

    def _ask(self, seat: Seat, decision: Decision) -> bool:
        """Show what is new, take one line and do what it says; false at the end of input."""
        if self._fresh:
            self._fresh = False
            self._show_board(seat, again=False)
            self._tell(seat)
            self._show_options(seat, decision)
        line = self.lines.ask()
        return line is not None and self._obey(seat, decision, line)

    def _obey(self, seat: Seat, decision: Decision, line: str) -> bool:
        """A key, a number, a command or the beginning of a key; false to leave."""
        keys = decision.keys()
        word, *rest = line.split() or [""]
        command = "" if line in keys else typed_command(self.narrator.words, word)
        if command == "quit":
            return False
        try:
            if command:
                doing: Callable[[Seat, Decision, list[str]], None] = getattr(self, f"_{command}")
                doing(seat, decision, rest)
            elif line:
                self.journal.answer(seat, keys[typed_option(self.narrator.words, decision, line)])
                self._fresh = True
        except IllegalAnswer as error:
            if not self.lines.is_keyboard:  # a script that has lost its place must not play on
                raise
            self.lines.say(str(error))
        return True

    # -- what is shown

    def _say(self, message: str, **args: str | int) -> None:
        self.lines.say(self.narrator.say(message, **args))

    def _tell(self, seat: Seat) -> None:
        """The events since this seat last read, as it may know them."""
        log = self.journal.log
        since = self._told.get(seat, 0)
        self._told[seat] = len(log)
        numbered = list(enumerate(log, 1))
        if told := self.narrator.told(numbered, self.journal.game, seat, since)[-LOG_LINES:]:
            self._last = told
            self.lines.say(*(f"  · {each.text}" for each in told))

    def _show_board(self, seat: Seat, again: bool = True) -> None:
        """Board and table; not `again` what has not changed since it was shown."""
        shown = self.narrator.board(self.journal.game, seat)
        old, self._shown = [] if again else self._shown, shown
        for part in shown:
            if part and part not in old:
                self.lines.say("", part)
        self.lines.say("")

    def _show_options(self, seat: Seat, decision: Decision) -> None:
        game = self.journal.game
        labels = self.narrator.labels(decision.all_options, game, seat)
        rows = [
            (f"{i:3}  {label}", f"[{key}]") for i, (label, key) in enumerate(zip(labels, decision.keys()), 1)
        ]
        main = len(decision.options)
        self.lines.say("", self.narrator.question(decision, game, seat), *_columns(rows[:main]))
        if decision.asides:
            self.lines.say(self.narrator.say("term-any-time"), *_columns(rows[main:]))

    # -- commands

    def _undo(self, seat: Seat, decision: Decision, rest: list[str]) -> None:
        """Back to before the last answer of a person, or to after the answer that was named."""
        answers = self.journal.answers
        mine = [answer.n for answer in answers if answer.seat not in self.bots]
        to = int(rest[0]) if rest and rest[0].isdecimal() else mine[-1] - 1 if mine else -1
        if not 0 <= to < len(answers):
            self._say("term-no-undo")
            return
        if not self.journal.is_undo_free(to):
            sure = self.lines.ask(self.narrator.say("term-undo-sure") + " ")
            if sure is None or sure.casefold() not in ("y", "yes", self.narrator.say("term-yes")):
                self._say("term-undo-kept")
                return
        self.journal.undo(to)
        self._forget()
        self._say("term-undone", n=to)

    def _redo(self, seat: Seat, decision: Decision, rest: list[str]) -> None:
        """The answer taken back last, with the answers of bots that followed it."""
        undone = self.journal.undone
        if not undone:
            self._say("term-no-redo")
            return
        self.journal.redo()
        while undone and undone[-1].seat in self.bots:
            self.journal.redo()
        self._fresh = True
        self._say("term-redone", n=len(self.journal.answers))

    def _forget(self) -> None:
        length = len(self.journal.log)
        self._told = {seat: min(told, length) for seat, told in self._told.items()}
        self._last, self._fresh = [], True

    def _why(self, seat: Seat, decision: Decision, rest: list[str]) -> None:
        """Explains the last sentence told, or the k-th of them: all events that it sums up."""
        number = int(rest[0]) if rest and rest[0].isdecimal() else len(self._last)
        if not 0 < number <= len(self._last):
            self._say("term-no-why", count=len(self._last))
            return
        told = self._last[number - 1]
        if told.parts:
            self.lines.say(told.text)
        for each in told.events:
            head, *why = self.narrator.why(each.entry, self.journal.game, seat)
            self.lines.say(
                f"  · {head}" if told.parts else head,
                *(f"    {line}" if told.parts else line for line in why),
            )

    def _log(self, seat: Seat, decision: Decision, rest: list[str]) -> None:
        told = self.narrator.told(list(enumerate(self.journal.log, 1)), self.journal.game, seat)
        self.lines.say(*(f"  · {each.text}" for each in told[-LOG_LINES:]))

    def _board(self, seat: Seat, decision: Decision, rest: list[str]) -> None:
        self._show_board(seat)

    def _options(self, seat: Seat, decision: Decision, rest: list[str]) -> None:
        self._show_options(seat, decision)

    def _hand(self, seat: Seat, decision: Decision, rest: list[str]) -> None:
        self.lines.say(*self.narrator.cards(self.journal.game, seat) or [self.narrator.say("term-no-hand")])

    def _look(self, seat: Seat, decision: Decision, rest: list[str]) -> None:
        """At one thing on the table; without a name at what the marks mean and how the game is won."""
        if not rest:
            self._show_board(seat)
            legends = (f"table-legend-{self.narrator.edition.box.id}", "table-legend")
            told = [self.narrator.say(each) for each in legends if self.narrator.words.has(each)][:1]
            told += self.narrator.look(self.journal.game, seat, "")
            self.lines.say(*dict.fromkeys(told))
            return
        seen = self.narrator.look(self.journal.game, seat, " ".join(rest))
        self.lines.say(*seen or [self.narrator.say("term-no-look", line=" ".join(rest))])

    def _card(self, seat: Seat, decision: Decision, rest: list[str]) -> None:
        """Whatever has such a name, in full."""
        wanted = " ".join(rest)
        found = self.narrator.find(self.journal.game, seat, wanted) if wanted else []
        self.lines.say(*found[:MOST_CARDS] or [self.narrator.say("term-no-card", line=wanted)])

    def _hint(self, seat: Seat, decision: Decision, rest: list[str]) -> None:
        """The answer of the bot `normal`, and why."""
        if "normal" not in bot_names(self.edition, self.narrator.setup, seat):
            self._say("term-no-hint")
            return
        game = self.journal.game
        bot = make_bot(self.edition, self.narrator.setup, "normal", seat, f"{self.journal.header.seed}/hint")
        seen = view(game, seat)
        advice = bot.advise(seen, decision)
        (label,) = self.narrator.labels([decision.all_options[advice.pick]], game, seat)
        why = self.narrator.reason(advice.why, advice.args, advice.about, seen.state)
        self._say("term-hint", number=advice.pick + 1, label=label, why=why)

    def _preview(self, seat: Seat, decision: Decision, rest: list[str]) -> None:
        """The effects of an option, as far as they can be known."""
        if not rest:
            self._say("term-preview-what")
            return
        game = self.journal.game
        shown = preview(game, seat, typed_option(self.narrator.words, decision, " ".join(rest)))
        told = self.narrator.happened(shown.entries, game, seat)
        self.lines.say(*(f"  · {said}" for said in told), self.narrator.say(f"then-{shown.stop}"))

    def _save(self, seat: Seat, decision: Decision, rest: list[str]) -> None:
        """A copy of the journal: the answers that count. Only an earlier copy of this game is replaced."""
        if not rest:
            self._say("term-save-where")
            return
        path = Path(" ".join(rest)).expanduser()
        saved = self.journal.save()
        try:
            if path.exists() and path.read_bytes().partition(b"\n")[0] != saved.partition(b"\n")[0]:
                self._say("term-save-taken", file=str(path))
                return
            draft = path.with_name(path.name + ".tmp")
            draft.write_bytes(saved)
            draft.replace(path)
        except OSError as error:
            self._say("term-save-failed", file=str(path), why=error.strerror or str(error))
            return
        self._say("term-saved", file=str(path))

    def _help(self, seat: Seat, decision: Decision, rest: list[str]) -> None:
        self._say("term-help")

    def _lang(self, seat: Seat, decision: Decision, rest: list[str]) -> None:
        try:
            language = pick_language(rest[0] if rest else "?", {})
        except SetupError as error:
            self.lines.say(str(error))
            return
        self.narrator = narrator_for(self.edition, self.setup, language)
        self.lines.language, self._fresh = language, True


def _columns(rows: list[tuple[str, str]]) -> list[str]:
    """Labels and keys; many rows are set side by side, each column as wide as it needs."""
    screen = shutil.get_terminal_size((100, 24)).columns
    for count in range(max(1, (len(rows) + 7) // 8), 0, -1):
        down = max(1, -(-len(rows) // count))
        columns = [_aligned(rows[i : i + down]) for i in range(0, len(rows), down)]
        wide = [max(map(len, column)) + 3 for column in columns]
        if count == 1 or sum(wide) - 3 <= screen:
            break
    return [
        "".join(f"{column[i]:{width}}" for column, width in zip(columns, wide) if i < len(column)).rstrip()
        for i in range(down)
    ]


def _aligned(rows: list[tuple[str, str]]) -> list[str]:
    """Keys below each other, but behind labels that are too long for it."""
    wide = max((len(label) for label, _ in rows if len(label) <= LONG), default=0) + 2
    return [f"{label:{wide}}{key}" if len(label) < wide else f"{label}  {key}" for label, key in rows]
