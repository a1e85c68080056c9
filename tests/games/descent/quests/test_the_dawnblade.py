"""The Dawnblade: seals and the sword at Arcite's rest, then Khorayt, asleep in its lair."""

from __future__ import annotations

import pytest

from games.descent.fallen import knock_out
from games.descent.overlord.common import overlord_ends
from games.descent.quests.scene import Scene, scene
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.clocks import Tick
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.round.overlord_turn import can_act
from undercroft.games.descent.rules.values import defence_pool
from undercroft.kernel import FigureId

QUEST, ALRIC, KHORAYT, BLADE = "the-dawnblade", "sir-alric-farrow", "khorayt", "dawnblade-1"
PASS, FAIL = ("-", "-"), ("SSS", "SSSS")
TOMB = 0  # the door
LAIR = "h4", "i4", "h5", "i5", "h6", "i6"  # where the dragon lies


def rest(heroes: int = 2) -> Scene:
    return scene(QUEST, heroes=heroes, groups=["merriod", "flesh-moulder"])


def lair(heroes: int = 2, blade: int = 1, prayer: int = 0, won: bool = True) -> Scene:
    """Khorayt's lair; the heroes have won the blade, and this one bears it, or Alric does."""
    carry = {"heroes-won": int(won), "overlord-won": int(not won), "arcites-prayer": prayer}
    answers = {"descent.blade_bearer.choose": [f"target {blade}"]} if won else {}
    return scene(QUEST, 2, heroes, carry, ["cave-spider"], answers=answers)


# -- Arcite's rest


def test_the_set_up_of_the_rest() -> None:
    at = rest(4)
    assert {name for name in at.state.tokens if name.startswith("tomb-seal")} == {
        "tomb-seal-1", "tomb-seal-2", "tomb-seal-3",
    }  # fmt: skip
    assert at.token(BLADE) == "b1"
    assert len(at.state.searches) == 5
    assert at.squares(at.one(ALRIC))[0][0] in "pq"
    assert TOMB not in at.state.doors


@pytest.mark.rule("D2-SPC-03", "D2-DOR-02")
def test_the_tomb_opens_with_the_second_true_seal() -> None:
    at = rest()
    at.only(at.one(ALRIC))
    at.put(1, "p3")
    at.turn(1)
    at.dice("true")
    at.play("quest turn-seal tomb-seal-1")
    assert at.state.tokens["tomb-seal-1"].face == "true"
    assert TOMB not in at.state.doors
    at.put(1, "j1")
    at.run()
    at.dice("true")
    at.play("quest turn-seal tomb-seal-2")
    at.pass_hidden()
    assert TOMB in at.state.doors
    assert "tomb-open" in at.state.marks


@pytest.mark.rule("D2-MON-08", "D2-SPC-03")
def test_a_false_seal_raises_a_zombie() -> None:
    at = rest()
    for zombie in at.kinds("zombie")[:2]:
        at.remove(zombie)
    at.put(1, "p3")
    at.turn(1)
    at.dice("false")
    before = len(at.kinds("zombie"))
    at.play("quest turn-seal tomb-seal-1")
    assert len(at.kinds("zombie")) == before + 1
    assert at.squares(at.kinds("zombie")[-1]) == ["p4"]
    assert "tomb-seal-1" not in at.state.tokens


@pytest.mark.parametrize("passes", [True, False])
def test_alric_breaks_a_seal_unseen(passes: bool) -> None:
    at = rest()
    alric = at.one(ALRIC)
    at.put(alric, "p3")
    at.activate(alric)
    at.dice(*(PASS if passes else FAIL))
    at.play("quest break-seal tomb-seal-1")
    assert ("tomb-seal-1" in at.state.tokens) is not passes
    assert not any(name.startswith("turned-") for name in at.state.counters)


@pytest.mark.rule("D2-DOR-02")
@pytest.mark.parametrize("left", [True, False])
def test_without_face_down_seals_the_tomb_opens_at_the_end_of_the_round(left: bool) -> None:
    at = rest()
    for name in ("tomb-seal-1", "tomb-seal-2", *(() if left else ("tomb-seal-3",))):
        del at.state.tokens[name]
    at.run(RoundEnds())
    assert (TOMB in at.state.doors) is not left


@pytest.mark.rule("D2-ATT-03", "D2-OBJ-01")
def test_heroes_test_willpower_to_take_the_sword_once_a_turn() -> None:
    at = rest()
    at.only(at.one(ALRIC))
    at.put(1, "b2")
    at.turn(1)
    assert at.offers("pick-up") == []
    at.dice(*FAIL)
    at.play(f"quest take-blade {BLADE}")
    assert at.figure(1).carries == ()
    assert at.offers("quest take-blade") == []
    at.end_turn()
    at.put(2, "c1")
    at.turn(2)
    at.dice(*PASS)
    at.play(f"quest take-blade {BLADE}")
    assert at.figure(2).carries == (BLADE,)


