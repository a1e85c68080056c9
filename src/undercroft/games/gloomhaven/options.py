"""The options in Gloomhaven."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.state import HalfName
from undercroft.kernel import CardId, FigureId, Option
from undercroft.space import Cell, Cells, each


class CellOption(Option):
    """A hex."""

    cell: Cell

    def words(self) -> Sequence[str]:
        return [GRID.name(self.cell)]


class StartOption(CellOption):
    """Start on this hex (GH-SCN-17)."""


class GoOption(CellOption):
    """Move to this hex (GH-MOV-01); the way there goes into so many traps and hazardous hexes."""

    traps: int = 0
    hazards: int = 0


class HexOption(CellOption):
    """This hex: to push or pull into, to place something on, to stand on."""


class BumpOption(CellOption):
    """Push or pull against this blocked hex: the movement ends (GH-EFX-13)."""


class AreaOption(Option):
    """Lay the pattern on these hexes (GH-AOE-01)."""

    cells: Cells

    def words(self) -> Sequence[str]:
        return [GRID.name(cell) for cell in each(self.cells)]


class TargetOption(Option):
    """This figure."""

    target: FigureId


class PlanOption(Option):
    """End here and attack these (GH-AMB-01)."""

    cell: Cell
    targets: tuple[FigureId, ...] = ()

    def words(self) -> Sequence[str]:
        return [GRID.name(self.cell), *map(str, self.targets)]


class WayOption(Option):
    """Go this way (GH-MMV-19)."""

    path: tuple[Cell, ...]

    def words(self) -> Sequence[str]:
        return [GRID.name(cell) for cell in self.path]


class KeepGoalOption(Option):
    """Keep this battle goal (GH-BTL-01)."""

    card: CardId


class LeadOption(Option):
    """Play this card; its initiative counts (GH-SEL-02)."""

    card: CardId


class SecondOption(Option):
    """Play this card as the other one (GH-SEL-01)."""

    card: CardId


class LongRestOption(Option):
    """Take a long rest this round (GH-RST-13)."""


class PlayOption(Option):
    """Perform this half of a card (GH-TRN-01)."""

    card: CardId
    half: HalfName


class BasicOption(Option):
    """Use a card as Attack 2 or Move 2 (GH-CRD-06, GH-CRD-07)."""

    card: CardId
    half: HalfName


class SkipOption(Option):
    """Leave this part out (GH-TRN-07)."""


class PerformOption(Option):
    """Perform this part."""


class StopOption(Option):
    """Move no further (GH-TRN-16), or not at all: `moved` belongs to the question."""

    moved: int = 0

    def words(self) -> Sequence[str]:
        return []


class AugmentOption(Option):
    """Consume these elements for what the card says (GH-ELM-07)."""

    number: int
    elements: tuple[str, ...]


class ElementOption(Option):
    """This element (GH-ELM-18)."""

    element: str


class SufferOption(Option):
    """Suffer the damage (GH-DMG-01); how much it is, and what it leaves of all hit points, belongs to the
    question, not to the answer."""

    amount: int
    left: int = 0
    full: int = 0

    def words(self) -> Sequence[str]:
        return []


class LoseOption(Option):
    """Lose this card from the hand (GH-DMG-01); with `left`, how many stay there, it negates damage."""

    card: CardId
    left: int = -1

    def words(self) -> Sequence[str]:
        return [self.card]


class LoseDiscardOption(Option):
    """Lose this discarded card (GH-RST-15), or two to negate damage (GH-DMG-01): the `other` where there is
    no choice; then `left` stay discarded."""

    card: CardId
    left: int = -1
    other: CardId = CardId("")

    def words(self) -> Sequence[str]:
        return [self.card]


class ShortRestOption(Option):
    """Take a short rest (GH-RST-05)."""


class RedrawOption(Option):
    """Suffer 1 damage to lose another card instead (GH-RST-07): this one, where there is only one more."""

    card: CardId = CardId("")
    left: int = 0  # hit points
    full: int = 0

    def words(self) -> Sequence[str]:
        return []


class AcceptOption(Option):
    """Lose the card that chance named in the rest (GH-RST-06); which one belongs to the question."""

    card: CardId

    def words(self) -> Sequence[str]:
        return []


class RecoverOption(Option):
    """Take this card back (GH-REC-01)."""

    card: CardId


class DropOption(Option):
    """Put a card in the active area to its pile; its bonus ends (GH-ACT-09)."""

    card: CardId


class UseItemOption(Option):
    """Use this item (GH-ITM-19)."""

    item: str


class InitiativeOption(Option):
    """Act at this initiative (GH-INI-02)."""

    initiative: int


class RefreshOption(Option):
    """Refresh this item (GH-REC-07)."""

    item: str


class EffectOption(Option):
    """Apply this effect of the attack (GH-EFX-03), or be rid of this condition: the question says which."""

    effect: str
    cures: bool = False

    def words(self) -> Sequence[str]:
        return [self.effect]


class DoubleFirstOption(Option):
    """Double the attack before adding to it (GH-ATK-06)."""


class AddFirstOption(Option):
    """Add to the attack before doubling it (GH-ATK-06)."""


class FirstOption(Option):
    """This one acts first (GH-INI-05, GH-INI-07)."""

    unit: str


class AskEffectsOption(Option):
    """Be asked everything, or only where there is something to decide (GH-EFX-03, GH-TRN-07)."""

    asks: bool


class AskTiesOption(Option):
    """Settle equal choices of monsters together, or let the game choose (GH-AMB-01, GH-AMB-03)."""

    asks: bool


class EndTurnOption(Option):
    """End the turn."""


class PenaltiesOption(Option):
    """How hard the rooms of a random dungeon are (GH-RDD-15)."""

    how: str


class EntranceOption(Option):
    """Enter the first room here (GH-RDD-10)."""

    number: int
    type: str
