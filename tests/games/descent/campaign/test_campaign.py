"""The campaign from First Blood to its end, and the phase after each quest (D2-CAM, D2-CPH)."""

from __future__ import annotations

import pytest

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.campaign.events import (
    ExperienceGained,
    GoldGained,
    QuestChosen,
    RelicTaken,
    ShopOpened,
)
from undercroft.games.descent.campaign.options import (
    GiveToOption,
    GoldOption,
    LeaveShopOption,
    NextQuestOption,
    PlayHereOption,
    RecordOption,
    SaveOption,
)
from undercroft.games.descent.campaign.rules.phase import CampaignPhase
from undercroft.games.descent.campaign.setup import tally
from undercroft.games.descent.campaign.state import CampaignReport, Played
from undercroft.games.descent.report import HeroReport, QuestReport
from undercroft.kernel import CardId, IllegalAnswer, Seat, replace

from .camp import (
    ACT_1,
    HEROES,
    OVERLORD,
    RECORDS,
    begun,
    charge_of,
    come_home,
    offered,
    pass_by,
    pick,
    play,
    report,
)

LORD = Seat(4)


@pytest.mark.rule("D2-CAM-04", "D2-CAM-06", "D2-CAM-11", "D2-CAM-16", "D2-CAM-08", "D2-CAM-09")
def test_it_begins_with_first_blood_and_nothing_but_basic_cards() -> None:
    g = begun()
    charge = charge_of(g)
    assert (charge.quest, charge.act, charge.route) == ("first-blood", 1, ())
    assert [hero.skills for hero in charge.heroes] == [()] * 4
    for hero in charge.heroes:
        assert hero.items == tuple(map(CardId, RECORDS.calling[hero.calling].items))
    assert sorted(charge.deck) == sorted(RECORDS.basic_deck) and len(charge.deck) == 15
    assert g.state.purse.gold == 0 and all(hero.xp == 0 for hero in g.state.heroes.values())


@pytest.mark.rule("D2-CAM-05", "D2-CAM-12", "D2-CAM-13")
def test_the_quest_is_played_by_its_own_rules_from_the_charge() -> None:
    quests = lay_out(box_of("descent"))
    g = begun(players=2)
    game = quests.new_game(quests.charged(charge_of(g)), "seed")
    assert game.state.quest == "first-blood" and len(game.state.heroes) == 2
    assert game.state.act == 1


@pytest.mark.rule("D2-CPH-02", "D2-CPH-03", "D2-SHP-01", "D2-SHP-02")
def test_search_cards_become_gold_used_or_not() -> None:
    g = begun()
    gold = {card.id: card.gold for card in RECORDS.search.values()}
    potion, chest = CardId("health-potion"), CardId("treasure-chest")
    come_home(g, HEROES, [(potion,), (), (chest,)])
    assert g.state.purse.gold == gold["health-potion"] + gold["treasure-chest"] > 0
    assert any(
        isinstance(entry.event, GoldGained) and entry.event.source == "search" for entry in g.log or ()
    )


@pytest.mark.rule("D2-CPH-07", "D2-EXP-01", "D2-EXP-02")
def test_everybody_has_one_experience_more_whoever_won() -> None:
    for winner in (HEROES, OVERLORD):
        g = begun()
        come_home(g, winner)
        given = [entry.event.seat for entry in g.log or () if isinstance(entry.event, ExperienceGained)]
        assert sorted(given) == [0, 1, 2, 3, 4]


@pytest.mark.rule("D2-CPH-08", "D2-SHP-01")
def test_the_winner_of_a_fat_goblin_has_gold_or_experience() -> None:
    g = begun()
    play(g, "first-blood", HEROES)
    before = g.state.purse.gold
    play(g, "a-fat-goblin", HEROES)
    assert g.state.purse.gold == before + 4 * 25
    g = begun()
    play(g, "first-blood", OVERLORD)
    play(g, "a-fat-goblin", OVERLORD)
    assert g.state.overlord.earned == 3 and g.state.purse.gold == 0


