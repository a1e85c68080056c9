"""Nothing hidden gets into what is sent: hands and goals dealt anew change no byte that others get."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from scenes.shown import guess, parts_of, why_not
from undercroft.games.gloomhaven.options import CellOption
from undercroft.kernel import SPECTATOR, Game, Seat
from undercroft.scenes.presenter import Presenter

from .table import gloomhaven, presenter, settled

QUESTIONS = 60


@pytest.mark.parametrize("scenario", ["1", "3", "7"])
def test_hidden_cards_change_nothing_that_others_are_sent(scenario: str) -> None:
    setup = settled(scenario, ("brute", "spellweaver", "scoundrel"))
    game = gloomhaven().new_game(setup, f"secrets {scenario}")
    shown, luck, differ = presenter("en", setup), Random(scenario), 0
    for number in range(QUESTIONS):
        if not game.open:
            break
        for seat in (SPECTATOR, *game.state.characters):
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
    found["threat"] = msgspec.json.encode(shown.painter.threat(game, seat, shown.narrator))
    if seat == SPECTATOR:
        return found
    found["seat"] = msgspec.json.encode(shown.seat(game, seat))
    decision = shown.asked(game, shown.seen(game, seat))
    if decision is not None:
        for pick in range(min(3, len(decision.all_options))):
            preview = shown.painter.preview(game, seat, decision, pick, shown.narrator)
            found[f"preview {pick}"] = msgspec.json.encode(preview)
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
