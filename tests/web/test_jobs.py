"""Long work runs elsewhere, within budgets: whatever is exported, imported or asked, everybody plays on."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from strain.crafted import crafted_journals, whole_journal

from undercroft.games.boxes import lay_out
from undercroft.kernel import BrokenJournal
from undercroft.table import Host, import_table, wire
from undercroft.table.inquiries import Inquiries
from undercroft.web import hub as hub_module
from undercroft.web.gloomhaven import maps, monsters
from undercroft.web.job_pool import JobProcess
from undercroft.web.jobs import LONGEST, Statistics, one_sentence
from undercroft.web.offers import edition_of
from undercroft.web.settings import NO_LIMITS

from .clients import Client
from .house import House, house, in_a_loop
from .test_http import is_problem

CRAFTED = dict(crafted_journals())


class Gate:
    """Jobs and queries stop here until it is opened."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.reached = 0


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """Every job of another process waits before it begins."""
    found, do = Gate(), JobProcess.do

    async def wait(process: JobProcess, *job: Any) -> Any:
        found.reached += 1
        await found.open.wait()
        return await do(process, *job)

    monkeypatch.setattr(JobProcess, "do", wait)
    return found


async def until(holds: Any) -> None:
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0.01)


def bearer(table: dict[str, Any]) -> dict[str, str]:
    return {"Authorization": f"Bearer {table['token']}"}


async def plays_on(who: Client) -> None:
    assert isinstance(await who.answer(who.questions[0]), wire.Ack)


# -- exports


@in_a_loop
async def test_the_same_table_and_others_play_on_during_an_export(tmp_path: Path, gate: Gate) -> None:
    async with house(tmp_path) as ours:
        one, other = await ours.open(), await ours.open()
        async with ours.at(one) as here, ours.at(other) as there:
            path = f"/api/tables/{one['table']}/journal"
            export = asyncio.create_task(ours.http.get(path, headers=bearer(one)))
            await until(lambda: gate.reached)
            await plays_on(here)
            await plays_on(there)
            assert (await ours.http.get("/health")).status_code == 200 and not export.done()
            gate.open.set()
            lines = (await export).text.splitlines()
            assert (
                len(lines) == 2
            )  # as it was when it was asked for: the header, and what came before any answer


@in_a_loop
async def test_an_export_is_made_once_for_all_who_ask(tmp_path: Path, gate: Gate) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open()
        path = f"/api/tables/{table['table']}/journal"
        asked = [asyncio.create_task(ours.http.get(path, headers=bearer(table))) for _ in range(5)]
        await until(lambda: gate.reached)
        gate.open.set()
        bodies = [(await each).text for each in asked]
        bodies.append((await ours.http.get(path, headers=bearer(table))).text)
        assert len(set(bodies)) == 1 and gate.reached == 1
        async with ours.at(table) as host:
            await plays_on(host)
        assert (await ours.http.get(path, headers=bearer(table))).text != bodies[0] and gate.reached == 2


@in_a_loop
async def test_when_too_many_wait_the_next_is_told_to_come_back(tmp_path: Path, gate: Gate) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, jobs=1, job_queue=1)
    async with house(tmp_path, limits=limits) as ours:
        tables = [await ours.open() for _ in range(3)]
        asked = []
        for table in tables[:2]:
            path = f"/api/tables/{table['table']}/report"
            asked.append(asyncio.create_task(ours.http.get(path, headers=bearer(table))))
        await until(lambda: gate.reached and ours.hub.jobs._waiting)
        last = await ours.http.get(f"/api/tables/{tables[2]['table']}/report", headers=bearer(tables[2]))
        assert is_problem(last, 503, "busy") and last.headers["retry-after"]
        gate.open.set()
        assert [(await each).status_code for each in asked] == [200, 200]


@in_a_loop
async def test_an_export_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, export_seconds=0.0005)
    async with house(tmp_path, limits=limits) as ours:
        table = await ours.open()
        await ours.hub.jobs.run(Statistics(await ours.hub.store.lines(table["table"]), "en"), 30)
        async with ours.hub.live(table["table"]).reading() as found:
            lines = await ours.hub.store.lines(found.id)
        ours.hub.exports._store.lines = lambda *_: asyncio.sleep(0, lines)  # type: ignore[method-assign]
        late = await ours.http.get(f"/api/tables/{table['table']}/report", headers=bearer(table))
        assert is_problem(late, 503, "export-too-long") or is_problem(late, 503, "store")


