"""Every address of the server: what it answers, what it refuses, and how."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import undercroft
from undercroft.games.boxes import box_of
from undercroft.kernel import read
from undercroft.storage import KeepingError
from undercroft.table import wire
from undercroft.web import hub as hub_module
from undercroft.web.settings import NO_LIMITS, Limits

from .house import house, in_a_loop

SAMPLES = json.loads((Path(__file__).parent / "positions.json").read_text())


def is_problem(answer: httpx.Response, status: int, code: str) -> bool:
    """A problem is a code and one sentence."""
    body = answer.json()
    assert {"code", "why"} <= set(body) <= {"code", "why", "field"}, body
    assert body["why"].endswith((".", "?")) and "\n" not in body["why"], body
    return (answer.status_code, body["code"]) == (status, code)


@in_a_loop
async def test_what_can_be_played_is_told_in_three_languages(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        for language, name in (("en", "Black Barrow"), ("es", "Túmulo Negro"), ("pt", None)):
            games = {game["id"]: game for game in (await ours.http.get(f"/api/games?lang={language}")).json()}
            assert set(games) >= {"tiny", "gloomhaven"}
            haven = games["gloomhaven"]
            assert haven["lead"] and games["tiny"]["quick"]["bots"]
            assert name is None or haven["quick"]["title"] == name
            bots = [bot["id"] for bot in haven["bots"] if bot.get("playable", True)]
            assert bots == ["random", "easy", "normal"]
            asked = {"lang": language}
            form = (await ours.http.post("/api/games/gloomhaven/form", json=asked)).json()
            fields = {field["key"]: field for field in form["fields"]}
            assert list(fields) == ["scenario", "party", "difficulty", "variants"]
            first = fields["scenario"]["choices"][0]
            assert (first["id"], first["called"]) == ("001", "1")
            assert name is None or first["name"] == name
            assert (fields["party"]["least"], fields["party"]["most"]) == (2, 4)
            assert len(fields["difficulty"]["choices"]) == 4 and len(form["seats"]) == 2
        assert is_problem(await ours.http.get("/api/games?lang=xx"), 400, "malformed")


@in_a_loop
async def test_a_set_up_is_refused_in_the_language_of_whoever_asks(tmp_path: Path) -> None:
    heroes = [{"class": "brute", "level": 2, "items": ["boots-of-striding", "winged-shoes"]}]
    setup = {"party": [*heroes, {"class": "tinkerer"}]}
    async with house(tmp_path) as ours:
        for language, legs in (("en", "for the legs"), ("es", "para las piernas"), ("pt", "para as pernas")):
            asked = {"game": "gloomhaven", "setup": setup, "lang": language}
            form = await ours.http.post("/api/games/gloomhaven/form", json={"setup": setup, "lang": language})
            assert legs in form.json()["fault"] and form.json()["field"] == "party"
            opening = await ours.http.post("/api/tables", json=asked)
            assert is_problem(opening, 422, "makes-no-sense") and opening.json()["field"] == "party"
            assert legs in opening.json()["why"], opening.json()
        asked = {"game": "tiny", "lang": "es"}
        hats = await ours.http.post("/api/tables", json=asked | {"setup": {"hats": 1}})
        assert hats.json()["why"].startswith("No hay ningún campo hats que elegir; los campos son: scenario")
        seats = await ours.http.post("/api/tables", json=asked | {"seats": ["bot:oracle"]})
        assert is_problem(seats, 422, "makes-no-sense") and seats.json()["field"] == "seats"
        assert seats.json()["why"].startswith("Nadie puede sentarse como bot:oracle")


@in_a_loop
async def test_a_table_is_opened_found_joined_and_listed(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open(seats=("me", "open"))
        assert len(table["token"]) >= 22 and len(table["code"]) == 6 and table["person"] == 1
        typed = f" {table['code'][:3].lower()}-{table['code'][3:].lower()} "
        found = (await ours.http.get(f"/api/codes/{typed}?lang=es")).json()
        assert found["table"] == table["table"] and [s["person"] for s in found["seats"]] == ["Ana", ""]
        token = await ours.join(table, "Ana", 1)
        shown = (await ours.http.get(f"/api/tables/{table['table']}")).json()
        assert [seat["person"] for seat in shown["seats"]] == ["Ana", "Ana 2"]
        assert shown["people"] == ["Ana", "Ana 2"] and shown["outcome"] == "" and not shown["locked"]
        assert shown["created"] <= shown["touched"]
        mine = [
            {"table": table["table"], "token": token},
            {"table": table["table"], "token": "no"},
            {"table": "nowhere", "token": "no"},
        ]
        listed = (await ours.http.post("/api/mine", json={"tables": mine})).json()
        assert [each["known"] for each in listed] == [True, False, False]
        assert listed[0]["yours"] and listed[0]["listed"]["table"] == table["table"]
        assert listed[1]["listed"] is None
        assert ours.hub.size == 1


@in_a_loop
async def test_play_now_puts_a_guest_at_a_running_table(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        answer = await ours.http.post("/api/play-now", json={"lang": "es", "game": "gloomhaven"})
        assert answer.status_code == 201
        async with ours.at(answer.json()) as guest:
            assert guest.room.people[0].name == "Invitado"
            assert [seat.bot for seat in guest.room.seats] == ["", "normal"]
            assert guest.questions and "Black Barrow" in guest.part("status")["title"]
            assert guest.room.variants == ("the game chooses where monsters have equal choices",)


@in_a_loop
async def test_each_game_of_the_shelf_is_played_now(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        for game in (await ours.http.get("/api/games")).json():
            for bot, others in ((True, {"normal"}), (False, {""})):
                answer = await ours.http.post("/api/play-now", json={"game": game["id"], "bot": bot})
                assert answer.status_code == 201
                async with ours.at(answer.json()) as guest:
                    first, *rest = [seat.bot for seat in guest.room.seats]
                    assert first == "" and set(rest) == others
                    assert guest.questions or box_of(game["id"]).child  # campaigns send heroes out


@in_a_loop
async def test_a_game_with_two_sides_is_played_now_from_either(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        games = {game["id"]: game for game in (await ours.http.get("/api/games?lang=es")).json()}
        assert [way["id"] for way in games["descent"]["quick"]["ways"]] == ["hero", "overlord"]
        assert games["descent"]["quick"]["ways"][1]["name"] == "como Señor Supremo"
        asked = {"game": "descent", "way": "overlord"}
        async with ours.at((await ours.http.post("/api/play-now", json=asked)).json()) as guest:
            assert [seat.bot for seat in guest.room.seats] == ["normal"] * 4 + [""]
        refused = await ours.http.post("/api/play-now", json={"game": "descent", "way": "spider"})
        assert refused.status_code == 422 and "hero, overlord" in refused.text


@in_a_loop
async def test_a_table_opens_with_heroes_as_the_form_has_them(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        heroes = [{"class": "mindthief", "level": 3}, {"class": "brute"}]
        asked = {"setup": {"scenario": "2", "party": heroes}, "lang": "pt"}
        form = (await ours.http.post("/api/games/gloomhaven/form", json=asked)).json()
        party = form["fields"][1]["members"]
        chosen = [{field["key"]: field["value"] for field in member} for member in party]
        assert [(hero["class"], hero["level"], len(hero["perks"])) for hero in chosen] == [
            ("mindthief", 3, 2),
            ("brute", 1, 0),
        ]
        setup = {"scenario": "2", "party": chosen}
        made = await ours.http.post("/api/tables", json={"game": "gloomhaven", "setup": setup})
        assert made.status_code == 201
        async with ours.hub.live(made.json()["table"]).reading() as table:
            kept = table.header.setup["party"]
        assert [spec.partition(";")[0] for spec in kept] == ["mindthief:3", "brute:1"]
        assert all(f"items={','.join(hero['items'])}" in spec for spec, hero in zip(kept, chosen))


@in_a_loop
async def test_a_refused_setup_names_the_field(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        for setup, field in (
            ({"scenario": "123"}, "scenario"),
            (
                {"party": [{"class": "brute", "items": ["boots-of-striding", "winged-shoes"]}, "mindthief"]},
                "items",
            ),
            ({"party": [{"class": "brute", "hand": ["trample"]}, "mindthief"]}, "hand"),
            ({"level": 10}, "level"),
            ({"hats": 3}, "hats"),
            ({"party": [7]}, "party[0]"),
        ):
            answer = await ours.http.post("/api/tables", json={"game": "gloomhaven", "setup": setup})
            assert is_problem(answer, 422, "makes-no-sense") and answer.json()["field"] == field, answer.text
        charge = {"game": "tiny", "setup": {"charge": {}}}
        assert is_problem(await ours.http.post("/api/tables", json=charge), 422, "makes-no-sense")
        assert is_problem(await ours.http.post("/api/games/chess/form", json={}), 422, "makes-no-sense")
        bad = {"setup": {"party": [{"class": "bard"}]}}
        assert is_problem(await ours.http.post("/api/games/gloomhaven/form", json=bad), 422, "makes-no-sense")


REFUSED: list[tuple[str, str, Any, int, str]] = [
    ("POST", "/api/tables", {"game": "chess"}, 422, "makes-no-sense"),
    ("POST", "/api/tables", {"game": "tiny", "seats": ["me", "me", "me"]}, 422, "makes-no-sense"),
    ("POST", "/api/tables", {"game": "tiny", "seats": ["bot:hal"]}, 422, "makes-no-sense"),
    ("POST", "/api/tables", {"game": "tiny", "setup": {"scenario": "x"}}, 422, "makes-no-sense"),
    ("POST", "/api/tables", {"game": "gloomhaven", "setup": {"party": ["/x.toml"]}}, 422, "makes-no-sense"),
    ("POST", "/api/tables", {"game": "gloomhaven", "setup": {"hats": 3}}, 422, "makes-no-sense"),
    ("POST", "/api/tables", {"game": "tiny", "colour": "red"}, 400, "malformed"),
    ("POST", "/api/tables", {}, 400, "malformed"),
    ("POST", "/api/tables", [], 400, "malformed"),
    ("POST", "/api/tables", {"game": "tiny", "name": ""}, 400, "malformed"),
    ("POST", "/api/play-now", {"bot": "yes"}, 400, "malformed"),
    ("GET", "/api/codes/NOCODE", None, 404, "no-code"),
    ("GET", "/api/tables/nowhere", None, 404, "no-table"),
    ("GET", "/api/tables/no.where", None, 400, "malformed"),
    ("POST", "/api/tables/nowhere/join", {"code": "ABCDEF"}, 404, "no-table"),
    ("GET", "/api/tables/nowhere/journal", None, 401, "no-token"),
    ("POST", "/api/import", {"journal": "no journal"}, 422, "makes-no-sense"),
    ("POST", "/api/solve/position", {"text": "0,0:. -"}, 422, "makes-no-sense"),
    ("POST", "/api/solve/position", {}, 400, "malformed"),
    ("POST", "/api/solve/monster-turn", {"hexes": []}, 400, "malformed"),
    ("POST", "/api/solve/monster-turn", {"hexes": [], "active": "m"}, 422, "makes-no-sense"),
    ("POST", "/api/solve/los", {"hexes": [{"q": 0, "r": 0}], "from": {"q": 0, "r": 0}}, 400, "malformed"),
    ("GET", "/api/solve/maps/999", None, 404, "no-page"),
    ("GET", "/api/nothing", None, 404, "no-page"),
    ("GET", "/nothing.js", None, 404, "no-page"),
    ("DELETE", "/api/tables", None, 405, "no-method"),
]  # fmt: skip


@in_a_loop
async def test_what_makes_no_sense_is_refused_by_name(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        for method, path, body, status, code in REFUSED:
            answer = await ours.http.request(method, path, json=body)
            assert is_problem(answer, status, code), (path, body, answer.text)
        broken = await ours.http.post(
            "/api/tables", content=b"{", headers={"Content-Type": "application/json"}
        )
        assert is_problem(broken, 400, "malformed")
        spanish = await ours.http.get("/api/codes/NOCODE", headers={"Accept-Language": "de, es-MX;q=0.8"})
        assert spanish.json()["why"] == "Ninguna mesa tiene el código NOCODE."
        assert ours.hub.size == 0


@in_a_loop
async def test_joining_is_refused_by_name(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open(seats=("me", "open"))
        path = f"/api/tables/{table['table']}/join"

        async def join(**body: Any) -> httpx.Response:
            return await ours.http.post(path, json={"code": table["code"], **body})

        assert is_problem(await join(code="WRONG1"), 403, "wrong-code")
        assert is_problem(await join(seat=0), 409, "taken")
        assert is_problem(await join(seat=7), 422, "no-seat")
        async with ours.at(table) as host:
            await host.do(wire.Lock(id="l", locked=True))
        assert is_problem(await join(), 409, "locked")


@in_a_loop
async def test_journals_leave_and_come_back(tmp_path: Path) -> None:
    """Everybody gets what they saw, and no table comes of that; of a shared journal one does."""
    async with house(tmp_path) as ours:
        table = await ours.open(seats=("me", "open"))
        rui = await ours.join(table, seat=1)
        async with ours.at(table) as host:
            await host.answer(host.questions[0])
        async with ours.hub.live(table["table"]).reading() as found:
            seed = found.header.seed

        async def get(what: str, token: str) -> httpx.Response:
            headers = {"Authorization": f"Bearer {token}"}
            return await ours.http.get(f"/api/tables/{table['table']}/{what}", headers=headers)

        assert is_problem(await get("journal", "nobody"), 401, "no-token")
        for token in (rui, table["token"]):
            for what in ("journal", "report"):
                part = await get(what, token)
                assert part.status_code == 200 and seed not in part.text
            forked = await ours.http.post("/api/import", json={"journal": (await get("journal", token)).text})
            assert is_problem(forked, 422, "makes-no-sense") and "one person has seen" in forked.json()["why"]
        async with ours.at(table) as host, ours.at(table, rui, "r") as guest:
            assert isinstance(await host.do(wire.Share(id="s")), wire.Ack)
            await guest.until_so(lambda: guest.reader.proposal is not None)
            assert guest.reader.proposal is not None and guest.reader.proposal.what == "share"
            await guest.do(wire.Vote(id="v", proposal=guest.reader.proposal.id, agree=True))
            await host.until_so(lambda: host.room.shared)
            assert "shared the whole journal" in host.lines[-1].text
        whole = await get("journal", rui)
        assert whole.text == (await get("journal", table["token"])).text
        assert "attachment" in whole.headers["content-disposition"]
        script = read(whole.content)
        assert script.header.seed == seed and len(script.answers) == 1
        again = await ours.http.post("/api/import", json={"journal": whole.text, "name": "Eva"})
        assert again.status_code == 201
        async with ours.at(again.json()) as eva:
            assert eva.reader.answers == 1 and eva.seats == (0, 1)


@in_a_loop
async def test_the_solver_answers_with_its_proof(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        line = (await ours.http.post("/api/solve/position/text", json=SAMPLES["position"])).json()
        read = (await ours.http.post("/api/solve/position", json=line)).json()
        assert (await ours.http.post("/api/solve/position/text", json=read)).json() == line
        solved = await ours.http.post("/api/solve/monster-turn?lang=es", json=SAMPLES["position"])
        assert solved.json()["focus"] == SAMPLES["focus"]
        assert solved.json()["why"][0]["rule"].startswith("GH-")
        seen = (await ours.http.post("/api/solve/los", json=SAMPLES["query"])).json()
        assert seen["los"] is True and seen["why"][0]["text"]
        names = (await ours.http.get("/api/solve/maps?lang=es")).json()
        assert names[0] == {"scenario": "001", "called": "1", "name": "Túmulo Negro"}
        drawn = (await ours.http.get("/api/solve/maps/1")).json()
        hexes = {(each["q"], each["r"]) for each in drawn["map"]["hexes"]}
        assert len(drawn["rooms"]) == 3 and drawn["starts"] and drawn["monsters"]
        assert all((each["q"], each["r"]) in hexes for room in drawn["rooms"] for each in room)
        active = {"id": "m", "side": "monster", "hex": drawn["monsters"][0]["hex"]}
        hero = {"id": "h", "side": "character", "hex": drawn["starts"][0], "initiative": 9}
        position = {
            **drawn["map"],
            "figures": [active, hero],
            "active": "m",
            "action": {"move": 2, "attack": {}},
        }
        assert (await ours.http.post("/api/solve/monster-turn", json=position)).json()["focus"] == ["h"]
        many = {"hexes": [{"q": q, "r": 0} for q in range(1501)], "active": "m"}
        assert is_problem(await ours.http.post("/api/solve/monster-turn", json=many), 422, "large-position")


@in_a_loop
async def test_every_map_can_be_painted_on(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        names = (await ours.http.get("/api/solve/maps")).json()
        assert len(names) >= 90
        for each in names:
            drawn = (await ours.http.get(f"/api/solve/maps/{each['scenario']}")).json()
            start, end = drawn["map"]["hexes"][0], drawn["map"]["hexes"][-1]
            query = {**drawn["map"], "from": start, "to": end}
            assert (await ours.http.post("/api/solve/los", json=query)).status_code == 200, each


@in_a_loop
async def test_answers_carry_the_headers_that_keep_a_page_safe(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        for path in ("/", "/api/games", "/api/nothing", "/health", "/schema", "/schema/openapi.json"):
            headers = (await ours.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self'" in policy and "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        assert (await ours.http.get("/api/games")).headers["cache-control"] == "no-store"


@in_a_loop
async def test_the_client_is_served_compressed_and_kept(tmp_path: Path) -> None:
    built = tmp_path / "client"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>page</title>")
    script = "export const a = 1;\n" * 100
    (built / "assets" / "main-1234.js").write_text(script)
    (built / "assets" / "main-1234.js.br").write_bytes(b"brotli")
    async with house(tmp_path, client=str(built)) as ours:
        for path in ("/", "/t/abc", "/join/ABCDEF", "/setup"):
            page = await ours.http.get(path)
            assert "<title>page" in page.text and page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"] == "text/html; charset=utf-8"
        tag = page.headers["etag"]
        assert (await ours.http.get("/", headers={"If-None-Match": tag})).status_code == 304

        async def fetch(accepts: str) -> tuple[bytes, httpx.Headers]:
            request = ours.http.build_request("GET", "/assets/main-1234.js")
            request.headers["accept-encoding"] = accepts
            answer = await ours.http.send(request, stream=True)
            return b"".join([part async for part in answer.aiter_raw()]), answer.headers

        body, headers = await fetch("gzip")
        assert gzip.decompress(body).decode() == script and headers["content-encoding"] == "gzip"
        assert "immutable" in headers["cache-control"] and "javascript" in headers["content-type"]
        body, headers = await fetch("gzip, br")
        assert (body, headers["content-encoding"]) == (b"brotli", "br")
        body, headers = await fetch("identity")
        assert body.decode() == script and "content-encoding" not in headers
        assert is_problem(await ours.http.get("/assets/other.js"), 404, "no-page")
        assert is_problem(await ours.http.get("/assets/main-1234.js.br"), 404, "no-page")
        assert (await ours.http.get("/..%2f..%2fetc/passwd")).text == page.text


@in_a_loop
async def test_without_a_built_client_a_page_says_how(tmp_path: Path) -> None:
    async with house(tmp_path, client=str(tmp_path / "none")) as ours:
        page = await ours.http.get("/", headers={"Accept-Language": "pt"})
        assert page.status_code == 503 and "make client" in page.text and 'lang="pt"' in page.text


@in_a_loop
async def test_health_metrics_and_schema(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open()
        async with ours.at(table) as host:
            await host.answer(host.questions[0])
            health = (await ours.http.get("/health")).json()
            assert (health["tables"], health["sockets"], health["store"]) == (1, 1, "ok")
            metrics = (await ours.http.get("/metrics")).text
            assert 'undercroft_commands_total{outcome="done"} 1.0' in metrics
            for each in ("ack", "engine", "store"):
                assert f"undercroft_{each}_seconds_count 1.0" in metrics
            assert "undercroft_sockets 1.0" in metrics
        schema = (await ours.http.get("/schema/openapi.json")).json()
        assert {"/api/tables", "/api/solve/los", "/health"} <= set(schema["paths"])
        shapes = schema["components"]["schemas"]
        games = {
            each["$ref"].rpartition("/")[2] for each in shapes["TableAsked"]["properties"]["setup"]["anyOf"]
        }
        assert games == {"AllianceSetup", "DescentSetup", "HavenSetup", "TinySetup"}
        assert set(shapes["HavenSetup"]["properties"]) >= {"party"}
        page = (await ours.http.get("/schema")).text
        assert "POST /api/tables/{table}/join" in page and "<script" not in page


@in_a_loop
async def test_a_store_that_fails_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as ours:

        async def fails(*_: object, **__: object) -> None:
            raise KeepingError("The disk is gone.")

        for name in ("try_to_write", "create", "by_code", "summaries", "load"):
            monkeypatch.setattr(ours.hub.store, name, fails)
        for answer in (
            await ours.http.get("/health"),
            await ours.http.get("/api/codes/ABCDEF"),
            await ours.http.post("/api/tables", json={"game": "tiny"}),
            await ours.http.post("/api/mine", json={"tables": [{"table": "a", "token": "b"}]}),
        ):
            assert is_problem(answer, 503, "store")


@in_a_loop
async def test_addresses_may_ask_only_so_often(tmp_path: Path) -> None:
    limits = Limits(lobby=(5, 1000.0), tables=(2, 1000.0))
    async with house(tmp_path, limits=limits) as ours:
        opened = [await ours.http.post("/api/tables", json={"game": "tiny"}) for _ in range(3)]
        assert [answer.status_code for answer in opened] == [201, 201, 429]
        codes = [await ours.http.get("/api/codes/ABCDEF") for _ in range(3)]
        assert [answer.status_code for answer in codes] == [404, 404, 429]
        assert is_problem(codes[-1], 429, "limit")
        assert (await ours.http.get("/api/games")).status_code == 200


@in_a_loop
async def test_bodies_have_a_size(tmp_path: Path) -> None:
    async with house(tmp_path, body_bytes=1000) as ours:
        assert is_problem(await ours.http.post("/api/import", json={"journal": "x" * 2000}), 413, "too-big")


@in_a_loop
async def test_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async with house(tmp_path, idle_seconds=0.0) as ours:
        table = await ours.open()
        async with ours.at(table) as host:
            await host.answer(host.questions[0])
            await ours.hub.sweep()
            assert ours.hub.size == 1
        async with asyncio.timeout(5):
            while ours.hub.size:
                await asyncio.sleep(0.05)
                await ours.hub.sweep()
        async with ours.at(table) as host:
            assert host.reader.answers == 1


@in_a_loop
async def test_checkpoints_are_kept_and_loading_begins_at_the_last(tmp_path: Path) -> None:
    async with house(tmp_path, checkpoint_every=5) as ours:
        table = await ours.open()
        async with ours.at(table) as host:
            await _play(host, 12)
            before = host.parts["figures"]
        loaded = await ours.hub.store.load(table["table"])
        assert loaded.checkpoint is not None
        ours.hub.drop(table["table"])
        async with ours.at(table) as host:
            assert host.parts["figures"] == before and host.reader.answers == 12


@in_a_loop
async def test_a_table_that_is_read_again_and_again_still_gets_its_checkpoints(tmp_path: Path) -> None:
    """As under a server that is killed every few seconds: what is played again must not grow."""
    async with house(tmp_path, checkpoint_every=5) as ours:
        table = await ours.open()
        for many in range(2, 21, 2):
            async with ours.at(table) as host:
                await _play(host, many)
            ours.hub.drop(table["table"])
        loaded = await ours.hub.store.load(table["table"])
        assert loaded.checkpoint is not None and len(loaded.lines) - loaded.checkpoint.n < 5


@in_a_loop
async def test_a_finished_table_that_is_read_again_gets_its_statistics_on_the_side(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "RETURN", 0.0)
    async with house(tmp_path, checkpoint_every=5) as ours:
        table = await ours.open(seats=("bot:random", "bot:random"))
        async with ours.at(table) as host:
            await host.until_so(lambda: host.room.over, 30)
            shown = host.part("status")
        ours.hub.drop(table["table"])
        async with ours.at(table) as host:
            assert host.room.over
            await host.until_so(lambda: host.part("status") == shown)
        assert shown["stats"]


@in_a_loop
async def test_a_table_of_the_version_before_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Begun with undercroft 0.1, played on with this one: a record says so, and nothing of before is lost."""
    with monkeypatch.context() as before:
        before.setattr(undercroft, "__version__", "0.1.0")
        async with house(tmp_path) as theirs:
            table = await theirs.open()
            async with theirs.at(table) as host:
                await _play(host, 2)
            kept = (await theirs.hub.store.load(table["table"])).lines
    async with house(tmp_path) as ours:
        async with ours.at(table, name="d") as host:
            assert not host.room.closed
            assert isinstance(await host.answer(host.questions[0]), wire.Ack)
        lines = (await ours.hub.store.load(table["table"])).lines
        assert lines[: len(kept)] == kept
        assert any(b"upgraded" in line for line in lines[len(kept) :])
        header = {"undercroft": 1, "game": "tiny", "version": "0.1.0", "setup": {}, "seed": "7"}
        body = {"journal": json.dumps(header) + "\n", "name": "Eva"}
        imported = await ours.http.post("/api/import", json=body)
        assert imported.status_code == 422 and "undercroft 0.1.0" in imported.json()["why"]


async def _play(host: Any, many: int) -> None:
    while host.reader.answers < many:
        assert isinstance(await host.answer(host.questions[0]), wire.Ack)


def test_limits_off_are_far_away() -> None:
    assert all(many >= 1_000_000 for many, _ in (NO_LIMITS.socket, NO_LIMITS.lobby, NO_LIMITS.tables))
    assert msgspec.convert(msgspec.to_builtins(Limits()), Limits) == Limits()
