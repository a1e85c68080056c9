"""Castle Daerion: the beacons and the villagers, then the keep with Sir Palamon."""

from __future__ import annotations

import pytest

from games.descent.quests.scene import Scene, scene
from undercroft.games.descent.events.fights import DiceRolled
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.allies import AlliesAct
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.values import defence_pool, speed
from undercroft.kernel import FigureId, replace


def beacons(heroes: int = 2, variants: tuple[str, ...] = ()) -> Scene:
    return scene("castle-daerion", heroes=heroes, groups=["merriod", "goblin-archer"], variants=variants)


def keep(heroes: int = 2, lost: int = 2, variants: tuple[str, ...] = ()) -> Scene:
    carry = {"lost": lost, "survivors": 4 - lost}
    return scene("castle-daerion", 2, heroes, carry, ["goblin-archer"], variants)


def light(at: Scene, *names: str) -> None:
    for name in names:
        at.state.tokens[name] = replace(at.state.tokens[name], face="lit", turned=True)


# -- the beacons


@pytest.mark.rule("D2-X-45", "D2-ERR-09", "D2-CMP-19")
@pytest.mark.parametrize(("variants", "health"), [((), 6), (("errata",), 8)])
def test_four_villagers_behind_doors(variants: tuple[str, ...], health: int) -> None:
    at = beacons(variants=variants)
    villagers = at.kinds("villager")
    assert [at.figure(i).full for i in villagers] == [health] * 4
    assert {at.figure(i).role for i in villagers} == {"ally"}
    assert at.squares(villagers[3])[0] in ("c7", "d7", "c8", "d8")


@pytest.mark.rule("D2-OSU-05", "D2-MON-08")
def test_a_shut_door_lies_between_the_cabin_and_the_villager_on_its_arm() -> None:
    """The group stands, and comes again, on the cabin's side of the door of 13A."""
    at = beacons()
    arm = {"c7", "d7", "c8", "d8"}
    at.only()
    at.run(Reinforce())
    at.play("group goblin-archer")
    places = {key.removeprefix("stand ") for key in at.offers("stand")}
    assert len(places) == 22 and not places & arm


@pytest.mark.rule("D2-SPC-03", "D2-ATT-03")
@pytest.mark.parametrize("passes", [True, False])
def test_a_beacon_is_lit_by_knowledge(passes: bool) -> None:
    at = beacons()
    at.put(1, "o16")
    at.only()
    at.turn(1)
    at.dice(*(("-", "-") if passes else ("SSS", "SSSS")))
    at.play("quest light beacon-4")
    assert at.state.tokens["beacon-4"].face == ("lit" if passes else "dark")
    assert at.state.turn.actions == 1
    assert bool(at.offers("quest light")) is not passes


@pytest.mark.rule("D2-GEN-05", "D2-GEN-06", "D2-QST-03")
def test_four_beacons_at_the_same_time_win_for_the_heroes() -> None:
    at = beacons()
    light(at, "beacon-1", "beacon-2", "beacon-3")
    at.put(1, "o16")
    at.only()
    at.turn(1)
    at.dice("-", "-")
    at.run(Suffer(at.kinds("villager")[0], 6))
    at.play("quest light beacon-4")
    assert at.won() == ["heroes"]
    assert dict(at.state.carry) == {"lost": 1, "survivors": 3}
    assert at.state.encounter == 2


def test_a_monster_smothers_a_beacon_once() -> None:
    at = beacons()
    light(at, "beacon-4")
    goblin = at.one("goblin-archer")
    at.put(goblin, "o16")
    at.activate(goblin)
    at.play("quest smother beacon-4")
    assert at.state.tokens["beacon-4"].face == "dark"
    assert at.state.turn.actions == 1
    light(at, "beacon-4")
    at.play("end-turn")
    at.activate(at.kinds("goblin-archer")[1])
    at.put(at.kinds("goblin-archer")[1], "n16")
    assert at.offers("quest smother") == []


def test_light_protects_villagers_within_three_spaces() -> None:
    at = beacons()
    near, far, *_ = at.kinds("villager")
    at.put(near, "o14")
    at.put(far, "o13")
    assert defence_pool(at.game, near) == ("brown",)
    light(at, "beacon-4")
    assert defence_pool(at.game, near) == ("brown", "brown")
    assert defence_pool(at.game, far) == ("brown",)
    at.put(1, "n14")
    assert "brown" not in defence_pool(at.game, FigureId(1))


