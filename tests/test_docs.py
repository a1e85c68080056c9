"""What the documents show is true: excerpts, commands, paths, names and links."""

from __future__ import annotations

import ast
import re
import shlex
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest

import undercroft.kernel
from undercroft.cli.parsing import Command, Parser
from undercroft.cli.program import command_named, command_names
from undercroft.kernel import Header, SetupError, read
from undercroft.rulebook import all_rules
from undercroft.rulebook.file_list import file_list

ROOT = Path(__file__).parents[1]
LEDGERS = {"gloomhaven", "descent", "alliance", "tiny", "gloomhaven-monster-turn"}
DOCS = sorted(
    file
    for file in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
    if file.parent.name != "rules" or file.stem not in LEDGERS
)
OWN = [ROOT / "docs" / name for name in ("architecture.md", "your-first-game.md", "rulings.md", "journal.md")]
PATH = re.compile(r"(?:src|tests|docs|\.ci)/[\w./-]*[\w/]")
STILTED = re.compile(
    r"(?:^|(?<=[.;:?!] ))(?:Who|What) (?![^.;:?!]*\?)|\b(?:anew|besides|hangs? on|heard out)\b"
)
names = [str(file.relative_to(ROOT)) for file in DOCS]


class Block(NamedTuple):
    """A fenced block: what stands beside its fence, and its lines."""

    info: str
    text: str


