"""The effects of an option, as far as they can be known: sentences, the way, the damage to expect."""

from __future__ import annotations

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.options import AreaOption, GoOption, TargetOption, WayOption
from undercroft.games.gloomhaven.rules.attack.attack import AttackAbility
from undercroft.games.gloomhaven.rules.attack.attack_targets import hit_by
from undercroft.games.gloomhaven.rules.attack.strikes import Strike
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Decision, FigureId, Option, Seat, replace
from undercroft.scenes import shapes
from undercroft.scenes.building import foretold
from undercroft.text.narrator import Narrator

from .pending_attack import expected, reckoned, struck, twin_of
from .walks import walk_of

AIMING = ("gh.attack.choose", "gh.attack.add_target", "gh.attack.lay_area")


def preview(g: Haven, seat: Seat, decision: Decision, pick: int, narrator: Narrator) -> shapes.Foreseen:
    """Plays the answer on a copy; it stops at chance, at secrets, and at what is not revealed yet."""
    told = foretold(g, seat, pick, narrator)
    path, warnings = _way(g, decision, decision.all_options[pick])
    expect = expectations(g, seat, decision, pick, told.stop, narrator)
    return replace(told, path=path, warnings=warnings, expect=expect)


def _way(g: Haven, decision: Decision, option: Option) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The hexes that would be entered, and those of them where something happens."""
    if isinstance(option, WayOption):
        return tuple(map(GRID.name, option.path)), ()
    walk = walk_of(g, decision) if isinstance(option, GoOption) else None
    if walk is None or not isinstance(option, GoOption):
        return (), ()
    way = walk.way(option.cell)
    door = walk.opened(way)
    trouble = (*walk.entered(way), *(() if door is None else (door,)))
    return tuple(map(GRID.name, way)), tuple(map(GRID.name, trouble))


def expectations(
    g: Haven, seat: Seat, decision: Decision, pick: int, stop: str, narrator: Narrator
) -> tuple[shapes.Expectation, ...]:
    """For each figure that the option has attacked, what it may suffer, as far as the seat may know."""
    option = decision.all_options[pick]
    if decision.what in AIMING and isinstance(option, (TargetOption, AreaOption)):
        attack = g.nearest(AttackAbility)
        hit = (
            (option.target,)
            if isinstance(option, TargetOption)
            else tuple(hit_by(g, attack.figure, option.cells))
        )
        found = [struck(g, _strike(attack, target, hit)) for target in hit]
        return tuple(expected(*each, narrator) for each in found if each is not None)
    if stop != "chance":
        return ()
    twin = twin_of(g)
    strike = reckoned(twin, lambda: twin.answer(seat, pick))
    return (expected(twin, strike, narrator),) if strike is not None else ()


def _strike(attack: AttackAbility, target: FigureId, hit: tuple[FigureId, ...]) -> Strike:
    others = tuple(i for i in (*attack.targets, *hit) if i != target)
    return Strike(attack.figure, target, attack.ability, attack.value, attack.ranged, others)
