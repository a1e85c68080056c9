"""Records in words: a head with its fields, a line for each field that is not as it mostly is."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from undercroft.kernel import CardId, Entry, Event, Leaf
from undercroft.text import MissingWords, StateNamer, Words, described, fact, record_text, sentence
from undercroft.text.cards import _is_the_same_everywhere

MESSAGES = """
verb-hit = Hit { $value }
hit-far = { $value } hexes away
line-twice = twice
line-more = { $value }
line-quiet = { "" }
part-more = { $count } more { $lines }
more-where = in { $value-or }
part-sheet = { $hits-sentences } { $sentences }
sheet-lost = lost
card-cut = Cut
card-cut-text = A text of its own.
card-bite = Bite
event-shown = { $card }: { $card-text } { $card-strength } { $steps-last } of { $steps-total }
event-counted = { $why-count ->
    [0] { "" }
   *[other] { $value } counts.
}
table-shown = { $card } lies there
"""


class More(Leaf):
    count: int
    where: tuple[str, ...] = ()


class Hit(Leaf, tag_field="do", tag="hit", kw_only=True):
    value: int
    far: int = 1
    twice: bool = False
    more: More | None = None
    quiet: int = 0


class Sheet(Leaf, kw_only=True):
    hits: tuple[Hit, ...]
    lost: bool = False


class Strong(Leaf, tag_field="do", tag="hit"):
    value: int
    strength: int


class Shown(Event):
    card: CardId
    steps: tuple[int, ...] = (1, 2)


class Counted(Event):
    value: int


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(MESSAGES, encoding="utf-8")
    return Words.of("en", tmp_path, strict=True)


@pytest.fixture
def namer(words: Words) -> StateNamer:
    records: dict[str, Struct] = {"bite": Strong(2, 7)}
    return StateNamer(words, find=lambda kind, id: records.get(id))


def test_only_what_differs_has_a_line(words: Words, namer: StateNamer) -> None:
    assert described(words, namer, Hit(value=2)) == "Hit 2."
    assert described(words, namer, Hit(value=2, far=3, twice=True, quiet=1)) == "Hit 2, 3 hexes away, twice."


def test_a_part_of_a_part_has_its_own_head_and_lines(words: Words, namer: StateNamer) -> None:
    assert described(words, namer, Hit(value=1, more=More(2))) == "Hit 1, 2 more."
    assert (
        described(words, namer, Hit(value=1, more=More(2, ("cut", "bite"))))
        == "Hit 1, 2 more in Cut or Bite."
    )


def test_lines_may_be_sentences(words: Words, namer: StateNamer) -> None:
    sheet = Sheet(hits=(Hit(value=1), Hit(value=2, twice=True)), lost=True)
    assert described(words, namer, sheet) == "Hit 1. Hit 2, twice. Lost."


def test_a_field_without_a_line_is_missed(words: Words, namer: StateNamer) -> None:
    with pytest.raises(MissingWords, match="'hit-strength' or 'line-strength' in en"):
        described(words, namer, Strong(1, 2))


def test_a_record_may_have_a_text_of_its_own(words: Words, namer: StateNamer) -> None:
    assert record_text(words, namer, "card", "cut") == "A text of its own."
    assert record_text(words, namer, "card", "unheard-of") == ""


def test_events_can_tell_fields_of_records_and_ends_of_lists(tmp_path: Path, namer: StateNamer) -> None:
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "en.ftl").write_text("line-strength = strong\n", encoding="utf-8")
    words = Words.of("en", tmp_path, tmp_path / "more", strict=True)
    namer.words = words
    assert sentence(words, namer, Shown(CardId("bite"))) == "Bite: Hit 2, strong. 7 2 of 3"
    assert fact(words, namer, Shown(CardId("bite"))) == "Bite lies there"


def test_a_sum_without_reasons_need_not_be_told(words: Words, namer: StateNamer) -> None:
    assert sentence(words, namer, Entry("", Counted(2))) == ""


# -- remembered


class Unit(Leaf):
    unit: str


class Rank(Leaf):
    name: str
    units: tuple[Unit, ...] = ()


class Ledger(Leaf):
    counts: dict[str, int]


class Plain(Leaf):
    name: str
    others: tuple[Rank | Ledger, ...] = ()


class Bare(Leaf):
    name: str
    inner: Bare | None = None


def test_a_part_is_remembered_only_if_it_names_nobody_by_seat() -> None:
    same = _is_the_same_everywhere
    assert same(Bare, ("unit",)) and same(Rank, ()) and same(Unit, ("order",))
    assert not same(Unit, ("unit",)) and not same(Rank, ("unit",)), "also within another"
    assert not same(Rank, ("name",)) and not same(Ledger, ()) and not same(Plain, ())


def test_texts_are_said_once_and_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    words, said = Words("en", (), strict=False), []

    def say(text: str) -> str:
        said.append(text)
        return text

    monkeypatch.setattr("undercroft.text.words.KEPT", 2)
    for text in ("a", "b", "a", "b", "c", "a"):
        assert words.once(text, lambda text=text: say(text)) == text  # type: ignore[misc]
    assert said == ["a", "b", "c", "a"] and len(words.said) == 2
