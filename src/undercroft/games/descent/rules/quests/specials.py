"""Named rules of single quests that no verb says: armed with the encounter, gone with it."""

from __future__ import annotations

from undercroft.games.descent.rules.quests.arriving import ARRIVALS
from undercroft.games.descent.rules.quests.by_name import (
    DEEDS,
    EACH_HERO,
    EITHER,
    ENDINGS,
    LISTENERS,
    MAY,
    QUEST_NEEDS,
    SET_UP,
)
from undercroft.games.descent.rules.quests.clocks import WARDS
from undercroft.games.descent.rules.quests.fleeing import FLIGHTS
from undercroft.games.descent.rules.quests.goals import GOALS
from undercroft.games.descent.rules.quests.listeners import ShieldArm
from undercroft.games.descent.rules.quests.page import special_names
from undercroft.games.descent.rules.quests.perils import PERILS
from undercroft.games.descent.rules.quests.reinforcing import REINFORCEMENTS
from undercroft.games.descent.rules.quests.sharing import SHARE, arm_sharing
from undercroft.games.descent.rules.quests.sleeping import SLEEP
from undercroft.games.descent.rules.quests.trails import TRAIL, arm_trails
from undercroft.games.descent.rules.quests.waking import WAKING
from undercroft.games.descent.state import Descent
from undercroft.kernel import Trigger

SHIELD_ARM = "shield-arm"
PLAIN = (
    SHIELD_ARM, "riddle-debt", "sun-heals", "skulls-raise", "hidden-in-water", "unbroken",
    "brood", "hot-stone", "lines", "line-binding", "ward-stones", "guarded-door", "for-keeps",
)  # fmt: skip  # armed for each hero; looked for by another rule
NAMES = (*SET_UP, *LISTENERS, *EITHER, *MAY, *EACH_HERO, *DEEDS, *ENDINGS, *QUEST_NEEDS, *PLAIN)

SOURCES = (
    GOALS, ARRIVALS, SHARE, TRAIL, REINFORCEMENTS, FLIGHTS, WAKING, SHIELD_ARM, SLEEP, WARDS, PERILS,
    *LISTENERS, *EITHER, *MAY, *EACH_HERO,
)  # fmt: skip  # of all that waits for something


def arm_specials(g: Descent) -> None:
    """The named rules of the encounter listen from now on."""
    seat = g.state.overlord.seat
    arm_sharing(g)
    arm_trails(g)
    for name in special_names(g):
        if name in LISTENERS:
            on, do = LISTENERS[name]
            g.arm(Trigger(on, do(), seat, name, "D2-QST-02", optional=False))
        if name in MAY:
            on, do = MAY[name]
            g.arm(Trigger(on, do(), seat, name, "D2-QST-02"))
        for on, do in EITHER.get(name, ()):
            g.arm(Trigger(on, do(), seat, name, "D2-QST-02", optional=False))
        for i, hero in g.state.heroes.items():
            for on, use in EACH_HERO.get(name, ()):
                g.arm(Trigger(on, use(i), hero.seat, name, "D2-QST-02"))
        if name == SHIELD_ARM:
            for i, hero in g.state.heroes.items():
                g.arm(Trigger("descent.attack.declared", ShieldArm(i), hero.seat, name, "D2-QST-02"))


def disarm(g: Descent) -> None:
    """The rules of the last encounter listen no more."""
    for source in SOURCES:
        g.end(source=source)
