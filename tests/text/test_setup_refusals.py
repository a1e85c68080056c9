"""Refusals of set-ups are said in three languages, by names for readers and as typed on the command line."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import undercroft
from undercroft.games.boxes import Edition, box_of, boxes, lay_out
from undercroft.games.setups import Refused
from undercroft.kernel import SetupError
from undercroft.text.editions import words_of
from undercroft.text.setup_refusals import refusal
from undercroft.text.words import LANGUAGES, Language, Words

ROOT = Path(undercroft.__file__).parent
FIELD = frozenset({"field", "members", "member"})  # that `_refused` adds
ARGUMENTS = 3  # of Refused: field, sentence, says


def refusals(folder: Path, depth: str = "**") -> Iterator[tuple[str, str, frozenset[str]]]:
    """All refusals in the sources: where, which message, with which arguments."""
    for file in sorted(folder.glob(f"{depth}/*.py" if depth else "*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        if not _speaks_of_setups(tree):
            continue
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            given = {Refused.__name__: frozenset(), "_refused": FIELD}.get(call.func.id)
            if given is None:
                continue
            says = call.args[ARGUMENTS - 1 if call.func.id == Refused.__name__ else ARGUMENTS]
            told = frozenset(each.arg for each in call.keywords if each.arg) | given
            for each in ast.walk(says):
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    yield f"{file.name}:{call.lineno}", each.value, told


def _speaks_of_setups(tree: ast.Module) -> bool:
    """Does the module have our `Refused`? A game may call something of its own so."""
    if any(isinstance(each, ast.FunctionDef) and each.name == "read_wishes" for each in tree.body):
        return True  # where it is declared
    imports = (each for each in tree.body if isinstance(each, ast.ImportFrom))
    return any(
        name.name == "Refused" and each.module == Refused.__module__
        for each in imports
        for name in each.names
    )


def check(found: list[tuple[str, str, frozenset[str]]], words: Words) -> None:
    for place, says, told in found:
        message = f"setup-not-{says}"
        assert words.has(message), f"{place}: no message {message} in {words.language}"
        assert words.variables(message) <= told, f"{place}: {message} in {words.language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_refusal_of_the_shared_layers_has_its_message(language: Language) -> None:
    found = [*refusals(ROOT / "games", ""), *refusals(ROOT / "table")]
    assert len(found) > 10
    check([each for each in found if each[1] != "says"], Words.of(language, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(boxes()))
def test_each_refusal_of_a_game_has_its_message(game: str, language: Language) -> None:
    edition = lay_out(box_of(game))
    found = list(refusals(edition.box.folder))
    assert found or game not in ("gloomhaven", "tiny", "descent")
    check(found, words_of(edition, language, strict=True))


def refused(edition: Edition, **chosen: object) -> Refused:
    with pytest.raises(Refused) as fault:
        edition.settle(edition.read_wishes(chosen))
    return fault.value


@pytest.mark.parametrize(
    ("chosen", "en", "es", "pt"),
    [
        (
            {"party": ["brute", "brute"]},
            "A class is named twice; each may be there once only.",
            "Hay una clase repetida; cada una puede estar una sola vez.",
            "Há uma classe repetida; cada uma pode aparecer uma só vez.",
        ),
        (
            {"scenario": "96"},
            "Scenario: there is no 096; there are: 1–95, random.",
            "Escenario: no existe 096; hay: 1–95, random.",
            "Cenário: não existe 096; há: 1–95, random.",
        ),
        (
            {"difficulty": "hard", "party": [{"class": "brute", "level": 12}, {"class": "tinkerer"}]},
            "Level: 1–9 is possible, not 12 (The party, 1).",
            "Nivel: puede ser 1–9, no 12 (El grupo, 1).",
            "Nível: pode ser 1–9, não 12 (O grupo, 1).",
        ),
        (
            {"party": ["brute:1;items=boots-of-striding,winged-shoes", "tinkerer"]},
            "There are 2 items for the legs; one can be worn.",
            "Hay 2 objetos para las piernas; solo se puede llevar uno.",
            "Há 2 itens para as pernas; só dá para usar um.",
        ),
    ],
)
def test_a_refusal_is_read_in_three_languages(chosen: dict[str, object], en: str, es: str, pt: str) -> None:
    edition = lay_out(box_of("gloomhaven"))
    fault = refused(edition, **chosen)
    assert [refusal(fault, words_of(edition, each)) for each in LANGUAGES] == [en, es, pt]


def test_things_have_their_names_in_forms_and_their_ids_on_the_command_line() -> None:
    edition = lay_out(box_of("gloomhaven"))
    fault = refused(edition, party=["brute:1;hand=trample,trample", "tinkerer"])
    es = words_of(edition, "es")
    assert refusal(fault, es) == "Salvaje: hay una carta repetida en la mano; solo existe una de cada."
    assert refusal(fault, es, typed=True).startswith("Brute: hay una carta repetida")
    assert refusal(fault, words_of(edition, "en"), typed=True) == str(fault)


def test_a_fault_without_a_message_is_said_in_english() -> None:
    es = Words.of("es")
    assert refusal(SetupError("Nothing fits."), es) == "Nothing fits."
    assert refusal(Refused("cave", "The cave is wet.", "dry-enough"), es) == "The cave is wet."
