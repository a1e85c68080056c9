"""Blood of Heroes: marks of blood on the road by night, then Lady Eliza's thirst and Lord Theodir's bonds."""

from __future__ import annotations

import pytest

from games.descent.quests.scene import Scene, scene, set_up
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.effects.recovery import Recover
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.movement.moving import mover_of
from undercroft.games.descent.rules.quests.arriving import open_choices
from undercroft.games.descent.rules.quests.page import area
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.values import speed
from undercroft.kernel import FigureId

ELIZA = "lady-eliza-farrow"
PASSED, FAILED = ("-", "-"), ("SSS", "SSSS")


def road(heroes: int = 2, group: str = "cave-spider") -> Scene:
    return scene("blood-of-heroes", heroes=heroes, groups=[group])


def bath(heroes: int = 2, spilled: int = 0) -> Scene:
    return scene("blood-of-heroes", 2, heroes, {"spilled": spilled}, ["zombie"])


def fall(at: Scene, hero: int) -> None:
    """A hero is knocked out, and the Overlord draws for it."""
    at.dice("dash")
    at.run(Suffer(FigureId(hero), 30))
    at.pass_hidden()


# -- the road by night


@pytest.mark.rule("D2-OSU-05", "D2-SET-08", "D2-OBJ-02")
def test_each_hero_has_a_mark() -> None:
    at = road(3)
    assert [at.figure(i).carries for i in (1, 2, 3)] == [(f"blood-mark-{i}",) for i in (1, 2, 3)]
    assert [group.area for group in at.state.groups.values()] == ["5a", "13a"]


@pytest.mark.rule("D2-OBJ-04")
def test_nobody_puts_a_mark_down() -> None:
    at = road()
    at.turn(1)
    assert at.offers("drop") == []


def resolve(at: Scene, monster: FigureId, *dealt: tuple[FigureId, int]) -> None:
    """An attack of a monster has dealt so much damage, and is over."""
    at.run(Attack(monster, FigureId(1), profiles(at.game, monster)[0], dealt=dealt, step="resolved"))
    at.pass_hidden()


@pytest.mark.rule("D2-QST-02", "D2-OBJ-03")
@pytest.mark.parametrize(("hurt", "taken"), [(3, True), (2, False)])
def test_three_damage_of_an_attack_take_the_mark(hurt: int, taken: bool) -> None:
    at = road()
    goblin = at.one("goblin-archer")
    at.only(goblin)
    at.put(goblin, "c9")
    at.put(1, "b9")
    resolve(at, goblin, (FigureId(1), hurt))
    assert at.figure(goblin).carries == (("blood-mark-1",) if taken else ())
    assert at.figure(1).carries == (() if taken else ("blood-mark-1",))


def test_whoever_falls_by_it_loses_the_mark_too() -> None:
    at = road()
    goblin = at.one("goblin-archer")
    at.only(goblin)
    at.put(goblin, "c9")
    at.put(1, "b9")
    fall(at, 1)
    assert at.token("blood-mark-1") == "b9"
    resolve(at, goblin, (FigureId(1), 4))
    assert at.figure(goblin).carries == ("blood-mark-1",)


@pytest.mark.rule("D2-OBJ-08")
def test_large_figures_take_none_and_the_others_one() -> None:
    at = road(group="merriod")
    merriod, goblin = at.one("merriod"), at.one("goblin-archer")
    for monster in (merriod, goblin):
        resolve(at, monster, (FigureId(1), 5), (FigureId(2), 5))
        if monster == goblin:
            assert at.keys() == {"token blood-mark-1", "token blood-mark-2"}
            at.play("token blood-mark-2")
    assert at.figure(merriod).carries == ()
    assert at.figure(goblin).carries == ("blood-mark-2",)
    assert at.figure(1).carries == ("blood-mark-1",)


