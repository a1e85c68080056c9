"""The Overlord's fifteen basic cards (D2-X-27), each played on a printed position."""

from __future__ import annotations

import msgspec
import pytest

from games.descent.arena import RECORDS, Arena, arena
from games.descent.overlord.common import FAILED, PASSED, at_a_door, overlord_turn
from undercroft.games.descent.events.cards import OverlordCardDone, OverlordDrew
from undercroft.games.descent.events.fights import AttackValued, AttributePassed
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.effects.tests import AttributeTest
from undercroft.games.descent.rules.movement.moving import March
from undercroft.games.descent.rules.round.hero_turn import HeroTurn
from undercroft.games.descent.state import Figure, Turn
from undercroft.kernel import FigureId, Seat, replace

OVERLORD = 2  # his seat, with two heroes
PARTY = ("grisban-the-thirsty:berserker", "jain-fairwood:wildlander")


@pytest.mark.rule("D2-OLC-01")
def test_fifteen_basic_cards() -> None:
    assert len(msgspec.structs.replace(RECORDS).basic_deck) == 15
    copies = {card.id: card.copies for card in RECORDS.overlord.values() if card.deck == "basic"}
    assert {name for name, count in copies.items() if count == 2} == {
        "dark-fortune", "dark-might", "dash", "frenzy", "tripwire",
    }  # fmt: skip


def attacked(*cards: str) -> tuple[Arena, FigureId]:
    """A Zombie attacks Grisban: 2 hearts and a surge, then 1 heart; he rolls nothing. The dice lie there."""
    at = arena(*PARTY)
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6")
    at.hand(*cards)
    at.activate(zombie)
    at.dice("2HH*", "1H", "-")
    at.play("attack 1")
    return at, zombie


@pytest.mark.rule("D2-X-27", "D2-OLC-04", "D2-OLC-06", "D2-OLC-08")
def test_critical_blow_is_a_surge_for_three_hearts() -> None:
    at, zombie = attacked("critical-blow")
    at.play(f"use critical-blow@{zombie}")
    assert at.state.overlord.hand == ()
    assert at.state.deck.discard == ("critical-blow",)
    assert at.offers("surge") == ["surge 1 card.1", "surge 2 card.2", "surge 3 played.1"]
    at.play("surge 3 played.1")
    assert at.figure(1).damage == 3 + 3


@pytest.mark.rule("D2-X-27")
def test_critical_blow_needs_a_hero_as_target() -> None:
    at = arena()
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6")
    at.hand("critical-blow")
    at.turn(1)
    at.dice("4HH", "HH", "-")
    at.play(f"attack {zombie} iron-longsword")
    assert not at.offers("use critical-blow")


@pytest.mark.rule("D2-X-27")
def test_dark_might_adds_a_surge() -> None:
    at, zombie = attacked("dark-might")
    at.play(f"use dark-might@{zombie}", "surge 2 card.2", "surge 1 card.1")
    assert at.figure(1).damage == 3 + 1
    assert at.figure(1).suffers("diseased")


@pytest.mark.rule("D2-X-27", "D2-ATK-25")
def test_dark_fortune_rolls_one_of_the_attackers_dice_again() -> None:
    at, zombie = attacked("dark-fortune")
    at.play(f"use dark-fortune@{zombie}")
    assert at.keys() == {"die 1", "die 2"}, "the third die is Grisban's"
    at.dice("HH*")
    at.play("die 2", "pass")
    assert at.events(AttackValued)[0].hearts == 4


@pytest.mark.rule("D2-X-27", "D2-OLC-15")
def test_dark_fortune_rolls_a_monsters_defence_die_again() -> None:
    at = arena()
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6")
    at.hand("dark-fortune")
    at.turn(1)
    at.dice("5H", "H", "-", "SS")
    at.play(f"attack {zombie} iron-longsword", f"use dark-fortune@{zombie}")
    assert at.events(AttackValued)[0].shields == 2, "the one die of the monster was rolled again"


@pytest.mark.rule("D2-X-27", "D2-LT-06", "D2-WHO-05")
def test_dark_fortune_helps_a_lieutenant_in_a_test() -> None:
    at = arena()
    splig = at.monster("splig", "", "h6")
    at.hand("dark-fortune")
    at.state.turn = Turn(splig, 2)
    at.dice("SS", "SSSS")
    at.run(HeroTurn(FigureId(1), step="choose"), AttributeTest(splig, "awareness"))
    at.dice("-")
    at.play(f"use dark-fortune@{splig}", "die 2")
    assert at.state.deck.discard == ("dark-fortune",)
    assert [passed.shields for passed in at.events(AttributePassed)] == [2]


@pytest.mark.rule("D2-X-27", "D2-X-40", "D2-OLC-E2", "D2-GOLD-02")
def test_dash_gives_a_second_move_even_to_the_shambling() -> None:
    at = arena()
    zombie = at.monster("zombie", "minion", "h6")
    at.hand("dash")
    at.activate(zombie)
    at.play("move")
    assert not at.offers("move"), "a Zombie shambles"
    at.play("play dash", "move")
    assert at.figure(zombie).movement == 6
    assert at.state.turn.actions == 1, "the extra action was used, not one of its own"
    assert not at.offers("move")


