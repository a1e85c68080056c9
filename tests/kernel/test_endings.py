"""How a game ended: who won, with which scores, and the report that the rules made."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import msgspec
import pytest

from kernel.toy import RULES, SEATS, fresh, make_rules
from undercroft.kernel import (
    OWNER,
    SPECTATOR,
    BrokenRules,
    BrokenSave,
    Entry,
    Game,
    GameOver,
    Leaf,
    Procedure,
    Report,
    Seat,
    log_for,
    step,
    view,
)  # fmt: skip


class Purse(Leaf):
    """What a seat takes home; nobody else knows how much."""

    seat: Seat
    coins: Annotated[int, OWNER]


class BrawlReport(Report):
    """What became of a brawl."""

    broken: tuple[str, ...]
    purses: tuple[Purse, ...] = ()


class Stop(Procedure, tag="toy.stop"):
    """A brawl that is over at once."""

    @step("TOY-END-01")
    def stop(self, g: Game[Any]) -> None:
        purses = tuple(Purse(seat, 10 + seat) for seat in SEATS)
        g.emit(GameOver("seat1", (Seat(1),), (3, 7, 3), BrawlReport(("stool", "jug"), purses)))


WITH_REPORTS = make_rules(sys.modules[__name__])


def over() -> Game[Any]:
    game: Game[Any] = Game(WITH_REPORTS, fresh(Stop()), log=[])
    game.advance()
    return game


def test_the_state_keeps_who_won_and_what_the_rules_report() -> None:
    state = over().state
    assert state.outcome == "seat1" and state.ending.result == "seat1"
    assert state.ending.winners == (1,) and state.ending.scores == (3, 7, 3)
    assert state.ending.report.broken == ("stool", "jug")


def test_a_game_that_goes_on_has_no_ending_and_is_saved_as_before() -> None:
    state = fresh()
    assert not state.ending
    assert b"ending" not in RULES.encode(state)
    assert state.digest() == RULES.decode(RULES.encode(state)).digest()


def test_an_ending_survives_saving_with_its_report() -> None:
    game = over()
    again = WITH_REPORTS.decode(WITH_REPORTS.encode(game.state))
    assert again.ending == game.state.ending and again.digest() == game.state.digest()
    assert isinstance(again.ending, GameOver) and type(again.ending.report) is BrawlReport


def test_the_digest_is_of_the_position_so_journals_from_before_endings_verify() -> None:
    state = over().state
    before, state.ending = state.digest(), msgspec.UNSET
    assert state.digest() == before
    state.outcome = "seat2"
    assert state.digest() != before


def test_a_clone_shares_the_ending() -> None:
    state = over().state
    assert state.clone().ending is state.ending


def test_a_report_that_these_rules_do_not_have_is_refused_by_name() -> None:
    saved = WITH_REPORTS.encode(over().state)
    with pytest.raises(BrokenSave, match="Nothing is called 'BrawlReport'"):
        RULES.decode(saved)
    nameless = saved.replace(b'"report":"BrawlReport",', b"")
    with pytest.raises(BrokenSave, match="no 'report'"):
        WITH_REPORTS.decode(nameless)


def test_an_event_is_no_report() -> None:
    saved = WITH_REPORTS.encode(over().state).replace(b'"report":"BrawlReport"', b'"report":"Hurt"')
    with pytest.raises(BrokenSave, match="Nothing is called 'Hurt'"):
        WITH_REPORTS.decode(saved)


def test_rules_know_the_reports_of_their_modules() -> None:
    assert WITH_REPORTS.reports == [BrawlReport] and RULES.reports == []


def test_two_reports_of_one_name_are_refused() -> None:
    class Other(Report, tag="BrawlReport"):
        """Another of that name."""

    class Module:
        BrawlReport = BrawlReport
        Twin = Other

    with pytest.raises(BrokenRules, match="share a name"):
        make_rules(Module)


def test_what_is_secret_in_a_report_stays_so_in_views_and_in_the_log() -> None:
    game = over()
    for seat in (*SEATS, SPECTATOR):
        shown: Any = view(game, seat).state.ending
        told: Any = log_for(game.log or [], seat)[-1].event
        wanted = [10 + each if each == seat else 0 for each in SEATS]
        assert [purse.coins for purse in shown.report.purses] == wanted, seat
        assert [purse.coins for purse in told.report.purses] == wanted, seat
        assert shown.winners == (1,) and shown.report.broken == ("stool", "jug")


def test_an_ending_without_winners_is_written_as_ever() -> None:
    assert msgspec.to_builtins(GameOver("lost")) == {"event": "GameOver", "result": "lost"}
    plain = msgspec.json.encode(Entry("TOY-END-01", GameOver("won", (Seat(0), Seat(1)))))
    assert b'"winners":[0,1]' in plain and b"report" not in plain and b"scores" not in plain
