"""A hero's activation: movement, attacks, rest, leaving the dungeon (DA-HER, DA-RST, DA-DEF)."""

from __future__ import annotations

import pytest

from games.alliance.boards import cell, cells
from games.alliance.table import FIRST, Table, name
from undercroft.games.alliance.events.attacks import AttackDeclared
from undercroft.games.alliance.events.cards import CardDrawn
from undercroft.games.alliance.events.fights import StoodUp
from undercroft.games.alliance.events.moves import LeftDungeon, Walked
from undercroft.games.alliance.events.rounds import AttackForgone, Rested
from undercroft.games.alliance.records.tiles import EAST, NORTH, WEST
from undercroft.games.alliance.rules.movement.moving import points, step_points
from undercroft.games.alliance.state import Played
from undercroft.kernel import CardId


def alone(*hand: str) -> Table:
    """Seat 0 at home with this hand."""
    table = Table()
    for hero, at in (("lorna", (5, 0)), ("krom", (4, 0)), ("mcfarlin", (3, 0))):
        table.stand(hero, at)
    table.hand(FIRST, *hand)
    return table


@pytest.mark.rule("DA-HER-E1", "DA-HER-04", "DA-HER-05", "DA-HER-06", "DA-HER-09", "DA-HER-10", "DA-HER-11")
def test_a_speed_card_counts_for_both_movements() -> None:
    table = alone("st-08-3")  # Charge: +1 Speed
    goblin = table.monster("m-06", (4, 2))
    table.activate("petra").answer("play st-08-3")
    assert points(table.game) == 5
    table.go((5, 1)).answer("second-move")
    assert points(table.game) == 5 and table.events(AttackForgone)
    assert not table.some("attack") and "second-move" not in table.keys
    found = table.why_not(figure=goblin)
    assert found is not None and (found.rule, found.says) == ("DA-HER-11", "second-movement")


@pytest.mark.rule("DA-HER-10")
def test_what_is_left_of_the_first_movement_is_lost() -> None:
    table = alone()
    table.activate("petra").answer("second-move")
    assert points(table.game) == 4  # not 8


@pytest.mark.rule("DA-HER-E2", "DA-HER-15", "DA-HER-17", "DA-HER-13")
def test_two_attacks_on_two_enemies_from_one_facing() -> None:
    table = alone()
    table.stand("petra", (4, 1), NORTH)
    one, two = table.monster("m-06", (5, 1)), table.monster("m-06", (5, 2))
    behind = table.monster("m-06", (3, 1))
    table.activate("petra").answer("face E", f"attack {one} melee")
    assert table.leaf("petra").facing == EAST
    assert set(table.some("attack")) == {f"{two} melee", f"{behind} melee"}
    again = table.why_not(figure=one)
    assert again is not None and again.rule == "DA-HER-15"
    table.answer(f"attack {two} melee")
    assert not table.some("attack") and len(table.events(AttackDeclared)) == 2
    third = table.why_not(figure=behind)
    assert third is not None and third.rule == "DA-HER-13"


@pytest.mark.rule("DA-HER-17", "DA-MOV-14")
def test_the_second_target_must_not_be_behind() -> None:
    table = alone()
    table.stand("petra", (4, 1), WEST)
    for hero in ("krom",):
        table.stand(hero, (5, 2))
    one, behind = table.monster("m-06", (4, 0)), table.monster("m-06", (4, 2))
    table.activate("petra").answer(f"attack {one} melee")
    found = table.why_not(figure=behind)
    assert found is not None and (found.rule, found.says) == ("DA-HER-17", "at-back")


@pytest.mark.rule("DA-HER-16", "DA-HER-23", "DA-HER-13")
def test_a_step_costs_the_second_attack() -> None:
    table = alone()
    table.stand("petra", (3, 1))
    one, two = table.monster("m-06", (5, 1)), table.monster("m-06", (5, 2))
    table.activate("petra").go((4, 1)).answer(f"attack {one} melee")
    found = table.why_not(figure=two)
    assert found is not None and (found.rule, found.what) == ("DA-HER-16", "spent")


@pytest.mark.rule("DA-HER-01", "DA-HER-21", "DA-HER-12", "DA-HER-20")
def test_five_steps_in_order() -> None:
    table = alone("st-08-1")
    table.own(FIRST, face_up=4)
    table.activate("petra").answer("done")
    assert table.what == "alliance.draft.choose"
    table.answer("pass")
    assert table.what == "alliance.discard_and_draw.discard"
    table.answer("pass")
    assert table.s.turn.figure == 0 and len(table.events(CardDrawn)) == 5


@pytest.mark.rule("DA-HER-07")
def test_a_card_allows_steps_after_the_attack() -> None:
    table = alone("st-03-2")  # Fleet Foot: +1 Speed, up to 3 points after attacks
    table.stand("lorna", (3, 1))
    table.stand("mcfarlin", (5, 2))
    goblin = table.monster("m-06", (5, 1))
    table.activate("lorna").answer("play st-03-2", f"attack {goblin} ranged")
    assert step_points(table.game) == 3 and points(table.game) == 0
    assert table.some("go") and not table.some("door") and not table.some("face")
    table.go((3, 2))
    assert step_points(table.game) == 2 and not table.some("attack")


