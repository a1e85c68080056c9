"""`.campaign`: a campaign and its games as one file, out and in again; what is broken is one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from undercroft.campaign_files import pack, unpack
from undercroft.kernel import BrokenJournal

from .conftest import Program


@pytest.fixture
def made(undercroft: Program, tmp_path: Path) -> Path:
    """A campaign that bots played, exported."""
    journal = tmp_path / "a.journal"
    words = ("play", "tiny", "--campaign", "--term", "--bots", "normal", "--seed", "3", "--journal")
    assert undercroft(*words, str(journal)).code == 0
    file = tmp_path / "a.campaign"
    assert undercroft("campaign", "export", str(journal), str(file)).code == 0
    return file


def test_a_campaign_goes_out_and_in_again(undercroft: Program, made: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.mkdir()
    ran = undercroft("campaign", "import", str(made), str(there / "b.journal"))
    assert ran.code == 0 and len(list(there.glob("b.*.journal"))) == 3
    for path in tmp_path.glob("a*.journal"):
        assert (there / path.name.replace("a", "b", 1)).read_bytes() == path.read_bytes()
    assert undercroft("replay", "--verify", str(there)).code == 0
    found = unpack(made.read_bytes())
    assert pack(found.campaign, found.children) == made.read_bytes()


def test_show_tells_the_state_without_secrets(undercroft: Program, made: Path) -> None:
    shown = json.loads(undercroft("campaign", "show", str(made), "--json").out)
    assert shown["game"] == "tiny-campaign" and shown["outcome"] in ("won", "lost")
    assert len(shown["games"]) == 3 and shown["state"]["rng"] == 0
    assert "seed" not in shown
    text = undercroft("campaign", "show", str(made)).out
    assert "first-night" in text and "gold" in text


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data[: len(data) // 2], "no whole campaign"),
        (lambda data: data[:-20], "no whole campaign"),
        (lambda data: b"".join(data.splitlines(keepends=True)[:-1]), "its end is missing"),
        (lambda data: b"".join(data.splitlines(keepends=True)[1:]), "its head is missing"),
        (lambda data: data.replace(b"buy", b"bye", 1), "its checksum is wrong"),
        (lambda data: data.replace(b'"format":1', b'"format":2', 1), "update this one"),
        (lambda data: data + data, "no whole campaign"),
        (lambda data: b"", "its head is missing"),
        (lambda data: b"\xff\x00", "line 1 makes no sense"),
    ],
)
def test_a_file_that_is_cut_or_changed_is_one_sentence_and_makes_nothing(
    undercroft: Program, made: Path, tmp_path: Path, change: object, why: str
) -> None:
    bad = tmp_path / "bad.campaign"
    bad.write_bytes(change(made.read_bytes()))  # type: ignore[operator]
    for words in (("show", str(bad)), ("import", str(bad), str(tmp_path / "new.journal"))):
        ran = undercroft("campaign", *words)
        assert ran.code == 2 and ran.out == "" and ran.err.count("\n") == 1 and why in ran.err
    assert not list(tmp_path.glob("new*"))


def test_what_makes_no_sense_is_one_sentence(undercroft: Program, made: Path, tmp_path: Path) -> None:
    delve = next(tmp_path.glob("a.0.journal"))
    for words, why in (
        (("export", str(delve), str(tmp_path / "c.campaign")), "is of tiny, which is no campaign"),
        (("export", str(tmp_path / "a.journal"), str(made)), "exists already"),
        (("import", str(made), str(tmp_path / "a.journal")), "exists already"),
        (("import", str(made), str(tmp_path / "b.txt")), "ends in .journal"),
        (("import", str(made)), "needs a second name"),
        (("show", str(made), "x"), "show takes one file"),
        (("show", str(tmp_path / "none")), "cannot be read"),
    ):
        ran = undercroft("campaign", *words)
        assert ran.code == 2 and ran.err.count("\n") == 1 and why in ran.err, words


def test_a_game_that_never_departed_is_refused(made: Path) -> None:
    found = unpack(made.read_bytes())
    with pytest.raises(BrokenJournal, match="departed after answer 99"):
        unpack(pack(found.campaign, {99: found.children[0]}))
    with pytest.raises(BrokenJournal, match="game after answer 0 cannot be read"):
        unpack(pack(found.campaign, {0: b"{}\n"}))
