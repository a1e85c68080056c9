"""Monsters in lava and pits, figures that are stopped or pushed there (D2-TER, D2-LRG-14)."""

from __future__ import annotations

import pytest

from games.descent.arena import Arena, arena
from games.descent.reanimated import reanimate
from games.descent.standing import PARTY, YARD, squares
from undercroft.games.descent.events.moves import FellIntoPit
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.movement.forcing import MoveOther
from undercroft.games.descent.state import ground
from undercroft.kernel import FigureId

ME = FigureId(1)


@pytest.mark.rule("D2-TER-22", "D2-TER-19")
def test_a_monster_that_ends_its_activation_in_lava_is_defeated() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    zombie = at.monster("zombie", "master", "c16")
    other = at.monster("zombie", "minion", "b16")
    at.activate(zombie)
    at.play("move", "go c15")
    assert at.figure(zombie).damage == 1  # it only hurts as yet
    at.play("end-turn")
    assert at.figure(zombie).phase == "fallen" and at.figure(other).cells


@pytest.mark.rule("D2-TER-21")
def test_a_large_monster_burns_only_with_all_its_spaces_in_lava() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "e17")
    one = at.monster("barghest", "minion", "d15", "e15")
    at.activate(one)
    at.play("end-turn")
    assert at.figure(one).cells
    other = at.monster("barghest", "minion", "c15", "d15")
    at.put(one, "e16", "f16")
    at.activate(other)
    at.play("end-turn")
    assert at.figure(other).phase == "fallen"


@pytest.mark.rule("D2-TER-25", "D2-TER-10", "D2-DMG-04", "D2-DMG-08")
def test_who_is_pushed_into_a_pit_falls_and_loses_his_points() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "d4", movement=3)
    at.run(MoveOther(ME, 2, FigureId(0)))
    at.play("go d5")
    assert at.figure(1).damage == 2 and at.figure(1).movement == 0
    assert at.events(FellIntoPit) and squares(at, 1) == ["d5"]


@pytest.mark.rule("D2-TER-31", "D2-TER-25")
def test_who_is_in_a_pit_can_be_moved_out_of_it_and_into_the_next() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "d5")
    at.run(MoveOther(ME, 2, FigureId(0)))
    at.play("go e5")
    assert at.figure(1).damage == 2
    at.run(MoveOther(ME, 1, FigureId(0)))
    at.play("go e6")
    assert squares(at, 1) == ["e6"] and at.figure(1).damage == 2


@pytest.mark.rule("D2-TER-25", "D2-FAT-03")
def test_a_pit_entered_by_fatigue_is_a_pit() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "d4")
    at.turn(1)
    at.play("hurry", "go d5")
    assert at.figure(1).damage == 2 and not at.can("hurry")


@pytest.mark.rule("D2-LRG-14", "D2-LRG-05", "D2-X-09")
def test_a_base_that_is_stopped_where_it_does_not_fit_stands_as_near_as_it_can() -> None:
    """A thief's Caltrops hold the moving space of an Ettin between two heroes."""
    at = arena("tomble-burrowell:thief", "grisban-the-thirsty:berserker", **YARD)
    at.hand()
    at.give(1, "caltrops")
    at.put(1, "e11")
    at.put(2, "c11")
    ettin = at.monster("ettin", "minion", "b9", "c9", "b10", "c10")
    at.activate(ettin)
    at.play("move", "go e13")
    at.dice("S", "SS")  # Tomble's Awareness 5
    at.play("use caltrops", "pass")
    assert at.figure(ettin).suffers("immobilized") and at.figure(ettin).movement == 0
    assert at.asked.what == "descent.place_base.choose"
    assert at.offers("stand") and all("d11" not in key.split() for key in at.offers("stand"))
    at.play(at.offers("stand")[0])
    assert len(squares(at, ettin)) == 4


@pytest.mark.rule("D2-TER-15", "D2-LRG-03")
def test_a_large_figure_climbs_out_with_its_whole_base() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    barghest = at.monster("barghest", "minion", "d5", "e5")
    at.activate(barghest)
    at.play("climb")
    places = [set(key.split()[1:]) for key in at.offers("stand")]
    assert {"d4", "d5"} in places and {"d4", "e4"} in places
    assert {"e5", "f5"} not in places, "it would be on pits only"
    at.play("stand d4 d5")
    assert squares(at, barghest) == ["d4", "d5"] and at.can("move")


