"""Before the scenario: what can be chosen, and the state that it begins from (GH-SET, GH-LVL)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from undercroft.games.gloomhaven.library import RANDOM, Library
from undercroft.games.gloomhaven.party import HIGHEST as HIGHEST_CHARACTER
from undercroft.games.gloomhaven.party import Hero
from undercroft.games.gloomhaven.rules.monsters.stats import RAISED
from undercroft.games.gloomhaven.rules.scenario.scenario import PlayScenario
from undercroft.games.gloomhaven.rules.who import TIES_BY_LOT
from undercroft.games.gloomhaven.state import HavenState
from undercroft.games.gloomhaven.wishes import Wish, hero_of, parse, read_party, spelled, whole
from undercroft.games.setup_checks import checked
from undercroft.games.setups import Members, Menu, Number, Offer, One, Refused, Setup, Several, fixed

Difficulty = Literal["easy", "normal", "hard", "very-hard"]
DIFFICULTY: Mapping[Difficulty, int] = {"easy": -1, "normal": 0, "hard": 1, "very-hard": 2}  # GH-LVL-03
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


def scenarios(content: Library, setup: object) -> Menu:
    """The book's, with what is missing for those that cannot be played yet, and random dungeons."""
    pages = (
        Offer(
            "scenario", scenario, not record.missing, "; ".join(record.missing), record.number in COMPLETE,
            called=called(scenario),
        )
        for scenario, record in content.scenario.items()
    )  # fmt: skip
    return Menu((*pages, Offer("scenario", RANDOM, by_lot=True)))


def called(scenario: str) -> str:
    """A scenario as people type it."""
    return scenario.lstrip("0")


def variants(content: Library, setup: object) -> Menu:
    return Menu(tuple(Offer("variant", variant) for variant in (*VARIANTS, RANDOM_DUNGEON)))


class HavenSetup(Setup, frozen=True):
    """A scenario, a party, how hard it is, and optional rules."""

    scenario: Annotated[str, Meta(max_length=60), One(menu=scenarios, help="which scenario, or random")] = ""
    party: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=1_000)] | Wish, ...],
        Meta(max_length=8),
        Members(
            record=Wish, least=2, most=4, usual=2, read=read_party, parse=parse,
            help="class[:level],…, or a party file",
        ),
    ] = ()  # fmt: skip
    players: Annotated[int, Number(least=2, most=4, in_form=False, help="how many characters")] = 0
    level: Annotated[
        int, Number(least=1, most=HIGHEST_CHARACTER, in_form=False, help="level of the characters")
    ] = 1
    difficulty: Annotated[
        Difficulty, One(menu=fixed("difficulty", Difficulty), help="easy, normal, hard or very-hard")
    ] = "normal"
    variants: Annotated[
        tuple[Annotated[str, Meta(max_length=60)], ...],
        Meta(max_length=16),
        Several(menu=variants, option="variant", help="optional rules"),
    ] = ()


# The first question to a newcomer is about their own hero: equal choices of monsters are drawn by lot.
FIRST = HavenSetup(scenario="1", party=("brute", "spellweaver"), variants=("ties-by-lot",))


def settle(content: Library, wishes: HavenSetup) -> HavenSetup:
    """Fill in what was not chosen; refuse what the game does not have."""
    named = (each if isinstance(each, str) else whole(content, each, wishes.level) for each in wishes.party)
    page = wishes.scenario
    right = checked(
        content,
        replace(
            wishes,
            scenario=page.zfill(3) if page.isdecimal() else page,
            party=tuple(named),
            variants=tuple(dict.fromkeys(wishes.variants)),
        ),
    )
    variants = tuple(variant for variant in right.variants if variant != RANDOM_DUNGEON)
    heroes = party_of(content, right)
    level = scenario_level([hero.level for hero in heroes], right.difficulty)
    if level == HIGHEST and any(VARIANTS[variant] in RAISED for variant in variants):  # GH-VAR-03
        raise Refused(
            "difficulty",
            f"Scenario level {HIGHEST} cannot be played alone or with open information: "
            f"there are no monsters of level {HIGHEST + 1}; choose an easier difficulty.",
            "harder", level=HIGHEST,
        )  # fmt: skip
    return replace(
        right,
        scenario=scenario_of(right),
        party=tuple(spelled(content, hero) for hero in heroes),
        players=len(heroes),
        variants=variants,
    )


def scenario_of(setup: HavenSetup) -> str:
    """The chosen scenario, the first, or the random dungeon by its variant (GH-RDD-01)."""
    if RANDOM_DUNGEON not in setup.variants:
        return setup.scenario or "001"
    if setup.scenario in ("", RANDOM):
        return RANDOM
    raise Refused(
        "variants",
        f"A random dungeon has no scenario of the book; leave out scenario {called(setup.scenario)!r} "
        "or the variant.",
        "random-and-chosen", scenario=called(setup.scenario),
    )  # fmt: skip


def party_of(content: Library, setup: HavenSetup) -> list[Hero]:
    """Two to four characters, each of another class (GH-CHM-01, GH-DEF-21, GH-NEW-09, GH-VAR-01)."""
    wished = wishes_of(setup) or [Wish(kind) for kind in list(content.character)[: setup.players or 2]]
    players = setup.players or len(wished)
    if len(wished) != players:
        raise Refused(
            "party", f"A party of {players} is asked for, but {len(wished)} characters are named.",
            "the-party", wanted=players, found=len(wished),
        )  # fmt: skip
    heroes = [hero_of(content, wish, setup.level) for wish in wished]
    if len({hero.kind for hero in heroes}) < len(heroes):
        raise Refused(
            "party", "A class is named twice; each may be there once only (GH-CHM-01).", "a-class-twice"
        )
    return heroes


def wishes_of(setup: HavenSetup) -> list[Wish]:
    """The characters, also those that are written as text."""
    return [parse(each) if isinstance(each, str) else each for each in setup.party]


def scenario_level(levels: Sequence[int], difficulty: Difficulty) -> int:
    """Half the average level, rounded up, with the difficulty, 0 to 7 (GH-LVL-02, GH-LVL-03, GH-LVL-04).

    As characters grow so does the level (GH-LVL-07, GH-LVL-E1), in random dungeons too (GH-RDD-21).
    """
    recommended = -(-sum(levels) // (2 * len(levels)))
    return min(HIGHEST, max(0, recommended + DIFFICULTY[difficulty]))


def begin(content: Library, setup: HavenSetup) -> HavenState:
    """An empty table at the chosen level (GH-LVL-01); the first procedure sets it up by events."""
    heroes = tuple(hero_of(content, wish, setup.level) for wish in wishes_of(setup))
    level = scenario_level([hero.level for hero in heroes], setup.difficulty)
    state = HavenState(
        scenario=setup.scenario, level=level, party=tuple(hero.kind for hero in heroes),
        variants=tuple(VARIANTS[variant] for variant in setup.variants),
    )  # fmt: skip
    state.frames.append(PlayScenario(heroes))
    return state


def seats(content: Library, setup: HavenSetup) -> Sequence[str]:
    return [f"character-{wish.kind}" for wish in wishes_of(setup)]
