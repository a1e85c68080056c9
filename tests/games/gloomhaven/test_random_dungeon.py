"""Random dungeons (GH-RDD)."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import Draws, Table, scene, shelf
from games.gloomhaven.test_party import edition
from undercroft.games.gloomhaven.dungeon import exits_of, floors_and_doors, laid
from undercroft.games.gloomhaven.events.cards import CardDiscarded, CardLost
from undercroft.games.gloomhaven.events.dungeon import ChamberLaid, Promoted, RoomCardDrawn
from undercroft.games.gloomhaven.events.ground import ThingFound
from undercroft.games.gloomhaven.events.rounds import FigurePlaced
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import KEPT, ground, layout, page
from undercroft.games.gloomhaven.records.places import hexes_of
from undercroft.games.gloomhaven.rules.actions.elements import available
from undercroft.games.gloomhaven.rules.monsters.stats import monster_level, monster_stats, printed_stats
from undercroft.games.gloomhaven.rules.movement.doors import Reveal
from undercroft.games.gloomhaven.rules.movement.looting import OpenTreasure
from undercroft.games.gloomhaven.rules.scenario.penalties import SufferPenalties
from undercroft.games.gloomhaven.setup import HavenSetup, settle
from undercroft.games.gloomhaven.state import Chamber, Lasting, Turn
from undercroft.kernel import CardId, FigureId, SetupError, replace
from undercroft.space import each


def dungeon(
    *cards: str, entrance: str = "", how: str = "suggested", party: tuple[str, ...] = ("brute", "tinkerer")
) -> Table:
    """A dungeon whose cards come in this order: a room card, a monster card, and so on."""
    setup = settle(shelf(), HavenSetup(scenario="random", party=party))
    source = CardsFirst(cards)
    game = edition().new_game(setup, "seed", source, log=[])
    table = Table(game)
    table.picks(f"penalties {how}")
    if entrance:
        table.picks(entrance)
    for seat in range(len(party)):
        table.picks(f"{seat}>{next(d for d in game.open if d.seat == seat).keys()[0]}")
    for _ in party:
        table.picks(game.open[0].keys()[0])
    return still(table)


def still(table: Table) -> Table:
    """Nothing is going on: the test decides what happens next."""
    table.game.open = ()
    table.state.frames.clear()
    return table


class CardsFirst(Draws):
    """Room and monster cards as named, in order; of all else the first."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        super().__init__()
        self.cards = list(cards)

    def pick(self, word: int, what: str, outcomes: object) -> str:
        if what in ("room card", "monster card") and self.cards:
            return self.cards.pop(0)
        return super().pick(word, what, outcomes)  # type: ignore[arg-type]


def opened_rooms(table: Table) -> list[str]:
    return list(table.state.rooms)


def open_door(table: Table, at: int = 0) -> Table:
    """The first character opens a door of the last room."""
    closed = [*each(ground(table.game).closed)]
    return table.run(Reveal(closed[at], FigureId(1)))


@pytest.mark.rule("GH-RDD-01", "GH-RDD-02", "GH-RDD-22")
def test_a_random_dungeon_can_always_be_played_instead_of_a_scenario() -> None:
    assert settle(shelf(), HavenSetup(scenario="random")).scenario == "random"
    by_variant = settle(shelf(), HavenSetup(variants=("random-dungeon", "solo")))
    assert (by_variant.scenario, by_variant.variants) == ("random", ("solo",))
    with pytest.raises(SetupError, match="no scenario of the book"):
        settle(shelf(), HavenSetup(scenario="3", variants=("random-dungeon",)))
    table = dungeon("altar", "mangy")
    assert not page(table.game).road_event and not page(table.game).unlocks


@pytest.mark.rule("GH-RDD-03", "GH-RDD-04")
def test_three_rooms_one_at_a_time() -> None:
    """The goal needs all three rooms; a room is unknown until its door opens."""
    table = dungeon("altar", "mangy", "clearing", "drowned", "crossroads", "wild")
    g = table.game
    assert opened_rooms(table) == ["room-1"] and len(layout(g).floors) == 3
    assert not ground(g).is_whole and ground(g).closed
    for figure, leaf in list(table.state.figures.items()):
        if leaf.rank:
            del table.state.figures[figure]
    open_door(table)
    assert opened_rooms(table) == ["room-1", "room-2"] and not ground(g).is_whole
    open_door(table)
    assert opened_rooms(table) == ["room-1", "room-2", "room-3"]
    assert ground(g).is_whole and not ground(g).closed
    assert page(g).goals[0].__struct_config__.tag == "kill-all"


