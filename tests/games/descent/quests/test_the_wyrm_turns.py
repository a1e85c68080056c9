"""The Wyrm Turns: the captive's trust on the road, then the seal, the stones and the cards that sway him."""

from __future__ import annotations

import pytest

from games.descent.quests.scene import Scene, scene
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.allies import AlliesAct
from undercroft.games.descent.rules.quests.discarding import Price
from undercroft.games.descent.rules.quests.leaving import LeaveMap
from undercroft.games.descent.rules.quests.page import area
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.quests.the_wyrm_turns import SwayCaptive
from undercroft.games.descent.rules.round.rounds import Round
from undercroft.games.descent.rules.values import attribute, defence_pool, speed
from undercroft.games.descent.rules.who import enemies, side
from undercroft.games.descent.state import Token
from undercroft.kernel import FigureId

CARDS = ("frenzy", "dash", "tripwire", "pit-trap")


def road(heroes: int = 2) -> Scene:
    return scene("the-wyrm-turns", 1, heroes, groups=["barghest", "cave-spider"])


def shrine(heroes: int = 2, trust: int = 3) -> Scene:
    carry = {"trust": trust, "loyal": int(trust >= 2)}
    return scene("the-wyrm-turns", 2, heroes, carry, ["zombie", "cave-spider"])


def trust(at: Scene) -> int:
    return at.state.counters.get("trust", 0)


# -- the prisoner's road


@pytest.mark.parametrize(("heroes", "health", "dice"), [(2, 9, 1), (3, 11, 2), (4, 15, 2)])
def test_the_captive_has_the_values_of_his_card_on_foot(heroes: int, health: int, dice: int) -> None:
    """Of the act that is played: his Health, dice, attributes and Reach, but he does not fly."""
    at = road(heroes)
    belthir = at.one("belthir-captive")
    leaf = at.figure(belthir)
    assert (leaf.role, leaf.full, at.squares(belthir)) == ("ally", health, ["d14"])
    assert len(defence_pool(at.game, belthir)) == dice
    assert attribute(at.game, belthir, "willpower") == 4
    assert speed(at.game, belthir) == 4
    (profile,) = profiles(at.game, belthir)
    assert (profile.dice, profile.reach, profile.ranged) == (("blue", "red"), 2, False)
    assert trust(at) == 4
    assert {token.face for token in at.state.tokens.values()} == {"dark"}
    assert [group.area for group in at.state.groups.values()] == ["slope", "pass", "peak"]


@pytest.mark.rule("D2-RND-08")
def test_he_moves_or_attacks_after_the_last_hero() -> None:
    at = road()
    at.only(at.one("goblin-archer"))
    at.put(at.one("goblin-archer"), "e14")
    at.run(AlliesAct())
    assert at.offers("move") and at.offers("attack")
    at.play("move")
    assert at.figure(at.one("belthir-captive")).movement == 4
    assert not at.offers("attack")


@pytest.mark.rule("D2-SPC-03")
def test_a_monster_lights_a_fire_and_a_hero_puts_it_out_for_good() -> None:
    at = road()
    at.only(at.one("barghest"))
    at.put(at.one("barghest"), "q15", "r15")
    at.activate(at.one("barghest"))
    at.play("quest light-signal fire-1")
    assert (at.state.tokens["fire-1"].face, trust(at)) == ("lit", 3)
    assert at.state.turn.actions == 1
    assert not at.offers("quest light-signal fire-1")
    at.end_turn()
    at.only()
    at.put(1, "r16")
    at.turn(1)
    at.play("quest douse-signal fire-1")
    assert (at.state.tokens["fire-1"].face, trust(at)) == ("out", 4)
    assert not at.offers("quest douse-signal") and not at.offers("quest light-signal")


@pytest.mark.rule("D2-SPC-03", "D2-DMG-10")
def test_tending_heals_two_and_wins_trust_once_a_round() -> None:
    at = road()
    belthir = at.one("belthir-captive")
    at.put(belthir, hp=5)
    at.put(1, "c14")
    at.only()
    at.turn(1)
    at.play("quest tend")
    assert (at.figure(belthir).hp, trust(at)) == (7, 5)
    at.state.counters["trust"] = 3
    at.play("quest tend")
    assert (at.figure(belthir).hp, trust(at)) == (9, 3)