@in_a_loop
async def test_a_process_that_dies_takes_only_its_own_job_with_it(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open()
        path = f"/api/tables/{table['table']}/journal"
        assert (await ours.http.get(path, headers=bearer(table))).status_code == 200
        (process,) = ours.hub.jobs._all
        assert process._process
        os.kill(process._process.pid, signal.SIGKILL)
        async with ours.at(table) as host:
            await plays_on(host)
            assert is_problem(await ours.http.get(path, headers=bearer(table)), 500, "broken")
            assert (await ours.http.get(path, headers=bearer(table))).status_code == 200
            await plays_on(host)


@in_a_loop
async def test_lines_of_long_ago_come_from_another_process(tmp_path: Path) -> None:
    async with house(tmp_path, checkpoint_every=5) as ours:
        table = await ours.open()
        async with ours.at(table) as host:
            for _ in range(20):
                await plays_on(host)
            before, why = await host.ask("log"), await host.ask("why", "0.1")
            assert len(before["lines"]) > 3 and not ours.hub.jobs._all
        await until(lambda: not ours.hub.live(table["table"]).links)
        ours.hub.drop(table["table"])
        async with ours.at(table) as host:
            assert await host.ask("log") == before and await host.ask("why", "0.1") == why
            assert ours.hub.jobs._all
            nonsense = await host.ask("why", "0.999")
            assert nonsense.code == "no-answer" and nonsense.why


@in_a_loop
async def test_statistics_of_a_long_game_come_from_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.table.tables.SHORT", 10)
    monkeypatch.setattr(hub_module, "RETURN", 0.0)
    async with house(tmp_path) as ours:
        table = await ours.open(seats=("bot:random", "bot:random"))
        async with ours.at(table) as host:
            await host.until_so(lambda: host.room.over and bool(host.part("status").get("stats")), 60)
        assert ours.hub.jobs._all


# -- imports


def journal_of(answers: int) -> str:
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in whole_journal("tiny", answers))


@in_a_loop
async def test_crafted_journals_are_refused_in_one_sentence_and_change_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open()
        async with ours.at(table) as host:
            for name, journal in CRAFTED.items():
                answer = await ours.http.post("/api/import", json={"journal": journal, "name": "Eve"})
                body = answer.json()
                assert 400 <= answer.status_code < 500, (name, answer.text)
                assert set(body) == {"code", "why"} and "\n" not in body["why"], (name, body)
                assert body["why"].endswith((".", "?", "…")) and len(body["why"]) <= 2 * LONGEST, (name, body)
                if host.questions:
                    await plays_on(host)
        assert len(CRAFTED) >= 50 and ours.hub.size == 1
        again = await ours.http.post("/api/import", json={"journal": journal_of(6), "name": "Eva"})
        assert again.status_code == 201


@in_a_loop
async def test_an_import_that_takes_too_long_is_killed_and_others_play_on(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, import_seconds=0.001)
    async with house(tmp_path, limits=limits) as ours:
        table = await ours.open()
        late = await ours.http.post("/api/import", json={"journal": journal_of(6)})
        assert is_problem(late, 422, "too-long") and "0.001 seconds" in late.json()["why"]
        assert not ours.hub.jobs._all and ours.hub.size == 1
        async with ours.at(table) as host:
            await plays_on(host)


def test_a_journal_may_have_only_so_many_answers() -> None:
    host = Host("t", "c", "Eve", "token", 0)
    with pytest.raises(BrokenJournal, match="6 answers; at most 5"):
        import_table(edition_of, journal_of(6).encode(), host, most=5)
    table, _ = import_table(edition_of, journal_of(6).encode(), host, most=6)
    assert table.answers == 6


