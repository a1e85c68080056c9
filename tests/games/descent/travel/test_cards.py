"""The ten printed Travel Event cards, section by section (D2-TRV-08, D2-TRV-10)."""

from __future__ import annotations

import pytest

from games.descent.arena import RECORDS, Arena
from games.descent.travel.road import FAILED, JAIN, PASSED, SYNDRAEL, damage, fatigue, has_arrived, on_the_way
from undercroft.games.descent.events.cards import OverlordDrew
from undercroft.games.descent.events.fights import AttributeRolled
from undercroft.games.descent.events.travel import AttributeNamed, TravelCardDrawn, WayChosen
from undercroft.games.descent.records.campaign import Icon
from undercroft.kernel import Seat

OVERLORD = Seat(2)
HEROES = (Seat(0), Seat(1))
ICONS: tuple[Icon, ...] = ("road", "plains", "forest", "mountain", "water")
NAMED: list[tuple[str, Icon]] = [("6", "forest"), ("6", "mountain")]
OVERLORD_DRAWS: list[tuple[str, Icon]] = [("3", "plains"), ("8", "plains")]
CHOSEN_FINDS: list[tuple[str, Icon, str]] = [("4", "water", "awareness"), ("10", "plains", "willpower")]
ONE_FOR_ALL: list[tuple[str, Icon]] = [("2", "forest"), ("4", "plains")]
TIRING: list[tuple[str, Icon, str]] = [("9", "mountain", "might"), ("9", "water", "awareness")]
HARSH: list[tuple[str, Icon, str]] = [("3", "mountain", "might"), ("10", "mountain", "awareness")]


def rolls(at: Arena) -> list[tuple[int, str]]:
    return [(event.figure, event.attribute) for event in at.events(AttributeRolled)]


def hand(at: Arena) -> int:
    return len(at.state.overlord.held)


# -- the deck


@pytest.mark.rule("D2-TRV-08", "D2-TRV-13")
def test_ten_cards_with_three_events_each() -> None:
    cards = RECORDS.travel.values()
    assert len(cards) == 10
    assert all(sum(bool(card.section(icon)) for icon in ICONS) == 3 for card in cards)
    counts = [sum(bool(card.section(icon)) for card in cards) for icon in ICONS]
    assert counts == [4, 6, 7, 7, 6]


@pytest.mark.rule("D2-TRV-09")
@pytest.mark.parametrize(
    ("card", "icon"),
    [(card.id, icon) for card in RECORDS.travel.values() for icon in ICONS if not card.section(icon)],
)
def test_a_section_without_an_event_does_nothing(card: str, icon: Icon) -> None:
    at = on_the_way(card, icon, hand=("dash",))
    assert has_arrived(at) and damage(at) == fatigue(at) == [0, 0] and hand(at) == 1
    (drawn,) = at.events(TravelCardDrawn)
    assert drawn.section == ()
    assert "D2-TRV-09" in at.rules() and "D2-TRV-10" not in at.rules()


# -- tests of each hero


@pytest.mark.rule("D2-TRV-10", "D2-CAM-13")
def test_card_1_plains_if_all_pass_each_draws_a_search_card() -> None:
    at = on_the_way("1", "plains", *PASSED, *PASSED, "health-potion", "fire-flask")
    assert rolls(at) == [(SYNDRAEL, "willpower"), (JAIN, "willpower")]
    assert at.hero(SYNDRAEL).finds == ("health-potion",) and at.hero(JAIN).finds == ("fire-flask",)
    assert has_arrived(at) and fatigue(at) == [0, 0]


@pytest.mark.rule("D2-TRV-10", "D2-TRV-12")
def test_card_1_plains_whoever_fails_is_tired() -> None:
    at = on_the_way("1", "plains", *FAILED, *PASSED)
    assert has_arrived(at) and fatigue(at) == [1, 0]
    assert at.hero(SYNDRAEL).finds == at.hero(JAIN).finds == ()


