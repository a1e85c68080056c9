"""Enduring the Elements: four spirits and a storm, then Merick's chant over the Bound One."""

from __future__ import annotations

import pytest

from games.descent.overlord.common import overlord_ends
from games.descent.quests.scene import Scene, scene
from undercroft.games.descent.events.fights import AttackDeclared, AttributeRolled, Defeated
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.attack.targets import sight
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.recovery import RollRecovery
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.effects.tests import AttributeTest
from undercroft.games.descent.rules.quests.clocks import Tick
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.values import defence_pool, speed
from undercroft.kernel import FigureId

QUEST, MERICK, BOUND = "enduring-the-elements", "lord-merick-farrow", "the-bound-one"
PASS, FAIL = ("-", "-"), ("SSS", "SSSS")
CELL = 0  # its door
PLACES = {"water": "m3", "air": "u6", "fire": "n13", "earth": "d9"}  # beside each token


def trials(heroes: int = 2, group: str = "cave-spider") -> Scene:
    return scene(QUEST, heroes=heroes, groups=[group])


def bound(heroes: int = 2, calmed: int = 0, won: bool = False) -> Scene:
    carry = {"calmed": calmed, "overlord-won": int(won)}
    return scene(QUEST, 2, heroes, carry, ["cave-spider"])


def met(at: Scene, element: str) -> FigureId:
    """A hero walks up to a spirit, and it is turned up."""
    place = PLACES[element]
    before = {"water": "m4", "air": "t6", "fire": "n12", "earth": "d8"}[element]
    at.put(1, before)
    at.turn(1)
    at.play("move", f"go {place}")
    at.pass_hidden()
    return at.one(f"{element}-spirit")


# -- the four trials


@pytest.mark.rule("D2-CMP-18", "D2-QST-02")
@pytest.mark.parametrize(("heroes", "health"), [(2, 4), (3, 6), (4, 8)])
@pytest.mark.parametrize("element", PLACES)
def test_a_spirit_is_turned_up_when_a_hero_enters_its_area(element: str, heroes: int, health: int) -> None:
    at = trials(heroes)
    at.only(at.one("cave-spider"))
    assert at.kinds(f"{element}-spirit") == []
    spirit = met(at, element)
    assert at.figure(spirit).full == health
    assert defence_pool(at.game, spirit) == ("grey",)
    assert len(at.state.tokens) == 3


def test_a_spirit_blocks_and_has_no_conditions() -> None:
    at = trials()
    at.only(at.one("cave-spider"))
    spirit = met(at, "water")
    assert at.squares(spirit) == ["m2"]
    assert not at.can("go m2")
    inflict(at.game, spirit, "stunned")
    assert not at.figure(spirit).suffers("stunned")


@pytest.mark.rule("D2-SPC-03", "D2-ATT-03")
@pytest.mark.parametrize("passes", [True, False])
@pytest.mark.parametrize(
    ("element", "attribute"),
    [("water", "willpower"), ("air", "awareness"), ("fire", "might"), ("earth", "knowledge")],
)
def test_heroes_calm_a_spirit_by_its_attribute(element: str, attribute: str, passes: bool) -> None:
    at = trials(4)
    at.only(at.one("cave-spider"))
    spirit = met(at, element)
    at.dice(*(PASS if passes else FAIL))
    at.play(f"quest calm-{element}")
    assert at.figure(spirit).hp == (6 if passes else 8)
    assert [event.attribute for event in at.events(AttributeRolled)] == [attribute]
    assert at.state.counters.get("calmed", 0) == 0


def test_a_spirit_whose_last_health_was_calmed_is_a_boon() -> None:
    at = trials()
    at.only(at.one("cave-spider"))
    spirit = met(at, "earth")
    at.put(spirit, hp=1)
    at.dice(*PASS)
    at.play("quest calm-earth")
    at.pass_hidden()
    assert at.figure(spirit).cells == 0
    assert at.state.counters["calmed"] == 1


@pytest.mark.rule("D2-DMG-01", "D2-WHO-06")
@pytest.mark.parametrize("hurt", [True, False])
def test_a_spirit_that_an_attack_hurts_strikes_all_heroes_of_its_area(hurt: bool) -> None:
    at = trials(3)
    at.only(at.one("cave-spider"))
    spirit = met(at, "water")
    at.put(2, "p4")
    at.put(3, "n8")
    dealt = ((spirit, 2),) if hurt else ()
    at.run(Attack(FigureId(1), spirit, profiles(at.game, FigureId(1))[0], dealt=dealt, step="resolved"))
    at.pass_hidden()
    assert [at.figure(hero).damage for hero in (1, 2, 3)] == ([1, 1, 0] if hurt else [0, 0, 0])


