"""The pieces on a table: boards, figures, cards and piles, offers, dice."""

from __future__ import annotations

from typing import Literal, dataclass_transform

from msgspec import Struct, field


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Shape(Struct, frozen=True, omit_defaults=True, gc=False):
    """A piece of a scene."""


# -- the board


class Token(Shape):
    """Something that lies on a cell: money, a treasure, a chest, a marker."""

    kind: str
    label: str  # its name, in words
    text: str = ""  # a number or letter on it


class Place(Shape):
    """A cell of the board as far as it is revealed."""

    at: str  # its name, as keys of options have it: "13:4", "c4"
    x: int  # column (q of a hex)
    y: int  # row (r of a hex)
    walls: tuple[int, ...] = ()  # sides that are walls, by their index in the grid's sides, going round
    terrain: tuple[str, ...] = ()  # kinds: "difficult", "hazard", "trap", "obstacle", "door-closed", ...
    tokens: tuple[Token, ...] = ()
    label: str = ""  # the tiles there, for screen readers; empty: plain floor
    room: str = ""
    doors: tuple[int, ...] = ()  # sides on which a closed door stands, by the same index


class Board(Shape):
    """All revealed cells. Hexes are axial and flat-topped; side i lies across step i of the grid."""

    grid: Literal["hex", "square"]
    steps: tuple[tuple[int, int], ...]  # to the neighbours across side 0, 1, ... as (columns, rows)
    places: tuple[Place, ...]
    legend: tuple[tuple[str, str], ...] = ()  # every kind of terrain on the board, in words
    frame: tuple[Place, ...] = ()  # cells without floor, where a board that grows may get some


# -- figures


class Sign(Shape):
    """An icon with a number, and what it stands for in words: a condition, a shield, a price, a face."""

    icon: str  # "poison", "shield", "retaliate", ...
    label: str
    text: str = ""  # the number, if it has one


class Side(Shape):
    """Figures that stand together, who plays for them, and whom they fight.

    Parts that everybody gets cannot say "yours": a client derives from its viewer's seats which side is the
    viewer's own, which are enemies, and which neither; to spectators all are neutral, told apart by colour.
    """

    id: str
    name: str
    seats: tuple[int, ...] = ()  # the seat that plays it; nobody: the rules do
    foes: tuple[str, ...] = ()  # the sides that it fights
    colour: int = 0  # 1 to 6: this one for everybody, as pawns have it; 0: by what the side is to the viewer


Frame = Literal["ring", "double", "thick", "dashed", "star", "square"]  # the form of a token


class Rank(Shape):
    """The rank of a figure: heroes and their servants, leaders, things."""

    id: str
    label: str
    icon: str = ""  # a small one at the edge of the token
    frame: Frame = "ring"


class Meter(Shape):
    """A number of a figure that goes up and down: health, fatigue."""

    id: str
    label: str
    value: int
    full: int = 0  # 0: without an upper end
    icon: str = ""


class Figure(Shape):
    """A figure on the board. The first of its meters is the one that fells it."""

    id: int
    at: tuple[str, ...]  # its cells: several under a large base, which is drawn as one
    name: str
    kind: str  # content id, for its picture: "brute", "bandit-guard"
    side: str  # id of a Side in the status
    rank: str  # id of a Rank in the status
    mark: str  # two signs, as the terminal has them: "BR", "g4"
    meters: tuple[Meter, ...] = ()
    number: int = 0  # of the standee
    owner: int = -1  # the seat whose it is
    facing: int = -1  # the step of the grid, by its index, in whose direction it looks
    signs: tuple[Sign, ...] = ()  # conditions
    badges: tuple[Sign, ...] = ()  # shield, retaliate and the like
    active: bool = False
    acted: bool = False
    label: str = ""  # the whole figure in words, for those who hear the board


# -- cards


class Half(Shape):
    """A part of a card that is played by itself, or the whole of a card that has but one."""

    id: str  # "top", "bottom"; empty for the whole
    lines: tuple[str, ...]
    lost: bool = False  # the card is lost when this is played
    lasting: bool = False  # the card stays in play
    note: str = ""
    gist: tuple[Sign, ...] = ()  # its effects, as icons with numbers: for cards that are shown small
    marks: tuple[Sign, ...] = ()  # costs and gains of playing it: elements, experience, whether it is lost


class Card(Shape):
    """A card, an item or a goal, with its text made from its data."""

    id: str
    name: str
    kind: str  # of record: "card", "item", "goal"
    halves: tuple[Half, ...] = ()
    initiative: int = 0
    level: str = ""
    state: str = ""  # "ready", "spent", ...: turned or dimmed by it
    note: str = ""  # why it is as it is: "spent until you rest"
    used: int = 0  # slots
    slots: int = 0


class Pile(Shape):
    """Cards that lie together."""

    id: str  # "hand", "discard", "lost", "active", "items", ...
    name: str
    cards: tuple[Card, ...]
    count: int = 0  # of all its cards, where some lie face down
    of: int = -1  # whose it is, where a mate shows it to the reader alone


class Offer(Shape):
    """A place from which something can be taken; it stays where it is when that is gone."""

    id: str
    label: str  # the card there and its cost, in words
    card: Card | None = None
    places: tuple[Place, ...] = ()  # of a tile: its cells, from (0, 0)
    price: tuple[Sign, ...] = ()


class Shelf(Shape):
    """Offers side by side: a market row, tiles to choose from."""

    id: str
    name: str
    offers: tuple[Offer, ...]


class Supply(Shape):
    """Piles on the table that belong to nobody: offers, decks to draw from, discarded cards."""

    shelves: tuple[Shelf, ...] = ()
    piles: tuple[Pile, ...] = ()


# -- dice


class Die(Shape):
    """A die as it lies: its face as icons, and always in words."""

    colour: str  # "red", "blue", "yellow", "green", "brown", "grey", "black"; others look like "bone"
    text: str  # the face in words: "2 hearts and a surge"
    icons: tuple[Sign, ...] = ()
    pips: int = 0  # of a plain die: 1 to 6
    state: Literal["", "rerolled", "unused"] = ""  # was rolled again; does not count
    figure: int = 0  # whose it is
    owner: str = ""  # the same in words