def test_the_unhurt_are_tended_too_but_only_from_beside_them() -> None:
    at = road()
    at.only()
    at.put(1, "c14")
    at.turn(1)
    at.play("quest tend")
    assert trust(at) == 5
    at.put(1, "g14")
    at.run()
    assert at.state.turn.actions == 1
    assert not at.offers("quest tend")


@pytest.mark.rule("D2-QST-02")
def test_a_monster_that_he_defeats_wins_trust() -> None:
    at = road()
    belthir, goblin = at.one("belthir-captive"), at.one("goblin-archer")
    at.only(goblin)
    at.put(goblin, "e14", hp=1)
    at.dice("3HH", "HHH", "-")
    at.run(Attack(belthir, goblin, profiles(at.game, belthir)[0]))
    at.pass_hidden()
    assert not at.figure(goblin).cells
    assert trust(at) == 5


@pytest.mark.rule("D2-QST-02")
@pytest.mark.parametrize(("face", "left"), [("HHH", 3), ("H", 4)])
def test_an_attack_that_hurts_him_badly_costs_trust(face: str, left: int) -> None:
    at = road()
    belthir, barghest = at.one("belthir-captive"), at.one("barghest")
    at.only(barghest)
    at.put(barghest, "e14", "f14")
    at.dice("3HH", face, "-")
    at.run(Attack(barghest, belthir, profiles(at.game, barghest)[0]))
    at.pass_hidden()
    while at.game.open and at.offers("surge"):
        at.play("pass")
    assert trust(at) == left


@pytest.mark.rule("D2-GEN-05", "D2-EXI-04")
@pytest.mark.parametrize(("heroes", "wanted"), [(2, 1), (3, 2), (4, 2)])
def test_belthir_and_half_the_heroes_must_leave(heroes: int, wanted: int) -> None:
    at = road(heroes)
    at.only()
    at.state.counters["left-heroes"] = wanted - 1
    at.put(at.one("belthir-captive"), "q1", movement=4)
    at.run(LeaveMap(at.one("belthir-captive"), "exit"))
    assert at.won() == []
    at.put(1, "q1", movement=2)
    at.run(LeaveMap(FigureId(1), "exit"))
    assert at.won() == ["heroes"]
    assert dict(at.state.carry) == {"trust": 4, "loyal": 1}


def test_without_trust_the_overlord_wins() -> None:
    at = road()
    at.state.counters["trust"] = 1
    at.only(at.one("barghest"))
    at.put(at.one("barghest"), "q15", "r15")
    at.activate(at.one("barghest"))
    at.play("quest light-signal fire-1")
    assert at.won() == ["overlord"]
    assert dict(at.state.carry) == {"trust": 0, "loyal": 0}


def test_a_captive_who_falls_trusts_nobody() -> None:
    at = road()
    at.run(Suffer(at.one("belthir-captive"), 9))
    assert at.won() == ["overlord"]
    assert dict(at.state.carry) == {"trust": 0, "loyal": 0}


@pytest.mark.rule("D2-MON-08")
@pytest.mark.parametrize("round_", [1, 2])
def test_goblins_come_each_turn_and_the_others_every_second(round_: int) -> None:
    at = road()
    at.only()
    at.state.round = round_
    at.run(Reinforce())
    groups = ["group goblin-archer"] + ["group barghest", "group cave-spider"] * (round_ == 2)
    assert sorted(at.offers("group")) == sorted(groups)


def test_the_clock_favours_the_overlord_and_trust_goes_on() -> None:
    at = road()
    at.state.round = 15
    at.state.counters["trust"] = 1
    at.run(RoundEnds())
    assert at.won() == ["overlord"]
    assert dict(at.state.carry) == {"trust": 1, "loyal": 0}


# -- the shrine


@pytest.mark.parametrize(("left", "role"), [(1, "lieutenant"), (2, "ally")])
def test_trust_decides_on_whose_side_he_is(left: int, role: str) -> None:
    at = shrine(trust=left)
    (belthir,) = [i for i, leaf in at.state.figures.items() if leaf.kind.startswith("belthir")]
    assert at.figure(belthir).role == role
    assert at.squares(belthir) == ["d8"]
    assert trust(at) == left
    assert ("belthir" in at.state.groups) is (role == "lieutenant")


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_one_dragon_minion_whatever_the_number_of_heroes(heroes: int) -> None:
    at = shrine(heroes)
    assert [at.figure(i).rank for i in at.kinds("shadow-dragon")] == ["minion"]


