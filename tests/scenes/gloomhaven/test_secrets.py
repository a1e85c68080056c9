"""Nothing hidden gets into what is sent: hands and goals dealt anew change no byte that others get."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from lengths import of_length

from scenes.shown import check_secrets, sent_to, why_not
from undercroft.games.gloomhaven.options import CellOption
from undercroft.kernel import SPECTATOR, Game, Seat
from undercroft.scenes.presenter import Presenter

from .table import gloomhaven, presenter, settled


@pytest.mark.parametrize("scenario", ["1", "3", "7"])
def test_hidden_cards_change_nothing_that_others_are_sent(scenario: str) -> None:
    setup = settled(scenario, ("brute", "spellweaver", "scoundrel"))
    game = gloomhaven().new_game(setup, f"secrets {scenario}")
    shown, seats = presenter("en", setup), tuple(game.state.characters)
    check_secrets(shown, game, Random(scenario), seats, sent, questions=of_length(25, 60))


def sent(shown: Presenter, game: Game[Any], seat: Seat) -> dict[str, bytes]:
    """All that somebody at this seat gets, answers to queries included."""
    found = sent_to(shown, game, seat)
    found["threat"] = msgspec.json.encode(shown.painter.threat(game, seat, shown.narrator))
    if seat == SPECTATOR:
        return found
    decision = shown.asked(game, shown.seen(game, seat))
    if decision is not None and any(isinstance(option, CellOption) for option in decision.options):
        for place in shown.public(game).board.places[:20]:
            found[f"whynot {place.at}"] = msgspec.json.encode(why_not(shown, game, seat, place.at))
    for figure, leaf in game.state.figures.items():
        if leaf.cells:
            plan = shown.painter.plan(game, seat, figure, shown.narrator)
            found[f"plan {figure}"] = msgspec.json.encode(plan)
    mine = game.state.figures[game.state.characters[seat].figure]
    if mine.cells:
        cell = gloomhaven().box.grid.name(mine.cell)  # type: ignore[union-attr]
        danger = shown.painter.danger(game, seat, cell, shown.narrator)
        found["danger"] = msgspec.json.encode(danger)
    return found