def test_a_killed_spirit_is_no_boon() -> None:
    at = trials()
    at.only(at.one("cave-spider"))
    spirit = met(at, "water")
    at.run(Suffer(spirit, 8, FigureId(1)))
    at.pass_hidden()
    assert at.figure(spirit).phase == "fallen"
    assert at.state.counters.get("calmed", 0) == 0


@pytest.mark.rule("D2-QST-03", "D2-GEN-06")
def test_the_heroes_win_when_all_four_are_gone() -> None:
    at = trials()
    at.only(at.one("cave-spider"))
    spirit = met(at, "water")
    for name in list(at.state.tokens):
        del at.state.tokens[name]
    at.state.counters["calmed"] = 2
    at.run(Suffer(spirit, 8, FigureId(1)))
    assert at.won() == ["heroes"]
    assert dict(at.state.carry) == {"calmed": 2, "overlord-won": 0}


def test_the_last_spirit_that_is_turned_up_does_not_end_it() -> None:
    at = trials()
    at.only(at.one("cave-spider"))
    for name in list(at.state.tokens):
        if at.token(name) != "m2":
            del at.state.tokens[name]
    met(at, "water")
    assert at.won() == []
    assert at.state.tokens == {}


@pytest.mark.rule("D2-OTN-18")
def test_the_storm_grows_while_a_spirit_is_left_and_faster_where_monsters_feed_one() -> None:
    at = trials()
    spider = at.one("cave-spider")
    at.only(spider)
    spirit = met(at, "water")
    at.put(spirit, hp=2)
    at.put(spider, "n9")
    at.run(Tick())
    assert (at.state.counters["storm"], at.figure(spirit).hp) == (1, 2)
    at.put(spider, "n2")
    at.run(Tick())
    assert (at.state.counters["storm"], at.figure(spirit).hp) == (3, 3)


def test_a_monster_beside_a_face_down_spirit_feeds_the_storm() -> None:
    at = trials()
    spider = at.one("cave-spider")
    at.only(spider)
    at.put(spider, "d9")
    at.run(Tick())
    assert at.state.counters["storm"] == 2


@pytest.mark.parametrize(("heroes", "cap"), [(2, 10), (3, 10), (4, 9)])
def test_the_overlord_wins_by_the_storm(heroes: int, cap: int) -> None:
    at = trials(heroes)
    at.state.counters["storm"] = cap - 1
    at.run(Tick())
    assert at.won() == ["overlord"]
    assert dict(at.state.carry)["overlord-won"] == 1


def test_water_slows_and_air_shortens_while_their_spirits_are_there() -> None:
    at = trials()
    spider = at.one("cave-spider")
    at.only(spider)
    plain = speed(at.game, FigureId(1)), speed(at.game, spider)
    at.put(1, "m3")
    at.put(spider, "o3")
    assert (speed(at.game, FigureId(1)), speed(at.game, spider)) == (plain[0] - 1, plain[1] - 1)
    at.put(2, "u8")
    assert at.game.total("range", FigureId(2)) == -1
    for name, token in list(at.state.tokens.items()):
        if GRID.name(token.cell) in ("m2", "u7"):
            del at.state.tokens[name]
    assert speed(at.game, FigureId(1)) == plain[0]
    assert at.game.total("range", FigureId(2)) == 0


@pytest.mark.rule("D2-HTN-13")
@pytest.mark.parametrize(("square", "there", "hurt"), [("n13", True, 1), ("n13", False, 0), ("n9", True, 0)])
def test_fire_burns_whoever_ends_a_turn_there(square: str, there: bool, hurt: int) -> None:
    at = trials()
    at.only(at.one("cave-spider"))
    if not there:
        at.state.tokens = {name: t for name, t in at.state.tokens.items() if GRID.name(t.cell) != "n14"}
    at.put(1, square)
    at.turn(1)
    at.end_turn()
    assert at.figure(1).damage == hurt


def test_fire_burns_monsters_too() -> None:
    at = trials()
    spider = at.one("cave-spider")
    at.only(spider)
    at.put(spider, "n13")
    at.activate(spider)
    at.play("end-turn")
    at.pass_hidden()
    assert at.figure(spider).damage == 1


@pytest.mark.rule("D2-LOS-01")
def test_on_earth_nobody_sees_beyond_three_spaces() -> None:
    at = trials()
    spider = at.one("cave-spider")
    at.only(spider)
    at.put(1, "e8")
    at.put(spider, "i8")
    at.put(2, "h11")

    def sees(one: FigureId, other: FigureId) -> bool:
        return bool(sight(at.game, one, at.figure(other).cells))

    assert not sees(FigureId(1), spider)
    assert not sees(spider, FigureId(1))
    at.put(spider, "h8")
    assert sees(FigureId(1), spider)
    assert sees(spider, FigureId(1))
    at.put(spider, "i8")
    at.state.tokens = {name: t for name, t in at.state.tokens.items() if GRID.name(t.cell) != "d10"}
    assert sees(FigureId(1), spider)


