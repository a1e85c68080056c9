"""Set-up, rounds and turns (D2-SET, D2-RND, D2-HTN, D2-OTN)."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from undercroft.games.descent.state import OFF, DescentState, Figure, Group, Hero, Token, Turn
from undercroft.kernel import CardId, Closed, Event, FigureId, Seat, replace
from undercroft.parts.decks import Cards, Deck, OwnDeck
from undercroft.parts.dice import Die
from undercroft.space import Cell, Cells

NOBODYS = Turn()


class QuestBegan(Event):
    """The decks are shuffled and lie ready (D2-SET-06, D2-OSU-06)."""

    deck: OwnDeck
    owned: Cards
    search: Deck
    shop: Deck

    def apply(self, s: DescentState) -> None:
        s.deck, s.search, s.shop = self.deck, self.search, self.shop
        s.overlord = replace(s.overlord, owned=self.owned)


class HeroJoined(Event):
    """A hero takes part, with class, skills and equipment (D2-HSU)."""

    figure: FigureId
    hero: Hero
    leaf: Figure

    def apply(self, s: DescentState) -> None:
        s.heroes[self.figure], s.figures[self.figure] = self.hero, self.leaf


class EncounterBegan(Event):
    """The map of an encounter is built (D2-SET-03, D2-QST-11)."""

    encounter: int
    searches: tuple[Cell, ...]
    opened: tuple[int, ...] = ()  # doors that begin open

    def apply(self, s: DescentState) -> None:
        s.encounter, s.searches, s.round = self.encounter, self.searches, 0
        s.doors = s.unlocked = self.opened
        s.gone = 0
        s.acted = s.activated = ()
        s.turn = NOBODYS
        s.deck = replace(s.deck, discard=s.deck.discard + s.overlord.played)  # broken off with their effect
        s.overlord = replace(s.overlord, played=(), used=())
        s.groups.clear()
        s.tokens.clear()
        s.counters.clear()
        s.marks = ()
        for i, figure in list(s.figures.items()):
            if figure.role == "hero":
                s.figures[i] = replace(figure, cells=0, movement=0, carries=(), phase="away", waits=OFF)
            else:
                del s.figures[i]


class EncounterClosed(Closed):
    """A side has met its objective: all that is being resolved is broken off (D2-QST-03, D2-QST-18)."""


class GroupChosen(Event):
    """A monster group, or a lieutenant, takes part in the encounter (D2-OSU-02, D2-OSU-03)."""

    group: str
    leaf: Group

    def apply(self, s: DescentState) -> None:
        s.groups[self.group] = self.leaf


class FigurePlaced(Event):
    """A figure comes to stand on the map."""

    figure: FigureId
    leaf: Figure

    def apply(self, s: DescentState) -> None:
        s.figures[self.figure] = self.leaf
        s.next_figure = max(s.next_figure, self.figure + 1)


class Promoted(Event):
    """A minion becomes a master; its damage and conditions stay (D2-X-26: Promotion)."""

    figure: FigureId
    number: int
    health: int

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        hp = max(1, self.health - leaf.damage)
        s.figures[self.figure] = replace(leaf, rank="master", number=self.number, hp=hp, full=self.health)


class FigureWithdrawn(Event):
    """A figure is taken off the map without being defeated (D2-X-28: Rise Again)."""

    figure: FigureId

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, cells=0, movement=0, conditions=(), phase="away")


class HeroPlaced(Event):
    """A hero stands on the map, or his token lies there (D2-HSU-10, D2-QST-14)."""

    figure: FigureId
    cell: Cell
    lying: bool = False

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        if self.lying:
            s.figures[self.figure] = replace(leaf, cells=0, lies=self.cell, phase="fallen")
        else:
            s.figures[self.figure] = replace(leaf, cells=1 << self.cell, lies=OFF, phase="standing")


class RoundBegan(Event):
    """A new round: all Activation cards are face up (D2-RND-09)."""

    round: int

    def apply(self, s: DescentState) -> None:
        s.round, s.acted, s.activated = self.round, (), ()
        for i, hero in s.heroes.items():
            if hero.used:
                s.heroes[i] = replace(hero, used=())


class RoundOver(Event):
    """All turns of a round are over, the Overlord's too (D2-RND-09)."""

    round: int


class TurnBegan(Event):
    """The turn of a hero, or the activation of a monster, begins."""

    figure: FigureId
    actions: int
    seen_by: tuple[FigureId, ...] = ()

    def apply(self, s: DescentState) -> None:
        s.turn = Turn(self.figure, self.actions, seen_by=self.seen_by)


class Refreshed(Event):
    """A hero turns his exhausted cards upright; cards received are his to equip (D2-EXH-03, D2-TRD-04)."""

    figure: FigureId

    def apply(self, s: DescentState) -> None:
        s.heroes[self.figure] = replace(s.heroes[self.figure], exhausted=(), received=())


