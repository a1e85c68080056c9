"""A side may call the campaign lost (a ruling: the book says nothing)."""

from __future__ import annotations

import pytest

from undercroft.games.descent.campaign.options import SaveOption
from undercroft.kernel import Seat
from undercroft.parts.conceding import GiveUpOption, PlayOnOption

from .camp import HEROES, Camp, begun, come_home, offered, pick


def give_up(g: Camp) -> None:
    decision = g.open[0]
    g.answer(decision.seats[0], decision.all_options.index(GiveUpOption()))


@pytest.mark.rule("D2-GEN-03")
def test_the_overlord_alone_gives_the_campaign_up() -> None:
    g = begun()
    come_home(g, HEROES)
    while g.open[0].seats != (Seat(4),):
        pick(g, SaveOption())
    give_up(g)
    assert g.state.outcome == "heroes-won"


@pytest.mark.rule("D2-WHO-01", "D2-GEN-03")
def test_all_heroes_must_agree() -> None:
    g = begun()
    come_home(g, HEROES)
    give_up(g)
    assert g.open[0].seats == (Seat(1),) and offered(g) == [GiveUpOption(), PlayOnOption()]
    pick(g, PlayOnOption())
    assert not g.state.outcome and g.open[0].seats == (Seat(0),)
    g = begun()
    come_home(g, HEROES)
    give_up(g)
    for _ in range(3):
        pick(g, GiveUpOption())
    assert g.state.outcome == "overlord-won"


def test_before_the_first_quest_nobody_gives_up() -> None:
    g = begun(variants=("epic-advanced",))
    assert not g.open[0].asides
