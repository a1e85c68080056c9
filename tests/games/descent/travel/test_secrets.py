"""A hero looks at the Overlord's hand: his player alone sees it, and only for that question (D2-TRV-05)."""

from __future__ import annotations

import pytest

from games.descent.infer import travellers
from games.descent.travel.road import FAILED, JAIN, PASSED, has_arrived, on_the_way
from undercroft.games.descent.events.cards import OverlordDiscarded
from undercroft.games.descent.events.travel import HandShown
from undercroft.games.descent.rules.travel import spying
from undercroft.kernel import SPECTATOR, Game, Seat, ask, determinize, is_shown, log_for, view
from undercroft.sim.inference_tester import inference_tester
from undercroft.sim.testers import TesterFailed

HAND = ("dark-charm", "dash", "frenzy")
SEEDS = tuple(f"spy-{n}" for n in range(6))


@pytest.mark.rule("D2-TRV-10", "D2-TRV-05", "D2-TRV-11")
def test_card_7_road_a_hero_sees_the_hand_and_discards_a_card() -> None:
    at = on_the_way("7", "road", *PASSED, hand=HAND)
    at.play("target 2")
    assert at.asked.seats == (Seat(1),) and at.asked.secret
    assert at.keys() == {f"card {card}" for card in HAND}
    at.play("card dark-charm")
    assert at.state.overlord.hand == ("dash", "frenzy") and at.state.deck.discard == ("dark-charm",)
    assert [event.card for event in at.events(OverlordDiscarded)] == ["dark-charm"] and has_arrived(at)


@pytest.mark.rule("D2-TRV-05", "D2-TRV-10")
def test_card_7_road_a_failure_or_an_empty_hand_shows_nothing() -> None:
    at = on_the_way("7", "road", *FAILED, hand=HAND)
    at.play("target 1")
    assert has_arrived(at) and not at.events(HandShown) and at.state.overlord.hand == HAND
    at = on_the_way("7", "road", *PASSED)
    at.play("target 1")
    assert has_arrived(at) and not at.events(HandShown)


@pytest.mark.rule("D2-TRV-05", "D2-OLC-03", "D2-WHO-07")
def test_only_the_player_of_that_hero_sees_the_hand() -> None:
    at = on_the_way("7", "road", *PASSED, hand=HAND)
    before = at.state.clone()
    at.play("target 2")
    assert is_shown(before, at.state, (Seat(0), Seat(1), Seat(2))), "taken back, it would have told something"
    unknown = ("?",) * len(HAND)
    for seat, seen in ((Seat(0), unknown), (Seat(1), HAND), (Seat(2), HAND), (SPECTATOR, unknown)):
        shown = view(at.game, seat)
        assert shown.state.overlord.hand == seen
        if seat in (Seat(0), SPECTATOR):
            assert shown.open[0].options == ()
        (told,) = [entry.event for entry in log_for(at.log, seat) if isinstance(entry.event, HandShown)]
        assert told.figure == JAIN and told.cards == (HAND if seat == Seat(1) else unknown)
    own = view(at.game, Seat(1)).state
    assert own.deck.pool[0] == "?" and "?" not in own.overlord.hand, "the deck is no part of it"
    at.play("card dash")
    assert view(at.game, Seat(1)).state.overlord.hand == ("?", "?")


@pytest.mark.rule("D2-TRV-05", "D2-WHO-07")
def test_what_he_knows_fits_every_deal_of_the_rest() -> None:
    at = on_the_way("7", "road", *PASSED, hand=HAND)
    at.play("target 2")
    rules = at.game.rules
    for rng in range(20):
        mine = determinize(view(at.game, Seat(1)), rules, rng)
        assert mine.overlord.hand == HAND and not {*HAND} & {*mine.deck.pool}
        dealt = Game(rules, determinize(view(at.game, Seat(0)), rules, rng))
        cards = (*dealt.state.overlord.hand, *dealt.state.deck.pool)
        assert sorted(cards) == sorted(at.state.overlord.owned)
        dealt.advance()
        assert {option.key for option in dealt.open[0].options} == {
            f"card {card}" for card in dealt.state.overlord.hand
        }


@pytest.mark.rule("D2-OLC-03", "D2-TRV-05", "D2-WHO-07")
def test_two_deals_of_his_hand_are_the_same_to_heroes_on_the_way() -> None:
    shows = (OverlordDiscarded, HandShown)
    assert inference_tester(travellers(), SEEDS, every=1, limit=60, shows=shows) > 50


@pytest.mark.rule("D2-OLC-03", "D2-TRV-05")
def test_a_hand_that_all_can_read_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the question about the hand is open to everybody."""
    monkeypatch.setattr(spying, "ask", lambda seat, *options, secret: ask(seat, *options))
    shows = (OverlordDiscarded, HandShown)
    with pytest.raises(TesterFailed, match="hidden"):
        inference_tester(travellers(card="7"), SEEDS, every=1, limit=30, shows=shows)
