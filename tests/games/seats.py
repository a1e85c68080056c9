"""One player for all seats of a scene, whatever the game: answers by key, and tells what happened."""

from __future__ import annotations

from typing import ClassVar, Generic, Self, TypeVar

from undercroft.kernel import Decision, Entry, Event, Game, Reason, Seat, State

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)


class EverySeat(Generic[S]):
    """Plays all seats of a game; those of a scene add what its figures look like."""

    NAMED_BY: ClassVar[str]  # the sign between a seat and its key

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    @property
    def state(self) -> S:
        return self.game.state

    @property
    def log(self) -> list[Entry]:
        return self.game.log or []

    def picks(self, *keys: str) -> Self:
        """Answer with these keys, each by the first seat that is offered it, or by one that is named."""
        for wish in keys:
            seat, sign, key = wish.rpartition(self.NAMED_BY)
            asked = [d for d in self.game.open if has(d, key) and (not sign or int(seat) in d.seats)]
            assert asked, f"{wish!r} is not offered: {[(d.what, d.keys()) for d in self.game.open]}"
            self.game.answer(Seat(int(seat)) if sign else asked[0].seat, key)
        return self

    @property
    def asked(self) -> Decision:
        """The one question that is open."""
        assert len(self.game.open) == 1, self.game.open
        return self.game.open[0]

    def keys(self, verb: str = "") -> list[str]:
        """The options of the open question; with a verb, what may follow it."""
        keys = self.asked.keys()
        return [key.partition(" ")[2] for key in keys if key.split()[0] == verb] if verb else keys

    def offers(self, key: str) -> bool:
        """Can this be answered now?"""
        return any(has(decision, key) for decision in self.game.open)

    def events(self, kind: type[E]) -> list[E]:
        return [entry.event for entry in self.log if isinstance(entry.event, kind)]

    def event(self, kind: type[E]) -> E:
        """The last event of this kind."""
        return self.events(kind)[-1]

    def entry(self, kind: type[Event]) -> Entry:
        """The last line of the log about an event of this kind."""
        return [entry for entry in self.log if isinstance(entry.event, kind)][-1]

    def rule_of(self, kind: type[Event]) -> str:
        return self.entry(kind).rule

    def why(self, kind: type[Event]) -> tuple[Reason, ...]:
        return self.entry(kind).why


def has(decision: Decision, key: str) -> bool:
    return any(option.key == key for option in decision.all_options)