class TurnEnded(Event):
    """A hero's Activation card is turned face down, or a monster's activation is over (D2-RND-07)."""

    figure: FigureId

    def apply(self, s: DescentState) -> None:
        leaf = s.figures.get(self.figure)
        if leaf is not None and leaf.movement:
            s.figures[self.figure] = replace(leaf, movement=0)
        if self.figure in s.heroes:
            s.acted += (self.figure,)
        s.turn = NOBODYS


class OverlordTurnBegan(Event):
    """The Overlord's turn begins (D2-OTN-01)."""

    def apply(self, s: DescentState) -> None:
        s.activated = ()
        s.overlord = replace(s.overlord, used=())


class OverlordRefreshed(Event):
    """The Overlord turns his exhausted cards upright (D2-OTN-05)."""

    def apply(self, s: DescentState) -> None:
        s.overlord = replace(s.overlord, exhausted=())


class GroupActivated(Event):
    """The Overlord begins to activate a group (D2-OTN-06)."""

    group: str

    def apply(self, s: DescentState) -> None:
        s.activated += (self.group,)


class ActionTaken(Event):
    """One action of the turn is used, or an extra one that a card gave."""

    figure: FigureId
    action: str
    extra: bool = False
    cost: int = 1
    whom: FigureId = FigureId(0)  # who is revived

    def apply(self, s: DescentState) -> None:
        turn = s.turn
        extra = list(turn.extra)
        if self.extra:
            extra.remove(self.action)
        s.turn = replace(
            turn,
            actions=turn.actions if self.extra else turn.actions - self.cost,
            extra=tuple(extra),
            moves=turn.moves + (self.action == "move"),
            attacks=turn.attacks + (self.action == "attack"),
            begun=True,
            taken=turn.taken + 1,
            moving=self.action == "move" or (turn.moving and s.figures[self.figure].movement > 0),
        )


class ExtraActionGained(Event):
    """The acting figure has an extra action of a kind (D2-X-27, D2-X-40)."""

    figure: FigureId
    action: str

    def apply(self, s: DescentState) -> None:
        s.turn = replace(s.turn, extra=(*s.turn.extra, self.action))


class TurnNoted(Event):
    """Something that can be done once a turn was done."""

    what: str

    def apply(self, s: DescentState) -> None:
        s.turn = replace(s.turn, done=(*s.turn.done, self.what))


class ActionsLost(Event):
    """The acting figure has fewer actions left: one less, or none where no number is given."""

    figure: FigureId
    number: int | UnsetType = UNSET

    def apply(self, s: DescentState) -> None:
        if self.number is UNSET:
            s.turn = replace(s.turn, actions=0, extra=())
        else:
            s.turn = replace(s.turn, actions=max(0, s.turn.actions - self.number))


class Rested(Event):
    """A hero rests: all fatigue goes at the end of the turn (D2-RST-01)."""

    figure: FigureId

    def apply(self, s: DescentState) -> None:
        s.turn = replace(s.turn, rested=True)


class FeatUsed(Event):
    """A hero uses his heroic feat and turns the sheet (D2-FEA-04)."""

    figure: FigureId

    def apply(self, s: DescentState) -> None:
        s.heroes[self.figure] = replace(s.heroes[self.figure], feat=False)


class FeatsReady(Event):
    """The hero sheets are turned face up (D2-FEA-05, D2-QST-07)."""

    def apply(self, s: DescentState) -> None:
        for i, hero in s.heroes.items():
            s.heroes[i] = replace(hero, feat=True)


class DoorOpened(Event):
    """A door is taken off the map (D2-DOR-03)."""

    figure: FigureId
    door: int

    def apply(self, s: DescentState) -> None:
        s.doors = tuple(sorted((*s.doors, self.door)))


class DoorClosed(Event):
    """A door stands in its place again (D2-DOR-03)."""

    figure: FigureId
    door: int

    def apply(self, s: DescentState) -> None:
        s.doors = tuple(door for door in s.doors if door != self.door)


class DoorFell(Event):
    """A warded door opens by itself, for good (D2-DOR-02)."""

    door: int

    def apply(self, s: DescentState) -> None:
        s.doors = tuple(sorted((*s.doors, self.door)))
        s.unlocked = tuple(sorted({*s.unlocked, self.door}))


class DoorUnlocked(Event):
    """A locked door can be opened from now on (D2-DOR-02)."""

    door: int

    def apply(self, s: DescentState) -> None:
        s.unlocked = tuple(sorted((*s.unlocked, self.door)))


class DoorLocked(Event):
    """A door that was closed is locked as well (D2-DOR-02)."""

    figure: FigureId
    door: int

    def apply(self, s: DescentState) -> None:
        s.unlocked = tuple(door for door in s.unlocked if door != self.door)