@pytest.mark.rule("D2-X-27")
def test_frenzy_gives_a_second_attack() -> None:
    at = arena(*PARTY)
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6")
    at.hand("frenzy")
    at.activate(zombie)
    at.dice("X", "1H", "-")
    at.play("attack 1")
    at.pass_hidden()
    assert not at.offers("attack 1")
    at.play("play frenzy")
    assert at.offers("attack 1")


@pytest.mark.rule("D2-X-27", "D2-OTN-10")
def test_extra_actions_are_used_first_and_both_of_its_own_are_left() -> None:
    """A move by Dash, an attack by Frenzy, then two actions of its own, an attack among them."""
    at = arena(*PARTY)
    at.put(1, "g6")
    goblin = at.monster("goblin-archer", "minion", "i6")
    at.hand("dash", "frenzy")
    at.activate(goblin)
    at.play("play dash", "play frenzy", "move")
    assert at.state.turn.actions == 2
    at.dice("X", "1H", "-")
    at.play("go h6")
    at.play("attack 1")
    at.pass_hidden()
    assert at.state.turn.actions == 2
    assert at.can("attack 1") and at.can("move")


@pytest.mark.rule("D2-X-27", "D2-MOV-19")
def test_tripwire_ends_a_move_action() -> None:
    at = arena()
    at.put(1, "g6")
    at.hand("tripwire")
    at.turn(1)
    at.play("move", "go h6")
    assert at.asked.seats == (OVERLORD,)
    at.dice(*FAILED)
    at.play("use tripwire@1")
    assert at.figure(1).movement == 0
    assert {"move", "hurry"} <= at.keys(), "fatigue and another move action stay possible"
    at.hand("tripwire#2")
    at.play("hurry", "go i6")
    assert at.keys() == {"pass"}, "that move action is over"


@pytest.mark.rule("D2-X-27")
def test_tripwire_lets_pass_whoever_is_aware() -> None:
    at = arena()
    at.put(1, "g6")
    at.hand("tripwire")
    at.turn(1)
    at.dice(*PASSED)
    at.play("move", "go h6", "use tripwire@1")
    assert at.figure(1).movement == 3


@pytest.mark.rule("D2-X-27")
def test_tripwire_needs_a_move_action_and_an_empty_space() -> None:
    at = arena()
    at.put(1, "g6")
    at.put(2, "h6")
    at.hand("tripwire")
    at.turn(1)
    at.play("hurry", "go g7")
    assert not at.offers("use tripwire"), "moved by fatigue, without a move action"
    at.put(2, "h7")
    at.play("pass", "move")
    at.run(March(FigureId(1), (GRID.parse("h7"), GRID.parse("i7"))))
    assert at.figure(1).cells == 1 << GRID.parse("i7"), "in the space of a friend nobody was asked"
    assert at.offers("use tripwire") == ["use tripwire@1"]


@pytest.mark.rule("D2-X-27")
def test_a_pit_trap_costs_a_point_of_movement() -> None:
    at = arena()
    at.put(1, "g6")
    at.hand("pit-trap")
    at.turn(1)
    at.dice(*FAILED)
    at.play("move", "go h6", "use pit-trap@1")
    assert at.figure(1).damage == 1
    assert at.figure(1).movement == 4 - 1 - 1
    assert not at.figure(1).conditions


@pytest.mark.rule("D2-X-27", "D2-X-41")
def test_a_pit_trap_stuns_whoever_has_no_point_left() -> None:
    at = arena()
    at.put(1, "g6")
    at.hand("pit-trap")
    at.turn(1)
    at.dice(*FAILED)
    at.play("hurry", "go h6", "use pit-trap@1")
    assert at.figure(1).suffers("stunned"), "at once: she was not asked whether to hurry again"
    assert at.figure(1).fatigue == 1


@pytest.mark.rule("D2-X-27", "D2-DOR-09", "D2-WHO-05")
def test_a_poison_dart_flies_from_an_open_door() -> None:
    at = at_a_door("poison-dart")
    assert at.state.doors == (0,)
    at.play("use poison-dart@1")
    assert at.asked.seats == (OVERLORD,)
    assert at.keys() == {"attribute awareness", "attribute might"}
    at.dice("SSS", "-")
    at.play("attribute awareness")
    assert at.figure(1).damage == 1
    assert at.figure(1).fatigue == 1
    assert at.figure(1).suffers("poisoned")


@pytest.mark.rule("D2-X-27", "D2-WHO-05", "D2-OLC-14")
def test_whoever_dodges_a_poison_dart_at_a_search_gives_him_a_card() -> None:
    at = arena()
    at.put(1, "g6")
    at.hand("poison-dart")
    at.state.searches = (GRID.parse("g6"),)
    at.turn(1)
    at.play("search g6", "use poison-dart@1")
    at.dice("SSS", "-", "dash", "nothing")
    at.play("attribute might")
    assert [drawn.card for drawn in at.events(OverlordDrew)] == ["dash"]
    assert at.figure(1).damage == 0
    assert not at.state.searches, "she searches all the same"