@pytest.mark.rule("D2-TRV-10")
def test_card_2_road_whoever_passes_finds_something() -> None:
    at = on_the_way("2", "road", *FAILED, *PASSED, "curse-doll")
    assert rolls(at) == [(SYNDRAEL, "knowledge"), (JAIN, "knowledge")]
    assert at.hero(SYNDRAEL).finds == () and at.hero(JAIN).finds == ("curse-doll",)
    assert "use curse-doll" not in at.rules() and has_arrived(at)


@pytest.mark.rule("D2-TRV-10", "D2-X-16")
def test_a_treasure_chest_on_the_way_is_a_shop_card() -> None:
    at = on_the_way("2", "road", *PASSED, "treasure-chest", "sling", *PASSED, "nothing")
    assert "sling" in at.hero(SYNDRAEL).items and at.hero(JAIN).finds == ()
    assert at.state.search.discard == ("treasure-chest", "nothing")


@pytest.mark.rule("D2-TRV-10", "D2-TRV-12")
@pytest.mark.parametrize(("card", "icon", "attribute"), HARSH)
def test_damage_for_each_failure_and_more_if_all_fail(card: str, icon: Icon, attribute: str) -> None:
    at = on_the_way(card, icon, *FAILED, *PASSED)
    assert rolls(at) == [(SYNDRAEL, attribute), (JAIN, attribute)] and damage(at) == [1, 0]
    assert damage(on_the_way(card, icon, *PASSED, *PASSED)) == [0, 0]
    assert damage(on_the_way(card, icon, *FAILED, *FAILED)) == [2, 2]


@pytest.mark.rule("D2-TRV-10", "D2-TRV-12")
def test_card_4_forest_poisons_and_hurts_if_all_fail() -> None:
    at = on_the_way("4", "forest", *PASSED, *FAILED)
    assert rolls(at) == [(SYNDRAEL, "awareness"), (JAIN, "awareness")]
    assert at.figure(JAIN).suffers("poisoned") and not at.figure(SYNDRAEL).suffers("poisoned")
    assert damage(at) == [0, 0]
    at = on_the_way("4", "forest", *FAILED, *FAILED)
    assert at.figure(SYNDRAEL).suffers("poisoned") and damage(at) == [1, 1]


@pytest.mark.rule("D2-TRV-10", "D2-TRV-12")
def test_card_5_water_spreads_disease() -> None:
    at = on_the_way("5", "water", *FAILED, *PASSED)
    assert rolls(at) == [(SYNDRAEL, "willpower"), (JAIN, "willpower")]
    assert at.figure(SYNDRAEL).suffers("diseased") and not at.figure(JAIN).suffers("diseased")


@pytest.mark.rule("D2-TRV-10", "D2-WHO-03")
@pytest.mark.parametrize(("card", "icon"), NAMED)
def test_card_6_tests_what_the_overlord_names(card: str, icon: Icon) -> None:
    at = on_the_way(card, icon, *FAILED, *PASSED)
    assert at.asked.seats == (OVERLORD,)
    assert at.keys() == {f"attribute {name}" for name in ("might", "knowledge", "willpower", "awareness")}
    at.play("attribute knowledge")
    assert [event.attribute for event in at.events(AttributeNamed)] == ["knowledge"]
    assert rolls(at) == [(SYNDRAEL, "knowledge"), (JAIN, "knowledge")]
    assert damage(at) == fatigue(at) == [1, 0] and has_arrived(at)


@pytest.mark.rule("D2-TRV-10", "D2-TRV-05")
def test_card_9_road_each_failure_is_a_card_for_the_overlord() -> None:
    at = on_the_way("9", "road", *FAILED, "dash", *FAILED, "frenzy", hand=("tripwire",))
    assert rolls(at) == [(SYNDRAEL, "knowledge"), (JAIN, "knowledge")]
    assert at.state.overlord.hand == ("dash", "frenzy", "tripwire")
    assert hand(on_the_way("9", "road", *PASSED, *PASSED)) == 0


