"""The order of the round: characters with their summons, and types of monsters with what they do."""

from __future__ import annotations

from functools import partial
from typing import Literal

from undercroft.games.gloomhaven.rules.round.order import (
    RANKS,
    ability_card,
    acts_by_card,
    acts_by_page,
    acts_this_round,
)
from undercroft.games.gloomhaven.rules.scenario.placing import deck_of
from undercroft.games.gloomhaven.rules.scenario.special_rules import objective_of
from undercroft.games.gloomhaven.state import Character, Figure, Haven, Slot
from undercroft.kernel import FigureId, Seat
from undercroft.scenes import shapes
from undercroft.scenes.gloomhaven.foresight.monster_actions import card_lines
from undercroft.scenes.gloomhaven.phrasebook import Phrasebook, phrasebook_of
from undercroft.scenes.read_cache import ReadCache, cache_of
from undercroft.text.narrator import Narrator

HIDDEN = "??"
State = Literal["waiting", "active", "done"]


def track(g: Haven, narrator: Narrator) -> tuple[shapes.Row, ...]:
    """Rows in the order of the turns; before the cards are revealed all initiatives are unknown."""
    book, memory, known = phrasebook_of(narrator), cache_of(narrator), is_revealed(g)
    return tuple([_row(g, book, memory, slot, known) for slot in slots(g)])


def _row(g: Haven, book: Phrasebook, memory: ReadCache, slot: Slot, known: bool) -> shapes.Row:
    draw = _character if slot.unit.isdigit() else _monsters
    return draw(g, book, memory, slot, known)


def is_revealed(g: Haven) -> bool:
    """Do the cards of this round lie open?"""
    s = g.state
    return bool(s.order or s.drawn or any(mat.played for mat in s.characters.values()))


def slots(g: Haven) -> list[Slot]:
    """The order as it is set; else all who will be in it."""
    s = g.state
    found = list(s.order)
    if found:
        return found
    found = [Slot(mat.initiative, str(seat)) for seat, mat in s.characters.items() if not mat.gone]
    kinds = dict.fromkeys(f.kind for f in s.figures.values() if acts_by_card(g, f) or acts_by_page(g, f))
    for kind in kinds:
        found.append(Slot(_initiative(g, kind), kind))
    return sorted(found, key=lambda slot: slot.initiative) if is_revealed(g) else found


def _initiative(g: Haven, kind: str) -> int:
    leaf = next(f for f in g.state.figures.values() if f.kind == kind and f.cells)
    if leaf.objective:
        return objective_of(g, leaf).initiative
    card = ability_card(g, kind)
    return card.initiative if card is not None else 100


def _character(g: Haven, book: Phrasebook, memory: ReadCache, slot: Slot, known: bool) -> shapes.Row:
    s = g.state
    mat = s.characters[Seat(int(slot.unit))]
    mine = (*[i for i, f in s.figures.items() if f.owner == mat.figure and f.cells], mat.figure)
    leaf = s.figures[mat.figure]
    state = _state(g, mine, done=mat.figure in s.acted or not leaf.cells)
    return memory.made_of(("row", slot.unit), _hero, book, slot, mat, leaf, mine, state, known)


def _hero(
    book: Phrasebook,
    slot: Slot,
    mat: Character,
    leaf: Figure,
    mine: tuple[FigureId, ...],
    state: State,
    known: bool,
) -> shapes.Row:
    lines: list[shapes.Statistic] = []
    if known and mat.resting:
        lines.append(shapes.Statistic(book.say("haven-resting"), "rest"))
    elif known:
        lines += [shapes.Statistic(book.thing("card", card), "cards") for card in mat.played]
    return shapes.Row(
        id=f"seat-{mat.seat}",
        name=book.figure(leaf),
        kind=mat.kind,
        initiative=f"{slot.initiative:02d}" if known and slot.initiative else HIDDEN,
        state=state,
        seat=mat.seat,
        figures=mine if leaf.cells else mine[:-1],
        lines=tuple(lines),
    )


def _monsters(g: Haven, book: Phrasebook, memory: ReadCache, slot: Slot, known: bool) -> shapes.Row:
    s = g.state
    kind = slot.unit
    kin = sorted([(RANKS[f.rank], f.number, i) for i, f in s.figures.items() if f.kind == kind and f.cells])
    mine = tuple([i for _, _, i in kin])
    first = {s.figures[i].rank: i for i in reversed(mine)}
    ranks = tuple([first[rank] for rank in ("normal", "elite", "boss", "named", "") if rank in first])
    card = ability_card(g, slot.unit) if ranks and not s.figures[ranks[0]].objective else None
    shown = card is not None or any(s.figures[i].objective for i in ranks)
    waiting = [i for i in mine if i not in s.acted and acts_this_round(g, s.figures[i])]
    title, lines = "", tuple[shapes.Statistic, ...]()
    if shown and ranks:
        draw = partial(card_lines, book, ranks)
        lines = memory.recall(("card", slot.unit), g, draw, ranks)
    if card is not None:
        deck = book.thing("deck", deck_of(g, slot.unit))
        title = book.say("haven-ability-card", deck=deck, initiative=card.initiative)
    state = _state(g, mine, done=known and not waiting)
    return memory.made_of(("row", slot.unit), _kin, book, slot, mine, title, lines, state, known)


def _kin(
    book: Phrasebook,
    slot: Slot,
    mine: tuple[FigureId, ...],
    card: str,
    lines: tuple[shapes.Statistic, ...],
    state: State,
    known: bool,
) -> shapes.Row:
    return shapes.Row(
        id=slot.unit,
        name=book.kind(slot.unit),
        kind=slot.unit,
        initiative=f"{slot.initiative:02d}" if known and slot.initiative < 100 else HIDDEN,
        state=state,
        figures=mine,
        card=card,
        lines=lines,
    )


def _state(g: Haven, figures: tuple[FigureId, ...], done: bool) -> State:
    if g.state.turn.figure in figures:
        return "active"
    return "done" if done and g.state.acted else "waiting"
