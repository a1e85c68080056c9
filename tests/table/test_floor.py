"""The floor: what others are sent, and when, is the same whatever hand was asked, and however it passed."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from table.hush import Delay, Heard, Hush, deal_again
from table.sittings import ANA, BEN, SEED, Sitting, find
from undercroft.games.boxes import Edition
from undercroft.kernel import Seat
from undercroft.sim.testers import Luck
from undercroft.table import Table, held_back, load_table, open_windows, wire
from undercroft.table.hidden_windows import Floor

DESCENT = find("descent")
FLOOR = DESCENT.box.floor
OVERLORD = 4
LOOK = (ANA, 0)  # who must not learn what the Overlord holds: a hero's player and a spectator
LATER = 10_000
ANSWERS = 30


def sitting_of(edition: Edition = DESCENT, bot: str = "") -> Sitting:
    """Ana plays the heroes, Ben or a bot the Overlord; played on to where steps are taken."""
    sitting = Sitting(("me",) * 4 + (f"bot:{bot}" if bot else "open",), edition)
    if not bot:
        sitting.joined("Ben", OVERLORD)
    luck = Luck(SEED)
    while not open_windows(sitting.table.journal.game):
        seat, key = luck.answer(sitting.table.journal.game)
        if sitting.table.room.chairs[seat].bot:
            sitting.play_bots()
        else:
            sitting.answer((ANA, ANA, ANA, ANA, BEN)[seat], seat, key)
    sitting.undo(ANA, sitting.table.answers - 1)
    if sitting.table.room.ballot:
        sitting.vote(BEN)
    assert not open_windows(sitting.table.journal.game)
    return sitting


def steps(table: Table) -> list[tuple[int, str]]:
    """Answers of heroes that lead to a window which asks the Overlord's hand."""
    found = []
    for decision in table.journal.game.open:
        for option in decision.options:
            twin = table.journal.game.clone()
            twin.answer(decision.seat, option.key)
            if open_windows(twin):
                found.append((int(decision.seat), option.key))
    return found


def test_the_floor_is_begun_by_a_command_and_not_by_passing() -> None:
    floor = Floor()
    floor.meet((4,), 1_000, 700, passing=False)
    assert floor.until == 1_700 and floor.seats == {4} and floor.since == 1_000
    floor.meet((4,), 1_300, 700, passing=True)
    assert floor.until == 1_700, "one floor a command, however many windows it met"
    floor.meet((), 1_400, 700, passing=False)
    assert floor.until == 1_700
    floor.meet((4,), 1_500, 700, passing=False)
    assert floor.until == 2_200 and floor.since == 1_000, "another command has its own"
    floor.meet((4,), 3_000, 700, passing=True)
    assert floor.until == 3_700 and floor.since == 3_000, "a pass after the floor may meet an order"
    assert floor.start_of_clocks(3_100) == 3_700 and floor.start_of_clocks(5_000) == 5_000


def test_a_seat_that_is_asked_after_another_does_not_see_how_fast_that_one_passed() -> None:
    floor = Floor()
    floor.meet((0,), 1_000, 700, passing=False)
    floor.meet((1,), 1_100, 700, passing=True)
    assert floor.seats == set()
    floor.meet((1,), 2_000, 700, passing=False)
    assert floor.seats == {1}


def test_nobody_but_the_one_who_is_asked_is_told_before_the_floor_is_over() -> None:
    sitting = sitting_of()
    hush = Hush(sitting.table, (ANA, BEN, 0), sitting.now)
    began = hush.now
    seat, key = steps(hush.table)[0]
    hush.answer(ANA, seat, key)
    assert {person for _, person, _ in hush.heard} == {BEN}
    assert [held_back(hush.table, person, began + 699) for person in (ANA, BEN, 0)] == [1, 0, 1]
    assert [held_back(hush.table, person, began + 700) for person in (ANA, BEN, 0)] == [0, 0, 0]
    hush.until(began + LATER)
    assert {(at, person) for at, person, _ in hush.heard if person != BEN} == {
        (began + FLOOR, ANA),
        (began + FLOOR, 0),
    }


def test_what_meets_no_hidden_window_is_told_at_once() -> None:
    sitting = Sitting(("me",) * 4 + ("open",), DESCENT)
    sitting.joined("Ben", OVERLORD)
    hush = Hush(sitting.table, LOOK, sitting.now)
    seat = next(int(decision.seat) for decision in hush.table.journal.game.open if decision.seat != OVERLORD)
    hush.answer(ANA, seat, hush.table.questions.open[seat].keys()[0])
    assert not open_windows(hush.table.journal.game) and {at for at, _, _ in hush.heard} == {hush.now}


