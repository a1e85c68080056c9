"""What stands against a hex or a figure: the sentence, the rule, and that options have none."""

from __future__ import annotations

import pytest
from games.gloomhaven.inventions import invented
from games.gloomhaven.scenes import HEX_FIELD, Table, scene

from scenes.shown import why_not
from undercroft.games.gloomhaven.records.abilities import (
    Attack,
    CreateObstacle,
    CreateTrap,
    DestroyObstacle,
    DisarmTrap,
    Heal,
    Kill,
    Move,
    MoveObstacle,
    Pull,
    RecoverCards,
    Summon,
    SummonStats,
)
from undercroft.games.gloomhaven.records.maps import Door, Room
from undercroft.games.gloomhaven.records.whom import Area, Whom
from undercroft.games.gloomhaven.rules.items.item_specials import BlackCard
from undercroft.kernel import FigureId, IllegalAnswer, Seat
from undercroft.text.words import LANGUAGES, Language

from .table import Shown

FIELD = " ".join(f"0..7:{r}" for r in range(6))


def told(table: Table, about: str, language: Language = "en") -> tuple[str, str]:
    """The sentence and the rule."""
    shown = Shown(table.game, language)
    found = why_not(shown.presenter, table.game, table.game.open[0].seat, about)
    return found.text, found.rule


# -- moving


def moving() -> Table:
    found = scene(FIELD, brute="0:0", spellweaver="1:1", monsters="bandit-guard 2:0, elite bandit-archer 6:3",
                  obstacles="0:2", difficult="0:1")  # fmt: skip
    return found.perform(1, Move(value=3))


@pytest.mark.rule("GH-MOV-06", "GH-MOV-04", "GH-MOV-01")
@pytest.mark.parametrize(
    ("about", "text", "rule"),
    [
        ("0:0", "The Brute is already there.", "GH-MOV-06"),
        ("2:0", "Occupied by Bandit Guard 1.", "GH-MOV-06"),
        ("3", "Occupied by Bandit Guard 1.", "GH-MOV-06"),
        ("6:3", "Occupied by Bandit Archer 1 (elite).", "GH-MOV-06"),
        ("0:2", "There is an obstacle.", "GH-MOV-04"),
        ("4:0", "Too far: 5 movement needed, 3 left.", "GH-MOV-01"),
        ("7:5", "Too far: 12 movement needed, 3 left.", "GH-MOV-01"),
        ("1:0", "", ""),
    ],
)
def test_a_hex_that_a_move_cannot_end_on(about: str, text: str, rule: str) -> None:
    assert told(moving(), about) == (text, rule)


@pytest.mark.rule("GH-TER-18")
def test_difficult_terrain_is_named_where_it_is_to_blame() -> None:
    table = scene("0..4:0", brute="0:0", spellweaver="4:0", difficult="1..2:0").perform(1, Move(value=3))
    assert told(table, "2:0") == (
        "Difficult terrain on the way: 4 movement needed, 3 left.",
        "GH-TER-18",
    )
    assert told(table, "3:0") == (
        "Difficult terrain on the way: 5 movement needed, 3 left.",
        "GH-TER-18",
    )


@pytest.mark.rule("GH-MOV-03", "GH-MOV-04", "GH-MOV-05")
def test_what_cuts_a_hex_off() -> None:
    foe = scene("0..4:0", brute="0:0", spellweaver="4:0", monsters="bandit-guard 2:0").perform(
        1, Move(value=9)
    )
    assert told(foe, "3:0") == ("No way there: enemies block it.", "GH-MOV-03")
    stone = scene("0..4:0", brute="0:0", spellweaver="4:0", obstacles="2:0").perform(1, Move(value=9))
    assert told(stone, "3:0") == ("No way there: obstacles block it.", "GH-MOV-04")
    wall = scene("0..4:0", brute="0:0", spellweaver="4:0", walls="2:0|3:0").perform(
        1, Move(value=9, jump=True)
    )
    assert told(wall, "3:0") == (
        "No way there: walls, obstacles or enemies block it.",
        "GH-MOV-05",
    )


@pytest.mark.rule("GH-MOV-10")
def test_a_jump_does_not_land_on_an_obstacle() -> None:
    table = scene("0..4:0", brute="0:0", spellweaver="4:0", obstacles="2:0").perform(
        1, Move(value=9, jump=True)
    )
    assert told(table, "2:0") == ("There is an obstacle.", "GH-MOV-10") and told(table, "3:0") == ("", "")


