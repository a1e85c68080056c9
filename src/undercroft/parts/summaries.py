"""Summaries of many events in one sentence of a game's log, such as an attack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec import Struct

from undercroft.kernel import Entry, Event, Leaf, Procedure


class NoDamage(Leaf):
    """Nothing of an attack is left."""


class Summed(NamedTuple):
    """Events and reasons in the order in which a sentence names them; each has its message, by its class.

    All numbers are those of the events and reasons themselves: nothing is computed again.
    """

    head: tuple[Struct, ...]  # `sum-…`: who does what to whom
    steps: tuple[Struct, ...] = ()  # `sum-…`: what adds up
    results: tuple[Struct, ...] = ()  # `sum-…`: what comes of it
    besides: tuple[Struct, ...] = ()  # `also-…`: what comes of it for others, each a clause of its own


class Summary(NamedTuple):
    """A kind of happening that is told in one sentence."""

    begins: type[Event]
    ends: Callable[[Sequence[Entry]], bool]  # is it over with the last of these?
    sum_up: Callable[[Sequence[Entry], bool], Summed]  # also while it goes on; true: it is over
    within: type[Procedure]  # on the stack as long as it goes on
    # Of a row of like events: does the next event belong to it? A row is over when something else happens.
    goes_on: Callable[[Sequence[Entry], Entry], bool] | None = None
