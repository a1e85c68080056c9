"""Scenes of quests 7 to 10 for the exhaustive runner: what a random game seldom comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.quests.the_monsters_hoard import KnowHoard
from undercroft.games.descent.state import Descent
from undercroft.sim.exhaust import Scene as Staged
from undercroft.sim.exhaust import all_names

from .quests.scene import scene
from .staging import EDITION
from .staging_idols import begun, stand

SHORT = 200  # decisions
ZACHARETH = "baron-zachareth"


def well(seed: str) -> Descent:
    """A tired hero beside a shadow well, another on the way to the river."""
    at = scene("the-shadow-vault", groups=["zombie", "barghest"])
    at.only(at.one("barghest"))
    at.put(1, "g3", fatigue=3)
    stand(at, 2, "p13")
    return begun(at, seed)


def flight(seed: str) -> Descent:
    """Zachareth, nearly defeated, between two heroes."""
    at = scene("the-shadow-vault", groups=["zombie", "barghest"])
    at.only(at.one(ZACHARETH))
    stand(at, at.one(ZACHARETH), "f13", hp=1)
    stand(at, 1, "f12")
    stand(at, 2, "f14")
    return begun(at, seed)


def control(seed: str) -> Descent:
    """Two heroes beside a control."""
    at = scene("the-overlord-revealed", groups=["goblin-archer", "cave-spider", "zombie"])
    at.only(at.one("zombie"))
    stand(at, 1, "p5")
    stand(at, 2, "p7")
    return begun(at, seed)


def gate(seed: str) -> Descent:
    """Two heroes at the gate, with Frederick beside one of them."""
    at = scene("the-monsters-hoard", groups=["barghest"])
    at.only(at.one("barghest"))
    stand(at, 1, "r3")
    stand(at, 2, "r4")
    stand(at, at.one("frederick"), "q3")
    return begun(at, seed)


def hoard(seed: str) -> Descent:
    """Heroes among the tokens of the hoard; the first two were turned up."""
    at = scene("the-monsters-hoard", 2, 2, {}, ["cave-spider", "zombie"])
    at.only(at.one("cave-spider"))
    at.state.counters |= {"turned-hoard-alarm": 1, "turned-hoard-chest": 1}
    del at.state.tokens["hoard-1"], at.state.tokens["hoard-6"]
    stand(at, 1, "p3")
    stand(at, 2, "p9")
    return begun(at, seed)


def hoard_lost(seed: str) -> Descent:
    """Frederick was lost, and the Overlord looks at tokens."""
    at = scene("the-monsters-hoard", 2, 2, {}, ["cave-spider", "zombie"])
    at.state.carry = (("frederick-lost", 1),)
    at.state.frames.append(KnowHoard())
    return begun(at, seed)


def bridge(seed: str) -> Descent:
    """Ruin on its way, a hero before it with the Dragonheart, another behind it, and a spider in its way."""
    at = scene("the-frozen-spire", groups=["cave-spider", "barghest"])
    ruin, spider = at.one("ruin"), at.one("cave-spider")
    at.only(ruin, spider)
    at.state.counters["rows-gone"] = 1
    at.state.gone = 1 << GRID.parse("e7") | 1 << GRID.parse("f7")
    stand(at, ruin, "e9", "f9", "e10", "f10", "e11", "f11")
    at.carry_token(1, "dragonheart-1")
    stand(at, 1, "e12")
    stand(at, 2, "e8")
    stand(at, spider, "f12")
    return begun(at, seed, overlord=len(seed) % 2 == 0)


def spire(seed: str) -> Descent:
    """A hero who leads Frederick, and a spider in the store."""
    at = scene("the-frozen-spire", 2, 2, {"night": 1}, ["cave-spider", "zombie"])
    spider = at.one("cave-spider")
    at.only(spider)
    at.carry_token(1, "frederick-1")
    stand(at, spider, "l15", hp=1)
    stand(at, 1, "k13")
    stand(at, 2, "l13")
    return begun(at, seed, overlord=len(seed) % 2 == 0)


def errand_scenes() -> Iterator[Staged]:
    """Each of them as long as what it is for has not happened."""
    shown: dict[Callable[[str], Descent], tuple[str, ...]] = {
        well: ("drink-well", "wake"),
        flight: ("flee", "return"),
        control: ("flicker",),
        gate: ("urge",),
        hoard: ("open-chest", "sound-alarm", "find-trueshot"),
        hoard_lost: ("know-hoard",),
        bridge: ("trample", "collapse", "push-back"),
        spire: ("weather", "take-load", "lose-load", "broken-mind"),
    }
    told: dict[Callable[[str], Descent], tuple[str, ...]] = {
        hoard_lost: ("event TokenGlimpsed",),
        bridge: ("event SquaresGone", "event SquaresHeld"),
    }
    for start, names in shown.items():
        begins = tuple(f"step descent.{name.replace('-', '_')}." for name in names)
        steps = [step for step in all_names(EDITION.rules) if step.startswith(begins)]
        yield from [Staged(start, [*steps, *told.get(start, ())], cut=SHORT)] * 8
