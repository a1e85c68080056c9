"""Changes to the numbers of an attack: bonuses in force, and the position (GH-ATK-04, GH-ATK-20)."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.rules.actions.bonuses import in_force
from undercroft.games.gloomhaven.rules.actions.measures import MEASURES, amount, holds
from undercroft.games.gloomhaven.rules.attack.attack_bonuses import fits
from undercroft.games.gloomhaven.rules.attack.strikes import Strike
from undercroft.games.gloomhaven.rules.who import is_up, side
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId, Modifier


def from_bonuses(g: Haven, figure: FigureId) -> Iterator[Modifier]:
    """Bonuses of the attacker to this attack; those with a price only where it was paid (GH-ATK-04)."""
    strike = g.nearest(Strike)
    blow = strike.blow(g)
    for each in in_force(g, figure, "attack"):
        if fits(g, blow, each) and (not each.effect.cost or each.source in strike.paid):
            value = amount(g, figure, each.effect.value, strike.target)
            yield Modifier("attack", value, source=each.source, rule="GH-ATK-04")
    for each in in_force(g, figure, "double-attack"):
        if fits(g, blow, each):
            yield Modifier("attack", 2, "times", source=each.source, rule="GH-ATK-04")


def from_the_card(g: Haven, figure: FigureId) -> Iterator[Modifier]:
    """The value that the ability itself adds for this target (GH-ATK-20)."""
    strike = g.nearest(Strike)
    for bonus in strike.ability.bonuses:
        if bonus.attack and holds(g, bonus.when, figure, strike.target):
            times = MEASURES[bonus.per](g, figure, strike.target) if bonus.per else 1
            yield Modifier("attack", bonus.attack * times, source="card", rule="GH-ATK-20")


def from_poison(g: Haven, figure: FigureId) -> Iterator[Modifier]:
    """One more against a poisoned figure (GH-CON-08)."""
    if g.state.figures[g.nearest(Strike).target].suffers("poison"):
        yield Modifier("attack", 1, source="poison", rule="GH-CON-08")


def shields(g: Haven, figure: FigureId) -> Iterator[Modifier]:
    """Shield bonuses of the round or for good (GH-SHD-02, GH-SHD-04)."""
    for each in in_force(g, figure, "shield"):
        if not each.effect.source:
            value = amount(g, figure, each.effect.value)
            yield Modifier("shield", value, source=each.source, rule="GH-SHD-02")


def drawn_to(g: Haven, figure: FigureId) -> Iterator[Modifier]:
    """A figure that roared is attacked in place of allies next to it, at whatever range (GH-ATK-13)."""
    strike = g.nearest(Strike)
    for each in g.state.lasting:
        if each.effect.name != "draws-attacks-on-adjacent-allies" or not is_up(g, each.bearer):
            continue
        me, mine = g.state.figures[each.bearer], side(g, each.bearer)
        beside = ground(g).neighbours(me.cells) & g.state.figures[strike.target].cells
        if beside and side(g, strike.target) == mine != side(g, figure) and not me.suffers("invisible"):
            yield Modifier("target", each.bearer, "set", source=each.source, rule="GH-ATK-13")


DERIVED = {
    "attack": (from_bonuses, from_the_card, from_poison), "shield": (shields,), "target": (drawn_to,)
}  # fmt: skip
