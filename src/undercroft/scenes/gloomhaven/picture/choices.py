"""Where each legal answer can be touched: hexes, figures, cards; what it costs, and what to beware of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from undercroft.games.gloomhaven import options as o
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import ground, library
from undercroft.games.gloomhaven.rules.attack.attack import AttackAbility
from undercroft.games.gloomhaven.rules.attack.attack_targets import hit_by
from undercroft.games.gloomhaven.rules.effects.killing import KillAbility
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Decision, FigureId, Option, Seat, UseOption, replace
from undercroft.scenes import shapes
from undercroft.scenes.building import choice_of, hits_label
from undercroft.scenes.gloomhaven.foresight.walks import harm_text, walk_of
from undercroft.scenes.gloomhaven.phrasebook import Phrasebook, phrasebook_of
from undercroft.space import Cell, each
from undercroft.text.narrator import Narrator

from .boards import floor

TILES = ("gh.destroy_obstacle.choose", "gh.move_obstacle.choose")  # hexes of a tile, not a pattern to lay
PUSHED = ("gh.shove.choose", "gh.move.make_room")  # somebody enters the hex
CARDS: frozenset[type[Option]] = frozenset({
    o.KeepGoalOption, o.LeadOption, o.SecondOption, o.RecoverOption, o.PlayOption, o.BasicOption,
    o.LoseOption, o.LoseDiscardOption, o.AcceptOption,
})  # fmt: skip
PICKS = ("lead", "second")  # kinds of the choices that name the two cards of a round
LOSING = (o.LoseOption, o.LoseDiscardOption, o.AcceptOption)  # the card is lost


def choice(g: Haven, decision: Decision, option: Option, label: str, narrator: Narrator) -> shapes.Choice:
    """The option with all places where it can be touched."""
    book = phrasebook_of(narrator)
    if type(option) in CARDS:
        return _card(book, option, label)
    touched = TOUCHED.get(type(option))
    if touched is None:
        return choice_of(option, label, confirm=option.concedes)
    return touched(g, book, decision, option, label)


def question(g: Haven, asked: shapes.Question, narrator: Narrator) -> shapes.Question:
    """Two cards are chosen together (GH-SEL-01): the one that leads, then the other."""
    kinds = {choice.kind for choice in asked.choices}
    if kinds.isdisjoint(PICKS):
        return asked
    picked = g.state.characters[Seat(asked.seat)].picked if "second" in kinds else ()
    return replace(asked, picks=_picks(phrasebook_of(narrator), picked[0] if picked else ""))


@lru_cache(1 << 10)
def _picks(book: Phrasebook, lead: str) -> tuple[shapes.Pick, ...]:
    return tuple(
        shapes.Pick(kind, book.say(f"haven-pick-{kind}"), book.say(f"haven-ask-{kind}"), card)
        for kind, card in zip(PICKS, (lead, ""))
    )


def _names(cells: tuple[Cell, ...]) -> tuple[str, ...]:
    return tuple(map(GRID.name, cells))


def _go(g: Haven, book: Phrasebook, decision: Decision, option: o.GoOption, label: str) -> shapes.Choice:
    cells = (GRID.name(option.cell),)
    walk = walk_of(g, decision)
    if walk is None:
        return choice_of(option, label, cells=cells)
    way = walk.way(option.cell)
    warnings = [harm_text(g, book, cell) for cell in walk.entered(way)]
    door = walk.opened(way)
    if door is not None:
        warnings.append(book.say("haven-opens-door"))
    return choice_of(
        option,
        label,
        cells=cells,
        path=_names(way),
        cost=str(walk.cost(way)),
        warn="; ".join(warnings),
        confirm=door is not None,
    )


def _hex(g: Haven, book: Phrasebook, decision: Decision, option: o.HexOption, label: str) -> shapes.Choice:
    warn = harm_text(g, book, option.cell) if decision.what in PUSHED else ""
    return choice_of(option, label, cells=(GRID.name(option.cell),), warn=warn)


def _cell(g: Haven, book: Phrasebook, decision: Decision, option: o.CellOption, label: str) -> shapes.Choice:
    """A hex, if it is on the board by now."""
    return choice_of(option, label, cells=_names(tuple(each(1 << option.cell & floor(ground(g))))))


def _way(g: Haven, book: Phrasebook, decision: Decision, option: o.WayOption, label: str) -> shapes.Choice:
    path = _names(option.path)
    warn = "; ".join(dict.fromkeys(filter(None, (harm_text(g, book, cell) for cell in option.path))))
    return choice_of(option, label, cells=path[-1:], path=path, warn=warn)


def _plan(g: Haven, book: Phrasebook, decision: Decision, option: o.PlanOption, label: str) -> shapes.Choice:
    return choice_of(option, label, cells=(GRID.name(option.cell),), figures=option.targets)


def _target(
    g: Haven, book: Phrasebook, decision: Decision, option: o.TargetOption, label: str
) -> shapes.Choice:
    return choice_of(option, label, figures=(option.target,))


def _area(g: Haven, book: Phrasebook, decision: Decision, option: o.AreaOption, label: str) -> shapes.Choice:
    """A pattern, called after those whom it hits, or a tile of several hexes."""
    cells = _names(tuple(each(option.cells & floor(ground(g)))))
    if decision.what in TILES:
        return choice_of(option, label, cells=cells)
    if decision.what == "gh.kill.lay_area":
        hit = g.nearest(KillAbility).killed_by(g, option.cells)
    elif decision.what.startswith("gh.attack."):
        hit = hit_by(g, g.nearest(AttackAbility).figure, option.cells)
    else:
        return choice_of(option, label, cells=cells, area=True)
    hits = hits_label(book.words, [book.name(g.state.figures[figure]) for figure in hit])
    return choice_of(option, hits, cells=cells, figures=tuple(hit), area=True)


def _first(
    g: Haven, book: Phrasebook, decision: Decision, option: o.FirstOption, label: str
) -> shapes.Choice:
    return choice_of(option, label, figures=_unit(g, option.unit))


def _unit(g: Haven, unit: str) -> tuple[FigureId, ...]:
    """The figures of a place in the order."""
    if unit.isdigit():
        return (g.state.characters[Seat(int(unit))].figure,)
    return tuple(i for i, f in g.state.figures.items() if f.kind == unit and f.cells)


def _use(g: Haven, book: Phrasebook, decision: Decision, option: UseOption, label: str) -> shapes.Choice:
    return choice_of(option, label, card=option.source)


def _refresh(
    g: Haven, book: Phrasebook, decision: Decision, option: o.RefreshOption, label: str
) -> shapes.Choice:
    return choice_of(option, label, card=option.item)


def _item(
    g: Haven, book: Phrasebook, decision: Decision, option: o.UseItemOption, label: str
) -> shapes.Choice:
    """An item; one that is lost for good is asked about again."""
    record = library(g).item[option.item]
    warnings = [book.say("haven-will-be", state=record.use)] if record.use in ("consumed", "lost") else []
    if record.suffers:
        warnings.append(book.say("haven-suffers", amount=record.suffers))
    return choice_of(option, label, card=option.item, warn=" ".join(warnings), confirm=record.use == "lost")


@lru_cache(1 << 13)
def _card(book: Phrasebook, option: Option, label: str) -> shapes.Choice:
    """A card to be played, lost or taken up: the same at every table."""
    card: str = option.card  # type: ignore[attr-defined]
    half: str = getattr(option, "half", "")
    lost = isinstance(option, LOSING)
    if isinstance(option, o.PlayOption):
        printed = book.records.card[card]
        lost = (printed.top if half == "top" else printed.bottom).lost
    return _of_card(book, option, label, half, lost)


def _of_card(book: Phrasebook, option: Option, label: str, half: str, lost: bool) -> shapes.Choice:
    """A player who gives a card away for good must confirm it."""
    card: str = option.card  # type: ignore[attr-defined]
    warn = book.say("haven-card-lost") if lost else ""
    return choice_of(option, label, card=card, half=half, warn=warn, confirm=lost)


def _drop(g: Haven, book: Phrasebook, decision: Decision, option: o.DropOption, label: str) -> shapes.Choice:
    half, lost = _put_down(g, decision.seat, option.card)
    return _of_card(book, option, label, half, lost)


def _put_down(g: Haven, seat: Seat, card: str) -> tuple[str, bool]:
    """The half of a card in the active area, and whether it goes to the lost pile."""
    lying = next((each for each in g.state.characters[seat].active if each.card == card), None)
    if lying is None:
        return "", False
    printed = library(g).card[card]
    return lying.half, (printed.top if lying.half == "top" else printed.bottom).lost


# How each kind of option is touched; others are buttons.
TOUCHED: Mapping[type[Option], Callable[[Haven, Phrasebook, Decision, Any, str], shapes.Choice]] = {
    o.GoOption: _go, o.HexOption: _hex, o.WayOption: _way, o.PlanOption: _plan, o.AreaOption: _area,
    o.CellOption: _cell, o.StartOption: _cell, o.BumpOption: _cell,
    o.TargetOption: _target, o.FirstOption: _first,
    o.UseItemOption: _item, o.RefreshOption: _refresh, o.DropOption: _drop, UseOption: _use,
}  # fmt: skip
