"""Before the scenario: what can be chosen, and the state that it begins from (GH-SET, GH-LVL)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from undercroft.games.boxes import Offer, Setup
from undercroft.games.gloomhaven.library import RANDOM, Library
from undercroft.games.gloomhaven.party import Hero, Wish, hero_of, parse, read_party, spelled
from undercroft.games.gloomhaven.rules.monsters.stats import RAISED
from undercroft.games.gloomhaven.rules.scenario.scenario import PlayScenario
from undercroft.games.gloomhaven.rules.who import TIES_BY_LOT
from undercroft.games.gloomhaven.state import HavenState
from undercroft.kernel import SetupError

DIFFICULTY = {"easy": -1, "normal": 0, "hard": 1, "very-hard": 2}  # GH-LVL-03
HIGHEST = 7  # GH-LVL-01
COMPLETE = range(1, 26)  # scenarios that are won by a golden journal which sees all of their page
RANDOM_DUNGEON = "random-dungeon"  # the same as the scenario "random" (GH-RDD-01)
VARIANTS = {
    "ties-by-lot": TIES_BY_LOT,
    "solo": "GH-VAR-02",
    "open": "GH-VAR-05",
    "reduced-randomness": "GH-VAR-06",
    "permanent-death": "GH-VAR-09",
}


def settle(content: Library, wishes: Setup) -> Setup:
    """Fill in what was not chosen; refuse what the game does not have."""
    scenario = scenario_of(content, wishes)
    variants = tuple(variant for variant in dict.fromkeys(wishes.variants) if variant != RANDOM_DUNGEON)
    for variant in variants:
        if variant not in VARIANTS:
            known = ", ".join((*VARIANTS, RANDOM_DUNGEON))
            raise SetupError(f"There is no variant {variant!r}; there are: {known}.")
    heroes = party_of(content, wishes)
    level = scenario_level([hero.level for hero in heroes], wishes.difficulty)
    if level == HIGHEST and any(VARIANTS[variant] in RAISED for variant in variants):  # GH-VAR-03
        raise SetupError(
            f"Scenario level {HIGHEST} cannot be played alone or with open information: "
            f"there are no monsters of level {HIGHEST + 1}; choose an easier difficulty."
        )
    return replace(
        wishes,
        scenario=scenario,
        party=tuple(spelled(content, hero) for hero in heroes),
        players=len(heroes),
        variants=variants,
    )


def scenario_of(content: Library, wishes: Setup) -> str:
    """The scenario by its number, or the random dungeon; only what this version can play."""
    wish = wishes.scenario or (RANDOM if RANDOM_DUNGEON in wishes.variants else "1")
    if wish == RANDOM:
        return RANDOM
    if RANDOM_DUNGEON in wishes.variants:
        raise SetupError(
            f"A random dungeon has no scenario of the book; leave out scenario {wish!r} or the variant."
        )
    scenario = wish.zfill(3)
    if scenario not in content.scenario:
        last = max(record.number for record in content.scenario.values())
        raise SetupError(f"There is no scenario {wish!r}; there are 1 to {last}, and {RANDOM}.")
    missing = content.scenario[scenario].missing
    if missing:
        raise SetupError(f"Scenario {wish} is not in this version, for it needs: {'; '.join(missing)}.")
    return scenario


def party_of(content: Library, wishes: Setup) -> list[Hero]:
    """Two to four characters, each of another class (GH-CHM-01, GH-DEF-21, GH-NEW-09, GH-VAR-01)."""
    wished: Sequence[Wish]
    if len(wishes.party) == 1 and wishes.party[0].endswith(".toml"):
        wished = read_party(Path(wishes.party[0]))
    elif wishes.party:
        wished = [parse(spec) for spec in wishes.party]
    else:
        wished = [Wish(kind) for kind in list(content.character)[: wishes.players or 2]]
    players = wishes.players or len(wished)
    if not 2 <= players <= 4:
        raise SetupError(f"Gloomhaven is for 2 to 4 characters, not {players}.")
    if len(wished) != players:
        raise SetupError(f"A party of {players} is asked for, but {len(wished)} characters are named.")
    heroes = [hero_of(content, wish, wishes.level) for wish in wished]
    if len({hero.kind for hero in heroes}) < len(heroes):
        raise SetupError("A class is named twice; each may be there once only (GH-CHM-01).")
    return heroes


def scenario_level(levels: Sequence[int], difficulty: str) -> int:
    """Half the average level, rounded up, with the difficulty, 0 to 7 (GH-LVL-02, GH-LVL-03, GH-LVL-04).

    As characters grow so does the level (GH-LVL-07, GH-LVL-E1), in random dungeons too (GH-RDD-21).
    """
    recommended = -(-sum(levels) // (2 * len(levels)))
    return min(HIGHEST, max(0, recommended + DIFFICULTY[difficulty]))


def begin(content: Library, setup: Setup) -> HavenState:
    """An empty table at the chosen level (GH-LVL-01); the first procedure sets it up by events."""
    heroes = tuple(hero_of(content, parse(spec), setup.level) for spec in setup.party)
    level = scenario_level([hero.level for hero in heroes], setup.difficulty)
    state = HavenState(
        scenario=setup.scenario, level=level, party=tuple(hero.kind for hero in heroes),
        variants=tuple(VARIANTS[variant] for variant in setup.variants),
    )  # fmt: skip
    state.frames.append(PlayScenario(heroes))
    return state


def seats(content: Library, setup: Setup) -> Sequence[str]:
    return [f"character-{parse(spec).kind}" for spec in setup.party]


def offers(content: Library) -> Sequence[Offer]:
    """Scenarios, with what is missing for those that cannot be played yet; classes; variants."""
    pages = [
        Offer("scenario", scenario, not record.missing, "; ".join(record.missing), record.number in COMPLETE)
        for scenario, record in content.scenario.items()
    ]
    return [
        *pages,
        Offer("scenario", RANDOM),
        *(Offer("character", kind) for kind in content.character),
        *(Offer("variant", variant) for variant in (*VARIANTS, RANDOM_DUNGEON)),
    ]
