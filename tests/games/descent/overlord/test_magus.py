"""The Magus's cards (D2-X-28), printed and with errata."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.overlord.common import FAILED, PASSED, overlord_ends, overlord_turn
from undercroft.games.descent.events.cards import OverlordDiscarded, OverlordFetched
from undercroft.games.descent.events.fights import AttributeRolled
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.effects.defeat import Defeat
from undercroft.games.descent.rules.quests.quest import Transition
from undercroft.games.descent.rules.who import cells_within
from undercroft.kernel import Seat, replace, view

PARTY = ("grisban-the-thirsty:berserker", "jain-fairwood:wildlander")


@pytest.mark.rule("D2-X-28", "D2-OLC-03", "D2-MON-04")
def test_unholy_ritual_draws_for_a_group_and_tires_it() -> None:
    """Three Zombies, two heroes: of three cards he keeps two, in secret."""
    at = arena(*PARTY)
    zombies = [at.monster("zombie", "minion", square) for square in ("h2", "g2", "f2")]
    at.hand("unholy-ritual")
    overlord_turn(at, "dash")
    at.dice("dash#2", "frenzy", "tripwire")
    at.play("use unholy-ritual@zombie")
    assert at.keys() == {"card dash#2", "card frenzy", "card tripwire"}
    assert at.asked.secret
    assert view(at.game, Seat(0)).state.overlord.drawn == ("?", "?", "?")
    at.play("card tripwire", "card frenzy")
    assert at.state.overlord.hand == ("dash", "frenzy", "tripwire")
    assert [event.card for event in at.events(OverlordDiscarded)] == ["dash#2"]
    assert at.state.overlord.drawn == ()
    at.pass_hidden()
    at.play("monster 11")
    assert at.state.turn.actions == 1
    assert [at.game.total("actions", i, 2) for i in zombies] == [1, 1, 1]


@pytest.mark.rule("D2-X-28", "D2-OLC-07", "D2-OLC-15")
def test_two_rituals_for_two_groups_in_one_turn() -> None:
    at = arena(*PARTY)
    at.monster("zombie", "minion", "h2")
    at.monster("cave-spider", "minion", "g2")
    at.hand("unholy-ritual", "unholy-ritual#2")
    overlord_turn(at, "dash")
    at.dice("frenzy")
    at.play("use unholy-ritual@zombie")
    assert at.offers("use unholy-ritual") == ["use unholy-ritual@cave-spider"]


@pytest.mark.rule("D2-X-28")
def test_a_group_without_figures_on_the_map_is_no_use_for_a_ritual() -> None:
    at = arena(*PARTY)
    gone = at.monster("zombie", "minion", "h2")
    at.monster("cave-spider", "minion", "g2")
    at.put(gone, hp=0)
    at.state.figures[gone] = replace(at.figure(gone), cells=0)
    at.hand("unholy-ritual")
    overlord_turn(at, "dash")
    assert at.offers("use") == ["use unholy-ritual@cave-spider"]


@pytest.mark.rule("D2-ERR-08")
def test_unholy_ritual_with_errata_keeps_two_whatever_the_party() -> None:
    at = arena(*PARTY, "syndrael:knight", variants=("errata",))
    for square in ("h2", "g2", "f2"):
        at.monster("zombie", "minion", square)
    at.hand("unholy-ritual")
    overlord_turn(at, "dash")
    at.dice("dash#2", "frenzy", "tripwire")
    at.play("use unholy-ritual@zombie", "card dash#2", "card frenzy")
    assert at.state.overlord.hand == ("dash", "dash#2", "frenzy")


@pytest.mark.rule("D2-X-28")
def test_unholy_ritual_printed_keeps_one_for_each_hero() -> None:
    at = arena(*PARTY, "syndrael:knight")
    for square in ("h2", "g2", "f2"):
        at.monster("zombie", "minion", square)
    at.hand("unholy-ritual")
    overlord_turn(at, "dash")
    at.dice("dash#2", "frenzy", "tripwire")
    at.play("use unholy-ritual@zombie")
    assert at.state.overlord.hand == ("dash", "dash#2", "frenzy", "tripwire")


@pytest.mark.rule("D2-X-28", "D2-OTN-18")
def test_word_of_pain_hurts_the_weak() -> None:
    at = arena(*PARTY)
    at.hand("word-of-pain", "word-of-pain#2")
    overlord_ends(at)
    at.dice("SS", "SSS", "SS", "SSS")
    at.play("use word-of-pain")
    assert [at.figure(i).damage for i in (1, 2)] == [0, 1], "Might 5 and 2 against 5 shields"
    assert not at.game.open or not at.offers("use"), "no second one on the same heroes"


@pytest.mark.rule("D2-X-28", "D2-WHO-05")
def test_a_monster_rises_again_for_one_turn() -> None:
    at = arena(*PARTY)
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6", hp=0)
    other = at.monster("zombie", "minion", "a5")
    at.hand("rise-again")
    mark = at.figure(zombie).cells
    at.run(Defeat(zombie))
    at.play(f"use rise-again@{zombie}")
    assert not at.figure(zombie).cells
    overlord_turn(at, "dash")
    at.play(f"use rise-again@{zombie}")
    near = cells_within(at.game, mark, 5)
    assert all(near >> GRID.parse(key.split()[1]) & 1 for key in at.offers("stand"))
    at.play("stand g5")
    at.pass_hidden()
    assert at.figure(zombie).hp == 3
    at.play(f"monster {zombie}")
    while at.asked.what == "descent.activation.choose":
        at.play("end-turn")
    at.pass_hidden()
    assert at.state.activated == ("zombie",)
    assert at.figure(other).cells
    assert not at.figure(zombie).cells
    overlord_turn(at, "frenzy")
    assert not at.offers("use rise-again"), "for one turn only"


@pytest.mark.rule("D2-X-28", "D2-GOLD-07")
def test_a_monster_whose_place_is_taken_rises_neither_now_nor_later() -> None:
    at = arena(*PARTY)
    zombie = at.monster("zombie", "minion", "h6", hp=0)
    at.hand("rise-again")
    at.run(Defeat(zombie))
    at.play(f"use rise-again@{zombie}")
    others = [at.monster("zombie", "minion", square) for square in ("a5", "a6")]
    overlord_turn(at, "dash")
    at.play(f"use rise-again@{zombie}")
    at.pass_hidden()
    assert at.asked.what == "descent.group_turn.choose" and not at.figure(zombie).cells
    at.state.figures[others[0]] = replace(at.figure(others[0]), cells=0, phase="fallen")
    overlord_turn(at, "frenzy")
    assert at.keys() == {"pass"}, "there is room now, but the card is done"


@pytest.mark.rule("D2-X-28", "D2-QST-04")
@pytest.mark.parametrize("has_risen", [False, True])
def test_who_rises_or_sinks_is_forgotten_with_the_encounter(*, has_risen: bool) -> None:
    """In the next one its figure is no longer there, or another has its number."""
    at = arena(*PARTY)
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6", hp=0)
    at.monster("zombie", "minion", "a5")
    at.hand("rise-again")
    at.run(Defeat(zombie))
    at.play(f"use rise-again@{zombie}")
    if has_risen:
        overlord_turn(at, "dash")
        at.play(f"use rise-again@{zombie}", "stand g5")
    risen = {trigger.source for kept in at.state.triggers.values() for trigger in kept}
    assert f"rise-again@{zombie}" in risen
    at.run(Transition())
    left = {trigger.source for kept in at.state.triggers.values() for trigger in kept}
    assert f"rise-again@{zombie}" not in left


@pytest.mark.rule("D2-X-28", "D2-LT-07")
def test_no_lieutenant_rises_again() -> None:
    at = arena(*PARTY)
    splig = at.monster("splig", "", "h6", hp=0)
    at.monster("zombie", "minion", "a5")
    at.hand("rise-again")
    at.run(Defeat(splig))
    assert not at.game.open or not at.offers("use")


@pytest.mark.rule("D2-X-28", "D2-FAT-08")
def test_word_of_despair_tires_after_each_action_of_the_next_turn() -> None:
    at = arena(*PARTY)
    at.put(1, "g6", fatigue=3)
    at.put(2, "a6")
    at.hand("word-of-despair")
    overlord_ends(at)
    at.dice(*FAILED, *PASSED)
    at.play("use word-of-despair")
    at.turn(1)
    at.play("move")
    assert at.figure(1).fatigue == 3, "the move is not over yet"
    at.play("go h6", "rest")
    assert at.figure(1).fatigue == 4, "rested: the next action is resolved"
    at.play("end-turn")
    assert at.figure(1).damage == 1, "the move is over, and no fatigue fits any more"
    at.turn(2)
    at.play("rest")
    assert at.figure(2).fatigue == 0, "Jain had passed"


@pytest.mark.rule("D2-X-28", "D2-WHO-07", "D2-OLC-07")
def test_diabolic_power_fetches_a_card_for_all_to_see() -> None:
    at = arena(*PARTY)
    at.monster("zombie", "minion", "h2")
    at.hand("diabolic-power", "dash")
    overlord_turn(at, "frenzy")
    at.pass_hidden()
    at.play("play diabolic-power")
    assert at.asked.secret
    assert view(at.game, Seat(0)).open[0].options == ()
    assert not {"card dash"} & at.keys(), "that one he holds"
    at.dice("SS", "SSS", "-", "-")
    at.play("card tripwire")
    assert [event.card for event in at.events(OverlordFetched)] == ["tripwire"]
    assert at.state.overlord.shown == ("tripwire",)
    assert {event.attribute for event in at.events(AttributeRolled)} == {"awareness"}
    assert [at.figure(i).damage for i in (1, 2)] == [2, 0]


@pytest.mark.rule("D2-X-28")
@pytest.mark.parametrize(("card", "attribute"), [("frenzy#2", "willpower"), ("dark-charm", "knowledge")])
def test_the_sort_of_the_card_says_what_is_tested(card: str, attribute: str) -> None:
    at = arena(*PARTY)
    at.monster("zombie", "minion", "h2")
    at.hand("diabolic-power")
    overlord_turn(at, "frenzy")
    at.pass_hidden()
    at.dice(*PASSED, *PASSED)
    at.play("play diabolic-power", f"card {card}")
    assert {event.attribute for event in at.events(AttributeRolled)} == {attribute}
    assert at.figure(1).damage == 0
