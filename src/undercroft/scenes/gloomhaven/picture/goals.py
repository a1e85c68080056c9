"""How far the goal of a scenario is reached, as numbers that lie open (GH-SCN-03)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from undercroft.games.gloomhaven.library import layout
from undercroft.games.gloomhaven.records.scenario_goals import (
    Destroy,
    Escort,
    Goal,
    KillAll,
    KillCount,
    LootGoal,
    Loss,
    Protect,
    RoundLimit,
    Survive,
)
from undercroft.games.gloomhaven.rules.scenario.endings import ROUNDS, standing
from undercroft.games.gloomhaven.rules.scenario.scenario_page import goal_tiles, killed, reckoned
from undercroft.games.gloomhaven.rules.scenario.special_rules import side_of
from undercroft.games.gloomhaven.settled import with_numbers
from undercroft.games.gloomhaven.state import Haven
from undercroft.scenes import shapes
from undercroft.scenes.gloomhaven.phrasebook import Phrasebook

ICONS = {"enemies": "skull", "killed": "skull", "tiles": "treasure", "rounds": "round", "limit": "hourglass"}


def progress(g: Haven, book: Phrasebook) -> Iterator[shapes.Gauge]:
    """A gauge for each part of the goal, and of what loses the scenario, that can be counted."""
    page = layout(g).scenario
    for place, clause in enumerate((*page.goals, *page.losses)):
        found = counted(g, clause)
        if found is not None:
            settled = with_numbers(clause, len(g.state.party), g.state.level)
            yield _gauge(book, place, *found, settled)


def counted(g: Haven, clause: Goal | Loss) -> tuple[str, int, int] | None:
    """The thing counted, how many there are, and how many are needed; 0: none may be left."""
    story = g.state.story
    match clause:
        case KillAll():
            foes = (f for f in g.state.figures.values() if f.cells and f.side != "party" and not f.objective)
            return "enemies", sum(foe.kind not in clause.but for foe in foes), 0
        case KillCount():
            every = layout(g).scenario.monsters
            kinds = clause.monsters or tuple(kind for kind in every if side_of(g, kind) != "party")
            return "killed", sum(killed(g, kind) for kind in kinds), reckoned(g, clause.count)
        case LootGoal(what="all"):
            return "tiles", story.get("goal-tiles", 0), goal_tiles(g)
        case LootGoal():
            looted = sum(bool(story.get(f"goal-tiles-{seat}")) for seat in g.state.characters)
            return "tiles", looted, len(g.state.characters)
        case Survive():
            return "rounds", story.get(ROUNDS, 0), clause.rounds
        case RoundLimit():
            return "limit", story.get(ROUNDS, 0), clause.rounds
        case Destroy():
            return "destroyed", killed(g, clause.objective), clause.count
        case Escort():
            return "escorted", story.get(f"escorted {clause.objective}", 0), clause.count
        case Protect():
            return "standing", standing(g, clause.objective), clause.count
    return None


@lru_cache(1 << 10)
def _gauge(
    book: Phrasebook, place: int, what: str, have: int, need: int, clause: Goal | Loss
) -> shapes.Gauge:
    value = f"{have} / {need}" if need else str(have)
    label = book.say(f"haven-goal-{what}")
    return shapes.Gauge(f"goal-{place}", label, value, ICONS.get(what, "flag"), "goal", book.sentence(clause))
