"""The Shadow Vault: the Rune on its long way, Zachareth who returns, a group that sleeps, doors and wells."""

from __future__ import annotations

import pytest

from games.descent.quests.scene import Scene, scene
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.fleeing import Return
from undercroft.games.descent.rules.quests.limits import is_waiting, may_open
from undercroft.games.descent.rules.quests.page import area
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.round.overlord_turn import OverlordTurn
from undercroft.kernel import FigureId

BEARER = {"descent.give_token.choose": ["target 2"]}


def vault(heroes: int = 2) -> Scene:
    groups = ["zombie", "barghest"]
    return scene("the-shadow-vault", heroes=heroes, groups=groups, answers=BEARER)


# -- set-up


@pytest.mark.rule("D2-SET-08", "D2-OBJ-02", "D2-WHO-01")
def test_a_hero_of_their_choice_holds_the_rune() -> None:
    at = vault()
    assert at.state.tokens["rune-1"].carrier == 2
    assert at.figure(2).carries == ("rune-1",)
    assert {at.squares(i)[0] for i in at.state.heroes} <= {"c2", "c3", "d2", "d3"}
    assert at.figure(at.one("baron-zachareth")).cells & area(at.game, "5b")
    assert [at.token(name) for name in ("well-1", "well-2")] == ["g4", "g7"]


@pytest.mark.parametrize(("heroes", "tokens"), [(2, 4), (3, 6), (4, 8)])
def test_search_tokens(heroes: int, tokens: int) -> None:
    assert len(vault(heroes).state.searches) == tokens


# -- ends


@pytest.mark.rule("D2-EXI-01", "D2-GEN-07")
def test_the_heroes_win_when_the_rune_leaves_by_the_exit() -> None:
    """Only its bearer leaves."""
    at = vault()
    at.only()
    edge = GRID.name(next(c for c in range(2000) if area(at.game, "exit") >> c & 1))
    at.put(1, edge)
    at.turn(1)
    at.play("move")
    assert at.offers("leave") == []
    at.end_turn()
    at.put(1, "c2")
    at.put(2, edge)
    at.turn(2)
    at.play("move", "leave exit")
    assert at.result() == "heroes-won"


@pytest.mark.rule("D2-OBJ-01", "D2-EXI-01")
def test_the_overlord_wins_when_a_monster_takes_the_rune_to_the_entrance() -> None:
    at = vault()
    zachareth = at.one("baron-zachareth")
    at.only(zachareth)
    at.put(2, "c3")
    at.dice("dash")
    at.run(Suffer(FigureId(2), 30))
    at.pass_hidden()
    assert at.token("rune-1") == "c3"
    at.put(zachareth, "c4")
    at.activate(zachareth)
    at.play("pick-up rune-1")
    assert at.figure(zachareth).carries == ("rune-1",)
    at.put(zachareth, "x27")
    at.play("move", "leave entrance")
    assert at.result() == "overlord-won"


def test_heroes_do_not_use_the_overlords_entrance() -> None:
    at = vault()
    at.only()
    at.put(2, "x27")
    at.turn(2)
    at.play("move")
    assert at.offers("leave") == []


@pytest.mark.rule("D2-QST-16")
def test_the_clock_runs_for_25_rounds() -> None:
    at = vault()
    at.state.round = 24
    at.run(RoundEnds())
    assert at.won() == []
    at.state.round = 25
    at.run(RoundEnds())
    assert at.result() == "overlord-won"


# -- doors


@pytest.mark.rule("D2-DOR-02", "D2-ATT-03")
def test_the_stuck_door_is_forced_each_time() -> None:
    """Might, as often as a hero has actions; closed again it is stuck again."""
    at = vault()
    at.only()
    at.put(1, "n17")
    at.turn(1)
    at.dice("SSS", "SSSS")
    at.play("quest force-door 1")
    assert 1 not in at.state.doors
    at.dice("-", "-")
    at.play("quest force-door 1")
    assert 1 in at.state.doors
    at.end_turn()
    at.put(2, "n17")
    at.put(1, "c2")
    at.turn(2)
    at.play("close 1")
    assert 1 not in at.state.doors
    assert at.offers("open") == []
    assert at.offers("quest force-door") == ["quest force-door 1"]


