"""The Saboteur's cards (D2-X-28)."""

from __future__ import annotations

import pytest

from games.descent.arena import Arena, arena
from games.descent.overlord.common import FAILED, PASSED, at_a_door
from undercroft.games.descent.events.cards import OverlordDrew
from undercroft.games.descent.events.fights import AttributeFailed, AttributePassed, DiceRolled
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.effects.tests import AttributeTest
from undercroft.games.descent.rules.round.hero_turn import HeroTurn
from undercroft.games.descent.rules.values import speed
from undercroft.games.descent.state import Turn
from undercroft.kernel import FigureId

PARTY = ("grisban-the-thirsty:berserker", "jain-fairwood:wildlander")


def searching(*cards: str, party: tuple[str, ...] = PARTY) -> Arena:
    """The first hero, Grisban, has searched and found nothing."""
    at = arena(*party)
    at.put(1, "g6")
    at.hand(*cards)
    at.state.searches = (GRID.parse("g6"),)
    at.turn(1)
    at.dice("nothing")
    at.play("search g6")
    at.play("pass")  # before he searches a Poison Dart might come
    return at


@pytest.mark.rule("D2-X-28", "D2-WHO-05", "D2-ATT-04")
def test_explosive_runes_burn_all_near_by_what_they_miss() -> None:
    """Syndrael (Awareness 2) rolls 4 shields, Jain (Awareness 4) 4, and he passes."""
    at = at_a_door("explosive-runes")
    at.dice("SS", "SS", "SS", "SS")
    at.play("use explosive-runes@1")
    assert at.figure(1).damage == 2
    assert at.figure(2).damage == 0


@pytest.mark.rule("D2-X-28", "D2-WHO-05")
def test_explosive_runes_go_off_after_a_search_two_spaces_wide() -> None:
    at = searching("explosive-runes")
    at.put(2, "j6")
    at.dice("SSS", "SSSS")
    at.play("use explosive-runes@1")
    assert at.figure(1).damage == 7 - 1
    assert len(at.events(AttributeFailed)) == 1, "Jain is three spaces away"


@pytest.mark.rule("D2-X-28", "D2-X-05")
def test_a_web_trap_holds_a_hero_and_those_beside_him() -> None:
    at = arena(*PARTY)
    at.put(1, "g6")
    at.put(2, "i6")
    at.hand("web-trap")
    at.turn(1)
    at.dice("SS", "SSSS", "-", "SSS")
    at.play("move", "go h6", "use web-trap@1")
    assert at.figure(1).suffers("immobilized")
    assert at.figure(1).movement == 0
    assert at.figure(2).suffers("immobilized")


@pytest.mark.rule("D2-X-28", "D2-ATK-17")
def test_a_monkey_neither_defends_nor_attacks_until_the_end_of_his_next_turn() -> None:
    at = searching("curse-of-the-monkey-god")
    zombie = at.monster("zombie", "minion", "h6")
    at.dice(*FAILED)
    at.play("use curse-of-the-monkey-god@1")
    assert speed(at.game, FigureId(1)) == 5
    assert not at.offers("attack")
    at.dice("5H", "1H")
    at.run(Attack(zombie, FigureId(1), profiles(at.game, zombie)[0]))
    assert len(at.events(DiceRolled)[0].dice) == 2, "no defence die of his"
    at.play("end-turn")
    at.turn(1)
    assert speed(at.game, FigureId(1)) == 5
    assert not at.offers("attack")
    at.play("end-turn")
    assert speed(at.game, FigureId(1)) == 3
    assert not at.state.modifiers


@pytest.mark.rule("D2-X-28", "D2-X-13", "D2-X-15")
@pytest.mark.parametrize(
    ("hero", "cards"),
    [("syndrael:knight", ()), ("widow-tarha:runemaster", ("ghost-armor",))],
    ids=["wooden shield", "ghost armor"],
)
def test_cards_that_follow_a_defence_roll_are_no_use_to_a_monkey(hero: str, cards: tuple[str, ...]) -> None:
    at = searching("curse-of-the-monkey-god", party=(hero, "jain-fairwood:wildlander"))
    at.give(1, *cards)
    zombie = at.monster("zombie", "minion", "h6")
    at.dice(*FAILED)
    at.play("use curse-of-the-monkey-god@1")
    at.dice("5H", "1H")
    at.run(Attack(zombie, FigureId(1), profiles(at.game, zombie)[0]))
    assert at.figure(1).damage == 2, "nobody was asked for anything"


