"""The inference tester passes games that keep their secrets, and catches three ways to tell them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import pytest
from kernel.toy import PLAYS, RULES, Brawl, Toy, fresh, hand, hands, make_rules

from undercroft.kernel import (
    Call,
    Game,
    Next,
    Option,
    Pass,
    Procedure,
    Rules,
    Seat,
    Trigger,
    ask,
    rng_from,
    step,
)
from undercroft.sim.inference_tester import inference_tester
from undercroft.sim.testers import NewGame, TesterFailed

SEEDS = ("1", "2", "3", "4", "5", "6")
HOLDER, ONLOOKER = Seat(1), Seat(0)


class ShowOption(Option):
    """Play this card."""

    card: str


class Menu(Procedure, tag="inference.menu"):
    """Before the brawl somebody with cards may play one, again and again; others go on in between."""

    leak: str = ""  # planted: what tells of the hand
    left: int = 8

    @step("INF-01")
    def choose(self, g: Toy) -> Next:
        """Sound: asked in secret, also where nothing can be played."""
        options = menu(g)
        match self.leak:
            case "option":
                return ask(HOLDER, ShowOption("nothing"), *options)
            case "rule" if len(options) > 1:
                g.rule = "INF-CARD"
            case "skipped" if len(options) == 1:
                return self.go_on
        return ask(HOLDER, *options, secret=True)

    @choose.answered
    def take(self, g: Toy, picked: Option) -> Next:
        return self.go_on

    @step("INF-02")
    def go_on(self, g: Toy) -> Next:
        return ask(ONLOOKER, Pass(), ShowOption("nothing")) if self.left else Call(Brawl())

    @go_on.answered
    def loop(self, g: Toy, picked: Option) -> Next:
        self.left -= 1
        return self.choose


def menu(g: Toy) -> list[Option]:
    cards = sorted({card for card in g.state.players[HOLDER].cards if card == "dodge"})
    return [Pass(), *map(ShowOption, cards)]


def only_holders(on: str) -> Any:
    """Planted: a window opens only for those who hold a card for it."""
    sound = hands(on)

    def hidden(g: Toy) -> Mapping[Seat, tuple[Trigger, ...]]:
        return {seat: triggers for seat, triggers in sound(g).items() if triggers}

    return hidden


def factory(rules: Rules[Any], *frames: Procedure) -> NewGame:
    def new_game(seed: str) -> Game[Any]:
        start = fresh(*(frame.__copy__() for frame in frames), seat1=hand("spite", "dodge") if frames else {})
        start.rng = rng_from(seed)
        game: Game[Any] = Game(rules, start)
        game.advance()
        return game

    return new_game


MENUS = make_rules(sys.modules[__name__])


def test_a_game_that_keeps_its_secrets_passes() -> None:
    assert inference_tester(factory(RULES), SEEDS) > 100


def test_pairs_are_looked_at_now_and_then_if_that_is_enough() -> None:
    all_of_them = inference_tester(factory(RULES), SEEDS[:3])
    assert 0 < inference_tester(factory(RULES), SEEDS[:3], every=4) < all_of_them


def test_a_secret_menu_passes() -> None:
    assert inference_tester(factory(MENUS, Menu()), SEEDS, limit=16) > 50


def test_a_window_that_opens_only_if_a_card_is_held_is_caught() -> None:
    rules = make_rules(hidden={on: only_holders(on) for on in PLAYS})
    with pytest.raises(TesterFailed, match="who is asked"):
        inference_tester(factory(rules), SEEDS)


def test_an_option_of_a_hidden_card_that_others_see_is_caught() -> None:
    with pytest.raises(TesterFailed, match="depends on what is hidden"):
        inference_tester(factory(MENUS, Menu("option")), SEEDS)


def test_a_rule_of_a_hidden_card_that_others_see_is_caught() -> None:
    with pytest.raises(TesterFailed, match="INF-CARD"):
        inference_tester(factory(MENUS, Menu("rule")), SEEDS)


def test_a_question_that_is_skipped_for_want_of_a_card_is_caught() -> None:
    with pytest.raises(TesterFailed, match="who is asked"):
        inference_tester(factory(MENUS, Menu("skipped")), SEEDS)
