"""Every card of the six classes that gives something lasting does what it says (GH-ACT, GH-SHD)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events.fights import AttackDeclared, AttackValued, ModifierDrawn
from undercroft.games.gloomhaven.records.abilities import Active, Attack, Heal, Move
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.actions.bonuses import end_round_bonuses
from undercroft.games.gloomhaven.rules.actions.lasting import drop_rights
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.state import ELEMENTS, STRONG
from undercroft.kernel import CardId, FigureId, Seat

from .facing import facing, hit, through, used, value_of
from .scenes import cells, scene

ALL = (STRONG,) * len(ELEMENTS)
ADJACENT = Whom(side="enemies", count="all", within=1)


def test_a_round_bonus_for_one_use_is_gone_after_it() -> None:
    table = facing("scoundrel", "tricksters-reversal", "bottom")
    full = table.hp(1)
    assert hit(table).hp(1) == full and not table.state.lasting and table.mat(0).active
    assert hit(table).hp(1) == full - 3


@pytest.mark.parametrize(
    ("hero", "card", "half", "attack", "value"),
    [
        ("brute", "wall-of-doom", "bottom", Attack(value=2), 3),
        ("brute", "quietus", "bottom", Attack(value=2), 3),
        ("cragheart", "heaving-swing", "bottom", Attack(value=2, range=2), 3),
        ("cragheart", "heaving-swing", "bottom", Attack(value=2), 2),
        ("cragheart", "forceful-storm", "bottom", Attack(value=2), 4),
        ("cragheart", "forceful-storm", "bottom", Attack(value=2, range=2), 2),
        ("cragheart", "brutal-momentum", "bottom", Attack(value=2, range=2), 3),
        ("scoundrel", "duelists-advance", "bottom", Attack(value=2), 4),
        ("spellweaver", "crackling-air", "top", Attack(value=2, range=2), 3),
        ("tinkerer", "enhancement-field", "bottom", Attack(value=2, range=2), 3),
        ("mindthief", "the-minds-weakness", "top", Attack(value=2), 4),
        ("mindthief", "the-minds-weakness", "top", Attack(value=2, range=2), 2),
    ],
)  # fmt: skip
def test_bonuses_to_attacks(hero: str, card: str, half: str, attack: Attack, value: int) -> None:
    assert value_of(facing(hero, card, half), attack) == value


@pytest.mark.parametrize(
    ("hero", "card", "half", "more"),
    [("brute", "frenzied-onslaught", "bottom", 3), ("scoundrel", "cull-the-weak", "bottom", 2)],
)
def test_bonuses_against_who_suffers_a_condition(hero: str, card: str, half: str, more: int) -> None:
    table = facing(hero, card, half)
    assert value_of(table, Attack(value=1)) == 1 and used(table) == 0
    table.looks(3, "disarm")
    assert value_of(table, Attack(value=1)) == 1 + more


@pytest.mark.parametrize(
    ("card", "hero", "more", "xp"),
    [("crackling-air", "spellweaver", 2, 0), ("brutal-momentum", "cragheart", 2, 1)],
)
def test_elements_are_asked_for_at_each_use(card: str, hero: str, more: int, xp: int) -> None:
    table = facing(hero, card, "top" if hero == "spellweaver" else "bottom").knows(elements=ALL)
    element = "air" if hero == "spellweaver" else "earth"
    before = table.mat(0).xp
    assert value_of(table, Attack(value=1, range=2), f"augment 0 {element}") == 1 + more
    assert table.state.elements[ELEMENTS.index(element)] == 0 and table.mat(0).xp == before + xp
    assert value_of(table, Attack(value=1, range=2)) == 2


def test_range_that_is_paid_for_with_air() -> None:
    table = facing("cragheart", "natures-lift", "bottom", monsters="elite cave-bear 4:0").knows(elements=ALL)
    table.perform(1, Attack(value=1, range=2)).picks("pass")
    assert not table.is_asked() and used(table) == 0
    through(table.perform(1, Attack(value=1, range=2)), "augment 0 air")
    assert table.hp(3) == 13 and used(table) == 1


def test_a_bonus_that_costs_an_obstacle() -> None:
    table = facing("cragheart", "stone-pummel", "bottom", obstacles="0:1")
    assert value_of(table, Attack(value=1), "pass") == 1 and used(table) == 0
    assert value_of(table, Attack(value=1), "hex 0:1") == 4 and used(table) == 1
    assert not table.state.terrain.obstacles and value_of(table, Attack(value=1)) == 1


def test_one_more_target_for_ranged_attacks() -> None:
    table = facing(
        "cragheart", "backup-ammunition", "top", monsters="cave-bear 2:0, cave-bear 0:2, cave-bear 1:1"
    )
    table.perform(1, Attack(value=1, range=3)).picks("target 3", "target 4")
    assert (table.hp(3), table.hp(4), table.hp(5), used(table)) == (8, 8, 9, 1)


def test_a_doubled_attack_out_of_the_smoke() -> None:
    table = facing("scoundrel", "smoke-bomb", "top")
    assert (
        value_of(table, Attack(value=3)) == 6
        and table.mat(0).xp == 2
        and table.mat(0).lost == ("smoke-bomb",)
    )
    assert value_of(table, Attack(value=3)) == 3


def test_a_doubled_attack_on_who_is_trapped() -> None:
    table = facing("scoundrel", "spring-the-trap", "bottom")
    assert value_of(table, Attack(value=3)) == 3
    table.looks(2, cells=cells("2:0"))
    assert value_of(table, Attack(value=3)) == 6


def test_advantage_for_the_round() -> None:
    table = facing("scoundrel", "flurry-of-blades", "bottom", "stop")
    through(table.perform(1, Attack(value=1)))
    assert len(table.events(ModifierDrawn)) == 2


def test_conditions_on_every_attack() -> None:
    table = facing("scoundrel", "watch-it-burn", "top")
    through(table.perform(1, Attack(value=1)))
    assert table.conditions(3) == ["poison", "wound"]


def test_heals_with_a_bonus() -> None:
    table = facing("tinkerer", "potent-potables", "top").looks(1, hp=2)
    through(table.perform(1, Heal(value=1, who=Whom(side="self"))))
    assert table.hp(1) == 5 and used(table) == 1


def test_a_shield_for_each_source_of_damage() -> None:
    table = facing("brute", "warding-strength", "bottom")
    full = table.hp(1)
    assert hit(table).hp(1) == full - 2 and used(table) == 1
    table.run(Suffer(FigureId(1), 1, "trap")).picks("suffer")
    assert table.hp(1) == full - 3 and used(table) == 1
    assert hit(table, value=3, pierce=1).hp(1) == full - 6 and used(table) == 2


@pytest.mark.parametrize(
    ("hero", "card", "back"), [("cragheart", "opposing-strike", 2), ("spellweaver", "engulfed-in-flames", 3)]
)
def test_retaliate_against_melee_attacks(hero: str, card: str, back: int) -> None:
    table = facing(hero, card, "bottom")
    hit(table)
    assert table.hp(3) == 14 - back and used(table) == 1
    hit(table, range=2)
    assert table.hp(3) == 14 - back and used(table) == 1


def test_damage_of_an_attack_is_turned_back() -> None:
    table = facing("spellweaver", "cold-front", "bottom", monsters="elite cave-bear 3:0")
    full = table.hp(1)
    hit(table, range=4)
    assert table.hp(1) == full and table.hp(3) == 11 and table.mat(0).xp == 1
    table.run(Suffer(FigureId(1), 1, "trap")).picks("suffer")
    assert table.hp(1) == full - 1
    assert not [x for x in table.state.lasting if x.effect.effect == "retaliate"]


@pytest.mark.rule("GH-EFX-04", "GH-XP-03")
def test_experience_for_retaliate_that_hurts() -> None:
    """It comes with the Retaliate: nobody is asked about it, and it cannot be declined."""
    table = scene(monsters="cave-bear 1:0").play(1, "eye-for-an-eye", "top")
    assert not table.is_asked()
    table = facing("brute", "eye-for-an-eye", "top").looks(3, hp=2)
    hit(table, value=0)
    assert not table.is_up(3) and table.mat(0).xp == 1


@pytest.mark.parametrize(
    ("hero", "card", "half", "sort", "value", "reach"),
    [
        ("brute", "eye-for-an-eye", "top", "retaliate", 2, 1),
        ("brute", "shield-bash", "bottom", "shield", 1, 0),
        ("brute", "brute-force", "bottom", "shield", 1, 0),
        ("brute", "immovable-phalanx", "top", "shield", 1, 0),
        ("brute", "selfish-retribution", "bottom", "retaliate", 2, 1),
        ("cragheart", "blunt-force", "bottom", "retaliate", 1, 1),
        ("cragheart", "kinetic-assault", "bottom", "retaliate", 3, 3),
        ("scoundrel", "stiletto-storm", "bottom", "retaliate", 1, 1),
        ("spellweaver", "stone-fists", "bottom", "shield", 1, 0),
        ("spellweaver", "inferno", "bottom", "retaliate", 2, 3),
        ("spellweaver", "hardened-spikes", "top", "retaliate", 2, 1),
        ("mindthief", "psychic-projection", "top", "shield", 1, 0),
        ("tinkerer", "flamethrower", "bottom", "shield", 1, 0),
        ("cragheart", "unstable-upheaval", "bottom", "shield", 2, 0),
        ("spellweaver", "elemental-aid", "bottom", "shield", 2, 0),
    ],
)
def test_shields_and_retaliates_of_a_round(
    hero: str, card: str, half: str, sort: str, value: int, reach: int
) -> None:
    table = facing(hero, card, half, monsters="elite cave-bear 5:5", ally="1:0")
    found = [x for x in table.state.lasting if x.effect.effect == sort]
    assert found and all((x.effect.value, x.effect.range, x.until) == (value, reach, "round") for x in found)
    others = {
        "inferno": [1, 2],
        "hardened-spikes": [1, 2],
        "flamethrower": [1, 2],
        "unstable-upheaval": [2],
        "elemental-aid": [2],
    }
    assert [x.bearer for x in found] == others.get(card, [1])


@pytest.mark.parametrize(
    ("hero", "card", "element", "sort"),
    [
        ("spellweaver", "crackling-air", "fire", "retaliate"),
        ("spellweaver", "hardened-spikes", "ice", "shield"),
        ("mindthief", "shared-nightmare", "ice", "shield"),
    ],
)  # fmt: skip
def test_what_an_element_gives_for_the_round(hero: str, card: str, element: str, sort: str) -> None:
    heroes: dict[str, Any] = {hero: "0:0", "brute": "0:7"}
    table = scene(**heroes).knows(elements=ALL)
    through(table.play(1, card, "bottom"), "stop")
    assert table.state.elements[ELEMENTS.index(element)] == 0
    (found,) = table.state.lasting
    assert (found.effect.effect, found.until, found.bearer) == (sort, "round", 1)
    assert [lying.card for lying in table.mat(0).active] == [card]  # GH-ACT-07: until the end of the round


def test_attacks_of_allies_are_better_for_each_ally_near() -> None:
    table = scene(
        mindthief="0:0",
        brute="0:1",
        spellweaver="1:1",
        tinkerer="5:5",
        monsters="elite cave-bear 0:2",
        hero_level=9,
    )
    through(table.play(1, "many-as-one", "bottom"))
    table.looks(3, cells=cells("6:6"))
    table.perform(2, Attack(value=1)).picks("target 5")
    assert table.events(AttackValued)[0].damage == 3
    through(table.perform(4, Attack(value=1, range=9)))
    assert table.events(AttackValued)[2].damage == 1


def test_harsh_stimulants_reach_neighbours_only() -> None:
    table = facing("tinkerer", "harsh-stimulants", "bottom", ally="0:1")
    assert [x.bearer for x in table.state.lasting] == [2]


def test_who_roars_draws_attacks_from_neighbours() -> None:
    table = scene(brute="2:1", spellweaver="3:1", monsters="bandit-archer 6:1")
    through(table.play(1, "provoking-roar", "bottom"))
    hit(table, value=2)
    assert (table.hp(1), table.hp(2)) == (8, 6)


@pytest.mark.rule("GH-ACT-02")
def test_moves_as_attacks() -> None:
    table = facing("brute", "immovable-phalanx", "bottom")
    through(table.perform(1, Move(value=4)), "use immovable-phalanx", "target 3")
    assert table.hp(3) == 10
    table.perform(1, Move(value=1)).picks("pass")
    assert table.keys("go")


@pytest.mark.parametrize(
    ("card", "check"),
    [
        ("lumbering-bash", "heal"), ("auto-turret", "attack"), ("gas-canister", "recover"),
    ],
)  # fmt: skip
def test_what_is_done_each_turn_takes_a_slot(card: str, check: str) -> None:
    hero = "cragheart" if card == "lumbering-bash" else "tinkerer"
    table = facing(
        hero, card, "top" if card == "auto-turret" else "bottom", monsters="elite cave-bear 4:0", ally="0:1"
    )
    table.looks(1, hp=1).mats(1, discard=(CardId("trample"),)).mats(0, resting=True, discard=())
    through(table.turn(1))
    assert used(table) == 1
    assert {"heal": table.hp(1) >= 3, "attack": table.hp(3) == 12, "recover": not table.mat(1).discard}[check]


def test_augments_work_on_own_melee_attacks_one_at_a_time() -> None:
    table = facing("mindthief", "parasitic-influence", "top").looks(1, hp=1)
    through(table.perform(1, Attack(value=1)))
    assert table.hp(1) == 3
    through(table.perform(1, Attack(value=1, range=2)))
    assert table.hp(1) == 3
    through(table.play(1, "withering-claw", "top"))
    assert [lying.card for lying in table.mat(0).active] == ["withering-claw"]
    assert table.mat(0).discard == ("parasitic-influence",) and table.conditions(3) == ["muddle", "poison"]
    assert table.hp(1) == 3


@pytest.mark.parametrize(
    ("card", "sort"), [("feedback-loop", "shield"), ("vicious-blood", "retaliate")],
)  # fmt: skip
def test_augments_that_give_bonuses_for_the_round(card: str, sort: str) -> None:
    table = facing("mindthief", card, "top")
    assert [(x.effect.effect, x.until) for x in table.state.lasting] == [
        ("augment", "scenario"),
        (sort, "round"),
    ]
    table.run(drop_rights(table.game, Seat(0))[0].do)
    assert [x.effect.effect for x in table.state.lasting] == [sort]


def test_silent_scream_heals_somebody_near() -> None:
    table = scene(mindthief="0:0", brute="0:1", monsters="elite cave-bear 1:0", hero_level=9).looks(2, hp=1)
    through(table.play(1, "silent-scream", "top"), "target 3", "target 2")
    assert table.hp(2) == 3


def test_an_augment_that_stuns_for_ice() -> None:
    table = scene(mindthief="0:0", brute="0:1", monsters="elite cave-bear 1:0").knows(elements=ALL)
    through(table.play(1, "frozen-mind", "top"), "target 3", "augment 0 ice")
    assert table.conditions(3) == ["stun"]


def test_an_augment_that_kills_for_dark() -> None:
    table = scene(mindthief="0:0", brute="0:5", monsters="cave-bear 1:0, elite cave-bear 0:1").knows(
        elements=ALL
    )
    through(table.play(1, "phantasmal-killer", "top"), "target 3", "augment 0 dark")
    assert not table.is_up(3) and not table.events(ModifierDrawn)
    table.knows(elements=ALL)
    through(table.perform(1, Attack(value=1)), "target 4")
    assert table.hp(4) == 13 and table.state.elements == ALL


def test_two_augments_and_augments_on_ranged_attacks() -> None:
    table = facing("mindthief", "mass-hysteria", "bottom")
    through(table.play(1, "the-minds-weakness", "top"))
    through(table.play(1, "withering-claw", "top"))
    assert value_of(table, Attack(value=1)) == 4  # poisoned by the claw
    through(table.play(1, "psychic-projection", "bottom"))
    assert value_of(table, Attack(value=1, range=3)) == 4
    through(table.play(1, "feedback-loop", "top"), "drop the-minds-weakness")
    assert [x.source for x in table.state.lasting if x.effect.effect == "augment"] == [
        "withering-claw",
        "feedback-loop",
    ]


def test_an_ally_attacks_with_the_augments_of_the_mindthief() -> None:
    table = facing("mindthief", "the-minds-weakness", "top", ally="0:1").looks(2, cells=cells("2:0"))
    table.perform(2, Attack(value=1), giver=FigureId(1), lends=True).picks("target 3")
    assert table.events(AttackValued)[-2].damage == 3
    assert table.event(AttackDeclared).figure == 2


def test_bonuses_survive_saving_in_the_middle_of_an_attack() -> None:
    table = facing("cragheart", "stone-pummel", "bottom", obstacles="0:1")
    table.perform(1, Attack(value=1)).picks("target 3")
    again = table.reloaded()
    assert again.keys() == table.keys() and again.keys("hex") == ["0:1"]
    again.picks("hex 0:1")
    assert again.hp(3) == 10


def test_whom_a_bonus_to_allies_reaches() -> None:
    table = scene(tinkerer="0:0", brute="0:1", monsters="cave-bear 0:2")
    effect = Active(effect="attack", value=2, who=Whom(side="allies", count="all", within=1))
    through(table.perform(1, effect, duration="round"))
    assert [x.bearer for x in table.state.lasting] == [2] and table.state.lasting[0].giver == 1
    table.perform(2, Attack(value=1, who=ADJACENT)).picks("target 3")
    assert table.hp(3) == 6


@pytest.mark.rule("GH-ACT-07")
def test_a_round_bonus_that_an_element_gave_keeps_its_card_active() -> None:
    """Shared Nightmare, bottom: with ice Shield 1 for the round; without it the card is discarded at once."""
    table = scene(mindthief="0:0", brute="5:5", hero_level=8).knows(elements=(0, 2, 0, 0, 0, 0))
    table.play(1, "shared-nightmare", "bottom").picks("stop")
    while table.is_asked():
        table.picks(table.keys()[0])
    assert [lying.card for lying in table.mat(0).active] == ["shared-nightmare"]
    end_round_bonuses(table.game)
    assert table.mat(0).active == () and "shared-nightmare" in table.mat(0).discard
    plain = (
        scene(mindthief="0:0", brute="5:5", hero_level=8)
        .play(1, "shared-nightmare", "bottom")
        .picks("go 1:0")
    )
    plain.picks("stop")
    assert "shared-nightmare" in plain.mat(0).discard