def test_belthir_has_two_actions_and_one_attack() -> None:
    at = shrine()
    zombie = at.one("zombie")
    at.only(zombie)
    at.put(zombie, "e8")
    at.put(zombie, hp=9)
    at.run(AlliesAct())
    at.dice("3HH", "HHH", "-")
    at.play(at.offers("attack")[0])
    at.pass_hidden()
    while at.game.open and at.offers("surge"):
        at.play("pass")
    assert at.figure(zombie).cells and at.state.turn.actions == 1
    assert (at.offers("attack"), at.offers("move")) == ([], ["move"])


@pytest.mark.rule("D2-DOR-02")
def test_the_gate_opens_for_an_action_of_belthir() -> None:
    at = shrine()
    at.only()
    at.put(at.one("belthir-ally"), "f8")
    at.run(AlliesAct())
    at.play("open 0")
    assert at.state.doors == (0,)
    assert at.state.turn.actions == 1


@pytest.mark.rule("D2-DOR-02", "D2-ATT-03")
def test_a_hero_forces_the_gate_as_often_as_he_has_actions() -> None:
    at = shrine()
    at.only()
    at.put(1, "f8")
    at.turn(1)
    assert not at.offers("open")
    at.dice("SSS", "SSSS")
    at.play("quest force-gate 0")
    assert not at.state.doors
    at.dice("-", "-")
    at.play("quest force-gate 0")
    assert at.state.doors == at.state.unlocked == (0,)


def test_stones_are_set_by_knowledge_beside_the_seal() -> None:
    at = shrine()
    at.only()
    at.state.counters["cracks"] = 2
    at.carry_token(1, "stone-1")
    at.put(1, "f8")
    at.turn(1)
    assert not at.offers("quest set-stone")
    at.play("end-turn")
    at.put(1, "k8")
    at.turn(1)
    at.dice("-", "-")
    at.play("quest set-stone stone-1")
    assert (at.state.counters["stones"], at.state.counters["cracks"]) == (1, 1)
    assert "stone-1" not in at.state.tokens
    assert at.result() == ""


def test_both_stones_win_for_the_heroes() -> None:
    at = shrine()
    at.only()
    at.state.counters["stones"] = 1
    at.carry_token(1, "stone-2")
    at.put(1, "k8")
    at.turn(1)
    at.dice("-", "-")
    at.play("quest set-stone stone-2")
    assert at.result() == "heroes-won"


def test_eliza_cracks_the_seal_once_a_turn_and_tests_against_a_stone() -> None:
    at = shrine()
    eliza = at.one("lady-eliza-farrow")
    at.only(eliza)
    at.put(eliza, "k8")
    at.activate(eliza)
    at.play("quest crack seal-1")
    assert at.state.counters["cracks"] == 1
    assert not at.offers("quest crack")
    at.play("end-turn")
    at.state.round, at.state.counters["stones"] = 2, 1
    at.activate(eliza)
    assert at.offers("quest crack") == ["quest crack-set seal-1"]
    at.dice("SSS", "SSSS")
    at.play("quest crack-set seal-1")
    assert at.state.counters["cracks"] == 1


def test_six_cracks_win_for_the_overlord() -> None:
    at = shrine()
    at.state.counters["cracks"] = 5
    eliza = at.one("lady-eliza-farrow")
    at.only(eliza)
    at.put(eliza, "k8")
    at.activate(eliza)
    at.play("quest crack seal-1")
    assert at.result() == "overlord-won"


@pytest.mark.rule("D2-SPC-03")
def test_a_monster_puts_a_stone_back_on_its_altar() -> None:
    at = shrine()
    spider = at.one("cave-spider")
    at.only(spider)
    home = at.token("stone-2")
    at.state.tokens["stone-2"] = Token("stone", GRID.parse("d3"))
    at.put(spider, "e3")
    at.activate(spider)
    at.play("quest put-back stone-2")
    assert at.token("stone-2") == home
    assert not at.offers("quest put-back")


@pytest.mark.rule("D2-OLC-09", "D2-WHO-03")
def test_for_two_cards_belthir_may_act_for_the_overlord_this_round() -> None:
    at = shrine()
    at.hand(*CARDS[:2])
    belthir = at.one("belthir-ally")
    at.dice("SSS", "SSSS")
    at.run(SwayCaptive())
    at.play("card dash", "card frenzy")
    assert trust(at) == 2
    assert side(at.game, belthir) == "overlord"
    assert FigureId(1) in enemies(at.game, belthir)
    at.game.end(until="round")
    assert side(at.game, belthir) == "heroes"


