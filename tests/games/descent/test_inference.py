"""Nothing tells what the Overlord holds (D2-OLC-03, D2-WHO-07), and planted leaks are caught."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from games.descent.infer import factory
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent import box
from undercroft.games.descent.rules.cards import overlord_cards
from undercroft.games.descent.rules.cards.moments import MOMENTS
from undercroft.games.descent.rules.cards.overlord_cards import held_plays, hidden_at
from undercroft.games.descent.rules.round import activation
from undercroft.games.descent.state import Descent
from undercroft.kernel import Hidden, Rules, Seat, Trigger, ask
from undercroft.sim.inference_tester import inference_tester
from undercroft.sim.testers import TesterFailed

SEEDS = tuple(f"leak-{n}" for n in range(12))


def rules() -> Rules[Any]:
    return box.make_rules(lay_out(box_of("descent")).rules.content)


@pytest.mark.rule("D2-OLC-03", "D2-WHO-05", "D2-WHO-07")
@pytest.mark.parametrize("variants", [(), ("errata",)])
def test_two_deals_of_his_hand_are_the_same_to_the_heroes(variants: tuple[str, ...]) -> None:
    assert inference_tester(factory(variants=variants), SEEDS[:2], every=8) > 50


def only_if_held(moment: str) -> Hidden:
    """Planted: the window opens only where a card in hand fits."""
    sound = hidden_at(moment)

    def hidden(g: Descent) -> Mapping[Seat, tuple[Trigger, ...]]:
        return {seat: triggers for seat, triggers in sound(g).items() if triggers}

    return hidden


@pytest.mark.rule("D2-OLC-03", "D2-WHO-05")
def test_a_window_that_opens_only_if_a_trap_is_held_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    leaky = {**overlord_cards.HIDDEN, MOMENTS["entered"]: only_if_held("entered")}
    monkeypatch.setattr(overlord_cards, "HIDDEN", leaky)
    with pytest.raises(TesterFailed, match="hidden"):
        inference_tester(factory(rules()), SEEDS)


@pytest.mark.rule("D2-OLC-03", "D2-WHO-07")
def test_cards_in_a_menu_that_all_can_read_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the menu of an activation is an open question."""
    monkeypatch.setattr(activation, "ask", lambda seat, *options, secret: ask(seat, *options))
    with pytest.raises(TesterFailed, match="hidden"):
        inference_tester(factory(), SEEDS)


@pytest.mark.rule("D2-OLC-03", "D2-OLC-E2")
def test_an_activation_that_ends_for_want_of_a_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the menu is secret only where he has something to play, so the others skip a lone option."""
    sound = overlord_cards.possible_plays

    def only_held(g: Descent, moment: str) -> list[Any]:
        plays = sound(g, moment)
        return plays if list(held_plays(g, plays)) else []

    monkeypatch.setattr(activation, "possible_plays", only_held)
    with pytest.raises(TesterFailed, match="hidden"):
        inference_tester(factory(), SEEDS)
