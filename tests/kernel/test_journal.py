"""The journal: save, load, replay, undo, redo, verify, branch, checkpoints, and everything broken."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from threading import Event as Signal
from threading import Thread
from typing import Any

import pytest

from kernel.playing import journal_of
from kernel.toy import RULES, Attack, Brawl, Rolled, ToyState, fresh, hand, make_rules
from undercroft.kernel import (
    Answer, BrokenJournal, Entry, Game, Header, IllegalAnswer, Journal, PackRef, Seat, read, view,
)  # fmt: skip

HEADER = b'{"undercroft":1,"game":"toy","version":"0","packs":[],"setup":{},"seed":"1"}\n'


class Kept:
    """A store in memory, which can be told to fail."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.fails = False

    def append(self, line: bytes) -> None:
        if self.fails:
            raise OSError("the disk is full")
        self.lines.append(line)

    @property
    def data(self) -> bytes:
        return HEADER + b"".join(self.lines)


def play(journal: Journal[Any], answers: int, seed: int = 1) -> None:
    luck = random.Random(seed)
    for _ in range(answers):
        if journal.game.open:
            decision = luck.choice(journal.game.open)
            journal.answer(luck.choice(decision.seats), luck.choice(decision.keys()))


def played(answers: int = 30, seed: int = 1) -> tuple[Journal[Any], Kept]:
    store = Kept()
    journal = journal_of(RULES, fresh(rng=seed), store)
    play(journal, answers, seed)
    return journal, store


