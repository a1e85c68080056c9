"""The monsters' part of solo and co-op games (DA-SOL, DA-COO)."""

from __future__ import annotations

import pytest

from games.alliance.boards import cell
from games.alliance.table import FIRST, SECOND, Table, edition
from undercroft.games.alliance.events.attacks import AttackCompared, AttackDeclared
from undercroft.games.alliance.events.cards import CardDiscarded
from undercroft.games.alliance.events.dungeon import TileOffered, TileRemoved
from undercroft.games.alliance.events.fights import TokensPlaced
from undercroft.games.alliance.events.market import (
    UpgradeDiscarded,
    UpgradeOffered,
    UpgradeRemoved,
    XpTurnedDown,
)
from undercroft.games.alliance.events.rounds import Exhausted, MonsterActivated, Readied
from undercroft.games.alliance.events.solo import SoloCardResolved, SoloCardShown
from undercroft.games.alliance.rules.solo.monster_part import SoloPart, SoloPlayer, strikers, targets_of
from undercroft.kernel import CardId, FigureId
from undercroft.parts.decks import Deck, shuffled

START, ROOM = (2, 1), (1, 1)


def cards() -> list[str]:
    return list(edition().rules.content.solo)


def with_card(card: str, players: int = 1, *variants: str) -> Table:
    """A solo or co-op game before this card; the room of seat 0 is connected with one to the north."""
    table = Table(players, *variants)
    rest = shuffled(each for each in cards() if each != card)
    table.s.solo = Deck(rest, (CardId(card),))
    for seat in table.s.alliances:
        table.hand(seat)
    if players == 1:
        table.lay("i-01", ROOM)
        table.passage(ROOM, START)
    return table


def part(table: Table, *results: str) -> Table:
    table.s.part = "monsters"
    return table.run(SoloPart(), results=results)


def finish(table: Table) -> Table:
    while table.game.open:
        table.answer(table.keys[0])
    return table


@pytest.mark.rule("DA-SOL-05", "DA-SOL-06", "DA-SOL-07", "DA-COO-01", "DA-DRA-17", "DA-SOL-11")
def test_upgrades_are_removed_discarded_and_replaced() -> None:
    table = with_card("s-01")  # X1 A3
    offer = table.s.offer
    finish(part(table))
    assert [each.card for each in table.events(UpgradeRemoved)] == [offer[0]]
    assert [each.card for each in table.events(UpgradeDiscarded)] == [offer[2]]
    assert {each.position for each in table.events(UpgradeOffered)} == {0, 2}
    assert offer[0] in table.s.removed and offer[2] in table.s.upgrades.discard
    assert table.s.offer[1] == offer[1] and table.faults() == []
    assert table.events(SoloCardResolved)[0].card == "s-01" and len(table.events(SoloCardShown)) == 1
    assert len(table.s.solo.top) == 1 and table.s.solo.discard == ("s-01",)


@pytest.mark.rule("DA-COO-02", "DA-COO-03", "DA-SOL-14")
def test_a_tile_is_removed_and_no_longer_counts() -> None:
    table = with_card("s-10")  # tile X2
    tiles, left = table.s.tiles, table.s.deck.size
    finish(part(table))
    assert table.events(TileRemoved)[0].tile == tiles[1] and table.events(TileOffered)[0].position == 1
    assert table.s.deck.size == left - 1 and table.s.tiles[0] == tiles[0] and table.faults() == []
    empty = with_card("s-10")
    empty.offer_tiles("i-04")
    empty.empty_deck()
    finish(part(empty))
    assert empty.events(TileRemoved) == [] and empty.s.tiles == ("i-04", "")


@pytest.mark.rule("DA-SOL-E1", "DA-COO-04", "DA-SOL-10", "DA-COO-09")
def test_the_most_valuable_monster_becomes_ready() -> None:
    table = with_card("s-14")
    table.lay("i-04", (0, 0))
    low = table.monster("m-01", (0, 0), exhausted=True)
    high = table.monster("m-10", (0, 1), exhausted=True)
    same = table.monster("m-12", (0, 2), exhausted=True)
    part(table)
    assert table.asked == FIRST and set(table.some("ready")) == {str(high), str(same)}
    table.answer(f"ready {same}")
    assert (
        table.events(Readied)[0].figure == same and table.leaf(low).exhausted and table.leaf(high).exhausted
    )


