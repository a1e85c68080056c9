"""The Thief: Throwing Knives, Lucky Charm and nine skills (D2-X-13, D2-X-15)."""

from __future__ import annotations

import pytest

from games.descent.arena import Arena, arena
from games.descent.overlord.common import FAILED, overlord_turn
from undercroft.games.descent.events.fights import AttackMissed, AttackValued, AttributePassed
from undercroft.games.descent.events.things import CardFound
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.actions.trading import tradable
from undercroft.games.descent.rules.effects.defeat import Defeat
from undercroft.games.descent.rules.effects.tests import AttributeTest
from undercroft.games.descent.rules.movement.moving import passable
from undercroft.games.descent.rules.values import defence_pool
from undercroft.kernel import FigureId
from undercroft.space import mask_of

TOMBLE, GRISBAN = 1, 2
DOORS, BESIDE_DOOR, DOOR = "castle-daerion", "c6", 0  # a map, a space of it and the door next to that


def alley(*skills: str, quest: str = "first-blood") -> Arena:
    """Tomble the Thief with some skills in the middle of the map, Grisban far away."""
    at = arena("tomble-burrowell:thief", "grisban-the-thirsty:berserker", quest=quest)
    at.put(TOMBLE, "g6")
    at.give(TOMBLE, *skills)
    return at


def tokens(at: Arena, *squares: str) -> None:
    at.state.searches = tuple(GRID.parse(square) for square in squares)


@pytest.mark.rule("D2-X-13", "D2-ATK-11")
def test_throwing_knives_bite_deeper_next_to_a_monster() -> None:
    for square, hearts in (("h6", 4), ("i6", 3)):
        at = alley()
        zombie = at.monster("zombie", "master", square)
        at.turn(TOMBLE)
        at.dice("4HH", "1H", "-")
        at.play(f"attack {zombie} throwing-knives")
        assert at.events(AttackValued)[0].hearts == hearts


@pytest.mark.rule("D2-X-13", "D2-X-27")
def test_the_knives_bite_no_deeper_next_to_a_hero() -> None:
    """A charmed Thief throws them at Grisban beside him: the heart more is for monsters."""
    at = alley()
    at.put(GRISBAN, "h6")
    at.hand("dark-charm")
    overlord_turn(at, "dash")
    at.dice(*FAILED)
    at.play("use dark-charm@1")
    at.pass_hidden()  # the Lucky Charm stays where it is
    at.dice("4HH", "1H", "-")
    at.play(f"attack {GRISBAN} throwing-knives")
    at.pass_hidden()
    assert at.events(AttackValued)[0].hearts == 3


@pytest.mark.rule("D2-X-13", "D2-ATK-11")
def test_the_knives_help_no_other_weapon() -> None:
    at = alley()
    at.give(TOMBLE, "sling")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(TOMBLE)
    at.dice("4HH", "1H", "-")
    at.play(f"attack {zombie} sling")
    assert at.events(AttackValued)[0].hearts == 3


@pytest.mark.rule("D2-X-13", "D2-ATT-04", "D2-TRD-05")
def test_the_lucky_charm_repeats_a_test_and_is_not_traded() -> None:
    at = alley()
    at.turn(TOMBLE)
    at.dice("SSS", "SSSS")
    at.run(AttributeTest(FigureId(TOMBLE), "might"))
    at.dice("S", "-")
    at.play("use lucky-charm")
    assert [passed.shields for passed in at.events(AttributePassed)] == [1]
    assert "lucky-charm" in at.hero(TOMBLE).exhausted
    assert "lucky-charm" not in tradable(at.game, at.hero(TOMBLE))


@pytest.mark.rule("D2-X-15", "D2-SEA-01")
def test_greedy_searches_from_three_spaces_away() -> None:
    at = alley()
    tokens(at, "j6", "k6")
    at.turn(TOMBLE)
    assert not at.offers("search")
    at.dice("curse-doll")
    at.play("act greedy")
    assert at.hero(TOMBLE).finds == ("curse-doll",)
    assert at.state.searches == (GRID.parse("k6"),)
    assert (at.figure(TOMBLE).fatigue, at.state.turn.actions) == (1, 1)


@pytest.mark.rule("D2-X-15", "D2-SEA-11")
def test_greedy_needs_a_token_within_three_spaces() -> None:
    at = alley()
    tokens(at, "k6")
    at.turn(TOMBLE)
    assert not at.can("act greedy")


@pytest.mark.rule("D2-X-15", "D2-SEA-03", "D2-WHO-06")
def test_appraisal_trades_a_find_for_the_next_card() -> None:
    at = alley("appraisal")
    tokens(at, "h6")
    at.turn(TOMBLE)
    at.dice("nothing")
    at.play("search h6")
    assert at.hero(TOMBLE).finds == ("nothing",)
    at.dice("fire-flask")
    at.play("use appraisal")
    assert at.hero(TOMBLE).finds == ("fire-flask",)
    assert at.state.search.discard == ("nothing",)
    assert not at.can("act fire-flask")  # nobody to throw it at
    assert [found.card for found in at.events(CardFound)] == ["nothing", "fire-flask"]


