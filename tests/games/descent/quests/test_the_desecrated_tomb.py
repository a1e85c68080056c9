"""The Desecrated Tomb: urns and restless dead, then the race of Sir Alric to Khorayt."""

from __future__ import annotations

import pytest

from games.descent.overlord.common import overlord_ends
from games.descent.quests.scene import Scene, scene
from undercroft.games.descent.events.fights import AttackDeclared
from undercroft.games.descent.events.moves import Entered, Swapped
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.attack.targets import Aim, attackable
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.movement.forcing import MoveOther
from undercroft.games.descent.rules.quests.clocks import Tick
from undercroft.games.descent.rules.quests.page import last_round
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.quests.the_desecrated_tomb import KhoraytStrikes
from undercroft.games.descent.rules.round.overlord_turn import can_act
from undercroft.games.descent.rules.round.rounds import Round
from undercroft.games.descent.rules.values import defence_pool
from undercroft.kernel import FigureId
from undercroft.kernel.errors import BrokenRules

QUEST, ALRIC, KHORAYT = "the-desecrated-tomb", "sir-alric-farrow", "khorayt"
PASS, FAIL = ("-", "-"), ("SSS", "SSSS")
LAIR = "v4", "w4", "v5", "w5", "v6", "w6"  # where the dragon lies


def gauntlet(heroes: int = 2) -> Scene:
    return scene(QUEST, heroes=heroes, groups=["barghest"])


def race(heroes: int = 2, haste: int = 0, won: bool = True) -> Scene:
    """The race, as it begins; what the heroes lost they lose in its first round."""
    at = scene(QUEST, 2, heroes, {"haste": haste, "heroes-won": 1}, ["cave-spider"])
    at.state.carry = (("haste", haste), ("heroes-won", int(won)), ("overlord-won", int(not won)))
    return at


# -- the gauntlet


@pytest.mark.rule("D2-QST-16")
@pytest.mark.parametrize(("heroes", "rounds"), [(2, 9), (3, 9), (4, 8)])
def test_the_set_up_of_the_gauntlet(heroes: int, rounds: int) -> None:
    at = gauntlet(heroes)
    assert [at.token(f"urn-{n}") for n in (1, 2, 3, 4)] == ["h12", "d4", "b6", "l2"]
    assert len(at.state.searches) == heroes + 1
    assert last_round(at.game) == rounds


@pytest.mark.rule("D2-QST-16", "D2-GEN-06")
@pytest.mark.parametrize(("round_", "over"), [(8, False), (9, True)])
def test_the_overlord_wins_when_the_limit_is_reached(round_: int, over: bool) -> None:
    at = gauntlet()
    at.state.counters["haste"] = 5
    at.state.round = round_
    at.run(RoundEnds())
    assert at.won() == (["overlord"] if over else [])
    if over:
        assert dict(at.state.carry) == {"haste": 5, "heroes-won": 0, "overlord-won": 1}


@pytest.mark.rule("D2-ATT-03", "D2-CMP-18")
def test_the_first_urn_is_never_the_one_with_the_map() -> None:
    at = gauntlet()
    at.only(at.one("zombie"))
    at.put(1, "h11")
    at.turn(1)
    at.dice(*PASS, "empty")
    at.play("quest open-urn urn-1")
    assert "urn-1" not in at.state.tokens
    at.put(1, "d3")
    at.run()
    at.dice(*PASS, "map")
    at.play("quest open-urn urn-2")
    assert at.figure(1).carries == ("urn-2",)
    assert at.state.tokens["urn-2"].face == "map"


def test_the_map_in_the_first_urn_would_be_an_error() -> None:
    """Chance has no such outcome before one urn is open."""
    at = gauntlet()
    at.only(at.one("zombie"))
    at.put(1, "h11")
    at.turn(1)
    at.dice(*PASS, "map")
    with pytest.raises(BrokenRules, match="cannot come up"):
        at.play("quest open-urn urn-1")


def test_a_failed_test_leaves_the_urn_and_may_be_repeated() -> None:
    at = gauntlet()
    at.only(at.one("zombie"))
    at.put(1, "h11")
    at.turn(1)
    at.dice(*FAIL)
    at.play("quest open-urn urn-1")
    assert "urn-1" in at.state.tokens
    assert at.can("quest open-urn urn-1")