def test_one_of_the_group_comes_to_the_hub() -> None:
    at = trials()
    at.remove(at.one("cave-spider"))
    at.run(Reinforce())
    assert at.offers("group") == ["group cave-spider"]


def test_the_clock_of_the_trials() -> None:
    at = trials()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.won() == ["overlord"]


# -- the bound one


@pytest.mark.rule("D2-X-33")
@pytest.mark.parametrize(("heroes", "health", "all_of_it"), [(2, 10, 1), (3, 12, 1), (4, 14, 2)])
def test_the_bound_one(heroes: int, health: int, all_of_it: int) -> None:
    at = bound(heroes)
    assert at.figure(at.one(BOUND)).full == health
    assert len(at.kinds("elemental")) == all_of_it
    assert at.state.groups["elemental"].masters == 1


@pytest.mark.rule("D2-SPC-03")
def test_merick_chants_in_the_cell_once_a_turn() -> None:
    at = bound()
    merick = at.one(MERICK)
    at.activate(merick)
    at.play("quest chant")
    assert at.state.counters["bond"] == 1
    assert at.offers("quest chant") == []
    at.play("end-turn")
    at.pass_hidden()
    at.game.open = ()
    del at.state.frames[2:]
    at.state.doors = (CELL,)
    at.put(merick, "n8")
    at.activate(merick)
    assert at.offers("quest chant") == []


@pytest.mark.parametrize("won", [True, False])
def test_the_winner_of_the_trials_has_a_bond_or_none(won: bool) -> None:
    assert bound(won=won).state.counters.get("bond", 0) == int(won)


@pytest.mark.parametrize(("heroes", "cap"), [(2, 6), (3, 6), (4, 7)])
def test_the_overlord_wins_by_bonds(heroes: int, cap: int) -> None:
    at = bound(heroes)
    at.state.counters["bond"] = cap - 1
    at.activate(at.one(MERICK))
    at.play("quest chant")
    assert at.result() == "overlord-won"


@pytest.mark.rule("D2-EXI-01")
@pytest.mark.parametrize(("bonds", "leaves"), [(2, False), (3, True)])
def test_merick_leaves_with_three_bonds(bonds: int, leaves: bool) -> None:
    at = bound()
    merick = at.one(MERICK)
    at.state.counters["bond"] = bonds
    at.put(1, "k4")
    at.put(2, "k5")
    at.put(merick, "a6", movement=2)
    at.activate(merick)
    at.play("move")
    assert bool(at.offers("leave")) is leaves
    if leaves:
        at.play("leave entrance")
        assert at.result() == "overlord-won"


def test_the_heroes_win_with_merick() -> None:
    at = bound()
    at.run(Suffer(at.one(MERICK), 30))
    assert at.result() == "heroes-won"


@pytest.mark.rule("D2-DMG-04")
def test_the_bound_one_keeps_its_last_health() -> None:
    at = bound()
    elemental = at.one(BOUND)
    at.run(Suffer(elemental, 30, FigureId(1)))
    assert at.figure(elemental).hp == 1
    at.run(Suffer(elemental, 5, FigureId(1)))
    assert at.figure(elemental).hp == 1


@pytest.mark.rule("D2-X-28", "D2-GOLD-04")
def test_blood_rage_does_not_defeat_the_bound_one() -> None:
    """The Overlord cannot take the heroes' goal away by it."""
    at = bound()
    elemental = at.one(BOUND)
    at.only(elemental, at.one(MERICK))
    at.hand("blood-rage")
    overlord_ends(at)
    at.dice(*("X", "H", "-") * 2)
    at.play(f"use blood-rage@{elemental}")
    while len(at.source.results) > at.source.taken or at.asked.what != "descent.round.choose_hero":
        at.play("pass" if at.can("pass") else sorted(at.keys())[0])
    assert len(at.events(AttackDeclared)) == 2
    assert at.figure(elemental).cells and at.events(Defeated) == []


