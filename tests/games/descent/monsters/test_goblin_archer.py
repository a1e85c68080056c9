"""Goblin Archers: Scamper, Cowardly (D2-X-22)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.standing import PARTY, squares


@pytest.mark.rule("D2-X-22", "D2-MOV-09")
def test_they_scamper_through_heroes() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "g6")
    at.put(2, "g7")
    goblin = at.monster("goblin-archer", "minion", "e6")
    at.activate(goblin)
    at.play("move")
    assert {"go h6"} <= at.keys() and not {"go g6", "go g7"} & at.keys()
    at.play("go i6")
    assert squares(at, goblin) == ["i6"]


@pytest.mark.rule("D2-X-22")
def test_a_minion_alone_is_too_cowardly_for_surges() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "h6")
    goblin = at.monster("goblin-archer", "minion", "e6")
    at.activate(goblin)
    at.dice("6H*", "HH*", "-")
    at.play("attack 1")
    assert at.figure(1).damage == 3  # nothing was asked


@pytest.mark.rule("D2-X-22", "D2-LT-07")
@pytest.mark.parametrize(("kind", "rank"), [("zombie", "master"), ("splig", "")])
def test_a_master_or_lieutenant_within_3_gives_it_heart(kind: str, rank: str) -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "h6")
    goblin = at.monster("goblin-archer", "minion", "e6")
    at.monster(kind, rank, "g7")
    at.activate(goblin)
    at.dice("6H*", "HH", "-")
    at.play("attack 1", "surge 2 card.2")
    assert at.figure(1).damage == 4


@pytest.mark.rule("D2-X-22", "D2-SRG-13")
def test_a_surge_that_the_target_asks_for_is_no_ability() -> None:
    """The thief who is Unseen asks for a surge; the lonely goblin can pay it."""
    at = arena("tomble-burrowell:thief", "grisban-the-thirsty:berserker")
    at.hand()
    at.give(1, "unseen")
    at.put(1, "h6")
    goblin = at.monster("goblin-archer", "minion", "e6")
    at.turn(1)
    at.play("act unseen", "end-turn")
    at.activate(goblin)
    at.dice("6H*", "HH", "-")
    at.play("attack 1")
    assert [key.split()[-1] for key in at.offers("surge")] == ["toll"]
    at.play(at.offers("surge")[0])
    assert at.figure(1).damage == 3
