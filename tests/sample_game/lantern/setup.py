"""Before the game: what can be chosen, and the state that it begins from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Struct
from msgspec.structs import replace

from undercroft.games.setup_checks import checked
from undercroft.games.setups import Members, Menu, Number, Offer, One, Setup

from .records import LanternContent
from .rules import Delve
from .state import LanternState

MOST = 2  # delvers


def caves(content: LanternContent, setup: object) -> Menu:
    return Menu(tuple(Offer("cave", cave) for cave in content.cave))


def delvers(content: LanternContent, member: object) -> Menu:
    return Menu(tuple(Offer("delver", delver) for delver in content.delver))


class Member(Struct, frozen=True, forbid_unknown_fields=True):
    """One who goes down."""

    delver: Annotated[str, One(menu=delvers, distinct=True)] = ""


def named(text: str) -> list[str]:
    """Delvers from `smith,mapper`."""
    return [word.strip() for word in text.split(",") if word.strip()]


class LanternSetup(Setup, frozen=True):
    """A cave, who goes down, and how long the lanterns burn."""

    cave: Annotated[str, One(menu=caves, help="which cave")] = ""
    party: Annotated[
        tuple[str | Member, ...],
        Members(
            record=Member, least=1, most=MOST, usual=MOST, read=named, parse=Member,
            help="one or two delvers: smith,mapper",
        ),
    ] = ()  # fmt: skip
    oil: Annotated[int, Number(least=3, most=9, help="turns that a lantern burns")] = 5
    goal: Annotated[int, Number(least=1, most=20, help="points to win alone")] = 8


def settle(content: LanternContent, wishes: LanternSetup) -> LanternSetup:
    """Fill in what was not chosen; refuse what the game does not have."""
    party = wishes.party or tuple(content.delver)[:MOST]
    members = tuple(Member(each) if isinstance(each, str) else each for each in party)
    right = checked(content, replace(wishes, party=members))
    return replace(right, cave=right.cave or next(iter(content.cave)), party=party_of(right))


def party_of(setup: LanternSetup) -> tuple[str, ...]:
    """The delvers by their ids."""
    return tuple(each if isinstance(each, str) else each.delver for each in setup.party)


def begin(content: LanternContent, setup: LanternSetup) -> LanternState:
    """An empty table; the first procedure sets it up by events."""
    state = LanternState(cave=setup.cave, party=party_of(setup), goal=setup.goal)
    state.frames.append(Delve(setup.oil))
    return state


def seats(content: LanternContent, setup: LanternSetup) -> Sequence[str]:
    return [f"delver-{delver}" for delver in party_of(setup)]
