"""Cards say the rules that hold at the table: as printed, or by the errata where they are played."""

from __future__ import annotations

import pytest

from undercroft.games.boxes import box_of, lay_out
from undercroft.scenes.descent import cards
from undercroft.scenes.presenter import MESSAGES
from undercroft.scenes.shapes import Card
from undercroft.text.editions import words_of
from undercroft.text.narrator import Narrator

PRINTED = "when a hero is knocked out: the overlord draws a card for each hero."
ERRATA = "when a hero is knocked out: the overlord draws 2 cards."


def narrated(game: str, errata: bool) -> Narrator:
    edition = lay_out(box_of(game))
    setup = edition.settle(edition.read_setup({"variants": ["errata"] if errata else []}))
    return Narrator(edition, setup, words_of(edition, "en", *MESSAGES, strict=True))


def text(card: Card) -> str:
    return " ".join(line for half in card.halves for line in half.lines).lower()


@pytest.mark.parametrize("game", ["descent", "descent-campaign"])
@pytest.mark.parametrize("errata", [False, True])
def test_a_card_has_the_text_that_holds(game: str, errata: bool) -> None:
    said = text(cards.card("overlord", "bloodlust", narrated(game, errata)))
    assert (PRINTED in said) is not errata and (ERRATA in said) is errata
    assert "errata" not in said


@pytest.mark.parametrize("errata", [False, True])
def test_so_has_a_hero_ability(errata: bool) -> None:
    said = text(cards.ability("grisban-the-thirsty", narrated("descent", errata)))
    assert said.count("discard a condition") == 1 and "errata" not in said
    assert ("fatigue of a rest is recovered" in said) is not errata
