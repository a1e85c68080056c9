"""The Twin Idols: who carries which idol off, then Sun and Skulls on their pedestals."""

from __future__ import annotations

import pytest

from games.descent.quests.scene import Scene, scene, set_up
from undercroft.games.descent.events.cards import OverlordDrew
from undercroft.games.descent.events.fights import RecoveryBarred
from undercroft.games.descent.events.things import CardFound
from undercroft.games.descent.events.turns import ActionTaken
from undercroft.games.descent.rules.actions.tokens import DropToken, pick_up
from undercroft.games.descent.rules.effects.recovery import Recover
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.values import speed
from undercroft.games.descent.state import ground
from undercroft.kernel import FigureId, replace

ELIZA = "lady-eliza-farrow"
PASSED, FAILED = ("-", "-"), ("SSS", "SSSS")
NOBODYS = {"sun-heroes": 0, "sun-overlord": 0, "skulls-heroes": 0, "skulls-overlord": 0}


def crypt(heroes: int = 2, group: str = "cave-spider") -> Scene:
    return scene("the-twin-idols", heroes=heroes, groups=[group])


def temple(heroes: int = 2, sun: str = "heroes", skulls: str = "overlord", **answers: list[str]) -> Scene:
    carry = {**NOBODYS, f"sun-{sun}": 1, f"skulls-{skulls}": 1}
    told = {"descent.bring_idols.choose": answers.get("idols", [])}
    return scene("the-twin-idols", 2, heroes, carry, ["goblin-archer"], answers=told)


# -- Sun and Skulls


@pytest.mark.rule("D2-OSU-05", "D2-SEA-05")
@pytest.mark.parametrize(("heroes", "health", "searches"), [(2, 8 + 2, 3), (3, 8 + 3, 4), (4, 8 + 4, 5)])
def test_the_crypt_is_set_up(heroes: int, health: int, searches: int) -> None:
    at = crypt(heroes)
    zak = at.one("zak-n-jak")
    assert at.figure(zak).rank == "master"
    assert at.figure(zak).full == health
    assert (at.token("sun-1"), at.token("skulls-1")) == ("c8", "t16")
    assert len(at.state.searches) == searches


@pytest.mark.rule("D2-SEA-04", "D2-DOR-02")
def test_the_key_opens_the_way_to_the_sun() -> None:
    at = crypt()
    at.only()
    at.put(1, "c10")
    at.turn(1)
    assert at.offers("open") == []
    at.state.marks += ("sun-key",)
    at.play("end-turn")
    at.put(2, "d10")
    at.turn(2)
    at.play("open 0")
    assert at.state.doors == (0,)


@pytest.mark.rule("D2-OBJ-01", "D2-OBJ-08", "D2-LRG-01")
def test_large_figures_may_carry_an_idol_slowly_one_each() -> None:
    at = crypt()
    zak = at.one("zak-n-jak")
    at.only(zak)
    at.put(zak, "r15", "s15", "r16", "s16")
    fast = speed(at.game, zak)
    at.state.tokens["skulls-1"] = replace(
        at.state.tokens["skulls-1"], cell=at.state.tokens["skulls-1"].cell - 1
    )
    at.activate(zak)
    assert at.offers("pick-up") == ["pick-up skulls-1"]
    at.play("pick-up skulls-1")
    assert at.figure(zak).carries == ("skulls-1",)
    assert speed(at.game, zak) == fast - 1


@pytest.mark.rule("D2-OBJ-04", "D2-OBJ-07")
def test_behind_a_shut_door_an_ettin_has_no_space_for_an_idol() -> None:
    """It fills the room; when the door is open, there is a space before it."""
    at = crypt(4)
    minion = next(i for i in at.kinds("ettin") if at.figure(i).rank == "minion")
    at.only(minion)
    at.put(minion, "c8", "d8", "c9", "d9")
    pick_up(at.game, minion, "sun-1")
    at.activate(minion)
    assert not at.can("drop sun-1")
    at.run(DropToken(minion, "sun-1"))
    assert at.figure(minion).carries == ("sun-1",)
    at.state.doors = tuple(range(len(ground(at.game).layout.doors)))
    at.activate(minion)
    assert at.can("drop sun-1")


