"""Penalties of the rooms of a random dungeon (GH-RDD-15 to -17)."""

from __future__ import annotations

from undercroft.games.gloomhaven.dungeon import name_of, penalty_of
from undercroft.games.gloomhaven.events.cards import CardDiscarded, CardLost, ItemUsed
from undercroft.games.gloomhaven.events.dungeon import Promoted
from undercroft.games.gloomhaven.events.rounds import Noted, TurnStarted
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import layout, library, page
from undercroft.games.gloomhaven.options import HexOption, LoseOption, TargetOption, UseItemOption
from undercroft.games.gloomhaven.records.abilities import Active
from undercroft.games.gloomhaven.records.moments import AddCards, GiveConditions, Hurt, SetElements
from undercroft.games.gloomhaven.records.places import hex_of, rank_for
from undercroft.games.gloomhaven.records.rooms import (
    EnemiesGain,
    GiveEnemies,
    LoseCards,
    NoConsuming,
    Penalty,
    PlaceAgain,
    Promote,
    UseUpItems,
)  # fmt: skip
from undercroft.games.gloomhaven.rules.actions import bonuses
from undercroft.games.gloomhaven.rules.actions.elements import NO_CONSUMING
from undercroft.games.gloomhaven.rules.effects.conditions import gain, is_immune
from undercroft.games.gloomhaven.rules.effects.healing import heal
from undercroft.games.gloomhaven.rules.monsters.stats import monster_stats
from undercroft.games.gloomhaven.rules.scenario.placing import Awaited
from undercroft.games.gloomhaven.rules.scenario.scenario_effects import affect
from undercroft.games.gloomhaven.rules.scenario.spawning import SpawnMonsters
from undercroft.games.gloomhaven.rules.who import is_up, seats
from undercroft.games.gloomhaven.state import Carried, Haven
from undercroft.kernel import (
    Call,
    Done,
    FigureId,
    Next,
    Procedure,
    Seat,
    Trigger,
    ask,
    ask_any,
    replace,
    step,
)  # fmt: skip
from undercroft.parts.happenings import ConditionGained
from undercroft.space import Cell

NOBODY = FigureId(0)


class SufferPenalties(Procedure, tag="gh.penalties"):
    """The penalties of a room for those who enter it, part by part (GH-RDD-15)."""

    room: int  # its number
    opener: FigureId = NOBODY
    at: int = 0
    seat: Seat = Seat(0)  # whose cards or items are next
    left: int = 0
    spots: tuple[Cell, ...] = ()  # chosen to be filled again

    @step("GH-RDD-16")
    def name_opener(self, g: Haven) -> Next:
        """Nobody opened a door to the first room: if it matters the players choose somebody."""
        about = [
            each
            for each in self.penalties(g)
            if "door-opener" in (getattr(each, "to", ""), getattr(each, "who", ""))
        ]
        if self.opener or not about:
            return self.begin
        return ask_any(seats(g), *(TargetOption(mat.figure) for mat in g.state.characters.values()))

    @name_opener.answered
    def named(self, g: Haven, picked: TargetOption) -> None:
        self.opener = picked.target

    @step("GH-RDD-15", "GH-RDD-17")
    def begin(self, g: Haven) -> Next:
        """The next part of the penalty."""
        parts = self.penalties(g)
        if self.at == len(parts):
            return Done()
        part, self.at, self.seat = parts[self.at], self.at + 1, Seat(0)
        match part:
            case LoseCards():
                self.left = part.count
                return self.lose_cards
            case UseUpItems():
                self.left = 1
                return self.use_up
            case Promote():
                return self.promote
            case PlaceAgain():
                self.left, self.spots = part.count, ()
                return self.place_again
            case AddCards() | Hurt() | SetElements():
                done = affect(g, part, self.opener, False)
                return Call(done, then=self.begin) if done is not None else self.begin
            case _:
                impose(g, part, self.opener)
                return self.begin

    @step("GH-RDD-15", "GH-SET-04")
    def lose_cards(self, g: Haven) -> Next:
        """Each who is meant chooses which cards of the hand are lost, or discarded."""
        part = self.part(g)
        assert isinstance(part, LoseCards)
        while self.seat < len(g.state.characters):
            mat = g.state.characters[self.seat]
            if mat.hand and self.left and (part.who == "each-character" or mat.figure == self.opener):
                return ask(self.seat, *map(LoseOption, mat.hand), secret=True)
            self.seat, self.left = Seat(self.seat + 1), part.count
        return self.begin

    @lose_cards.answered
    def lost(self, g: Haven, picked: LoseOption) -> Next:
        part = self.part(g)
        assert isinstance(part, LoseCards)
        g.emit(
            CardDiscarded(self.seat, picked.card)
            if part.discard
            else CardLost(self.seat, picked.card, "hand")
        )
        self.left -= 1
        return self.lose_cards

    @step("GH-RDD-15", "GH-ITM-10", "GH-ITM-11")
    def use_up(self, g: Haven) -> Next:
        """Items are spent or consumed for nothing: one small one of each, all that can be spent, or all."""
        part = self.part(g)
        assert isinstance(part, UseUpItems)
        while self.seat < len(g.state.characters):
            items = usable_up(g, self.seat, part)
            if part.which == "one-small" and items and self.left:
                return ask(self.seat, *(UseItemOption(each.item) for each in items))
            for each in items if part.which != "one-small" else ():
                g.emit(ItemUsed(self.seat, used_up(g, each)))
            self.seat, self.left = Seat(self.seat + 1), 1
        return self.begin

    @use_up.answered
    def used(self, g: Haven, picked: UseItemOption) -> Next:
        g.emit(ItemUsed(self.seat, used_up(g, Carried(picked.item))))
        self.left = 0
        return self.use_up

    @step("GH-RDD-15", "GH-AMB-01")
    def promote(self, g: Haven) -> Next:
        """A normal enemy of the room, chosen by the players, becomes elite."""
        floor = layout(g).floors[name_of(self.room)]
        some = [i for i, f in g.state.figures.items() if f.rank == "normal" and f.cells & floor]
        return ask_any(seats(g), *map(TargetOption, some)) if some else self.begin

    @promote.answered
    def promoted(self, g: Haven, picked: TargetOption) -> Next:
        leaf = replace(g.state.figures[picked.target], rank="elite")
        g.emit(Promoted(picked.target, monster_stats(g, leaf).hp))
        return self.begin

    @step("GH-RDD-15", "GH-RDD-17", "GH-AMB-01")
    def place_again(self, g: Haven) -> Next:
        """Enemies that the room before had, chosen by the players, stand there once more."""
        waiting = [each for each in self.earlier(g) if each.cell not in self.spots]
        if self.left and waiting:
            return ask_any(seats(g), *(HexOption(each.cell) for each in waiting))
        chosen = tuple(each for each in self.earlier(g) if each.cell in self.spots)
        return Call(SpawnMonsters(chosen, drops=True), then=self.begin) if chosen else self.begin

    @place_again.answered
    def again(self, g: Haven, picked: HexOption) -> Next:
        self.spots += (picked.cell,)
        self.left -= 1
        return self.place_again

    def earlier(self, g: Haven) -> list[Awaited]:
        """The monsters of the room before, of the rank that the penalty names; none before the first."""
        part = self.part(g)
        if self.room == 1 or not isinstance(part, PlaceAgain):
            return []
        standing = page(g).room(name_of(self.room - 1)).monsters
        some = [one for one in standing if rank_for(one.ranks, len(g.state.party)) == part.rank]
        return [Awaited(one.monster, part.rank, GRID.cell(*hex_of(one.at))) for one in some]

    def penalties(self, g: Haven) -> tuple[Penalty, ...]:
        return penalty_of(library(g).room, g.state.dungeon.chambers[self.room - 1])

    def part(self, g: Haven) -> Penalty:
        """The part that is being carried out."""
        return self.penalties(g)[self.at - 1]


