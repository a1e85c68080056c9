"""The Wyrm Rises: miners and a shaft that caves in, then brood pits and the wyrm that rises from them."""

from __future__ import annotations

import pytest

from games.descent.quests.scene import Scene, scene
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.attack.targets import sight
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.movement.moving import March, mover_of
from undercroft.games.descent.rules.quests.discarding import Price
from undercroft.games.descent.rules.quests.discarding_for import discard_options
from undercroft.games.descent.rules.quests.leaving import LeaveMap, ways_out
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.quests.the_wyrm_rises import CaveIn, Rise, Soar
from undercroft.games.descent.rules.round.overlord_turn import OverlordTurn
from undercroft.games.descent.rules.round.rounds import Round
from undercroft.games.descent.rules.values import speed
from undercroft.kernel import FigureId, replace

NOBODY = FigureId(0)


def mine(heroes: int = 2) -> Scene:
    return scene("the-wyrm-rises", 1, heroes, groups=["zombie", "cave-spider"])


def eyrie(heroes: int = 2, taken: int = 0, meals: tuple[str, ...] = ()) -> Scene:
    answers = {"descent.lay_meals.choose": [f"token {pit}" for pit in meals]}
    return scene("the-wyrm-rises", 2, heroes, {"taken": taken}, ["barghest", "elemental"], answers=answers)


def show(at: Scene, face: str, *pits: int) -> None:
    for pit in pits:
        name = f"brood-pit-{pit}"
        at.state.tokens[name] = replace(at.state.tokens[name], face=face, turned=True)


# -- the silver mine


def test_four_miners_and_who_stands_where() -> None:
    at = mine()
    assert sorted(at.state.tokens) == ["miner-1", "miner-2", "miner-3", "miner-4"]
    assert at.state.groups["zombie"].area == "yard"
    assert at.state.groups["cave-spider"].area == "shaft"


@pytest.mark.rule("D2-OBJ-01", "D2-OBJ-08")
def test_a_hero_leads_two_miners_and_each_slows_him() -> None:
    at = mine()
    at.only()
    at.put(1, "l2")
    at.state.tokens["miner-2"] = replace(at.state.tokens["miner-2"], cell=GRID.parse("k2"))
    at.turn(1)
    before = speed(at.game, FigureId(1))
    at.play("pick-up miner-1", "pick-up miner-2")
    assert at.figure(1).carries == ("miner-1", "miner-2")
    assert speed(at.game, FigureId(1)) == before - 2
    assert not at.offers("pick-up")


def test_monsters_of_one_space_seize_one_and_belthir_flies_with_him() -> None:
    at = mine()
    zombie, belthir = at.one("zombie"), at.one("belthir")
    slow, fast = speed(at.game, zombie), speed(at.game, belthir)
    at.carry_token(zombie, "miner-1")
    at.carry_token(belthir, "miner-2")
    assert speed(at.game, zombie) == slow - 1
    assert speed(at.game, belthir) == fast
    at.only(belthir)
    at.put(belthir, "h3")
    at.activate(belthir)
    assert not at.offers("pick-up")


@pytest.mark.rule("D2-EXI-02", "D2-EXI-04")
def test_heroes_save_by_the_entrance_and_monsters_take_by_the_exit() -> None:
    at = mine()
    at.carry_token(1, "miner-1")
    at.state.figures[FigureId(1)] = replace(at.figure(1), carries=("miner-1", "miner-2"))
    at.state.tokens["miner-2"] = replace(at.state.tokens["miner-2"], cell=-1, carrier=FigureId(1))
    at.put(1, "n14", movement=1)
    at.run(LeaveMap(FigureId(1), "entrance"))
    assert at.state.counters["saved"] == 2
    zombie = at.one("zombie")
    assert not ways_out(at.game, zombie)
    at.carry_token(zombie, "miner-3")
    at.put(zombie, "f10", movement=1)
    assert ways_out(at.game, zombie) == ["exit"]
    at.run(LeaveMap(zombie, "exit"))
    assert at.state.counters["taken"] == 1
    assert at.ended() == []


