"""Where packs are: in the package, in installed distributions, in folders that the user names."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

import undercroft
from undercroft.kernel import ContentError

from .files import PACK_FILE
from .misfits import one_of
from .packs import read_info

GROUP = "undercroft.packs"


def installed_packs() -> dict[str, Path]:
    """The folders of all packs that can be named by id: ours, and those of installed distributions."""
    games = Path(undercroft.__file__).parent / "games"
    ours = {read_info(file.parent).id: file.parent for file in games.rglob(PACK_FILE)}
    folders = {entry.name: _folder_of(entry) for entry in entry_points(group=GROUP)}
    theirs = {name: folder for name, folder in folders.items() if folder}
    return dict(sorted((theirs | ours).items()))


def find_pack(name_or_folder: str | Path) -> Path:
    """The folder of a pack: the folder itself, or where the installed pack of that id lies."""
    folder = Path(name_or_folder)
    if (folder / PACK_FILE).is_file():
        return folder
    name, installed = str(name_or_folder), installed_packs()
    if name in installed:
        written = read_info(installed[name]).id
        if written != name:
            raise ContentError(f'The distribution that offers a pack "{name}" holds "{written}" instead.')
        return installed[name]
    if folder.is_dir():
        raise ContentError(f"{folder.as_posix()} is no pack: it holds no {PACK_FILE}.")
    raise ContentError(
        f'There is no pack "{name}", neither as a folder nor installed; {one_of(name, installed)}.'
    )


def _folder_of(entry: EntryPoint) -> Path | None:
    """Where the module or package lies, found without running it; nothing if no pack is there."""
    top, *below = entry.module.split(".")
    try:
        spec = find_spec(top)
    except (ImportError, ValueError):
        return None
    if spec is None:
        return None
    places = [Path(place, *below) for place in spec.submodule_search_locations or ()]
    folders = [place if place.is_dir() else place.parent for place in places or [Path(spec.origin or "")]]
    return next((folder for folder in folders if (folder / PACK_FILE).is_file()), None)
