"""The tester of legality passes both games, and notices options that go round a requirement."""

from __future__ import annotations

from typing import Any

import pytest
from games.gloomhaven.test_testers import factory
from msgspec.structs import force_setattr

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.options import GoOption
from undercroft.games.tiny.rules import turns
from undercroft.kernel import FigureId, Game, Objection, Option, Requirement
from undercroft.sim.legality_tester import legality_tester
from undercroft.sim.testers import TesterFailed

SEEDS = ("1", "2", "3")
ON_BOARD = {"gh.move.choose", "gh.attack.choose", "gh.attack.lay_area", "gh.shove.choose"}
TINY = lay_out(box_of("tiny"))


def cellar(seed: str) -> Game[Any]:
    return TINY.new_game(TINY.settle(TINY.box.setup()), seed)


def test_every_question_of_the_cellar_about_the_board_explains_itself() -> None:
    looked = legality_tester(cellar, SEEDS)
    assert looked.objections["tiny.hero_turn.choose"] > 100
    on_board = {"tiny.hero_turn.choose", "tiny.choose_targets.choose", "tiny.push.choose_square"}
    assert not on_board & set(looked.silent)


@pytest.mark.parametrize("scenario", ("1", "2", "3", "4", "7", "11", "random"))
def test_every_question_of_gloomhaven_about_hexes_and_figures_explains_itself(scenario: str) -> None:
    looked = legality_tester(factory(scenario), SEEDS[:2], limit=200)
    assert looked.objections.total() > 100
    on_board = {
        "gh.move.choose",
        "gh.attack.choose",
        "gh.attack.lay_area",
        "gh.shove.choose",
        "gh.summon.choose",
    }
    assert not on_board & set(looked.silent)


# -- planted faults


def offering(*more: Option) -> Any:
    """The menu of a hero with options that no requirement left."""
    whole = turns.choices

    def choices(g: Any, hero: FigureId) -> tuple[Option, ...]:
        found = whole(g, hero)
        return tuple(dict.fromkeys((*found, *more))) if found else found

    return choices


def test_an_option_that_goes_round_a_requirement_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "choices", offering(GoOption(GRID.parse("n9"))))
    with pytest.raises(TesterFailed, match=r"'go .*' is offered, but a requirement forbids it"):
        legality_tester(cellar, SEEDS)


def test_a_legal_candidate_that_is_no_option_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = turns.choices
    monkeypatch.setattr(
        turns, "choices", lambda g, hero: tuple(o for o in whole(g, hero) if type(o) is not GoOption)
    )
    with pytest.raises(TesterFailed, match=r"meets every requirement of tiny\.hero_turn\.choose, but is no"):
        legality_tester(cellar, SEEDS)


def test_an_objection_without_a_rule_is_noticed() -> None:
    requirement: Requirement[Any, Any] = turns.WALKED_TO.requirements[0]
    whole = requirement.says
    force_setattr(requirement, "says", lambda g, by, cell: Objection("", "far"))
    try:
        with pytest.raises(TesterFailed, match="names no rule"):
            legality_tester(cellar, SEEDS)
    finally:
        force_setattr(requirement, "says", whole)
