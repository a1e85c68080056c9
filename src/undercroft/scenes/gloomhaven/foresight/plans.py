"""The plan of a monster if it acted now: its turn, played on a copy by the same mind, with the proof."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.fights import AttackDeclared, Focused, FocusMissed, WayChosen
from undercroft.games.gloomhaven.events.ground import Walked
from undercroft.games.gloomhaven.events.rounds import TiesSet, TurnEnded
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.options import PlanOption, TargetOption, WayOption
from undercroft.games.gloomhaven.rules.round.order import ability_card, acts_by_card, acts_by_page
from undercroft.games.gloomhaven.rules.round.rounds import turn_of
from undercroft.games.gloomhaven.rules.who import TIES_BY_LOT, is_automatic
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import ChanceAhead, Entry, Event, FigureId, IllegalAnswer, Seat, redact
from undercroft.scenes import shapes
from undercroft.scenes.gloomhaven.phrasebook import phrasebook_of
from undercroft.scenes.gloomhaven.picture.tracks import is_revealed
from undercroft.text.explanations import reason_line
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import sentence

from .pending_attack import twin_of

TOLD = (Focused, FocusMissed, WayChosen)  # events with the reasons of a mind
CHOICES = 4  # that players would make on the way


class _Enough(Exception):
    """The attack begins, or the turn is over: what comes now is up to the cards."""


def plan(g: Haven, seat: Seat, figure: int, narrator: Narrator) -> shapes.Plan:
    """Focus, way, stop and targets of a figure that acts by itself."""
    who, book = FigureId(figure), phrasebook_of(narrator)
    leaf = g.state.figures.get(who)
    if leaf is None or not leaf.cells:
        raise IllegalAnswer(f"There is no figure {figure} on the board; name one that stands there.")
    name = book.figure(leaf, "the")
    why_not = _silent(g, who)
    if why_not:
        return shapes.Plan(figure, (book.say(f"haven-plan-{why_not}", who=name),))
    entries, choices = foreseen(g, who)
    namer = narrator.namer(g.state)
    text = [book.say("haven-plan-acted", who=name)] if who in g.state.acted else []
    for entry in entries:
        if isinstance(entry.event, TOLD):
            told = redact(entry, seat)
            text.append(sentence(book.words, namer, told))
            text += [said for why in told.why if (said := reason_line(book.words, namer, why))]
    text += [book.say("haven-plan-choice", count=count) for count in choices]
    if not text:
        text.append(book.say("haven-plan-nothing", who=name))
    return _drawn(figure, entries, text)


def _silent(g: Haven, figure: FigureId) -> str:
    """Why nothing can be told of what it will do; empty if something can."""
    leaf = g.state.figures[figure]
    if leaf.is_character or not is_automatic(g, figure):
        return "player"
    if not (leaf.is_summon or acts_by_card(g, leaf) or acts_by_page(g, leaf)):
        return "thing"
    if not is_revealed(g):
        return "hidden"
    if not leaf.is_summon and not leaf.objective and ability_card(g, leaf.kind) is None:
        return "hidden"
    return ""


def foreseen(g: Haven, figure: FigureId) -> tuple[list[Entry], list[int]]:
    """Its turn on a copy up to its first attack; where the players would choose, the first option counts.

    Gives what happened, and among how many each of them could choose.
    """
    twin = twin_of(g)
    if twin.plays(TIES_BY_LOT):  # nobody may know what the lot will be
        twin.emit(TiesSet(Seat(0), True, TIES_BY_LOT))
    log: list[Entry] = []
    twin.log, twin.open = log, ()

    def watch(event: Event) -> None:
        if isinstance(event, (AttackDeclared, TurnEnded)) and getattr(event, "figure", 0) == figure:
            raise _Enough

    twin.watch = watch
    choices = list[int]()
    try:
        twin.state.frames.append(turn_of(twin, figure))
        twin.advance()
        for _ in range(CHOICES):
            if not twin.open or not isinstance(
                twin.open[0].options[0], (TargetOption, PlanOption, WayOption)
            ):
                break
            choices.append(len(twin.open[0].options))
            twin.answer(twin.open[0].seat, 0)
    except (_Enough, ChanceAhead):
        pass
    return log, choices


def _drawn(figure: int, entries: list[Entry], text: list[str]) -> shapes.Plan:
    focus, stop, path, targets = 0, "", tuple[str, ...](), tuple[FigureId, ...]()
    for entry in entries:
        event = entry.event
        if isinstance(event, Focused):
            focus = event.target
        elif isinstance(event, WayChosen):
            stop, targets = GRID.name(event.cells.bit_length() - 1), event.targets or targets
        elif isinstance(event, Walked) and event.figure == figure:
            path += tuple(map(GRID.name, event.path))
        elif isinstance(event, AttackDeclared) and not targets:
            targets = (event.target,)
    return shapes.Plan(figure, tuple(text), focus, path, stop or (path[-1] if path else ""), targets)
