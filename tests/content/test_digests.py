"""Digests: equal for equal content, wherever it lies and however it is laid out."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from content.small import CARDS, MONSTERS, SmallContent, base, pack
from undercroft.content import compile_packs


def test_the_digest_depends_on_what_is_said_not_on_where_or_how(tmp_path: Path) -> None:
    first = base(tmp_path / "here")
    windows = CARDS.replace("\n", "\r\n")
    spread = {
        "x/cards.toml": f"# a comment\n{windows}",
        "y.toml": MONSTERS.replace("health.1 = 2\nhealth.2 = 3", "health = { 2 = 3, 1 = 2 }"),
    }
    assert pack(tmp_path / "there", spread).digest == first.digest


@pytest.mark.parametrize(
    "files",
    [
        {"cards.toml": CARDS.replace("speed = 20", "speed = 21"), "monsters.toml": MONSTERS},
        {"cards.toml": CARDS},
        {"cards.toml": CARDS, "monsters.toml": MONSTERS.replace('"rat"', '"bat"')},
    ],
)
def test_any_change_moves_the_digest(tmp_path: Path, files: dict[str, str]) -> None:
    assert pack(tmp_path / "changed", files).digest != base(tmp_path).digest


def test_the_order_of_records_is_part_of_the_content(tmp_path: Path) -> None:
    head, first, second = CARDS.split("[[card]]")
    turned = {"cards.toml": f"{head}[[card]]{second}\n[[card]]{first}", "monsters.toml": MONSTERS}
    assert pack(tmp_path / "turned", turned).digest != base(tmp_path).digest


keys = st.text("abcdef", min_size=1, max_size=3)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.dictionaries(keys, st.integers(-9, 9), min_size=1, max_size=6), st.randoms(use_true_random=False))
def test_the_order_of_keys_means_nothing(
    tmp_path: Path, table: dict[str, int], shuffler: random.Random
) -> None:
    lines = [f"{key} = {value}" for key, value in table.items()]
    turned = list(lines)
    shuffler.shuffle(turned)
    packs = [
        pack(tmp_path / name, {"a.toml": '[[thing]]\nid = "it"\n' + "\n".join(body)})
        for name, body in (("one", lines), ("two", turned))
    ]
    assert packs[0].digest == packs[1].digest
    first, second = (each.records["thing"]["it"].fields for each in packs)
    assert list(first.items()) == list(second.items())


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(keys, st.integers(0, 99)), unique_by=lambda pair: pair[0]), st.integers(1, 4))
def test_cutting_a_file_in_two_changes_nothing(
    tmp_path: Path, cards: list[tuple[str, int]], cut: int
) -> None:
    texts = [f'[[card]]\nid = "{id}"\nspeed = {speed}\n' for id, speed in cards]
    whole = pack(tmp_path / "whole", {"a.toml": "".join(texts), "b.toml": ""})
    parts = pack(tmp_path / "parts", {"a.toml": "".join(texts[:cut]), "b.toml": "".join(texts[cut:])})
    assert whole.digest == parts.digest
    contents = [compile_packs(SmallContent, [each]) for each in (whole, parts)]
    assert contents[0] == contents[1]
    assert list(contents[0].card) == list(contents[1].card) == [id for id, _ in cards]
