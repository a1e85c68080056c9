"""Gryvorn Unleashed: lines of the campaign, ward stones, anchors, and the dragon who rises unbound."""

from __future__ import annotations

import pytest

from games.descent.overlord.common import overlord_ends
from games.descent.quests.scene import Scene, scene
from undercroft.games.descent.rules.actions.equipping import Settle
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.defeat import Defeat
from undercroft.games.descent.rules.effects.recovery import Recover
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.allies import AllyTurn
from undercroft.games.descent.rules.quests.finales import more_cards
from undercroft.games.descent.rules.quests.gryvorn_unleashed import Ruin, RuinByTime
from undercroft.games.descent.rules.quests.quest import PlayEncounter
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.round.overlord_turn import can_act
from undercroft.games.descent.rules.values import has_ability
from undercroft.kernel import FigureId, replace

ALL = {"line-frederick": 1, "line-khorayt": 1, "line-binding": 1, "line-blood": 1, "line-wyrm": 1}
CARDS = ("dash", "frenzy", "tripwire", "pit-trap")


def wards(heroes: int = 2, lines: dict[str, int] | None = None) -> Scene:
    return scene("gryvorn-unleashed", 1, heroes, lines or {}, ["zombie", "barghest"])


def arena(heroes: int = 2, share: int = 1, lines: dict[str, int] | None = None, fell: int = 0) -> Scene:
    carry = {"share": share, "zachareth-fell": fell, **(lines or {})}
    return scene("gryvorn-unleashed", 2, heroes, carry, ["barghest", "zombie"])


def stone(at: Scene, number: int) -> str:
    return at.state.tokens[f"ward-stone-{number}"].face


# -- the lines of the campaign


@pytest.mark.rule("D2-FIN-04", "D2-FIN-05")
def test_frederick_joins_both_encounters_if_his_line_is_won() -> None:
    for set_up in (wards, arena):
        assert set_up(lines={}).kinds("freed-frederick") == []
        at = set_up(4, lines=ALL)
        assert at.figure(at.one("freed-frederick")).full == 12


@pytest.mark.rule("D2-FIN-05", "D2-QST-03")
def test_frederick_comes_again_to_the_second_encounter_though_he_fell() -> None:
    at = wards(lines={"line-frederick": 1})
    at.state.history = (("line-frederick", 1),)  # as a campaign tells it
    zachareth, frederick = at.one("baron-zachareth"), at.one("freed-frederick")
    at.only(zachareth, frederick)
    at.run(Suffer(frederick, 20))
    at.run(Suffer(zachareth, 20))
    assert not at.kinds("freed-frederick")
    at.state.counters.update({"ended": 2, "restored-ward-stone-3": 1})
    at.state.marks += ("west-open",)
    at.put(1, "e10")
    at.turn(1)
    at.dice("-", "-")
    at.play("quest restore ward-stone-3", "attribute knowledge")
    while not at.kinds("freed-frederick"):
        assert at.state.encounter == 2 and at.state.round == 0
        at.play(sorted(at.keys())[0])
    assert at.figure(at.one("freed-frederick")).damage == 0


@pytest.mark.rule("D2-TER-13", "D2-TER-14", "D2-TER-15", "D2-RND-08")
def test_frederick_climbs_out_of_a_pit_and_does_nothing_else_there() -> None:
    at = arena(2, lines=ALL)
    frederick, gryvorn = at.one("freed-frederick"), at.one("gryvorn")
    at.only(frederick, gryvorn)
    at.put(frederick, "b5")
    at.put(gryvorn, "a7", "b7", "a8", "b8", "a9", "b9")
    at.run(AllyTurn(frederick))
    assert at.keys() == {"climb", "end-turn"}
    at.play("climb", "space c5")
    assert at.squares(frederick) == ["c5"] and not at.offers("attack"), "it was his move or attack"


