"""Expected damage is exact: the same as playing every card that may come."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from games.gloomhaven.equipped import wears
from games.gloomhaven.scenes import Table, scene

from undercroft.games.gloomhaven.options import AddFirstOption
from undercroft.games.gloomhaven.records.abilities import Active, Attack
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.attack.attack import AttackAbility
from undercroft.games.gloomhaven.rules.attack.strikes import Strike
from undercroft.games.gloomhaven.state import MONSTERS, Haven, Lasting
from undercroft.kernel import CardId, FigureId, Seat, outcomes
from undercroft.parts.decks import Deck
from undercroft.scenes.gloomhaven.foresight.odds import Damage, damage_of
from undercroft.scenes.gloomhaven.foresight.pending_attack import struck

from .table import Shown

TOUGH = 99
CARDS = (
    "plus-0", "plus-1", "minus-1", "plus-2", "double", "null", "curse", "bless", "rolling-plus-1",
    "rolling-pierce-3", "rolling-push-1", "plus-1-wound", "plus-2-muddle",
)  # fmt: skip


LUCK: tuple[tuple[str, ...], ...] = ((), ("strengthen",), ("muddle",))


def attacked(attack: Attack, *deck: str, luck: tuple[str, ...] = (), **more: Any) -> Table:
    """The brute is asked whom to attack with a deck of its own; the guard is tough."""
    table = scene(brute="2:2", spellweaver="0:0", monsters="elite bandit-guard 3:2, bandit-archer 2:3")
    table.looks(3, hp=TOUGH, full=TOUGH, **more)
    table.state.attack_decks["0"] = Deck(tuple(sorted(map(CardId, deck))))
    return table.looks(1, *luck).perform(1, attack)


def foreseen(table: Table) -> Damage:
    attack = table.game.nearest(AttackAbility)
    strike = Strike(attack.figure, FigureId(3), attack.ability, attack.value, attack.ranged, ())
    found = struck(table.game, strike)
    assert found is not None
    return damage_of(*found)


def played(table: Table) -> Damage:
    """Every way in which the cards can come, played to the end of the attack."""
    found: Damage = {}
    for likely, twin in outcomes(table.game, Seat(0), "target 3"):
        damage = max(TOUGH - end.state.figures[FigureId(3)].hp for end in ends(twin))
        found[damage] = found.get(damage, Fraction(0)) + Fraction(likely).limit_denominator(10**9)
    return found


def ends(game: Haven) -> Iterator[Haven]:
    """Both orders of a 2x and rolling cards, where the player chooses."""
    if game.open and isinstance(game.open[0].options[0], AddFirstOption):
        for pick in (0, 1):
            twin: Haven = game.clone()
            twin.answer(Seat(0), pick)
            yield twin
    else:
        yield game


def assert_same(table: Table) -> None:
    one, other = foreseen(table), played(table)
    assert one.keys() == other.keys()
    assert all(abs(one[damage] - other[damage]) < Fraction(1, 10**6) for damage in one), (one, other)


@pytest.mark.parametrize("luck", LUCK)
@pytest.mark.parametrize(
    "deck",
    [
        ("plus-0",),
        ("plus-0", "plus-1", "minus-1", "double", "null"),
        ("rolling-plus-1",),
        ("rolling-plus-1", "rolling-plus-1", "double", "null", "plus-1"),
        ("rolling-pierce-3", "rolling-plus-1", "plus-0", "minus-1", "curse"),
        ("plus-1-wound", "plus-2-muddle", "plus-1", "plus-2", "bless"),
    ],
)
def test_the_damage_is_that_of_every_draw(deck: tuple[str, ...], luck: tuple[str, ...]) -> None:
    assert_same(attacked(Attack(value=3), *deck, luck=luck))


@pytest.mark.parametrize("number", range(12))
def test_any_deck(number: int) -> None:
    luck = Random(number)
    deck = [luck.choice(CARDS) for _ in range(luck.randint(1, 5))]
    how = luck.choice(LUCK)
    attack = Attack(value=luck.randint(0, 4), pierce=luck.choice((0, 1)))
    table = attacked(attack, *deck, luck=how)
    if luck.random() < 0.5:
        table.looks(3, "poison")
    if luck.random() < 0.3:
        first = sorted(deck)[0]
        cards = table.state.attack_decks["0"]
        table.state.attack_decks["0"] = Deck(cards.taken(CardId(first)).pool, top=(CardId(first),))
    assert_same(table)


@pytest.mark.rule("GH-ADV-14")
@pytest.mark.parametrize(
    ("condition", "expected"),
    [("strengthen", {2: 3, 3: 3}), ("muddle", {1: 3, 2: 3}), ("", {1: 1, 2: 2, 3: 1})],
)
def test_against_an_iron_helmet_a_double_is_a_plain_card(condition: str, expected: dict[int, int]) -> None:
    """A guard (Attack 2) with the cards 2x, +1, +0, -1: the 2x is another +0, also where two are compared."""
    table = wears(scene(brute="2:2", spellweaver="", monsters="bandit-guard 3:2"), "iron-helmet")
    table.looks(3, *([condition] if condition else []))
    cards = tuple(map(CardId, ("double", "minus-1", "plus-0", "plus-1")))
    table.state.attack_decks[MONSTERS] = Deck(cards)
    table.state.frames.append(Perform(FigureId(3), (Attack(),), "528"))
    strike = Strike(FigureId(3), FigureId(1), Attack(), 2, False, ())
    found = struck(table.game, strike)
    assert found is not None
    whole = sum(expected.values())
    assert damage_of(*found) == {damage: Fraction(many, whole) for damage, many in expected.items()}


def test_an_empty_deck_is_shuffled_for_the_draw() -> None:
    table = attacked(Attack(value=2), "plus-1", luck=("strengthen",))
    table.state.attack_decks["0"] = Deck(
        (CardId("plus-1"),), discard=tuple(map(CardId, ("minus-1", "double")))
    )
    assert_same(table)


def test_shields_pierce_and_poison_come_in() -> None:
    table = attacked(Attack(value=3, pierce=1), "plus-0")
    table.state.lasting = (
        Lasting(Active(effect="shield", value=2), FigureId(3), FigureId(3), "card", "round"),
    )
    table.looks(3, "poison")
    assert foreseen(table) == {2: Fraction(1)}  # 3 and 1 for poison, less 3 of shield without 1 pierced
    assert_same(table)


def test_damage_that_is_prevented_is_none() -> None:
    table = attacked(Attack(value=3), "plus-0")
    ward = Active(effect="negate-damage")
    table.state.lasting = (Lasting(ward, FigureId(3), FigureId(3), "card", "round"),)
    assert foreseen(table) == {0: Fraction(1)}


def test_a_preview_tells_of_retaliate_within_reach() -> None:
    table = scene(brute="2:2", spellweaver="0:0", monsters="bandit-guard 3:2, bandit-guard 4:2")
    answer = Active(effect="retaliate", value=2)
    table.state.lasting = tuple(Lasting(answer, FigureId(i), FigureId(i), "524", "round") for i in (3, 4))
    table.perform(1, Attack(value=3, range=3))
    shown = Shown(table.game)
    (near,), (far,) = (shown.preview(f"target {i}").expect for i in (3, 4))
    assert near.text.endswith("; Retaliate 2 if it survives") and "Retaliate" not in far.text


def test_a_preview_tells_the_damage_to_expect() -> None:
    table = scene(brute="2:2", spellweaver="0:0", monsters="bandit-guard 3:2, elite bandit-guard 2:3")
    table.perform(1, Attack(value=3))
    before = table.state.digest()
    shown = Shown(table.game)
    (normal,) = shown.preview("target 3").expect
    (elite,) = shown.preview("target 4").expect
    assert (normal.figure, normal.least, normal.most, normal.mean) == (3, 0, 6, "3.0")
    assert (elite.figure, elite.least, elite.most) == (4, 0, 5)
    assert normal.kill == 5 and elite.kill == 0  # one card of twenty doubles: 6 of 6 hit points
    assert shown.preview("target 3").stop == "chance"
    assert table.state.digest() == before
