"""Nothing of the Overlord's hand gets into what heroes are sent: dealt anew, it changes no byte."""

from __future__ import annotations

from random import Random

import pytest

from scenes.shown import check_secrets, edition_of, sent_to, stage_for
from undercroft.kernel import Seat


@pytest.mark.rule("D2-OLC-03", "D2-WHO-07")
@pytest.mark.parametrize("quest", ["first-blood", "castle-daerion"])
def test_hidden_cards_change_nothing_that_others_are_sent(quest: str) -> None:
    edition = edition_of("descent")
    wishes = edition.read_setup({"scenario": quest, "players": 2})
    game = edition.new_game(edition.settle(wishes), f"secrets {quest}")
    shown = stage_for("descent", "en", wishes)
    check_secrets(shown, game, Random(quest), (Seat(0), Seat(1)), sent_to, questions=40)


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
