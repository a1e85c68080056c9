"""Black Barrow, played by hand: the journal in docs/playthroughs goes the same way, to the same end.

After a change of the rules that was meant: `PYTHONPATH=tests python -m gloomhaven.test_playthrough` plays the
same answers again and writes the chance and the digests anew; what is no longer asked is left out, and named.
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest

from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.gloomhaven.events.fights import Killed, WayChosen
from undercroft.games.gloomhaven.events.ground import DoorOpened, TreasureLooted
from undercroft.games.gloomhaven.events.rounds import FigurePlaced, RoundStarted
from undercroft.games.gloomhaven.events.story import GoalMeasured, SpoilsCounted
from undercroft.games.gloomhaven.options import AcceptOption, SufferOption
from undercroft.journal_files import replay, setup_of, starter
from undercroft.kernel import Entry, Event, Journal, Option, Seat, read
from undercroft.term import narrator_for
from undercroft.text.words import LANGUAGES

FILE = Path(__file__).parents[3] / "docs" / "playthroughs" / "black-barrow.journal"
BRUTE, SPELLWEAVER = Seat(0), Seat(1)

E = TypeVar("E", bound=Event)


@cache
def gloomhaven(name: str = "gloomhaven") -> Edition:
    return lay_out(box_of(name))


@cache
def played() -> Journal[Any]:
    journal, _, _ = replay(gloomhaven, read(FILE.read_bytes()))
    return journal


def events(kind: type[E], entries: list[Entry]) -> list[E]:
    return [entry.event for entry in entries if isinstance(entry.event, kind)]


def position(number: int) -> Journal[Any]:
    """The game as it was when this answer was asked for."""
    return played().branch(number - 1)


def number_of(seat: Seat, key: str) -> int:
    """The first answer with this key."""
    return next(answer.n for answer in played().answers if (answer.seat, answer.key) == (seat, key))


def offered(journal: Journal[Any], kind: type[Option]) -> Any:
    (decision,) = journal.game.open
    return next(option for option in decision.options if isinstance(option, kind))


def rerecord() -> None:
    """The same answers once more, with the rules of today."""
    script = read(FILE.read_bytes())
    edition, setup = gloomhaven(), setup_of(gloomhaven(), script.header)
    seed = script.header.seed
    journal: Journal[Any] = Journal(edition.header(setup, seed), starter(edition, setup, seed))
    for answer in script.answers:
        asked = [d for d in journal.game.open if answer.seat in d.seats]
        if any(answer.key in d.keys() for d in asked):  # noqa: SIM118 - a decision is no dict
            journal.answer(answer.seat, answer.key)
        else:
            sys.stderr.write(f"left out, for it is asked no more: answer {answer.n}, {answer.key}\n")
    FILE.write_bytes(journal.save())


def test_every_answer_is_offered_and_leads_where_it_led() -> None:
    assert played().verify() == len(played().answers) == 232


@pytest.mark.rule("GH-END-02", "GH-END-04", "GH-END-07", "GH-END-13", "GH-BTL-02", "GH-LVL-05")
def test_the_scenario_is_won_in_round_17_with_ten_kills() -> None:
    journal = played()
    came = {event.figure: event.leaf for event in events(FigurePlaced, journal.log)}
    fell = Counter(
        (came[event.figure].kind, came[event.figure].rank) for event in events(Killed, journal.log)
    )
    assert journal.game.state.outcome == "won" and not journal.game.open
    assert len(events(RoundStarted, journal.log)) == 17
    assert fell == {
        ("bandit-guard", "normal"): 4,
        ("bandit-guard", "elite"): 1,
        ("bandit-archer", "elite"): 1,
        ("bandit-archer", "normal"): 2,
        ("living-bones", "normal"): 2,
    }
    spoils = {s.seat: (s.xp, s.gold, s.checkmarks) for s in events(SpoilsCounted, journal.log)}
    assert spoils == {BRUTE: (17 + 6, 5 * 2, 1), SPELLWEAVER: (11 + 6, 3 * 2, 0)}
    goals = {event.goal: (event.value, event.met) for event in events(GoalMeasured, journal.log)}
    assert goals == {"hoarder": (5, True), "plunderer": (0, False)}


@pytest.mark.rule("GH-DOR-19", "GH-TRE-03", "GH-LOO-06", "GH-LOO-08")
def test_the_spellweaver_might_have_jumped_on_to_the_treasure() -> None:
    """A side branch: past the door that she opened in the middle of her jump, over tables and bones."""
    journal = position(number_of(SPELLWEAVER, "go 5:5"))
    door = journal.answer(SPELLWEAVER, "go 5:5")
    assert events(DoorOpened, door)
    journal.answer(SPELLWEAVER, "go 5:10")
    (looted,) = events(TreasureLooted, journal.answer(SPELLWEAVER, "basic freezing-nova top"))
    assert looted.seat == SPELLWEAVER and looted.treasure.content == "7"


@pytest.mark.rule("GH-DMG-08", "GH-RST-06")
def test_a_question_tells_what_is_at_stake() -> None:
    """How much damage it is, and which card is to be lost; the keys of the answers do not depend on it."""
    hurt = position(number_of(BRUTE, "suffer"))
    suffer = offered(hurt, SufferOption)
    rest = position(number_of(SPELLWEAVER, "accept"))
    accept = offered(rest, AcceptOption)
    assert (suffer.amount, suffer.key) == (1, "suffer")
    assert (accept.card, accept.key) == ("mana-bolt", "accept")
    for language in LANGUAGES:
        narrator = narrator_for(gloomhaven(), setup_of(gloomhaven(), played().header), language)
        assert "1" in narrator.labels([suffer], hurt.game, BRUTE)[0]
    (label,) = narrator_for(gloomhaven(), setup_of(gloomhaven(), played().header), "en").labels(
        [accept], rest.game, SPELLWEAVER
    )
    assert "Mana Bolt" in label


def test_a_monster_that_need_not_move_stays() -> None:
    """And those who fell are still called by their names afterwards."""
    journal = played()
    narrator = narrator_for(gloomhaven(), setup_of(gloomhaven(), journal.header), "en")
    narrator.learn(journal.log)
    ways = [entry for entry in journal.log if isinstance(entry.event, WayChosen)]
    heads = [narrator.why(entry, journal.game, None)[0] for entry in ways]
    assert "Bandit Guard 1 (elite) heads for 12:3 to attack the Brute." in heads
    assert "Bandit Archer 3 (elite) stays at 5:3 to attack the Spellweaver." in heads
    assert "Bandit Archer 3 stays at 3:8." in heads


if __name__ == "__main__":
    rerecord()
