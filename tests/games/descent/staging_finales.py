"""Scenes of the last four quests for the exhaustive runner: what a random game would seldom come to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from undercroft.games.descent.ground import GRID
from undercroft.games.descent.setup import DescentSetup
from undercroft.games.descent.state import Descent, Token
from undercroft.kernel import FigureId, Game, replace, rng_from
from undercroft.sim.exhaust import Scene as Staged
from undercroft.sim.exhaust import all_names

from .quests.scene import Scene, scene
from .staging import EDITION
from .staging_idols import begun, stand

SHORT = 300  # decisions
HAND = ("dash", "frenzy", "tripwire", "pit-trap")
KING = "the-man-who-would-be-king"


class Opening(Struct, frozen=True):
    """An encounter from its set-up on, with what it takes for granted."""

    quest: str
    encounter: int = 2

    def __call__(self, seed: str) -> Descent:
        variants = ("stand-alone",) if EDITION.rules.content.quest[self.quest].alone else ()
        setup = DescentSetup(scenario=self.quest, encounter=self.encounter, players=3, variants=variants)
        state = EDITION.box.begin(EDITION.rules.content, EDITION.settle(setup))
        state.rng = rng_from(seed)
        return Game(EDITION.rules, state)


def lying(at: Scene, figure: int, square: str) -> None:
    """A hero is knocked out there."""
    leaf = at.figure(figure)
    at.state.figures[FigureId(figure)] = replace(leaf, cells=0, hp=0, phase="fallen", lies=GRID.parse(square))


def fed(at: Scene, *pits: int) -> None:
    for pit in pits:
        at.state.tokens[f"brood-pit-{pit}"] = replace(at.state.tokens[f"brood-pit-{pit}"], face="fed")


# -- The Wyrm Turns


def prisoners(seed: str) -> Descent:
    """Belthir between a goblin that he can defeat and a barghest that can hurt him, a hero beside him."""
    at = scene("the-wyrm-turns", 1, 2, groups=["barghest", "cave-spider"])
    goblin, barghest = at.one("goblin-archer"), at.one("barghest")
    at.only(goblin, barghest)
    stand(at, goblin, "e14", hp=1)
    stand(at, barghest, "d13", "e13")
    stand(at, 1, "c14")
    at.state.counters["trust"] = 3
    return begun(at, seed, overlord=len(seed) % 2 == 0)


def shrine(seed: str) -> Descent:
    """A stone that lies about beside a spider, and an Overlord with cards for Belthir."""
    at = scene("the-wyrm-turns", 2, 2, {"trust": 3, "loyal": 1}, ["zombie", "cave-spider"])
    spider = at.one("cave-spider")
    at.only(spider)
    at.hand(*HAND)
    at.state.tokens["stone-2"] = Token("stone", GRID.parse("d3"))
    stand(at, spider, "e3")
    at.state.frames[-1].step = "play_round"
    return begun(at, seed, overlord=len(seed) % 2 == 0)


# -- The Wyrm Rises


def shaft(seed: str) -> Descent:
    """Everybody in the shaft, which has caved in twice."""
    at = scene("the-wyrm-rises", 1, 2, groups=["zombie", "cave-spider"])
    at.only(at.one("cave-spider"))
    at.hand(*HAND)
    stand(at, 1, "c8")
    stand(at, 2, "c9")
    at.state.counters["collapses"] = 2
    return begun(at, seed, overlord=True)


def eyrie(seed: str) -> Descent:
    """Three fed pits, a hero and Belthir beside the fourth."""
    at = scene("the-wyrm-rises", 2, 2, {"taken": 0}, ["barghest", "elemental"])
    belthir = at.one("belthir")
    at.only(belthir)
    fed(at, 2, 3, 4)
    stand(at, belthir, "d3")
    stand(at, 1, "c2")
    return begun(at, seed, overlord=len(seed) % 2 == 0)


# -- Gryvorn Unleashed


def wards(seed: str) -> Descent:
    """Merick and a hero at the eastern stone; the binding is the heroes'."""
    at = scene("gryvorn-unleashed", 1, 2, {"line-binding": 1}, ["zombie", "barghest"])
    merick = at.one("lord-merick-farrow")
    at.only(merick)
    stand(at, merick, "o8")
    stand(at, 1, "p8")
    return begun(at, seed, overlord=len(seed) % 3 == 0)


def unbound(seed: str) -> Descent:
    """Gryvorn on the breach, nearly down, among heroes who fall easily; the third round ends soon."""
    at = scene("gryvorn-unleashed", 2, 2, {"share": 1, "line-wyrm": 1}, ["barghest", "zombie"])
    gryvorn = at.one("gryvorn")
    at.only(gryvorn)
    stand(at, gryvorn, "c9", "d9", "c10", "d10", "c11", "d11", hp=1)
    stand(at, 1, "e10", hp=14)
    lying(at, 2, "f10")
    at.state.round = 3
    return begun(at, seed, overlord=len(seed) % 2 == 0)


# -- The Man Who Would Be King


def chase(seed: str) -> Descent:
    """Splig beside an open door, with cards for his haste."""
    at = scene(KING, 1, 2, groups=["ettin"])
    splig = at.one("splig")
    at.only(splig)
    at.hand(*HAND)
    at.state.doors = (3,)
    return begun(at, seed, overlord=True)


def throne(seed: str) -> Descent:
    """A lost hero, another beside his token with a zombie, Zachareth hurt and with cards for the crown."""
    at = scene(KING, 2, 2, {"crowned": 0})
    zachareth, zombie = at.one("baron-zachareth"), at.one("zombie")
    at.only(zachareth, zombie)
    at.hand(*HAND)
    stand(at, zachareth, "g6", hp=4)
    lying(at, 1, "i5")
    stand(at, 2, "i6", hp=12)
    stand(at, zombie, "h5", hp=1)
    at.state.round = 6
    return begun(at, seed, overlord=len(seed) % 2 == 0)


def finale_scenes() -> Iterator[Staged]:
    """Each of them as long as what it is for has not happened."""
    shown: Mapping[Callable[[str], Descent], tuple[str, ...]] = {
        prisoners: ("tend", "win-trust", "lose-trust"),
        shrine: ("put-back", "sway-captive"),
        shaft: ("cave-in", "discard-for-quest"),
        Opening("the-wyrm-rises"): ("lay-meals",),
        eyrie: ("feed", "smash-pit", "rise", "soar"),
        wards: ("profane", "restore", "quest-act.offer-repeat"),
        Opening("gryvorn-unleashed"): ("unchain",),
        unbound: ("rise-unbound", "rage", "ruin", "ruin-by-time", "lasting-wound"),
        chase: ("hurry-splig", "lock-door"),
        Opening(KING, 1): ("leave-unlocked",),
        Opening(KING): ("throne-door", "crown", "endless-dead"),
        throne: ("crown", "command", "take-items", "note-dead", "return-dead", "endless-dead"),
    }
    for start, names in shown.items():
        begins = tuple(f"step descent.{name.replace('-', '_')}{'' if '.' in name else '.'}" for name in names)
        steps = [step for step in all_names(EDITION.rules) if step.startswith(begins)]
        yield from [Staged(start, steps, cut=SHORT)] * 8
