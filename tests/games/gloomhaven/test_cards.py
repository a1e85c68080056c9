"""Ability cards: levels, where they go, basic actions (GH-CRD)."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import scene, shelf
from games.gloomhaven.test_party import STARTING
from undercroft.content import coverage
from undercroft.games.gloomhaven.events.cards import CardUsed
from undercroft.games.gloomhaven.party import allowed, cards_of
from undercroft.parts.happenings import Damaged


@pytest.mark.rule("GH-CRD-01", "GH-CRD-02", "GH-CRD-03")
def test_each_card_belongs_to_one_class_and_has_a_level() -> None:
    counts = {kind: len(cards_of(shelf(), kind)) for kind in STARTING}
    assert sum(counts.values()) == len(shelf().card)
    for kind in STARTING:
        assert len(allowed(shelf(), kind, 1)) == shelf().character[kind].hand_size + 3
        assert len(allowed(shelf(), kind, 9)) == counts[kind] == shelf().character[kind].hand_size + 3 + 16
    numbers = [card.number for card in shelf().card.values()]
    assert len(set(numbers)) == len(numbers)
    assert all(1 <= card.initiative <= 99 for card in shelf().card.values())


@pytest.mark.rule("GH-CRD-05", "GH-SEL-08")
@pytest.mark.parametrize(
    ("card", "half", "picks", "place"),
    [
        ("trample", "top", ("target 3",), "discard"),
        ("overwhelming-assault", "top", ("target 3",), "lost"),
        ("shield-bash", "bottom", (), "active"),
        ("warding-strength", "bottom", (), "active"),
    ],
)
def test_where_a_card_goes(card: str, half: str, picks: tuple[str, ...], place: str) -> None:
    table = scene(monsters="stone-golem 1:0").play(1, card, half).picks(*picks)
    while table.is_asked():
        table.picks(table.asked.options[-1].key)
    mat = table.mat(0)
    piles = {"discard": mat.discard, "lost": mat.lost, "active": tuple(each.card for each in mat.active)}
    assert {name: pile for name, pile in piles.items() if pile} == {place: (card,)}


@pytest.mark.rule("GH-CRD-05", "GH-REC-05")
def test_an_unrecoverable_card_is_lost_for_good() -> None:
    table = (
        scene(brute="0:0", spellweaver="0:1").mats(1, lost=("mana-bolt",)).play(2, "reviving-ether", "top")
    )
    while table.is_asked():
        table.picks(table.asked.options[0].key)
    assert table.mat(1).lost == ("reviving-ether",) and "mana-bolt" in table.mat(1).hand


@pytest.mark.rule("GH-CRD-06", "GH-CRD-08")
def test_any_card_is_an_attack_2_in_place_of_its_top() -> None:
    """In spite of its lost symbol the card is discarded."""
    table = (
        scene(monsters="bandit-guard 1:0")
        .play(1, "overwhelming-assault", "top", basic=True)
        .picks("target 3")
    )
    assert table.event(Damaged).amount == 2 and table.mat(0).xp == 0
    assert table.mat(0).discard == ("overwhelming-assault",)


@pytest.mark.rule("GH-CRD-06")
def test_the_basic_attack_is_a_melee_attack() -> None:
    table = scene(monsters="bandit-guard 2:0").play(1, "spare-dagger", "top", basic=True)
    assert not table.events(Damaged) and table.event(CardUsed).to == "discard"


@pytest.mark.rule("GH-CRD-07", "GH-CRD-08")
def test_any_card_is_a_move_2_in_place_of_its_bottom() -> None:
    table = scene().play(1, "trample", "bottom", basic=True)
    assert "2:0" in table.keys("go") and "3:0" not in table.keys("go")
    table.picks("go 2:0")
    assert table.mat(0).discard == ("trample",) and table.mat(0).xp == 0


@pytest.mark.rule("GH-CRD-06", "GH-CRD-07")
def test_items_may_make_basic_actions_better() -> None:
    worn = {item.id: item.worn for item in shelf().item.values() if item.worn is not None}
    for item, record in worn.items():
        if record.basic_move:
            table = scene().mats(0, items=(item,)).play(1, "trample", "bottom", basic=True)
            assert f"{record.basic_move}:0" in table.keys("go")
        if record.basic_attack:
            table = (
                scene(monsters="stone-golem 1:0").mats(0, items=(item,)).play(1, "trample", "top", basic=True)
            )
            assert table.picks("target 3").events(Damaged)[-1].amount == record.basic_attack - 1


def test_both_halves_of_every_card_are_data() -> None:
    """No card needs a procedure of its own: the report on content tells it of this game, too."""
    cards = coverage(shelf()).kinds["card"]
    assert (cards.effects, cards.special) == (2 * cards.records, 0)