@pytest.mark.rule("GH-RDD-05")
def test_each_room_uses_a_card_of_each_deck_of_twenty() -> None:
    table = dungeon("altar", "mangy")
    kept = table.state.dungeon
    assert (kept.rooms.size, kept.monsters.size) == (19, 19)
    assert kept.rooms.discard == kept.monsters.discard == (), "both lie on the table"
    assert len(shelf().room) == len(shelf().dungeon) == 20


@pytest.mark.rule("GH-RDD-E1", "GH-RDD-06")
def test_the_room_is_called_by_both_cards() -> None:
    table = dungeon("sewer", "drowned")
    assert [(c.monsters, c.room) for c in table.state.dungeon.chambers] == [("drowned", "sewer")]
    assert table.event(ChamberLaid).chamber.monsters == "drowned"


@pytest.mark.rule("GH-RDD-07", "GH-RDD-09")
def test_a_room_card_lies_in_the_middle_with_all_that_it_shows() -> None:
    table = dungeon("altar", "mangy")
    record, chamber = shelf().room["altar"], table.state.dungeon.chambers[0]
    floor = layout(table.game).floors["room-1"]
    assert floor == GRID.mask(laid(chamber, record.floor)) and floor.bit_count() == len(
        hexes_of(record.floor)
    )
    assert table.state.terrain.blocked.bit_count() == 4
    for door in layout(table.game).doors:
        assert ground(table.game).paths.neighbours(1 << door) & floor, "beside the tile"


@pytest.mark.rule("GH-RDD-10")
def test_characters_start_within_two_hexes_of_the_entrance() -> None:
    setup = settle(shelf(), HavenSetup(scenario="random", party=("brute", "tinkerer")))
    table = Table(edition().new_game(setup, "seed", CardsFirst(("armory", "mangy")), log=[]))
    assert table.picks("penalties suggested").keys() == ["entrance 0 A", "entrance 1 B"]
    assert set(table.asked.seats) == {0, 1}
    table.picks("entrance 1 B")
    chamber = table.state.dungeon.chambers[0]
    (door,) = laid(chamber, "2:9")
    starts = layout(table.game).starts
    assert starts and all(GRID.apart(cell, GRID.cell(*door)) <= 2 for cell in each(starts))
    covered = table.state.terrain.covered
    for leaf in table.state.figures.values():
        covered |= leaf.cells
    assert not starts & covered


@pytest.mark.rule("GH-RDD-11", "GH-RDD-12", "GH-RDD-14")
def test_the_entrance_is_of_the_exits_type() -> None:
    """The altar leads on by B: the cabin has an A entrance only and is discarded; the armory has a B."""
    table = dungeon("altar", "mangy", "cabin", "armory", "drowned")
    open_door(table)
    drawn = [(event.card, event.fits) for event in table.events(RoomCardDrawn)]
    assert drawn == [("altar", True), ("cabin", False), ("armory", True)]
    assert table.state.dungeon.rooms.discard == ("cabin",)
    chamber = table.state.dungeon.chambers[1]
    assert (chamber.room, chamber.entrance) == ("armory", 1)
    (entrance,) = laid(chamber, "2:9")
    assert GRID.at(chamber.door) == entrance
    assert table.state.opened >> chamber.door & 1


@pytest.mark.rule("GH-RDD-13")
def test_the_other_exit_is_closed_off() -> None:
    """The tunnel has two exits, of type A and B: behind either a room, and then no other."""
    for at, (second, kind) in enumerate((("sewer", "A"), ("altar", "B"))):
        table = dungeon("tunnel", "mangy")
        g = table.game
        rooms, chamber = shelf().room, table.state.dungeon.chambers[0]
        exits = {GRID.cell(*spot): kind for spot, kind in exits_of(rooms, chamber, set())}
        assert len(exits) == 2 and ground(g).closed.bit_count() == 2
        door = next(cell for cell, sort in exits.items() if sort == kind)
        table.game.source.cards = [second, "drowned"]  # type: ignore[attr-defined]
        table.run(Reveal(door, FigureId(1)))
        (other,) = set(exits) - {door}
        assert table.state.dungeon.chambers[1].room == second and at >= 0
        assert not ground(g).closed >> other & 1 and not ground(g).floor >> other & 1