@pytest.mark.rule("D2-OBJ-05", "D2-OBJ-02")
def test_a_monster_that_falls_drops_it_and_its_hero_alone_picks_it_up() -> None:
    at = road()
    goblin = at.one("goblin-archer")
    at.only(goblin)
    at.put(goblin, "c9")
    take(at, goblin, 1)
    at.run(Suffer(goblin, 9))
    assert at.token("blood-mark-1") == "c9"
    at.put(2, "b9")
    at.turn(2)
    assert at.offers("pick-up") == []
    at.play("move", "go c9")
    assert at.figure(2).carries == ("blood-mark-2",)
    at.play("go b9", "end-turn")
    at.put(1, "b10")
    at.turn(1)
    at.play("move", "go c9")
    assert at.figure(1).carries == ("blood-mark-1",)


@pytest.mark.rule("D2-OBJ-02")
def test_whoever_stands_up_on_his_mark_has_it_again() -> None:
    at = road()
    at.only(at.one("goblin-archer"))
    at.put(1, "b9")
    at.put(2, "a9")
    fall(at, 1)
    assert at.figure(1).carries == ()
    at.run(Recover(FigureId(1), 4))
    assert at.squares(1) == ["b9"]
    assert at.figure(1).carries == ("blood-mark-1",)


def take(at: Scene, monster: int, hero: int) -> None:
    """A monster has the mark of a hero already."""
    leaf = at.figure(hero)
    at.put(hero, carries=())
    assert leaf.carries == (f"blood-mark-{hero}",)
    at.carry_token(monster, f"blood-mark-{hero}")


@pytest.mark.rule("D2-EXI-02", "D2-QST-03")
@pytest.mark.parametrize(("heroes", "needed"), [(2, 2), (3, 3), (4, 3)])
def test_marks_spilled_by_the_exit_win_it_for_the_overlord(heroes: int, needed: int) -> None:
    at = road(heroes)
    first, second = at.kinds("goblin-archer")[:2]
    at.only(first, second)
    at.put(first, "u9")
    at.put(second, "u10")
    take(at, first, 1)
    at.state.counters["spilled"] = needed - 1
    del at.state.tokens["blood-mark-2"]
    at.put(2, carries=())
    at.activate(second)
    at.play("move")
    assert at.offers("leave") == []
    at.play("end-turn")
    at.activate(first)
    at.play("move", "leave exit")
    assert at.won() == ["overlord"]
    assert dict(at.state.carry) == {"spilled": needed}


@pytest.mark.rule("D2-EXI-04", "D2-GEN-06")
def test_the_heroes_win_when_all_have_left_and_marks_on_monsters_are_spilled() -> None:
    at = road()
    goblin = at.one("goblin-archer")
    at.only(goblin)
    take(at, goblin, 2)
    at.state.marks += ("hunters-horn",)
    at.put(1, "u9")
    at.put(2, "u10")
    at.turn(1)
    at.play("move", "leave exit")
    at.pass_hidden()
    assert "blood-mark-1" not in at.state.tokens
    assert at.won() == []
    at.turn(2)
    at.play("move", "leave exit")
    assert at.won() == ["heroes"]
    assert dict(at.state.carry) == {"spilled": 1}


@pytest.mark.rule("D2-QST-16")
def test_when_time_is_up_the_marks_of_heroes_on_the_map_are_spilled() -> None:
    """Three at most."""
    at = road(4)
    at.state.round = 15
    at.run(RoundEnds())
    assert at.won() == ["overlord"]
    assert dict(at.state.carry) == {"spilled": 3}


def test_a_hero_who_left_keeps_his_mark_when_time_is_up() -> None:
    at = road()
    at.only(at.one("goblin-archer"))
    at.state.marks += ("hunters-horn",)
    at.put(1, "u9")
    at.turn(1)
    at.play("move", "leave exit")
    at.pass_hidden()
    at.state.round = 15
    at.run(RoundEnds())
    assert dict(at.state.carry) == {"spilled": 1}


@pytest.mark.rule("D2-QST-02", "D2-MOV-22")
def test_the_hunters_horn_calls_all_goblins_once() -> None:
    at = road()
    first, second = at.kinds("goblin-archer")[:2]
    at.only(first, second)
    at.put(first, "m9")
    at.put(second, "m10")
    at.turn(1, equip=True)
    assert at.offers("use") == ["use hunters-horn"]
    at.play("use hunters-horn", f"monster {first}", "go j9", f"monster {second}")
    assert not at.can("go i10")
    at.play("go j10")
    assert (at.squares(first), at.squares(second)) == (["j9"], ["j10"])
    at.play("end-turn")
    at.turn(2)
    assert at.asked.what == "descent.hero_turn.choose"