def test_alric_takes_the_sword_without_a_test_and_wins_by_the_exit_only() -> None:
    at = rest()
    alric = at.one(ALRIC)
    at.put(alric, "b2")
    at.activate(alric)
    at.play(f"pick-up {BLADE}")
    at.put(alric, "m13", movement=3)
    at.game.advance()
    assert at.offers("leave") == []
    at.put(alric, "p16", movement=3)
    at.run()
    at.play("leave exit")
    assert at.won() == ["overlord"]
    assert dict(at.state.carry)["overlord-won"] == 1


@pytest.mark.parametrize(("square", "way"), [("m13", "entrance"), ("p16", "exit")])
def test_a_hero_wins_with_the_sword_by_either_way(square: str, way: str) -> None:
    at = rest()
    at.carry_token(1, BLADE)
    at.put(1, square)
    at.turn(1)
    at.play("move", f"leave {way}")
    assert at.won() == ["heroes"]
    assert dict(at.state.carry)["heroes-won"] == 1


def test_the_light_of_the_blade_shields_its_hero_from_zombies() -> None:
    at = rest()
    at.carry_token(1, BLADE)
    zombie, alric = at.one("zombie"), at.one(ALRIC)
    plain = defence_pool(at.game, FigureId(1))
    attack = Attack(zombie, FigureId(1), profiles(at.game, zombie)[0], affected=(FigureId(1),))
    at.state.frames.append(attack)
    assert sorted(defence_pool(at.game, FigureId(1))) == sorted((*plain, "black"))
    attack.attacker = alric
    assert defence_pool(at.game, FigureId(1)) == plain
    attack.attacker, attack.affected = zombie, (FigureId(2),)
    assert "black" not in defence_pool(at.game, FigureId(2))


@pytest.mark.rule("D2-SEA-04", "D2-SEA-05")
def test_the_finder_of_the_prayer_repeats_one_test_that_he_fails() -> None:
    at = rest()
    at.only(at.one(ALRIC))
    at.put(1, "f2")
    at.turn(1)
    at.dice("f1")
    at.play("search f1")
    at.pass_hidden()
    assert "arcites-prayer-1" in at.state.marks
    at.put(1, "b2")
    at.run()
    at.dice(*FAIL)
    at.play(f"quest take-blade {BLADE}")
    assert at.can("use arcites-prayer")
    at.dice(*PASS)
    at.play("use arcites-prayer")
    at.pass_hidden()
    assert at.figure(1).carries == (BLADE,)
    assert "arcites-prayer-used" in at.state.marks


def test_the_prayer_helps_nobody_else() -> None:
    at = rest()
    at.only(at.one(ALRIC))
    at.state.marks += ("arcites-prayer", "arcites-prayer-2")
    at.put(1, "b2")
    at.turn(1)
    at.dice(*FAIL)
    at.play(f"quest take-blade {BLADE}")
    assert not at.can("use arcites-prayer")
    assert at.figure(1).carries == ()


@pytest.mark.parametrize(("used", "holder"), [(False, 2), (True, 0)])
def test_a_prayer_that_was_not_used_goes_along(used: bool, holder: int) -> None:
    at = rest()
    at.state.marks += ("arcites-prayer", "arcites-prayer-2", *(("arcites-prayer-used",) if used else ()))
    at.state.round = 15
    at.run(RoundEnds())
    assert at.won() == ["overlord"]
    assert dict(at.state.carry) == {"heroes-won": 0, "overlord-won": 1, "arcites-prayer": holder}


def test_zombies_come_to_the_nave() -> None:
    at = rest()
    at.remove(at.kinds("zombie")[-1])
    at.run(Reinforce())
    assert at.offers("group") == ["group zombie"]


# -- Khorayt's lair


@pytest.mark.rule("D2-X-33", "D2-MON-03")
@pytest.mark.parametrize(("heroes", "health"), [(2, 12), (3, 14), (4, 16)])
def test_khorayt_lies_alone_in_the_lair(heroes: int, health: int) -> None:
    at = lair(heroes)
    (dragon,) = at.kinds("shadow-dragon")
    leaf = at.figure(dragon)
    assert (leaf.name, leaf.full, leaf.rank) == (KHORAYT, health, "master")
    assert at.state.groups["shadow-dragon"].minions == 0


