"""Icons: who may use a card (DA-ICO)."""

from __future__ import annotations

import pytest

from games.alliance.arena import Arena
from games.alliance.table import edition
from undercroft.games.alliance.library import Library
from undercroft.games.alliance.records.cards import Requires
from undercroft.kernel import Objection

RECORDS: Library = edition().rules.content


def users(card: str) -> set[str]:
    return set(RECORDS.users[card])


@pytest.mark.rule("DA-ICO-E1", "DA-ICO-01", "DA-ICO-03", "DA-ICO-04", "DA-ICO-05", "DA-ICO-06", "DA-ICO-07")
def test_an_elf_of_stealth_and_primal() -> None:
    lorna = RECORDS.hero["lorna"]
    valid = [
        Requires(callings=("stealth",)),
        Requires(callings=("primal",)),
        Requires(callings=("stealth", "primal")),
        Requires(callings=("stealth", "martial"), either=True),
        Requires(races=("elf", "dwarf")),
        Requires(("elf",), ("primal",)),
        Requires(),
    ]
    invalid = [
        Requires(callings=("stealth", "stealth")),
        Requires(callings=("martial",)),
        Requires(callings=("stealth", "mystic")),
        Requires(races=("gnome",)),
    ]
    assert all(each.met_by(lorna) for each in valid) and not any(each.met_by(lorna) for each in invalid)
    assert valid[-1].is_gold and not invalid[0].is_gold


@pytest.mark.rule("DA-ICO-01", "DA-ICO-03", "DA-ICO-04", "DA-ICO-05", "DA-ICO-06", "DA-ICO-07")
def test_printed_cards_of_every_sort_of_requirement() -> None:
    assert users("u1-27") == {"krom", "graltar", "krolt", "bull"}  # Half-orc
    assert users("u1-25") == {"lorna", "mirabell", "emanon", "jypzy", "root", "melinda"}  # Elf or Gnome
    assert users("u2-03") == {"petra", "bull"}  # Martial twice
    assert users("u2-27") == {"runyon-zay"}  # Stealth and Mystic
    assert users("u2-22") == {"lorna", "mirabell"}  # Elf and Primal
    assert "mysterios" in users("u1-23") and "holgar" in users("u1-23")  # Mystic or Celestial
    assert users("u1-28") == set(RECORDS.hero)  # gold


@pytest.mark.rule("DA-ICO-02", "DA-CRD-02")
def test_icons_of_allies_are_never_added() -> None:
    table = Arena("krom", "u1-15")  # Smite needs Celestial; an ally has it
    table.change("lorna", kind="belzamin")
    assert "play u1-15" not in table.begin().keys
    assert table.why_not(card="u1-15") == Objection("DA-CRD-02", "not-valid")


@pytest.mark.rule("DA-ICO-08", "DA-CRD-02", "DA-CRD-03")
def test_a_starter_card_is_for_its_own_hero() -> None:
    table = Arena("petra", "st-02-3", "st-08-2")
    assert table.begin().some("play") == ["st-08-2"]
    assert table.why_not(card="st-08-2") is None
