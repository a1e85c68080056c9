"""Battle goals: a condition of one character's own, and the checkmarks for it (GH-BTL)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content import Record

from .formulas import Formula, check_formula, reckon

Deed = Literal[
    "xp",  # gained in the scenario
    "traps-gone",  # sprung or disarmed in the character's or its summons' turns
    "treasures",  # treasure tiles looted
    "money",  # money tokens looted
    "loot",  # money tokens and treasure tiles looted
    "allies-exhausted",  # other characters
    "doors-opened",  # by the character in its own turn
    "kills",
    "elite-kills",
    "first-kills",  # of the whole scenario: 1 at most
    "clean-kills",  # of monsters without damage, by one attack
    "overkills",  # with 4 damage or more to spare
    "item-uses",
    "empty-rounds",  # that began without a monster on the map
    "times-below-half",  # of its hit points, rounded up
    "short-rests",
    "long-rests",
    "cards-left",  # in hand and discard at the end (GH-BTL-07)
    "hp-left",
    "hp-missing",
]


class BattleGoal(Record, kw_only=True):
    """So much, or no more than so much, of something; C in a formula is the character's level."""

    number: int
    checkmarks: Annotated[int, Meta(ge=1, le=2)]
    of: Deed
    at_least: Formula | None = None
    at_most: Formula | None = None

    def __post_init__(self) -> None:
        if (self.at_least is None) == (self.at_most is None):
            raise ValueError("a battle goal has at_least or at_most, one of the two")
        for formula in (self.at_least, self.at_most):
            if formula is not None:
                check_formula(formula, ("C",))

    @property
    def is_at_end(self) -> bool:
        """Is it measured once, when the scenario is over?"""
        return self.of in ("cards-left", "hp-left", "hp-missing")

    def is_met(self, value: int, level: int) -> bool:
        """Does so much of it fulfil the goal for a character of this level?"""
        if self.at_least is not None and value < reckon(self.at_least, {"C": level}):
            return False
        return self.at_most is None or value <= reckon(self.at_most, {"C": level})
