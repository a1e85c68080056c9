"""Lines of the Cellar's log, and what the whole of it comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, Literal

from undercroft.games.tiny.events import (
    AttackDeclared,
    AttackValued,
    CardPlayed,
    DiceRolled,
    FateCounted,
    RoundStarted,
    Strode,
    TurnStarted,
)  # fmt: skip
from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.rules.attack import DieRerolled
from undercroft.kernel import Cut, Entry, Event, Journal
from undercroft.parts.dice import Die, number_on, pips
from undercroft.parts.happenings import Damaged, Fell, Healed, Moved
from undercroft.scenes import shapes
from undercroft.scenes.building import line_of
from undercroft.space import Cell, each
from undercroft.text.narrator import Narrator

Level = Literal["round", "turn", "event"]
LEVELS: Final[dict[type[Event], Level]] = {RoundStarted: "round", TurnStarted: "turn"}
ROWS: Final = ("dealt", "taken", "healed", "felled", "cards", "walked", "rolled")


def line(entry: Entry, text: str, answer: int, k: int, narrator: Narrator) -> shapes.Line:
    level = LEVELS.get(type(entry.event), "event")
    return line_of(entry, text, answer, k, GRID, level, _reveal(entry, narrator), _way(entry.event))


def _way(event: Event) -> Iterable[Cell]:
    """The squares that a figure goes through, or is moved to."""
    match event:
        case Strode(path=path):
            return path
        case Moved(cells=cells):
            return each(cells)
    return ()


def _reveal(entry: Entry, narrator: Narrator) -> shapes.Reveal | None:
    """Dice as they lie; of fate cards the one that counts first, then the one that does not."""
    match entry.event:
        case DiceRolled(dice=dice) if dice:
            return shapes.Reveal("dice", dice=tuple(map(die_shown, dice)))
        case DieRerolled(die=die):
            return shapes.Reveal("dice", dice=(die_shown(die, "rerolled"),))
        case FateCounted(card=card):
            out = [name for cut in entry.why if isinstance(cut, Cut) for name, _ in cut.dropped]
            namer = narrator.namer(None)
            faces = tuple(narrator.words.forms(namer.thing("fate", name))[""] for name in (card, *out))
            return shapes.Reveal("card", faces, tuple(range(1, len(faces))), narrator.say("tiny-fate"))
        case CardPlayed(card=card):
            name = narrator.words.forms(narrator.namer(None).card(card))[""]
            return shapes.Reveal("card", (name,))
    return None


def die_shown(die: Die, state: Literal["", "rerolled", "unused"] = "") -> shapes.Die:
    """A die as it lies: its pips, and their number in words."""
    return shapes.Die("bone", die.face, pips=number_on(die.face), state=state)


def report(journal: Journal[Any], narrator: Narrator) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The statistics of the whole game, hero by hero; the head first."""
    sums = _sums(journal.log)
    heroes = [i for i, figure in journal.game.state.figures.items() if figure.is_hero]
    namer = narrator.namer(journal.game.state)
    head = ("", tuple(narrator.words.forms(namer.figure(i))[""] for i in heroes))
    rows = [
        (narrator.say(f"tiny-report-{row}"), tuple(str(sums[row, i]) for i in heroes)) for row in ROWS
    ]  # fmt: skip
    return (head, *rows)


def _sums(log: list[Entry]) -> Counter[tuple[str, int]]:
    """Numbers by row and figure. An attack's damage follows its value at once, and so does a fall."""
    sums: Counter[tuple[str, int]] = Counter()
    attacker = target = 0
    for entry in log:
        match entry.event:
            case AttackDeclared(figure=figure):
                attacker, target = figure, 0
            case AttackValued(target=figure):
                target = figure
            case Damaged(figure, amount):
                sums["taken", figure] += amount
                sums["dealt", attacker if figure == target else 0] += amount
            case Fell(figure):
                sums["felled", attacker if figure == target else 0] += 1
            case Healed(figure, amount):
                sums["healed", figure] += amount
            case CardPlayed(seat=seat):
                sums["cards", seat + 1] += 1
            case Strode(figure=figure, path=path):
                sums["walked", figure] += len(path)
            case DiceRolled(figure=figure, dice=dice):
                sums["rolled", figure] += pips(dice)
    return sums
