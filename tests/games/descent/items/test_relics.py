"""Relics: the heroes' side and the Overlord's (D2-X-29, D2-REL)."""

from __future__ import annotations

import pytest

from games.descent.arena import RECORDS, Arena, arena
from games.descent.fallen import knock_out
from games.descent.standing import PARTY, squares
from undercroft.games.descent.events.cards import CardUsed, OverlordDiscarded, OverlordDrew
from undercroft.games.descent.events.fights import AttackValued, AttributePassed
from undercroft.games.descent.rules.effects.recovery import RollRecovery
from undercroft.games.descent.rules.effects.tests import AttributeTest
from undercroft.games.descent.rules.round.overlord_turn import OverlordTurn
from undercroft.games.descent.rules.values import speed, stamina
from undercroft.kernel import FigureId, replace

FIGHTER = ("syndrael:berserker", "grisban-the-thirsty:berserker")
ME = FigureId(1)


def bears(at: Arena, relic: str, square: str, lieutenant: str = "sir-alric-farrow") -> FigureId:
    """A lieutenant who bears a relic stands there."""
    at.state.overlord = replace(at.state.overlord, relics=(f"{lieutenant}:{relic}",))
    return at.monster(lieutenant, "", square)


@pytest.mark.rule("D2-X-29", "D2-REL-03", "D2-EQP-10")
def test_six_relics_have_two_sides() -> None:
    sides = {relic.item for relic in RECORDS.relic.values()}
    assert sides == {item.id for item in RECORDS.item.values() if item.relic}
    assert len(sides) == 6
    assert all(not RECORDS.item[name].price and not RECORDS.item[name].act for name in sides)


# -- heroes


@pytest.mark.rule("D2-X-29", "D2-ATK-20", "D2-PRP-07")
def test_the_dawnblade_strikes_a_second_monster() -> None:
    at = arena(*FIGHTER)
    at.hand()
    at.give(1, "dawnblade")
    at.put(1, "g6")
    one = at.monster("zombie", "master", "h6")
    other = at.monster("zombie", "master", "f6")
    third = at.monster("zombie", "minion", "f7")
    at.turn(1)
    at.dice("2HH*", "H", "1*", "SS")
    at.play(f"attack {one} dawnblade", "surge 2 dawnblade.2")
    assert at.keys() == {f"target {other}", f"target {third}"}
    at.dice("-")
    at.play(f"target {other}", "surge 1 dawnblade.1")
    at.pass_hidden()
    while at.asked.what == "descent.attack.defeats":
        at.play(at.offers("target")[0])
    assert [valued.hearts for valued in at.events(AttackValued)] == [6, 6]
    assert at.figure(one).damage == 4 and at.figure(other).hp == 0 and at.figure(third).damage == 0


@pytest.mark.rule("D2-X-29", "D2-EXH-01", "D2-SKL-03")
def test_fortunas_dice_reroll_a_die_of_their_owner() -> None:
    at = arena(*FIGHTER)
    at.hand()
    at.give(1, "fortunas-dice")
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(1)
    at.dice("X", "HH", "-")
    at.play(f"attack {zombie} chipped-greataxe", "use fortunas-dice")
    assert at.keys() == {"die 1", "die 2"}
    at.dice("3HH")
    at.play("die 1")
    assert at.figure(zombie).damage == 4
    assert at.figure(1).fatigue == 1 and at.hero(1).exhausted == ("fortunas-dice",)


