"""Point 21 of the places where naive kernels break: what comes from another game."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
import pytest

from kernel.journals import Kept
from kernel.playing import Table, journal_of, reloaded
from kernel.toy import SEATS, Toy, fresh, make_rules
from undercroft.kernel import (
    BrokenJournal,
    BrokenRules,
    BrokenSave,
    Charge,
    Event,
    Expect,
    GameOver,
    IllegalAnswer,
    Journal,
    Next,
    Option,
    Procedure,
    Report,
    Rules,
    Seat,
    ask,
    preview,
    read,
    step,
    view,
)  # fmt: skip

ZERO = Seat(0)


class Errand(Charge):
    """Bring at most so much."""

    number: int
    most: int

    def admits(self, report: Brought) -> str:
        return f"{report.gold} is more than {self.most}" if report.gold > self.most else ""


class Brought(Report):
    gold: int


class Lost(Report):
    pass


class Paid(Event):
    gold: int


class SendOption(Option):
    most: int


class Errands(Procedure, tag="late.errands"):
    """Two errands, each for as much as the first seat says."""

    number: int = 0
    most: int = 0
    gold: int = 0

    @step("HC-21")
    def choose(self, g: Toy) -> Next:
        return ask(ZERO, SendOption(5), SendOption(9))

    @choose.answered
    def note(self, g: Toy, picked: SendOption) -> None:
        self.number, self.most = self.number + 1, picked.most

    @step("HC-21")
    def send(self, g: Toy) -> Next:
        return Expect(Brought, Errand(self.number, self.most))

    @send.reported
    def take(self, g: Toy, report: Brought) -> Next:
        self.gold += report.gold + int(g.chance("tip", ("1", "2")))
        g.emit(Paid(self.gold))
        return self.choose if self.number < 2 else None

    @step("HC-21")
    def end(self, g: Toy) -> None:
        g.emit(GameOver("won" if self.gold > 9 else "lost"))


class Hasty(Procedure, tag="late.hasty"):
    @step("HC-21")
    def act(self, g: Toy) -> Next:
        g.emit(Paid(1))
        return Expect(Brought, Errand(1, 1))

    @act.reported
    def take(self, g: Toy, report: Brought) -> None: ...


class Deaf(Procedure, tag="late.deaf"):
    @step("HC-21")
    def send(self, g: Toy) -> Next:
        return Expect(Brought, Errand(1, 1))


def rules() -> Rules[Any]:
    return make_rules(sys.modules[__name__])


def begun(first: Procedure | None = None, *results: str) -> Table:
    state = fresh()
    state.frames[:] = [first or Errands()]
    return Table(rules(), state, *results)


def journal(store: Any = None) -> Journal[Any]:
    state = fresh()
    state.frames[:] = [Errands()]
    return journal_of(rules(), state, store)


def test_21_a_game_that_waits_for_a_report_asks_nobody_anything() -> None:
    table = begun()
    table.picks("send 5")
    game = table.game
    assert game.open == () and not game.state.outcome
    assert game.expected == Expect(Brought, Errand(1, 5))
    assert all(view(game, Seat(seat)).open == () for seat in range(len(SEATS)))
    with pytest.raises(IllegalAnswer, match="waits for a Brought"):
        game.answer(ZERO, "send 5")
    assert game.advance() == () and game.clone().expected == game.expected


def test_21_what_is_no_report_of_the_charge_changes_nothing() -> None:
    table = begun()
    with pytest.raises(IllegalAnswer, match=r"No report is expected now; open: seat 0 late\.errands\.choose"):
        table.game.report(Brought(1))
    table.picks("send 5")
    before = table.state.digest()
    with pytest.raises(IllegalAnswer, match="6 is more than 5"):
        table.game.report(Brought(6))
    with pytest.raises(IllegalAnswer, match="A Brought is expected, and this is a Lost"):
        table.game.report(Lost())
    assert table.state.digest() == before and table.game.expected is not None
    assert table.game.report(Brought(5))[0].keys()[:2] == ["send 5", "send 9"]
    assert table.game.expected is None
    with pytest.raises(IllegalAnswer, match="No report is expected"):
        table.game.report(Brought(5))


def test_21_it_is_saved_and_loaded_while_it_waits() -> None:
    table = begun()
    table.picks("send 9")
    back = reloaded(table.game)
    assert back.expected == table.game.expected and back.state.digest() == table.state.digest()
    for game in (back, table.game):
        game.report(Brought(4))
    assert back.state.digest() == table.state.digest() and back.open == table.game.open


def test_21_a_step_that_acts_may_not_wait_and_one_that_waits_says_what_follows() -> None:
    with pytest.raises(BrokenRules, match="acts before it expects"):
        begun(Hasty())
    with pytest.raises(BrokenRules, match="nothing of what follows"):
        begun(Deaf())


def test_21_a_report_is_a_line_of_the_journal_and_replays_with_its_luck() -> None:
    store = Kept()
    played = journal(store)
    played.answer(ZERO, "send 9")
    played.report(Brought(7))
    played.answer(ZERO, "send 5")
    lines = [msgspec.json.decode(line) for line in store.lines]
    assert lines[1]["n"] == 2 and lines[1]["report"] == {"report": "Brought", "gold": 7}
    assert lines[1]["chance"] and "seat" not in lines[1] and "key" not in lines[1]
    script = read(store.data)
    again = Journal.resume(script, played.start)
    assert again.game.state.digest() == played.game.state.digest() and again.verify() == 3
    assert again.game.expected == Expect(Brought, Errand(2, 5))
    assert again.log == played.log and again.save() == played.save()


def test_21_a_report_is_taken_back_and_done_again_and_that_is_never_free() -> None:
    played = journal()
    played.answer(ZERO, "send 9")
    assert played.is_undo_free(0)
    played.report(Brought(7))
    after = played.game.state.digest()
    assert not played.is_undo_free(1)
    played.undo()
    assert played.game.expected == Expect(Brought, Errand(1, 9))
    played.redo()
    assert played.game.state.digest() == after and not played.undone
    played.undo()
    played.report(Brought(2))  # another ending: what was taken back is void
    assert not played.undone and played.game.state.digest() != after
    assert played.branch(2).game.state.digest() == played.game.state.digest()


def test_21_a_checkpoint_stands_where_the_game_waits() -> None:
    store = Kept()
    played = journal(store)
    played.answer(ZERO, "send 9")
    played.checkpoint()
    played.report(Brought(7))
    quick = Journal.resume(read(store.data), played.start, quick=True)
    assert quick.first == 1 and quick.game.state.digest() == played.game.state.digest()


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b'{"n":2,"report":{"report":"Brought","gold":99}}', "99 is more than 9"),
        (b'{"n":2,"report":{"report":"Brought","gold":"many"}}', "no report of these rules"),
        (b'{"n":2,"report":{"report":"Stolen"}}', "Nothing is called 'Stolen'"),
        (b'{"n":2,"report":{"gold":3}}', "has no 'report'"),
        (b'{"n":2,"report":{"report":"Lost"}}', "A Brought is expected"),
        (b'{"n":2,"report":{"report":"Paid","gold":3}}', "Nothing is called 'Paid'"),
        (b'{"n":2,"seat":0,"key":"send 5","report":{"report":"Brought","gold":3}}', "Line 3 is neither"),
        (b'{"n":2,"seat":0,"report":{"report":"Brought","gold":3}}', "Line 3 is neither"),
        (b'{"n":3,"report":{"report":"Brought","gold":3}}', "answer 2 was expected"),
        (b'{"n":2,"report":[]}', "Line 3 of the journal is broken"),
    ],
)
def test_21_a_report_that_does_not_fit_is_refused_with_its_place(line: bytes, why: str) -> None:
    store = Kept()
    played = journal(store)
    played.answer(ZERO, "send 9")
    store.append(line + b"\n")
    with pytest.raises(BrokenJournal, match=why):
        Journal.resume(read(store.data), played.start)


def test_21_a_preview_says_that_the_game_would_wait() -> None:
    table = begun()
    assert preview(table.game, ZERO, "send 5").stop == "report"


def test_21_a_report_stands_for_any_report_in_a_state() -> None:
    with pytest.raises(BrokenSave):
        rules().read_report({"report": "toy.brawl"})
    assert rules().read_report({"report": "Brought", "gold": 3}) == Brought(3)


def test_a_charge_that_says_nothing_else_admits_every_report() -> None:
    assert Charge().admits(Brought(5)) == "" == Charge().admits(Lost())