@pytest.mark.rule("D2-GEN-06")
def test_it_ends_when_no_miner_is_left() -> None:
    at = mine()
    for name in ("miner-1", "miner-2", "miner-3"):
        del at.state.tokens[name]
    zombie = at.one("zombie")
    at.carry_token(zombie, "miner-4")
    at.put(zombie, "f10", movement=1)
    at.run(LeaveMap(zombie, "exit"))
    assert at.ended() == [{"taken": 1}]
    assert at.state.encounter == 2


def test_when_time_is_up_all_who_are_left_are_taken() -> None:
    at = mine()
    del at.state.tokens["miner-1"]
    at.state.round = 15
    at.run(RoundEnds())
    assert at.won() == ["overlord"]
    assert dict(at.state.carry) == {"taken": 3}


@pytest.mark.rule("D2-OBJ-05")
def test_a_leader_who_falls_lets_go() -> None:
    at = mine()
    zombie = at.one("zombie")
    at.carry_token(zombie, "miner-1")
    here = at.squares(zombie)[0]
    at.run(Suffer(zombie, 9))
    assert at.token("miner-1") == here


@pytest.mark.rule("D2-OLC-09", "D2-ATT-07", "D2-QST-02")
def test_the_shaft_caves_in_for_a_card_once_a_turn() -> None:
    """Everybody there tests awareness: a hero may pass, monsters cannot."""
    at = mine()
    spider = at.one("cave-spider")
    at.only(spider)
    at.put(spider, "c8", hp=3)
    at.put(1, "c9")
    at.put(2, "c14")
    at.hand("dash", "frenzy")
    at.state.frames += [Round(step="end")]
    at.run(OverlordTurn(step="choose_group"))
    at.dice("-", "-")
    at.play("quest collapse")
    assert at.asked.about == Price("collapse", 1)
    at.play("card dash")
    assert at.figure(spider).hp == 1
    assert (at.figure(1).damage, at.figure(2).damage) == (0, 0)
    assert at.state.counters["collapses"] == 1
    assert not at.offers("quest collapse")
    at.state.round = 2
    assert [option.key for option in discard_options(at.game)] == ["quest collapse"]
    at.state.overlord = replace(at.state.overlord, hand=())
    assert discard_options(at.game) == []


@pytest.mark.rule("D2-QST-02")
def test_a_hero_who_fails_suffers_two() -> None:
    at = mine()
    at.only()
    at.put(1, "c9")
    at.dice("SSS", "SSSS")
    at.run(CaveIn(NOBODY, ""))
    assert at.figure(1).damage == 2


@pytest.mark.rule("D2-TER-04", "D2-WHO-03", "D2-QST-02")
def test_the_third_collapse_blocks_two_squares_until_a_hero_clears_one() -> None:
    at = mine()
    at.only()
    at.state.counters["collapses"] = 2
    at.run(CaveIn(NOBODY, ""))
    at.play(at.offers("stand")[0])
    rubble = [name for name in at.state.tokens if name.startswith("rubble")]
    cells = [at.state.tokens[name].cell for name in rubble]
    assert len(rubble) == 2
    assert GRID.at(cells[0])[1] == GRID.at(cells[1])[1]
    assert all(mover_of(at.game, FigureId(1)).foes >> cell & 1 for cell in cells)
    x, y = GRID.at(cells[0])
    at.put(1, GRID.name(GRID.cell(x, y + 1)))
    at.turn(1)
    at.dice("-", "-")
    at.play("quest clear rubble-1")
    assert "rubble-1" not in at.state.tokens and "rubble-2" in at.state.tokens


@pytest.mark.rule("D2-TER-04", "D2-LOS-04")
def test_nobody_sees_past_rubble_until_some_of_it_is_cleared() -> None:
    at = mine()
    at.only()
    at.put(1, "d5")
    at.put(2, "d9")
    beyond = at.figure(2).cells
    assert sight(at.game, FigureId(1), beyond)
    at.state.counters["collapses"] = 2
    at.dice("-", "-", "-", "-")
    at.run(CaveIn(NOBODY, ""))
    at.play("stand c7 d7")
    assert not sight(at.game, FigureId(1), beyond)
    del at.state.tokens["rubble-2"]
    assert sight(at.game, FigureId(1), beyond)


