"""Large monsters on the move (D2-LRG)."""

from __future__ import annotations

import pytest

from games.descent.arena import Arena, arena
from undercroft.games.descent.events.fights import AttackMissed
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.movement.moving import PlaceBase
from undercroft.games.descent.state import ground
from undercroft.space import each


def yard(variants: tuple[str, ...] = ()) -> Arena:
    """The map with pits, lava and obstacles."""
    return arena(quest="gryvorn-unleashed", encounter=2, variants=variants)


@pytest.mark.rule("D2-LRG-01", "D2-LRG-02", "D2-LRG-03", "D2-LRG-E1", "D2-LRG-06", "D2-LRG-07")
def test_a_large_monster_moves_one_space_of_its_base_and_spreads_where_it_ends() -> None:
    """From the square of a9 and b10, with b9 three spaces on to e9, it may stand on e9 to f10."""
    at = yard()
    at.hand()
    ettin = at.monster("ettin", "minion", "a9", "b9", "a10", "b10")
    at.activate(ettin)
    at.play("move", "go e9")
    assert "stand e9 f9 e10 f10" in at.offers("")
    at.play("stand e9 f9 e10 f10")
    assert at.figure(ettin).phase == "standing"
    assert {GRID.name(cell) for cell in each(at.figure(ettin).cells)} == {"e9", "f9", "e10", "f10"}


@pytest.mark.rule("D2-LRG-05", "D2-LRG-E2", "D2-MOV-09")
def test_it_cannot_end_where_its_base_does_not_fit() -> None:
    at = yard()
    at.hand()
    dragon = at.monster("shadow-dragon", "minion", "a9", "b9", "c9", "a10", "b10", "c10")
    ettin = at.monster("ettin", "minion", "e9", "f9", "e10", "f10")
    at.activate(dragon)
    at.play("move")
    assert "go d8" in at.offers("")
    assert not {"go e9", "go f9"} & at.keys()
    at.put(ettin, "k9", "l9", "k10", "l10")
    at.play("go d9")
    assert "go f9" in at.offers("")


@pytest.mark.rule("D2-LRG-10", "D2-LRG-09", "D2-OTN-13", "D2-ERR-01")
@pytest.mark.parametrize("variants", [(), ("errata",)])
def test_an_interrupting_action_is_declared_before_the_base_is_placed(variants: tuple[str, ...]) -> None:
    at = yard(variants)
    at.hand()
    at.put(1, "g9")
    ettin = at.monster("ettin", "minion", "a9", "b9", "a10", "b10")
    at.put(1, "h9")
    at.activate(ettin)
    at.play("move", "go d9")
    assert not at.offers("attack")  # from d9 nobody is in reach, whatever the base would cover
    at.play("go e9")
    assert at.figure(ettin).movement == 0  # its points are spent: it is placed, and then may attack
    at.play("stand e9 f9 e10 f10")
    at.dice("X", "H", "-")
    at.play("attack 1")
    at.pass_hidden()
    assert at.events(AttackMissed)


@pytest.mark.rule("D2-LRG-10", "D2-LRG-03")
def test_points_left_are_kept_over_an_interruption() -> None:
    at = yard()
    at.hand()
    at.put(1, "e9")
    ettin = at.monster("ettin", "minion", "a9", "b9", "a10", "b10")
    at.activate(ettin)
    at.dice("X", "H", "-")
    at.play("move", "go c9", "attack 1", "stand b9 c9 b10 c10")
    assert at.figure(ettin).movement == 2
    assert at.figure(ettin).phase == "standing"


@pytest.mark.rule("D2-LRG-15", "D2-LRG-16", "D2-LRG-04")
def test_it_turns_only_by_entering_a_space() -> None:
    at = yard()
    at.hand()
    barghest = at.monster("barghest", "minion", "b9", "c9")
    at.activate(barghest)
    assert not at.offers("stand")
    at.play("move", "go b9", "halt")
    assert {"stand b9 b10", "stand b9 c9"} <= at.keys()


@pytest.mark.rule("D2-TER-16", "D2-TER-26", "D2-LRG-11")
def test_a_large_base_falls_into_a_pit_only_as_a_whole() -> None:
    at = yard()
    at.hand()
    barghest = at.monster("barghest", "minion", "d4", "e4")
    at.activate(barghest)
    at.play("move", "go d5", "halt")
    assert at.figure(barghest).damage == 0
    at.play("stand d5 e5")
    assert at.figure(barghest).damage == 2
    assert at.keys() >= {"climb"}
    assert "move" not in at.offers("")


@pytest.mark.rule("D2-LRG-14", "D2-LRG-09", "D2-X-15")
def test_a_large_figure_whose_movement_guard_interrupts_is_placed_first() -> None:
    """From there it goes on with the points that it has left, from any of its spaces."""
    at = arena("syndrael:knight", "jain-fairwood:wildlander", quest="gryvorn-unleashed", encounter=2)
    at.hand()
    at.give(1, "guard")
    at.put(1, "e9")
    ettin = at.monster("ettin", "minion", "a9", "b9", "a10", "b10")
    at.activate(ettin)
    at.play("move", "go d10", "use guard")
    assert at.asked.what == "descent.place_base.choose"
    at.dice("3HH", "H", "SS", "S")
    at.play("stand c10 d10 c11 d11")
    assert at.figure(ettin).phase == "standing" and at.figure(ettin).damage == 0
    assert at.asked.what == "descent.activation.choose"
    assert at.figure(ettin).movement == 1 and at.can("go b12"), "next to c11"


@pytest.mark.rule("D2-LRG-14", "D2-LRG-09", "D2-X-15")
def test_nobody_steps_aside_into_the_base_of_a_large_figure() -> None:
    """Nimble interrupts the Ettin: it stands before Jain moves."""
    at = arena("jain-fairwood:wildlander", "syndrael:knight", quest="gryvorn-unleashed", encounter=2)
    at.hand()
    at.put(1, "e9")
    ettin = at.monster("ettin", "minion", "a9", "b9", "a10", "b10")
    at.activate(ettin)
    at.play("move", "go d10", "use nimble", "stand d10 e10 d11 e11")
    assert not at.can("go e10") and at.can("go f9")


@pytest.mark.rule("D2-LRG-14")
def test_a_large_figure_that_fits_nowhere_stays_on_its_one_space() -> None:
    at = arena()
    ettin = at.monster("ettin", "master", "g6", phase="moving")
    taken = sum(leaf.cells for leaf in at.state.figures.values())
    for cell in each(ground(at.game).terrain.open & ~taken):
        at.monster("goblin-archer", "minion", GRID.name(cell))
    at.run(PlaceBase(ettin))
    assert at.figure(ettin).phase == "standing"
    assert at.figure(ettin).cells == 1 << GRID.parse("g6")


@pytest.mark.rule("D2-TER-26", "D2-TER-13", "D2-LRG-10")
def test_one_that_is_placed_in_a_pit_does_not_do_what_it_declared() -> None:
    """A Barghest on its way declares an attack and is put on d5 and e5, both pits: it falls and can climb."""
    at = yard()
    at.hand()
    at.put(1, "c4")
    barghest = at.monster("barghest", "minion", "d7", "e7")
    at.activate(barghest)
    at.play("move", "go d5", "attack 1", "stand d5 e5")
    assert at.figure(barghest).damage == 2
    assert at.offers("attack") == [] and at.can("climb")
    assert at.state.turn.actions == 1
