"""Everything of the scenarios has a name in all three languages."""

from __future__ import annotations

from functools import cache
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from games.gloomhaven.content.read import FOLDER, LANGUAGES
from games.gloomhaven.content.shelf import shelf
from undercroft.games.gloomhaven.records.whom import ConditionName, Element

FILES = ("monsters", "scenarios", "goals", "board", "modifiers", "dungeon")


@cache
def names(language: str) -> dict[str, dict[str, str]]:
    """The messages: each text under "", and its attributes; adjectives as with a feminine noun."""
    bundle = FluentBundle([language], use_isolating=False)
    ids: list[str] = []
    for file in FILES:
        text = (FOLDER / "messages" / language / f"names-{file}.ftl").read_text(encoding="utf-8")
        resource = FluentResource(text)
        bundle.add_resource(resource)
        ids += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))
    found: dict[str, dict[str, str]] = {}
    for id in ids:
        message = bundle.get_message(id)
        assert message.value is not None
        patterns = {"": message.value, **message.attributes}
        said = {name: bundle.format_pattern(pattern, {"gender": "f"}) for name, pattern in patterns.items()}
        assert not any(errors for _, errors in said.values()), id
        found[id] = {name: str(text) for name, (text, _) in said.items()}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_record_has_a_name(language: str) -> None:
    there, records = names(language), shelf()
    for kind in ("monster", "deck", "scenario", "goal", "modifier", "room", "dungeon"):
        for id in getattr(records, kind):
            assert there[f"{kind}-{id}"][""], id
    for id in records.goal:
        assert there[f"goal-{id}-text"][""].endswith(".")
    assert all(f"condition-{condition}" in there for condition in get_args(ConditionName))
    assert all(f"element-{element}" in there for element in get_args(Element))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_lies_on_a_map_has_a_name(language: str) -> None:
    there = names(language)
    for scenario in shelf().scenario.values():
        for objective in scenario.objectives:
            assert f"objective-{objective.id}" in there
        arts = {door.art for door in scenario.doors}
        arts |= {overlay.art for room in scenario.rooms for overlay in room.overlays}
        for art in arts - {""}:
            assert f"art-{art}" in there, art


@pytest.mark.parametrize("language", ["es", "pt"])
def test_names_with_an_article_know_their_gender(language: str) -> None:
    for id, texts in names(language).items():
        if id.startswith(("monster-", "deck-", "objective-", "condition-", "tile-", "art-", "room-")):
            assert texts.get("gender") in ("m", "f", "mp", "fp"), id


def test_the_languages_have_the_same_messages() -> None:
    english, *others = (set(names(language)) for language in LANGUAGES)
    assert all(other == english for other in others)


def test_names_that_the_rulebook_prints() -> None:
    spanish, portuguese = names("es"), names("pt")
    assert spanish["dungeon-drowned"][""] == "inundada"
    assert spanish["scenario-001"][""] == "Túmulo Negro" and portuguese["scenario-001"][""] == "Colina Negra"
    assert spanish["monster-living-bones"][""] == "Huesos vivientes"
    assert portuguese["monster-living-bones"][""] == "Ossos Vivos"
    assert spanish["goal-layabout"][""] == "Haragán" and portuguese["goal-layabout"][""] == "Preguiçoso"