@pytest.mark.rule("D2-FIN-04", "D2-FIN-05")
@pytest.mark.parametrize(("won", "extra"), [(0, 2), (1, 1)])
def test_else_one_figure_more_comes_in_even_rounds(won: int, extra: int) -> None:
    at = wards(lines={"line-frederick": won})
    at.only()
    for round_, wanted in ((1, 1), (2, extra)):
        at.state.round = round_
        at.run(Reinforce())
        for _ in range(wanted):
            at.play("group zombie")
            if at.asked.what == "descent.place_monster.choose":
                at.play(at.offers("stand")[0])
        assert not at.offers("group")


@pytest.mark.rule("D2-FIN-04")
@pytest.mark.parametrize(("heroes", "won", "health"), [(2, 1, 12), (2, 0, 18), (3, 0, 24), (4, 1, 24)])
def test_khorayt_changes_the_last_enemys_health(heroes: int, won: int, health: int) -> None:
    at = arena(heroes, lines={"line-khorayt": won})
    gryvorn = at.one("gryvorn")
    assert at.figure(gryvorn).full == health
    assert at.kinds("shadow-dragon") == [gryvorn]


@pytest.mark.rule("D2-FIN-04", "D2-OSU-08")
def test_the_binding_is_a_card_more_or_a_test_repeated() -> None:
    at = wards()
    assert more_cards(at.game) == 1
    assert more_cards(wards(lines=ALL).game) == 0
    assert more_cards(arena().game) == 0
    at.state.overlord = replace(at.state.overlord, hand=())
    at.dice(*CARDS[:3])
    at.state.frames[-1] = PlayEncounter(1, opening=True, step="deal")
    at.game.open = ()
    at.game.advance()
    assert len(at.state.overlord.hand) == 3


@pytest.mark.rule("D2-FIN-04", "D2-ATT-02")
def test_the_heroes_repeat_one_quest_test_a_round() -> None:
    at = wards(lines=ALL)
    at.only()
    at.put(1, "p8")
    at.turn(1)
    at.dice("SSS", "SSSS", "-", "-")
    at.play("quest restore ward-stone-1", "attribute willpower", "yes")
    assert at.state.counters["restored-ward-stone-1"] == 1
    at.dice("SSS", "SSSS")
    at.play("quest restore ward-stone-1", "attribute willpower")
    assert at.asked.what == "descent.hero_turn.choose"
    assert at.state.counters["restored-ward-stone-1"] == 1


@pytest.mark.rule("D2-FIN-05")
def test_without_the_binding_nothing_is_repeated() -> None:
    at = wards()
    at.only()
    at.put(1, "p8")
    at.turn(1)
    at.dice("SSS", "SSSS")
    at.play("quest restore ward-stone-1", "attribute willpower")
    assert at.asked.what == "descent.hero_turn.choose"


@pytest.mark.rule("D2-FIN-04")
@pytest.mark.parametrize(("won", "health"), [(0, 7), (1, 4)])
def test_blood_halves_elizas_health_rounded_up(won: int, health: int) -> None:
    at = wards(lines={"line-blood": won})
    assert at.figure(at.one("lady-eliza-farrow")).full == health


@pytest.mark.rule("D2-FIN-04", "D2-RND-09")
@pytest.mark.parametrize("won", [0, 1])
def test_belthir_arrives_at_the_end_of_round_three_unless_the_wyrm_is_the_heroes(won: int) -> None:
    at = arena(lines={"line-wyrm": won})
    at.state.round = 2
    at.run(RoundEnds())
    assert at.kinds("belthir") == []
    at.state.round = 3
    at.run(RoundEnds())
    at.play("use arrivals")
    if not won:
        at.play(at.offers("stand")[0])
    assert len(at.kinds("belthir")) == 1 - won


# -- the broken wards


