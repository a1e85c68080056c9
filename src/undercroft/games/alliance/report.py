"""The result of a game: the report for statistics (DA-END-06)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel import Leaf, Report, Seat


class AllianceResult(Leaf, omit_defaults=True):
    """How an alliance came out of the dungeon."""

    seat: Seat
    heroes: tuple[str, ...]
    xp: int = 0
    defeats: int = 0
    drafted: int = 0
    artifacts: int = 0
    score: int = 0
    damage: int = 0  # on its heroes


class AllianceReport(Report, omit_defaults=True):
    """A game that is over."""

    rounds: int
    tiles: int  # laid, starting tiles left out
    early: bool = False  # by DA-END-02
    score: int = 0  # of those who play together
    rank: str = ""
    changed: tuple[int, ...] = ()  # in which activations the next upgrade decks came
    alliances: tuple[AllianceResult, ...] = ()


def tally(report: AllianceReport) -> Mapping[str, int]:
    """The statistics at the end of a game."""
    some = report.alliances
    found = {
        "rounds": report.rounds,
        "tiles": report.tiles,
        "early ends": int(report.early),
        "xp": sum(each.xp for each in some),
        "defeats": sum(each.defeats for each in some),
        "drafted": sum(each.drafted for each in some),
        "artifacts": sum(each.artifacts for each in some),
        "damage on heroes": sum(each.damage for each in some),
    }
    if report.rank:
        found["score"] = report.score
    for level, activation in enumerate(report.changed, 2):
        found[f"level {level} deck"] = activation
    return found
