"""The result of a scenario: the report for the campaign and for statistics (GH-END-07, GH-END-18)."""

from __future__ import annotations

from typing import Literal

from undercroft.kernel import Leaf, Report, Seat


class CharacterReport(Leaf, omit_defaults=True):
    """A character's spoils, and how it fared; cards as they lay before all are recovered."""

    seat: Seat
    kind: str
    level: int
    xp: int = 0  # of the scenario, with the bonus for success (GH-END-07, GH-END-13)
    gold: int = 0  # for money tokens, and from treasure tiles (GH-END-08, GH-TRE-08)
    tokens: int = 0
    goal: str = ""  # the battle goal (GH-BTL-02)
    met: bool = False
    checkmarks: int = 0  # for the goal if the scenario was won, and from treasure tiles
    found: tuple[str, ...] = ()  # items, designs and scenarios from treasure tiles (GH-TRE-04, GH-TRE-05)
    exhausted: bool = False
    dead: bool = False  # for good (GH-VAR-09)
    lost: int = 0  # cards
    left: int = 0  # cards in hand and discard pile


class ScenarioReport(Report, omit_defaults=True):
    """A scenario that is over."""

    scenario: str
    verdict: Literal["won", "lost"]
    level: int
    rounds: int
    rooms: tuple[str, ...]  # revealed
    treasures: tuple[str, ...]  # the numbers of looted tiles, which stay looted (GH-TRE-08)
    characters: tuple[CharacterReport, ...]


def tally(report: ScenarioReport) -> dict[str, int]:
    """The statistics at the end of a scenario."""
    characters = report.characters
    return {
        "rooms": len(report.rooms),
        "exhausted": sum(each.exhausted for each in characters),
        "experience": sum(each.xp for each in characters),
        "money tokens": sum(each.tokens for each in characters),
        "treasures": len(report.treasures),
        "cards lost": sum(each.lost for each in characters),
        "cards left": sum(each.left for each in characters),
    }