@pytest.mark.rule("GH-MOV-01")
def test_a_move_that_must_be_of_a_kind() -> None:
    straight = scene(FIELD, brute="0:0", spellweaver="7:5").perform(1, Move(value=3, must="straight-line"))
    assert told(straight, "1:1") == ("No straight line leads there with this movement.", "GH-MOV-01")
    beside = scene(FIELD, brute="0:0", spellweaver="7:5", obstacles="3:0")
    beside.perform(1, Move(value=3, must="end-beside-obstacle"))
    assert told(beside, "0:2") == ("The move must end next to an obstacle.", "GH-MOV-01")
    assert told(beside, "2:0") == ("", "")


@pytest.mark.rule("GH-SPC-07", "GH-MOV-18")
def test_a_locked_door_is_no_way_and_hidden_rooms_say_nothing() -> None:
    there = Room(id="there", tiles=("test",), floor="3..4:0")
    door = Door(at="2:0", rooms=("here", "there"), locked=True)
    table = scene("0..1:0 0:1", rooms=(there,), doors=(door,), brute="1:0", spellweaver="0:0")
    table.perform(1, Move(value=3))
    assert told(table, "2:0") == ("There is a locked door.", "GH-SPC-07")
    with pytest.raises(IllegalAnswer, match='"3:0" is not a revealed cell of the board'):
        told(table, "3:0")


# -- whom


@pytest.mark.rule("GH-ATK-02", "GH-LOS-10", "GH-CON-35")
def test_whom_an_attack_cannot_be_for() -> None:
    table = scene(
        "0..5:0 0..5:1 0..1:2 3..5:2 0..5:3", walls="2:0|3:0 2:1|3:0 2:1|3:1", brute="0:0", spellweaver="1:0",
        monsters="bandit-guard 0:1, bandit-guard 5:0, bandit-guard 3:0, bandit-guard 0:3",
    )  # fmt: skip
    table.looks(6, "invisible").perform(1, Attack(value=2, range=4))
    assert told(table, "0:1") == ("", "") == told(table, "3")
    assert told(table, "0:0") == ("You cannot choose the acting figure itself here.", "GH-ATK-02")
    assert told(table, "1:0") == ("The Spellweaver is an ally.", "GH-ATK-02")
    assert told(table, "5:0") == ("Out of range: range 8, limit 4.", "GH-LOS-10")
    assert told(table, "0:3") == ("Bandit Guard 4 is invisible.", "GH-CON-35")
    assert told(table, "2:0") == ("There is nobody to choose there.", "GH-ATK-02")


@pytest.mark.rule("GH-LOS-01")
def test_a_wall_in_the_way_comes_with_the_line() -> None:
    table = scene(
        "0..2:0 2..2:1 0..2:2", brute="0:0", spellweaver="2:0", monsters="bandit-guard 0:2, bandit-guard 1:0"
    )
    table.perform(1, Attack(value=2, range=6))
    shown = Shown(table.game)
    found = why_not(shown.presenter, table.game, Seat(0), "0:2")
    assert (found.text, found.rule) == ("No line of sight: a wall blocks it.", "GH-LOS-01")
    assert found.title == "Line of sight and range"
    assert found.sight is not None and not found.sight.seen and found.sight.blocked


@pytest.mark.rule("GH-LOS-11", "GH-ATK-13")
def test_melee_and_targets_that_are_named_already() -> None:
    table = scene(
        brute="2:2", spellweaver="0:0", monsters="bandit-guard 3:2, bandit-guard 3:1, bandit-guard 6:2"
    )
    table.perform(1, Attack(value=2, target=2))
    assert told(table, "5") == ("Not adjacent: range 4, limit 1.", "GH-LOS-11")
    table.picks("target 3")
    assert told(table, "3") == ("Bandit Guard 1 is already a target.", "GH-ATK-13")


@pytest.mark.rule("GH-LOS-08", "GH-TRN-09")
def test_a_heal_is_for_allies_in_range() -> None:
    table = scene("0..6:0", brute="0:0", spellweaver="5:0", monsters="bandit-guard 2:0").looks(1, hp=3)
    table.perform(1, Heal(value=2, range=3))
    assert told(table, "0:0") == ("", "")
    assert told(table, "5:0") == ("Out of range: range 5, limit 3.", "GH-LOS-08")
    assert told(table, "2:0") == ("Bandit Guard 1 is an enemy; this is for allies.", "GH-TRN-09")