@pytest.mark.rule("D2-X-27", "D2-GOLD-02")
def test_dark_charm_makes_a_hero_attack_himself() -> None:
    at = arena(*PARTY)
    at.put(1, "g6")
    at.give(1, "health-potion")
    at.hand("dark-charm")
    overlord_turn(at, "dash")
    assert at.offers("use dark-charm") == ["use dark-charm@1", "use dark-charm@2"]
    at.dice(*FAILED)
    at.play("use dark-charm@1")
    assert at.asked.seats == (OVERLORD,)
    assert at.keys() == {"pass", "move", "attack 1 chipped-greataxe", "attack 1 unarmed"}
    at.dice("5H", "HHH*", "-")
    at.play("attack 1 chipped-greataxe", "pass")
    assert at.asked.seats == (OVERLORD,), "he spends his surges"
    at.play("surge 1 chipped-greataxe.1")
    assert at.figure(1).damage == 5
    assert at.events(OverlordCardDone)[0].card == "dark-charm"
    assert "charmed" not in at.state.modifiers


@pytest.mark.rule("D2-X-27", "D2-WHO-05")
def test_dark_charm_moves_a_hero_without_fatigue() -> None:
    at = arena()
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6")
    at.hand("dark-charm")
    overlord_turn(at, "dash")
    at.dice(*FAILED)
    at.play("use dark-charm@1", "move")
    assert at.asked.seats == (OVERLORD,)
    assert not at.offers("hurry")
    at.play("go i6", "pass", "pass")
    assert at.figure(1).cells == 1 << GRID.parse("i6"), "through her friend of the moment"
    assert at.figure(zombie).cells == 1 << GRID.parse("h6")
    at.play("pass")
    assert at.figure(1).movement == 0


@pytest.mark.rule("D2-X-27")
def test_dark_charm_is_for_heroes_on_their_feet() -> None:
    at = arena(*PARTY)
    at.monster("zombie", "minion", "h6")
    at.state.figures[FigureId(2)] = replace(at.figure(2), cells=0, lies=GRID.parse("k10"), phase="fallen")
    at.hand("dark-charm")
    overlord_turn(at, "dash")
    assert at.offers("use") == ["use dark-charm@1"]


@pytest.mark.rule("D2-X-27")
def test_who_withstands_dark_charm_gives_him_a_card() -> None:
    at = arena()
    at.hand("dark-charm")
    overlord_turn(at, "dash")
    at.dice(*PASSED, "frenzy")
    at.play("use dark-charm@2")
    assert at.state.overlord.hand == ("dash", "frenzy")


@pytest.mark.rule("D2-X-27", "D2-FAT-08")
def test_word_of_misery_tires_whoever_is_hurt_in_this_turn() -> None:
    at = arena()
    at.put(1, "g6")
    at.put(2, "g7", fatigue=5)
    at.monster("zombie", "minion", "h6")
    at.hand("word-of-misery")
    overlord_turn(at, "dash")
    at.play("use word-of-misery", "pass")
    at.run(Suffer(FigureId(1), 2), Suffer(FigureId(2), 2))
    assert (at.figure(1).damage, at.figure(1).fatigue) == (2, 1)
    assert (at.figure(2).damage, at.figure(2).fatigue) == (3, 5), "what is too much is damage, and that once"
    at.game.end(until="turn")
    at.run(Suffer(FigureId(1), 1))
    assert at.figure(1).fatigue == 1


@pytest.mark.rule("D2-X-27")
def test_cards_of_his_turn_are_not_for_hers() -> None:
    at = arena()
    at.put(1, "g6")
    at.hand("word-of-misery", "dark-charm", "dash", "frenzy")
    at.turn(1)
    at.play("move", "go h6")
    assert at.keys() == {"pass"}
    assert replace(at.asked, options=()).secret


@pytest.mark.rule("D2-X-27", "D2-FAM-13")
def test_familiars_and_friends_are_heroes_to_his_cards() -> None:
    """A Reanimate and a militiaman: both can be charmed, and misery hurts the one without Stamina."""
    at = arena(*PARTY)
    at.put(1, "g6")
    at.monster("zombie", "minion", "a5")
    reanimate, friend = FigureId(21), FigureId(22)
    at.state.figures[reanimate] = Figure(
        "reanimate", Seat(0), 1 << GRID.parse("h6"), 4, 4, role="familiar", number=1
    )
    at.state.figures[friend] = Figure(
        "militia", cells=1 << GRID.parse("g7"), hp=6, full=6, role="ally", number=1
    )
    at.hand("dark-charm", "word-of-misery")
    overlord_turn(at, "dash")
    assert at.offers("use dark-charm") == [f"use dark-charm@{i}" for i in (1, 2, reanimate, friend)]
    at.dice("5H", "HH", "-")
    at.play("use word-of-misery", f"use dark-charm@{friend}", "attack 1")
    at.pass_hidden()
    assert (at.figure(1).damage, at.figure(1).fatigue) == (3, 1)
    at.run(Suffer(reanimate, 1))
    assert at.figure(reanimate).damage == 1 + 1
