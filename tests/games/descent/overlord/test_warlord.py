"""The Warlord's cards (D2-X-28), printed and with errata."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.overlord.common import overlord_ends, overlord_turn
from undercroft.games.descent.events.cards import OverlordCardDone, OverlordDrew
from undercroft.games.descent.events.encounters import FigurePlaced
from undercroft.games.descent.events.fights import AttackValued, Defeated
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.cards.overlord_cards import may_hold
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.defeat import Defeat
from undercroft.games.descent.rules.who import cells_within
from undercroft.kernel import FigureId

PARTY = ("grisban-the-thirsty:berserker", "jain-fairwood:wildlander")


@pytest.mark.rule("D2-X-28", "D2-OLC-15", "D2-OTN-18")
def test_blood_rage_is_two_attacks_and_the_end() -> None:
    """Two of them on two monsters, in one end of turn."""
    at = arena(*PARTY)
    at.put(1, "g6")
    first = at.monster("zombie", "minion", "h6")
    second = at.monster("zombie", "minion", "f6")
    at.hand("blood-rage", "blood-rage#2")
    overlord_ends(at)
    assert at.offers("use") == [f"use blood-rage@{first}", f"use blood-rage@{second}"]
    at.dice("5H", "HH", "-", "6H*", "1H", "-")
    at.play(f"use blood-rage@{first}")
    at.pass_hidden()
    at.pass_hidden()
    at.play("pass")  # a surge
    assert at.figure(1).damage == 3 + 2
    assert [fallen.figure for fallen in at.events(Defeated)] == [first]
    assert at.offers("use") == [f"use blood-rage@{second}"]


@pytest.mark.rule("D2-X-28", "D2-X-07")
def test_a_stunned_monster_is_in_no_rage() -> None:
    at = arena(*PARTY)
    at.put(1, "g6")
    at.monster("zombie", "minion", "h6")
    at.hand("blood-rage")
    inflict(at.game, FigureId(11), "stunned")
    overlord_ends(at)
    assert at.game.open == () or not at.offers("use blood-rage")


@pytest.mark.rule("D2-X-28", "D2-OLC-07", "D2-OLC-15")
def test_dark_fortitude_once_for_each_monster_that_defends() -> None:
    """Leoric's blast of fire hits two Zombies: one card for each, not two for one."""
    at = arena("leoric-of-the-book:runemaster", "jain-fairwood:wildlander")
    at.put(1, "g6")
    first = at.monster("zombie", "minion", "j6")
    second = at.monster("zombie", "minion", "j7")
    at.hand("dark-fortitude", "dark-fortitude#2")
    at.give(1, "exploding-rune")
    at.turn(1)
    at.dice("5H", "HH", "-", "-")
    at.play("act exploding-rune", f"attack {first} arcane-bolt")
    while at.asked.what != "window.offer" or at.asked.seats != (2,):
        at.play("pass")
    assert at.offers("use") == [f"use dark-fortitude@{first}", f"use dark-fortitude@{second}"]
    at.play(f"use dark-fortitude@{first}")
    assert at.offers("use") == [f"use dark-fortitude@{second}"]
    at.play(f"use dark-fortitude@{second}")
    assert {valued.shields for valued in at.events(AttackValued)} == {2}


@pytest.mark.rule("D2-X-28")
def test_dark_fortitude_adds_two_shields() -> None:
    at = arena(*PARTY)
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6")
    at.hand("dark-fortitude")
    at.turn(1)
    at.dice("5H", "HH", "-")
    at.play(f"attack {zombie} chipped-greataxe", f"use dark-fortitude@{zombie}")
    assert at.figure(zombie).damage == 3 - 2


@pytest.mark.rule("D2-X-28", "D2-KO-22", "D2-OLC-14", "D2-WHO-05")
@pytest.mark.parametrize(("variants", "cards"), [((), 3), (("errata",), 2)])
def test_bloodlust_draws_besides_the_normal_card(variants: tuple[str, ...], cards: int) -> None:
    at = arena(*PARTY, "syndrael:knight", variants=variants)
    at.put(1, "g6", hp=0)
    at.hand("bloodlust")
    at.dice("dash", *("frenzy", "tripwire", "pit-trap")[:cards])
    at.run(Defeat(FigureId(1)))
    assert len(at.events(OverlordDrew)) == 1
    at.play("use bloodlust@1")
    assert len(at.events(OverlordDrew)) == 1 + cards


