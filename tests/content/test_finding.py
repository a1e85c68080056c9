"""Where packs are found: folders, the package, installed distributions."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft
from content.small import write
from undercroft.content import find_pack, installed_packs, read_pack
from undercroft.kernel import ContentError


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place where distributions are installed."""
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    return tmp_path / "site"


def install(site: Path, name: str, value: str) -> None:
    """A distribution with one entry point, as an installer would leave it."""
    info = site / f"{value.split('.')[0]}_dist-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {value.split('.')[0]}-dist\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[undercroft.packs]\n{name} = {value}\n")


def test_a_folder_is_found_as_given(tmp_path: Path) -> None:
    folder = write(tmp_path / "mine", {})
    assert find_pack(folder) == folder
    assert find_pack(str(folder)) == folder


def test_a_pack_of_an_installed_distribution_is_found_by_its_id(site: Path) -> None:
    write(site / "forest_cards", {}, "forest")
    (site / "forest_cards/__init__.py").write_text(
        "raise RuntimeError('packs are data: nothing of them is run')"
    )
    install(site, "forest", "forest_cards")
    assert installed_packs()["forest"] == site / "forest_cards"
    assert read_pack(find_pack("forest")).info.id == "forest"


def test_a_pack_may_lie_in_a_folder_of_a_package(site: Path) -> None:
    write(
        site / "swamp/cards",
        {"../__init__.py": "raise RuntimeError('not even the package around it')"},
        "swamp-cards",
    )
    install(site, "swamp-cards", "swamp.cards")
    assert find_pack("swamp-cards") == site / "swamp/cards"


def test_a_pack_may_lie_beside_a_module(site: Path) -> None:
    write(site / "desert", {"here.py": ""}, "desert")
    install(site, "desert", "desert.here")
    assert find_pack("desert") == site / "desert"


@pytest.mark.parametrize("value", ["nothing_there", "nothing.below", "empty_package"])
def test_a_broken_distribution_disturbs_no_other(site: Path, value: str) -> None:
    (site / "empty_package").mkdir(parents=True)
    before = installed_packs()
    install(site, "broken", value)
    assert installed_packs() == before
    with pytest.raises(ContentError, match='There is no pack "broken"'):
        find_pack("broken")


def test_the_id_of_a_distribution_must_be_that_of_its_pack(site: Path) -> None:
    write(site / "lake", {}, "pond")
    install(site, "lake", "lake")
    with pytest.raises(ContentError, match='offers a pack "lake" holds "pond" instead'):
        find_pack("lake")


def test_a_pack_in_the_package_is_found_by_its_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = write(tmp_path / "games/small/content", {})
    extra = write(tmp_path / "games/small/packs/errata", {}, "small-errata")
    monkeypatch.setattr(undercroft, "__file__", str(tmp_path / "__init__.py"))
    assert {name: installed_packs()[name] for name in ("small", "small-errata")} == {
        "small": home,
        "small-errata": extra,
    }


def test_a_folder_of_the_user_goes_before_an_installed_pack(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(site / "forest", {}, "forest")
    install(site, "forest", "forest")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "forest").mkdir()
    assert find_pack("forest") == site / "forest"
    write(tmp_path / "forest", {}, "my-forest")
    assert find_pack("forest") == Path("forest")


def test_a_name_that_is_nothing_is_refused_with_the_near_misses(site: Path) -> None:
    write(site / "forest", {}, "forest")
    install(site, "forest", "forest")
    with pytest.raises(ContentError) as error:
        find_pack("forrest")
    assert str(error.value) == (
        'There is no pack "forrest", neither as a folder nor installed; perhaps "forest" was meant.'
    )


def test_a_folder_without_pack_toml_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        find_pack(tmp_path)
    assert str(error.value) == f"{tmp_path.as_posix()} is no pack: it holds no pack.toml."
