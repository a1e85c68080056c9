"""Shield and Retaliate: what defends a figure (GH-SHD)."""

from __future__ import annotations

from undercroft.games.gloomhaven.records.monsters import Stats
from undercroft.games.gloomhaven.rules.actions.bonuses import in_force
from undercroft.games.gloomhaven.rules.monsters.stats import printed_card
from undercroft.games.gloomhaven.state import Haven, Lasting
from undercroft.kernel import FigureId, Modifier, Part, Reason, RuleId


class Shielded(Reason):
    """The attack after Shield; points of it that are pierced or ignored do not count."""

    rule: RuleId
    attack: int
    shield: int
    ignored: int
    left: int


def shield_of(g: Haven, figure: FigureId) -> tuple[int, tuple[Part, ...]]:
    """All Shield of a figure: printed, and from bonuses on it alone (GH-SHD-02, GH-SHD-04, GH-SUM-18)."""
    return g.breakdown("shield", figure, printed_shield(g, figure))


def why_shielded(
    g: Haven, figure: FigureId, parts: tuple[Part, ...], attack: int, shield: int, off: int
) -> tuple[Reason, ...]:
    """How `shield` came about, and that `off` of an attack came off by it."""
    if not shield:
        return parts
    printed = printed_shield(g, figure)
    if parts and printed:
        parts = (Part(Modifier("shield", printed, source=g.state.figures[figure].kind), printed), *parts)
    return *parts, Shielded("GH-SHD-02", attack, shield, shield - off, max(0, attack - off))


def printed_shield(g: Haven, figure: FigureId) -> int:
    """Shield on a statistic card, which is permanent (GH-SHD-04, GH-MST-08)."""
    card = printed_card(g, figure)
    return card.shield if card is not None else 0


def wards_of(g: Haven, figure: FigureId) -> list[Lasting]:
    """Bonuses for a source of damage from an attack: Shield, or no damage at all (GH-ACT-E1)."""
    shields = [each for each in in_force(g, figure, "shield") if each.effect.source]
    return shields + in_force(g, figure, "negate-damage")


def printed_retaliate(g: Haven, figure: FigureId) -> tuple[int, int]:
    """Retaliate on a statistic card and its range (GH-SHD-07, GH-SHD-08)."""
    card = printed_card(g, figure)
    if card is None:
        return 0, 0
    return card.retaliate, card.retaliate_range if isinstance(card, Stats) else 1


def retaliates(g: Haven, figure: FigureId, ranged: bool) -> list[Lasting]:
    """Bonuses that answer an attack of this kind (GH-SHD-11)."""
    kind = "ranged" if ranged else "melee"
    return [each for each in in_force(g, figure, "retaliate") if each.effect.kind in ("", kind)]
