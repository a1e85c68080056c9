"""The effects of an answer, as far as they can be known: clone, answer, show the entries."""

from __future__ import annotations

from typing import Any, Literal

from .chance import ChanceAhead, Enumerated
from .engine import Game
from .events import Entry, Event
from .leaves import Leaf, Seat
from .views import hidden_places, redact

Stop = Literal["question", "chance", "secret", "reveal", "report", "end"]


class Preview(Leaf):
    """The events that the seat would see, and where they stopped."""

    entries: tuple[Entry, ...]
    stop: Stop


class _Opened(Exception):
    """Something would be shown that the seat may not know before."""

    def __init__(self, stop: Stop) -> None:
        super().__init__(stop)
        self.stop = stop


def preview(game: Game[Any], seat: Seat, pick: str | int) -> Preview:
    """Stops before chance, before a secret of somebody else opens, and before a room is revealed."""
    _, log, stop = foresee(game, seat, pick, to=seat)
    return Preview(tuple(redact(entry, seat) for entry in log), stop)


def foresee(game: Game[Any], by: Seat, pick: str | int, *, to: Seat) -> tuple[Game[Any], list[Entry], Stop]:
    """Play an answer on a clone as far as a seat may know what comes; the entries are not redacted yet."""
    twin = game.clone(Enumerated(()))
    log: list[Entry] = []
    twin.log = log
    hidden = hidden_places(twin.state, to)

    def watch(event: Event) -> None:
        nonlocal hidden
        now = hidden_places(twin.state, to)
        if event.opens or hidden - now:
            log.pop()
            raise _Opened("reveal" if event.opens else "secret")
        hidden = now

    twin.watch = watch
    try:
        opened = twin.answer(by, pick)
    except ChanceAhead:
        stop: Stop = "chance"
    except _Opened as reached:
        stop = reached.stop
    else:
        stop = "question" if opened else "report" if twin.expected else "end"
    if stop != "reveal" and hidden - hidden_places(twin.state, to):
        stop = "secret"  # answers were shown to the rules: even what comes next would tell what they are
    return twin, log, stop
