"""Named rules of single quests that no verb says: armed with the encounter, gone with it."""

from __future__ import annotations

from undercroft.games.descent.rules.quests.arriving import ARRIVALS
from undercroft.games.descent.rules.quests.deeds import DEEDS
from undercroft.games.descent.rules.quests.endings import ENDINGS
from undercroft.games.descent.rules.quests.goals import GOALS
from undercroft.games.descent.rules.quests.listeners import LISTENERS, ShieldArm
from undercroft.games.descent.rules.quests.needs import QUEST_NEEDS
from undercroft.games.descent.rules.quests.page import special_names
from undercroft.games.descent.rules.quests.preparing import SET_UP
from undercroft.games.descent.rules.quests.reinforcing import REINFORCEMENTS
from undercroft.games.descent.state import Descent
from undercroft.kernel import Trigger

SHIELD_ARM = "shield-arm"
PLAIN = (SHIELD_ARM, "riddle-debt")  # armed for each hero; looked for by another rule
NAMES = (*SET_UP, *LISTENERS, *DEEDS, *ENDINGS, *QUEST_NEEDS, *PLAIN)


def arm_specials(g: Descent) -> None:
    """The named rules of the encounter listen from now on."""
    seat = g.state.overlord.seat
    for name in special_names(g):
        if name in LISTENERS:
            on, do = LISTENERS[name]
            g.arm(Trigger(on, do(), seat, name, "D2-QST-02", optional=False))
        if name == SHIELD_ARM:
            for i, hero in g.state.heroes.items():
                g.arm(Trigger("descent.attack.declared", ShieldArm(i), hero.seat, name, "D2-QST-02"))


def disarm(g: Descent) -> None:
    """The rules of the last encounter listen no more."""
    for source in (GOALS, ARRIVALS, REINFORCEMENTS, SHIELD_ARM, *LISTENERS):
        g.end(source=source)
