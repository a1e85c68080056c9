"""The parts of a scene: what lies round the board, what is asked, what happened."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .pieces import Board, Die, Figure, Meter, Pile, Place, Rank, Shape, Side, Supply


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
    game: int = -1  # of a campaign: the place of the game that it tells of among those that came home


class Gauge(Shape):
    """A number or a state that lies open on the table: round, level, torches, an element, a deck."""

    id: str
    label: str
    value: str
    icon: str = ""
    group: str = ""  # "head", "foot", "decks", ...: those of a group stand together
    note: str = ""  # in words, more of it


class GivingUp(Shape):
    """The seats that would give the game up, and those that have not said so: it is over when all have."""

    seats: tuple[int, ...]
    asked: tuple[int, ...]


class Ending(Shape):
    """The winners and the scores; how that is for the reader is in the room (`standing`)."""

    winners: tuple[int, ...] = ()  # seats
    text: str = ""  # the winners in words, where players play against one another
    scores: tuple[int, ...] = ()  # by seat, in games that keep scores


class Status(Shape):
    """The subject of the table, and how things stand."""

    game: str
    title: str  # of the scenario
    round: int = 0
    goal: tuple[str, ...] = ()  # how it is won, and lost
    rules: tuple[str, ...] = ()  # special rules, in words
    away: str = ""  # of a campaign whose heroes are at a game of their own: where, in words
    gauges: tuple[Gauge, ...] = ()
    sides: tuple[Side, ...] = ()
    ranks: tuple[Rank, ...] = ()
    giving_up: GivingUp | None = None  # somebody would
    outcome: str = ""  # of the whole game, when it is over: "won"
    result: str = ""  # the same in words
    ending: Ending | None = None  # the winners, when it is over
    stats: tuple[tuple[str, tuple[str, ...]], ...] = ()  # when it is over: rows of a table, the head first


class Hero(Shape):
    """One of the figures that a seat plays, on the board or off it, with all that belongs to it alone."""

    figure: int
    name: str
    kind: str
    meters: tuple[Meter, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    piles: tuple[Pile, ...] = ()  # its column of cards, its equipment
    note: str = ""  # its fate: "knocked out"


class Mat(Shape, omit_defaults=False):
    """The open area before a seat: its heroes, counts, and cards that everybody may see."""

    seat: int
    name: str  # the role of the seat: "Brute"
    kind: str
    heroes: tuple[Hero, ...] = ()
    gauges: tuple[Gauge, ...] = ()  # cards in hand, experience, gold, ...
    piles: tuple[Pile, ...] = ()
    ready: bool = False  # has answered a question that others still think about


# -- what is asked


class Ghost(Shape):
    """A piece that a choice would put on the board, as it would lie there: turned, and on its own cells."""

    label: str  # in words
    places: tuple[Place, ...] = ()  # of a tile
    figures: tuple[Figure, ...] = ()


class Choice(Shape):
    """One legal answer, and where on the table it can be touched."""

    key: str
    label: str  # its meaning, in words
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
    """The question that a seat may answer now."""

    seat: int
    what: str  # the step that asks
    text: str
    rule: str
    title: str = ""  # of the rule
    choices: tuple[Choice, ...] = ()
    asides: tuple[Choice, ...] = ()  # rights of the moment: afterwards the same question is open again
    again: bool = False  # was answered; may be answered again while others think
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
    """The parts for a seat's own player alone: everything secret is here."""

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


# -- what everybody gets

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
