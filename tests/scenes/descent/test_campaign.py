"""Descent's campaign as it is drawn: the path and the map, sheets, shop and experience, and why not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from games.descent.campaign.camp import HEROES, OVERLORD, Camp, begun, card, come_home, pick, play, report

from scenes.shown import begun as journal_of
from scenes.shown import check_painted, stage_for
from undercroft.games.descent.campaign.options import BuyOption, GiveToOption, LeaveShopOption, SaveOption
from undercroft.games.descent.campaign.state import Purse
from undercroft.kernel import Journal, Seat, replace
from undercroft.scenes import shapes
from undercroft.scenes.presenter import Presenter
from undercroft.text.words import LANGUAGES

GAME = "descent-campaign"
FIRST, THIRD, DARK = Seat(0), Seat(2), Seat(4)  # two heroes and the Overlord


@pytest.fixture(scope="module")
def shown() -> Presenter:
    return stage_for(GAME)


def shelves(shown: Presenter, g: Camp) -> dict[str, shapes.Shelf]:
    return {shelf.id: shelf for shelf in shown.public(g).supply.shelves}


def offers(shown: Presenter, g: Camp, shelf: str) -> dict[str, shapes.Offer]:
    return {offer.id: offer for offer in shelves(shown, g)[shelf].offers}


def asked(shown: Presenter, g: Camp, seat: Seat) -> shapes.Question:
    question = shown.seat(g, seat).question
    assert question is not None
    return question


def barred(shown: Presenter, g: Camp, seat: Seat) -> dict[str, shapes.Barred]:
    return {each.offer: each for each in asked(shown, g, seat).barred}


def at_the_shop(gold: int = 100) -> Camp:
    """After First Blood, before the wares."""
    g = begun()
    come_home(g, HEROES)
    g.state.purse = Purse(gold, gold)
    while SaveOption() in g.open[0].options:
        pick(g, SaveOption())
    return g


# -- the path and the map


def test_the_path_has_nine_quests_and_tells_who_won(shown: Presenter) -> None:
    g = begun()
    first = shown.public(g).track
    assert [row.name for row in first] == [
        "First Blood", "Act I", "Act I", "Act I", "Interlude", "Act II", "Act II", "Act II", "Finale",
    ]  # fmt: skip
    assert [row.state for row in first[:2]] == ["active", "waiting"]
    play(g, "first-blood", OVERLORD)
    done, next_one, *_ = shown.public(g).track
    assert (done.name, done.kind, done.state, done.game) == (
        "First Blood (Overlord)", "won-overlord", "done", 0,
    )  # fmt: skip
    assert next_one.state == "active" and [line.text for line in next_one.lines][:1] == ["A Fat Goblin"]


def test_a_quest_that_was_played_elsewhere_has_no_table_to_go_to(shown: Presenter) -> None:
    g = begun(variants=("own-table",))
    pick(g, next(each for each in g.open[0].options if each.key == "record heroes"))
    while not any(each.key.startswith("next-quest") for each in g.open[0].options):
        pick(g, g.open[0].options[-1])
    pick(g, next(each for each in g.open[0].options if each.key == "next-quest castle-daerion"))
    pick(g, next(each for each in g.open[0].options if each.key == "play-here"))
    come_home(g, HEROES)
    assert [row.game for row in shown.public(g).track[:3]] == [-1, 0, -1]


@pytest.mark.rule("D2-NXT-05", "D2-NXT-06")
def test_every_quest_lies_on_the_map_and_says_why_it_is_closed(shown: Presenter) -> None:
    """By the same requirements that make the options, for everybody to read."""
    g = begun()
    play(g, "first-blood", HEROES)
    play(g, "a-fat-goblin", OVERLORD)
    play(g, "castle-daerion", HEROES)
    play(g, "the-cardinals-plight", HEROES)
    play(g, "the-shadow-vault", HEROES)
    act_2 = offers(shown, g, "quests-act-2")
    notes = {quest: offer.card.note for quest, offer in act_2.items() if offer.card}
    assert notes["the-frozen-spire"] == "Open." == notes["the-dawnblade"]
    assert notes["the-monsters-hoard"] == (
        "It opens only if the heroes win A Fat Goblin; the Overlord won that one."
    )
    assert notes["the-desecrated-tomb"] == (
        "It opens only if the Overlord wins Castle Daerion; the heroes won that one."
    )
    assert notes["blood-of-heroes"].endswith("that one was not played and counts for the Overlord.")
    assert next(iter(shelves(shown, g))) == "quests-act-2"  # what is due lies first
    played = offers(shown, g, "quests-act-1")["a-fat-goblin"].card
    assert played is not None and (played.state, played.note) == ("spent", "The Overlord won.")
    later = offers(shown, g, "quests-finale")["gryvorn-unleashed"].card
    assert later is not None and later.note == "The Finale comes after three quests of Act II."
    why = barred(shown, g, FIRST)
    assert why["the-monsters-hoard"].why == notes["the-monsters-hoard"]
    assert why["the-monsters-hoard"].rule == "D2-NXT-05" and why["blood-of-heroes"].rule == "D2-NXT-06"
    open_ones = {choice.offer for choice in asked(shown, g, FIRST).choices}
    assert open_ones == {quest for quest, note in notes.items() if note == "Open."}
    assert open_ones.isdisjoint(why)


def test_a_quest_names_its_rewards_its_way_and_what_it_opens(shown: Presenter) -> None:
    g = begun()
    found = offers(shown, g, "quests-act-1")["a-fat-goblin"].card
    assert found is not None and found.level == "Act I"
    (half,) = found.halves
    assert "If the heroes win: 25 gold for each hero." in half.lines
    assert "A victory of the heroes opens The Monster's Hoard." in half.lines
    assert any(line.startswith("On the way from Arhynn: ") for line in half.lines)


def test_the_sheet_says_where_the_heroes_are_and_how_it_stands(shown: Presenter) -> None:
    g = begun()
    status = shown.public(g).status
    assert status.away == "The heroes are out on a quest: First Blood."
    play(g, "first-blood", HEROES)
    play(g, "a-fat-goblin", HEROES)
    status = shown.public(g).status
    gauges = {gauge.id: gauge.value for gauge in status.gauges}
    assert gauges == {"act": "I", "gold": "100", "won-heroes": "2", "won-overlord": "0"}
    assert status.away == "" and [side.seats for side in status.sides] == [(0, 1, 2, 3), (4,)]


# -- gold


@pytest.mark.rule("D2-SHP-06", "D2-SHP-16")
def test_the_shop_names_prices_and_says_what_is_too_dear(shown: Presenter) -> None:
    g = at_the_shop(gold=75)
    wares = offers(shown, g, "wares")
    assert tuple(wares) == g.state.offered and len(wares) == 5
    why, can = barred(shown, g, FIRST), {c.offer for c in asked(shown, g, FIRST).choices if c.kind == "buy"}
    for id, ware in wares.items():
        price = int(ware.price[0].text)
        assert ware.price[0].icon == "gold" and ware.card is not None and ware.card.halves
        assert (id in can) == (price <= 75) == (id not in why)
        if price > 75:
            assert (
                why[id].why == f"It costs {price} gold; the purse holds 75." and why[id].rule == "D2-SHP-06"
            )
    assert barred(shown, g, THIRD) == why  # all heroes decide together
    assert shown.seat(g, DARK).question is None


@pytest.mark.rule("D2-SHP-11", "D2-SHP-14", "D2-SHP-18")
def test_equipment_has_its_resale_price_and_what_cannot_be_done_with_it(shown: Presenter) -> None:
    g = at_the_shop()
    hero = g.state.heroes[FIRST]
    g.state.heroes[FIRST] = replace(hero, items=(card("dawnblade"), *hero.items))
    own, why = offers(shown, g, "carried-0"), barred(shown, g, FIRST)
    (axe,) = hero.items
    assert [sign.text for sign in own[axe].price] == ["25"] and own["dawnblade"].price == ()
    assert why[axe].why == "Starting equipment stays with its hero; it can only be sold."
    assert why["dawnblade"].why == "Relics are never sold."
    kinds = {(choice.kind, choice.offer) for choice in asked(shown, g, FIRST).choices}
    assert ("sell", axe) in kinds and ("hand-over", axe) not in kinds
    label = next(c.label for c in asked(shown, g, FIRST).choices if c.kind == "sell" and c.offer == axe)
    assert label == "Sell Chipped Greataxe (25 gold)"


def test_a_bought_card_is_asked_about_by_name_and_leaves_the_shelf(shown: Presenter) -> None:
    g = at_the_shop(gold=1000)
    ware = g.state.offered[0]
    pick(g, BuyOption(ware))
    question = asked(shown, g, FIRST)
    name = shown.painter.card("item", ware, shown.narrator).name
    assert name in question.text and question.barred == ()
    pick(g, GiveToOption(THIRD))
    assert ware not in offers(shown, g, "wares") and ware in offers(shown, g, "carried-2")
    pick(g, LeaveShopOption())
    assert "wares" not in shelves(shown, g)


# -- experience


@pytest.mark.rule("D2-EXP-04", "D2-EXP-07")
def test_skills_lie_side_by_side_with_price_and_why_not(shown: Presenter) -> None:
    g = begun()
    come_home(g, HEROES)
    skills = offers(shown, g, "skills")
    prices = [int(offer.price[0].text) for offer in skills.values()]
    assert (
        prices == sorted(prices)
        and len(skills) == 8
        and {sign.icon for sign in skills["brute"].price} == {"xp"}
    )
    assert barred(shown, g, FIRST)["death-rage"].why == "It costs 3 XP; you have 1."
    g.answer(FIRST, "learn brute")
    assert g.open[0].seat != FIRST
    g.state.frames[-1].seat = FIRST  # type: ignore[attr-defined]
    learnt = offers(shown, g, "skills")["brute"].card
    assert learnt is not None and learnt.note == "Already learnt."
    mat = shown.public(g).mats[0]
    assert [each.name for pile in mat.piles if pile.id == "skills" for each in pile.cards][1:] == ["Brute"]
    assert {gauge.id: gauge.value for gauge in mat.gauges}["xp"] == "0"


@pytest.mark.rule("D2-EXP-12", "D2-EXP-13", "D2-EXP-20")
def test_overlord_cards_lie_by_class_and_level_and_what_he_owns_is_public(shown: Presenter) -> None:
    g = begun()
    come_home(g, HEROES)
    while g.open[0].seat != DARK:
        pick(g, SaveOption())
    found = shelves(shown, g)
    assert list(found)[:4] == ["deck-warlord", "deck-saboteur", "deck-magus", "deck-universal"]
    levels = [offer.card.level for offer in found["deck-warlord"].offers if offer.card]
    assert levels == sorted(levels) and levels[0] == "Level 1" and levels[-1] == "Level 3"
    why = barred(shown, g, DARK)
    assert why["reinforce"].why == "It needs 3 cards of its class and of a lower level; you own 0."
    assert (why["reinforce"].rule, why["expert-blow"].rule) == ("D2-EXP-13", "D2-EXP-12")
    g.answer(DARK, "buy-overlord-card dark-fortitude")
    mat = shown.public(g).mats[-1]
    assert [c.name for pile in mat.piles if pile.id == "bought" for c in pile.cards] == ["Dark Fortitude"]


# -- all of it


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_painted_at_every_question(language: str) -> None:
    """A campaign by chance to its end, quests decided by lot."""
    stage, luck = stage_for(GAME, language), Random(language)  # type: ignore[arg-type]
    journal = journal_of(GAME, f"paint {language}")
    painted = 0
    while journal.game.open or journal.game.expected is not None:
        public, _ = check_painted(stage, journal, [Seat(seat) for seat in range(5)])
        check_offers(public, [stage.seat(journal.game, Seat(seat)) for seat in range(5)])
        painted += 1
        go_on(journal, luck)
    public, _ = check_painted(stage, journal, [FIRST])
    assert painted > 60 and public.status.outcome in ("heroes-won", "overlord-won")
    head, *rows = stage.painter.report(journal, stage.narrator)
    assert len(head[1]) == 5 and len(rows) == 6 and all(len(row) == 5 for _, row in rows)


def check_offers(public: shapes.Public, seats: list[shapes.Seat]) -> None:
    """Whatever is chosen or barred on a shelf lies there, and each offer once."""
    lying = [offer.id for shelf in public.supply.shelves for offer in shelf.offers]
    assert len(lying) == len(set(lying))
    for seat in seats:
        if question := seat.question:
            there = {choice.offer for choice in question.choices if choice.offer}
            there |= {each.offer for each in question.barred}
            assert there <= set(lying), there - set(lying)


def go_on(journal: Journal[Any], luck: Random) -> None:
    """The next report or answer."""
    g: Camp = journal.game
    if g.expected is not None:
        journal.report(report(g, luck.choice((HEROES, OVERLORD))))
        return
    decision = g.open[0]
    journal.answer(decision.seat, luck.choice(decision.options).key)
