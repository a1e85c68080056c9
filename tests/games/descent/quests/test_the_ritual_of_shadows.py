"""The Ritual of Shadows: shadows in the sanctum, then Merick's flight through doors that he locks."""

from __future__ import annotations

import pytest

from games.descent.quests.scene import Scene, scene, set_up
from undercroft.games.descent.events.cards import OverlordDiscarded
from undercroft.games.descent.events.fights import AttackMissed
from undercroft.games.descent.events.things import DoorLocked
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.movement.moving import cost_of
from undercroft.games.descent.rules.quests.derived import CLOAKED
from undercroft.games.descent.rules.quests.discarding import Price
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.round.overlord_turn import OverlordTurn
from undercroft.kernel import FigureId, replace

MERICK = "lord-merick-farrow"
PASSED, FAILED = ("-", "-"), ("SSS", "SSSS")


def ritual(heroes: int = 2) -> Scene:
    return scene("the-ritual-of-shadows", heroes=heroes, groups=["zombie", "barghest"])


def flight(heroes: int = 2, shadows: int = 0, whole: int = 0) -> Scene:
    carry = {"shadows": shadows, "all-shadows": whole}
    return scene("the-ritual-of-shadows", 2, heroes, carry, ["zombie", "barghest"])


# -- the ritual


@pytest.mark.rule("D2-OSU-02", "D2-OSU-05")
def test_the_sanctum_is_set_up() -> None:
    at = ritual(4)
    assert len(at.kinds("flesh-moulder")) == 4
    assert at.figure(at.one(MERICK)).full == 13
    assert [g.area for g in at.state.groups.values()] == ["13b", "13b", "1b", "19b"]
    assert len(at.state.searches) == 4


@pytest.mark.rule("D2-SPC-03", "D2-ATT-03", "D2-ATT-06")
def test_a_ritual_that_succeeds_lays_a_shadow_once_a_turn() -> None:
    at = ritual()
    merick = at.one(MERICK)
    at.activate(merick)
    at.dice(*PASSED)
    at.play("quest ritual")
    assert at.state.counters["shadow"] == 1
    assert at.state.turn.actions == 1
    assert at.offers("quest") == []  # a second one costs two cards, and he has none


def test_nowhere_but_in_the_sanctum() -> None:
    at = ritual()
    merick = at.one(MERICK)
    at.put(merick, "j12")
    at.activate(merick)
    assert at.offers("quest") == []


@pytest.mark.rule("D2-ATT-03")
@pytest.mark.parametrize(("heroes", "passes"), [((), True), (("e15",), False)])
def test_each_hero_in_the_sanctum_makes_it_harder(heroes: tuple[str, ...], passes: bool) -> None:
    """Knowledge 4 beats four shields, but not with a hero beside him."""
    at = ritual()
    for figure, square in enumerate(heroes, 1):
        at.put(figure, square)
    at.activate(at.one(MERICK))
    at.dice("S", "SSS")
    at.play("quest ritual")
    assert (at.state.counters.get("shadow", 0) == 1) is passes


@pytest.mark.rule("D2-OLC-09", "D2-OLC-03")
def test_a_card_repeats_a_failed_ritual() -> None:
    at = ritual()
    at.hand("dash", "tripwire")
    at.activate(at.one(MERICK))
    at.dice(*FAILED)
    at.play("quest ritual")
    at.pass_hidden()
    assert at.asked.what == "descent.discard_cards.choose"
    assert at.asked.secret
    assert at.asked.about == Price("repeat-test", 1)
    at.dice(*PASSED)
    at.play("card dash")
    at.pass_hidden()
    assert [event.card for event in at.events(OverlordDiscarded)] == ["dash"]
    assert at.state.counters["shadow"] == 1
    assert "dash" in at.state.deck.discard


@pytest.mark.rule("D2-OLC-09")
def test_he_may_keep_the_card_and_the_ritual_has_failed() -> None:
    at = ritual()
    at.hand("dash")
    at.activate(at.one(MERICK))
    at.dice(*FAILED)
    at.play("quest ritual")
    at.pass_hidden()
    at.play("pass")
    assert at.state.counters.get("shadow", 0) == 0
    assert at.state.overlord.held == ("dash",)