@pytest.mark.rule("D2-X-29", "D2-ATK-25", "D2-ATT-02", "D2-DIC-02")
def test_fortunas_dice_serve_in_defence_in_tests_and_where_an_amount_is_rolled() -> None:
    at = arena(*FIGHTER, act=2)
    at.hand()
    at.give(1, "fortunas-dice", "tival-crystal")
    at.put(1, "g6", hp=5)
    zombie = at.monster("zombie", "minion", "h6")
    at.activate(zombie)
    at.dice("3HH", "HH", "-")
    at.play("attack 1")
    at.dice("SSS")
    at.play("use fortunas-dice")
    assert at.figure(1).hp == 4
    at.turn(1)
    at.dice("S", "SSS")
    at.run(AttributeTest(ME, "might"))
    at.play("use fortunas-dice/1")
    at.dice("SS")
    at.play("die 2")
    at.play("end-turn")
    at.turn(1)
    at.dice("H")
    at.play("act tival-crystal")
    at.dice("HHH")
    at.play("use fortunas-dice/2")
    assert at.figure(1).hp == 7


@pytest.mark.rule("D2-X-29", "D2-DIC-02", "D2-DIC-03", "D2-ATK-25")
@pytest.mark.parametrize(("skill", "fatigue"), [("prayer-of-healing", 1), ("radiant-light", 4)])
def test_fortunas_dice_reroll_the_red_die_of_a_skill(skill: str, fatigue: int) -> None:
    """Prayer of Healing and Radiant Light roll like other cards; Holy Power looks at the new face."""
    at = arena("ashrian:disciple", "grisban-the-thirsty:berserker")
    at.hand()
    at.give(1, "fortunas-dice", "radiant-light", "holy-power")
    at.put(1, "g10", hp=6)
    at.put(2, "m6", fatigue=1)
    at.turn(1)
    at.dice("H")
    at.play(f"act {skill}")
    at.dice("HHH*")
    at.play("use fortunas-dice/2")
    assert (at.figure(1).damage, at.figure(1).fatigue) == (1, fatigue)
    assert "fortunas-dice" in at.hero(1).exhausted


@pytest.mark.rule("D2-X-29", "D2-ATK-24")
def test_the_shield_of_the_dark_god_keeps_the_better_result() -> None:
    at = arena(*FIGHTER)
    at.hand()
    at.give(1, "shield-of-the-dark-god", "leather-armor")
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6")
    at.activate(zombie)
    at.dice("3HH", "HH", "SS", "-")
    at.play("attack 1", "use shield-of-the-dark-god", "die 3")
    at.dice("S", "SS")
    at.play("die 4")
    assert at.events(AttackValued)[0].shields == 2 + 2


@pytest.mark.rule("D2-SPC-01", "D2-SPC-04")
@pytest.mark.parametrize("card", ["health-potion", "tival-crystal", "staff-of-light"])
def test_cards_with_the_action_symbol_cost_an_action(card: str) -> None:
    """A search card, a shop card and a relic; with no action left they cannot be used."""
    at = arena(*FIGHTER)
    at.hand()
    at.give(1, card)
    at.put(1, "g6", hp=5, fatigue=2)
    at.put(2, "h6", hp=5, fatigue=2)
    at.turn(1)
    at.dice("H")
    at.play(f"act {card}")
    if at.offers("target"):
        at.play(at.offers("target")[0])
    assert at.state.turn.actions == 1 and at.events(CardUsed)

    spent = arena(*FIGHTER)
    spent.hand()
    spent.give(1, card)
    spent.put(1, "g6", hp=5, fatigue=2)
    spent.turn(1)
    spent.play("rest", "rest")
    assert spent.state.turn.actions == 0 and not spent.offers(f"act {card}")


@pytest.mark.rule("D2-X-29", "D2-RNG-08", "D2-RNG-14", "D2-KO-11")
def test_the_staff_of_light_restores_heroes_around() -> None:
    at = arena(*FIGHTER, "jain-fairwood:wildlander")
    at.hand()
    at.give(1, "staff-of-light")
    at.put(1, "g6", hp=5, fatigue=2)
    at.put(2, "i6", hp=5, fatigue=2)
    at.put(3, "k6", hp=5, fatigue=2)
    at.turn(1)
    at.play("act staff-of-light")
    assert [(at.figure(i).hp, at.figure(i).fatigue) for i in (1, 2, 3)] == [(5, 2), (6, 1), (5, 2)]
    assert at.state.turn.actions == 1
    zombie = at.monster("zombie", "master", "e6")
    at.dice("2HH*", "1*", "-")
    at.run()
    at.play(f"attack {zombie} staff-of-light", "surge 1 staff-of-light.1", "surge 2 staff-of-light.2")
    assert at.figure(1).hp == 6 and at.figure(zombie).damage == 4