@pytest.mark.rule("GH-RDD-08", "GH-RDD-18", "GH-RDD-20")
def test_a_monster_card_fills_the_twelve_spots() -> None:
    """Drowned, for two characters: an elite and a normal lurker, a spirit, water, traps of stun and harm."""
    table = dungeon("sewer", "drowned")
    chamber, record = table.state.dungeon.chambers[0], shelf().room["sewer"]
    spots = [GRID.cell(*laid(chamber, spot)[0]) for spot in record.spots]
    placed = {leaf.cell: (leaf.kind, leaf.rank) for leaf in table.state.figures.values() if leaf.rank}
    assert placed == {
        spots[0]: ("lurker", "elite"), spots[2]: ("lurker", "normal"), spots[5]: ("living-spirit", "normal"),
    }  # fmt: skip
    terrain = table.state.terrain
    assert {spots[4], spots[10]} == set(each(terrain.difficult))
    assert [(trap.cell, trap.damage, trap.conditions) for trap in terrain.traps] == [
        (spots[i], 3, ("stun",)) for i in (7, 8, 9)
    ]
    assert [t.cell for t in terrain.treasures] == [spots[11]]
    assert {"lurker", "living-spirit"} <= table.state.ability_decks.keys()
    four = dungeon("sewer", "drowned", party=("brute", "tinkerer", "scoundrel", "mindthief"))
    assert sum(bool(leaf.rank) for leaf in four.state.figures.values()) == 6


@pytest.mark.rule("GH-RDD-15")
def test_which_penalties() -> None:
    """None, minor, major is suggested; the players may have it otherwise."""
    cards = ("altar", "mangy", "clearing", "drowned", "crossroads", "wild")
    for how, wish in (
        ("suggested", ["", "minor", "major"]),
        ("none", [""] * 3),
        ("minor", ["minor"] * 3),
        ("major", ["major"] * 3),
    ):
        table = dungeon(*cards, how=how)
        open_door(open_door(table))
        assert [chamber.penalty for chamber in table.state.dungeon.chambers] == wish


@pytest.mark.rule("GH-RDD-15")
def test_conditions_cards_and_elements() -> None:
    sewer = dungeon("sewer", "drowned", how="minor")
    assert sewer.conditions(1) == sewer.conditions(2) == ["muddle"]
    lasting = dungeon("sewer", "drowned", how="major")
    assert [c.turns for c in lasting.figure(1).conditions] == [0]
    curses = dungeon("tunnel", "drowned", how="major", entrance="").state.attack_decks
    assert curses["0"].pool.count(CardId("curse")) == curses["1"].pool.count(CardId("curse")) == 3
    bless = dungeon("altar", "drowned", how="major").state.attack_decks["monsters"]
    assert bless.pool.count(CardId("bless")) == 7
    table = dungeon("clearing", "drowned", how="none").knows(elements=(2, 1, 0, 0, 0, 2))
    table.state.dungeon = replace(table.state.dungeon, chambers=(with_penalty(table, "minor"),))
    assert table.run(SufferPenalties(1)).state.elements == (0,) * 6


def with_penalty(table: Table, penalty: str) -> Chamber:
    return replace(table.state.dungeon.chambers[0], penalty=penalty)


def penalized(card: str, penalty: str, monsters: str = "mangy", opener: int = 1) -> Table:
    """A dungeon whose first room strikes only now."""
    table = dungeon(card, monsters, how="none")
    table.state.dungeon = replace(table.state.dungeon, chambers=(with_penalty(table, penalty),))
    return table.run(SufferPenalties(1, FigureId(opener)))


@pytest.mark.rule("GH-RDD-15")
def test_characters_may_be_kept_from_consuming() -> None:
    table = penalized("clearing", "major").knows(elements=(2, 2, 0, 0, 0, 0), turn=Turn(FigureId(1)))
    assert available(table.game) == ()
    assert available(table.knows(turn=Turn(FigureId(3))).game) == ("fire", "ice")


@pytest.mark.rule("GH-RDD-15")
def test_damage_lost_and_discarded_cards() -> None:
    table = penalized("dead-end", "minor")
    table.picks("suffer", "suffer")
    assert (table.hp(1), table.hp(2)) == (10 - 3, 8 - 3)
    table = penalized("crossroads", "minor")
    for seat in (0, 0, 1, 1):
        table.picks(f"{seat}>{table.asked.keys()[0]}")
    assert len(table.events(CardDiscarded)) == 4 and len(table.mat(0).discard) == 2 == len(
        table.mat(1).discard
    )
    table = penalized("cave", "major", opener=2)
    table.picks(*[f"1>{table.asked.keys()[0]}"]).picks(table.asked.keys()[0])
    assert len(table.events(CardLost)) == 2 and len(table.mat(1).lost) == 2 and not table.mat(0).lost


