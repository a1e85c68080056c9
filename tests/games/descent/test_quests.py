"""Quests and encounters: objectives, transition, carry-over, ends (D2-QST, D2-GEN)."""

from __future__ import annotations

import pytest

from games.descent.quests.scene import Scene, scene, set_up
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.events.fights import RecoveryRolled, StoodUp
from undercroft.games.descent.records.quest_rules import ActRule, Part
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.goals import winner
from undercroft.games.descent.setup import DescentSetup
from undercroft.kernel import CardId, FigureId, GameOver, replace

EDITION = lay_out(box_of("descent"))
QUESTS = EDITION.rules.content.quest


def harvest(heroes: int = 2) -> Scene:
    return scene("a-fat-goblin", heroes=heroes, groups=["merriod"])


def end_harvest(at: Scene) -> None:
    """A goblin leaves with the last bundle; the first encounter is over."""
    goblin = at.one("goblin-archer")
    at.state.tokens = {"crop-1": at.state.tokens["crop-1"]}
    at.put(goblin, "b11")
    at.carry_token(goblin, "crop-1")
    at.activate(goblin)
    at.play("move", "leave exit")


# -- the quest


def test_a_quest_is_one_game_with_one_or_two_encounters() -> None:
    single = {name for name, quest in QUESTS.items() if len(quest.encounters) == 1}
    assert single == {"first-blood", "the-shadow-vault", "the-overlord-revealed"}
    assert sorted(quest.number for quest in QUESTS.values()) == list(range(1, 21))


@pytest.mark.rule("D2-GEN-05")
def test_every_last_encounter_has_an_objective_for_each_side() -> None:
    for quest in QUESTS.values():
        last = quest.encounters[-1]
        assert last.heroes
        assert last.overlord
        assert not last.ends


def test_every_first_encounter_leaves_something_to_the_second() -> None:
    for quest in QUESTS.values():
        if len(quest.encounters) == 2:
            first, second = quest.encounters
            left = {entry.name for entry in first.carry}
            assert left or first.ending
            if left:
                assert {name for name, _ in second.history} <= left


def test_every_statement_has_its_provenance() -> None:
    """Most of what is known is marked so, and the rest is not passed off as known."""
    for quest in QUESTS.values():
        parts: list[Part] = []
        for page in quest.encounters:
            parts += [*page.groups, *page.tokens, *page.heroes, *page.overlord, *page.rules, *page.reinforce]
        marks = {part.provenance for part in parts}
        assert "designed" in marks
        assert "known" in marks or all(page.provenance == "designed" for page in quest.encounters)


def test_dials_are_used_and_begin_with_the_default() -> None:
    for quest in QUESTS.values():
        for page in quest.encounters:
            told = repr(page)
            for dial in page.dials:
                assert told.count(f"'{dial.id}'") > 1, f"{quest.id}: nothing uses the dial {dial.id}"
                assert len(set(map(str, dial.values))) == len(dial.values)


def test_acts_have_names_of_their_own() -> None:
    for quest in QUESTS.values():
        for page in quest.encounters:
            acts = [rule.act for rule in page.rules if isinstance(rule, ActRule)]
            assert len(acts) == len(set(acts))


# -- ends


@pytest.mark.rule("D2-GEN-07", "D2-QST-16", "D2-GEN-03")
def test_the_last_encounter_decides_the_quest_at_once() -> None:
    at = scene("a-fat-goblin", 2, groups=["barghest"])
    at.run(Suffer(at.one("splig"), 30))
    over = at.events(GameOver)[0]
    assert over.result == "heroes-won"
    assert over.winners == (0, 1)
    assert not at.state.frames


@pytest.mark.rule("D2-GEN-06", "D2-QST-03")
def test_the_first_encounter_decides_nothing() -> None:
    at = harvest()
    end_harvest(at)
    assert at.events(GameOver) == []
    assert at.state.encounter == 2


