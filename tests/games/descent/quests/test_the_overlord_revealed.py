"""The Overlord Revealed: three controls, three portals, the vault key, Zachareth who comes late."""

from __future__ import annotations

import pytest

from games.descent.quests.scene import Scene, scene
from undercroft.games.descent.events.fights import AttributeFailed, AttributePassed
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.quests.limits import may_close, may_open
from undercroft.games.descent.rules.quests.page import area
from undercroft.games.descent.rules.quests.quest import start_area
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.kernel import replace

NORTH, SOUTH, WEST = "p6", "n21", "d11"  # the controls


def portals(heroes: int = 2) -> Scene:
    return scene("the-overlord-revealed", heroes=heroes, groups=["goblin-archer", "cave-spider", "zombie"])


def control(at: Scene, square: str) -> str:
    return next(name for name in at.state.tokens if name.startswith("control") and at.token(name) == square)


def show(at: Scene, square: str, face: str) -> str:
    """A control that lies face up already."""
    name = control(at, square)
    at.state.tokens[name] = replace(at.state.tokens[name], face=face, turned=True)
    at.state.counters[f"turned-control-{face}"] = 1
    return name


# -- set-up


@pytest.mark.rule("D2-HSU-10", "D2-SET-08")
def test_the_heroes_begin_on_the_hub_but_not_near_the_key() -> None:
    at = portals()
    assert at.token("vault-key-1") == "n11"
    start = start_area(at.game)
    assert not start & ~(area(at.game, "9b") | area(at.game, "17b"))
    near = {"m10", "n11", "o12", "l12", "p13"}
    assert not any(start >> GRID.parse(square) & 1 for square in near)
    assert start >> GRID.parse("s12") & 1
    assert {at.token(f"control-{n}") for n in (1, 2, 3)} == {NORTH, SOUTH, WEST}
    assert not any(at.state.tokens[f"control-{n}"].turned for n in (1, 2, 3))


# -- controls


@pytest.mark.rule("D2-CMP-18")
def test_whoever_is_next_to_a_control_turns_it_up_for_nothing() -> None:
    """A hero or a monster; its colour is drawn from those left."""
    at = portals()
    at.only(at.one("goblin-archer"))
    at.put(1, "p7")
    at.put(at.one("goblin-archer"), "u4")
    at.turn(1)
    name = control(at, NORTH)
    at.dice("green")
    at.play(f"quest look-at-control {name}")
    assert at.state.tokens[name].face == "green"
    assert at.state.turn.actions == 2
    at.end_turn()
    goblin = at.one("goblin-archer")
    at.put(goblin, "d12")
    at.activate(goblin)
    assert at.offers("quest look-at-control") == [f"quest look-at-control {control(at, WEST)}"]
    assert at.offers("quest shut-portal") == []


@pytest.mark.rule("D2-ATT-02", "D2-SPC-03")
def test_a_hero_shuts_a_portal_with_knowledge_or_willpower() -> None:
    at = portals()
    at.only(at.one("zombie"))
    at.put(2, "p7")
    name = show(at, NORTH, "red")
    at.turn(2)
    at.play(f"quest shut-portal {name}")
    assert at.keys() == {"attribute knowledge", "attribute willpower"}
    at.dice("-", "-", "-", "-")
    at.play("attribute willpower")
    assert at.state.counters["portals"] == 1
    assert "red-shut" in at.state.marks
    assert name not in at.state.tokens
    assert len(at.events(AttributePassed)) == 2  # his own, and the flickering


@pytest.mark.rule("D2-ATT-03", "D2-CND-01")
def test_a_portal_that_is_shut_flickers() -> None:
    """Each hero within 3 spaces of its control tests might, or is Stunned; the others do not."""
    at = portals(3)
    at.only(at.one("zombie"))
    name = show(at, NORTH, "green")
    at.put(2, "p7")
    at.put(1, "s6")
    at.put(3, "u9")
    at.turn(2)
    at.play(f"quest shut-portal {name}")
    at.dice("-", "-", "SSS", "SSSS", "-", "-")
    at.play("attribute willpower")
    assert [event.figure for event in at.events(AttributeFailed)] == [1]
    assert at.figure(1).suffers("stunned")
    assert not at.figure(2).suffers("stunned")
    assert not at.figure(3).suffers("stunned")


