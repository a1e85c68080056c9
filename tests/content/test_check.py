"""The check: references, specials, rules, words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from content.small import CARDS, MONSTERS, SmallContent, base, card, overlay, pack
from undercroft.content import BrokenPack, Fault, check_content, compile_packs
from undercroft.games.boxes import box_of, lay_out, names_in_code

KNOWN = {"stat": {"strength"}, "count": {"enemies"}, "filter": {"wounded"}, "window": {"hit"}}


def check(folder: Path, cards: str = CARDS, monsters: str = MONSTERS) -> list[str]:
    """The faults of one pack, without the folder."""
    packs = [pack(folder, {"cards.toml": cards, "monsters.toml": monsters})]
    found = check_content(
        SmallContent,
        packs,
        specials={"cleave/spin"},
        names=KNOWN,
        knows_rule=lambda id: id == "SM-ATK-01",
    )
    return [str(fault).removeprefix(folder.as_posix() + "/") for fault in found]


def test_a_pack_without_faults_has_none(tmp_path: Path) -> None:
    assert check(tmp_path) == []


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ('likes = "shov"', 'likes: there is no card "shov"; perhaps "shove" was meant'),
        ("calls = { rat = 1, cat = 2 }", 'calls.cat: there is no monster "cat"; perhaps "rat" was meant'),
        ('rule = "SM-ATK-02"', 'rule: there is no rule "SM-ATK-02" in the rulebook'),
        (
            'blow = { power = { by = "stat", stat = "wits" } }',
            'blow.power.stat: there is no stat "wits"; expected one of strength',
        ),
        (
            'blow = { power = { by = "per", of = "enemys" } }',
            'blow.power.of: there is no count "enemys"; perhaps "enemies" was meant',
        ),
        (
            'blow = { power = 1, targets = { where = ["wounded", "tall"] } }',
            'blow.targets.where[1]: there is no filter "tall"; expected one of wounded',
        ),
        (
            'blow = { power = 1, targets = { area = "cone" } }',
            'blow.targets.area: names the area "cone", but this game has none of that kind',
        ),
    ],
)
def test_what_is_named_must_exist(tmp_path: Path, fields: str, message: str) -> None:
    monsters = f'[[monster]]\nid = "rat"\nhealth.1 = 2\n{fields}\n'
    assert check(tmp_path, monsters=monsters) == [f'monsters.toml: monster "rat": {message}']


def test_packs_with_dangling_references_do_not_compile(tmp_path: Path) -> None:
    lost = MONSTERS.replace("shove", "bread")
    with pytest.raises(BrokenPack, match='likes: there is no card "bread"'):
        compile_packs(SmallContent, [pack(tmp_path, {"a.toml": CARDS + lost})])


def test_what_exists_may_be_named(tmp_path: Path) -> None:
    fields = """
        likes = "cleave"
        calls = { rat = 2 }
        rule = "SM-ATK-01"
        blow = { power = { by = "stat", stat = "strength" } }
    """
    assert check(tmp_path, monsters=f'[[monster]]\nid = "rat"\nhealth.1 = 2\n{fields}\n') == []


def test_a_special_must_exist_even_deep_inside(tmp_path: Path) -> None:
    text = """
        speed = 1
        bottom = [
          { do = "special", name = "cleave/spin" },
          { do = "then", listens = {on="hitt", rule="SM-NO-1"}, effects=[{do="special", name="leave/spin"}] },
        ]"""
    assert check(tmp_path, card(text), "") == [
        'cards.toml: card "cleave": bottom[1].listens.on: there is no window "hitt"; perhaps "hit" was meant',
        'cards.toml: card "cleave": bottom[1].listens.rule: there is no rule "SM-NO-1" in the rulebook',
        'cards.toml: card "cleave": bottom[1].effects[0].name: there is no special "leave/spin"; '
        'perhaps "cleave/spin" was meant',
    ]


def test_an_empty_name_names_nothing_only_where_that_is_the_default(tmp_path: Path) -> None:
    text = card('speed = 1\ntop = [{ do = "special", name = "" }]')
    assert check(tmp_path, text, '[[monster]]\nid = "rat"\nhealth.1 = 1\nlikes = ""\n') == [
        'cards.toml: card "cleave": top[0].name: there is no special ""; expected one of cleave/spin'
    ]


def test_a_record_that_is_broken_still_exists_for_others(tmp_path: Path) -> None:
    cards = CARDS.replace("speed = 60", 'speed = "slow"')
    assert check(tmp_path, cards) == ['cards.toml: card "shove": speed: expected int, got str']


def test_without_a_rulebook_rules_are_not_asked_for(tmp_path: Path) -> None:
    text = '[[monster]]\nid = "rat"\nhealth.1 = 1\nrule = "SM-NO-1"\n'
    assert check_content(SmallContent, [pack(tmp_path, {"a.toml": text})]) == []


def test_names_of_the_code_are_checked_only_if_the_game_gives_them(tmp_path: Path) -> None:
    text = '[[monster]]\nid = "rat"\nhealth.1 = 1\nblow = { power = { by = "per", of = "x" } }\n'
    packs = [pack(tmp_path, {"a.toml": text})]
    assert check_content(SmallContent, packs) == []
    assert check_content(SmallContent, packs, names={"stat": ["x"]}) == []
    (fault,) = check_content(SmallContent, packs, names={"count": []})
    assert fault.text == 'there is no count "x"; there are none'


def test_a_removed_record_leaves_its_references_dangling_in_their_own_file(tmp_path: Path) -> None:
    packs = [base(tmp_path), overlay(tmp_path, '[[card]]\nid = "shove"\nremove = true\n')]
    found = check_content(SmallContent, packs, specials={"cleave/spin"})
    assert found == [
        Fault(
            (tmp_path / "base/monsters.toml").as_posix(),
            'monster "rat": likes',
            'there is no card "shove"; expected one of cleave',
        )
    ]


def test_a_patched_reference_is_named_in_the_overlay(tmp_path: Path) -> None:
    packs = [base(tmp_path), overlay(tmp_path, '[[monster]]\nid = "rat"\nlikes = "bread"\n')]
    (found,) = check_content(SmallContent, packs, specials={"cleave/spin"})
    assert (found.file, found.place) == (
        (tmp_path / "errata/changes.toml").as_posix(),
        'monster "rat": likes',
    )


def no_spanish(kind: str, id: str) -> Sequence[str]:
    return ["es", "pt"] if id == "rat" else []


@pytest.mark.parametrize(
    ("has_words", "messages"),
    [
        (lambda kind, id: True, []),
        (no_spanish, ['monster "rat": has no words in es, pt']),
        (
            lambda kind, id: kind == "monster",
            [
                f'card "{id}": has no words; expected its name in the messages of the pack'
                for id in ("cleave", "shove")
            ],
        ),
    ],
)
def test_every_record_needs_words(
    tmp_path: Path, has_words: Callable[[str, str], bool | Sequence[str]], messages: list[str]
) -> None:
    found = check_content(SmallContent, [base(tmp_path)], specials={"cleave/spin"}, has_words=has_words)
    assert [f"{fault.place}: {fault.text}" for fault in found] == messages


def test_faults_stand_in_the_order_of_packs_and_files(tmp_path: Path) -> None:
    first = pack(tmp_path / "z", {"b.toml": card("speed = 1\nx = 1"), "a.toml": "[[spell]]\nid = 'a'\n"})
    second = overlay(tmp_path, '[[card]]\nid = "none"\nspeed = 1\n', "a")
    files = [
        fault.file.removeprefix(tmp_path.as_posix()) for fault in check_content(SmallContent, [first, second])
    ]
    assert files == ["/z/a.toml", "/z/b.toml", "/a/changes.toml"]


def test_only_windows_and_events_of_a_game_can_be_listened_to() -> None:
    edition = lay_out(box_of("tiny"))
    known = names_in_code(edition.box, edition.rules)["window"]
    assert {"tiny.suffer.before", "tiny.attack.rolled", "Damaged"} <= set(known)
    assert "tiny.attack.roll" not in known  # a step, and no place to come in