class SquaresGone(Event):
    """Squares are no longer on the map."""

    cells: Cells

    def apply(self, s: DescentState) -> None:
        s.gone |= self.cells


class SquaresHeld(Event):
    """Squares that are gone hold the one figure that hangs over them (The Frozen Spire 1)."""

    cells: Cells

    def apply(self, s: DescentState) -> None:
        s.gone &= ~self.cells


class TokenSet(Event):
    """An objective token is put on the map, moved there, turned up, or picked up."""

    token: str
    kind: str
    cell: Cell = OFF
    carrier: FigureId = FigureId(0)
    face: str = ""
    turned: bool = False
    card: CardId = CardId("")  # that it is from now on

    def apply(self, s: DescentState) -> None:
        before = s.tokens.get(self.token)
        card = self.card or (before.card if before is not None else CardId(""))
        if before is not None and before.carrier and before.carrier in s.figures:
            leaf = s.figures[before.carrier]
            left = tuple(token for token in leaf.carries if token != self.token)
            s.figures[before.carrier] = replace(leaf, carries=left)
            if card and before.carrier in s.heroes:
                s.heroes[before.carrier] = without_card(s.heroes[before.carrier], card)
        if self.carrier:
            leaf = s.figures[self.carrier]
            s.figures[self.carrier] = replace(leaf, carries=(*leaf.carries, self.token))
            if card and self.carrier in s.heroes:  # he may use it as his own
                hero = s.heroes[self.carrier]
                s.heroes[self.carrier] = replace(hero, items=(*hero.items, card))
        s.tokens[self.token] = Token(self.kind, self.cell, self.face, self.turned, self.carrier, card)


def without_card(hero: Hero, card: CardId) -> Hero:
    """A hero who no longer carries the token that lent him a card (The Monster's Hoard 2)."""
    items = tuple(each for each in hero.items if each != card)
    worn = tuple(each for each in hero.equipped if each != card)
    tired = tuple(each for each in hero.exhausted if each != card)
    return replace(hero, items=items, equipped=worn, exhausted=tired)


class TokenRemoved(Event):
    """An objective token is out of the encounter."""

    token: str

    def apply(self, s: DescentState) -> None:
        before = s.tokens.pop(self.token)
        if before.carrier and before.carrier in s.figures:
            leaf = s.figures[before.carrier]
            left = tuple(token for token in leaf.carries if token != self.token)
            s.figures[before.carrier] = replace(leaf, carries=left)
            if before.card and before.carrier in s.heroes:
                s.heroes[before.carrier] = without_card(s.heroes[before.carrier], before.card)


class Counted(Event):
    """A counter of the quest changes."""

    counter: str
    number: int

    def apply(self, s: DescentState) -> None:
        s.counters[self.counter] = self.number


class Marked(Event):
    """Something of the quest has happened and holds from now on."""

    mark: str

    def apply(self, s: DescentState) -> None:
        s.marks = (*s.marks, self.mark)


class EncounterWon(Event):
    """A side has met its objective of the encounter; what is carried into the next (D2-GEN-06)."""

    side: str
    carry: tuple[tuple[str, int], ...] = ()

    def apply(self, s: DescentState) -> None:
        s.carry = self.carry


class EncounterEnded(Event):
    """The encounter is over and nobody has won it; its result is carried into the next (D2-GEN-06)."""

    carry: tuple[tuple[str, int], ...] = ()

    def apply(self, s: DescentState) -> None:
        s.carry = self.carry


class QuestRolled(Event):
    """Dice that the quest asks for, and what about."""

    about: str
    dice: tuple[Die, ...]


class HistoryTold(Event):
    """All that came before: of the campaign, and of a first encounter that is taken for played."""

    carry: tuple[tuple[str, int], ...]
    history: tuple[tuple[str, int], ...] = ()

    def apply(self, s: DescentState) -> None:
        s.carry, s.history = self.carry, self.history


class CardFound(Event):
    """A hero has a card from the search deck, or a shop card from a chest (D2-SEA-03)."""

    figure: FigureId
    card: CardId
    shop: bool = False

    def apply(self, s: DescentState) -> None:
        hero = s.heroes[self.figure]
        if self.shop:
            s.shop = s.shop.drawn(self.card)
            s.heroes[self.figure] = replace(
                hero, items=(*hero.items, self.card), received=(*hero.received, self.card)
            )
        else:
            s.search = s.search.drawn(self.card)
            s.heroes[self.figure] = replace(hero, finds=(*hero.finds, self.card))


class GivingUp(Event):
    """Somebody would call the quest lost; with one who would not, nobody does any more."""

    seat: Seat
    agrees: bool

    def apply(self, s: DescentState) -> None:
        s.giving_up = (*s.giving_up, self.seat) if self.agrees else ()
