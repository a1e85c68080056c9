"""What the other side could do next: struck squares, whom a figure gets at, the cost of a square."""

from __future__ import annotations

from itertools import product

import pytest
from games.descent.arena import Arena, arena

from scenes.shown import begun, edition_of, stage_for
from undercroft.games.descent.dice import FACES, face_of
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.reach import ways
from undercroft.games.descent.rules.movement.moving import mover_of
from undercroft.games.descent.rules.values import stats_of
from undercroft.games.descent.state import ground
from undercroft.kernel import FigureId, IllegalAnswer, Seat, replace
from undercroft.parts.conditions import Condition
from undercroft.scenes.descent.painter import PAINTER
from undercroft.space import each
from undercroft.text.words import LANGUAGES

from .test_pieces import narrator

OVERLORD = Seat(2)


def duel(zombie: str = "g6", hero: str = "j6") -> tuple[Arena, FigureId]:
    """Jain with her bow and a zombie in the hall of First Blood; everybody else is out of the way."""
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker")
    at.put(1, hero)
    return at, at.monster("zombie", "minion", zombie)


@pytest.mark.rule("D2-MOV-02", "D2-ATK-06")
def test_a_melee_monster_threatens_what_is_beside_its_way() -> None:
    """Every square next to where three points lead it, and no other: counted by hand from its ways."""
    at, zombie = duel()
    terrain, mover = ground(at.game).terrain, mover_of(at.game, zombie)
    stands = [mover.at, *ways(terrain, mover, mover.at, 3).values()]
    others = at.figure(1).cells | at.figure(2).cells
    beside = 0
    for cell in {cell for cells in stands for cell in each(cells & ~others)}:
        beside |= terrain.adjacent(1 << cell)
    threat = PAINTER.threat(at.game, Seat(0), narrator(at))
    assert {GRID.parse(cell) for cell, _ in threat.cells} == set(each(beside))
    assert {count for _, count in threat.cells} == {1} and "1 enemy" in threat.text


def test_a_held_monster_threatens_only_its_neighbours_and_a_group_that_has_acted_nothing() -> None:
    at, zombie = duel()
    leaf = at.figure(zombie)
    at.state.figures[zombie] = replace(leaf, conditions=(Condition("immobilized", 0),))
    threat = PAINTER.threat(at.game, Seat(0), narrator(at))
    assert len(threat.cells) == ground(at.game).neighbours(leaf.cells).bit_count()
    at.state.activated = ("zombie",)
    assert PAINTER.threat(at.game, Seat(0), narrator(at)).cells == ()


@pytest.mark.rule("D2-LRG-02")
def test_a_large_monster_in_the_middle_of_its_move_is_asked_nothing_of() -> None:
    """It is one space then, and no base: a hero may ask what threatens him all the same."""
    at, _ = duel()
    ettin = at.monster("ettin", "minion", "f3", "g3", "f4", "g4")
    assert ettin in PAINTER.danger(at.game, Seat(0), "j6", narrator(at)).attackers
    at.state.figures[ettin] = replace(at.figure(ettin), cells=1 << GRID.parse("g4"))
    assert ettin not in PAINTER.danger(at.game, Seat(0), "j6", narrator(at)).attackers
    assert PAINTER.threat(at.game, Seat(0), narrator(at)).cells
    assert PAINTER.plan(at.game, Seat(0), ettin, narrator(at)).targets == ()


def test_the_overlord_is_shown_what_heroes_could_strike() -> None:
    """Jain's bow shoots down the hall, farther than any zombie gets."""
    at, _ = duel()
    cells = {cell for cell, _ in PAINTER.threat(at.game, OVERLORD, narrator(at)).cells}
    assert "g6" in cells and "a6" in cells


def test_a_plan_tells_whom_a_figure_gets_at_and_the_exact_damage() -> None:
    """Blue and yellow, +1 ♥ for a surge, against one gray die: 216 cases, counted one by one."""
    at, zombie = duel()
    plan = PAINTER.plan(at.game, Seat(0), zombie, narrator(at))
    assert plan.focus == 1 and plan.targets == (1,) and plan.stop == plan.path[-1] and len(plan.path) == 2
    assert "Jain Fairwood, after 2 movement points" in plan.text[1]
    stats = stats_of(at.game, zombie)
    assert stats.dice == ("blue", "yellow") and sum(surge.hearts for surge in stats.surges) == 1
    cases = []
    for rolled in product(*(map(face_of, FACES[colour]) for colour in ("blue", "yellow", "grey"))):
        surge = any(face.surges for face in rolled)
        hearts, shields = surge + sum(face.hearts for face in rolled), sum(face.shields for face in rolled)
        cases.append(0 if rolled[0].miss else max(0, hearts - shields))
    mean = round(sum(cases) / len(cases), 1)
    assert f"{min(cases)}–{max(cases)} damage, {mean} on average" in plan.text[1]


def test_out_of_reach_is_said_with_the_points() -> None:
    at, zombie = duel("a6", "l6")
    plan = PAINTER.plan(at.game, Seat(0), zombie, narrator(at))
    assert plan.path == () and plan.text == (
        "Zombie 1 can attack nobody after one move action (3 movement points).",
    )
    with pytest.raises(IllegalAnswer, match="no figure 99"):
        PAINTER.plan(at.game, Seat(0), 99, narrator(at))


def test_danger_of_a_square_counts_those_who_get_there() -> None:
    at, zombie = duel()
    near = PAINTER.danger(at.game, Seat(0), "h6", narrator(at))
    assert near.attackers == (zombie,) and near.most > 0 and "Zombie 1" in near.text
    far = PAINTER.danger(at.game, Seat(0), "m7", narrator(at))
    assert far.attackers == () and far.most == 0 and far.mean == "0.0"
    assert "Nobody can stand on g6" in PAINTER.danger(at.game, Seat(0), "g6", narrator(at)).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_sides_are_answered_in_every_language(language: str) -> None:
    """At the beginning of First Blood, with large monsters; nothing changes by asking."""
    wishes = edition_of("descent").read_setup({"scenario": "first-blood", "players": 2})
    journal = begun("descent", "threats", wishes)
    while not journal.game.state.round:
        decision = journal.game.open[0]
        journal.answer(decision.seat, decision.options[0].key)
    shown, game = stage_for("descent", language, wishes), journal.game  # type: ignore[arg-type]
    before = game.state.digest()
    for seat in (Seat(0), OVERLORD):
        assert shown.painter.threat(game, seat, shown.narrator).text
        for figure in list(game.state.figures):
            assert shown.painter.plan(game, seat, figure, shown.narrator).text
        assert shown.painter.danger(game, seat, "h6", shown.narrator).text
    assert game.state.digest() == before
