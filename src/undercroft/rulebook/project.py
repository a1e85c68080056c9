"""Where the checkout lies that this package runs in, if it runs in one."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


def project_root(start: Path | None = None) -> Path | None:
    """The checkout around the package (or around its .venv), else around the current folder."""
    for inside in (start,) if start else (PACKAGE, Path.cwd()):
        for folder in (inside, *inside.parents):
            if (folder / "pyproject.toml").is_file() and (folder / "src" / "undercroft").is_dir():
                return folder
    return None