def position(journal: Journal[Any]) -> tuple[Any, ...]:
    """All that anybody can see of a journal."""
    return (
        journal.game.state.digest(), journal.game.open, list(journal.answers), list(journal.undone),
        journal.log, journal.save(), journal.game.source.__dict__ if hasattr(journal.game.source, "__dict__") else 0,
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
        (HEADER + b'{"n":1,"seat":0}\n', "Line 2 is neither an answer, an undo nor a checkpoint."),
        (HEADER + b'{"checkpoint":0}\n', "Line 2 is neither an answer, an undo nor a checkpoint."),
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
    with pytest.raises(BrokenJournal, match="Answer 5 .* leads elsewhere"):
        journal.verify()


# -- undo, redo, branch


def test_undo_and_redo_go_back_and_forth_with_the_same_luck() -> None:
    journal, store = played(0)
    digests = [journal.game.state.digest()]
    for n in range(20):
        play(journal, 1, seed=n)
        digests.append(journal.game.state.digest())
    log = journal.log
    for n in reversed(range(20)):
        journal.undo()
        assert journal.game.state.digest() == digests[n] and len(journal.answers) == n
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        journal.undo()
    for n in range(20):
        journal.redo()
        assert journal.game.state.digest() == digests[n + 1]
    with pytest.raises(IllegalAnswer, match="nothing to do again"):
        journal.redo()
    assert journal.log == log
    journal.undo(3)
    assert journal.game.state.digest() == digests[3] and len(journal.undone) == 17
    again = Journal.resume(read(store.data), journal.start)
    assert again.game.state.digest() == digests[3] and again.undone == journal.undone
    assert len(store.lines) == 20 + 20 + 20 + 1  # nothing is ever erased
    with pytest.raises(IllegalAnswer, match="There is no answer 3"):
        journal.undo(3)
    with pytest.raises(IllegalAnswer, match="There is no answer -1"):
        journal.undo(-1)


def test_what_can_be_done_again_is_the_same_after_loading() -> None:
    journal, store = played(10)
    journal.undo(4)
    journal.redo()
    journal.redo()
    assert len(journal.undone) == 4
    again = Journal.resume(read(store.data), journal.start, store)
    assert again.undone == journal.undone
    for each in (again, journal):
        each.store = None
        while each.undone:
            each.redo()
    assert again.game.state.digest() == journal.game.state.digest() and len(journal.answers) == 10


def test_another_answer_voids_what_was_taken_back_and_the_same_does_not() -> None:
    journal, store = played(10)
    undone = journal.answers[4]
    journal.undo(4)
    journal.answer(undone.seat, undone.key)
    assert len(journal.undone) == 5 == len(read(store.data).undone)
    journal.undo(4)
    decision = next(d for d in journal.game.open if undone.seat in d.seats)
    journal.answer(undone.seat, next(key for key in decision.keys() if key != undone.key))
    assert journal.undone == [] == read(store.data).undone


def test_a_branch_is_another_game_from_any_answer() -> None:
    journal, store = played(20)
    for at in (0, 7, 20):
        branch = journal.branch(at)
        assert branch.answers == journal.answers[:at] and branch.store is None
        play(branch, 5, seed=99)
    assert len(store.lines) == 20 and len(journal.answers) == 20
    for at in (-1, 21):
        with pytest.raises(IllegalAnswer, match=f"There is no answer {at}"):
            journal.branch(at)


@pytest.mark.parametrize("seed", range(10))
def test_random_walks_of_undo_and_redo(seed: int) -> None:
    store, luck = Kept(), random.Random(seed)
    journal = journal_of(RULES, fresh(rng=seed), store)
    digests = [journal.game.state.digest()]
    for _ in range(120):
        move = luck.random()
        if move < 0.2 and journal.answers:
            journal.undo(luck.randrange(len(journal.answers)) if move < 0.05 else None)
        elif move < 0.4 and journal.undone:
            journal.redo()
        elif journal.game.open:
            play(journal, 1, seed=luck.randrange(999))
            if not journal.undone:
                digests[len(journal.answers) :] = [journal.game.state.digest()]
        assert journal.game.state.digest() == digests[len(journal.answers)]
    again = Journal.resume(read(store.data), journal.start)
    assert position(again) == position(journal)


def test_undo_with_a_script_takes_the_next_result() -> None:
    """At a physical table a result that was rolled is gone; doing it again brings it back."""
    journal = journal_of(RULES, fresh(Attack(Seat(0)), Attack(Seat(1))), results=["3", "1", "2"])
    journal.answer(Seat(1), "target 2")
    journal.undo()
    journal.redo()
    assert [answer.chance for answer in journal.answers] == [("3",)]
    journal.undo()
    journal.answer(Seat(1), "target 2")
    journal.answer(Seat(0), "target 2")
    assert [answer.chance for answer in journal.answers] == [("1",), ("2",)]


# -- free undo, place by place


def undoing(state: ToyState, *picks: tuple[int, str], results: list[str] | None = None) -> Journal[Any]:
    journal = journal_of(RULES, state, results=results)
    for seat, key in picks:
        journal.answer(Seat(seat), key)
    return journal


def test_a_secret_answer_can_be_taken_back_until_it_is_shown() -> None:
    journal = undoing(fresh(), (0, "stance rest"), (1, "stance rest"))
    assert journal.is_undo_free() and journal.is_undo_free(0)
    journal.answer(Seat(2), "stance rest")
    assert not journal.is_undo_free() and not journal.is_undo_free(0)  # all have seen the stances


def test_undo_is_not_free_after_chance() -> None:
    journal = undoing(fresh(Attack(Seat(0))), (0, "target 1"), results=["1"])
    assert not journal.is_undo_free()


def test_undo_is_free_where_nothing_opened() -> None:
    journal = undoing(fresh(Attack(Seat(0)), seat0={"health": 1}), (0, "drink"))
    assert journal.is_undo_free()
    journal.answer(Seat(0), "sip 1")
    assert journal.is_undo_free() and journal.is_undo_free(0)
    assert not journal.is_undo_free(2)  # there is no such answer


def test_undo_is_not_free_after_a_reveal() -> None:
    """The chest was nowhere in the state: no hidden place opens, the event says that it shows something."""
    shut = undoing(fresh(Brawl(step="vote")), (1, "vote no"))
    assert shut.answers[0].chance  # a round later: chance
    journal = undoing(fresh(Brawl(step="vote"), seat0={"stance": "attack"}), (1, "vote yes"))
    assert journal.answers[0].chance == () and not journal.is_undo_free()


def test_a_card_that_is_played_was_seen() -> None:
    journal = undoing(fresh(Attack(Seat(0), Seat(1)), seat2=hand("cover", "fury")), (2, "use cover"))
    assert not journal.is_undo_free()
    journal = undoing(fresh(Attack(Seat(0), Seat(1)), seat1=hand("fury"), seat2=hand("fury")), (1, "pass"))
    assert journal.is_undo_free()


def test_places_are_compared_not_counts() -> None:
    """One card is shown and another is hidden in the same answer: as many question marks, yet something opened."""
    start = fresh(Attack(Seat(0), Seat(1)), seat1=hand("fury"), seat2=hand("fury"))
    journal = journal_of(RULES, start)
    journal.answer(Seat(1), "pass")
    past = journal._past[0]
    seen = view(past, Seat(0)).state
    shown = past.state.players[Seat(1)]
    journal.game.state.players[Seat(1)] = type(shown)(
        Seat(1), cards=(*shown.cards, shown.pile[0]), pile=shown.pile[2:], discard=(shown.pile[1],)
    )
    journal.game.state.players[Seat(2)] = type(shown)(Seat(2), cards=(*shown.cards,) * 2, pile=shown.pile)
    count = [str(view(game, Seat(0)).state).count("'?'") for game in (past, journal.game)]
    assert count[0] == count[1] and seen.players[Seat(1)].discard == ()
    assert not journal.is_undo_free()


# -- checkpoints


def with_checkpoint(at: int = 10, answers: int = 20) -> tuple[Journal[Any], Kept]:
    journal, store = played(at)
    journal.checkpoint()
    play(journal, answers - at, seed=5)
    return journal, store


def test_loading_prefers_the_last_checkpoint() -> None:
    journal, store = with_checkpoint()
    script = read(store.data)
    assert script.checkpoint is not None and script.checkpoint[0] == 10
    quick = Journal.resume(script, journal.start, quick=True)
    assert quick.game.state.digest() == journal.game.state.digest() and quick.game.open == journal.game.open
    assert quick.answers == journal.answers and quick.entries[10:] == journal.entries[10:]
    assert quick.entries[:10] == [[]] * 10 and quick.verify() == 20
    slow = Journal.resume(script, journal.start)
    assert position(slow) == position(journal)


def test_quick_loading_does_not_play_what_came_before() -> None:
    journal, store = with_checkpoint()
    wrong = store.data.replace(b'"key":"' + journal.answers[2].key.encode(), b'"key":"nonsense', 1)
    assert wrong != store.data
    quick = Journal.resume(read(wrong), journal.start, quick=True)
    assert quick.game.state.digest() == journal.game.state.digest()
    with pytest.raises(BrokenJournal):
        quick.verify()


def test_undo_to_before_a_checkpoint() -> None:
    journal, store = with_checkpoint()
    quick = Journal.resume(read(store.data), journal.start, store, quick=True)
    assert quick.is_undo_free(4) is False
    quick.undo(13)
    quick.undo(4)
    journal.store = None
    journal.undo(13)
    journal.undo(4)
    assert position(quick) == position(journal)
    again = read(store.data)
    assert again.checkpoint is None  # it stands for a position that was taken back
    assert Journal.resume(again, journal.start, quick=True).game.state.digest() == journal.game.state.digest()
    for each in (quick, journal):
        each.store = None
        for _ in range(10):
            each.redo()
    assert position(quick) == position(journal)


def test_a_checkpoint_after_an_undo_is_of_the_position_after_it() -> None:
    journal, store = played(10)
    journal.undo(6)
    journal.checkpoint()
    play(journal, 3, seed=8)
    script = read(store.data)
    assert script.checkpoint is not None and script.checkpoint[0] == 6
    assert Journal.resume(script, journal.start, quick=True).game.state.digest() == journal.game.state.digest()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (b'"proc":"toy.brawl"', b'"proc":"toy.nap"', "The checkpoint of answer 10 cannot be read: Nothing is called"),
        (b'"mood":"calm"', b'"mood":"wild"', "The checkpoint of answer 10 is another position than its answer's"),
    ],
)
def test_a_checkpoint_that_is_another_position_is_refused(old: bytes, new: bytes, complaint: str) -> None:
    journal, store = with_checkpoint()
    assert store.data.count(old) == 1
    script = read(store.data.replace(old, new))
    with pytest.raises(BrokenJournal, match=complaint):
        Journal.resume(script, journal.start, quick=True)
    assert Journal.resume(script, journal.start).game.state.digest() == journal.game.state.digest()