@pytest.mark.rule("D2-X-15", "D2-X-16")
def test_without_appraisal_a_card_has_its_effect_at_once() -> None:
    at = alley("appraisal")
    tokens(at, "h6")
    at.turn(TOMBLE)
    at.dice("treasure-chest")
    at.play("search h6")
    at.dice("sling")
    at.play("pass")
    assert at.hero(TOMBLE).finds == ()
    assert "sling" in at.hero(TOMBLE).items


@pytest.mark.rule("D2-X-15", "D2-CND-02")
def test_dirty_tricks_stun_with_a_blade() -> None:
    at = alley("dirty-tricks")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(TOMBLE)
    at.dice("5H", "1*", "SS")
    at.play("act dirty-tricks", "pass")
    assert not at.figure(zombie).conditions  # 2 hearts against 2 shields
    at.dice("4HH", "1H", "-")
    at.play("act dirty-tricks")
    assert at.figure(zombie).suffers("stunned")
    assert at.figure(TOMBLE).fatigue == 2


@pytest.mark.rule("D2-X-15")
def test_dirty_tricks_need_a_melee_weapon_or_a_blade() -> None:
    at = alley("dirty-tricks")
    at.give(TOMBLE, "elm-greatbow")
    at.monster("zombie", "master", "h6")
    at.turn(TOMBLE)
    assert not at.can("act dirty-tricks")


@pytest.mark.rule("D2-X-15", "D2-LOS-01")
def test_sneaky_strikes_harder_at_who_did_not_see_him_coming() -> None:
    at = alley("sneaky")
    at.put(TOMBLE, "b3")
    unaware = at.monster("zombie", "master", "f6")
    aware = at.monster("zombie", "master", "a5")
    at.turn(TOMBLE)
    at.put(TOMBLE, "d6")
    at.run()
    at.dice("4HH", "1H", "-")
    at.play(f"attack {unaware} throwing-knives")
    at.dice("4HH", "1H", "-")
    at.play(f"attack {aware} throwing-knives")
    assert [valued.hearts for valued in at.events(AttackValued)] == [4, 3]


@pytest.mark.rule("D2-X-15", "D2-PRP-04")
def test_sneaky_does_a_friend_in_the_blast_no_more_harm() -> None:
    at = alley("sneaky", "dwarven-firebomb")
    at.put(TOMBLE, "b3")
    unaware = at.monster("zombie", "master", "f6")
    at.turn(TOMBLE)
    at.put(TOMBLE, "d6")
    at.put(GRISBAN, "g6")
    at.run()
    at.dice("2HH*", "H", "H*", "-", "SSS")
    at.play(f"attack {unaware} dwarven-firebomb")
    at.play(next(key for key in at.offers("surge") if key.endswith("dwarven-firebomb.2")), "pass")
    assert [(valued.target, valued.hearts) for valued in at.events(AttackValued)] == [
        (unaware, 5),
        (GRISBAN, 4),
    ]


@pytest.mark.rule("D2-X-15", "D2-DOR-01", "D2-EXH-02")
def test_sneaky_opens_a_door_in_passing() -> None:
    at = alley("sneaky", quest=DOORS)
    at.put(TOMBLE, BESIDE_DOOR)
    at.turn(TOMBLE)
    at.play("act sneaky")
    assert at.state.doors == (DOOR,)
    assert at.state.turn.actions == 2
    assert not at.can("act sneaky")


@pytest.mark.rule("D2-X-15", "D2-WHO-06", "D2-MOV-23")
def test_caltrops_wound_and_stop_a_monster_that_comes_near() -> None:
    at = alley("caltrops")
    zombie = at.monster("zombie", "master", "j6")
    at.activate(zombie)
    at.play("move", "go h6")
    at.dice("S", "SS")
    at.play("use caltrops")
    at.pass_hidden()  # no need of the Lucky Charm
    assert at.figure(zombie).damage == 1
    assert at.figure(zombie).suffers("immobilized")
    assert at.figure(zombie).movement == 0
    assert "caltrops" in at.hero(TOMBLE).exhausted
    assert not at.can("move")


@pytest.mark.rule("D2-X-15", "D2-ATT-03")
def test_caltrops_do_nothing_if_the_test_fails() -> None:
    at = alley("caltrops")
    zombie = at.monster("zombie", "master", "i6")
    at.activate(zombie)
    at.play("move", "go h6")
    at.dice("SSS", "SSS")
    at.play("use caltrops")
    at.pass_hidden()
    assert at.figure(zombie).damage == 0
    assert not at.figure(zombie).conditions


