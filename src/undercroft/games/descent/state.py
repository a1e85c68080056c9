"""The table of Descent: its leaves and its state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import UNSET, UnsetType, field

from undercroft.games.descent.records.campaign import Icon
from undercroft.kernel import LOOKERS, OWNER, CardId, FigureId, Game, Leaf, Seat, State
from undercroft.parts import figures
from undercroft.parts.decks import Cards, Deck, OwnDeck
from undercroft.space import Cell, Cells

if TYPE_CHECKING:
    from undercroft.games.descent.ground import Ground
    from undercroft.games.descent.library import Library

Role = Literal["hero", "familiar", "ally", "monster", "lieutenant", "spirit"]
HEROES, OVERLORD = "heroes", "overlord"  # the two sides (D2-GEN-03)
OFF = Cell(-1)  # no space of the map


class Figure(figures.Figure, omit_defaults=True):
    """A figure on the map, or a hero whose token lies there; `kind` is its record.

    `hp` is Health less damage, so damage is `full - hp`.
    """

    role: Role = "hero"
    rank: str = ""  # minion or master
    group: str = ""  # of monsters: all of one type; a lieutenant is a group of one (D2-LT-04)
    number: int = 0  # tells the figures of a group apart
    name: str = ""  # of a named figure, such as Mauler
    fatigue: int = 0
    movement: int = 0  # movement points, one pool (D2-MOV-05)
    lies: Cell = OFF  # the space of the token of a knocked-out hero (D2-KO-05), or of a mere familiar
    waits: Cell = OFF  # where the token lies of a hero who is off the map until his next turn (D2-X-11)
    carries: tuple[str, ...] = ()  # objective tokens (D2-OBJ-02)

    @property
    def is_out(self) -> bool:
        """Knocked out: a hero token lies in place of the figure."""
        return self.lies != OFF and self.role == "hero"

    @property
    def damage(self) -> int:
        return self.full - self.hp

    @property
    def is_hostile(self) -> bool:
        """On the Overlord's side, if nobody forces it; lieutenants are monsters, too (D2-LT-02, D2-LT-03)."""
        return self.role in ("monster", "lieutenant")


class Hero(Leaf, omit_defaults=True):
    """The play area of a hero: class, skills, equipment, search cards, and what of it is turned."""

    figure: FigureId
    seat: Seat
    kind: str  # the hero sheet
    calling: str  # the class
    skills: tuple[str, ...] = ()
    items: Cards = ()  # class equipment, shop cards and relics
    equipped: Cards = ()
    finds: Cards = ()  # search cards, face up
    spent: Cards = ()  # search cards that were used: face down (D2-SEA-06)
    exhausted: tuple[str, ...] = ()
    received: Cards = ()  # traded to him since his last turn: not to be equipped yet (D2-TRD-04)
    used: tuple[str, ...] = ()  # for once a round, used already
    feat: bool = True  # the sheet is face up (D2-FEA-04)


class Turn(Leaf, omit_defaults=True):
    """The means left to the hero or monster that acts. A fact of the table, so no local of a frame."""

    figure: FigureId = FigureId(0)
    actions: int = 0
    moves: int = 0  # move actions so far
    attacks: int = 0  # attack actions so far
    taken: int = 0  # actions of all kinds so far
    extra: tuple[str, ...] = ()  # extra actions that a card gave: "move", "attack"
    used: tuple[str, ...] = ()  # extra actions so far
    done: tuple[str, ...] = ()  # played or done in this turn: by name, once each
    rested: bool = False
    begun: bool = False  # has taken an action (D2-FAM-03)
    moved: bool = False  # has entered a space
    moving: bool = False  # in the middle of a move action (D2-TRD-01)
    over: bool = False  # its hero was knocked out (D2-HTN-15)
    seen_by: tuple[FigureId, ...] = ()  # monsters that saw the hero when it began, where a skill asks

    @property
    def own_moves(self) -> int:
        """Move actions that no card gave: what limits them names the extra ones as exceptions (D2-X-40)."""
        return self.moves - self.used.count("move")

    @property
    def own_attacks(self) -> int:
        """Attack actions that no card gave."""
        return self.attacks - self.used.count("attack")


class Group(Leaf, omit_defaults=True):
    """A monster group, or a lieutenant, in this encounter."""

    monster: str  # the record
    minions: int = 0  # limits by the number of heroes (D2-MON-03)
    masters: int = 0
    lieutenant: bool = False
    area: str = ""  # where it was set up
    key: str = ""  # how the quest names it: an open group by its place


