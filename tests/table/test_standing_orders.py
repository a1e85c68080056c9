"""Standing orders: a seat passes at a kind of window, whatever it holds, and nobody else learns of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from table.sittings import ANA, BEN, SEED, TINY, Sitting, find
from undercroft.games.boxes import Edition, boxes, lay_out
from undercroft.sim.testers import Luck
from undercroft.table import bot_turn, open_windows, play_bot, wire
from undercroft.table.records import Answered, Ordered
from undercroft.table.wire import Passes
from undercroft.text.editions import words_of
from undercroft.text.words import LANGUAGES, message_id

PARRY, STEP = "tiny.suffer.before", "descent.march.entered"
DESCENT = find("descent")
OVERLORD = 4


class Duel(Sitting):
    """Two people, and the cards that decide where the game goes."""

    def __init__(self, edition: Edition = TINY, seed: str = SEED, person_of: Any = (ANA, BEN)) -> None:
        seats = ["me" if person == ANA else "open" for person in person_of]
        super().__init__(seats, edition, seed)
        self.person_of = person_of
        self.joined("Ben", person_of.index(BEN))
        self.luck = Luck(seed)

    @property
    def windows(self) -> dict[int, str]:
        return open_windows(self.table.journal.game)

    def advance(self) -> None:
        """Somebody answers somehow, but nobody gives up."""
        seat, key = self.luck.answer(self.table.journal.game)
        key = self.keys(seat)[0] if key == "give-up" else key
        self.answer(self.person_of[seat], seat, key)

    def until(self, holds: Callable[[], Any]) -> None:
        while not holds():
            assert self.table.journal.game.open, "the game was over before"
            self.advance()

    def order(self, person: int, seat: int, window: str = PARRY, passes: Passes = "always") -> Any:
        return self.do(person, wire.StandingOrder(id=next(self.ids), seat=seat, window=window, passes=passes))

    def orders(self, person: int) -> list[tuple[str, str, bool]]:
        shown = self.client(person).reader.get("orders", [])
        return [(each["window"], each.get("passes", "never"), each.get("asked", False)) for each in shown]


def duel() -> Duel:
    """At the first window that asks a hand."""
    sitting = Duel()
    sitting.until(lambda: sitting.windows)
    return sitting


def overlord() -> Duel:
    """Ana plays the heroes, Ben the Overlord."""
    return Duel(DESCENT, SEED, (ANA, ANA, ANA, ANA, BEN))


def test_an_order_passes_at_the_question_that_is_open_and_at_those_that_follow() -> None:
    sitting = duel()
    (seat,) = sitting.windows
    person = sitting.person_of[seat]
    assert sitting.keys(seat) == ["pass", "use parry"], "it is passed although a card could be played"
    ordered, passed = sitting.order(person, seat).records
    assert ordered == Ordered(
        seat=seat, window=PARRY, passes="always", at=sitting.now, by=person, id=ordered.id
    )
    assert isinstance(passed, Answered) and passed.line.key == "pass"
    assert passed.by == person and not passed.id, "as if its person had passed"
    asked = set[int]()
    while sitting.table.journal.game.open:
        asked |= sitting.windows.keys()
        sitting.advance()
    assert asked == {1 - seat}, "others are asked as before"


def test_an_order_holds_for_this_turn_or_until_it_is_withdrawn() -> None:
    sitting = overlord()
    sitting.until(lambda: sitting.windows)
    turn = DESCENT.box.turns(sitting.table.journal.game.state)
    sitting.order(BEN, OVERLORD, STEP, "turn")
    assert sitting.orders(BEN) == [(STEP, "turn", False)]
    sitting.until(lambda: sitting.windows.get(OVERLORD) == STEP)
    assert DESCENT.box.turns(sitting.table.journal.game.state) != turn
    assert sitting.orders(BEN) == [(STEP, "never", True)], "the order of another turn is not shown"
    sitting.order(BEN, OVERLORD, STEP)
    assert sitting.orders(BEN) == [(STEP, "always", False)]
    for _ in range(60):
        sitting.advance()
        assert sitting.windows.get(OVERLORD) != STEP
    sitting.order(BEN, OVERLORD, STEP, "never")
    sitting.until(lambda: sitting.windows.get(OVERLORD) == STEP)


def test_an_order_is_for_one_kind_of_window() -> None:
    sitting = overlord()
    sitting.order(BEN, OVERLORD, STEP)
    seen = set[str]()
    for _ in range(400):
        seen |= set(sitting.windows.values())
        sitting.advance()
    assert STEP not in seen and len(seen) > 2


def test_a_turn_of_the_overlord_is_one_turn_with_all_its_activations() -> None:
    sitting = overlord()
    turns: list[str] = []
    for _ in range(400):
        turn = DESCENT.box.turns(sitting.table.journal.game.state)
        if turn and turn not in turns[-1:]:
            turns.append(turn)
        sitting.advance()
    assert len(turns) == len(set(turns)), "none is left and comes back"
    assert [turn for turn in turns if turn.endswith("overlord")][:2] == ["1.1.overlord", "1.2.overlord"]


def test_where_several_declare_at_once_the_one_who_ordered_so_passes() -> None:
    sitting = overlord()
    for window in DESCENT.rules.hidden:
        sitting.order(BEN, OVERLORD, window)
    asked = set[str]()
    for _ in range(500):
        assert not sitting.windows
        asked |= {decision.what for decision in sitting.table.journal.game.open}
        sitting.advance()
    passed = [given for given in sitting.table.history.given if given.by == BEN and given.line.key == "pass"]
    assert "order_uses.collect" in asked and len(passed) > 20


def test_the_first_turn_has_a_name_before_it_can_be_ordered_for() -> None:
    sitting = overlord()
    assert DESCENT.box.turns(sitting.table.journal.game.state) == ""
    order = wire.StandingOrder(id="o", seat=OVERLORD, window=STEP, passes="turn")
    assert sitting.refused(BEN, order) == "no-turn"


def test_what_may_not_be_ordered_is_refused() -> None:
    sitting = duel()
    seat = 0
    order = wire.StandingOrder(id="o", seat=seat, window=PARRY, passes="always")
    assert sitting.refused(BEN, order) == "not-yours"
    assert sitting.refused(ANA, wire.StandingOrder(id="o", seat=9, window=PARRY, passes="turn")) == "no-seat"
    for window in ("tiny.attack.rolled", "parry", ""):
        other = wire.StandingOrder(id="o", seat=seat, window=window, passes="always")
        assert sitting.refused(ANA, other) == "no-window"
    sitting.do(ANA, wire.HandOver(id=next(sitting.ids), seat=seat, bot="normal"))
    assert sitting.refused(ANA, order) == "bot-plays"


def test_nothing_is_ordered_during_a_vote_nor_after_the_end() -> None:
    sitting = Duel()
    sitting.client(ANA), sitting.client(BEN)
    order = wire.StandingOrder(id="o", seat=0, window=PARRY, passes="always")
    sitting.until(lambda: sitting.table.answers > 8)
    sitting.undo(ANA, 0)
    assert sitting.table.room.ballot and sitting.refused(ANA, order) == "voting"
    sitting.vote(BEN, agree=False)
    sitting.until(lambda: not sitting.table.journal.game.open)
    assert sitting.refused(ANA, order) == "over"


def test_nobody_else_is_sent_a_byte_of_an_order() -> None:
    sitting = Duel()
    ana, ben, guest = (sitting.client(person) for person in (ANA, BEN, 0))
    sitting.until(lambda: sitting.table.answers > 10)
    before = len(ben.bytes), len(guest.bytes), sitting.table.revision, ana.room, len(ana.lines)
    sitting.order(ANA, 0)
    assert before == (len(ben.bytes), len(guest.bytes), sitting.table.revision, ana.room, len(ana.lines))
    assert [each["window"] for each in ana.reader["orders"]] == [PARRY]
    assert "orders" not in ben.reader and "orders" not in guest.reader
    sitting.order(ANA, 0, passes="never")
    assert "orders" not in ana.reader and before[:2] == (len(ben.bytes), len(guest.bytes))


def test_orders_are_kept_in_records_and_over_checkpoints() -> None:
    sitting = duel()
    (seat,) = sitting.windows
    person = sitting.person_of[seat]
    sitting.order(person, seat)
    sitting.until(lambda: sitting.table.answers % 7 == 0)
    for checkpoint in (None, sitting.table.checkpoint()):
        twin = sitting.reloaded(checkpoint)
        assert twin.orders.in_force(seat, "") == {PARRY: "always"}
        assert twin.revision == sitting.table.revision and twin.count == sitting.table.count
        assert twin.journal.game.state.digest() == sitting.table.journal.game.state.digest()


def test_orders_go_when_their_person_leaves_the_seat() -> None:
    leaving: tuple[tuple[int, wire.AnyCommand], ...] = (
        (BEN, wire.Rise(id="r", seat=1)),
        (ANA, wire.Kick(id="k", person=BEN)),
    )
    for person, command in leaving:
        sitting = Duel()
        sitting.order(ANA, 0)
        sitting.order(BEN, 1)
        sitting.do(person, command)
        assert not sitting.table.orders.in_force(1, "")
        assert sitting.table.orders.in_force(0, "") == {PARRY: "always"}


def test_somebody_who_takes_over_a_seat_is_asked() -> None:
    sitting = Duel()
    sitting.order(BEN, 1)
    sitting.do(BEN, wire.Rise(id="r", seat=1))
    cat = sitting.joined("Cat", 1)
    sitting.person_of = (ANA, cat)
    sitting.until(lambda: 1 in sitting.windows)
    assert sitting.orders(cat) == [(PARRY, "never", True)]


def test_a_bot_that_plays_for_somebody_knows_no_orders() -> None:
    sitting = Duel()
    sitting.order(BEN, 1)
    sitting.do(BEN, wire.HandOver(id="h", seat=1, bot="normal"))
    before, asked = sitting.table.answers, False
    while sitting.table.journal.game.open:
        asked |= 1 in sitting.windows
        if turn := bot_turn(sitting.table):
            sitting.keep(play_bot(sitting.table, turn, turn.choose(), sitting.now))
        else:
            sitting.answer(ANA, 0)
    played = [given.by for given in sitting.table.history.given[before:] if given.line.seat == 1]
    assert asked and set(played) == {0}, "the bot is asked, and answers itself"
    sitting.do(BEN, wire.HandOver(id="b", seat=1, bot=""))
    assert sitting.table.orders.in_force(1, "") == {PARRY: "always"}


def test_whoever_takes_a_pass_back_is_asked_although_there_is_an_order() -> None:
    sitting = duel()
    (seat,) = sitting.windows
    person = sitting.person_of[seat]
    sitting.order(person, seat)
    passed = sitting.table.history.last_of(person)
    sitting.undo(person, passed - 1)
    assert sitting.windows == {seat: PARRY} and sitting.orders(person) == [(PARRY, "always", True)]
    sitting.answer(person, seat, "use parry")
    assert sitting.table.answers == passed


def test_what_was_given_in_advance_comes_before_an_order() -> None:
    """An order passes only where nothing else answers, and never by another option."""
    sitting = duel()
    (seat,) = sitting.windows
    sitting.order(sitting.person_of[seat], seat)
    keys = [given.line.key for given in sitting.table.history.given if given.line.seat == seat]
    assert keys[-1] == "pass" and "use parry" not in keys


def test_the_same_order_twice_has_one_effect() -> None:
    sitting = duel()
    (seat,) = sitting.windows
    order = wire.StandingOrder(id="twice", seat=seat, window=PARRY, passes="always")
    person = sitting.person_of[seat]
    sitting.do(person, order)
    count = sitting.table.count
    assert not sitting.do(person, order).records and sitting.table.count == count


def test_a_game_without_turns_takes_orders_for_good_only() -> None:
    sitting = Duel(replace(TINY, box=replace(TINY.box, turns=lambda state: "")))
    sitting.until(lambda: sitting.windows)
    (seat,) = sitting.windows
    person = sitting.person_of[seat]
    assert "turns" not in sitting.client(person).reader
    order = wire.StandingOrder(id="o", seat=seat, window=PARRY, passes="turn")
    assert sitting.refused(person, order) == "no-turn"
    assert duel().client(person).reader["turns"]


@pytest.mark.parametrize("game", sorted(boxes()))
def test_every_window_that_takes_orders_has_a_name_in_every_language(game: str) -> None:
    edition = lay_out(boxes()[game])
    for language in LANGUAGES:
        words = words_of(edition, language)
        names = [message_id("window", window) for window in edition.rules.hidden]
        assert [name for name in names if not words.has(name)] == []
        assert len({words.say(name) for name in names}) == len(names)