# -- stores that fail or delay


def test_when_the_store_fails_nothing_has_happened_and_the_answer_can_be_given_again() -> None:
    journal, store = played(7)
    journal.undo()
    for act in (
        journal.redo,
        journal.undo,
        lambda: journal.answer(journal.game.open[0].seat, 0),
        lambda: journal.undo(2),
        journal.checkpoint,
    ):
        before, lines = position(journal), list(store.lines)
        store.fails = True
        with pytest.raises(OSError, match="disk is full"):
            act()  # type: ignore[operator]
        assert position(journal) == before and store.lines == lines
        store.fails = False
        act()  # type: ignore[operator]
        assert len(store.lines) == len(lines) + 1
    assert Journal.resume(read(store.data), journal.start).game.state.digest() == journal.game.state.digest()


def test_when_the_store_fails_no_result_of_a_script_is_used_up() -> None:
    store = Kept()
    journal = journal_of(RULES, fresh(Attack(Seat(0))), store, results=["3", "1"])
    store.fails = True
    with pytest.raises(OSError):
        journal.answer(Seat(0), "target 1")
    store.fails = False
    journal.answer(Seat(0), "target 1")
    assert journal.answers[0].chance == ("3",)


def test_an_illegal_answer_is_not_written() -> None:
    journal, store = played(3)
    before = position(journal)
    with pytest.raises(IllegalAnswer):
        journal.answer(Seat(0), "stance sit")
    assert position(journal) == before and len(store.lines) == 3


class Slow(Kept):
    """A store that is busy until it is released."""

    def __init__(self) -> None:
        super().__init__()
        self.busy, self.released = Signal(), Signal()

    def append(self, line: bytes) -> None:
        self.busy.set()
        assert self.released.wait(10)
        super().append(line)


def test_nothing_is_seen_of_an_answer_before_it_is_safe() -> None:
    journal, slow = journal_of(RULES, fresh(Attack(Seat(0)))), Slow()
    journal.store = slow
    before, given = position(journal), []
    player = Thread(target=lambda: given.append(journal.answer(Seat(0), "target 1")))
    player.start()
    assert slow.busy.wait(10)
    assert position(journal) == before and given == [] and slow.lines == []
    assert view(journal.game, Seat(1)).state.players[Seat(1)].health == 5
    slow.released.set()
    player.join(10)
    assert given == [journal.entries[0]] and len(slow.lines) == 1
    assert journal.game.state.players[Seat(1)].health < 5
