"""XP: rewards by cubes, pools, decks that change (DA-XP)."""

from __future__ import annotations

import pytest

from games.alliance.table import FIRST, SECOND, Table, edition
from undercroft.games.alliance.events.market import DeckChanged, XpGained
from undercroft.games.alliance.rules.market.experience import gain, pay_reward
from undercroft.kernel import CardId, Cut, Seat


def paid(table: Table) -> list[tuple[int, int]]:
    return [(each.seat, each.amount) for each in table.events(XpGained)]


def killed(table: Table, kind: str, *cubes: int) -> Table:
    """A monster with these cubes is paid."""
    figure = table.monster(kind, (1, 1), cubes=tuple(map(Seat, cubes)))
    pay_reward(table.game, figure)
    return table


@pytest.mark.rule("DA-XP-E1", "DA-XP-03", "DA-XP-01", "DA-XP-06")
def test_most_damage_gets_the_larger_part() -> None:
    table = killed(Table(), "m-10", 1, 1, 0, 0, 1, 1, 1, 1)  # Ogre: 3 and 1
    assert paid(table) == [(1, 3), (0, 1)]
    first = table.log[0]
    assert isinstance(first.why[0], Cut) and first.why[0].kept == ("red",)


@pytest.mark.rule("DA-XP-E2", "DA-XP-05", "DA-XP-06")
def test_a_tie_goes_to_who_was_first() -> None:
    table = killed(Table(), "m-10", 0, 0, 0, 1, 1, 1)
    assert paid(table) == [(0, 3), (1, 1)]
    says = [reason.says for reason in table.log[0].why if isinstance(reason, Cut)]
    assert says == ["cubes", "first-cube"]


@pytest.mark.rule("DA-XP-18")
def test_the_first_cube_is_the_earliest_still_there() -> None:
    """Blue struck first, and all its early cubes were healed away: what counts lies there now."""
    assert paid(killed(Table(), "m-10", 1, 0, 1, 0)) == [(1, 3), (0, 1)]


@pytest.mark.rule("DA-XP-02")
@pytest.mark.parametrize(("kind", "total"), [("m-01", 1), ("m-10", 4), ("m-18", 7)])
def test_alone_one_gets_all(kind: str, total: int) -> None:
    assert paid(killed(Table(), kind, 0, 0, 0)) == [(0, total)]


@pytest.mark.rule("DA-XP-04")
def test_the_third_gets_nothing() -> None:
    assert paid(killed(Table(3), "m-10", 2, 2, 2, 0, 0, 1)) == [(2, 3), (0, 1)]


@pytest.mark.rule("DA-DMG-17")
def test_damage_of_nobody_counts_for_nobody() -> None:
    assert paid(killed(Table(), "m-10", -1, -1, -1, -1, 1)) == [(1, 4)]
    assert paid(killed(Table(), "m-10", -1, -1)) == []


@pytest.mark.rule("DA-XP-E3", "DA-XP-08", "DA-XP-09", "DA-XP-10", "DA-XP-12")
def test_a_reward_empties_the_first_pool() -> None:
    table = Table()
    table.s.pools = (2, 16)
    table.own(SECOND, face_up=10)
    offer, discard = table.s.offer, table.s.upgrades.discard
    gain(table.game, FIRST, 4)
    assert [(each.amount, each.source) for each in table.events(XpGained)] == [(2, 1), (2, 2)]
    assert table.s.pools == (0, 14) and table.s.level == 2 and table.s.alliances[FIRST].face_up == 4
    assert table.s.offer == offer and table.s.upgrades.discard == discard
    assert all(edition().rules.content.card[card].level == 2 for card in table.s.upgrades.pool)
    assert table.entry(DeckChanged).rule == "DA-XP-10" and table.faults() == []


@pytest.mark.rule("DA-XP-11", "DA-XP-08", "DA-XP-13")
def test_then_the_second_and_the_reserve() -> None:
    table = Table()
    table.s.pools = (1, 1)
    table.own(SECOND, face_up=26)
    tiles = table.s.deck
    gain(table.game, FIRST, 7)
    assert [(each.amount, each.source) for each in table.events(XpGained)] == [(1, 1), (1, 2), (5, 3)]
    assert table.s.level == 3 and table.s.reserve == 5 and table.s.deck == tiles
    assert len(table.s.upgrades.pool) == 16 and table.faults() == []
    gain(table.game, FIRST, 3)
    assert table.s.level == 3 and table.s.reserve == 8


@pytest.mark.rule("DA-XP-19", "DA-DRA-15")
def test_gaps_are_filled_from_the_new_deck_at_once() -> None:
    table = Table()
    table.s.pools = (1, 16)
    table.s.upgrades = type(table.s.upgrades)((), (), (), table.s.upgrades.discard)
    table.s.offer = (table.s.offer[0], CardId(""), table.s.offer[2], CardId(""), table.s.offer[4])
    gain(table.game, FIRST, 1)
    levels = [edition().rules.content.card[card].level for card in table.s.offer]
    assert levels == [1, 2, 1, 2, 1]


@pytest.mark.rule("DA-XP-07", "DA-XP-14", "DA-XP-16", "DA-GEN-02")
def test_face_down_xp_counts_and_cannot_be_spent() -> None:
    table = Table()
    gain(table.game, FIRST, 2)
    gain(table.game, FIRST, 3, face_down=True)
    alliance = table.s.alliances[FIRST]
    assert (alliance.face_up, alliance.face_down, alliance.xp) == (2, 3, 5) and table.faults() == []


@pytest.mark.rule("DA-XP-02", "DA-ART-03")
def test_a_trophy_chest_adds_to_the_first_reward() -> None:
    table = Table()
    table.own(FIRST, artifacts=(CardId("u3-16"),))
    assert paid(killed(table, "m-10", 0, 0, 1)) == [(0, 4), (1, 1)]
    table = Table()
    table.own(SECOND, artifacts=(CardId("u3-16"),))
    assert paid(killed(table, "m-10", 0, 0, 1)) == [(0, 3), (1, 1)]
