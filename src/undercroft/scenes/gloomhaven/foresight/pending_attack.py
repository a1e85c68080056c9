"""Attacks that are about to be made, reckoned by the rules themselves up to their modifier cards."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.gloomhaven.events.fights import AttackValued
from undercroft.games.gloomhaven.rules.attack.strikes import Strike
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import ChanceAhead, Enumerated, Event, Pass, Procedure, replace
from undercroft.scenes import shapes
from undercroft.scenes.building import expectation
from undercroft.text.narrator import Narrator

from .odds import damage_of

SURE = 100  # percent
PATIENCE = 12  # questions that are passed on the way to an attack


class Reckoned(Exception):
    """An attack has its value, and the modifier cards are next."""


def twin_of(g: Haven) -> Haven:
    """A copy to try things on; chance stops it."""
    twin: Haven = g.clone(Enumerated(()))
    return twin


def reckoned(twin: Haven, go: Callable[[], object]) -> Strike | None:
    """Let a copy go on until an attack has its value: rights are passed, any other question ends it."""

    def watch(event: Event) -> None:
        if isinstance(event, AttackValued):
            raise Reckoned

    twin.watch = watch
    try:
        go()
        for _ in range(PATIENCE):
            decision = next(iter(twin.open), None)
            if decision is None or not any(isinstance(option, Pass) for option in decision.options):
                return None
            twin.answer(decision.seat, "pass")
    except Reckoned:
        return twin.nearest(Strike)
    except ChanceAhead:
        return None
    finally:
        twin.watch = None
    return None


def struck(g: Haven, frame: Procedure) -> tuple[Haven, Strike] | None:
    """An attack put before all else on a copy, as it would be made now."""
    twin = twin_of(g)
    twin.open = ()
    twin.state.frames.append(frame)
    found = reckoned(twin, twin.advance)
    return (twin, found) if found is not None else None


def expected(twin: Haven, strike: Strike, narrator: Narrator) -> shapes.Expectation:
    """The damage of an attack in numbers and words, and of the answer to it."""
    hp = twin.state.figures[strike.target].hp
    found = expectation(strike.target, hp, damage_of(twin, strike).items(), narrator)
    answer = strike.answer(twin)
    if not answer or found.kill == SURE:
        return found
    return replace(found, text=narrator.say("haven-answered", damage=found.text, value=answer))
