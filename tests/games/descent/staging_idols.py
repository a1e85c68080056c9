"""Scenes of quests 14 to 16 for the exhaustive runner: what a random game would seldom come to."""

from __future__ import annotations

from msgspec import Struct

from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.effects.recovery import Recover
from undercroft.games.descent.setup import DescentSetup
from undercroft.games.descent.state import Descent
from undercroft.kernel import FigureId, Game, replace, rng_from
from undercroft.space import mask_of

from .arena import RULES
from .quests.scene import Scene, scene
from .staging import EDITION

NOBODYS = {"sun-heroes": 0, "sun-overlord": 0, "skulls-heroes": 0, "skulls-overlord": 0}


class Opening(Struct, frozen=True):
    """An encounter from its set-up on, with what it takes for granted."""

    quest: str
    encounter: int = 2

    def __call__(self, seed: str) -> Descent:
        alone = ("stand-alone",) if EDITION.rules.content.quest[self.quest].alone else ()
        setup = DescentSetup(scenario=self.quest, encounter=self.encounter, players=3, variants=alone)
        state = EDITION.box.begin(EDITION.rules.content, EDITION.settle(setup))
        state.rng = rng_from(seed)
        return Game(EDITION.rules, state)


def begun(at: Scene, seed: str, overlord: bool = False) -> Descent:
    """The scene as it is: before a hero's turn, or before the Overlord's."""
    if overlord:
        at.state.acted = tuple(at.state.heroes)
    at.state.rng = rng_from(seed)
    return Game(RULES, at.state)


def stand(at: Scene, figure: int, *squares: str, hp: int = 0) -> None:
    """A figure stands on these squares, perhaps with so much Health left."""
    leaf = at.figure(figure)
    cells = mask_of(GRID.parse(square) for square in squares)
    at.state.figures[FigureId(figure)] = replace(leaf, cells=cells, hp=hp or leaf.hp, phase="standing")


def ritual(seed: str) -> Descent:
    """Merick in the sanctum among heroes, with cards to spare."""
    at = scene("the-ritual-of-shadows", heroes=2, groups=["zombie", "barghest"])
    at.only(at.one("lord-merick-farrow"))
    at.hand("dash", "frenzy", "tripwire", "pit-trap", "dark-might")
    stand(at, 1, "e15")
    stand(at, 2, "f15")
    return begun(at, seed, overlord=True)


def flight(seed: str) -> Descent:
    """Merick beside Flesh Moulders and an open door, heroes around them."""
    at = scene("the-ritual-of-shadows", 2, 2, {"shadows": 0}, ["zombie", "barghest"])
    merick, *moulders = at.one("lord-merick-farrow"), *at.kinds("flesh-moulder")[:2]
    at.only(merick, *moulders)
    for figure, square in zip((merick, *moulders, 1, 2), ("g6", "g5", "f6", "f7", "g7"), strict=True):
        stand(at, figure, square)
    return begun(at, seed, overlord=len(seed) % 2 == 0)


def road(seed: str) -> Descent:
    """Goblins and heroes in the lodge and on the road, marks on the ground and on a goblin."""
    at = scene("blood-of-heroes", heroes=2, groups=["cave-spider"])
    goblins = at.kinds("goblin-archer")[:2]
    at.only(*goblins)
    for figure, square in zip((*goblins, 1, 2), ("n4", "n5", "n3", "m4"), strict=True):
        stand(at, figure, square, hp=3 if figure in (1, 2) else 1)
    return begun(at, seed)


def bath(seed: str) -> Descent:
    """Eliza between Lord Theodir and a hero who lies there."""
    at = scene("blood-of-heroes", 2, 2, {"spilled": 1}, ["zombie"])
    eliza = at.one("lady-eliza-farrow")
    at.only(eliza)
    stand(at, eliza, "o10")
    leaf = at.figure(1)
    at.state.figures[FigureId(1)] = replace(leaf, cells=0, hp=0, phase="fallen", lies=GRID.parse("o11"))
    return begun(at, seed, overlord=True)


def crypt(seed: str) -> Descent:
    """Zak'n'Jak beside a hero, with the Idol of Skulls."""
    at = scene("the-twin-idols", heroes=2, groups=["cave-spider"])
    zak = at.one("zak-n-jak")
    at.only(zak)
    stand(at, zak, "j9", "k9", "j10", "k10", hp=2)
    at.carry_token(zak, "skulls-1")
    stand(at, 1, "j8", hp=5)
    return begun(at, seed, overlord=len(seed) % 2 == 0)


def skulls(seed: str) -> Descent:
    """A tired hero beside the bearer of the skulls is about to recover."""
    at = scene("the-twin-idols", groups=["cave-spider"])
    spider = at.one("cave-spider")
    at.only(spider)
    stand(at, spider, "j9")
    at.carry_token(spider, "skulls-1")
    stand(at, 1, "j10", hp=5)
    at.state.frames.append(Recover(FigureId(1), 2))
    return begun(at, seed)


def temple(seed: str) -> Descent:
    """Idols by their pedestals: heroes and zombies could set and lift them."""
    at = scene("the-twin-idols", 2, 2, NOBODYS, ["goblin-archer"])
    zombie = at.one("zombie")
    at.only(zombie)
    stand(at, zombie, "b9")
    stand(at, 1, "b7", hp=5)
    at.carry_token(1, "sun-1")
    at.carry_token(zombie, "skulls-1")
    return begun(at, seed)
