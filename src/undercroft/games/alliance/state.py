"""The table of Dungeon Alliance: its leaves and its state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

from msgspec import field

from undercroft.games.alliance.ground import Dungeon, Ground
from undercroft.games.alliance.records.tiles import NORTH, Facing, Room
from undercroft.kernel import MATES, CardId, FigureId, Game, Leaf, Seat, State
from undercroft.parts import figures
from undercroft.parts.decks import Cards, Deck, LayeredDeck, OwnDeck
from undercroft.space import Cell

if TYPE_CHECKING:
    from undercroft.games.alliance.library import Library

T = TypeVar("T")
Role = Literal["hero", "monster"]
Token = Literal["damage", "poison"]  # on a hero card (DA-DMG-08)
Part = Literal["", "setup", "heroes", "monsters", "end"]  # of a cycle, or of a round (DA-RND-03)

PVP, COOP, BASIC = "DA-PVP", "DA-COO", "DA-BAS"  # the variants
COLOURS = ("blue", "red", "yellow", "green")  # of the alliances, by seat (DA-SET-03)
ROUNDS, CYCLES = 4, 4  # DA-RND-01, DA-RND-02
HEROES = 4  # of each alliance (DA-GEN-01)
GAP = CardId("")  # a position of a draft area that is empty
OFFERED, TILES = 5, 2  # positions of the two draft areas (DA-SET-23, DA-SET-28)


class Figure(figures.Figure, omit_defaults=True):
    """A hero or a monster; `kind` is its record. A defeated hero lies on its cell, a defeated monster is off.

    Damage lies in the order in which it was placed (DA-DMG-03, DA-DMG-11).
    """

    role: Role = "hero"
    number: int = 0  # tells monsters of a kind apart
    facing: Facing = NORTH
    exhausted: bool = False  # DA-GEN-08
    damage: tuple[Token, ...] = ()  # tokens of a hero
    cubes: tuple[Seat, ...] = ()  # on a monster, by alliance; AUTOMATON: of no alliance (DA-DMG-17)
    lies: bool = False  # a hero that is defeated (DA-DEF-02)

    @property
    def hurt(self) -> int:
        """How much damage it has."""
        return len(self.damage) + len(self.cubes)


class Played(Leaf, omit_defaults=True):
    """A card in the column of a hero, or the two cards face down of a Power Surge (DA-CRD-04, DA-PWR-01)."""

    seat: Seat
    card: CardId = CardId("")  # empty: a Power Surge
    by: FigureId = FigureId(0)  # the caster, where the card lies under another hero (DA-SPL-06)
    mode: str = ""  # what was chosen of it when it was played; of a surge: speed, melee, ranged, heal
    target: FigureId = FigureId(0)
    paid: bool = False  # the Speed that it asks for (DA-HER-05)
    spent: bool = False  # its bonus for one attack was used, its hiding is over
    hidden: Annotated[Cards, MATES] = ()  # DA-GEN-13


class Lasting(Leaf, omit_defaults=True):
    """An effect that stays on a figure until the End Phase, such as a Control Spell's (DA-EPH-03)."""

    subject: FigureId
    verb: str
    value: int = 0
    what: str = ""  # the ability or parameter that it changes
    source: CardId = CardId("")
    by: FigureId = FigureId(0)


class Alliance(Leaf, omit_defaults=True):
    """All that a player has but the columns under the heroes."""

    seat: Seat
    colour: str
    deck: OwnDeck
    heroes: tuple[FigureId, ...] = ()
    start: Room = (0, 0)  # its starting tile
    hand: Annotated[Cards, MATES] = ()
    shown: Cards = ()  # on its way from the hand into a column: how it is played is still being chosen
    owned: Cards = ()  # all cards of hand, deck, discard pile and columns: everybody saw them come
    artifacts: Cards = ()
    face_up: int = 0  # XP that can be spent (DA-XP-07)
    face_down: int = 0
    defeats: int = 0  # defeat tokens (DA-XP-15)
    drafted: int = 0  # cards, artifacts included (DA-DRA-16)
    fewer: int = 0  # cards less at the next draw (DA-COO-15)

    @property
    def xp(self) -> int:
        """All XP that it earned (DA-GEN-02)."""
        return self.face_up + self.face_down


