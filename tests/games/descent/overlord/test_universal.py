"""The Universal cards (D2-X-28): in his own turn, at the choice of a group and while a monster acts."""

from __future__ import annotations

import pytest

from games.descent.arena import Arena, arena
from games.descent.overlord.common import overlord_ends, overlord_turn
from undercroft.games.descent.events.cards import OverlordLookedAhead, OverlordReshuffled, OverlordRevealed
from undercroft.games.descent.rules.cards.deck import draw_card
from undercroft.kernel import CardId, Seat, log_for, replace, view

PARTY = ("grisban-the-thirsty:berserker", "jain-fairwood:wildlander")


def in_his_turn(*cards: str, hp: int = 3) -> Arena:
    """The Overlord is asked which group to activate."""
    at = arena(*PARTY)
    at.monster("zombie", "minion", "h2", hp=hp)
    at.hand(*cards)
    overlord_turn(at, "dash")
    at.pass_hidden()
    assert at.asked.what == "descent.overlord_turn.choose_group"
    assert at.asked.secret
    return at


@pytest.mark.rule("D2-X-28")
def test_dark_resilience_heals_a_monster() -> None:
    at = in_his_turn("dark-resilience", hp=1)
    at.dice("H", "HHH")
    at.play("play dark-resilience")
    assert at.figure(11).hp == 3


@pytest.mark.rule("D2-X-28")
def test_dark_resilience_needs_a_wound() -> None:
    at = in_his_turn("dark-resilience", "plan-ahead")
    assert at.offers("play") == ["play plan-ahead"]


@pytest.mark.rule("D2-X-28", "D2-WHO-07", "D2-OLC-07")
def test_plan_ahead_orders_the_next_five_cards() -> None:
    at = in_his_turn("plan-ahead", "plan-ahead#2")
    at.dice("tripwire", "pit-trap", "dark-might", "frenzy", "dark-charm")
    at.play("play plan-ahead", "card frenzy", "card dark-charm", "card pit-trap", "card tripwire")
    assert at.state.deck.top == ("frenzy", "dark-charm", "pit-trap", "tripwire", "dark-might")
    seen = view(at.game, Seat(0)).state.deck
    assert set(seen.top) == set(seen.pool) == {"?"}
    looked = [entry for entry in at.log if isinstance(entry.event, OverlordLookedAhead)]
    assert set(log_for(looked, Seat(0))[0].event.cards) == {"?"}  # type: ignore[attr-defined]
    assert not at.offers("play plan-ahead#2"), "not the same card twice in one turn"
    draw_card(at.game)
    assert "frenzy" in at.state.overlord.hand


@pytest.mark.rule("D2-X-28", "D2-OLC-08")
def test_schemes_show_cards_until_one_of_the_sort_comes() -> None:
    at = in_his_turn("schemes")
    at.play("play schemes")
    assert at.keys() == {"sort event", "sort magic", "sort trap"}
    at.dice("frenzy", "dark-might", "tripwire")
    at.play("sort trap")
    assert [(event.card, event.taken) for event in at.events(OverlordRevealed)] == [
        ("frenzy", False), ("dark-might", False), ("tripwire", True),
    ]  # fmt: skip
    assert at.state.overlord.held == ("dash", "tripwire")
    assert view(at.game, Seat(0)).state.overlord.shown == ("tripwire",)
    assert set(at.state.deck.discard) == {"frenzy", "dark-might", "schemes"}


@pytest.mark.rule("D2-X-28", "D2-OLC-11", "D2-OLC-13")
def test_schemes_may_show_the_whole_deck() -> None:
    """Then the cards shown are a new deck; Schemes itself is discarded afterwards."""
    at = in_his_turn("schemes")
    s = at.state
    rest = tuple(card for card in s.deck.pool if card not in ("frenzy", "dark-might"))
    s.overlord = replace(s.overlord, hand=(*s.overlord.hand, *rest))
    s.deck = replace(s.deck, pool=(CardId("dark-might"), CardId("frenzy")))
    at.dice("frenzy", "dark-might")
    at.play("play schemes", "sort trap")
    assert len(at.events(OverlordReshuffled)) == 1
    assert at.state.deck.pool == ("dark-might", "frenzy")
    assert at.state.deck.discard == ("schemes",)


@pytest.mark.rule("D2-X-28", "D2-WHO-05")
def test_cards_of_his_turn_can_be_played_while_a_monster_acts() -> None:
    at = arena(*PARTY)
    zombie = at.monster("zombie", "minion", "h2", hp=1)
    at.hand("dark-resilience")
    at.activate(zombie)
    at.dice("H", "HH")
    at.play("move", "play dark-resilience")
    assert at.figure(zombie).hp == 3
    assert at.asked.what == "descent.activation.choose"


@pytest.mark.rule("D2-X-28", "D2-WHO-05", "D2-OLC-03")
def test_his_own_turn_is_asked_about_also_when_all_groups_have_acted() -> None:
    at = arena(*PARTY)
    at.hand("plan-ahead", "dash")
    overlord_ends(at)
    assert at.keys() == {"pass", "play plan-ahead"}
    at.hand("plan-ahead")
    at.state.overlord = replace(at.state.overlord, hand=(CardId("dash"),))
    at.state.deck = replace(at.state.deck, discard=(CardId("plan-ahead"),))
    overlord_ends(at)
    assert at.game.open == () or at.asked.what != "descent.overlord_turn.choose_group"