@pytest.mark.rule("D2-EXI-02", "D2-EXI-04")
@pytest.mark.parametrize("idol", ["sun-1", "skulls-1"])
def test_heroes_leave_with_an_idol_by_the_first_entrance(idol: str) -> None:
    at = crypt()
    at.only()
    at.put(1, "i1")
    at.carry_token(1, idol)
    at.turn(1)
    at.play("move")
    assert at.offers("leave") == ["leave entrance-1"]
    at.play("leave entrance-1")
    assert at.won() == ["heroes"]
    assert dict(at.state.carry) == {**NOBODYS, f"{idol[:-2]}-heroes": 1}


def test_heroes_leave_only_with_an_idol_and_not_by_the_second_entrance() -> None:
    at = crypt()
    at.only()
    at.put(1, "i1")
    at.turn(1)
    at.play("move")
    assert at.offers("leave") == []
    at.play("end-turn")
    at.put(2, "r10")
    at.carry_token(2, "sun-1")
    at.turn(2)
    at.play("move")
    assert at.offers("leave") == []


@pytest.mark.rule("D2-EXI-02", "D2-GEN-06")
@pytest.mark.parametrize("idol", ["sun-1", "skulls-1"])
def test_monsters_leave_with_an_idol_by_the_second(idol: str) -> None:
    at = crypt()
    spider = at.one("cave-spider")
    at.only(spider)
    at.put(spider, "r10")
    at.carry_token(spider, idol)
    at.carry_token(1, "skulls-1" if idol == "sun-1" else "sun-1")
    at.activate(spider)
    at.play("move", "leave entrance-2")
    assert at.won() == ["overlord"]
    other = "skulls" if idol == "sun-1" else "sun"
    assert dict(at.state.carry) == {**NOBODYS, f"{idol[:-2]}-overlord": 1, f"{other}-heroes": 1}


@pytest.mark.rule("D2-OBJ-05")
def test_an_idol_is_taken_from_its_bearer_by_defeating_it() -> None:
    at = crypt()
    spider = at.one("cave-spider")
    at.only(spider)
    at.put(spider, "j9")
    at.carry_token(spider, "skulls-1")
    at.run(Suffer(spider, 9))
    assert at.token("skulls-1") == "j9"
    at.put(1, "j8")
    at.turn(1)
    assert at.offers("pick-up") == ["pick-up skulls-1"]


@pytest.mark.rule("D2-QST-02", "D2-X-22")
def test_zak_n_jak_throws_once_a_turn_without_an_action() -> None:
    at = crypt()
    zak = at.one("zak-n-jak")
    at.only(zak)
    at.put(zak, "j9", "k9", "j10", "k10")
    at.put(1, "j8")
    at.activate(zak)
    at.dice(*FAILED)
    at.play("quest hurl", "space j5")
    at.pass_hidden()
    assert at.squares(1) == ["j5"]
    assert at.state.turn.actions == 2
    at.put(1, "j8")
    at.run()
    assert at.offers("quest") == []
    assert at.can("act throw")


def test_other_ettins_throw_with_an_action_only() -> None:
    at = crypt(4)
    minion = next(i for i in at.kinds("ettin") if at.figure(i).rank == "minion")
    at.only(minion)
    at.put(minion, "j9", "k9", "j10", "k10")
    at.put(1, "j8")
    at.activate(minion)
    assert at.offers("quest") == []


@pytest.mark.rule("D2-ATK-23", "D2-ADJ-07")
def test_monsters_beside_the_bearer_of_the_sun_count_a_shield_less() -> None:
    at = crypt()
    near, far = at.kinds("cave-spider")[:2]
    at.only(near, far)
    at.put(1, "i10")
    at.put(near, "j10")
    at.put(far, "k10")
    at.carry_token(1, "sun-1")
    assert (at.game.total("shields", near), at.game.total("shields", far)) == (-1, 0)
    at.put(1, carries=())
    at.carry_token(near, "sun-1")
    assert (at.game.total("shields", near), at.game.total("shields", far)) == (0, -1)