@pytest.mark.rule("D2-SPC-03")
def test_a_lieutenant_profanes_a_stone_once_a_turn_four_times() -> None:
    at = wards()
    merick = at.one("lord-merick-farrow")
    at.only(merick)
    at.put(merick, "p8")
    for round_ in (1, 2, 3, 4):
        at.state.round, at.state.activated = round_, ()
        at.activate(merick)
        at.play("quest profane ward-stone-1")
        assert at.state.counters["profaned-ward-stone-1"] == round_
        assert not at.offers("quest profane")
        del at.state.frames[2:]
    assert stone(at, 1) == "profaned"
    assert (at.state.counters["ended"], at.state.counters.get("whole", 0)) == (1, 0)
    assert at.figure(merick).cells


def test_no_minion_profanes() -> None:
    at = wards()
    zombie = at.one("zombie")
    at.only(zombie)
    at.put(zombie, "p8")
    at.activate(zombie)
    assert not at.offers("quest profane")


@pytest.mark.rule("D2-SPC-03")
def test_two_passes_make_a_stone_whole_and_its_keeper_leaves() -> None:
    at = wards()
    merick = at.one("lord-merick-farrow")
    at.only(merick)
    at.state.counters["profaned-ward-stone-1"] = 3
    at.put(1, "p8")
    at.turn(1)
    at.dice("-", "-", "-", "-")
    at.play("quest restore ward-stone-1", "attribute knowledge")
    assert stone(at, 1) == "sound"
    at.play("quest restore ward-stone-1", "attribute willpower")
    assert stone(at, 1) == "whole"
    assert at.state.counters["whole"] == 1
    assert (at.figure(merick).cells, at.figure(merick).phase) == (0, "away")


def test_zachareth_waits_behind_the_door_until_two_stones_have_ended() -> None:
    at = wards()
    zachareth = at.one("baron-zachareth")
    assert not can_act(at.game, zachareth, "baron-zachareth")
    at.only(zachareth)
    at.state.tokens["ward-stone-1"] = replace(at.state.tokens["ward-stone-1"], face="profaned")
    at.state.counters.update({"ended": 1, "restored-ward-stone-2": 1})
    at.put(1, "l3")
    at.turn(1)
    at.dice("-", "-")
    at.play("quest restore ward-stone-2", "attribute knowledge")
    assert 1 in at.state.doors and 1 in at.state.unlocked
    assert can_act(at.game, zachareth, "baron-zachareth")


@pytest.mark.rule("D2-DOR-02")
def test_nobody_opens_the_western_door_before() -> None:
    at = wards()
    at.only()
    at.put(1, "i9")
    at.turn(1)
    assert not at.offers("open 1") and not at.offers("quest")


@pytest.mark.rule("D2-GEN-06", "D2-QST-03")
@pytest.mark.parametrize(("whole", "share"), [(0, 1), (2, 2)])
def test_it_ends_with_the_third_stone_and_at_most_two_count(whole: int, share: int) -> None:
    at = wards()
    zachareth = at.one("baron-zachareth")
    at.only(zachareth)
    at.run(Suffer(zachareth, 20))
    at.state.counters.update({"ended": 2, "whole": whole, "restored-ward-stone-3": 1})
    at.state.marks += ("west-open",)
    at.put(1, "e10")
    at.turn(1)
    at.dice("-", "-")
    at.play("quest restore ward-stone-3", "attribute knowledge")
    assert at.ended() == [{"share": share, "zachareth-fell": 1}]


def test_when_time_is_up_other_stones_are_lost() -> None:
    at = wards()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.won() == ["overlord"]
    assert dict(at.state.carry) == {"share": 0, "zachareth-fell": 0}


# -- the Dragonlord


@pytest.mark.parametrize(("fell", "health"), [(0, 10), (1, 5)])
def test_a_zachareth_who_fell_has_half_his_health(fell: int, health: int) -> None:
    at = arena(fell=fell)
    assert at.figure(at.one("baron-zachareth")).full == health


