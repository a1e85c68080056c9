"""Heroes on the way to a quest, for tests: a printed Travel Event card at an icon, dice and draws as told.

at = on_the_way("2", "road")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.descent.arena import Arena, arena
from undercroft.games.descent.events.travel import JourneyEnded
from undercroft.games.descent.records.campaign import Icon
from undercroft.games.descent.rules.travel.journey import Travel

PAIR = ("syndrael:knight", "jain-fairwood:wildlander")
SYNDRAEL, JAIN = 1, 2
PASSED = ("-", "-")  # no shields: every attribute passes
FAILED = ("SSS", "SSSS")  # seven shields: no attribute passes


def on_the_way(card: str, icon: Icon, *results: str, party: Sequence[str] = PAIR, **given: Any) -> Arena:
    """At this icon this card is drawn; then these results of chance come. `hand`: of the Overlord."""
    at = arena(*party)
    prepare(at, **given)
    travel(at, (icon,), card, *results)
    return at


def prepare(at: Arena, hand: Sequence[str] = (), hurt: int = 0, tired: int = 0) -> None:
    """The Overlord's hand, and how the heroes are before they leave."""
    at.state.round = 0
    at.hand(*hand)
    for figure in (SYNDRAEL, JAIN):
        at.put(figure, hp=at.figure(figure).full - hurt, fatigue=tired)


def travel(at: Arena, route: tuple[Icon, ...], *results: str) -> None:
    """The heroes travel by this route until something is asked, or they have arrived."""
    at.dice(*results)
    at.state.frames.clear()  # nothing comes after the journey
    at.run(Travel(route))


def has_arrived(at: Arena) -> bool:
    return bool(at.events(JourneyEnded)) and not at.state.journey


def damage(at: Arena) -> list[int]:
    """Of each hero, in their order."""
    return [at.state.figures[hero].damage for hero in at.state.heroes]


def fatigue(at: Arena) -> list[int]:
    return [at.state.figures[hero].fatigue for hero in at.state.heroes]
