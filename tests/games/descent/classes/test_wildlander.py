"""The Wildlander: Yew Shortbow and nine skills (D2-X-13, D2-X-15)."""

from __future__ import annotations

import pytest

from games.descent.arena import Arena, arena
from undercroft.games.descent.events.fights import AttackValued
from undercroft.games.descent.events.moves import Entered
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.cards.overlord_specials import Monkey
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.kernel import CardId, FigureId, replace
from undercroft.space import mask_of

JAIN, GRISBAN = 1, 2


def hunt(*skills: str, variants: tuple[str, ...] = (), act: int = 1) -> Arena:
    """Jain the Wildlander with some skills in the middle of the map, Grisban far away."""
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker", variants=variants, act=act)
    at.put(JAIN, "g6")
    at.give(JAIN, *skills)
    return at


def stands_on(at: Arena, figure: int, square: str) -> bool:
    return at.figure(figure).cells == mask_of([GRID.parse(square)])


@pytest.mark.rule("D2-X-13", "D2-ATK-E2")
def test_the_yew_shortbow_has_range_and_heart() -> None:
    at = hunt()
    zombie = at.monster("zombie", "master", "m6")
    at.turn(JAIN)
    at.dice("2HH*", "2H", "-")
    at.play(f"attack {zombie} yew-shortbow", "surge 1 yew-shortbow.1")
    assert at.figure(zombie).damage == 3  # range 2 + 2 + 2 for 6 spaces


@pytest.mark.rule("D2-X-15", "D2-MOV-20", "D2-WHO-06", "D2-MOV-23")
def test_nimble_steps_aside_and_the_monster_goes_on() -> None:
    at = hunt()
    zombie = at.monster("zombie", "minion", "j6")
    at.activate(zombie)
    at.play("move", "go h6")
    assert stands_on(at, zombie, "h6")
    at.play("use nimble")
    assert not at.can("go e6")
    at.play("go f7")
    assert stands_on(at, JAIN, "f7")
    assert (at.figure(JAIN).fatigue, at.figure(JAIN).movement) == (1, 0)
    assert at.asked.what == "descent.activation.choose"
    assert at.figure(zombie).movement == 1


@pytest.mark.rule("D2-X-15", "D2-MOV-23", "D2-MOV-06")
def test_nimble_may_bar_the_way_that_a_monster_was_going() -> None:
    at = hunt()
    at.put(JAIN, "i7")
    at.put(GRISBAN, "j7")
    zombie = at.monster("zombie", "minion", "k6")
    at.activate(zombie)
    at.play("move", "go h6")
    assert stands_on(at, zombie, "j6")
    at.play("use nimble", "go i6")
    assert stands_on(at, zombie, "j6")  # i6 is Jain's now, and there is no other way
    assert at.figure(zombie).movement == 2
    assert at.asked.what == "descent.activation.choose"


@pytest.mark.rule("D2-X-46", "D2-MOV-23")
def test_a_flyer_goes_on_over_enemies_whom_it_met_on_the_way() -> None:
    at = hunt()
    at.put(JAIN, "i6")
    at.put(GRISBAN, "i7")
    belthir = at.monster("belthir", "", "k6")
    at.activate(belthir)
    at.play("move", "go h6")
    at.pass_hidden()
    assert stands_on(at, belthir, "h6")


@pytest.mark.rule("D2-X-15", "D2-FAT-02")
def test_nimble_is_not_offered_where_there_is_no_room() -> None:
    at = hunt()
    at.put(JAIN, "b2")
    for square in ("c2", "b3"):
        at.monster("zombie", "minion", square)
    zombie = at.monster("zombie", "minion", "c4")
    at.activate(zombie)
    at.play("move", "go c3")
    assert at.asked.what == "descent.activation.choose"


@pytest.mark.rule("D2-X-15", "D2-X-09")
def test_nimble_moves_a_hero_who_is_immobilized() -> None:
    at = hunt()
    zombie = at.monster("zombie", "minion", "i6")
    at.activate(zombie)
    inflict(at.game, at.hero(JAIN).figure, "immobilized")
    at.play("move", "go h6", "use nimble", "go f6")
    assert stands_on(at, JAIN, "f6")


@pytest.mark.rule("D2-X-15", "D2-ATK-24", "D2-ATK-25")
def test_accurate_rerolls_one_power_die_of_a_bow() -> None:
    at = hunt("accurate")
    zombie = at.monster("zombie", "master", "i6")
    at.turn(JAIN)
    at.dice("3HH", "1*", "-")
    at.play(f"attack {zombie} yew-shortbow")
    at.dice("HH")
    at.play("use accurate")
    assert at.figure(zombie).damage == 4
    assert at.asked.what == "descent.hero_turn.choose"  # once an attack


