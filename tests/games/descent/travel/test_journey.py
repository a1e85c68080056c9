"""The journey itself: icon by icon, what is kept, who is knocked out, what can be used (D2-TRV)."""

from __future__ import annotations

import pytest

from games.descent.arena import RECORDS, arena
from games.descent.fallen import knock_out
from games.descent.travel.road import (
    FAILED,
    JAIN,
    PAIR,
    PASSED,
    SYNDRAEL,
    damage,
    fatigue,
    has_arrived,
    on_the_way,
    prepare,
    travel,
)
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.charge import ChargedHero, QuestCharge
from undercroft.games.descent.events.cards import OverlordDrew, OverlordSetAside
from undercroft.games.descent.events.encounters import EncounterBegan
from undercroft.games.descent.events.fights import AttributeRolled
from undercroft.games.descent.events.travel import (
    IconReached,
    JourneyBegan,
    JourneyEnded,
    ShortcutFound,
    TravelCardDiscarded,
    TravelCardDrawn,
    TravelReshuffled,
)
from undercroft.games.descent.events.turns import RoundBegan
from undercroft.games.descent.records.campaign import Icon
from undercroft.games.descent.state import DescentState, Journey
from undercroft.kernel import Armed, CardId, Event, FigureId, Game, replace
from undercroft.parts.decks import Deck

EDITION = lay_out(box_of("descent"))
BOUGHT = tuple(map(CardId, ("web-trap", "blood-rage")))


def charge(quest: str = "castle-daerion", **more: object) -> QuestCharge:
    heroes = (
        ChargedHero("syndrael", "knight", items=tuple(map(CardId, RECORDS.calling["knight"].items))),
        ChargedHero("jain-fairwood", "thief", items=tuple(map(CardId, RECORDS.calling["thief"].items))),
    )
    deck = (*RECORDS.basic_deck, *BOUGHT)
    return replace(QuestCharge(quest, heroes, deck), route=RECORDS.location[quest].route, **more)


def played(sent: QuestCharge, seed: str = "1") -> Game[DescentState]:
    """The quest of a charge until its first round, by the first option each time."""
    game: Game[DescentState] = EDITION.new_game(EDITION.charged(sent), seed, log=[])
    while not game.state.round:
        game.answer(game.open[0].seats[0], 0)
    return game


def order_of(game: Game[DescentState], *kinds: type[Event]) -> list[type[Event]]:
    return [type(entry.event) for entry in game.log or () if isinstance(entry.event, kinds)]


@pytest.mark.rule("D2-TRV-E1", "D2-TRV-07", "D2-TRV-08", "D2-TRV-02")
def test_two_roads_to_castle_daerion_are_two_cards() -> None:
    """The example of the ledger: a card for the first road, discarded, another for the second."""
    route = RECORDS.location["castle-daerion"].route
    assert route == ("road", "road")
    at = arena(*PAIR)
    prepare(at)
    travel(at, route, "1", "9", *PASSED, *PASSED)
    told = [entry.event for entry in at.log if not isinstance(entry.event, Armed)]
    assert told[0] == JourneyBegan(route, Deck(tuple(sorted(map(CardId, RECORDS.travel)))))
    kinds = (IconReached, TravelCardDrawn, TravelCardDiscarded)
    assert [event for event in told if isinstance(event, kinds)] == [
        IconReached("road", 1),
        TravelCardDrawn("1", "road"),
        TravelCardDiscarded("1"),
        IconReached("road", 2),
        TravelCardDrawn("9", "road", RECORDS.travel["9"].road),
        TravelCardDiscarded("9"),
    ]  # fmt: skip
    assert told[-1] == JourneyEnded() and has_arrived(at)


@pytest.mark.rule("D2-TRV-10")
def test_an_event_is_resolved_before_the_journey_goes_on() -> None:
    at = arena(*PAIR)
    prepare(at)
    travel(at, ("plains", "mountain"), "2")
    assert len(at.events(IconReached)) == 1
    at.dice("1")
    at.play("way 2")
    assert [event.icon for event in at.events(IconReached)] == ["plains", "mountain"]
    assert damage(at) == [2, 2] and fatigue(at) == [1, 1]