@pytest.mark.rule("D2-DMG-10", "D2-FAT-13", "D2-RST-03")
def test_beside_the_bearer_of_the_skulls_heroes_cannot_recover() -> None:
    at = crypt()
    spider = at.one("cave-spider")
    at.only(spider)
    at.put(spider, "j9")
    at.carry_token(spider, "skulls-1")
    at.put(1, "j10", hp=5, fatigue=2)
    at.put(2, "i6", hp=5, fatigue=2)
    for hero in (1, 2):
        at.run(Recover(FigureId(hero), 2))
    assert (at.figure(1).hp, at.figure(2).hp) == (5, 7)
    assert [event.figure for event in at.events(RecoveryBarred)] == [1]
    at.turn(1)
    at.play("rest", "end-turn")
    at.pass_hidden()
    assert at.figure(1).fatigue == 2


@pytest.mark.rule("D2-KO-16")
def test_whoever_lies_there_can_be_raised() -> None:
    at = crypt()
    spider = at.one("cave-spider")
    at.only(spider)
    at.put(spider, "j9")
    at.carry_token(spider, "skulls-1")
    at.put(1, "j10")
    at.dice("dash")
    at.run(Suffer(FigureId(1), 30))
    at.pass_hidden()
    at.run(Recover(FigureId(1), 2))
    assert at.figure(1).hp == 2


@pytest.mark.rule("D2-QST-05")
def test_between_encounters_fatigue_goes_all_the_same() -> None:
    at = crypt()
    first, second = at.kinds("cave-spider")[:2]
    at.only(first, second)
    at.put(first, "r10")
    at.put(second, "i10")
    at.put(1, "j10", fatigue=2)
    at.carry_token(first, "sun-1")
    at.carry_token(second, "skulls-1")
    at.activate(first)
    at.play("move", "leave entrance-2")
    assert at.figure(1).fatigue == 0


@pytest.mark.rule("D2-MON-08")
def test_a_minion_comes_by_the_second_entrance() -> None:
    at = crypt()
    at.only()
    at.run(Reinforce())
    assert at.offers("group") == ["group cave-spider"]
    at.play("group cave-spider")
    assert set(at.keys()) == {"stand q10", "stand r10", "stand q11", "stand r11"}


@pytest.mark.rule("D2-QST-16", "D2-GEN-06")
def test_when_time_is_up_the_overlord_has_the_skulls() -> None:
    at = crypt()
    at.carry_token(1, "sun-1")
    at.state.round = 15
    at.run(RoundEnds())
    assert at.won() == ["overlord"]
    assert dict(at.state.carry) == {**NOBODYS, "sun-heroes": 1, "skulls-overlord": 1}


# -- the broken temple


@pytest.mark.rule("D2-SET-08", "D2-WHO-01", "D2-WHO-03")
def test_each_side_bears_what_it_has() -> None:
    at = temple(idols=["target 2"])
    assert at.figure(2).carries == ("sun-1",)
    (bearer,) = [i for i, leaf in at.state.figures.items() if leaf.carries == ("skulls-1",)]
    assert at.figure(bearer).kind in (ELIZA, "zombie")
    assert (at.token("blue-pedestal-1"), at.token("red-pedestal-1")) == ("b8", "t2")


def test_an_idol_of_nobody_lies_between_both() -> None:
    at = temple(sun="none", skulls="none")
    assert (at.token("sun-1"), at.token("skulls-1")) == ("h4", "h4")
    at.only()
    at.put(1, "h4")
    at.turn(1)
    assert at.offers("pick-up") == ["pick-up sun-1", "pick-up skulls-1"]


def test_one_side_can_have_both() -> None:
    at = temple(sun="overlord", skulls="overlord")
    held = [leaf.carries for leaf in at.state.figures.values() if leaf.is_hostile and leaf.carries]
    assert sorted(held) == [("skulls-1",), ("sun-1",)]


