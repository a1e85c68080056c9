"""What a table shows, as a client draws it: shapes with their words, and no rule left to compute.

A scene has public parts, made once for everybody from what a spectator sees, and private parts, made for one
seat from what that seat sees. So what a seat may not know cannot get into what it is sent. Every part is
plain JSON: no floats, no dict whose keys are numbers, so that a browser writes it back byte for byte.
"""

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
    label: str  # what it is, in words
    text: str = ""  # a number or letter on it


class Place(Shape):
    """A cell of the board as far as it is revealed."""

    at: str  # its name, as keys of options have it: "13:4", "c4"
    x: int  # column (q of a hex)
    y: int  # row (r of a hex)
    walls: tuple[int, ...] = ()  # sides that are walls, by their index in the grid's sides, going round
    terrain: tuple[str, ...] = ()  # kinds: "difficult", "hazard", "trap", "obstacle", "door-closed", ...
    tokens: tuple[Token, ...] = ()
    label: str = ""  # what lies there, for those who hear the board; empty: plain floor
    room: str = ""


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
    seats: tuple[int, ...] = ()  # who plays for it; nobody: the rules do
    foes: tuple[str, ...] = ()  # the sides that it fights
    colour: int = 0  # 1 to 6: this one for everybody, as pawns have it; 0: by what the side is to the viewer


class Rank(Shape):
    """What figures of one kind are told apart by: heroes and their servants, leaders, things."""

    id: str
    label: str
    icon: str = ""  # a small one at the edge of the token
    frame: Literal["ring", "double", "thick", "dashed", "star", "square"] = "ring"  # the form of the token


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


# -- round the board


class Statistic(Shape):
    """A line of what a group of monsters does this round, with final numbers for each rank."""

    text: str  # "Move 3 / 2"
    icon: str = ""


class Row(Shape):
    """A place in the order of the round."""

    id: str
    name: str
    kind: str
    initiative: str  # "15"; "??" before the cards are revealed; empty where a game has none
    state: Literal["waiting", "active", "done"]
    seat: int = -1
    figures: tuple[int, ...] = ()
    card: str = ""  # the name of the card it acts by
    lines: tuple[Statistic, ...] = ()


class Gauge(Shape):
    """A number or a state that lies open on the table: round, level, torches, an element, a deck."""

    id: str
    label: str
    value: str
    icon: str = ""
    group: str = ""  # "head", "foot", "decks", ...: those of a group stand together
    note: str = ""  # in words, more of it


class GivingUp(Shape):
    """Who would give the game up, and who has not said so: it is over when all have."""

    seats: tuple[int, ...]
    asked: tuple[int, ...]


class Ending(Shape):
    """Who won, and the scores; how that is for the reader is in the room (`standing`)."""

    winners: tuple[int, ...] = ()  # seats
    text: str = ""  # who won, in words, where players play against one another
    scores: tuple[int, ...] = ()  # by seat, in games that keep scores


class Status(Shape):
    """What the table is about, and how things stand."""

    game: str
    title: str  # of the scenario
    round: int = 0
    goal: tuple[str, ...] = ()  # how it is won, and lost
    rules: tuple[str, ...] = ()  # special rules, in words
    gauges: tuple[Gauge, ...] = ()
    sides: tuple[Side, ...] = ()
    ranks: tuple[Rank, ...] = ()
    giving_up: GivingUp | None = None  # somebody would
    outcome: str = ""  # of the whole game, when it is over: "won"
    result: str = ""  # the same in words
    ending: Ending | None = None  # who won, when it is over
    stats: tuple[tuple[str, tuple[str, ...]], ...] = ()  # when it is over: rows of a table, the head first


