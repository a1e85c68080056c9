"""A position in a few words, on printed tiles, with printed heroes, monsters and cards, and played on.

A table begins as a game with a named party at the first question of round 1: seat 0 chooses a hero. Squares
are global (row, column); room (r, c) has its centre on (3r + 1, 3c + 1).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, TypeVar

from games.alliance.boards import Square, cell
from undercroft.content import compile_packs, read_pack
from undercroft.games.alliance.box import BOX
from undercroft.games.alliance.ground import GRID, Laid
from undercroft.games.alliance.records.tiles import NORTH, Facing, Room
from undercroft.games.alliance.rules.round.activation import HeroActivation
from undercroft.games.alliance.setup import AllianceSetup
from undercroft.games.alliance.state import AllianceState, Figure, Threat, Token, Turn
from undercroft.games.boxes import Edition
from undercroft.kernel import (
    CardId,
    Entry,
    Event,
    FigureId,
    Frame,
    Game,
    Objection,
    Scripted,
    Seat,
    replace,
)
from undercroft.kernel.chance import SEEDED
from undercroft.parts.decks import shuffled, without

E = TypeVar("E", bound=Event)
ONE = ("petra", "lorna", "krom", "mcfarlin")
TWO = ("bull", "emanon", "mysterios", "melinda")
THREE = ("holgar", "belzamin", "graltar", "jypzy")
FOUR = ("krolt", "mirabell", "root", "runyon-zay")
FIRST, SECOND = Seat(0), Seat(1)


@cache
def edition() -> Edition:
    """The game with its own pack."""
    pack = read_pack(BOX.pack_folder)
    return Edition(BOX, (pack,), BOX.make_rules(compile_packs(BOX.schema, (pack,))))


@cache
def opening(players: int, variants: tuple[str, ...], difficulty: str) -> AllianceState:
    """A game after set-up: seat 0 is first, and nobody has done anything."""
    party = (*ONE, *TWO, *THREE, *FOUR)[: 4 * players]
    setup = edition().settle(AllianceSetup(players, variants, difficulty, party))
    for number in range(99):
        game = edition().new_game(setup, f"table {number}")
        if game.state.first == 0:
            while game.open[0].what == "alliance.set_up.place_figures":
                game.answer(game.open[0].seat, 0)
            state: AllianceState = game.state
            return state
    raise LookupError("seat 0 is never first")


class Given(Scripted):
    """The given results first; after them chance."""

    def pick(self, word: int, what: str, outcomes: Sequence[str]) -> str:
        if self.taken < len(self.results):
            return super().pick(word, what, outcomes)
        return SEEDED.pick(word, what, outcomes)


class Table:
    """A position that is arranged, then played with given results of chance."""

    def __init__(self, players: int = 2, *variants: str, difficulty: str = "") -> None:
        self.s = opening(players, variants, difficulty).clone()
        self.log: list[Entry] = []
        self._game: Game[AllianceState] | None = None

    # -- arranging

    def id(self, who: str | FigureId) -> FigureId:
        """A hero by its name."""
        if not isinstance(who, str):
            return who
        return next(figure for figure, leaf in self.s.figures.items() if leaf.kind == who)

    def leaf(self, who: str | FigureId) -> Figure:
        return self.s.figures[self.id(who)]

    def change(self, who: str | FigureId, **changes: Any) -> None:
        """Write into the leaf of a figure."""
        figure = self.id(who)
        self.s.figures[figure] = replace(self.s.figures[figure], **changes)

    def stand(self, who: str | FigureId, at: Square, facing: Facing = NORTH, **changes: Any) -> None:
        self.change(who, cells=1 << cell(at), facing=facing, **changes)

    def monster(self, kind: str, at: Square, facing: Facing = NORTH, **changes: Any) -> FigureId:
        """A monster of the box on a square."""
        figure = FigureId(self.s.next_figure)
        self.s.next_figure += 1
        full = edition().rules.content.monster[kind].health
        number = 1 + sum(1 for leaf in self.s.figures.values() if leaf.kind == kind)
        self.s.figures[figure] = Figure(
            kind, cells=1 << cell(at), hp=full, full=full, role="monster", number=number, facing=facing
        )
        self.change(figure, **changes)
        return figure

    def hurt(self, who: str, *tokens: Token, lies: bool = False) -> None:
        """Damage on a hero in the order in which it came."""
        self.change(who, damage=tokens, lies=lies)

    def lay(self, tile: str, room: Room, turns: int = 0) -> None:
        """A tile in the dungeon, taken from the offer or the deck; its icons bring nothing."""
        self.take_out(tile)
        self.s.dungeon = self.s.dungeon.with_tile(Laid(tile, room, turns))

    def passage(self, one: Room, other: Room) -> None:
        self.s.dungeon = self.s.dungeon.with_passage((one, other) if one < other else (other, one))

    def offer_tiles(self, *tiles: str) -> None:
        """These tiles are on offer; what was there before is back in the deck."""
        back = [each for each in self.s.tiles if each]
        self.s.tiles = ("", "")
        for each in back:
            level = edition().rules.content.tile[each].level
            self.s.deck = replace(
                self.s.deck,
                layers=tuple(
                    replace(layer, pool=shuffled((*layer.pool, each)), left=layer.left + 1)
                    if edition().rules.content.tile[layer.pool[0]].level == level
                    else layer
                    for layer in self.s.deck.layers
                ),
            )
        for each in tiles:
            self.take_out(each)
        self.s.tiles = (*tiles, "", "")[:2]

    def take_out(self, tile: str) -> None:
        """A tile leaves the offer or the deck."""
        self.s.tiles = tuple("" if each == tile else each for each in self.s.tiles)
        self.s.deck = replace(
            self.s.deck,
            layers=tuple(
                replace(layer, pool=without(layer.pool, CardId(tile)), left=layer.left - 1)
                if tile in layer.pool
                else layer
                for layer in self.s.deck.layers
            ),
        )

    def empty_deck(self) -> None:
        """The dungeon deck is used up."""
        self.s.deck = replace(self.s.deck, layers=(), top=())

    def threat(self, at: Square, level: int = 1, kind: str = "", shown: bool = False) -> int:
        """A threat token; without a kind nobody has seen it."""
        number = self.s.next_threat
        self.s.next_threat += 1
        self.s.threats = (*self.s.threats, Threat(number, cell(at), level, kind, shown))
        return number

    def hand(self, seat: Seat, *cards: str) -> None:
        """These cards are the hand; the rest of what the alliance has lies in its deck."""
        alliance = self.s.alliances[seat]
        rest = [card for card in alliance.owned if card not in cards]
        held = tuple(map(CardId, cards))
        deck = replace(alliance.deck, pool=shuffled(rest), discard=())
        self.s.alliances[seat] = replace(alliance, hand=held, deck=deck, owned=shuffled((*held, *rest)))

    def own(self, seat: Seat, **changes: Any) -> None:
        """Write into what a player has."""
        self.s.alliances[seat] = replace(self.s.alliances[seat], **changes)

    def turn_of(self, who: str | FigureId, **changes: Any) -> None:
        """A figure acts now, with these means; nothing runs."""
        figure = self.id(who)
        seat = self.s.figures[figure].seat
        self.s.turn = replace(Turn(figure, seat), **changes)

    # -- playing

    @property
    def game(self) -> Game[AllianceState]:
        """The position as rules see it; nothing is run by looking."""
        if self._game is None:
            self._game = Game(edition().rules, self.s, Given(()), self.log)
        return self._game

    def run(self, *frames: Frame, results: Iterable[str] = ()) -> Table:
        """Let procedures run on this position, the last first; without any, go on with the game."""
        if frames:
            self.s.frames[:] = list(frames)
        self._game = Game(edition().rules, self.s, Given(results), self.log)
        self._game.advance()
        return self

    def activate(self, who: str, *results: str) -> Table:
        """A hero's activation, at its menu."""
        figure = self.id(who)
        self.s.frames[:] = [HeroActivation(self.s.figures[figure].seat)]
        self.run(results=results)
        if self.what == "alliance.hero_activation.choose":
            self.answer(f"activate {figure}")
        return self

    @property
    def what(self) -> str:
        """The step that asks; empty: nobody is asked."""
        return self.game.open[0].what if self.game.open else ""

    @property
    def asked(self) -> Seat:
        return self.game.open[0].seat

    @property
    def keys(self) -> list[str]:
        """The options of the open question."""
        return self.game.open[0].keys() if self.game.open else []

    def some(self, verb: str) -> list[str]:
        """The options whose first word is this one, without it."""
        return [key.partition(" ")[2] for key in self.keys if key.partition(" ")[0] == verb]

    def answer(self, *keys: str) -> Table:
        """Answer one question after the other, whoever is asked."""
        for key in keys:
            self.game.answer(self.game.open[0].seat, key)
        return self

    def go(self, at: Square) -> Table:
        return self.answer(f"go {name(at)}")

    def why_not(self, **named: int | str) -> Objection | None:
        """Why something cannot be chosen in the open question."""
        return self.game.why_not(self.game.open[0], **named)

    def events(self, kind: type[E]) -> list[E]:
        """What has happened of one kind."""
        return [entry.event for entry in self.log if isinstance(entry.event, kind)]

    def entry(self, kind: type[Event]) -> Entry:
        """The last line of the log about an event of a kind."""
        return [entry for entry in self.log if isinstance(entry.event, kind)][-1]

    def faults(self) -> list[str]:
        """Invariants that do not hold."""
        return [said for each in edition().rules.invariants if (said := each(self.s))]


def name(at: Square) -> str:
    """A square as options name it."""
    return GRID.name(cell(at))
