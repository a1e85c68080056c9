"""The printed attack of a card or statistic card: base value, targets, range (GH-ATK-01, GH-MST-05)."""

from __future__ import annotations

from undercroft.games.gloomhaven.records.abilities import Attack
from undercroft.games.gloomhaven.rules.actions.measures import amount
from undercroft.games.gloomhaven.rules.monsters.stats import printed_card
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId


def attack_value(g: Haven, figure: FigureId, ability: Attack) -> int | None:
    """The base of an attack, by the statistic card or set; none where there is a dash to add to.

    (GH-MST-05, GH-MST-12, GH-MAT-02, GH-SUM-22)
    """
    if ability.value is not None:
        return amount(g, figure, ability.value)
    card = printed_card(g, figure)
    if card is None or card.attack is None:
        return None
    return amount(g, figure, card.attack) + ability.mod


def targets_of(g: Haven, figure: FigureId, ability: Attack) -> int:
    """Target X of an attack, or of the statistic card where the attack names none (GH-ATK-12, GH-MST-10)."""
    card = printed_card(g, figure)
    return ability.target or max(1, card.target if card is not None else 1)


def reach_of(g: Haven, figure: FigureId, ability: Attack) -> tuple[int, bool]:
    """How far an attack reaches, and whether it is ranged (GH-DEF-15, GH-MON-11, GH-MON-13).

    The statistic card has a monster's range (GH-MST-06), or a dash for melee (GH-MST-07).
    A pattern with a grey hex is always melee (GH-AOE-03, GH-MAT-11).
    """
    if ability.area is not None and ability.area.origin == "self":
        return 1, False
    if ability.range is not None:
        return ability.range + ability.range_mod, True
    card = printed_card(g, figure)
    base = (card.range if card is not None else 0) or 0
    if base:
        return max(1, base + ability.range_mod), True
    return ability.reach, False
