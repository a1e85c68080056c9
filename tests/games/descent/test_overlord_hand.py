"""The Overlord's hand and deck: secret, asked by public facts alone, reshuffled (D2-OLC, D2-WHO)."""

from __future__ import annotations

import pytest

from games.descent.arena import RECORDS, Arena, arena
from games.descent.overlord.common import FAILED, PASSED, overlord_turn
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.events.cards import OverlordCardPlayed, OverlordDrew, OverlordReshuffled
from undercroft.games.descent.events.fights import AttackValued
from undercroft.games.descent.rules.cards.deck import draw_card
from undercroft.games.descent.rules.cards.overlord_cards import may_hold, unaccounted
from undercroft.games.descent.rules.effects.defeat import Defeat
from undercroft.games.descent.rules.round.overlord_turn import GroupTurn
from undercroft.games.descent.setup import DescentSetup
from undercroft.games.descent.state import Turn
from undercroft.kernel import (
    SPECTATOR,
    CardId,
    FigureId,
    Seat,
    determinize,
    log_for,
    on_the_wire,
    replace,
    view,
)

PARTY = ("grisban-the-thirsty:berserker", "jain-fairwood:wildlander")
OVERLORD = Seat(2)
TRIPWIRES = (CardId("tripwire"), CardId("tripwire#2"))
TRAPS = (*TRIPWIRES, CardId("pit-trap"))  # of the basic cards, all that can be played when a hero enters


def walking(hand: tuple[str, ...], discard: tuple[CardId, ...] = ()) -> Arena:
    """Grisban enters a space; the Overlord holds these cards, and those lie in his discard pile."""
    at = arena(*PARTY)
    at.put(1, "g6")
    at.hand(*hand)
    pool = tuple(card for card in at.state.deck.pool if card not in discard)
    at.state.deck = replace(at.state.deck, pool=pool, discard=discard)
    at.turn(1)
    at.play("move", "go h6")
    return at


# -- who is asked follows from public facts


@pytest.mark.rule("D2-OLC-03", "D2-WHO-05", "D2-WHO-07")
def test_the_overlord_is_asked_whatever_he_holds() -> None:
    with_trap, without = walking(("tripwire",)), walking(("dash",))
    assert with_trap.keys() == {"pass", "use tripwire@1"}
    assert without.keys() == {"pass"}
    for at in (with_trap, without):
        assert at.asked.seats == (OVERLORD,)
        assert at.asked.secret
    for seat in (Seat(0), Seat(1), SPECTATOR):
        assert on_the_wire(view(with_trap.game, seat)) == on_the_wire(view(without.game, seat))


@pytest.mark.rule("D2-OLC-03", "D2-WHO-05")
def test_nobody_asks_for_traps_that_all_lie_in_the_discard_pile() -> None:
    assert walking(("dash",), TRIPWIRES).asked.seats == (OVERLORD,), "the Pit Trap may still come"
    assert walking(("dash",), TRAPS).asked.seats == (0,)


@pytest.mark.rule("D2-OLC-03")
def test_nobody_asks_an_empty_hand() -> None:
    assert walking(()).asked.seats == (0,), "the number of his cards is public"


@pytest.mark.rule("D2-OLC-03", "D2-OLC-13")
def test_a_card_on_the_table_is_not_in_his_hand() -> None:
    at = walking(("pit-trap", "dash"), TRIPWIRES)
    at.dice(*FAILED)
    at.play("use pit-trap@1")
    assert at.asked.seats == (0,), "no trap is left that he could hold"


@pytest.mark.rule("D2-OLC-03", "D2-WHO-07")
def test_a_card_that_all_have_seen_come_to_his_hand_is_known_to_be_there() -> None:
    at = walking(("dash",), TRAPS)
    s = at.state
    assert not may_hold(s, "tripwire")
    s.deck = replace(s.deck, discard=TRAPS[1:])
    s.overlord = replace(s.overlord, shown=TRAPS[:1])
    assert may_hold(s, "tripwire")
    assert view(at.game, Seat(0)).state.overlord.shown == ("tripwire",)
    assert "tripwire" not in unaccounted(s)
    s.overlord = replace(s.overlord, hand=())
    assert not may_hold(s, "dash"), "all of his hand is known"