@pytest.mark.rule("GH-RDD-15")
def test_enemies_gain() -> None:
    table = penalized("alcove", "minor")
    shields = [(each.effect.effect, each.effect.value, each.until) for each in table.state.lasting]
    assert shields == [("shield", 1, "round")] * sum(bool(f.rank) for f in table.state.figures.values())
    table = penalized("den", "major")
    kept: Lasting = table.state.lasting[0]
    assert (kept.effect.effect, kept.effect.value, kept.effect.range, kept.until) == (
        "retaliate",
        2,
        3,
        "scenario",
    )
    plain, strong = (
        dungeon("armory", "mangy", entrance="entrance 0 A", how="none"),
        dungeon("armory", "mangy", entrance="entrance 0 A", how="major"),
    )
    for table, more in ((plain, 0), (strong, 1)):
        leaf = table.figure(3)
        printed = printed_stats(table.game, leaf, monster_level(table.game))
        assert monster_stats(table.game, leaf).attack == printed.attack + more
    table = penalized("library", "major")
    assert all(table.conditions(i) == ["strengthen"] for i, f in table.state.figures.items() if f.rank)
    table = penalized("passage", "minor")
    assert {f.rank for i, f in table.state.figures.items() if f.suffers("invisible")} == {"elite"}


@pytest.mark.rule("GH-RDD-15")
def test_enemies_mend_at_the_start_of_their_turns() -> None:
    table = penalized("passage", "major")
    table.looks(3, "stun", hp=1)
    table.turn(3)
    assert table.hp(3) == 2


@pytest.mark.rule("GH-RDD-15")
def test_a_normal_enemy_becomes_elite() -> None:
    table = penalized("encampment", "minor")
    figure = int(table.keys("target")[0])
    assert table.figure(figure).rank == "normal"
    table.picks(f"target {figure}")
    assert table.figure(figure).rank == "elite"
    assert table.hp(figure) == table.figure(figure).full == monster_stats(table.game, table.figure(figure)).hp
    assert table.event(Promoted).figure == figure


@pytest.mark.rule("GH-RDD-15")
def test_items_are_used_up() -> None:
    party = ("brute;items=minor-healing-potion,boots-of-striding", "tinkerer")
    for card, penalty, expected in (
        ("hallway", "major", {"minor-healing-potion": "consumed", "boots-of-striding": "spent"}),
        ("trail", "minor", {"minor-healing-potion": "ready", "boots-of-striding": "spent"}),
        ("hallway", "minor", {"minor-healing-potion": "consumed", "boots-of-striding": "ready"}),
    ):
        table = dungeon(
            card, "mangy", how="none", party=party, entrance="entrance 0 A" if card == "hallway" else ""
        )
        table.state.dungeon = replace(table.state.dungeon, chambers=(with_penalty(table, penalty),))
        table.run(SufferPenalties(1, FigureId(1)))
        if table.is_asked():
            table.picks("use-item minor-healing-potion")
        assert {each.item: each.state for each in table.mat(0).items} == expected


@pytest.mark.rule("GH-RDD-16")
def test_who_is_meant_in_the_first_room_is_chosen_by_all() -> None:
    table = dungeon("burrow", "mangy", how="none")
    table.state.dungeon = replace(table.state.dungeon, chambers=(with_penalty(table, "minor"),))
    table.run(SufferPenalties(1))
    assert table.keys() == ["target 1", "target 2"] and len(table.asked.seats) == 2
    table.picks("target 2")
    assert table.conditions(2) == ["stun"] and not table.conditions(1)


@pytest.mark.rule("GH-RDD-17")
def test_what_is_about_the_room_before_does_nothing_in_the_first() -> None:
    table = penalized("road", "major")
    assert not table.is_asked() or table.asked.what != "gh.penalties.place_again"
    before = len(table.events(FigurePlaced))
    assert before == sum(bool(f.rank) for f in table.state.figures.values())


@pytest.mark.rule("GH-RDD-15", "GH-RDD-17")
def test_enemies_of_the_room_before_come_again() -> None:
    table = dungeon("sewer", "mangy", "road", "drowned")
    before = {f.kind for f in table.state.figures.values() if f.rank}
    count = len(table.events(FigurePlaced))
    open_door(table)
    assert table.asked.what == "gh.penalties.place_again"
    (spot, *_) = table.keys("hex")
    table.picks(f"hex {spot}")
    while table.is_asked():
        table.picks(table.asked.keys()[0])
    placed = table.events(FigurePlaced)[count:]
    assert placed[-1].leaf.kind in before and placed[-1].leaf.rank == "normal"
    assert layout(table.game).floors["room-1"] & placed[-1].leaf.cells