@pytest.mark.rule("GH-SPC-17", "GH-KIL-02")
def test_what_an_ability_asks_of_its_target() -> None:
    table = scene(
        brute="2:2", spellweaver="0:0", monsters="bandit-guard 3:2, elite bandit-guard 3:1, bandit-guard 2:3"
    ).looks(3, hp=2)
    table.perform(
        1,
        Kill(
            who=invented(
                "two reasons to be refused at once, which no card asks for",
                Whom(side="enemies", within=1, rank=("normal",), hp_at_most=3),
            )
        ),
    )
    assert told(table, "3") == ("", "")
    assert told(table, "4") == ("Only for normal monsters.", "GH-SPC-17")
    assert told(table, "5") == ("6 hit points, limit 3.", "GH-KIL-02")


@pytest.mark.rule("GH-LOS-08", "GH-TRN-09")
def test_the_black_card_is_for_an_adjacent_monster() -> None:
    table = scene(
        brute="2:2", spellweaver="0:0", monsters="bandit-guard 3:2, bandit-guard 6:2, bandit-guard 1:2"
    )
    table.run(BlackCard(FigureId(1), "black-card"))
    assert told(table, "3") == ("", "")
    assert told(table, "4") == ("Not adjacent: range 4, limit 1.", "GH-LOS-08")
    assert told(table, "2") == ("The Spellweaver is an ally.", "GH-TRN-09")


@pytest.mark.rule("GH-REC-01")
def test_cards_of_a_neighbour_are_lent_by_a_neighbour() -> None:
    table = scene(
        brute="2:2", spellweaver="3:2", tinkerer="7:2", scoundrel="2:3", monsters="bandit-guard 1:2"
    )
    table.mats(1, lost=("fire-orbs",)).mats(3, lost=("throwing-knives",))
    table.perform(
        1,
        invented(
            "the card that lends cards names an ally first",
            RecoverCards(what="lost", of_neighbour=True),
        ),
    )
    assert told(table, "2") == ("", "")
    assert told(table, "3") == ("Not adjacent: range 5, limit 1.", "GH-REC-01")
    assert told(table, "5") == (
        "Only for characters: Bandit Guard 1 has no cards or items.",
        "GH-REC-01",
    )
    assert told(table, "1") == ("You cannot choose the acting figure itself here.", "GH-REC-01")


# -- patterns


@pytest.mark.rule("GH-AOE-04", "GH-AOE-03")
def test_an_area_does_not_reach_or_hits_nobody() -> None:
    table = scene(brute="2:2", spellweaver="0:0", monsters="bandit-guard 3:2")
    table.perform(1, Attack(value=2, area=Area(hexes=((1, 0),))))
    assert told(table, "3:2") == ("", "")
    assert told(table, "2:3") == ("The area would hit nobody here.", "GH-AOE-04")
    assert told(table, "6:2") == ("The area cannot reach this hex, however it is turned.", "GH-AOE-03")


@pytest.mark.rule("GH-KIL-02", "GH-AOE-04")
def test_an_area_that_kills_reaches_those_whom_it_would_kill() -> None:
    table = scene(brute="2:2", spellweaver="0:0", monsters="bandit-guard 3:2, bandit-guard 1:2").looks(
        3, hp=1
    )
    who = Whom(side="enemies", count="all", of="area", hp_at_most=2)
    table.perform(
        1,
        invented(
            "printed kills in a pattern give experience as well", Kill(who=who, area=Area(hexes=((1, 0),)))
        ),
    )
    assert told(table, "3:2") == ("", "")
    assert told(table, "1:2") == ("6 hit points, limit 2.", "GH-KIL-02")
    assert told(table, "2:3") == ("The area would hit nobody here.", "GH-AOE-04")


@pytest.mark.rule("GH-AOE-04")
def test_who_stands_outside_the_area_is_not_attacked_by_it() -> None:
    table = scene(
        brute="2:2", spellweaver="0:0", monsters="bandit-guard 3:2, bandit-guard 3:1, bandit-guard 6:2"
    )
    table.perform(1, Attack(value=2, area=Area(hexes=((1, 0), (1, -1))))).picks("area 3:1 3:2")
    assert told(table, "5") == ("Not in the area.", "GH-AOE-04")


# -- being moved, and putting things down


@pytest.mark.rule("GH-EFX-06")
def test_a_push_goes_farther_hex_by_hex() -> None:
    table = scene(brute="2:2", spellweaver="0:0", monsters="bandit-guard 3:2", draws=["plus-0"])
    table.perform(1, Attack(value=1, push=1)).picks("target 3")
    assert told(table, "4:2") == ("", "")
    assert told(table, "3:1") == ("Not farther from the Brute: range 1, now 1.", "GH-EFX-06")
    assert told(table, "6:2") == ("One hex at a time: not adjacent to Bandit Guard 1.", "GH-EFX-06")
    assert told(table, "3:2") == ("Bandit Guard 1 is already there.", "GH-EFX-06")


