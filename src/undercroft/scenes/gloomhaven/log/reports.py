"""Statistics of a whole scenario, read off its log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from undercroft.games.gloomhaven.events.cards import (
    CardDeactivated,
    CardLost,
    CardUsed,
    Exhausted,
    ExperienceGained,
)
from undercroft.games.gloomhaven.events.fights import AttackDeclared, DamageInflicted, DamageNegated
from undercroft.games.gloomhaven.events.ground import MoneyLooted, TreasureLooted, Walked
from undercroft.games.gloomhaven.events.rounds import (
    CharacterJoined,
    DeedDone,
    FigurePlaced,
    RoundStarted,
    TurnStarted,
)
from undercroft.kernel import Entry, FigureId, Journal, Seat
from undercroft.parts.happenings import Damaged, Healed
from undercroft.scenes.gloomhaven.phrasebook import phrasebook_of
from undercroft.text.narrator import Narrator

NOBODY = Seat(-1)
STATISTICS = (
    "dealt", "attacks", "kills", "taken", "negated", "healing", "hexes", "money", "treasures", "xp", "lost",
    "rounds",
)  # fmt: skip
COUNTED = frozenset({
    AttackDeclared, CardDeactivated, CardLost, CardUsed, CharacterJoined, DamageInflicted, DamageNegated,
    Damaged, DeedDone, Exhausted, ExperienceGained, FigurePlaced, Healed, MoneyLooted, RoundStarted,
    TreasureLooted, TurnStarted, Walked,
})  # fmt: skip


class Tally:
    """Counts for each seat, one event after the other."""

    def __init__(self) -> None:
        self.kinds: dict[Seat, str] = {}
        self.counts: dict[Seat, dict[str, int]] = {}
        self._seats: dict[FigureId, Seat] = {}  # of characters and their summons
        self._acting = NOBODY
        self._out: set[Seat] = set()

    def take(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if type(entry.event) in COUNTED:
                self.event(entry.event)

    def event(self, event: Any) -> None:
        """Count one event."""
        match event:
            case CharacterJoined(character=mat):
                self.kinds[mat.seat], self._seats[mat.figure] = mat.kind, mat.seat
                self.counts[mat.seat] = dict.fromkeys(STATISTICS, 0)
            case FigurePlaced(figure=figure, leaf=leaf) if leaf.owner:
                self._seats[figure] = self._seats[leaf.owner]
            case RoundStarted():
                for seat in self.counts.keys() - self._out:
                    self._add(seat, "rounds")
            case TurnStarted(figure=figure):
                self._acting = self._seats.get(figure, NOBODY)
            case AttackDeclared(figure=figure):
                self._add(self._seats.get(figure, NOBODY), "attacks")
            case DamageInflicted(figure=figure, amount=amount):
                self._add(self._seats.get(figure, NOBODY), "dealt", amount)
            case Damaged(figure=figure, amount=amount):
                self._add(self._seats.get(figure, NOBODY), "taken", amount)
            case DamageNegated(figure=figure, amount=amount):
                self._add(self._seats.get(figure, NOBODY), "negated", amount)
            case Healed(amount=amount):
                self._add(self._acting, "healing", amount)
            case Walked(figure=figure, path=path):
                self._add(self._seats.get(figure, NOBODY), "hexes", len(path))
            case MoneyLooted(seat=seat, tokens=tokens):
                self._add(seat, "money", tokens)
            case TreasureLooted(seat=seat):
                self._add(seat, "treasures")
            case ExperienceGained(seat=seat, xp=xp):
                self._add(seat, "xp", xp)
            case DeedDone(seat=seat, deed="kills", count=count):
                self._add(seat, "kills", count)
            case CardLost(seat=seat) | CardUsed(seat=seat, to="lost") | CardDeactivated(seat=seat, to="lost"):
                self._add(seat, "lost")
            case Exhausted(seat=seat):
                self._out.add(seat)

    def _add(self, seat: Seat, what: str, count: int = 1) -> None:
        if seat in self.counts:
            self.counts[seat][what] += count


def report(journal: Journal[Any], narrator: Narrator) -> Sequence[tuple[str, tuple[str, ...]]]:
    """Rows of a table: the characters, then each statistic for all of them."""
    tally, book = Tally(), phrasebook_of(narrator)
    tally.take(journal.log)
    rows = [("", tuple(book.kind(kind) for kind in tally.kinds.values()))]
    for what in STATISTICS:
        values = tuple(str(counts[what]) for counts in tally.counts.values())
        rows.append((book.say(f"haven-report-{what}"), values))
    return rows
