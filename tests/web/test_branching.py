"""A new table from an earlier answer, over HTTP: who may have it, what it holds, and what it leaves alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from undercroft.table import wire
from undercroft.table.families import child_of, family_of
from undercroft.web.settings import Limits

from .house import House, house, in_a_loop
from .test_campaigns import ME, departed, play, played, until, whole_night


async def branch(ours: House, opened: dict[str, Any], answers: Any, **more: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {opened['token']}"}
    body = {"answers": answers, **more}
    return await ours.http.post(f"/api/tables/{opened['table']}/branch", json=body, headers=headers)


@in_a_loop
async def test_a_running_game_is_branched_when_all_agreed_and_a_finished_one_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        opened = await ours.open("tiny", ("me", "open"))
        ben = {**opened, "token": await ours.join(opened, "Ben", 1)}
        table = opened["table"]
        async with ours.at(opened) as ana, ours.at(ben) as rui:
            told = {"en": "still runs", "es": "sigue en marcha", "pt": "em andamento"}
            for lang, said in told.items():
                refused = await branch(ours, opened, 0, lang=lang)
                assert (refused.status_code, refused.json()["code"]) == (409, "branch-secret")
                assert said in refused.json()["why"]
            await ana.do(wire.Share(id="share"))
            assert (await branch(ours, opened, 0)).status_code == 409
            await rui.do(wire.Vote(id="vote", proposal=1, agree=True))
            made = await branch(ours, ben, 0)
            assert made.status_code == 201, made.text
            new = made.json()
            assert new["table"] != table and new["token"] != ben["token"]
        async with ours.hub.live(new["table"]).reading() as copy, ours.hub.live(table).reading() as old:
            assert copy.answers == 0 and copy.header.seed == old.header.seed
            assert [chair.person for chair in copy.room.chairs] == [0, 1], "Ben's seat is his, Ana's is free"
            assert copy.room.people[1].name == "Ben" and copy.person_of(ben["token"]) == 0
            assert old.answers == 0 and not old.closed
        async with ours.client(new["table"]) as client:
            await client.hello(new["token"])
            assert client.seats == (1,)
        assert (await ours.http.get(f"/api/codes/{new['code']}")).json()["seats"][0]["person"] == ""


@in_a_loop
async def test_what_is_no_answer_and_who_is_nobody_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path, limits=Limits(import_answers=3)) as ours:
        opened = await ours.open("tiny", ME)
        async with ours.at(opened) as ana:
            await ana.do(wire.Share(id="share"))
            await play(ours, ana, opened["table"])
        for answers, status, code in (
            (-1, 400, "malformed"),
            ("x", 400, "malformed"),
            (100_000, 409, "branch-where"),
            (4, 409, "branch-long"),
        ):
            refused = await branch(ours, opened, answers)
            assert (refused.status_code, refused.json()["code"]) == (status, code)
        assert (await branch(ours, {**opened, "token": "nobody"}, 0)).status_code == 401
        assert (await branch(ours, {**opened, "table": "nowhere"}, 0)).status_code in (404, 421)
        assert (await branch(ours, opened, 3)).status_code == 201


@in_a_loop
async def test_a_branch_of_a_campaign_is_a_family_of_its_own_that_goes_on(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        opened = await played(ours)
        async with ours.hub.live(opened["table"]).reading() as old:
            first, second, _ = sorted(family_of(old))
            whole, last = dict(family_of(old)), old.answers
        made = await branch(ours, opened, second)
        assert made.status_code == 201, made.text
        new = made.json()
        # the first night is over there as it was; the second begins again, as a game of its own
        below = await departed(ours, new["table"])
        async with ours.hub.live(new["table"]).reading() as copy:
            home = family_of(copy)
            assert list(home) == [first, second] and home[second] == below
            assert home[first] not in whole.values() and below not in whole.values()
            answers = copy.answers
        assert answers == second
        await whole_night(ours, new)
        await until(ours, new["table"], lambda table: table.answers > answers)
        async with ours.hub.live(opened["table"]).reading() as old:
            assert (old.answers, family_of(old), old.over) == (last, whole, True) and not child_of(old)


@in_a_loop
async def test_a_branch_that_plays_on_before_all_of_it_is_on_disk_is_not_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ending of an earlier game looks for its campaign, which may be there already, and departs."""
    async with house(tmp_path) as ours:
        opened = await ours.open("tiny-campaign", ME)
        await departed(ours, opened["table"])
        async with ours.at(opened) as ana:
            await ana.do(wire.Share(id="share"))
        keep, store = ours.hub.store.keep_checkpoint, ours.hub.store

        async def nobody(*_: Any) -> None:
            """Comes by again."""

        async def after_others(id: str, n: int, body: bytes) -> None:
            await departed(ours, id)
            monkeypatch.setattr("undercroft.web.table_tasks.tend", nobody)
            await keep(id, n, body)

        monkeypatch.setattr(store, "keep_checkpoint", after_others)
        made = await branch(ours, opened, 0)
        assert made.status_code == 201, made.text
        async with ours.hub.live(made.json()["table"]).reading() as copy:
            assert child_of(copy), "it has departed, on disk and in memory"


@in_a_loop
async def test_a_game_of_a_campaign_keeps_its_secrets_after_its_end_until_all_agree(tmp_path: Path) -> None:
    """What was hidden in it may be used in the next: neither seed nor journal leave, and none is branched."""
    async with house(tmp_path) as ours:
        opened = await ours.open("tiny-campaign", ME)
        child = await whole_night(ours, opened)
        below = {**opened, "table": child}
        assert (await branch(ours, opened, 0)).json()["code"] == "branch-secret"
        assert (await branch(ours, below, 2)).json()["code"] == "branch-campaign"
        exported = f"/api/tables/{child}/journal"
        headers = {"Authorization": f"Bearer {opened['token']}"}
        async with ours.at(below) as ana:
            assert "seed" not in msgspec.json.decode(ana.parts["room"])
            assert "seed-hash" in (await ours.http.get(exported, headers=headers)).text
            await ana.do(wire.Share(id="share"))
        assert "seed-hash" not in (await ours.http.get(exported, headers=headers)).text
        made = await branch(ours, below, 2)
        assert made.status_code == 201, made.text
        async with ours.hub.live(made.json()["table"]).reading() as copy:
            assert copy.answers == 2 and not copy.opened.parent and not copy.over
