"""The border between a campaign and its games, with tables in memory: what is done, and who is told of it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from table.nights import Family, second_night
from table.sittings import ANA, Sitting, find

from undercroft.storage import CodeTaken, NoTable
from undercroft.table import CommandResult, Refusal, Table, load_table
from undercroft.table.families import child_of, strays
from undercroft.web import borders
from undercroft.web.borders import campaign_at, in_sight, tend

from .house import in_a_loop


class Live:
    """A table in hand. It is read from its lines if nobody brought it."""

    def __init__(self, hub: Town, id: str) -> None:
        self.hub, self.id = hub, id
        self.table: Table | None = None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Table]:
        if self.table is None:
            if self.id not in self.hub.kept:
                raise NoTable(self.id)
            self.table = load_table(find, self.hub.kept[self.id])
            self.hub.read.append(self.id)
        yield self.table

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[tuple[Table, None]]:
        async with self.reading() as table:
            yield table, None

    async def keep(self, table: Table, writer: None, outcome: CommandResult) -> None:
        self.hub.kept[self.id] += outcome.lines
        self.hub.changed.append(self.id)

    def adopt(self, table: Table) -> None:
        self.table = table

    def stir(self, *, soon: bool) -> None:
        assert soon, "what was done here goes on here"
        self.hub.told.append(self.id)


class Town:
    """A hub and its store, of a family that was played without a server."""

    def __init__(self, family: Family) -> None:
        self.family, self.kept, self.store = family, family.kept, self
        self.lives = {id: Live(self, id) for id in family.tables}
        for id, table in family.tables.items():
            self.lives[id].table = table
        self.parents = {id: "camp" for id in family.tables if id != "camp"}
        self.changed: list[str] = []
        self.told: list[str] = []
        self.read: list[str] = []
        self.names = iter([("taken", "TAKEN2"), ("new", "NEW222"), ("newer", "NEW333")])

    def live(self, id: str) -> Live:
        return self.lives.setdefault(id, Live(self, id))

    def find(self, game: str) -> Any:
        return find(game)

    def new_names(self) -> tuple[str, str]:
        return next(self.names)

    async def prepare(self, work: Callable[[], Any]) -> Any:
        return work()

    async def children(self, parent: str) -> list[Any]:
        return [SimpleNamespace(id=id) for id, above in self.parents.items() if above == parent]

    async def lines(self, id: str) -> list[bytes]:
        return self.kept[id]

    async def create(self, id: str, code: str, game: str, lines: Any, summary: bytes, **kin: str) -> None:
        if code == "TAKEN2":
            raise CodeTaken(code)
        assert (game, kin) == ("tiny", {"parent": "camp", "kind": "child"})
        self.kept[id], self.parents[id] = list(lines), kin["parent"]

    async def tend(self) -> tuple[list[str], list[str]]:
        """Tend the border once: which tables were changed, and which were told."""
        self.changed, self.told = [], []
        await tend(self, "camp")  # type: ignore[arg-type]
        return self.changed, self.told


def alone() -> Family:
    """Somebody who plays both seats, after the first night and down again."""
    family = Family(seats=("me", "me"))
    second_night(family)
    return family


def take_departure_back(family: Family) -> None:
    family.undo(family.campaign, ANA, family.campaign.answers - 1)


def test_a_table_has_news_for_the_border_of_its_campaign() -> None:
    family = Family(seats=("me", "me"))
    campaign = family.campaign
    assert campaign_at(campaign) == "camp", "it expects a game"
    child = family.depart()
    assert campaign_at(child) == ""
    family.play(child)
    assert campaign_at(child) == "camp"
    assert campaign_at(Sitting().table) == ""


def test_a_campaign_has_news_only_while_it_waits_or_a_game_is_stray() -> None:
    family = Family(seats=("me", "me"))
    family.night()
    campaign = family.campaign
    assert campaign.journal.game.expected is None and campaign_at(campaign) == ""
    family.answer(campaign, 0, "leave")
    family.answer(campaign, 1, "leave")
    family.answer(campaign, 0, "way long-night")
    family.depart()
    assert campaign_at(campaign) == "camp"
    take_departure_back(family)
    assert campaign.journal.game.expected is None and campaign_at(campaign) == "camp"
    campaign.unplayable = Refusal("older")
    assert campaign_at(campaign) == ""


@in_a_loop
async def test_a_game_is_opened_under_a_free_code_and_both_tables_are_told() -> None:
    town = Town(Family())
    assert await town.tend() == (["camp"], ["camp", "new"])
    campaign, child = town.family.campaign, town.live("new").table
    assert child_of(campaign) == "new" and child is not None and child.code == "NEW222"
    assert len(bytes.fromhex(child.header.seed)) == 16 and town.read == []
    assert await town.tend() == ([], []) and set(town.kept) == {"camp", "new"}


@in_a_loop
async def test_a_game_that_the_campaign_did_not_come_to_know_is_found_again() -> None:
    family = alone()
    town, campaign = Town(family), family.campaign
    campaign.departed.pop()  # a crash kept the campaign from knowing it
    assert child_of(campaign) == ""
    assert await town.tend() == (["camp"], ["camp", "delve-2"])
    assert child_of(campaign) == "delve-2" and set(town.kept) == {"camp", "delve-1", "delve-2"}


@in_a_loop
async def test_a_game_of_another_departure_is_not_taken_for_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """After as many answers the heroes went another way: its game has another charge."""
    family = alone()
    town, campaign = Town(family), family.campaign
    campaign.departed.pop()
    take_departure_back(family)
    family.answer(campaign, 0, "way short-night")
    assert await town.tend() == (["camp"], ["camp", "new"])
    assert child_of(campaign) == "new" and not caplog.records


@in_a_loop
async def test_an_ending_is_fetched_and_taken_back_with_the_campaign() -> None:
    family = alone()
    town, campaign, child = Town(family), family.campaign, family.child
    assert await town.tend() == ([], [])
    family.play(child)
    assert await town.tend() == (["camp"], ["camp", "delve-2"])
    assert campaign.journal.game.expected is None and await town.tend() == ([], [])
    family.undo(campaign, ANA, campaign.answers - 1)
    assert await town.tend() == (["delve-2"], ["delve-2"]) and not child.over
    assert await town.tend() == ([], [])


@in_a_loop
async def test_a_stray_game_is_closed_once_and_resumed_when_the_heroes_go_there_again() -> None:
    family = alone()
    town, campaign, child = Town(family), family.campaign, family.child
    take_departure_back(family)
    assert strays(campaign) == ["delve-2"]
    assert await town.tend() == (["delve-2"], ["delve-2"]) and child.abandoned
    assert await town.tend() == ([], [])
    family.answer(campaign, 0, "way long-night")
    assert await town.tend() == (["delve-2"], ["delve-2"]) and not child.abandoned


@in_a_loop
async def test_somebody_who_comes_to_the_campaign_is_let_in_below() -> None:
    family = Family()
    child = family.depart()
    town, campaign = Town(family), family.campaign
    family.keep(campaign, campaign.join("Cat", "cat's token", code="CODE22", now=family.now))
    assert await town.tend() == (["delve-1"], ["delve-1"])
    assert child.person_of("cat's token") == 3 and await town.tend() == ([], [])


@in_a_loop
async def test_a_fault_at_the_border_is_logged_and_no_table_is_an_ordinary_thing(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> Any:
        raise Refusal("not-child")

    monkeypatch.setattr(borders, "depart", refuse)
    town = Town(Family())
    await town.tend()
    (logged,) = caplog.records
    assert logged.levelno == logging.ERROR and "campaign camp" in logged.message and not town.told
    caplog.clear()
    del town.kept["camp"], town.lives["camp"]
    await town.tend()
    assert not caplog.records


@in_a_loop
async def test_a_game_is_in_sight_while_its_campaign_is_decided_about() -> None:
    family = Family()
    town: Any = Town(family)
    campaign = family.campaign
    async with in_sight(town, campaign):
        assert campaign.border is None
    child = family.depart()
    town.live(child.id).table = child
    async with in_sight(town, campaign):
        assert campaign.border is child
    assert campaign.border is None
    async with in_sight(town, child):
        assert child.border is None