@pytest.mark.rule("D2-TRV-10", "D2-TRV-12", "D2-FAT-08")
@pytest.mark.parametrize(("card", "icon", "attribute"), TIRING)
def test_two_fatigue_for_a_failure_and_the_rest_is_damage(card: str, icon: Icon, attribute: str) -> None:
    at = on_the_way(card, icon, *FAILED, *PASSED, tired=3)
    assert rolls(at) == [(SYNDRAEL, attribute), (JAIN, attribute)]
    assert fatigue(at) == [4, 3] and damage(at) == [1, 0], "Syndrael's Stamina is 4"


@pytest.mark.rule("D2-TRV-10")
def test_card_10_water_tires_and_hurts_if_all_fail() -> None:
    at = on_the_way("10", "water", *FAILED, *PASSED)
    assert rolls(at) == [(SYNDRAEL, "might"), (JAIN, "might")]
    assert fatigue(at) == [1, 0] and damage(at) == [0, 0]
    at = on_the_way("10", "water", *FAILED, *FAILED)
    assert fatigue(at) == [1, 1] and damage(at) == [1, 1]


# -- tests of one hero for all


@pytest.mark.rule("D2-TRV-10", "D2-TRV-11")
@pytest.mark.parametrize(("card", "icon"), ONE_FOR_ALL)
def test_one_hero_of_their_choice_tests_for_all(card: str, icon: Icon) -> None:
    at = on_the_way(card, icon, *FAILED)
    assert at.asked.seats == HEROES and at.keys() == {"target 1", "target 2"}
    at.play("target 2")
    attribute = "awareness" if card == "2" else "might"
    assert rolls(at) == [(JAIN, attribute)] and has_arrived(at)
    assert (fatigue(at), damage(at)) == (([1, 1], [0, 0]) if card == "2" else ([0, 0], [1, 1]))
    at = on_the_way(card, icon, *PASSED)
    at.play("target 1")
    assert has_arrived(at) and fatigue(at) == damage(at) == [0, 0]


@pytest.mark.rule("D2-TRV-10", "D2-TRV-11")
@pytest.mark.parametrize(("card", "icon", "attribute"), CHOSEN_FINDS)
def test_one_hero_of_their_choice_finds_something(card: str, icon: Icon, attribute: str) -> None:
    at = on_the_way(card, icon, *PASSED, "power-potion")
    at.play("target 2")
    assert rolls(at) == [(JAIN, attribute)] and at.hero(JAIN).finds == ("power-potion",)
    at = on_the_way(card, icon, *FAILED)
    at.play("target 2")
    assert has_arrived(at) and at.hero(JAIN).finds == ()


# -- the Overlord's hand, and other effects


@pytest.mark.rule("D2-TRV-10", "D2-TRV-05")
@pytest.mark.parametrize(("card", "icon"), OVERLORD_DRAWS)
def test_the_overlord_draws_a_card(card: str, icon: Icon) -> None:
    at = on_the_way(card, icon, "dash")
    assert at.state.overlord.hand == ("dash",) and len(at.events(OverlordDrew)) == 1 and has_arrived(at)


@pytest.mark.rule("D2-TRV-10", "D2-TRV-12")
def test_card_1_mountain_hurts_and_tires_each_hero() -> None:
    at = on_the_way("1", "mountain")
    assert damage(at) == fatigue(at) == [1, 1] and has_arrived(at)


@pytest.mark.rule("D2-TRV-10")
def test_card_3_forest_heals_each_hero() -> None:
    at = on_the_way("3", "forest", hurt=5, tired=3)
    assert damage(at) == fatigue(at) == [0, 0] and has_arrived(at)


