"""Before the scenario: what can be chosen, and the state that it begins from (GH-SET, GH-LVL)."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.boxes import Offer, Setup
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.rules.scenario import Hero, PlayScenario
from undercroft.games.gloomhaven.state import HavenState
from undercroft.kernel import SetupError

DIFFICULTY = {"easy": -1, "normal": 0, "hard": 1, "very-hard": 2}  # GH-LVL-03
VARIANTS = {
    "solo": "GH-VAR-02",
    "open": "GH-VAR-05",
    "reduced-randomness": "GH-VAR-06",
    "permanent-death": "GH-VAR-09",
}


def settle(content: Library, wishes: Setup) -> Setup:
    """Fill in what was not chosen; refuse what the game does not have."""
    scenario = (wishes.scenario or "1").zfill(3)
    if scenario not in content.scenario:
        raise SetupError(f"There is no scenario {scenario!r}; there are 1 to {len(content.scenario)}.")
    players = wishes.players or len(wishes.party) or 2
    if not 2 <= players <= 4:
        raise SetupError(f"Gloomhaven is for 2 to 4 characters, not {players}.")
    party = wishes.party or tuple(content.character)[:players]
    if len(party) != players:
        raise SetupError(f"A party of {players} is asked for, but {len(party)} characters are named.")
    heroes = [hero_of(content, each, wishes.level) for each in party]
    if len({hero.kind for hero in heroes}) < len(heroes):
        raise SetupError("Each class may be there once only (GH-CHM-01).")
    for variant in wishes.variants:
        if variant not in VARIANTS:
            raise SetupError(f"There is no variant {variant!r}; there are: {', '.join(VARIANTS)}.")
    named = tuple(f"{hero.kind}:{hero.level}" for hero in heroes)
    return Setup(
        scenario=scenario, party=named, players=players, level=wishes.level, difficulty=wishes.difficulty,
        variants=wishes.variants,
    )  # fmt: skip


def hero_of(content: Library, spec: str, level: int) -> Hero:
    """A character from `class[:level]`."""
    kind, _, own = spec.partition(":")
    if kind not in content.character:
        raise SetupError(f"There is no class {kind!r}; there are: {', '.join(content.character)}.")
    if own and not own.isdigit():
        raise SetupError(f"{spec!r} is no character; write the class and the level, such as {kind}:2.")
    at = int(own) if own else level
    if not 1 <= at <= 9:
        raise SetupError(f"Characters have levels 1 to 9, not {at}.")
    return Hero(kind, at)


def scenario_level(levels: Sequence[int], difficulty: str) -> int:
    """Half the average level, rounded up, changed by the difficulty, 0 to 7 (GH-LVL-02 to -04)."""
    recommended = -(-sum(levels) // (2 * len(levels)))
    return min(7, max(0, recommended + DIFFICULTY[difficulty]))


def begin(content: Library, setup: Setup) -> HavenState:
    """An empty table; the first procedure sets it up by events."""
    heroes = tuple(hero_of(content, each, setup.level) for each in setup.party)
    level = scenario_level([hero.level for hero in heroes], setup.difficulty)
    state = HavenState(
        scenario=setup.scenario, level=level, party=tuple(hero.kind for hero in heroes),
        variants=tuple(VARIANTS[variant] for variant in setup.variants),
    )  # fmt: skip
    state.frames.append(PlayScenario(heroes))
    return state


def seats(content: Library, setup: Setup) -> Sequence[str]:
    return [f"character-{spec.partition(':')[0]}" for spec in setup.party]


def offers(content: Library) -> Sequence[Offer]:
    return [
        *(Offer("scenario", scenario, not record.missing) for scenario, record in content.scenario.items()),
        *(Offer("character", kind) for kind in content.character),
        *(Offer("variant", variant) for variant in VARIANTS),
    ]