def test_games_without_a_floor_tell_at_once() -> None:
    sitting = sitting_of(replace(DESCENT, box=replace(DESCENT.box, floor=0)))
    hush = Hush(sitting.table, LOOK, sitting.now)
    hush.answer(ANA, *steps(hush.table)[0])
    assert {(at, person) for at, person, _ in hush.heard} == {(hush.now, ANA), (hush.now, 0)}


# -- two deals, and several ways to pass


def run(lines: list[bytes], edition: Edition, rng: int, delay: Delay, *, order: bool) -> Heard:
    """The same public answers at the same times, with another hand: what the others are sent, and when."""
    table = load_table(lambda game: edition, lines)
    luck = Luck("same for all")
    changed = deal_again(table, Seat(0), rng)
    assert changed or not rng
    hush = Hush(table, LOOK, 2_000_000)
    if order:
        for window in edition.rules.hidden:
            command = wire.StandingOrder(id=window, seat=OVERLORD, window=window, passes="always")
            hush.do(lambda now, command=command: table.do(BEN, command, now))  # type: ignore[misc]
        assert not hush.heard, "nobody hears of an order"
    for n in range(1, ANSWERS + 1):
        public = [
            (int(decision.seat), option.key)
            for decision in table.journal.game.open
            for option in decision.options
            if decision.seat != OVERLORD
        ]
        if not public:
            break
        hush.answer(ANA, *luck.choose(public))
        hush.pass_windows(delay)
        hush.until(2_000_000 + n * LATER)
    return hush.heard


@pytest.fixture(scope="module")
def lines() -> list[bytes]:
    return sitting_of().kept


def by_hand(table: Table, seat: int) -> int:
    return 60


def as_the_hand_is(table: Table, seat: int) -> int:
    """Planted: who holds nothing for a window passes at once, who has a choice takes a moment."""
    return 2 if len(table.questions.open[seat].options) == 1 else 90


def differing(lines: list[bytes]) -> list[int]:
    """Two deals of which one can be played where the other cannot."""
    found: dict[bool, int] = {}
    for rng in range(1, 60):
        table = load_table(lambda game: DESCENT, lines)
        if deal_again(table, Seat(0), rng):
            held = {card.split("#")[0] for card in table.journal.game.state.overlord.held}
            found.setdefault("tripwire" in {card.rstrip("-0123456789") for card in held}, rng)
    return list(found.values())


def test_two_deals_are_told_by_the_same_bytes_at_the_same_times(lines: list[bytes]) -> None:
    one, two = differing(lines)
    heard = [
        run(lines, DESCENT, rng, delay, order=order)
        for rng, delay, order in product((one, two), (by_hand, as_the_hand_is), (False, True))
    ]
    assert len(heard[0]) > 40 and all(other == heard[0] for other in heard[1:])


def test_an_auto_pass_without_the_floor_would_be_caught(lines: list[bytes]) -> None:
    """The planted leak: how fast the hand passed is all that differs, and the comparison finds it."""
    floorless = replace(DESCENT, box=replace(DESCENT.box, floor=0))
    one, two = differing(lines)
    assert run(lines, floorless, one, by_hand, order=False) == run(
        lines, floorless, two, by_hand, order=False
    )
    leaks = [run(lines, floorless, rng, as_the_hand_is, order=False) for rng in (one, two)]
    assert leaks[0] != leaks[1]
    orders = [run(lines, floorless, one, by_hand, order=order) for order in (False, True)]
    assert orders[0] != orders[1], "without the floor an order is seen"


@pytest.mark.parametrize("think", [1, 40, 120])
def test_a_bot_that_holds_the_hand_is_as_fast_as_any(think: int) -> None:
    kept = sitting_of(bot="easy").kept
    heard = [run(kept, DESCENT, 1, lambda table, seat, t=t: t, order=False) for t in (2, think)]  # type: ignore[misc]
    assert heard[0] and heard[0] == heard[1]


def test_clocks_begin_when_people_can_have_seen_what_they_are_asked() -> None:
    clocks = []
    for delay in (5, 90):
        sitting = sitting_of()
        hush = Hush(sitting.table, LOOK, sitting.now)
        began = hush.now
        hush.answer(ANA, *steps(hush.table)[0])
        assert hush.table.questions.since == {OVERLORD: began + FLOOR}
        hush.pass_windows(lambda table, seat, delay=delay: delay)  # type: ignore[misc]
        assert set(hush.table.questions.since.values()) == {began + FLOOR}
        clocks.append(
            {seat: hush.table.questions.deadline(seat) - began for seat in hush.table.questions.since}
        )
        assert hush.table.questions.left(OVERLORD) == 300_000
    assert clocks[0] == clocks[1]
