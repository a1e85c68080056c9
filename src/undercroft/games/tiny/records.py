"""The content files, typed: heroes, monsters, cards, items, scenarios."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal, Union

from msgspec import Meta, Struct

from undercroft.content import Record, SpecialVerb, ref
from undercroft.games.tiny.ground import GRID, Ground, marks
from undercroft.games.tiny.options import MoveOption, PlayOption
from undercroft.games.tiny.rules.attack import AttackVerb
from undercroft.games.tiny.rules.effects import BonusVerb, DrawVerb, HealVerb, InflictVerb, MoveVerb
from undercroft.games.tiny.rules.reactions import ParryVerb, WardVerb
from undercroft.kernel import Leaf, Option
from undercroft.parts.decks import Cards, shuffled
from undercroft.parts.ground import Kept
from undercroft.space import Pattern, pattern_of

Action = Union[AttackVerb, BonusVerb, DrawVerb, HealVerb, InflictVerb, MoveVerb, WardVerb]
Verb = Union[Action, ParryVerb, SpecialVerb]
Count = Annotated[int, Meta(ge=0)]
BOARDS, HANDS = 16, 1 << 12  # so many are kept of what is reckoned for each


class Hero(Record, kw_only=True):
    """A hero: their values, weapon, what they carry and what they can do."""

    health: Annotated[int, Meta(gt=0)]
    pace: Count
    shield: Count = 0
    attack: AttackVerb
    items: tuple[Annotated[str, ref("item")], ...] = ()
    abilities: tuple[Literal["guard"], ...] = ()


class Monster(Record, kw_only=True):
    """A monster: its values and its one attack."""

    health: Annotated[int, Meta(gt=0)]
    pace: Count
    speed: Count
    shield: Count = 0
    attack: AttackVerb


class Card(Record, kw_only=True):
    """A card of a hero's deck, played as an action or as a reaction."""

    hero: Annotated[str, ref("hero")]
    copies: Annotated[int, Meta(gt=0)] = 1
    effects: Annotated[tuple[Verb, ...], Meta(min_length=1)]

    def __post_init__(self) -> None:
        if self.copies > 1 and self.lasts:
            raise ValueError("a lasting card is there once only: copies must be 1")
        if len(self.effects) > 1 and any(isinstance(effect, ParryVerb) for effect in self.effects):
            raise ValueError("a reaction does nothing else: parry must stand alone")

    @property
    def lasts(self) -> bool:
        """It stays in play for something that comes in later (TN-CRD-03)."""
        return any(effect.lasts for effect in self.effects)

    @property
    def is_reaction(self) -> bool:
        return isinstance(self.effects[0], ParryVerb)


class Item(Record, kw_only=True):
    """Something to carry: a potion is drunk, an amulet turns a die."""

    use: Literal["drink", "reroll"]
    heals: Count = 0


class Door(Leaf, forbid_unknown_fields=True):
    """A door on a square of its own, and the room behind it."""

    at: str
    to: str


class Place(Leaf, forbid_unknown_fields=True):
    """A monster, and where it stands when its room is revealed."""

    kind: Annotated[str, ref("monster")]
    at: str


class Chest(Leaf, forbid_unknown_fields=True):
    """A closed chest, and the item in it."""

    at: str
    item: Annotated[str, ref("item")]


class Room(Record, kw_only=True):
    """A room: `.` floor, `,` rubble, `^` spikes; its upper left square lies at `at`."""

    at: str
    map: str
    doors: tuple[Door, ...] = ()
    monsters: tuple[Place, ...] = ()
    chests: tuple[Chest, ...] = ()


class Scenario(Record, kw_only=True):
    """Rooms, the first of them open; where the heroes start; the fate deck; how long the torches last."""

    rooms: tuple[Room, ...]
    start: tuple[str, str]
    fate: tuple[Literal["-1", "+0", "+1", "x2", "miss"], ...]
    torches: Annotated[int, Meta(gt=0)] = 12  # rounds, at normal difficulty

    def squares(self, room: str) -> frozenset[str]:
        """The floor of a room, by the names of its squares; of none, if there is no such room."""
        return frozenset(GRID.name(cell) for each in self.rooms if each.id == room for cell, _ in marks(each))


class Area(Record, kw_only=True):
    """A pattern of squares: `o` counts, anything else does not."""

    pattern: str

    @property
    def shape(self) -> Pattern:
        lines = enumerate(self.pattern.strip("\n").split("\n"))
        return pattern_of((x, y) for y, line in lines for x, mark in enumerate(line) if mark == "o")


class TinyContent(Struct, frozen=True, dict=True):
    """All records, by kind and id."""

    hero: dict[str, Hero]
    monster: dict[str, Monster]
    card: dict[str, Card]
    item: dict[str, Item]
    scenario: dict[str, Scenario]
    area: dict[str, Area]

    @cached_property
    def grounds(self) -> Kept[tuple[str, tuple[str, ...]], Ground]:
        """The boards, by scenario and revealed rooms."""
        return Kept(lambda laid: Ground(self.scenario[laid[0]], laid[1]), BOARDS)

    @cached_property
    def reactions(self) -> frozenset[str]:
        """The cards that are no actions."""
        return frozenset(card.id for card in self.card.values() if card.is_reaction)

    @cached_property
    def potions(self) -> frozenset[str]:
        """The items to drink."""
        return frozenset(item.id for item in self.item.values() if item.use == "drink")

    @cached_property
    def lasting(self) -> frozenset[str]:
        """The cards that stay in play."""
        return frozenset(card.id for card in self.card.values() if card.lasts)

    @cached_property
    def actions(self) -> Kept[Cards, tuple[Option, ...]]:
        """By hand, what can be done with its cards."""
        return Kept(self._actions_of, HANDS)

    def _actions_of(self, hand: Cards) -> tuple[Option, ...]:
        """To play each card of a hand that is an action, and to move (TN-TRN-01)."""
        plays = [PlayOption(card) for card in dict.fromkeys(hand) if card not in self.reactions]
        return (*plays, MoveOption())

    @cached_property
    def decks(self) -> dict[str, Cards]:
        """By hero, all cards, each as often as it is there."""
        cards = self.card.values()
        return {
            hero: shuffled(card.id for card in cards if card.hero == hero for _ in range(card.copies))
            for hero in self.hero
        }
