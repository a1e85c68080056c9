"""The charge of heroes whom a campaign sends down: wounds, items, and what waits for them below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel import Charge, Leaf

if TYPE_CHECKING:
    from undercroft.games.tiny.records import TinyContent
    from undercroft.games.tiny.report import DelveReport

MOST_TORCHES = 99
MOST_ITEMS = 20


class HeroCharge(Leaf, omit_defaults=True):
    """A hero as they go down."""

    hero: str
    wounds: int = 0
    items: tuple[str, ...] = ()


class Lurking(Leaf):
    """A monster, and where it stands when its room is revealed."""

    room: str
    monster: str
    at: str


class DelveCharge(Charge, omit_defaults=True):
    """A delve of a campaign."""

    delve: str
    scenario: str
    torches: int  # rounds that they last
    heroes: tuple[HeroCharge, ...]
    monsters: tuple[Lurking, ...]

    def admits(self, report: DelveReport) -> str:
        """The same cellar, the same heroes, and nothing carried home twice."""
        if report.scenario != self.scenario:
            return f"it is of {report.scenario!r}, and not of {self.scenario!r}"
        heroes = tuple(hero.hero for hero in report.heroes)
        if heroes != tuple(hero.hero for hero in self.heroes):
            return f"it is of {' and '.join(heroes)}, who were not sent"
        if report.torches > self.torches - report.rounds:
            return f"{report.torches} torches are left after {report.rounds} rounds, of {self.torches}"
        return ""


def fault_of(content: TinyContent, charge: DelveCharge) -> str:
    """The part of a charge that this game cannot play; empty: none."""
    if charge.scenario not in content.scenario:
        return f"there is no scenario {charge.scenario!r}"
    if not 0 < charge.torches <= MOST_TORCHES:
        return f"{charge.torches} torches"
    for hero in charge.heroes:
        record = content.hero.get(hero.hero)
        if record is None:
            return f"there is no hero {hero.hero!r}"
        if not 0 <= hero.wounds < record.health:
            return f"{hero.hero} cannot go down with {hero.wounds} wounds"
        if len(hero.items) > MOST_ITEMS or any(item not in content.item for item in hero.items):
            return f"{hero.hero} cannot carry {', '.join(hero.items[:3])}"
    return _fault_below(content, charge)


def _fault_below(content: TinyContent, charge: DelveCharge) -> str:
    """Monsters stand on floor of their room, one on a square, and nobody where the heroes begin."""
    scenario = content.scenario[charge.scenario]
    taken = set(scenario.start)
    for each in charge.monsters:
        squares = scenario.squares(each.room)
        if each.monster not in content.monster or each.at not in squares or each.at in taken:
            return f"no {each.monster} can stand at {each.at} in {each.room}"
        taken.add(each.at)
    return ""
