"""Files that somebody made to break the program: commands say a sentence, with code 2."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from strain.crafted import DEEP, DIGITS, crafted_journals, whole_journal

from undercroft.cli.program import command_names

from .conftest import Program

LONGEST = 2000  # letters of a sentence
NESTED = (
    10_000  # tables in tables: ten times deeper than Python goes, and reading them takes the square of it
)
EVIL: dict[str, bytes] = {
    "empty": b"",
    "a newline": b"\n",
    "deep lists": b"[" * DEEP,
    "deep lists that end": b"[" * DEEP + b"]" * DEEP,
    "deep objects": b'{"a":' * DEEP + b"1" + b"}" * DEEP,
    "deep TOML": b"a = " + b"[" * DEEP + b"]" * DEEP,
    "a deep TOML table": b"[" + b"a." * NESTED + b"a]\n",
    "digits": b"9" * DIGITS,
    "digits in JSON": b'{"undercroft":' + b"9" * DIGITS + b"}\n",
    "digits in a set-up": b'{"undercroft":1,"game":"tiny","version":"0","seed":"","setup":{"level":'
    + b"9" * DIGITS + b"}}\n",
    "digits in TOML": b"level = " + b"9" * DIGITS + b"\n",
    "no UTF-8": b'{"undercroft": "\xff\xfe"}\n',
    "half a letter": '{"game": "ñ'.encode()[:-1] + b"\n",
    "UTF-16": '{"undercroft": 1}\n'.encode("utf-16"),
    "a byte order mark": b"\xef\xbb\xbf{}\n",
    "nulls": bytes(3000),
    "a lone surrogate": b'{"game":"\\ud800"}\n',
    "an empty object": b"{}\n",
    "an empty list": b"[]\n",
    "null": b"null\n",
    "a text": b'"journal"\n',
    "not a number": b'{"undercroft": NaN}\n',
    "a huge exponent": b'{"undercroft": 1e999}\n',
    "cut gzip": gzip.compress(b'{"undercroft": 1}\n')[:-6],
    "gzip of nothing": gzip.compress(b""),
    "gzip of depth": gzip.compress(b"[" * DEEP),
    "noise": Random(7).randbytes(5000),
    "noise with newlines": Random(8).randbytes(5000).replace(b"a", b"\n"),
}  # fmt: skip
PARTY = b'[[character]]\nclass = "brute"\nlevel = 2\n[[character]]\nclass = "tinkerer"\n'
POSITION = {
    "hexes": [{"q": 0, "r": 0}, {"q": 1, "r": 0}],
    "figures": [
        {"id": "guard", "side": "monster", "hex": {"q": 0, "r": 0}},
        {"id": "brute", "side": "character", "hex": {"q": 1, "r": 0}, "initiative": 20},
    ],
    "active": "guard",
    "action": {"move": 2, "attack": {}},
}


def pack(file: Path) -> tuple[str, ...]:
    """The file as the description of a pack."""
    folder = file.parent / "pack"
    folder.mkdir()
    (folder / "pack.toml").write_bytes(file.read_bytes())
    return (str(folder),)


def records(file: Path) -> tuple[str, ...]:
    """The file as records of a pack that is described well."""
    folder = file.parent / "pack"
    folder.mkdir()
    (folder / "pack.toml").write_text('id = "evil"\nversion = "1"\ngame = "tiny"\nlicence = "MIT"\n')
    (folder / "cards.toml").write_bytes(file.read_bytes())
    return (str(folder),)


def catalogue(file: Path) -> tuple[str, ...]:
    """The file as the words of a pack that is described well."""
    (folder,) = records(file)
    (Path(folder) / "cards.toml").write_text("")
    (Path(folder) / "messages").mkdir()
    (Path(folder) / "messages" / "en.ftl").write_bytes(file.read_bytes())
    return (folder,)


def named(ending: str) -> Callable[[Path], tuple[str, ...]]:
    def name(file: Path) -> tuple[str, ...]:
        return (str(file.rename(file.with_name(f"evil{ending}"))),)

    return name


plain = named("")
READERS: dict[str, tuple[tuple[str, ...], Callable[[Path], tuple[str, ...]]]] = {
    "replay": (("replay",), plain),
    "replay --verify": (("replay", "--verify"), plain),
    "explain": (("explain",), lambda file: (*plain(file), "1.1")),
    "check a journal": (("check",), named(".journal")),
    "check a pack": (("check",), pack),
    "check records": (("check",), records),
    "check words": (("check",), catalogue),
    "play --resume": (("play", "--resume"), plain),
    "play --pack": (("play", "tiny", "--term", "--pack"), pack),
    "play --pack records": (("play", "tiny", "--term", "--pack"), records),
    "play --party": (("play", "gloomhaven", "--term", "--party"), named(".toml")),
    "simulate --party": (("simulate", "gloomhaven", "--games", "1", "--party"), named(".toml")),
    "simulate --pack": (("simulate", "tiny", "--games", "1", "--pack"), records),
    "report": (("report",), plain),
    "simulate --resume": (("simulate", "tiny", "--games", "1", "--resume", "--out"), plain),
    "serve --pack": (("serve", "--port", "0", "--host", "127.0.0.1", "--pack"), records),
    "backup --restore": (("backup", "--restore", "--db", "DB"), plain),
    "monster-turn": (("gloomhaven", "monster-turn"), plain),
    "monster-turn --batch": (("gloomhaven", "monster-turn", "--batch"), plain),
    "position": (("gloomhaven", "position"), plain),
    "campaign show": (("campaign", "show"), plain),
    "campaign sheet": (("campaign", "sheet"), plain),
    "play --sheet": (("play", "descent", "--campaign", "--term", "--sheet"), plain),
    "los": (("gloomhaven", "los"), plain),
    "los --batch": (("gloomhaven", "los", "--batch", "--why"), plain),
    "sight": (("descent", "sight"), plain),
    "reach": (("descent", "reach"), plain),
    "odds": (("descent", "odds", "--why"), plain),
    "alliance sight": (("alliance", "sight"), plain),
    "alliance reach": (("alliance", "reach", "--why"), plain),
}  # fmt: skip
READS_NO_FILE = {"games", "rules", "bench"}
EMPTY_IS_FINE = {"check words", "check records", "play --pack records", "simulate --pack", "serve --pack"}


def test_every_command_that_reads_a_file_is_here() -> None:
    assert {arguments[0] for arguments, _ in READERS.values()} | READS_NO_FILE == set(command_names())


def refused(program: Program, arguments: tuple[str, ...], typed: bytes = b"") -> None:
    ran = program(*arguments, typed=typed)
    assert ran.code == 2, (ran.code, ran.err[:LONGEST])
    assert ran.err.endswith((".\n", "?\n", "…\n")) and "Traceback" not in ran.err, ran.err[:LONGEST]
    assert all(len(line) <= LONGEST for line in ran.err.splitlines())
    if arguments[0] != "check":  # which tells every fault, a sentence each
        assert ran.err.count("\n") == 1, ran.err[:LONGEST]


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("evil", EVIL)
def test_an_evil_file_gets_one_sentence(evil: str, reader: str, undercroft: Program, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(EVIL[evil])
    command, place = READERS[reader]
    arguments = tuple(str(tmp_path / "tables.db") if each == "DB" else each for each in command)
    if not EVIL[evil].strip() and reader in EMPTY_IS_FINE:
        return
    if reader == "simulate --resume" and b"\n" not in EVIL[evil]:
        return  # one line, cut off in mid-write: its game is played again
    if evil == "an empty list" and reader.endswith("--batch"):
        return  # no question, no answer
    refused(undercroft, (*arguments, *place(file)))


@pytest.mark.parametrize("evil", EVIL)
@pytest.mark.parametrize("command", ["replay -", "check -", "gloomhaven los -", "gloomhaven monster-turn"])
def test_the_same_by_standard_input(command: str, evil: str, undercroft: Program) -> None:
    refused(undercroft, tuple(command.split()), EVIL[evil])


CRAFTED = dict(crafted_journals())


@pytest.mark.parametrize("name", CRAFTED)
def test_a_crafted_journal_gets_one_sentence(name: str, undercroft: Program, tmp_path: Path) -> None:
    file = tmp_path / "crafted.journal"
    file.write_text(CRAFTED[name])
    for command in (("replay",), ("check",), ("play", "--resume")):
        refused(undercroft, (*command, str(file)))
    refused(undercroft, ("explain", str(file), "1.1"))
    assert file.read_text() == CRAFTED[name]


def mutants(data: bytes, many: int) -> list[bytes]:
    """The same bytes, each time with a few of them changed, doubled, cut or swollen."""
    luck, found = Random(len(data)), []
    for _ in range(many):
        text = bytearray(data)
        for _ in range(luck.randrange(1, 4)):
            at = luck.randrange(len(text))
            match luck.randrange(5):
                case 0:
                    text[at] = luck.randrange(256)
                case 1:
                    del text[at : at + luck.randrange(1, 40)]
                case 2:
                    text[at:at] = text[at : at + 40]
                case 3:
                    text[at:at] = luck.choice([b"9" * DIGITS, b"[" * 5000, b"-", b"{}", b"null", b"\xff"])
                case 4:
                    del text[at:]
            if not text:
                text = bytearray(b"x")
        found.append(bytes(text))
    return found


def test_broken_copies_of_good_files_never_raise(undercroft: Program, tmp_path: Path) -> None:
    """A change may leave a file good (0) or break it (2): never anything else."""
    journal = "".join(json.dumps(line) + "\n" for line in whole_journal()).encode()
    position, query = json.dumps(POSITION).encode(), json.dumps({
        "hexes": POSITION["hexes"], "from": {"q": 0, "r": 0}, "to": {"q": 1, "r": 0}
    }).encode()  # fmt: skip
    for data, command in (
        (journal, ("replay",)),
        (journal, ("check",)),
        (position, ("gloomhaven", "monster-turn", "--why")),
        (query, ("gloomhaven", "los")),
        (PARTY, ("simulate", "gloomhaven", "--games", "1", "--party")),
    ):  # fmt: skip
        for n, mutant in enumerate(mutants(data, 40)):
            file = tmp_path / f"{n}.{'toml' if b'[[' in data else 'journal'}"
            file.write_bytes(mutant)
            ran = undercroft(*command, str(file))
            assert ran.code in (0, 2), (command, mutant, ran.err[:LONGEST])
            assert ran.code == 0 or (ran.err and "inside undercroft" not in ran.err), (mutant, ran.err)