@pytest.mark.rule("D2-EXI-02", "D2-OBJ-01")
def test_the_heroes_win_with_the_map_by_the_entrance() -> None:
    at = gauntlet()
    at.state.tokens["urn-2"] = type(at.state.tokens["urn-2"])("urn", face="map", turned=True)
    at.carry_token(1, "urn-2")
    at.only(at.one("zombie"))
    at.put(2, "n12")
    at.turn(2)
    at.put(2, "r13", movement=2)
    at.run()
    assert at.offers("leave") == []
    at.end_turn()
    at.put(1, "r13")
    at.turn(1)
    at.play("move", "leave entrance")
    assert at.won() == ["heroes"]


@pytest.mark.rule("D2-OTN-18")
@pytest.mark.parametrize(("near", "haste"), [(False, 1), (True, 2)])
def test_haste_grows_faster_with_a_zombie_beside_a_hero(near: bool, haste: int) -> None:
    at = gauntlet()
    at.put(1, "h6")
    at.put(at.kinds("zombie")[0], "i6" if near else "m3")
    at.remove(*at.kinds("zombie")[1:])
    at.run(Tick())
    assert at.state.counters["haste"] == haste
    at.state.counters["haste"] = 8
    at.run(Tick())
    assert at.state.counters["haste"] == 8


@pytest.mark.rule("D2-MON-08")
@pytest.mark.parametrize(("heroes", "most"), [(2, 1), (3, 2), (4, 2)])
def test_the_dead_return_on_ossuaries_without_heroes(heroes: int, most: int) -> None:
    at = gauntlet(heroes)
    at.remove(*at.kinds("zombie"))
    at.put(1, "h10")
    at.run(Reinforce(start=True))
    at.play("group zombie")
    places = set(at.offers("stand"))
    assert not any(place.startswith(("stand h", "stand i", "stand j", "stand k")) for place in places)
    assert {"stand e3", "stand b7"} <= places
    at.play("stand b7")
    for _ in range(most - 1):
        at.play("group zombie")
        at.play(sorted(at.offers("stand"))[0])
    assert at.asked.what != "descent.reinforce.offer"
    assert len(at.kinds("zombie")) == most
    at.game.open = ()
    at.run(Reinforce())
    assert not at.game.open or at.offers("group") == []


@pytest.mark.rule("D2-ATT-03", "D2-SPC-03", "D2-QST-02")
@pytest.mark.parametrize("passes", [True, False])
def test_a_hero_closes_an_ossuary_for_good(passes: bool) -> None:
    at = gauntlet()
    at.only()
    at.put(1, "e3")
    at.turn(1)
    at.dice(*(PASS if passes else FAIL))
    at.play("quest close-ossuary")
    assert ("closed-oss-b" in at.state.marks) is passes
    assert at.can("quest close-ossuary") is not passes
    at.put(1, "n13")
    at.run()
    assert at.offers("quest close") == []
    at.end_turn()
    at.run(Reinforce(start=True))
    at.play("group zombie")
    assert ("stand e3" in at.offers("stand")) is not passes


# -- the race to the lair


@pytest.mark.rule("D2-X-33", "D2-MON-03")
@pytest.mark.parametrize(("heroes", "health"), [(2, 15), (3, 16), (4, 18)])
def test_khorayt_sleeps_alone(heroes: int, health: int) -> None:
    at = race(heroes)
    (dragon,) = at.kinds("shadow-dragon")
    assert (at.figure(dragon).name, at.figure(dragon).full) == (KHORAYT, health)
    assert defence_pool(at.game, dragon) == ()


@pytest.mark.rule("D2-MOV-22", "D2-SET-08")
def test_haste_is_a_head_start_for_alric() -> None:
    answers = {"descent.move_now.go": ["go h4"]}
    at = scene(QUEST, 2, 2, {"haste": 3, "heroes-won": 1}, ["cave-spider"], answers=answers)
    walked = [event for event in at.events(Entered) if event.figure == at.one(ALRIC)]
    assert sum(event.cost for event in walked) == 3
    assert at.squares(at.one(ALRIC)) == ["h4"]