@pytest.mark.rule("D2-SET-08", "D2-WHO-01", "D2-OBJ-02")
def test_a_hero_of_their_choice_bears_the_blade() -> None:
    at = lair(blade=2)
    assert at.figure(2).carries == (BLADE,)


@pytest.mark.rule("D2-SET-08", "D2-OBJ-02")
def test_alric_bears_it_if_the_overlord_has_won() -> None:
    at = lair(won=False)
    assert at.figure(at.one(ALRIC)).carries == (BLADE,)


@pytest.mark.rule("D2-OBJ-05")
@pytest.mark.parametrize("passes", [True, False])
def test_heroes_wrest_it_from_alric_or_defeat_him(passes: bool) -> None:
    at = lair(won=False)
    alric = at.one(ALRIC)
    at.only(alric)
    at.put(alric, "b14")
    at.put(1, "b15")
    at.turn(1)
    # Grisban has Might 5: at −1 the shields of 4 pass, those of 5 do not.
    at.dice(*(("S", "SSS") if passes else ("SS", "SSS")))
    at.play(f"quest wrest-blade {BLADE}")
    assert (at.figure(1).carries == (BLADE,)) is passes
    assert at.offers("quest wrest-blade") == []
    if not passes:
        at.run(Suffer(alric, 30))
        at.pass_hidden()
        assert at.token(BLADE) == "b14"


@pytest.mark.rule("D2-DMG-04", "D2-GOLD-02")
def test_only_the_bearer_of_the_blade_hurts_khorayt() -> None:
    at = lair()
    dragon = at.one(KHORAYT)
    at.run(Suffer(dragon, 3, FigureId(2)))
    assert at.figure(dragon).damage == 0
    at.run(Suffer(dragon, 3))
    assert at.figure(dragon).damage == 0
    at.run(Suffer(dragon, 3, FigureId(1)))
    assert at.figure(dragon).damage == 3


def test_asleep_it_neither_acts_nor_rolls_defence() -> None:
    at = lair()
    dragon = at.one(KHORAYT)
    assert defence_pool(at.game, dragon) == ()
    assert not can_act(at.game, dragon, "shadow-dragon")
    at.state.marks += ("awake",)
    assert defence_pool(at.game, dragon) == ("grey", "grey")
    assert can_act(at.game, dragon, "shadow-dragon")


@pytest.mark.rule("D2-OLC-06", "D2-X-28")
@pytest.mark.parametrize("awake", [True, False])
def test_asleep_no_card_makes_it_attack(awake: bool) -> None:
    at = lair()
    dragon = at.one(KHORAYT)
    at.only(dragon, at.one("ettin"))
    at.state.marks += ("awake",) if awake else ()
    at.hand("blood-rage")
    overlord_ends(at)
    assert at.can(f"use blood-rage@{dragon}") is awake


@pytest.mark.rule("D2-ATT-02", "D2-MOV-23")
@pytest.mark.parametrize("passes", [True, False])
def test_who_enters_the_lair_may_wake_it_once_a_turn(passes: bool) -> None:
    at = lair()
    dragon = at.one(KHORAYT)
    at.only(dragon)
    at.put(dragon, "f2", "g2", "f3", "g3", "f4", "g4")
    at.put(1, "h8")
    at.turn(1)
    at.play("move")
    at.dice(*(PASS if passes else FAIL))
    at.play("go i7")
    at.pass_hidden()
    assert ("awake" in at.state.marks) is not passes
    at.play("go i8", "go i7")  # no dice are left: a second test would be an error
    at.pass_hidden()
    assert at.squares(1) == ["i7"]


def test_moving_about_inside_is_no_entering() -> None:
    at = lair()
    dragon = at.one(KHORAYT)
    at.only(dragon)
    at.put(dragon, "f2", "g2", "f3", "g3", "f4", "g4")
    at.put(1, "i7")
    at.turn(1)
    at.play("move", "go i5")
    at.pass_hidden()
    assert "awake" not in at.state.marks


@pytest.mark.rule("D2-SEA-04")
def test_the_prayer_repeats_a_test_of_awareness_here() -> None:
    at = lair(prayer=1)
    dragon = at.one(KHORAYT)
    at.only(dragon)
    at.put(dragon, "f2", "g2", "f3", "g3", "f4", "g4")
    at.put(1, "h8")
    at.turn(1)
    at.play("move")
    at.dice(*FAIL)
    at.play("go i7")
    at.dice(*PASS)
    at.play("use arcites-prayer")
    at.pass_hidden()
    assert "awake" not in at.state.marks


