"""Lines of the log of Dungeon Alliance: rounds, cycles and activations, dice; and the final statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, Literal

from msgspec.structs import replace

from undercroft.games.alliance.events.attacks import PowerRolled
from undercroft.games.alliance.events.dungeon import Checked, ChestOpened, TilePlaced, TrapDisarmed
from undercroft.games.alliance.events.fights import (
    CubesPlaced,
    CubesRemoved,
    TokensPlaced,
    TokensRemoved,
)
from undercroft.games.alliance.events.market import UpgradeDrafted
from undercroft.games.alliance.events.moves import Displaced, Walked
from undercroft.games.alliance.events.rounds import (
    CycleBegun,
    HeroActivated,
    MonsterActivated,
    PartBegun,
    RoundBegun,
)
from undercroft.games.alliance.ground import GRID
from undercroft.games.alliance.state import AllianceState
from undercroft.kernel import Entry, Event, Journal, Seat
from undercroft.scenes import shapes
from undercroft.scenes.building import HEALTH, line_of
from undercroft.scenes.painters import Rows
from undercroft.space import Cell
from undercroft.text.narrator import Narrator

Level = Literal["round", "turn", "event"]
LEVELS: Final[dict[type[Event], Level]] = {
    RoundBegun: "round", CycleBegun: "round", PartBegun: "turn", HeroActivated: "turn",
    MonsterActivated: "turn",
}  # fmt: skip


def line(entry: Entry, text: str, answer: int, k: int, narrator: Narrator) -> shapes.Line:
    """A sentence with the figures and squares that it speaks of, and the health that it changes."""
    level = LEVELS.get(type(entry.event), "event")
    found = line_of(entry, text, answer, k, GRID, level, _reveal(entry.event, narrator), _way(entry.event))
    match entry.event:
        case TokensPlaced(figure=figure, amount=amount) | CubesPlaced(figure=figure, amount=amount):
            return replace(found, meters=((figure, HEALTH, -amount),))
        case TokensRemoved(figure=figure, amount=amount) | CubesRemoved(figure=figure, amount=amount):
            return replace(found, meters=((figure, HEALTH, amount),))
    return found


def _way(event: Event) -> Iterable[Cell]:
    """The squares that a figure goes through, or is moved to."""
    match event:
        case Walked(cell=cell) | Displaced(cell=cell):
            return (cell,)
    return ()


def _reveal(event: Event, narrator: Narrator) -> shapes.Reveal | None:
    """The dungeon die as it fell."""
    match event:
        case Checked(die=die) | PowerRolled(die=die) if die >= 0:
            face = shapes.Die(
                "bone", narrator.say("alliance-die", n=die), (shapes.Sign("die", "", str(die)),)
            )
            return shapes.Reveal("dice", dice=(face,))
    return None


def report(journal: Journal[Any], narrator: Narrator) -> Rows:
    """The score of each alliance in its parts, and what it did in the dungeon."""
    s: AllianceState = journal.game.state
    sums = _sums(journal)
    seats = list(s.alliances)
    rows = {
        "xp": [s.alliances[seat].xp for seat in seats],
        "defeats": [-s.alliances[seat].defeats for seat in seats],
        "score": [s.alliances[seat].xp - s.alliances[seat].defeats for seat in seats],
        "drafted": [s.alliances[seat].drafted for seat in seats],
        **{name: [sums[name, seat] for seat in seats] for name in ("damage", "tiles", "chests", "traps")},
    }
    head = ("", tuple(narrator.seat(seat) for seat in seats))
    return [head, *((narrator.say(f"alliance-stat-{id}"), tuple(map(str, row))) for id, row in rows.items())]


def _sums(journal: Journal[Any]) -> Counter[tuple[str, Seat]]:
    """The deeds of each alliance, counted from the log."""
    figures = journal.game.state.figures
    sums: Counter[tuple[str, Seat]] = Counter()
    for entry in journal.log:
        match entry.event:
            case CubesPlaced(seat=seat, amount=amount):
                sums["damage", seat] += amount
            case TilePlaced(figure=figure):
                sums["tiles", figures[figure].seat] += 1
            case ChestOpened(figure=figure):
                sums["chests", figures[figure].seat] += 1
            case TrapDisarmed(figure=figure):
                sums["traps", figures[figure].seat] += 1
            case UpgradeDrafted(seat=seat):
                sums["bought", seat] += 1
    return sums
