"""What an automaton chooses among, and the explanation from the same computation."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kernel.toy import new_game
from undercroft.kernel import Criterion, Cut, Reason, best

PAIRS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=6)
BY_FIRST: Criterion[tuple[int, int]] = Criterion("T-01", "first", lambda pair: pair[0])
BY_SECOND: Criterion[tuple[int, int]] = Criterion("T-02", "second", lambda pair: pair[1])


@given(PAIRS)
def test_ties_go_down_the_list(pairs: list[tuple[int, int]]) -> None:
    least = min(pairs)
    assert best(pairs, (BY_FIRST, BY_SECOND)) == [pair for pair in pairs if pair == least]
    assert best(pairs, ()) == pairs


@given(PAIRS)
def test_the_explanation_leads_to_the_choice(pairs: list[tuple[int, int]]) -> None:
    """Whoever was dropped is named once with what it had; the kept of the last cut are those chosen."""
    named = [(pair, f"{i}") for i, pair in enumerate(pairs)]
    cuts: list[Reason] = []
    criteria: list[Criterion[tuple[tuple[int, int], str]]] = [
        Criterion("T-01", "first", lambda named: named[0][0]),
        Criterion("T-02", "second", lambda named: named[0][1]),
    ]
    left = best(named, criteria, cuts, lambda n: n[1])
    out = [name for cut in cuts if isinstance(cut, Cut) for name, _ in cut.dropped]
    assert sorted([*out, *(name for _, name in left)]) == sorted(name for _, name in named)
    if cuts:
        last = cuts[-1]
        assert isinstance(last, Cut) and last.kept == tuple(name for _, name in left)


def test_one_candidate_needs_no_criterion() -> None:
    def never(pair: tuple[int, int]) -> int:
        raise AssertionError("asked about the only candidate")

    assert best([(1, 1)], (Criterion("T-01", "x", never),)) == [(1, 1)]
    assert best([], (Criterion("T-01", "x", never),)) == []


def test_a_cut_says_who_fell_out_with_what() -> None:
    cuts: list[Reason] = []
    assert best(["brute", "ana", "eve"], (Criterion("GH-FOC-02", "movement", len),), cuts) == ["ana", "eve"]
    assert str(cuts[0]) == "GH-FOC-02: least movement 3 has ana and eve; out: brute 5"
    cuts.clear()
    best(["ana", "eve"], (Criterion("GH-FOC-02", "movement", len),), cuts)
    assert str(cuts[0]).endswith("out: nobody")  # applied, though it could not separate them


def test_the_game_explains_only_where_there_is_a_log() -> None:
    game = new_game(1)
    left, why = game.best([(1, 2), (0, 2)], (BY_FIRST,))
    assert left == [(0, 2)] and len(why) == 1
    assert game.clone().best([(1, 2), (0, 2)], (BY_FIRST,)) == ([(0, 2)], ())
