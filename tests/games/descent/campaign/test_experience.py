"""Spending experience: skills and Overlord cards, and why some cannot be had (D2-EXP)."""

from __future__ import annotations

import pytest

from undercroft.games.descent.campaign.options import BuyOverlordCardOption, LearnOption, SaveOption
from undercroft.games.descent.campaign.rules.experience import OVERLORD_CARDS, SKILLS, SpendExperience
from undercroft.kernel import CardId, Seat, replace

from .camp import HEROES, OVERLORD, RECORDS, Camp, begun, charge_of, come_home, offered, pass_by, pick, play

LORD = Seat(4)


def at_spending(seat: Seat, xp: int) -> Camp:
    """A campaign in which this seat spends experience, so much of it."""
    g = begun()
    g.state.heroes = {
        each: replace(hero, xp=xp if each == seat else 0, earned=xp if each == seat else 0)
        for each, hero in g.state.heroes.items()
    }
    extra = xp - 1 if seat == LORD else 0
    g.state.overlord = replace(g.state.overlord, xp=extra, earned=extra)
    come_home(g, HEROES)
    while g.open and g.open[0].seats != (seat,):
        pick(g, SaveOption())
    return g


def cards(g: Camp) -> list[str]:
    return [each.card for each in offered(g) if isinstance(each, BuyOverlordCardOption)]


@pytest.mark.rule("D2-CAM-07", "D2-EXP-03", "D2-EXP-04", "D2-EXP-05", "D2-EXP-06", "D2-EXP-23")
def test_a_hero_learns_skills_of_his_class_at_their_price() -> None:
    g = at_spending(Seat(0), 2)
    hero = g.state.heroes[Seat(0)]
    own = RECORDS.calling[hero.calling].skills
    learnt = [each.skill for each in offered(g) if isinstance(each, LearnOption)]
    assert learnt == [skill for skill in own[1:] if RECORDS.skill[skill].xp <= 3]
    for skill in [skill for skill in learnt if RECORDS.skill[skill].xp == 1][:2]:
        pick(g, LearnOption(skill))
    hero = g.state.heroes[Seat(0)]
    assert len(hero.skills) == 2 and (hero.xp, hero.earned, hero.spent) == (1, 3, 2)


@pytest.mark.rule("D2-EXP-07", "D2-EXP-24")
def test_a_skill_is_learnt_once_and_taken_to_all_later_quests() -> None:
    g = at_spending(Seat(0), 1)
    skill = next(each.skill for each in offered(g) if isinstance(each, LearnOption))
    pick(g, LearnOption(skill))
    assert not any(each == LearnOption(skill) for each in (offered(g) if g.open else []))
    spend = SpendExperience(Seat(0))
    objection = SKILLS.objection(g, spend, skill)
    assert objection is not None and objection.says == "skill-known"
    pass_by(g)
    play(g, "castle-daerion", HEROES)
    play(g, "a-fat-goblin", HEROES)
    assert g.state.heroes[Seat(0)].skills == (skill,)


@pytest.mark.rule("D2-EXP-03", "D2-EXP-02")
def test_experience_that_is_not_spent_is_kept_by_its_owner() -> None:
    g = begun()
    play(g, "first-blood", HEROES)
    play(g, "castle-daerion", HEROES)
    assert [hero.xp for hero in g.state.heroes.values()] == [2, 2, 2, 2] and g.state.overlord.xp == 2


def test_why_a_skill_cannot_be_learnt() -> None:
    g = at_spending(Seat(0), 1)
    spend = SpendExperience(Seat(0))
    dear = next(skill for skill in RECORDS.calling["berserker"].skills if RECORDS.skill[skill].xp == 3)
    found = SKILLS.objection(g, spend, dear)
    assert found is not None and (found.says, found.number, found.limit) == ("skill-dear", 3, 2)
    told = g.why_not(g.open[0], card="raise-dead")
    assert told is not None and told.says == "skill-of-another-class"