def bare(heroes: int = 2) -> Scene:
    """The temple with both idols on the ground, and nobody of the Overlord's but Eliza and a zombie."""
    at = temple(heroes, "none", "none")
    at.only(at.one(ELIZA), at.one("zombie"))
    at.put(at.one(ELIZA), "q4")
    at.put(at.one("zombie"), "q3")
    at.put(1, "h4")
    at.put(2, "h3")
    return at


def set_by(at: Scene, idol: str, face: str) -> None:
    """An idol stands on a pedestal already."""
    cell = at.state.tokens["blue-pedestal-1" if face == "on-blue" else "red-pedestal-1"].cell
    token = at.state.tokens[idol]
    at.state.tokens[idol] = replace(token, cell=cell, face=face, turned=True, carrier=FigureId(0))


@pytest.mark.rule("D2-SPC-03")
def test_a_hero_sets_the_sun_on_the_blue_pedestal() -> None:
    at = bare()
    at.put(1, "b7")
    at.carry_token(1, "sun-1")
    at.turn(1)
    assert at.offers("quest") == ["quest set-sun-on-blue sun-1"]
    at.play("quest set-sun-on-blue sun-1")
    assert at.token("sun-1") == "b8"
    assert at.state.tokens["sun-1"].face == "on-blue"
    assert at.figure(1).carries == ()
    assert at.offers("pick-up") == []
    assert at.offers("quest") == []  # not in the turn in which it was set
    assert at.won() == []


def test_the_other_idol_belongs_elsewhere_and_a_pedestal_holds_one() -> None:
    at = bare()
    at.put(1, "b7")
    at.carry_token(1, "skulls-1")
    at.turn(1)
    assert at.offers("quest") == []
    at.play("end-turn")
    zombie = at.one("zombie")
    set_by(at, "sun-1", "on-blue")
    at.put(1, carries=())
    at.put(zombie, "b9")
    at.carry_token(zombie, "skulls-1")
    at.activate(zombie)
    assert at.offers("quest") == []


def test_an_idol_that_was_dropped_on_a_pedestal_is_not_set_there() -> None:
    at = bare()
    blue = at.state.tokens["blue-pedestal-1"].cell
    at.state.tokens["skulls-1"] = replace(at.state.tokens["skulls-1"], cell=blue, carrier=FigureId(0))
    at.carry_token(1, "sun-1")
    at.put(1, "b7")
    at.turn(1)
    at.play("quest set-sun-on-blue sun-1")
    assert at.state.tokens["sun-1"].face == "on-blue"
    assert at.state.tokens["skulls-1"].face == ""


@pytest.mark.rule("D2-GEN-07")
@pytest.mark.parametrize(
    ("side", "idol", "pedestal"), [("heroes", "skulls", "red"), ("overlord", "sun", "red")]
)
def test_both_idols_where_a_side_wants_them_win(side: str, idol: str, pedestal: str) -> None:
    at = bare()
    other = "sun-1" if idol == "skulls" else "skulls-1"
    set_by(at, other, "on-blue")
    setter = 1 if side == "heroes" else int(at.one("zombie"))
    at.put(setter, "t3")
    at.carry_token(setter, f"{idol}-1")
    if side == "heroes":
        at.turn(1)
    else:
        at.activate(setter)
    at.play(f"quest set-{idol}-on-red {idol}-1")
    assert at.result() == f"{side}-won"


@pytest.mark.rule("D2-SPC-03", "D2-ATT-03")
@pytest.mark.parametrize("passes", [True, False])
def test_a_hero_lifts_a_set_idol_by_might(passes: bool) -> None:
    at = bare()
    set_by(at, "skulls-1", "on-blue")
    at.put(1, "b7")
    at.turn(1)
    at.dice(*(PASSED if passes else FAILED))
    at.play("quest lift-skulls skulls-1")
    assert at.figure(1).carries == (("skulls-1",) if passes else ())
    assert at.state.tokens["skulls-1"].face == ("" if passes else "on-blue")