@pytest.mark.rule("D2-TRV-10", "D2-TRV-07")
@pytest.mark.parametrize(("card", "icon"), [("5", "mountain"), ("6", "road")])
def test_a_shortcut_passes_one_icon_without_a_card(card: str, icon: Icon) -> None:
    at = arena(*PAIR)
    prepare(at)
    travel(at, (icon, "water", "forest"), card, "9")
    assert len(at.events(ShortcutFound)) == 1 and has_arrived(at)
    assert [event.passed for event in at.events(IconReached)] == [False, True, False]
    assert [event.card for event in at.events(TravelCardDrawn)] == [card, "9"]


@pytest.mark.rule("D2-TRV-13")
def test_all_ten_cards_are_shuffled_for_each_journey_and_again_when_none_is_left() -> None:
    at = arena(*PAIR)
    prepare(at)
    travel(at, ("plains", "road"), "2")
    now = at.state.journey
    assert isinstance(now, Journey) and now.deck.size == 9
    at.state.journey = replace(now, deck=Deck(discard=(CardId("4"), CardId("8"))))
    at.dice("4")
    at.play("way 2")
    assert len(at.events(TravelReshuffled)) == 1 and has_arrived(at)
    prepare(at)
    travel(at, ("plains",), "2")
    assert isinstance(at.state.journey, Journey) and at.state.journey.deck.size == 9


# -- before and after


@pytest.mark.rule(
    "D2-CPH-12", "D2-CPH-13", "D2-CPH-14", "D2-TRV-01", "D2-TRV-04", "D2-TRV-06", "D2-EXP-15", "D2-EXP-16"
)
def test_the_map_then_the_deck_then_the_hand_then_the_journey() -> None:
    game: Game[DescentState] = EDITION.new_game(EDITION.charged(charge()), "1", log=[])
    while game.open[0].what != "descent.set_aside.choose":
        game.answer(game.open[0].seats[0], 0)
    overlord = game.state.overlord.seat
    assert sorted(game.state.deck.pool) == sorted((*RECORDS.basic_deck, *BOUGHT))
    game.answer(overlord, "set-aside dash")
    while not game.state.round:
        game.answer(game.open[0].seats[0], 0)
    kinds = (EncounterBegan, OverlordSetAside, OverlordDrew, JourneyBegan, JourneyEnded, RoundBegan)
    told = order_of(game, *kinds)
    begins, ends = told.index(JourneyBegan), told.index(JourneyEnded)
    assert told[:begins] == [EncounterBegan, OverlordSetAside, OverlordDrew, OverlordDrew]
    assert told[ends:] == [JourneyEnded, RoundBegan], "no further card is drawn before the first round"


@pytest.mark.rule("D2-CAM-05", "D2-CAM-12", "D2-TRV-01")
def test_without_a_route_there_is_no_journey() -> None:
    game = played(replace(charge(), route=()))
    assert not order_of(game, JourneyBegan) and len(game.state.overlord.held) == 2


@pytest.mark.rule("D2-TRV-01", "D2-TRV-03")
def test_only_the_first_encounter_is_travelled_to() -> None:
    game = played(charge())
    frame = next(f for f in game.state.frames if getattr(f, "route", ()) and not hasattr(f, "heroes"))
    assert getattr(frame, "opening", False)
    assert len(order_of(game, JourneyBegan)) == 1


@pytest.mark.rule("D2-TRV-12")
def test_what_they_suffered_stays_with_them() -> None:
    for seed in map(str, range(12)):
        game = played(charge("the-cardinals-plight"), seed)
        assert not game.state.journey and game.state.round == 1
        if any(
            f.damage or f.fatigue or f.conditions for f in game.state.figures.values() if f.role == "hero"
        ):
            return
    raise AssertionError("in twelve journeys nobody suffered anything")


# -- heroes who are knocked out


@pytest.mark.rule("D2-TRV-14", "D2-KO-22")
def test_whoever_is_knocked_out_on_the_way_begins_so() -> None:
    at = arena(*PAIR)
    prepare(at)
    at.put(JAIN, hp=1)
    place = at.figure(JAIN).cells
    travel(at, ("mountain",), "1", "dash")
    jain = at.figure(JAIN)
    assert jain.is_out and 1 << jain.lies == place and jain.fatigue == 5
    assert at.state.overlord.hand == ("dash",) and has_arrived(at)
    assert damage(at)[0] == 1


