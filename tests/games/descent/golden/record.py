"""Records the golden journals of Descent anew: games that together end each encounter for each side."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import NamedTuple

from undercroft.bots import NO_VIEW, make_bot
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.descent.events.encounters import EncounterEnded, EncounterWon
from undercroft.games.descent.records.quests import Quest
from undercroft.games.descent.setup import ALONE, DescentSetup
from undercroft.games.descent.state import HEROES, OVERLORD
from undercroft.kernel import Entry, Seat, read, view
from undercroft.sim.match import Match

HERE = Path(__file__).parents[3] / "journals" / "descent"
NOBODY = "nobody"
PARTY = ("grisban-the-thirsty:berserker", "jain-fairwood:wildlander")
SIDES = (("random", "random"), ("normal", "random"), ("random", "normal"))  # heroes, Overlord
SEEDS = 12
LONGEST = 2500  # answers

Ending = tuple[int, str]  # an encounter, and the side that has won it


class Course(NamedTuple):
    """A game to its end."""

    match: Match
    endings: frozenset[Ending]


def edition() -> Edition:
    return lay_out(box_of("descent"))


def wanted(quest: Quest) -> set[Ending]:
    """Each encounter once for each side that can win it, or once ended without a winner."""
    found = set()
    for number, page in enumerate(quest.encounters, 1):
        sides = ((HEROES, page.heroes), (OVERLORD, page.overlord), (NOBODY, page.ends))
        if page.ending and page.ends:  # when it is over, something decides whose it was
            sides = ((HEROES, page.ends), (OVERLORD, page.ends), (NOBODY, ()))
        found |= {(number, side) for side, goals in sides if goals}
    return found


def endings_of(log: Sequence[Entry], first: int) -> frozenset[Ending]:
    """The encounters that were played, and who has won each."""
    ends = [entry.event for entry in log if isinstance(entry.event, (EncounterWon, EncounterEnded))]
    sides = [event.side if isinstance(event, EncounterWon) else NOBODY for event in ends]
    return frozenset(enumerate(sides, first))


def played(quest: str, first: int, names: tuple[str, str], seed: str) -> Course | None:
    """The quest from an encounter on, by these bots; none if it takes too long."""
    found = edition()
    variants = (ALONE,) if found.rules.content.quest[quest].alone else ()
    setup = found.settle(DescentSetup(scenario=quest, encounter=first, party=PARTY, variants=variants))
    seats = [names[0]] * len(PARTY) + [names[1]]
    bots = [make_bot(found, setup, name, Seat(seat), seed) for seat, name in enumerate(seats)]
    match, log = Match(found, setup, seed, bots), list[Entry]()
    game = found.new_game(setup, seed, log=log)
    while game.open and len(match.given) < LONGEST:
        decision = game.open[0]
        bot = bots[decision.seats[0]]
        pick = bot.choose(view(game, decision.seats[0]) if bot.needs_view else NO_VIEW, decision)
        match.given.append(pick)
        game.answer(decision.seats[0], pick)
    return None if game.open else Course(match, endings_of(log, first))


def candidates(quest: Quest) -> Iterator[Course]:
    """Those that served the last time, then games of all kinds, the quickest to make first."""
    starts = range(1, len(quest.encounters) + 1)
    old = [read(path.read_bytes()).header for path in journals_of(quest)]
    known = [(int(header.setup.get("encounter", 1)), header.seed) for header in old]
    new = [
        (first, f"{'-'.join(names)}/{n}") for names, n, first in product(SIDES, range(1, SEEDS + 1), starts)
    ]
    for first, seed in dict.fromkeys([*known, *new]):
        heroes, overlord = seed.partition("/")[0].split("-")
        course = played(quest.id, first, (heroes, overlord), seed)
        if course is not None:
            yield course


def journals_of(quest: Quest) -> list[Path]:
    return sorted(HERE.glob(f"{quest.id}-*.journal"))


def record(quest: Quest) -> list[str]:
    """Write journals until every ending is there; gives the endings that no game had."""
    left, found = wanted(quest), dict[str, bytes]()
    for course in candidates(quest):
        if new := left & course.endings:
            name = "-".join([quest.id, *(f"{number}-{side}" for number, side in sorted(course.endings))])
            found[name] = course.match.journal()
            left -= new
        if not left:
            break
    for old in journals_of(quest):
        old.unlink()
    for name, journal in found.items():
        (HERE / f"{name}.journal").write_bytes(journal)
    return [f"{quest.id}: nobody ended encounter {number} for {side}" for number, side in sorted(left)]


def main(names: Sequence[str]) -> int:
    HERE.mkdir(exist_ok=True)
    lacking: list[str] = []
    for quest in edition().rules.content.quest.values():
        if not names or quest.id in names:
            lacking += record(quest)
    sys.stderr.write("".join(f"{line}\n" for line in lacking))
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
