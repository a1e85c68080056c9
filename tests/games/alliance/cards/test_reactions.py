"""Reactions from hidden hands (DA-REA)."""

from __future__ import annotations

import pytest
from msgspec import json

from games.alliance.arena import RAIDER, Arena
from games.alliance.boards import cell
from games.alliance.table import FIRST, SECOND
from undercroft.games.alliance.events.attacks import AttackCompared, Guarded
from undercroft.games.alliance.records.tiles import SOUTH
from undercroft.games.alliance.rules.attack.attack import Attack
from undercroft.games.alliance.rules.attack.values import armor, defense
from undercroft.games.alliance.state import Threat, Turn
from undercroft.kernel import CardId, FigureId, Frame, Objection, Seat, view
from undercroft.parts.decks import OwnDeck, shuffled

MINOTAUR = "m-15"  # attack 5


def attacked(table: Arena, monster: FigureId, hero: str | FigureId, *more: Frame) -> Arena:
    """A monster attacks in its activation, which the second seat runs."""
    table.s.turn = Turn(monster, SECOND)
    table.run(Attack(monster, table.id(hero), "melee"), *more)
    return table


def answers(table: Arena) -> list[str]:
    return [key.removeprefix("use ") for key in table.keys if key.startswith("use ")]


@pytest.mark.rule("DA-REA-01", "DA-REA-03", "DA-REA-05", "DA-REA-E1", "DA-CRD-17")
def test_a_reaction_counts_at_once_and_for_the_rest_of_the_round() -> None:
    """Defense 2 against 5: with Duck (+2 evasive) 1 damage, and a later attack of 4 misses."""
    table = Arena("jypzy", "st-07-3")  # evasive 2
    minotaur, captain = table.monster(MINOTAUR, (3, 4), facing=SOUTH), table.monster("m-08", (5, 4))
    attacked(table, minotaur, table.hero)
    assert table.asked == FIRST and answers(table) == [f"st-07-3@{table.hero}"]
    table.answer(f"use st-07-3@{table.hero}")
    assert table.events(AttackCompared)[-1].damage == 6 - 4  # the captain in the room lends it 1
    table.s.figures.pop(captain)
    second = table.monster("m-09", (4, 3))
    attacked(table, second, table.hero)
    assert table.compared.power == 4 and table.compared.damage == 0 and table.what == ""


@pytest.mark.rule("DA-REA-02", "DA-REA-08")
def test_one_reaction_for_each_hero_and_round() -> None:
    table = Arena("krom", "gs-2", "u1-08")
    minotaur = table.monster(MINOTAUR, (3, 4))
    attacked(table, minotaur, table.hero)
    assert set(answers(table)) == {f"gs-2@{table.hero}", f"u1-08@{table.hero}"}
    table.answer(f"use gs-2@{table.hero}")
    assert table.types() == ["gs-2"] and table.what == ""


REACTIONS = [
    ("gs-2", "krom", 1),
    ("st-07-3", "jypzy", 2),
    ("st-09-3", "krolt", 2),
    ("st-13-3", "bull", 1),
    ("st-14-3", "emanon", 1),
    ("u1-08", "krom", 2),
    ("u1-16", "belzamin", 2),
    ("u2-08", "krom", 3),
    ("st-17-2", "odrin", 2),
    ("st-01-2", "holgar", 1),
]


@pytest.mark.rule("DA-REA-01", "DA-REA-04")
@pytest.mark.parametrize(("card", "hero", "more"), REACTIONS, ids=[row[0] for row in REACTIONS])
def test_every_reaction_defends_the_attacked_hero(card: str, hero: str, more: int) -> None:
    table = Arena(hero, card)
    table.change(table.hero, damage=("damage",))
    before = defense(table.game, table.hero)
    drake = table.monster("m-16", (3, 4))  # power 6
    attacked(table, drake, table.hero).answer(f"use {card}@{table.hero}")
    assert table.compared.defense == before + more and table.types() == [card]
    healed = 1 if card == "st-13-3" else 0
    assert len(table.leaf(table.hero).damage) == 1 - healed + table.compared.damage


@pytest.mark.rule("DA-REA-01")
@pytest.mark.parametrize(("card", "hero", "more"), REACTIONS[:-1], ids=[row[0] for row in REACTIONS[:-1]])
def test_played_in_the_own_activation_it_simply_takes_effect(card: str, hero: str, more: int) -> None:
    table = Arena(hero, card)
    before = defense(table.game, table.hero)
    table.begin().play(card)
    assert defense(table.game, table.hero) == before + more


