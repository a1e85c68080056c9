"""Sides, ranks and cards that are chosen together, as both games describe them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from games.tiny.scenes import drawn, placed

from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.setups import Setup
from undercroft.games.tiny.setup import TinySetup
from undercroft.kernel import Game, Seat
from undercroft.scenes import shapes
from undercroft.text.narrator import Narrator

from .shown import begun, played_at_random, stage_for

BARROW = HavenSetup(scenario="1", party=("brute", "spellweaver"))
GAMES = [("gloomhaven", BARROW), ("tiny", TinySetup())]


@pytest.mark.parametrize(("game", "wishes"), GAMES)
def test_every_figure_has_a_side_and_a_rank_that_the_status_describes(game: str, wishes: Setup) -> None:
    presenter = stage_for(game, wishes=wishes)
    seen = set()
    for journal in played_at_random(begun(game, "sides", wishes), "sides", 60):
        shown = presenter.public(journal.game)
        sides, ranks = (
            {side.id: side for side in shown.status.sides},
            {rank.id for rank in shown.status.ranks},
        )
        for figure in shown.figures:
            assert figure.rank in ranks and figure.meters[0].id == "health"
            assert figure.owner < 0 or figure.owner in sides[figure.side].seats
            seen.add(figure.side)
        assert sorted(seat for side in sides.values() for seat in side.seats) == [
            mat.seat for mat in shown.mats
        ]
        assert all(side.id in sides[foe].foes for side in sides.values() for foe in side.foes)
        assert all(side.name for side in sides.values())
    assert len(seen) == 2


def test_two_cards_are_chosen_together_and_the_first_stays_in_sight() -> None:
    presenter, journal = stage_for("gloomhaven", wishes=BARROW), begun("gloomhaven", "picks", BARROW)
    while journal.game.open[0].what != "gh.round.choose_lead":
        journal.answer(journal.game.open[0].seat, 0)
    first = presenter.seat(journal.game, Seat(0)).question
    assert first is not None
    assert [(pick.kind, pick.card) for pick in first.picks] == [("lead", ""), ("second", "")]
    assert all(pick.label and pick.prompt for pick in first.picks)
    lead = first.choices[0].card
    for seat in (Seat(0), Seat(1)):
        journal.answer(seat, 0)
    second = presenter.seat(journal.game, Seat(0)).question
    assert second is not None and journal.game.open[0].what == "gh.round.choose_second"
    assert [(pick.kind, pick.card) for pick in second.picks] == [("lead", lead), ("second", "")]
    assert lead not in str(presenter.seat(journal.game, Seat(1)))


def test_dice_lie_on_the_table_while_one_of_them_may_be_rolled_again() -> None:
    play = drawn("Wg", {1: {"items": "amulet"}}, attack=(1, 3), chance="0 1 2 3").picks("use amulet@1")
    presenter = stage_for("tiny")
    asked = presenter.seat(play.game, Seat(0)).question
    assert asked is not None and [(die.text, die.pips) for die in asked.dice] == [
        ("0", 0),
        ("1", 1),
        ("2", 2),
    ]
    assert [choice.dice for choice in asked.choices] == [(0,), (1,), (2,)]
    after = presenter.seat(placed("warden b3", "goblin c3", turn=1).game, Seat(0)).question
    assert after is not None and not after.dice


def test_what_belongs_to_nobody_is_drawn_from_what_a_spectator_sees() -> None:
    presenter, journal = stage_for("tiny"), begun("tiny")
    assert presenter.public(journal.game).supply == shapes.Supply()
    seen: list[object] = []

    def supply(g: Game[Any], narrator: Narrator) -> shapes.Supply:
        seen.append(g.state.hands[Seat(0)].cards)
        return shapes.Supply(piles=(shapes.Pile("search", "Search deck", (), 12),))

    presenter = stage_for("tiny")
    presenter.painter = replace(presenter.painter, supply=supply)
    assert [pile.count for pile in presenter.public(journal.game).supply.piles] == [12]
    assert seen and all(set(hand) == {"?"} for hand in seen)  # type: ignore[call-overload]
