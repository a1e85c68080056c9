"""Search over plans for a turn, for any game: shared worlds, chance in strata, sequential halving.

A bot that plays by script proposes plans; each is played out by a fast script, and the worse half is dropped
again and again. Hidden cards are dealt once for each sample, so that all plans meet the same worlds. Chance
comes out at its middle first, then in strata, the same ones for every plan. Another plan takes the place of
the script's own only if it leads by more than the noise. Budgets count nodes, that is answers, never time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Generic, NamedTuple, Protocol, TypeVar

from undercroft.kernel import Decision, Game, Rules, Seat, State, View
from undercroft.kernel.chance import next_word, rng_from
from undercroft.kernel.views import determinize

S = TypeVar("S", bound=State)
Reply = Callable[[Game[S], Decision], int]
Steps = Sequence[str]  # the keys of answers, one after the other
LONGEST = 600  # answers of one rollout, whatever happens
QUARTERS = 4
ENOUGH = 1 + QUARTERS  # samples: the middle and each quarter once
SURE = 3.0  # times the noise: a lead that more samples would hardly turn


class Model(Protocol[S]):
    """The functions of a game that the search needs."""

    def script(self) -> Reply[S]:
        """A fast player for all seats, fresh for each rollout."""
        ...

    def epoch(self, g: Game[S]) -> int:
        """A rollout ends when this changes: mostly the round."""
        ...

    def known(self, g: Game[S]) -> object:
        """Changes when something is revealed that a plan did not know: the rest of it is dropped."""
        ...

    def value(self, g: Game[S], seat: Seat) -> float:
        """How good a position is for a seat: the more the better."""
        ...


class Strata:
    """Chance for one of several rollouts: the middle for the first, then spread evenly over all results."""

    def __init__(self, sample: int) -> None:
        self.sample = sample
        self._calls: dict[str, int] = {}

    def pick(self, word: int, what: str, outcomes: Sequence[str]) -> str:
        """Four rollouts after the first meet four different quarters; which comes when differs by call.

        Calls are counted by what they decide, so that plans which roll other dice meet the same luck.
        """
        if not self.sample:
            return outcomes[len(outcomes) // 2]
        called = self._calls[what] = self._calls.get(what, 0) + 1
        group, place = divmod(self.sample - 1, QUARTERS)
        _, mixed = next_word(rng_from(what) + called * 8191 + group)
        quarter = (place + mixed) % QUARTERS
        inside = (mixed >> 8) % 997 / 997
        return outcomes[int((quarter + inside) / QUARTERS * len(outcomes))]


class Found(NamedTuple):
    """The best of some plans by its number, the mean values of all, and what it took."""

    pick: int
    values: tuple[float, ...]
    lead: float  # of the best challenger over the script's plan, where both met the same chance
    noise: float  # the standard error of the lead
    nodes: int
    rollouts: int


class Search(Generic[S]):
    """Compares plans within a budget of nodes."""

    def __init__(self, rules: Rules[S], model: Model[S], nodes: int) -> None:
        self.rules, self.model, self.budget = rules, model, nodes
        self.nodes = self.rollouts = 0

    def world(self, seen: View, rng: int) -> Game[S]:
        """A full game that fits what a seat sees, with its question open."""
        game = Game(self.rules, determinize(seen, self.rules, rng))
        game.advance()
        return game

    def best(
        self,
        worlds: Sequence[Game[S]],
        seat: Seat,
        plans: Sequence[Steps],
        doubt: float = 1.0,
        least: float = 0.0,
    ) -> Found:
        """Halve the plans until one challenger of the first is left and the budget is spent.

        The first is the script's own. Another takes its place if it leads by at least `least`, and by more
        than `doubt` times the noise: rollouts err, and so does the script.
        """
        self.nodes = self.rollouts = 0
        values: list[list[float]] = [[] for _ in plans]
        alive, sample = list(range(1, len(plans))), 0
        stages = max(1, (len(plans) - 1).bit_length())
        for stage in range(1, stages + 1):
            while alive and (not sample or self.nodes < self.budget * stage / stages):
                for plan in (0, *alive):
                    world = worlds[sample % len(worlds)]
                    values[plan].append(self.rollout(world, seat, plans[plan], Strata(sample)))
                sample += 1
                if len(alive) == 1 and sample >= ENOUGH and self.is_clear(values[0], values[alive[0]], least):
                    break
            alive.sort(key=lambda plan: (-lead(values[0], values[plan])[0], plan))
            alive = alive[: (len(alive) + 1) // 2]
        means = tuple(sum(some) / max(1, len(some)) for some in values)
        if not alive:
            return Found(0, means, 0.0, 0.0, self.nodes, self.rollouts)
        ahead, noise = lead(values[0], values[alive[0]])
        wins = sample > 1 and ahead > max(least, doubt * noise)
        return Found(alive[0] if wins else 0, means, ahead, noise, self.nodes, self.rollouts)

    def is_clear(self, script: Sequence[float], other: Sequence[float], least: float) -> bool:
        """Would more samples hardly change which of two plans is taken?"""
        ahead, noise = lead(script, other)
        return abs(ahead - least) > SURE * noise

    def rollout(self, world: Game[S], seat: Seat, plan: Steps, chance: Strata) -> float:
        """Play a plan, and on by the script to the end of the round; what is left of the plan is dropped
        as soon as it cannot be gone on with, or something is revealed."""
        game, model = world.clone(chance), self.model
        reply, epoch, steps = model.script(), model.epoch(world), list(plan)
        what, known = world.open[0].what, model.known(world)
        for _ in range(LONGEST):
            if not game.open or model.epoch(game) != epoch:
                break
            decision = game.open[0]
            number = None
            if steps and decision.what == what and seat in decision.seats:
                number = _place(decision, steps.pop(0)) if model.known(game) == known else None
                if number is None:
                    steps.clear()
            if number is None:
                number = reply(game, decision)
            game.answer(decision.seats[0], number)
            self.nodes += 1
        self.rollouts += 1
        return model.value(game, seat)


def lead(script: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much a plan is better than the script's where both met the same chance, and the noise in it."""
    gains = [there - here for here, there in zip(script, other)]
    count = len(gains)
    mean = sum(gains) / max(1, count)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, count - 1)
    return mean, sqrt(spread / max(1, count))


def _place(decision: Decision, key: str) -> int | None:
    """The place of an answer among the options, if it is there."""
    return next((number for number, option in enumerate(decision.options) if option.key == key), None)
