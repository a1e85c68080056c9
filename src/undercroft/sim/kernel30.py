"""The kernel's own benchmark state: as large as a big game's, and of no game."""

from __future__ import annotations

import sys
from typing import Annotated, Any

from msgspec import field

from undercroft.kernel import (
    OWNER,
    Done,
    Event,
    FigureId,
    Frame,
    Game,
    Leaf,
    Modifier,
    Next,
    Option,
    Procedure,
    Rules,
    Seat,
    State,
    ask,
    replace,
    step,
)

FIGURES, DECKS, MODIFIERS, TERRAIN, WAITING = 30, 6, 40, 25, 6
ANSWERS = 1_000_000_000  # more than any run gives


class Piece(Leaf):
    """A figure with sixteen fields."""

    id: FigureId
    kind: str
    seat: Seat
    cell: int
    health: int
    full: int
    pace: int
    attack: int
    range: int
    shield: int
    speed: int
    level: int
    elite: bool
    conditions: tuple[str, ...]
    items: tuple[str, ...]
    turned: int


class Pile(Leaf):
    """A deck with a hand, which only its owner sees."""

    seat: Seat
    hand: Annotated[tuple[str, ...], OWNER]
    discards: tuple[str, ...]
    left: int


class Board30(State):
    """The state."""

    figures: dict[FigureId, Piece] = field(default_factory=dict)
    decks: dict[str, Pile] = field(default_factory=dict)
    terrain: dict[int, str] = field(default_factory=dict)
    round: int = 1


class HitOption(Option):
    """Hit this figure."""

    figure: FigureId


class Hit(Event):
    """A figure lost a point of health, and has it back at zero."""

    figure: FigureId

    def apply(self, s: Board30) -> None:
        figure = s.figures[self.figure]
        s.figures[self.figure] = replace(figure, health=figure.health - 1 or figure.full)


class Waiting(Procedure, tag="kernel30.waiting"):
    """A procedure that waits for another."""

    figure: FigureId
    targets: tuple[FigureId, ...] = ()
    amount: int = 0
    inner: Frame | None = None

    @step()
    def wait(self, g: Game[Board30]) -> Next:
        return Done()


class Turn(Procedure, tag="kernel30.turn"):
    """Asks, does what was chosen, and asks again."""

    left: int

    @step()
    def choose(self, g: Game[Board30]) -> Next:
        return ask(Seat(0), *(HitOption(FigureId(i)) for i in range(1, 11)))

    @choose.answered
    def hit(self, g: Game[Board30], picked: HitOption) -> Next:
        g.emit(Hit(picked.figure))
        self.left -= 1
        return self.choose if self.left else Done()


class Idle(Procedure, tag="kernel30.idle"):
    """Four steps that do nothing, over and over."""

    left: int

    @step()
    def first(self, g: Game[Board30]) -> Next:
        return None

    @step()
    def second(self, g: Game[Board30]) -> Next:
        return None

    @step()
    def third(self, g: Game[Board30]) -> Next:
        return None

    @step()
    def again(self, g: Game[Board30]) -> Next:
        self.left -= 1
        return self.first if self.left else None


def rules30() -> Rules[Board30]:
    """The rules of this state."""
    return Rules(Board30, [sys.modules[__name__]], lambda g: [Seat(0), Seat(1)])


def game30(rules: Rules[Board30] | None = None) -> Game[Board30]:
    """A game at its question, with six frames waiting underneath."""
    state = Board30(rng=1)
    for i in range(1, FIGURES + 1):
        kind, seat = f"kind-{i % 7}", Seat(i % 2)
        state.figures[FigureId(i)] = Piece(
            FigureId(i),
            kind,
            seat,
            i * 9,
            10,
            10,
            3,
            2,
            1,
            i % 3,
            i * 3 % 100,
            1,
            i % 4 == 0,
            ("stunned",),
            (),
            0,
        )
    for i in range(DECKS):
        hand = tuple(f"card-{i}-{k}" for k in range(10))
        state.decks[f"deck-{i}"] = Pile(Seat(i % 2), hand, (f"card-{i}-x",), 12)
    for i in range(MODIFIERS):
        stat = f"stat-{i % 8}"
        state.modifiers[stat] = (
            *state.modifiers.get(stat, ()),
            Modifier(stat, 1, subject=FigureId(i % 30 + 1)),
        )
    state.terrain = {i * 7: ("rubble", "spikes", "water")[i % 3] for i in range(TERRAIN)}
    state.frames = [
        Waiting(figure=FigureId(i + 1), targets=(FigureId(2), FigureId(3)), amount=i, step="wait")
        for i in range(WAITING)
    ]
    state.frames.append(Turn(left=ANSWERS))
    game = Game(rules or rules30(), state)
    game.advance()
    return game


def idle_game(rules: Rules[Board30], loops: int) -> Game[Any]:
    """A game that runs four empty steps so many times and is over."""
    return Game(rules, Board30(frames=[Idle(left=loops)]))
