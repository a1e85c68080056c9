"""Lantern: a small game in a distribution of its own. Two delvers race through a cave that grows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from undercroft.games.boxes import Box, Quick
from undercroft.games.nouns import Nouns
from undercroft.kernel import Rules, Seat

from . import events, options, rules
from .caves import GRID
from .draw import draw, facts
from .records import LanternContent
from .setup import LanternSetup, begin, seats, settle
from .state import Lantern, LanternReport, LanternState

NOUNS = Nouns(figures=("delver",), single=("delver",), titles=(), things=("delver", "tile", "cave", "found"))


def seat_order(g: Lantern) -> Sequence[Seat]:
    return [figure.seat for figure in g.state.figures.values()]


def side_of(s: Any, seat: Seat) -> str:
    """Everybody for themselves."""
    return f"seat-{seat}"


def oil_is_right(s: LanternState) -> str:
    """What must hold after every event."""
    broken = [f for f in s.figures.values() if not 0 <= f.hp <= f.full]
    return f"{broken[0].kind} has {broken[0].hp} oil of {broken[0].full}" if broken else ""


def make_rules(content: LanternContent) -> Rules[LanternState]:
    """The rules of Lantern with these records."""
    return Rules(
        LanternState,
        (events, options, rules),
        seat_order,
        side_of=side_of,
        invariants=(oil_is_right,),
        content=content,
    )


def tally(report: LanternReport) -> Mapping[str, int]:
    """What statistics count."""
    return {"tiles": report.tiles, "points": sum(delver.points for delver in report.delvers)}


BOX = Box(
    id="lantern",
    folder=Path(__file__).parent,
    schema=LanternContent,
    make_rules=make_rules,
    setup=LanternSetup,
    settle=settle,
    begin=begin,
    seats=seats,
    plays=lambda setup: f"cave-{setup.cave}",
    called=lambda setup: setup.cave,
    draw=draw,
    quick=(Quick(LanternSetup(), ("me", "bot:normal")),),
    grid=GRID,
    results=("won", "tie", "lost"),
    rounds=lambda state: state.round,
    tally=tally,
    facts=facts,
    nouns=NOUNS,
    painter="lantern.painter:PAINTER",
    bots={"normal": "lantern.bot:NormalBot"},
)
