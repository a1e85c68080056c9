"""The speed figures: medians of five runs in quiet moments, to be read as ratios to an empty step.

Time is that of the processor: what it does for others does not count, nor do moments when they slow it down.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from statistics import median
from typing import Any, NamedTuple

from undercroft.bots import NO_VIEW, RandomBot
from undercroft.content.packs import compile_packs, read_pack
from undercroft.games.boxes import Edition, boxes, lay_out
from undercroft.games.plugs import load
from undercroft.games.setups import Setup
from undercroft.kernel import Game, Seat, SetupError, view

from .kernel30 import game30, idle_game, rules30
from .match import Match, keep_what_is_loaded
from .measures import Figure, Measure
from .quiet import Ear, short

RUNS = 5
AT_LEAST = 0.02  # seconds of one run
PLAY = 0.03  # seconds of games in one moment
MOMENTS = 30  # in one run of games
SEARCHED = 20  # random games for the usual attack
SINGLE = ("empty_step_us", "packs_load_ms")
BY_STATE = ("clone_us", "deepcopy_us", "save_us", "load_us", "view_us", "decision_us", "decisions_per_s")
BY_GAME = ("random_games_per_s",)

Figures = dict[str, Figure]


class Played(NamedTuple):
    """The decisions and games played in some time."""

    decisions: int
    seconds: float
    games: int


class Bench(NamedTuple):
    """A position to measure, and a way to play from it."""

    game: Game[Any]
    play: Callable[[], Played]


class Case(NamedTuple):
    """Figures of each game that a layer above measures."""

    keys: tuple[str, ...]
    measure: Callable[[Edition, Ear], dict[str, float]]


def bench(names: Sequence[str] = (), ear: Ear | None = None, cases: Sequence[Case] = ()) -> Figures:
    """The figures in the shape of `bench --json`; `names` are states or keys, none for all."""
    ear = ear or Ear()
    above = tuple(key for case in cases for key in case.keys)
    own = tuple(key for measure in _measures().values() for key in measure.figures)
    every = (*SINGLE, *BY_STATE, *BY_GAME, *above, *own)
    _refuse_unknown(names, every)
    keys = [name for name in names if name in every] or list(every)
    states = [name for name in names if name in _states()] or _states()
    found: Figures = {}
    if "empty_step_us" in keys:
        found["empty_step_us"] = empty_step(ear)
    tables: dict[str, dict[str, float]] = {}
    if {*BY_STATE, *BY_GAME} & set(keys):
        for state in states:
            made = kernel30() if state == "kernel30" else of_game(lay_out(boxes()[state]))
            for key, value in figures(made, keys, ear, is_game=state != "kernel30"):
                tables.setdefault(key, {})[state] = value
    for case in cases:
        for state in states if set(case.keys) & set(keys) else ():
            if state in boxes():
                for key, value in case.measure(lay_out(boxes()[state]), ear).items():
                    tables.setdefault(key, {})[state] = value
    found.update((key, value) for key, value in tables.items() if key in keys)
    for game, measure in _measures().items():
        if game in states:
            found.update(measure.run(ear, [key for key in keys if key in measure.figures]))
    if "packs_load_ms" in keys:
        found["packs_load_ms"] = packs_load(ear)
    return found


def figures(made: Bench, keys: Sequence[str], ear: Ear, is_game: bool) -> Iterator[tuple[str, float]]:
    """The figures measured of one state."""
    state, rules = made.game.state, made.game.rules
    saved = rules.encode(state)
    timed: dict[str, Callable[[], object]] = {
        "clone_us": state.clone,
        "deepcopy_us": lambda: copy.deepcopy(state),
        "save_us": lambda: rules.encode(state),
        "load_us": lambda: rules.decode(saved),
        "view_us": lambda: view(made.game, Seat(0)),
    }
    wanted = {key: call for key, call in timed.items() if key in keys}
    for key, seconds in zip(wanted, each(ear, *wanted.values())):
        yield key, short(1e6 * seconds)
    if {"decision_us", "decisions_per_s", "random_games_per_s"} & set(keys):
        runs = [_together(ear.quietest(made.play, MOMENTS)) for _ in range(RUNS)]
        per_decision = median(run.seconds / run.decisions for run in runs)
        rates = {
            "decision_us": 1e6 * per_decision,
            "decisions_per_s": 1 / per_decision,
            "random_games_per_s": median(run.games / run.seconds for run in runs),
        }
        for key, rate in rates.items():
            if key in keys and (is_game or key not in BY_GAME):
                yield key, short(rate)


def _together(moments: Sequence[Played]) -> Played:
    decisions, seconds, games = zip(*moments)
    return Played(sum(decisions), sum(seconds), sum(games))


def each(ear: Ear, *calls: Callable[[], object]) -> list[float]:
    """Seconds of one call of each: medians of five runs, each of as many calls as make it measurable."""
    counts = [_enough(call) for call in calls]
    return [
        median(ear.quietest(partial(_timed, call, count), RUNS)) / count for call, count in zip(calls, counts)
    ]


def _enough(call: Callable[[], object]) -> int:
    call()  # the first call also reckons what is reckoned once
    calls = 1
    while (spent := _timed(call, calls)) < AT_LEAST:
        calls = max(2 * calls, int(1.2 * calls * AT_LEAST / max(spent, 1e-7)))
    return calls


def empty_step(ear: Ear, loops: int = 5_000) -> float:
    """Microseconds of a step that does nothing."""
    rules = rules30()
    return short(1e6 * each(ear, lambda: idle_game(rules, loops).advance())[0] / (4 * loops))


def packs_load(ear: Ear) -> float:
    """Milliseconds to read, type and compile the packs of all games, and to make their rules."""

    def load() -> None:
        for box in boxes().values():
            box.make_rules(compile_packs(box.schema, [read_pack(box.pack_folder)]))

    return short(1e3 * each(ear, load)[0])


def kernel30() -> Bench:
    """The kernel's own state; its play is one question over and over."""
    rules = rules30()

    def play() -> Played:
        game, bot, answers = game30(rules), RandomBot("bench"), 5_000
        began = time.process_time()
        for _ in range(answers):
            game.answer(Seat(0), bot.choose(NO_VIEW, game.open[0]))
        return Played(answers, time.process_time() - began, 1)

    return Bench(game30(rules), play)


