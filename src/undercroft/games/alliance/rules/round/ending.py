"""The end of the game: early, or after four rounds; scores, tie-breaks, results (DA-END, DA-SOL, DA-COO)."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.events.rounds import EarlyEndFixed
from undercroft.games.alliance.report import AllianceReport, AllianceResult
from undercroft.games.alliance.rules.who import is_together, monsters
from undercroft.games.alliance.state import Alliance, AllianceState, Delve, library
from undercroft.kernel import Criterion, GameOver, Seat

TILES_ON_OFFER_COUNT: Final = False  # whether rivals must have laid the tiles on offer, too (DA-END-03)
TILE, MONSTER, THREAT = 4, 1, 1  # lost for each that is left, solo and co-op (DA-SOL-14)
TIE = "tie"


def fix_early_end(g: Delve) -> None:
    """With an empty deck and no monster on the board the end is fixed (DA-END-02, DA-END-03, DA-END-04)."""
    s = g.state
    if s.closing or s.deck.size or not s.round:
        return
    if any(s.tiles) and (TILES_ON_OFFER_COUNT or is_together(s)):  # DA-SOL-13, DA-COO-24
        return
    if next(monsters(s), None) is None:
        g.emit(EarlyEndFixed(), "DA-END-02")


def score(alliance: Alliance) -> int:
    """All XP, spent or not, less defeats; it may be negative (DA-END-06, DA-END-07)."""
    return alliance.xp - alliance.defeats


def left_over(s: AllianceState) -> int:
    """The price of tiles, monsters and face-down tokens that are left (DA-SOL-14, DA-SOL-15, DA-SOL-E2)."""
    tiles = s.deck.size + sum(1 for tile in s.tiles if tile)
    hidden = sum(1 for token in s.threats if not token.shown)
    return TILE * tiles + MONSTER * len(list(monsters(s))) + THREAT * hidden


def group_score(s: AllianceState) -> int:
    """The score of a solo or co-op game (DA-SOL-14, DA-COO-25)."""
    return sum(map(score, s.alliances.values())) - left_over(s)


def finish(g: Delve) -> None:
    """Scores are told, winners found or the win shared (DA-END-11, DA-END-E1), and the game is over."""
    s = g.state
    if is_together(s):
        finish_together(g)
        return
    damage = {
        seat: sum(s.figures[figure].hurt for figure in each.heroes) for seat, each in s.alliances.items()
    }
    winners, why = g.best(
        list(s.alliances),
        (
            Criterion[Seat]("DA-END-08", "score", lambda seat: -score(s.alliances[seat])),
            Criterion[Seat]("DA-END-09", "drafted", lambda seat: -s.alliances[seat].drafted),
            Criterion[Seat]("DA-END-10", "damage", lambda seat: damage[seat]),
        ),
        lambda seat: s.alliances[seat].colour,
    )
    result = f"{s.alliances[winners[0]].colour}-won" if len(winners) == 1 else TIE
    scores = tuple(score(each) for each in s.alliances.values())
    g.emit(GameOver(result, tuple(winners), scores, report(g, 0, "")), "DA-END-08", why)


def finish_together(g: Delve) -> None:
    """Won if the score reaches the target (DA-SOL-18, DA-COO-26)."""
    s = g.state
    total = group_score(s)
    won = total >= s.target
    rank = library(g).rank_of(total // len(s.alliances))
    scores = tuple(score(each) for each in s.alliances.values())
    winners = tuple(s.alliances) if won else ()
    rule = "DA-SOL-18" if len(s.alliances) == 1 else "DA-COO-26"
    g.emit(GameOver("won" if won else "lost", winners, scores, report(g, total, rank)), rule)


def report(g: Delve, total: int, rank: str) -> AllianceReport:
    """The report of the game."""
    s = g.state
    return AllianceReport(
        rounds=s.round,
        tiles=len(s.dungeon.placed) - len(s.alliances),
        early=s.closing,
        score=total,
        rank=rank,
        changed=s.changed,
        alliances=tuple(
            AllianceResult(
                seat=seat,
                heroes=tuple(s.figures[figure].kind for figure in each.heroes),
                xp=each.xp,
                defeats=each.defeats,
                drafted=each.drafted,
                artifacts=len(each.artifacts),
                score=score(each),
                damage=sum(s.figures[figure].hurt for figure in each.heroes),
            )
            for seat, each in s.alliances.items()
        ),
    )