@pytest.mark.rule("D2-X-29", "D2-KO-11", "D2-KO-16")
def test_the_staff_of_light_brings_a_hero_to_his_feet_without_less_fatigue() -> None:
    at = arena(*FIGHTER)
    at.hand()
    at.give(1, "staff-of-light")
    at.put(1, "g6")
    at.put(2, "h6")
    knock_out(at, 2)
    at.turn(1)
    at.play("act staff-of-light")
    assert (at.figure(2).hp, at.figure(2).fatigue) == (1, stamina(at.game, FigureId(2)))


@pytest.mark.rule("D2-X-29", "D2-ATK-11")
def test_the_shadow_rune_rewards_a_kill_with_it() -> None:
    at = arena(*FIGHTER)
    at.hand()
    at.give(1, "the-shadow-rune")
    at.put(1, "e6", fatigue=3)
    zombie = at.monster("zombie", "minion", "h6")
    tough = at.monster("zombie", "master", "h7")
    at.turn(1)
    at.dice("2HH*", "1*", "HH", "S")
    at.play(f"attack {zombie} the-shadow-rune", "surge 1 the-shadow-rune.1")
    at.play("surge 2 the-shadow-rune.2")
    assert at.figure(zombie).phase == "fallen" and at.figure(1).fatigue == 2
    at.dice("3HH", "1H", "1H", "-")
    at.play(f"attack {tough} the-shadow-rune")
    assert at.figure(1).fatigue == 2


@pytest.mark.rule("D2-X-29", "D2-RNG-03", "D2-MOV-20")
def test_trueshot_flies_far_and_moves_its_target() -> None:
    at = arena(*FIGHTER)
    at.hand()
    at.give(1, "trueshot")
    at.put(1, "e6")
    zombie = at.monster("zombie", "master", "k6")
    at.turn(1)
    at.dice("2HH*", "HH", "1H", "SS")
    at.play(f"attack {zombie} trueshot", "surge 1 trueshot.1", "go l6")
    assert squares(at, zombie) == ["l6"]
    at.dice("4HH", "HH", "H*", "SS")
    at.play(f"attack {zombie} trueshot", "surge 2 trueshot.2")
    assert [valued.hearts for valued in at.events(AttackValued)] == [5, 7]


# -- the Overlord


@pytest.mark.rule("D2-X-29", "D2-REL-05", "D2-HTN-02")
def test_the_duskblade_slows_heroes_beside_its_bearer_and_pierces() -> None:
    at = arena(*PARTY)
    at.hand()
    alric = bears(at, "duskblade", "h6")
    at.put(1, "g6")
    at.put(2, "e6")
    at.turn(1)
    assert speed(at.game, ME) == 2
    at.play("end-turn")
    assert speed(at.game, ME) == 3
    at.turn(2)
    assert speed(at.game, FigureId(2)) == 4
    at.activate(alric)
    at.dice("2HH*", "H", "SSS")
    at.play("attack 1", "surge 2 duskblade.1")
    assert at.figure(1).damage == 3


@pytest.mark.rule("D2-X-29", "D2-X-18")
@pytest.mark.parametrize(("armour", "slowed"), [("leather-armor", 4), ("chainmail", 3), ("platemail", 2)])
def test_the_duskblade_slows_heroes_in_heavy_armor_too(armour: str, slowed: int) -> None:
    """Jain's Speed is 5; the armour lowers it to its limit, and the blade takes one of that."""
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker")
    at.hand()
    at.give(1, armour)
    bears(at, "duskblade", "h6")
    at.put(1, "g6")
    at.turn(1)
    assert speed(at.game, ME) == slowed