@pytest.mark.rule("DA-REA-06")
def test_hold_the_line_takes_the_place_of_an_ally() -> None:
    table = Arena("holgar", "st-01-2", at=(4, 4))  # armor 3
    table.stand("krom", (4, 3))  # evasive 2
    minotaur = table.monster(MINOTAUR, (3, 3))
    attacked(table, minotaur, "krom").answer(f"use st-01-2@{table.hero}")
    assert table.events(Guarded) == [Guarded(table.hero, table.id("krom"))]
    assert table.compared.target == table.hero and table.compared.defense == 4
    assert len(table.leaf(table.hero).damage) == 1 and not table.leaf("krom").damage
    assert "st-01-2" not in Arena("holgar", "st-01-2").begin().some("play")  # only in answer
    why = Arena("holgar", "st-01-2").begin().why_not(card="st-01-2")
    assert why is not None and (why.rule, why.says) == ("DA-REA-01", "only-in-answer")


@pytest.mark.rule("DA-REA-06", "DA-THR-08")
@pytest.mark.parametrize(("pit", "defense"), [((5, 4), 4), ((5, 3), 5)], ids=["guard", "ally"])
def test_obstacle_defense_of_a_pit_stays_as_it_was_when_a_guard_steps_in(
    pit: tuple[int, int], defense: int
) -> None:
    table = Arena("holgar", "st-01-2", at=(5, 4))  # armor 3, and 1 by the card
    table.stand("krom", (5, 3))
    table.s.threats = (Threat(1, cell(pit), 1, "t-3", True, pit=True),)
    archer = table.monster("m-02", (3, 3))
    table.s.turn = Turn(archer, SECOND)
    table.run(Attack(archer, table.id("krom"), "ranged")).answer(f"use st-01-2@{table.hero}")
    assert table.compared.target == table.hero and table.compared.defense == defense


@pytest.mark.rule("DA-HER-15", "DA-REA-06", "DA-HER-E2")
def test_whoever_guarded_is_the_enemy_that_was_attacked() -> None:
    """The second attack goes to another than the guard: to the ally, too, who was not attacked in the end."""
    table = Arena("petra", at=(4, 4), variants=("pvp",))
    table.stand("bull", (3, 4), kind="holgar")  # a rival with Hold the Line
    table.stand("emanon", (3, 3))
    guard, ally = table.id("holgar"), table.id("emanon")
    table.hand(SECOND, "st-01-2")
    table.begin().attack(ally).answer(f"use st-01-2@{guard}")
    assert table.events(Guarded) == [Guarded(guard, ally)] and table.compared.target == guard
    assert table.s.turn.targets == (guard,)
    assert f"{ally} melee" in table.some("attack") and f"{guard} melee" not in table.some("attack")
    assert table.why_not(figure=guard) == Objection("DA-HER-15", "attacked-before", who=guard)


@pytest.mark.rule("DA-PET-04", "DA-REA-06")
def test_a_guard_against_a_pet_does_not_count_among_the_attacks_of_its_hero() -> None:
    table = Arena("graltar", "u1-17", at=(4, 4), variants=("pvp",))
    table.stand("bull", (3, 4), kind="holgar")
    table.stand("emanon", (3, 3))
    guard, ally = table.id("holgar"), table.id("emanon")
    table.hand(SECOND, "st-01-2")
    table.begin().attack(ally).answer("pass")
    table.play("u1-17").attack(ally, "u1-17", "pet").answer(f"use st-01-2@{guard}")
    assert table.compared.target == guard and table.s.turn.targets == (ally,)
    assert f"{guard} melee" in table.some("attack")


@pytest.mark.rule("DA-REA-06")
def test_a_guard_too_far_away_cannot_answer() -> None:
    table = Arena("holgar", "st-01-2", at=(4, 5))
    table.stand("krom", (4, 3))
    minotaur = table.monster(MINOTAUR, (3, 3))
    attacked(table, minotaur, "krom")
    assert table.what == "" and table.compared.target == table.id("krom")


@pytest.mark.rule("DA-REA-06", "DA-REA-08", "DA-REA-03")
@pytest.mark.parametrize(("card", "hero"), [("st-17-2", "odrin"), ("u1-16", "belzamin")])
def test_a_shield_for_an_ally_lies_under_the_one_who_reacts(card: str, hero: str) -> None:
    table = Arena(hero, card, "gs-2", at=(4, 5))
    table.stand("krom", (4, 3))
    krom = table.id("krom")
    minotaur = table.monster(MINOTAUR, (3, 3))
    before = armor(table.game, krom)
    attacked(table, minotaur, "krom").answer(f"use {card}@{table.hero}")
    assert f"gs-2@{krom}" in answers(table)  # the target may answer, too
    table.answer("pass")
    assert table.types() == [card] and table.types(krom) == []
    assert armor(table.game, krom) == before + 2 and table.compared.defense == 2 + 2
    assert table.compared.target == krom


@pytest.mark.rule("DA-REA-07")
def test_who_lies_does_not_react_and_who_is_exhausted_does() -> None:
    table = Arena("odrin", "st-17-2", at=(4, 4))
    table.stand("krom", (4, 3))
    table.change(table.hero, lies=True, damage=("damage",) * 5)
    minotaur = table.monster(MINOTAUR, (3, 3))
    attacked(table, minotaur, "krom")
    assert table.what == ""
    tired = Arena("odrin", "st-17-2", at=(4, 4))
    tired.stand("krom", (4, 3), exhausted=True)
    tired.change(tired.hero, exhausted=True)
    attacked(tired, tired.monster(MINOTAUR, (3, 3)), "krom")
    assert answers(tired) == [f"st-17-2@{tired.hero}"]


