"""Needs of warriors' and healers' cards: who fights whom, who falls, who stands beside (D2-WHO-06)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.games.descent.rules.cards.in_progress import activated_figure, attack_in_progress
from undercroft.games.descent.state import Descent, card_name, ground, library
from undercroft.kernel import FigureId


def attacks_in_melee(g: Descent, figure: FigureId) -> bool:
    """The figure makes a Melee attack, with bare hands too (D2-ATK-10)."""
    attack = attack_in_progress(g)
    return attack is not None and attack.attacker == figure and not attack.profile.ranged


def fights_two_handed(g: Descent, figure: FigureId) -> bool:
    """It attacks with a two-handed Melee weapon, or has two one-handed ones (D2-X-15: Weapon Mastery)."""
    hero = g.state.heroes.get(figure)
    if hero is None or not attacks_in_melee(g, figure):
        return False
    attack, records = attack_in_progress(g), library(g).item
    assert attack is not None
    weapon = records.get(card_name(attack.profile.weapon))
    if weapon is None:
        return False
    in_one_hand = [records[card_name(card)] for card in hero.equipped]
    pair = sum(item.attack == "melee" and item.slot == "hand" for item in in_one_hand) == 2
    return weapon.slot == "hands" or pair


def was_struck_by_neighbour(g: Descent, figure: FigureId) -> bool:
    """An adjacent monster's attack affected the figure (D2-X-15: Counter Attack)."""
    attack = attack_in_progress(g)
    if attack is None or figure not in attack.affected:
        return False
    attacker = g.state.figures[attack.attacker]
    near = ground(g).neighbours(g.state.figures[figure].cells)
    return attacker.is_hostile and bool(attacker.cells & near)


def slew_monster(g: Descent, figure: FigureId) -> bool:
    """Its attack has defeated a monster (D2-X-15: Advance)."""
    attack = attack_in_progress(g)
    if attack is None or attack.attacker != figure:
        return False
    figures = g.state.figures
    return any(figures[i].is_hostile and figures[i].phase == "fallen" for i in attack.down)


def falls(g: Descent, figure: FigureId) -> bool:
    """The figure is the one about to be defeated, and not in the middle of being so already (D2-KO-23)."""
    falling = [
        frame.figure  # type: ignore[attr-defined]
        for frame in g.state.frames
        if frame.__struct_config__.tag == "descent.defeat"  # type: ignore[attr-defined]
    ]
    return falling[-1:] == [figure] and falling.count(figure) == 1


def has_not_moved(g: Descent, figure: FigureId) -> bool:
    """It has entered no space in its turn; to be placed is not to move (D2-MOV-21)."""
    turn = g.state.turn
    return turn.figure == figure and not turn.moved


def minion_starts_beside(g: Descent, figure: FigureId) -> bool:
    """The minion that is activated stands next to the figure (D2-X-11: Ashrian)."""
    activated = activated_figure(g)
    if not activated:
        return False
    leaf = g.state.figures[activated]
    near = ground(g).neighbours(g.state.figures[figure].cells)
    return leaf.rank == "minion" and bool(leaf.cells & near)


def plays_errata(g: Descent, figure: FigureId) -> bool:
    return g.plays("D2-ERR")


NEEDS: Mapping[str, Callable[[Descent, FigureId], bool]] = {
    "melee-attack": attacks_in_melee,
    "two-handed": fights_two_handed,
    "struck-by-neighbour": was_struck_by_neighbour,
    "slew-monster": slew_monster,
    "falls": falls,
    "not-moved": has_not_moved,
    "minion-beside": minion_starts_beside,
    "errata": plays_errata,
    "printed": lambda g, figure: not plays_errata(g, figure),
}