@pytest.mark.rule("D2-X-15")
def test_accurate_is_for_bows_only() -> None:
    at = hunt("accurate", "bow-mastery")
    at.give(JAIN, "sling")
    zombie = at.monster("zombie", "master", "i6")
    at.turn(JAIN)
    at.dice("3HH", "1H", "-")
    at.play(f"attack {zombie} sling")
    assert at.asked.what == "descent.hero_turn.choose"
    assert at.figure(zombie).damage == 3


@pytest.mark.rule("D2-X-15", "D2-OLC-03")
def test_danger_sense_costs_the_overlord_a_card_of_his_hand() -> None:
    at = hunt("danger-sense")
    at.hand("tripwire", "dash", "frenzy")
    at.turn(JAIN)
    at.dice("dash")
    at.play("act danger-sense")
    assert at.state.overlord.hand == ("frenzy", "tripwire")
    assert at.state.deck.discard == ("dash",)
    assert (at.figure(JAIN).fatigue, at.state.turn.actions) == (2, 1)


@pytest.mark.rule("D2-X-15")
def test_danger_sense_needs_a_hand() -> None:
    at = hunt("danger-sense")
    at.turn(JAIN)
    assert not at.can("act danger-sense")


@pytest.mark.rule("D2-X-15", "D2-OLC-03")
def test_danger_sense_finds_a_card_that_everybody_has_seen_come_to_his_hand() -> None:
    """Dash came there by Schemes: it is a card of his hand like others, and here the only one."""
    at = hunt("danger-sense")
    at.hand()
    at.state.overlord = replace(at.state.overlord, shown=(CardId("dash"),))
    at.state.deck = replace(at.state.deck, pool=tuple(c for c in at.state.deck.pool if c != "dash"))
    at.turn(JAIN)
    at.dice("dash")
    at.play("act danger-sense")
    assert at.state.overlord.held == ()
    assert at.state.deck.discard == ("dash",)


@pytest.mark.rule("D2-X-15", "D2-LOS-13")
def test_eagle_eyes_look_past_friends() -> None:
    for skills, seen in (((), False), (("eagle-eyes",), True)):
        at = hunt(*skills)
        at.put(JAIN, "i6")
        at.put(GRISBAN, "j6")
        blocker = at.monster("zombie", "minion", "j7")
        zombie = at.monster("zombie", "master", "l6")
        at.turn(JAIN)
        assert (at.can(f"attack {zombie} yew-shortbow")) is seen
        assert at.can(f"attack {blocker} yew-shortbow")


@pytest.mark.rule("D2-X-15", "D2-EXH-02")
def test_bow_mastery_adds_a_surge() -> None:
    at = hunt("bow-mastery")
    zombie = at.monster("zombie", "master", "i6")
    at.turn(JAIN)
    at.dice("3HH", "1H", "-")
    at.play(f"attack {zombie} yew-shortbow", "use bow-mastery", "surge 2 yew-shortbow.2")
    assert at.figure(zombie).damage == 4
    assert "bow-mastery" in at.hero(JAIN).exhausted


@pytest.mark.rule("D2-X-15", "D2-WHO-06")
def test_first_strike_shoots_a_monster_before_it_acts() -> None:
    at = hunt("first-strike")
    zombie = at.monster("zombie", "master", "j6")
    at.activate(zombie)
    at.dice("4HH", "HH", "S")
    at.play("use first-strike")
    assert at.figure(zombie).damage == 3
    assert at.figure(JAIN).fatigue == 2
    assert at.asked.what == "descent.activation.choose"
    assert at.state.turn.actions == 2


@pytest.mark.rule("D2-X-15", "D2-WHO-06")
def test_a_monster_that_first_strike_fells_does_not_act() -> None:
    at = hunt("first-strike")
    goblin = at.monster("goblin-archer", "minion", "j6")
    other = at.monster("zombie", "minion", "a6")
    at.activate(goblin)
    at.dice("4HH", "HH", "-")
    at.play("use first-strike")
    at.pass_hidden()
    assert not at.figure(goblin).cells
    assert at.figure(other).cells
    assert at.asked.what != "descent.activation.choose" or at.state.turn.figure == other


@pytest.mark.rule("D2-X-15", "D2-FAT-03", "D2-SKL-05")
def test_fleet_of_foot_gives_two_points_for_a_fatigue_and_a_longer_step() -> None:
    at = hunt("fleet-of-foot")
    at.turn(JAIN)
    at.play("hurry")
    assert (at.figure(JAIN).fatigue, at.figure(JAIN).movement) == (1, 2)
    at.play("end-turn")
    zombie = at.monster("zombie", "minion", "i6")
    at.activate(zombie)
    at.play("move", "go h6", "use nimble")
    at.play("go e6")
    assert len([entered for entered in at.events(Entered) if entered.figure == JAIN]) == 2