class Mend(Procedure, tag="gh.mend"):
    """An enemy heals at the start of its turn, for the rest of the scenario."""

    points: int

    def applies(self, g: Haven) -> bool:
        leaf = g.state.figures[g.about(TurnStarted).figure]
        return bool(leaf.rank) and leaf.side == "monsters" and leaf.cells != 0

    @step("GH-RDD-15", "GH-HEA-01")
    def mend(self, g: Haven) -> None:
        heal(g, g.about(TurnStarted).figure, self.points)


def impose(g: Haven, part: Penalty, opener: FigureId) -> None:
    """Parts that ask nobody anything."""
    source = "penalty"
    match part:
        case GiveConditions():
            figures = (
                [opener] if part.to == "door-opener" else [mat.figure for mat in g.state.characters.values()]
            )
            for figure in figures:
                afflict(g, figure, part.conditions, part.lasting)
        case GiveEnemies():
            for figure in foes(g):
                if g.state.figures[figure].rank == "elite" or not part.elite_only:
                    afflict(g, figure, part.conditions, part.lasting)
        case EnemiesGain():
            until = "persistent" if part.lasting else "round"
            for figure in foes(g):
                for active in gained_by(part):
                    bonuses.begin(g, active, figure, figure, source, until)
            if part.heal:
                g.arm(Trigger("TurnStarted", Mend(part.heal), Seat(0), source, "GH-RDD-15", optional=False))
        case NoConsuming():
            g.emit(Noted(NO_CONSUMING, 1), "GH-RDD-15")
        case _:
            raise ValueError(f"no penalty of a room: {part}")


def gained_by(part: EnemiesGain) -> list[Active]:
    """The gains of each enemy; higher values that last are on the page (see dungeon.boosts)."""
    found = []
    if part.shield:
        found.append(Active(effect="shield", value=part.shield))
    if part.retaliate:
        found.append(Active(effect="retaliate", value=part.retaliate, range=part.retaliate_range))
    if part.attack and not part.lasting:
        found.append(Active(effect="attack", value=part.attack))
    if part.move and not part.lasting:
        found.append(Active(effect="move", value=part.move))
    if part.range and not part.lasting:
        found.append(Active(effect="range", value=part.range))
    return found


def afflict(g: Haven, figure: FigureId, conditions: tuple[str, ...], lasting: bool) -> None:
    """Conditions as always, or for the rest of the scenario."""
    for condition in conditions:
        if not lasting:
            gain(g, figure, condition)
        elif is_up(g, figure) and not is_immune(g, g.state.figures[figure], condition):
            g.emit(ConditionGained(figure, condition, 0), "GH-RDD-15")


def foes(g: Haven) -> list[FigureId]:
    """All enemies on the board."""
    return [i for i, f in g.state.figures.items() if f.cells and f.rank and f.side == "monsters"]


def usable_up(g: Haven, seat: Seat, part: UseUpItems) -> list[Carried]:
    """The items of a character that a penalty is about."""
    items = library(g).item
    ready = [each for each in g.state.characters[seat].items if each.state == "ready"]
    uses = ("spent",) if part.which == "spendable" else ("spent", "consumed")
    found = [each for each in ready if items[each.item].use in uses]
    return [each for each in found if part.which != "one-small" or items[each.item].slot == "small"]


def used_up(g: Haven, item: Carried) -> Carried:
    """The item as it is after use."""
    return replace(item, state="spent" if library(g).item[item.item].use == "spent" else "consumed")
