"""Death on the Wing: boulders in the ravine, then the guards of Greystone Watchtower."""

from __future__ import annotations

import pytest

from games.descent.quests.scene import Scene, scene
from games.descent.reanimated import reanimate
from undercroft.games.descent.events.fights import AttributePassed
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.recovery import Recover
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.effects.tests import AttributeTest
from undercroft.games.descent.rules.movement.moving import mover_of, reachable
from undercroft.games.descent.rules.quests.allies import AlliesAct
from undercroft.games.descent.rules.quests.page import area
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.state import Token
from undercroft.kernel import FigureId


def ravine(heroes: int = 2) -> Scene:
    return scene("death-on-the-wing", heroes=heroes, groups=["goblin-archer"])


def tower(heroes: int = 2, carry: dict[str, int] | None = None) -> Scene:
    return scene("death-on-the-wing", 2, heroes, carry, ["goblin-archer", "cave-spider"])


def boulder(at: Scene, n: int, square: str) -> None:
    at.state.tokens[f"boulder-{n}"] = Token("boulder", GRID.parse(square))


# -- the ravine


@pytest.mark.parametrize(("heroes", "supply"), [(2, 8), (3, 9), (4, 10)])
def test_the_supply_of_boulders(heroes: int, supply: int) -> None:
    assert ravine(heroes).state.counters["boulders"] == supply


@pytest.mark.rule("D2-OTN-18", "D2-QST-02", "D2-WHO-03")
@pytest.mark.parametrize(("heroes", "turn", "fall"), [(2, 2, 1), (4, 1, 1), (4, 2, 2)])
def test_boulders_fall_at_the_end_of_the_turn(heroes: int, turn: int, fall: int) -> None:
    """One; with four heroes two in even rounds. The Overlord may not leave it out."""
    at = ravine(heroes)
    at.state.round = turn
    at.run(Reinforce())
    for _ in range(fall):
        assert not at.can("pass")
        if at.can("quest boulder"):
            at.play("quest boulder")
        at.play(sorted(at.offers("space"))[0])
    assert sum(token.kind == "boulder" for token in at.state.tokens.values()) == fall
    assert at.state.counters["boulders"] == (8 if heroes == 2 else 10) - fall
    assert not at.offers("quest boulder")


def test_boulders_do_not_touch_while_there_is_other_room() -> None:
    at = ravine()
    at.only(at.one("goblin-archer"))
    boulder(at, 1, "b8")
    at.run(Reinforce())
    at.play("quest boulder")
    spaces = {key.removeprefix("space ") for key in at.offers("space")}
    assert "a7" not in spaces and "b9" not in spaces and "b8" not in spaces
    assert "b10" in spaces and "c13" in spaces


@pytest.mark.rule("D2-TER-04", "D2-ADJ-13")
def test_boulders_stop_heroes_and_not_spiders() -> None:
    at = ravine()
    spider = at.one("cave-spider")
    boulder(at, 1, "a7")
    boulder(at, 2, "b7")
    at.only(spider)
    at.put(1, "a6", movement=4)
    at.put(spider, "b6", movement=4)
    cell = 1 << GRID.parse("a8")
    assert not reachable(at.game, FigureId(1)) & (cell | 1 << GRID.parse("a7"))
    assert mover_of(at.game, FigureId(1)).foes >> GRID.parse("a7") & 1
    at.put(1, "c4")
    assert reachable(at.game, spider) & cell
    assert reachable(at.game, spider) & 1 << GRID.parse("a7")


@pytest.mark.rule("D2-ATT-03", "D2-MOV-21")
def test_a_hero_climbs_over_a_boulder() -> None:
    """Awareness: he is placed on an empty space beyond that touches it."""
    at = ravine()
    at.only(at.one("cave-spider"))
    at.put(at.one("cave-spider"), "a4")
    boulder(at, 1, "a7")
    at.put(1, "a6")
    at.turn(1)
    at.dice("-", "-")
    at.play("quest climb-over boulder-1")
    assert set(at.keys()) == {"space a8", "space b8"}
    at.play("space a8")
    assert at.squares(1) == ["a8"]
    assert at.state.turn.actions == 1


def test_nobody_climbs_where_there_is_no_room_beyond() -> None:
    at = ravine()
    at.only()
    boulder(at, 1, "a7")
    boulder(at, 2, "a8")
    boulder(at, 3, "b8")
    at.put(1, "a6")
    at.turn(1)
    assert at.offers("quest climb-over") == []
    assert at.offers("quest smash") == ["quest smash boulder-1"]


