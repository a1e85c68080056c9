"""Undo and votes name the act, and whoever asked in vain is told who said no."""

from __future__ import annotations

import random

import msgspec
import pytest

from table.sittings import ANA, BEN, Sitting, find
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.tiny.setup import TinySetup
from undercroft.kernel import Seat
from undercroft.table import wire
from undercroft.text.words import LANGUAGES, Language

from .test_open_lines import keys

PARTY = HavenSetup(scenario="1", party=("brute", "spellweaver"))


@pytest.mark.parametrize("game", ["gloomhaven", "tiny"])
def test_every_answer_is_named_by_what_was_done(game: str) -> None:
    setup = PARTY if game == "gloomhaven" else TinySetup()
    sitting, luck = Sitting(edition=find(game), setup=setup, seed="acts"), random.Random("acts")
    sitting.joined("Ben", 1)
    sitting.table.presence.elsewhere = frozenset({ANA, BEN})
    bare = 0
    for _ in range(150):
        if not sitting.table.questions.open:
            break
        seat = luck.choice(list(sitting.table.questions.open))
        sitting.answer((ANA, BEN)[seat], seat, luck.choice(keys(sitting, seat)))
        before = sitting.table.journal.position(sitting.table.answers - 1)
        asked = [each for each in (*before.open, before.answered(Seat(seat))) if each and seat in each.seats]
        hidden = asked[0].secret
        for language in LANGUAGES:
            renderer = sitting.table.renderer(language)
            mine, theirs = (renderer.says(sitting.table.answers, seats) for seats in ((seat,), ()))
            who, nothing = (
                renderer.presenter.narrator.seat(sitting.table.history.given[-1].line.seat),
                renderer.words,
            )
            assert mine and theirs and not mine.endswith(".")
            assert mine != nothing.say("act", who=who), mine  # the own answer is always known
            bare += theirs == nothing.say("act", who=who)
            assert hidden or theirs != nothing.say("act", who=who), theirs
            assert str(sitting.table.answers) not in theirs.split() or any(c.isdigit() for c in mine)
    assert game == "tiny" or bare  # secret choices


def voted_down() -> Sitting:
    sitting = Sitting()
    sitting.joined("Ben", 1)
    for person in (ANA, BEN):
        sitting.client(person)
    sitting.answer(ANA, 0, "stance bold")
    sitting.answer(BEN, 1, "stance wary")
    sitting.undo(BEN)
    return sitting


def test_a_no_reaches_who_asked_with_the_name_of_who_said_it() -> None:
    sitting = voted_down()
    ana, ben = sitting.clients
    asked = ana.reader["proposal"]["text"]
    sitting.vote(ANA, agree=False)
    assert ben.reader["verdict"]["text"] == f"Ana said no. Not done: {asked}."
    assert "verdict" not in ana.reader and "proposal" not in ben.reader
    sitting.answer(ANA, *first_open(sitting, 0))
    assert "verdict" not in ben.reader  # the game goes on


def first_open(sitting: Sitting, seat: int) -> tuple[int, str]:
    open_seat = seat if seat in sitting.table.questions.open else next(iter(sitting.table.questions.open))
    return open_seat, keys(sitting, open_seat)[0]


def test_too_late_is_told_too_and_a_proposal_can_be_withdrawn() -> None:
    sitting = voted_down()
    ben = sitting.clients[1]
    sitting.tick(60_000)
    assert "in time" in ben.reader["verdict"]["text"]
    again = voted_down()
    again.do(BEN, wire.Vote(id="w", proposal=1, agree=False))
    assert again.table.room.ballot is None and "verdict" not in again.clients[1].reader
    again.undo(BEN)  # it may be asked again: nobody said no
    assert again.table.room.ballot is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["gloomhaven", "tiny"])
def test_others_read_who_decides_by_name_and_figure(game: str, language: Language) -> None:
    """Never a question in the second person: that is for whoever is asked."""
    setup = PARTY if game == "gloomhaven" else TinySetup()
    sitting, luck = Sitting(edition=find(game), setup=setup, seed="wait"), random.Random("wait")
    sitting.joined("Ben", 1)
    tv = sitting.client(0, language)
    open_asked = 0
    for _ in range(80):
        if not sitting.table.questions.open:
            break
        renderer = sitting.table.renderer(language)
        for waiting in msgspec.json.decode(tv.parts["waiting"]):
            for seat in waiting["seats"]:
                figure = renderer.presenter.narrator.seat(Seat(seat))
                assert f"{('Ana', 'Ben')[seat]} ({figure})" in waiting["text"]
            assert waiting["text"].endswith(".") and "?" not in waiting["text"]
            open_asked += not waiting.get("secret", False)
        seat = luck.choice(list(sitting.table.questions.open))
        sitting.answer((ANA, BEN)[seat], seat, luck.choice(keys(sitting, seat)))
    assert open_asked > 3
    sitting.do(BEN, wire.Rename(id="n", name="Benita"))
    assert "Ben (" not in tv.parts["waiting"].decode()
    sitting.do(BEN, wire.Rise(id="r", seat=1))
    assert "Benita" not in tv.parts["waiting"].decode()
