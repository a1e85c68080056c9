"""Random dungeons: three rooms, each drawn when the door to it opens (GH-RDD)."""

from __future__ import annotations

from typing import Literal

from undercroft.games.gloomhaven.dungeon import exits_of, first_chamber, floors_and_doors, lays, page_of
from undercroft.games.gloomhaven.events.cards import CardsRecovered, ItemsRefreshed
from undercroft.games.gloomhaven.events.dungeon import (
    ChamberLaid,
    DungeonBegan,
    PenaltiesChosen,
    RoomCardDrawn,
    RoomCardsReshuffled,
)  # fmt: skip
from undercroft.games.gloomhaven.events.ground import ThingFound
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.options import EntranceOption, PenaltiesOption, RecoverOption, RefreshOption
from undercroft.games.gloomhaven.records.rooms import TreasureSpot
from undercroft.games.gloomhaven.rules.effects.conditions import NEGATIVE, gain, lose
from undercroft.games.gloomhaven.rules.effects.healing import heal
from undercroft.games.gloomhaven.rules.scenario.placing import deck_of
from undercroft.games.gloomhaven.rules.scenario.scenario_effects import HurtSome
from undercroft.games.gloomhaven.rules.who import enemies, seats
from undercroft.games.gloomhaven.state import Chamber, Haven
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Procedure, ask, ask_any, replace, step
from undercroft.parts.decks import Deck, shuffled
from undercroft.space import Cell

Penalties = Literal["", "minor", "major"]
SUGGESTED: tuple[Penalties, Penalties, Penalties] = ("", "minor", "major")  # GH-RDD-15
HOW_HARD: dict[str, tuple[Penalties, Penalties, Penalties]] = {
    "suggested": SUGGESTED, "none": ("", "", ""), "minor": ("minor",) * 3, "major": ("major",) * 3,
}  # fmt: skip


class EnterDungeon(Procedure, tag="gh.enter_dungeon"):
    """Two decks of twenty cards, and the first room (GH-RDD-01, GH-RDD-05)."""

    @step("GH-RDD-05", "GH-RDD-01")
    def shuffle(self, g: Haven) -> None:
        records = library(g)
        g.emit(DungeonBegan(Deck(shuffled(records.room)), Deck(shuffled(records.dungeon))))

    @step("GH-RDD-15")
    def choose_penalties(self, g: Haven) -> Next:
        """None, minor, major in the three rooms is suggested; the players may have it otherwise."""
        return ask_any(seats(g), *map(PenaltiesOption, HOW_HARD))

    @choose_penalties.answered
    def settle_penalties(self, g: Haven, picked: PenaltiesOption) -> None:
        g.emit(PenaltiesChosen(picked.how))

    @step("GH-RDD-04")
    def draw_first(self, g: Haven) -> Next:
        return Call(DrawRoom())


