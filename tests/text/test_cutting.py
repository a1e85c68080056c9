"""Catalogues are cut into messages that are parsed one by one: no message is lost, no fault goes unseen."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import undercroft
from undercroft.games.boxes import box_of, lay_out
from undercroft.kernel import ContentError
from undercroft.text.catalogues import Catalogue, check_catalogues
from undercroft.text.editions import words_of

FILES = sorted(Path(undercroft.__file__).parent.rglob("messages/**/*.ftl"))


def _variables(message: ast.Message) -> set[str]:
    found = set[str]()

    class Look(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(node.id.name)

    Look().visit(message)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-4:]))
def test_a_file_in_pieces_says_what_it_says_as_a_whole(file: Path) -> None:
    whole = FluentResource(file.read_text(encoding="utf-8"))
    wanted = {each.id.name: each for each in whole.body if isinstance(each, ast.Message)}
    cut = Catalogue("en-US", [file])
    assert cut.messages == tuple(wanted)
    for name, each in wanted.items():
        assert cut.parse(name).variables == _variables(each), name
        assert cut.parse(name).entry.equals(each, ignored_fields=["span", "comment"]), name


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("fine = fine\nnot at all\n", 2),
        ("fine = fine\n\n    far away\nbad = { $\n", 4),
        ("bad =\n", 1),
        ("# only a comment\n    indented\n", 2),
        ("fine = fine\n# between\n    .gender = f\n", 3),
        ("\ufefffine = fine\n", 1),
        ("3 = three\n", 1),
        ("fine = fine\n\t\n", 2),
        ("fine = fine\n}\n", 2),
        ("fine = { $n ->\n    [one] bat\n    [other] bats\n}\n", 4),
        ("-unquoted = { $\nfine = fine\n", 1),
    ],
)
def test_what_is_no_fluent_is_refused_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=rf"en\.ftl, line {line}: .*; Fluent messages were expected\.$"):
        check_catalogues(tmp_path, "en")


@pytest.mark.parametrize(
    "text",
    [
        "a = b",
        "a=b  \n\n",
        "a-1_B  =   b = c . [d] *e  \n    .gender = f  \n .article=no\n",
        "a = b\t\n",
        "a = \u00a0b\u2028c\u00a0",
        "a = b\n    .x = y\n    .x = z",
        "a = b\n\n    .x = y",
        "a = b\n    c\n",
        "a =\n    .x = y",
        'a = "b" \\u0041',
        "a = .b = c",
        "a = { $b }",
        "a = {$b}{  $c-the  }d  { $e } \n    .x = { $f }.",
        "a = b{ $c }  \n",
        "a = { -b }{ c }{ $d }",
        'a = { "" }{ $b }',
        "a = { $b ->\n    [one] c\n   *[other] { $d }\n}\n",
    ],
)
def test_what_needs_no_parser_is_what_the_parser_gives(tmp_path: Path, text: str) -> None:
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    (wanted,) = FluentResource(text).body
    assert isinstance(wanted, ast.Message)
    assert Catalogue("en-US", [tmp_path / "en.ftl"]).parse(wanted.id.name).entry.equals(wanted)


def test_only_line_feeds_end_a_line(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("odd = a\u2028b\x0bc\nnext = d\n", encoding="utf-8")
    assert Catalogue("en-US", [tmp_path / "en.ftl"]).messages == ("odd", "next")


def test_the_words_of_a_pack_on_top_are_checked_before_anything_is_said(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(
        'id = "mine"\ngame = "tiny"\ntitle = "Mine"\nlicence = "CC0-1.0"\nsources = ["none"]\nversion = "1"\n'
    )
    (tmp_path / "messages").mkdir()
    (tmp_path / "messages" / "es.ftl").write_text("item-flute = { $\n")
    edition = lay_out(box_of("tiny"), [tmp_path])
    words_of(edition, "en")
    with pytest.raises(ContentError, match=r"es\.ftl, line 1: "):
        words_of(edition, "es")
