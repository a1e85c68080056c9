"""Leoric of the Book and Widow Tarha: abilities and feats (D2-X-11)."""

from __future__ import annotations

import pytest

from games.descent.arena import Arena, arena
from undercroft.games.descent.events.fights import AttackMissed, AttackValued
from undercroft.games.descent.events.turns import RoundBegan
from undercroft.games.descent.rules.effects.defeat import Defeat
from undercroft.kernel import FigureId

MAGE, GRISBAN = 1, 2


def mage(who: str) -> Arena:
    at = arena(f"{who}:runemaster", "grisban-the-thirsty:berserker")
    at.put(MAGE, "g6")
    return at


def struck(at: Arena, monster: int, target: int, *dice: str) -> int:
    """A monster attacks; the hearts of the attack."""
    at.activate(monster)
    at.dice(*dice)
    at.play(f"attack {target}")
    at.pass_hidden()
    while at.asked.what == "descent.attack.spend":
        at.play("pass")
    at.pass_hidden()
    return int(at.events(AttackValued)[-1].hearts)


@pytest.mark.rule("D2-X-11", "D2-ATK-22")
@pytest.mark.parametrize(("square", "victim", "hearts"), [("i6", "j6", 3), ("k6", "l6", 4)])
def test_monsters_within_three_of_leoric_hit_with_a_heart_less(square: str, victim: str, hearts: int) -> None:
    at = mage("leoric-of-the-book")
    at.put(GRISBAN, victim)
    zombie = at.monster("zombie", "minion", square)
    assert struck(at, zombie, GRISBAN, "4HH", "HH", "-") == hearts


@pytest.mark.rule("D2-X-11")
def test_leoric_leaves_one_heart_and_bonus_hearts_are_not_of_the_roll() -> None:
    at = mage("leoric-of-the-book")
    zombie = at.monster("zombie", "minion", "h6")
    at.activate(zombie)
    at.dice("5H", "1*", "-")  # one heart: it stays
    at.play(f"attack {MAGE}", "surge 2 card.2")
    assert at.events(AttackValued)[-1].hearts == 2


@pytest.mark.rule("D2-KO-21", "D2-X-11")
def test_leoric_does_nothing_while_he_is_knocked_out() -> None:
    at = mage("leoric-of-the-book")
    at.put(GRISBAN, "i6")
    at.put(MAGE, hp=0)
    at.turn(GRISBAN)
    at.dice(at.state.deck.pool[0])
    at.run(Defeat(FigureId(MAGE)))
    at.state.frames.pop()
    at.hand()
    zombie = at.monster("zombie", "minion", "h6")
    assert struck(at, zombie, GRISBAN, "4HH", "HH", "-") == 4


@pytest.mark.rule("D2-X-11", "D2-FEA-02", "D2-FEA-03", "D2-FEA-04", "D2-ATK-20", "D2-SPC-02")
def test_leorics_feat_strikes_everybody_next_to_him() -> None:
    at = mage("leoric-of-the-book")
    at.put(GRISBAN, "f6")
    near = at.monster("zombie", "master", "h6")
    far = at.monster("zombie", "minion", "i6")
    at.turn(MAGE)
    at.dice("5H", "HH", "-", "S")  # the range does not count
    at.play("act feat")
    assert at.figure(near).damage == 3
    assert at.figure(GRISBAN).damage == 2
    assert at.figure(far).damage == at.figure(MAGE).damage == 0
    assert at.state.turn.actions == 1
    assert not at.hero(MAGE).feat
    assert not at.can("act feat")


@pytest.mark.rule("D2-X-11", "D2-ATK-30")
def test_leorics_feat_needs_a_magic_weapon_and_a_foe() -> None:
    at = mage("leoric-of-the-book")
    at.put(GRISBAN, "f6")
    at.turn(MAGE)
    assert not at.can("act feat")

    at = mage("leoric-of-the-book")
    at.give(MAGE, "sling")
    at.monster("zombie", "master", "h6")
    at.turn(MAGE)
    assert not at.can("act feat")


@pytest.mark.rule("D2-X-11", "D2-ATK-24", "D2-ATK-35")
def test_tarha_rerolls_a_die_once_a_round() -> None:
    at = mage("widow-tarha")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(MAGE)
    at.dice("X", "1H", "-")
    at.play(f"attack {zombie} arcane-bolt", "use widow-tarha")
    assert set(at.keys()) == {"die 1", "die 2"}
    at.dice("3HH")
    at.play("die 1")
    assert at.figure(zombie).damage == 3
    at.dice("X", "1H", "-")
    at.play(f"attack {zombie} arcane-bolt")
    assert [missed.because for missed in at.events(AttackMissed)] == ["x"]
    assert at.hero(MAGE).used == ("widow-tarha",)
    at.game.emit(RoundBegan(2))
    assert at.hero(MAGE).used == ()


@pytest.mark.rule("D2-X-11", "D2-ATK-20", "D2-FEA-03")
def test_tarhas_feat_is_one_attack_on_two_targets() -> None:
    at = mage("widow-tarha")
    one, two = at.monster("zombie", "master", "h6"), at.monster("zombie", "minion", "i7")
    third = at.monster("zombie", "minion", "e6")
    at.turn(MAGE)
    at.play("act feat", f"attack {one} arcane-bolt")
    assert not at.can(f"target {one}")
    at.dice("3HH", "1H", "S", "-")
    at.play(f"target {two}", "pass")
    assert [at.figure(i).damage for i in (one, two, third)] == [2, 3, 0]
    assert at.state.turn.actions == 1


@pytest.mark.rule("D2-X-11", "D2-RNG-04")
def test_a_target_beyond_range_is_missed_and_the_other_hit() -> None:
    for first, second in (("g7", "m6"), ("m6", "g7")):
        at = mage("widow-tarha")
        one, two = at.monster("zombie", "master", first), at.monster("zombie", "master", second)
        at.turn(MAGE)
        at.dice("3HH", "1H", "-", "-")
        at.play("act feat", f"attack {one} arcane-bolt")  # the other is the second target
        at.pass_hidden()
        near, far = (one, two) if first == "g7" else (two, one)
        assert (at.figure(near).damage, at.figure(far).damage) == (3, 0)


@pytest.mark.rule("D2-X-11")
def test_tarhas_feat_needs_two_monsters_in_sight() -> None:
    at = mage("widow-tarha")
    at.monster("zombie", "master", "h6")
    at.monster("zombie", "minion", "b3")
    at.turn(MAGE)
    assert not at.can("act feat")