@pytest.mark.rule("D2-OTN-12", "D2-QST-02", "D2-SET-08")
def test_gryvorn_attacks_with_both_actions_flies_and_is_not_held() -> None:
    at = arena()
    gryvorn = at.one("gryvorn")
    assert has_ability(at.game, gryvorn, "fly")
    for condition in ("stunned", "immobilized", "poisoned"):
        inflict(at.game, gryvorn, condition)
    assert [each.name for each in at.figure(gryvorn).conditions] == ["poisoned"]
    at.only(gryvorn)
    at.put(gryvorn, "a9", "b9", "a10", "b10", "a11", "b11")
    at.state.figures[gryvorn] = replace(at.figure(gryvorn), conditions=())
    at.put(1, "c10", hp=14)
    at.activate(gryvorn)
    for left in (1, 0):
        at.dice("X", *["H"] * (len(profiles(at.game, gryvorn)[0].dice) - 1), "-")
        at.play(at.offers("attack")[0])
        at.pass_hidden()
        assert at.state.turn.actions == left
    assert not at.offers("attack")


@pytest.mark.rule("D2-KO-23", "D2-OLC-02", "D2-QST-02")
@pytest.mark.parametrize("bound", [2, 3])
def test_unbound_he_rises_at_the_breach(bound: int) -> None:
    at = arena()
    gryvorn = at.one("gryvorn")
    at.state.counters["bound"] = bound
    at.dice("dash")
    at.run(Suffer(gryvorn, 40))
    if bound == 3:
        assert at.result() == "heroes-won"
        return
    place = at.offers("stand")[0]
    at.play(place)
    assert at.figure(gryvorn).hp == 6
    assert "d10" in at.squares(gryvorn)
    assert at.state.overlord.hand == ("dash",)
    assert at.state.counters["ruin"] == 1
    assert at.result() == ""


@pytest.mark.rule("D2-KO-01")
@pytest.mark.parametrize("bound", [2, 3])
def test_no_card_defeats_him_outright_while_he_is_unbound(bound: int) -> None:
    """Blood Rage would, after its two attacks."""
    at = arena()
    at.state.counters["bound"] = bound
    gryvorn = at.one("gryvorn")
    at.run(Defeat(gryvorn, gryvorn, outright=True))
    assert bool(at.figure(gryvorn).cells) is (bound < 3)
    assert at.figure(gryvorn).damage == 0 or bound == 3


@pytest.mark.parametrize("share", [0, 2])
def test_whole_stones_are_a_share_that_stays(share: int) -> None:
    at = arena(share=share)
    assert at.state.counters.get("bound", 0) == share


@pytest.mark.rule("D2-ATT-03")
def test_an_anchor_is_bound_by_willpower_and_broken_by_gryvorn() -> None:
    at = arena(share=1)
    at.only()
    at.put(1, "i10")
    at.turn(1)
    at.dice("-", "-")
    at.play("quest bind anchor-3")
    assert (at.state.tokens["anchor-3"].face, at.state.counters["bound"]) == ("bound", 2)
    at.play("end-turn")
    at.pass_hidden()
    gryvorn = FigureId(next(i for i, leaf in at.state.figures.items() if leaf.name == "gryvorn"))
    at.put(1, "l8")
    at.put(gryvorn, "g9", "h9", "g10", "h10", "g11", "h11")
    at.activate(gryvorn)
    at.play("quest break-anchor anchor-3")
    assert (at.state.tokens["anchor-3"].face, at.state.counters["bound"]) == ("loose", 1)
    assert not at.offers("quest break-anchor")


@pytest.mark.parametrize("runes", [0, 1])
def test_the_bearer_of_the_shadow_rune_counts_a_shield_less(runes: int) -> None:
    at = arena()
    at.only()
    if runes:
        at.give(1, "the-shadow-rune")
    at.put(1, "i10")
    at.turn(1)
    at.dice("SS", "SS")  # Grisban's willpower is 3
    at.play("quest bind anchor-3")
    assert (at.state.tokens["anchor-3"].face == "bound") is bool(runes)


