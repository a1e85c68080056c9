"""The knowledge of a monster or summon when it thinks: the position as its mind needs it (GH-FOC, GH-MMV)."""

from __future__ import annotations

from undercroft.games.gloomhaven.library import ground, library
from undercroft.games.gloomhaven.monsters.situation import ALL, Aim, Enemy, Situation
from undercroft.games.gloomhaven.records.abilities import Attack, Move
from undercroft.games.gloomhaven.records.bosses import BossAct
from undercroft.games.gloomhaven.rules.actions.elements import payments
from undercroft.games.gloomhaven.rules.actions.performing import changed
from undercroft.games.gloomhaven.rules.attack.areas import pattern_from
from undercroft.games.gloomhaven.rules.attack.printed_attack import attack_value, reach_of, targets_of
from undercroft.games.gloomhaven.rules.effects.conditions import can_attack, can_move
from undercroft.games.gloomhaven.rules.monsters.stats import is_flying
from undercroft.games.gloomhaven.rules.movement.entering import harmful
from undercroft.games.gloomhaven.rules.movement.movement import move_value
from undercroft.games.gloomhaven.rules.round.order import initiative_of
from undercroft.games.gloomhaven.rules.scenario.special_rules import is_thing
from undercroft.games.gloomhaven.rules.who import side
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId


def situation(g: Haven, figure: FigureId, move: Move | None, attack: Attack | None) -> Situation:
    """The position for a move and the attack after it; invisible enemies block (GH-CON-37, GH-CON-38).

    A move below 0 counts as 0 and is a Move ability all the same (GH-MON-10).
    """
    s, leaf, found = g.state, g.state.figures[figure], ground(g)
    plain = not s.charms
    mine = leaf.side if plain else side(g, figure)
    keys: dict[FigureId, tuple[int, int, int]] = {}
    allies = things = 0
    for i, f in s.figures.items():
        if not f.cells or i == figure:
            continue
        if (f.side if plain else side(g, i)) != mine:
            keys[i] = focus_order(g, i)
        elif is_thing(g, f):
            things |= f.cells  # GH-SPC-10: it is an obstacle, not somebody to pass
        else:
            allies |= f.cells
    order = sorted(set(keys.values()))
    foes = [
        Enemy(i, s.figures[i].cell, order.index(key), s.figures[i].suffers("invisible"))
        for i, key in keys.items()
    ]
    points = 0
    if move is not None and can_move(g, figure):
        points = max(0, g.total("move", figure, move_value(g, figure, move) or 0))
    return Situation(
        found.board,
        leaf.cell,
        tuple(foes),
        move=points,
        jump=move is not None and move.jump,
        flying=is_flying(g, figure),
        aim=aim_of(g, figure, attack) if attack is not None and can_attack(g, figure) else None,
        muddled=leaf.suffers("muddle"),
        allies=allies,
        obstacles=s.terrain.blocked | things,
        hazards=harmful(g, figure),
        difficult=s.terrain.difficult,
    )


def focus_order(g: Haven, figure: FigureId) -> tuple[int, int, int]:
    """The place in the order that counts for focus; an item may put its wearer last (GH-FOC-06 to -08)."""
    leaf = g.state.figures[figure]
    carried = g.state.characters[leaf.seat].items if leaf.is_character else ()
    if carried:
        records = library(g).item
        worn = [records[each.item].worn for each in carried]
        if any(each is not None and each.focus_initiative for each in worn):
            return 99, 0, figure
    return initiative_of(g, figure)


def aim_of(g: Haven, figure: FigureId, attack: Attack) -> Aim | None:
    """The aim of an attack (GH-FOC-14, GH-MST-10, GH-MAT-15); none where it cannot be made."""
    if attack_value(g, figure, attack) is None:
        return None
    reach, ranged = reach_of(g, figure, attack)
    pattern = pattern_from(attack.area) if attack.area is not None else None
    if attack.who is not None and attack.who.count == "all" and attack.area is None:
        within = attack.who.within
        return Aim(within if isinstance(within, int) else reach, ranged, ALL)
    targets = 1 if attack.same_target else targets_of(g, figure, attack)
    return Aim(reach, ranged, targets, pattern)


def as_expected(g: Haven, figure: FigureId, ability: Attack, source: str, at: int) -> Attack:
    """The attack with what it will consume: focus and movement reckon with that (GH-FOC-14, GH-ELM-14)."""
    kind = g.state.figures[figure].kind
    for number, augment in enumerate(ability.augments):
        if f"{kind}/{source}/{at}/{number}" in g.state.used_up or payments(g, augment.elements):
            after = changed(ability, augment.changes)
            assert isinstance(after, Attack)
            ability = after
    return ability


def attack_after(
    g: Haven, figure: FigureId, abilities: tuple[BossAct, ...], source: str, start: int
) -> Attack | None:
    """The first attack on the card from a place on; no other ability counts for movement (GH-MMV-12).

    (GH-MMV-03, GH-MMV-04, GH-FOC-14)
    """
    for at in range(start, len(abilities)):
        ability = abilities[at]
        if isinstance(ability, Attack):
            return as_expected(g, figure, ability, source, at)
    return None


def first_move(abilities: tuple[BossAct, ...]) -> Move | None:
    return next((ability for ability in abilities if isinstance(ability, Move)), None)
