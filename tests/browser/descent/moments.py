"""Games of First Blood that bots played up to a moment worth looking at, as journals to bring to a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from typing import Any, Final, Literal, NamedTuple

import msgspec

from undercroft.bots import make_bot
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.options import AttackOption, GoOption, ReviveOption, StandOption, SurgeOption
from undercroft.games.descent.rules.movement.moving import PlaceBase
from undercroft.games.descent.state import DescentState, card_name, ground
from undercroft.games.setups import Setup
from undercroft.kernel import Answer, Decision, Game, Seat, UseOption, view
from undercroft.space import Cells, each

OVERLORD: Final = 4  # his seat
MANY: Final = 3  # surges at once
TRAPS: Final = ("tripwire", "pit-trap")
Name = Literal[
    "begin", "go", "attack", "surge", "surges", "trap", "revive", "corner", "heroes-won", "overlord-won"
]


class Step(NamedTuple):
    """A question, the answer that a bot gives to it, and the game before that answer."""

    game: Game[Any]
    decision: Decision
    key: str
    after: str  # the answer before
    stood: Cells  # where the figure whose turn it is stood before that


class Moment(NamedTuple):
    """A game up to a question, and the answers that bots give to it and to the questions that follow."""

    journal: str
    seat: int
    keys: tuple[str, ...]
    hidden: tuple[str, ...] = ()  # cards of the Overlord's hand of which nobody else has seen a copy

    @property
    def key(self) -> str:
        return self.keys[0]


@cache
def moment(name: Name) -> Moment:
    """The first moment of this name."""
    edition = lay_out(box_of("descent"))
    setup = edition.settle(edition.read_setup({"scenario": "first-blood"}))
    for seed in map(str, count()):
        answers = list[Answer]()
        heroes = "random" if name == "overlord-won" else "normal"
        for step in _played(edition, setup, seed, heroes, answers):
            if name in MOMENTS and MOMENTS[name](step):
                back = 1 if name in ("trap", "corner") else 0  # the question before leads there
                found = _cut(edition, setup, seed, answers, len(answers) - back, step.key, step.decision.seat)
                return found._replace(hidden=_hidden(step.game.state))
            game = step.game
        if game.state.outcome == name and (answers[-1].seat == OVERLORD) == (name == "overlord-won"):
            return _cut(edition, setup, seed, answers, len(answers) - 1, "")
    raise AssertionError("there is always another seed")


def _cut(
    edition: Edition, setup: Setup, seed: str, answers: list[Answer], at: int, key: str, asked: int = -1
) -> Moment:
    """The journal of the first answers; then come the rest, and a key that was not answered yet."""
    rest = answers[at:]
    seat = rest[0].seat if rest else asked
    lines = (edition.header(setup, seed), *answers[:at])
    journal = "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)
    return Moment(journal, seat, (*(answer.key for answer in rest), *([key] if key else [])))


def _hidden(s: DescentState) -> tuple[str, ...]:
    public = (*s.deck.discard, *s.overlord.played, *s.overlord.shown)
    seen = set(map(card_name, public))
    return tuple(card_name(card) for card in s.overlord.hand if card_name(card) not in seen)


def _played(edition: Edition, setup: Setup, seed: str, heroes: str, answers: list[Answer]) -> Iterator[Step]:
    """Each question before it is answered; the answers go to the list."""
    game: Game[Any] = edition.new_game(setup, seed)
    names = (*[heroes] * OVERLORD, "normal")
    bots = [make_bot(edition, setup, bot, Seat(seat), seed) for seat, bot in enumerate(names)]
    stood = 0
    while game.open:
        decision = game.open[0]
        seat = decision.seat
        key = decision.keys()[bots[seat].choose(view(game, seat), decision)]
        yield Step(game, decision, key, answers[-1].key if answers else "", stood)
        acting = game.state.figures.get(game.state.turn.figure)
        stood = acting.cells if acting else 0
        game.answer(seat, key)
        answers.append(Answer(len(answers) + 1, seat, key, tuple(game.results)))


def _offers(step: Step, kind: type[Any]) -> bool:
    return step.decision.seat != OVERLORD and any(isinstance(each, kind) for each in step.decision.options)


def _can_raise_the_only_one(step: Step) -> bool:
    """May a hero revive another, who alone is knocked out?"""
    figures = step.game.state.figures.values()
    return _offers(step, ReviveOption) and sum(figure.is_out for figure in figures) == 1


def _spends_hearts(step: Step) -> bool:
    """May a hero spend a surge on hearts?"""
    found = [option for option in step.decision.options if isinstance(option, SurgeOption)]
    return step.decision.seat != OVERLORD and any(option.surge.hearts for option in found)


def _has_many_surges(step: Step) -> bool:
    """May a hero choose among three surges that change the attack? Each says what damage it would come to."""
    surges = [option.surge for option in step.decision.options if isinstance(option, SurgeOption)]
    found = [surge for surge in surges if surge.hearts or surge.range or surge.pierce]
    return step.decision.seat != OVERLORD and len(found) >= MANY


def _springs_a_trap(step: Step) -> bool:
    """The Overlord plays a trap while a hero moves."""
    sources = [option.source for option in step.decision.options if isinstance(option, UseOption)]
    return (
        step.after.startswith("go ")
        and step.key.startswith(tuple(f"use {trap}" for trap in TRAPS))
        and any(source.startswith(TRAPS) for source in sources)
    )


def _turns_a_corner(step: Step) -> bool:
    """A large monster stands down where no straight way led: part of the space between is no floor."""
    top = step.game.state.frames[-1]
    if not (isinstance(top, PlaceBase) and step.after.startswith("go ") and step.key.startswith("stand ")):
        return False
    ends = {option.key: option.cells for option in step.decision.options if isinstance(option, StandOption)}
    return bool(_between(step.stood, ends[step.key]) & ~ground(step.game).terrain.board.floor)


def _between(one: Cells, other: Cells) -> Cells:
    """The smallest rectangle round both."""
    at = [GRID.at(cell) for cell in each(one | other)]
    columns, rows = [column for column, _ in at], [row for _, row in at]
    return sum(
        1 << GRID.cell(column, row)
        for column in range(min(columns), max(columns) + 1)
        for row in range(min(rows), max(rows) + 1)
    )


MOMENTS: Final[dict[str, Callable[[Step], bool]]] = {
    "begin": lambda step: True,
    "go": lambda step: _offers(step, GoOption) and step.game.state.round > 1,
    "attack": lambda step: _offers(step, AttackOption),
    "surge": _spends_hearts,
    "surges": _has_many_surges,
    "trap": _springs_a_trap,
    "revive": _can_raise_the_only_one,
    "corner": _turns_a_corner,
}
