"""The lock files: they agree with pyproject.toml, pin everything by hash, and the tests run on them."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
LOCKS = {"requirements.lock": (), "requirements-test.lock": ("test",)}


def locked(name: str) -> dict[str, tuple[Requirement, int]]:
    """By package: its pin, and how many hashes it has."""
    found: dict[str, tuple[Requirement, int]] = {}
    for entry in re.split(r"\n(?=[a-zA-Z])", (ROOT / name).read_text()):
        pin = Requirement(entry.partition("\\")[0].strip())
        if canonicalize_name(pin.name) in found and pin.marker and not pin.marker.evaluate():
            continue  # a second version, for another Python
        found[canonicalize_name(pin.name)] = pin, len(re.findall(r"--hash=sha256:[0-9a-f]{64}\b", entry))
    return found


def wanted(extras: tuple[str, ...]) -> list[Requirement]:
    more = [text for extra in extras for text in PROJECT["optional-dependencies"][extra]]
    return [Requirement(text) for text in (*PROJECT["dependencies"], *more)]


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_agrees_with_the_project(name: str) -> None:
    pins = locked(name)
    for asked in wanted(LOCKS[name]):
        pin, _ = pins[canonicalize_name(asked.name)]
        (exact,) = pin.specifier
        assert exact.operator == "==" and asked.specifier.contains(exact.version), (asked, pin)
    assert all(hashes for _, hashes in pins.values())


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_all_that_its_packages_need_and_no_place(name: str) -> None:
    pins = locked(name)
    for package in pins:
        try:
            needs = [Requirement(text) for text in requires(package) or ()]
        except PackageNotFoundError:
            continue  # for another system
        for need in needs:
            if need.marker is None or need.marker.evaluate({"extra": ""}):
                assert canonicalize_name(need.name) in pins, (package, need)
    assert not re.search(r"https?://|--index|--extra-index|--find-links", (ROOT / name).read_text())


def test_what_runs_here_is_what_is_locked() -> None:
    for package, (pin, _) in locked("requirements-test.lock").items():
        if pin.marker is None or pin.marker.evaluate():
            (exact,) = pin.specifier
            assert version(package) == exact.version, f"{package}: run make test, which installs by the lock"


def test_those_who_play_get_the_versions_that_were_tested() -> None:
    tested = locked("requirements-test.lock")
    for package, (pin, _) in locked("requirements.lock").items():
        assert tested[package][0].specifier == pin.specifier, package


def test_every_dependency_has_an_upper_bound() -> None:
    extras = PROJECT["optional-dependencies"]
    for asked in [*wanted(("test",)), *map(Requirement, extras["postgres"])]:
        assert any(each.operator in ("<", "==") for each in asked.specifier), asked