def test_the_overlord_wins_with_the_fourth_villager() -> None:
    at = beacons()
    for villager in at.kinds("villager")[:3]:
        at.run(Suffer(villager, 6))
        assert at.won() == []
    at.run(Suffer(at.one("villager"), 6))
    assert at.won() == ["overlord"]
    assert dict(at.state.carry) == {"lost": 4, "survivors": 0}


@pytest.mark.rule("D2-FAM-18", "D2-KO-22")
def test_the_overlord_draws_nothing_for_a_villager() -> None:
    at = beacons()
    at.run(Suffer(at.one("villager"), 6))
    assert at.state.overlord.hand == ()


@pytest.mark.rule("D2-RND-08", "D2-WHO-01")
def test_villagers_act_after_the_last_hero_one_by_one() -> None:
    """Together the heroes choose who is next; each moves, or opens a door instead."""
    at = beacons()
    at.only()
    villagers = at.kinds("villager")
    at.put(villagers[3], "c7")
    at.run(AlliesAct())
    assert at.asked.what == "descent.allies_act.choose"
    assert set(at.asked.seats) == {0, 1}
    assert len(at.offers("ally")) == 4
    at.play(f"ally {villagers[3]}")
    assert set(at.keys()) == {"move", "open 0", "end-turn"}
    at.play("open 0")
    assert 0 in at.state.doors
    assert at.asked.what == "descent.allies_act.choose"
    at.play(f"ally {villagers[0]}")
    at.play("move")
    assert at.figure(villagers[0]).movement == 4
    at.play("end-turn")
    assert at.figure(villagers[0]).movement == 0
    assert len(at.offers("ally")) == 2


@pytest.mark.rule("D2-X-43", "D2-X-07")
def test_stunned_costs_a_villager_its_action() -> None:
    at = beacons()
    at.only()
    villager = at.one("villager")
    inflict(at.game, villager, "stunned")
    at.run(AlliesAct())
    at.play(f"ally {villager}", "shake-off")
    assert not at.figure(villager).conditions
    assert at.asked.what == "descent.allies_act.choose"


@pytest.mark.rule("D2-FAM-14", "D2-X-06", "D2-RND-08", "D2-HTN-05")
def test_a_poisoned_villager_fails_every_test() -> None:
    at = beacons()
    at.only()
    villager = at.one("villager")
    inflict(at.game, villager, "poisoned")
    at.run(AlliesAct())
    at.play(f"ally {villager}")
    assert at.figure(villager).damage == 1


@pytest.mark.rule("D2-MOV-07")
def test_heroes_pass_villagers_and_monsters_do_not() -> None:
    from undercroft.games.descent.rules.movement.moving import mover_of

    at = beacons()
    villager, merriod = at.one("villager"), at.one("merriod")
    assert mover_of(at.game, FigureId(1)).friends & at.figure(villager).cells
    assert mover_of(at.game, merriod).foes & at.figure(villager).cells


@pytest.mark.rule("D2-MON-08")
def test_one_figure_of_either_group_arrives() -> None:
    at = beacons()
    at.only()
    at.run(Reinforce())
    assert at.offers("group") == ["group merriod", "group goblin-archer"]
    at.play("group goblin-archer")
    at.play(sorted(at.offers("stand"))[0])
    assert at.asked.what != "descent.reinforce.offer"


def test_the_clock_favours_the_heroes_at_the_beacons() -> None:
    at = beacons()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.won() == ["heroes"]


# -- the keep


@pytest.mark.parametrize("lost", [0, 3])
def test_each_villager_lost_adds_a_zombie(lost: int) -> None:
    """Also above the card's limit for so few heroes; reinforcement keeps to it."""
    at = keep(2, lost)
    ranks = [at.figure(i).rank for i in at.kinds("zombie")]
    assert ranks.count("master") == 1
    assert ranks.count("minion") == lost
    at.run(Reinforce())
    assert bool(at.offers("group zombie")) is (lost < 2)


@pytest.mark.rule("D2-X-45", "D2-ERR-09")
def test_sir_palamon_as_printed_and_with_errata() -> None:
    for variants, die, fast in (((), "brown", 0), (("errata",), "grey", 4)):
        at = keep(4, variants=variants)
        palamon = at.one("sir-palamon")
        assert at.figure(palamon).full == 25
        assert defence_pool(at.game, palamon) == (die,)
        assert speed(at.game, palamon) == fast
        assert at.squares(palamon) == ["c8"]


