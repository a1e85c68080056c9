"""Needs: conditions that cards put on their use, by name (D2-WHO-05, D2-WHO-06).

Each looks at public facts only, from the point of view of the figure that would use the card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.games.descent.rules.cards import fight_needs, item_needs, monster_needs, skill_needs
from undercroft.games.descent.rules.cards.in_progress import attack_in_progress
from undercroft.games.descent.state import Descent, card_name, ground, library
from undercroft.kernel import FigureId

Need = Callable[[Descent, FigureId], bool]


def is_attacker(g: Descent, figure: FigureId) -> bool:
    attack = attack_in_progress(g)
    return attack is not None and attack.attacker == figure


def is_target(g: Descent, figure: FigureId) -> bool:
    """It is a target of the attack; some attacks have two."""
    attack = attack_in_progress(g)
    return attack is not None and figure in attack.targets


def is_affected(g: Descent, figure: FigureId) -> bool:
    attack = attack_in_progress(g)
    return attack is not None and figure in attack.affected


def attacks_with(weapon: str) -> Need:
    """The figure attacks with such a weapon."""

    def need(g: Descent, figure: FigureId) -> bool:
        from undercroft.games.descent.rules.attack.profiles import fits

        attack = attack_in_progress(g)
        return attack is not None and attack.attacker == figure and fits(attack.profile, weapon)

    return need


def wears(trait: str) -> Need:
    """An item with the trait is equipped."""

    def need(g: Descent, figure: FigureId) -> bool:
        hero = g.state.heroes.get(figure)
        if hero is None:
            return False
        return any(trait in library(g).item[card_name(card)].traits for card in hero.equipped)

    return need


def target_is_adjacent(g: Descent, figure: FigureId) -> bool:
    """The attack is on a monster next to the figure (D2-X-13: Throwing Knives)."""
    attack = attack_in_progress(g)
    if attack is None:
        return False
    figures = g.state.figures
    foe = figures[attack.against or attack.target]
    return foe.is_hostile and bool(ground(g).neighbours(figures[figure].cells) & foe.cells)


def is_wounded(g: Descent, figure: FigureId) -> bool:
    return g.state.figures[figure].damage > 0


def is_own_turn(g: Descent, figure: FigureId) -> bool:
    return g.state.turn.figure == figure


NEEDS: Mapping[str, Need] = {
    "attacker": is_attacker,
    "target": is_target,
    "affected": is_affected,
    "melee": attacks_with("melee"),
    "ranged": attacks_with("ranged"),
    "bow": attacks_with("bow"),
    "rune": attacks_with("rune"),
    "magic": attacks_with("magic"),
    "target-adjacent": target_is_adjacent,
    "shield": wears("shield"),
    "wounded": is_wounded,
    "own-turn": is_own_turn,
    **skill_needs.NEEDS,
    **fight_needs.NEEDS,
    **item_needs.NEEDS,
    **monster_needs.NEEDS,
}


def met(g: Descent, figure: FigureId, needs: tuple[str, ...]) -> bool:
    """Do all of them hold?"""
    for need in needs:  # noqa: SIM110  asked at every window
        if not NEEDS[need](g, figure):
            return False
    return True