@pytest.mark.rule("D2-SPC-03")
def test_a_monster_lifts_one_with_both_its_actions() -> None:
    at = bare()
    zombie = at.one("zombie")
    set_by(at, "sun-1", "on-blue")
    at.put(zombie, "b7")
    at.activate(zombie)
    assert at.can("quest seize-sun sun-1")
    at.play("quest seize-sun sun-1")
    assert at.events(ActionTaken)[-1].cost == 2
    assert at.figure(zombie).carries == ("sun-1",)


def test_not_with_one_action_nor_in_the_turn_in_which_it_was_set() -> None:
    at = bare()
    eliza, zombie = at.one(ELIZA), at.one("zombie")
    at.put(zombie, "t3")
    at.put(eliza, "s2")
    at.carry_token(zombie, "sun-1")
    at.activate(zombie)
    at.play("quest set-sun-on-red sun-1", "end-turn")
    at.activate(eliza)
    assert at.offers("quest") == []
    at.play("end-turn")
    at.state.round += 1
    at.activate(eliza)
    assert at.offers("quest") == ["quest seize-sun sun-1"]
    at.play("move", "go s3")
    assert at.offers("quest") == []


@pytest.mark.rule("D2-QST-02", "D2-DMG-10")
def test_a_set_sun_heals_the_heroes_near_it_at_the_end_of_the_round() -> None:
    at = bare()
    set_by(at, "sun-1", "on-blue")
    at.put(1, "b7", hp=5)
    at.put(2, "h3", hp=5)
    at.run(RoundEnds())
    assert (at.figure(1).hp, at.figure(2).hp) == (6, 5)


@pytest.mark.rule("D2-QST-02", "D2-MON-08")
def test_set_skulls_raise_a_zombie_within_the_limits() -> None:
    at = bare()
    set_by(at, "skulls-1", "on-blue")
    at.run(RoundEnds())
    assert at.asked.what == "descent.place_monster.choose" or len(at.kinds("zombie")) == 2
    while at.asked.what == "descent.place_monster.choose":
        at.play(at.offers("stand")[0])
    assert len(at.kinds("zombie")) == 2
    for _ in range(3):
        at.run(RoundEnds())
        while at.asked.what == "descent.place_monster.choose":
            at.play(at.offers("stand")[0])
    assert len(at.kinds("zombie")) == 3  # two minions and a master


@pytest.mark.rule("D2-QST-02", "D2-SEA-03")
def test_the_heroes_draw_a_search_card_while_the_overlord_has_both() -> None:
    at = bare()
    eliza, zombie = at.one(ELIZA), at.one("zombie")
    at.carry_token(eliza, "sun-1")
    at.carry_token(zombie, "skulls-1")
    at.run(RoundEnds())
    assert at.asked.what == "descent.idols_at_dusk.balance"
    at.dice("stamina-potion")
    at.play("target 2")
    assert [event.figure for event in at.events(CardFound)] == [2]


@pytest.mark.rule("D2-QST-02", "D2-OLC-14")
@pytest.mark.parametrize("both", [True, False])
def test_the_overlord_draws_while_the_heroes_have_both(both: bool) -> None:
    at = bare()
    at.carry_token(1, "skulls-1")
    if both:
        set_by(at, "sun-1", "on-blue")
        at.dice("dash")
    at.run(RoundEnds())
    assert len(at.events(OverlordDrew)) == both


@pytest.mark.rule("D2-MON-08", "D2-QST-16")
def test_zombies_come_to_the_causeway_and_time_is_the_overlords() -> None:
    at = temple()
    at.only(at.one(ELIZA))
    at.run(Reinforce())
    assert at.offers("group") == ["group zombie"]
    at.play("pass")
    at.state.round = 15
    at.run(RoundEnds())
    assert at.result() == "overlord-won"


@pytest.mark.rule("D2-GEN-06")
def test_the_idols_come_along() -> None:
    at = crypt()
    at.only()
    at.put(1, "i1")
    at.carry_token(1, "sun-1")
    at.turn(1)
    at.play("move", "leave entrance-1")
    set_up(at, ["goblin-archer"])
    assert [leaf.carries for leaf in at.state.figures.values() if leaf.carries] == [("sun-1",)]
    assert at.token("skulls-1") == "h4"
