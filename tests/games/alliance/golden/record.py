"""Records the golden journals of Dungeon Alliance anew: a game of each kind, and what they must show."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from undercroft.bots import NO_VIEW, Bot, make_bot
from undercroft.bots.alliance import NormalBot
from undercroft.bots.alliance.choices import Choices
from undercroft.games.alliance.events.dungeon import Checked, PassageOpened
from undercroft.games.alliance.events.market import DeckChanged, XpGained
from undercroft.games.alliance.events.moves import LeftDungeon, SpeedPaid
from undercroft.games.alliance.events.rounds import EarlyEndFixed
from undercroft.games.alliance.options import TileOption
from undercroft.games.alliance.setup import AllianceSetup
from undercroft.games.alliance.state import AllianceState, library
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.kernel import Cut, Decision, Entry, Game, GameOver, Seat, read, view
from undercroft.sim.match import Match

HERE = Path(__file__).parents[3] / "journals" / "alliance"
SEEDS = 240
SWEEPER = "sweeper"
DOORS = ("door", "locked-door", "secret-door")
DECKS = ("deck-2", "deck-3")


class Sweeper(NormalBot):
    """A `normal` bot in a hurry to lay all tiles, those with the least Health first: for the early end."""

    def answer(self, g: Game[AllianceState], decision: Decision) -> int:
        choices, content = Choices(g, self.seat, decision), library(g)
        choices.at.together = g.state.deck.size > 0  # then doors come first
        worths = choices.worths()

        def hurry(i: int) -> tuple[int, float]:
            option, health = decision.all_options[i], 0
            if isinstance(option, TileOption):
                health = sum(
                    content.monster[one.monster].health for one in content.tile[option.tile].monsters
                )
            return -health, worths[i].score

        return max(range(len(worths)), key=hurry)


class Sought(NamedTuple):
    """A game to keep: its set-up, the bot of all seats, and what must happen in it."""

    setup: AllianceSetup
    bot: str
    shows: frozenset[str]


def sought(bot: str, *shows: str, players: int = 2, variants: tuple[str, ...] = ()) -> Sought:
    return Sought(AllianceSetup(players=players, variants=variants), bot, frozenset(shows))


GAMES = {
    "rivals-2": sought("normal", "door", *DECKS),
    "rivals-3": sought("normal", "deck-2", players=3),
    "rivals-4": sought("normal", "deck-2", "split", players=4),
    "pvp": sought("normal", "deck-2", variants=("pvp",)),
    "pvp-4": sought("normal", "deck-2", players=4, variants=("pvp",)),
    "basic": sought("normal", "deck-2", variants=("basic",)),
    "solo-won": sought("normal", "won", players=1),
    "solo-lost": sought("easy", "lost", players=1),
    "coop": sought("easy", "deck-2", variants=("coop",)),
    "left": sought("easy", "left", "locked-door"),
    "tie-break": sought("easy", "tie-break"),
    "secret-door": sought("random", "secret-door"),
    "early-end": sought(SWEEPER, "early-end", variants=("basic",)),
}


def edition() -> Edition:
    return lay_out(box_of("alliance"))


def shown(log: Sequence[Entry]) -> frozenset[str]:
    """The doors, deck changes, departures and endings of a game."""
    found, checked = set[str](), ""
    for entry in log:
        event = entry.event
        if isinstance(event, SpeedPaid) and entry.rule == "DA-DOR-01":
            checked = "door"
        elif isinstance(event, Checked):
            checked = event.what if event.passed and event.what in DOORS else ""
        elif isinstance(event, PassageOpened):
            found.add(checked)
        elif isinstance(event, DeckChanged):
            found.add(f"deck-{event.level}")
        elif isinstance(event, XpGained) and any(isinstance(why, Cut) for why in entry.why):
            found.add("split")
        elif isinstance(event, LeftDungeon):
            found.add("left")
        elif isinstance(event, EarlyEndFixed):
            found.add("early-end")
        elif isinstance(event, GameOver):
            found.add(event.result)
            if event.result not in ("won", "lost") and event.scores.count(max(event.scores)) > 1:
                found.add("tie-break")
    return frozenset(found - {""})


class Course(NamedTuple):
    """A game to its end."""

    match: Match
    shows: frozenset[str]


def played(found: Edition, game: Sought, seed: str) -> Course:
    """The game, by its bots."""
    setup = found.settle(game.setup)
    seats = range(len(found.seats(setup)))
    bots: list[Bot] = [
        Sweeper(found.rules, Seat(seat))
        if game.bot == SWEEPER
        else make_bot(found, setup, game.bot, Seat(seat), seed)
        for seat in seats
    ]
    match, log = Match(found, setup, seed, bots), list[Entry]()
    table = found.new_game(setup, seed, log=log)
    while table.open:
        decision = table.open[0]
        seat = decision.seats[0]
        pick = bots[seat].choose(view(table, seat) if bots[seat].needs_view else NO_VIEW, decision)
        match.given.append(pick)
        table.answer(seat, pick)
    return Course(match, shown(log))


def seeds(name: str) -> Iterator[str]:
    """The seed that served the last time, then others."""
    path = journal_of(name)
    old = [read(path.read_bytes()).header.seed] if path.exists() else []
    yield from dict.fromkeys([*old, *(f"{name}/{n}" for n in range(1, SEEDS + 1))])


def journal_of(name: str) -> Path:
    return HERE / f"{name}.journal"


def record(found: Edition, name: str) -> bool:
    """Write the journal of the first game that shows what is sought; tells whether there was one."""
    game = GAMES[name]
    for seed in seeds(name):
        course = played(found, game, seed)
        if game.shows <= course.shows:
            journal_of(name).write_bytes(course.match.journal())
            return True
    return False


def main(names: Sequence[str]) -> int:
    HERE.mkdir(exist_ok=True)
    found = edition()
    lacking = [name for name in names or GAMES if not record(found, name)]
    sys.stderr.write("".join(f"{name}: no game of {SEEDS} shows what it should\n" for name in lacking))
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
