"""Scenes of the first six quests for the exhaustive runner: what a random game seldom comes to."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.placing import places_on
from undercroft.games.descent.rules.quests.preparing import HarvestThanks, RavineResult
from undercroft.games.descent.rules.who import cells_within
from undercroft.games.descent.state import Descent
from undercroft.kernel import replace
from undercroft.sim.exhaust import Scene as Staged
from undercroft.sim.testers import Luck

from .quests.scene import scene
from .staging_idols import begun, stand


def cry(seed: str) -> Descent:
    """First Blood: Mauler is about to be hurt for the first time."""
    at = scene("first-blood")
    at.state.frames.append(Suffer(at.one("mauler"), 1))
    return begun(at, seed)


def way_out(seed: str) -> Descent:
    """First Blood: a goblin at the way out, before the Overlord's turn."""
    at = scene("first-blood")
    at.only(at.one("goblin-archer"))
    stand(at, at.one("goblin-archer"), "b2")
    return begun(at, seed, overlord=True)


def thanks(seed: str) -> Descent:
    """A Fat Goblin: the harvest was stored, and the farmers thank for it."""
    at = scene("a-fat-goblin", 2, heroes=2)
    at.state.carry = (("stored", 3),)
    at.state.frames.append(HarvestThanks())
    return begun(at, seed)


def chapel(seed: str) -> Descent:
    """The Cardinal's Plight: heroes beside the altar, where they may pray for Koth."""
    luck = Luck(f"{seed}/chapel")
    at = scene("the-cardinals-plight", 2, heroes=4)
    altar = 1 << next(token.cell for token in at.state.tokens.values() if token.kind == "altar")
    for figure in at.state.heroes:
        near = places_on(at.game, (1, 1), cells_within(at.game, altar, 1))
        at.state.figures[figure] = replace(at.figure(figure), cells=luck.choose(near))
    return begun(at, seed)


def midnight(seed: str) -> Descent:
    """The Masquerade Ball: the last round, before the Overlord's turn."""
    at = scene("the-masquerade-ball", 1, heroes=2)
    at.only(at.one("lady-eliza-farrow"))
    at.state.round = 15
    return begun(at, seed, overlord=True)


def ravine(seed: str) -> Descent:
    """Death on the Wing: the heroes won at the ravine."""
    at = scene("death-on-the-wing", 2, heroes=2)
    at.state.carry = (("heroes-won", 1),)
    at.state.frames.append(RavineResult())
    return begun(at, seed)


def act_one_scenes() -> Iterator[Staged]:
    """Each of them as long as what it is for has not happened."""
    yield Staged(cry, ("step descent.war_cry.begin", "step descent.war_cry.choose"), cut=20)
    yield Staged(thanks, ("step descent.harvest_thanks.choose",), cut=5)
    yield Staged(ravine, ("step descent.ravine_result.choose",), cut=5)
    yield from [Staged(way_out, ("event LeftMap", "option leave"), cut=40)] * 8
    yield from [Staged(chapel, ("quest effect shrine",), cut=60)] * 6
    yield from [Staged(midnight, ("event QuestRolled", "event EncounterEnded"), cut=60)] * 4
