"""Everything in Dungeon Alliance that can be said is said in all three languages: formatted in strict mode.

Whatever lacks words is collected and told at once, by the name of the message that is missing.
"""

from __future__ import annotations

import re
from functools import partial

import pytest
from text.samples import Sampler
from text.strict import (
    Tries,
    asking_steps,
    check_same_messages,
    check_told_at_random,
    lacking,
    told,
    unlabelled_options,
    unnamed_records,
    unsaid_questions,
    untitled_rules,
    untold_events,
)

from games.alliance.table import edition
from undercroft.games.alliance.ground import GRID
from undercroft.games.alliance.records.sentences import Sentence
from undercroft.games.alliance.report import AllianceReport
from undercroft.games.alliance.setup import AllianceSetup
from undercroft.games.alliance.state import AllianceState, Figure, Lasting, Played
from undercroft.games.alliance.table import facts, look
from undercroft.kernel import UNKNOWN, AnyReport, CardId, Cut, Entry, Event, FigureId, Seat, View
from undercroft.parts.decks import Layer, LayeredDeck
from undercroft.text import (
    LANGUAGES,
    Language,
    StateNamer,
    Words,
    fact,
    why,
)  # fmt: skip
from undercroft.text.editions import words_of

CELL = GRID.cell(3, 4)
SAMPLER = Sampler(
    texts={
        "card": ("st-01-1", "u1-07", UNKNOWN),
        "cards": ("st-01-1", "gs-1"),
        "heroes": ("petra", "krom"),
        "hero": ("petra", "odrin"),
        "preset": ("preset-1",),
        "tile": ("start-blue", "iii-04"),
        "drawn": ("i-01",),
        "kind": ("t-3", "t-1"),
        "part": ("setup", "heroes", "monsters", "end"),
        "parameter": ("second_move", "speed_left"),
        "what": ("locked-door", "secret-door", "locked-chest", "trap"),
        "token": ("damage", "poison"),
        "gain": ("speed", "melee", "ranged", "heal"),
        "mode": ("speed", "heal"),
        "result": ("blue-won", "green-won", "tie"),
        "rank": ("legends",),
        "source": ("st-01-1@2",),
        "stat": ("target", "defense"),
        "SuppliesLaidOut.pools": ((12, 16),),
    },
    numbers={
        "cell": (CELL,),
        "cells": (1 << CELL,),
        "facing": (0, 2, 4, 6),
        "die": (-1, 0, 3),
        "number": (1, 2),
    },
    cards=("st-01-1", "u3-16", UNKNOWN),
    window="alliance.attack.declared",
    given={
        Figure: [Figure("m-01", role="monster", number=2, cells=1 << CELL)],
        Played: [
            Played(Seat(0), CardId("st-08-1")),
            Played(Seat(0), CardId("st-16-2"), FigureId(1), target=FigureId(2)),
        ],
        Lasting: [
            Lasting(FigureId(3), verb, 2, "attack", CardId("st-12-3"), FigureId(1))
            for verb in ("slow", "root", "weaken", "expose", "bonus")
        ],
        Sentence: list(edition().rules.content.ways["u1-22"]),
        LayeredDeck: [LayeredDeck((Layer((CardId("i-01"),), 1),))],
        AnyReport: [AllianceReport(4, 12, score=7, rank="survivors")],
    },
)
SILENT = {
    "ActivationEnded", "Armed", "AttackEnded", "CardShown", "ColumnChanged", "DrawReduced", "EffectsEnded",
    "Ended", "HeroesReturned", "Modified", "PartBegun", "SoloCardResolved", "StepsEnded", "SureCheckUsed",
    "ThreatDiscarded",
}  # fmt: skip


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    language: Language = request.param
    return words_of(edition(), language, strict=True)


@pytest.fixture(scope="module")
def namer(words: Words) -> StateNamer:
    """Petra is figure 1, Bull 2, a goblin 3."""
    figures = {
        FigureId(1): Figure("petra", Seat(0)),
        FigureId(2): Figure("bull", Seat(1)),
        FigureId(3): Figure("m-01", role="monster", number=1),
        FigureId(4): Figure("m-18", role="monster", number=2),
    }
    state = AllianceState(frame="f2", figures=figures)
    seats = ("alliance-blue", "alliance-red", "alliance-yellow", "alliance-green")
    return StateNamer(words, state, seats, GRID, edition().record, edition().box.nouns)


def test_every_event_is_a_sentence(words: Words, namer: StateNamer) -> None:
    assert untold_events(edition(), SAMPLER, partial(told, words, namer, SILENT)) == []


def test_every_option_has_a_label(words: Words, namer: StateNamer) -> None:
    assert unlabelled_options(edition(), SAMPLER, words, namer) == []


def test_every_step_that_asks_has_its_question(words: Words, namer: StateNamer) -> None:
    asking = asking_steps(edition(), "DA-CMB-01")
    assert len(asking) > 30 and unsaid_questions(words, namer, asking) == []


def test_every_rule_that_is_cited_has_a_title(words: Words) -> None:
    assert untitled_rules(edition(), words) == []


def test_every_refusal_has_its_sentence(words: Words) -> None:
    """All that objections and requirements say, read off the sources."""
    sources = [file.read_text("utf-8") for file in edition().box.folder.rglob("*.py")]
    said = {
        word
        for text in sources
        for word in re.findall(
            r"(?:Objection|Requirement(?:\[[^]]*\])?)\(\s*[\w\".-]+(?: if [^,]*)?,\s*\"([a-z-]+)\"", text
        )
    }
    assert len(said) > 30
    assert sorted(word for word in said if f"not-{word}" not in words.messages) == []


def test_every_measure_has_its_name(words: Words, namer: StateNamer) -> None:
    sources = [file.read_text("utf-8") for file in edition().box.folder.rglob("*.py")]
    said = {
        word
        for text in sources
        for word in re.findall(r"Criterion\[\w+\]\(\s*\"[\w-]+\",\s*\"([a-z-]+)\"", text)
    }
    assert {"tier", "cubes", "score", "worth"} <= said
    cuts = [Entry("", Event(), (Cut("DA-MON-04", word, 1, ("3",), (("4", 2),)),)) for word in sorted(said)]
    assert lacking((str(cut), partial(_explained, words, namer, cut)) for cut in cuts) == []


def _explained(words: Words, namer: StateNamer, entry: Entry) -> str:
    return " ".join(why(words, namer, entry))


def test_every_record_has_a_name_and_its_text() -> None:
    assert unnamed_records(edition()) == []


def test_all_languages_have_the_same_messages() -> None:
    check_same_messages(edition())


@pytest.mark.parametrize("setup", [AllianceSetup(2), AllianceSetup(1), AllianceSetup(3, ("coop", "basic"))])
def test_a_whole_game_can_be_told(words: Words, setup: AllianceSetup) -> None:
    """Questions, options and the log of a game by chance, in strict mode."""
    log, namer = check_told_at_random(
        edition(), edition().settle(setup), words, most=5000, also=partial(_looked_at, words)
    )
    reasons = [
        (type(each.event).__name__, partial(_explained, words, namer, each)) for each in log if each.why
    ]
    assert lacking(reasons) == []


def _looked_at(words: Words, seen: View, namer: StateNamer) -> Tries:
    """All that the line mode tells of a view and of some squares."""
    rules = edition().rules
    looked = [look(rules, seen, what) for what in ("", "b5", "h5", "a1", "e1")]
    shown = [*facts(rules, seen), *(each for some in looked for each in some)]
    return [(type(each).__name__, partial(fact, words, namer, each)) for each in shown]