@pytest.mark.rule("D2-EXP-08", "D2-EXP-10", "D2-EXP-11", "D2-EXP-14", "D2-EXP-21", "D2-EXP-22")
def test_the_overlord_buys_cards_of_level_1_and_universal_ones_at_once() -> None:
    g = at_spending(LORD, 3)
    levels = {(RECORDS.overlord[card].deck, RECORDS.overlord[card].level) for card in cards(g)}
    assert {("warlord", 1), ("saboteur", 1), ("magus", 1)} <= levels
    assert all(level <= 1 for deck, level in levels) and any(deck == "universal" for deck, _ in levels)
    pick(g, BuyOverlordCardOption("dark-fortitude"))
    pick(g, BuyOverlordCardOption("explosive-runes"))
    assert g.state.overlord.cards == ("dark-fortitude", "explosive-runes")
    assert (g.state.overlord.xp, g.state.overlord.spent) == (1, 2)
    pass_by(g)
    pick(g, offered(g)[0])
    assert len(charge_of(g).deck) == 17


@pytest.mark.rule("D2-EXP-09", "D2-EXP-12", "D2-EXP-18", "D2-EXP-19")
def test_level_2_needs_two_cards_of_level_1_of_its_class_copies_count() -> None:
    g = at_spending(LORD, 6)
    assert "bloodlust" not in cards(g)
    pick(g, BuyOverlordCardOption("blood-rage"))
    objection = OVERLORD_CARDS.objection(g, SpendExperience(LORD), "bloodlust")
    assert objection is not None
    assert (objection.rule, objection.says, objection.number, objection.limit) == (
        "D2-EXP-12", "card-without-lower-ones", 1, 2,
    )  # fmt: skip
    pick(g, BuyOverlordCardOption("blood-rage"))
    assert g.state.overlord.cards == ("blood-rage", "blood-rage#2") and "bloodlust" in cards(g)
    gone = OVERLORD_CARDS.objection(g, SpendExperience(LORD), "blood-rage")
    assert gone is not None and gone.says == "card-sold-out"


@pytest.mark.rule("D2-EXP-13")
def test_level_3_needs_three_cards_of_its_class_of_any_lower_level() -> None:
    third = next(card.id for card in RECORDS.overlord.values() if (card.deck, card.level) == ("warlord", 3))
    g = at_spending(LORD, 9)
    for card in ("blood-rage", "blood-rage"):
        pick(g, BuyOverlordCardOption(card))
    assert third not in cards(g)
    pick(g, BuyOverlordCardOption("bloodlust"))
    assert third in cards(g)


@pytest.mark.rule("D2-EXP-10")
def test_a_card_that_costs_more_than_he_has_is_not_to_be_had() -> None:
    g = at_spending(LORD, 3)
    for _ in range(2):
        pick(g, BuyOverlordCardOption("blood-rage"))
    assert g.state.overlord.xp == 1 < RECORDS.overlord["bloodlust"].xp
    assert cards(g) and "bloodlust" not in cards(g)
    objection = OVERLORD_CARDS.objection(g, SpendExperience(LORD), "bloodlust")
    assert objection is not None
    assert (objection.says, objection.number, objection.limit) == ("card-dear-in-experience", 2, 1)


@pytest.mark.rule("D2-EXP-20", "D2-WHO-07")
def test_cards_that_the_overlord_bought_are_public() -> None:
    from undercroft.kernel import view

    g = at_spending(LORD, 2)
    pick(g, BuyOverlordCardOption("dark-fortitude"))
    assert view(g, Seat(0)).state.overlord.cards == (CardId("dark-fortitude"),)


@pytest.mark.rule("D2-EXP-02", "D2-EXP-03", "D2-WHO-02", "D2-WHO-03")
def test_each_is_asked_for_himself_but_who_can_buy_nothing() -> None:
    """The first spends his point, and the others still have theirs; the second knows all his class can."""
    g = begun()
    second = g.state.heroes[Seat(1)]
    all_known = RECORDS.calling[second.calling].skills[1:]
    g.state.heroes[Seat(1)] = replace(second, skills=all_known)
    come_home(g, OVERLORD)
    pick(g, offered(g)[0])
    asked = []
    while g.open and SaveOption() in offered(g):
        asked.append(g.open[0].seats)
        pick(g, SaveOption())
    assert asked == [(2,), (3,), (4,)]
    assert [hero.xp for hero in g.state.heroes.values()] == [0, 1, 1, 1]
