"""Rounds and their end (GH-RND, GH-EOR)."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import scene
from games.gloomhaven.test_selection import chosen, lonely
from undercroft.games.gloomhaven.events.cards import CardDeactivated, CardsRecovered, CardsRevealed
from undercroft.games.gloomhaven.events.fights import ModifiersReshuffled
from undercroft.games.gloomhaven.events.rounds import (
    AbilitiesReshuffled,
    AbilityDrawn,
    ElementsSet,
    LastingEnded,
    OrderSet,
    RoundEnded,
    RoundStarted,
    TurnEnded,
    TurnStarted,
)  # fmt: skip
from undercroft.games.gloomhaven.rules.scenario.scenario import PlayScenario
from undercroft.games.gloomhaven.state import InPlay
from undercroft.kernel import CardId, GameOver

CARDS = ("trample grab-and-go", "mana-bolt frost-armor")
TURNS = (
    "basic mana-bolt top",
    "basic frost-armor bottom",
    "stop",
    "basic trample top",
    "basic grab-and-go bottom",
    "stop",
)


@pytest.mark.rule("GH-RND-01", "GH-RND-04", "GH-RND-05", "GH-EOR-01")
def test_the_four_steps_in_order() -> None:
    table = chosen(lonely().asking(), *CARDS).picks(*TURNS, "0>pass", "1>pass")
    assert table.event(OrderSet).order == () and table.rule_of(OrderSet) == "GH-EOR-01"
    kinds = (RoundStarted, CardsRevealed, AbilityDrawn, OrderSet, TurnStarted, TurnEnded, RoundEnded)
    first = {
        kind: next(i for i, entry in enumerate(table.log) if isinstance(entry.event, kind)) for kind in kinds
    }
    assert list(first.values()) == sorted(first.values())
    assert [event.figure for event in table.events(TurnStarted)][:2] != [1, 2], "by initiative: 7 before 72"
    slots = [slot.initiative for slot in table.events(OrderSet)[2].order]
    assert slots == sorted(slots) and len(slots) == 3


@pytest.mark.rule("GH-RND-06")
def test_turns_end_when_everybody_has_had_one() -> None:
    table = chosen(lonely().asking(), *CARDS).picks(*TURNS)
    assert sorted(event.figure for event in table.events(TurnEnded)) == [1, 2, 3]
    assert table.asked.what == "gh.short_rest.offer"


@pytest.mark.rule("GH-RND-02")
def test_rounds_go_on_until_the_scenario_is_decided() -> None:
    table = lonely().run(PlayScenario((), step="play"))
    for pairs in (CARDS, ("eye-for-an-eye sweeping-blow", "fire-orbs flame-strike")):
        for seat, pair in enumerate(pairs):
            table.picks(f"{seat}>lead {pair.split()[0]}")
        for seat, pair in enumerate(pairs):
            table.picks(f"{seat}>second {pair.split()[1]}")
        if pairs != CARDS:
            table.state.verdict = "won"
        while table.is_asked() and not table.game.open[0].what.startswith("gh.round"):
            offered = [option.key for option in table.asked.options]
            table.picks(next(key for key in ("pass", "stop", offered[-1]) if key in offered))
    assert [event.round for event in table.events(RoundStarted)] == [2, 3]
    assert table.event(GameOver).result == "won"


@pytest.mark.rule("GH-EOR-02")
def test_modifier_decks_are_shuffled_after_a_2x_or_null() -> None:
    table = chosen(lonely().asking(), *CARDS)
    deck = table.state.attack_decks["0"].drawn(CardId("double")).discarded(CardId("double"))
    table.state.attack_decks["0"], table.state.reshuffle = deck, ("0",)
    plain = table.state.attack_decks["1"].drawn(CardId("plus-1")).discarded(CardId("plus-1"))
    table.state.attack_decks["1"] = plain
    table.picks(*TURNS, "pass", "pass")
    assert [event.deck for event in table.events(ModifiersReshuffled)] == ["0"]
    assert table.state.attack_decks["0"].size == 20 and table.state.attack_decks["1"].size == 19
    assert not table.state.reshuffle


@pytest.mark.rule("GH-EOR-03", "GH-EOR-10")
def test_monster_decks_are_shuffled_after_a_card_with_the_symbol() -> None:
    deck = scene().game.rules.content.deck["living-bones"]
    for card, whole in (
        (next(c for c in deck.cards if c.shuffle), True),
        (next(c for c in deck.cards if not c.shuffle), False),
    ):
        table = chosen(lonely(chance=[card.id]).asking(), *CARDS).picks(*TURNS, "pass", "pass")
        assert bool(table.events(AbilitiesReshuffled)) == whole
        left = table.state.ability_decks["living-bones"]
        assert (left.size, left.discard) == ((8, ()) if whole else (7, (card.id,)))
        assert not table.state.drawn, "the card of the round is put away"


@pytest.mark.rule("GH-EOR-04", "GH-ELM-06")
def test_elements_wane() -> None:
    table = chosen(lonely().asking(), *CARDS).knows(elements=(2, 1, 0, 0, 0, 2)).picks(*TURNS, "pass", "pass")
    assert table.state.elements == (1, 0, 0, 0, 0, 1)
    assert table.rule_of(ElementsSet) == "GH-ELM-06"


@pytest.mark.rule("GH-EOR-05", "GH-EOR-09", "GH-EOR-06")
def test_round_bonuses_end_before_short_rests_and_can_be_rested_with() -> None:
    table = chosen(
        lonely().asking().mats(0, hand=("trample", "shield-bash")), "trample shield-bash", CARDS[1]
    )
    table.picks(*TURNS[:3], "play shield-bash bottom", "perform", "basic trample top")
    assert not table.mat(0).active and table.mat(0).discard == ("trample", "shield-bash")
    assert table.rule_of(CardDeactivated) == "GH-EOR-05"
    table.picks("0>short-rest", "accept")
    assert table.event(CardsRecovered).cards == ("shield-bash",)


@pytest.mark.rule("GH-EOR-11")
def test_bonuses_from_cards_of_monsters_end() -> None:
    guard = next(
        c
        for c in scene().game.rules.content.deck["living-bones"].cards
        if any(a.__struct_config__.tag == "shield" for a in c.abilities)
    )
    table = chosen(lonely(chance=[guard.id]).asking(), *CARDS)
    assert table.is_asked()
    table.picks(*TURNS, "pass", "pass")
    assert not table.state.lasting and any(event.until == "round" for event in table.events(LastingEnded))


@pytest.mark.rule("GH-EOR-08")
def test_cleanup_in_its_printed_order() -> None:
    table = chosen(
        lonely().asking().mats(0, hand=("trample", "shield-bash")), "trample shield-bash", CARDS[1]
    )
    table.knows(elements=(2,) * 6, reshuffle=("0",))
    table.picks(
        *TURNS[:3],
        "play shield-bash bottom",
        "perform",
        "basic trample top",
        "0>short-rest",
        "accept",
        "1>pass",
    )
    kinds = (ModifiersReshuffled, ElementsSet, CardDeactivated, CardsRecovered, RoundEnded)
    found = [entry.event for entry in table.log if isinstance(entry.event, kinds)]
    assert [type(event) for event in found] == list(kinds)


@pytest.mark.rule("GH-EOR-07")
def test_rounds_are_counted() -> None:
    table = chosen(lonely().asking(), *CARDS).picks(*TURNS, "pass", "pass").round()
    assert table.state.round == 3 and table.state.acted == ()


@pytest.mark.rule("GH-EXH-06")
def test_when_all_are_exhausted_the_round_goes_to_its_end_at_once() -> None:
    table = (
        lonely().mats(0, hand=()).mats(1, hand=(), active=(InPlay(CardId("frost-armor"), "bottom"),)).round()
    )
    assert table.state.verdict == "lost" and not table.is_asked() and table.events(RoundEnded)
