"""The search action: tokens, the search deck, found cards (D2-SEA)."""

from __future__ import annotations

import pytest

from games.descent.arena import RECORDS, Arena, arena
from undercroft.games.descent.events.cards import Searched
from undercroft.games.descent.events.things import CardFound, DoorOpened
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.actions.equipping import fits
from undercroft.kernel import FigureId, Seat, view
from undercroft.parts.decks import Deck

TOMBLE, GRISBAN = 1, 2


def cellar(quest: str = "first-blood", *tokens: str) -> Arena:
    """Tomble in the middle of the map, with search tokens on these squares."""
    at = arena("tomble-burrowell:thief", "grisban-the-thirsty:berserker", quest=quest)
    at.put(TOMBLE, "g6")
    at.state.searches = tuple(GRID.parse(square) for square in tokens)
    return at


@pytest.mark.rule("D2-SEA-01", "D2-SEA-02", "D2-SEA-03")
@pytest.mark.parametrize("square", ["g6", "h7"])
def test_a_token_in_his_space_or_next_to_it_is_searched(square: str) -> None:
    at = cellar("first-blood", square, "i8", "j6")
    at.turn(TOMBLE)
    assert at.offers("search") == [f"search {square}"]
    at.dice("stamina-potion")
    at.play(f"search {square}")
    assert at.hero(TOMBLE).finds == ("stamina-potion",)
    assert GRID.parse(square) not in at.state.searches
    assert len(at.state.searches) == 2
    assert at.state.turn.actions == 1
    assert [searched.cell for searched in at.events(Searched)] == [GRID.parse(square)]


@pytest.mark.rule("D2-SEA-08", "D2-SET-10")
def test_a_find_is_open_to_all_and_the_deck_to_nobody() -> None:
    at = cellar("first-blood", "h6")
    at.turn(TOMBLE)
    at.dice("power-potion")
    at.play("search h6")
    for seat in range(3):
        seen = view(at.game, Seat(seat)).state
        assert seen.heroes[FigureId(TOMBLE)].finds == ("power-potion",)
        assert seen.search.top == ()  # nobody has looked at the order of the deck


@pytest.mark.rule("D2-SEA-06", "D2-SEA-07", "D2-EXH-02")
def test_a_used_find_is_turned_face_down_and_stays() -> None:
    at = cellar()
    at.give(TOMBLE, "stamina-potion")
    at.put(TOMBLE, fatigue=3)
    at.turn(TOMBLE)
    at.play("act stamina-potion")
    assert at.figure(TOMBLE).fatigue == 0
    assert at.hero(TOMBLE).finds == ()
    assert at.hero(TOMBLE).spent == ("stamina-potion",)
    assert not at.can("act stamina-potion")
    assert RECORDS.search["stamina-potion"].gold == 25


@pytest.mark.rule("D2-SEA-09")
def test_an_empty_deck_gives_nothing() -> None:
    at = cellar("first-blood", "h6")
    at.state.search = Deck()
    at.turn(TOMBLE)
    at.play("search h6")
    assert at.state.searches == ()
    assert at.hero(TOMBLE).finds == ()
    assert not at.events(CardFound)


@pytest.mark.rule("D2-SEA-10")
def test_monsters_do_not_search() -> None:
    at = cellar("first-blood", "j6")
    zombie = at.monster("zombie", "minion", "j6")
    at.activate(zombie)
    assert not at.offers("search")


@pytest.mark.rule("D2-SEA-11", "D2-DOR-06")
def test_a_token_behind_a_closed_door_cannot_be_searched() -> None:
    at = cellar("castle-daerion", "c7")
    at.put(TOMBLE, "c6")
    at.turn(TOMBLE)
    assert not at.offers("search")
    at.game.emit(DoorOpened(FigureId(TOMBLE), 0))
    at.run()
    assert at.can("search c7")


@pytest.mark.rule("D2-SEA-12", "D2-EQP-07", "D2-TRD-08")
def test_search_cards_are_used_without_being_equipped() -> None:
    at = cellar()
    at.give(TOMBLE, "stamina-potion", "warding-talisman", "curse-doll", "fire-flask")
    hero = at.hero(TOMBLE)
    assert not set(hero.finds) & set(hero.equipped)
    assert fits(RECORDS, hero.equipped)
    at.put(TOMBLE, fatigue=1)
    at.turn(TOMBLE)
    assert at.can("act stamina-potion")


@pytest.mark.rule("D2-SEA-04", "D2-SEA-05", "D2-WHO-07", "D2-CMP-17")
@pytest.mark.parametrize("is_unique", [True, False])
def test_which_token_is_the_unique_one_is_decided_when_one_is_turned_up(is_unique: bool) -> None:
    """The state holds where tokens lie and nothing else, so nobody can know; the unique one gives no card."""
    at = cellar("the-cardinals-plight")
    one, other = RECORDS.layout("the-cardinals-plight", 1).search[:2]
    at.state.searches = (one, other)
    at.put(TOMBLE, GRID.name(one))
    for seat in range(3):
        assert view(at.game, Seat(seat)).state.searches == (one, other)
    at.turn(TOMBLE)
    at.dice(GRID.name(one if is_unique else other), *(() if is_unique else ("curse-doll",)))
    at.play(f"search {GRID.name(one)}")
    at.pass_hidden()
    assert at.state.marks == (("ward-key",) if is_unique else ())
    assert at.hero(TOMBLE).finds == (() if is_unique else ("curse-doll",))
    assert list(at.state.searches) == [other]


@pytest.mark.rule("D2-SEA-03", "D2-X-16")
def test_nothing_is_discarded_and_a_chest_is_a_shop_card() -> None:
    at = cellar("first-blood", "h6", "g7")
    at.turn(TOMBLE)
    at.dice("nothing")
    at.play("search h6")
    assert (at.hero(TOMBLE).finds, at.state.search.discard) == ((), ("nothing",))
    at.dice("treasure-chest", "iron-shield")
    at.play("search g7")
    assert "iron-shield" in at.hero(TOMBLE).items
    assert "iron-shield" in at.hero(TOMBLE).received  # to be equipped from his next turn on


@pytest.mark.rule("D2-SEA-03")
def test_copies_of_a_card_are_cards_of_their_own() -> None:
    at = cellar("first-blood", "h6")
    at.give(TOMBLE, "health-potion")
    at.turn(TOMBLE)
    at.dice("health-potion#2")
    at.play("search h6")
    assert at.hero(TOMBLE).finds == ("health-potion", "health-potion#2")
