"""Three nights in the cellar: the rules of the campaign, its seam with the delves, its words and its bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from undercroft.bots import make_bot
from undercroft.games.boxes import box_of, boxes, campaign_of, lay_out
from undercroft.games.setups import Refused
from undercroft.games.tiny.campaign.events import (
    BagOpened,
    DelveEnded,
    GoldEarned,
    HeroReturned,
    WareBought,
    WayTaken,
)  # fmt: skip
from undercroft.games.tiny.campaign.invariants import INVARIANTS
from undercroft.games.tiny.campaign.rules.nights import Campaign
from undercroft.games.tiny.campaign.setup import CampaignSetup
from undercroft.games.tiny.campaign.state import CampaignReport, CampaignState, Hero
from undercroft.games.tiny.charge import DelveCharge, HeroCharge, Lurking
from undercroft.games.tiny.report import DelveReport, HeroReport
from undercroft.games.tiny.setup import TinySetup
from undercroft.kernel import (
    FigureId,
    Game,
    IllegalAnswer,
    Journal,
    Report,
    Scripted,
    Seat,
    SetupError,
    preview,
    read,
    replace,
    view,
)  # fmt: skip
from undercroft.scenes.presenter import Presenter
from undercroft.sim.match import Match
from undercroft.text.words import LANGUAGES

TINY = lay_out(box_of("tiny"))
NIGHTS = lay_out(campaign_of(TINY.box))
WARDEN, SCOUT = Seat(0), Seat(1)


def begun(*results: str, setup: CampaignSetup | None = None) -> Game[CampaignState]:
    source = Scripted(results) if results else None
    return NIGHTS.new_game(NIGHTS.settle(setup or CampaignSetup()), "seed", source, log=[])


def charge_of(game: Game[CampaignState]) -> DelveCharge:
    assert game.expected is not None and isinstance(game.expected.charge, DelveCharge)
    return game.expected.charge


def report(
    game: Game[CampaignState],
    *,
    won: bool = True,
    rooms: tuple[str, ...] = ("stairs", "vault"),
    wounds: Sequence[int] = (0, 0),
    fallen: Sequence[bool] = (False, False),
    items: Sequence[tuple[str, ...]] = (("potion",), ("potion",)),
) -> DelveReport:
    """What may come home of the delve that the heroes are in."""
    heroes = tuple(
        HeroReport(Seat(i), each.hero, wounds[i], fallen[i], items[i])
        for i, each in enumerate(charge_of(game).heroes)
    )
    return DelveReport(
        scenario="cellar", won=won, rounds=5, torches=1, rooms=rooms, monsters=2, chests=0, heroes=heroes
    )


def shopping(*results: str, **home: Any) -> Game[CampaignState]:
    """After the first night, at the shop."""
    game = begun(*results)
    game.report(report(game, **home))
    return game


def keys(game: Game[Any]) -> list[str]:
    return game.open[0].keys()


# -- the rules


@pytest.mark.rule("TN-CAM-02")
def test_each_way_is_told_with_its_night() -> None:
    game = shopping()
    game.answer(WARDEN, "leave")
    game.answer(SCOUT, "leave")
    game.answer(SCOUT, "way long-night")
    taken = [entry.event for entry in game.log or () if isinstance(entry.event, WayTaken)]
    assert taken == [WayTaken(1, "first-night"), WayTaken(2, "long-night")]


@pytest.mark.rule("TN-CAM-03")
def test_however_dark_it_is_one_torch_burns() -> None:
    game = begun()
    assert Campaign(more_torches=-100).charge(game).torches == 1


@pytest.mark.rule("TN-CAM-01")
def test_two_heroes_begin_with_nothing_but_what_is_printed_for_them() -> None:
    game = begun()
    for seat, kind in enumerate(("warden", "scout")):
        hero = game.state.heroes[Seat(seat)]
        assert hero == Hero(Seat(seat), kind, items=TINY.rules.content.hero[kind].items)
    swapped = begun(setup=CampaignSetup(party=("scout", "warden")))
    assert [hero.hero for hero in swapped.state.heroes.values()] == ["scout", "warden"]
    assert len(NIGHTS.rules.content.stages) == 3


@pytest.mark.rule("TN-CAM-02")
def test_the_heroes_choose_together_where_the_way_parts() -> None:
    game = shopping()
    assert game.state.nights[0].delve == "first-night"  # one way: nobody was asked
    game.answer(WARDEN, "leave")
    game.answer(SCOUT, "leave")
    assert game.open[0].seats == (WARDEN, SCOUT) and keys(game) == ["way long-night", "way short-night"]
    game.answer(SCOUT, "way short-night")
    assert charge_of(game).torches == 9 and charge_of(game).delve == "short-night"


@pytest.mark.rule("TN-CAM-03")
def test_heroes_go_down_with_their_wounds_and_items_to_what_waits_there() -> None:
    game = shopping(wounds=(4, 0), items=((), ("potion", "amulet")))
    game.answer(WARDEN, "leave")
    game.answer(SCOUT, "leave")
    game.answer(WARDEN, "way long-night")
    assert charge_of(game).heroes == (HeroCharge("warden", 4), HeroCharge("scout", 0, ("potion", "amulet")))
    delve = TINY.new_game(TINY.charged(charge_of(game)), "d")
    warden, scout = delve.state.figures[FigureId(1)], delve.state.figures[FigureId(2)]
    assert (warden.hp, warden.full, warden.items) == (8, 12, ()) and scout.items == ("potion", "amulet")
    assert delve.state.torches == 14
    assert [f.kind for f in delve.state.figures.values() if not f.is_hero] == ["goblin"]
    hard = begun(setup=CampaignSetup(difficulty="hard"))
    assert charge_of(hard).torches == charge_of(begun()).torches - 2


@pytest.mark.rule("TN-CAM-04", "TN-CAM-05", "TN-CAM-E1")
def test_rooms_and_victory_pay_and_wounds_stay() -> None:
    game = shopping(wounds=(1, 9), fallen=(False, True))
    warden, scout = game.state.heroes.values()
    assert (warden.gold, warden.wounds) == (5, 1) and (scout.gold, scout.wounds) == (5, 6)
    lost = shopping(won=False, rooms=("stairs",))
    assert [hero.gold for hero in lost.state.heroes.values()] == [1, 1]
    assert [type(entry.event) for entry in (lost.log or ())[-5:]] == [
        DelveEnded, HeroReturned, GoldEarned, HeroReturned, GoldEarned
    ]  # fmt: skip


@pytest.mark.rule("TN-CAM-06")
def test_what_was_used_up_is_gone_and_what_was_found_is_kept() -> None:
    game = shopping(items=((), ("potion", "amulet")))
    assert [hero.items for hero in game.state.heroes.values()] == [(), ("potion", "amulet")]


@pytest.mark.rule("TN-CAM-07")
def test_each_hero_buys_in_turn_while_their_gold_lasts() -> None:
    game = shopping()
    assert game.open[0].seats == (WARDEN,)
    game.answer(WARDEN, "buy potion")
    assert game.state.heroes[WARDEN].gold == 2 and "buy potion" not in keys(game)
    game.answer(WARDEN, "buy torch")
    assert game.open[0].seats == (SCOUT,)  # without gold nothing is asked
    assert game.state.heroes[SCOUT].gold == 5
    hero = game.state.heroes[WARDEN]
    assert (hero.earned, hero.spent, hero.gold) == (5, 5, 0)


@pytest.mark.rule("TN-CAM-07", "TN-CAM-08")
@pytest.mark.parametrize(
    ("home", "ware", "says", "rule"),
    [
        ({}, "bandage", "ware-unhurt", "TN-CAM-08"),
        ({"items": (("amulet",), ())}, "amulet", "ware-twice", "TN-CAM-08"),
        ({"won": False}, "potion", "ware-dear", "TN-CAM-07"),
    ],
)
def test_what_is_not_sold_says_why(home: dict[str, Any], ware: str, says: str, rule: str) -> None:
    game = shopping(**home)
    assert f"buy {ware}" not in keys(game)
    found = game.why_not(game.open[0], card=ware)
    assert found is not None and (found.says, found.rule) == (says, rule)
    if says == "ware-dear":
        assert (found.number, found.limit) == (3, 2)


@pytest.mark.rule("TN-CAM-08")
def test_what_wares_do() -> None:
    game = shopping(wounds=(2, 5))
    game.answer(WARDEN, "buy bandage")
    assert game.state.heroes[WARDEN].wounds == 0  # never below none
    game.answer(WARDEN, "buy potion")
    assert game.state.heroes[WARDEN].items == ("potion", "potion")
    game.answer(WARDEN, "leave")
    game.answer(SCOUT, "buy bandage")
    assert game.state.heroes[SCOUT].wounds == 2
    game.answer(SCOUT, "buy torch")
    game.answer(SCOUT, "buy torch")
    game.answer(WARDEN, "way long-night")
    assert charge_of(game).torches == 16
    game.report(report(game))
    game.answer(WARDEN, "buy amulet")
    assert game.state.heroes[WARDEN].items[-1] == "amulet"
    game.answer(WARDEN, "leave")
    game.answer(SCOUT, "leave")
    assert charge_of(game).torches == 13  # they burned for one delve only


@pytest.mark.rule("TN-CAM-09")
def test_a_bag_is_opened_at_once_and_nobody_knows_what_is_in_it() -> None:
    game = shopping("torch", "bandage")
    assert preview(game, WARDEN, "buy bag").stop == "chance"
    game.answer(WARDEN, "buy bag")
    assert game.state.torches == 1 and game.state.heroes[WARDEN].gold == 4
    game.answer(WARDEN, "buy bag")
    opened = [entry.event.ware for entry in game.log or () if isinstance(entry.event, BagOpened)]
    assert opened == ["torch", "bandage"] and game.state.heroes[WARDEN].wounds == 0
    assert sorted(NIGHTS.rules.content.ware["bag"].bag) == ["bandage", "bandage", "potion", "torch"]


def played(*won: bool) -> Game[CampaignState]:
    """A campaign whose nights end so, and in which nothing is bought."""
    game = begun()
    for each in won:
        while game.open:
            decision = game.open[0]
            game.answer(decision.seat, decision.options[-1].key)
        game.report(report(game, won=each))
    return game


@pytest.mark.rule("TN-CAM-10", "TN-CAM-11")
@pytest.mark.parametrize(
    ("won", "result", "scores"),
    [
        ((True, True, True), "won", (38, 38)),
        ((False, False, True), "won", (19, 19)),
        ((True, True, False), "lost", (25, 25)),
        ((False, False, False), "lost", (6, 6)),
    ],
)
def test_the_last_night_decides(won: tuple[bool, ...], result: str, scores: tuple[int, ...]) -> None:
    game = played(*won)
    ending = game.state.ending
    assert ending and (ending.result, ending.scores) == (result, scores) and not game.open
    assert ending.winners == ((WARDEN, SCOUT) if result == "won" else ())
    assert isinstance(ending.report, CampaignReport)
    assert [night.won for night in ending.report.nights] == list(won)
    assert NIGHTS.box.tally(ending.report)["delves won"] == sum(won)
    assert played(*won[:2]).state.outcome == ""


# -- the seam


def test_a_campaign_is_found_by_its_game_and_stands_in_no_list() -> None:
    assert campaign_of(box_of("tiny")) is box_of("tiny-campaign") and "tiny-campaign" not in list(boxes())
    assert NIGHTS.box.child == "tiny"
    with pytest.raises(SetupError, match=r"gloomhaven has no campaign; these games have one: .*tiny"):
        campaign_of(box_of("gloomhaven"))
    with pytest.raises(SetupError, match="no game 'gloomhaven-campaign'"):
        box_of("gloomhaven-campaign")
    with pytest.raises(SetupError, match="takes no charge"):
        lay_out(box_of("gloomhaven")).charged(charge_of(begun()))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"scenario": "attic"}, "of 'attic', and not of 'cellar'"),
        ({"heroes": (HeroReport(SCOUT, "scout"),)}, "of scout, who were not sent"),
        ({"torches": 9}, "9 torches are left after 5 rounds"),
    ],
)
def test_a_report_of_another_delve_is_refused(change: dict[str, Any], why: str) -> None:
    game = begun()
    before = game.state.digest()
    with pytest.raises(IllegalAnswer, match=why):
        game.report(replace(report(game), **change))
    assert game.state.digest() == before


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"scenario": "attic"}, "no scenario 'attic'"),
        ({"torches": 0}, "0 torches"),
        ({"torches": 100}, "100 torches"),
        ({"heroes": (HeroCharge("cook"), HeroCharge("scout"))}, "no hero 'cook'"),
        ({"heroes": (HeroCharge("warden", 12), HeroCharge("scout"))}, "warden cannot go down with 12 wounds"),
        ({"heroes": (HeroCharge("warden", -1), HeroCharge("scout"))}, "warden cannot go down with -1 wounds"),
        ({"heroes": (HeroCharge("warden"), HeroCharge("scout", 0, ("crown",)))}, "scout cannot carry crown"),
        ({"heroes": (HeroCharge("warden", 0, ("potion",) * 21), HeroCharge("scout"))}, "cannot carry potion"),
        ({"heroes": (HeroCharge("warden"),)}, "2 members, not 1"),
        ({"heroes": (HeroCharge("warden"), HeroCharge("warden"))}, "there 2 times"),
        ({"monsters": (Lurking("stairs", "troll", "g2"),)}, "no troll can stand at g2 in stairs"),
        ({"monsters": (Lurking("attic", "ogre", "g2"),)}, "no ogre can stand at g2 in attic"),
        ({"monsters": (Lurking("stairs", "ogre", "k4"),)}, "no ogre can stand at k4 in stairs"),
        ({"monsters": (Lurking("stairs", "ogre", "b3"),)}, "no ogre can stand at b3 in stairs"),
        ({"monsters": (Lurking("stairs", "ogre", "g2"),) * 2}, "no ogre can stand at g2 in stairs"),
    ],
)
def test_a_charge_that_cannot_be_played_is_refused_with_its_reason(change: dict[str, Any], why: str) -> None:
    with pytest.raises(Refused, match=why):
        TINY.charged(replace(charge_of(begun()), **change))


def test_nothing_is_chosen_besides_a_charge() -> None:
    charge = charge_of(begun())
    settled = TINY.charged(charge)
    assert TINY.settle(settled) == settled  # as a journal's header has it
    plain = msgspec.to_builtins(settled)
    assert TINY.read_setup(plain) == settled
    with pytest.raises(Refused, match="nothing else can be chosen"):
        TINY.settle(TinySetup(charge=charge, difficulty="easy"))


def test_every_delve_can_be_played_by_the_game_below() -> None:
    content = NIGHTS.rules.content
    for id in content.hero:
        assert content.hero[id].items == TINY.rules.content.hero[id].items
    for delve in content.delve.values():
        lurking = tuple(Lurking(each.room, each.monster, each.at) for each in delve.monsters)
        TINY.charged(DelveCharge(delve.id, delve.scenario, delve.torches, charge_of(begun()).heroes, lurking))
    assert all(not ware.item or ware.item in TINY.rules.content.item for ware in content.ware.values())


def test_a_single_delve_is_saved_as_before() -> None:
    """What a campaign adds to the state is not there without one: old digests stay true."""
    assert b"charge" not in msgspec.json.encode(TINY.new_game(TINY.settle(), "1").state)


@pytest.mark.parametrize("bot", ["random", "normal"])
def test_bots_play_whole_campaigns_and_their_journals_replay(bot: str) -> None:
    results = set()
    for seed in range(6):
        setup = NIGHTS.settle()
        bots = [make_bot(NIGHTS, NIGHTS.settle(), bot, Seat(seat), f"{seed}") for seat in range(2)]
        match = Match(NIGHTS, setup, f"{seed}", bots, (bot, bot))
        match.run()
        assert match.ending and match.outcome in ("won", "lost")
        assert sum(isinstance(each, Report) for each in match.given) == 3
        results.add(match.outcome)
        journal = Journal.resume(
            read(match.journal()),
            lambda: NIGHTS.new_game(setup, f"{seed}", log=[]),  # noqa: B023
        )
        assert journal.game.state.digest() == match.digest
    assert results >= ({"lost"} if bot == "random" else {"won"})


def test_gold_in_is_gold_out_whatever_is_bought() -> None:
    broken = CampaignState(heroes={WARDEN: Hero(WARDEN, "warden", gold=3, earned=5, spent=1)})
    assert INVARIANTS[0](broken) and not INVARIANTS[1](broken)
    broken.heroes[WARDEN] = Hero(WARDEN, "warden", wounds=-1)
    assert INVARIANTS[1](broken)
    for seed in range(30):
        luck, game = Random(seed), begun()
        while not game.state.outcome:
            if game.expected:
                wounds = [luck.randrange(9), luck.randrange(9)]
                game.report(report(game, won=luck.random() < 0.5, wounds=wounds))
            else:
                game.answer(game.open[0].seat, luck.choice(keys(game)))
            assert [check(game.state) for check in INVARIANTS] == ["", ""]
        bought = [entry.event.price for entry in game.log or () if isinstance(entry.event, WareBought)]
        assert sum(bought) == sum(hero.spent for hero in game.state.heroes.values())


def test_the_normal_bot_dresses_wounds_and_takes_the_way_for_the_weary() -> None:
    game = shopping(wounds=(5, 0))
    bot = make_bot(NIGHTS, NIGHTS.settle(), "normal", WARDEN, "s")
    advice = bot.advise(view(game, WARDEN), game.open[0])
    assert game.open[0].all_options[advice.pick].key == "buy bandage" and advice.why == "hint-bandage"
    game.answer(WARDEN, "leave")
    game.answer(SCOUT, "leave")
    assert bot.choose(view(game, WARDEN), game.open[0]) == 0  # the long night
    rested = shopping()
    rested.answer(WARDEN, "leave")
    rested.answer(SCOUT, "leave")
    assert bot.choose(view(rested, WARDEN), rested.open[0]) == 1  # more gold


# -- at a table


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_is_shown_and_told_in_every_language(language: Any) -> None:
    """Strictly: a missing word is an error. Every event, question, option and objection comes up."""
    setup = NIGHTS.settle()
    presenter = Presenter(NIGHTS, setup, language, strict=True)
    told: set[type] = set()
    for seed in range(8):
        luck = Random(seed)
        journal: Journal[Any] = Journal(
            NIGHTS.header(setup, "1"),
            lambda: NIGHTS.new_game(setup, f"{seed}", log=[]),  # noqa: B023
        )
        while not journal.game.state.outcome:
            game = journal.game
            public = presenter.public(game)
            assert public.status.title and public.track[0].name
            if game.expected:
                assert public.supply.shelves[0].id == "ways" and public.status.away
                wounds = [luck.randrange(1, 9), luck.randrange(9)]
                fallen = [luck.random() < 0.3, False]
                journal.report(report(game, won=luck.random() < 0.5, wounds=wounds, fallen=fallen))
                continue
            decision = game.open[0]
            shown = presenter.seat(game, decision.seat).question
            assert shown is not None and all(choice.label for choice in shown.choices)
            if decision.what == "tiny.shop.choose":
                offered = {choice.offer for choice in shown.choices} - {""}
                barred = {each.offer for each in shown.barred}
                assert offered | barred == set(NIGHTS.rules.content.ware) and not offered & barred
                assert all(each.why and each.rule for each in shown.barred)
                assert {each.id for each in public.supply.shelves[0].offers} == offered | barred
            bot = make_bot(NIGHTS, NIGHTS.settle(), "normal", decision.seat, "s")
            assert presenter.narrator.say(bot.advise(view(game, decision.seat), decision).why)
            journal.answer(decision.seat, luck.choice(decision.keys()))
        told |= {type(entry.event) for entry in journal.log}
        assert all(line.text for line in presenter.lines(journal))
        assert presenter.statistics(journal)[1][1]
        assert presenter.public(journal.game).status.result
    assert {each for each in NIGHTS.rules.events if "campaign" in each.__module__} <= told
