"""Campaigns at the server: it opens their games and brings home what came of them, also after a crash."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from undercroft.bots import make_bot
from undercroft.campaign_files import pack, unpack
from undercroft.kernel import Seat, read, view
from undercroft.storage.schema import tables
from undercroft.table import Table, decode_records, wire
from undercroft.table.families import child_of, family_of, strays
from undercroft.table.records import Departed, Returned
from undercroft.web import borders

from .clients import Client
from .house import House, house, in_a_loop

ME = ("me", "me")


async def until(ours: House, id: str, what: Any, patience: float = 15.0) -> Table:
    """The table, once it is so."""
    for _ in range(int(patience / 0.02)):
        async with ours.hub.live(id).reading() as table:
            if what(table):
                return table
        await asyncio.sleep(0.02)
    raise AssertionError("it never came to that")


async def departed(ours: House, campaign: str) -> str:
    return child_of(await until(ours, campaign, child_of))


async def play(ours: House, client: Client, id: str) -> None:
    """The one who sits there plays as the normal bot would, until nobody is asked."""
    while True:
        async with ours.hub.live(id).reading() as table:
            game, edition, setup = table.journal.game, table.edition, table.setup
            if not game.open:
                return
            decision = game.open[0]
            bot = make_bot(edition, setup, "normal", decision.seat, "s")
            key = decision.all_options[bot.choose(view(game, Seat(decision.seat)), decision)].key
            revision, seat = table.revision, int(decision.seat)
        answer = wire.Answer(id=client.fresh_id(), revision=revision, seat=seat, key=key)
        assert isinstance(await client.do(answer), wire.Ack)


async def whole_night(ours: House, opened: dict[str, Any]) -> str:
    """Down, to the end, and home."""
    campaign = opened["table"]
    child = await departed(ours, campaign)
    answers = (await until(ours, campaign, child_of)).answers
    async with ours.client(child) as below:
        await below.hello(opened["token"])
        await play(ours, below, child)
    await until(ours, campaign, lambda table: table.answers > answers)
    return child


async def endings(ours: House, campaign: str) -> list[tuple[str, int]]:
    records = decode_records(await ours.hub.store.lines(campaign))
    return [(each.child, each.ending) for each in records if isinstance(each, Returned)]


@in_a_loop
async def test_a_campaign_is_played_through_and_every_ending_comes_home_once(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        opened = await ours.open("tiny-campaign", ME)
        campaign = opened["table"]
        async with ours.client(campaign) as client:
            await client.hello(opened["token"])
            children = []
            while True:
                children.append(await whole_night(ours, opened))
                await play(ours, client, campaign)
                table = await until(ours, campaign, lambda table: table.over or child_of(table))
                if table.over:
                    break
        assert len(children) == 3 == len(set(children))
        assert [child for child, _ in await endings(ours, campaign)] == children
        kept = await ours.hub.store.children(campaign)
        assert sorted(each.id for each in kept) == sorted(children)
        assert {each.kind for each in kept} == {"child"} and all(each.ended for each in kept)
        listed = (await ours.http.get(f"/api/tables/{children[0]}")).json()
        assert listed["parent"] == campaign and listed["kind"] == "child"
        assert (await ours.http.get(f"/api/tables/{campaign}")).json()["kind"] == "campaign"


@in_a_loop
async def test_both_tables_tell_where_the_other_is(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        opened = await ours.open("tiny-campaign", ("me", "open"))
        child = await departed(ours, opened["table"])
        token = await ours.join(opened, "Rui", 1)  # the heroes have left, and yet he is let in
        await until(ours, child, lambda table: table.person_of(token) == 2)
        async with ours.at(opened) as above, ours.at({**opened, "table": child}) as below:
            assert below.person == 1 and below.seats == (0,)
            assert msgspec.json.decode(below.parts["room"])["parent"] == opened["table"]
            assert msgspec.json.decode(above.parts["room"])["child"] == child


@in_a_loop
async def test_after_a_crash_an_ended_game_still_comes_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server dies between the end of the game and its report: the campaign asks the store."""
    with monkeypatch.context() as patched:

        async def dead(*_: Any) -> None:
            """Nothing is brought home any more."""

        async with house(tmp_path) as ours:
            opened = await ours.open("tiny-campaign", ME)
            child = await departed(ours, opened["table"])
            patched.setattr("undercroft.web.table_tasks.tend", dead)
            async with ours.client(child) as below:
                await below.hello(opened["token"])
                await play(ours, below, child)
            assert (await until(ours, child, lambda table: table.over)).over
            assert await endings(ours, opened["table"]) == []
    async with house(tmp_path) as ours:
        async with ours.client(opened["table"]) as client:
            await client.hello(opened["token"])
            await until(ours, opened["table"], lambda table: table.answers == 1)
        assert [each for each, _ in await endings(ours, opened["table"])] == [child]
        await asyncio.gather(*(borders.tend(ours.hub, opened["table"]) for _ in range(5)))
        assert len(await endings(ours, opened["table"])) == 1