@pytest.mark.rule("D2-OLC-09")
def test_two_cards_are_a_second_ritual() -> None:
    at = ritual()
    at.hand("dash", "tripwire", "frenzy")
    at.activate(at.one(MERICK))
    assert not at.can("quest second-ritual")
    at.dice(*PASSED)
    at.play("quest ritual")
    at.pass_hidden()
    at.play("quest second-ritual")
    assert at.asked.about == Price("second-ritual", 2)
    at.play("card dash")
    assert at.asked.about == Price("second-ritual", 1)
    at.dice(*PASSED)
    at.play("card frenzy")
    at.pass_hidden()
    assert at.state.counters["shadow"] == 2
    assert at.state.overlord.held == ("tripwire",)
    assert at.state.turn.actions == 0


@pytest.mark.rule("D2-SRG-13")
@pytest.mark.parametrize(("shadows", "far", "misses"), [(2, True, False), (3, True, True), (3, False, False)])
def test_darkness_asks_distant_attacks_for_a_surge(shadows: int, far: bool, misses: bool) -> None:
    at = ritual()
    at.only(at.one("zombie"))
    at.put(at.one("zombie"), "d7")
    at.put(1, "d4" if not far else "d2")
    at.state.counters["shadow"] = shadows
    bow = replace(profiles(at.game, FigureId(1))[0], ranged=True, dice=("blue", "yellow"), surges=())
    at.dice("5H", "2H", "-")
    at.run(Attack(FigureId(1), at.one("zombie"), bow))
    at.pass_hidden()
    assert (at.events(AttackMissed) != []) is misses
    if misses:
        assert at.events(AttackMissed)[0].because == "toll"


@pytest.mark.rule("D2-GEN-06", "D2-QST-03")
def test_six_shadows_end_it() -> None:
    at = ritual()
    at.state.counters["shadow"] = 5
    at.activate(at.one(MERICK))
    at.dice(*PASSED)
    at.play("quest ritual")
    assert at.ended() == [{"shadows": 6, "all-shadows": 1}]
    assert at.state.encounter == 2


@pytest.mark.rule("D2-QST-03")
def test_merick_breaks_off_when_half_of_his_health_is_gone() -> None:
    at = ritual(3)
    merick = at.one(MERICK)
    assert at.figure(merick).full == 11
    at.state.counters["shadow"] = 2
    at.run(Suffer(merick, 5))
    assert at.ended() == []
    at.run(Suffer(merick, 1))
    assert at.ended() == [{"shadows": 2, "all-shadows": 0}]


@pytest.mark.rule("D2-QST-16")
def test_it_ends_after_round_8_and_nobody_has_won() -> None:
    at = ritual()
    at.state.round = 7
    at.run(RoundEnds())
    assert at.ended() == []
    at.state.round = 8
    at.run(RoundEnds())
    assert at.ended() == [{"shadows": 0, "all-shadows": 0}]
    assert at.won() == []


@pytest.mark.rule("D2-MON-08")
def test_a_flesh_moulder_comes_to_the_sanctum() -> None:
    at = ritual()
    at.only(at.one(MERICK))
    at.run(Reinforce())
    assert at.offers("group") == ["group flesh-moulder"]


# -- the flight


@pytest.mark.rule("D2-HSU-10", "D2-DOR-02")
def test_the_flight_is_set_up_behind_merick_with_open_doors() -> None:
    at = flight()
    assert at.state.doors == (0, 1, 2)
    assert {at.squares(i)[0] for i in (1, 2)} <= {"b13", "c13", "b14", "c14"}