class Token(Leaf, omit_defaults=True):
    """An objective token or a person who is led: on a space, or carried."""

    kind: str
    cell: Cell = OFF  # OFF: carried, or off the map
    face: str = ""  # turned up; until then nobody knows it
    turned: bool = False
    carrier: FigureId = FigureId(0)
    card: CardId = CardId("")  # a hero who carries it has this card


class Overlord(Leaf, omit_defaults=True):
    """The Overlord's hand, and his cards that are open to all."""

    seat: Seat
    hand: Annotated[Cards, LOOKERS] = ()
    shown: Cards = ()  # in his hand too, but everybody has seen them come there
    drawn: Annotated[Cards, OWNER] = ()  # by a card that lets him keep only some of them
    played: Cards = ()  # open on the table until their effect is over (D2-OLC-08, D2-OLC-13)
    used: tuple[str, ...] = ()  # the names of all he has played since his last turn began (D2-OLC-07)
    owned: Cards = ()  # all his cards: those he bought are public (D2-EXP-20)
    aside: Annotated[Cards, OWNER] = ()  # set aside before the quest (D2-EXP-15)
    glimpsed: tuple[str, ...] = ()  # face-down tokens that he has looked at: everybody saw it
    glimpses: Annotated[tuple[str, ...], OWNER] = ()  # their faces, in the same order
    might_be: tuple[str, ...] = ()  # the faces that these could have, for everybody else
    relics: tuple[str, ...] = ()
    exhausted: tuple[str, ...] = ()
    lookers: tuple[Seat, ...] = ()  # seats that are looking at his hand (D2-TRV-05)

    @property
    def held(self) -> Cards:
        """All cards of his hand; their number is public (D2-OLC-03)."""
        return self.hand + self.shown


class Journey(Leaf, omit_defaults=True):
    """The way from Arhynn to the quest, while the heroes are on it (D2-TRV)."""

    route: tuple[Icon, ...]
    deck: Deck  # of Travel Event cards
    stops: int = 0  # icons that they have come to
    card: str = ""  # that is being resolved
    shortcut: bool = False  # at the next icon no card is drawn

    @property
    def icon(self) -> Icon:
        """The icon at which they are."""
        return self.route[max(self.stops, 1) - 1]


class DescentState(State, kw_only=True):
    quest: str
    encounter: int = 1
    act: int = 1
    round: int = 0
    figures: dict[FigureId, Figure] = field(default_factory=dict)
    heroes: dict[FigureId, Hero] = field(default_factory=dict)
    overlord: Overlord
    deck: OwnDeck
    search: Deck = Deck()
    shop: Deck = Deck()  # what a Treasure Chest draws from
    groups: dict[str, Group] = field(default_factory=dict)
    tokens: dict[str, Token] = field(default_factory=dict)
    searches: tuple[Cell, ...] = ()  # search tokens on the map
    counters: dict[str, int] = field(default_factory=dict)
    marks: tuple[str, ...] = ()  # facts of the quest that hold by now: "war-cry", "key-found"
    carry: tuple[tuple[str, int], ...] = ()  # the result of the first encounter, for the second
    history: tuple[tuple[str, int], ...] = ()  # of the campaign, for the whole quest (D2-FIN-04)
    doors: tuple[int, ...] = ()  # open ones, by their number on the map
    unlocked: tuple[int, ...] = ()
    gone: Cells = 0  # squares that have collapsed
    turn: Turn = Turn()
    acted: tuple[FigureId, ...] = ()  # heroes with their Activation card face down (D2-RND-07)
    activated: tuple[str, ...] = ()  # groups of this Overlord turn
    next_figure: int = 11
    giving_up: tuple[Seat, ...] = ()  # seats that would call the quest lost
    journey: Journey | UnsetType = UNSET  # before the quest; unset it is not saved


Descent = Game[DescentState]


def library(g: Descent) -> Library:
    """The records of the packs."""
    found: Library = g.rules.content
    return found


def ground(g: Descent) -> Ground:
    """The map as it is now: doors, squares that are gone; reckoned once for each."""
    s = g.state
    return g.rules.content.grounds[s.quest, s.encounter, s.doors, s.gone]  # type: ignore[no-any-return]


def card_name(card: CardId | str) -> str:
    """The record of a card; of several copies one is `iron-shield`, the next `iron-shield#2`."""
    return card.partition("#")[0]