@pytest.mark.rule("D2-REL-01", "D2-REL-02", "D2-REL-03", "D2-REL-04", "D2-REL-11")
def test_a_relic_goes_to_the_hero_of_their_choice_or_to_the_overlord() -> None:
    g = begun()
    play(g, "first-blood", HEROES)
    pick(g, NextQuestOption("the-cardinals-plight"))
    come_home(g, HEROES)
    assert offered(g) == [GiveToOption(Seat(n)) for n in range(4)]
    assert g.open[0].seats == (0, 1, 2, 3)
    pick(g, GiveToOption(Seat(2)))
    assert "staff-of-light" in g.state.heroes[Seat(2)].items
    g = begun()
    play(g, "first-blood", OVERLORD)
    play(g, "the-cardinals-plight", OVERLORD)
    taken = [entry.event.relic for entry in g.log or () if isinstance(entry.event, RelicTaken)]
    assert taken == list(g.state.overlord.relics) and len(taken) == 1
    assert RECORDS.relic[taken[0]].item == "staff-of-light"


@pytest.mark.rule("D2-CPH-01", "D2-CPH-09", "D2-CPH-10", "D2-ERR-03")
def test_experience_comes_before_the_shop_and_after_it_with_errata() -> None:
    first = begun()
    come_home(first, HEROES)
    for seat in (0, 1, 2, 3, 4):
        assert first.open[0].seats == (seat,) and SaveOption() in offered(first)
        pick(first, SaveOption())
    assert LeaveShopOption() in offered(first)
    second = begun(variants=("errata",))
    come_home(second, HEROES)
    assert LeaveShopOption() in offered(second)
    pick(second, LeaveShopOption())
    for seat in (0, 1, 2, 3, 4):
        assert second.open[0].seats == (seat,) and SaveOption() in offered(second)
        pick(second, SaveOption())
    assert NextQuestOption("a-fat-goblin") in offered(second), "each is asked once"


@pytest.mark.rule("D2-CPH-11", "D2-NXT-01", "D2-NXT-08")
def test_the_winner_chooses_the_next_quest_after_the_phase() -> None:
    g = begun()
    come_home(g, OVERLORD)
    pass_by(g)
    assert g.open[0].seats == (LORD,) and offered(g) == [NextQuestOption(quest) for quest in ACT_1]
    pick(g, NextQuestOption("castle-daerion"))
    assert charge_of(g).quest == "castle-daerion"
    g = begun()
    come_home(g, HEROES)
    pass_by(g)
    assert g.open[0].seats == (0, 1, 2, 3)


@pytest.mark.rule("D2-CPH-04", "D2-CPH-05", "D2-CPH-06", "D2-CPH-12", "D2-CPH-15", "D2-EXP-17", "D2-EXP-07")
def test_everybody_comes_hale_and_with_all_cards_to_the_next_quest() -> None:
    """The charge says who comes with what; damage, conditions, hand and cards set aside stay behind."""
    quests = lay_out(box_of("descent"))
    g = begun(players=2)
    hurt = replace(report(g, OVERLORD).heroes[0], damage=5, fatigue=3, out=True)
    told = report(g, OVERLORD)
    g.report(replace(told, heroes=(hurt, *told.heroes[1:])))
    pass_by(g)
    pick(g, NextQuestOption("castle-daerion"))
    game = quests.new_game(quests.charged(charge_of(g)), "seed")
    assert all(not figure.damage and not figure.is_out for figure in game.state.figures.values())
    assert len(game.state.overlord.owned) == 15


