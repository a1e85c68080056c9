"""Scenarios: the page of the scenario book as a record (GH-SCN)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content import Record, ref
from undercroft.kernel import Leaf

from .maps import Door, Room, Ruling
from .places import Hexes, Offset, Walls, hexes_of, hexes_text
from .scenario_goals import Goal, Loss, Objective
from .scenario_rules import ScenarioRule

ScenarioId = Annotated[str, ref("scenario")]


class Requirement(Leaf, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Achievements that the party or the world must have, or must not have, all of them (GH-SCN-02)."""

    party: tuple[str, ...] = ()
    world: tuple[str, ...] = ()  # several times the same: so many of it
    not_party: tuple[str, ...] = ()
    not_world: tuple[str, ...] = ()


class ItemReward(Leaf, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Copies of an item, by its number."""

    item: int
    count: int = 1


class Rewards(Leaf, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The rewards of a party in campaign mode (GH-SCN-06, GH-RWD)."""

    gold_each: int = 0
    gold_together: int = 0
    xp_each: int = 0
    checkmarks_each: int = 0
    reputation: int = 0
    prosperity: int = 0
    party_achievements: tuple[str, ...] = ()
    world_achievements: tuple[str, ...] = ()
    lost_party_achievements: tuple[str, ...] = ()
    items: tuple[ItemReward, ...] = ()
    item_designs: tuple[int, ...] = ()
    events: tuple[str, ...] = ()  # "city:78"
    opens_class: str = ""
    opens_envelope: str = ""
    one_location_of: tuple[ScenarioId, ...] = ()
    note: str = ""


class Scenario(Record, kw_only=True):
    """A scenario: its place in the campaign, its map, what stands on it, its rules.

    Number, grid, requirements, what it unlocks, rewards and links are for campaigns (GH-SCN-01, GH-SCN-02,
    GH-SCN-05, GH-SCN-06, GH-SCN-07).

    `requires` lists alternatives: one of them must be met. `marks` are the letters and numbers of the page
    with their hexes. `missing` names, in a few words each, the rules that the game does not know yet, so
    that it can say so before the scenario begins. `monsters` are the types to get ready.
    """

    number: Annotated[int, Meta(ge=1)]
    grid: str = ""  # GH-SCN-01
    source: Literal["first", "unlocked", "personal-quest", "side"] = "unlocked"
    personal_quest: int = 0
    regions: tuple[str, ...] = ()
    road_event: bool = True  # GH-TRV-01
    requires: tuple[Requirement, ...] = ()
    unlocks: tuple[ScenarioId, ...] = ()  # GH-SCN-05
    links: tuple[ScenarioId, ...] = ()  # GH-SCN-07
    blocks: tuple[ScenarioId, ...] = ()
    rewards: Rewards = Rewards()
    other_rewards: Rewards | None = None  # for the other of two endings
    monsters: tuple[Annotated[str, ref("monster")], ...] = ()
    goals: Annotated[tuple[Goal, ...], Meta(min_length=1)]
    losses: tuple[Loss, ...] = ()
    objectives: tuple[Objective, ...] = ()
    rules: tuple[ScenarioRule, ...] = ()
    missing: tuple[str, ...] = ()
    marks: dict[str, Hexes] = {}
    walls: Walls = ""
    rooms: tuple[Room, ...] = ()
    doors: tuple[Door, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    random_dungeon: bool = False  # no map of its own

    def __post_init__(self) -> None:
        rooms = {room.id for room in self.rooms}
        for door in self.doors:
            for room in door.rooms:
                if room not in rooms:
                    wish = ", ".join(sorted(rooms))
                    raise ValueError(f"the door at {door.at} joins a room {room}; expected one of {wish}")
        for each in self.rooms:
            floor = set(hexes_of(each.floor))
            for what, hexes in each.contents():
                if off := [at for at in hexes if at not in floor]:
                    raise ValueError(f"{what} of room {each.id} is off its floor: {hexes_text(tuple(off))}")

    def mark(self, name: str) -> tuple[Offset, ...]:
        """The hexes that carry a mark."""
        return hexes_of(self.marks.get(name, ""))

    def room(self, id: str) -> Room:
        """The room of that id."""
        return next(room for room in self.rooms if room.id == id)
