"""Finds pointless questions: those whose answers all lead to the same position, whatever chance does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercroft.kernel import Decision, Game, UndercroftError, rng_from

MOST = 12  # options: where there are more, they differ
TRIES = 3  # generators: what is the same by luck is not the same by all of them


def pointless(game: Game[Any]) -> Iterator[Decision]:
    """The open questions that a player need not be asked.

    Where several seats choose at once an answer alone leads nowhere; those questions are left out, and so are
    questions that end the game: after it nothing differs.
    """
    if len(game.open) == 1 and is_pointless(game, game.open[0]):
        yield game.open[0]


def is_pointless(game: Game[Any], decision: Decision) -> bool:
    """Is there one answer, and nothing else to do? Or does it make no difference which is given?"""
    options = decision.options
    if len(options) < 2:
        return not decision.asides and not decision.secret
    return len(options) <= MOST and all(_all_alike(game, decision, f"{number}") for number in range(TRIES))


def _all_alike(game: Game[Any], decision: Decision, seed: str) -> bool:
    first = ""
    for number in range(len(decision.options)):
        twin = game.clone()
        twin.state.rng = rng_from(seed)
        try:
            twin.answer(decision.seat, number)
        except UndercroftError:
            return False
        if twin.state.outcome:
            return False
        found = twin.state.digest()
        if first and found != first:
            return False
        first = found
    return True
