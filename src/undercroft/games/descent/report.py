"""The result of a quest: the report for the campaign and for statistics (D2-GEN-07, D2-CAM-15)."""

from __future__ import annotations

from undercroft.games.descent.state import HEROES, Descent
from undercroft.kernel import Leaf, Report, Seat
from undercroft.parts.decks import Cards


class HeroReport(Leaf, omit_defaults=True):
    """How a hero came out of the quest."""

    seat: Seat
    hero: str
    damage: int = 0
    fatigue: int = 0
    out: bool = False
    items: Cards = ()
    finds: Cards = ()


class QuestReport(Report, omit_defaults=True):
    """A quest that is over."""

    quest: str
    winner: str
    rounds: int  # of the last encounter
    defeated: int  # monsters
    carry: tuple[tuple[str, int], ...] = ()
    heroes: tuple[HeroReport, ...] = ()


def report_on(g: Descent, side: str) -> QuestReport:
    """The quest as it stands now, with all search cards for their gold, used or not (D2-CAM-13)."""
    s = g.state
    lent = {token.card for token in s.tokens.values()}  # that a hero had only with a token of the quest
    return QuestReport(
        quest=s.quest,
        winner=side,
        rounds=s.round,
        defeated=sum(f.is_hostile and f.phase == "fallen" for f in s.figures.values()),
        carry=s.carry,
        heroes=tuple(
            HeroReport(
                hero.seat, hero.kind, s.figures[i].damage, s.figures[i].fatigue, s.figures[i].is_out,
                tuple(card for card in hero.items if card not in lent), (*hero.finds, *hero.spent),
            )
            for i, hero in s.heroes.items()
        ),
    )  # fmt: skip


def tally(report: QuestReport) -> dict[str, int]:
    """The statistics at the end of a quest."""
    return {
        "rounds": report.rounds,
        "heroes won": int(report.winner == HEROES),
        "monsters defeated": report.defeated,
        "heroes knocked out": sum(hero.out for hero in report.heroes),
        "damage on heroes": sum(hero.damage for hero in report.heroes),
    }
