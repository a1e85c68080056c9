"""Seats and sides: in which order, against whom, and where everybody stands (DA-GEN-03 to DA-GEN-06)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from undercroft.games.alliance.state import COOP, PVP, AllianceState, Delve, Figure
from undercroft.kernel import UNKNOWN, FigureId, Seat
from undercroft.space import Cell, Cells

TOGETHER = "alliances"  # the one side of solo and co-op games


def clockwise(s: AllianceState, first: Seat) -> list[Seat]:
    """All seats from this one on (DA-RND-04)."""
    seats = list(s.alliances)
    return seats[first:] + seats[:first]


def counter_clockwise(s: AllianceState) -> list[Seat]:
    """All seats from the last player back to the first (DA-RND-05)."""
    return clockwise(s, s.first)[::-1]


def seat_order(g: Delve) -> Sequence[Seat]:
    """All seats in the order in which they may react now: from the one who acts."""
    s = g.state
    return clockwise(s, s.turn.seat if s.turn.seat >= 0 else s.first)


def is_together(s: AllianceState) -> bool:
    """Do all play for one target (DA-SOL-01, DA-COO-20)?"""
    return len(s.alliances) == 1 or COOP in s.variants


def side_of(s: AllianceState, seat: Seat) -> str:
    """Each alliance for itself, but in solo and co-op games."""
    return TOGETHER if is_together(s) else f"seat-{seat}"


def right_of(s: AllianceState, seat: Seat) -> Seat:
    """The player on somebody's right: the one before (DA-RND-05, DA-MON-21)."""
    return clockwise(s, seat)[-1]


def decider(g: Delve, figure: FigureId) -> Seat:
    """Decides for a figure: a hero's owner; for a monster whoever activates it.

    In a hero's activation the player to the right decides for monsters (DA-MON-21).
    """
    s = g.state
    leaf = s.figures[figure]
    if leaf.role == "hero":
        return leaf.seat
    return s.turn.seat if s.turn.figure == figure else right_of(s, s.turn.seat)


def heroes(s: AllianceState) -> Iterator[tuple[FigureId, Figure]]:
    """All heroes, defeated ones too."""
    for seat in s.alliances.values():
        for figure in seat.heroes:
            yield figure, s.figures[figure]


def monsters(s: AllianceState) -> Iterator[tuple[FigureId, Figure]]:
    """All monsters on the board."""
    for figure, leaf in s.figures.items():
        if leaf.cells and leaf.role == "monster":
            yield figure, leaf


def are_enemies(s: AllianceState, one: FigureId, other: FigureId) -> bool:
    """Monsters and heroes; with PvP on, heroes of different alliances (DA-GEN-05)."""
    a, b = s.figures[one], s.figures[other]
    if a.role != b.role:
        return True
    return a.role == "hero" and a.seat != b.seat and PVP in s.variants


def look_round(s: AllianceState, figure: FigureId) -> tuple[Cells, Cells]:
    """The squares of a figure's standing enemies, and of all others but its own.

    Those others are passed, but nobody ends on them: friends, neutral heroes (DA-MOV-07), the defeated of
    either side (DA-MOV-12, DA-MMV-09, DA-DEF-04), other monsters (DA-MMV-04). Heroes of other alliances are
    neutral, or enemies with PvP on (DA-GEN-04, DA-PVP-03).
    """
    enemies = others = 0
    me = s.figures[figure]
    mine, is_hero, pvp = me.seat, me.role == "hero", PVP in s.variants
    for leaf in s.figures.values():
        cells = leaf.cells
        if not cells or leaf is me:
            continue
        if leaf.lies:
            others |= cells
        elif leaf.role == "monster":
            if is_hero:
                enemies |= cells
            else:
                others |= cells
        elif not is_hero or (pvp and leaf.seat != mine):
            enemies |= cells
        else:
            others |= cells
    return enemies, others


def occupied(s: AllianceState) -> Cells:
    """Every square that is not empty (DA-GEO-12)."""
    found = 0
    for leaf in s.figures.values():
        found |= leaf.cells
    return found


def figure_on(s: AllianceState, cell: Cell) -> FigureId:
    """Somebody on a square; 0: nobody."""
    return next((figure for figure, leaf in s.figures.items() if leaf.cells >> cell & 1), FigureId(0))


def cell_of(s: AllianceState, figure: FigureId) -> Cell:
    """The square of a figure on the board."""
    return s.figures[figure].cells.bit_length() - 1


def unseen(s: AllianceState, seat: Seat) -> list[str]:
    """The cards of a seat of which the others do not know where they are: in hand, deck or face down.

    All that an alliance owns came openly; what lies in its discard pile, face up in a column, or in a hand
    that is shown, is seen (DA-GEN-13, DA-GEN-14).
    """
    alliance = s.alliances[seat]
    left: list[str] = list(alliance.owned)
    shown = [*alliance.deck.discard, *alliance.shown, *alliance.hand, *alliance.deck.pool]
    for figure in alliance.heroes:
        for played in s.columns.get(figure, ()):
            shown += [played.card] if played.card else played.hidden
    for card in shown:
        if card != UNKNOWN:
            left.remove(card)
    return left
