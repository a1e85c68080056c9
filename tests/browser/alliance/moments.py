"""Moments of the golden games of Dungeon Alliance, as journals to bring to a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, Literal, NamedTuple

import msgspec
from games.alliance.golden.record import edition, journal_of

from undercroft.games.alliance.card_options import AttackOption, PlayOption
from undercroft.games.alliance.options import DraftOption, GoOption, TileOption
from undercroft.games.alliance.state import CYCLES, ROUNDS, AllianceState
from undercroft.journal_files import setup_of, starter
from undercroft.kernel import Decision, Game, Journal, Option, read

Name = Literal["hero", "go", "tile", "attack", "draft", "react", "last", "solo"]


class Step(NamedTuple):
    """A question, and the game before its answer."""

    game: Game[Any]
    decision: Decision

    @property
    def s(self) -> AllianceState:
        state: AllianceState = self.game.state
        return state

    def offers(self, kind: type[Option]) -> bool:
        return any(isinstance(each, kind) for each in self.decision.options)


class Moment(NamedTuple):
    """A game up to a question, and the answers that follow to its end."""

    journal: str
    rest: tuple[tuple[int, str], ...]  # seat and key
    seats: int

    @property
    def seat(self) -> int:
        return self.rest[0][0]


GAMES: Final = {"last": "pvp-4", "react": "pvp", "solo": "solo-won"}  # else rivals-2
MOMENTS: Final[dict[Name, Callable[[Step], bool]]] = {
    "hero": lambda step: step.decision.what == "alliance.hero_activation.choose" and step.s.round > 1,
    "go": lambda step: step.offers(GoOption) and step.offers(PlayOption) and step.s.round > 1,
    "tile": lambda step: step.offers(TileOption) and step.s.round > 1,
    "attack": lambda step: step.offers(AttackOption) and step.s.round > 2,
    "draft": lambda step: step.offers(DraftOption) and step.s.level > 1,
    "react": lambda step: step.decision.what == "window.offer" and len(step.decision.options) > 1,
    "last": lambda step: step.s.round == ROUNDS and step.s.cycle == CYCLES,
    "solo": lambda step: step.offers(GoOption) and step.s.round > 1,
}


@cache
def moment(name: Name) -> Moment:
    """The first moment of this name in its golden game."""
    found = edition()
    script = read(journal_of(GAMES.get(name, "rivals-2")).read_bytes())
    setup, seed = setup_of(found, script.header), script.header.seed
    journal: Journal[Any] = Journal(found.header(setup, seed), starter(found, setup, seed))
    for n, answer in enumerate(script.answers):
        decision = next(each for each in journal.game.open if answer.seat in each.seats)
        if MOMENTS[name](Step(journal.game, decision)):
            lines = (found.header(setup, seed), *script.answers[:n])
            told = "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)
            rest = tuple((each.seat, each.key) for each in script.answers[n:])
            return Moment(told, rest, len(found.seats(setup)))
        journal.answer(answer.seat, answer.key)
    raise LookupError(f"no moment {name!r} in its golden game")
