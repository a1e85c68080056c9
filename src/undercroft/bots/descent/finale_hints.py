"""The last quests: trust, brood pits, ward stones, anchors, doors before Splig, cards worth discarding."""

from __future__ import annotations

from undercroft.games.descent.options import QuestOption
from undercroft.games.descent.records.quest_rules import ActRule
from undercroft.games.descent.rules.quests.gryvorn_unleashed import is_bound
from undercroft.games.descent.rules.quests.limits import GRYVORN
from undercroft.games.descent.rules.quests.page import (
    area,
    areas,
    figures_named,
    has_special,
    last_round,
    tokens_on,
)
from undercroft.games.descent.rules.quests.placing import missing
from undercroft.games.descent.rules.quests.the_man_who_would_be_king import ZOMBIE, ReturnDead
from undercroft.games.descent.rules.quests.the_wyrm_rises import FED, SHAFT
from undercroft.games.descent.rules.quests.the_wyrm_turns import altar_of, captive, earned
from undercroft.games.descent.state import HEROES
from undercroft.kernel import FigureId
from undercroft.space import Cells, each

from .position import Position
from .reasons import Worth, because
from .scale import FAR, WIN

MOST_TRUST = 5
HEALED = 1.5  # a point of the captive's Health
MEAL, PART = 16.0, 8.0  # a meal, and more for each that lies there already
CROWD = 3  # heroes: two who had that pit fed before them won none of 16 games, else 7
SHAMBLE = 3  # spaces of a zombie's move: so much farther from the heroes is as good
STONE = 14.0  # a step towards the end of a ward stone
ANCHOR = 11.0  # with three times as much heroes ran for them, and fell on the way
CARD = 1.2  # of the Overlord's hand
SPARE = 4  # cards above which he gives some away gladly
FLIGHT = 25.0  # a door that lies between Splig and his way out
SHUT_OUT = 7.0  # a door locked before the heroes
BREACH = 0.8  # of the ruin that it brings
SHRINE = ("the-wyrm-turns", 2)  # quest and encounter
BIDE = 0.1  # of a stone on its altar, while two heroes are rid of its guards first
RUSH = 9  # rounds that both stones take two heroes: from then on they do not wait
GUARDS, STRONG = 4, 2  # monsters whom two heroes run past; a lieutenant counts for two
PATIENT = 0.2  # of leaving with a captive who is not safe yet


def finale_worth(at: Position, figure: FigureId, rule: ActRule) -> float | None:
    """The worth of an act of these quests, if it succeeds; none: its effects tell."""
    counters = at.s.counters
    trust = counters.get("trust", 0)
    match rule.act:
        case "light-signal":
            return WIN / max(1, trust)
        case "douse-signal":
            return 60.0 / (1 + trust) if trust < MOST_TRUST else 2.0
        case "tend":
            return tending(at, trust)
        case "set-stone":
            return WIN / max(1, at.lacking("stones"))
        case "put-back":
            return 10.0
        case "smash-pit":
            return WIN / max(1, at.lacking("smashed"))
        case "profane":
            return STONE
        case "restore":
            return 0.0 if is_settled(at) else STONE
        case "bind":
            return 0.0 if is_bound(at.g) else ANCHOR
        case "break-anchor":
            return 18.0 if is_bound(at.g) else 8.0
        case "take-items":
            return 1.5
        case "lock-door":
            return SHUT_OUT if is_ahead(at, figure) else 0.0
        case "command":
            return 4.0
    return None


def at_token(at: Position, rule: ActRule, token: str) -> float:
    """By how much more or less the same act is worth at one token than at others."""
    face = at.s.tokens[token].face
    match rule.act:
        case "feed":
            return MEAL + PART * int(face.removeprefix("meal-") or 0) if face != FED else 0.0
        case "smash-pit":
            sturdy = face == FED and f"cracked-{token}" not in at.s.marks
            return 0.55 if sturdy else 1.0
        case "put-back":  # nobody waits by a stone that lies on its altar still
            return float(at.s.tokens[token].cell != altar_of(at.g, token))
        case "profane":
            return 1.0 + at.s.counters.get(f"profaned-{token}", 0)
        case "restore":
            return 1.5 + 2.0 * at.s.counters.get(f"restored-{token}", 0)
    return 1.0


def meal_worth(at: Position, pit: str) -> float:
    """A meal from the mine: before a crowd in the pit that heroes come to first, else in any."""
    if len(at.s.heroes) < CROWD:
        return 1.0
    steps = at.steps(1 << at.s.tokens[pit].cell)
    near = [steps.get(cell, FAR) for i in at.standing for cell in each(at.s.figures[i].cells)]
    return 1.0 - min(near, default=FAR) / FAR