@pytest.mark.rule("D2-X-29", "D2-OTN-04")
@pytest.mark.parametrize(("face", "drawn"), [("2HH*", ["frenzy", "dash"]), ("3HH", ["frenzy"])])
def test_the_bones_of_woe_draw_a_card_for_a_surge(face: str, drawn: list[str]) -> None:
    at = arena(*PARTY)
    at.hand()
    bears(at, "bones-of-woe", "h6")
    at.dice("frenzy", face, *drawn[1:])
    at.run(OverlordTurn())
    at.play(*at.offers("use bones-of-woe"))
    assert [drew.card for drew in at.events(OverlordDrew)] == drawn


@pytest.mark.rule("D2-X-29", "D2-ATT-06")
def test_zoreks_favor_strikes_back_by_the_shields_of_the_test() -> None:
    at = arena(*PARTY)
    at.hand()
    alric = bears(at, "shield-of-zoreks-favor", "h6")
    at.put(1, "g6")
    at.turn(1)
    at.dice("3HH", "HH", "-", "-", "S", "SS")  # 3 shields do not exceed his Might 5
    at.play(f"attack {alric} chipped-greataxe")
    assert at.figure(1).damage == 3
    at.dice("3HH", "HH", "-", "-", "SSS", "SSS")
    at.play(f"attack {alric} chipped-greataxe")
    assert at.figure(1).damage == 3


@pytest.mark.rule("D2-X-29", "D2-REL-06", "D2-REL-10")
def test_a_defeated_bearer_has_no_use_of_his_relic() -> None:
    at = arena(*PARTY)
    at.hand()
    alric = bears(at, "shield-of-zoreks-favor", "h6")
    at.put(alric, hp=1)
    at.put(1, "g6")
    at.turn(1)
    at.dice("3HH", "HH", "-", "-")
    at.play(f"attack {alric} chipped-greataxe")
    assert at.figure(1).damage == 0 and at.figure(alric).phase == "fallen"


@pytest.mark.rule("D2-X-29", "D2-OTN-05", "D2-EXH-01", "D2-EXH-03")
def test_the_staff_of_shadows_trades_a_card_at_any_time_once_a_turn() -> None:
    at = arena(*PARTY)
    bears(at, "staff-of-shadows", "h6")
    at.hand("dash", "frenzy")
    at.put(1, "g6")
    at.turn(1)
    at.play("move")
    at.run(OverlordTurn(step="choose_group"))
    asked = at.asked
    assert "act staff-of-shadows" in [aside.key for aside in asked.asides]
    at.dice("tripwire")
    at.game.answer(asked.seats[0], "act staff-of-shadows")
    assert at.asked.secret and at.keys() == {"card dash", "card frenzy"}
    at.play("card dash")
    assert [gone.card for gone in at.events(OverlordDiscarded)] == ["dash"]
    assert set(at.state.overlord.hand) == {"frenzy", "tripwire"}
    assert at.asked.what == asked.what
    assert "act staff-of-shadows" not in [aside.key for aside in at.asked.asides]  # exhausted for this turn


@pytest.mark.rule("D2-ERR-06", "D2-OTN-03", "D2-OTN-04", "D2-OTN-05", "D2-EXH-03")
@pytest.mark.parametrize("variants", [(), ("errata",)])
def test_he_draws_and_plays_before_he_refreshes(variants: tuple[str, ...]) -> None:
    """As the rulebook says, not as the first printing of the Activation card did: errata change nothing."""
    at = arena(*PARTY, variants=variants)
    bears(at, "staff-of-shadows", "h6")
    at.hand("word-of-misery")
    at.state.overlord = replace(at.state.overlord, exhausted=("staff-of-shadows",))
    at.dice("frenzy")
    at.run(OverlordTurn())
    assert at.can("use word-of-misery") and at.state.overlord.exhausted, "drawn, not yet refreshed"
    at.play("use word-of-misery")
    at.pass_hidden()
    assert not at.state.overlord.exhausted


