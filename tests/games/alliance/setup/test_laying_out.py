"""The table is laid out: decks, tiles, pools, hands, figures (DA-SET, DA-BAS, DA-SOL)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.alliance.boards import cells
from games.alliance.table import ONE, TWO, Table, edition
from undercroft.games.alliance.setup import AllianceSetup
from undercroft.games.alliance.state import AllianceState
from undercroft.kernel import Entry, Game, Seat

PARTY = (*ONE, *TWO, "holgar", "belzamin", "graltar", "jypzy", "krolt", "mirabell", "root", "odrin")

FIGHTERS = ("krom", "lorna", "graltar", "jypzy", "petra", "krolt", "bull", "mcfarlin")  # no magic at all


def ready(
    players: int, *variants: str, seed: str = "laid", party: tuple[str, ...] = PARTY
) -> Game[AllianceState]:
    """A game whose figures are placed."""
    setup = edition().settle(AllianceSetup(players, variants, "", party[: 4 * players]))
    game: Game[AllianceState] = edition().new_game(setup, seed)
    while game.open[0].what == "alliance.set_up.place_figures":
        game.answer(game.open[0].seat, 0)
    return game


@pytest.mark.rule("DA-SET-25", "DA-SET-26", "DA-SET-27", "DA-SET-28", "DA-SET-30", "DA-SET-E2")
@pytest.mark.parametrize(
    ("players", "tiles", "pools"),
    [
        (1, (6, 4, 2), (8, 12)), (2, (6, 5, 2), (12, 16)),
        (3, (8, 6, 3), (15, 25)), (4, (10, 7, 4), (20, 35)),
    ],
)  # fmt: skip
def test_tiles_and_pools_by_players(
    players: int, tiles: tuple[int, int, int], pools: tuple[int, int]
) -> None:
    s = ready(players).state
    assert s.pools == pools and s.reserve == 0
    assert [layer.left for layer in s.deck.layers] == [tiles[0] - 2, *tiles[1:]]
    assert len(s.tiles) == 2 and all(each.startswith("i-") for each in s.tiles)
    assert s.deck.size + 2 == sum(tiles)
    everything = {tile for layer in s.deck.layers for tile in layer.pool} | set(s.tiles)
    assert everything == {id for id, tile in edition().rules.content.tile.items() if tile.level}


@pytest.mark.rule("DA-SET-17", "DA-SET-18", "DA-SET-19")
def test_twelve_starter_cards_and_a_first_hand_of_six() -> None:
    s = ready(2).state
    for seat, party in ((Seat(0), ONE), (Seat(1), TWO)):
        alliance = s.alliances[seat]
        assert len(alliance.hand) == 6 and len(alliance.deck.pool) == 6 and alliance.drafted == 0
        owners = Counter(edition().rules.content.card[card].hero for card in alliance.owned)
        assert owners == dict.fromkeys(party, 3)


@pytest.mark.rule("DA-BAS-01", "DA-BAS-02", "DA-BAS-03")
def test_the_basic_deck_has_four_own_and_eight_generic_cards() -> None:
    content = edition().rules.content
    s = ready(2, "basic").state
    for alliance in s.alliances.values():
        records = [content.card[card] for card in alliance.owned]
        assert sorted(card.slot for card in records if card.hero) == [1, 1, 1, 1]
        generic = Counter(card.id for card in records if card.sort == "generic")
        assert len(generic) == 4 and set(generic.values()) == {2}
        assert all(content.users[card] == frozenset(content.hero) for card in generic)
    full = ready(2).state
    owned = [card for each in full.alliances.values() for card in each.owned]
    assert not any(content.card[card].sort == "generic" for card in owned)


@pytest.mark.rule("DA-SET-20", "DA-SET-21", "DA-SET-34")
def test_one_hero_in_the_centre_the_others_along_the_entrance() -> None:
    setup = edition().settle(AllianceSetup(2, (), "", (*ONE, *TWO)))
    game: Game[AllianceState] = edition().new_game(setup, "table 0")
    first = game.state.first
    assert game.open[0].seats == (first,)
    assert game.open[0].keys() == [f"lead {4 * first + n}" for n in (1, 2, 3, 4)]
    game.answer(first, f"lead {4 * first + 3}")
    assert game.open[0].seats == (1 - first,)
    west, east = (game.state.alliances[Seat(seat)] for seat in (first, 1 - first))
    assert (west.start, east.start) == ((1, 0), (1, 4))
    leaves = [game.state.figures[figure] for figure in west.heroes]
    assert leaves[2].cells == cells((4, 1))
    assert leaves[0].cells | leaves[1].cells | leaves[3].cells == cells((3, 0), (4, 0), (5, 0))
    assert {leaf.facing for leaf in leaves} == {0}  # east, away from the entrance in the west


@pytest.mark.rule("DA-SET-22", "DA-SET-23", "DA-SET-24")
def test_five_upgrades_that_somebody_can_use() -> None:
    content = edition().rules.content
    discarded = 0
    for n in range(12):
        s = ready(2, seed=f"offer {n}", party=FIGHTERS).state
        kinds = {leaf.kind for leaf in s.figures.values()}
        assert len(s.offer) == 5 and all(content.card[card].level == 1 for card in s.offer)
        assert all(content.users[card] & kinds for card in s.offer)
        assert not any(content.users[card] & kinds for card in s.upgrades.discard)
        assert len(s.upgrades.pool) + 5 + len(s.upgrades.discard) == 30
        discarded += len(s.upgrades.discard)
    assert discarded


@pytest.mark.rule("DA-SOL-03")
def test_alone_cards_without_a_user_stay_on_offer() -> None:
    content = edition().rules.content
    useless = 0
    for n in range(20):
        s = ready(1, seed=f"offer {n}").state
        assert s.upgrades.discard == ()
        kinds = {leaf.kind for leaf in s.figures.values()}
        useless += sum(not content.users[card] & kinds for card in s.offer)
    assert useless


@pytest.mark.rule("DA-SET-05", "DA-SET-06", "DA-SET-29", "DA-SET-32")
def test_threats_are_counted_and_no_monster_is_on_the_board() -> None:
    s = ready(3).state
    assert [len(stack) for stack in s.stacks] == [8, 6, 4]
    assert s.threats == () and not any(leaf.role == "monster" for leaf in s.figures.values())


@pytest.mark.rule("DA-SOL-04", "DA-SET-33", "DA-COO-19")
def test_only_those_who_play_together_have_the_deck_of_monsters() -> None:
    assert ready(2).state.solo.size == 0
    for game in (ready(1), ready(2, "coop")):
        assert len(game.state.solo.top) == 1 and len(game.state.solo.pool) == 15


@pytest.mark.rule("DA-SET-01")
def test_the_set_up_goes_on_in_the_order_of_the_book() -> None:
    log: list[Entry] = []
    setup = edition().settle(AllianceSetup(2))
    game = edition().new_game(setup, "order", log=log)
    while game.state.round == 0:
        game.answer(game.open[0].seat, 0)
    names = list(dict.fromkeys(type(entry.event).__name__ for entry in log))
    wanted = ["StartingTileLaid", "HeroesRevealed", "HeroTaken", "DeckShuffled", "CardDrawn", "HeroPlaced"]
    wanted += ["UpgradeOffered", "TileOffered", "RoundBegun"]
    assert sorted(wanted, key=names.index) == wanted


@pytest.mark.rule("DA-SET-03")
def test_each_seat_has_its_colour() -> None:
    s = ready(4).state
    assert [each.colour for each in s.alliances.values()] == ["blue", "red", "yellow", "green"]
    assert sorted(laid.tile for laid in s.dungeon.placed) == [
        "start-blue", "start-green", "start-red", "start-yellow",
    ]  # fmt: skip


@pytest.mark.rule("DA-SET-04")
def test_the_first_player_takes_the_first_entrance() -> None:
    for n in range(6):
        s = ready(3, seed=f"entrance {n}").state
        entrances = [entrance.cell for entrance in edition().rules.content.frame[s.frame].entrances]
        assert [s.alliances[Seat((s.first + k) % 3)].start for k in range(3)] == entrances


def test_a_position_of_the_tests_is_sound() -> None:
    assert Table().faults() == []