@pytest.mark.rule("D2-MOV-21", "D2-TER-15")
@pytest.mark.parametrize(("to", "hurts"), [("d4", 0), ("e4", 1)])
def test_lava_beside_a_pit_hurts_who_climbs_there(to: str, hurts: int) -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "d5")
    found = ground(at.game)
    lava = found.terrain._replace(lava=found.terrain.lava | 1 << GRID.parse("e4"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(found, "terrain", lava)
        at.turn(1)
        at.play("climb", f"space {to}")
    assert at.figure(1).damage == hurts


# -- by the errata


def errata_yard() -> Arena:
    at = arena(*PARTY, **YARD, variants=("errata",))
    at.hand()
    return at


@pytest.mark.rule("D2-ERR-02")
def test_by_the_errata_points_cannot_be_spent_in_a_pit_but_are_not_lost() -> None:
    at = errata_yard()
    at.put(1, "d4")
    at.turn(1)
    at.play("move", "go d5")
    assert (at.figure(1).damage, at.figure(1).movement) == (2, 2)
    assert not at.offers("go")
    at.play("climb", "space d6")
    assert at.state.turn.actions == 0 and at.can("go d7")


@pytest.mark.rule("D2-ERR-02", "D2-TER-13")
@pytest.mark.parametrize("errata", [False, True])
def test_by_the_errata_no_action_is_forbidden_in_a_pit(errata: bool) -> None:
    at = arena(*PARTY, **YARD, variants=("errata",) * errata)
    at.hand()
    at.put(1, "d5", hp=5, fatigue=1)
    zombie = at.monster("zombie", "minion", "d6")
    at.turn(1)
    assert at.can("climb")
    for action in ("rest", "move", "hurry", f"attack {zombie} chipped-greataxe", "act rage"):
        assert at.can(action) is errata, action


@pytest.mark.rule("D2-ERR-02")
def test_by_the_errata_one_may_be_put_into_the_next_pit_and_falls_again() -> None:
    at = errata_yard()
    at.put(1, "d5")
    at.turn(1)
    at.play("climb", "space e5")
    assert at.figure(1).damage == 2 and squares(at, 1) == ["e5"]
    at.play("climb")
    assert at.can("space f5") and at.can("space e4")


@pytest.mark.rule("D2-ERR-02", "D2-TER-15")
def test_nobody_climbs_out_where_no_space_is_empty() -> None:
    at = errata_yard()
    at.put(1, "d5")
    for square in ("c4", "d4", "e4", "c5", "e5", "c6", "d6", "e6"):
        at.monster("goblin-archer", "minion", square)
    at.turn(1)
    assert not at.can("climb") and at.can("rest")


@pytest.mark.rule("D2-ERR-02", "D2-TER-31")
def test_by_the_errata_others_move_a_figure_out_of_a_pit() -> None:
    at = errata_yard()
    at.put(1, "d5")
    at.run(MoveOther(ME, 1, FigureId(0)))
    at.play("go d6")
    assert squares(at, 1) == ["d6"] and at.figure(1).damage == 0


@pytest.mark.rule("D2-ERR-02", "D2-TER-16")
def test_by_the_errata_a_large_base_falls_only_as_a_whole() -> None:
    at = errata_yard()
    barghest = at.monster("barghest", "minion", "d4", "e4")
    at.activate(barghest)
    at.play("move", "go d5", "halt", "stand d5 e5")
    assert at.figure(barghest).damage == 2
    assert at.can("climb") and not at.offers("go")


@pytest.mark.rule("D2-ERR-02", "D2-FAM-15")
def test_by_the_errata_the_reanimate_may_strike_from_a_pit() -> None:
    for errata in (False, True):
        at = arena("widow-tarha:necromancer", PARTY[0], **YARD, variants=("errata",) * errata)
        at.hand()
        raised = reanimate(at, "d5")
        zombie = at.monster("zombie", "minion", "d6")
        at.turn(1)
        at.play(f"familiar {raised}")
        assert at.can(f"attack {zombie}") is errata and at.can("climb")
