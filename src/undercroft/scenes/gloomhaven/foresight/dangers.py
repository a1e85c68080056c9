"""The cost of standing on a hex by the end of the round: every enemy that is to act, by its own mind."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.monsters.minds import Mind
from undercroft.games.gloomhaven.monsters.situation import Situation
from undercroft.games.gloomhaven.records.abilities import Attack
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.attack.printed_attack import attack_value, reach_of, targets_of
from undercroft.games.gloomhaven.rules.attack.strikes import Strike
from undercroft.games.gloomhaven.rules.effects.conditions import can_act, can_attack
from undercroft.games.gloomhaven.rules.monsters.monster_situation import (
    as_expected,
    attack_after,
    first_move,
    situation,
)
from undercroft.games.gloomhaven.rules.monsters.monster_turns import look_for_focus
from undercroft.games.gloomhaven.rules.round.order import RANKS
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId, IllegalAnswer, Seat, replace
from undercroft.scenes import shapes
from undercroft.scenes.building import decimal, mean_of, span
from undercroft.scenes.gloomhaven.phrasebook import phrasebook_of
from undercroft.space import Cell
from undercroft.text.narrator import Narrator

from .odds import damage_of
from .pending_attack import struck, twin_of
from .sights import cell_named
from .threats import Card, attackers, cards_of, hits, reaches


def danger(g: Haven, seat: Seat, cell: str, narrator: Narrator) -> shapes.Danger:
    """The seat's own figure put on a hex: the damage that it may suffer there this round."""
    book = phrasebook_of(narrator)
    mat = g.state.characters.get(seat)
    if mat is None or not g.state.figures[mat.figure].cells:
        raise IllegalAnswer("This seat has no figure on the board; only who stands there can be in danger.")
    where, me = cell_named(cell), mat.figure
    taken = any(f.cells >> where & 1 for i, f in g.state.figures.items() if i != me)
    if taken or not ground(g).paths.floor >> where & 1:
        text = book.say("haven-danger-taken", cell=cell)
        return shapes.Danger(cell, text, 0, 0, decimal(NONE.mean, narrator))
    ghost = _copy(g)
    ghost.state.figures[me] = replace(ghost.state.figures[me], cells=1 << where)
    by_kind: dict[str, list[FigureId]] = {}
    for figure in attackers(ghost):
        by_kind.setdefault(ghost.state.figures[figure].kind, []).append(figure)
    toll, those = NONE, dict[FigureId, None]()
    for kind in sorted(by_kind, key=lambda kind: _place(ghost, kind)):
        kin = sorted(by_kind[kind], key=lambda i: (RANKS[ghost.state.figures[i].rank], i))
        cards = range(len(cards_of(ghost, kin[0])[0]))
        if any(_reaches(ghost, i, card, where) for i in kin for card in cards_of(ghost, i)[0]):
            found = [_suffered(ghost if len(cards) == 1 else _copy(ghost), kin, card, me) for card in cards]
            toll = toll.plus(over([each for each, _ in found]))
            those.update(dict.fromkeys(i for _, attacking in found for i in attacking))
    names = book.listed([book.figure(ghost.state.figures[i]) for i in those]) if those else "none"
    mean = decimal(toll.mean, narrator)
    text = book.say("haven-danger", range=span(toll.least, toll.most), mean=mean, who=names)
    return shapes.Danger(cell, text, toll.least, toll.most, mean, tuple(those))


class Toll(NamedTuple):
    """The possible damage: at least, at most, on average."""

    least: int
    most: int
    mean: Fraction

    def plus(self, other: Toll) -> Toll:
        return Toll(self.least + other.least, self.most + other.most, self.mean + other.mean)


NONE = Toll(0, 0, Fraction(0))


def over(tolls: list[Toll]) -> Toll:
    """Of cards that are equally likely."""
    mean = sum((toll.mean for toll in tolls), Fraction(0)) / len(tolls)
    return Toll(min(toll.least for toll in tolls), max(toll.most for toll in tolls), mean)


def _place(g: Haven, kind: str) -> int:
    return next((at for at, slot in enumerate(g.state.order) if slot.unit == kind), len(g.state.order))


def _reaches(g: Haven, figure: FigureId, card: Card, cell: Cell) -> bool:
    """Can it hit the hex at all?"""
    return any(hits(ground(g), reach) >> cell & 1 for reach in reaches(g, figure, card))


def _suffered(g: Haven, kin: list[FigureId], number: int, me: FigureId) -> tuple[Toll, tuple[FigureId, ...]]:
    """The damage of all of one type by one of the cards, each after those before it have moved."""
    toll, those = NONE, tuple[FigureId, ...]()
    for figure in kin:
        more = _turn(g, figure, cards_of(g, figure)[0][number], me)
        if more is not None:
            toll, those = toll.plus(more), (*those, figure)
    return toll, those


def _turn(g: Haven, figure: FigureId, card: Card, me: FigureId) -> Toll | None:
    """The attacks of one turn on one figure, none where it goes for somebody else; it stays where it went."""
    source, acts = card
    tied, _ = look_for_focus(g, figure, acts, source) if can_act(g, figure) else ((), ())
    if not tied:
        return None
    focus = me if me in tied else tied[0]
    toll: Toll | None = None
    for at, act in enumerate(acts):
        if isinstance(act, Attack) and can_attack(g, figure):
            attack = as_expected(g, figure, act, source, at)
            groups = Mind(situation(g, figure, None, attack), look=False).groups_here(focus)
            if groups and any(me in group for group in groups):
                for _ in range(targets_of(g, figure, attack) if attack.same_target else 1):
                    toll = (toll or NONE).plus(_blow(g, figure, attack, me))
        elif act is first_move(acts):
            position = situation(g, figure, act, attack_after(g, figure, acts, source, at + 1))
            _go(g, figure, position, focus, me)
    return toll


def _go(g: Haven, figure: FigureId, position: Situation, focus: FigureId, me: FigureId) -> None:
    """It moves as it would, to where it attacks the one that is in question if the players may choose."""
    plans = Mind(position, look=False).plans(focus)
    best = next((plan for plan in plans if me in plan.targets), plans[0])
    g.state.figures[figure] = replace(g.state.figures[figure], cells=1 << best.destination)


def _blow(g: Haven, figure: FigureId, attack: Attack, me: FigureId) -> Toll:
    """One attack, reckoned by the rules up to its modifier cards."""
    value = attack_value(g, figure, attack)
    if value is None:
        return NONE
    _, ranged = reach_of(g, figure, attack)
    action = Perform(figure, (attack,), "", "round", forced=True)
    strike = Strike(figure, me, attack, max(0, value), ranged, ())
    found = struck(_within(g, action), strike)
    if found is None:
        return NONE
    damage = damage_of(*found)
    return Toll(min(damage), max(damage), mean_of(damage.items()))


def _copy(g: Haven) -> Haven:
    """A copy that is asked nothing."""
    twin = twin_of(g)
    twin.open = ()
    return twin


def _within(g: Haven, action: Perform) -> Haven:
    """A copy in which an action is in progress: attacks ask what it has done so far."""
    twin = _copy(g)
    twin.state.frames.append(action)
    return twin