@pytest.mark.rule("D2-CAM-14", "D2-CAM-15", "D2-NXT-03", "D2-CPH-02")
def test_a_quest_played_at_ones_own_table_is_recorded() -> None:
    g = begun(variants=("own-table",))
    assert offered(g) == [PlayHereOption(), RecordOption(HEROES), RecordOption(OVERLORD)]
    pick(g, RecordOption(OVERLORD))
    assert GoldOption(0) in offered(g) and GoldOption(25) in offered(g)
    pick(g, GoldOption(75))
    assert g.state.played[-1].winner == OVERLORD and g.state.played[-1].recorded
    assert g.state.purse.gold == 75 and g.state.overlord.xp == 1
    pass_by(g)
    pick(g, NextQuestOption("castle-daerion"))
    pick(g, PlayHereOption())
    assert charge_of(g).quest == "castle-daerion"


def test_a_report_that_cannot_be_of_the_quest_changes_nothing() -> None:
    g = begun()
    before = g.state.digest()
    right = report(g, HEROES)
    for wrong, why in (
        (replace(right, quest="castle-daerion"), "castle-daerion"),
        (replace(right, winner="nobody"), "nobody"),
        (replace(right, heroes=right.heroes[:3]), "were not sent"),
        (replace(right, heroes=(replace(right.heroes[0], items=()), *right.heroes[1:])), "did not come back"),
    ):
        with pytest.raises(IllegalAnswer, match=why):
            g.report(wrong)
    assert g.state.digest() == before
    g.report(right)
    with pytest.raises(IllegalAnswer):
        g.report(right)


@pytest.mark.rule("D2-CAM-15")
def test_heroes_keep_what_they_traded_in_the_quest() -> None:
    g = begun()
    play(g, "first-blood", HEROES)
    g.state.heroes[Seat(0)] = replace(
        g.state.heroes[Seat(0)], items=(CardId("leather-armor"), *g.state.heroes[Seat(0)].items)
    )
    pick(g, NextQuestOption("castle-daerion"))
    charge = charge_of(g)
    items = [hero.items for hero in charge.heroes]
    items[0], items[1] = items[0][1:], (CardId("leather-armor"), *items[1])
    g.report(report(g, HEROES, items=items))
    assert "leather-armor" in g.state.heroes[Seat(1)].items
    assert "leather-armor" not in g.state.heroes[Seat(0)].items


@pytest.mark.rule("D2-EPI-01", "D2-EPI-02", "D2-EPI-07")
def test_an_epic_campaign_begins_with_experience_and_gold() -> None:
    g = begun(variants=("epic-expert",))
    assert all(hero.xp == 6 for hero in g.state.heroes.values()) and g.state.overlord.xp == 8
    assert g.state.purse.gold == 4 * 250
    pass_by(g)
    opened = [entry.event for entry in g.log or () if isinstance(entry.event, ShopOpened)]
    assert {RECORDS.item[card.partition("#")[0]].act for card in opened[0].cards} == {1, 2}
    assert charge_of(g).quest == "first-blood" and charge_of(g).act == 2


def test_the_first_quest_is_told_and_the_phase_is_a_chapter_of_its_own() -> None:
    g = begun()
    assert [entry.event.quest for entry in g.log or () if isinstance(entry.event, QuestChosen)] == [
        "first-blood"
    ]
    come_home(g, HEROES)
    assert any(isinstance(frame, CampaignPhase) for frame in g.state.frames)


def test_a_report_has_the_seats_of_the_heroes() -> None:
    g = begun(players=2)
    found = report(g, HEROES)
    assert isinstance(found, QuestReport) and [type(hero) for hero in found.heroes] == [HeroReport] * 2


def test_the_statistics_tell_who_won_each_quest() -> None:
    g = begun()
    come_home(g, HEROES)
    played = (*g.state.played, Played("a-fat-goblin", OVERLORD))
    report = CampaignReport(played, tuple(g.state.heroes.values()), g.state.overlord, g.state.purse)
    told = tally(report)
    assert (told["quests"], told["quests of the heroes"]) == (2, 1)
    assert (told["heroes won first-blood"], told["heroes won a-fat-goblin"]) == (1, 0)
