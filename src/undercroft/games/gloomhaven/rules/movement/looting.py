"""Looting money tokens and treasure tiles (GH-LOO, GH-TRE)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.cards import ExperienceGained
from undercroft.games.gloomhaven.events.ground import MoneyGained, MoneyLooted, ThingFound, TreasureLooted
from undercroft.games.gloomhaven.events.rounds import DeedDone, Noted
from undercroft.games.gloomhaven.library import ground, library
from undercroft.games.gloomhaven.options import HexOption, PerformOption, SkipOption
from undercroft.games.gloomhaven.records.abilities import Loot
from undercroft.games.gloomhaven.records.treasures import Treasure as TreasureRecord
from undercroft.games.gloomhaven.rules.actions.measures import MEASURES
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.effects.conditions import gain
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.requirements import known_hexes
from undercroft.games.gloomhaven.rules.scenario.endings import look_for_verdict
from undercroft.games.gloomhaven.rules.scenario.random_dungeon import OpenDungeonTreasure
from undercroft.games.gloomhaven.rules.scenario.special_rules import loots_by_action
from undercroft.games.gloomhaven.rules.who import ask_for, is_automatic
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Call, Choice, Done, FigureId, Next, Procedure, Requirement, step, window
from undercroft.space import Cell, Cells, mask_of


class LootAbility(Procedure, tag="gh.loot"):
    """Loot X: everything within range and in sight (GH-LOO-01, GH-LOO-03, GH-LOO-04)."""

    figure: FigureId
    ability: Loot

    def is_possible(self, g: Haven) -> bool:
        """Is there anything to take, or does the card give tokens of its own?"""
        terrain, cells = g.state.terrain, self.cells(g)
        lying = any(cells >> cell & 1 for cell, _ in terrain.money)
        return lying or any(cells >> tile.cell & 1 for tile in terrain.treasures) or self.given(g) > 0

    begun = window("GH-ITM-19")

    @step("GH-LOO-10", "GH-TRN-07")
    def choose(self, g: Haven) -> Next:
        """All of it or nothing: tokens cannot be left on purpose. Where nothing lies nobody is asked."""
        if is_automatic(g, self.figure) or g.nearest(Perform).forced:
            return self.loot
        if not self.is_possible(g):
            return Done(0)
        return ask_for(g, self.figure, PerformOption(), SkipOption())

    @choose.answered
    def chosen(self, g: Haven, picked: PerformOption | SkipOption) -> Next:
        return Done(0) if isinstance(picked, SkipOption) else self.loot

    @step("GH-LOO-01", "GH-LOO-02", "GH-LOO-03")
    def loot(self, g: Haven) -> Next:
        return Call(LootHexes(self.figure, self.cells(g), self.ability.at_most))

    @step("GH-LOO-01")
    def more(self, g: Haven) -> Next:
        """Further tokens that the card gives."""
        leaf, tokens = g.state.figures[self.figure], self.given(g)
        if tokens and leaf.is_character:
            g.emit(MoneyGained(leaf.seat, tokens))
        return Done(1)

    def cells(self, g: Haven) -> Cells:
        return ground(g).in_sight(g.state.figures[self.figure].cell, self.ability.range)

    def given(self, g: Haven) -> int:
        """How many tokens the card gives of its own."""
        return sum(
            bonus.money * (MEASURES[bonus.per](g, self.figure, FigureId(0)) if bonus.per else 1)
            for bonus in self.ability.bonuses
        )


class LootHexes(Procedure, tag="gh.loot_hexes"):
    """Take every token and tile in these hexes (GH-LOO-05, GH-LOO-06); others stay there (GH-LOO-11)."""

    figure: FigureId
    cells: Cells
    at_most: int = 0
    at_end: bool = False  # of a turn, not by an ability
    taken: int = 0

    @step("GH-LOO-05", "GH-LOO-10")
    def choose_money(self, g: Haven) -> Next:
        """Where only so many tokens may be taken of more, their hexes are chosen one by one."""
        there = self.there(g)
        if not self.at_most or sum(there.values()) <= self.at_most - self.taken:
            return self.take_money
        if self.taken == self.at_most:
            return self.take_treasure
        return ask_for(g, self.figure, *(HexOption(cell) for cell in there))

    choose_money.poses(lambda: MONEY)

    @choose_money.answered
    def money_chosen(self, g: Haven, picked: HexOption) -> Next:
        self.taken += 1
        self.take(g, picked.cell, 1)
        return self.choose_money

    @step("GH-LOO-05", "GH-MOT-16")
    def take_money(self, g: Haven) -> None:
        """To the supply of who loots; with a monster it is gone."""
        for cell, tokens in self.there(g).items():
            self.take(g, cell, tokens)

    def there(self, g: Haven) -> dict[Cell, int]:
        """The tokens that can be taken, in the order in which they came to lie there."""
        cells = MONEY.legal(g, self)
        return {cell: tokens for cell, tokens in g.state.terrain.money if cells >> cell & 1}

    def take(self, g: Haven, cell: Cell, tokens: int) -> None:
        leaf = g.state.figures[self.figure]
        g.emit(MoneyLooted(self.figure, cell, tokens, leaf.seat))
        if leaf.is_character:
            g.emit(DeedDone(leaf.seat, "money", tokens))
            g.emit(DeedDone(leaf.seat, "loot", tokens))

    @step("GH-LOO-06", "GH-TRE-01", "GH-TRE-03", "GH-MOT-17")
    def take_treasure(self, g: Haven) -> Next:
        """One tile after the other; monsters cannot."""
        leaf = g.state.figures[self.figure]
        if not leaf.is_character:
            return Done(1)
        for treasure in g.state.terrain.treasures:
            if self.at_end and treasure.content == "goal" and loots_by_action(g):
                continue
            if self.cells >> treasure.cell & 1:
                g.emit(TreasureLooted(self.figure, leaf.seat, treasure))
                g.emit(DeedDone(leaf.seat, "treasures"))
                g.emit(DeedDone(leaf.seat, "loot"))
                if treasure.content == "goal":
                    taken = g.state.story.get("goal-tiles", 0) + 1
                    g.emit(Noted("goal-tiles", taken), "GH-TRE-02")
                    g.emit(Noted(f"goal-tiles-{leaf.seat}", 1), "GH-TRE-02")
                    look_for_verdict(g)
                    return self.take_treasure
                return Call(OpenTreasure(self.figure, treasure.content), then=self.take_treasure)
        return Done(1)


MONEY: Choice[Haven, LootHexes] = Choice(
    "cell",
    HexOption,
    known_hexes,
    (
        Requirement("GH-LOO-05", "not-looted", lambda g, by, cells: cells & by.cells),
        Requirement(
            "GH-LOO-05",
            "no-money",
            lambda g, by, cells: cells & mask_of(at for at, _ in g.state.terrain.money),
        ),
    ),
)


class OpenTreasure(Procedure, tag="gh.open_treasure"):
    """The gains of a numbered tile, at once, for its looter (GH-TRE-03 to -06)."""

    figure: FigureId
    number: str

    @step("GH-TRE-03", "GH-TRE-04", "GH-TRE-05", "GH-TRE-06", "GH-LOO-07")
    def give(self, g: Haven) -> Next:
        """Items are owned at once, and used from the next scenario on (GH-ITM-09); a copy is sold."""
        if self.number not in library(g).treasure:  # of a random dungeon (GH-RDD-19)
            return Call(OpenDungeonTreasure(self.figure, self.number))
        record: TreasureRecord = library(g).treasure[self.number]
        seat = g.state.figures[self.figure].seat
        if record.xp:
            g.emit(ExperienceGained(seat, record.xp))
        found = [f"gold:{record.gold}"] if record.gold else []
        found += [f"checkmarks:{record.checkmarks}"] if record.checkmarks else []
        owned = {carried.item for carried in g.state.characters[seat].items}
        for item in (name_of(g, number) for number in record.items):
            twice = item in owned or f"item:{item}" in g.state.characters[seat].found
            found.append(f"sold:{item}" if twice else f"item:{item}")
        found += [f"design:{name_of(g, number)}" for number in record.item_designs]
        found += ["random-design"] * record.random_item_designs
        found += ["side-scenario"] * record.side_scenarios
        found += [f"scenario:{scenario}" for scenario in record.unlocks]
        for what in found:
            g.emit(ThingFound(seat, what))
        for condition in record.conditions:
            gain(g, self.figure, condition)
        return Call(Suffer(self.figure, record.damage, "event")) if record.damage else Done()


def name_of(g: Haven, number: int) -> str:
    """The item with that number, or the number where there is no such card."""
    return next((item.id for item in library(g).item.values() if item.number == number), str(number))
