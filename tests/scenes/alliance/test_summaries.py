"""An attack of Dungeon Alliance is one line of the log: nothing is lost, and its numbers are the events'."""

from __future__ import annotations

import re
from typing import Any

import pytest
from games.alliance.test_texts import SAMPLER
from msgspec import Struct

from scenes.shown import begun, played_at_random, stage_for
from scenes.test_summaries import flat, members, numbers_of, own, stacked, sums
from undercroft.games.alliance.events.attacks import AttackCompared, AttackDeclared, Guarded, PowerRolled
from undercroft.games.alliance.events.fights import CubesPlaced, HeroDefeated, MonsterDefeated, TokensPlaced
from undercroft.games.alliance.events.market import XpGained
from undercroft.games.alliance.events.moves import Displaced, Walked
from undercroft.games.alliance.rules.attack.attack import Reacted
from undercroft.games.alliance.setup import AllianceSetup
from undercroft.games.alliance.state import AllianceState, Figure
from undercroft.games.alliance.summaries import BESIDES, Missed, Rewarded
from undercroft.kernel import FigureId, Journal, Seat
from undercroft.scenes import shapes
from undercroft.text.sentences import clause
from undercroft.text.words import LANGUAGES, Language

ANSWERS = 420
MODES = {
    "rivals": AllianceSetup(2),
    "pvp": AllianceSetup(3, ("pvp",)),
    "coop": AllianceSetup(2, ("coop",)),
    "solo": AllianceSetup(1),
}


def declared(journal: Journal[Any]) -> set[tuple[int, int]]:
    """The places of all declared attacks in the log."""
    return {
        (answer, k)
        for answer in range(len(journal.entries) + 1)
        for k, entry in enumerate(journal.entries[answer - 1] if answer else journal.opening, 1)
        if isinstance(entry.event, AttackDeclared)
    }


@pytest.mark.parametrize("mode", MODES)
def test_every_attack_is_one_line_whose_parts_are_all_its_events(mode: str) -> None:
    presenter, seats = stage_for("alliance", wishes=MODES[mode]), (Seat(0),)
    journal = begun("alliance", mode, MODES[mode])
    provisional = 0
    for _ in played_at_random(journal, mode, ANSWERS):
        now = len(journal.entries)
        since, _ = presenter.log.open_since(journal, now)
        waiting = [line for line in sums(presenter.lines(journal, since - 1, seats)) if line.open]
        assert len(waiting) <= stacked(journal, presenter)
        assert bool(waiting) == (since <= now)
        provisional += bool(waiting)
    lines = presenter.lines(journal, -1, seats)
    assert list(flat(lines)) == own(presenter, journal, seats)
    told = [(line.answer, line.k) for line in sums(lines)]
    assert set(told) == declared(journal) and len(told) == len(set(told)) > 3
    for line in sums(lines):
        assert set(line.rules) >= {rule for part in line.parts for rule in part.rules}
        assert set(line.figures) == {figure for part in line.parts for figure in part.figures}
        assert line.text.endswith("…" if line.open else ".") and "  " not in line.text
    assert provisional  # a Reaction was asked for in the middle of an attack


def check(journal: Journal[Any], line: shapes.Line) -> str:
    """The sentence has power and defense, and a miss or all damage; it has no other numbers."""
    entries = members(journal, line)
    _, _, rest = line.text.partition(":")
    told = {int(number) for number in re.findall(r"\d+", re.sub(r"[A-Z][\w ]*? \d+", "", rest))}
    gained: dict[Seat, int] = {}
    for entry in entries:
        if isinstance(entry.event, XpGained):
            gained[entry.event.seat] = gained.get(entry.event.seat, 0) + entry.event.amount
    assert told <= numbers_of(entries) | set(gained.values()), (line.text, entries)
    for entry in entries:
        match entry.event:
            case AttackCompared(power=power, defense=defense, damage=damage):
                assert f"{power} against {defense}" in rest
                assert ("a miss" in rest) == (damage == 0), line.text
                said = "miss" if not damage else "hit"
            case TokensPlaced(amount=amount) | CubesPlaced(amount=amount):
                assert re.search(rf"\b{amount}\b.* damage", rest), line.text
    for xp in gained.values():
        assert f"gains {xp} XP" in rest, line.text
    return said + (" paid" if gained else "")


def test_the_numbers_of_a_sentence_are_those_of_its_events() -> None:
    seen: set[str] = set()
    for mode, wishes in MODES.items():
        presenter, journal = stage_for("alliance", wishes=wishes), begun("alliance", mode, wishes)
        for _ in played_at_random(journal, mode, ANSWERS):
            pass
        seen |= {check(journal, line) for line in sums(presenter.lines(journal)) if not line.open}
    assert seen >= {"miss", "hit", "hit paid"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["pvp", "solo"])
def test_sentences_in_three_languages(mode: str, language: Language) -> None:
    """On a strict presenter a missing word is an error."""
    presenter, journal = stage_for("alliance", language, MODES[mode]), begun("alliance", "words", MODES[mode])
    for _ in played_at_random(journal, "words", ANSWERS):
        since, _ = presenter.log.open_since(journal, max(0, len(journal.entries) - 1))
        for line in sums(presenter.lines(journal, since - 1)):
            assert not re.search(r"[{}$\u2068\u2069]|: :|, ,|:\.|;\.|, :", line.text), line.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_its_words(language: Language) -> None:
    """Of all that the sentence of an attack is made of, for its target and for others."""
    hits = (TokensPlaced, CubesPlaced, HeroDefeated, MonsterDefeated)
    about = (AttackDeclared, Guarded, PowerRolled, Reacted, AttackCompared, Missed)
    kinds: list[tuple[str, type[Struct]]] = [("sum", kind) for kind in (*about, *hits)]
    kinds += [("also", kind) for kind in (*hits, *BESIDES, Rewarded, Walked, Displaced)]
    shown = stage_for("alliance", language, MODES["pvp"])
    figures = {FigureId(i): Figure("petra", Seat(0)) for i in SAMPLER.figures}
    namer = shown.narrator.namer(AllianceState(frame="f2", figures=figures))
    said = [
        clause(shown.narrator.words, namer, leaf, prefix)
        for prefix, kind in kinds
        for leaf in SAMPLER.samples(kind)
    ]
    assert len(said) > len(kinds)
    assert [text for text in said if not text or re.search(r"[{}]|  |\bsample\b", text)] == []
