"""Dealt set-ups of Descent: all are legal, differ, and use what nobody advises."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.descent.deck_building import ADVISED
from undercroft.games.descent.setup import DescentSetup, party_of
from undercroft.tools.descent.dealt import deal, main, make_plan

MANY = 60


@pytest.fixture(scope="module")
def edition() -> Edition:
    return lay_out(box_of("descent"))


@pytest.fixture(scope="module")
def dealt(edition: Edition) -> list[DescentSetup]:
    return [deal(edition, Random(f"dealt/{number}")) for number in range(MANY)]


def test_set_ups_are_settled_and_the_same_each_time(edition: Edition, dealt: list[DescentSetup]) -> None:
    assert all(edition.settle(setup) == setup for setup in dealt)
    assert dealt == [deal(edition, Random(f"dealt/{number}")) for number in range(MANY)]


def test_every_hero_class_and_number_of_heroes_comes_up(edition: Edition, dealt: list[DescentSetup]) -> None:
    heroes = [wish for setup in dealt for wish in party_of(setup)]
    assert {wish.hero for wish in heroes} == set(edition.rules.content.hero)
    assert {wish.calling for wish in heroes} == set(edition.rules.content.calling)
    assert {len(setup.party) for setup in dealt} == {2, 3, 4}


def test_the_overlord_has_cards_that_nobody_advises(dealt: list[DescentSetup]) -> None:
    cards = {card for setup in dealt for card in setup.deck or ()}
    assert len(cards - set(ADVISED)) >= 10


def test_games_are_played_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--seed", "few"]) == 0
    assert "2 games, 0 broken" in capsys.readouterr().out
    assert make_plan(2, "few", "random").invariants
