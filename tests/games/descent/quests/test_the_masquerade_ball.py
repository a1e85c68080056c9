"""The Masquerade Ball: guests and cultists, then the sealed doors of the vault."""

from __future__ import annotations

import pytest

from games.descent.quests.scene import Scene, scene
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.page import area
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.state import ground
from undercroft.kernel import FigureId, replace
from undercroft.space import within

ELIZA = "lady-eliza-farrow"


def ball(heroes: int = 2, variants: tuple[str, ...] = ()) -> Scene:
    return scene(
        "the-masquerade-ball", heroes=heroes, groups=["goblin-archer", "barghest"], variants=variants
    )


def vault(heroes: int = 2, saved: bool = False) -> Scene:
    carry = {"theodir": int(saved), "theodir-lost": int(not saved)}
    return scene("the-masquerade-ball", 2, heroes, carry, ["zombie"])


def show(at: Scene, name: str, face: str = "blue") -> None:
    """A guest was unmasked before."""
    at.state.tokens[name] = replace(at.state.tokens[name], face=face, turned=True)
    at.state.counters["turned-guest-" + face] = at.state.counters.get("turned-guest-" + face, 0) + 1


# -- the ball


@pytest.mark.parametrize(("heroes", "guests"), [(2, 4), (3, 6), (4, 8)])
def test_two_guests_for_each_hero(heroes: int, guests: int) -> None:
    at = ball(heroes)
    assert sorted(at.state.tokens) == [f"guest-{n}" for n in range(1, guests + 1)]
    assert at.token("guest-1") == "e4"
    assert at.kinds("flesh-moulder") == []


@pytest.mark.rule("D2-X-33")
def test_no_open_group_is_that_of_the_cultists() -> None:
    from undercroft.games.descent.rules.quests.arriving import open_choices
    from undercroft.games.descent.rules.quests.page import encounter

    at = ball()
    at.state.groups.clear()
    assert set(open_choices(at.game, encounter(at.game).groups[1])) == {"goblin-archer", "zombie"}


def test_a_cultist_becomes_a_flesh_moulder_first_the_master() -> None:
    at = ball()
    at.only(at.one(ELIZA))
    at.put(1, "d4")
    at.turn(1)
    at.dice("red")
    at.play("quest unmask guest-1")
    moulder = at.one("flesh-moulder")
    assert at.figure(moulder).rank == "master"
    assert at.squares(moulder) == ["e4"]
    assert "guest-1" not in at.state.tokens
    at.put(1, "e5")
    at.dice("red")
    at.end_turn()
    at.put(2, "f4")
    at.turn(2)
    at.play("quest unmask guest-2")
    assert sorted(at.figure(i).rank for i in at.kinds("flesh-moulder")) == ["master", "minion"]


def test_a_noble_follows_whoever_unmasked_it() -> None:
    at = ball()
    at.put(1, "d4")
    at.turn(1)
    at.dice("blue")
    at.play("quest unmask guest-1")
    assert at.figure(1).carries == ("guest-1",)
    assert at.state.turn.actions == 1


def test_the_faces_left_are_those_not_turned_up() -> None:
    """With both nobles found only cultists are left."""
    at = ball()
    at.only(at.one(ELIZA))
    show(at, "guest-3")
    show(at, "guest-4")
    at.put(1, "d4")
    at.turn(1)
    at.dice("red")
    at.play("quest unmask guest-1")
    assert at.kinds("flesh-moulder")


def test_monsters_unmask_too_but_no_large_one() -> None:
    at = ball()
    goblin, barghest = at.one("goblin-archer"), at.one("barghest")
    at.put(goblin, "d4")
    at.put(barghest, "f3", "f4")
    at.activate(barghest)
    assert at.offers("quest unmask") == []
    at.play("end-turn")
    at.dice("blue")
    at.activate(goblin)
    at.play("quest unmask guest-1")
    assert at.figure(goblin).carries == ("guest-1",)


