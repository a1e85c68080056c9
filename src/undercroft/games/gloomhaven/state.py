"""The table of Gloomhaven: its leaves and its state."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import field

from undercroft.games.gloomhaven.records.abilities import Active
from undercroft.kernel import MATES, OWNER, CardId, FigureId, Game, Leaf, Seat, State
from undercroft.parts import figures
from undercroft.parts.conditions import has
from undercroft.parts.decks import Deck
from undercroft.space import Cell, Cells

Side = Literal["party", "monsters", "wild"]  # wild: against everybody
HalfName = Literal["top", "bottom"]
ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")  # GH-ELM-01
INERT, WANING, STRONG = 0, 1, 2  # GH-ELM-02
MONSTERS = "monsters"  # the attack modifier deck of all monsters (GH-AMD-01)


class Figure(figures.Figure, omit_defaults=True):
    """A character, a summon, a monster, a boss, or an obstacle that can be attacked (GH-DEF-01).

    Each has damage and conditions of its own, named by type and standee number (GH-MST-11, GH-MON-05).
    """

    side: Side = "monsters"
    rank: Literal["", "normal", "elite", "boss", "named"] = ""
    number: int = 0  # of the standee (GH-MST-11)
    owner: FigureId = FigureId(0)  # the summoner, if a character
    card: CardId = CardId("")  # that summoned it: it goes when the card leaves play (GH-SUM-06)
    arrived: int = 0  # the round in which it was summoned: it does not act in that one (GH-SUM-11, GH-MOT-11)
    drops: bool = True  # a money token when it dies (GH-KIL-04)
    objective: bool = False  # a thing with hit points, or an ally of the scenario (GH-SPC-10, GH-SPC-15)
    phased: bool = False  # within an obstacle by an item: counts as invisible and cannot attack

    def suffers(self, condition: str) -> bool:
        """Also invisible by being within an obstacle, unless stunned:
        then the item does nothing (GH-CON-25)."""
        if self.conditions and has(self.conditions, condition):
            return True
        return self.phased and condition == "invisible" and not has(self.conditions, "stun")

    @property
    def cell(self) -> Cell:
        return self.cells.bit_length() - 1

    @property
    def is_character(self) -> bool:
        return self.seat >= 0

    @property
    def is_summon(self) -> bool:
        return self.owner > 0


class InPlay(Leaf, omit_defaults=True):
    """A card in the active area: the half that was played, how many of its slots were used (GH-ACT-03)."""

    card: CardId
    half: HalfName
    used: int = 0


class Carried(Leaf, omit_defaults=True):
    """An equipped item: spent, consumed, lost or ready, and how many of its slots were used
    (GH-ITM-10 to -13)."""

    item: str
    state: Literal["ready", "spent", "consumed", "lost"] = "ready"
    used: int = 0


class Deeds(Leaf, omit_defaults=True):
    """The counts of battle goals (GH-BTL), by their names in content."""

    counts: tuple[tuple[str, int], ...] = ()

    def count(self, what: str) -> int:
        return next((n for name, n in self.counts if name == what), 0)

    def plus(self, what: str, n: int = 1) -> Deeds:
        """The deeds with so many more of one sort."""
        counts = dict(self.counts)
        counts[what] = counts.get(what, 0) + n
        return Deeds(tuple(sorted(counts.items())))


class Character(Leaf, omit_defaults=True):
    """A character's mat: cards by place, experience, loot, items (GH-CHM-08)."""

    seat: Seat
    figure: FigureId
    kind: str
    level: int = 1
    hand: Annotated[tuple[CardId, ...], MATES] = ()  # GH-COM-01; open to all by GH-VAR-05
    picked: Annotated[tuple[CardId, ...], MATES] = ()  # face down, the leading card first (GH-SEL-01)
    played: tuple[CardId, ...] = ()  # revealed and not used yet (GH-SEL-11)
    discard: tuple[CardId, ...] = ()
    lost: tuple[CardId, ...] = ()
    active: tuple[InPlay, ...] = ()
    initiative: int = 0
    second: int = 0  # the initiative of the other card, for ties (GH-INI-04)
    resting: bool = False  # a long rest was declared (GH-RST-13)
    xp: int = 0
    money: int = 0  # tokens (GH-LOO-05)
    items: tuple[Carried, ...] = ()
    found: tuple[str, ...] = ()  # items and designs looted in this scenario (GH-ITM-09)
    perks: tuple[int, ...] = ()  # which were marked, by their place on the sheet
    dealt: Annotated[tuple[CardId, ...], OWNER] = ()  # battle goals to choose from (GH-BTL-01)
    goal: Annotated[CardId, OWNER] = CardId("")  # GH-BTL-04
    deeds: Deeds = Deeds()
    asks: bool = False  # wants to be asked also where one answer is sensible (GH-EFX-03, GH-TRN-07)
    gone: bool = False  # exhausted (GH-EXH)
    dead: bool = False  # for good (GH-VAR-09)


class Slot(Leaf):
    """A place in the order of the round: a character, as its seat, or a type of monster (GH-INI-02)."""

    initiative: int
    unit: str


