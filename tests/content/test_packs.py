"""Packs: how they are read, what is refused and how that is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.small import CARDS, MONSTERS, PACK, SmallContent, StrikeVerb, base, card, pack, write
from undercroft.content import BrokenPack, compile_packs, faults, read_info, read_pack, scan_pack
from undercroft.kernel import ContentError


def test_records_are_typed_and_stand_in_the_order_of_their_files(tmp_path: Path) -> None:
    files = {
        "b/one.toml": MONSTERS,
        "a.toml": CARDS.replace("cleave", "a-cut"),
        "c.toml": CARDS.split('[[card]]\nid = "shove')[0],
    }
    content = compile_packs(SmallContent, [read_pack(write(tmp_path, files))])
    assert list(content.card) == ["a-cut", "shove", "cleave"]
    assert content.card["cleave"].top[0] == StrikeVerb(power=3)
    assert content.monster["rat"].health == {1: 2, 2: 3}


def test_each_record_knows_its_file_and_place(tmp_path: Path) -> None:
    shove = base(tmp_path).records["card"]["shove"]
    assert (shove.file, shove.place) == ((tmp_path / "base/cards.toml").as_posix(), "card[1]")


GOOD_ID = "lower-case letters, digits and single - _ . / between them"

FAULTS = {
    "unknown field": (
        card('speed = 1\ntop = [{ do = "strike", pwr = 2, power = 3 }]'),
        'card "cleave": top[0].pwr: unknown field; expected one of do, power, targets',
    ),
    "unknown field of the record": (
        card("speed = 1\nsped = 2"),
        'card "cleave": sped: unknown field; expected one of id, speed, top, bottom, side, designed',
    ),
    "deep unknown field": (
        card('speed = 1\ntop = [{ do = "strike", power = 1, targets = { reach = 2 } }]'),
        'card "cleave": top[0].targets.reach: unknown field; expected one of side, range, count, area, where',
    ),
    "missing field": (card(""), 'card "cleave": speed: missing; expected int'),
    "missing table": ('[[monster]]\nid = "rat"\n', 'monster "rat": health: missing; expected table'),
    "missing field in a verb": (
        card('speed = 1\ntop = [{ do = "strike" }]'),
        'card "cleave": top[0].power: missing; expected int or table',
    ),
    "wrong type": (card('speed = "fast"'), 'card "cleave": speed: expected int, got str'),
    "yes is no number": (card("speed = true"), 'card "cleave": speed: expected int, got bool'),
    "not an array": (card("speed = 1\ntop = 3"), 'card "cleave": top: expected array, got int'),
    "not a table": (card("speed = 1\ntop = [3]"), 'card "cleave": top[0]: expected table, got int'),
    "out of range": (
        card('speed = 1\ntop = [{ do = "push", squares = 4 }]'),
        'card "cleave": top[0].squares: expected int <= 3',
    ),
    "unknown verb": (
        card('speed = 1\ntop = [{ do = "shout" }]'),
        'card "cleave": top[0].do: unknown value "shout"; expected one of strike, push, then, special',
    ),
    "no verb": (
        card("speed = 1\ntop = [{ power = 1 }]"),
        'card "cleave": top[0].do: missing; expected one of strike, push, then, special',
    ),
    "unknown way to an amount": (
        card('speed = 1\ntop = [{ do = "strike", power = { by = "luck" } }]'),
        'card "cleave": top[0].power.by: unknown value "luck"; expected one of per, stat, level',
    ),
    "unknown choice": (
        card('speed = 1\nside = "up"'),
        'card "cleave": side: unknown value "up"; expected one of left, right',
    ),
    "verb inside a verb": (
        card('speed = 1\ntop = [{ do = "then", listens = {on="x"}, effects = [{do="push", squares=0}] }]'),
        'card "cleave": top[0].effects[0].squares: expected int >= 1',
    ),
    "key that is no number": (
        '[[monster]]\nid = "rat"\nhealth.one = 2\n',
        'monster "rat": health.one: unknown key; expected int',
    ),
    "value in a table": (
        '[[monster]]\nid = "rat"\nhealth = { 1 = "much" }\n',
        'monster "rat": health.1: expected int, got str',
    ),
    "unknown kind": ('[[crad]]\nid = "cleave"\n', 'crad: unknown kind; perhaps "card" was meant'),
    "kind unlike any": ('[[spell]]\nid = "cleave"\n', "spell: unknown kind; expected one of card, monster"),
    "one table for many": ('[card]\nid = "cleave"\n', "card: expected records, each beginning with [[card]]"),
    "not a record": ("card = [1]\n", "card: expected records, each beginning with [[card]]"),
    "no id": ("[[card]]\nspeed = 1\n", "card[0].id: missing; expected the id of the record"),
    "bad id": (
        '[[card]]\nid = "Big Cleave"\nspeed = 1\n',
        f"card[0].id: 'Big Cleave' is no id; expected {GOOD_ID}",
    ),
    "number for an id": (
        "[[card]]\nid = 3\nspeed = 1\n",
        f"card[0].id: 3 is no id; expected {GOOD_ID}",
    ),
    "remove outside an overlay": (
        card("speed = 1\nremove = true"),
        'card "cleave": remove: unknown field; expected one of id, speed, top, bottom, side, designed',
    ),
    "broken TOML": ("[[card]]\nid = cleave\n", "not TOML: invalid value (at line 2, column 6)"),
}


@pytest.mark.parametrize("what", FAULTS)
def test_a_fault_says_where_it_is_and_what_was_expected(tmp_path: Path, what: str) -> None:
    text, message = FAULTS[what]
    broken = pack(tmp_path, {"cards.toml": text})
    assert [str(fault) for fault in faults(SmallContent, [broken])] == [
        f"{tmp_path.as_posix()}/cards.toml: {message}"
    ]
    with pytest.raises(ContentError) as error:
        compile_packs(SmallContent, [broken])
    assert str(error.value) == f"{tmp_path.as_posix()}/cards.toml: {message}."


def test_every_fault_is_found_not_only_the_first(tmp_path: Path) -> None:
    files = {
        "a.toml": card('sped = 2\ntop = [{ do = "push" }, { do = "strike", power = "x", force = 1 }]'),
        "b.toml": "[[card]]\nid = \n",
        "c.toml": '[[monster]]\nid = "rat"\nhealth = 3\n[[monster]]\nid = "bat"\n',
    }
    found = {(fault.file[-6:], fault.place) for fault in faults(SmallContent, [pack(tmp_path, files)])}
    assert found == {
        ("a.toml", 'card "cleave": sped'),
        ("a.toml", 'card "cleave": speed'),
        ("a.toml", 'card "cleave": top[0].squares'),
        ("a.toml", 'card "cleave": top[1].power'),
        ("a.toml", 'card "cleave": top[1].force'),
        ("b.toml", ""),
        ("c.toml", 'monster "rat": health'),
        ("c.toml", 'monster "bat": health'),
    }


def test_the_error_of_a_broken_pack_is_one_sentence_and_counts_the_rest(tmp_path: Path) -> None:
    with pytest.raises(BrokenPack) as error:
        compile_packs(SmallContent, [pack(tmp_path, {"a.toml": card("sped = 2")})])
    assert str(error.value).endswith("side, designed (and 1 more fault).")
    assert len(error.value.faults) == 2


def test_a_record_twice_in_one_pack_is_refused(tmp_path: Path) -> None:
    write(tmp_path, {"a.toml": card("speed = 1"), "b.toml": card("speed = 1")})
    with pytest.raises(ContentError) as error:
        read_pack(tmp_path)
    where = tmp_path.as_posix()
    assert (
        str(error.value)
        == f'{where}/b.toml: card "cleave": written twice; the other is card[0] of {where}/a.toml.'
    )


def test_text_that_is_not_utf8_is_refused(tmp_path: Path) -> None:
    write(tmp_path, {})
    (tmp_path / "cards.toml").write_bytes(b'a = "\xff"')
    assert scan_pack(tmp_path).faults[0].text == "not UTF-8 text: byte 5 cannot be read"


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    write(tmp_path, {})
    (tmp_path / "cards.toml").write_text(CARDS, encoding="utf-8-sig")
    assert faults(SmallContent, [read_pack(tmp_path)]) == []


def test_nesting_without_end_is_refused(tmp_path: Path) -> None:
    broken = pack(tmp_path, {"cards.toml": "card = " + "[" * 5000 + "]" * 5000})
    assert [fault.text for fault in broken.faults] == ["nested too deeply to be read"]


def test_a_pack_inside_a_pack_is_refused(tmp_path: Path) -> None:
    write(tmp_path, {"inner/pack.toml": PACK.format(id="inner")})
    with pytest.raises(ContentError, match=r"inner/pack\.toml: a pack inside a pack; expected"):
        read_pack(tmp_path)


def test_hidden_folders_are_not_read(tmp_path: Path) -> None:
    assert pack(tmp_path, {".cache/cards.toml": "broken", "a.toml": CARDS}).faults == ()


INFO_FAULTS = {
    'licence = "MIT"': "licence: missing; expected str",
    'sources = ["made up for a test"]': "sources: missing; expected array",
    'id = "small"': "id: missing; expected str",
    'title = "Small things"': "title: missing; expected str or table",
}


@pytest.mark.parametrize("line", INFO_FAULTS)
def test_pack_toml_must_name_licence_and_sources(tmp_path: Path, line: str) -> None:
    (tmp_path / "pack.toml").write_text(PACK.format(id="small").replace(line, ""))
    with pytest.raises(ContentError) as error:
        read_pack(tmp_path)
    assert str(error.value) == f"{(tmp_path / 'pack.toml').as_posix()}: {INFO_FAULTS[line]}."


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('licence = ""', "licence: expected str of length >= 1"),
        ("sources = []", "sources: expected array of length >= 1"),
        ('id = "Small Pack"', "id: expected str matching regex '^[a-z0-9]+(-[a-z0-9]+)*$'"),
        ('colour = "red"', "colour: unknown field; expected one of id, game, title, licence, sources"),
    ],
)
def test_pack_toml_is_checked_like_everything_else(tmp_path: Path, line: str, message: str) -> None:
    lines = [old for old in PACK.format(id="small").splitlines() if old.split(" ")[0] != line.split(" ")[0]]
    (tmp_path / "pack.toml").write_text("\n".join([*lines, line]))
    with pytest.raises(ContentError) as error:
        read_pack(tmp_path)
    assert str(error.value).startswith(f"{(tmp_path / 'pack.toml').as_posix()}: {message}")


def test_a_folder_without_pack_toml_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"not a pack: a folder with a pack\.toml is expected"):
        read_pack(tmp_path)


def test_a_title_by_language(tmp_path: Path) -> None:
    text = PACK.format(id="small").replace('"Small things"', '{ en = "Small", es = "Pequeño" }')
    (tmp_path / "pack.toml").write_text(text, encoding="utf-8")
    info = read_info(tmp_path)
    assert [info.title_in(language) for language in ("es", "pt")] == ["Pequeño", "Small"]