def test_the_hands_of_a_leader_are_full() -> None:
    """A second noble that he unmasks stands there until somebody takes it with an action."""
    at = ball()
    at.only(at.one(ELIZA))
    at.put(1, "e5")
    show(at, "guest-1")
    at.carry_token(1, "guest-1")
    at.turn(1)
    at.dice("blue")
    at.play("quest unmask guest-2")
    assert at.figure(1).carries == ("guest-1",)
    assert at.token("guest-2") == "f5"
    assert at.offers("pick-up") == []
    at.end_turn()
    at.put(2, "g5")
    at.turn(2)
    at.play("pick-up guest-2")
    assert at.figure(2).carries == ("guest-2",)


@pytest.mark.rule("D2-ATT-03")
@pytest.mark.parametrize("passes", [True, False])
def test_a_hero_seizes_a_guest_by_might(passes: bool) -> None:
    at = ball()
    goblin = at.one("goblin-archer")
    at.put(goblin, "d4")
    show(at, "guest-1")
    at.carry_token(goblin, "guest-1")
    at.put(1, "d5")
    at.turn(1)
    at.dice(*(("-", "-") if passes else ("SSS", "SSSS")))
    at.play("quest seize-guest guest-1")
    assert at.figure(1).carries == (("guest-1",) if passes else ())
    assert at.figure(goblin).carries == (() if passes else ("guest-1",))


def struck(dice: tuple[str, ...]) -> tuple[Scene, FigureId]:
    """Eliza attacks the leader of a guest from next to him."""
    at = ball()
    eliza = at.one(ELIZA)
    at.only(eliza)
    at.put(eliza, "e5")
    at.put(1, "d5")
    show(at, "guest-1")
    at.carry_token(1, "guest-1")
    profile = replace(profiles(at.game, eliza)[0], surges=())
    at.dice(*dice)
    at.run(Attack(eliza, FigureId(1), profile))
    return at, eliza


@pytest.mark.rule("D2-QST-02", "D2-WHO-03")
def test_a_monster_seizes_a_guest_by_three_damage() -> None:
    at, eliza = struck(("4HH", "HH", "S"))
    assert at.figure(1).damage == 3
    at.play("token guest-1")
    assert at.figure(eliza).carries == ("guest-1",)
    assert at.figure(1).carries == ()


def test_less_damage_does_not_do() -> None:
    at, _ = struck(("4HH", "HH", "SS"))
    assert at.figure(1).damage == 2
    assert at.offers("token") == []
    assert at.figure(1).carries == ("guest-1",)


@pytest.mark.rule("D2-OBJ-05")
def test_a_fallen_leader_lets_the_guest_stand() -> None:
    at = ball()
    at.put(1, "d5")
    show(at, "guest-1")
    at.carry_token(1, "guest-1")
    at.dice("dash")
    at.run(Suffer(FigureId(1), 20))
    assert at.token("guest-1") == "d5"


@pytest.mark.rule("D2-EXI-02")
def test_heroes_rescue_by_the_entrance_and_monsters_abduct_by_the_exit() -> None:
    at = ball()
    goblin = at.one("goblin-archer")
    show(at, "guest-1")
    show(at, "guest-2")
    at.put(1, "a4")
    at.carry_token(1, "guest-1")
    at.turn(1)
    at.play("move")
    assert at.offers("leave") == ["leave entrance"]
    at.play("leave entrance")
    assert at.state.counters["rescued"] == 1
    at.put(goblin, "j1")
    at.carry_token(goblin, "guest-2")
    at.activate(goblin)
    at.play("move", "leave exit")
    assert at.state.counters["abducted"] == 1
    assert sorted(at.state.tokens) == ["guest-3", "guest-4"]


