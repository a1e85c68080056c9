"""The result of a delve: the report for a campaign and for statistics."""

from __future__ import annotations

from undercroft.games.tiny.state import Tiny, content
from undercroft.kernel import Leaf, Report, Seat


class HeroReport(Leaf, omit_defaults=True):
    """How a hero came out of the cellar."""

    seat: Seat
    hero: str
    wounds: int = 0  # health that is gone
    fallen: bool = False
    items: tuple[str, ...] = ()


class DelveReport(Report, omit_defaults=True):
    """A delve that is over."""

    scenario: str
    won: bool
    rounds: int
    torches: int  # rounds for which they would still have burned
    rooms: tuple[str, ...]  # revealed
    monsters: int  # felled
    chests: int  # opened
    heroes: tuple[HeroReport, ...]


def report_on(g: Tiny, won: bool) -> DelveReport:
    """The delve as it stands now."""
    s = g.state
    rooms = {room.id: room for room in content(g).scenario[s.scenario].rooms}
    heroes = [figure for figure in s.figures.values() if figure.is_hero]
    return DelveReport(
        scenario=s.scenario,
        won=won,
        rounds=s.round,
        torches=s.torches - s.round,
        rooms=s.rooms,
        monsters=sum(not figure.is_hero and not figure.is_up for figure in s.figures.values()),
        chests=sum(len(rooms[room].chests) for room in s.rooms) - len(s.chests),
        heroes=tuple(
            HeroReport(hero.seat, hero.kind, hero.full - hero.hp, not hero.is_up, hero.items)
            for hero in heroes
        ),
    )


def tally(report: DelveReport) -> dict[str, int]:
    """The statistics at the end of a delve."""
    return {
        "rooms": len(report.rooms),
        "torches left": report.torches,
        "heroes up": sum(not hero.fallen for hero in report.heroes),
        "wounds": sum(hero.wounds for hero in report.heroes),
    }
