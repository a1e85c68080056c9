"""The options in Descent."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.descent.ground import GRID
from undercroft.games.descent.records.abilities import Surge
from undercroft.games.descent.records.travel import Way
from undercroft.kernel import CardId, FigureId, Option
from undercroft.space import Cell, Cells, each


class NextHeroOption(Option):
    """This hero takes the next turn (D2-RND-06)."""

    figure: FigureId


class StartOption(Option):
    """Begin the encounter on this space (D2-HSU-10)."""

    cell: Cell

    def words(self) -> Sequence[str]:
        return [GRID.name(self.cell)]


class GroupOption(Option):
    """Take this monster group for the quest (D2-X-33); `place`: the square where, to tell places apart."""

    monster: str
    place: str = ""

    def words(self) -> Sequence[str]:
        return [self.monster, *([self.place] if self.place else [])]


class MoveOption(Option):
    """A move action (D2-MOV-01)."""


class HurryOption(Option):
    """Suffer 1 fatigue for movement (D2-FAT-03)."""


class GoOption(Option):
    """Move to this space."""

    cell: Cell

    def words(self) -> Sequence[str]:
        return [GRID.name(self.cell)]


class StandOption(Option):
    """Stand on these spaces, all of a large figure's (D2-LRG-03)."""

    cells: Cells

    def words(self) -> Sequence[str]:
        return [GRID.name(cell) for cell in each(self.cells)]


class HaltOption(Option):
    """End the movement here (D2-LRG-03)."""


class LeaveOption(Option):
    """Leave the map (D2-EXI-02)."""

    way: str


class AttackOption(Option):
    """Attack this figure with this weapon (D2-ATK-03, D2-ATK-08)."""

    target: FigureId
    weapon: str = ""

    def words(self) -> Sequence[str]:
        return [str(self.target), *([self.weapon] if self.weapon else [])]


class ActOption(Option):
    """Use an ability, skill, item or feat in one's own turn."""

    card: str
    number: int = 0

    def words(self) -> Sequence[str]:
        return [self.card, *([str(self.number)] if self.number else [])]


class RestOption(Option):
    """Rest (D2-RST-01)."""


class SearchOption(Option):
    """Search the token on this space (D2-SEA-01)."""

    cell: Cell

    def words(self) -> Sequence[str]:
        return [GRID.name(self.cell)]


class StandUpOption(Option):
    """Stand up (D2-STD-01)."""


class ReviveOption(Option):
    """Revive this hero (D2-REV-01)."""

    figure: FigureId


class OpenOption(Option):
    """Open this door (D2-DOR-01); `cell`: the space before it, to tell doors apart."""

    door: int
    cell: Cell = 0

    def words(self) -> Sequence[str]:
        return [str(self.door)]


class CloseOption(Option):
    """Close this door (D2-DOR-01); `cell`: the space before it, to tell doors apart."""

    door: int
    cell: Cell = 0

    def words(self) -> Sequence[str]:
        return [str(self.door)]


class ClimbOption(Option):
    """Climb out of the pit (D2-TER-13)."""


class ShakeOffOption(Option):
    """Discard Stunned (D2-X-07)."""


class QuestOption(Option):
    """An action that the quest allows (D2-SPC-03)."""

    act: str
    token: str = ""

    def words(self) -> Sequence[str]:
        return [self.act, *([self.token] if self.token else [])]


class PickUpOption(Option):
    """Pick this token up (D2-OBJ-01)."""

    token: str


class DropOption(Option):
    """Drop this token (D2-OBJ-04)."""

    token: str


class TradeOption(Option):
    """Trade with this hero (D2-TRD-01)."""

    figure: FigureId


class GiveOption(Option):
    """Give this card."""

    card: CardId


class TakeOption(Option):
    """Take this card."""

    card: CardId


class EquipOption(Option):
    """Equip this item (D2-HTN-06)."""

    item: CardId


class UnequipOption(Option):
    """Put this item away (D2-HTN-07)."""

    item: CardId


class EndTurnOption(Option):
    """End the turn, or the activation."""


class ActivateOption(Option):
    """Activate this group (D2-OTN-06)."""

    group: str


class MonsterOption(Option):
    """Activate this monster of the group (D2-OTN-15)."""

    figure: FigureId


class FamiliarOption(Option):
    """Activate this familiar (D2-FAM-03)."""

    figure: FigureId


class AllyOption(Option):
    """This hero figure of the quest acts next (D2-RND-08)."""

    figure: FigureId


class PlayOption(Option):
    """Play this Overlord card."""

    card: CardId


class SurgeOption(Option):
    """Spend surges on this ability (D2-SRG-01)."""

    number: int
    ability: str
    surge: Surge = Surge()

    def words(self) -> Sequence[str]:
        return [str(self.number), self.ability]


class TargetOption(Option):
    """This figure."""

    target: FigureId


class SpaceOption(Option):
    """This space."""

    cell: Cell

    def words(self) -> Sequence[str]:
        return [GRID.name(self.cell)]


class DieOption(Option):
    """This die, counted from the left."""

    number: int


class AttributeOption(Option):
    """Test this attribute."""

    attribute: str


class ColourOption(Option):
    """A die of this colour."""

    colour: str


class TokenOption(Option):
    """This token."""

    token: str


class ConditionOption(Option):
    """This condition."""

    condition: str


class NumberOption(Option):
    """So many."""

    number: int


class SetAsideOption(Option):
    """Set this card aside for the quest."""

    card: CardId


class CardOption(Option):
    """This card."""

    card: CardId


class WayOption(Option):
    """This way, of those that a Travel Event card offers (D2-TRV-11)."""

    number: int
    way: Way = Way()

    def words(self) -> Sequence[str]:
        return [str(self.number)]


class SortOption(Option):
    """This sort of Overlord card."""

    sort: str


class RelicOption(Option):
    """This lieutenant bears this relic in the quest (D2-REL-08)."""

    relic: str
    lieutenant: str


class YesOption(Option):
    """Do it."""