def last_guest(die: str, rescued: int, heroes: int = 2, variants: tuple[str, ...] = ()) -> Scene:
    """The last guest is abducted after so many were rescued; a die is rolled for Lord Theodir."""
    at = ball(heroes, variants)
    goblin = at.one("goblin-archer")
    at.state.tokens = {"guest-1": at.state.tokens["guest-1"]}
    at.state.counters = {"turned-guest-blue": heroes, "turned-guest-red": heroes, "rescued": rescued}
    at.state.tokens["guest-1"] = replace(at.state.tokens["guest-1"], face="blue", turned=True)
    at.put(goblin, "j1")
    at.carry_token(goblin, "guest-1")
    at.dice(die)
    at.activate(goblin)
    at.play("move", "leave exit")
    return at


@pytest.mark.rule("D2-ERR-09")
@pytest.mark.parametrize(
    ("die", "rescued", "variants", "saved"),
    [
        ("S", 1, (), True),
        ("SS", 1, (), False),
        ("-", 0, (), True),
        ("-", 0, ("errata",), False),
        ("S", 1, ("errata",), True),
    ],
)
def test_the_roll_for_lord_theodir(die: str, rescued: int, variants: tuple[str, ...], saved: bool) -> None:
    at = last_guest(die, rescued, variants=variants)
    assert dict(at.state.carry)["theodir"] == int(saved)
    assert dict(at.state.carry)["theodir-lost"] == int(not saved)
    assert at.won() == ["heroes" if saved else "overlord"]
    assert at.state.encounter == 2


@pytest.mark.parametrize(
    ("heroes", "variants", "die"),
    [(2, (), "SSS"), (3, (), "SSS"), (4, (), "SSSS"), (2, ("errata",), "-"), (3, ("errata",), "SSS")],
)
def test_the_die_is_grey_or_black_or_brown(heroes: int, variants: tuple[str, ...], die: str) -> None:
    from undercroft.games.descent.events.encounters import QuestRolled

    at = last_guest(die, 1, heroes, variants)
    colour = {(2, True): "brown", (4, False): "black"}.get((heroes, bool(variants)), "grey")
    assert [die.kind for event in at.events(QuestRolled) for die in event.dice] == [colour]


def test_without_monsters_all_guests_on_the_map_are_rescued() -> None:
    """Nobles who stand there, and those among the masked."""
    at = ball()
    goblin = at.one("goblin-archer")
    at.only(goblin)
    show(at, "guest-1")
    at.dice("SS")
    at.run(Suffer(goblin, 9))
    assert at.won() == ["heroes"]


def test_reinforcements_of_the_ball() -> None:
    at = ball()
    at.only(at.one(ELIZA))
    at.run(Reinforce())
    assert at.offers("group") == ["group goblin-archer", "group barghest"]


@pytest.mark.rule("D2-QST-16")
def test_time_is_up_and_no_guest_on_the_map_is_rescued() -> None:
    at = ball()
    at.state.round = 15
    at.dice("S")
    at.run(RoundEnds())
    assert at.won() == ["overlord"]
    assert at.state.counters.get("rescued", 0) == 0


# -- the vault


@pytest.mark.parametrize(("saved", "tile"), [(True, "5b"), (False, "24b")])
def test_eliza_begins_further_on_if_theodir_was_lost(saved: bool, tile: str) -> None:
    at = vault(saved=saved)
    assert at.figure(at.one(ELIZA)).cells & area(at.game, tile)


@pytest.mark.rule("D2-DOR-02", "D2-ATT-02", "D2-ATT-03")
def test_a_sealed_door_is_broken_by_might() -> None:
    """It is gone for good: nobody closes it."""
    at = vault()
    at.put(1, "f4")
    at.turn(1)
    assert at.offers("open") == []
    assert at.offers("quest") == ["quest break-door 0", "quest open-seal 0", "quest solve-riddle 0"]
    at.dice("-", "-")
    at.play("quest break-door 0")
    assert 0 in at.state.doors
    assert at.offers("close") == []
    assert at.state.turn.actions == 1


