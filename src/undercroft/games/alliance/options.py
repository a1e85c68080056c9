"""The options in Dungeon Alliance."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.alliance.ground import GRID
from undercroft.games.alliance.records.tiles import LETTERS, Facing
from undercroft.games.alliance.state import Token
from undercroft.kernel import CardId, FigureId, Option
from undercroft.space import Cell


class TakeHeroOption(Option):
    """Take this hero into the alliance (DA-SET-09, DA-SOL-02)."""

    hero: CardId


class LeadOption(Option):
    """This hero begins on the centre square of the starting tile (DA-SET-20)."""

    figure: FigureId


class ActivateOption(Option):
    """Activate this hero (DA-HER-02), or this monster (DA-MON-09)."""

    figure: FigureId


class RestOption(Option):
    """Rest (DA-RST-01)."""


class LeaveDungeonOption(Option):
    """Leave the dungeon (DA-RST-11)."""


class RecoverOption(Option):
    """Use a Power Surge to remove damage from the defeated hero (DA-DEF-06)."""


class GoOption(Option):
    """Move to this square (DA-MOV-01)."""

    cell: Cell

    def words(self) -> Sequence[str]:
        return [GRID.name(self.cell)]


class SquareOption(Option):
    """Stand on this square (DA-MOV-18, DA-RST-11)."""

    cell: Cell

    def words(self) -> Sequence[str]:
        return [GRID.name(self.cell)]


class FaceOption(Option):
    """Turn to this facing (DA-MOV-13, DA-MMV-10)."""

    facing: Facing

    def words(self) -> Sequence[str]:
        return [LETTERS[self.facing]]


class DoorOption(Option):
    """Work at the border towards the room or the empty cell of which this is the centre (DA-DOR-35)."""

    cell: Cell

    def words(self) -> Sequence[str]:
        return [GRID.name(self.cell)]


class TileOption(Option):
    """Lay the tile of this position, turned so many quarters (DA-DOR-07, DA-DOR-27)."""

    position: int
    turns: int
    tile: str
    border: str = "door"  # that it makes: a door, or what needs a check

    def words(self) -> Sequence[str]:
        return [f"{self.tile}:{self.turns}@{self.position + 1}"]


class ExtraOption(Option):
    """Pay so many Speed points more for a check (DA-DOR-23, DA-CHE-10, DA-TRP-10)."""

    points: int


class ChestOption(Option):
    """Open this chest (DA-CHE-01, DA-CHE-07)."""

    cell: Cell

    def words(self) -> Sequence[str]:
        return [GRID.name(self.cell)]


class RevealOption(Option):
    """Turn up this threat token from outside its room (DA-TRP-01)."""

    cell: Cell

    def words(self) -> Sequence[str]:
        return [GRID.name(self.cell)]


class DisarmOption(Option):
    """Try to disarm this trap (DA-TRP-05, DA-TRP-06)."""

    cell: Cell

    def words(self) -> Sequence[str]:
        return [GRID.name(self.cell)]


class TrapOption(Option):
    """Of several traps this one goes off next (DA-THR-10)."""

    number: int
    kind: str


class SecondMoveOption(Option):
    """Give up attacking for the round and move a second time (DA-HER-09)."""


class OpenFreelyOption(Option):
    """Open the Treasure Chest on whose square the hero has moved (DA-CHE-02, DA-CHE-06)."""


class DoneOption(Option):
    """End moving and attacking (DA-MOV-16)."""


class DraftOption(Option):
    """Draft the upgrade in this position (DA-DRA-02 a)."""

    card: CardId


class ExchangeOption(Option):
    """Discard the upgrade in this position and replace it (DA-DRA-02 b)."""

    card: CardId


class DraftDiscardedOption(Option):
    """Draft this card of the upgrade discard pile for 1 XP more (DA-DRA-13)."""

    card: CardId


class DiscardOption(Option):
    """Discard this card (DA-DIS-02)."""

    card: CardId


class DrawUpOption(Option):
    """Draw up to the hand size (DA-EPH-10)."""


class KeepOption(Option):
    """Leave this card in play (DA-EPH-09)."""

    card: CardId


class TargetOption(Option):
    """Attack, or aim at, this figure (DA-HER-12, DA-MON-14)."""

    figure: FigureId


class TokenOption(Option):
    """Remove tokens of this kind, or place damage so (DA-DMG-18, DA-RST-02)."""

    token: Token


class WoundOption(Option):
    """Put the next damage token on this hero (DA-COO-17)."""

    figure: FigureId


class StrikeOption(Option):
    """Do the first or the second action of section II (DA-SOL-08)."""

    place: int


class ReadyOption(Option):
    """This exhausted monster becomes ready (DA-COO-04, DA-COO-13)."""

    figure: FigureId
