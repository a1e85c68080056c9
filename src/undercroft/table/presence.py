"""The persons who are connected to a table now, to this worker or to another."""

from __future__ import annotations

from collections import Counter


class Presence:
    """Somebody is there as long as one of their connections is."""

    def __init__(self) -> None:
        self._here: Counter[int] = Counter()
        self._elsewhere: frozenset[int] = frozenset()
        self.persons: frozenset[int] = frozenset()

    @property
    def elsewhere(self) -> frozenset[int]:
        """Persons who are connected to other workers."""
        return self._elsewhere

    @elsewhere.setter
    def elsewhere(self, persons: frozenset[int]) -> None:
        self._elsewhere = persons
        self.persons = persons.union(self._here)

    def arrive(self, person: int) -> None:
        """A connection of a person was made; a spectator's counts for nobody."""
        if person:
            self._here[person] += 1
            self.persons |= {person}

    def leave(self, person: int) -> None:
        """A connection of a person has ended."""
        if person:
            self._here[person] -= 1
            if self._here[person] <= 0:
                del self._here[person]
                self.persons = self._elsewhere.union(self._here)
