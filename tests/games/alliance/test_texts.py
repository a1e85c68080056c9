"""Everything in Dungeon Alliance that can be said is said in all three languages: formatted in strict mode.

Whatever lacks words is collected and told at once, by the name of the message that is missing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial

import pytest
from text.samples import Sampler

from games.alliance.table import edition
from undercroft.bots.players import RandomBot
from undercroft.games.alliance.ground import GRID
from undercroft.games.alliance.records.sentences import Sentence
from undercroft.games.alliance.report import AllianceReport
from undercroft.games.alliance.setup import AllianceSetup
from undercroft.games.alliance.state import AllianceState, Figure, Lasting, Played
from undercroft.games.alliance.table import facts, look
from undercroft.kernel import UNKNOWN, AnyReport, CardId, Cut, Decision, Entry, Event, FigureId, Seat, view
from undercroft.parts.decks import Layer, LayeredDeck
from undercroft.text import (
    LANGUAGES,
    Language,
    MissingWords,
    StateNamer,
    Words,
    fact,
    missing_text,
    option_label,
    question,
    rule_title,
    sentence,
    why,
)  # fmt: skip
from undercroft.text.catalogues import catalogues
from undercroft.text.editions import message_folders, words_of
from undercroft.text.narrator import Narrator

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
    "ActivationEnded", "Armed", "CardShown", "ColumnChanged", "DrawReduced", "EffectsEnded", "Ended",
    "HeroesReturned", "Modified", "PartBegun", "SoloCardResolved", "StepsEnded", "SureCheckUsed",
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


def is_prose(text: str) -> bool:
    """No leftovers of a message that did not work, and no marks of isolation."""
    return bool(text.strip()) and not re.search(r"[{}\u2068\u2069]|\?\?\?|  |\bsample\b", text)


def lacking(tries: Iterable[tuple[str, Callable[[], str | None]]]) -> list[str]:
    """Of (what, how it is said) all that cannot be said, each with its reason."""
    found = []
    for what, say in tries:
        try:
            text = say()
        except MissingWords as error:
            found.append(f"{what}: {error}")
        else:
            if text is not None and not is_prose(text):
                found.append(f"{what}: {text!r}")
    return list(dict.fromkeys(found))


def told(words: Words, namer: StateNamer, event: Event) -> str | None:
    """The sentence of an event; none where there should be none."""
    said = sentence(words, namer, Entry("", event))
    if type(event).__name__ in SILENT:
        return said or None
    return said if said.endswith(".") and said[0] == said[0].upper() else f"{{{said}}}"


def test_every_event_is_a_sentence(words: Words, namer: StateNamer) -> None:
    found = [event for kind in edition().rules.events for event in SAMPLER.samples(kind)]
    assert lacking((type(event).__name__, partial(told, words, namer, event)) for event in found) == []


def test_every_option_has_a_label(words: Words, namer: StateNamer) -> None:
    found = [option for kind in edition().rules.options for option in SAMPLER.samples(kind)]
    offered = [option for option in found if "?" not in option.key]
    assert lacking((option.key, partial(option_label, words, namer, option)) for option in offered) == []


def test_every_step_that_asks_has_its_question(words: Words, namer: StateNamer) -> None:
    steps = [step for procedure in edition().rules.procedures for step in procedure.steps.values()]
    asking = [step for step in steps if step.on_answer or step.on_answers]
    assert len(asking) > 30
    decisions = [
        Decision((Seat(0),), step.what, (step.rules or ("DA-CMB-01",))[0] or "DA-CMB-01", ())
        for step in asking
    ]
    assert lacking((each.what, partial(question, words, namer, each)) for each in decisions) == []


def test_every_rule_that_is_cited_has_a_title(words: Words) -> None:
    cited = {
        rule for procedure in edition().rules.procedures for s in procedure.steps.values() for rule in s.rules
    }
    assert lacking((rule, partial(rule_title, words, rule)) for rule in sorted(cited - {""})) == []


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
    box = edition().box
    assert missing_text(edition().rules.content, message_folders(edition()), box.nameless, box.nouns) == []


def test_all_languages_have_the_same_messages() -> None:
    folder = edition().box.folder / "messages"
    ids = {
        language: [
            id
            for file in catalogues(folder, language)
            for id in re.findall(r"^([a-zA-Z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
        ]
        for language in LANGUAGES
    }
    for language in LANGUAGES:
        assert len(ids[language]) == len(set(ids[language])), "a message is there twice"
        assert set(ids[language]) ^ set(ids["en"]) == set(), language


@pytest.mark.parametrize("setup", [AllianceSetup(2), AllianceSetup(1), AllianceSetup(3, ("coop", "basic"))])
def test_a_whole_game_can_be_told(words: Words, setup: AllianceSetup) -> None:
    """Questions, options and the log of a game by chance, in strict mode."""
    setup = edition().settle(setup)
    log: list[Entry] = []
    game = edition().new_game(setup, "words", log=log)
    narrator, untold = Narrator(edition(), setup, words), []
    bots = {Seat(seat): RandomBot(f"words {seat}") for seat in range(4)}
    while game.open:
        decision = game.open[0]
        seat = decision.seats[0]
        seen = view(game, seat)
        name = narrator.namer(seen.state)
        looked = [look(edition().rules, seen, what) for what in ("", "b5", "h5", "a1", "e1")]
        shown = [*facts(edition().rules, seen), *(each for some in looked for each in some)]
        untold += lacking((type(each).__name__, partial(fact, words, name, each)) for each in shown)
        untold += lacking([(decision.what, partial(question, words, name, decision))])
        untold += lacking(
            (each.key, partial(option_label, words, name, each)) for each in decision.all_options
        )
        game.answer(seat, bots[seat].choose(seen, decision))
    lines = narrator.happened(log, game, Seat(0))
    assert untold == [] and len(lines) > 100 and all(map(is_prose, lines))
    assert (
        lacking(
            (type(entry.event).__name__, partial(_explained, words, name, entry))
            for entry in log
            if entry.why
        )
        == []
    )
