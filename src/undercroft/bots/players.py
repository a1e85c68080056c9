"""The interface of bots, and the one that plays any game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple, Protocol

from msgspec import Struct

from undercroft.kernel import SPECTATOR, Decision, View

NO_VIEW: Final = View(SPECTATOR, None, ())  # for bots that look at nothing but the question


class Advice(NamedTuple):
    """An option by its number, and why it is the one: a message and its arguments.

    Figures and the like that it names are fields of `about`: only the text knows what they are called.
    """

    pick: int
    why: str
    args: Mapping[str, str | int] = {}
    about: Struct | None = None


class Bot(Protocol):
    """A player. It never gets a state, only what its seat may see."""

    needs_view: bool  # making a view costs more than many decisions

    def choose(self, view: View, decision: Decision) -> int:
        """The number of one of `decision.all_options`."""
        ...

    def advise(self, view: View, decision: Decision) -> Advice:
        """The same choice with its reason."""
        ...


class RandomBot:
    """Any option, each as likely as the others; asides too, so that they get played. It never gives up."""

    needs_view = False

    def __init__(self, seed: str) -> None:
        self._luck = Random(seed).random  # its own, so that no game's generator is touched

    def choose(self, view: View, decision: Decision) -> int:
        options, asides = decision.options, decision.asides
        if not asides:
            return int(self._luck() * len(options))
        pick = int(self._luck() * (len(options) + len(asides)))
        if pick >= len(options) and asides[pick - len(options)].concedes:
            return int(self._luck() * len(options))
        return pick

    def advise(self, view: View, decision: Decision) -> Advice:
        return Advice(self.choose(view, decision), "hint-random")