@pytest.mark.rule("D2-GEN-07")
def test_the_heroes_win_with_the_third_portal() -> None:
    at = portals()
    at.only(at.one("zombie"))
    at.state.counters["portals"] = 2
    at.put(2, "p7")
    name = show(at, NORTH, "red")
    at.turn(2)
    at.dice("-", "-")
    at.play(f"quest shut-portal {name}", "attribute willpower")
    assert at.result() == "heroes-won"


# -- the key


@pytest.mark.rule("D2-OBJ-01", "D2-DOR-02", "D2-EXI-01")
def test_a_monster_takes_the_key_out() -> None:
    """It opens the locked doors on its way, without an action, and they stay open."""
    at = portals()
    goblin = at.one("goblin-archer")
    at.only(goblin)
    at.put(1, "s12")
    at.put(2, "s13")
    at.put(goblin, "m11")
    assert not may_open(at.game, goblin, 1)
    at.activate(goblin)
    at.play("pick-up vault-key-1")
    assert at.offers("quest turn-key") == []
    at.put(goblin, "h12")
    at.play("move", "quest turn-key 1")
    assert not at.state.turn.actions
    assert at.state.doors == (1,)
    assert not may_close(at.game, 1)
    at.put(goblin, "f6", movement=3)
    at.end_turn()
    at.activate(goblin)
    at.play("move", "quest turn-key 0")
    at.put(goblin, "a6", movement=3)
    at.play("move", "leave entrance")
    assert at.result() == "overlord-won"


@pytest.mark.rule("D2-OBJ-01")
def test_a_hero_with_the_key_is_slow_and_cannot_leave() -> None:
    at = portals()
    at.only()
    at.put(1, "m11")
    at.turn(1)
    at.play("pick-up vault-key-1", "move")
    assert at.figure(1).movement == 2  # Grisban's Speed is 3
    at.end_turn()
    at.put(1, "a6")
    at.turn(1)
    at.play("move")
    assert at.offers("leave") == []
    at.end_turn()
    at.put(1, "h12")
    at.turn(1)
    at.play("move")
    assert at.offers("quest turn-key") == ["quest turn-key 1"]


# -- Zachareth, reinforcements, the clock


@pytest.mark.rule("D2-QST-02")
def test_zachareth_comes_with_the_second_portal_or_after_round_5() -> None:
    for round_, shut, comes in ((4, 1, False), (4, 2, True), (5, 0, True)):
        at = portals()
        at.state.round, at.state.counters["portals"] = round_, shut
        at.run(RoundEnds())
        if at.offers("stand"):
            at.play(at.offers("stand")[0])
        assert bool(at.kinds("baron-zachareth")) is comes
        if comes:
            assert at.figure(at.one("baron-zachareth")).cells & area(at.game, "28b")
            at.run(RoundEnds())
            assert len(at.kinds("baron-zachareth")) == 1


@pytest.mark.rule("D2-MON-08", "D2-OTN-18")
def test_minions_come_by_open_portals_two_in_all() -> None:
    at = portals()
    at.only(at.one("zombie"))
    at.state.marks += ("green-shut",)
    at.run(Reinforce())
    assert set(at.offers("group goblin-archer")) == {"group goblin-archer b22", "group goblin-archer n25"}
    at.play("group goblin-archer b22")
    at.play(at.offers("stand")[0])
    assert at.squares(at.one("goblin-archer"))[0] in ("b22", "c22")
    assert at.offers("group goblin-archer") == ["group goblin-archer n25"]
    at.play("group cave-spider n25")
    at.play(at.offers("stand")[0])
    assert at.asked.what != "descent.reinforce.offer"
    ranks = {at.figure(i).rank for kind in ("goblin-archer", "cave-spider") for i in at.kinds(kind)}
    assert ranks == {"minion"}


def test_no_more_than_two_though_three_portals_are_open() -> None:
    at = portals()
    at.only(at.one("zombie"))
    at.run(Reinforce())
    for square in ("b22", "r1"):
        at.play(f"group goblin-archer {square}")
        at.play(at.offers("stand")[0])
    assert at.asked.what != "descent.reinforce.offer"


def test_the_clock_favours_the_overlord() -> None:
    at = portals()
    at.state.marks += ("arrived-zachareth",)
    at.state.round = 15
    at.run(RoundEnds())
    assert at.result() == "overlord-won"