@pytest.mark.parametrize("won", [True, False])
def test_the_heroes_skip_their_first_turn_if_the_overlord_has_won(won: bool) -> None:
    at = race(won=won)
    at.state.round = 0
    at.state.frames[-1].step = "play_round"
    at.dice("dash")
    at.run(Round())
    assert (at.asked.what == "descent.round.choose_hero") is won
    at.state.round = 1
    at.game.open = ()
    del at.state.frames[2:]
    at.run(Round())
    assert at.asked.what == "descent.round.choose_hero"


@pytest.mark.rule("D2-GOLD-02")
def test_only_alric_attacks_and_hurts_khorayt() -> None:
    at = race()
    dragon, alric, ettin = at.one(KHORAYT), at.one(ALRIC), at.one("ettin")
    at.put(dragon, *LAIR)
    at.put(alric, "u5")
    at.put(ettin, "x4", "y4", "x5", "y5")
    at.put(1, "u4")
    assert dragon in attackable(at.game, Aim(alric, profiles(at.game, alric)[0]))
    assert dragon not in attackable(at.game, Aim(ettin, profiles(at.game, ettin)[0]))
    for figure, damage in ((ettin, 0), (FigureId(1), 0), (alric, 3)):
        at.run(Suffer(dragon, 3, figure))
        assert at.figure(dragon).damage == damage


def test_the_duskblade_pierces_khorayt() -> None:
    at = race()
    alric, dragon = at.one(ALRIC), at.one(KHORAYT)
    attack = Attack(alric, dragon, profiles(at.game, alric)[0])
    at.state.frames.append(attack)
    assert at.game.total("pierce", alric) == 2
    attack.target = FigureId(1)
    assert at.game.total("pierce", alric) == 0


@pytest.mark.rule("D2-ATT-06")
@pytest.mark.parametrize(("passes", "blows"), [(True, 2), (False, 0)])
def test_alric_tests_on_entering_the_lair(passes: bool, blows: int) -> None:
    """Passed, it sleeps on until two attacks have hurt it; heroes do not wake it by entering."""
    at = race()
    dragon, alric = at.one(KHORAYT), at.one(ALRIC)
    at.only(dragon, alric)
    at.put(dragon, "x3", "y3", "x4", "y4", "x5", "y5")
    at.put(alric, "t5")
    at.put(1, "t6")
    at.turn(1)
    at.play("move", "go u6")
    at.pass_hidden()
    assert "awake" not in at.state.marks
    at.end_turn()
    at.activate(alric)
    at.play("move")
    at.dice(*(PASS if passes else FAIL))
    at.play("go u5")
    at.pass_hidden()
    assert ("awake" in at.state.marks) is not passes
    for _ in range(blows):
        assert "awake" not in at.state.marks
        attack = Attack(alric, dragon, profiles(at.game, alric)[0], dealt=((dragon, 1),), step="resolved")
        at.run(attack)
        at.pass_hidden()
    assert "awake" in at.state.marks


def test_unhushed_the_first_blow_wakes_it() -> None:
    at = race()
    dragon, alric = at.one(KHORAYT), at.one(ALRIC)
    at.run(Attack(alric, dragon, profiles(at.game, alric)[0], dealt=((dragon, 1),), step="resolved"))
    at.pass_hidden()
    assert "awake" in at.state.marks


def test_khorayt_is_never_activated_by_the_overlord() -> None:
    at = race()
    dragon = at.one(KHORAYT)
    at.state.marks += ("awake",)
    assert not can_act(at.game, dragon, "shadow-dragon")


@pytest.mark.rule("D2-OLC-06", "D2-X-28")
@pytest.mark.parametrize("awake", [True, False])
def test_no_blood_rage_takes_khorayt_off_for_the_overlord(awake: bool) -> None:
    """It is not his to command: else the card, which ends with its defeat, would win him the quest."""
    at = race()
    dragon, ettin = at.one(KHORAYT), at.one("ettin")
    at.only(dragon, ettin)
    at.state.marks += ("awake",) if awake else ()
    at.hand("blood-rage")
    overlord_ends(at)
    assert at.offers("use") == [f"use blood-rage@{ettin}"]