@pytest.mark.rule("D2-ATT-02", "D2-ATT-03", "D2-QST-02", "D2-RND-08")
@pytest.mark.parametrize("passes", [True, False])
def test_palamon_tests_willpower_for_a_marshal(passes: bool) -> None:
    at = keep(lost=4)
    at.dice(*(("SS", "SS") if passes else ("SS", "SSS")))
    at.run(AlliesAct())
    assert at.state.counters.get("marshal", 0) == int(passes)


@pytest.mark.rule("D2-ERR-09")
def test_with_errata_he_moves_afterwards() -> None:
    at = keep(lost=4, variants=("errata",))
    at.dice("-", "-")
    at.run(AlliesAct())
    assert at.state.counters["marshal"] == 1
    at.play("move")
    assert at.figure(at.one("sir-palamon")).movement == 4


def test_the_heroes_win_with_five_marshals() -> None:
    at = keep(lost=4)
    at.state.counters["marshal"] = 4
    at.dice("-", "-")
    at.run(AlliesAct())
    assert at.result() == "heroes-won"


def test_the_heroes_win_without_alric_and_masters() -> None:
    at = keep(4)
    masters = [i for i in at.state.figures if at.figure(i).rank == "master"]
    for master in masters:
        at.run(Suffer(master, 20))
        assert at.result() == ""
    at.run(Suffer(at.one("sir-alric-farrow"), 30))
    assert at.result() == "heroes-won"


def test_alric_alone_is_not_enough() -> None:
    at = keep(4)
    at.run(Suffer(at.one("sir-alric-farrow"), 30))
    assert at.result() == ""


def test_the_overlord_wins_with_palamon() -> None:
    at = keep()
    at.run(Suffer(at.one("sir-palamon"), 15))
    assert at.result() == "overlord-won"


@pytest.mark.rule("D2-ERR-09", "D2-RND-08")
def test_the_militia_arrives_after_the_last_heros_first_turn() -> None:
    """Each survivor, at the entrance; it moves or shoots each round."""
    at = keep(lost=2)
    at.only(at.one("zombie"))
    assert at.kinds("militia") == []
    for hero in (1, 2):
        at.put(hero, "b11" if hero == 1 else "c11")
    at.run(AlliesAct())
    for _ in range(2):
        assert at.asked.what == "descent.place_ally.choose"
        at.play(sorted(at.offers("start"))[0])
    militia = at.kinds("militia")
    assert len(militia) == 2
    assert {at.squares(i)[0][0] for i in militia} <= {"o", "p"}
    at.put(at.one("zombie"), "n8")
    at.put(militia[0], "o8")
    at.play(f"ally {militia[0]}")
    assert at.offers("move")
    at.dice("6H*", "HH*", "-")
    at.play(sorted(at.offers("attack"))[0])
    at.pass_hidden()
    assert at.asked.what in ("descent.allies_act.choose", "descent.ally_turn.choose")
    assert not at.offers("move")
    at.dice("-", "-")
    at.finish_allies()
    at.run(AlliesAct())
    assert at.asked.what == "descent.allies_act.choose"
    assert len(at.kinds("militia")) == 2


@pytest.mark.rule("D2-QST-02", "D2-ATK-18")
def test_shield_arm() -> None:
    """Once a round a hero next to Palamon lends him a defence die for an attack."""
    at = keep()
    palamon, alric = at.one("sir-palamon"), at.one("sir-alric-farrow")
    at.only(alric)
    at.put(alric, "d8")
    at.put(1, "b8")
    at.put(2, "a11")
    profile = profiles(at.game, alric)[0]
    at.run(Attack(alric, palamon, profile))
    assert at.offers("use") == ["use shield-arm"]
    at.dice("X", *["H"] * (len(profile.dice) - 1), "-", "S")
    at.play("use shield-arm")
    rolled = [die.kind for event in at.events(DiceRolled) for die in event.dice if die.of == palamon]
    assert rolled == ["brown", "grey"]
    at.state.round = 1
    at.dice("X", *["H"] * (len(profile.dice) - 1), "-")
    at.run(Attack(alric, palamon, profile))
    assert at.offers("use") == []


def test_shield_arm_only_next_to_palamon() -> None:
    at = keep()
    palamon, alric = at.one("sir-palamon"), at.one("sir-alric-farrow")
    at.only(alric)
    at.put(alric, "d8")
    at.put(1, "b11")
    at.put(2, "a11")
    profile = profiles(at.game, alric)[0]
    at.dice(*["X"] + ["H"] * (len(profile.dice) - 1), "-")
    at.run(Attack(alric, palamon, profile))
    assert at.offers("use") == []


def test_the_clock_favours_the_heroes_in_the_keep() -> None:
    at = keep()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.result() == "heroes-won"