@pytest.mark.rule("D2-WHO-06")
@pytest.mark.parametrize("hearts", [True, False])
def test_the_first_attack_that_hurts_it_wakes_it(hearts: bool) -> None:
    at = lair()
    dragon = at.one(KHORAYT)
    at.only(dragon)
    at.put(dragon, *LAIR)
    at.put(1, "h7")
    at.put(2, "k19")
    at.turn(1)
    (attack,) = at.offers(f"attack {dragon} chipped")
    at.dice("2HH*" if hearts else "X", "H")
    at.play(attack)
    while "awake" not in at.state.marks and at.asked.what != "descent.hero_turn.choose":
        toll = [option.key for option in at.asked.options if option.key.endswith("toll")]
        at.play(toll[0] if toll else "pass" if at.can("pass") else sorted(at.keys())[0])
    assert ("awake" in at.state.marks) is hearts


@pytest.mark.parametrize(("others", "bonus"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_other_heroes_next_to_it_help_the_bearer(others: int, bonus: int) -> None:
    at = lair(4)
    dragon = at.one(KHORAYT)
    at.put(dragon, *LAIR)
    for hero, square in zip((1, 2, 3, 4), ("h7", "i7", "g6", "g5"), strict=True):
        at.put(hero, square if hero <= 1 + others else f"{'hij'[hero - 2]}20")
    attack = Attack(FigureId(1), dragon, profiles(at.game, FigureId(1))[0])
    at.state.frames.append(attack)
    assert at.game.total("hearts", FigureId(1)) == bonus
    attack.attacker = FigureId(2)
    assert at.game.total("hearts", FigureId(2)) == 0


@pytest.mark.rule("D2-ATK-20", "D2-DMG-03")
def test_the_help_counts_against_khorayt_alone() -> None:
    """In an attack on everybody around, whoever is the first of them."""
    at = lair(4)
    dragon, ettin = at.one(KHORAYT), at.kinds("ettin")[0]
    at.put(dragon, *LAIR)
    for hero, square in zip((1, 2), ("h7", "i7"), strict=True):
        at.put(hero, square)
    for first, second in ((dragon, ettin), (ettin, dragon)):
        attack = Attack(FigureId(1), first, profiles(at.game, FigureId(1))[0], also=(second,))
        at.state.frames.append(attack)
        for against, bonus in ((dragon, 1), (ettin, 0)):
            attack.against = against
            assert at.game.total("hearts", FigureId(1)) == bonus


@pytest.mark.rule("D2-OTN-18", "D2-QST-02")
@pytest.mark.parametrize(("out", "doom"), [(0, 1), (2, 3)])
def test_doom_grows_with_each_turn_and_each_hero_knocked_out(out: int, doom: int) -> None:
    at = lair(3)
    for hero in range(1, out + 1):
        knock_out(at, hero + 1)
    overlord_ends(at)
    at.pass_hidden()
    assert at.state.counters["doom"] == doom


@pytest.mark.parametrize(
    ("heroes", "won", "cap"), [(2, True, 10), (3, True, 9), (4, True, 8), (4, False, 10)]
)
def test_the_overlord_wins_by_doom(heroes: int, won: bool, cap: int) -> None:
    """Two more if he has won the blade, since the heroes must first win it back."""
    at = lair(heroes, won=won)
    at.state.counters["doom"] = cap - 2
    at.run(Tick())
    assert at.game.open or at.state.counters["doom"] == cap - 1
    at.run(Tick())
    assert at.result() == "overlord-won"


def test_the_heroes_win_with_khorayt() -> None:
    at = lair()
    at.run(Suffer(at.one(KHORAYT), 30, FigureId(1)))
    assert at.result() == "heroes-won"


@pytest.mark.parametrize(("round_", "comes"), [(2, False), (3, True)])
def test_an_ettin_comes_to_the_mouth_from_round_3(round_: int, comes: bool) -> None:
    at = lair()
    at.remove(at.one("ettin"))
    at.state.round = round_
    at.run(Reinforce())
    assert bool(at.offers("group") if at.game.open else ()) is comes


@pytest.mark.rule("D2-MON-08")
def test_no_ettin_comes_to_the_lair_while_another_stands() -> None:
    """With four heroes the group has a master, too: *none stands* means none of the group."""
    at = lair(4)
    (minion,) = [i for i in at.kinds("ettin") if at.figure(i).rank == "minion"]
    at.remove(minion)
    at.state.round = 3
    at.run(Reinforce())
    assert not at.can("group ettin")
    at.remove(at.one("ettin"))
    at.state.round = 3
    at.run(Reinforce())
    at.play("group ettin")
    at.play(at.offers("stand")[0])
    assert at.figure(at.one("ettin")).rank == "minion"


def test_the_clock_favours_the_overlord_in_the_lair() -> None:
    at = lair()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.result() == "overlord-won"
