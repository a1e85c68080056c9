"""One game without people: bots answer, and what they answered can be written down as a journal."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from undercroft.bots import NO_VIEW, Bot, make_bot
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.setups import Setup
from undercroft.kernel import Answer, BrokenRules, Expect, Game, GameOver, Report, Seat, view

from .testers import check_invariants

CUT = 200  # rounds
MOST = 100_000  # answers: a bot that changes its mind for ever within a turn ends no round
LOOK_EVERY = 16  # answers, whether it has come to that
DIGEST_EVERY = 50  # answers


def keep_what_is_loaded() -> None:
    """Rules and packs stay for good: the garbage collector need not look at them after every few games."""
    gc.collect()
    gc.freeze()


class Match:
    """A game that bots play. Only the numbers of their picks are kept: the rest follows from the seed.

    In a campaign, the game that a charge begins is played by the same bots, as those of that game.
    """

    def __init__(
        self,
        edition: Edition,
        setup: Setup,
        seed: str,
        bots: Sequence[Bot],
        names: Sequence[str] = (),
        invariants: bool = False,
    ) -> None:
        """`names`: of the bots, by which those of the games below a campaign are found.

        `invariants`: those of the rules are checked after every event, and one that does not hold raises.
        """
        self.edition, self.setup, self.seed, self.bots, self.names = edition, setup, seed, bots, names
        self.invariants = invariants
        self.game: Game[Any] | None = None
        self.decisions = 0  # with at least two options: what is forced is no decision
        self.digest = ""  # of the final state
        self.given: list[int | Report] = []  # the numbers of picks, and what came of charges

    @property
    def rounds(self) -> int:
        return self.edition.box.rounds(self.game.state) if self.game else 0

    @property
    def outcome(self) -> str:
        """How it ended; empty if it did not."""
        return self.game.state.outcome if self.game else ""

    @property
    def ending(self) -> GameOver | None:
        """The winners, scores and report; none if it did not end."""
        return (self.game.state.ending or None) if self.game else None

    def run(self) -> None:
        """Play to the end, or until more rounds or answers than anybody would sit through."""
        game = self.game = self.edition.new_game(self.setup, self.seed)
        if self.invariants:
            check_invariants(self.seed, game, None)
            game.watch = partial(check_invariants, self.seed, game)
        rounds, state, given = self.edition.box.rounds, game.state, self.given
        players = [(bot.choose, bot.needs_view) for bot in self.bots]
        answer, open_now, decisions = game.answer, game.open, 0
        try:
            while (open_now or game.expected) and rounds(state) <= CUT and len(given) < MOST:
                if game.expected and not open_now:
                    child = self.play_child(game.expected)
                    decisions += child.decisions
                    if child.ending is None:
                        break
                    given.append(_report(child.ending))
                    open_now = game.report(_report(child.ending))
                    continue
                for _ in range(LOOK_EVERY):
                    decision = open_now[0]
                    seat = decision.seats[0]
                    choose, looks = players[seat]
                    pick = choose(view(game, seat) if looks else NO_VIEW, decision)
                    if len(decision.options) > 1:
                        decisions += 1
                    given.append(pick)
                    open_now = answer(seat, pick)
                    if not open_now:
                        break
        finally:
            self.decisions = decisions
        self.digest = state.digest()

    def play_child(self, expected: Expect) -> Match:
        """The game that a charge begins, played to its end."""
        packs = tuple(pack.folder for pack in self.edition.packs[1:])
        edition = lay_out(box_of(self.edition.box.child), packs)
        seed = f"{self.seed}/{len(self.given)}"
        setup = edition.charged(expected.charge)
        bots = [make_bot(edition, setup, name, Seat(seat), seed) for seat, name in enumerate(self.names)]
        child = Match(edition, setup, seed, bots, invariants=self.invariants)
        child.run()
        return child

    def journal(self) -> bytes:
        """Header and answers, played again; one that raises stands last, with its chance and no digest."""
        game = self.edition.new_game(self.setup, self.seed)
        lines: list[Any] = [self.edition.header(self.setup, self.seed)]
        for n, pick in enumerate(self.given, 1):
            if isinstance(pick, Report):
                game.report(pick)
                told: dict[str, Any] = msgspec.to_builtins(pick)
                lines.append(Answer(n, chance=tuple(game.results), digest=game.state.digest(), report=told))
                continue
            decision = game.open[0]
            seat, offered, digest = decision.seats[0], decision.keys(), ""
            key = offered[pick] if 0 <= pick < len(offered) else str(pick)
            try:
                game.answer(seat, pick)
            except Exception:
                lines.append(Answer(n, seat, key, tuple(game.results)))
                break
            if n % DIGEST_EVERY == 0 or n == len(self.given):
                digest = game.state.digest()
            lines.append(Answer(n, seat, key, tuple(game.results), digest))
        return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def _report(ending: GameOver) -> Report:
    """The report of a game to the campaign that sent its heroes there."""
    if not isinstance(ending.report, Report):
        raise BrokenRules("a game that a campaign's charge began has ended without a report")
    return ending.report
