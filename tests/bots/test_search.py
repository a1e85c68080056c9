"""The search over plans on a toy game: it finds what a script overlooks, within its budget."""

from __future__ import annotations

import sys

import pytest

from undercroft.bots.search import Found, Reply, Search, Strata, lead
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
    """Takes the most at once, as a greedy script would; `seen`: so many taken reveal something."""

    def __init__(self, seen: int = 99) -> None:
        self.seen = seen

    def script(self) -> Reply[Heap]:
        return lambda g, decision: 2

    def epoch(self, g: Game[Heap]) -> int:
        return 0

    def known(self, g: Game[Heap]) -> object:
        return g.state.taken >= self.seen

    def value(self, g: Game[Heap], seat: Seat) -> float:
        return g.state.taken + 0.01 * g.state.luck


def table() -> tuple[Rules[Heap], Game[Heap]]:
    rules: Rules[Heap] = Rules(Heap, (sys.modules[__name__],), lambda g: [ME])
    game = Game(rules, Heap(frames=[Play()]))
    game.advance()
    return rules, game


def found(
    nodes: int, plans: list[list[str]], doubt: float = 1.0, least: float = 0.0, seen: int = 99
) -> Found:
    rules, game = table()
    search: Search[Heap] = Search(rules, Toy(seen), nodes)
    worlds = [search.world(view(game, ME), 7), search.world(view(game, ME), 8)]
    before = [world.state.digest() for world in worlds]
    best = search.best(worlds, ME, plans, doubt, least)
    assert [world.state.digest() for world in worlds] == before  # the same worlds for every plan
    return best


GREEDY, PATIENT = ["take 3", "take 3", "take 3"], ["take 2", "take 2", "take 2"]


def test_the_search_improves_on_the_script() -> None:
    """Three times 2 beats taking 3 and losing the turns that it costs."""
    best = found(100, [GREEDY, ["take 1", "take 1", "take 1"], PATIENT])
    assert best.pick == 2
    assert best.values[2] > best.values[0]


def test_the_budget_counts_nodes() -> None:
    """Once it is spent no further sample is begun; one of each plan is played in any case."""
    short, long = found(1, [GREEDY, PATIENT] * 2), found(60, [GREEDY, PATIENT] * 2)
    assert short.rollouts == 4
    assert short.nodes == 10  # two answers of the greedy plan, three of the patient one, twice each
    assert long.rollouts > short.rollouts
    assert 60 <= long.nodes < 60 + 10


def test_one_sample_shows_no_lead_beyond_the_noise() -> None:
    """With the middle of chance alone nothing is known of the noise: the script's plan stays."""
    best = found(1, [GREEDY, PATIENT])
    assert best.pick == 0
    assert best.lead > 0


def test_a_plan_must_lead_by_enough() -> None:
    """Three times 2 is 4 more than the script gets with twice 3 less 2."""
    assert found(100, [GREEDY, PATIENT], least=3.9).pick == 1
    assert found(100, [GREEDY, PATIENT], least=4.1).pick == 0


def test_a_lead_within_the_noise_is_none() -> None:
    """Plans that differ by their luck alone do not change places, however the dice fall."""
    same = ["take 2", "take 2", "take 2"]
    best = found(100, [PATIENT, same])
    assert best.pick == 0
    assert best.lead == best.noise == 0.0
    assert lead([1.0, 3.0, 2.0], [2.0, 2.0, 2.5]) == pytest.approx((1 / 6, 0.601), abs=1e-3)


def test_a_clear_lead_ends_the_search_early() -> None:
    """Five samples of two and of three answers; then no more are needed, whatever is left of the budget."""
    assert found(10_000, [GREEDY, PATIENT]).nodes == 5 * (2 + 3)


def test_a_reveal_drops_the_rest_of_the_plan() -> None:
    """After 2 were taken something is known that the plan did not know: the script goes on."""
    assert found(100, [GREEDY, PATIENT], seen=2).values[1] == pytest.approx(2 + 1, abs=0.1)
    assert found(100, [GREEDY, PATIENT], seen=4).values[1] == pytest.approx(2 + 2 + 1, abs=0.1)


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


def test_luck_goes_by_what_is_rolled() -> None:
    """A plan that rolls another die first meets the same luck with the others."""
    faces = ("a", "b", "c", "d")
    for sample in (1, 2, 3, 4, 5):
        plain, other = Strata(sample), Strata(sample)
        other.pick(0, "blue die", faces)
        assert plain.pick(0, "red die", faces) == other.pick(0, "red die", faces)


def test_a_plan_that_cannot_be_gone_on_with_is_left_to_the_script() -> None:
    best = found(40, [["take 9", "take 2", "take 2"], PATIENT])
    assert best.pick == 1
    assert best.values[0] == pytest.approx(1 + 1, abs=0.1)


@pytest.mark.parametrize("plans", [[GREEDY], [PATIENT]])
def test_a_single_plan_needs_no_rollout(plans: list[list[str]]) -> None:
    assert found(40, plans).rollouts == 0