@pytest.mark.rule("D2-DOR-02", "D2-DOR-03")
def test_a_sealed_door_is_opened_by_awareness_and_sealed_again_when_closed() -> None:
    at = vault()
    at.only(at.one(ELIZA))
    at.put(1, "f4")
    at.turn(1)
    at.dice("-", "-")
    at.play("quest open-seal 0")
    assert 0 in at.state.doors
    at.play("close 0")
    assert 0 not in at.state.doors
    at.end_turn()
    at.put(2, "f4")
    at.put(1, "d4")
    at.turn(2)
    assert at.offers("open") == []
    assert at.can("quest open-seal 0")


@pytest.mark.rule("D2-DOR-02", "D2-MOV-21")
def test_a_riddle_takes_a_hero_beyond_a_door_that_stays() -> None:
    at = vault()
    at.only(at.one(ELIZA))
    at.put(1, "f4")
    at.turn(1)
    at.dice("-", "-")
    at.play("quest solve-riddle 0")
    assert set(at.keys()) == {"space g3", "space g4", "space g5", "space g6"}
    at.play("space g4")
    assert at.squares(1) == ["g4"]
    assert 0 not in at.state.doors


def test_one_door_test_a_figure_and_turn() -> None:
    at = vault()
    at.put(1, "f4")
    at.turn(1)
    at.dice("SSS", "SSSS")
    at.play("quest break-door 0")
    assert at.state.turn.actions == 1
    assert at.offers("quest") == []


@pytest.mark.rule("D2-CND-01")
@pytest.mark.parametrize(("dice", "stunned"), [(("SSS", "SS"), True), (("SSS", "-"), False)])
def test_riddle_debt(dice: tuple[str, str], stunned: bool) -> None:
    """A knowledge test missed by two or more stuns: here by a hero with 2."""
    at = vault()
    assert at.figure(1).kind == "grisban-the-thirsty"
    at.put(1, "f4")
    at.turn(1)
    at.dice(*dice)
    at.play("quest solve-riddle 0")
    assert at.figure(1).suffers("stunned") is stunned


def test_no_debt_for_other_tests() -> None:
    at = vault()
    at.put(1, "f4")
    at.turn(1)
    at.dice("SSS", "SSSS")
    at.play("quest open-seal 0")
    assert not at.figure(1).suffers("stunned")


@pytest.mark.rule("D2-QST-02")
def test_each_hero_repeats_one_door_test_if_theodir_was_saved() -> None:
    at = vault(saved=True)
    at.only(at.one(ELIZA))
    at.put(1, "f4")
    at.turn(1)
    at.dice("SSS", "SSSS", "-", "-")
    at.play("quest break-door 0")
    assert set(at.keys()) == {"pass", "yes"}
    at.play("yes")
    assert 0 in at.state.doors
    at.end_turn()
    at.put(1, "h7")
    at.turn(1)
    at.dice("SSS", "SSSS")
    at.play("quest break-door 1")
    assert at.asked.what == "descent.hero_turn.choose"


def test_no_second_try_if_he_was_lost() -> None:
    at = vault()
    at.put(1, "f4")
    at.turn(1)
    at.dice("SSS", "SSSS")
    at.play("quest break-door 0")
    assert at.asked.what == "descent.hero_turn.choose"


@pytest.mark.rule("D2-DOR-01", "D2-DOR-02")
def test_monsters_close_doors_and_do_not_open_them() -> None:
    at = vault()
    zombie, eliza = at.one("zombie"), at.one(ELIZA)
    at.put(zombie, "g4")
    at.put(eliza, "h8")
    at.activate(zombie)
    assert at.offers("open") == [] and at.offers("quest") == []
    at.play("end-turn")
    at.activate(eliza)
    assert at.offers("quest") == ["quest slip-through 1"]
    at.play("end-turn")
    at.state.doors = (0,)
    at.state.activated = ()
    at.activate(zombie)
    at.play("close 0")
    assert 0 not in at.state.doors