@pytest.mark.rule("GH-SUM-01", "GH-DEF-09")
def test_a_summon_needs_an_empty_hex_beside_the_summoner() -> None:
    table = scene(
        FIELD, brute="1:1", spellweaver="0:1", traps="2:1", money="1:2", monsters="bandit-guard 7:5"
    )
    table.perform(1, Summon(what=SummonStats(name="mystic-ally", hp=4, attack=2, move=3)))
    assert told(table, "1:0") == ("", "")
    assert told(table, "0:1") == ("Occupied by the Spellweaver.", "GH-SUM-01")
    assert told(table, "2:1") == ("Not empty: there is a trap.", "GH-DEF-09")
    assert told(table, "1:2") == ("Not empty: there is a money token.", "GH-DEF-09")
    assert told(table, "4:1") == ("Not adjacent: range 3, limit 1.", "GH-SUM-01")


@pytest.mark.rule("GH-LOS-10", "GH-TER-26", "GH-DEF-09", "GH-TER-05", "GH-TER-10")
def test_obstacles_and_traps() -> None:
    field = scene(
        FIELD, brute="1:1", spellweaver="0:0", obstacles="2:1,4:1", traps="1:2", monsters="bandit-guard 7:5"
    )
    create = field.reloaded().perform(1, CreateObstacle(within=2))
    assert told(create, "2:1")[0] == "There is an obstacle."
    assert told(create, "4:2") == ("Out of range: range 4, limit 2.", "GH-LOS-10")
    destroy = field.reloaded().perform(1, DestroyObstacle(within=2))
    assert told(destroy, "1:0") == ("There is no obstacle.", "GH-TER-26")
    assert told(destroy, "4:1") == ("Out of range: range 3, limit 2.", "GH-LOS-10")
    move = field.reloaded().perform(1, MoveObstacle(within=1, to=2)).picks("hex 2:1")
    assert told(move, "0:0") == ("Occupied by the Spellweaver.", "GH-DEF-09")
    disarm = field.reloaded().perform(1, DisarmTrap(within=1))
    assert told(disarm, "1:0") == ("There is no trap.", "GH-TER-05")
    trap = field.reloaded().perform(1, CreateTrap(damage=2, conditions=("poison",)))
    assert told(trap, "5:1") == ("Not adjacent: range 4, limit 1.", "GH-TER-10")


@pytest.mark.rule("GH-TER-25")
def test_an_obstacle_that_would_cut_the_map_in_two() -> None:
    table = scene("0..4:0 0..1:1", brute="1:0", spellweaver="4:0", monsters="bandit-guard 0:0")
    table.perform(1, CreateObstacle(within=4))
    assert told(table, "0:1") == ("", "")
    assert told(table, "2:0") == ("An obstacle there would cut off a part of the map.", "GH-TER-25")


@pytest.mark.rule("GH-EFX-10", "GH-LOS-10")
def test_a_hex_to_pull_to_needs_somebody_near() -> None:
    table = scene(FIELD, brute="0:2", spellweaver="0:3", monsters="bandit-guard 4:2")
    table.perform(
        1,
        Pull(
            value=1,
            toward="hex",
            who=Whom(side="enemies", count="all", of="hex", within=1, reach=4),
        ),
    )
    assert told(table, "3:2") == ("", "")
    assert told(table, "1:2") == ("No enemy is close enough to be pulled there.", "GH-EFX-10")
    assert told(table, "6:2") == ("Out of range: range 6, limit 4.", "GH-LOS-10")


# -- in general


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_told_in_every_language(language: Language) -> None:
    expected = {
        "en": ["Occupied by Bandit Guard 1.", "Too far: 12 movement needed, 3 left."],
        "es": ["Ocupado por el Guardia bandido 1.", "Demasiado lejos: requiere 12 de movimiento, quedan 3."],
        "pt": ["Ocupado pelo Guarda Bandido 1.", "Longe demais: requer 12 de movimento, restam 3."],
    }
    table = moving()
    assert [told(table, about, language)[0] for about in ("2:0", "7:5")] == expected[language]


def test_who_is_asked_for_nothing_on_the_board_is_told_so() -> None:
    table = scene(HEX_FIELD, brute="0:0", spellweaver="1:1").round()
    with pytest.raises(IllegalAnswer, match="There is nothing to choose on the board now"):
        told(table, "0:0")
