"""Games that bots played until a question of a wanted kind comes up, as journals to bring to a table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

import msgspec

from undercroft.bots import make_bot
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.setups import Setup
from undercroft.games.tiny.setup import TinySetup
from undercroft.kernel import Answer, Decision, Game, Seat, view

PARTY = ("brute", "spellweaver")
LONGEST = 150  # answers


@cache
def journal(
    game: str, kind: str, seat: int, after: int = 0, scenario: str = "1", party: tuple[str, ...] = PARTY
) -> str:
    """A game just before a seat chooses, and an answer of this kind is among its options."""
    edition = lay_out(box_of(game))
    setup = edition.settle(
        HavenSetup(scenario=scenario, party=party) if game == "gloomhaven" else TinySetup()
    )
    for seed in map(str, count()):
        header, answers = edition.header(setup, seed), list[Answer]()
        for decision in _play(edition, setup, seed, answers):
            if len(answers) < after or decision.seat != seat:
                continue
            if any(option.key.split(" ")[0] == kind for option in decision.options):
                return "".join(msgspec.json.encode(line).decode() + "\n" for line in (header, *answers))
    raise AssertionError("there is always another seed")


def _play(edition: Edition, setup: Setup, seed: str, answers: list[Answer]) -> Iterator[Decision]:
    """Each question before it is answered; the answers go to the list."""
    game: Game[Any] = edition.new_game(setup, seed)
    seats = range(len(edition.box.seats(edition.rules.content, setup)))
    bots = [make_bot(edition, setup, "normal", Seat(seat), seed) for seat in seats]
    while game.open and len(answers) < LONGEST:
        decision = game.open[0]
        yield decision
        seat = decision.seat
        key = decision.keys()[bots[seat].choose(view(game, seat), decision)]
        game.answer(seat, key)
        answers.append(Answer(len(answers) + 1, seat, key, tuple(game.results)))