@pytest.mark.rule("D2-WHO-05", "D2-OLC-03", "D2-OLC-E2")
def test_the_menu_of_a_monster_is_secret_while_a_card_for_it_may_be_held() -> None:
    at = arena(*PARTY)
    zombie = at.monster("zombie", "minion", "h6")
    at.hand("tripwire")
    at.activate(zombie)
    assert at.asked.secret
    assert not at.offers("play")
    at = arena(*PARTY)
    zombie = at.monster("zombie", "minion", "h6")
    at.hand("tripwire")
    gone = tuple(map(CardId, ("dash", "dash#2", "frenzy", "frenzy#2")))
    at.state.deck = replace(at.state.deck, discard=gone)
    at.activate(zombie)
    assert not at.asked.secret


@pytest.mark.rule("D2-OLC-03", "D2-WHO-07")
def test_all_hidden_places_are_dealt_again_from_cards_that_may_be_there() -> None:
    at = arena(*PARTY)
    at.hand("tripwire", "dash")
    at.state.overlord = replace(at.state.overlord, aside=(CardId("frenzy"),))
    pool = tuple(card for card in at.state.deck.pool if card != "frenzy")
    at.state.deck = replace(at.state.deck, pool=pool, top=())
    at.turn(1)
    for rng in range(20):
        dealt = determinize(view(at.game, Seat(0)), at.game.rules, rng)
        found = (*dealt.overlord.hand, *dealt.overlord.aside, *dealt.deck.pool)
        assert sorted(found) == sorted(RECORDS.basic_deck)


# -- the same name, target and trigger


@pytest.mark.rule("D2-OLC-07", "D2-OLC-15", "D2-OLC-E1")
def test_two_frenzies_are_for_two_zombies() -> None:
    at = arena(*PARTY)
    first = at.monster("zombie", "minion", "h6")
    second = at.monster("zombie", "minion", "g6")
    at.hand("frenzy", "frenzy#2")
    at.activate(first)
    at.play("move", "play frenzy")
    assert not at.offers("play frenzy")
    at.play("end-turn")
    at.run(GroupTurn("zombie", done=(first,)))
    assert at.state.turn.figure == second
    assert at.offers("play frenzy") == ["play frenzy#2"]


@pytest.mark.rule("D2-OLC-07", "D2-OLC-15")
def test_one_tripwire_for_one_space() -> None:
    at = walking(("tripwire", "tripwire#2"))
    at.dice(*PASSED)
    at.play("use tripwire@1")
    assert at.keys() == {"pass"}
    at.play("pass", "go i6")
    assert at.offers("use") == ["use tripwire@1"], "another space is another trigger"


@pytest.mark.rule("D2-OLC-05", "D2-OLC-07")
def test_cards_of_different_names_come_one_after_the_other() -> None:
    at = walking(("tripwire", "pit-trap"))
    at.dice(*PASSED, *PASSED)
    at.play("use tripwire@1", "use pit-trap@1")
    assert [played.card for played in at.events(OverlordCardPlayed)] == ["tripwire", "pit-trap"]


# -- deck and discard pile


@pytest.mark.rule("D2-OLC-02", "D2-OTN-03", "D2-OTN-04", "D2-OLC-10")
def test_he_draws_at_the_start_of_his_turn_and_may_play_that_card() -> None:
    at = arena(*PARTY)
    at.hand("dash", "frenzy", "tripwire", "pit-trap", "dark-might")
    overlord_turn(at, "word-of-misery")
    assert at.offers("use") == ["use word-of-misery"]
    assert len(at.state.overlord.hand) == 6
    drew = [entry for entry in at.log if isinstance(entry.event, OverlordDrew)]
    assert drew[0].event.card == "word-of-misery"  # type: ignore[attr-defined]
    assert log_for(drew, Seat(0))[0].event.card == "?"  # type: ignore[attr-defined]


@pytest.mark.rule("D2-OLC-11")
def test_with_the_last_card_the_discards_are_a_new_deck_at_once() -> None:
    at = arena(*PARTY)
    s = at.state
    rest = tuple(card for card in RECORDS.basic_deck if card not in (*TRIPWIRES, "dash"))
    s.overlord = replace(s.overlord, hand=rest)
    s.deck = replace(s.deck, pool=(CardId("dash"),), discard=TRIPWIRES)
    at.dice("dash")
    draw_card(at.game)
    assert len(at.events(OverlordReshuffled)) == 1
    assert s.deck.pool == TRIPWIRES
    assert s.deck.discard == ()