def rises_anyway(at: Position, monster: str) -> bool:
    """Would a reinforcement take the place of one that rises at the end of the round, and as near?"""
    if monster != ZOMBIE or not has_special(at.g, "return-dead"):
        return False
    next_one = next((rank for rank in ("minion", "master") if missing(at.g, ZOMBIE, rank)), "")
    graves = [cell for rank, cell in ReturnDead().graves(at.g) if rank == next_one]
    if not graves or missing(at.g, ZOMBIE, next_one) > len(graves):
        return False
    heroes = sum(at.s.figures[i].cells for i in at.standing)
    steps = at.steps(heroes) if heroes else {}
    arrive = areas(at.g, tuple(entry.area for entry in at.page.reinforce if ZOMBIE in entry.groups))
    near = min((steps.get(cell, FAR) for cell in each(arrive)), default=FAR)
    return max(steps.get(cell, FAR) for cell in graves) <= near + SHAMBLE


def tending(at: Position, trust: int) -> float:
    """Trust, if none was won in this round, and the captive's Health."""
    belthir = captive(at.g)
    if not belthir:
        return 0.0
    healed = HEALED * min(2, at.s.figures[belthir].damage)
    wins = trust < MOST_TRUST and earned(at.s.round) not in at.s.marks
    return healed + (70.0 / (1 + trust) if wins else 0.0)


def escort(at: Position, figure: FigureId, out: Cells) -> float:
    """Of leaving: less for heroes while the captive is behind, and for him while enemies stand in his way."""
    belthir = captive(at.g)
    if not belthir or "left-belthir-captive" in at.s.counters:
        return 1.0
    mine = at.distance(belthir, out)
    if figure == belthir:
        before = sum(at.distance(i, out) < mine for i in at.sides[1])
        return PATIENT if before > len(at.standing) else 1.0
    return PATIENT if mine > at.stride(belthir) else 1.0


def is_ahead(at: Position, figure: FigureId) -> bool:
    """Is every hero farther from the way out than this figure, and one of them close?"""
    out = at.ways_of(figure)
    mine = at.distance(figure, out)
    others = [at.distance(i, out) for i in at.standing]
    return bool(others) and mine < min(others) <= mine + 12


def door_worth(at: Position, figure: FigureId, door_cells: Cells) -> float | None:
    """A closed door on Splig's way out, or behind him; none: it is no matter of flight."""
    if at.s.figures[figure].kind != "splig" or not (out := at.ways_of(figure)):
        return None
    steps = at.steps(out)
    nearest = min(steps.get(cell, FAR) for cell in each(door_cells))
    return FLIGHT if nearest < at.distance(figure, out) else 0.0


def breach(at: Position, figure: FigureId) -> tuple[Cells, float]:
    """The breach, where Gryvorn's attacks bring ruin; nothing for others."""
    if at.s.figures[figure].name != GRYVORN:
        return 0, 0.0
    return tokens_on(at.g, "breach"), BREACH * WIN / max(1, at.lacking("ruin"))


def is_settled(at: Position) -> bool:
    """Are so many stones whole that one more counts for nothing: what is left is to stay hale?"""
    return any(carry.most and at.s.counters.get(carry.counter, 0) >= carry.most for carry in at.page.carry)


def stone_share(at: Position) -> float:
    """Of a token that heroes may fetch: little while two of them fight for the shrine."""
    return BIDE if at.side == HEROES and bides(at) else 1.0


def bides(at: Position) -> bool:
    """Have two heroes too many guards of the stones before them, and time to strike some down first?

    One who runs past them is brought down again each time that he stands up.
    """
    if (at.s.quest, at.s.encounter) != SHRINE or len(at.s.heroes) >= CROWD:
        return False
    guards = sum(STRONG if leaf.role == "lieutenant" else 1 for leaf in at.sides[1].values())
    return guards > GUARDS and last_round(at.g) - at.s.round > RUSH


def discard_for(at: Position, option: QuestOption) -> Worth:
    """Something of the quest that costs the Overlord cards: done if it is worth more than they are."""
    rich = max(0, len(at.s.overlord.held) - SPARE)
    match option.act:
        case "collapse":
            hurt = sum(
                (1.3 if i in at.sides[0] else -0.9)
                for i, leaf in at.up.items()
                if leaf.cells & area(at.g, SHAFT)
            )
            gain = hurt + (0.8 if at.s.counters.get("collapses", 0) == 2 else 0.3)
        case "hurry-splig":
            gain = 3.0
        case "crown-heal":
            zachareth = figures_named(at.g, "baron-zachareth")
            gain = sum(0.9 * min(3, at.s.figures[i].damage) for i in zachareth) - CARD
        case _:
            gain = 0.5
    return Worth(20.0 if gain + 0.4 * rich > CARD else -1.0, because("act"))
