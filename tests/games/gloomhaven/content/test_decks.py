"""Monster ability decks: counts, and the cards that the rulebook prints."""

from __future__ import annotations

import pytest

from games.gloomhaven.content.shelf import shelf
from undercroft.games.gloomhaven.records.abilities import (
    Ability,
    Attack,
    BossSpecial,
    Heal,
    Move,
    Retaliate,
    Shield,
    Summon,
)
from undercroft.games.gloomhaven.records.whom import Whom

SELF = Whom(side="self")
PRINTED: list[tuple[str, str, int, bool, tuple[Ability, ...]]] = [
    ("living-bones", "516", 64, False, (Move(mod=-1), Attack(mod=1))),
    ("living-bones", "517", 20, True, (Move(mod=-2), Attack(), Heal(value=2, who=SELF))),
    ("living-bones", "518", 25, False, (Move(mod=1), Attack(mod=-1))),
    ("living-bones", "519", 45, False, (Move(), Attack())),
    ("guard", "524", 15, True, (Shield(value=1), Retaliate(value=2))),
    ("archer", "534", 32, False, (Move(), Attack(mod=1, range_mod=-1))),
    ("archer", "532", 16, False, (Move(mod=1), Attack(mod=-1))),
    (
        "rending-drake",
        "552",
        54,
        False,
        (Move(mod=-2), Attack(mod=-1, range=3, target=2, conditions=("poison",))),
    ),
]


def test_all_cards_are_there() -> None:
    cards = [card.id for deck in shelf().deck.values() for card in deck.cards]
    assert len(shelf().deck) == 29
    assert len(cards) == len(set(cards)) == 232


@pytest.mark.parametrize(("deck", "card", "initiative", "shuffle", "abilities"), PRINTED)
def test_printed_cards(
    deck: str, card: str, initiative: int, shuffle: bool, abilities: tuple[Ability, ...]
) -> None:
    found = shelf().deck[deck].card(card)
    assert (found.initiative, found.shuffle, found.abilities) == (initiative, shuffle, abilities)


def test_every_deck_is_shuffled_now_and_then() -> None:
    for deck in shelf().deck.values():
        if deck.id != "boss":
            assert any(card.shuffle for card in deck.cards), deck.id


def test_only_bosses_have_special_actions() -> None:
    for deck in shelf().deck.values():
        numbers = [
            ability.number
            for card in deck.cards
            for ability in card.abilities
            if isinstance(ability, BossSpecial)
        ]
        assert sorted(numbers) == ([1, 1, 1, 2, 2, 2] if deck.id == "boss" else [])


def test_elements_are_consumed_and_infused() -> None:
    shield, _wounds = shelf().deck["lurker"].card("612").abilities
    assert isinstance(shield, Shield) and shield.augments[0].changes.shield == 1
    assert shelf().deck["flame-demon"].card("628").infuse == ("fire",)
    child = shelf().deck["ooze"].card("696").abilities[1]
    assert isinstance(child, Summon) and child.hp == "own-up-to-full"
    terror = shelf().deck["deep-terror"].card("738").abilities[1]
    assert isinstance(terror, Summon) and terror.beside == "target"