@pytest.mark.rule("DA-COO-E1", "DA-COO-05", "DA-COO-10", "DA-COO-11", "DA-SOL-08", "DA-COO-18", "DA-COO-08")
def test_the_only_action_that_can_be_done_must_be_done() -> None:
    table = with_card("s-03")  # Martial or Primal +1, any +2, else discard 3
    table.change("lorna", kind="belzamin", cells=1 << cell((6, 4)))  # the only one in reach is Celestial
    for number, at in ((1, (8, 3)), (3, (8, 4)), (4, (8, 5))):
        table.change(FigureId(number), cells=1 << cell(at))
    brute = table.monster("m-06", (5, 4))
    part(table)
    activated = table.events(MonsterActivated)[0]
    assert (activated.figure, activated.bonus) == (brute, 2)
    finish(table)
    assert table.events(AttackDeclared)[0].target == FigureId(2)
    assert table.events(AttackCompared)[0].power in (6, 7)  # 4 + 2, and 1 more if its power rolled well
    assert table.events(CardDiscarded) == [] and table.events(Exhausted)[0].figure == brute


@pytest.mark.rule("DA-SOL-08", "DA-COO-05", "DA-COO-06")
@pytest.mark.parametrize(("picked", "bonus"), [(0, 1), (1, 2)])
def test_of_two_actions_that_can_be_done_the_player_chooses(picked: int, bonus: int) -> None:
    table = with_card("s-03")  # Martial or Primal +1, any +2
    brute = table.monster("m-06", (5, 4))  # Petra, a fighter, is in its reach
    table.stand("petra", (6, 4))
    part(table)
    assert (table.asked, table.what) == (FIRST, "alliance.solo_player.choose")
    assert table.some("strike") == ["0", "1"]
    table.answer(f"strike {picked}")
    activated = table.events(MonsterActivated)[0]
    assert (activated.figure, activated.bonus) == (brute, bonus)


@pytest.mark.rule("DA-COO-06")
@pytest.mark.parametrize(
    ("card", "kind", "bonus"), [("s-07", "m-06", 3), ("s-07", "m-02", 0), ("s-08", "m-02", 3)]
)
def test_a_bonus_for_one_type_of_attack(card: str, kind: str, bonus: int) -> None:
    table = with_card(card)
    table.monster(kind, (5, 4))
    part(table)
    if table.what == "alliance.solo_player.choose":
        table.answer("strike 1")
    assert table.events(MonsterActivated)[0].bonus == bonus


@pytest.mark.rule("DA-COO-07", "DA-COO-12")
def test_the_hero_with_the_lowest_defense() -> None:
    table = with_card("s-13")
    content = edition().rules.content
    action = content.solo["s-13"].either
    lowest = targets_of(table.game, FIRST, action)
    assert {table.leaf(figure).kind for figure in lowest} == {
        "petra",
        "lorna",
        "krom",
    }  # 2 each; McFarlin has 3
    table.change("lorna", lies=True)
    assert {table.leaf(each).kind for each in targets_of(table.game, FIRST, action)} == {"petra", "krom"}


@pytest.mark.rule("DA-COO-10", "DA-COO-11", "DA-SOL-19")
def test_only_the_most_valuable_ready_monster_is_looked_at() -> None:
    table = with_card("s-01")
    near = table.monster("m-01", (5, 4))
    table.lay("ii-01", (0, 0))
    far = table.monster("m-10", (0, 0))
    action = edition().rules.content.solo["s-01"].other
    assert strikers(table.game, FIRST, action)[0] == []  # the ogre cannot get there, so nothing is possible
    table.change(far, exhausted=True)
    assert strikers(table.game, FIRST, action)[0] == [near]
    assert table.leaf(near).cells == 1 << cell((5, 4))


@pytest.mark.rule("DA-COO-E2", "DA-SOL-09", "DA-COO-13", "DA-COO-17", "DA-COO-08")
def test_section_three_with_a_surge_and_poison() -> None:
    table = with_card("s-16")  # ready-monster; lowest, any; surge, poison 1
    brute = table.monster("m-06", (5, 4), exhausted=True)
    table.run(SoloPlayer(FIRST))
    assert table.events(Readied)[0].figure == brute
    assert table.events(MonsterActivated)[0].bonus == 3
    while table.what != "alliance.solo_player.wound":
        table.answer(table.keys[0])
    assert table.leaf(brute).exhausted
    table.answer(f"wound {table.id('petra')}")
    assert table.events(TokensPlaced)[-1].token == "poison" and table.what == ""