# -- resting


@pytest.mark.rule("DA-RST-01", "DA-RST-02", "DA-RST-03", "DA-RST-04", "DA-RST-05", "DA-RST-06")
def test_a_rest_removes_three_tokens_and_allows_one_movement() -> None:
    table = alone()
    table.hurt("petra", "poison", "damage", "damage", "poison")
    goblin = table.monster("m-06", (4, 2))
    table.activate("petra").answer("rest")
    assert table.what == "alliance.heal.choose"
    table.answer("token poison", "token poison")
    assert table.leaf("petra").damage == ("damage",)
    assert table.events(Rested) and points(table.game) == 4
    assert not table.some("attack") and "second-move" not in table.keys and "rest" not in table.keys
    found = table.why_not(figure=goblin)
    assert found is not None and (found.rule, found.says) == ("DA-RST-04", "resting")
    table.go((5, 1))
    assert table.events(Walked)[-1].cost == 2
    table.own(FIRST, face_up=4)
    table.answer("done")
    assert table.what == "alliance.draft.choose"


@pytest.mark.rule("DA-RST-02", "DA-RST-07")
@pytest.mark.parametrize("tokens", [(), ("damage",), ("poison", "damage", "damage")])
def test_a_rest_removes_all_if_there_are_no_more(tokens: tuple[str, ...]) -> None:
    table = alone()
    table.change("petra", damage=tokens)
    table.activate("petra").answer("rest")
    assert table.leaf("petra").damage == () and table.what == "alliance.hero_activation.act"


@pytest.mark.rule("DA-RST-08")
def test_rest_is_declared_before_anything_else() -> None:
    table = alone("st-08-3")
    table.activate("petra")
    assert "rest" in table.keys
    table.go((4, 2))
    assert "rest" not in table.keys
    other = alone("st-08-3")
    other.activate("petra").answer("play st-08-3")
    assert "rest" not in other.keys


@pytest.mark.rule("DA-RST-09", "DA-PWR-05")
def test_a_resting_hero_may_surge() -> None:
    table = alone("st-08-1", "st-08-2")
    table.hurt("petra", "damage", "damage", "damage", "damage")
    table.activate("petra").answer("rest")
    assert "surge heal" in table.keys and "surge speed" in table.keys
    table.answer("surge heal")
    if table.keys:
        table.answer(table.keys[0])
    assert table.leaf("petra").damage == ()


@pytest.mark.rule("DA-RST-E1", "DA-DEF-06", "DA-DEF-07", "DA-RST-10", "DA-RST-11", "DA-RST-12", "DA-RST-14")
def test_three_ways_for_a_defeated_hero() -> None:
    def fallen() -> Table:
        table = alone("st-08-1", "st-08-2", "st-03-1")
        table.change("krom", damage=("poison", "poison", "damage", "damage", "damage"), lies=True)
        table.own(FIRST, defeats=1)
        return table.activate("krom")

    table = fallen()
    assert set(table.keys) == {"rest", "recover", "leave-dungeon"} and table.game.open[0].secret
    table.answer("recover")
    assert table.what == "alliance.power_surge.choose"
    table.answer(table.keys[0], "token damage")
    assert table.events(StoodUp) and len(table.leaf("krom").damage) == 4
    assert points(table.game) == 5 and table.what == "alliance.hero_activation.act"

    table = fallen().answer("rest", "token poison", "token poison")
    assert not table.leaf("krom").lies and table.leaf("krom").damage == ("damage", "damage")
    assert points(table.game) == 5 and not table.some("attack") and table.leaf("krom").cells == cells((4, 0))

    table = fallen().answer("leave-dungeon")
    assert set(table.some("square")) == {name(at) for at in ((3, 1), (3, 2), (4, 2), (5, 1), (5, 2))}
    table.answer(f"square {name((5, 2))}", "face S")
    (left,) = table.events(LeftDungeon)
    assert left.cell == cell((5, 2)) and table.leaf("krom").damage == () and not table.leaf("krom").lies
    assert table.what == "alliance.discard_and_draw.discard" and table.s.turn.over
    assert table.s.alliances[FIRST].defeats == 1


@pytest.mark.rule("DA-DEF-09", "DA-RST-13")
def test_without_cards_or_room_a_defeated_hero_has_to_rest() -> None:
    table = alone("st-08-1")
    table.change("krom", damage=("damage",) * 5, lies=True)
    for number, at in enumerate(((3, 1), (3, 2), (4, 2), (5, 1), (5, 2))):
        table.monster(f"m-0{number + 1}", at)
    table.activate("krom")
    assert table.keys == ["rest"]
    surged = alone("st-08-1", "st-08-2")
    surged.change("krom", damage=("damage",) * 5, lies=True)
    hidden = (CardId("st-03-1"), CardId("st-03-2"))
    surged.s.columns[surged.id("krom")] = (Played(FIRST, mode="speed", hidden=hidden),)
    surged.activate("krom")
    assert "recover" not in surged.keys


@pytest.mark.rule("DA-RST-12", "DA-RST-11")
def test_only_the_defeated_leave_the_dungeon() -> None:
    table = alone()
    table.activate("petra")
    assert "leave-dungeon" not in table.keys