@in_a_loop
async def test_after_a_crash_a_child_that_the_campaign_does_not_know_is_not_opened_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:

        def crash(*_: Any) -> Any:
            raise SystemError("killed")

        patched.setattr(borders, "depart", crash)
        async with house(tmp_path) as ours:
            opened = await ours.open("tiny-campaign", ME)
            for _ in range(200):
                if await ours.hub.store.children(opened["table"]):
                    break
                await asyncio.sleep(0.02)
    async with house(tmp_path) as ours:
        async with ours.client(opened["table"]) as client:
            await client.hello(opened["token"])
            child = await departed(ours, opened["table"])
        assert [each.id for each in await ours.hub.store.children(opened["table"])] == [child]
        records = decode_records(await ours.hub.store.lines(opened["table"]))
        assert sum(isinstance(each, Departed) for each in records) == 1


@in_a_loop
async def test_an_undo_over_the_border_opens_the_game_again(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        opened = await ours.open("tiny-campaign", ME)
        campaign = opened["table"]
        async with ours.client(campaign) as client:
            await client.hello(opened["token"])
            child = await whole_night(ours, opened)
            await until(ours, campaign, lambda table: table.answers == 1)
            async with ours.hub.live(child).reading() as below:
                answers = below.answers
            async with ours.hub.live(campaign).reading() as table:
                revision = table.revision
            undone = await client.do(wire.Undo(id="u", revision=revision, to=0))
            assert isinstance(undone, wire.Ack), undone
            await until(ours, child, lambda table: not table.over)
            async with ours.hub.live(child).reading() as below:
                assert below.answers == answers - 1
            again = await whole_night(ours, opened)
            assert again == child
        found = await endings(ours, campaign)
        assert [each for each, _ in found] == [child, child] and len(set(found)) == 2


@in_a_loop
async def test_games_and_their_campaigns_are_offered(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        games = (await ours.http.get("/api/games?lang=pt")).json()
        named = {game["id"]: game["name"] for game in games}
        assert named["tiny-campaign"] == "Três noites no porão" and "gloomhaven-campaign" not in named
        refused = await ours.http.post("/api/tables", json={"game": "gloomhaven-campaign", "seats": []})
        assert refused.status_code == 422 and "gloomhaven-campaign" in refused.text


@in_a_loop
async def test_a_game_whose_departure_is_taken_back_is_closed_until_the_heroes_go_there_again(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as ours:
        opened = await ours.open("tiny-campaign", ME)
        campaign = opened["table"]
        async with ours.client(campaign) as client:
            await client.hello(opened["token"])
            await whole_night(ours, opened)
            await play(ours, client, campaign)
            child = await departed(ours, campaign)
            async with ours.client(child) as below:
                await below.hello(opened["token"])
                table = await until(ours, campaign, child_of)
                undo = wire.Undo(id="u", revision=table.revision, to=table.answers - 1)
                assert isinstance(await client.do(undo), wire.Ack)
                closed = await until(ours, child, lambda table: table.closed)
                key = closed.journal.game.open[0].all_options[0].key
                answer = wire.Answer(id="a", revision=closed.revision, seat=0, key=key)
                refused = await below.do(answer)
                assert isinstance(refused, wire.Refused) and refused.code == "abandoned"
                assert "can be viewed" in refused.why
                table = await until(ours, campaign, lambda table: not child_of(table))
                redo = wire.Redo(id="r", revision=table.revision)
                assert isinstance(await client.do(redo), wire.Ack)
                await until(ours, child, lambda table: not table.closed)
            assert await whole_night(ours, opened) == child


# -- a campaign as a file


async def played(ours: House) -> dict[str, Any]:
    """A campaign that is over."""
    opened = await ours.open("tiny-campaign", ME)
    campaign = opened["table"]
    async with ours.client(campaign) as client:
        await client.hello(opened["token"])
        while True:
            await whole_night(ours, opened)
            await play(ours, client, campaign)
            table = await until(ours, campaign, lambda table: table.over or child_of(table))
            if table.over:
                return opened


async def file_of(ours: House, opened: dict[str, Any], lang: str = "en") -> Any:
    headers = {"Authorization": f"Bearer {opened['token']}"}
    return await ours.http.get(f"/api/tables/{opened['table']}/campaign?lang={lang}", headers=headers)


@in_a_loop
async def test_a_campaign_leaves_as_one_file_and_comes_back_as_a_family(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        opened = await played(ours)
        file = await file_of(ours, opened)
        assert file.status_code == 200 and file.headers["content-disposition"].endswith('.campaign"')
        found = unpack(file.content)
        assert len(found.children) == 3 and 0 in found.children
        assert (await ours.http.get(f"/api/tables/{opened['table']}/campaign")).status_code == 401

        brought = await ours.http.post("/api/import", json={"journal": file.text, "name": "Eva"})
        assert brought.status_code == 201, brought.text
        copy = brought.json()
        assert copy["table"] != opened["table"]
        kept = await ours.hub.store.children(copy["table"])
        assert len(kept) == 3 and all(each.ended and each.kind == "child" for each in kept)
        async with (
            ours.hub.live(opened["table"]).reading() as old,
            ours.hub.live(copy["table"]).reading() as new,
        ):
            assert new.over and new.journal.game.state.digest() == old.journal.game.state.digest()
            assert sorted(family_of(new)) == sorted(family_of(old)) and len(new.home) == 3
            assert not strays(new) and new.person_of(copy["token"]) == 1
        assert sorted(child for child, _ in await endings(ours, copy["table"])) == sorted(
            each.id for each in kept
        )
        async with ours.hub.live(kept[0].id).reading() as child:
            assert child.opened.parent == copy["table"] and child.person_of(copy["token"]) == 1
        again = await file_of(ours, copy)
        assert unpack(again.content) == found


@in_a_loop
async def test_a_campaign_that_is_played_leaves_only_if_all_agree_and_without_the_game_below(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as ours:
        opened = await ours.open("tiny-campaign", ME)
        campaign = opened["table"]
        told = {"en": "still played", "es": "aún se está jugando", "pt": "ainda está em andamento"}
        for lang, said in told.items():
            refused = await file_of(ours, opened, lang)
            assert refused.status_code == 409 and refused.json()["code"] == "campaign-runs"
            assert said in refused.json()["why"]
        child = await departed(ours, campaign)
        below = await file_of(ours, {**opened, "table": child})
        assert below.json()["code"] == "no-campaign"
        async with ours.client(campaign) as client:
            await client.hello(opened["token"])
            assert isinstance(await client.do(wire.Share(id="s")), wire.Ack)  # alone there is nobody to ask
        file = await file_of(ours, opened)
        assert file.status_code == 200 and unpack(file.content).children == {}
        brought = (await ours.http.post("/api/import", json={"journal": file.text})).json()
        assert await departed(ours, brought["table"]) != child  # with a game of its own


@in_a_loop
async def test_a_game_that_is_shared_goes_on_below_the_copy(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        opened = await ours.open("tiny-campaign", ME)
        child = await departed(ours, opened["table"])
        for table in (opened["table"], child):
            async with ours.client(table) as client:
                await client.hello(opened["token"])
                assert isinstance(await client.do(wire.Share(id="s")), wire.Ack)
        file = await file_of(ours, opened)
        brought = (await ours.http.post("/api/import", json={"journal": file.text})).json()
        below = await departed(ours, brought["table"])
        async with ours.hub.live(child).reading() as old, ours.hub.live(below).reading() as new:
            assert new.header.seed == old.header.seed and new.opened.parent == brought["table"]
        answers = (await until(ours, brought["table"], child_of)).answers
        async with ours.client(below) as client:
            await client.hello(brought["token"])
            await play(ours, client, below)
        await until(ours, brought["table"], lambda table: table.answers > answers)
        assert [each for each, _ in await endings(ours, brought["table"])] == [below]


@in_a_loop
async def test_a_file_that_is_no_whole_campaign_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        opened = await played(ours)
        text = (await file_of(ours, opened)).text
        found = unpack(text.encode())
        first, second = sorted(found.children)[:2]
        swapped = {**found.children, first: found.children[second], second: found.children[first]}
        other = read(found.children[first])
        alone = pack(found.children[first], {}).decode()
        plain = (await ours.open("tiny", ME))["table"]
        async with ours.hub.live(plain).reading() as table:
            uncharged = msgspec.json.encode(table.header) + b"\n"
        cut = b"".join(found.children[first].splitlines(keepends=True)[: len(other.answers)])
        head, rest = text.split("\n", 1)
        many = head.replace('"children":3', '"children":999') + "\n" + rest
        bad = {
            text[: len(text) // 2]: "This is no whole campaign",
            text.replace('"seat":0', '"seat":1', 1): "checksum is wrong",
            pack(found.campaign, swapped).decode(): "is not the one that the campaign waited for",
            pack(found.campaign, {**found.children, first: cut}).decode(): "came to something else",
            pack(found.campaign, {first: found.campaign}).decode(): "charged by no campaign",
            pack(found.campaign, {first: uncharged}).decode(): "charged by no campaign",
            alone: "which is no campaign",
            many: "at most 200",
        }
        before = await ours.hub.store.read(count_tables)
        for body, why in bad.items():
            refused = await ours.http.post("/api/import", json={"journal": body})
            assert refused.status_code == 422 and why in refused.json()["why"], refused.text
        assert await ours.hub.store.read(count_tables) == before


def count_tables(connection: Any) -> int:
    return int(connection.execute(select(func.count()).select_from(tables)).scalar_one())
