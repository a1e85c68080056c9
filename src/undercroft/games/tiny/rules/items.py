"""Items: the chest they come from, the amulet and the potion (TN-DOR-04, TN-ITM)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from undercroft.games.tiny.events import AbilityUsed, ChestTaken, ItemSpent
from undercroft.games.tiny.ground import square
from undercroft.games.tiny.options import DieOption, DrinkOption
from undercroft.games.tiny.rules.attack import FACES, Attack, DieRerolled
from undercroft.games.tiny.rules.doors import room_of
from undercroft.games.tiny.rules.effects import heal
from undercroft.games.tiny.rules.targets import is_hurt
from undercroft.games.tiny.rules.who import HERO_OF, decider
from undercroft.games.tiny.state import Tiny, content
from undercroft.kernel import FigureId, Next, Procedure, Right, Seat, Trigger, ask, step
from undercroft.parts.dice import rerolled


class TakeChest(Procedure, tag="tiny.take_chest"):
    """The hero has what was in the chest."""

    figure: FigureId

    @step("TN-DOR-04")
    def take(self, g: Tiny) -> None:
        hero = g.state.figures[self.figure]
        cell = hero.cells.bit_length() - 1
        chests = [chest for room in g.state.rooms for chest in room_of(g, room).chests]
        item = next(chest.item for chest in chests if square(chest.at) == cell)
        g.emit(ChestTaken(self.figure, cell, item))
        arm_item(g, self.figure, item)


class Reroll(Procedure, tag="tiny.reroll"):
    """Once a round the amulet turns one die of its carrier's attack."""

    figure: FigureId

    def applies(self, g: Tiny) -> bool:
        attack, me = g.nearest(Attack), g.state.figures[self.figure]
        return attack.attacker == self.figure and bool(attack.dice) and "amulet" not in me.used

    @step("TN-ITM-02", "TN-ATK-08")
    def choose_die(self, g: Tiny) -> Next:
        dice = g.nearest(Attack).dice
        return ask(decider(g, self.figure), *(DieOption(n) for n in range(1, len(dice) + 1)))

    @choose_die.answered
    def reroll(self, g: Tiny, picked: DieOption) -> None:
        g.emit(AbilityUsed(self.figure, "amulet"))
        die = g.nearest(Attack).dice[picked.number - 1]
        g.emit(DieRerolled(picked.number, rerolled(g, FACES, die)))


class Drink(Procedure, tag="tiny.drink"):
    """A potion heals its carrier and is spent."""

    figure: FigureId
    item: str

    @step("TN-ITM-01")
    def drink(self, g: Tiny) -> None:
        g.emit(ItemSpent(self.figure, self.item))
        heal(g, self.figure, content(g).item[self.item].heals)


def rights(g: Tiny, seat: Seat) -> Sequence[Right]:
    """At any time when there is something to decide: a potion (TN-ITM-01)."""
    figure = HERO_OF[seat]
    hero = g.state.figures[figure]
    if not hero.items or not hero.cells or not is_hurt(hero):
        return ()
    return drinks(figure, hero.items, content(g).potions)


@cache
def drinks(figure: FigureId, items: tuple[str, ...], potions: frozenset[str]) -> Sequence[Right]:
    """To drink each potion among the items that a hero carries."""
    carried = sorted(potions.intersection(items))
    return tuple(Right(DrinkOption(item), Drink(figure, item)) for item in carried)


def arm_item(g: Tiny, figure: FigureId, item: str) -> None:
    """Arm an item at a window of its own (TN-ITM-02)."""
    if content(g).item[item].use == "reroll":
        seat = g.state.figures[figure].seat
        g.arm(Trigger("tiny.attack.rolled", Reroll(figure), seat, f"{item}@{figure}", "TN-ITM-02"))
