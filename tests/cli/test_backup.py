"""`undercroft backup`: all tables as one file, and back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from undercroft.storage import open_store

from .conftest import Program


async def one_table(url: str) -> None:
    async with await open_store(url) as store:
        await store.create("t1", "WOLF", "tiny", [b"1", b"2"])


async def lines(url: str) -> list[bytes]:
    async with await open_store(url) as store:
        return await store.lines("t1")


def test_tables_go_out_and_come_back(undercroft: Program, tmp_path: Path) -> None:
    asyncio.run(one_table(""))
    backup, other = tmp_path / "tables.backup", tmp_path / "other.db"
    ran = undercroft("backup", str(backup))
    assert ran.code == 0 and ran.err == ""
    where = tmp_path / "data" / "undercroft" / "tables.db"
    assert ran.out == f"One table with 2 lines of {where} saved in {backup}.\n"
    ran = undercroft("backup", str(backup), "--restore", "--db", str(other), "--lang", "es")
    assert ran == (0, f"Una mesa con 2 líneas de {backup}: copia restaurada en {other}.\n", "")
    assert asyncio.run(lines(str(other))) == [b"1", b"2"]
    ran = undercroft("backup", str(backup), "--restore", "--db", str(other))
    assert ran.code == 2 and "is here already" in ran.err and "--replace" in ran.err
    assert undercroft("backup", str(backup), "--restore", "--replace", "--db", str(other)).code == 0


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["backup"], "FILE is missing"),
        (["backup", "x", "--replace"], "say --restore too"),
        (["backup", "x", "--db", "mysql://db/club"], "cannot be kept in 'mysql'"),
        (["backup", "nowhere", "--restore"], "nowhere cannot be read"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(
    undercroft: Program, arguments: list[str], why: str
) -> None:
    ran = undercroft(*arguments)
    assert ran.code == 2 and ran.out == "" and why in ran.err and ran.err.count("\n") == 1