@pytest.mark.rule("D2-ATK-04", "D2-WHO-03", "D2-RND-08")
def test_swayed_he_strikes_heroes_and_cracks_the_seal_but_never_strikes_himself() -> None:
    """The Overlord acts with him after the last hero; the one crack of the turn is done then."""
    at = shrine()
    belthir, eliza = at.one("belthir-ally"), at.one("lady-eliza-farrow")
    at.only(eliza)
    at.put(belthir, "k8")
    at.put(eliza, "l9")
    at.put(1, "j8")
    at.put(2, "j9")
    at.hand(*CARDS[:2])
    at.dice("SSS", "SSSS")
    at.run(Round())
    at.play("card dash", "card frenzy")
    at.finish_heroes()
    assert (at.asked.what, at.asked.seats) == ("descent.ally_turn.choose", (at.state.overlord.seat,))
    assert sorted(at.offers("attack")) == ["attack 1", "attack 2"]
    at.play("quest crack seal-1")
    at.dice("tripwire")
    at.play("end-turn")
    at.pass_hidden()
    assert at.asked.what == "descent.activation.choose"
    assert at.offers("quest") == []
    assert at.state.counters["cracks"] == 1


@pytest.mark.rule("D2-QST-02", "D2-ATT-02")
def test_a_captive_who_passes_stays_and_the_cards_are_gone() -> None:
    at = shrine()
    at.hand(*CARDS[:2])
    at.dice("-", "-")
    at.run(SwayCaptive())
    at.play("card dash", "card frenzy")
    assert (trust(at), at.state.overlord.hand) == (3, ())
    assert side(at.game, at.one("belthir-ally")) == "heroes"


def test_the_overlord_need_not_and_needs_two_cards() -> None:
    at = shrine()
    at.hand(*CARDS[:1])
    assert not SwayCaptive().applies(at.game)
    at.hand(*CARDS[:2])
    at.run(SwayCaptive())
    at.play("pass")
    assert len(at.state.overlord.hand) == 2


@pytest.mark.rule("D2-RND-09")
def test_he_is_asked_at_the_start_of_each_round() -> None:
    at = shrine()
    at.hand(*CARDS[:2])
    at.run(Round())
    assert at.asked.what == "descent.discard_cards.choose"
    assert at.asked.about == Price("sway", 2)


def test_without_trust_he_turns_for_good() -> None:
    """He is a lieutenant from then on, with the damage that he has."""
    at = shrine(trust=2)
    at.state.counters["trust"] = 1
    at.hand(*CARDS[:2])
    belthir = at.one("belthir-ally")
    at.put(belthir, hp=4)
    at.dice("SSS", "SSSS")
    at.run(SwayCaptive())
    at.play("card dash", "card frenzy")
    leaf = at.figure(belthir)
    assert (leaf.role, leaf.kind, leaf.hp, leaf.seat) == ("lieutenant", "belthir", 4, at.state.overlord.seat)
    assert at.state.groups["belthir"].lieutenant
    at.only(belthir)
    at.put(belthir, "k8")
    at.activate(belthir)
    assert at.offers("quest crack")
    assert not SwayCaptive().applies(at.game)


@pytest.mark.rule("D2-OSU-05", "D2-MON-08")
@pytest.mark.parametrize(("heroes", "searches"), [(2, 3), (3, 4), (4, 5)])
def test_one_figure_of_either_group_comes_to_its_altar(heroes: int, searches: int) -> None:
    at = shrine(heroes)
    assert {name: group.area for name, group in at.state.groups.items()} == {
        "lady-eliza-farrow": "hall", "shadow-dragon": "hall", "zombie": "alt-l", "cave-spider": "alt-r"
    }  # fmt: skip
    assert len(at.state.searches) == searches
    at.only()
    at.run(Reinforce())
    assert sorted(at.offers("group")) == ["group cave-spider", "group zombie"]
    at.play("group cave-spider")
    at.play(at.offers("stand")[0])
    (spider,) = at.kinds("cave-spider")
    assert not at.figure(spider).cells & ~area(at.game, "alt-r")
    assert at.offers("group") == []


def test_the_clock_of_the_shrine_favours_the_overlord() -> None:
    at = shrine()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.result() == "overlord-won"