@pytest.mark.rule("D2-SET-08", "D2-MOV-20")
@pytest.mark.parametrize("shadows", [0, 4])
def test_merick_starts_three_spaces_ahead_and_one_more_for_each_shadow(shadows: int) -> None:
    """From e14: the farthest space that he is offered lies so many steps away."""
    from games.descent.arena import arena
    from games.descent.quests.scene import PARTY
    from undercroft.games.descent.rules.quests.quest import PlayEncounter
    from undercroft.games.descent.state import ground

    made = arena(*PARTY[:2], quest="the-ritual-of-shadows", encounter=2)
    at = Scene(made.game, made.source, made.log)
    at.game.end(source="goals")
    at.state.carry = (("shadows", shadows),)
    at.state.frames[-1] = PlayEncounter(2)
    at.game.advance()
    while at.asked.what != "descent.move_spaces.choose":
        at.game.answer(at.asked.seats[0], at.asked.keys()[0])
    assert at.squares(at.one(MERICK)) == ["e14"]
    cells = [GRID.parse(key.partition(" ")[2]) for key in at.offers("go")]
    found = ground(at.game)
    assert max(found.distance(1 << GRID.parse("e14"), 1 << cell) or 0 for cell in cells) == 3 + shadows


@pytest.mark.rule("D2-DMG-04", "D2-QST-02", "D2-SET-08")
@pytest.mark.parametrize(("whole", "suffered"), [(0, 4), (1, 3)])
def test_a_whole_ritual_guards_him_in_the_first_round(whole: int, suffered: int) -> None:
    at = flight(whole=whole)
    merick = at.one(MERICK)
    at.only(merick)
    at.run(Suffer(merick, 4, FigureId(1)))
    assert at.figure(merick).damage == suffered
    at.run(Suffer(merick, 1))  # no attack
    assert at.figure(merick).damage == suffered + 1
    at.game.end(until="round")
    at.run(Suffer(merick, 1, FigureId(1)))
    assert at.figure(merick).damage == suffered + 2
    assert at.game.total(CLOAKED, merick) == 0


@pytest.mark.rule("D2-EXI-02", "D2-QST-16")
def test_the_overlord_wins_when_merick_leaves_by_the_entrance() -> None:
    at = flight()
    merick = at.one(MERICK)
    at.only(merick)
    at.put(merick, "d1")
    at.activate(merick)
    at.play("move", "leave entrance")
    assert at.result() == "overlord-won"


@pytest.mark.rule("D2-GEN-07")
def test_the_heroes_win_when_merick_is_defeated() -> None:
    at = flight()
    at.only(at.one(MERICK))
    at.run(Suffer(at.one(MERICK), 30))
    assert at.result() == "heroes-won"


@pytest.mark.rule("D2-DOR-02", "D2-DOR-03")
def test_merick_locks_a_door_by_closing_it() -> None:
    at = flight()
    merick = at.one(MERICK)
    at.only(merick)
    at.put(merick, "g6")
    at.activate(merick)
    at.play("close 0")
    assert [event.door for event in at.events(DoorLocked)] == [0]
    assert at.state.doors == (1, 2)
    at.play("end-turn")
    at.put(1, "h6")
    at.turn(1)
    assert at.offers("open") == []
    assert at.offers("quest") == ["quest force-lock 0", "quest pick-lock 0"]
    at.dice(*FAILED)
    at.play("quest force-lock 0")
    assert at.state.doors == (1, 2)
    at.dice(*PASSED)
    at.play("quest pick-lock 0")
    assert [*at.state.doors] == [0, 1, 2]


@pytest.mark.rule("D2-DOR-02", "D2-ATT-03")
def test_merick_tests_at_a_lock_like_a_hero_and_other_monsters_cannot() -> None:
    at = flight()
    merick, moulder = at.one(MERICK), at.one("flesh-moulder")
    at.only(merick, moulder)
    at.state.doors, at.state.unlocked = (1, 2), (1,)
    at.put(moulder, "h7")
    at.activate(moulder)
    assert at.offers("open") + at.offers("quest") == []
    at.play("end-turn")
    at.put(merick, "h6")
    at.activate(merick)
    assert at.offers("quest") == ["quest force-lock 0", "quest pick-lock 0"]
    at.dice("S", "SSS")  # his Knowledge is 4
    at.play("quest pick-lock 0")
    at.pass_hidden()
    assert 0 in at.state.doors