@pytest.mark.rule("D2-TRV-14", "D2-TRV-10", "D2-KO-09")
def test_who_is_knocked_out_neither_tests_nor_is_chosen() -> None:
    at = arena(*PAIR)
    prepare(at)
    knock_out(at, JAIN)
    travel(at, ("road",), "2", *PASSED, "fire-flask")
    assert [event.figure for event in at.events(AttributeRolled)] == [SYNDRAEL]
    travel(at, ("plains",), "1", *PASSED, "curse-doll")
    assert at.hero(SYNDRAEL).finds == ("fire-flask", "curse-doll") and at.hero(JAIN).finds == ()
    travel(at, ("mountain",), "10", *FAILED)
    assert damage(at)[0] == 2, "all who tested have failed"
    travel(at, ("water",), "4", *FAILED)
    assert has_arrived(at), "there is nobody to choose but Syndrael"
    travel(at, ("water",), "7")
    assert at.figure(SYNDRAEL).suffers("diseased"), "Jain's might is lower, but she lies there"


@pytest.mark.rule("D2-TRV-14", "D2-KO-16")
def test_rest_on_the_way_brings_a_hero_to_his_feet() -> None:
    at = arena(*PAIR)
    prepare(at)
    knock_out(at, JAIN)
    travel(at, ("forest",), "3")
    assert not at.figure(JAIN).is_out and damage(at) == fatigue(at) == [0, 0] and has_arrived(at)


@pytest.mark.rule("D2-TRV-10", "D2-TRV-14")
def test_an_event_for_heroes_on_their_feet_finds_nobody() -> None:
    at = arena(*PAIR)
    prepare(at)
    knock_out(at, SYNDRAEL)
    knock_out(at, JAIN)
    for card, icon in (("1", "plains"), ("2", "forest"), ("3", "mountain"), ("7", "water"), ("4", "water")):
        travel(at, (icon,), card)  # type: ignore[arg-type]
        assert has_arrived(at)
    travel(at, ("mountain",), "8", "dash")
    at.play("way 1")
    assert at.hero(SYNDRAEL).finds == () and has_arrived(at)


# -- cards and skills


@pytest.mark.rule("D2-TRV-05")
def test_the_overlord_plays_no_card_while_they_travel() -> None:
    """Dark Fortune would be asked for at a roll, Wicked Laughter at a test that is passed."""
    at = on_the_way("2", "road", *PASSED, "fire-flask", *FAILED, hand=("dark-fortune", "wicked-laughter"))
    assert has_arrived(at), "nobody was asked"


@pytest.mark.rule("D2-TRV-15", "D2-ATT-09")
def test_a_lucky_charm_rerolls_a_test_on_the_way() -> None:
    at = arena(*PAIR)
    prepare(at)
    at.give(SYNDRAEL, "lucky-charm")
    travel(at, ("water",), "5", *FAILED)
    assert at.can("use lucky-charm")
    at.dice(*PASSED, *PASSED)
    at.play("use lucky-charm")
    assert not at.figure(SYNDRAEL).suffers("diseased") and has_arrived(at)
    assert at.hero(SYNDRAEL).exhausted == ("lucky-charm",)


@pytest.mark.rule("D2-TRV-15")
def test_nothing_else_can_be_used_on_the_way() -> None:
    """Dark Pact would be offered for damage in a quest, Ancestor Spirits for what is recovered."""
    party = ("ashrian:spiritspeaker", "leoric-of-the-book:necromancer")
    at = arena(*party)
    prepare(at, hurt=2, tired=2)
    at.give(1, "ancestor-spirits")
    at.give(2, "dark-pact")
    travel(at, ("mountain",), "1")
    assert has_arrived(at) and damage(at) == fatigue(at) == [3, 3]
    travel(at, ("forest",), "3")
    assert has_arrived(at) and damage(at) == [0, 0]


@pytest.mark.rule("D2-TRV-15")
def test_a_lieutenant_uses_no_relic_while_they_travel() -> None:
    at = arena(*PAIR)
    prepare(at, hand=("dash", "frenzy"))
    at.monster("splig", "", "g6")
    at.state.overlord = replace(at.state.overlord, relics=("splig:staff-of-shadows",))
    travel(at, ("road",), "2", *PASSED, "fire-flask", *FAILED)
    assert has_arrived(at), "it could reroll a test, and act whenever he is asked"
    travel(at, ("forest",), "6", *PASSED, *PASSED)
    assert not at.asked.asides
    assert at.figure(FigureId(SYNDRAEL)).cells
