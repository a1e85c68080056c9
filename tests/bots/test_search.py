"""The search over plans on a toy game: it finds what a script overlooks, within its budget."""

from __future__ import annotations

import sys

import pytest

from undercroft.bots.search import Found, Reply, Search, Strata
from undercroft.kernel import (
    Done,
    Event,
    Game,
    GameOver,
    Next,
    Option,
    Procedure,
    Rules,
    Seat,
    State,
    ask,
    step,
    view,
)

ME = Seat(0)


class TakeOption(Option):
    """Take so many."""

    number: int


class Taken(Event):
    """Somebody has taken some."""

    number: int

    def apply(self, s: Heap) -> None:
        s.taken += self.number
        s.turns += 1


class Rolled(Event):
    """What the die adds."""

    number: int

    def apply(self, s: Heap) -> None:
        s.luck += self.number


class Heap(State, kw_only=True):
    """Each turn 1, 2 or 3 are taken; 3 costs the next turn, and a die adds a little."""

    taken: int = 0
    turns: int = 0
    luck: int = 0


class Play(Procedure, tag="toy.play"):
    """Three turns."""

    @step()
    def choose(self, g: Game[Heap]) -> Next:
        if g.state.turns >= 3:
            g.emit(GameOver("over", (ME,)))
            return Done()
        return ask(ME, TakeOption(1), TakeOption(2), TakeOption(3))

    @choose.answered
    def take(self, g: Game[Heap], picked: TakeOption) -> Next:
        g.emit(Taken(picked.number))
        if picked.number == 3:
            g.emit(Taken(-2))
        return None

    @step()
    def roll(self, g: Game[Heap]) -> Next:
        g.emit(Rolled(int(g.chance("die", ("0", "1", "2", "3")))))
        return self.choose


class Toy:
    """Takes the most at once, as a greedy script would."""

    def script(self) -> Reply[Heap]:
        return lambda g, decision: 2

    def epoch(self, g: Game[Heap]) -> int:
        return 0

    def value(self, g: Game[Heap], seat: Seat) -> float:
        return g.state.taken + 0.01 * g.state.luck


def table() -> tuple[Rules[Heap], Game[Heap]]:
    rules: Rules[Heap] = Rules(Heap, (sys.modules[__name__],), lambda g: [ME])
    game = Game(rules, Heap(frames=[Play()]))
    game.advance()
    return rules, game


def found(nodes: int, plans: list[list[str]]) -> Found:
    rules, game = table()
    search: Search[Heap] = Search(rules, Toy(), nodes)
    world = search.world(view(game, ME), 7)
    before = world.state.digest()
    best = search.best(world, ME, plans)
    assert world.state.digest() == before  # the world is the same for every rollout
    return best


GREEDY, PATIENT = ["take 3", "take 3", "take 3"], ["take 2", "take 2", "take 2"]


def test_the_search_improves_on_the_script() -> None:
    """Three times 2 beats taking 3 and losing the turns that it costs."""
    best = found(100, [GREEDY, ["take 1", "take 1", "take 1"], PATIENT])
    assert best.pick == 2
    assert best.values[2] > best.values[0]


def test_the_budget_counts_nodes() -> None:
    """Once it is spent no further sample is begun; one of each plan is played in any case."""
    short, long = found(1, [GREEDY, PATIENT] * 2), found(200, [GREEDY, PATIENT] * 2)
    assert short.rollouts == 4
    assert long.rollouts > short.rollouts
    assert short.nodes < long.nodes


def test_the_same_world_gives_the_same_answer() -> None:
    assert found(60, [GREEDY, PATIENT]) == found(60, [GREEDY, PATIENT])


def test_chance_is_at_its_middle_first_and_then_in_strata() -> None:
    """After the first, four rollouts meet the four quarters of each result."""
    faces = ("a", "b", "c", "d")
    assert Strata(0).pick(0, "die", faces) == "c"
    assert {Strata(sample).pick(0, "die", faces) for sample in (1, 2, 3, 4)} == set(faces)
    second = []
    for sample in (1, 2, 3, 4):
        strata = Strata(sample)
        strata.pick(0, "die", faces)
        second.append(strata.pick(0, "die", faces))
    assert set(second) == set(faces)


def test_a_plan_that_cannot_be_gone_on_with_is_left_to_the_script() -> None:
    best = found(40, [["take 9"], PATIENT])
    assert best.pick == 1


@pytest.mark.parametrize("plans", [[GREEDY], [PATIENT]])
def test_a_single_plan_needs_no_rollout(plans: list[list[str]]) -> None:
    assert found(40, plans).rollouts == 0