def test_the_third_door_has_no_lock() -> None:
    at = flight()
    merick = at.one(MERICK)
    at.only(merick)
    at.put(merick, "j11")
    at.activate(merick)
    at.play("close 2")
    assert at.events(DoorLocked) == []


def test_others_only_close_doors() -> None:
    at = flight()
    at.only(at.one(MERICK))
    at.put(1, "h6")
    at.turn(1)
    at.play("close 0", "end-turn")
    assert at.events(DoorLocked) == []
    at.put(2, "h7")
    at.turn(2)
    assert at.offers("open") == ["open 0"]


@pytest.mark.rule("D2-TER-05", "D2-MOV-02", "D2-QST-02")
def test_his_trail_is_water_for_heroes_until_the_overlords_next_turn() -> None:
    at = flight()
    merick, moulder = at.one(MERICK), at.one("flesh-moulder")
    at.only(merick, moulder)
    at.put(merick, "e14")
    at.put(moulder, "g16")
    at.put(1, "b13")
    at.put(2, "b14")
    at.activate(merick)
    at.play("move", "go e12", "end-turn")
    left = GRID.parse("e14")
    trail = {at.token(name) for name in at.state.tokens}
    assert len(trail) == 2
    assert "e14" in trail
    assert "e12" not in trail
    assert cost_of(at.game, FigureId(1), left) == 2
    assert cost_of(at.game, moulder, left) == 1
    at.dice("dash")
    at.run(OverlordTurn())
    at.pass_hidden()
    assert at.state.tokens == {}
    assert cost_of(at.game, FigureId(1), left) == 1


@pytest.mark.rule("D2-DMG-07", "D2-WHO-03")
def test_flesh_moulders_beside_him_take_one_damage_each() -> None:
    at = flight(3)
    merick = at.one(MERICK)
    first, second, third = at.kinds("flesh-moulder")[:3]
    at.only(merick, first, second, third)
    at.put(merick, "e12")
    at.put(first, "f12")
    at.put(second, "d12")
    at.put(third, "g16")
    at.run(Suffer(merick, 5, FigureId(1)))
    assert at.keys() == {"pass", f"target {first}", f"target {second}"}
    at.play(f"target {second}")
    assert at.keys() == {"pass", f"target {first}"}
    at.play(f"target {first}")
    assert [at.figure(i).damage for i in (merick, first, second, third)] == [3, 1, 1, 0]


def test_they_take_no_damage_that_is_not_of_an_attack() -> None:
    at = flight()
    merick, moulder = at.one(MERICK), at.one("flesh-moulder")
    at.only(merick, moulder)
    at.put(merick, "e12")
    at.put(moulder, "f12")
    at.run(Suffer(merick, 3))
    assert at.figure(merick).damage == 3
    assert at.figure(moulder).damage == 0


@pytest.mark.rule("D2-MON-08")
def test_either_group_comes_to_the_side_room_from_round_2() -> None:
    at = flight()
    at.only(at.one(MERICK))
    at.run(Reinforce())
    assert at.offers("group") == []
    at.state.round = 2
    at.run(Reinforce())
    assert at.offers("group") == ["group zombie", "group barghest"]
    at.play("group zombie")
    at.play(at.offers("stand")[0])
    assert at.offers("group") == []


@pytest.mark.rule("D2-QST-16")
def test_time_is_the_overlords() -> None:
    at = flight()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.result() == "overlord-won"


@pytest.mark.rule("D2-GEN-06")
def test_the_shadows_are_carried_over() -> None:
    at = ritual()
    at.state.counters["shadow"] = 4
    at.run(Suffer(at.one(MERICK), 9))
    set_up(at, ["zombie", "barghest"])
    assert dict(at.state.carry)["shadows"] == 4
    assert at.figure(at.one(MERICK)).damage == 0