@pytest.mark.rule("D2-WHO-01", "D2-WHO-03", "D2-QST-02")
def test_awake_it_strikes_the_nearest_of_either_side() -> None:
    at = race()
    dragon, alric = at.one(KHORAYT), at.one(ALRIC)
    at.only(dragon, alric)
    at.put(dragon, *LAIR)
    at.put(alric, "u3")
    at.put(1, "x7")
    at.put(2, "b2")
    at.run(RoundEnds())
    assert at.asked.what != "descent.khorayt_strikes.choose"  # it sleeps
    at.state.marks += ("awake",)
    at.game.open = ()
    del at.state.frames[2:]
    at.run(RoundEnds())
    assert at.asked.what == "descent.khorayt_strikes.choose"
    assert at.asked.seats == (0, 1)
    assert at.keys() == {f"target {alric}", "target 1"}
    at.dice("X", "H", "-", "-")
    at.play(f"target {alric}")
    while at.game.open and at.asked.what != "descent.round.choose_hero":
        at.play("pass" if at.can("pass") else sorted(at.keys())[0])
    assert [(event.figure, event.target) for event in at.events(AttackDeclared)] == [(dragon, alric)]


def test_it_goes_no_farther_than_it_must_to_strike() -> None:
    """Alric is beside it already; when he is a step away, it goes a step."""
    at = race()
    dragon, alric = at.one(KHORAYT), at.one(ALRIC)
    at.only(dragon, alric)
    at.put(dragon, *LAIR)
    at.put(1, "b2")
    at.put(2, "c2")
    strikes = KhoraytStrikes(dragon)
    at.put(alric, "u3")
    assert strikes.stands(at.game, alric) == [at.figure(dragon).cells]
    at.put(alric, "s5")
    costs = strikes.bases(at.game)
    found = [costs[cells] for cells in strikes.stands(at.game, alric)]
    assert set(found) == {1} and max(costs.values()) > 1


@pytest.mark.rule("D2-QST-02", "D2-LRG-03")
def test_it_goes_to_whom_it_strikes() -> None:
    at = race()
    dragon = at.one(KHORAYT)
    at.only(dragon)
    at.put(dragon, *LAIR)
    at.put(1, "s5")
    at.put(2, "b2")
    at.state.marks += ("awake",)
    at.dice("X", "H", "-", "-")
    at.run(RoundEnds())
    assert at.squares(dragon) == ["t5", "u5", "v5", "t6", "u6", "v6"]
    assert [(event.figure, event.target) for event in at.events(AttackDeclared)] == [(dragon, 1)]


def test_it_strikes_nobody_whom_one_move_does_not_reach() -> None:
    at = race()
    dragon = at.one(KHORAYT)
    at.only(dragon)
    at.put(dragon, "x6", "y6", "x7", "y7", "x8", "y8")
    at.put(1, "b2")
    at.put(2, "c2")
    at.state.marks += ("awake",)
    at.run(RoundEnds())
    assert at.asked.what == "descent.round.choose_hero"


@pytest.mark.rule("D2-X-07")
def test_stunned_it_only_shakes_that_off() -> None:
    at = race()
    dragon = at.one(KHORAYT)
    at.only(dragon)
    at.put(dragon, *LAIR)
    at.put(1, "x7")
    at.state.marks += ("awake",)
    inflict(at.game, dragon, "stunned")
    at.run(RoundEnds())
    assert at.asked.what == "descent.round.choose_hero"
    assert not at.figure(dragon).suffers("stunned")


@pytest.mark.rule("D2-X-05")
def test_immobilized_it_stays_for_one_round_end() -> None:
    at = race()
    dragon = at.one(KHORAYT)
    at.only(dragon)
    at.put(dragon, *LAIR)
    at.put(1, "s5")  # a step too far away
    at.state.marks += ("awake",)
    inflict(at.game, dragon, "immobilized")
    at.run(RoundEnds())
    assert at.asked.what == "descent.round.choose_hero"
    assert not at.figure(dragon).suffers("immobilized")


