"""The sample distribution, installed without network: in a folder of its own, as an installer leaves it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

SAMPLE = Path(__file__).parent / "sample_game"


def install(site: Path) -> Path:
    """The packages of the distribution, and its metadata with the entry points of its pyproject.toml."""
    project = tomllib.loads((SAMPLE / "pyproject.toml").read_text("utf-8"))
    about, build = project["project"], project["tool"]["hatch"]["build"]["targets"]["wheel"]
    site.mkdir(parents=True, exist_ok=True)
    for package in build["packages"]:
        shutil.copytree(SAMPLE / package, site / package, ignore=shutil.ignore_patterns("__pycache__"))
    info = site / f"{about['name'].replace('-', '_')}-{about['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n", "utf-8"
    )
    groups = about["entry-points"].items()
    told = "".join(
        f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in names.items()) for group, names in groups
    )
    (info / "entry_points.txt").write_text(told, "utf-8")
    return site


def environment(site: Path) -> dict[str, str]:
    """An environment in which Python finds what is installed there."""
    return {**os.environ, "PYTHONPATH": str(site), "LANG": "C.UTF-8", "XDG_DATA_HOME": str(site / "data")}


def run(site: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The program, as whoever installed the distribution runs it."""
    command = [sys.executable, "-m", "undercroft", *arguments]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, encoding="utf-8", env=environment(site)
    )