class Threat(Leaf, omit_defaults=True):
    """A threat token on the board; while nobody has seen it, what it is stands nowhere (DA-GEN-13)."""

    number: int
    cell: Cell
    level: int
    kind: str = ""  # the threat card, once it was turned up; it is known from then on (DA-TRP-08)
    shown: bool = False  # lies face up
    pit: bool = False  # a trap that went off and stays (DA-THR-07)


class Turn(Leaf, omit_defaults=True):
    """The means of the figure that acts. A fact of the table, so no local of a procedure."""

    figure: FigureId = FigureId(0)
    seat: Seat = Seat(-1)  # who decides: of monsters, the player who activates it (DA-MON-03)
    gone: int = 0  # Speed points of this movement that are paid or lost
    paid: int = 0  # Speed points paid in this activation, for anything (DA-HER-16)
    squares: int = 0  # moved in this activation, by whatever means
    movement: int = 1  # 2: it declared not to attack (DA-HER-09)
    rests: bool = False
    attacked: bool = False  # by itself or by a pet: no more moving and turning (DA-HER-07, DA-PET-12)
    attacks: int = 0  # attacks of its own (DA-HER-13)
    targets: tuple[FigureId, ...] = ()  # of its own attacks (DA-HER-15)
    again: int = 0  # attacks that a card gave (at most one)
    acted: bool = False  # has moved, paid Speed or played a card (DA-RST-08)
    turned: bool = False  # to turn was the last that it did
    sure: bool = False  # its next check succeeds
    after: int = 0  # Speed points paid for steps after its attacks
    over: bool = False  # steps 2 and 3 have ended (DA-THR-12)
    sets: tuple[tuple[str, int], ...] = ()  # rule parameters of this activation
    bonus: int = 0  # of a solo/co-op card, to this one attack (DA-COO-18)


class AllianceState(State, kw_only=True):
    frame: str
    alliances: dict[Seat, Alliance] = field(default_factory=dict)
    figures: dict[FigureId, Figure] = field(default_factory=dict)
    columns: dict[FigureId, tuple[Played, ...]] = field(default_factory=dict)  # of heroes that have cards
    lasting: tuple[Lasting, ...] = ()
    dungeon: Dungeon = Dungeon()
    threats: tuple[Threat, ...] = ()
    stacks: tuple[Cards, Cards, Cards] = ((), (), ())  # by level: tokens that nobody has seen, in no order
    spent: Cards = ()  # threat tokens that are discarded
    deck: LayeredDeck = LayeredDeck()  # the dungeon deck (DA-SET-26)
    tiles: tuple[str, ...] = ("",) * TILES  # on offer; empty: a gap (DA-DRA-17)
    upgrades: Deck = Deck()  # the deck in use, and the discard pile of all
    level: int = 1  # of that deck (DA-XP-10)
    changed: tuple[int, ...] = ()  # in which activations of the game the next decks came
    offer: Cards = (GAP,) * OFFERED
    removed: tuple[str, ...] = ()  # upgrades and tiles that are out of the game
    pools: tuple[int, int] = (0, 0)  # DA-SET-30
    reserve: int = 0  # XP paid from it (DA-XP-08)
    heroes: Cards = ()  # the pool of the hero draft (DA-SET-07)
    round: int = 0
    cycle: int = 0
    part: Part = ""
    first: Seat = Seat(0)
    turn: Turn = Turn()
    solo: Deck = Deck()  # its top card lies face up (DA-SOL-04)
    target: int = 0  # the score that wins a solo or co-op game
    closing: bool = False  # the early end is fixed (DA-END-04)
    next_figure: int = 17  # heroes have the numbers before
    next_threat: int = 1


Delve = Game[AllianceState]


def library(g: Delve) -> Library:
    """The records of the packs."""
    found: Library = g.rules.content
    return found


def ground(g: Delve) -> Ground:
    """The dungeon as it lies now, reckoned once for each."""
    return g.rules.content.grounds[g.state.dungeon]  # type: ignore[no-any-return]


def card_name(card: CardId | str) -> str:
    """The record of a card; of several copies one is `gs-1`, the next `gs-1#2`."""
    return card.partition("#")[0]


def hero_id(seat: Seat, place: int) -> FigureId:
    """The number of the hero in this place of an alliance, from 0."""
    return FigureId(HEROES * seat + place + 1)


def put_at(some: tuple[T, ...], place: int, one: T) -> tuple[T, ...]:
    """These things with another one in this place."""
    return (*some[:place], one, *some[place + 1 :])