@pytest.mark.rule("D2-X-28")
def test_who_sees_through_the_monkey_god_gives_him_a_card() -> None:
    at = searching("curse-of-the-monkey-god")
    at.dice(*PASSED, "dash")
    at.play("use curse-of-the-monkey-god@1")
    assert at.state.overlord.hand == ("dash",)
    assert speed(at.game, FigureId(1)) == 3


@pytest.mark.rule("D2-X-28", "D2-WHO-05", "D2-ATT-03")
def test_wicked_laughter_makes_a_hero_repeat_a_test() -> None:
    """Jain's Awareness is 4: 4 shields pass the first time, but not the second."""
    at = arena(*PARTY)
    at.hand("wicked-laughter")
    at.state.turn = Turn(FigureId(2), 2)
    at.dice("SS", "SS")
    at.run(HeroTurn(FigureId(2), step="choose"), AttributeTest(FigureId(2), "awareness"))
    at.dice("SS", "SS")
    at.play("use wicked-laughter@2")
    assert [(event.shields, event.value) for event in at.events(AttributeFailed)] == [(4, 3)]
    assert not at.events(OverlordDrew)


@pytest.mark.rule("D2-X-28", "D2-OLC-14")
def test_wicked_laughter_at_a_trap_that_fails_at_last() -> None:
    """Passed twice the trap fails, and a card is drawn; the second result counts for it."""
    at = arena(*PARTY)
    at.put(2, "g6")
    at.hand("tripwire", "wicked-laughter")
    at.turn(2)
    at.dice(*PASSED)
    at.play("move", "go h6", "use tripwire@2")
    at.dice(*PASSED, "dash")
    at.play("use wicked-laughter@2")
    assert len(at.events(AttributePassed)) == 2
    assert [drawn.card for drawn in at.events(OverlordDrew)] == ["dash"]
    assert at.figure(2).movement == 4


@pytest.mark.rule("D2-X-28")
def test_a_repeated_test_that_fails_springs_the_trap() -> None:
    at = arena(*PARTY)
    at.put(2, "g6")
    at.hand("tripwire", "wicked-laughter")
    at.turn(2)
    at.dice(*PASSED)
    at.play("move", "go h6", "use tripwire@2")
    at.dice(*FAILED)
    at.play("use wicked-laughter@2")
    assert at.figure(2).movement == 0


@pytest.mark.rule("D2-X-28")
def test_the_demon_trap_wounds_whoever_passes() -> None:
    """The hero chooses: Syndrael tests Might (4), passes and suffers 4."""
    at = at_a_door("uthuk-demon-trap")
    at.play("use uthuk-demon-trap@1")
    assert at.asked.seats == (0,)
    at.dice(*PASSED)
    at.play("attribute might")
    assert at.figure(1).damage == 4


@pytest.mark.rule("D2-X-28", "D2-KO-04")
def test_the_demon_trap_knocks_out_whoever_fails() -> None:
    at = searching("uthuk-demon-trap")
    at.play("use uthuk-demon-trap@1")
    at.dice(*FAILED, "dash")
    at.play("attribute awareness")
    assert at.figure(1).is_out
    assert at.figure(1).damage == 14
    assert [drawn.card for drawn in at.events(OverlordDrew)] == ["dash"]


@pytest.mark.rule("D2-X-28", "D2-KO-03")
def test_no_trap_is_played_on_a_hero_who_has_fallen() -> None:
    at = at_a_door("poison-dart", "explosive-runes")
    at.put(1, hp=1)
    at.play("use poison-dart@1")
    at.dice(*FAILED, "dash")
    at.play("attribute might")
    assert at.figure(1).is_out
    assert not at.game.open or not at.offers("use explosive-runes")