# -- counters


@pytest.mark.rule("DA-REA-01", "DA-HER-22", "DA-XP-01")
@pytest.mark.parametrize(("card", "hero"), [("st-14-3", "emanon"), ("u1-08", "krom")])
def test_a_counter_hurts_an_attacker_that_stands_beside(card: str, hero: str) -> None:
    table = Arena(hero, card)
    raider = table.monster("m-03", (3, 4))  # one point of Health
    attacked(table, raider, table.hero).answer(f"use {card}@{table.hero}")
    assert not table.leaf(raider).cells and table.s.alliances[FIRST].xp == 1
    far = Arena(hero, card)
    archer = far.monster("m-02", (4, 6))
    far.s.turn = Turn(archer, SECOND)
    far.run(Attack(archer, far.hero, "ranged")).answer(f"use {card}@{far.hero}")
    assert not far.leaf(archer).cubes


@pytest.mark.rule("DA-REA-01")
def test_a_counter_played_early_waits_for_the_next_attack() -> None:
    table = Arena("emanon", "st-14-3")
    minotaur = table.monster(MINOTAUR, (3, 4))
    table.begin().play("st-14-3")
    attacked(table, minotaur, table.hero)
    assert len(table.leaf(minotaur).cubes) == 1 and table.s.columns[table.hero][0].spent
    attacked(table, minotaur, table.hero)
    assert len(table.leaf(minotaur).cubes) == 1  # once


# -- hidden hands


def spread(table: Arena, seat: Seat, *hand: str) -> None:
    """The same cards as before, others of them in hand."""
    alliance = table.s.alliances[seat]
    rest = list(alliance.owned)
    for card in hand:
        rest.remove(CardId(card))
    deck = OwnDeck(seat=seat, pool=shuffled(rest))
    table.own(seat, hand=hand, deck=deck)


@pytest.mark.rule("DA-REA-05", "DA-GEN-13")
def test_who_may_hold_a_reaction_is_asked_and_others_see_no_difference() -> None:
    """Two positions that differ in the hidden hand alone: the same seat is asked, the views are the same."""
    views = []
    for hand in (("gs-2",), ("gs-4",)):
        table = Arena("krom", "gs-2", "gs-4")
        spread(table, FIRST, *hand)
        minotaur = table.monster(MINOTAUR, (3, 4))
        attacked(table, minotaur, table.hero)
        assert table.asked == FIRST and table.game.open[0].secret
        assert bool(answers(table)) == (hand == ("gs-2",))
        views.append(view(table.game, SECOND))
    one, other = (table_view.state for table_view in views)
    assert one.alliances[FIRST].hand == other.alliances[FIRST].hand == ("?",)
    assert json.encode(one) == json.encode(other)


@pytest.mark.rule("DA-REA-05")
@pytest.mark.parametrize(("players", "variants"), [(1, ()), (2, ("coop",))], ids=["alone", "together"])
def test_where_all_play_together_only_a_hand_with_a_reaction_is_asked(
    players: int, variants: tuple[str, ...]
) -> None:
    for hand in (("gs-2",), ("gs-4",)):
        table = Arena("krom", "gs-2", "gs-4", players=players, variants=variants)
        spread(table, FIRST, *hand)
        minotaur = table.monster(MINOTAUR, (3, 4))
        table.s.turn = Turn(minotaur, FIRST)
        table.run(Attack(minotaur, table.hero, "melee"))
        assert answers(table) == ([f"gs-2@{table.hero}"] if hand == ("gs-2",) else [])
        assert bool(table.game.open) == (hand == ("gs-2",))


@pytest.mark.rule("DA-REA-05")
def test_nobody_is_asked_whose_reactions_are_all_in_sight() -> None:
    table = Arena("krom", "gs-2", "gs-4")
    alliance = table.s.alliances[FIRST]
    reactions = [card for card in alliance.owned if card in ("gs-2",)]
    assert reactions == ["gs-2"]
    table.own(FIRST, hand=("gs-4",), deck=OwnDeck(seat=FIRST, discard=(CardId("gs-2"),)))
    attacked(table, table.monster(MINOTAUR, (3, 4)), table.hero)
    assert table.what == ""
    empty = Arena("krom", "gs-2")
    spread(empty, FIRST)  # no card in hand
    attacked(empty, empty.monster(MINOTAUR, (3, 4)), empty.hero)
    assert empty.what == ""
    monsters = Arena("krom", "gs-2")
    raider = monsters.monster(RAIDER, (3, 4))
    monsters.begin().attack(raider)
    assert monsters.what == "alliance.hero_activation.act"  # monsters do not react
