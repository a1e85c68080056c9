"""Packs on packs: what may be added, patched and removed."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.small import PACK, SmallContent, StrikeVerb, base, card, overlay, pack, write
from undercroft.content import compile_packs, faults, scan_pack


def test_a_later_pack_adds_records(tmp_path: Path) -> None:
    more = pack(
        tmp_path / "more", {"a.toml": '[[card]]\nid = "jab"\nspeed = 5\n'}, "more", 'requires = ["small"]\n'
    )
    assert list(compile_packs(SmallContent, [base(tmp_path), more]).card) == ["cleave", "shove", "jab"]


def test_a_later_pack_may_not_redefine_a_record(tmp_path: Path) -> None:
    more = pack(tmp_path / "more", {"a.toml": card("speed = 5")}, "more")
    (fault,) = faults(SmallContent, [base(tmp_path), more])
    first = (tmp_path / "base/cards.toml").as_posix()
    assert fault.file.endswith("more/a.toml")
    assert fault.text == f"already defined in {first}; only a pack with overlay = true may change it"


@pytest.mark.parametrize(
    ("id", "more", "text"),
    [
        ("small", "", 'id: a pack "small" is already there; each can be used once'),
        (
            "more",
            'requires = ["other"]',
            'requires: the pack "other" must come before this one, and does not',
        ),
    ],
)
def test_packs_that_do_not_go_together(tmp_path: Path, id: str, more: str, text: str) -> None:
    found = faults(SmallContent, [base(tmp_path), pack(tmp_path / "more", {}, id, more)])
    assert [str(fault) for fault in found] == [f"{tmp_path.as_posix()}/more/pack.toml: {text}"]


def test_a_pack_for_another_game_is_refused(tmp_path: Path) -> None:
    folder = write(tmp_path / "more", {}, "more")
    (folder / "pack.toml").write_text(PACK.format(id="more").replace('game = "small"', 'game = "large"'))
    (fault,) = faults(SmallContent, [base(tmp_path), scan_pack(folder)])
    assert (fault.place, fault.text) == ("game", '"large", but the packs before are for "small"')


def test_an_overlay_replaces_the_fields_it_gives_and_keeps_the_others(tmp_path: Path) -> None:
    changes = overlay(tmp_path, card('top = [{ do = "strike", power = 9 }]'))
    before = compile_packs(SmallContent, [base(tmp_path)]).card["cleave"]
    after = compile_packs(SmallContent, [base(tmp_path), changes]).card["cleave"]
    assert after.top == (StrikeVerb(power=9),)
    assert (after.speed, after.bottom) == (before.speed, before.bottom)


def test_a_table_is_replaced_whole(tmp_path: Path) -> None:
    changes = overlay(tmp_path, '[[monster]]\nid = "rat"\nhealth = { 3 = 8 }\n')
    assert compile_packs(SmallContent, [base(tmp_path), changes]).monster["rat"].health == {3: 8}


def test_an_overlay_removes_a_record(tmp_path: Path) -> None:
    changes = overlay(tmp_path, card("remove = true"))
    assert list(compile_packs(SmallContent, [base(tmp_path), changes]).card) == ["shove"]


def test_the_last_overlay_wins(tmp_path: Path) -> None:
    packs = [
        base(tmp_path),
        overlay(tmp_path, card("speed = 1")),
        overlay(tmp_path, card("speed = 2"), "house"),
    ]
    assert compile_packs(SmallContent, packs).card["cleave"].speed == 2


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            '[[card]]\nid = "cleeve"\nspeed = 1\n',
            'card "cleeve": not there to be patched; perhaps "cleave" was meant',
        ),
        (
            card("remove = true\nspeed = 1"),
            'card "cleave": remove: expected true, and no other field beside it',
        ),
        (card("remove = false"), 'card "cleave": remove: expected true, and no other field beside it'),
        (card(""), 'card "cleave": changes nothing; expected fields to replace, or remove = true'),
        (card('speed = "x"'), 'card "cleave": speed: expected int, got str'),
    ],
)
def test_faults_of_an_overlay_are_named_in_its_own_file(tmp_path: Path, text: str, message: str) -> None:
    found = faults(SmallContent, [base(tmp_path), overlay(tmp_path, text)])
    assert [str(fault) for fault in found] == [f"{tmp_path.as_posix()}/errata/changes.toml: {message}"]


def test_an_overlay_alone_has_nothing_to_patch(tmp_path: Path) -> None:
    (fault,) = faults(SmallContent, [overlay(tmp_path, card("speed = 1"))])
    assert fault.text == "not there to be patched; there are none"