def test_no_more_rubble_falls_later() -> None:
    at = mine()
    at.only()
    at.state.counters["collapses"] = 3
    at.state.marks += ("rubble",)
    at.run(CaveIn(NOBODY, ""))
    assert not any(name.startswith("rubble") for name in at.state.tokens)


@pytest.mark.rule("D2-MON-08")
def test_goblins_come_at_the_exit_and_minions_in_the_shaft() -> None:
    at = mine()
    at.only()
    at.run(Reinforce())
    assert sorted(at.offers("group")) == ["group cave-spider", "group goblin-archer"]
    at.play("group goblin-archer")
    exit_squares = {"f10", "g10", "f11", "g11"}
    at.play(at.offers("stand")[0])
    assert at.squares(at.one("goblin-archer"))[0] in exit_squares


# -- the eyrie


@pytest.mark.rule("D2-SET-08", "D2-GEN-06")
def test_each_miner_taken_is_a_meal_two_a_pit_at_most() -> None:
    at = eyrie(taken=3, meals=("brood-pit-1", "brood-pit-1", "brood-pit-2"))
    faces = [at.state.tokens[f"brood-pit-{n}"].face for n in (1, 2, 3, 4)]
    assert faces == ["meal-2", "meal-1", "", ""]


@pytest.mark.rule("D2-SPC-03")
def test_a_monster_feeds_a_pit_once_a_turn_and_the_third_meal_makes_it_fed() -> None:
    at = eyrie()
    belthir = at.one("belthir")
    at.only(belthir)
    at.put(belthir, "d3")
    for round_, face in ((1, "meal-1"), (2, "meal-2"), (3, "fed")):
        at.state.round = round_
        at.state.activated = ()
        at.activate(belthir)
        at.play("quest feed brood-pit-1")
        assert at.state.tokens["brood-pit-1"].face == face
        assert not at.offers("quest feed")
        del at.state.frames[2:]
    at.state.round = 4
    at.activate(belthir)
    assert not at.offers("quest feed")


@pytest.mark.rule("D2-SPC-03")
def test_a_hero_smashes_a_pit_and_a_fed_one_needs_two_passes() -> None:
    at = eyrie()
    at.only()
    at.put(1, "d3")
    at.turn(1)
    at.dice("SSS", "SSSS")
    at.play("quest smash-pit brood-pit-1")
    assert "brood-pit-1" in at.state.tokens
    at.dice("-", "-")
    at.play("quest smash-pit brood-pit-1")
    assert at.state.counters["smashed"] == 1
    show(at, "fed", 2)
    at.put(2, "g11")
    at.turn(2)
    at.dice("-", "-", "-", "-")
    at.play("quest smash-pit brood-pit-2")
    assert (at.state.counters["smashed"], "brood-pit-2" in at.state.tokens) == (1, True)
    at.play("quest smash-pit brood-pit-2")
    assert (at.state.counters["smashed"], "brood-pit-2" in at.state.tokens) == (2, False)


def test_three_smashed_pits_win_for_the_heroes() -> None:
    at = eyrie()
    at.only()
    at.state.counters["smashed"] = 2
    at.put(1, "d3")
    at.turn(1)
    at.dice("-", "-")
    at.play("quest smash-pit brood-pit-1")
    assert at.result() == "heroes-won"


def test_the_heroes_win_when_belthir_falls() -> None:
    at = eyrie()
    at.run(Suffer(at.one("belthir"), 20))
    assert at.result() == "heroes-won"


def test_four_fed_pits_win_for_the_overlord() -> None:
    at = eyrie()
    show(at, "fed", 1, 2, 3)
    show(at, "meal-2", 4)
    belthir = at.one("belthir")
    at.only(belthir)
    at.put(belthir, "n5")
    at.activate(belthir)
    at.play("quest feed brood-pit-4")
    assert at.result() == "overlord-won"


