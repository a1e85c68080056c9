"""The charge of a campaign: begun as it says, refused where it cannot be, and its report looked through."""

from __future__ import annotations

from typing import Any

import pytest

from games.descent.travel.test_journey import EDITION, charge, played
from undercroft.games.descent.charge import ChargedHero, QuestCharge, fault_of
from undercroft.games.descent.library import Library
from undercroft.games.descent.report import HeroReport, QuestReport
from undercroft.games.descent.setup import DescentSetup
from undercroft.games.setups import Refused
from undercroft.kernel import CardId, Game, Report, Seat, SetupError, replace
from undercroft.sim.testers import Luck

RECORDS: Library = EDITION.rules.content
KNIGHT = ChargedHero("syndrael", "knight", ("advance",), tuple(map(CardId, ("sling", "iron-longsword"))))
THIEF = ChargedHero("jain-fairwood", "thief", ("tumble",), tuple(map(CardId, ("lucky-charm",))))


def sent(**more: Any) -> QuestCharge:
    """Two heroes with what they bought by now, at Castle Daerion without a journey."""
    return replace(charge(), **{"heroes": (KNIGHT, THIEF), "route": (), **more})


# -- begun as it says


@pytest.mark.rule("D2-CAM-05", "D2-CAM-12", "D2-EXP-07", "D2-CPH-15")
def test_heroes_come_with_their_skills_and_items_fresh_and_ready() -> None:
    state = played(sent(act=2, variants=("D2-ERR",))).state
    knight, thief = state.heroes.values()
    assert (state.quest, state.act, state.variants) == ("castle-daerion", 2, ("D2-ERR",))
    assert knight.skills == ("oath-of-honor", "advance") and knight.items == ("sling", "iron-longsword")
    assert thief.skills == ("greedy", "tumble") and thief.items == ("lucky-charm",)
    assert "sling" in knight.equipped, "bought cards come first"
    for figure, hero in state.heroes.items():
        leaf = state.figures[figure]
        assert hero.feat and not hero.exhausted and not leaf.damage and not leaf.fatigue and not leaf.is_out


@pytest.mark.rule("D2-CRD-02")
def test_a_hero_comes_with_the_health_that_his_cards_give_him() -> None:
    brute = ChargedHero("grisban-the-thirsty", "berserker", ("brute",), (CardId("chipped-greataxe"),))
    state = played(sent(heroes=(brute, THIEF))).state
    leaf = state.figures[next(iter(state.heroes))]
    assert leaf.hp == leaf.full == RECORDS.hero["grisban-the-thirsty"].health + 4


@pytest.mark.rule("D2-CAM-06", "D2-EXP-08", "D2-EXP-17", "D2-CPH-12")
def test_the_overlord_has_all_cards_that_he_owns_again() -> None:
    game = played(sent())
    his = game.state.overlord
    assert sorted(his.owned) == sorted((*RECORDS.basic_deck, "blood-rage", "web-trap"))
    assert len((*his.held, *his.aside, *game.state.deck.pool)) == 17
    basic = played(sent(deck=RECORDS.basic_deck)).state
    assert len(basic.overlord.held) + basic.deck.size == 15 and not basic.overlord.aside


@pytest.mark.rule("D2-SHP-13", "D2-SET-09")
def test_cards_that_are_gone_are_in_no_chest() -> None:
    gone = tuple(map(CardId, ("leather-armor", "iron-spear")))
    shop = played(sent(gone=gone)).state.shop.pool
    assert not {*gone, "sling"} & {*shop} and "iron-battleaxe" in shop


@pytest.mark.rule("D2-FIN-04")
def test_the_history_of_the_campaign_is_told() -> None:
    assert played(sent(history=(("frederick", 1),))).state.history == (("frederick", 1),)


def test_settled_twice_it_is_the_same() -> None:
    once = EDITION.charged(sent())
    assert EDITION.settle(once) == once
    assert (once.scenario, once.players, once.party) == (  # type: ignore[attr-defined]
        "castle-daerion", 2, ("syndrael:knight", "jain-fairwood:thief"),
    )  # fmt: skip
    assert EDITION.seats(once) == ["hero-syndrael", "hero-jain-fairwood", "overlord"]


@pytest.mark.rule("D2-HSU-07", "D2-SHP-18")
def test_two_classes_may_begin_with_the_same_card() -> None:
    """A Knight and a Disciple each have a Wooden Shield."""
    shield = CardId("wooden-shield")
    down = sent(
        heroes=(replace(KNIGHT, items=(shield,)), ChargedHero("ashrian", "disciple", items=(shield,)))
    )
    assert fault_of(RECORDS, down) == "" and down.admits(reported(down)) == ""
    assert "did not come back" in down.admits(with_items(reported(down), ("wooden-shield",), ()))
    both = with_items(reported(down), ("wooden-shield",), ("wooden-shield", "wooden-shield"))
    assert "wooden-shield is there too often" in down.admits(both)
    twice = sent(heroes=(replace(KNIGHT, items=(shield, shield)), THIEF))
    assert "syndrael has wooden-shield twice" in fault_of(RECORDS, twice)


# -- refused


def refused(match: str, **more: Any) -> None:
    with pytest.raises(Refused, match=match) as caught:
        EDITION.charged(sent(**more))
    said = str(caught.value)
    assert said.endswith(".") and said.count(". ") == 0 and caught.value.field == "charge"


def heroes(**changes: Any) -> dict[str, Any]:
    return {"heroes": (replace(KNIGHT, **changes), THIEF)}