@pytest.mark.rule("D2-X-28", "D2-OLC-08", "D2-SRG-02")
def test_expert_blow_hits_harder_and_comes_back_for_a_surge() -> None:
    at = arena(*PARTY)
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6")
    at.hand("expert-blow")
    at.activate(zombie)
    at.play("attack 1")
    at.dice("2HH*", "1H", "-")
    at.play(f"use expert-blow@{zombie}")
    assert at.state.overlord.played == ("expert-blow",), "it lies there as long as the attack"
    at.play("surge 3 played.1")
    assert at.figure(1).damage == 3 + 2
    assert at.state.overlord.held == ("expert-blow",)
    assert at.state.overlord.shown == ("expert-blow",), "everybody saw it"
    assert may_hold(at.state, "expert-blow")


@pytest.mark.rule("D2-X-28", "D2-OLC-08")
def test_expert_blow_is_discarded_when_the_attack_is_over() -> None:
    at = arena(*PARTY)
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6")
    at.hand("expert-blow")
    at.activate(zombie)
    at.play("attack 1")
    at.dice("X", "1H", "-")
    at.play(f"use expert-blow@{zombie}")
    assert at.state.overlord.held == ()
    assert at.state.deck.discard == ("expert-blow",)
    assert [done.card for done in at.events(OverlordCardDone)] == ["expert-blow"]


@pytest.mark.rule("D2-X-28", "D2-MON-08", "D2-GOLD-07")
def test_reinforce_fills_a_group_far_from_the_heroes() -> None:
    at = arena(*PARTY)
    at.put(1, "g6")
    at.put(2, "h6")
    at.monster("zombie", "minion", "h2")
    at.hand("reinforce")
    overlord_turn(at, "dash")
    at.play("use reinforce@zombie")
    near = cells_within(at.game, at.figure(1).cells | at.figure(2).cells, 3)
    spaces = [GRID.parse(key.split()[1]) for key in at.offers("stand")]
    assert spaces
    assert not any(near >> cell & 1 for cell in spaces)
    at.play("stand a5", "stand a6")
    placed = [event.leaf.rank for event in at.events(FigurePlaced)]
    assert placed == ["master", "minion"], "two minions and a master are the limit for two heroes"
    assert not at.offers("stand")


@pytest.mark.rule("D2-X-28")
def test_reinforce_leaves_lieutenants_alone() -> None:
    at = arena(*PARTY)
    at.monster("splig", "", "h2", hp=0)
    at.hand("reinforce")
    overlord_turn(at, "dash")
    assert not at.offers("use reinforce")


@pytest.mark.rule("D2-ERR-08", "D2-MON-08")
def test_reinforce_with_errata_calls_minions_to_a_master() -> None:
    at = arena(*PARTY, variants=("errata",))
    master = at.monster("zombie", "master", "h2")
    at.hand("reinforce")
    overlord_ends(at)
    at.play(f"use reinforce@{master}")
    assert set(at.offers("stand")) == {f"stand {s}" for s in ("g1", "g2", "g3", "h1", "h3", "i1", "i2", "i3")}
    at.play("stand g1", "stand g2")
    assert [event.leaf.rank for event in at.events(FigurePlaced)] == ["minion", "minion"]
    assert at.state.deck.discard == ("reinforce",)


@pytest.mark.rule("D2-X-28", "D2-MON-03")
@pytest.mark.parametrize(
    ("ranks", "offered"),
    [(("minion", "minion"), True), (("master", "minion"), True), (("master", "minion", "minion"), False)],
)
def test_reinforce_is_for_incomplete_groups(ranks: tuple[str, ...], offered: bool) -> None:
    at = arena(*PARTY)
    for rank, square in zip(ranks, ("h2", "g2", "f2"), strict=False):
        at.monster("zombie", rank, square)
    at.hand("reinforce")
    overlord_turn(at, "dash")
    assert bool(at.offers("use reinforce@zombie")) == offered


@pytest.mark.rule("D2-ERR-08")
def test_only_a_master_whose_minions_are_missing_calls_them() -> None:
    at = arena(*PARTY, variants=("errata",))
    for rank, square in (("master", "h2"), ("minion", "g2"), ("minion", "f2")):
        at.monster("zombie", rank, square)
    spider = at.monster("cave-spider", "master", "h4")
    at.monster("cave-spider", "minion", "g4")
    at.hand("reinforce")
    overlord_ends(at)
    assert at.offers("use") == [f"use reinforce@{spider}"]


@pytest.mark.rule("D2-X-28")
def test_dark_fortitude_is_not_for_heroes() -> None:
    at = arena(*PARTY)
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6")
    at.hand("dark-fortitude")
    at.activate(zombie)
    at.dice("5H", "1H", "-")
    at.play("attack 1")
    assert at.keys() == {"pass"}, "other cards could come here, this one not"
