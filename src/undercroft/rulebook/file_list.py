"""`python -m undercroft.rulebook.file_list [--check]`: docs/files.md from the first line of each module."""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from .project import project_root

HEAD = """# Files

Every module of the package, folder by folder, with the first line of its docstring. Generated: run
`python -m undercroft.rulebook.file_list` after a module was added, moved or described better.
"""


def first_line(module: Path) -> str:
    """The first sentence of a module's docstring, on one line."""
    text = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    return " ".join(text.partition("\n\n")[0].split())


def file_list(package: Path) -> str:
    """The whole page for the package in a folder."""
    return "\n".join([HEAD, *_sections(package, package)])


def _sections(folder: Path, package: Path) -> Iterator[str]:
    modules = sorted(folder.glob("*.py"))
    if modules:
        yield f"## {folder.relative_to(package.parent).as_posix()}\n"
        if (folder / "__init__.py") in modules and (said := first_line(folder / "__init__.py")):
            yield f"{said}\n"
        own = [module for module in modules if not module.name.startswith("__")]
        if own:
            yield "| module | what it does |\n| --- | --- |"
            yield "\n".join(
                f"| `{module.name}` | {first_line(module).replace('|', chr(92) + '|')} |" for module in own
            )
            yield ""
    for inner in sorted(each for each in folder.iterdir() if each.is_dir() and each.name != "__pycache__"):
        yield from _sections(inner, package)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page, or with --check only say whether it is out of date."""
    parser = argparse.ArgumentParser(prog="python -m undercroft.rulebook.file_list", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if the page is out of date")
    options = parser.parse_args(arguments)
    root = project_root()
    if root is None:
        sys.stderr.write("The documents are not here: run this in a checkout.\n")
        return 2
    page, wanted = root / "docs" / "files.md", file_list(root / "src" / "undercroft")
    if page.exists() and page.read_text(encoding="utf-8") == wanted:
        return 0
    if options.check:
        sys.stderr.write("Out of date: docs/files.md; run `python -m undercroft.rulebook.file_list`.\n")
        return 1
    page.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
