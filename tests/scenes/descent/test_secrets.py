"""Nothing of the Overlord's hand gets into what heroes are sent: dealt anew, it changes no byte."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from scenes.shown import edition_of, guess, parts_of, stage_for
from undercroft.kernel import SPECTATOR, Game, Seat
from undercroft.scenes.presenter import Presenter

QUESTIONS = 40


@pytest.mark.rule("D2-OLC-03", "D2-WHO-07")
@pytest.mark.parametrize("quest", ["first-blood", "castle-daerion"])
def test_hidden_cards_change_nothing_that_others_are_sent(quest: str) -> None:
    edition = edition_of("descent")
    wishes = edition.read_setup({"scenario": quest, "players": 2})
    game = edition.new_game(edition.settle(wishes), f"secrets {quest}")
    shown, luck, differ = stage_for("descent", "en", wishes), Random(quest), 0
    for number in range(QUESTIONS):
        if not game.open:
            break
        for seat in (SPECTATOR, Seat(0), Seat(1)):
            one, two = (guess(game, seat, f"{number}/{which}") for which in "ab")
            two.state.rng = one.state.rng
            differ += one.state != two.state
            assert sent(shown, one, seat) == sent(shown, two, seat)
        decision = luck.choice(game.open)
        options = [option for option in decision.options if not option.concedes]
        game.answer(decision.seat, luck.choice(options).key)
    assert differ > QUESTIONS


def sent(shown: Presenter, game: Game[Any], seat: Seat) -> dict[str, bytes]:
    """All that somebody at this seat gets, answers to queries included."""
    found = parts_of(shown.public(game))
    if seat == SPECTATOR:
        return found
    found["seat"] = msgspec.json.encode(shown.seat(game, seat))
    decision = shown.asked(game, shown.seen(game, seat))
    if decision is not None:
        for pick in range(min(3, len(decision.all_options))):
            preview = shown.painter.preview(game, seat, decision, pick, shown.narrator)
            found[f"preview {pick}"] = msgspec.json.encode(preview)
    return found


def test_the_overlord_alone_sees_his_hand_and_deck() -> None:
    edition = edition_of("descent")
    wishes = edition.read_setup({"scenario": "first-blood", "players": 2})
    game = edition.new_game(edition.settle(wishes), "hand")
    while not game.state.overlord.hand:
        game.answer(game.open[0].seat, 0)
    shown = stage_for("descent", "en", wishes)
    own = {pile.id: len(pile.cards) for pile in shown.seat(game, Seat(2)).piles}
    assert own["hand"] == len(game.state.overlord.hand) and own["deck"] == game.state.deck.size
    public = shown.public(game)
    (mat,) = [mat for mat in public.mats if mat.seat == 2]
    assert {gauge.id: gauge.value for gauge in mat.gauges}["hand"] == str(own["hand"]) and mat.piles == ()
