"""Turns of monsters as they are played: found in games with four characters, then played one by one."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count, cycle, islice
from statistics import median

from undercroft.bots import NO_VIEW, RandomBot
from undercroft.games.boxes import Edition, lay_out
from undercroft.games.gloomhaven.box import BOX
from undercroft.games.gloomhaven.events.rounds import TurnStarted
from undercroft.games.gloomhaven.rules.monsters.monster_turns import MonsterTurn
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.gloomhaven.state import Haven, HavenState
from undercroft.kernel import Event, Game
from undercroft.sim.quiet import Ear, short

CHARACTERS = 4
TOGETHER = 50  # turns in one moment


def bench_turns(ear: Ear, turns: int = 1_000) -> dict[str, float]:
    """Milliseconds of a monster's whole turn: half of them take at most p50, 99 of 100 at most p99."""
    edition = lay_out(BOX)
    begun = list(islice(turns_begun(edition), turns))

    def play(some: Sequence[HavenState]) -> list[float]:
        return [_played(edition, state.clone()) for state in some]

    parts = [begun[start : start + TOGETHER] for start in range(0, turns, TOGETHER)]
    times = sorted(took for part in parts for took in ear.quietest(partial(play, part), 1)[0])
    return {"p50": short(median(times)), "p99": short(times[len(times) * 99 // 100])}


def turns_begun(edition: Edition) -> Iterator[HavenState]:
    """Positions in which a monster is about to act and nothing else is in progress, on all maps in turn."""
    scenarios = [scenario.id for scenario in edition.rules.content.scenario.values() if not scenario.missing]
    for number, scenario in zip(count(), cycle(scenarios)):
        seed, begun = f"turns/{number}", list[HavenState]()
        game = edition.new_game(edition.settle(HavenSetup(scenario=scenario, players=CHARACTERS)), seed)
        game.watch = partial(_keep, game, begun)
        bot = RandomBot(seed)
        while game.open:
            decision = game.open[0]
            game.answer(decision.seat, bot.choose(NO_VIEW, decision))
            yield from begun
            begun.clear()


def _keep(game: Haven, begun: list[HavenState], event: Event) -> None:
    if isinstance(event, TurnStarted) and isinstance(game.state.frames[-1], MonsterTurn):
        state = game.state.clone()
        state.frames[:] = [MonsterTurn(event.figure)]
        begun.append(state)


def _played(edition: Edition, state: HavenState) -> float:
    """The time of one turn; where the players choose, chance does, and that is not counted."""
    game, bot = Game(edition.rules, state), RandomBot("turn")
    began = time.process_time()
    game.advance()
    spent = time.process_time() - began
    while game.open:
        decision = game.open[0]
        pick = bot.choose(NO_VIEW, decision)
        began = time.process_time()
        game.answer(decision.seat, pick)
        spent += time.process_time() - began
    return 1e3 * spent
