"""Each invariant of Dungeon Alliance notices a position that is broken in its way, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.alliance.table import FIRST, Table
from undercroft.games.alliance.ground import Laid
from undercroft.games.alliance.state import Played, Token
from undercroft.kernel import CardId, replace


def lose_a_card(table: Table) -> None:
    alliance = table.s.alliances[FIRST]
    table.s.alliances[FIRST] = replace(alliance, hand=alliance.hand[1:])


def lay_two_of_a_type(table: Table) -> None:
    alliance = table.s.alliances[FIRST]
    two = (CardId("st-08-1"), CardId("st-02-1"))  # weapons
    table.s.columns[table.id("petra")] = tuple(Played(FIRST, card) for card in two)
    table.s.alliances[FIRST] = replace(alliance, owned=(*alliance.owned, *two))


def lay_a_tile_again(table: Table) -> None:
    first = table.s.dungeon.placed[0]
    table.s.dungeon = table.s.dungeon.with_tile(Laid(first.tile, (1, 1), 0))


def lay_a_tile_outside(table: Table) -> None:
    table.s.dungeon = table.s.dungeon.with_tile(Laid("1-a", (9, 9), 0))


def spend_a_token_twice(table: Table) -> None:
    table.s.spent = (*table.s.spent, table.s.stacks[0][0])


def hold_an_upgrade_twice(table: Table) -> None:
    table.s.removed = (*table.s.removed, table.s.offer[0])


def bring_too_many(table: Table) -> None:
    for column in range(9):
        table.monster("m-01", (7, column))


def stand_on_another(table: Table) -> None:
    table.change("petra", cells=table.leaf("bull").cells)


def earn_from_nowhere(table: Table) -> None:
    table.s.alliances[FIRST] = replace(table.s.alliances[FIRST], face_up=3)


def lie_with_too_much(table: Table) -> None:
    tokens: list[Token] = ["damage"] * 30
    table.hurt("petra", *tokens, lies=True)


BROKEN: list[tuple[Callable[[Table], None], str]] = [
    (lose_a_card, "the cards of seat 0 are not those it owns"),
    (lay_two_of_a_type, "2 cards of type weapon lie under figure 1"),
    (lay_a_tile_again, "is there 2 times"),
    (lay_a_tile_outside, "a tile lies outside the frame or on another"),
    (spend_a_token_twice, "the threat tokens are not those of the box"),
    (hold_an_upgrade_twice, "the upgrades are not those of the decks in the game"),
    (bring_too_many, "there are 9 of m-01"),
    (stand_on_another, "stands on another's square"),
    (earn_from_nowhere, "3 XP were earned, but 0 were paid"),
    (lie_with_too_much, "hero 1 lies with 30 tokens"),
]


@pytest.mark.parametrize(("breaks", "said"), BROKEN, ids=[breaks.__name__ for breaks, _ in BROKEN])
def test_a_broken_position_is_noticed(breaks: Callable[[Table], None], said: str) -> None:
    table = Table()
    assert table.faults() == []
    breaks(table)
    (fault,) = table.faults()
    assert said in fault