@pytest.mark.rule("D2-X-15", "D2-ADJ-09")
def test_caltrops_need_an_empty_space() -> None:
    at = alley("caltrops")
    at.put(TOMBLE, "i6")
    zombie = at.monster("zombie", "master", "k6")
    for square in ("j6", "j7"):
        at.monster("zombie", "minion", square)
    at.activate(zombie)
    at.play("move", "go i7")  # past one of the others
    assert at.can("use caltrops")
    assert at.figure(zombie).cells == mask_of([GRID.parse("i7")])


@pytest.mark.rule("D2-X-15", "D2-EXH-04")
def test_tumble_passes_enemies_until_it_is_refreshed() -> None:
    at = alley("tumble")
    at.put(TOMBLE, "i6")
    for square in ("j6", "j7"):
        at.monster("zombie", "minion", square)
    at.turn(TOMBLE)
    at.play("move")
    assert not at.can("go k6")
    at.play("act tumble")
    assert at.figure(TOMBLE).fatigue == 1
    assert at.can("go k6")
    assert not at.can("go j6")
    at.play("go k6")
    assert at.figure(TOMBLE).cells == mask_of([GRID.parse("k6")])


@pytest.mark.rule("D2-FAT-E1", "D2-FAT-07", "D2-SKL-04")
def test_unseen_is_too_dear_for_a_tired_tomble() -> None:
    at = alley("unseen")
    at.put(TOMBLE, fatigue=4)
    at.turn(TOMBLE)
    assert not at.can("act unseen")
    at.put(TOMBLE, fatigue=3)
    at.run()
    assert at.can("act unseen")


@pytest.mark.rule("D2-X-15", "D2-SRG-13", "D2-EXH-04")
def test_an_attack_on_who_is_unseen_needs_a_surge() -> None:
    at = alley("unseen")
    at.turn(TOMBLE)
    at.play("act unseen", "end-turn")
    zombie = at.monster("zombie", "master", "h6")
    at.activate(zombie)
    at.dice("4HH", "HH", "-")
    at.play(f"attack {TOMBLE}")
    assert [missed.because for missed in at.events(AttackMissed)] == ["toll"]
    other = at.monster("zombie", "minion", "h7")
    at.activate(other)
    at.dice("4HH", "HH*", "-")
    at.play(f"attack {TOMBLE}", "surge 3 toll")
    at.pass_hidden()
    assert at.figure(TOMBLE).damage == 4


@pytest.mark.rule("D2-KO-21")
def test_unseen_tumble_and_lurk_are_idle_while_he_is_knocked_out() -> None:
    at = alley("unseen", "tumble", "lurk")
    tokens(at, "h6")
    at.turn(TOMBLE)
    at.play("act unseen", "act tumble")
    at.dice("curse-doll")
    at.play("act lurk")
    tomble = FigureId(TOMBLE)
    assert at.game.total("toll", tomble) == 1
    assert defence_pool(at.game, tomble) == ("grey", "brown")
    at.play("end-turn")
    at.turn(GRISBAN)
    at.put(TOMBLE, hp=0)
    at.dice(at.state.deck.pool[0])
    at.run(Defeat(tomble))
    assert at.figure(TOMBLE).is_out
    assert at.game.total("toll", tomble) == 0
    assert passable(at.game, tomble, 1) == 0
    assert defence_pool(at.game, tomble) == ("grey",)


@pytest.mark.rule("D2-X-15")
def test_bushwhack_is_an_attack_on_a_lone_monster() -> None:
    at = alley("bushwhack")
    zombie = at.monster("zombie", "master", "i6")
    at.turn(TOMBLE)
    at.dice("4HH", "1H", "-")
    at.play("act bushwhack")
    assert at.figure(zombie).damage == 3
    assert at.state.turn.actions == 2
    assert at.figure(TOMBLE).fatigue == 1
    assert not at.can("act bushwhack")


@pytest.mark.rule("D2-X-15")
def test_bushwhack_needs_it_to_be_the_only_one_in_sight() -> None:
    at = alley("bushwhack")
    at.monster("zombie", "master", "i6")
    second = at.monster("zombie", "minion", "e6")
    at.turn(TOMBLE)
    assert not at.can("act bushwhack")
    at.put(second, "b3")  # out of sight
    at.run()
    assert at.can("act bushwhack")


@pytest.mark.rule("D2-X-15", "D2-EXH-04", "D2-EXH-03")
def test_lurk_searches_in_passing_and_hides_him() -> None:
    at = alley("lurk")
    tokens(at, "h6")
    at.turn(TOMBLE)
    at.dice("curse-doll")
    at.play("act lurk")
    assert at.hero(TOMBLE).finds == ("curse-doll",)
    assert at.state.turn.actions == 2
    assert defence_pool(at.game, FigureId(TOMBLE)) == ("grey", "brown")
    at.play("end-turn")
    at.turn(TOMBLE)
    assert defence_pool(at.game, FigureId(TOMBLE)) == ("grey",)
    assert not at.can("act lurk")  # no token is left
