"""Monsters and threats: the encounter cards (DA-CMP-15 to DA-CMP-19)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content import Record
from undercroft.games.alliance.records.effects import AttackType, Count, Effect, Positive
from undercroft.games.alliance.records.heroes import Origin
from undercroft.games.alliance.records.sentences import Sentence, sentences

Level = Annotated[int, Meta(ge=1, le=3)]
PowerStat = Literal["attack", "defense", "speed", "health"]


class Monster(Record, kw_only=True):
    """A monster card: values, the two parts of its reward, its tokens, its power."""

    level: Level
    type: AttackType
    attack: Positive
    armor: Count
    evasive: Count
    speed: Positive
    health: Positive
    xp: tuple[Count, Count]  # first and second reward
    tokens: Positive
    stats: tuple[PowerStat, ...] = ()  # the abilities whose colour the power icon shows (DA-MON-19)
    power: tuple[Effect, ...] = ()
    origin: Origin = "designed"

    @property
    def spoken(self) -> tuple[Sentence, ...]:
        """Its power, sentence by sentence."""
        return sentences(self.power, "monster")

    @property
    def total(self) -> int:
        """The XP value that the token shows (DA-CMP-18)."""
        return self.xp[0] + self.xp[1]


class Threat(Record, kw_only=True):
    """A threat card: what its tokens do when opened, when they go off, when they are disarmed."""

    kind: Literal["treasure-chest", "locked-chest", "trap"]
    tokens: tuple[Count, Count, Count]  # of level I, II and III
    effects: Annotated[tuple[Effect, ...], Meta(min_length=1)]
    origin: Origin = "designed"

    @property
    def spoken(self) -> tuple[Sentence, ...]:
        """Its text, sentence by sentence."""
        return sentences(self.effects, "threat")

    @property
    def is_trap(self) -> bool:
        return self.kind == "trap"