class Turn(Leaf, omit_defaults=True):
    """The record of the current figure's turn. A fact of the table, so not a local of some frame."""

    figure: FigureId = FigureId(0)
    halves: tuple[HalfName, ...] = ()  # used
    moved: int = 0  # hexes
    dealt: int = 0  # damage inflicted
    infused: tuple[str, ...] = ()  # move to Strong at the end of the turn (GH-ELM-05)
    scorched: bool = False  # entered hazardous terrain
    items: tuple[str, ...] = ()  # used by the figure in this turn


class Lasting(Leaf, omit_defaults=True):
    """A bonus in force (GH-ACT): on whom, from what, for how long."""

    effect: Active
    bearer: FigureId
    giver: FigureId
    source: str  # the card, item or monster card that gave it
    until: Literal["turn", "round", "scenario"]


class Trap(Leaf, omit_defaults=True):
    """A trap on the board: all that it does is open (GH-TER-11)."""

    cell: Cell
    damage: int = 0
    conditions: tuple[str, ...] = ()
    maker: FigureId = FigureId(0)
    xp: int = 0  # for the maker when an enemy springs it


class Treasure(Leaf):
    """A treasure tile: a number, or "goal" (GH-TRE-01)."""

    cell: Cell
    content: str


class Terrain(Leaf, omit_defaults=True):
    """The terrain on the map tiles: overlay tiles and tokens (GH-TER)."""

    obstacles: tuple[Cells, ...] = ()  # each tile with all its hexes (GH-TER-26)
    difficult: Cells = 0
    hazardous: Cells = 0
    plates: Cells = 0
    traps: tuple[Trap, ...] = ()
    money: tuple[tuple[Cell, int], ...] = ()
    treasures: tuple[Treasure, ...] = ()

    @property
    def blocked(self) -> Cells:
        """Every hex with an obstacle."""
        out = 0
        for cells in self.obstacles:
            out |= cells
        return out

    @property
    def trapped(self) -> Cells:
        out = 0
        for trap in self.traps:
            out |= 1 << trap.cell
        return out

    def trap_at(self, cell: Cell) -> Trap | None:
        return next((trap for trap in self.traps if trap.cell == cell), None)

    @property
    def covered(self) -> Cells:
        """Hexes that are not empty for what lies there (GH-DEF-09); plates do not count (GH-TER-28)."""
        out = self.difficult | self.hazardous
        for cells in self.obstacles:
            out |= cells
        for trap in self.traps:
            out |= 1 << trap.cell
        for cell, _ in self.money:
            out |= 1 << cell
        for treasure in self.treasures:
            out |= 1 << treasure.cell
        return out


class Charm(Leaf):
    """A figure that somebody else plays for a while, against its own side (GH-ATK-21)."""

    figure: FigureId
    by: FigureId
    chosen: bool  # the player decides for it
    swapped: bool = True
    turn: bool = False  # only in its own turn, until that is over


class Chamber(Leaf):
    """A room of a random dungeon: its two cards, and how the room card lies on the table (GH-RDD-05)."""

    room: str
    monsters: str
    entrance: int  # which of the card's
    turn: int  # by so many sixths of a circle
    at: tuple[int, int]  # where its hex 0:0 lies
    door: Cell = -1  # by which it was entered
    penalty: Literal["", "minor", "major"] = ""  # GH-RDD-15


class Dungeon(Leaf, omit_defaults=True):
    """A random dungeon: its decks, and its rooms as far as they were drawn (GH-RDD)."""

    rooms: Deck = Deck()
    monsters: Deck = Deck()
    penalties: str = ""  # how hard they are: "suggested", or the same for all rooms (GH-RDD-15)
    chambers: tuple[Chamber, ...] = ()


class HavenState(State, kw_only=True):
    scenario: str
    level: int = 1  # N (GH-DEF-07)
    party: tuple[str, ...] = ()
    round: int = 0
    rooms: tuple[str, ...] = ()  # revealed
    opened: Cells = 0  # doors
    unlocked: Cells = 0  # doors that were locked (GH-SPC-07)
    terrain: Terrain = Terrain()
    figures: dict[FigureId, Figure] = field(default_factory=dict)
    last_figure: FigureId = FigureId(0)
    characters: dict[Seat, Character] = field(default_factory=dict)
    attack_decks: dict[str, Deck] = field(default_factory=dict)
    ability_decks: dict[str, Deck] = field(default_factory=dict)
    drawn: dict[str, CardId] = field(default_factory=dict)  # the ability card of the round, by deck
    goals: Deck = Deck()  # battle goals
    reshuffle: tuple[str, ...] = ()  # attack decks that a Null or 2x was drawn from (GH-AMD-15)
    order: tuple[Slot, ...] = ()
    acted: tuple[FigureId, ...] = ()
    turn: Turn = Turn()
    elements: tuple[int, ...] = (INERT,) * 6
    used_up: tuple[str, ...] = ()  # consumed by types of monsters for this round (GH-ELM-15)
    lasting: tuple[Lasting, ...] = ()
    charms: tuple[Charm, ...] = ()
    dungeon: Dungeon = Dungeon()
    story: dict[str, int] = field(default_factory=dict)  # the counts of the scenario's own rules
    verdict: Literal["", "won", "lost"] = ""  # settled; the round is played out (GH-END-02)


Haven = Game[HavenState]
