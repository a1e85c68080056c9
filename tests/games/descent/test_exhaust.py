"""Everything in Descent runs and changes something, but for what is named here with a reason."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from undercroft.games.descent.records.abilities import Surge
from undercroft.games.descent.records.campaign import Icon
from undercroft.games.descent.records.monsters import Stats
from undercroft.games.descent.records.travel import SpyVerb, TrialVerb
from undercroft.games.descent.state import Descent
from undercroft.sim.exhaust import Scene, all_names, exhaust

from . import staging_idols as idols
from .arena import RECORDS
from .at_work import at_work, content, travel_sections, without_use
from .staging import (
    EDITION,
    Brawl,
    OnTheWay,
    ball,
    boulders,
    departure,
    escape,
    harvest,
    hazards,
    marcher,
    revival,
    search_party,
    siege,
    unrest,
    whole_game,
)
from .staging_act_one import act_one_scenes
from .staging_errands import errand_scenes
from .staging_finales import finale_scenes
from .staging_trials import trial_scenes

BUDGET = int(os.environ.get("UNDERCROFT_EXHAUST", "250000"))  # decisions, at most
SEED = os.environ.get("UNDERCROFT_EXHAUST_SEED", "1")
OF_ALL_GAMES = "an event of the kernel or the common parts that Descent has no use for"
HAZARDS = (
    "terrain pit", "terrain lava", "event FellIntoPit", "event LavaBurned", "step descent.climb.choose",
    "step descent.burn.burn", "option climb",
)  # fmt: skip
SEARCHES = (
    *(name for name in content() if name.startswith("search ")), "card appraisal", "card lurk",
    "overlord curse-of-the-monkey-god", "step descent.monkey.turn", "event SearchCardRedrawn",
)  # fmt: skip
SCENES = (
    *(Brawl(), unrest) * 8,
    Scene(hazards, HAZARDS, cut=40),
    *(Scene(search_party, SEARCHES, cut=60),) * 12,
    *(Scene(ball, ("step descent.seize.choose", "option token"), cut=200),) * 20,
    *(Scene(harvest, ("quest effect deliver",), cut=60),) * 6,
    *(Scene(escape, ("quest effect drop",), cut=60),) * 6,
    *(Scene(siege, ("option colour", "step descent.shield_arm.choose"), cut=120),) * 6,
    *(Scene(boulders, ("step descent.climb_over.choose",), cut=60),) * 6,
    *(Scene(revival, ("event RecoveryDieRerolled",), cut=60),) * 6,
    *(
        Scene(
            departure, ("event JourneyBegan", "event JourneyEnded", "step descent.set_aside.choose"), cut=80
        ),
    )
    * 4,
    *(Scene(Brawl(chief="splig"), ("ability promotion", "event Promoted"), cut=300),) * 6,
    *(Scene(marcher, ("card demonhide-leather",), cut=20),) * 6,
)
SHORT = 300  # decisions
FIGHTS = 4  # about the same, before anything else is tried again
REASONS = {
    "step descent.leave_map.end": "only after somebody was stopped on the way out in a friend's space",
    "event Moved": OF_ALL_GAMES,
    "event Fell": OF_ALL_GAMES,
    "event ConditionsRan": OF_ALL_GAMES,
    "event LeftBoard": OF_ALL_GAMES,
    "event FamiliarWalked": "every familiar of these classes is a figure; only an expansion has a mere token",
    "step descent.defeat.choose_drop": "no large figure carries in these quests (D2-OBJ-08); a test runs it",
    "event TravelReshuffled": "no route has more icons than there are cards (D2-TRV-13); a test runs it",
}


def late_quests() -> Iterator[Scene]:
    """The specials of quests 14 to 16, as long as they have not shown what they do."""
    shown: dict[Callable[[str], Descent], tuple[str, ...]] = {
        idols.Opening("the-shadow-vault", 1): ("give-token",),
        idols.Opening("the-ritual-of-shadows"): ("head-start",),
        idols.Opening("the-twin-idols"): ("bring-idols",),
        idols.ritual: ("discard-cards", "quest-act.offer-again"),
        idols.flight: ("take-over", "lift-trails"),
        idols.road: ("take-mark", "regain-mark", "hunters-horn", "lodge"),
        idols.bath: ("drink",),
        idols.crypt: ("free-throw",),
        idols.temple: ("set-idol", "lift-idol", "idols-at-dusk"),
    }
    yield Scene(idols.skulls, ("event RecoveryBarred",), cut=5)
    for start, names in shown.items():
        steps = [step for name in names for step in steps_of(name)]
        yield from [Scene(start, steps, cut=SHORT)] * 6


def journeys() -> Iterator[Scene]:
    """Every section of every Travel Event card, as long as it has not shown what it does."""
    for card, icon in travel_sections():
        shows = [f"travel {card} {icon}", *(["event HandHidden"] if SpyVerb in verbs_of(card, icon) else [])]
        yield from [Scene(OnTheWay(card, icon), shows, cut=40)] * 3  # tests that are passed change nothing


def verbs_of(card: str, icon: Icon) -> set[type]:
    """What a section does to whoever passes its test."""
    section = RECORDS.travel[card].section(icon)
    return {type(effect) for trial in section if isinstance(trial, TrialVerb) for effect in trial.passed}


def brawls() -> Iterator[Scene]:
    """A fight about each card and figure, some times over if it has not shown what it can do."""
    for _ in range(FIGHTS):
        yield from brawl_by_brawl()


def brawl_by_brawl() -> Iterator[Scene]:
    """A fight about each card and figure."""
    for calling in RECORDS.calling.values():
        names = [name for skill in calling.skills for name in (f"card {skill}", f"surge of {skill}")]
        yield Scene(Brawl(calling=calling.id), names, cut=SHORT)
    for item in RECORDS.item:
        special = [step for surge in RECORDS.item[item].surges for step in special_steps(surge)]
        yield Scene(Brawl(item=item), (f"card {item}", f"surge of {item}", *special), cut=SHORT)
    for relic in RECORDS.relic.values():
        names = [f"ability {relic.id}", f"surge of {relic.id}"]
        yield Scene(Brawl(relic=relic.id, chief=relic.only), names, cut=SHORT)
    for kind, chief in RECORDS.lieutenant.items():
        stats = [each for act in (chief.act1, chief.act2) for each in act]
        yield Scene(Brawl(chief=kind), {*powers(stats)}, cut=SHORT)
    for kind, monster in RECORDS.monster.items():
        stats = [half for act in (monster.act1, monster.act2) for half in (act.minion, act.master)]
        yield Scene(Brawl(monster=kind), {*powers(stats)}, cut=SHORT)
    for card in RECORDS.overlord:
        yield Scene(Brawl(cards=(card,)), (f"overlord {card}", *steps_of(card)), cut=SHORT)


def powers(stats: Iterable[Stats]) -> Iterator[str]:
    """The abilities of a card, and the steps of those and of what its surges do that no verb says."""
    for each in stats:
        for name in each.abilities:
            yield f"ability {name}"
            yield from steps_of(name)
        for surge in each.surges:
            yield from special_steps(surge)


def special_steps(surge: Surge) -> Iterator[str]:
    """The steps of what a surge does that no verb says."""
    for verb in (*surge.now, *surge.then):
        if name := getattr(verb, "name", ""):
            yield from steps_of(name)


def steps_of(name: str) -> list[str]:
    """The steps of a special by its name, or one step of it."""
    begins = f"step descent.{name.replace('-', '_')}" + ("" if "." in name else ".")
    return [step for step in all_names(EDITION.rules) if step.startswith(begins)]


def test_everything_in_descent_runs_and_changes_something() -> None:
    everything = content()
    assert not REASONS.keys() - {*everything, *all_names(EDITION.rules)}
    run = exhaust(
        whole_game,
        wanted=everything,
        observe=at_work,
        scenes=(
            *SCENES,
            *act_one_scenes(),
            *late_quests(),
            *errand_scenes(),
            *trial_scenes(),
            *finale_scenes(),
            *journeys(),
            *brawls(),
        ),
        leave_out=REASONS,
        budget=BUDGET,
        seed=SEED,
    )
    assert run.missing == ()


def test_cards_without_a_moment_of_use_have_a_test_of_their_own() -> None:
    """They change what other rules reckon while they lie there."""
    texts = "".join(path.read_text() for path in Path(__file__).parent.rglob("test_*.py"))
    quiet = without_use(RECORDS.skill) | without_use(RECORDS.item)
    assert len(quiet) > 10 and {name for name in quiet if f'"{name}' not in texts} == set()
