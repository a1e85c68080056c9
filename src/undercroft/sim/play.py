"""One game without people: bots answer, and what they answered can be written down as a journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.bots import NO_VIEW, Bot
from undercroft.games.boxes import Edition, Setup
from undercroft.kernel import Answer, Decision, Game, Seat, view

CUT = 200  # rounds
DIGEST_EVERY = 50  # answers


class Play:
    """A game that bots play, with a record of their answers."""

    def __init__(self, edition: Edition, setup: Setup, seed: str, bots: Sequence[Bot]) -> None:
        self.edition, self.setup, self.seed, self.bots = edition, setup, seed, bots
        self.game: Game[Any] | None = None
        self.decisions = 0  # with at least two options: what is forced is no decision
        self.digest = ""  # of the final state
        self._given: list[tuple[Seat, Decision, int]] = []
        self._chance: list[list[str]] = []
        self._digests: dict[int, str] = {}

    @property
    def rounds(self) -> int:
        return self.edition.box.rounds(self.game.state) if self.game else 0

    @property
    def outcome(self) -> str:
        """How it ended; empty if it did not."""
        return self.game.state.outcome if self.game else ""

    def run(self, digests: bool = False) -> None:
        """Play to the end, or until more rounds were begun than anybody would sit through."""
        game = self.game = self.edition.new_game(self.setup, self.seed)
        rounds, state, bots = self.edition.box.rounds, game.state, self.bots
        given, chance, looks = self._given, self._chance, [bot.needs_view for bot in bots]
        while game.open and rounds(state) <= CUT:
            decision = game.open[0]
            seat = decision.seats[0]
            pick = bots[seat].choose(view(game, seat) if looks[seat] else NO_VIEW, decision)
            if len(decision.options) > 1:
                self.decisions += 1
            given.append((seat, decision, pick))
            game.answer(seat, pick)
            chance.append(game.results)
            if digests and len(given) % DIGEST_EVERY == 0:
                self._digests[len(given)] = state.digest()
        self.digest = self._digests[len(given)] = state.digest()

    def journal(self) -> bytes:
        """Header and answers; one that raised stands last, with the chance it came to and no digest."""
        lines: list[Any] = [self.edition.header(self.setup, self.seed)]
        rolled = self._chance if len(self._chance) == len(self._given) else [*self._chance, self._broke_at()]
        for n, ((seat, decision, pick), chance) in enumerate(zip(self._given, rolled), 1):
            offered = decision.keys()
            key = offered[pick] if 0 <= pick < len(offered) else str(pick)
            lines.append(Answer(n, seat, key, tuple(chance), self._digests.get(n, "")))
        return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)

    def _broke_at(self) -> list[str]:
        return self.game.results if self.game else []