def test_eliza_slips_through_by_knowledge() -> None:
    at = vault()
    eliza = at.one(ELIZA)
    at.only(eliza)
    at.put(eliza, "m8")
    at.activate(eliza)
    at.dice("-", "-")
    at.play("quest slip-through 2")
    at.play("space n8")
    assert at.squares(eliza) == ["n8"]
    assert 2 not in at.state.doors


@pytest.mark.parametrize("how", ["opened", "passed"])
def test_the_second_group_comes_when_somebody_opens_or_passes_a_door_of_its_room(how: str) -> None:
    at = vault()
    at.only(at.one(ELIZA))
    at.put(1, "m8")
    at.turn(1)
    at.dice("-", "-")
    if how == "opened":
        at.play("quest open-seal 2")
    else:
        at.play("quest solve-riddle 2", "space n8")
    at.pass_hidden()
    assert at.asked.what == "descent.bring_group.choose"
    at.play("group flesh-moulder")
    while at.asked.what == "descent.place_monster.choose":
        at.play(sorted(at.offers("stand"))[0])
    assert all(at.figure(i).cells & area(at.game, "10b") for i in at.kinds("flesh-moulder"))
    assert at.asked.what == "descent.hero_turn.choose"


@pytest.mark.rule("D2-DOR-02")
def test_the_last_door_opens_for_heroes_and_eliza_and_stays_open() -> None:
    at = vault()
    at.state.marks += ("arrived-inner-guard",)
    at.only(at.one("zombie"))
    zombie = at.one("zombie")
    at.put(zombie, "s3")
    at.activate(zombie)
    assert at.offers("open") == []
    at.play("end-turn")
    at.put(zombie, "v5")
    at.put(1, "s4")
    at.turn(1)
    at.play("open 5")
    at.pass_hidden()
    assert 5 in at.state.doors
    assert at.offers("close") == []


def test_whoever_stands_at_the_last_door_has_passed_three_sealed_ones() -> None:
    """So the rule that asks for it needs no record of who passed what."""
    at = vault()
    for open_doors in ((0, 1), (0, 4), (3, 4), (1, 2)):
        at.state.doors = open_doors
        board = ground(at.game).board
        for begin in ("entrance", "5b", "24b"):
            start = area(at.game, begin)
            reached = within(start, board.openings, None, board.floor)
            if begin == "24b" and open_doors == (3, 4):
                assert not reached >> GRID.parse("r8") & 1
            assert not reached >> GRID.parse("s3") & 1


@pytest.mark.rule("D2-GEN-05", "D2-EXI-02")
def test_the_heroes_win_when_all_have_left() -> None:
    at = vault()
    at.only(at.one("zombie"))
    at.state.counters["left-heroes"] = 1
    at.put(1, "q3")
    at.state.marks += ("arrived-inner-guard",)
    at.turn(1)
    at.play("move", "leave exit")
    assert at.result() == "heroes-won"


def test_the_overlord_wins_when_eliza_leaves_before() -> None:
    at = vault()
    at.state.marks += ("arrived-inner-guard",)
    eliza = at.one(ELIZA)
    at.only(eliza)
    at.put(eliza, "q3")
    at.activate(eliza)
    at.play("move", "leave exit")
    assert at.result() == "overlord-won"


def test_with_eliza_gone_the_heroes_must_still_leave() -> None:
    at = vault()
    at.run(Suffer(at.one(ELIZA), 30))
    assert at.result() == ""


@pytest.mark.rule("D2-MON-08")
def test_a_minion_of_a_group_on_the_map_comes() -> None:
    at = vault()
    zombies = at.kinds("zombie")
    master = next(i for i in zombies if at.figure(i).rank == "master")
    at.only(at.one(ELIZA))
    at.run(Reinforce())
    assert at.offers("group") == []
    at.put(master, "g4")
    at.run(Reinforce())
    at.play("group zombie")
    at.play(sorted(at.offers("stand"))[0])
    assert [at.figure(i).rank for i in at.kinds("zombie") if i != master] == ["minion"]


def test_the_clock_favours_the_overlord_in_the_vault() -> None:
    at = vault()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.result() == "overlord-won"