@pytest.mark.rule("D2-QST-18", "D2-QST-03")
def test_what_is_being_resolved_is_broken_off() -> None:
    """Mauler falls in the middle of an attack: nothing of it, of the turn or the round goes on."""
    at = scene("first-blood")
    at.put(at.one("mauler"), "g6", "h6", "g7", "h7", hp=1)
    at.put(1, "f6")
    at.turn(1)
    at.state.marks += ("war-cry",)
    at.dice("2HH*", "HHH", "-", "-")
    weapon = at.hero(1).equipped[0]
    at.play(f"attack {at.one('mauler')} {weapon}")
    while at.game.open:
        at.play("pass" if at.can("pass") else sorted(at.keys())[0])
    assert at.result() == "heroes-won"


@pytest.mark.rule("D2-GEN-11", "D2-QST-19")
@pytest.mark.parametrize(("turn", "side"), [(1, "heroes"), (11, "overlord")])
def test_of_both_sides_that_of_the_current_player_was_first(turn: int, side: str) -> None:
    at = scene("first-blood")
    mauler = at.one("mauler")
    at.put(mauler, hp=0)
    at.state.figures[mauler] = replace(at.figure(mauler), cells=0, phase="fallen")
    at.state.counters["left-goblin-archer"] = 5
    at.state.turn = replace(at.state.turn, figure=FigureId(turn))
    assert winner(at.game) == side


@pytest.mark.rule("D2-GEN-10")
def test_all_heroes_knocked_out_ends_nothing() -> None:
    at = scene("first-blood")
    at.dice("dash", "frenzy")
    at.run(Suffer(FigureId(1), 30))
    at.run(Suffer(FigureId(2), 30))
    assert all(at.figure(i).is_out for i in (1, 2))
    assert at.result() == ""
    assert at.game.open


# -- the transition


@pytest.mark.rule("D2-QST-04", "D2-QST-05", "D2-QST-06", "D2-QST-07", "D2-QST-08")
def test_damage_conditions_and_cards_stay_fatigue_goes_and_feats_return() -> None:
    at = harvest()
    at.give(1, "stamina-potion")
    at.put(1, hp=at.figure(1).full - 3, fatigue=2)
    inflict(at.game, FigureId(1), "poisoned")
    at.state.heroes[FigureId(1)] = replace(at.hero(1), feat=False, spent=(CardId("warding-talisman"),))
    end_harvest(at)
    assert at.figure(1).damage == 3
    assert at.figure(1).fatigue == 0
    assert at.figure(1).suffers("poisoned")
    assert at.hero(1).feat
    assert at.hero(1).finds == ("stamina-potion",)
    assert at.hero(1).spent == ("warding-talisman",)


@pytest.mark.rule("D2-QST-09", "D2-QST-12")
def test_a_hero_knocked_out_may_stand_up_for_nothing() -> None:
    """Fatigue goes first, then two red dice bring damage back."""
    at = harvest()
    at.dice("dash")
    at.put(1, "m9")
    at.run(Suffer(FigureId(1), 30))
    end_harvest(at)
    assert at.keys() == {"yes", "pass"}
    assert at.figure(1).fatigue == 0
    at.dice("HH", "HHH")
    at.play("yes")
    assert len(at.events(RecoveryRolled)) == 1
    assert len(at.events(StoodUp)) == 1
    set_up(at, ["barghest"])
    assert at.figure(1).hp == 5
    assert not at.figure(1).is_out
    assert at.figure(1).cells


@pytest.mark.rule("D2-QST-14")
def test_who_declines_begins_knocked_out_in_the_start_area() -> None:
    at = harvest()
    at.dice("dash")
    at.put(1, "m9")
    at.run(Suffer(FigureId(1), 30))
    end_harvest(at)
    at.play("pass")
    set_up(at, ["barghest"])
    assert at.figure(1).is_out
    assert not at.figure(1).cells
    from undercroft.games.descent.rules.quests.page import area

    assert area(at.game, "entrance") >> at.figure(1).lies & 1


