"""Attack modifier decks, advantage and disadvantage (GH-AMD, GH-ADV)."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events.fights import (
    ModifierCounted,
    ModifierDrawn,
    ModifiersPutAway,
    ModifiersReshuffled,
)
from undercroft.games.gloomhaven.events.rounds import Infusing
from undercroft.games.gloomhaven.records.abilities import Active, Attack
from undercroft.games.gloomhaven.rules.attack.modifier_cards import Compared, choose
from undercroft.kernel import CardId

from .equipped import BRUTE, FOE, duel, lost_hp
from .inventions import invented
from .scenes import Table, scene
from .stacks import discards, pool, shelf_with_more, stacked


def attacked(*cards: str, value: int = 3, luck: int = 0, picks: tuple[str, ...] = ()) -> Table:
    """One attack of the Brute on a bear, with these cards on top of a deck of nothing else."""
    table = scene(monsters="elite cave-bear 1:0", library=shelf_with_more())
    stacked(table, *cards).looks(1, *(["strengthen"] if luck > 0 else ["muddle"] if luck < 0 else []))
    return table.perform(1, Attack(value=value)).picks("target 3", *picks)


def damage(table: Table) -> int:
    return 14 - table.hp(3)


def drawn(table: Table) -> list[str]:
    return [event.card for event in table.events(ModifierDrawn)]


@pytest.mark.rule("GH-AMD-06")
def test_everybody_draws_from_the_deck_of_their_own() -> None:
    table = scene(monsters="cave-bear 1:0")
    table.perform(1, Attack(value=1)).picks("target 3")
    assert table.event(ModifierDrawn).deck == "0"
    table.perform(3, Attack(value=1))
    assert table.event(ModifierDrawn).deck == "monsters"


@pytest.mark.rule("GH-AMD-07", "GH-AMD-09", "GH-AMD-12")
@pytest.mark.parametrize(
    ("cards", "dealt"),
    [
        (("null",), 0), (("double",), 6), (("plus-2",), 5), (("minus-2",), 1),
        (("rolling-plus-1", "rolling-plus-2", "plus-1"), 7), (("rolling-plus-1", "minus-1"), 3),
    ],
)  # fmt: skip
def test_what_cards_do(cards: tuple[str, ...], dealt: int) -> None:
    table = attacked(*cards)
    assert damage(table) == dealt and drawn(table) == list(cards)


@pytest.mark.rule("GH-AMD-08")
def test_null_stops_the_damage_but_not_the_effects() -> None:
    table = attacked("rolling-plus-2", "rolling-poison", "null")
    assert damage(table) == 0 and table.conditions(3) == ["poison"]


@pytest.mark.rule("GH-AMD-10", "GH-AMD-E1")
def test_effects_of_a_card_work_as_if_printed() -> None:
    table = attacked("plus-2-push-2-earth")
    assert damage(table) == 5 and table.offers("skip")
    table.picks("hex 2:0", "hex 3:0")
    assert table.at(3) == "3:0" and table.event(Infusing).element == "earth"


@pytest.mark.rule("GH-AMD-E1", "GH-EFX-03", "GH-EFX-23")
def test_effects_of_a_card_may_be_left_out_but_not_its_number() -> None:
    table = scene(monsters="elite cave-bear 1:0", library=shelf_with_more()).mats(0, asks=True)
    stacked(table, "plus-2-push-2-earth")
    table.perform(1, Attack(value=3)).picks("target 3")
    assert table.keys() == ["effect push 2", "effect infuse earth", "skip"]
    table.picks("skip")
    assert damage(table) == 5 and table.at(3) == "1:0" and not table.events(Infusing)


@pytest.mark.rule("GH-AMD-11")
def test_heal_shield_and_whatever_is_good_are_the_attackers() -> None:
    table = scene(monsters="elite cave-bear 1:0").looks(1, hp=5)
    stacked(table, "rolling-heal-3", "rolling-shield-1", "rolling-invisible", "plus-0")
    table.perform(1, Attack(value=3)).picks("target 3")
    assert table.hp(1) == 8 and table.conditions(1) == ["invisible"] and not table.conditions(3)
    (shield,) = table.state.lasting
    assert (shield.bearer, shield.effect.effect, shield.until) == (1, "shield", "round")


@pytest.mark.rule("GH-AMD-13", "GH-AMD-16")
def test_bless_and_curse_leave_the_deck_without_a_shuffle() -> None:
    table = attacked("bless")
    assert damage(table) == 6 and not pool(table) and not discards(table)
    table = attacked("curse")
    assert damage(table) == 0 and not discards(table) and not table.state.reshuffle


@pytest.mark.rule("GH-AMD-14", "GH-AMD-15")
def test_cards_that_are_drawn_and_not_used_count_as_drawn() -> None:
    table = attacked("curse", "plus-1", luck=1)
    assert damage(table) == 4 and discards(table) == ["plus-1"]
    table = attacked("null", "plus-1", luck=1)
    assert table.state.reshuffle == ("0",) and discards(table) == ["null", "plus-1"]


@pytest.mark.rule("GH-AMD-15", "GH-AMD-17")
def test_a_null_means_a_shuffle_at_the_end_of_the_round_also_after_the_pile_ran_out() -> None:
    table = attacked("null")
    table.game.source.draws.extend(["null"])  # type: ignore[attr-defined]
    table.perform(1, Attack(value=3)).picks("target 3")
    assert table.event(ModifiersReshuffled).early and table.state.reshuffle == ("0",)


@pytest.mark.rule("GH-AMD-17", "GH-AMD-23")
def test_cards_in_hand_stay_out_of_a_reshuffle() -> None:
    table = scene(monsters="elite cave-bear 1:0")
    stacked(table, "plus-1")
    table.perform(1, Attack(value=1)).picks("target 3")
    assert discards(table) == ["plus-1"]
    stacked(table, "rolling-plus-1")
    deck = table.state.attack_decks["0"]
    table.state.attack_decks["0"] = deck.discarded(CardId("plus-2"))
    table.game.source.draws.extend(["plus-2"])  # type: ignore[attr-defined]
    table.perform(1, Attack(value=1)).picks("target 3")
    assert drawn(table)[1:] == ["rolling-plus-1", "plus-2"] and damage(table) == 2 + 4
    assert discards(table) == ["plus-2", "rolling-plus-1"] and not pool(table)


@pytest.mark.rule("GH-AMD-20")
def test_played_cards_lie_on_the_discards_of_their_deck() -> None:
    table = attacked("rolling-plus-1", "plus-0")
    assert discards(table) == ["plus-0", "rolling-plus-1"] and not pool(table)
    assert not discards(table, "monsters")


@pytest.mark.rule("GH-AMD-21")
@pytest.mark.parametrize(("pick", "dealt"), [("add-first", 8), ("double-first", 7)])
def test_the_player_orders_a_double_and_rolling_cards(pick: str, dealt: int) -> None:
    assert damage(attacked("rolling-plus-1", "double", picks=(pick,))) == dealt


@pytest.mark.rule("GH-ADV-01", "GH-ADV-04")
def test_the_better_or_the_worse_of_two() -> None:
    assert damage(attacked("plus-1", "minus-1", luck=1)) == 4
    assert damage(attacked("minus-1", "plus-1", luck=1)) == 4
    assert damage(attacked("plus-1", "minus-1", luck=-1)) == 2
    assert damage(attacked("minus-1", "plus-1", luck=-1)) == 2


@pytest.mark.rule("GH-ADV-02", "GH-ADV-05", "GH-ADV-E2")
def test_one_rolling_card_of_two() -> None:
    assert damage(attacked("rolling-plus-1", "plus-0", luck=1)) == 4
    assert damage(attacked("rolling-plus-1", "plus-0", luck=-1)) == 3


@pytest.mark.rule("GH-ADV-03")
def test_two_rolling_cards_with_advantage_are_all_added() -> None:
    table = attacked("rolling-plus-1", "rolling-poison", "minus-1", luck=1)
    assert damage(table) == 3 and table.conditions(3) == ["poison"]


@pytest.mark.rule("GH-ADV-06", "GH-ADV-E3")
def test_two_rolling_cards_with_disadvantage_leave_the_last_one() -> None:
    table = attacked("rolling-plus-1", "rolling-poison", "minus-1", luck=-1)
    assert damage(table) == 2 and not table.conditions(3)


@pytest.mark.rule("GH-ADV-07", "GH-ADV-08", "GH-ADV-15", "GH-ADV-E1")
@pytest.mark.parametrize(
    ("one", "other", "better"),
    [
        ("plus-1", "plus-2", "plus-2"),
        ("plus-1-stun", "plus-1", "plus-1-stun"), ("plus-0-stun", "plus-2", ""),
        ("plus-1-stun", "plus-1-fire", ""), ("plus-0-muddle", "plus-2-stun", ""),
    ],
)  # fmt: skip
def test_which_card_is_better(one: str, other: str, better: str) -> None:
    table = scene(library=shelf_with_more())
    for first, second in ((one, other), (other, one)):
        worse = second if better == first else first
        assert choose(table.game, CardId(first), CardId(second), 3, 1)[0] == (better or first)
        assert choose(table.game, CardId(first), CardId(second), 3, -1)[0] == (worse if better else first)


@pytest.mark.rule("GH-ADV-14", "GH-ADV-E4")
@pytest.mark.parametrize(("value", "used"), [(1, "plus-2"), (2, ""), (3, "double")])
def test_a_double_is_worth_what_it_doubles(value: int, used: str) -> None:
    for cards in (("double", "plus-2"), ("plus-2", "double")):
        table = attacked(*cards, value=value, luck=1)
        assert table.event(ModifierCounted).cards == (used or cards[0],)
        (why,) = table.why(ModifierCounted)
        assert isinstance(why, Compared) and why.rule == ("GH-ADV-15" if used else "GH-ADV-07")


@pytest.mark.rule("GH-ADV-14", "GH-ADV-15")
@pytest.mark.parametrize(
    ("condition", "cards", "kept", "lost"),
    [
        ("strengthen", ("double", "plus-1"), "plus-1", 3),
        ("strengthen", ("plus-1", "double"), "plus-1", 3),
        ("strengthen", ("double", "minus-1"), "double", 2),
        ("muddle", ("plus-1", "double"), "double", 2),
        ("muddle", ("double", "minus-1"), "minus-1", 1),
    ],
)
def test_a_double_counts_as_nothing_before_it_is_compared(
    condition: str, cards: tuple[str, str], kept: str, lost: int
) -> None:
    """A Bandit Guard with card 528 attacks who wears an Iron Helmet."""
    table = duel("iron-helmet", draws=cards).looks(FOE, condition).turn(FOE, "528").picks("suffer")
    assert lost_hp(table, BRUTE) == lost
    (why,) = table.why(ModifierCounted)
    assert isinstance(why, Compared) and why.kept == kept and (why.first, why.second) == cards
    assert table.event(ModifiersPutAway).cards == cards and table.event(ModifiersPutAway).reshuffle


@pytest.mark.rule("GH-ADV-09", "GH-ADV-10")
def test_many_reasons_count_as_one_and_both_cancel() -> None:
    for conditions, luck, cards in (
        (("strengthen",), 1, 2), (("strengthen", "muddle"), 1, 1), (("muddle",), -1, 2), (("muddle",), 1, 1),
    ):  # fmt: skip
        table = scene(monsters="elite cave-bear 1:0").looks(1, *conditions)
        table.perform(
            1,
            invented(
                "luck of the action beside that of a condition; in print an item gives it",
                Attack(value=1, advantage=luck > 0, disadvantage=luck < 0),
            ),
        ).picks("target 3")
        assert len(drawn(table)) == cards


@pytest.mark.rule("GH-ADV-12", "GH-AOE-12")
def test_luck_is_looked_at_for_each_target() -> None:
    table = scene(monsters="cave-bear 1:0, cave-bear 2:0")
    table.perform(1, Attack(value=1, range=2, target=2)).picks("target 3", "target 4")
    assert len(drawn(table)) == 3


@pytest.mark.rule("GH-ADV-13")
def test_advantage_for_the_whole_attack_action() -> None:
    table = scene(monsters="cave-bear 1:0, cave-bear 0:2")
    table.perform(
        1,
        invented(
            "luck for the whole action; in print Eagle-Eye Goggles give it, which ask first",
            Attack(value=1, range=2, target=2, advantage=True),
        ),
    ).picks("target 3", "target 4")
    assert len(drawn(table)) == 1 + 2  # against the neighbour both cancel
    table = scene(monsters="cave-bear 2:0, cave-bear 0:2")
    table.perform(1, Active(effect="advantage"), Attack(value=1, range=2, target=2)).picks(
        "target 3", "target 4"
    )
    assert len(drawn(table)) == 4