@pytest.mark.rule("D2-X-15", "D2-DMG-03")
def test_black_arrow_deals_three_at_least_unless_it_misses() -> None:
    at = hunt("black-arrow")
    zombie = at.monster("zombie", "master", "l6")
    at.turn(JAIN)
    at.dice("3HH", "1H", "SS")
    at.play("act black-arrow")
    assert at.figure(zombie).damage == 3  # range 3 + 1 + 2 for 5 spaces; 3 hearts against 2 shields
    at.dice("X", "1H", "SS")
    at.play("act black-arrow")
    assert at.figure(zombie).damage == 3
    assert at.figure(JAIN).fatigue == 2


@pytest.mark.rule("D2-X-15", "D2-RNG-04")
def test_black_arrow_flies_two_spaces_further() -> None:
    at = hunt("black-arrow")
    at.monster("zombie", "master", "m6")
    at.turn(JAIN)
    at.dice("3HH", "H*", "-")
    at.play("act black-arrow", "pass")
    assert not at.events(AttackValued)  # range 3 + 2 for 6 spaces


@pytest.mark.rule("D2-X-15", "D2-MOV-05")
def test_running_shot_gives_points_after_a_bow_attack() -> None:
    at = hunt("running-shot")
    zombie = at.monster("zombie", "master", "i6")
    at.turn(JAIN)
    at.dice("3HH", "1H", "-")
    at.play(f"attack {zombie} yew-shortbow", "use running-shot/2")
    assert at.figure(JAIN).movement == 2
    assert at.can("go e6")


@pytest.mark.rule("D2-X-15", "D2-MOV-05")
def test_running_shot_gives_points_before_it_instead() -> None:
    at = hunt("running-shot")
    zombie = at.monster("zombie", "master", "m6")
    at.turn(JAIN)
    at.dice("3HH", "1H", "-")
    at.play("act running-shot", "go i6")  # then only one shot is left to choose
    assert at.figure(JAIN).movement == 0
    assert at.figure(zombie).damage == 3
    assert at.state.turn.actions == 1
    assert at.asked.what == "descent.hero_turn.choose"  # not once more after it


@pytest.mark.rule("D2-X-15")
def test_running_shot_is_slower_in_heavy_armor() -> None:
    at = hunt("running-shot")
    at.give(JAIN, "chainmail")
    zombie = at.monster("zombie", "master", "i6")
    at.turn(JAIN)
    at.dice("3HH", "1H", "-")
    at.play(f"attack {zombie} yew-shortbow", "use running-shot/2")
    assert at.figure(JAIN).movement == 1


@pytest.mark.rule("D2-ERR-08", "D2-X-15", "D2-MOV-20")
def test_by_the_errata_running_shot_moves_spaces() -> None:
    at = hunt("running-shot", variants=("errata",))
    at.put(JAIN, "e6")
    zombie = at.monster("zombie", "master", "i6")
    at.turn(JAIN)
    at.dice("3HH", "2H", "-")
    at.play(f"attack {zombie} yew-shortbow", "use running-shot/2")
    assert at.asked.what == "descent.move_spaces.choose"
    at.play("go c6")  # two spaces of water
    assert stands_on(at, JAIN, "c6")
    assert at.figure(JAIN).movement == 0


@pytest.mark.rule("D2-MOV-09", "D2-MOV-11")
def test_a_monster_whose_way_nimble_bars_makes_room_for_its_friend() -> None:
    at = arena("jain-fairwood:wildlander", "syndrael:knight")
    at.hand()
    at.put(1, "k8")
    at.put(2, "j6")
    at.monster("zombie", "minion", "j7")
    mover = at.monster("zombie", "master", "i7")
    at.activate(mover)
    at.play("move", "go k7", "use nimble", "go k7")
    assert (at.asked.what, at.asked.seats) == ("descent.march.make_room", (2,))
    assert at.keys() == {"space i6", "space k8", "space k6", "space i7"}
    at.play("space k8")
    at.pass_hidden()
    assert at.figure(mover).cells == 1 << GRID.parse("k8")


@pytest.mark.rule("D2-X-15", "D2-MOV-22", "D2-WHO-06")
def test_running_shot_before_a_shot_that_a_skill_gives() -> None:
    at = hunt("running-shot", "first-strike")
    at.put(JAIN, "e6")
    zombie = at.monster("zombie", "master", "m6")
    at.activate(zombie)
    at.dice("4HH", "2H", "-")
    at.play("use first-strike", "use running-shot/1", "go g6")
    assert at.figure(JAIN).movement == 0
    assert at.figure(zombie).damage == 3  # range 6 for 6 spaces
    assert at.asked.what == "descent.activation.choose"


@pytest.mark.rule("D2-X-15", "D2-X-28")
def test_a_monkey_does_not_run_for_a_shot_that_it_cannot_make() -> None:
    for cursed in (False, True):
        at = hunt("running-shot")
        at.turn(JAIN)
        if cursed:
            at.run(Monkey(FigureId(JAIN), CardId("curse-of-the-monkey-god")))
        assert at.can("act running-shot") is not cursed
