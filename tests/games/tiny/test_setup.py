"""TN-SET: how a game begins, and what cannot be chosen."""

from __future__ import annotations

import msgspec
import pytest

from games.tiny.scenes import cellar
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.setups import Setup, all_offers
from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.records import Card
from undercroft.games.tiny.setup import Delver, TinySetup
from undercroft.games.tiny.state import TinyState
from undercroft.kernel import CardId, Entry, Game, Seat, SetupError, log_for, view


def begun(setup: Setup | None = None) -> Game[TinyState]:
    edition = lay_out(box_of("tiny"))
    log: list[Entry] = []
    return edition.new_game(edition.settle(setup), "first", log=log)


def stands(game: Game[TinyState]) -> dict[int, str]:
    return {i: f"{f.kind} {GRID.name(f.cells.bit_length() - 1)}" for i, f in game.state.figures.items()}


@pytest.mark.rule("TN-SET-01", "TN-SET-03")
def test_the_first_room_is_there_with_its_monsters_and_the_heroes_at_the_start() -> None:
    game, scenario = begun(), cellar().scenario["cellar"]
    room = scenario.rooms[0]
    assert game.state.rooms == (room.id,) and room.monsters
    heroes = [f"warden {scenario.start[0]}", f"scout {scenario.start[1]}"]
    monsters = [f"{monster.kind} {monster.at}" for monster in room.monsters]
    assert stands(game) == dict(enumerate([*heroes, *monsters], 1))


@pytest.mark.rule("TN-SET-01")
def test_the_first_seat_stands_on_the_first_square_whoever_it_plays() -> None:
    game, start = begun(TinySetup(party=("scout", "warden"))), cellar().scenario["cellar"].start
    assert [stands(game)[1], stands(game)[2]] == [f"scout {start[0]}", f"warden {start[1]}"]


@pytest.mark.rule("TN-SET-02")
def test_each_hero_draws_two_cards_of_their_own_deck() -> None:
    game = begun()
    for seat, hero in enumerate(game.state.party):
        hand, deck = game.state.hands[Seat(seat)], game.state.decks[Seat(seat)]
        assert len(hand.cards) == 2 and not deck.discard
        assert sorted(hand.cards + deck.pool) == list(cellar().decks[hero])
    assert len(cellar().decks["warden"]) == 7  # the parry is there twice


@pytest.mark.rule("TN-SET-02")
def test_hand_and_deck_are_seen_by_their_seat_only() -> None:
    game = begun()
    for seat in (Seat(0), Seat(1)):
        seen: TinyState = view(game, seat).state
        other = Seat(1 - seat)
        assert seen.hands[seat].cards == game.state.hands[seat].cards
        assert seen.hands[other].cards == ("?", "?") and set(seen.decks[other].pool) == {"?"}
        drawn = [getattr(entry.event, "card", "") for entry in log_for(game.log or [], seat)]
        assert drawn.count("?") == 2
    game.state.decks[Seat(1)] = game.state.decks[Seat(1)].discarded(CardId("volley"))
    assert view(game, Seat(0)).state.decks[Seat(1)].discard == ("volley",)


@pytest.mark.rule("TN-SET-04")
def test_the_fate_deck_is_shuffled_and_its_order_is_nowhere() -> None:
    fate = begun().state.fate
    assert sorted(fate.pool) == sorted(cellar().scenario["cellar"].fate)
    assert list(fate.pool) == sorted(fate.pool)  # a bag, not a pile
    assert not fate.top and not fate.bottom and not fate.discard


@pytest.mark.rule("TN-SET-05")
def test_each_hero_carries_what_is_printed_for_them() -> None:
    figures = begun().state.figures
    assert [(f.kind, f.items) for f in figures.values() if f.is_hero] == [
        ("warden", ("potion",)),
        ("scout", ("potion",)),
    ]


@pytest.mark.parametrize(
    ("wishes", "complaint"),
    [
        (TinySetup(scenario="attic"), "There is no scenario 'attic'; there are: cellar."),
        (TinySetup(party=("warden", "bard")), "There is no hero 'bard' (party 2); there are: warden, scout."),
        (TinySetup(party=("warden",)), "Party takes 2 members, not 1."),
        (TinySetup(party=("scout", "scout")), "Hero 'scout' is there 2 times; each can be there once."),
        (TinySetup(players=3), "Players can be 2, not 3."),
        (TinySetup(party=("warden", Delver("scout"), "scout")), "Party takes 2 members, not 3."),
    ],
)
def test_what_the_game_does_not_have_is_refused(wishes: Setup, complaint: str) -> None:
    with pytest.raises(SetupError) as refused:
        box_of("tiny").settle(cellar(), wishes)
    assert str(refused.value) == complaint


def test_what_was_not_chosen_is_filled_in() -> None:
    settled = box_of("tiny").settle(cellar(), TinySetup(difficulty="hard"))
    assert settled == TinySetup(scenario="cellar", party=("warden", "scout"), players=2, difficulty="hard")
    assert box_of("tiny").settle(cellar(), settled) == settled


def test_everything_that_can_be_chosen_is_offered() -> None:
    box = box_of("tiny")
    found = {(offer.kind, offer.id) for offer in all_offers(cellar(), TinySetup)}
    difficulties = {("difficulty", each) for each in ("easy", "normal", "hard", "very-hard")}
    assert found == {("scenario", "cellar"), ("hero", "warden"), ("hero", "scout")} | difficulties
    assert box.seats(cellar(), box.settle(cellar(), TinySetup())) == ["hero-warden", "hero-scout"]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"copies": 2}, "a lasting card is there once only: copies must be 1"),
        ({"copies": 0}, "Expected `int` >= 1"),
        ({"effects": []}, "Expected `array` of length >= 1"),
        ({"colour": "red"}, "Object contains unknown field `colour`"),
        ({"effects": [{"do": "sing"}]}, "Invalid value 'sing'"),
    ],
)
def test_a_faulty_card_is_refused(change: dict[str, object], complaint: str) -> None:
    card = {"id": "wall", "hero": "warden", "effects": [{"do": "ward", "less": 1}]}
    assert msgspec.convert(card, Card).copies == 1
    with pytest.raises(msgspec.ValidationError, match="^" + complaint):
        msgspec.convert(card | change, Card)
