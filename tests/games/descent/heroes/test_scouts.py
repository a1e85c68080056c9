"""Jain Fairwood and Tomble Burrowell: abilities and feats (D2-X-11)."""

from __future__ import annotations

import pytest

from games.descent.arena import Arena, arena
from undercroft.games.descent.events.fights import DiceRolled, KnockedOut
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.who import heroes_up
from undercroft.games.descent.state import OFF
from undercroft.kernel import FigureId
from undercroft.space import mask_of

SCOUT, GRISBAN = 1, 2


def scout(who: str, calling: str = "thief") -> Arena:
    at = arena(f"{who}:{calling}", "grisban-the-thirsty:berserker")
    at.put(SCOUT, "g6")
    return at


def cell(square: str) -> int:
    return mask_of([GRID.parse(square)])


def struck_jain(at: Arena, *dice: str) -> None:
    zombie = at.monster("zombie", "master", "h6")
    at.activate(zombie)
    at.dice(*dice)
    at.play(f"attack {SCOUT}")


@pytest.mark.rule("D2-X-11", "D2-FAT-12", "D2-DMG-07")
@pytest.mark.parametrize(("number", "damage", "fatigue"), [(1, 3, 1), (3, 1, 3), (4, 0, 4)])
def test_jain_takes_damage_as_fatigue_in_part_or_whole(number: int, damage: int, fatigue: int) -> None:
    at = scout("jain-fairwood")
    struck_jain(at, "4HH", "HH", "-")
    at.play("use jain-fairwood", f"number {number}")
    assert (at.figure(SCOUT).damage, at.figure(SCOUT).fatigue) == (damage, fatigue)


@pytest.mark.rule("D2-X-11", "D2-FAT-01")
def test_jain_takes_no_more_than_her_stamina() -> None:
    at = scout("jain-fairwood")
    at.put(SCOUT, fatigue=3)
    struck_jain(at, "4HH", "HH", "-")
    at.play("use jain-fairwood")
    assert set(at.keys()) == {"number 1", "number 2"}


@pytest.mark.rule("D2-X-11")
def test_jain_takes_only_the_damage_of_attacks_so() -> None:
    at = scout("jain-fairwood")
    at.turn(SCOUT)
    at.run(Suffer(FigureId(SCOUT), 2))
    assert at.figure(SCOUT).damage == 2
    assert at.asked.what == "descent.hero_turn.choose"


@pytest.mark.rule("D2-X-11", "D2-FEA-03")
def test_jains_feat_runs_far_and_shoots_on_the_way() -> None:
    at = scout("jain-fairwood", "wildlander")
    at.put(SCOUT, "a6")
    zombie = at.monster("zombie", "master", "j6")
    at.turn(SCOUT)
    at.play("act feat")
    assert at.figure(SCOUT).movement == 10
    assert not at.can("hurry")
    assert not at.can("rest")
    at.play("go e6")
    spent = 10 - at.figure(SCOUT).movement
    at.dice("5H", "1H", "-")
    at.play(f"attack {zombie} yew-shortbow")
    assert at.figure(zombie).damage == 2
    assert not at.offers("attack")
    at.play("go g6", "pass")
    assert spent > 4  # through the water
    assert at.figure(SCOUT).cells == cell("g6")
    assert at.figure(SCOUT).movement == 0
    assert at.state.turn.actions == 1


@pytest.mark.rule("D2-X-11", "D2-MOV-05")
def test_jains_feat_leaves_the_points_that_she_had() -> None:
    at = scout("jain-fairwood")
    at.turn(SCOUT)
    at.play("move", "act feat", "go h6", "pass")
    assert at.figure(SCOUT).movement == 5


@pytest.mark.rule("D2-X-11", "D2-ATK-18")
def test_tomble_borrows_the_whole_defence_of_a_hero_beside_him() -> None:
    at = scout("tomble-burrowell")
    at.put(GRISBAN, "f6")
    at.give(GRISBAN, "chainmail")
    zombie = at.monster("zombie", "master", "h6")
    at.activate(zombie)
    at.play(f"attack {SCOUT}")
    at.dice("4HH", "HH", "S", "S", "-")
    at.play("use tomble-burrowell")
    at.pass_hidden()
    dice = [die.kind for die in at.events(DiceRolled)[0].dice if die.of == SCOUT]
    assert sorted(dice) == ["grey"] * 3
    assert at.figure(SCOUT).damage == 2


@pytest.mark.rule("D2-X-11", "D2-KO-11")
def test_tomble_borrows_from_nobody_who_is_away_or_down() -> None:
    for square, down in (("e6", False), ("f6", True)):
        at = scout("tomble-burrowell")
        at.put(GRISBAN, square)
        if down:
            at.game.emit(KnockedOut(FigureId(GRISBAN), GRID.parse(square), 4))
        zombie = at.monster("zombie", "master", "h6")
        at.activate(zombie)
        at.dice("4HH", "HH", "S")
        at.play(f"attack {SCOUT}")
        assert at.figure(SCOUT).damage == 3


@pytest.mark.rule("D2-X-11", "D2-FEA-02", "D2-ATK-29")
def test_tombles_feat_takes_him_off_the_map_until_his_next_turn() -> None:
    at = scout("tomble-burrowell")
    at.put(GRISBAN, "k6")
    at.turn(SCOUT)
    at.play("act feat")
    leaf = at.figure(SCOUT)
    assert (leaf.cells, leaf.waits, leaf.is_out) == (0, GRID.parse("g6"), False)
    assert SCOUT not in heroes_up(at.game)
    zombie = at.monster("zombie", "master", "g6")  # his token blocks nobody
    assert at.state.acted == (SCOUT,)
    at.turn(SCOUT)
    assert at.asked.what == "descent.reappear.choose"
    assert {"space g2", "space k7"} <= at.keys()
    assert not {"space g6", "space k6", "space b3", "space l6"} & at.keys()
    at.play("space j6")
    assert at.figure(SCOUT).cells == cell("j6")
    assert at.figure(SCOUT).waits == OFF
    assert at.asked.what == "descent.hero_turn.choose"
    assert at.state.turn.actions == 2
    assert at.figure(zombie).cells == cell("g6")


@pytest.mark.rule("D2-X-11", "D2-RND-02")
def test_who_has_vanished_still_takes_his_turn() -> None:
    at = scout("tomble-burrowell")
    at.turn(SCOUT)
    at.play("act feat")
    at.dice("dash")  # the Overlord draws
    while at.asked.what != "descent.round.choose_hero" or not at.can(f"next-hero {SCOUT}"):
        keys = at.keys()
        done = next(key for key in ("end-turn", "pass", f"next-hero {GRISBAN}") if key in keys)
        at.play(done)
    at.play(f"next-hero {SCOUT}")
    assert at.asked.what == "descent.reappear.choose"


@pytest.mark.rule("D2-X-11", "D2-TER-18", "D2-MOV-21")
def test_tomble_comes_back_next_to_his_token_if_all_around_is_taken() -> None:
    at = scout("tomble-burrowell")
    at.put(SCOUT, "b2")
    at.turn(SCOUT)
    at.play("act feat")
    taken = ("b2", "c2", "b3", "c3", "b4", "c4", "a5", "b5", "c5", "a6", "b6", "c6", "d6", "e6")
    for square in taken:
        at.monster("zombie", "minion", square)
    at.turn(SCOUT)
    assert at.offers("space")
    assert not {f"space {square}" for square in taken} & at.keys()
