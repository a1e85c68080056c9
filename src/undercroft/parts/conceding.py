"""Giving up: a side calls the game lost for itself, at once, when all of it agree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from undercroft.kernel import Game, Option, Procedure, Right, Seat

Opinions = Mapping[Seat, bool]  # would each seat give up? Who is out of the game has no opinion


class GiveUpOption(Option):
    """Call the game lost, if the whole side agrees."""

    concedes: ClassVar[bool] = True


class PlayOnOption(Option):
    """Think better of giving up."""


def side_gives_up(g: Game[Any], seat: Seat, opinions: Opinions) -> bool:
    """Would everybody on the side of this seat give up?"""
    return all(opinions[each] for each in g.rules.mates(g.state, seat, opinions))


def right_to_give_up(seat: Seat, opinions: Opinions, do: Procedure) -> Right:
    """A seat that has not agreed may agree; one that has may take it back."""
    return Right(PlayOnOption() if opinions[seat] else GiveUpOption(), do)
