"""The built client: it is made from its sources as they are, and small enough."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
FIRST_LOAD = 150_000  # bytes of compressed script, at most
PAGES = {
    *(f"src/pages/{page}.svelte" for page in ("Table", "Tv", "Setup", "Join")),
    *(f"src/games/{game}/box/Box.svelte" for game in ("descent", "gloomhaven")),
}


@pytest.fixture
def build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("client_build", ROOT / "client" / "build.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def built(build: ModuleType) -> Path:
    """The built client; made here if it is not fresh, as `make client` does."""
    assert build.main([]) == 0
    folder: Path = build.BUILT
    return folder


def test_every_asset_lies_there_compressed_too(built: Path) -> None:
    files = [file for file in built.rglob("*") if file.suffix in (".js", ".css", ".html", ".svg")]
    assert len(files) > 10
    for file in files:
        assert file.with_name(file.name + ".br").exists() and file.with_name(file.name + ".gz").exists()


def test_no_page_loads_more_script_than_it_may(built: Path) -> None:
    manifest: dict[str, Any] = json.loads((built / "manifest.json").read_text())
    languages = [max(size for name, size in _sizes(manifest, built).items() if name.endswith("en.ftl"))] * 2
    for page in PAGES:
        needed = _closure(manifest, "index.html") | _closure(manifest, page)
        sizes = [(built / f"{manifest[key]['file']}.br").stat().st_size for key in needed]
        assert sum(sizes) + sum(languages) < FIRST_LOAD, page


def test_the_page_names_files_that_are_there(built: Path) -> None:
    page = (built / "index.html").read_text()
    named = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert any(name.endswith(".js") for name in named)
    assert all((built / name).exists() for name in named)
    assert "<style" not in page and not re.search(r"<script(?![^>]*src=)", page), (
        "the server's policy forbids it"
    )


def test_a_changed_source_makes_it_stale(
    build: ModuleType, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert build.is_fresh()
    monkeypatch.setattr(build, "digest", lambda: "other")
    assert not build.is_fresh()


def test_without_a_network_one_sentence_says_so(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    npm = tmp_path / "npm"
    npm.write_text("import sys\nprint('npm error code ENOTFOUND')\nsys.exit(1)\n")
    monkeypatch.setattr(build, "node", lambda: ([sys.executable, str(npm)], tmp_path))
    monkeypatch.setattr(build, "PACKAGES", tmp_path)
    monkeypatch.setattr(build, "is_fresh", lambda: False)
    assert build.main([]) == 1
    assert capsys.readouterr().err == (
        "The page could not be built: npm cannot fetch its packages without a network.\n"
    )


def test_the_lock_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "client" / "package-lock.json").read_text()


def _sizes(manifest: dict[str, Any], built: Path) -> dict[str, int]:
    found = {}
    for name, entry in manifest.items():
        if entry["file"].endswith(".js"):
            found[name.partition("?")[0]] = (built / f"{entry['file']}.br").stat().st_size
    return found


def _closure(manifest: dict[str, Any], start: str) -> set[str]:
    found, todo = set(), [start]
    while todo:
        key = todo.pop()
        if key not in found:
            found.add(key)
            todo += manifest[key].get("imports", [])
    return found
