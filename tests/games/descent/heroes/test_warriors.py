"""Grisban the Thirsty and Syndrael: hero abilities and heroic feats (D2-X-10, D2-X-11)."""

from __future__ import annotations

import pytest

from games.descent.arena import RECORDS, Arena, arena
from games.descent.fallen import knock_out
from undercroft.games.descent.ground import GRID
from undercroft.kernel import FigureId
from undercroft.parts.happenings import ConditionGained
from undercroft.space import each


def suffer(at: Arena, figure: int, *conditions: str) -> None:
    for condition in conditions:
        at.game.emit(ConditionGained(FigureId(figure), condition))


def where(at: Arena, figure: int) -> list[str]:
    return [GRID.name(cell) for cell in each(at.figure(figure).cells)]


def grisban(variants: tuple[str, ...] = (), **changes: int) -> Arena:
    at = arena("grisban-the-thirsty:berserker", "widow-tarha:runemaster", variants=variants)
    at.put(1, "g10", **changes)
    return at


def syndrael(**changes: int) -> Arena:
    at = arena("syndrael:knight", "widow-tarha:runemaster")
    at.put(1, "g10", **changes)
    at.put(2, "g12")
    return at


@pytest.mark.rule("D2-X-10", "D2-CRD-01")
def test_the_values_of_the_warriors() -> None:
    values = {
        hero: (sheet.speed, sheet.health, sheet.stamina, sheet.defence, *attributes(hero))
        for hero, sheet in RECORDS.hero.items()
        if sheet.archetype == "warrior"
    }
    assert values == {
        "grisban-the-thirsty": (3, 14, 4, ("grey",), 5, 2, 3, 1),
        "syndrael": (4, 12, 4, ("grey",), 4, 3, 2, 2),
    }


def attributes(hero: str) -> tuple[int, ...]:
    found = RECORDS.hero[hero].attributes
    return found.might, found.knowledge, found.willpower, found.awareness


# -- Grisban


@pytest.mark.rule("D2-X-11", "D2-RST-03")
def test_grisban_may_discard_a_condition_when_he_recovers_by_resting() -> None:
    at = grisban(fatigue=2)
    suffer(at, 1, "diseased", "poisoned")
    at.turn(1)
    at.play("rest")
    assert at.asked.what == "descent.hero_turn.choose"  # printed: not at once
    at.play("end-turn")
    assert set(at.offers("condition")) == {"condition diseased", "condition poisoned"}
    assert at.offers("pass")
    at.play("condition poisoned")
    assert [condition.name for condition in at.figure(1).conditions] == ["diseased"]


@pytest.mark.rule("D2-X-11")
def test_grisban_discards_nothing_without_fatigue_to_recover() -> None:
    at = grisban()
    suffer(at, 1, "diseased")
    at.turn(1)
    at.play("rest", "end-turn")
    assert at.figure(1).suffers("diseased")


@pytest.mark.rule("D2-ERR-08", "D2-X-11")
def test_grisban_with_errata_discards_at_once_also_without_fatigue() -> None:
    at = grisban(variants=("errata",))
    suffer(at, 1, "diseased")
    at.turn(1)
    at.play("rest", "condition diseased")
    assert not at.figure(1).conditions
    assert at.asked.what == "descent.hero_turn.choose"
    assert at.state.turn.rested


@pytest.mark.rule("D2-X-11", "D2-FEA-02", "D2-FEA-03")
def test_grisbans_feat_is_an_attack_action_beyond_the_two() -> None:
    at = grisban()
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.play("act feat")
    assert at.state.turn.actions == 2
    for _ in range(3):
        at.dice("X", "HH", "-")
        at.play(f"attack {zombie} chipped-greataxe")
    assert not at.offers("attack")
    assert at.state.turn.actions == 0


@pytest.mark.rule("D2-X-11")
def test_grisbans_feat_is_no_action_for_skills() -> None:
    at = grisban()
    at.monster("zombie", "master", "g9")
    at.turn(1)
    at.play("act feat")
    at.dice("X", "HH", "-", "X", "HH", "-")
    at.play("act rage", "act rage")
    assert at.state.turn.actions == 0
    assert at.offers("attack")
    assert not at.offers("act rage")


# -- Syndrael


@pytest.mark.rule("D2-X-11", "D2-HTN-13")
def test_syndrael_recovers_2_fatigue_if_she_did_not_move() -> None:
    at = syndrael(fatigue=3)
    at.turn(1)
    at.play("end-turn")
    assert at.figure(1).fatigue == 1


@pytest.mark.rule("D2-X-11", "D2-MOV-21")
def test_syndrael_recovers_nothing_if_she_moved() -> None:
    at = syndrael(fatigue=3)
    at.turn(1)
    at.play("move", "go g9", "go g10", "end-turn")
    assert at.figure(1).fatigue == 3


@pytest.mark.rule("D2-STD-06", "D2-X-11")
def test_syndrael_recovers_nothing_by_her_ability_after_standing_up() -> None:
    at = syndrael()
    knock_out(at, 1)
    at.turn(1)
    at.dice("HH", "HH")
    at.play("stand-up")
    assert at.figure(1).fatigue == 4


@pytest.mark.rule("D2-X-11", "D2-MOV-22", "D2-FEA-02")
def test_syndraels_feat_lets_both_move_at_once() -> None:
    at = syndrael()
    at.turn(1)
    at.play("act feat")
    assert set(at.offers("target")) == {"target 1", "target 2"}
    assert at.offers("pass")
    at.play("target 2")
    assert at.asked.what == "descent.move_now.go"
    assert at.asked.seats == (1,)  # Tarha's player
    assert not at.offers("go g7")  # her Speed is 4
    at.play("go g8", "target 1")
    assert where(at, 2) == ["g8"]
    assert at.figure(1).movement == 4  # a move action like any other, beyond her two
    assert at.state.turn.actions == 2
    assert not at.hero(1).feat


@pytest.mark.rule("D2-X-11", "D2-MOV-22")
def test_syndrael_may_go_first() -> None:
    at = syndrael()
    at.turn(1)
    at.play("act feat", "target 1", "go h9", "pass", "target 2", "go g9", "pass")
    assert (where(at, 1), where(at, 2)) == (["h9"], ["g9"])
    assert at.figure(1).movement == 0
    assert at.state.turn.actions == 2


@pytest.mark.rule("D2-X-11", "D2-X-05", "D2-RNG-08")
def test_syndraels_feat_needs_a_hero_within_3_and_moves_nobody_who_is_immobilized() -> None:
    at = syndrael()
    at.put(2, "g6")
    at.turn(1)
    assert not at.offers("act feat")

    tied = syndrael()
    suffer(tied, 2, "immobilized")
    tied.turn(1)
    tied.play("act feat")
    assert not tied.offers("target 2")
