"""Every ability card of the Mindthief of level 1 and X, half by half, and its perks."""

from __future__ import annotations

import pytest

from games.gloomhaven.facing import hit, through
from games.gloomhaven.scenes import Table, scene, shelf
from games.gloomhaven.stacks import stacked
from games.gloomhaven.test_party import started
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.records.abilities import Attack
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.scenario.special_rules import shrugs_off
from undercroft.games.gloomhaven.state import Terrain, Trap
from undercroft.kernel import FigureId, Seat

from . import halves
from .halves import FIELD, LANE, after_round, change, drawn, is_strong, left, lone, lost_hp, row_of
from .onward import BEAR, stays, walk_and_afflict, walk_and_attack, walked

HERO = "mindthief"
ICE = halves.strong("ice")


def test_gnawing_horde_moves_4() -> None:
    halves.move(HERO, "gnawing-horde", "bottom", 4, jump=False, ends="discard")


@pytest.mark.parametrize(
    ("card", "half", "value", "reach", "conditions", "ends"),
    [
        ("submissive-affliction", "top", 2, 1, "", "discard, 1 xp"),
        ("the-minds-weakness", "bottom", 1, 1, "wound", "discard"),
        ("perverse-edge", "top", 3, 1, "", "lost"),
        ("perverse-edge", "bottom", 1, 2, "stun", "discard, 1 xp, ice"),
        ("empathetic-assault", "top", 4, 5, "disarm", "lost, 2 xp, ice"),
        ("frigid-apparition", "top", 3, 1, "", "discard"),
    ],
)
def test_attacks(card: str, half: str, value: int, reach: int, conditions: str, ends: str) -> None:
    halves.attack(HERO, card, half, value, reach, conditions, ends)


@pytest.mark.parametrize(
    ("card", "half", "hexes", "value", "ends"),
    [("fearsome-blade", "bottom", 4, 2, "lost, 2 xp"), ("scurry", "top", 3, 1, "discard")],
)
def test_moves_with_attacks(card: str, half: str, hexes: int, value: int, ends: str) -> None:
    walk_and_attack(HERO, card, half, hexes, value, ends)


@pytest.mark.parametrize(
    ("card", "half", "reach", "ends"),
    [("into-the-night", "top", 1, "discard, dark"), ("scurry", "bottom", 2, "lost, 1 xp")],
)
def test_loot(card: str, half: str, reach: int, ends: str) -> None:
    halves.loot(HERO, card, half, reach, ends)


@pytest.mark.rule("GH-ATK-20", "GH-XP-03")
@pytest.mark.parametrize(
    ("card", "conditions", "damage", "ends"),
    [
        ("submissive-affliction", ("stun", "muddle"), 4, "discard, 1 xp"),
        ("submissive-affliction", ("strengthen",), 2, "discard, 1 xp"),
        ("perverse-edge", ("stun", "muddle", "wound"), 9, "lost, 3 xp"),
        ("perverse-edge", ("strengthen",), 3, "lost"),
    ],
)
def test_attacks_on_the_afflicted(card: str, conditions: tuple[str, ...], damage: int, ends: str) -> None:
    """More for each negative condition of the target."""
    table = lone(HERO, monsters=row_of(BEAR, 1)).looks(2, *conditions).play(1, card, "top").picks("target 2")
    assert lost_hp(table, 2) == [damage] and left(table, card) == ends


@pytest.mark.rule("GH-ATK-21")
def test_submissive_affliction_makes_an_enemy_attack_another() -> None:
    """For 2, with its own range and the monsters' cards; whoever is within 5."""
    table = lone(HERO, monsters="bandit-archer 5:1, elite cave-bear 6:1, bandit-archer 12:1")
    table.play(1, "submissive-affliction", "bottom")
    assert table.keys() == ["target 2", "skip"]
    table.picks("target 2")
    assert table.keys("target") == ["3"]
    table.picks("target 3")
    assert lost_hp(table, 1, 2, 3, 4) == [0, 0, 2, 0] and left(table, "submissive-affliction") == "discard"
    assert table.state.charms == ()


@pytest.mark.rule("GH-ATK-21", "GH-SHD-07")
def test_submissive_affliction_counts_although_the_puppet_falls() -> None:
    table = lone(HERO, monsters="cave-bear 2:1, elite inox-guard 3:1").looks(2, hp=1)
    through(table.play(1, "submissive-affliction", "bottom"), "target 2")
    assert not table.is_up(2) and lost_hp(table, 3) == [2] and table.state.charms == ()


def test_into_the_night_hides() -> None:
    table = through(lone(HERO).play(1, "into-the-night", "bottom"))
    assert table.conditions(1) == ["invisible"] and left(table, "into-the-night") == "discard"


