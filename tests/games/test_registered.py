"""Every procedure and event of a game is one of its rules: else a saved game could not be loaded."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

from undercroft.games.boxes import Box, box_of, boxes, lay_out, with_campaign
from undercroft.kernel import Event, Procedure


def declared(box: Box) -> Iterator[type]:
    """The classes in the modules of a game; those of its campaign are the campaign's."""
    package = box.make_rules.__module__.removesuffix(".box")
    root = importlib.import_module(package)
    for module in pkgutil.walk_packages(root.__path__, f"{package}."):
        if ".campaign" in module.name.removeprefix(package):
            continue
        found = importlib.import_module(module.name)
        for each in vars(found).values():
            if isinstance(each, type) and each.__module__ == module.name:
                yield each


@pytest.mark.parametrize("game", [name for game in boxes() for name in with_campaign(game)])
def test_every_procedure_and_event_is_known_to_the_rules(game: str) -> None:
    rules = lay_out(box_of(game)).rules
    known = {*rules.procedures, *rules.events}
    missing = [
        each.__qualname__
        for each in declared(box_of(game))
        if issubclass(each, (Procedure, Event)) and each.__struct_fields__ is not None and each not in known
    ]
    assert not missing, f"add their modules to the rules of {game}: {', '.join(missing)}"
