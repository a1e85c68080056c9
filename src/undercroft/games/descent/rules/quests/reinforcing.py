"""The quest at the start and end of the Overlord's turn: reinforcements, blocked spaces (D2-OTN-18)."""

from __future__ import annotations

from undercroft.games.descent.events.things import TokenSet
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.options import GroupOption, QuestOption, SpaceOption
from undercroft.games.descent.records.quest_rules import CollapseRule
from undercroft.games.descent.records.quests import Reinforcement
from undercroft.games.descent.rules.cards.moments import MOMENTS
from undercroft.games.descent.rules.movement.places import empty_spaces
from undercroft.games.descent.rules.quests.by_name import QUEST_NEEDS
from undercroft.games.descent.rules.quests.page import (
    area,
    areas,
    cells_of,
    closed,
    count,
    encounter,
    is_told,
    number,
    rules_of,
    squares,
    tokens_on,
)
from undercroft.games.descent.rules.quests.placing import PlaceMonster, missing
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import Call, Done, Next, Pass, Procedure, Trigger, ask, step
from undercroft.space import Cells, each

REINFORCEMENTS = "reinforcements"


class Reinforce(Procedure, tag="descent.reinforce"):
    """Reinforcements of the quest, in the order the Overlord likes; he may leave some out (D2-OTN-18)."""

    start: bool = False
    placed: tuple[int, ...] = ()  # by entry
    blocked: int = 0

    def applies(self, g: Descent) -> bool:
        return bool(self.arriving(g) or self.blocks(g))

    @step("D2-OTN-18", "D2-MON-08", "D2-X-33")
    def offer(self, g: Descent) -> Next:
        groups, blocks = list(self.arriving(g)), self.blocks(g)
        if not groups and not blocks:
            return Done()
        return ask(g.state.overlord.seat, *([] if blocks else [Pass()]), *groups, *blocks)

    def blocks(self, g: Descent) -> list[QuestOption]:
        """The spaces that he must block at the end of his turn, by their token."""
        if self.start:
            return []
        return [QuestOption(rule.token) for rule in rules_of(g, CollapseRule) if self.left(g, rule)]

    @offer.answered
    def take(self, g: Descent, picked: GroupOption | QuestOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done()
        if isinstance(picked, QuestOption):
            self.blocked += 1
            return Call(Block(picked.act), then=self.offer)
        index = self.arriving(g)[picked]
        placed = list(self.placed or (0,) * len(encounter(g).reinforce))
        placed[index] += 1
        self.placed = tuple(placed)
        entry = encounter(g).reinforce[index]
        where = entry.area or g.state.groups[picked.monster].area
        rank = next_rank(g, entry, picked.monster)
        wide = entry.also and g.state.round >= entry.also_from
        cells = squares(entry.squares) or open_areas(g, entry)
        cells = cells or (areas(g, (where, entry.also)) if wide else 0)
        return Call(PlaceMonster(picked.monster, rank, where, cells=cells), then=self.offer)

    def arriving(self, g: Descent) -> dict[GroupOption, int]:
        """The groups of which a figure may arrive now, each with the entry that brings it.

        Where several entries have squares of their own, he says at which of them.
        """
        found: dict[GroupOption, int] = {}
        most = encounter(g).reinforce_most
        if most and sum(self.placed) >= most:
            return found
        for index, entry in enumerate(encounter(g).reinforce):
            place = GRID.name(GRID.cell(*entry.squares[0])) if entry.squares else ""
            done = self.placed[index] if self.placed else 0
            if entry.start != self.start or done >= number(g, entry.count) or not is_open(g, entry):
                continue
            for group in groups_of(g, entry):
                if next_rank(g, entry, group):
                    found.setdefault(GroupOption(group, place), index)
        return found

    def left(self, g: Descent, rule: CollapseRule) -> bool:
        """Must he block one more space, and can he?"""
        wanted = max(number(g, rule.n), 0 if g.state.round % 2 else number(g, rule.even))
        return (
            self.blocked < wanted
            and g.state.counters.get(rule.counter, 0) > 0
            and bool(spaces_to_block(g, rule))
        )


def arm_reinforcements(g: Descent) -> None:
    """They come at the end of the Overlord's turn, in the order he likes with what else comes then."""
    if not rules_of(g, CollapseRule) and all(entry.start for entry in encounter(g).reinforce):
        return
    on, seat = MOMENTS["overlord-end"], g.state.overlord.seat
    g.arm(Trigger(on, Reinforce(), seat, REINFORCEMENTS, "D2-OTN-18", optional=False))


def is_open(g: Descent, entry: Reinforcement) -> bool:
    """Does the quest bring reinforcements by this entry now?"""
    s = g.state
    if s.round < number(g, entry.from_round) or s.round % entry.every:
        return False
    if (entry.since and entry.since not in s.marks) or (entry.until and entry.until in s.marks):
        return False
    if not is_told(g, entry.only, entry.unless) or (entry.areas and not open_areas(g, entry)):
        return False
    return not entry.needs or QUEST_NEEDS[entry.needs](g)


def open_areas(g: Descent, entry: Reinforcement) -> Cells:
    """The spaces of those areas of an entry on which no hero stands and that nobody has closed."""
    heroes, found = cells_of(g, ("heroes",)), 0
    for name in entry.areas:
        if closed(name) not in g.state.marks and not area(g, name) & heroes:
            found |= area(g, name)
    return found


def groups_of(g: Descent, entry: Reinforcement) -> list[str]:
    """The groups of the encounter that an entry names, by monster or by key."""
    groups = g.state.groups
    if "any" in entry.groups:
        return [
            name
            for name, group in groups.items()
            if not group.lieutenant and any(f.group == name and f.cells for f in g.state.figures.values())
        ]
    return [name for name, group in groups.items() if name in entry.groups or group.key in entry.groups]


def next_rank(g: Descent, entry: Reinforcement, group: str) -> str:
    """Minions before masters, within the limits of the group (D2-MON-08); none where it is complete."""
    there = any(leaf.group == group and leaf.cells for leaf in g.state.figures.values())
    if entry.absent and there:
        return ""
    only_minions = entry.minions and g.state.groups[group].minions > 0
    for rank in ("minion",) if only_minions else ("minion", "master"):
        if missing(g, group, rank):
            return rank
    return ""


def spaces_to_block(g: Descent, rule: CollapseRule) -> Cells:
    """Empty spaces of the areas, not next to another such token unless no other is free."""
    free = areas(g, rule.areas) & empty_spaces(g)
    return free & ~ground(g).neighbours(tokens_on(g, rule.token)) or free


class Block(Procedure, tag="descent.block"):
    """The Overlord puts a token of the supply on a space."""

    token: str

    def rule(self, g: Descent) -> CollapseRule:
        return next(rule for rule in rules_of(g, CollapseRule) if rule.token == self.token)

    @step("D2-QST-02", "D2-WHO-03")
    def choose(self, g: Descent) -> Next:
        return ask(g.state.overlord.seat, *map(SpaceOption, each(spaces_to_block(g, self.rule(g)))))

    @choose.answered
    def put(self, g: Descent, picked: SpaceOption) -> Next:
        taken = set(g.state.tokens)
        name = next(f"{self.token}-{n}" for n in range(1, 99) if f"{self.token}-{n}" not in taken)
        g.emit(TokenSet(name, self.token, picked.cell), "D2-QST-02")
        count(g, self.rule(g).counter, -1)
        return Done()
