"""Standing rules of scenarios, for those who ask; they come before the general ones (GH-SPC-20)."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import library, page
from undercroft.games.gloomhaven.records.abilities import Ability, Attack, BossSpecial, Move
from undercroft.games.gloomhaven.records.bosses import BossAct
from undercroft.games.gloomhaven.records.maps import Obstacle
from undercroft.games.gloomhaven.records.monsters import LEVELS, Boss, Stats
from undercroft.games.gloomhaven.records.places import hexes_of
from undercroft.games.gloomhaven.records.scenario_goals import Objective
from undercroft.games.gloomhaven.records.scenario_rules import (
    Allies,
    Boost,
    BossSpecials,
    EnemiesOfAll,
    FocusOn,
    Indestructible,
    LootByAction,
    MonsterLevel,
    SlowMoves,
    SummonInstead,
    Unhurt,
    WalkingThrone,
)
from undercroft.games.gloomhaven.rules.scenario.scenario_page import killed, reckoned, rules_in_force, spots
from undercroft.games.gloomhaven.state import Figure, Haven, Side
from undercroft.kernel import FigureId, Modifier, Seat, replace
from undercroft.space import Cells

IGNORES = "scenario-effects"  # the word of a perk that shrugs off the page


def side_of(g: Haven, monster: str) -> Side:
    """Monsters are enemies of the characters, unless the page says otherwise (GH-DEF-03, GH-SPC-20)."""
    for allies in rules_in_force(g, Allies):
        if monster in allies.monsters:
            return "party"
    for wild in rules_in_force(g, EnemiesOfAll):
        if monster in wild.monsters:
            return "wild"
    return "monsters"


def raised(g: Haven, monster: str, level: int) -> int:
    """The level at which a type of monster is played, 7 at most (GH-LVL-05, GH-SPC-20)."""
    for rule in rules_in_force(g, MonsterLevel):
        if rule.monster == monster:
            level += rule.plus
    return min(level, LEVELS - 1)


def boosted(g: Haven, monster: str, stats: Stats) -> Stats:
    """The values of a monster with what the page adds to them (GH-SPC-18, GH-SPC-20)."""
    for rule in rules_in_force(g, Boost):
        if monster in rule.monsters:
            left = standing_or_hidden(g, rule.per) if rule.per else 0
            stats = replace(
                stats,
                hp=stats.hp + reckoned(g, rule.hp, A=left),
                attack=stats.attack + reckoned(g, rule.attack, A=left),
                move=stats.move + reckoned(g, rule.move, A=left),
                range=stats.range + reckoned(g, rule.range, A=left) if stats.range else 0,
                conditions=(*stats.conditions, *rule.conditions),
            )
    return stats


def standing_or_hidden(g: Haven, objective: str) -> int:
    """How many objectives of a name are not destroyed, those in rooms that nobody has seen included."""
    all_of_them = sum(len(spots(g, one.mark)) for one in page(g).objectives if one.id == objective)
    return max(0, all_of_them - killed(g, objective))


def fixed(g: Haven) -> Cells:
    """Obstacles that no ability destroys or moves: by the page, or as they have hit points (GH-SPC-11)."""
    out = 0
    looks = {rule.art for rule in rules_in_force(g, Indestructible)}
    if looks:
        for room in page(g).rooms:
            for overlay in room.overlays:
                if isinstance(overlay, Obstacle) and overlay.art in looks:
                    for tile in overlay.at:
                        out |= GRID.mask(hexes_of(tile))
    for leaf in g.state.figures.values():
        if leaf.objective:
            out |= leaf.cells
    return out


def summoned(g: Haven, by: str, monster: str, rank: str) -> tuple[str, str]:
    """The summon of a type of monster: on some pages something else."""
    for rule in rules_in_force(g, SummonInstead):
        if rule.monster == by:
            return rule.summons, rule.rank
    return monster, rank


def loots_by_action(g: Haven) -> bool:
    """Is goal treasure taken by Loot abilities only? (GH-TRE-02)"""
    return bool(rules_in_force(g, LootByAction))


def shrugs_off(g: Haven, seat: Seat) -> bool:
    """A perk that ignores negative effects of the page, for that character alone (GH-SET-07)."""
    mat = g.state.characters[seat]
    perks = library(g).character[mat.kind].perks
    return any(perks[perk].ignore == IGNORES for perk in mat.perks)


# -- bosses


def throne_rule(g: Haven) -> WalkingThrone | None:
    return next(iter(rules_in_force(g, WalkingThrone)), None)


def specials_of(g: Haven, boss: str, number: int) -> tuple[BossAct, ...]:
    """The boss's special 1 or 2: as the page says, or its card (GH-BOS-03)."""
    for rule in rules_in_force(g, BossSpecials):
        if rule.boss == boss:
            return rule.special_1 if number == 1 else rule.special_2
    record = library(g).monster.get(boss)
    if not isinstance(record, Boss):
        return ()
    return record.special_1 if number == 1 else record.special_2