def test_fearsome_blade_pushes_3() -> None:
    table = lone(HERO, LANE, monsters=row_of(BEAR, 1)).play(1, "fearsome-blade", "top")
    through(table, "target 2", "hex 2:1")
    assert (table.at(2), lost_hp(table, 2), left(table, "fearsome-blade")) == ("4:1", [2], "discard, 1 xp")


@pytest.mark.rule("GH-CON-07", "GH-CON-21")
def test_fearsome_blade_is_lost_although_a_trap_stuns_on_the_way() -> None:
    """The attack is not made any more; the action was performed all the same."""
    table = lone(HERO, LANE, monsters=row_of(BEAR, 2))
    table.knows(terrain=Terrain(traps=(Trap(GRID.cell(1, 1), 0, ("stun",)),)))
    through(table.play(1, "fearsome-blade", "bottom"), "go 1:1")
    assert (table.at(1), table.conditions(1), lost_hp(table, 2)) == ("1:1", ["stun"], [0])
    assert left(table, "fearsome-blade") == "lost, 2 xp"


# -- augments


def augmented(card: str, monsters: str = f"{BEAR} 1:0, {BEAR} 0:1", brute: str = "0:7") -> Table:
    """The Mindthief, hurt, played an augment and attacked figure 3 with it."""
    table = scene(mindthief="0:0", brute=brute, monsters=monsters, hero_level=9)
    for figure in (1, 2):
        table.looks(figure, hp=5)
    return through(table.play(1, card, "top"), "target 3")


def strikes(table: Table, target: int = 4, range: int | None = None) -> Table:
    """An Attack 1 of a later action."""
    return through(table.perform(1, Attack(value=1, range=range)), f"target {target}")


@pytest.mark.rule("GH-ACT-12")
@pytest.mark.parametrize("card", ["feedback-loop", "parasitic-influence", "withering-claw"])
def test_one_augment_at_a_time(card: str) -> None:
    table = augmented(card)
    assert lost_hp(table, 3) == [1] and after_round(table, card) == "active, 1 xp"
    through(table.play(1, "the-minds-weakness", "top"), "target 4")
    assert left(table, card) == "discard, 2 xp" and left(table, "the-minds-weakness") == "active, 2 xp"
    assert lost_hp(table, 4) == [3] and table.conditions(4) == []


@pytest.mark.rule("GH-ACT-09")
@pytest.mark.parametrize(("card", "pile"), [("the-minds-weakness", "discard"), ("gnawing-horde", "lost")])
def test_cards_that_stay(card: str, pile: str) -> None:
    stays(HERO, card, "top", pile)


@pytest.mark.parametrize("card", ["submissive-affliction", "parasitic-influence", "withering-claw"])
def test_allies_are_not_meant(card: str) -> None:
    """Though one is beside the Mindthief."""
    table = scene(mindthief="3:3", brute="2:3", monsters="cave-bear 4:3").play(1, card, "bottom")
    assert table.keys("target") == ["3"]


@pytest.mark.rule("GH-ACT-05")
def test_the_minds_weakness_adds_2_to_melee_attacks() -> None:
    table = augmented("the-minds-weakness")
    assert lost_hp(table, 3) == [3] and left(table, "the-minds-weakness") == "active, 1 xp"
    assert lost_hp(strikes(table), 4) == [3]
    assert lost_hp(strikes(table, range=2), 4) == [4]
    assert after_round(table, "the-minds-weakness") == "active, 1 xp"


def test_feedback_loop_shields_1_after_each_attack() -> None:
    table = hit(augmented("feedback-loop"))
    assert table.hp(1) == 5 - 2
    assert hit(strikes(table)).hp(1) == 3 - 1 and left(table, "feedback-loop") == "active, 1 xp"
    after_round(table, "feedback-loop")
    assert hit(table, value=1).hp(1) == 1


@pytest.mark.parametrize(("back", "muddled"), [(True, ["muddle"]), (False, [])])
def test_feedback_loop_muddles_all_it_jumped_over_and_back(back: bool, muddled: list[str]) -> None:
    table = lone(HERO, LANE, monsters=row_of(BEAR, 1, 3)).play(1, "feedback-loop", "bottom")
    assert "4:1" in table.keys("go") and "5:1" not in table.keys("go")
    through(table.picks("go 2:1"), *(["go 0:1"] if back else ["stop"]))
    assert [table.conditions(2), table.conditions(3)] == [muddled, []]
    assert left(table, "feedback-loop") == "discard"