@pytest.mark.rule("D2-TRV-10", "D2-WHO-03")
def test_card_7_forest_poisons_the_least_aware() -> None:
    at = on_the_way("7", "forest")
    assert at.figure(SYNDRAEL).suffers("poisoned"), "her awareness is 2, Jain's 4"
    assert not at.figure(JAIN).suffers("poisoned") and has_arrived(at)


@pytest.mark.rule("D2-TRV-10", "D2-WHO-03")
def test_card_7_water_the_overlord_breaks_ties() -> None:
    party = ("ashrian:spiritspeaker", "jain-fairwood:wildlander", "syndrael:knight")  # might 2, 2 and 4
    at = on_the_way("7", "water", party=party)
    assert at.asked.seats == (Seat(3),) and at.keys() == {"target 1", "target 2"}
    at.play("target 2")
    assert at.figure(2).suffers("diseased") and not at.figure(1).suffers("diseased") and has_arrived(at)


# -- choices of the heroes


@pytest.mark.rule("D2-TRV-11", "D2-TRV-10", "D2-TRV-05")
def test_card_1_forest_damage_for_a_card_of_the_overlord() -> None:
    at = on_the_way("1", "forest", "frenzy", hand=("dash", "frenzy"))
    assert at.asked.seats == HEROES and at.keys() == {"way 1", "pass"}
    at.play("way 1")
    assert damage(at) == [1, 1] and at.state.overlord.hand == ("dash",)
    assert at.state.deck.discard == ("frenzy",) and has_arrived(at)


@pytest.mark.rule("D2-TRV-11")
def test_card_1_forest_can_be_declined() -> None:
    at = on_the_way("1", "forest", hand=("dash",))
    at.play("pass")
    assert damage(at) == [0, 0] and hand(at) == 1 and has_arrived(at)
    assert [event.way.do for event in at.events(WayChosen)] == [()]


@pytest.mark.rule("D2-TRV-10", "D2-TRV-05")
def test_an_empty_hand_loses_no_card() -> None:
    at = on_the_way("1", "forest")
    at.play("way 1")
    assert damage(at) == [1, 1] and has_arrived(at)


@pytest.mark.rule("D2-TRV-11")
def test_card_2_plains_a_card_for_him_or_damage_for_all() -> None:
    at = on_the_way("2", "plains", "dash")
    assert at.keys() == {"way 1", "way 2"}, "one of them must be"
    at.play("way 1")
    assert hand(at) == 1 and damage(at) == [0, 0]
    at = on_the_way("2", "plains")
    at.play("way 2")
    assert hand(at) == 0 and damage(at) == [1, 1] and has_arrived(at)


@pytest.mark.rule("D2-TRV-11")
def test_card_5_forest_damage_or_two_cards() -> None:
    at = on_the_way("5", "forest", "dash", "frenzy")
    at.play("way 2")
    assert hand(at) == 2 and damage(at) == [0, 0]
    at = on_the_way("5", "forest")
    at.play("way 1")
    assert hand(at) == 0 and damage(at) == [1, 1]


@pytest.mark.rule("D2-TRV-11")
def test_card_8_mountain_a_find_for_a_card() -> None:
    at = on_the_way("8", "mountain", "warding-talisman", "dash")
    at.play("way 1")
    assert at.asked.seats == HEROES and at.keys() == {"target 1", "target 2"}
    at.play("target 2")
    assert at.hero(JAIN).finds == ("warding-talisman",) and hand(at) == 1 and has_arrived(at)
    at = on_the_way("8", "mountain")
    at.play("pass")
    assert hand(at) == 0 and has_arrived(at)


@pytest.mark.rule("D2-TRV-11")
def test_card_8_water_rest_for_a_card() -> None:
    at = on_the_way("8", "water", "dash", hurt=2, tired=3)
    at.play("way 1")
    assert fatigue(at) == [0, 0] and damage(at) == [2, 2] and hand(at) == 1