@pytest.mark.rule("D2-OLC-12")
def test_an_empty_deck_gives_nothing_until_something_is_discarded() -> None:
    at = arena(*PARTY)
    s = at.state
    s.overlord = replace(s.overlord, hand=tuple(RECORDS.basic_deck))
    s.deck = replace(s.deck, pool=())
    assert not draw_card(at.game)
    s.overlord = replace(s.overlord, hand=tuple(c for c in RECORDS.basic_deck if c != "dash"))
    s.deck = replace(s.deck, discard=(CardId("dash"),))
    at.dice("dash")
    assert draw_card(at.game)
    assert "dash" in s.overlord.hand


@pytest.mark.rule("D2-OLC-13", "D2-OLC-08")
def test_a_card_is_no_part_of_the_reshuffle_that_it_causes() -> None:
    at = arena(*PARTY)
    at.put(1, "g6")
    at.hand("dark-charm", "frenzy")
    s = at.state
    rest = tuple(card for card in s.deck.pool if card not in (*TRIPWIRES, "dash", "dash#2"))
    s.overlord = replace(s.overlord, hand=(*s.overlord.hand, *rest))
    s.deck = replace(s.deck, pool=(CardId("dash"), CardId("dash#2")), discard=TRIPWIRES)
    overlord_turn(at, "dash")
    at.dice(*PASSED, "dash#2")
    at.play("use dark-charm@1")
    assert s.deck.pool == TRIPWIRES
    assert s.deck.discard == ("dark-charm",)


@pytest.mark.rule("D2-OLC-14", "D2-KO-22")
def test_he_draws_when_a_hero_is_knocked_out() -> None:
    at = arena(*PARTY)
    at.put(1, "g6", hp=0)
    at.dice("dash")
    at.run(Defeat(FigureId(1)))
    assert at.state.overlord.hand == ("dash",)


# -- who orders what several use at once


@pytest.mark.rule("D2-GOLD-05", "D2-WHO-04", "D2-ATK-25")
def test_the_current_player_orders_what_both_sides_use() -> None:
    """Syndrael exhausts her shield against a Zombie's attack, the Overlord plays Dark Might: his turn."""
    at = arena()
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6")
    at.hand("dark-might")
    at.activate(zombie)
    at.dice("2HH*", "1H", "-")
    at.play("attack 1")
    asked = {decision.seat: {option.key for option in decision.options} for decision in at.game.open}
    assert asked == {OVERLORD: {"pass", f"use dark-might@{zombie}"}, Seat(0): {"pass", "use wooden-shield"}}
    at.game.answer(Seat(0), "use wooden-shield")
    at.game.answer(OVERLORD, f"use dark-might@{zombie}")
    assert at.asked.seats == (OVERLORD,), "it is the Overlord's turn"
    assert at.state.overlord.shown == ("dark-might",), "declared, it is known to all"
    at.play("use-next 0 wooden-shield")
    assert [played.card for played in at.events(OverlordCardPlayed)] == ["dark-might"]
    at.play("pass")
    assert [valued.shields for valued in at.events(AttackValued)] == [1]


@pytest.mark.rule("D2-GOLD-05", "D2-RND-10")
def test_in_a_heros_turn_the_hero_orders() -> None:
    at = arena()
    at.state.turn = Turn(FigureId(2), 1)
    assert at.game.rules.orders_uses is not None
    assert at.game.rules.orders_uses(at.game) == Seat(1)
    at.state.turn = Turn()
    assert at.game.rules.orders_uses(at.game) == OVERLORD


# -- from the first deal on


@pytest.mark.rule("D2-OLC-03", "D2-WHO-07")
def test_no_hero_sees_a_card_of_his_hand_or_deck() -> None:
    edition = lay_out(box_of("descent"))
    game = edition.new_game(edition.settle(DescentSetup(players=2)), "1")
    while not game.state.overlord.hand:
        game.answer(game.open[0].seats[0], 0)
    for seat in (Seat(0), Seat(1), SPECTATOR):
        seen = view(game, seat).state
        assert set(seen.overlord.hand) == set(seen.deck.pool) == {"?"}
        assert len(seen.overlord.hand) == 2, "their number is public"
    assert view(game, OVERLORD).state.overlord.hand == game.state.overlord.hand
