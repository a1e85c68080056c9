"""Many games without people: dealt over the scenarios, played in several processes, the same each time."""

from __future__ import annotations

import signal
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, structs

import undercroft
from undercroft.bots import make_bot
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.plugs import load_function
from undercroft.games.setups import Setup
from undercroft.kernel import Seat

from .match import Match, keep_what_is_loaded

ERROR, UNFINISHED = "error", "unfinished"


class Plan(Struct, frozen=True, kw_only=True):
    """The games to play. Every set-up is settled; games are dealt over them in turn."""

    game: str
    setups: tuple[Setup, ...]
    bots: tuple[tuple[str, ...], ...]  # by set-up, by seat
    games: int
    seed: str
    packs: tuple[Path, ...] = ()
    journals: Path | None = None  # keeps every game's
    invariants: bool = False  # those of the rules are checked after every event: slower, the same games
    errors: Path  # without it: keeps those of games that raised; made only if there is one
    observer: str = ""  # "module:function": more numbers of a game that has ended, from its match

    def edition(self) -> Edition:
        return lay_out(box_of(self.game), self.packs)

    def digest(self) -> str:
        """Of all that decides how game number N goes: only with the same can a simulation go on."""
        packs = [pack.digest for pack in self.edition().packs]
        setups = [_whole(setup) for setup in self.setups]
        told: tuple[Any, ...] = (undercroft.__version__, self.game, setups, self.bots, self.seed, packs)
        if self.observer:
            told += (self.observer,)
        return blake2b(msgspec.json.encode(told), digest_size=6).hexdigest()


class Played(Struct, frozen=True, omit_defaults=True):
    """One game of a simulation: a line of `--out`."""

    game: int
    seed: str
    scenario: str
    result: str
    rounds: int
    decisions: int
    digest: str
    bots: tuple[str, ...]
    seats: tuple[str, ...] = ()  # the role of each seat
    setup: dict[str, Any] = {}
    winners: tuple[int, ...] = ()  # seats
    scores: tuple[int, ...] = ()  # by seat, where the game keeps scores
    tally: dict[str, int] = {}  # the game's statistics, at its end
    report: dict[str, Any] = {}  # the end by its rules
    plan: str = ""  # the digest of the plan that it belongs to
    journal: str = ""
    error: str = ""


class Summary(Struct, frozen=True):
    """All games of a simulation, in the shape of `simulate --json`."""

    game: str
    games: int
    errors: int
    unfinished: int
    decisions: int
    seconds: float
    games_per_s: float
    decisions_per_s: float
    results: dict[str, int]
    by_scenario: dict[str, dict[str, int]]
    seed: int | str
    digest: str


def simulate(
    plan: Plan,
    jobs: int = 1,
    watch: Callable[[Played], object] = lambda played: None,
    done: Mapping[int, Played] | None = None,
) -> Summary:
    """Play all games but those that are `done`; `watch` is told of each new one, in order.

    Any number of processes, and any number of interruptions, gives the same digest.
    """
    edition = plan.edition()  # before the processes start, so that they share it where they can
    keep_what_is_loaded()
    began = time.perf_counter()
    results = dict.fromkeys(edition.box.results, 0)
    by_scenario = {edition.box.called(setup): dict(results) for setup in plan.setups}
    errors = unfinished = decisions = 0
    digest = blake2b(digest_size=16)
    for played in _all_in_order(plan, jobs, watch, done or {}):
        decisions += played.decisions
        digest.update(played.digest.encode())
        if played.result == ERROR:
            errors += 1
        elif played.result == UNFINISHED:
            unfinished += 1
        else:
            for table in (results, by_scenario[played.scenario]):
                table[played.result] = table.get(played.result, 0) + 1
    seconds = time.perf_counter() - began
    return Summary(
        game=plan.game,
        games=plan.games,
        errors=errors,
        unfinished=unfinished,
        decisions=decisions,
        seconds=round(seconds, 3),
        games_per_s=round(plan.games / seconds, 1),
        decisions_per_s=round(decisions / seconds, 1),
        results=results,
        by_scenario=by_scenario,
        seed=int(plan.seed) if plan.seed.isdecimal() and str(int(plan.seed)) == plan.seed else plan.seed,
        digest=digest.hexdigest(),
    )


