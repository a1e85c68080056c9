"""The journal: save, load, replay, verify, and everything that can be broken."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from kernel.journals import HEADER, play, played
from kernel.playing import journal_of
from kernel.toy import RULES, Attack, Rolled, fresh, make_rules
from undercroft.kernel import (
    Answer,
    BrokenJournal,
    Entry,
    Game,
    Header,
    Journal,
    PackRef,
    Seat,
    read,
)  # fmt: skip

# -- save, load, replay


def test_lines_are_as_the_contract_says() -> None:
    header = Header(game="toy", version="0.1.0", packs=(PackRef("p", "d"),), setup={"players": 3}, seed="s")
    first = json.loads(Journal(header, lambda: Game(RULES, fresh())).save())
    assert first == {
        "undercroft": 1, "game": "toy", "version": "0.1.0", "packs": [{"id": "p", "digest": "d"}],
        "setup": {"players": 3}, "seed": "s",
    }  # fmt: skip
    journal, store = played(40)
    numbers = [json.loads(line)["n"] for line in store.lines]
    assert numbers == list(range(1, len(numbers) + 1))
    with_chance = next(json.loads(line) for line in store.lines if b"chance" in line)
    assert set(with_chance) == {"n", "seat", "key", "chance", "digest"} and with_chance["chance"]
    assert json.loads(store.lines[-1])["digest"] == journal.game.state.digest()


@pytest.mark.parametrize("seed", range(4))
def test_a_saved_game_is_the_same_after_loading(seed: int) -> None:
    journal, store = played(60, seed)
    for data in (journal.save(), store.data):
        again = Journal.resume(read(data), journal.start)
        assert again.game.state.digest() == journal.game.state.digest()
        assert again.log == journal.log and again.game.open == journal.game.open
        assert again.verify() == len(journal.answers) > 10
    play(journal, 5)
    play(again, 5)
    assert again.game.state.digest() == journal.game.state.digest()  # generator included


def test_answers_by_index_are_kept_by_key() -> None:
    journal = journal_of(RULES, fresh())
    journal.answer(Seat(1), 2)
    assert journal.answers[0].key == "stance rest"


def test_each_answer_gives_its_entries() -> None:
    journal = journal_of(RULES, fresh(Attack(Seat(0))), results=["3"])
    entries = journal.answer(Seat(0), "target 1")
    assert entries[0] == Entry("TOY-ATK-03", Rolled(Seat(0), 3)) and journal.answers[0].chance == ("3",)
    assert journal.log == [*journal.opening, *entries]


def test_what_happened_before_the_first_question_is_the_opening() -> None:
    journal = journal_of(RULES, fresh())
    assert [type(e.event).__name__ for e in journal.opening] == ["RoundBegan", "Drawn", "Drawn", "Drawn"]


def test_an_old_key_in_a_journal_is_played_as_todays() -> None:
    rules = make_rules(aliases={"posture": "stance"})
    journal = journal_of(rules, fresh())
    play(journal, 8)
    older = journal.save().replace(b'"key":"stance', b'"key":"posture')
    assert older != journal.save()
    assert Journal.resume(read(older), journal.start).game.state.digest() == journal.game.state.digest()


# -- what is broken


def test_a_torn_last_line_is_dropped() -> None:
    journal, store = played(10)
    for cut in (1, 5, len(store.lines[-1]) - 1):
        script = read(store.data[:-cut])
        assert script.torn and len(script.answers) == 9
        again = Journal.resume(script, journal.start)
        assert again.answers == journal.answers[:9]
        play(again, 3)
    assert not read(store.data).torn
    assert read(HEADER + b'{"n"').torn and read(HEADER + b'{"n"').answers == []


def line(n: int, key: str = "stance rest", **more: Any) -> bytes:
    return json.dumps({"n": n, "seat": (n - 1) % 3, "key": key, **more}).encode() + b"\n"


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "This is no journal: its first line, the header, is missing or cut off."),
        (HEADER[:-1], "the header, is missing or cut off"),
        (line(1), "Line 1 is no journal header"),
        (b"\xff\xfe\n", "Line 1 is no journal header"),
        (HEADER.replace(b'"game":"toy",', b""), "Line 1 is no journal header: .*`game`"),
        (HEADER.replace(b'"undercroft":1', b'"undercroft":2'), "has format 2; this version reads format 1"),
        (HEADER + line(1) + b"{broken\n" + line(2), "Line 3 of the journal is broken"),
        (HEADER + line(1) + b"\n" + line(2), "Line 3 of the journal is broken"),
        (HEADER + line(1) + b"\xff\n", "Line 3 of the journal is broken"),
        (HEADER + line(1, luck=3), "Line 2 of the journal is broken: .*`luck`"),
        (HEADER + line(1).replace(b'"seat": 0', b'"seat": "zero"'), "Line 2 of the journal is broken"),
        (HEADER + line(1) + line(3), "Line 3 is answer 3; answer 2 was expected."),
        (HEADER + line(1) + line(1), "Line 3 is answer 1; answer 2 was expected."),
        (HEADER + line(1) + b'{"undo":2}\n', "Line 3 goes back to answer 2 of 1."),
        (HEADER + line(1) + b'{"undo":-1}\n', "Line 3 goes back to answer -1 of 1."),
        (HEADER + b'{"checkpoint":1,"state":{}}\n', "Line 2 is a checkpoint of answer 1, out of place."),
        (HEADER + b'{"n":1,"seat":0}\n', "Line 2 is neither an answer, a report, an undo nor a checkpoint."),
        (HEADER + b'{"checkpoint":0}\n', "Line 2 is neither an answer, a report, an undo nor a checkpoint."),
        (HEADER + b"{}\n", "Line 2 is neither"),
        (HEADER + line(1, undo=0), "Line 2 is more than one of an answer, an undo and a checkpoint."),
        (HEADER + b"[1]\n", "Line 2 of the journal is broken"),
    ],
)
def test_a_broken_journal_is_refused_with_its_place(data: bytes, complaint: str) -> None:
    with pytest.raises(BrokenJournal, match=complaint) as refused:
        read(data)
    assert "\n" not in str(refused.value)


def changed(change: Callable[[list[dict[str, Any]]], None]) -> bytes:
    journal, _ = played(12)
    lines = [json.loads(each) for each in journal.save().splitlines()]
    change(lines)
    return b"".join(json.dumps(each).encode() + b"\n" for each in lines)


def with_key(lines: list[dict[str, Any]]) -> None:
    lines[2]["key"] = "stance sit"


def with_other_key(lines: list[dict[str, Any]]) -> None:
    lines[1]["key"] = "stance rest" if lines[1]["key"] != "stance rest" else "stance guard"


def with_digest(lines: list[dict[str, Any]]) -> None:
    lines[5]["digest"] = "0" * 16


def with_seat(lines: list[dict[str, Any]]) -> None:
    lines[1]["seat"] = 7


def luckiest(lines: list[dict[str, Any]]) -> dict[str, Any]:
    return next(each for each in lines if each.get("chance"))


def with_more_chance(lines: list[dict[str, Any]]) -> None:
    luckiest(lines)["chance"].append("3")


def with_less_chance(lines: list[dict[str, Any]]) -> None:
    luckiest(lines)["chance"].pop()


def with_impossible_chance(lines: list[dict[str, Any]]) -> None:
    luckiest(lines)["chance"][0] = "7"


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (with_key, r"Answer 2 \(stance sit\) cannot be played: 'stance sit' is not among the options"),
        (with_other_key, r"Answer 1 \(stance \w+\) leads elsewhere than the journal says"),
        (with_digest, r"Answer 5 \(.*\) leads elsewhere than the journal says: toy\."),
        (with_seat, r"Answer 1 \(.*\) cannot be played: Seat 7 is not asked"),
        (with_more_chance, "used other chance than the journal says"),
        (with_less_chance, "no result is left for"),
        (with_impossible_chance, "'7' cannot come up for"),
    ],
)
def test_a_journal_that_leads_elsewhere_is_refused(
    change: Callable[[list[dict[str, Any]]], None], complaint: str
) -> None:
    script = read(changed(change))
    with pytest.raises(BrokenJournal, match=complaint):
        Journal.resume(script, journal_of(RULES, fresh(rng=1)).start)


def test_digests_may_be_missing_from_most_lines() -> None:
    def strip(lines: list[dict[str, Any]]) -> None:
        for each in lines[1:-1]:
            del each["digest"]

    journal, _ = played(12)
    again = Journal.resume(read(changed(strip)), journal.start)
    assert again.game.state.digest() == journal.game.state.digest()


def test_verify_finds_a_digest_that_was_changed() -> None:
    journal, _ = played(12)
    old = journal.answers[4]
    journal.answers[4] = Answer(old.n, old.seat, old.key, old.chance, "beef")
    with pytest.raises(BrokenJournal, match=r"Answer 5 .* leads elsewhere"):
        journal.verify()
