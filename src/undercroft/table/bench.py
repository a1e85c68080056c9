"""The cost of a command at a table: its time with four viewers, and the bytes that they are sent."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count
from random import Random
from statistics import median
from typing import NamedTuple

from undercroft.games.boxes import Edition
from undercroft.games.setups import Setup, of_size
from undercroft.sim.bench import Case
from undercroft.sim.quiet import Ear, short

from . import wire
from .opening import Host, open_table
from .rooms import HOST

FEEDS = 4
COUNTED = 400  # commands whose bytes are counted: the same ones each time
TOGETHER = 20  # commands in one moment
MOMENTS = 20  # in one run
RUNS = 5


class Told(NamedTuple):
    """A command: how long it took with all that was told of it, and how much that was."""

    seconds: float
    bytes: int


def bench_commands(edition: Edition, ear: Ear) -> dict[str, float]:
    """Microseconds and bytes of one command, over all feeds."""
    played = commands(edition)
    sent = [next(played).bytes for _ in range(COUNTED)]  # all that is made once is made now

    def moment() -> float:
        return sum(next(played).seconds for _ in range(TOGETHER))

    runs = [sum(ear.quietest(moment, MOMENTS)) / (MOMENTS * TOGETHER) for _ in range(RUNS)]
    return {"command_us": short(1e6 * median(runs)), "command_bytes": round(sum(sent) / len(sent))}


def commands(edition: Edition) -> Iterator[Told]:
    """Commands of people who choose at random, game after game; never the same game twice."""
    for number in count():
        yield from _game(edition, f"bench/{number}")


def _game(edition: Edition, seed: str) -> Iterator[Told]:
    luck, setup = Random(seed), largest_setup(edition)
    host = Host("bench", "BENCH1", "p0", "token-0", 0)
    table, _ = open_table(edition, setup, seed, host)
    people = [HOST]
    for seat in range(1, FEEDS):
        free = seat if seat < len(table.room.chairs) else -1  # there is no seat for all: the others look on
        joined = table.join(f"p{seat}", f"token-{seat}", code="BENCH1", now=0, seat=free)
        people.append(joined.person)
    for seat in range(FEEDS, len(table.room.chairs)):  # more seats than people: the last one plays the rest
        table.do(people[-1], wire.Sit(id=f"sit-{seat}", seat=seat), 0)
    feeds = [table.feed(person, "en") for person in people]
    for person, feed in zip(people, feeds):
        table.presence.arrive(person)
        feed.news()
    for feed in feeds:
        feed.news()  # that all the others came
    for number in count(1):
        asked = [seat for seat in table.questions.open if table.questions.open[seat].options]
        if table.over or not asked:
            return
        seat = luck.choice(asked)
        key = luck.choice([each.key for each in table.questions.open[seat].options if not each.concedes])
        command = wire.Answer(id=str(number), revision=table.revision, seat=seat, key=key)
        began = time.process_time()
        table.do(table.room.chairs[seat].person, command, 1000 * number)
        told = [feed.news() for feed in feeds]
        spent = time.process_time() - began
        yield Told(spent, sum(len(message) for messages in told for message in messages))


def largest_setup(edition: Edition) -> Setup:
    """The game with as many players as there are feeds, or as it takes."""
    return edition.settle(of_size(edition.rules.content, edition.box.setup, FEEDS))


COMMANDS = Case(("command_us", "command_bytes"), bench_commands)
