"""Lines of Descent's log: rounds and turns, dice and cards that were turned up; and the final statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, Literal

from msgspec.structs import replace

from undercroft.games.descent.events.cards import OverlordCardPlayed, OverlordCardShown
from undercroft.games.descent.events.encounters import EncounterBegan
from undercroft.games.descent.events.fights import (
    AttackDeclared,
    AttributeRolled,
    Defeated,
    DiceRolled,
    FatigueRecovered,
    FatigueSuffered,
    KnockedOut,
    RecoveryRolled,
    RestRecovered,
    SurgeSpent,
)  # fmt: skip
from undercroft.games.descent.events.moves import Entered
from undercroft.games.descent.events.things import CardFound
from undercroft.games.descent.events.travel import IconReached, JourneyBegan, TravelCardDrawn
from undercroft.games.descent.events.turns import GroupActivated, OverlordTurnBegan, RoundBegan, TurnBegan
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.attack.attack import AttackDieRerolled
from undercroft.kernel import Entry, Event, FigureId, Journal
from undercroft.parts.happenings import Damaged, Moved
from undercroft.scenes import shapes
from undercroft.scenes.building import line_of
from undercroft.scenes.painters import Rows
from undercroft.space import Cell, each
from undercroft.text.narrator import Narrator

from .dice import dice_shown

Level = Literal["round", "turn", "event"]
LEVELS: Final[dict[type[Event], Level]] = {
    RoundBegan: "round", EncounterBegan: "round", JourneyBegan: "round", IconReached: "turn",
    TurnBegan: "turn", OverlordTurnBegan: "turn", GroupActivated: "turn",
}  # fmt: skip
ROWS: Final = ("dealt", "taken", "felled", "out", "surges", "found")


def line(entry: Entry, text: str, answer: int, k: int, narrator: Narrator) -> shapes.Line:
    level = LEVELS.get(type(entry.event), "event")
    found = line_of(entry, text, answer, k, GRID, level, _reveal(entry.event, narrator), _way(entry.event))
    match entry.event:
        case FatigueSuffered(figure, amount):
            return replace(found, meters=((figure, "fatigue", amount),))
        case FatigueRecovered(figure, amount) | RestRecovered(figure, amount):
            return replace(found, meters=((figure, "fatigue", -amount),))
    return found


def _way(event: Event) -> Iterable[Cell]:
    """The squares that a figure goes through, or is moved to."""
    match event:
        case Entered(cell=cell):
            return (cell,)
        case Moved(cells=cells):
            return each(cells)
    return ()


def _reveal(event: Event, narrator: Narrator) -> shapes.Reveal | None:
    """Dice as they lie, and cards that the Overlord shows."""
    match event:
        case (
            DiceRolled(figure, dice)
            | AttributeRolled(figure=figure, dice=dice)
            | RecoveryRolled(figure, dice)
        ):
            return shapes.Reveal("dice", dice=dice_shown(dice, figure, narrator)) if dice else None
        case AttackDieRerolled(die=die):
            return shapes.Reveal("dice", dice=dice_shown((die,), FigureId(0), narrator, "rerolled"))
        case OverlordCardPlayed(card=card) | OverlordCardShown(card=card) | CardFound(card=card):
            name = narrator.words.forms(narrator.namer(None).card(card))[""]
            return shapes.Reveal("card", (name,))
        case TravelCardDrawn(card=card):
            return shapes.Reveal("card", (narrator.say("descent-travel-card", n=card),))
    return None


def report(journal: Journal[Any], narrator: Narrator) -> Rows:
    """The statistics of the whole game: hero by hero, then all monsters together."""
    state = journal.game.state
    sums = _sums(journal.log, frozenset(state.heroes))
    namer = narrator.namer(state)
    names = [narrator.words.forms(namer.figure(i))[""] for i in state.heroes]
    head = ("", (*names, narrator.say("descent-report-monsters")))
    columns = (*state.heroes, 0)
    rows = [
        (narrator.say(f"descent-report-{row}"), tuple(str(sums[row, i]) for i in columns)) for row in ROWS
    ]
    return (head, *rows)


def _sums(log: list[Entry], heroes: frozenset[FigureId]) -> Counter[tuple[str, int]]:
    """Numbers by row and figure, all who are no heroes as one; damage in an attack is the attacker's."""
    sums: Counter[tuple[str, int]] = Counter()

    def column(figure: FigureId) -> int:
        return figure if figure in heroes else 0

    attacker = FigureId(0)
    for entry in log:
        match entry.event:
            case AttackDeclared(figure=figure):
                attacker = figure
            case Damaged(figure, amount):
                sums["taken", column(figure)] += amount
                sums["dealt", column(attacker)] += amount
            case Defeated(by=by):
                sums["felled", column(by)] += 1
            case KnockedOut(figure=figure):
                sums["out", column(figure)] += 1
                sums["felled", 0] += 1
            case SurgeSpent(figure=figure, cost=cost):
                sums["surges", column(figure)] += cost
            case CardFound(figure=figure):
                sums["found", column(figure)] += 1
    return sums
