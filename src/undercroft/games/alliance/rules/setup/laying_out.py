"""The table is laid out: decks, tiles, tokens, first hands, figures (DA-SET)."""

from __future__ import annotations

from undercroft.games.alliance.events.dungeon import TileOffered
from undercroft.games.alliance.events.setting_up import (
    DeckShuffled,
    FirstPlayerDrawn,
    HeroPlaced,
    SoloDeckShuffled,
    StartingTileLaid,
    SuppliesLaidOut,
)
from undercroft.games.alliance.events.solo import SoloCardShown
from undercroft.games.alliance.ground import CANVAS
from undercroft.games.alliance.options import LeadOption
from undercroft.games.alliance.records.tiles import SOUTH, opposite, turned_side
from undercroft.games.alliance.rules.market.offering import fill_offer
from undercroft.games.alliance.rules.round.drawing import draw
from undercroft.games.alliance.rules.setup.heroes import HeroDraft, NamedParty, Presets, SoloPick
from undercroft.games.alliance.rules.who import clockwise, is_together
from undercroft.games.alliance.state import BASIC, TILES, Delve, library
from undercroft.kernel import Call, FigureId, Next, Procedure, Seat, ask, step
from undercroft.parts.decks import Cards, layered
from undercroft.space import each

FIRST_HAND = 6  # DA-SET-19


class SetUp(Procedure, tag="alliance.set_up"):
    """The numbered steps of the set-up in their order (DA-SET-01)."""

    party: tuple[str, ...] = ()
    placing: int = 0  # how many have placed their figures

    @step("DA-SET-08")
    def draw_first_player(self, g: Delve) -> None:
        seats = [str(seat) for seat in g.state.alliances]
        if len(seats) > 1:
            g.emit(FirstPlayerDrawn(Seat(int(g.chance("first player", seats)))))

    @step("DA-SET-02", "DA-SET-03", "DA-SET-04", "DA-GEO-03")
    def lay_starting_tiles(self, g: Delve) -> None:
        """In play order, along the entrances of the frame."""
        frame = library(g).frame[g.state.frame]
        tiles = library(g).tile.items()
        starts: dict[str | None, str] = {tile.colour: id for id, tile in tiles if tile.colour}
        for seat, entrance in zip(clockwise(g.state, g.state.first), frame.entrances, strict=True):
            tile = starts[g.state.alliances[seat].colour]
            g.emit(StartingTileLaid(seat, tile, entrance.cell, entrance.turns))

    @step("DA-SET-07", "DA-SOL-02", "DA-BAS-04")
    def choose_heroes(self, g: Delve) -> Next:
        if self.party:
            return Call(NamedParty(self.party))
        if BASIC in g.state.variants:
            return Call(Presets())
        return Call(HeroDraft() if len(g.state.alliances) > 1 else SoloPick())

    @step("DA-SET-17", "DA-SET-18", "DA-BAS-02")
    def make_decks(self, g: Delve) -> None:
        for seat in g.state.alliances:
            g.emit(DeckShuffled(seat, starter_cards(g, seat)))

    @step("DA-SET-19")
    def draw_first_hands(self, g: Delve) -> None:
        for seat in clockwise(g.state, g.state.first):
            draw(g, seat, FIRST_HAND)

    @step("DA-SET-20", "DA-SET-34")
    def place_figures(self, g: Delve) -> Next:
        seat = clockwise(g.state, g.state.first)[self.placing]
        return ask(seat, *map(LeadOption, g.state.alliances[seat].heroes))

    @place_figures.answered
    def stand(self, g: Delve, picked: LeadOption) -> Next:
        """The chosen hero in the centre, the others in their order along the entrance (DA-SET-21)."""
        s, seat = g.state, g.answering
        room = s.alliances[seat].start
        laid = next(each for each in s.dungeon.placed if each.cell == room)
        entrance = turned_side(SOUTH, laid.turns)
        others = [figure for figure in s.alliances[seat].heroes if figure != picked.figure]
        row = list(each(CANVAS.along[room, entrance]))
        for figure, cell in zip([picked.figure, *others], [CANVAS.square(room, (1, 1)), *row], strict=True):
            g.emit(HeroPlaced(FigureId(figure), cell, opposite(entrance)), "DA-SET-21")
        self.placing += 1
        return self.place_figures if self.placing < len(s.alliances) else None

    @step(
        "DA-SET-05", "DA-SET-06", "DA-SET-22", "DA-SET-25", "DA-SET-26", "DA-SET-27", "DA-SET-30",
        "DA-SET-32", "DA-SET-E2",
    )  # fmt: skip
    def lay_out_supplies(self, g: Delve) -> None:
        """Threat stacks, the level I deck, the dungeon deck by layers, the pools; XP reserves are endless."""
        content = library(g)
        row = content.numbers_for(len(g.state.alliances))
        layers = zip(content.tiles_by_level, row.tiles, strict=True)
        g.emit(
            SuppliesLaidOut(
                content.upgrades[0], content.threat_stacks, layered(*layers), (row.pools[0], row.pools[1])
            )
        )

    @step("DA-SET-23", "DA-SET-24", "DA-SOL-03")
    def offer_upgrades(self, g: Delve) -> None:
        fill_offer(g)

    @step("DA-SET-28")
    def offer_tiles(self, g: Delve) -> None:
        for position in range(TILES):
            g.emit(TileOffered(position, g.state.deck.next_card(g, "dungeon deck")))

    @step("DA-SOL-04", "DA-SET-33", "DA-COO-19")
    def shuffle_solo_deck(self, g: Delve) -> None:
        if is_together(g.state):
            g.emit(SoloDeckShuffled(library(g).solo_deck))
            g.emit(SoloCardShown(g.state.solo.next_card(g, "solo deck")))


def starter_cards(g: Delve, seat: Seat) -> Cards:
    """Three of each hero; in the Basic Game number 1 of each and generic ones (DA-BAS-01 to DA-BAS-03)."""
    content = library(g)
    heroes = [g.state.figures[figure].kind for figure in g.state.alliances[seat].heroes]
    if BASIC in g.state.variants:
        return (*(content.starters[hero][0] for hero in heroes), *content.generic_set)
    return tuple(card for hero in heroes for card in content.starters[hero])