@pytest.mark.rule("D2-ATT-03")
@pytest.mark.parametrize("passes", [True, False])
def test_a_hero_smashes_a_boulder(passes: bool) -> None:
    at = ravine()
    at.only(at.one("cave-spider"))
    at.put(at.one("cave-spider"), "a4")
    boulder(at, 1, "a7")
    at.state.counters["boulders"] = 7
    at.put(1, "a6")
    at.turn(1)
    at.dice(*(("-", "-") if passes else ("SSS", "SSSS")))
    at.play("quest smash boulder-1")
    assert ("boulder-1" in at.state.tokens) is not passes
    assert at.state.counters["boulders"] == (8 if passes else 7)


@pytest.mark.rule("D2-EXI-02", "D2-GEN-05")
@pytest.mark.parametrize(("heroes", "enough"), [(2, 2), (3, 2), (4, 3)])
def test_the_heroes_win_when_enough_have_left(heroes: int, enough: int) -> None:
    """All of two; with three or four all but one."""
    at = ravine(heroes)
    at.only(at.one("cave-spider"))
    at.put(at.one("cave-spider"), "a4")
    at.state.counters["left-heroes"] = enough - 1
    at.put(1, "b13")
    at.turn(1)
    at.play("move", "leave exit")
    assert at.won() == ["heroes"]
    assert dict(at.state.carry) == {"heroes-won": 1, "overlord-won": 0}


@pytest.mark.rule("D2-QST-03")
def test_the_overlord_wins_with_the_last_boulder() -> None:
    at = ravine()
    at.state.counters["boulders"] = 1
    at.run(Reinforce())
    at.play(sorted(at.offers("space"))[0])
    assert at.won() == ["overlord"]
    assert dict(at.state.carry) == {"heroes-won": 0, "overlord-won": 1}


def test_a_spider_comes_to_the_ravine() -> None:
    at = ravine()
    at.only(at.one("goblin-archer"))
    at.run(Reinforce())
    assert at.keys() == {"group cave-spider", "quest boulder"}


def test_the_clock_favours_the_overlord_in_the_ravine() -> None:
    at = ravine()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.won() == ["overlord"]


# -- Greystone Watchtower


@pytest.mark.parametrize(("heroes", "health"), [(2, 4), (3, 5), (4, 6)])
def test_four_guards(heroes: int, health: int) -> None:
    at = tower(heroes)
    assert [at.figure(i).full for i in at.kinds("guard")] == [health] * 4
    assert sorted(at.squares(i)[0] for i in at.kinds("guard")) == ["c4", "d2", "p5", "p8"]


@pytest.mark.rule("D2-SET-08")
def test_the_heroes_won_the_ravine() -> None:
    """One guard of their choice has 2 more Health, and they set up within 2 spaces of the entrance."""
    at = tower(carry={"heroes-won": 1})
    assert sorted(at.figure(i).full for i in at.kinds("guard")) == [4, 4, 4, 6]
    assert max(at.figure(i).hp for i in at.kinds("guard")) == 6
    from undercroft.games.descent.rules.quests.quest import start_area

    assert start_area(at.game) >> GRID.parse("i13") & 1
    assert not start_area(at.game) >> GRID.parse("i12") & 1
    assert start_area(tower().game) == area(at.game, "entrance")


@pytest.mark.parametrize(("heroes", "wounds"), [(2, 1), (3, 1), (4, 2)])
def test_the_overlord_won_the_ravine(heroes: int, wounds: int) -> None:
    at = tower(heroes, {"overlord-won": 1})
    assert [at.figure(i).damage for i in at.kinds("guard")] == [wounds] * 4


@pytest.mark.rule("D2-RND-08")
def test_guards_act_only_while_a_hero_or_monster_is_on_their_tile() -> None:
    """One move and one attack in either order; other guards do not set them off."""
    at = tower()
    at.only(at.one("belthir"))
    at.run(AlliesAct())
    assert at.asked.what != "descent.allies_act.choose"
    goblin = at.kinds("guard")[2]
    at.put(at.one("belthir"), "o6")
    at.run(AlliesAct())
    guards = at.kinds("guard")
    assert set(at.offers("ally")) == {f"ally {guards[2]}", f"ally {guards[3]}"}
    at.play(f"ally {guards[2]}")
    assert at.offers("attack") and at.offers("move")
    at.dice("X", "H", *["-"] * 2)
    at.play(at.offers("attack")[0])
    at.pass_hidden()
    assert at.offers("move") and not at.offers("attack")
    at.play("move")
    assert at.figure(goblin).movement == 3


