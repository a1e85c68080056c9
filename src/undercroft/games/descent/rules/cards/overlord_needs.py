"""On whom an Overlord card can be played, and under which public facts (D2-OLC-06, D2-OLC-15)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from undercroft.games.descent.rules.attack.making import may_attack
from undercroft.games.descent.rules.cards.in_progress import attack_in_progress
from undercroft.games.descent.rules.quests.limits import is_waiting
from undercroft.games.descent.rules.quests.placing import IDLE, missing
from undercroft.games.descent.rules.who import monsters_up, occupied_by_others, side
from undercroft.games.descent.state import OVERLORD, Descent
from undercroft.kernel import FigureId

Target = FigureId | str  # a figure, or a group by its name
NOBODY: Final = FigureId(0)


def nobody(g: Descent) -> Iterable[Target]:
    """It is played on no figure."""
    return (NOBODY,)


def whose(g: Descent) -> Iterable[Target]:
    """The figure whose event opened the window."""
    opener: Any = g.opener()
    return (FigureId(opener.figure),)


def attacker(g: Descent) -> Iterable[Target]:
    """A figure that attacks for the Overlord; a charmed hero is one (D2-X-27)."""
    attack = attack_in_progress(g)
    return () if attack is None or side(g, attack.attacker) != OVERLORD else (attack.attacker,)


def defenders(g: Descent) -> Iterable[Target]:
    """The Overlord's figures that have rolled defence dice in this attack."""
    attack = attack_in_progress(g)
    if attack is None:
        return ()
    figures, rolled = g.state.figures, {die.of for die in attack.dice}
    return [i for i in attack.affected if i in rolled and figures[i].is_hostile]


def rollers(g: Descent) -> Iterable[Target]:
    """All for whom the Overlord has just rolled dice: attacker, defenders, a lieutenant who tests."""
    opener: Any = g.opener()
    if not hasattr(opener, "affected"):
        return [i for i in (opener.figure,) if g.state.figures[i].is_hostile]
    return dict.fromkeys([*attacker(g), *defenders(g)])


def monsters(g: Descent) -> Iterable[Target]:
    """Any of his monsters and lieutenants on the map (D2-LT-02)."""
    return monsters_up(g)


def heroes(g: Descent) -> Iterable[Target]:
    """Any hero on the map, and with them familiars and quest figures on their side (D2-FAM-13)."""
    return [i for i, leaf in g.state.figures.items() if leaf.cells and not leaf.is_hostile]


def groups(g: Descent) -> Iterable[Target]:
    """Any of his groups in the encounter."""
    return g.state.groups


def active(g: Descent) -> Iterable[Target]:
    """The monster that is activated."""
    return (g.state.turn.figure,)


TARGETS: Mapping[str, Callable[[Descent], Iterable[Target]]] = {
    "nobody": nobody, "whose": whose, "attacker": attacker, "defenders": defenders, "rollers": rollers,
    "monsters": monsters, "heroes": heroes, "groups": groups, "active": active,
}  # fmt: skip


def is_hero(g: Descent, target: Any) -> bool:
    return g.state.figures[target].role == "hero"


def stands(g: Descent, target: Any) -> bool:
    return g.state.figures[target].cells != 0


def is_alone(g: Descent, target: Any) -> bool:
    """The space was empty: nobody else is in it (D2-ADJ-09)."""
    return not g.state.figures[target].cells & occupied_by_others(g, target)


def in_move_action(g: Descent, target: Any) -> bool:
    return g.state.turn.figure == target and g.state.turn.moving


def attacks_hero(g: Descent, target: Any) -> bool:
    """The target of its attack is no monster."""
    attack = attack_in_progress(g)
    return attack is not None and not g.state.figures[attack.target].is_hostile


def can_attack(g: Descent, target: Any) -> bool:
    """It can take attack actions: neither stunned (D2-X-07), nor forbidden to attack, nor to act at all."""
    if g.state.figures[target].suffers("stunned") or is_waiting(g, target) or g.total(IDLE, target):
        return False
    return may_attack(g, target)


def is_minion_or_master(g: Descent, target: Any) -> bool:
    """No lieutenant (D2-LT-07)."""
    return g.state.figures[target].role == "monster"


def is_wounded(g: Descent, target: Any) -> bool:
    """Some monster has damage to recover."""
    return any(leaf.damage for leaf in monsters_up(g).values())


def is_on_map(g: Descent, target: Any) -> bool:
    """The group has a figure on the map."""
    return any(leaf.group == target and leaf.cells for leaf in g.state.figures.values())


def is_incomplete(g: Descent, target: Any) -> bool:
    """The group is no lieutenant and has fewer figures than its limit (D2-MON-03)."""
    if g.state.groups[target].lieutenant:
        return False
    return bool(missing(g, target, "master") or missing(g, target, "minion"))


def leads_too_few(g: Descent, target: Any) -> bool:
    """A master whose group lacks minions (D2-ERR-08: Reinforce)."""
    leaf = g.state.figures[target]
    return leaf.rank == "master" and bool(missing(g, leaf.group, "minion"))


NEEDS: Mapping[str, Callable[[Descent, Any], bool]] = {
    "is-hero": is_hero,
    "stands": stands,
    "empty-space": is_alone,
    "move-action": in_move_action,
    "attacks-hero": attacks_hero,
    "can-attack": can_attack,
    "minion-or-master": is_minion_or_master,
    "monster-wounded": is_wounded,
    "on-map": is_on_map,
    "incomplete": is_incomplete,
    "leads-too-few": leads_too_few,
}


def met(g: Descent, target: Target, needs: tuple[str, ...]) -> bool:
    """Do all of them hold for this target?"""
    for need in needs:  # noqa: SIM110  asked at every window
        if not NEEDS[need](g, target):
            return False
    return True
