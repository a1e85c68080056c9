"""What docs/packs.md and docs/your-first-card.md show is true."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields

from undercroft.content import PackInfo, check_content, faults, read_pack, scan_pack
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.tiny.events import CardPlayed, MovementGained
from undercroft.games.tiny.records import TinyContent
from undercroft.kernel import ContentError, Entry, Game
from undercroft.text.words import LANGUAGES, Words

DOCS = Path(__file__).parents[2] / "docs"
FIRST_CARD = (DOCS / "your-first-card.md").read_text(encoding="utf-8")
PACKS = (DOCS / "packs.md").read_text(encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The packs of your-first-card.md as the reader would have written them."""
    for name, text in re.findall(r"`([a-z-]+/[^`\s]+)`:\n+```\w+\n(.*?)```", FIRST_CARD, re.DOTALL):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def edition(folder: Path) -> Edition:
    return lay_out(box_of("tiny"), [folder / "first-card", folder / "house-rules"])


def test_the_first_card_passes_the_check(folder: Path) -> None:
    found = edition(folder)
    assert [pack.info.id for pack in found.packs] == ["tiny", "first-card", "house-rules"]
    assert check_content(TinyContent, found.packs, specials=found.rules.specials) == []
    assert found.rules.content.decks["warden"].count("long-thrust") == 2


def test_the_first_card_has_a_name_in_every_language(folder: Path) -> None:
    messages = read_pack(folder / "first-card").messages
    names = [Words.of(language, messages, strict=True).name("card", "long-thrust") for language in LANGUAGES]
    assert [name.text for name in names] == ["Long Thrust", "Estocada larga", "Estocada longa"]


@pytest.mark.parametrize(("right", "wrong"), [("dice", "dise"), ('"warden"', '"wardn"')])
def test_its_mistakes_are_answered_as_shown(folder: Path, right: str, wrong: str) -> None:
    file = folder / "first-card/cards.toml"
    file.write_text(file.read_text().replace(right, wrong))
    packs = [read_pack(box_of("tiny").pack_folder), scan_pack(folder / "first-card")]
    specials = lay_out(box_of("tiny")).rules.specials
    (fault,) = check_content(TinyContent, packs, specials=specials)
    assert str(fault).removeprefix(folder.as_posix() + "/") + "." in FIRST_CARD.splitlines()


def test_the_house_rule_changes_only_what_it_says(folder: Path) -> None:
    plain, changed = lay_out(box_of("tiny")).rules.content, edition(folder).rules.content
    assert (plain.card["shove"].effects[0].dice, changed.card["shove"].effects[0].dice) == (2, 3)
    assert changed.card["cleave"] == plain.card["cleave"]


def test_the_first_card_can_be_played_to_its_last_effect(folder: Path) -> None:
    found = edition(folder)
    log: list[Entry] = []
    game = found.new_game(found.settle(), "first card", log=log)
    play_until(game, "play long-thrust")
    events = [entry.event for entry in log]
    at = next(
        i for i, event in enumerate(events) if isinstance(event, CardPlayed) and event.card == "long-thrust"
    )
    assert any(isinstance(event, MovementGained) and event.amount == 1 for event in events[at:])


def play_until(game: Game[Any], key: str) -> None:
    """Answer in turn this and that, until the key was chosen and its card is done with."""
    for n in range(500):
        decision = game.open[0]
        keys = [option.key for option in decision.options]
        picked = key if key in keys else keys[n % len(keys)]
        game.answer(decision.seats[0], picked)
        if picked == key:
            while game.open[0].what != decision.what:
                game.answer(game.open[0].seats[0], 0)
            return
    raise AssertionError(f"{key} never came up")


def test_a_special_that_the_game_does_not_have_is_refused_before_play(folder: Path) -> None:
    file = folder / "first-card/cards.toml"
    file.write_text(file.read_text().replace('do = "move", distance = 1', 'do = "special", name = "begile"'))
    with pytest.raises(ContentError, match='there is no special "begile"; perhaps "beguile" was meant'):
        edition(folder)


def test_packs_md_names_every_field_of_pack_toml() -> None:
    assert set(re.findall(r"^\| `(\w+)` \|", PACKS, re.MULTILINE)) == {
        field.name for field in fields(PackInfo)
    }


def test_the_examples_of_packs_md_are_packs(tmp_path: Path) -> None:
    info, record, patches, entry = re.findall(r"```toml\n(.*?)```", PACKS, re.DOTALL)
    assert tomllib.loads(entry)["project"]["entry-points"]["undercroft.packs"] == {
        "house-cards": "my_house_cards"
    }
    for name, text, overlay in (("cards", record, ""), ("patches", patches, "overlay = true\n")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "pack.toml").write_text(info.replace("house-cards", name) + overlay)
        (tmp_path / name / "all.toml").write_text(text)
    packs = [
        read_pack(each) for each in (box_of("tiny").pack_folder, tmp_path / "cards", tmp_path / "patches")
    ]
    assert faults(TinyContent, packs) == []