def with_specials(g: Haven, figure: FigureId, abilities: tuple[Ability, ...]) -> tuple[BossAct, ...]:
    """The abilities of a card with what a boss's specials stand for (GH-BOS-03)."""
    found: tuple[BossAct, ...] = ()
    for ability in abilities:
        if isinstance(ability, BossSpecial):
            found += specials_of(g, g.state.figures[figure].kind, ability.number)
        else:
            found += (ability,)
    return found


# -- objectives


def objective_of(g: Haven, leaf: Figure) -> Objective:
    """The page's record of an objective on the board."""
    return next(one for one in page(g).objectives if one.id == leaf.kind)


def is_thing(g: Haven, leaf: Figure) -> bool:
    """An obstacle with hit points, or what can only be attacked: no condition works on it (GH-SPC-13)."""
    if not leaf.objective:
        return False
    record = objective_of(g, leaf)
    return record.side == "monsters" or record.target_only


def is_inert(g: Haven, leaf: Figure) -> bool:
    """A thing without a turn: it performs nothing, and nobody can make it (GH-SPC-10, GH-SPC-11)."""
    return is_thing(g, leaf) and objective_of(g, leaf).turn is None


def is_healable(g: Haven, leaf: Figure) -> bool:
    return not leaf.objective or objective_of(g, leaf).healable


def is_walker(g: Haven, leaf: Figure) -> bool:
    """Does it go to a mark in its turn, rather than fight? (GH-SPC-15)"""
    turn = objective_of(g, leaf).turn
    return turn is not None and bool(turn.toward)


def card_of_objective(g: Haven, leaf: Figure) -> tuple[Ability, ...]:
    """The turn of an ally of the page, as a monster would (GH-SPC-15)."""
    turn = objective_of(g, leaf).turn
    if turn is None:
        return ()
    move: tuple[Ability, ...] = (Move(value=turn.move),) if turn.move else ()
    attack = Attack(value=turn.attack, range=turn.range or None) if turn.attack else None
    return (*move, attack) if attack is not None else move


def focus_first(g: Haven, figure: FigureId) -> tuple[FigureId, ...]:
    """Objectives that a monster goes for whenever it can attack them in this turn."""
    kind = g.state.figures[figure].kind
    wanted = {
        rule.objective for rule in rules_in_force(g, FocusOn) if not rule.monsters or kind in rule.monsters
    }
    if not wanted:
        return ()
    return tuple(i for i, f in g.state.figures.items() if f.objective and f.cells and f.kind in wanted)


# -- numbers


def unhurt(g: Haven, figure: FigureId) -> Iterator[Modifier]:
    """Some suffer no damage, though all else works on them: by the page, or as their throne does for them."""
    if not page(g).rules:
        return
    kind = g.state.figures[figure].kind
    throne = throne_rule(g)
    if any(rule.monster == kind for rule in rules_in_force(g, Unhurt)) or (throne and throne.boss == kind):
        yield Modifier("damage", 0, "cap", source="scenario", rule="GH-SPC-20")


def slowed(g: Haven, figure: FigureId) -> Iterator[Modifier]:
    """Move abilities of characters and their summons are less (a negative effect, GH-SET-07)."""
    for rule in rules_in_force(g, SlowMoves):
        leaf = g.state.figures[figure]
        owner = g.state.figures[leaf.owner] if leaf.owner else leaf
        if owner.is_character and not shrugs_off(g, owner.seat):
            yield Modifier("move", -rule.less, source="scenario", rule="GH-SPC-20")


DERIVED = {"damage": (unhurt,), "move": (slowed,)}