def blocks(file: Path) -> list[Block]:
    found = re.findall(
        r"^```([^\n]*)\n(.*?)^```$", file.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    return [Block(info.strip(), text) for info, text in found]


def prose(file: Path) -> str:
    """The text without its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


def excerpts() -> Iterator[tuple[str, str, str]]:
    for file in DOCS:
        for block in blocks(file):
            path = block.info.partition(" ")[2]
            if path:
                yield file.name, path, block.text


@pytest.mark.parametrize(("doc", "path", "text"), list(excerpts()))
def test_an_excerpt_stands_in_its_file_word_for_word(doc: str, path: str, text: str) -> None:
    source = (ROOT / path).read_text(encoding="utf-8")
    assert text in source, f"{doc}: this is not in {path}:\n{text}"


def test_your_first_game_shows_code_of_the_game() -> None:
    shown = [path for doc, path, _ in excerpts() if doc == "your-first-game.md"]
    assert len(shown) > 12 and {path.split("/")[0] for path in shown} == {"src", "tests", "pyproject.toml"}


def test_adding_a_game_shows_code_of_the_sample_distribution() -> None:
    shown = [path for doc, path, _ in excerpts() if doc == "adding-a-game.md"]
    assert len(shown) > 12 and all(path.startswith("tests/sample_game/") for path in shown)


def commands(file: Path) -> Iterator[list[str]]:
    """Every command line of the program that a document shows, as words."""
    shown = [
        line for block in blocks(file) if not block.info.startswith("py") for line in block.text.splitlines()
    ]
    shown += re.findall(r"`([^`\n]+)`", prose(file))
    for line in shown:
        found = re.match(r"(?:\$ )?(?:\.venv/bin/)?undercroft((?: [^#]*)?)(?:#.*)?$", line.strip())
        if found:
            yield shlex.split(found[1].replace("…", ""))


@pytest.mark.parametrize("file", DOCS, ids=names)
def test_every_command_shown_exists_with_its_options(file: Path) -> None:
    known = {name: command_named(name) for name in command_names()}
    for words in commands(file):
        if not words or words[0].startswith("-"):
            continue
        assert words[0] in known, f"{file.name}: undercroft {' '.join(words)}"
        options = {word.partition("=")[0] for word in words[1:] if word.startswith("--")}
        assert options <= _options_of(known[words[0]], words[1:]), (
            f"{file.name}: undercroft {' '.join(words)}"
        )


def _options_of(command: Command, arguments: Sequence[str]) -> set[str]:
    parser = Parser(prog=command.name)
    command.options(parser)
    with suppress(SetupError):  # a game that readers are to write
        command.more(parser, arguments)
    return {text for action in parser._actions for text in action.option_strings} | {"--lang"}


def test_the_documents_show_commands() -> None:
    assert sum(1 for file in DOCS for _ in commands(file)) > 20


@pytest.mark.parametrize("file", DOCS, ids=names)
def test_every_link_leads_somewhere(file: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(file)):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        there = (file.parent / path).resolve() if path else file
        assert there.exists(), f"{file.name}: {target}"
        if anchor:
            assert anchor in _anchors(there), f"{file.name}: {target}"


def _anchors(file: Path) -> set[str]:
    titles = re.findall(r"^#+ (.+)$", prose(file), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("file", OWN, ids=lambda file: file.stem)
def test_every_file_named_is_there(file: Path) -> None:
    for inline in re.findall(r"`([^`\n]+)`", prose(file)):
        for path in PATH.findall(inline):
            assert (ROOT / path).exists(), f"{file.name}: {path}"


def test_the_list_of_files_is_up_to_date() -> None:
    """docs/files.md names each module of the package, and no other, with what its docstring says now."""
    page = (ROOT / "docs" / "files.md").read_text(encoding="utf-8")
    assert page == file_list(ROOT / "src" / "undercroft"), "python -m undercroft.rulebook.file_list"


def test_a_new_module_has_its_line(tmp_path: Path) -> None:
    package = tmp_path / "undercroft"
    (package / "kernel").mkdir(parents=True)
    (package / "kernel" / "new.py").write_text('"""What is new."""\n')
    assert "## undercroft/kernel" in file_list(package) and "| `new.py` | What is new. |" in file_list(
        package
    )


def test_every_public_name_of_the_kernel_that_is_shown_exists() -> None:
    """Each name in the first column of the table of abstractions can be imported from the kernel."""
    text = OWN[0].read_text(encoding="utf-8")
    table = text.partition("<!-- kernel names -->")[2].partition("<!-- end -->")[0]
    shown = [
        name for row in table.splitlines()[3:] for name in re.findall(r"`(\w+)`", row.split("|")[1:2][0])
    ]
    assert len(shown) > 20
    assert [name for name in shown if not hasattr(undercroft.kernel, name)] == []


def test_every_hard_case_has_its_line_and_its_test() -> None:
    text = OWN[0].read_text(encoding="utf-8")
    table = text.partition("<!-- hard cases -->")[2].partition("<!-- end -->")[0]
    assert re.findall(r"^\| (\d+) ", table, re.MULTILINE) == [str(number) for number in range(1, 22)]
    files = (ROOT / "tests/kernel").glob("test_hard_cases*.py")
    proofs = "".join(file.read_text(encoding="utf-8") for file in files)
    assert {int(number) for number in re.findall(r"^def test_(\d\d)_", proofs, re.MULTILINE)} == set(
        range(1, 22)
    )


@pytest.mark.parametrize("file", OWN, ids=lambda file: file.stem)
def test_every_rule_that_is_cited_is_in_a_ledger(file: Path) -> None:
    cited = re.findall(r"\b(?:GH|D2|DA|TN)-[A-Z]{3}-E?\d+\b", file.read_text(encoding="utf-8"))
    assert [rule for rule in cited if rule not in all_rules()] == []


def test_the_journal_shown_can_be_read() -> None:
    shown = next(block for block in blocks(ROOT / "docs" / "journal.md") if block.info == "json")
    script = read(shown.text.encode())
    assert isinstance(script.header, Header) and script.header.game == "tiny"
    assert [answer.n for answer in script.answers] == [1, 2, 3] and script.undone == []


def test_the_index_names_every_document() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    for file in (ROOT / "docs").glob("*.md"):
        if file.name != "README.md":
            assert f"]({file.name})" in index, file.name


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Every docstring with its line, as one line of text."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node) or ""
            yield (node.body[0].lineno if text else 0), " ".join(text.split())


def test_docstrings_are_plain_sentences() -> None:
    """Subject, verb, object: none begins with "who" or "what" unless it is a question."""
    package = ROOT / "src" / "undercroft"
    found = [
        f"{file.relative_to(ROOT)}:{line}: {text}"
        for file in sorted(package.rglob("*.py"))
        for line, text in docstrings(file.read_text(encoding="utf-8"))
        if STILTED.search(text)
    ]
    assert not found, "subject, verb, object (words.md, CONTRIBUTING.md):\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("text", "is_stilted"),
    [
        ("Who is stunned cannot act.", True),
        ("The board. What is not floor is solid.", True),
        ("Cards are dealt anew.", True),
        ("All that it hangs on.", True),
        ("What is wrong with it? Nothing, as a rule.", False),
        ("A stunned figure cannot act: whoever it is.", False),
    ],
)
def test_what_counts_as_stilted(text: str, is_stilted: bool) -> None:
    assert bool(STILTED.search(text)) is is_stilted