class Hero(Shape):
    """One of the figures that a seat plays, on the board or off it, with all that belongs to it alone."""

    figure: int
    name: str
    kind: str
    meters: tuple[Meter, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    piles: tuple[Pile, ...] = ()  # its column of cards, its equipment
    note: str = ""  # what befell it: "knocked out"


class Mat(Shape, omit_defaults=False):
    """What lies open before a seat: its heroes, counts, and cards that everybody may see."""

    seat: int
    name: str  # what the seat plays: "Brute"
    kind: str
    heroes: tuple[Hero, ...] = ()
    gauges: tuple[Gauge, ...] = ()  # cards in hand, experience, gold, ...
    piles: tuple[Pile, ...] = ()
    ready: bool = False  # has answered a question that others still think about


# -- cards


class Half(Shape):
    """A part of a card that is played by itself, or the whole of a card that has but one."""

    id: str  # "top", "bottom"; empty for the whole
    lines: tuple[str, ...]
    lost: bool = False  # the card is lost when this is played
    lasting: bool = False  # the card stays in play
    note: str = ""
    gist: tuple[Sign, ...] = ()  # what it does, as icons with numbers: for cards that are shown small
    marks: tuple[Sign, ...] = ()  # what playing it costs and gives: elements, experience, whether it is lost


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
    label: str  # what lies there and what it costs, in words
    card: Card | None = None
    places: tuple[Place, ...] = ()  # of a tile: its cells, from (0, 0)
    price: tuple[Sign, ...] = ()


class Shelf(Shape):
    """Offers side by side: a market row, tiles to choose from."""

    id: str
    name: str
    offers: tuple[Offer, ...]


class Supply(Shape):
    """What lies on the table and belongs to nobody: offers, decks to draw from, discarded cards."""

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


# -- what is asked


class Ghost(Shape):
    """What a choice would put on the board, as it would lie there: turned, and on its own cells."""

    label: str  # in words
    places: tuple[Place, ...] = ()  # of a tile
    figures: tuple[Figure, ...] = ()


class Choice(Shape):
    """One legal answer, and where on the table it can be touched."""

    key: str
    label: str  # what it means, in words
    kind: str  # the first word of the key: "go", "target", "lead"
    cells: tuple[str, ...] = ()  # touch one of these, or a pattern of all of them
    figures: tuple[int, ...] = ()
    card: str = ""
    half: str = ""
    path: tuple[str, ...] = ()  # the way that would be gone
    cost: str = ""  # written on the cell: movement points
    warn: str = ""  # in words: a trap on the way, the card is lost
    confirm: bool = False  # reveals something or loses a card for good: ask again
    concedes: bool = False
    area: bool = False  # the cells are one pattern, to be laid and turned
    button: str = ""  # for a big button, where the label names a place that the board shows: "Move here (3)"
    offer: str = ""  # id of an Offer
    dice: tuple[int, ...] = ()  # places among the dice of the question
    ghost: Ghost | None = None  # drawn while the choice is looked at


class Barred(Shape):
    """An offer that the seat cannot take now, and why."""

    offer: str
    why: str
    rule: str = ""


class Pick(Shape):
    """One of several cards that are chosen together."""

    kind: str  # of the choices that name it; their keys are "kind card"
    label: str  # "Leading card"
    prompt: str  # "Choose the leading card"
    card: str = ""  # chosen by an earlier answer


class Question(Shape):
    """What a seat may answer now."""

    seat: int
    what: str  # the step that asks
    text: str
    rule: str
    title: str = ""  # of the rule
    choices: tuple[Choice, ...] = ()
    asides: tuple[Choice, ...] = ()  # rights of the moment: afterwards the same question is open again
    again: bool = False  # was answered; may be answered anew while others think
    given: str = ""  # the key that was answered then
    secret: bool = False
    picks: tuple[Pick, ...] = ()  # cards to choose together: each is the answer to a question of its own
    dice: tuple[Die, ...] = ()  # as they lie while it is asked
    barred: tuple[Barred, ...] = ()


class Waiting(Shape):
    """A question that others must answer."""

    seats: tuple[int, ...]
    text: str
    secret: bool = False


class Seat(Shape, omit_defaults=False):
    """What a seat's own player sees besides: everything secret is here."""

    seat: int
    piles: tuple[Pile, ...] = ()
    question: Question | None = None
    then: str = ""  # the key that was given with the last answer, for what is asked next


# -- the log


class Line(Shape):
    """One sentence of what happened: of one event, or of several that belong together, as in an attack."""

    answer: int  # after which answer; 0: before the first
    k: int  # index of the event among those that the answer caused; of several, that of the first
    text: str
    rule: str
    level: Literal["round", "turn", "event"] = "event"
    automatic: bool = False  # the game chose: why? has a proof
    figures: tuple[int, ...] = ()
    cells: tuple[str, ...] = ()
    way: tuple[str, ...] = ()  # the cells that the first of the figures goes through, in order
    meters: tuple[tuple[int, str, int], ...] = ()  # figures, each with one of its meters and the change of it
    show: Reveal | None = None
    parts: tuple[Line, ...] = ()  # the events that the sentence sums up, each with its own
    open: bool = False  # still going on: this line will be replaced
    rules: tuple[str, ...] = ()  # all rules behind it, those of its parts too


class Reveal(Shape):
    """Something that was turned up or rolled, to be shown for a moment."""

    kind: str  # "modifier", "dice", "card"
    faces: tuple[str, ...] = ()  # of cards: "+1", "x2", ...
    unused: tuple[int, ...] = ()  # places among the faces that do not count
    label: str = ""
    dice: tuple[Die, ...] = ()


PUBLIC = ("board", "figures", "track", "status", "mats", "supply", "waiting")  # the parts that everybody gets
PRIVATE = ("seats",)  # for each person those of their own


class Public(Struct, frozen=True):
    """The parts that everybody gets."""

    board: Board
    figures: tuple[Figure, ...]
    track: tuple[Row, ...]
    status: Status
    mats: tuple[Mat, ...]
    supply: Supply = Supply()
    waiting: tuple[Waiting, ...] = ()


# -- answers to queries


class Foreseen(Shape):
    """What an option would do, as far as it can be known."""

    lines: tuple[str, ...]
    stop: str  # "question", "chance", "secret", "reveal", "end"
    then: str  # the same in words
    path: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()  # cells of the path that trigger something
    expect: tuple[Expectation, ...] = ()


class Expectation(Shape):
    """The damage that an attack may do, over all cards or dice that may come."""

    figure: int
    least: int
    most: int
    mean: str  # "3.4": text, for there are no floats here
    kill: int  # per cent
    text: str  # "2 to 5, on average 3.4; kills in 18 %"


class SightLine(Shape):
    """Whether one cell is seen from another, with the line in hundredths of a cell's width."""

    seen: bool
    line: tuple[tuple[int, int], ...]  # two points; x and y in hundredths, from the centre of cell (0, 0)
    text: str
    blocked: tuple[tuple[str, int], ...] = ()  # walls in the way: (cell, side)
    cells: tuple[str, ...] = ()  # cells in the way


class Threat(Shape):
    """Cells that enemies could hit this round."""

    cells: tuple[tuple[str, int], ...]  # with the revealed cards: (cell, by how many)
    maybe: tuple[tuple[str, int], ...] = ()  # with some card that they may still draw
    text: str = ""


class Plan(Shape):
    """What a monster would do if it acted now."""

    figure: int
    text: tuple[str, ...]  # the proof
    focus: int = 0
    path: tuple[str, ...] = ()
    stop: str = ""
    targets: tuple[int, ...] = ()


class Danger(Shape):
    """What standing on a cell may cost by the end of the round."""

    cell: str
    text: str
    least: int
    most: int
    mean: str
    attackers: tuple[int, ...] = ()


class Objection(Shape):
    """Why a cell or a figure cannot be chosen now; empty where nothing stands against it."""

    text: str = ""
    rule: str = ""
    title: str = ""  # of the rule
    sight: SightLine | None = None  # where it is not seen: the line that fails least


class Told(Shape):
    """Sentences: why something happened, or what a closer look shows."""

    lines: tuple[str, ...]
    statement: str = ""  # of the rule behind it, in English, whatever the language


class Hint(Shape):
    """What a bot would answer, and why."""

    key: str
    label: str
    why: str
    keys: tuple[str, ...] = ()  # of several secret answers that go together: all of them


class Found(Shape):
    """Cards and other things of a name."""

    cards: tuple[Card, ...]


class Log(Shape):
    """Lines of the log from before those that a client has."""

    lines: tuple[Line, ...]
    more: bool = False  # there are earlier ones