@in_a_loop
async def test_an_imported_table_is_kept_with_a_position_and_played_on(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        made = (await ours.http.post("/api/import", json={"journal": journal_of(12)})).json()
        kept = await ours.hub.store.load(made["table"])
        assert kept.checkpoint is not None and kept.checkpoint.n == len(kept.lines)
        ours.hub.drop(made["table"])
        async with ours.at(made) as host:
            assert host.reader.answers == 12
            await plays_on(host)


def test_what_is_wrong_is_one_line_however_long_it_was() -> None:
    said = one_sentence("'" + "x\n\x00\u202e" * 100_000 + "' is no key")
    assert len(said) <= LONGEST + 5 and said.endswith("is no key.") and said.isprintable()


# -- questions to the engine


@in_a_loop
async def test_a_slow_question_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the table, not the sockets of others, not even the commands of whoever asked."""
    slow, real = threading.Event(), Inquiries.prepared

    def prepared(inquiries: Inquiries, *asked: Any) -> Any:
        answer = real(inquiries, *asked)
        return lambda: (slow.wait(30), answer())[1]

    monkeypatch.setattr(Inquiries, "prepared", prepared)
    async with house(tmp_path) as ours:
        table = await ours.open(seats=("me", "open"))
        rui = await ours.join(table, seat=1)
        async with ours.at(table) as host, ours.at(table, rui, "r") as guest:
            await host.say(wire.Query(id="slow", what="look", about="goblin", seat=0))
            await plays_on(host)
            await plays_on(guest)
            assert not any(isinstance(each, wire.Answered | wire.Refused) for each in host.heard)
            slow.set()
            answered = await host.until_that(lambda m: getattr(m, "id", "") == "slow")
            assert isinstance(answered, wire.Answered | wire.Refused)


@in_a_loop
async def test_a_question_has_its_time_and_its_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = threading.Event()
    monkeypatch.setattr(Inquiries, "prepared", lambda *_: lambda: slow.wait(30))
    limits = msgspec.structs.replace(NO_LIMITS, queries=2, query_seconds=0.3)
    async with house(tmp_path, limits=limits) as ours:
        table = await ours.open()
        async with ours.at(table) as host:
            for n in range(3):
                await host.say(wire.Query(id=f"q{n}", what="threat", seat=0))
            refused = [await host.until(wire.Refused) for _ in range(3)]
            assert {each.id: each.code for each in refused} == {
                "q2": "limit", "q0": "too-long", "q1": "too-long"
            }  # fmt: skip
            await plays_on(host)
        slow.set()


# -- the solver


def position(**changes: Any) -> dict[str, Any]:
    figures = [
        {"id": "m", "side": "monster", "hex": {"q": 0, "r": 0}},
        {"id": "h", "side": "character", "hex": {"q": 1, "r": 0}, "initiative": 5},
    ]
    found = {
        "hexes": [{"q": 0, "r": 0}, {"q": 1, "r": 0}],
        "figures": figures,
        "active": "m",
        "action": {"move": 2, "attack": {}},
    }
    return {**found, **changes}


ABSURD = {
    "far apart": position(hexes=[{"q": 0, "r": 0}, {"q": 10**15, "r": -(10**15)}]),
    "a long way": position(action={"move": 10**15, "attack": {"range": 10**15}}),
    "less than none": position(action={"move": -5, "attack": {"range": -1, "targets": -3}}),
    "nobody acts": position(active="x"),
    "off the map": position(hexes=[{"q": 5, "r": 5}]),
    "a pattern of nothing": position(action={"move": 1, "attack": {"aoe": []}}),
    "a wide pattern": position(
        action={"move": 1, "attack": {"aoe": [{"q": q, "r": r} for q in range(40) for r in range(40)]}}
    ),
}


@in_a_loop
async def test_absurd_positions_get_an_answer_or_one_sentence(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        for name, absurd in ABSURD.items():
            answer = await ours.http.post("/api/solve/monster-turn", json=absurd)
            assert answer.status_code in (200, 400, 422), (name, answer.text)
            if answer.status_code != 200:
                why = answer.json()["why"]
                assert why.endswith((".", "?")) and "\n" not in why and len(why) <= 2 * LONGEST
        assert (await ours.http.post("/api/solve/monster-turn", json=position())).json()["focus"] == ["h"]


@in_a_loop
async def test_the_solver_has_a_rate_and_a_budget(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, solver=(2, 1000.0), solve_seconds=0.001)
    async with house(tmp_path, limits=limits) as ours:
        answers = [await ours.http.post("/api/solve/monster-turn", json=position()) for _ in range(3)]
        assert is_problem(answers[0], 422, "too-long") and is_problem(answers[2], 429, "limit")
        assert not ours.hub.jobs._all


def test_houses_are_clean(tmp_path: Path) -> None:
    """After a server has ended none of its processes is left."""
    pids: list[int] = []

    async def scene() -> None:
        async with house(tmp_path) as ours:
            await _solve(ours)
            pids.extend(each._process.pid for each in ours.hub.jobs._all if each._process)

    asyncio.run(scene())
    assert pids
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


async def _solve(ours: House) -> None:
    assert (await ours.http.post("/api/solve/monster-turn", json=position())).status_code == 200


@in_a_loop
async def test_maps_and_monsters_are_not_drawn_on_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks first waits for them, and nobody else."""
    threads: set[str] = set()

    def seen(*asked: Any) -> Any:
        threads.add(threading.current_thread().name)
        return lay_out(*asked)

    for module in (maps, monsters):
        monkeypatch.setattr(module, "lay_out", seen)
    monsters.offered.cache_clear()
    maps._drawn.cache_clear()
    async with house(tmp_path) as ours:
        for path in ("maps", "maps/001", "monsters", "monsters/living-bones?card=522", "maps/999"):
            threads.clear()
            answer = await ours.http.get(f"/api/solve/{path}")
            assert answer.status_code == (404 if "999" in path else 200), answer.text
            assert threads and threading.current_thread().name not in threads, path


@in_a_loop
async def test_one_person_says_only_so_much_at_once(tmp_path: Path) -> None:
    """The host's own pace of chat counts, also after the table was read again."""
    limits = msgspec.structs.replace(NO_LIMITS, chat=(2, 1000.0))
    async with house(tmp_path, limits=limits) as ours:
        table = await ours.open(seats=("me", "open"))
        rui = await ours.join(table, seat=1)
        async with ours.at(table) as host, ours.at(table, rui, "r") as guest:
            for again in range(2):
                said = [await host.do(wire.Chat(id=f"c{again}{n}", text="hi")) for n in range(3)]
                codes = [each.code if isinstance(each, wire.Refused) else "" for each in said]
                assert codes == (["limit"] * 3 if again else ["", "", "limit"])
                ours.hub.live(table["table"]).forget()
            assert isinstance(await guest.do(wire.Chat(id="g", text="hi")), wire.Ack)
