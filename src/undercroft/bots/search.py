"""Search over plans for a turn, for any game: one shared world, chance in strata, sequential halving.

A bot that plays by script proposes plans; each is played out by a fast script, and the worse half is dropped
again and again. Hidden cards are dealt once, so that all plans meet the same world. Chance comes out at its
middle first, then in strata, the same ones for every plan. Budgets count nodes, that is answers, never time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from undercroft.kernel import Decision, Game, Rules, Seat, State, View
from undercroft.kernel.chance import next_word
from undercroft.kernel.views import determinize

S = TypeVar("S", bound=State)
Reply = Callable[[Game[S], Decision], int]
Steps = Sequence[str]  # the keys of answers, one after the other
LONGEST = 600  # answers of one rollout, whatever happens


class Model(Protocol[S]):
    """The functions of a game that the search needs."""

    def script(self) -> Reply[S]:
        """A fast player for all seats, fresh for each rollout."""
        ...

    def epoch(self, g: Game[S]) -> int:
        """A rollout ends when this changes: mostly the round."""
        ...

    def value(self, g: Game[S], seat: Seat) -> float:
        """How good a position is for a seat: the more the better."""
        ...


class Strata:
    """Chance for one of several rollouts: the middle for the first, then spread evenly over all results."""

    def __init__(self, sample: int) -> None:
        self.sample, self.called = sample, 0

    def pick(self, word: int, what: str, outcomes: Sequence[str]) -> str:
        """Four rollouts after the first meet four different quarters; which comes when differs by call."""
        self.called += 1
        if not self.sample:
            return outcomes[len(outcomes) // 2]
        group, place = divmod(self.sample - 1, QUARTERS)
        _, mixed = next_word(self.called * 8191 + group)
        quarter = (place + mixed) % QUARTERS
        inside = (mixed >> 8) % 997 / 997
        return outcomes[int((quarter + inside) / QUARTERS * len(outcomes))]


QUARTERS = 4


class Found(NamedTuple):
    """The best of some plans by its number, the mean values of all, and what it took."""

    pick: int
    values: tuple[float, ...]
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

    def best(self, world: Game[S], seat: Seat, plans: Sequence[Steps], head_start: float = 0.0) -> Found:
        """Halve the plans until one is left or the budget is spent; the first is the script's own.

        Another must be better by `head_start` to take its place: rollouts err, and so does the script.
        """
        self.nodes = self.rollouts = 0
        sums = [head_start] + [0.0] * (len(plans) - 1)
        counts = [0] * len(plans)
        alive, sample, several = list(range(len(plans))), 0, 1
        while len(alive) > 1 and self.nodes < self.budget:
            for _ in range(several):
                if self.nodes >= self.budget:
                    break
                for plan in alive:
                    sums[plan] += self.rollout(world, seat, plans[plan], Strata(sample))
                    sums[plan] += head_start if counts[plan] and not plan else 0.0
                    counts[plan] += 1
                sample += 1
            alive.sort(key=lambda plan: (-sums[plan] / counts[plan], plan))
            alive = alive[: max(1, (len(alive) + 1) // 2)]
            several *= 2
        means = tuple(total / max(1, count) for total, count in zip(sums, counts, strict=True))
        return Found(alive[0], means, self.nodes, self.rollouts)

    def rollout(self, world: Game[S], seat: Seat, plan: Steps, chance: Strata) -> float:
        """Play a plan, and on by the script to the end of the round; what is left of the plan is dropped
        as soon as it cannot be gone on with."""
        game, model = world.clone(chance), self.model
        reply, epoch, steps = model.script(), model.epoch(world), list(plan)
        for _ in range(LONGEST):
            if not game.open or model.epoch(game) != epoch:
                break
            decision = game.open[0]
            number = _next(decision, seat, steps)
            if number is None:
                number = reply(game, decision)
            game.answer(decision.seats[0], number)
            self.nodes += 1
        self.rollouts += 1
        return model.value(game, seat)


def _next(decision: Decision, seat: Seat, steps: list[str]) -> int | None:
    """The place of the next step of the plan among the options, if it is there."""
    if not steps or seat not in decision.seats:
        return None
    for number, option in enumerate(decision.options):
        if option.key == steps[0]:
            del steps[0]
            return number
    return None
