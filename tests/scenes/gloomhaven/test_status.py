"""How things stand: goal and rules in words, elements, numbers of the level, decks, and the end."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from games.gloomhaven.scenes import scene

from undercroft.games.gloomhaven.records.maps import Room
from undercroft.games.gloomhaven.records.scenario_goals import (
    Destroy,
    Escort,
    KillAll,
    KillCount,
    LootGoal,
    RoundLimit,
    Survive,
)
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.games.gloomhaven.settled import settled_rules
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.gloomhaven.state import Turn
from undercroft.kernel import CardId, FigureId
from undercroft.parts.decks import Deck
from undercroft.scenes import gloomhaven as gloomhaven_scenes
from undercroft.scenes.gloomhaven.phrasebook import phrasebook_of
from undercroft.scenes.gloomhaven.picture.goals import progress
from undercroft.text.words import LANGUAGES

from .table import Shown, gloomhaven, presenter, settled


def test_the_page_is_told() -> None:
    setup = settled("1")
    status = presenter("en", setup).public(gloomhaven().new_game(setup, "page")).status
    assert status.title == "1 · Black Barrow" and status.goal == ("Kill all enemies.",)
    assert (status.round, status.outcome, status.result) == (0, "", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_told_in_every_language(language: str) -> None:
    for offer in gloomhaven().offers():
        if offer.kind == "scenario" and offer.playable:
            setup = settled(offer.id)
            game = gloomhaven().new_game(setup, "pages")
            status = presenter(language, setup).public(game).status  # type: ignore[arg-type]
            assert status.title and status.goal
            page = gloomhaven().rules.content.layout(game.state).scenario
            assert len(status.rules) == len(settled_rules(page, len(game.state.party), game.state.level))


@pytest.mark.rule("GH-SPC-18")
@pytest.mark.parametrize(("party", "killed", "when"), [
    (("brute", "tinkerer"), "Kill 10 enemies.", "At the end of each odd round"),
    (("brute", "tinkerer", "scoundrel"), "Kill 15 enemies.", "At the start of each round"),
    (("brute", "tinkerer", "scoundrel", "mindthief"), "Kill 20 enemies.", "At the start of each round"),
])  # fmt: skip
def test_the_page_tells_the_numbers_of_this_party(party: tuple[str, ...], killed: str, when: str) -> None:
    """Scenario 3 asks for five enemies for each character, and its rules differ by their number."""
    setup = gloomhaven().settle(HavenSetup(scenario="3", party=party))
    status = presenter("en", setup).public(gloomhaven().new_game(setup, "page")).status
    assert status.goal == (killed,)
    assert status.rules == (f"{when}: Inox Guard appears at hex a; ending when door 1 is opened.",)


def test_elements_are_gauges_of_their_own() -> None:
    table = scene()
    table.knows(elements=(2, 1, 0, 0, 0, 0))
    shown = Shown(table.game)
    found = [(gauge.id, gauge.value) for gauge in shown.public.status.gauges if gauge.group == "head"]
    assert found[:3] == [("fire", "strong"), ("ice", "waning"), ("air", "inert")] and len(found) == 6
    assert shown.gauge("fire").note == "Fire: strong"


def test_what_is_infused_will_be_strong() -> None:
    table = scene()
    table.knows(turn=Turn(FigureId(1), infused=("ice",)))
    assert Shown(table.game).gauge("ice").note == "Ice: strong at the end of the turn"


@pytest.mark.parametrize(
    "goal, story, label, value",
    [
        (KillAll(), {}, "Enemies on the board", "2"),
        (KillAll(but=("bandit-archer",)), {}, "Enemies on the board", "1"),
        (
            KillCount(count="2*P", monsters=("bandit-guard",)),
            {"killed bandit-guard": 3},
            "Enemies killed",
            "3 / 4",
        ),
        (Survive(rounds=10), {"rounds": 4}, "Rounds survived", "4 / 10"),
        (LootGoal(what="one-each"), {"goal-tiles-1": 1}, "Goal tiles looted", "1 / 2"),
        (Destroy(objective="altar", count=2), {"killed altar": 1}, "Objectives destroyed", "1 / 2"),
        (Escort(objective="hail", mark="a"), {}, "Brought to safety", "0 / 1"),
    ],
)
def test_the_goal_is_counted(goal: Any, story: dict[str, int], label: str, value: str) -> None:
    here = Room(id="here", tiles=("test",), floor="0..9:0 0..9:1", start="0:0")
    page = Scenario(id="test", number=1, goals=(goal,), rooms=(here,), losses=(RoundLimit(rounds=12),))
    table = scene(scenario=page, monsters="bandit-guard 3:0, bandit-archer 4:0")
    table.knows(story=story)
    found = [
        gauge for gauge in progress(table.game, phrasebook_of(presenter().narrator)) if gauge.id == "goal-0"
    ]
    assert [(gauge.label, gauge.value, gauge.group) for gauge in found] == [(label, value, "goal")]


@pytest.mark.parametrize(
    "level, variants, numbers",
    [
        (1, (), {"level": "1", "trap": "3", "hazard": "1", "gold": "2", "xp": "6"}),
        (4, (), {"level": "4", "trap": "6", "hazard": "3", "gold": "4", "xp": "12"}),
        (1, ("GH-VAR-05",), {"level": "1", "monster-level": "2", "trap": "4", "hazard": "2"}),
    ],
)
def test_the_foot_has_the_numbers_of_the_level(
    level: int, variants: tuple[str, ...], numbers: dict[str, str]
) -> None:
    shown = Shown(scene(level=level, variants=variants).game)
    assert {id: shown.gauge(id).value for id in numbers} == numbers
    assert all(shown.gauge(id).group == "foot" for id in numbers)


def test_decks_show_what_is_left_and_what_was_drawn() -> None:
    table = scene()
    deck = Deck((CardId("plus-0"),) * 3, discard=tuple(map(CardId, ("plus-1", "double", "null", "minus-1"))))
    table.knows(attack_decks={**table.state.attack_decks, "0": deck}, reshuffle=("0",))
    gauge = Shown(table.game).gauge("deck-0")
    assert (gauge.label, gauge.value, gauge.group) == ("Brute", "3", "decks")
    assert gauge.note == "3 cards left; drawn last: x2, ∅, -1; shuffled at the end of the round"
    assert Shown(table.game).gauge("deck-monsters").note == "20 cards left"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_with_its_rewards(language: str) -> None:
    setup = settled("2")
    game = gloomhaven().new_game(setup, "end")
    for outcome in ("won", "lost"):
        game.state.outcome = outcome
        status = presenter(language, setup).public(game.clone()).status  # type: ignore[arg-type]
        rewards = gloomhaven().rules.content.scenario["002"].rewards
        assert status.outcome == outcome and status.result
        if language == "en" and outcome == "won":
            assert status.result.startswith("The scenario is won. Rewards: ") and rewards.prosperity
            assert "prosperity" in status.result


def test_no_word_is_left_over() -> None:
    """Every message that is only for drawn tables is said somewhere."""
    sources = "".join(file.read_text() for file in Path(gloomhaven_scenes.__file__).parent.rglob("*.py"))
    said = re.findall(r'"(haven-[a-z-]+)', sources)
    words = presenter().narrator.words
    unsaid = [
        message
        for message in words.messages
        if message.startswith("haven-") and not any(message.startswith(each) for each in said)
    ]
    assert unsaid == []