@pytest.mark.rule("D2-ATT-02", "D2-X-05", "D2-QST-02", "D2-MOV-02")
@pytest.mark.parametrize(("way", "held"), [(("go k4", "go k5"), False), (("go k4", "go l4", "go l5"), True)])
def test_who_wades_too_far_through_the_frozen_cave_may_be_held(way: tuple[str, ...], held: bool) -> None:
    """Two points spent there ask for no test; who fails it is Immobilized throughout his next turn."""
    at = race()
    at.only(at.one("ettin"))
    at.put(1, "j4")
    at.put(2, "b2")
    at.turn(1)
    at.play("move", *way)
    at.dice(*(FAIL if held else ()))
    at.end_turn()
    assert at.figure(1).suffers("immobilized") is held
    if held:
        at.state.acted = ()
        at.turn(1)
        assert not at.can("move")
        at.end_turn()
        assert not at.figure(1).suffers("immobilized")


@pytest.mark.rule("D2-ATT-06", "D2-X-05")
def test_alric_does_not_know_the_ice() -> None:
    at = race()
    alric = at.one(ALRIC)
    at.only(alric)
    at.put(alric, "j4")
    at.activate(alric)
    at.play("move", "go k4", "go l4", "go l5")
    at.dice(*FAIL)
    at.play("end-turn")
    at.pass_hidden()
    assert at.figure(alric).suffers("immobilized")


def test_monsters_know_the_ice() -> None:
    at = race()
    spider = at.one("cave-spider")
    at.only(spider)
    at.put(spider, "k4")
    at.activate(spider)
    at.play("move", "go l4", "go l5", "go l6", "end-turn")
    at.pass_hidden()
    assert not at.figure(spider).suffers("immobilized")


@pytest.mark.rule("D2-MOV-20", "D2-QST-02")
@pytest.mark.parametrize(("by_enemy", "start", "hurt"), [(True, "p5", 2), (False, "p5", 0), (True, "q5", 0)])
def test_who_is_moved_on_to_the_bridge_by_an_enemy_is_hurt(by_enemy: bool, start: str, hurt: int) -> None:
    at = race()
    at.only(at.one("ettin"))
    at.put(1, start)
    by = at.one("ettin") if by_enemy else FigureId(2)
    at.run(MoveOther(FigureId(1), 1, by))
    at.play("go r5" if start == "q5" else "go q5")
    assert at.figure(1).damage == hurt


def test_changing_places_with_alric_on_the_bridge_hurts() -> None:
    at = race()
    alric = at.one(ALRIC)
    at.put(alric, "q5")
    at.put(1, "p5")
    at.game.emit(Swapped(alric, FigureId(1)))
    at.run()
    assert at.figure(1).damage == 2
    assert at.figure(alric).damage == 0


def test_both_ends_of_the_race() -> None:
    at = race()
    at.run(Suffer(at.one(ALRIC), 30, FigureId(1)))
    assert at.result() == "heroes-won"
    at = race()
    at.run(Suffer(at.one(KHORAYT), 30, at.one(ALRIC)))
    assert at.result() == "overlord-won"


def test_the_clock_favours_the_heroes_in_the_race() -> None:
    at = race()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.result() == "heroes-won"


def test_an_ettin_returns_to_the_mouth() -> None:
    at = race()
    at.run(Reinforce())
    assert not at.game.open or at.offers("group") == []
    at.remove(at.one("ettin"))
    at.game.open = ()
    at.run(Reinforce())
    assert at.offers("group") == ["group ettin"]


@pytest.mark.rule("D2-MON-08")
def test_no_ettin_returns_to_the_race_while_another_stands() -> None:
    """*None stands* means none of the group, its master neither."""
    at = race(4)
    (minion,) = [i for i in at.kinds("ettin") if at.figure(i).rank == "minion"]
    at.remove(minion)
    at.run(Reinforce())
    assert not at.can("group ettin")
    at.remove(at.one("ettin"))
    at.run(Reinforce())
    assert at.can("group ettin")