@pytest.mark.rule("DA-COO-13")
def test_a_surge_that_reaches_nobody_only_makes_ready() -> None:
    table = with_card("s-04")
    table.lay("i-04", (0, 0))
    far = table.monster("m-06", (0, 0), exhausted=True)
    table.run(SoloPlayer(FIRST))
    assert not table.leaf(far).exhausted and table.events(MonsterActivated) == []


@pytest.mark.rule("DA-COO-14")
@pytest.mark.parametrize(("xp", "turned"), [(0, 0), (3, 1)])
def test_xp_is_turned_face_down(xp: int, turned: int) -> None:
    table = with_card("s-02")
    table.own(FIRST, face_up=xp)
    table.run(SoloPlayer(FIRST))
    alliance = table.s.alliances[FIRST]
    assert (alliance.face_up, alliance.face_down) == (xp - turned, turned)
    assert len(table.events(XpTurnedDown)) == turned


@pytest.mark.rule("DA-COO-15", "DA-COO-16")
def test_three_cards_are_discarded_and_the_next_draw_is_smaller() -> None:
    table = with_card("s-03")
    table.hand(FIRST, "st-08-1", "st-08-2", "st-08-3", "st-03-1")
    table.run(SoloPlayer(FIRST))
    assert table.asked == FIRST and table.game.open[0].secret
    table.answer("discard st-08-1", "discard st-08-2", "discard st-08-3")
    assert table.s.alliances[FIRST].hand == ("st-03-1",) and table.s.alliances[FIRST].fewer == 3


@pytest.mark.rule("DA-COO-17")
def test_wounds_are_split_among_the_standing() -> None:
    table = with_card("s-01")  # wound 2
    table.change("krom", lies=True, damage=("damage",) * 5)
    table.run(SoloPlayer(FIRST))
    assert set(table.some("wound")) == {str(table.id(each)) for each in ("petra", "lorna", "mcfarlin")}
    table.answer(f"wound {table.id('petra')}", f"wound {table.id('lorna')}")
    assert [each.figure for each in table.events(TokensPlaced)] == [table.id("petra"), table.id("lorna")]
    assert {each.token for each in table.events(TokensPlaced)} == {"damage"}


@pytest.mark.rule("DA-COO-E3", "DA-COO-21", "DA-COO-22", "DA-COO-20")
def test_co_op_of_three_in_the_order_of_monsters() -> None:
    table = with_card("s-14", 3, "coop")  # wound 2
    part(table)
    asked = []
    while table.game.open:
        asked.append(int(table.asked))
        table.answer(table.keys[0])
    assert asked == [2, 2, 1, 1, 0, 0]  # each puts two tokens on the own heroes
    seats = [table.leaf(each.figure).seat for each in table.events(TokensPlaced)]
    assert seats == [2, 2, 1, 1, 0, 0]
    tiles = with_card("s-11", 3, "coop")
    finish(part(tiles))
    assert len(tiles.events(TileRemoved)) == 1  # section I once


@pytest.mark.rule("DA-COO-22", "DA-COO-23")
def test_each_player_means_the_own_heroes() -> None:
    table = with_card("s-01", 2, "coop")
    action = edition().rules.content.solo["s-01"].other
    for seat in (FIRST, SECOND):
        assert {table.leaf(each).seat for each in targets_of(table.game, seat, action)} == {seat}


@pytest.mark.rule("DA-SOL-12", "DA-SOL-04")
def test_sixteen_cards_are_enough_for_sixteen_cycles() -> None:
    table = with_card("s-01")
    for _ in range(16):
        finish(part(table))
    assert table.s.solo.size == 0 and len(set(table.s.solo.discard)) == 16
    assert len(table.events(SoloCardShown)) == 15


@pytest.mark.rule("DA-COO-01", "DA-COO-02", "DA-COO-04", "DA-COO-13", "DA-COO-14", "DA-COO-15", "DA-COO-17")
@pytest.mark.parametrize("card", [f"s-{number:02}" for number in range(1, 17)])
def test_every_line_of_every_card_can_be_carried_out(card: str) -> None:
    for exhausted in (False, True):
        table = with_card(card)
        table.own(FIRST, face_up=3)
        table.monster("m-06", (5, 4), exhausted=exhausted)
        before = len(table.log)
        finish(part(table))
        assert len(table.log) > before + 2 and table.s.solo.discard == (card,)
        if not exhausted or edition().rules.content.solo[card].first.__class__.__name__ == "ReadyLine":
            assert table.events(AttackDeclared)