def of_game(edition: Edition) -> Bench:
    """A game in mid-attack with frames waiting; its play is games of random bots, never one twice."""
    setup = edition.settle()
    seats = len(edition.seats(setup))
    seeds = (f"bench/{number}" for number in count())

    def play() -> Played:
        decisions, games = 0, 0
        began = time.process_time()
        while (seconds := time.process_time() - began) < PLAY:
            seed = next(seeds)
            game = Match(edition, setup, seed, [RandomBot(f"{seed}/{seat}") for seat in range(seats)])
            game.run()
            decisions, games = decisions + game.decisions, games + 1
        return Played(decisions, seconds, games)

    for _ in range(MOMENTS):  # as in a long simulation: what is reckoned once has been reckoned
        play()
    keep_what_is_loaded()
    return Bench(_mid_attack(edition, setup), play)


def _mid_attack(edition: Edition, setup: Setup) -> Game[Any]:
    """A question within an attack: of those that some random games come to, one of the middle height."""
    found = [edition.new_game(setup, "bench/0")]
    for i in range(SEARCHED):
        game, bot = edition.new_game(setup, f"bench/{i}"), RandomBot(f"bench/{i}")
        while game.open:
            if "attack/" in game.where():
                found.append(game.clone())
            decision = game.open[0]
            game.answer(decision.seat, bot.choose(NO_VIEW, decision))
    return sorted(found, key=lambda game: len(game.state.frames))[len(found) // 2]


def _timed(call: Callable[[], object], calls: int) -> float:
    began = time.process_time()
    for _ in range(calls):
        call()
    return time.process_time() - began


def _states() -> list[str]:
    return ["kernel30", *boxes()]


def _measures() -> dict[str, Measure]:
    """The measures of only some games."""
    return {game: load(box.bench, Measure) for game, box in boxes().items() if box.bench}


def _refuse_unknown(names: Sequence[str], keys: Sequence[str]) -> None:
    known = [*_states(), *keys]
    for name in names:
        if name not in known:
            raise SetupError(f"There is no figure {name!r} to measure; there are: {', '.join(known)}.")


def table(found: Figures, ear: Ear) -> str:
    """The figures for people, with the ratio to an empty step, and how quiet it was."""
    empty = found.get("empty_step_us")
    lines = []
    for key, value in found.items():
        for state, figure in value.items() if isinstance(value, dict) else [("", value)]:
            ratio = f"{figure / empty:10.1f} x" if key.endswith("_us") and isinstance(empty, float) else ""
            lines.append(f"{key:20}{state:12}{figure:14,.4g}{ratio}")
    return "\n".join([*lines, f"{'quiet_moments':32}{ear.quiet_share():14.0%}"])