@pytest.mark.rule("D2-RST-01", "D2-DMG-10")
@pytest.mark.parametrize(("square", "damage"), [("n3", 2), ("b9", 3)])
def test_who_rests_in_the_lodge_heals(square: str, damage: int) -> None:
    at = road()
    at.only(at.one("goblin-archer"))
    at.put(1, square, hp=at.figure(1).full - 3)
    at.turn(1)
    at.pass_hidden()
    at.play("rest")
    assert at.figure(1).damage == damage


@pytest.mark.rule("D2-MON-08")
def test_goblins_come_each_turn_and_the_others_every_second() -> None:
    at = road()
    at.only()
    at.run(Reinforce())
    assert at.offers("group") == ["group goblin-archer"]
    at.play("group goblin-archer")
    at.play(at.offers("stand")[0])
    assert not at.figure(at.one("goblin-archer")).cells & ~area(at.game, "14a")
    at.state.round = 2
    at.run(Reinforce())
    assert at.offers("group") == ["group goblin-archer", "group cave-spider"]


# -- the ritual bath


@pytest.mark.rule("D2-HSU-10", "D2-SET-08")
@pytest.mark.parametrize(("heroes", "health"), [(2, 6), (3, 8), (4, 10)])
def test_the_bath_is_set_up(heroes: int, health: int) -> None:
    at = scene(
        "blood-of-heroes", 2, heroes, {"spilled": 2}, ["zombie"],
        answers={"descent.encounter.place_heroes": ["start n1", "start a9"]},
    )  # fmt: skip
    assert (at.squares(1), at.squares(2)) == (["n1"], ["a9"])
    assert at.token("theodir-1") == "p10"
    assert at.state.counters == {"thirst": 2, "theodir-health": health}


def drinker(heroes: int = 2, spilled: int = 0) -> tuple[Scene, FigureId]:
    at = bath(heroes, spilled)
    eliza = at.one(ELIZA)
    at.only(eliza)
    at.put(eliza, "o10", hp=4)
    return at, eliza


@pytest.mark.rule("D2-SPC-03", "D2-DMG-10")
def test_eliza_drinks_once_a_turn() -> None:
    at, eliza = drinker()
    at.activate(eliza)
    at.play("quest drink theodir-1")
    assert at.state.counters["thirst"] == 2
    assert at.state.counters["theodir-health"] == 4
    assert at.figure(eliza).hp == 6
    assert at.offers("quest") == []


def test_at_0_health_theodir_lives_and_a_drink_is_worth_more() -> None:
    at, eliza = drinker()
    at.state.counters["theodir-health"] = 0
    at.activate(eliza)
    at.play("quest drink theodir-1")
    assert at.state.counters["thirst"] == 3
    assert at.state.counters["theodir-health"] == 0
    assert at.token("theodir-1") == "p10"


@pytest.mark.rule("D2-SPC-03")
def test_she_drinks_from_a_knocked_out_hero_and_then_from_nobody() -> None:
    at, eliza = drinker()
    at.put(1, "o11")
    fall(at, 1)
    at.activate(eliza)
    assert at.offers("quest") == ["quest drink theodir-1", "quest drink-fallen"]
    at.play("quest drink-fallen")
    assert at.state.counters["thirst"] == 2
    assert at.state.counters["theodir-health"] == 6
    assert at.offers("quest") == []


def test_she_drinks_from_theodir_while_a_hero_leads_him_past() -> None:
    at, eliza = drinker()
    at.put(1, "n10")
    at.carry_token(1, "theodir-1")
    at.activate(eliza)
    assert at.offers("quest") == ["quest drink theodir-1"]