@pytest.mark.rule("D2-DOR-02")
def test_figures_without_attributes_cannot_force_it() -> None:
    at = vault()
    barghest, zachareth = at.one("barghest"), at.one("baron-zachareth")
    at.state.marks += ("river-awake",)
    at.put(barghest, "n17")
    at.activate(barghest)
    assert at.offers("quest force-door") == []
    assert at.offers("open") == []
    at.put(barghest, "p22")
    at.end_turn()
    at.put(zachareth, "n17")
    at.activate(zachareth)
    assert at.offers("quest force-door") == ["quest force-door 1"]


@pytest.mark.rule("D2-DOR-02")
def test_the_lock_of_the_side_passage_springs_once() -> None:
    at = vault()
    at.only()
    at.put(1, "g12")
    at.turn(1)
    assert not may_open(at.game, FigureId(1), 0)
    at.dice("-", "-")
    at.play("quest spring-lock 0")
    assert 0 in at.state.doors
    at.play("close 0")
    assert may_open(at.game, FigureId(1), 0)


# -- Zachareth


@pytest.mark.rule("D2-LT-01", "D2-OTN-18", "D2-OBJ-05")
def test_zachareth_flees_and_returns_twice() -> None:
    at = vault()
    for returned in (1, 2):
        zachareth = at.one("baron-zachareth")
        at.put(1, "c2")
        at.turn(1)
        at.run(Suffer(zachareth, 30))
        at.pass_hidden()
        at.end_turn()
        assert at.kinds("baron-zachareth") == []
        at.run(Return())
        at.play(sorted(at.offers("stand"))[0]) if at.offers("stand") else None
        back = at.figure(at.one("baron-zachareth"))
        assert back.hp == back.full == 10
        assert back.cells & area(at.game, "entrance")
        assert at.state.counters["zachareth-returned"] == returned
        at.state.round += 1
    at.turn(1)
    at.run(Suffer(at.one("baron-zachareth"), 30))
    at.pass_hidden()
    at.end_turn()
    assert not Return().applies(at.game)


@pytest.mark.rule("D2-LT-01")
def test_who_falls_in_the_overlords_turn_is_back_a_turn_later() -> None:
    at = vault()
    zachareth = at.one("baron-zachareth")
    at.activate(zachareth)
    at.run(Suffer(zachareth, 30))
    assert not Return().applies(at.game)
    at.state.round += 1
    assert Return().applies(at.game)


# -- the sleeping group


@pytest.mark.rule("D2-OTN-06")
def test_the_group_at_the_river_sleeps_until_a_hero_comes() -> None:
    at = vault()
    goblin = at.one("barghest")
    assert is_waiting(at.game, goblin)
    assert not is_waiting(at.game, at.one("zombie"))
    at.run(OverlordTurn(step="choose_group"))
    assert not at.can("activate barghest")
    at = vault()
    at.only(at.one("barghest"))
    at.put(1, "p13")
    at.turn(1)
    at.play("move", "go q13")
    assert "river-awake" in at.state.marks
    assert not is_waiting(at.game, at.one("barghest"))


@pytest.mark.rule("D2-MON-08")
def test_reinforcements_from_round_3_and_those_of_the_river_once_it_is_awake() -> None:
    at = vault()
    at.only(at.one("baron-zachareth"))
    at.state.round = 2
    at.run(Reinforce())
    assert at.asked.what != "descent.reinforce.offer"
    at.state.round = 3
    at.run(Reinforce())
    assert at.keys() == {"pass", "group zombie"}
    at.play("pass")
    at.state.marks += ("river-awake",)
    at.run(Reinforce())
    assert at.keys() == {"pass", "group zombie", "group barghest"}
    at.play("group barghest")
    at.play(sorted(at.offers("stand"))[0])
    assert at.figure(at.one("barghest")).cells & area(at.game, "entrance")


# -- wells


@pytest.mark.rule("D2-SPC-03", "D2-FAT-13")
def test_a_shadow_well() -> None:
    """All fatigue goes, 1 damage comes; once each, and not for the rested."""
    at = vault()
    at.only()
    at.put(1, "g3")
    at.turn(1)
    assert at.offers("quest drink-well") == []
    at.put(1, "g3", fatigue=3)
    at.play("hurry")
    assert at.figure(1).fatigue == 4
    at.play("quest drink-well well-1")
    assert at.figure(1).fatigue == 0
    assert at.figure(1).damage == 1
    assert "well-1" not in at.state.tokens