def _all_in_order(
    plan: Plan, jobs: int, watch: Callable[[Played], object], done: Mapping[int, Played]
) -> Iterator[Played]:
    new = play_all(plan, jobs, [index for index in range(plan.games) if index not in done])
    for index in range(plan.games):
        if index in done:
            yield done[index]
        else:
            watch(played := next(new))
            yield played


def play_all(plan: Plan, jobs: int, left: Sequence[int] | None = None) -> Iterator[Played]:
    """Every game of the plan that is left, in order."""
    indices = range(plan.games) if left is None else left
    digest = plan.digest()
    if jobs == 1 or len(indices) < 2:
        yield from (play_one(plan, index, digest) for index in indices)
        return
    some = max(1, min(50, len(indices) // (4 * jobs)))
    with ProcessPoolExecutor(jobs, initializer=_leave_interrupts) as pool:
        try:
            yield from pool.map(partial(play_one, plan, digest=digest), indices, chunksize=some)
        except BaseException:  # interrupted: what nobody waits for is not played
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts() -> None:
    """Ctrl-C is for the main process, which stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_one(plan: Plan, index: int, digest: str = "") -> Played:
    """One game of the plan; what goes wrong in it is its result."""
    edition = plan.edition()
    turn = index % len(plan.setups)
    setup, names, seed = plan.setups[turn], plan.bots[turn], f"{plan.seed}/{index}"
    bots = [make_bot(edition, setup, name, Seat(seat), seed) for seat, name in enumerate(names)]
    play = Match(edition, setup, seed, bots, names, plan.invariants)
    error = ""
    try:
        play.run()
        result = play.outcome or UNFINISHED
    except Exception as fault:
        result, error = ERROR, _sentence(fault)
    ending = play.ending
    return Played(
        game=index,
        seed=seed,
        scenario=edition.box.called(setup),
        result=result,
        rounds=play.rounds,
        decisions=play.decisions,
        digest=play.digest or ERROR,
        bots=names,
        seats=tuple(edition.seats(setup)),
        setup=_whole(setup),
        winners=ending.winners if ending else (),
        scores=ending.scores if ending else (),
        tally=_tally(plan, edition, play),
        report=msgspec.to_builtins(ending.report) if ending and ending.report else {},
        plan=digest,
        journal=_keep(plan, play, index, bool(error)),
        error=error,
    )


def _tally(plan: Plan, edition: Edition, play: Match) -> dict[str, int]:
    """The game's statistics, and those of the plan's observer."""
    ending = play.ending
    found = dict(edition.box.tally(ending.report)) if ending and ending.report else {}
    return {**found, **load_function(plan.observer)(play)} if ending and plan.observer else found


def _whole(setup: Setup) -> dict[str, Any]:
    """A set-up with its defaults; msgspec leaves them out by identity, which another process has not."""
    return {name: msgspec.to_builtins(value) for name, value in structs.asdict(setup).items()}


def _keep(plan: Plan, play: Match, index: int, failed: bool) -> str:
    """Write the game's journal where it is wanted; that of a game that failed is kept in any case."""
    folder = plan.journals or plan.errors
    if plan.journals is None and not failed:
        return ""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{plan.game}-{plan.seed}-{index}.journal".replace("/", "-")
    path.write_bytes(play.journal())
    return str(path)


def _sentence(fault: Exception) -> str:
    """The fault, and the line of ours where it arose."""
    last = traceback.extract_tb(fault.__traceback__)[-1]
    place = f"{Path(last.filename).name}:{last.lineno}"
    return f"{type(fault).__name__} at {place}: {str(fault).splitlines()[0] if str(fault) else 'no message'}"