def test_feedback_loop_muddles_all_enemies_on_its_round() -> None:
    """Over two bears and an ally, four hexes in all."""
    table = scene(halves.WIDE, mindthief="2:1", brute="1:2", monsters=f"{BEAR} 3:1, {BEAR} 2:2")
    table.play(1, "feedback-loop", "bottom").picks("go 3:1", "go 2:2", "go 1:2", "go 2:1")
    through(table)
    assert (table.at(1), table.conditions(2)) == ("2:1", [])
    assert [table.conditions(3), table.conditions(4)] == [["muddle"], ["muddle"]]


def test_parasitic_influence_heals_2_after_each_attack() -> None:
    table = augmented("parasitic-influence")
    assert [table.hp(1), table.hp(2)] == [7, 5] and strikes(table).hp(1) == 9
    assert strikes(table, range=2).hp(1) == 9


@pytest.mark.rule("GH-ATK-21")
@pytest.mark.parametrize(("card", "reach", "hexes"), [("parasitic-influence", 4, 1), ("frozen-mind", 5, 2)])
def test_enemies_are_made_to_move(card: str, reach: int, hexes: int) -> None:
    table = lone(HERO, monsters=row_of(BEAR, reach, reach + 1)).play(1, card, "bottom")
    assert table.keys() == ["target 2", "skip"]
    table.picks("target 2")
    assert f"{reach - hexes}:1" in table.keys("go") and f"{reach - hexes - 1}:1" not in table.keys("go")
    table.picks(f"go {reach - hexes}:1")
    assert (table.at(2), left(table, card)) == (f"{reach - hexes}:1", "discard") and not table.is_asked()


def test_withering_claw_muddles_and_poisons() -> None:
    table = augmented("withering-claw")
    assert table.conditions(3) == ["muddle", "poison"]
    assert strikes(table, range=2).conditions(4) == []
    assert strikes(table).conditions(4) == ["muddle", "poison"]


def test_withering_claw_immobilizes_one_then_moves_3() -> None:
    table = lone(HERO, f"{LANE} 0:2", monsters=f"{BEAR} 0:2, {BEAR} 5:1").play(1, "withering-claw", "bottom")
    assert table.keys() == ["target 2", "skip"]
    table.picks("target 2")
    assert table.conditions(2) == ["immobilize"] and table.keys("go") == ["1:1", "2:1", "3:1"]
    through(table, "go 3:1")
    assert left(table, "withering-claw") == "discard"


# -- others


def summoned(card: str, hexes: int, hp: int) -> Table:
    """The summon (figure 3) came to 1:1, walked so many hexes in the next round and attacked a bear."""
    table = lone(HERO, monsters=row_of(BEAR, 2 + hexes)).play(1, card, "top")
    table.picks("hex 1:1")
    assert (table.hp(3), left(table, card)) == (hp, "active, 2 xp")
    through(table.knows(round=2).turn(3))
    assert table.at(3) == f"{1 + hexes}:1"
    far = lone(HERO, monsters=row_of(BEAR, 4 + hexes)).play(1, card, "top").picks("hex 1:1").knows(round=2)
    assert lost_hp(through(far.turn(3)), 2) == [0] and far.at(3) == f"{1 + hexes}:1"
    return table


def dies_with_its_card(table: Table, card: str) -> None:
    table.run(Suffer(FigureId(3), 99, "ability"))
    assert not table.is_up(3) and left(table, card) == "lost, 2 xp"


@pytest.mark.rule("GH-SUM-01", "GH-SUM-05", "GH-SUM-06")
def test_gnawing_horde_summons_a_poisonous_swarm() -> None:
    table = summoned("gnawing-horde", 1, 6)
    assert lost_hp(table, 2) == [2] and table.conditions(2) == ["poison"]
    dies_with_its_card(table, "gnawing-horde")


def test_empathetic_assault_moves_and_heals_2() -> None:
    assert not walked(HERO, "empathetic-assault", "bottom", 2, hero_level=9).is_asked()  # nobody is hurt
    table = lone(HERO, hero_level=9).looks(1, hp=1)
    through(table.play(1, "empathetic-assault", "bottom"))
    assert table.hp(1) == 3 and left(table, "empathetic-assault") == "discard"


@pytest.mark.rule("GH-TRN-09")
def test_possession_gives_an_ally_an_attack() -> None:
    """Attack 6, with the ally's own cards; the experience is the Mindthief's."""
    table = scene(mindthief="0:0", brute="1:0", tinkerer="0:2", monsters=f"{BEAR} 2:0, {BEAR} 0:1")
    table.play(1, "possession", "top")
    assert table.keys() == ["target 2", "skip"]
    table.picks("target 2")
    assert table.asked.seat == 1 and set(table.keys("target")) == {"4", "5"}
    table.picks("target 4")
    assert lost_hp(table, 4, 5) == [6, 0] and left(table, "possession") == "lost, 2 xp"
    assert table.mat(1).xp == 0