class DrawRoom(Procedure, tag="gh.draw_room"):
    """The next room: a room card that fits behind the door, and a monster card (GH-RDD-04, GH-RDD-05)."""

    door: Cell = -1
    card: CardId = CardId("")

    @step("GH-RDD-05", "GH-RDD-11", "GH-RDD-12")
    def draw(self, g: Haven) -> Next:
        """A card without an entrance like the exit, or that cannot lie there, is discarded for another."""
        dungeon = g.state.dungeon
        if not dungeon.rooms.size:
            g.emit(RoomCardsReshuffled())
        card = g.state.dungeon.rooms.next_card(g, "room card")
        fits = self.way(g, card) is not None
        g.emit(RoomCardDrawn(card, fits))
        if not fits:
            return self.draw
        self.card = card
        return None

    @step("GH-RDD-10", "GH-RDD-14")
    def choose_entrance(self, g: Haven) -> Next:
        """The first room may have several: the players choose together. Later the door decides."""
        if self.door >= 0:
            return self.lay
        entrances = library(g).room[self.card].entrances
        return ask_any(seats(g), *(EntranceOption(i, each.type) for i, each in enumerate(entrances)))

    @choose_entrance.answered
    def enter(self, g: Haven, picked: EntranceOption) -> Next:
        self.lay_out(g, replace(first_chamber(library(g).room, self.card), entrance=picked.number))
        return Done()

    @step("GH-RDD-04", "GH-RDD-06", "GH-RDD-18")
    def lay(self, g: Haven) -> None:
        way = self.way(g, self.card)
        assert way is not None
        self.lay_out(g, way)

    def lay_out(self, g: Haven, chamber: Chamber) -> None:
        """The room with a monster card, and ability decks for types that had none."""
        dungeon, records = g.state.dungeon, library(g)
        monsters = dungeon.monsters.next_card(g, "monster card")
        penalty = HOW_HARD[dungeon.penalties][len(dungeon.chambers)]
        chamber = replace(chamber, monsters=monsters, penalty=penalty)
        page = page_of(records.room, records.dungeon, (*dungeon.chambers, chamber), len(g.state.party))
        names = sorted({deck_of(g, kind) for kind in page.monsters} - g.state.ability_decks.keys())
        decks = {name: Deck(shuffled(card.id for card in records.deck[name].cards)) for name in names}
        g.emit(ChamberLaid(chamber, tuple(decks.items())), "GH-RDD-18")

    def way(self, g: Haven, card: CardId) -> Chamber | None:
        """How the card lies, if it can: its entrance on the door."""
        rooms, chambers = library(g).room, g.state.dungeon.chambers
        if self.door < 0:
            return first_chamber(rooms, card)
        taken = floors_and_doors(rooms, chambers)
        kind = next(kind for at, kind in exits_of(rooms, chambers[-1], taken) if at == GRID.at(self.door))
        return next(lays(rooms, chambers, card, self.door, kind), None)


class OpenDungeonTreasure(Procedure, tag="gh.dungeon_treasure"):
    """A treasure on a spot of a monster card helps at once (GH-RDD-19)."""

    figure: FigureId
    number: str  # "dungeon:drowned:12"
    left: int = 0  # cards or items still to get back

    @step("GH-RDD-19", "GH-TRE-03")
    def give(self, g: Haven) -> Next:
        spot, leaf = self.spot(g), g.state.figures[self.figure]
        if spot.gold:
            g.emit(ThingFound(leaf.seat, f"gold:{spot.gold}"))
        heal(g, self.figure, spot.heal)
        if spot.cure:
            for condition in NEGATIVE:
                lose(g, self.figure, condition)
        foes = tuple(enemies(g, self.figure))
        for condition in spot.enemies_get:
            for foe in foes:
                gain(g, foe, condition)
        self.left = spot.recover_lost or spot.refresh_items
        return Call(HurtSome(foes, spot.hurts_enemies)) if spot.hurts_enemies else None

    @step("GH-RDD-19")
    def get_back(self, g: Haven) -> Next:
        """Lost cards return to the hand, or used items are refreshed, as the looter chooses."""
        mat, spot = g.state.characters[g.state.figures[self.figure].seat], self.spot(g)
        used = [each.item for each in mat.items if each.state in ("spent", "consumed")]
        options = [*map(RecoverOption, mat.lost)] if spot.recover_lost else [*map(RefreshOption, used)]
        return ask(mat.seat, *options) if self.left and options else Done()

    @get_back.answered
    def got_back(self, g: Haven, picked: RecoverOption | RefreshOption) -> Next:
        seat = g.state.figures[self.figure].seat
        if isinstance(picked, RecoverOption):
            g.emit(CardsRecovered(seat, (picked.card,), "lost"))
        else:
            g.emit(ItemsRefreshed(seat, (picked.item,)))
        self.left -= 1
        return self.get_back

    def spot(self, g: Haven) -> TreasureSpot:
        _, card, number = self.number.split(":")
        spot = library(g).dungeon[card].spots[int(number) - 1]
        assert isinstance(spot, TreasureSpot)
        return spot