@pytest.mark.rule("D2-CAM-05", "D2-TRV-02", "D2-EXP-04", "D2-SHP-18", "D2-GOLD-07")
@pytest.mark.parametrize(
    ("match", "more"),
    [
        ("no quest 'the-rumour'", {"quest": "the-rumour"}),
        ("no way from Arhynn to castle-daerion has the icons road", {"route": ("road",)}),
        ("1 heroes, where 2 to 4", {"heroes": (KNIGHT,)}),
        ("syndrael is there 2 times", {"heroes": (KNIGHT, replace(KNIGHT, calling="berserker", items=()))}),
        ("knight is there 2 times", {"heroes": (KNIGHT, ChargedHero("grisban-the-thirsty", "knight"))}),
        ("no hero 'conan'", heroes(hero="conan")),
        ("no class 'bard'", heroes(calling="bard")),
        ("syndrael is a warrior and cannot be a disciple", heroes(calling="disciple", items=(), skills=())),
        ("syndrael cannot have learnt 'tumble'", heroes(skills=("tumble",))),
        ("syndrael cannot have learnt 'oath-of-honor'", heroes(skills=("oath-of-honor",))),
        ("syndrael cannot have learnt 'advance'", heroes(skills=("advance", "advance"))),
        ("syndrael cannot carry 'excalibur'", heroes(items=(CardId("excalibur"),))),
        ("syndrael cannot carry 'sling#2'", heroes(items=(CardId("sling#2"),))),
        ("syndrael cannot carry 'throwing-knives'", heroes(items=(CardId("throwing-knives"),))),
        ("syndrael has sling twice", heroes(items=(CardId("sling"), CardId("sling")))),
        (
            "sling is there 2 times",
            {"heroes": (KNIGHT, ChargedHero("jain-fairwood", "thief", items=(CardId("sling"),)))},
        ),
        ("no Overlord card 'doom'", {"deck": (*RECORDS.basic_deck, CardId("doom"))}),
        ("no Overlord card 'dash#3'", {"deck": (*RECORDS.basic_deck, CardId("dash#3"))}),
        ("dash is there 2 times", {"deck": (*RECORDS.basic_deck, CardId("dash"))}),
        ("deck lacks dash", {"deck": tuple(card for card in RECORDS.basic_deck if card != "dash")}),
        ("cannot have the relic 'the-ring'", {"relics": ("the-ring",)}),
        ("cannot have the relic 'duskblade'", {"relics": ("duskblade", "duskblade")}),
        ("both have the relic", {**heroes(items=(CardId("dawnblade"),)), "relics": ("duskblade",)}),
        ("no variant 'D2-ZZZ'", {"variants": ("D2-ZZZ",)}),
    ],
)
def test_a_charge_that_cannot_be_played_says_why(match: str, more: dict[str, Any]) -> None:
    refused(match, **more)


def test_nothing_else_can_be_chosen_beside_it() -> None:
    with pytest.raises(Refused, match="nothing else can be chosen") as caught:
        EDITION.settle(DescentSetup(players=3, charge=sent()))
    assert caught.value.field == "charge"


def test_a_charge_of_the_wrong_form_is_refused() -> None:
    with pytest.raises(SetupError):
        EDITION.read_setup({"charge": {"quest": "castle-daerion"}})
    with pytest.raises(SetupError):
        EDITION.read_setup({"charge": {"quest": "x", "heroes": [], "deck": [], "route": ["swamp"]}})


def test_every_real_route_can_be_played() -> None:
    assert len(RECORDS.location) == 20
    for quest in RECORDS.quest:
        assert fault_of(RECORDS, charge(quest)) == ""


# -- the report


def reported(sent: QuestCharge) -> QuestReport:
    heroes = tuple(HeroReport(Seat(i), hero.hero, items=hero.items) for i, hero in enumerate(sent.heroes))
    return QuestReport(quest=sent.quest, winner="heroes", rounds=5, defeated=3, heroes=heroes)


def with_items(report: QuestReport, *items: tuple[str, ...]) -> QuestReport:
    heroes = (
        replace(hero, items=tuple(map(CardId, own))) for hero, own in zip(report.heroes, items, strict=True)
    )
    return replace(report, heroes=tuple(heroes))


@pytest.mark.rule("D2-CAM-12", "D2-CAM-13")
def test_a_report_must_have_come_of_the_charge() -> None:
    down = sent(gone=(CardId("iron-spear"),))
    home = reported(down)
    assert down.admits(home) == ""
    assert down.admits(with_items(home, ("iron-longsword",), ("lucky-charm", "sling"))) == "", "it was traded"
    chest = with_items(home, ("sling", "iron-longsword", "leather-armor"), ("lucky-charm",))
    assert down.admits(chest) == "", "a Treasure Chest gives a shop card"
    found = replace(home.heroes[0], finds=(CardId("fire-flask"),))
    assert down.admits(replace(home, heroes=(found, home.heroes[1]))) == ""
    for match, wrong in (
        ("it is of 'first-blood'", replace(home, quest="first-blood")),
        ("who were not sent", replace(home, heroes=home.heroes[::-1])),
        ("'nobody' cannot have won", replace(home, winner="nobody")),
        ("sling was taken to the quest", with_items(home, ("iron-longsword",), ("lucky-charm",))),
        ("sling is there too often", with_items(home, KNIGHT.items, ("lucky-charm", "sling"))),
        ("iron-spear is in no shop", with_items(home, KNIGHT.items, ("lucky-charm", "iron-spear"))),
    ):
        assert match in down.admits(wrong)


def test_what_comes_of_a_charge_is_a_report_that_it_admits() -> None:
    """A whole quest at random, journey and all."""
    down = charge("castle-daerion")
    game: Game[Any] = EDITION.new_game(EDITION.charged(down), "charged")
    luck = Luck("charged")
    while game.open:
        game.answer(*luck.answer(game))
    report = game.state.ending.report
    assert isinstance(report, Report) and down.admits(report) == ""  # type: ignore[arg-type]
