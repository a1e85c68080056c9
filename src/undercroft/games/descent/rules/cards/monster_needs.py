"""Needs of monsters' and lieutenants' abilities: where attackers and heroes stand (D2-WHO-05)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.games.descent.rules.cards.in_progress import attack_in_progress
from undercroft.games.descent.rules.who import are_adjacent, enemies
from undercroft.games.descent.state import Descent
from undercroft.kernel import FigureId

Need = Callable[[Descent, FigureId], bool]


def hero_attacks(g: Descent, figure: FigureId) -> FigureId:
    """The hero who attacks now; 0 if it is nobody, or no hero (D2-FAM-20)."""
    attack = attack_in_progress(g)
    if attack is None or g.state.figures[attack.attacker].role not in ("hero", "ally"):
        return FigureId(0)
    return attack.attacker


def attacked_from_afar(g: Descent, figure: FigureId) -> bool:
    """A hero who is not adjacent attacks (D2-X-22: Night Stalker)."""
    hero = hero_attacks(g, figure)
    return bool(hero) and not are_adjacent(g, figure, hero)


def attacked_from_beside(g: Descent, figure: FigureId) -> bool:
    """A hero beside it attacks (D2-X-26: Aftershock)."""
    hero = hero_attacks(g, figure)
    return bool(hero) and are_adjacent(g, figure, hero)


def is_beside_enemy(g: Descent, figure: FigureId) -> bool:
    """It may attack, and an enemy stands next to it (D2-X-26: Ignite)."""
    from undercroft.games.descent.rules.attack.making import may_attack

    if not may_attack(g, figure):
        return False
    return any(are_adjacent(g, figure, enemy) for enemy in enemies(g, figure))


def could_lose_health(g: Descent, figure: FigureId) -> bool:
    """One damage would not defeat it (D2-X-26: Ignite)."""
    return g.state.figures[figure].hp > 1


def hero_begins_beside(g: Descent, figure: FigureId) -> bool:
    """The hero whose turn it is stands next to it (D2-X-29: Duskblade)."""
    hero = g.state.turn.figure
    leaf = g.state.figures.get(hero)
    return leaf is not None and leaf.role == "hero" and bool(leaf.cells) and are_adjacent(g, figure, hero)


def overlord_holds_card(g: Descent, figure: FigureId) -> bool:
    """The Overlord has a card to discard; how many he has is public (D2-OLC-03)."""
    return bool(g.state.overlord.held)


NEEDS: Mapping[str, Need] = {
    "attacked-from-afar": attacked_from_afar,
    "attacked-from-beside": attacked_from_beside,
    "beside-enemy": is_beside_enemy,
    "hardy": could_lose_health,
    "hero-begins-beside": hero_begins_beside,
    "overlord-may-discard": overlord_holds_card,
}