@pytest.mark.rule("D2-QST-10", "D2-QST-13")
def test_the_overlord_keeps_his_hand_and_draws_no_new_one() -> None:
    at = harvest()
    at.hand("dash", "frenzy")
    goblin = at.one("goblin-archer")
    at.state.tokens = {"crop-1": at.state.tokens["crop-1"]}
    at.put(goblin, "b11")
    at.carry_token(goblin, "crop-1")
    at.activate(goblin)
    at.play("move", "leave exit")
    left = at.state.deck.size
    set_up(at, ["barghest"])
    assert at.state.overlord.hand == ("dash", "frenzy")
    assert at.state.deck.size == left


@pytest.mark.rule("D2-QST-13")
def test_not_even_with_an_empty_hand() -> None:
    at = harvest()
    end_harvest(at)
    set_up(at, ["barghest"])
    assert at.state.overlord.hand == ()
    assert at.state.acted == ()
    assert at.state.round == 1


@pytest.mark.rule("D2-QST-11", "D2-QST-15")
def test_the_map_is_taken_down_with_all_that_stood_on_it() -> None:
    at = harvest()
    before = {i for i, leaf in at.state.figures.items() if leaf.is_hostile}
    at.state.marks += ("something",)
    end_harvest(at)
    assert not before & set(at.state.figures)
    assert at.state.marks == ()
    assert set(at.state.tokens) == {"prisoner-1", "prisoner-2", "prisoner-3", "prisoner-4"}
    assert at.state.doors == ()


def test_a_hero_who_left_comes_back_with_the_next_map() -> None:
    at = scene("death-on-the-wing", groups=["goblin-archer"])
    at.only(at.one("cave-spider"))
    at.put(at.one("cave-spider"), "a4")
    at.put(1, "b13", hp=5)
    at.put(2, "c13")
    at.turn(1)
    at.play("move", "leave exit")
    at.play("move", "leave exit")
    set_up(at, ["goblin-archer", "cave-spider"])
    assert at.figure(1).cells
    assert at.figure(1).hp == 5


# -- beginning with the second encounter


@pytest.mark.rule("D2-QST-02", "D2-GEN-06")
@pytest.mark.parametrize("quest", [name for name, quest in QUESTS.items() if len(quest.encounters) == 2])
def test_a_quest_can_begin_with_its_second_encounter(quest: str) -> None:
    """A usual result of the first is taken for granted, and the Overlord draws his hand."""
    alone = ("stand-alone",) if QUESTS[quest].alone else ()
    setup = EDITION.settle(DescentSetup(scenario=quest, encounter=2, players=2, variants=alone))
    game = EDITION.new_game(setup, "1")
    for _ in range(60):
        if game.state.round:
            break
        decision = game.open[0]
        game.answer(decision.seats[0], 0)
    assert game.state.encounter == 2
    assert game.state.carry == QUESTS[quest].encounters[1].history
    assert len(game.state.overlord.hand) == 2


@pytest.mark.rule("D2-QST-03")
def test_goals_of_an_earlier_encounter_are_forgotten() -> None:
    at = harvest()
    end_harvest(at)
    set_up(at, ["barghest"])
    goals = [t for armed in at.state.triggers.values() for t in armed if t.source == "goals"]
    assert len(goals) == len({trigger.on for trigger in goals})


@pytest.mark.rule("D2-FAM-13", "D2-ATK-01")
def test_hero_figures_are_attacked_like_heroes() -> None:
    at = scene("castle-daerion", groups=["merriod", "goblin-archer"])
    villager, goblin = at.one("villager"), at.one("goblin-archer")
    at.put(villager, "n13")
    at.put(goblin, "n15")
    at.only(goblin)
    at.activate(goblin)
    assert at.can(f"attack {villager}")
    profile = replace(profiles(at.game, goblin)[0], surges=())
    at.dice("4HH", *["H*" if die == "yellow" else "H" for die in profile.dice[1:]], "-")
    at.run(Attack(goblin, villager, profile))
    assert at.figure(villager).damage
