"""Scenes of quests 11 to 13, and of relics, for the exhaustive runner: what a random game seldom comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from undercroft.games.descent.setup import DescentSetup
from undercroft.games.descent.state import Descent, DescentState
from undercroft.kernel import Game, replace, rng_from
from undercroft.sim.exhaust import Scene as Staged
from undercroft.sim.exhaust import all_names

from .quests.scene import scene
from .staging import EDITION
from .staging_idols import Opening, begun, stand

ALRIC, KHORAYT, BOUND = "sir-alric-farrow", "khorayt", "the-bound-one"
LAIR = "h4", "i4", "h5", "i5", "h6", "i6"
DEN = "v4", "w4", "v5", "w5", "v6", "w6"
SHORT = 200  # decisions


def owning(seed: str) -> Descent:
    """The Overlord has relics, and the quest has a lieutenant."""
    setup = EDITION.settle(DescentSetup(scenario="the-dawnblade", players=2))
    state = cast(DescentState, EDITION.box.begin(EDITION.rules.content, setup))
    state.overlord = replace(state.overlord, relics=("duskblade", "bones-of-woe"))
    state.rng = rng_from(seed)
    return Game(EDITION.rules, state)


def seals(seed: str) -> Descent:
    """A hero beside a seal; one true seal was turned up before."""
    at = scene("the-dawnblade", groups=["merriod", "flesh-moulder"])
    at.only(at.one(ALRIC))
    at.state.counters["turned-tomb-seal-true"] = 1
    del at.state.tokens["tomb-seal-2"], at.state.tokens["tomb-seal-3"]
    stand(at, 1, "p3")
    stand(at, 2, "o1")
    return begun(at, seed)


def sword(seed: str) -> Descent:
    """The finder of the prayer beside the sword."""
    at = scene("the-dawnblade", groups=["merriod", "flesh-moulder"])
    at.only(at.one(ALRIC))
    at.state.marks += ("arcites-prayer", "arcites-prayer-1")
    stand(at, 1, "b2")
    stand(at, 2, "c2")
    return begun(at, seed)


def lair(seed: str) -> Descent:
    """The bearer of the blade before the sleeper."""
    at = scene("the-dawnblade", 2, 2, {"heroes-won": 1}, ["cave-spider"])
    dragon = at.one(KHORAYT)
    at.only(dragon)
    stand(at, dragon, *LAIR)
    stand(at, 1, "h8")
    stand(at, 2, "i8")
    return begun(at, seed)


def ossuary(seed: str) -> Descent:
    at = scene("the-desecrated-tomb", groups=["barghest"])
    at.only(at.one("zombie"))
    stand(at, 1, "e3")
    stand(at, 2, "i10")
    return begun(at, seed)


def frozen(seed: str) -> Descent:
    """Heroes and Sir Alric on the ice."""
    at = scene("the-desecrated-tomb", 2, 2, {"heroes-won": 1}, ["cave-spider"])
    alric = at.one(ALRIC)
    at.only(alric)
    stand(at, alric, "p6")
    stand(at, 1, "k4", hp=12)
    stand(at, 2, "k6", hp=12)
    return begun(at, seed, overlord=len(seed) % 2 == 0)


def bridge(seed: str) -> Descent:
    """Sir Alric on the bridge, a hero before it."""
    at = scene("the-desecrated-tomb", 2, 2, {"heroes-won": 1}, ["cave-spider"])
    alric = at.one(ALRIC)
    at.only(alric)
    stand(at, alric, "q5")
    stand(at, 1, "p5", hp=12)
    stand(at, 2, "p6", hp=12)
    return begun(at, seed, overlord=True)


def roused(seed: str) -> Descent:
    """Khorayt awake, with a hero on one side and Sir Alric on the other."""
    at = scene("the-desecrated-tomb", 2, 2, {"heroes-won": 1}, ["cave-spider"])
    dragon, alric = at.one(KHORAYT), at.one(ALRIC)
    at.only(dragon, alric)
    at.state.marks += ("awake",)
    stand(at, dragon, *DEN)
    stand(at, alric, "u3")
    stand(at, 1, "x7", hp=12)
    return begun(at, seed, overlord=True)


def spirits(seed: str) -> Descent:
    """Heroes in the areas of two spirits."""
    at = scene("enduring-the-elements", groups=["cave-spider"])
    at.only(at.one("cave-spider"))
    stand(at, 1, "m4", hp=12)
    stand(at, 2, "n12", hp=12)
    return begun(at, seed)


def cell(seed: str) -> Descent:
    """The Bound One among heroes, with bonds on one side and boons on the other."""
    at = scene("enduring-the-elements", 2, 2, {"calmed": 2}, ["cave-spider"])
    elemental = at.one(BOUND)
    at.only(elemental)
    at.state.counters |= {"bond": 3}
    stand(at, elemental, "n4", "o4", "n5", "o5")
    stand(at, 1, "m4", hp=12)
    stand(at, 2, "p5", hp=12)
    return begun(at, seed, overlord=len(seed) % 2 == 0)


def trial_scenes() -> Iterator[Staged]:
    """Each of them as long as what it is for has not happened."""
    shown: dict[Callable[[str], Descent], tuple[str, ...]] = {
        owning: ("assign-relics",),
        seals: ("fall-wards",),
        sword: ("arcites-prayer",),
        Opening("the-dawnblade"): ("blade-bearer",),
        lair: ("tread", "stir", "tick"),
        ossuary: ("close-ossuary",),
        Opening("the-desecrated-tomb"): ("alrics-haste",),
        frozen: ("wade", "harm"),
        bridge: ("sway",),
        roused: ("khorayt-strikes",),
        spirits: ("meet-spirits", "calm", "wrath", "harm"),
        cell: ("free-ability", "boon"),
    }
    for start, names in shown.items():
        begins = tuple(f"step descent.{name.replace('-', '_')}." for name in names)
        steps = [step for step in all_names(EDITION.rules) if step.startswith(begins)]
        yield from [Staged(start, steps, cut=SHORT)] * 8
    yield from [Staged(lair, ("step descent.stir.wake",), cut=25)] * 60