@pytest.mark.rule("D2-OTN-18", "D2-QST-02")
def test_ruin_grows_if_he_attacked_and_stands_on_the_breach() -> None:
    at = arena()
    gryvorn = at.one("gryvorn")
    at.only(gryvorn)
    at.put(gryvorn, "c9", "d9", "c10", "d10", "c11", "d11")
    assert not Ruin().applies(at.game)
    at.put(1, "e10")
    dice = profiles(at.game, gryvorn)[0].dice
    at.dice("X", *["H"] * (len(dice) - 1), "-")
    at.run(Attack(gryvorn, FigureId(1), profiles(at.game, gryvorn)[0]))
    at.pass_hidden()
    assert "raged-1" in at.state.marks
    at.state.round = 1
    at.put(gryvorn, "a7", "b7", "a8", "b8", "a9", "b9")
    assert not Ruin().applies(at.game)
    at.put(gryvorn, "c9", "d9", "c10", "d10", "c11", "d11")
    overlord_ends(at)
    assert at.state.counters["ruin"] == 1


@pytest.mark.rule("D2-QST-02")
def test_every_third_round_brings_ruin() -> None:
    at = arena(lines=ALL)
    assert [round_ for round_ in range(1, 10) if _rounds(at, round_)] == [3, 6, 9]
    at.state.round = 3
    at.run(RoundEnds())
    at.play("use ruin-by-time")
    assert at.state.counters["ruin"] == 1


def _rounds(at: Scene, round_: int) -> bool:
    at.state.round = round_
    return RuinByTime().applies(at.game)


@pytest.mark.parametrize(("heroes", "ruin"), [(2, 4), (4, 5)])
def test_enough_ruin_wins_for_the_overlord(heroes: int, ruin: int) -> None:
    at = arena(heroes, lines=ALL)
    at.state.counters["ruin"] = ruin - 1
    at.state.round, at.state.marks = 6, ("arrived-belthir",)
    at.run(RoundEnds())
    assert at.result() == "overlord-won"


@pytest.mark.rule("D2-GEN-05")
def test_the_overlord_wins_when_all_heroes_lie_at_once() -> None:
    at = arena()
    at.dice("dash", "frenzy")
    at.run(Suffer(FigureId(1), 20))
    assert at.result() == ""
    at.run(Suffer(FigureId(2), 20))
    assert at.result() == "overlord-won"


@pytest.mark.rule("D2-FAT-14", "D2-KO-16")
def test_each_time_a_hero_stands_up_he_has_two_health_less() -> None:
    at = arena()
    at.dice("dash", "frenzy")
    for full in (12, 10):
        at.run(Suffer(FigureId(1), 20))
        at.run(Recover(FigureId(1), 1))
        if at.offers("space"):
            at.play(at.offers("space")[0])
        assert (at.figure(1).full, at.figure(1).hp) == (full, 1)


@pytest.mark.rule("D2-CRD-02", "D2-FAT-14")
def test_wounds_leave_a_hero_one_health_whatever_he_puts_on_then() -> None:
    """His seventh fall would leave him 0 of his 14; he is still somebody when he changes his weapon."""
    at = arena()
    for _ in range(8):
        at.game.modify("health", -2, subject=FigureId(1), source="wounds")
    at.run(Settle(FigureId(1)))
    assert (at.figure(1).full, at.figure(1).hp) == (1, 1)


@pytest.mark.rule("D2-MON-08")
def test_minions_come_every_second_turn() -> None:
    at = arena()
    at.only()
    at.state.round = 2
    at.run(Reinforce())
    assert sorted(at.offers("group")) == ["group barghest", "group zombie"]
    at.play("pass")
    at.state.round = 3
    assert Reinforce().applies(at.game) is False


def test_the_clock_of_the_dragonlord_favours_the_overlord() -> None:
    at = arena()
    at.state.round = 15
    at.run(RoundEnds())
    while at.game.open and not at.result():
        at.play(at.asked.options[0].key)
    assert at.result() == "overlord-won"
