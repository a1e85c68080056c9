"""When a scenario is over: battle goals, experience, gold, decks (GH-END-07 to -19, GH-BTL)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.gloomhaven.pages import kinds, opened, outcome, verdict
from games.gloomhaven.scenes import Table, shelf
from undercroft.games.gloomhaven.events.cards import ExperienceGained
from undercroft.games.gloomhaven.events.rounds import VerdictReached
from undercroft.games.gloomhaven.events.story import (
    DeckRestored,
    Escaped,
    GivingUp,
    GoalMeasured,
    GoalsReturned,
    Recuperated,
    RewardsEarned,
    SpoilsCounted,
)
from undercroft.games.gloomhaven.library import page
from undercroft.games.gloomhaven.records.goals import BattleGoal
from undercroft.games.gloomhaven.report import ScenarioReport, tally
from undercroft.games.gloomhaven.rules.effects.deaths import Die, exhaust
from undercroft.games.gloomhaven.rules.scenario.aftermath import (
    Aftermath,
    GiveUp,
    giving_up,
    looted,
    would_give_up,
)
from undercroft.games.gloomhaven.rules.scenario.battle_goals import checkmarks, measured
from undercroft.games.gloomhaven.rules.scenario.scenario import PlayScenario
from undercroft.games.gloomhaven.state import MONSTERS, Carried, Deeds, Treasure
from undercroft.kernel import CardId, FigureId, GameOver, Seat
from undercroft.parts.conditions import Condition
from undercroft.parts.decks import Deck, shuffled


def over(verdict: str = "won", *, goal: str = "purist", level: int = 1, **mat: Any) -> Table:
    """The end of scenario 2, which gives rewards: the Brute has this goal."""
    table = opened("2")
    table.knows(verdict=verdict, level=level)
    table.mats(0, goal=CardId(goal), **mat).mats(1, goal=CardId("sadist"))
    return table


@pytest.mark.rule("GH-BTL-02", "GH-END-13")
def test_a_goal_that_was_met_gives_its_checkmarks() -> None:
    table = over(deeds=Deeds()).run(Aftermath())
    mine, other = table.events(GoalMeasured)
    assert (mine.goal, mine.value, mine.met, mine.checkmarks) == ("purist", 0, True, 2)
    assert (other.value, other.met, other.checkmarks) == (0, False, 0)
    assert [event.checkmarks for event in table.events(SpoilsCounted)] == [2, 0]


@pytest.mark.rule("GH-BTL-03", "GH-END-16")
def test_a_lost_scenario_gives_neither_checkmarks_nor_bonus_nor_rewards() -> None:
    table = over("lost", xp=5, money=3).run(Aftermath())
    assert table.events(GoalMeasured)[0].met and table.events(GoalMeasured)[0].checkmarks == 0
    assert not table.events(ExperienceGained) and not table.events(RewardsEarned)
    assert (table.events(SpoilsCounted)[0].xp, table.events(SpoilsCounted)[0].gold) == (5, 6)
    assert outcome(table) == "lost"


@pytest.mark.rule("GH-BTL-06", "GH-END-15")
def test_the_exhausted_take_part_in_everything() -> None:
    table = over(goal="hunter", deeds=Deeds((("elite-kills", 1),)), money=2)
    exhaust(table.game, FigureId(1))
    table.run(Aftermath())
    assert table.events(GoalMeasured)[0].checkmarks == 1
    assert table.events(SpoilsCounted)[0].xp == 6 and table.events(SpoilsCounted)[0].gold == 4
    assert table.hp(1) == table.figure(1).full


@pytest.mark.rule("GH-BTL-07", "GH-END-19")
def test_goals_are_measured_before_cards_are_recovered() -> None:
    hand = opened("2").mat(0).hand
    table = over(goal="zealot", hand=hand[:2], discard=hand[2:3], lost=hand[3:]).run(Aftermath())
    assert (table.events(GoalMeasured)[0].value, table.events(GoalMeasured)[0].met) == (3, True)
    assert len(table.mat(0).hand) == len(hand)
    kinds_of_event = [entry.event.__class__ for entry in table.log]
    assert kinds_of_event.index(GoalMeasured) < kinds_of_event.index(Recuperated)


@pytest.mark.rule("GH-BTL-07")
@pytest.mark.parametrize("goal", sorted(shelf().goal))
def test_every_goal_can_be_met_and_missed(goal: str) -> None:
    record: BattleGoal = shelf().goal[goal]
    table, full = over(goal=goal), shelf().character["brute"].hit_points[0]
    hand, verdicts = table.mat(0).hand, set()
    for many in (0, 1, 5, 14):
        cards = hand[:many]
        table.mats(0, xp=many, hand=cards, discard=(), deeds=Deeds(((record.of, many),)))
        table.looks(1, hp=max(0, full - many), full=full)
        verdicts.add(checkmarks(table.game, table.mat(0))[1])
        expected = {"cards-left": len(cards), "hp-left": max(0, full - many), "hp-missing": min(full, many)}
        assert measured(table.game, table.mat(0)) == expected.get(record.of, many)
    assert verdicts == {True, False}


@pytest.mark.rule("GH-BTL-05", "GH-END-12")
def test_all_goals_go_back_to_the_deck() -> None:
    table = over().run(Aftermath())
    assert table.state.goals == Deck(shuffled(shelf().goal)) and table.mat(0).goal == ""
    assert table.rule_of(GoalsReturned) == "GH-BTL-05"


@pytest.mark.rule("GH-END-13", "GH-LVL-06", "GH-END-07")
@pytest.mark.parametrize("level", [0, 1, 4, 7])
def test_success_gives_each_character_bonus_experience(level: int) -> None:
    table = over(level=level, xp=3).run(Aftermath())
    assert [event.xp for event in table.events(SpoilsCounted)] == [3 + 4 + 2 * level, 4 + 2 * level]


@pytest.mark.rule("GH-END-07", "GH-END-08", "GH-END-09", "GH-END-17", "GH-LVL-05")
def test_looted_tokens_become_gold_by_the_level_and_nothing_else_does() -> None:
    table = over(level=6, money=3, found=("gold:10", "checkmarks:1"))
    table.state.terrain = replace(table.state.terrain, money=((100, 4),))
    table.run(Aftermath())
    mine, other = table.events(SpoilsCounted)
    assert (mine.gold, mine.checkmarks) == (3 * 5 + 10, 2 + 1) and other.gold == 0
    assert table.mat(0).money == 3  # a measure only, for whoever keeps a campaign


@pytest.mark.rule("GH-END-10")
def test_cards_items_and_hit_points_come_back() -> None:
    hand = opened("2").mat(0).hand
    items = (Carried("boots-of-striding", "spent"), Carried("leather-armor", "consumed", 1))
    table = over(hand=hand[:3], discard=hand[3:5], lost=hand[5:], items=items)
    table.looks(1, hp=1).run(Aftermath())
    mat = table.mat(0)
    assert sorted(mat.hand) == sorted(hand) and not mat.discard and not mat.lost
    assert [each.state for each in mat.items] == ["ready", "ready"] and table.hp(1) == table.figure(1).full
    assert not table.figure(1).conditions


@pytest.mark.rule("GH-END-11")
def test_all_decks_lose_what_came_and_goes() -> None:
    table = over()
    deck = table.state.attack_decks[MONSTERS]
    table.state.attack_decks[MONSTERS] = deck.shuffled_in(
        map(CardId, ("bless", "curse", "extra-minus-1"))
    ).discarded(CardId("curse"))
    table.run(Aftermath())
    for kept in table.state.attack_decks.values():
        assert (
            kept.size == 20 and not {"bless", "curse", "extra-minus-1"} & set(kept.pool) and not kept.discard
        )
    assert table.rule_of(DeckRestored) == "GH-END-11"


@pytest.mark.rule("GH-END-13", "GH-SCN-06")
def test_rewards_of_the_page_are_told() -> None:
    assert over().run(Aftermath()).event(RewardsEarned).rewards.gold_each == 10


@pytest.mark.rule("GH-END-01", "GH-END-02", "GH-RND-02")
def test_the_round_is_played_out_before_the_scenario_ends() -> None:
    table = opened("1", chance=())
    table.state.frames.clear()
    frame = PlayScenario((), seated=2)
    frame.step = "play"
    table.knows(rooms=("L1a", "G1b", "I1b"), opened=0, round=0)
    guards = kinds(table, "bandit-guard")
    table.run(frame)
    while not table.state.order:
        table.game.answer(table.game.open[0].seat, 0)
    for guard in guards:
        table.state.frames.append(Die(guard))
    table.game.open = ()
    table.game.advance()
    assert verdict(table) == "won" and not outcome(table) and table.is_asked()
    for _ in range(200):
        if not table.game.open:
            break
        keys = table.game.open[0].keys()
        table.game.answer(
            table.game.open[0].seat, next((k for k in keys if k in ("stop", "skip", "pass")), keys[0])
        )
    assert outcome(table) == "won" and table.state.round == 1
    assert table.entry(VerdictReached).rule == "GH-END-02" and table.event(GameOver).result == "won"


@pytest.mark.rule("GH-END-06")
def test_players_may_give_up_if_all_agree() -> None:
    table = opened("1")
    assert [right.option.key for right in giving_up(table.game, Seat(0))] == ["give-up"]
    table.run(GiveUp(Seat(0)))
    assert [right.option.key for right in giving_up(table.game, Seat(0))] == ["play-on"]
    assert would_give_up(table.state) == {0: True, 1: False}
    table.run(GiveUp(Seat(0))).run(GiveUp(Seat(1)))
    assert not outcome(table)  # the first thought better of it
    assert [event.agrees for event in table.events(GivingUp)] == [True, False, True]
    table.run(GiveUp(Seat(0)))
    assert verdict(table) == "lost" and outcome(table) == "lost"
    assert table.events(SpoilsCounted)


@pytest.mark.rule("GH-END-06")
def test_who_is_out_is_not_asked_about_giving_up() -> None:
    table = opened("1")
    table.mats(1, gone=True)
    assert would_give_up(table.state) == {0: False}
    assert outcome(table.run(GiveUp(Seat(0)))) == "lost"


@pytest.mark.rule("GH-END-06")
def test_nobody_gives_up_in_the_middle_of_a_round() -> None:
    table = opened("1")
    table.knows(order=(object(),))
    assert not giving_up(table.game, Seat(0))


def test_conditions_do_not_outlast_the_scenario() -> None:
    table = over()
    table.looks(1, "poison")
    assert table.figure(1).conditions == (Condition("poison"),)
    assert not table.run(Aftermath()).figure(1).conditions


def reported(table: Table) -> ScenarioReport:
    """What the rules say of the end."""
    ending = table.event(GameOver)
    assert table.state.ending == ending and isinstance(ending.report, ScenarioReport)
    return ending.report


def test_the_report_has_what_everybody_takes_home() -> None:
    hand = opened("2").mat(0).hand
    found = ("gold:10", "item:boots-of-striding", "checkmarks:1")
    table = over(money=3, xp=5, found=found, hand=hand[:2], discard=hand[2:3], lost=hand[3:], level=1)
    table.knows(round=7).run(Aftermath())
    report = reported(table)
    mine, other = report.characters
    assert (mine.seat, mine.kind, mine.level) == (0, "brute", 1)
    assert (mine.xp, mine.gold, mine.tokens) == (5 + 6, 3 * 2 + 10, 3)
    assert (mine.goal, mine.met, mine.checkmarks) == ("purist", True, 2 + 1)
    assert mine.found == ("item:boots-of-striding",)
    assert (mine.lost, mine.left) == (len(hand) - 3, 3), "before all cards are recovered"
    assert (other.goal, other.met, other.checkmarks, other.gold) == ("sadist", False, 0, 0)
    assert not mine.exhausted and not mine.dead
    assert (report.scenario, report.verdict, report.level, report.rounds) == ("002", "won", 1, 7)
    assert report.rooms == table.state.rooms
    assert table.event(GameOver).winners == (0, 1)
    assert tally(report) == {
        "rooms": len(report.rooms), "exhausted": 0, "experience": 11 + 6, "money tokens": 3, "treasures": 0,
        "cards lost": len(hand) - 3, "cards left": 3 + len(table.mat(1).hand),
    }  # fmt: skip


def test_a_lost_scenario_has_no_winners_and_the_report_names_the_exhausted() -> None:
    table = over("lost")
    exhaust(table.game, FigureId(1))
    report = reported(table.run(Aftermath()))
    assert not table.event(GameOver).winners and report.verdict == "lost"
    assert [each.exhausted for each in report.characters] == [True, False]
    assert report.characters[0].met and report.characters[0].checkmarks == 0


def test_who_left_the_map_safely_is_not_reported_exhausted() -> None:
    table = over()
    table.game.emit(Escaped(FigureId(1)))
    assert table.mat(0).gone
    assert [each.exhausted for each in reported(table.run(Aftermath())).characters] == [False, False]


@pytest.mark.rule("GH-TRE-08")
def test_looted_treasure_tiles_are_reported_by_number() -> None:
    table = opened("1")
    table.knows(verdict="lost", rooms=("L1a", "G1b", "I1b"))
    numbers = [tile.number for room in page(table.game).rooms for tile in room.treasures]
    assert numbers == ["7"]
    table.state.terrain = replace(table.state.terrain, treasures=(Treasure(5, "7"),))
    assert looted(table.game) == ()
    table.state.terrain = replace(table.state.terrain, treasures=(Treasure(5, "goal"),))
    assert reported(table.run(Aftermath())).treasures == ("7",)
    table.knows(rooms=("L1a",))
    assert looted(table.game) == (), "what lies in a room that nobody has seen was not looted"