@pytest.mark.rule("D2-X-29", "D2-ATK-24")
def test_the_staff_of_shadows_forces_the_reroll_of_any_die() -> None:
    at = arena(*PARTY)
    alric = bears(at, "staff-of-shadows", "h6")
    at.hand("tripwire")
    at.put(1, "g6")
    at.turn(1)
    at.dice("3HH", "HH", "S", "-")
    at.play(f"attack {alric} chipped-greataxe", f"use staff-of-shadows/1@{alric}", "card tripwire")
    assert at.keys() == {f"die {n}" for n in range(1, 5)}
    at.dice("X")
    at.play("die 1")
    assert at.figure(alric).damage == 0
    assert at.state.overlord.exhausted == ("staff-of-shadows",)


@pytest.mark.rule("D2-X-29", "D2-STD-02", "D2-ATT-02", "D2-WHO-05")
def test_the_staff_of_shadows_spoils_tests_and_recoveries() -> None:
    at = arena(*PARTY)
    alric = bears(at, "staff-of-shadows", "h6")
    at.hand("dash", "frenzy")
    at.put(1, "g6")
    at.dice("S", "SS")
    at.run(AttributeTest(ME, "might"))
    at.play(f"use staff-of-shadows/2@{alric}", "card dash")
    at.dice("SSSS")
    at.play("die 2")
    assert [passed.shields for passed in at.events(AttributePassed)] == [5]
    at.state.overlord = replace(at.state.overlord, exhausted=())
    at.put(1, hp=2)
    at.dice("HH", "HHH")
    at.run(RollRecovery(ME))
    at.dice("H")
    at.play(f"use staff-of-shadows/4@{alric}", "card frenzy", "die 2")
    assert at.figure(1).hp == 2 + 2 + 1


@pytest.mark.rule("D2-X-29", "D2-SRG-03", "D2-OLC-14")
def test_the_shadow_rune_is_for_zachareth() -> None:
    assert RECORDS.relic["the-shadow-rune"].only == "baron-zachareth"
    at = arena(*PARTY)
    at.hand()
    baron = bears(at, "the-shadow-rune", "h6", "baron-zachareth")
    at.put(1, "g6")
    at.activate(baron)
    at.dice("2HH*", "HHH*", "-", "dash")
    at.play("attack 1")
    names = [key.split()[-1] for key in at.offers("surge")]
    assert names == ["card.1", "card.2", "the-shadow-rune.1", "the-shadow-rune.2", "the-shadow-rune.3"]
    at.play("surge 3 the-shadow-rune.1", "surge 5 the-shadow-rune.3")
    assert at.figure(1).damage == 7 and at.state.overlord.hand == ("dash",)


@pytest.mark.rule("D2-X-29", "D2-OTN-11", "D2-CND-07")
def test_the_scorpions_kiss_binds_and_poisons() -> None:
    at = arena(*PARTY)
    at.hand()
    alric = bears(at, "scorpions-kiss", "h6")
    at.put(1, "e6")
    at.put(2, "b3")
    at.activate(alric)
    at.dice("S", "SS")  # Grisban's Awareness is 1
    at.play("act scorpions-kiss")
    assert {each.name for each in at.figure(1).conditions} == {"immobilized", "poisoned"}
    assert not at.offers("act scorpions")
    other = arena(*PARTY)
    other.hand()
    alric = bears(other, "scorpions-kiss", "h6")
    other.put(1, "e6")
    other.put(2, "b3")
    other.activate(alric)
    other.dice("S", "-")
    other.play("act scorpions-kiss", "condition poisoned")
    assert [each.name for each in other.figure(1).conditions] == ["poisoned"]