@pytest.mark.rule("GH-XP-01")
def test_possession_counts_although_the_ally_falls() -> None:
    """The ally is exhausted by Retaliate after its attack: the card is lost all the same."""
    table = scene(mindthief="0:0", brute="1:0", monsters="elite inox-guard 2:0").looks(2, hp=1)
    through(table.play(1, "possession", "top"), "target 2", "target 3")
    assert not table.is_up(2) and lost_hp(table, 3) == [6] and left(table, "possession") == "lost, 2 xp"


def test_possession_lets_an_ally_move_4() -> None:
    table = scene(LANE, mindthief="0:1", brute="1:1").play(1, "possession", "bottom").picks("target 2")
    assert table.asked.seat == 1 and table.keys("go")[-1] == "5:1"
    table.picks("go 5:1")
    assert (table.at(2), left(table, "possession")) == ("5:1", "discard")
    table = scene(FIELD, mindthief="0:1", brute="3:1", tinkerer="4:1").play(1, "possession", "bottom")
    assert table.keys("target") == ["2"]


def test_frigid_apparition_stuns_with_ice() -> None:
    table = lone(HERO, monsters=row_of(BEAR, 1)).knows(elements=ICE).play(1, "frigid-apparition", "top")
    table.picks("augment 0 ice", "target 2")
    assert lost_hp(table, 2) == [3] and table.conditions(2) == ["stun"] and not is_strong(table, "ice")
    assert left(table, "frigid-apparition") == "discard, 1 xp"


def test_frigid_apparition_moves_and_stuns_one() -> None:
    walk_and_afflict(HERO, "frigid-apparition", "bottom", 4, "stun", every=False, ends="lost, 1 xp")


PERKS: dict[str, tuple[int, dict[str, int]]] = {
    "remove-2-minus-1": (2, {"minus-1": -2}),
    "remove-4-plus-0": (1, {"plus-0": -4}),
    "remove-2-plus-1-add-2-plus-2": (1, {"plus-1": -2, "plus-2": 2}),
    "remove-1-minus-2-add-1-plus-0": (1, {"minus-2": -1, "plus-0": 1}),
    "add-1-plus-2-ice": (2, {"plus-2-ice": 1}),
    "add-2-rolling-plus-1": (2, {"rolling-plus-1": 2}),
    "add-3-rolling-pull-1": (1, {"rolling-pull-1": 3}),
    "add-3-rolling-muddle": (1, {"rolling-muddle": 3}),
    "add-2-rolling-immobilize": (1, {"rolling-immobilize": 2}),
    "add-1-rolling-stun": (1, {"rolling-stun": 1}),
    "add-1-rolling-disarm-1-rolling-muddle": (1, {"rolling-disarm": 1, "rolling-muddle": 1}),
    "ignore-scenario-effects": (1, {}),
}


@pytest.mark.rule("GH-PRK-03")
def test_perks() -> None:
    assert {perk.id: change(HERO, perk.id) for perk in shelf().character[HERO].perks} == PERKS
    g = started(party=("mindthief:2;perks=ignore-scenario-effects", "brute"))
    assert shrugs_off(g, Seat(0)) and not shrugs_off(g, Seat(1))


@pytest.mark.rule("GH-AMD-10", "GH-AMD-12")
@pytest.mark.parametrize(
    ("card", "damage", "conditions", "infused"),
    [
        ("plus-2-ice", 4, [], ("ice",)),
        ("rolling-plus-1", 3, [], ()),
        ("rolling-muddle", 2, ["muddle"], ()),
        ("rolling-immobilize", 2, ["immobilize"], ()),
        ("rolling-stun", 2, ["stun"], ()),
        ("rolling-disarm", 2, ["disarm"], ()),
    ],
)
def test_modifier_cards(card: str, damage: int, conditions: list[str], infused: tuple[str, ...]) -> None:
    """An Attack 2 with each card that a perk adds; the rolling ones roll on to a +0."""
    table = drawn(HERO, card, "plus-0")
    assert (lost_hp(table, 3), table.conditions(3)) == ([damage], conditions)
    assert table.state.turn.infused == infused


@pytest.mark.rule("GH-AMD-10", "GH-EFX-10")
def test_a_modifier_card_pulls_1() -> None:
    table = lone(HERO, monsters=row_of(BEAR, 3))
    through(stacked(table, "rolling-pull-1", "plus-0").perform(1, Attack(value=2, range=3)), "hex 2:1")
    assert (table.at(2), lost_hp(table, 2)) == ("2:1", [2])