@pytest.mark.parametrize(
    ("fed", "gone", "rises"),
    [((1, 2, 3), (), True), ((1, 2), (), False), ((1, 2), (3, 4), True), ((1,), (2, 3, 4), False)],
)
def test_belthir_rises_with_three_fed_pits_or_two_and_no_other(
    fed: tuple[int, ...], gone: tuple[int, ...], rises: bool
) -> None:
    at = eyrie()
    show(at, "fed", *fed)
    for pit in gone:
        del at.state.tokens[f"brood-pit-{pit}"]
    assert Rise().applies(at.game) is rises


def test_risen_he_is_stronger_once_and_cannot_be_held() -> None:
    at = eyrie()
    show(at, "fed", 1, 2, 3)
    belthir = at.one("belthir")
    at.put(belthir, hp=5)
    inflict(at.game, belthir, "immobilized")
    at.run(Rise())
    assert (at.figure(belthir).hp, at.figure(belthir).full) == (11, 15)
    assert at.game.total("attack-red", belthir) == 1
    assert not at.figure(belthir).suffers("immobilized")
    inflict(at.game, belthir, "immobilized")
    assert not at.figure(belthir).suffers("immobilized")
    inflict(at.game, belthir, "stunned")
    assert at.figure(belthir).suffers("stunned")
    assert not Rise().applies(at.game)


@pytest.mark.rule("D2-OTN-18", "D2-QST-02")
def test_he_rises_at_the_end_of_the_overlords_turn() -> None:
    at = eyrie()
    show(at, "fed", 1, 2, 3)
    at.only(at.one("belthir"))
    at.state.activated = tuple(at.state.groups)
    at.state.frames += [Round(step="end")]
    at.run(OverlordTurn(step="choose_group"))
    at.play("use rising")
    assert "risen-1" in at.state.marks


@pytest.mark.rule("D2-QST-02")
def test_the_second_round_after_he_rose_wins_for_the_overlord() -> None:
    at = eyrie()
    show(at, "fed", 1, 2, 3)
    at.run(Rise())
    at.state.round = 1
    assert not Soar().applies(at.game)
    at.state.round = 2
    at.run(RoundEnds())
    assert (at.state.counters["soared"], at.result()) == (1, "")
    at.state.round = 3
    at.run(RoundEnds())
    assert at.result() == "overlord-won"


@pytest.mark.rule("D2-TER-18")
@pytest.mark.parametrize(("face", "damage"), [("meal-2", 1), ("fed", 2)])
def test_lava_is_hotter_near_a_fed_pit(face: str, damage: int) -> None:
    at = eyrie()
    at.only()
    show(at, face, 4)
    at.put(1, "o8", movement=2)
    at.run(March(FigureId(1), (GRID.parse("n8"), GRID.parse("n9"))))
    assert at.figure(1).damage == damage


@pytest.mark.rule("D2-MON-08")
def test_a_dragon_comes_every_third_turn_if_none_stands() -> None:
    at = eyrie()
    at.state.round = 3
    at.run(Reinforce())
    assert not at.can("group shadow-dragon")
    at.only()
    at.state.round = 3
    at.run(Reinforce())
    assert at.can("group shadow-dragon") and at.can("group barghest")
    at.state.round = 4
    at.run(Reinforce())
    assert not at.can("group shadow-dragon")


def test_with_three_heroes_the_dragon_that_comes_is_a_master() -> None:
    """The card has no minion for three: any figure of the group comes."""
    at = eyrie(3)
    at.only()
    at.state.round = 3
    at.run(Reinforce())
    at.play("group shadow-dragon")
    at.play(at.offers("stand")[0])
    assert at.figure(at.one("shadow-dragon")).rank == "master"


def test_the_clock_of_the_eyrie_favours_the_heroes() -> None:
    at = eyrie()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.result() == "heroes-won"
