"""Journeys keep the promises of every game: clones, saves, views, invariants."""

from __future__ import annotations

import pytest

from games.descent.infer import travellers
from undercroft.sim.testers import clone_tester, invariant_tester, round_trip_tester, view_tester

WAY = 30  # questions: the whole of most journeys


@pytest.mark.rule("D2-TRV-05", "D2-WHO-07")
def test_views_hide_the_hand_on_the_way() -> None:
    assert view_tester(travellers(), ("1", "2"), limit=WAY) > 40
    assert view_tester(travellers("7"), ("1", "2"), limit=8) > 10


@pytest.mark.rule("D2-TRV-13")
def test_every_card_stays_in_one_place() -> None:
    assert invariant_tester(travellers(), tuple("123456"), limit=WAY) > 200


def test_a_journey_can_be_saved_and_cloned_anywhere() -> None:
    assert round_trip_tester(travellers(), ("1", "2"), limit=WAY) > 20
    assert clone_tester(travellers(), ("3",), limit=WAY) > 30
    assert round_trip_tester(travellers("7"), ("4",), limit=10) > 5