@pytest.mark.rule("D2-GEN-07")
def test_eight_thirst_win() -> None:
    at, eliza = drinker()
    at.state.counters["thirst"] = 6
    at.activate(eliza)
    at.play("quest drink theodir-1")
    assert at.result() == "overlord-won"


@pytest.mark.rule("D2-SPC-03", "D2-ATT-02", "D2-WHO-01", "D2-OBJ-01")
@pytest.mark.parametrize(("heroes", "passes"), [(2, 2), (3, 3), (4, 4)])
def test_bonds_are_loosened_once_a_turn_and_then_he_is_led(heroes: int, passes: int) -> None:
    at = bath(heroes)
    at.only()
    at.put(1, "o10")
    at.state.counters["bonds"] = passes - 1
    at.turn(1)
    assert at.offers("pick-up") == []
    fast = speed(at.game, FigureId(1))
    at.play("quest loosen-bonds theodir-1")
    at.dice(*PASSED)
    at.play("attribute might")
    assert at.state.counters["bonds"] == passes
    assert at.offers("quest") == []
    at.play("pick-up theodir-1")
    assert at.figure(1).carries == ("theodir-1",)
    assert speed(at.game, FigureId(1)) == fast - 1


def test_a_failed_test_loosens_nothing() -> None:
    at = bath()
    at.only()
    at.put(1, "o10")
    at.turn(1)
    at.play("quest loosen-bonds theodir-1")
    at.dice(*FAILED)
    at.play("attribute knowledge")
    assert at.state.counters.get("bonds", 0) == 0
    assert at.offers("quest") == []  # once a turn each


@pytest.mark.rule("D2-EXI-02", "D2-GEN-07")
@pytest.mark.parametrize("square", ["n1", "a10"])
def test_theodir_is_saved_by_either_entrance(square: str) -> None:
    at = bath()
    at.only()
    at.put(1, square)
    at.carry_token(1, "theodir-1")
    at.turn(1)
    at.play("move", "leave entrance")
    assert at.result() == "heroes-won"


@pytest.mark.rule("D2-GEN-07")
def test_the_heroes_win_when_eliza_is_defeated() -> None:
    at = bath()
    at.run(Suffer(at.one(ELIZA), 30))
    assert at.result() == "heroes-won"


@pytest.mark.rule("D2-MOV-06")
@pytest.mark.parametrize(("thirst", "passes"), [(3, False), (4, True)])
def test_at_4_thirst_she_moves_through_figures(thirst: int, passes: bool) -> None:
    at, eliza = drinker()
    at.put(1, "n10")
    at.state.counters["thirst"] = thirst
    assert bool(mover_of(at.game, eliza).foes >> GRID.parse("n10") & 1) is not passes


@pytest.mark.rule("D2-SRG-11")
@pytest.mark.parametrize(("thirst", "surges"), [(5, 0), (6, 1)])
def test_at_6_thirst_her_attacks_gain_a_surge(thirst: int, surges: int) -> None:
    at, eliza = drinker()
    at.state.counters["thirst"] = thirst
    assert at.game.total("surges", eliza) == surges
    assert at.game.total("surges", FigureId(1)) == 0


@pytest.mark.rule("D2-X-33")
def test_the_group_in_the_cell_has_no_giants() -> None:
    at = bath()
    del at.state.groups["zombie"]
    entry = at.game.rules.content.quest["blood-of-heroes"].encounters[1].groups[2]
    assert open_choices(at.game, entry) == ["barghest", "cave-spider", "goblin-archer", "zombie"]


@pytest.mark.rule("D2-MON-08", "D2-QST-16")
def test_flesh_moulders_come_and_time_is_the_overlords() -> None:
    at = bath()
    at.only(at.one(ELIZA))
    at.run(Reinforce())
    assert at.offers("group") == ["group flesh-moulder"]
    at.play("pass")
    at.state.round = 15
    at.run(RoundEnds())
    assert at.result() == "overlord-won"


@pytest.mark.rule("D2-GEN-06")
def test_spilled_marks_are_thirst() -> None:
    at = road()
    at.state.round = 15
    at.run(RoundEnds())
    set_up(at, ["zombie"])
    assert at.state.counters["thirst"] == 2