@pytest.mark.rule("D2-RND-08", "D2-WHO-01")
def test_the_heroes_order_the_guards_and_all_who_were_stirred_act() -> None:
    """The second guard acts, too, though the intruder is gone by then."""
    at = tower()
    belthir = at.one("belthir")
    at.only(belthir)
    at.put(belthir, "o6")
    at.run(AlliesAct())
    first, second = at.kinds("guard")[2:]
    assert set(at.asked.seats) == {0, 1} and at.keys() >= {f"ally {first}", f"ally {second}"}
    at.play(f"ally {first}")
    at.only()
    at.play("end-turn")
    at.pass_hidden()
    assert at.asked.what == "descent.ally_turn.choose" and at.can("move")
    assert at.state.turn.figure == second


@pytest.mark.rule("D2-RND-08", "D2-FAM-20")
def test_a_familiar_sets_no_guard_off() -> None:
    at = tower()
    at.only(at.one("belthir"))
    reanimate(at, "o6")
    at.run(AlliesAct())
    assert at.asked.what != "descent.allies_act.choose"


@pytest.mark.rule("D2-CND-01", "D2-DMG-10")
def test_guards_have_no_conditions_recover_nothing_and_pass_every_test() -> None:
    at = tower()
    guard = at.kinds("guard")[0]
    inflict(at.game, guard, "poisoned")
    assert at.figure(guard).conditions == ()
    at.put(guard, hp=2)
    at.run(Recover(guard, 2))
    assert at.figure(guard).hp == 2
    at.run(AttributeTest(guard, "might"))
    assert [event.figure for event in at.events(AttributePassed)] == [guard]


def test_the_overlord_wins_with_the_fourth_guard() -> None:
    at = tower()
    for guard in at.kinds("guard")[:3]:
        at.run(Suffer(guard, 4))
        assert at.result() == ""
    at.run(Suffer(at.one("guard"), 4))
    assert at.result() == "overlord-won"


def test_the_heroes_win_with_belthir() -> None:
    at = tower()
    at.run(Suffer(at.one("belthir"), 30))
    assert at.result() == "heroes-won"


@pytest.mark.rule("D2-SPC-03", "D2-ATT-03")
def test_three_alarms_win_once_a_room_and_round() -> None:
    at = tower()
    at.only(at.one("belthir"))
    at.put(1, "c2")
    at.turn(1)
    at.dice("-", "-")
    at.play("quest ring")
    assert at.state.counters["alarm"] == 1
    assert at.offers("quest ring") == []
    at.end_turn()
    at.put(2, "c3")
    at.turn(2)
    assert at.offers("quest ring") == []
    at.end_turn()
    at.put(2, "p6")
    at.turn(2)
    at.dice("-", "-")
    at.play("quest ring")
    assert at.state.counters["alarm"] == 2
    at.end_turn()
    at.state.round += 1
    at.put(2, "p6")
    at.turn(2)
    at.dice("-", "-")
    at.play("quest ring")
    assert at.result() == "heroes-won"


def test_nobody_rings_with_a_monster_in_the_room_or_outside() -> None:
    at = tower()
    at.put(1, "c2")
    at.put(at.one("goblin-archer"), "c5")
    at.turn(1)
    assert at.offers("quest ring") == []
    at.put(at.one("goblin-archer"), "f5")
    at.put(1, "f4")
    at.end_turn()
    at.put(2, "f4")
    at.put(1, "i16")
    at.turn(2)
    assert at.offers("quest ring") == []


@pytest.mark.rule("D2-SPC-04", "D2-MOV-21")
def test_swoop() -> None:
    """Once a turn, as an action, Belthir is placed on any empty space of the waterfall."""
    at = tower()
    belthir = at.one("belthir")
    at.activate(belthir)
    at.play("quest swoop", "space l8")
    assert at.squares(belthir) == ["l8"]
    assert at.state.turn.actions == 1
    assert at.offers("quest swoop") == []


def test_the_rooms_are_barred_in_the_first_round() -> None:
    at = tower()
    spider = at.one("cave-spider")
    at.only(spider)
    at.put(spider, "f4", movement=5)
    rooms = area(at.game, "7a") | area(at.game, "13a")
    assert not reachable(at.game, spider) & rooms
    at.put(1, "g4", movement=5)
    assert reachable(at.game, FigureId(1)) & rooms
    at.state.round = 2
    assert reachable(at.game, spider) & rooms


@pytest.mark.rule("D2-MON-08")
def test_a_minion_of_either_group_comes_on_the_path() -> None:
    at = tower()
    at.only(at.one("belthir"))
    at.run(Reinforce())
    assert at.offers("group") == ["group goblin-archer", "group cave-spider"]
    at.play("group cave-spider")
    at.play(sorted(at.offers("stand"))[0])
    assert at.figure(at.one("cave-spider")).cells & area(at.game, "19a")
    assert at.figure(at.one("cave-spider")).rank == "minion"
    assert at.asked.what != "descent.reinforce.offer"


def test_the_clock_favours_the_heroes_at_the_tower() -> None:
    at = tower()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.result() == "heroes-won"