@pytest.mark.rule("D2-ATT-03")
@pytest.mark.parametrize(("heroes", "passes"), [(2, 2), (4, 3)])
def test_heroes_release_it_once_it_has_lost_half_its_health(heroes: int, passes: int) -> None:
    at = bound(heroes)
    elemental = at.one(BOUND)
    at.only(elemental, at.one(MERICK))
    at.put(elemental, "n4", "o4", "n5", "o5")
    at.put(1, "m4")
    at.turn(1, actions=passes)
    assert at.offers("quest release") == []
    at.put(elemental, hp=at.figure(elemental).full // 2)
    at.run()
    for _ in range(passes - 1):
        at.dice(*PASS)
        at.play("quest release")
    assert at.state.counters["released"] == passes - 1
    at.dice(*PASS)
    at.play("quest release")
    assert at.result() == "heroes-won"


@pytest.mark.rule("D2-DOR-02")
def test_the_door_of_the_cell() -> None:
    """Heroes force it by might, as often as they have actions; Merick opens it from within."""
    at = bound()
    merick = at.one(MERICK)
    at.only(merick)
    at.put(1, "n9")
    at.turn(1)
    assert at.offers("open") == []
    at.dice(*FAIL)
    at.play("quest force-cell 0")
    assert at.can("quest force-cell 0")
    at.dice(*PASS)
    at.play("quest force-cell 0")
    at.pass_hidden()
    assert CELL in at.state.doors
    at = bound()
    merick = at.one(MERICK)
    at.only(merick)
    at.put(1, "k4")
    at.put(merick, "n9")
    at.activate(merick)
    assert at.offers("open") == []
    at.put(merick, "n10")
    at.run()
    at.play("open 0")
    assert CELL in at.state.doors


@pytest.mark.rule("D2-OTN-11", "D2-OTN-12")
def test_each_bond_lends_the_bound_one_an_ability_once() -> None:
    at = bound(won=True)
    elemental = at.one(BOUND)
    at.only(elemental)
    at.put(elemental, "n4", "o4", "n5", "o5")
    at.put(1, "m4")
    at.put(2, "p4")
    at.activate(elemental)
    at.play("quest unleash")
    assert {"act air", "act fire", "act earth", "act water"} >= at.keys() >= {"act air", "act fire"}
    at.play("act air")
    assert at.state.turn.actions == 2
    assert at.offers("quest unleash") == []
    assert at.state.counters["bonds-spent"] == 1


def test_an_attack_stays_the_only_one_of_the_turn() -> None:
    at = bound(won=True)
    elemental = at.one(BOUND)
    at.only(elemental)
    at.put(elemental, "n4", "o4", "n5", "o5")
    at.put(1, "m4")
    at.put(2, "c5")
    at.activate(elemental)
    at.play("quest unleash")
    at.dice("X", "H", "-")
    at.play("act fire")
    while at.asked.what != "descent.activation.choose":
        at.play("pass" if at.can("pass") else sorted(at.keys())[0])
    assert len(at.events(AttackDeclared)) == 1
    assert (at.state.turn.attacks, at.state.turn.actions) == (1, 2)
    assert at.offers("attack") == [] and not at.can("act fire")


@pytest.mark.rule("D2-ATK-25")
def test_a_boon_rerolls_a_die_of_any_roll_of_a_hero() -> None:
    at = bound(calmed=2)
    assert at.state.counters["boon"] == 2
    at.dice("SSS", "SSSS")
    at.run(AttributeTest(FigureId(1), "might"))
    at.dice("-")
    at.play("use boons", "die 2")
    assert at.state.counters["boon"] == 1
    at.pass_hidden()
    at.dice("H", "H", "HHH")
    at.run(RollRecovery(FigureId(2)))
    at.play("use boons", "die 1")
    assert at.state.counters["boon"] == 0
    at.pass_hidden()
    at.dice("SSS", "SSSS")
    at.run(AttributeTest(FigureId(1), "might"))
    assert not at.game.open or not at.can("use boons")


def test_a_boon_rerolls_dice_of_a_heros_attack_and_defence() -> None:
    at = bound(calmed=1)
    elemental = at.one(BOUND)
    at.only(elemental)
    at.put(elemental, "n4", "o4", "n5", "o5")
    at.put(1, "m4")
    at.hand()
    for attacker, target in ((1, elemental), (elemental, 1)):
        at.dice("2HH*", "HH", "-")
        attack = Attack(FigureId(attacker), FigureId(target), profiles(at.game, FigureId(attacker))[0])
        at.run(attack)
        while at.asked.what == "descent.attack.choose_space":
            at.play(sorted(at.keys())[0])
        assert at.can("use boons"), at.keys()
        at.game.open = ()
        del at.state.frames[2:]
        at.source.results.clear()
        at.source.taken = 0


def test_no_boon_for_a_lieutenants_roll() -> None:
    at = bound(calmed=1)
    at.dice("SSS", "SSSS")
    at.run(AttributeTest(at.one(MERICK), "willpower"))
    assert not at.game.open or not at.can("use boons")


def test_minions_come_to_the_hall() -> None:
    at = bound()
    spiders = at.kinds("cave-spider")
    masters = [i for i in spiders if at.figure(i).rank == "master"]
    at.remove(*masters)
    at.run(Reinforce())
    assert not at.game.open or at.offers("group") == []
    at.game.open = ()
    at.remove(next(i for i in spiders if i not in masters))
    at.run(Reinforce())
    assert at.offers("group") == ["group cave-spider"]


def test_the_clock_favours_the_overlord_at_the_cell() -> None:
    at = bound()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.result() == "overlord-won"
