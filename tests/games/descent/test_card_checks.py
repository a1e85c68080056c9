"""The contents of the box and what its cards say (D2-CMP, D2-CRD); `check` finds what is missing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from games.descent.arena import RECORDS, arena
from undercroft.games.descent.card_checks import BOX, Part, card_faults
from undercroft.games.descent.dice import COLOURS, faces
from undercroft.games.descent.records.travel import (
    AfflictVerb,
    FindVerb,
    ForkVerb,
    HarmVerb,
    SpyVerb,
    Way,
)
from undercroft.games.descent.rules.attack.profiles import weapon_profile
from undercroft.games.descent.rules.values import defence_pool, health, speed, stamina
from undercroft.kernel import FigureId, replace

ME = FigureId(1)
WITHOUT = {
    "hero": "syndrael", "monster": "zombie", "calling": "knight", "search": "health-potion",
    "relic": "duskblade", "overlord": "dash", "item": "chainmail", "lieutenant": "splig",
    "travel": "3",
}  # fmt: skip


def said(kind: str, name: str, **changes: Any) -> list[tuple[str, str]]:
    """Where something is wrong, and what, if one record is changed so."""
    records = getattr(RECORDS, kind)
    changed = {**records, name: replace(records[name], **changes)}
    content = msgspec.structs.replace(RECORDS, **{kind: changed})
    return [
        (fault.at, fault.says) for fault in card_faults(content) if (fault.kind, fault.id) == (kind, name)
    ]


@pytest.mark.parametrize(
    "part", [pytest.param(part, marks=pytest.mark.rule(part.rule), id=part.what) for part in BOX]
)
def test_the_box_is_whole_and_a_missing_card_is_told(part: Part) -> None:
    assert part.there(RECORDS) == part.number
    assert list(card_faults(RECORDS)) == []
    gone = "platemail" if part.what.endswith("Act II") else WITHOUT[part.kind]
    left = {name: record for name, record in getattr(RECORDS, part.kind).items() if name != gone}
    content = msgspec.structs.replace(RECORDS, **{part.kind: left})
    told = [fault.says for fault in card_faults(content) if fault.says.endswith(f"({part.rule})")]
    assert any(f"the box has {part.number}" in says for says in told)


@pytest.mark.rule("D2-CMP-02", "D2-CMP-04", "D2-CMP-05")
def test_the_numbers_are_those_of_the_ledger() -> None:
    parts = {part.what: part.there(RECORDS) for part in BOX}
    assert parts["monster figures"] == 3 * 5 + 2 * 4 + 4 * 2
    conditions = 4 * 4
    small = ("class cards", "shop cards of Act I", "shop cards of Act II", "search cards", "relics")
    assert sum(parts[what] for what in small) + conditions == 152
    activation = 4  # that `acted` stands for
    large = ("Overlord cards", "monster cards", "lieutenant cards", "Travel Event cards")
    assert sum(parts[what] for what in large) + activation == 84


@pytest.mark.rule("D2-CMP-03", "D2-DIC-01")
def test_six_colours_of_dice_with_six_faces_and_no_green_one() -> None:
    assert COLOURS == ("blue", "red", "yellow", "brown", "grey", "black")
    assert {len(faces(colour)) for colour in COLOURS} == {6}


@pytest.mark.rule("D2-CMP-06")
def test_a_map_takes_no_more_than_the_box_has() -> None:
    door, page = RECORDS.map["the-masquerade-ball-2"].doors[0], RECORDS.map["first-blood-1"]
    assert said("map", page.id, doors=(door,) * 8) == [("doors", "are 8, and the box has 7")]
    assert said("map", page.id, search=page.search[:1] * 10) == [("search", "are 10, and the box has 9")]


@pytest.mark.rule("D2-TRV-09", "D2-TRV-10")
def test_a_travel_event_card_has_three_events_for_those_who_are_there() -> None:
    assert said("travel", "3", plains=()) == [
        ("", "has 2 events, and the cards of the box have 3 (D2-TRV-09)")
    ]
    test = RECORDS.travel["4"].forest
    (trial,) = test
    for effect in (SpyVerb(), AfflictVerb(condition="poisoned"), FindVerb(), HarmVerb(whom="tester")):
        told = [("forest", f"has {effect.__struct_config__.tag!r} for a tester, and nobody tests")]
        assert said("travel", "4", forest=(effect,)) == told
        assert said("travel", "4", forest=(replace(trial, all_failed=(effect,)),)) == told
        assert said("travel", "4", forest=(ForkVerb(ways=(Way((effect,)),)),)) == told
        assert said("travel", "4", forest=(replace(trial, failed=(effect,)),)) == []


@pytest.mark.rule("D2-NXT-04", "D2-CAM-10")
def test_a_location_is_of_a_quest_and_opens_one_for_each_side() -> None:
    half = replace(RECORDS.location["a-fat-goblin"].opens, heroes="")
    assert said("location", "a-fat-goblin", opens=half) == [("opens", "names a quest for one side only")]
    unknown = replace(RECORDS.location["first-blood"], id="the-rumour")
    content = msgspec.structs.replace(RECORDS, location={**RECORDS.location, "the-rumour": unknown})
    assert [(fault.id, fault.says) for fault in card_faults(content)] == [
        ("the-rumour", "is no quest that has a map")
    ]
    opened = [place.opens for place in RECORDS.location.values() if place.opens.heroes]
    assert len({*(each.heroes for each in opened), *(each.overlord for each in opened)}) == 10


def test_two_classes_for_each_archetype() -> None:
    assert set(Counter(calling.archetype for calling in RECORDS.calling.values()).values()) == {2}


@pytest.mark.rule("D2-CRD-01")
def test_a_sheet_says_all_it_must() -> None:
    assert said("hero", "syndrael", speed=0) == [("speed", "is none, and no hero is without")]
    assert said("hero", "syndrael", defence=()) == [("defence", "is none, and no hero is without")]
    weak = replace(RECORDS.hero["syndrael"].attributes, might=0)
    assert said("hero", "syndrael", attributes=weak) == [("attributes.might", "is 0, and no attribute is")]
    idle = replace(RECORDS.hero["syndrael"].feat, do=())
    assert said("hero", "syndrael", feat=idle) == [("feat", "does nothing")]


@pytest.mark.rule("D2-CRD-02")
def test_the_sheet_gives_speed_health_stamina_and_defence() -> None:
    at = arena("grisban-the-thirsty:berserker", "syndrael:knight")
    sheet = RECORDS.hero["grisban-the-thirsty"]
    assert (speed(at.game, ME), health(at.game, ME)) == (3, 14) == (sheet.speed, sheet.health)
    assert stamina(at.game, ME) == 4 and defence_pool(at.game, ME) == ("grey",)
    at.turn(1)
    at.play("move")
    assert at.figure(1).movement == 3


@pytest.mark.rule("D2-CRD-03", "D2-CMP-09")
def test_only_the_first_skill_of_a_class_is_free() -> None:
    skills = RECORDS.calling["knight"].skills
    assert said("calling", "knight", skills=(*skills[1:], skills[0])) == [
        ("skills[0]", f"is {skills[1]!r}, which costs 1: only the first skill is free"),
        (f"skills[{len(skills) - 1}]", f"is {skills[0]!r}, which costs 0: only the first skill is free"),
    ]
    assert ("skills", f"lacks {skills[-1]!r}, a skill of this class") in said(
        "calling", "knight", skills=skills[:-1]
    )
    other = said("calling", "knight", skills=(*skills, "rage"))
    assert (f"skills[{len(skills)}]", "is 'rage', a skill of berserker") in other


@pytest.mark.rule("D2-CRD-04", "D2-SKL-05", "D2-GOLD-02")
def test_a_card_without_a_fatigue_icon_costs_none() -> None:
    at = arena("avric-albright:disciple", "syndrael:knight")
    at.hand()
    at.give(1, "health-potion")
    at.put(1, "g6", hp=5, fatigue=0)
    at.turn(1)
    at.play("act health-potion")
    if at.offers("target"):
        at.play("target 1")
    assert at.figure(1).fatigue == 0 and at.figure(1).damage == 0


@pytest.mark.rule("D2-CRD-05")
def test_a_search_card_has_a_value_in_gold() -> None:
    assert said("search", "health-potion", gold=0) == [
        ("gold", "is 0, and the card is not discarded at once")
    ]
    assert {card.gold > 0 for card in RECORDS.search.values() if not card.found} == {True}


@pytest.mark.rule("D2-CRD-06")
def test_a_shop_card_says_all_it_must() -> None:
    assert said("item", "steel-broadsword", price=0) == [("price", "is 0, and the card is in the shop")]
    assert said("item", "steel-broadsword", dice=()) == [("dice", "are none, and a weapon needs some")]
    held = [("slot", "is 'armour', and a weapon is held in one hand or two")]
    assert said("item", "steel-broadsword", slot="armour") == held
    assert said("item", "chainmail", slot="") == [("slot", "is none, so nobody can equip it")]


@pytest.mark.rule("D2-CRD-08")
def test_traits_do_nothing_by_themselves() -> None:
    blade = RECORDS.item["steel-broadsword"]
    assert blade.traits
    plain = weapon_profile(replace(blade, traits=()), "steel-broadsword")
    assert replace(weapon_profile(blade, "steel-broadsword"), traits=()) == plain


@pytest.mark.rule("D2-CRD-09", "D2-CRD-10")
def test_a_monster_card_says_all_it_must() -> None:
    zombie = RECORDS.monster["zombie"]
    lame = replace(zombie.act1, minion=replace(zombie.act1.minion, speed=0))
    assert said("monster", "zombie", act1=lame) == [
        ("act1.minion.speed", "is none, and no monster is without")
    ]
    weak = replace(zombie.act2, master=replace(zombie.act2.master, health=1))
    assert said("monster", "zombie", act2=weak) == [("act2.master", "has less Health than the minion")]
    two, three, four = zombie.limits
    assert said("monster", "zombie", limits=(two, four, three)) == [
        ("limits", "has a smaller group with 4 heroes than with 3")
    ]
    both = replace(four, masters=2, minions=3)
    assert ("limits", "has more than one master") in said("monster", "zombie", limits=(two, three, both))


@pytest.mark.rule("D2-CRD-11")
def test_a_lieutenant_card_says_all_it_must() -> None:
    splig = RECORDS.lieutenant["splig"]
    two, three, four = splig.act1
    assert said("lieutenant", "splig", act1=(four, three, two)) == [
        ("act1", "has less Health with more heroes")
    ]
    idle = (two, replace(three, dice=()), four)
    assert said("lieutenant", "splig", act1=idle) == [("act1[1].dice", "is none, and no monster is without")]
