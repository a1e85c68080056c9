"""The order of the round says why one of two with the same initiative acts first (GH-INI)."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import scene
from undercroft.games.gloomhaven.events.rounds import OrderSet
from undercroft.games.gloomhaven.rules.round.order import SetOrder, Tied
from undercroft.games.gloomhaven.state import Slot


@pytest.mark.rule("GH-INI-04", "GH-INI-06", "GH-INI-07")
def test_each_tie_says_what_decided() -> None:
    table = scene(brute="0:0", spellweaver="0:1", monsters="bandit-guard 4:0, living-bones 5:0")
    table.mats(0, second=60).mats(1, second=20).knows(order=())
    slots = (Slot(30, "0"), Slot(30, "1"), Slot(30, "bandit-guard"), Slot(30, "living-bones"))
    table.run(SetOrder(slots)).picks("first living-bones")
    assert [slot.unit for slot in table.state.order] == ["1", "0", "living-bones", "bandit-guard"]
    whys = [why for entry in table.log if isinstance(entry.event, OrderSet) for why in entry.why]
    told = {(why.unit, why.rival, why.says) for why in whys if isinstance(why, Tied)}
    assert {("1", "0", "second-card"), ("1", "bandit-guard", "player-first")} <= told
    assert ("living-bones", "bandit-guard", "players-chose") in told
