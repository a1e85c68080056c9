"""Heroic feats (D2-FEA)."""

from __future__ import annotations

import pytest

from games.descent.arena import RECORDS, Arena, arena
from games.descent.fallen import knock_out
from undercroft.games.descent.events.turns import FeatUsed
from undercroft.games.descent.rules.quests.quest import Transition


def party() -> Arena:
    """Avric the Disciple on g10, Grisban the Berserker on g11, both wounded."""
    at = arena("avric-albright:disciple", "grisban-the-thirsty:berserker")
    at.put(1, "g10", hp=8)
    at.put(2, "g11", hp=8)
    return at


@pytest.mark.rule("D2-FEA-01")
def test_every_hero_has_one_feat_that_does_something() -> None:
    assert len(RECORDS.hero) == 8
    for sheet in RECORDS.hero.values():
        assert sheet.feat.do
        assert not sheet.feat.exhausts
        assert not sheet.feat.fatigue


@pytest.mark.rule("D2-FEA-02", "D2-FEA-04")
def test_a_feat_is_used_once_and_turns_the_sheet() -> None:
    at = party()
    at.turn(1)
    at.dice("H", "H")
    at.play("act feat", "yes", "yes")
    assert len(at.events(FeatUsed)) == 1
    assert not at.hero(1).feat
    assert at.state.turn.actions == 1
    assert not at.offers("act feat")
    at.play("end-turn")
    at.turn(1)
    assert not at.offers("act feat")
    assert at.hero(2).feat


@pytest.mark.rule("D2-FEA-03", "D2-SPC-02")
def test_a_feat_with_the_symbol_uses_an_action_and_another_does_not() -> None:
    at = party()
    at.turn(1)
    at.dice("H", "H")
    at.play("act feat", "yes", "yes")
    assert at.state.turn.actions == 1
    at.play("end-turn")
    at.turn(2)
    at.play("act feat")
    assert at.state.turn.actions == 2


@pytest.mark.rule("D2-FEA-03")
def test_a_feat_with_the_symbol_needs_an_action() -> None:
    at = party()
    at.turn(1)
    at.play("rest", "rest")
    assert not at.offers("act feat")


@pytest.mark.rule("D2-FEA-04")
def test_values_and_ability_of_a_turned_sheet_stay_in_force() -> None:
    at = party()
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("H", "H")
    at.play("act feat", "yes", "yes")
    assert at.figure(1).full == 12
    at.dice("2HH*", "1H", "-")
    at.play(f"attack {zombie} iron-mace")
    assert [key for key in at.offers("surge") if "avric-albright" in key]


@pytest.mark.rule("D2-FEA-05", "D2-QST-07")
def test_feats_are_there_again_in_the_next_encounter() -> None:
    at = party()
    at.turn(2)
    at.play("act feat")
    assert not at.hero(2).feat
    at.run(Transition())
    assert at.hero(2).feat


@pytest.mark.rule("D2-FEA-06", "D2-KO-07", "D2-KO-14")
def test_a_hero_knocked_out_uses_no_feat() -> None:
    at = party()
    knock_out(at, 1)
    at.turn(1)
    assert set(at.offers("")) == {"stand-up", "end-turn"}
    at.dice("HH", "HH")
    at.play("stand-up")
    assert at.hero(1).feat
    assert not at.events(FeatUsed)
