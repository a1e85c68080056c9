"""Is the scenario won or lost? (GH-END-01 to -06, GH-SCN-03)"""

from __future__ import annotations

from undercroft.games.gloomhaven.events.rounds import VerdictReached
from undercroft.games.gloomhaven.library import ground, layout, page
from undercroft.games.gloomhaven.records.scenario_goals import (
    CharacterExhausted,
    Destroy,
    Escape,
    Escort,
    Goal,
    KillAll,
    KillCount,
    KillType,
    LootGoal,
    Loss,
    MonsterKilled,
    ObjectiveLost,
    OpenAllDoors,
    Protect,
    Reach,
    RevealRooms,
    RoundLimit,
    StandOnPlates,
    Survive,
    UnknownGoal,
    UnknownLoss,
)
from undercroft.games.gloomhaven.rules.scenario.scenario_page import (
    all_held,
    all_killed,
    goal_tiles,
    has_come,
    killed,
    marked,
    reckoned,
    shut_by_objectives,
)
from undercroft.games.gloomhaven.rules.scenario.special_rules import side_of
from undercroft.games.gloomhaven.state import Character, Haven
from undercroft.space import Cells

ROUNDS = "rounds"  # how many are over
REACHED = "reached"  # marks on which a character ended a turn


def look_for_verdict(g: Haven) -> None:
    """The condition met first decides (GH-END-03, GH-END-05); the round is played out (GH-END-02)."""
    if g.state.verdict:
        return
    here = page(g)
    if all(is_met(g, goal) for goal in here.goals):
        g.emit(VerdictReached("won"), "GH-END-02")
    elif all(mat.gone for mat in g.state.characters.values()):
        g.emit(VerdictReached("lost"), "GH-EXH-06")
    elif any(has_happened(g, loss) for loss in here.losses):
        g.emit(VerdictReached("lost"), "GH-END-05")


def is_met(g: Haven, goal: Goal) -> bool:
    """Is this part of the goal reached? (GH-SCN-03)"""
    story = g.state.story
    match goal:
        case KillAll():
            foes = (f for f in g.state.figures.values() if f.cells and f.side != "party" and not f.objective)
            if any(foe.kind not in goal.but for foe in foes):
                return False
            return goal.scope == "revealed" or ground(g).is_whole  # GH-END-04
        case KillType():
            return all_killed(g, goal.monster)
        case KillCount():
            kinds = goal.monsters or tuple(kind for kind in page(g).monsters if side_of(g, kind) != "party")
            return sum(killed(g, kind) for kind in kinds) >= reckoned(g, goal.count)
        case LootGoal(what="all"):
            return story.get("goal-tiles", 0) >= goal_tiles(g)
        case LootGoal():
            return all(story.get(f"goal-tiles-{seat}") for seat in g.state.characters)
        case Survive():
            return story.get(ROUNDS, 0) >= goal.rounds
        case Escape():
            return all(is_out(g, mat, goal) for mat in g.state.characters.values())
        case Reach():
            return bool(story.get(f"{REACHED} {goal.mark}"))
        case Escort():
            return story.get(f"escorted {goal.objective}", 0) >= goal.count
        case Protect():
            return standing(g, goal.objective) >= goal.count
        case OpenAllDoors():
            return not doors(g) & (~g.state.opened | shut_by_objectives(g))
        case RevealRooms():
            return set(goal.rooms) <= set(g.state.rooms)
        case Destroy():
            return killed(g, goal.objective) >= goal.count
        case StandOnPlates():
            return all_held(g, goal.marks)
        case UnknownGoal():
            return False


def has_happened(g: Haven, loss: Loss) -> bool:
    """Did what loses the scenario come about? (GH-END-05)"""
    match loss:
        case ObjectiveLost():
            return killed(g, loss.objective) >= loss.count
        case CharacterExhausted():
            if loss.since is not None and not has_come(g, loss.since):
                return False
            return any(mat.gone and not excused(g, mat, loss) for mat in g.state.characters.values())
        case RoundLimit():
            return g.state.story.get(ROUNDS, 0) >= loss.rounds
        case MonsterKilled():
            return any(killed(g, monster) for monster in loss.monsters)
        case UnknownLoss():
            return False


def exits(g: Haven, escape: Escape) -> Cells:
    """The hexes by which characters escape."""
    if escape.by_start:
        return layout(g).starts
    return ground(g).room_hexes(escape.room) if escape.room else marked(g, escape.mark)


def is_out(g: Haven, mat: Character, escape: Escape) -> bool:
    """On an exit, exhausted on one, or gone by one; where they leave, only those who left (GH-SPC-20)."""
    if g.state.story.get(f"escaped {mat.seat}"):
        return True
    if escape.leave:
        return False
    return is_on(g, mat, exits(g, escape))


def is_on(g: Haven, mat: Character, cells: Cells) -> bool:
    """Does the character stand on one of these hexes, or did it when it was exhausted?"""
    here = g.state.figures[mat.figure].cells
    if not here and f"fell {mat.seat}" in g.state.story:
        here = 1 << g.state.story[f"fell {mat.seat}"]
    return bool(here & cells)


def excused(g: Haven, mat: Character, loss: CharacterExhausted) -> bool:
    """May this character be gone without losing the scenario?"""
    if g.state.story.get(f"escaped {mat.seat}"):
        return True
    if loss.unless == "looted-goal":
        return bool(g.state.story.get(f"goal-tiles-{mat.seat}"))
    if loss.unless == "on-exit":
        return any(is_on(g, mat, exits(g, goal)) for goal in page(g).goals if isinstance(goal, Escape))
    return False


def standing(g: Haven, objective: str) -> int:
    """How many objectives of a name are on the board."""
    return sum(f.objective and f.kind == objective and f.cells != 0 for f in g.state.figures.values())


def doors(g: Haven) -> Cells:
    """All doors of the map."""
    out = 0
    for cell in layout(g).doors:
        out |= 1 << cell
    return out