@pytest.mark.rule("GH-RDD-19")
def test_treasure_helps_at_once() -> None:
    table = dungeon("sewer", "drowned", how="none").mats(0, lost=("trample",), discard=(), hand=())
    table.run(OpenTreasure(FigureId(1), "dungeon:drowned:12"))
    assert table.mat(0).hand == ("trample",) and not table.mat(0).lost
    table.run(OpenTreasure(FigureId(1), "dungeon:mangy:12"))
    assert table.event(ThingFound).what == "gold:10"
    table.looks(1, "poison", "muddle", hp=2).run(OpenTreasure(FigureId(1), spot_of("defiled")))
    assert table.conditions(1) == ["muddle"] and table.hp(1) == 2, "the heal takes the poison"
    table.run(OpenTreasure(FigureId(1), spot_of("wild")))
    assert table.conditions(1) == []
    table.run(OpenTreasure(FigureId(1), spot_of("venomous")))
    assert all(table.conditions(i) == ["poison"] for i, f in table.state.figures.items() if f.rank)
    before = {i: f.hp for i, f in table.state.figures.items() if f.rank}
    table.run(OpenTreasure(FigureId(1), spot_of("rotting")))
    assert all(table.hp(i) == max(0, hp - 2) for i, hp in before.items())


def spot_of(card: str) -> str:
    spots = shelf().dungeon[card].spots
    return (
        f"dungeon:{card}:{next(i for i, s in enumerate(spots, 1) if s.__struct_config__.tag == 'treasure')}"
    )


@pytest.mark.rule("GH-RDD-19")
def test_treasure_that_refreshes_items() -> None:
    table = dungeon(
        "sewer",
        "drowned",
        how="none",
        party=("brute;items=minor-healing-potion,boots-of-striding", "tinkerer"),
    )
    items = [replace(table.mat(0).items[0], state="consumed"), replace(table.mat(0).items[1], state="spent")]
    table.mats(0, items=tuple(items))
    table.run(OpenTreasure(FigureId(1), spot_of("foggy"))).picks("refresh minor-healing-potion")
    assert [each.state for each in table.mat(0).items] == ["ready", "ready"]


@pytest.mark.rule("GH-RDD-21")
def test_level_as_in_any_scenario() -> None:
    setup = settle(shelf(), HavenSetup(scenario="random", level=5, difficulty="hard"))
    assert edition().new_game(setup, "seed").state.level == 4


@pytest.mark.rule("GH-RDD-12", "GH-RDD-04")
@pytest.mark.parametrize("seed", range(12))
def test_rooms_never_overlap_and_always_lead_on(seed: int) -> None:
    """A card that does not fit on the table is treated like one without a matching entrance."""
    setup = settle(shelf(), HavenSetup(scenario="random", party=("brute", "tinkerer")))
    game = edition().new_game(setup, f"dungeon {seed}", log=[])
    table = Table(game).picks("penalties none")
    while game.open[0].what != "gh.round.choose_lead":
        table.picks(f"{game.open[0].seat}>{game.open[0].keys()[0]}")
    open_door(still(table))
    open_door(table, -1)
    chambers, rooms = table.state.dungeon.chambers, shelf().room
    floors = [set(laid(chamber, rooms[chamber.room].floor)) for chamber in chambers]
    assert sum(map(len, floors)) == len(set.union(*floors))
    assert len(floors_and_doors(rooms, chambers)) == sum(map(len, floors)) + 2
    for chamber in chambers[1:]:
        assert GRID.at(chamber.door) == laid(chamber, rooms[chamber.room].entrances[chamber.entrance].at)[0]
    reached = 0
    for ring in ground(game).rings(table.figure(1).cell):
        reached |= ring
    assert reached == ground(game).floor


def test_boards_of_a_map_that_grows_are_kept_within_bounds() -> None:
    table = scene(brute="2:2", spellweaver="0:0")
    s, content = table.state, table.game.rules.content
    here, before = content.ground(s).floor, s.opened
    for opened in range(2 * KEPT):
        s.opened = before | opened << 40
        assert content.ground(s) is content.ground(s) and content.ground(s).floor == here | s.opened
    assert len(content.grounds) == KEPT and len(content.layouts) <= KEPT
