"""What can be chosen before a quest: epic play, the Overlord's cards, refusals (D2-EPI, D2-EXP)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.deck_building import AGAINST_FEW, best_deck, check_deck
from undercroft.games.descent.epic import LEVELS
from undercroft.games.descent.events.cards import OverlordSetAside
from undercroft.games.descent.library import Library
from undercroft.games.descent.outfits import items, prowess, skills, starting
from undercroft.games.descent.setup import DescentSetup, party_of
from undercroft.games.descent.state import DescentState, card_name
from undercroft.games.descent.wishes import HeroWish, parse, read_party, written
from undercroft.games.drafts import filled
from undercroft.games.setups import Refused
from undercroft.kernel import Game, Seat, log_for, view
from undercroft.web.forms import describe

EDITION = lay_out(box_of("descent"))
RECORDS: Library = EDITION.rules.content
EPIC = ("epic-advanced", "epic-expert")
PAIR = ("syndrael:knight", "jain-fairwood:thief")
FIVE = ("ashrian", "syndrael", "jain-fairwood", "widow-tarha", "avric-albright")


def settled(**wishes: Any) -> DescentSetup:
    return EDITION.settle(DescentSetup(**wishes))


def begun(**wishes: Any) -> Game[DescentState]:
    """A game with its set-up questions answered: nothing is set aside, all else is the first option."""
    game: Game[DescentState] = EDITION.new_game(settled(**wishes), "1", log=[])
    while not game.state.round:
        game.answer(game.open[0].seats[0], 0)
    return game


def refused(match: str, **wishes: Any) -> None:
    """One sentence, with the field that is wrong."""
    with pytest.raises(Refused, match=match) as caught:
        settled(**wishes)
    said = str(caught.value)
    assert said.endswith((".", "?")) and said.count(". ") == 0 and caught.value.field


# -- power levels


@pytest.mark.rule("D2-EPI-01", "D2-EPI-02")
@pytest.mark.parametrize(("variant", "xp", "act"), [("epic-advanced", 3, 1), ("epic-expert", 6, 2)])
def test_a_power_level_gives_experience_gold_and_the_cards_of_its_act(
    variant: str, xp: int, act: int
) -> None:
    game = begun(variants=(variant,), party=PAIR)
    for hero in game.state.heroes.values():
        bought = hero.skills[1:]
        assert bought and sum(RECORDS.skill[skill].xp for skill in bought) == xp
    assert game.state.act == act
    card = RECORDS.monster["goblin-archer"]
    printed = card.act1 if act == 1 else card.act2
    goblins = {leaf.rank: leaf.full for leaf in game.state.figures.values() if leaf.kind == "goblin-archer"}
    assert goblins == {"minion": printed.minion.health, "master": printed.master.health}


@pytest.mark.rule("D2-GEN-08", "D2-HSU-09", "D2-OSU-07")
def test_the_basic_game_has_basic_cards_only() -> None:
    game = begun(party=PAIR)
    assert [hero.skills for hero in game.state.heroes.values()] == [("oath-of-honor",), ("greedy",)]
    assert len(game.state.overlord.owned) == 15 and game.state.act == 1
    refused("In the basic game nothing is bought", party=("syndrael:knight;skills=advance", "jain-fairwood"))
    refused("the items of syndrael", party=("syndrael:knight;items=sling", "jain-fairwood"))
    refused("the cards of the Overlord", deck=("blood-rage",))
    refused("two power levels", variants=EPIC)


@pytest.mark.rule("D2-EPI-03", "D2-EXP-02", "D2-EXP-04", "D2-EXP-06")
def test_experience_is_ones_own_and_buys_skills_of_ones_class() -> None:
    one = "syndrael:knight;skills=advance,challenge,defend"
    found = settled(variants=EPIC[:1], party=(one, "jain-fairwood:thief;skills="))
    assert [wish.skills for wish in party_of(found)] == [("advance", "challenge", "defend"), ()]
    refused(
        r"Skills cost 4 together \(party 1\); 3 can be spent",
        variants=EPIC[:1], party=("syndrael:knight;skills=advance,stalwart", "jain-fairwood:thief;skills="),
    )  # fmt: skip
    refused("There is no skill 'greedy'", variants=EPIC[:1], party=("syndrael:knight;skills=greedy", PAIR[1]))
    refused(
        "'advance' is chosen 2 times",
        variants=EPIC[:1], party=("syndrael:knight;skills=advance,advance", PAIR[1]),
    )  # fmt: skip


@pytest.mark.rule("D2-EPI-06")
def test_what_is_not_spent_is_lost() -> None:
    thrifty = begun(
        variants=EPIC[:1], party=("syndrael:knight;skills=;items=", "jain-fairwood:thief;skills=;items=")
    )
    told = str(msgspec.to_builtins(thrifty.state))
    assert "gold" not in told.replace("golden", "") and "'xp'" not in told
    heroes = thrifty.state.heroes.values()
    assert all(len(hero.skills) == 1 for hero in heroes)


@pytest.mark.rule("D2-EPI-03")
def test_gold_is_pooled() -> None:
    """Two heroes have 300 gold: one spends 250 of it, the other 50; a third card is too much."""
    rich = "syndrael:knight;items=chainmail,steel-broadsword"
    found = settled(variants=EPIC[:1], party=(rich, "jain-fairwood:thief;items=iron-shield"))
    assert [wish.items for wish in party_of(found)] == [("chainmail", "steel-broadsword"), ("iron-shield",)]
    refused(
        "can be spent", variants=EPIC[:1], party=(rich, "jain-fairwood:thief;items=iron-shield,leather-armor")
    )
    refused(
        "can be spent|cost 350 gold",
        variants=EPIC[:1],
        party=(rich, "jain-fairwood:thief;items=ring-of-power"),
    )


@pytest.mark.rule("D2-EPI-05")
def test_starting_equipment_sells_for_25_gold_a_card() -> None:
    party = (
        "syndrael:knight;items=chainmail,light-hammer;sold=",
        "jain-fairwood:thief;items=steel-broadsword",
    )
    refused("can be spent|cost 325 gold", variants=EPIC[:1], party=party)
    sold = ("syndrael:knight;items=chainmail,light-hammer;sold=iron-longsword", party[1])
    game = begun(variants=EPIC[:1], party=sold)
    held = game.state.heroes[next(iter(game.state.heroes))].items
    assert set(held) == {"chainmail", "light-hammer", "wooden-shield"}
    refused("no starting item 'sling'", variants=EPIC[:1], party=("syndrael:knight;sold=sling", PAIR[1]))


@pytest.mark.rule("D2-EPI-07", "D2-EPI-08")
def test_the_whole_shop_of_the_acts_is_on_offer() -> None:
    wish = HeroWish("syndrael", "knight", level="epic-advanced", gold=300)
    assert {RECORDS.item[offer.id].act for offer in items(RECORDS, wish).offers} == {1}
    both = items(RECORDS, msgspec.structs.replace(wish, level="epic-expert")).offers
    assert {offer.id for offer in both} == {item.id for item in RECORDS.item.values() if item.act in (1, 2)}
    refused(
        "There is no item 'platemail'", variants=EPIC[:1], party=("syndrael:knight;items=platemail", PAIR[1])
    )


@pytest.mark.rule("D2-GOLD-07")
def test_a_shop_card_is_there_as_often_as_it_is_printed() -> None:
    one, two = ("syndrael:knight;items=iron-shield", "jain-fairwood:thief;items=iron-shield")
    game = begun(variants=EPIC[:1], party=(one, two))
    held = [card for hero in game.state.heroes.values() for card in hero.items if "iron-shield" in card]
    assert held == ["iron-shield", "iron-shield#2"]
    assert not {"iron-shield", "iron-shield#2"} & set(game.state.shop.pool)
    refused(
        "steel-broadsword is bought 2 times, but the shop has 1",
        variants=EPIC[:1],
        party=("syndrael:knight;items=steel-broadsword", "jain-fairwood:thief;items=steel-broadsword"),
    )


@pytest.mark.rule("D2-TRD-05", "D2-SET-06")
def test_the_charm_of_the_shop_is_another_than_the_thiefs_own() -> None:
    game = begun(party=PAIR)
    assert "lucky-charm" in game.state.heroes[2].items  # type: ignore[index]
    assert "lucky-charm#2" in game.state.shop.pool and "lucky-charm" not in game.state.shop.pool


# -- advice


@pytest.mark.parametrize("level", EPIC)
@pytest.mark.parametrize("calling", list(RECORDS.calling))
def test_what_is_advised_can_be_paid_and_worn(level: str, calling: str) -> None:
    archetype = RECORDS.calling[calling].archetype
    hero = next(sheet.id for sheet in RECORDS.hero.values() if sheet.archetype == archetype)
    other = "syndrael" if archetype != "warrior" else "jain-fairwood"
    found = settled(variants=(level,), party=(f"{hero}:{calling}", f"{other};items="))
    wish = party_of(found)[0]
    game = begun(variants=(level,), party=found.party)
    worn = game.state.heroes[1].equipped  # type: ignore[index]
    assert set(wish.items or ()) <= {card.partition("#")[0] for card in worn}
    gold = LEVELS[level].gold + 25 * len(wish.sold or ())
    assert 0 < sum(RECORDS.item[card].price for card in wish.items or ()) <= gold
    assert sum(RECORDS.skill[skill].xp for skill in wish.skills or ()) == LEVELS[level].xp


def test_advice_keeps_off_what_others_took_and_off_what_hinders() -> None:
    axe = HeroWish("grisban-the-thirsty", "berserker", level="epic-advanced", gold=300)
    assert items(RECORDS, axe).advised == ("iron-battleaxe", "leather-armor")
    assert starting(RECORDS, axe).advised == ("chipped-greataxe",)
    taken = msgspec.structs.replace(axe, taken=("iron-battleaxe",))
    assert "iron-battleaxe" not in items(RECORDS, taken).advised
    expert = msgspec.structs.replace(axe, level="epic-expert", gold=500)
    assert items(RECORDS, expert).advised == ("grinding-axe", "leather-armor")  # a better blow than plate
    mage = HeroWish("leoric-of-the-book", "runemaster", level="epic-expert", gold=500)
    assert "platemail" not in items(RECORDS, mage).advised
    assert skills(RECORDS, mage).advised == ("exploding-rune", "rune-mastery", "quick-casting")


def test_a_form_shows_prices_budgets_and_reasons() -> None:
    form = describe(EDITION, DescentSetup(variants=EPIC[:1]), "en")
    assert not form.fault and [field.key for field in form.fields] == [
        "scenario",
        "variants",
        "party",
        "deck",
    ]
    party, deck = form.fields[2], form.fields[3]
    assert party.follows and form.fields[1].shapes and deck.budget == 4
    by_key = {field.key: field for field in (party.members or [])[0]}
    assert by_key["skills"].budget == 3 and by_key["items"].budget and by_key["items"].budget >= 150
    assert by_key["items"].value == by_key["items"].advised and "150 gold" in by_key["items"].advice
    basic = describe(EDITION, DescentSetup(), "en")
    assert not basic.fault and not (basic.fields[2].members or [])[0][2].choices


def test_a_filled_form_is_a_set_up_that_can_be_played() -> None:
    for level in EPIC:
        assert EDITION.settle(filled(RECORDS, DescentSetup(variants=(level,)))).players == 4


def test_an_outfit_is_worth_the_blows_it_deals_and_those_it_outlasts() -> None:
    grisban, jain = RECORDS.hero["grisban-the-thirsty"], RECORDS.hero["jain-fairwood"]

    def worth(*cards: str) -> float:
        return prowess(grisban, 2, [RECORDS.item[card] for card in cards])

    assert worth("grinding-axe") > worth("iron-battleaxe") > worth("chipped-greataxe")
    assert worth("chipped-greataxe", "platemail") > worth("chipped-greataxe", "leather-armor")
    assert worth("grinding-axe", "leather-armor") > worth("chipped-greataxe", "platemail")
    bow = [RECORDS.item["yew-shortbow"], RECORDS.item["chainmail"]]
    assert prowess(jain, 2, bow) < prowess(grisban, 2, bow)  # it slows her down


# -- the Overlord's deck


@pytest.mark.rule("D2-EPI-02", "D2-EPI-04", "D2-EXP-08", "D2-EXP-10")
@pytest.mark.parametrize(("variant", "xp"), [("epic-advanced", 4), ("epic-expert", 8)])
def test_the_overlord_buys_cards_for_his_experience(variant: str, xp: int) -> None:
    bought = best_deck(RECORDS, xp, AGAINST_FEW)
    assert sum(RECORDS.overlord[card].xp for card in bought) == xp
    game = begun(variants=(variant,), party=PAIR)
    cards = game.state.overlord.owned
    assert cards[: len(RECORDS.basic_deck)] == RECORDS.basic_deck
    assert tuple(card_name(card) for card in cards[len(RECORDS.basic_deck) :]) == bought
    dear = ("blood-rage", "blood-rage", "bloodlust", "plan-ahead")
    refused("Deck cost 5 together; 4 can be spent", variants=EPIC[:1], deck=dear)


ADVICE = [
    (quest, heroes, each)
    for quest, page in RECORDS.quest.items()
    for each in page.advice
    for heroes in each.heroes
]


@pytest.mark.rule("D2-EPI-04", "D2-EXP-12", "D2-EXP-18")
@pytest.mark.parametrize(
    ("quest", "heroes"), [(quest, heroes) for quest, heroes, each in ADVICE if each.deck]
)
def test_what_a_quest_advises_can_be_bought_at_every_level(quest: str, heroes: int) -> None:
    wanted = next(each.deck for name, n, each in ADVICE if (name, n) == (quest, heroes))
    for variant, xp in zip(EPIC, (4, 8), strict=True):
        game = begun(scenario=quest, variants=(variant, *lone(quest)), players=heroes)
        cards = [card_name(card) for card in game.state.overlord.owned[len(RECORDS.basic_deck) :]]
        assert sum(RECORDS.overlord[card].xp for card in cards) == xp
        assert not Counter(cards) - Counter(wanted)
        check_deck(RECORDS, cards)


@pytest.mark.rule("D2-EPI-04")
def test_reinforce_is_advised_against_four_heroes_only() -> None:
    def advised(heroes: int) -> list[str]:
        owned = begun(scenario="the-frozen-spire", variants=EPIC[1:], players=heroes).state.overlord.owned
        return [card_name(card) for card in owned[len(RECORDS.basic_deck) :]]

    assert "reinforce" in advised(4)
    for heroes in (2, 3):
        assert "reinforce" not in advised(heroes)
        assert sum(RECORDS.overlord[card].xp for card in advised(heroes)) == 8


@pytest.mark.rule("D2-HSU-04", "D2-HSU-05", "D2-HSU-06")
@pytest.mark.parametrize(
    ("quest", "heroes"), [(quest, heroes) for quest, heroes, each in ADVICE if each.party]
)
def test_a_quest_advises_as_many_heroes_of_classes_that_are_open_to_them(quest: str, heroes: int) -> None:
    party = next(each.party for name, n, each in ADVICE if (name, n) == (quest, heroes))
    assert len({each.hero for each in party}) == len({each.calling for each in party}) == heroes
    for each in party:
        assert RECORDS.hero[each.hero].archetype == RECORDS.calling[each.calling].archetype
    offered = settled(scenario=quest, players=heroes, variants=lone(quest)).party
    assert [wish.partition(";")[0] for wish in map(str, offered)] == [
        f"{each.hero}:{each.calling}" for each in party
    ]


def lone(quest: str) -> tuple[str, ...]:
    return ("stand-alone",) if RECORDS.quest[quest].alone else ()


@pytest.mark.rule("D2-HSU-02", "D2-HSU-04")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_a_form_offers_the_party_that_a_new_table_begins_with(heroes: int) -> None:
    for quest in RECORDS.quest:
        draft = DescentSetup(scenario=quest, variants=lone(quest), party=(HeroWish(),) * heroes)
        shown = [f"{wish.hero}:{wish.calling}" for wish in party_of(filled(RECORDS, draft))]
        party = settled(scenario=quest, variants=lone(quest), players=heroes).party
        assert shown == [wish.partition(";")[0] for wish in map(str, party)]


@pytest.mark.rule("D2-EXP-12", "D2-EXP-19")
def test_level_2_needs_two_cards_of_level_1_of_its_class() -> None:
    check_deck(RECORDS, ("blood-rage", "blood-rage", "bloodlust"))
    refused(
        "needs 2 warlord cards of level 1, but 1 is bought",
        variants=EPIC[:1],
        deck=("blood-rage", "bloodlust"),
    )
    refused("needs 2 warlord cards", variants=EPIC[:1], deck=("web-trap", "web-trap", "bloodlust"))


@pytest.mark.rule("D2-EXP-13")
def test_level_3_needs_three_cards_of_level_1_or_2_of_its_class() -> None:
    check_deck(RECORDS, ("blood-rage", "blood-rage", "dark-fortitude", "reinforce"))
    check_deck(RECORDS, ("blood-rage", "blood-rage", "bloodlust", "reinforce"))
    refused(
        "reinforce is of level 3 and needs 3 warlord cards of level 1 or 2, but 2 are bought",
        variants=EPIC[1:], deck=("blood-rage", "blood-rage", "reinforce", "plan-ahead"),
    )  # fmt: skip


@pytest.mark.rule("D2-EXP-09", "D2-EXP-11", "D2-EXP-14", "D2-EXP-21", "D2-EXP-22")
def test_level_1_and_universal_cards_can_always_be_bought_of_any_class() -> None:
    mixed = ("blood-rage", "web-trap", "word-of-pain", "plan-ahead")
    assert settled(variants=EPIC[:1], deck=mixed).deck == mixed
    assert {card.deck for card in RECORDS.overlord.values()} == {
        "basic",
        "warlord",
        "saboteur",
        "magus",
        "universal",
    }


@pytest.mark.rule("D2-EXP-19")
def test_each_copy_is_bought_by_itself() -> None:
    game = begun(variants=EPIC[:1], party=PAIR, deck=("web-trap", "web-trap"))
    assert game.state.overlord.owned[15:] == ("web-trap", "web-trap#2")
    refused("'dark-resilience' is chosen 2 times", variants=EPIC[:1], deck=("dark-resilience",) * 2)
    refused("There is no deck 'dash'", variants=EPIC[:1], deck=("dash",))


def customising(**wishes: Any) -> Game[DescentState]:
    """At the question which cards are set aside."""
    game: Game[DescentState] = EDITION.new_game(settled(party=PAIR, **wishes), "1", log=[])
    while game.open[0].what != "descent.set_aside.choose":
        game.answer(game.open[0].seats[0], 0)
    return game


@pytest.mark.rule("D2-EXP-15", "D2-EXP-16", "D2-EPI-04")
def test_the_overlord_sets_cards_aside_while_15_remain() -> None:
    game = customising(variants=EPIC[:1], deck=("web-trap", "blood-rage"))
    overlord = game.state.overlord.seat
    assert game.open[0].seats == (overlord,) and game.open[0].secret
    game.answer(overlord, "set-aside dash")
    game.answer(overlord, "set-aside frenzy#2")
    assert game.state.overlord.aside == ("dash", "frenzy#2")
    assert all(decision.what != "descent.set_aside.choose" for decision in game.open), "15 are left"
    held = (*game.state.overlord.hand, *game.state.deck.pool)
    assert len(held) == 15 and not {"dash", "frenzy#2"} & set(held)


@pytest.mark.rule("D2-EXP-15", "D2-EXP-20", "D2-WHO-07")
def test_the_heroes_see_what_he_owns_but_not_what_he_set_aside() -> None:
    game = customising(variants=EPIC[:1], deck=("web-trap", "blood-rage"))
    overlord, hero = game.state.overlord.seat, Seat(0)
    game.answer(overlord, "set-aside dash")
    seen: Any = view(game, hero).state.overlord
    assert "web-trap" in seen.owned and "dash" not in tuple(seen.aside)
    told = [entry.event for entry in log_for(game.log or [], hero)]
    (event,) = [each for each in told if isinstance(each, OverlordSetAside)]
    assert event.card != "dash"
    own: Any = view(game, overlord).state.overlord
    assert own.aside == ("dash",)


@pytest.mark.rule("D2-EXP-15", "D2-OSU-06")
def test_nothing_is_set_aside_in_the_basic_game() -> None:
    game: Game[DescentState] = EDITION.new_game(settled(party=PAIR), "1")
    while not game.state.round:
        assert game.open[0].what != "descent.set_aside.choose"
        game.answer(game.open[0].seats[0], 0)


# -- heroes as text and files


@pytest.mark.parametrize(
    "wish",
    [
        HeroWish("syndrael"),
        HeroWish("syndrael", "knight"),
        HeroWish("syndrael", "knight", ("advance",), (), ("sling", "iron-shield")),
        HeroWish("syndrael", "knight", ()),
    ],
)
def test_a_hero_as_text_is_read_again(wish: HeroWish) -> None:
    assert parse(written(wish)) == wish


def test_lists_of_a_party_go_on_until_a_hero_with_a_class() -> None:
    text = "jain-fairwood:thief;skills=sneaky,tumble;items=sling,syndrael:knight, ashrian"
    assert read_party(text) == [
        "jain-fairwood:thief;skills=sneaky,tumble;items=sling",
        "syndrael:knight",
        "ashrian",
    ]


def test_a_party_file_holds_the_same(tmp_path: Path) -> None:
    file = tmp_path / "party.toml"
    file.write_text(
        '[[hero]]\nhero = "syndrael"\nclass = "knight"\nskills = ["advance"]\n\n[[hero]]\nhero = "ashrian"\n'
    )
    assert read_party(str(file)) == ["syndrael:knight;skills=advance", "ashrian"]
    with pytest.raises(Refused, match="cannot be read; name a TOML file"):
        read_party(str(tmp_path / "none.toml"))
    file.write_text("[[heroine]]")
    with pytest.raises(Refused, match="is not as expected"):
        read_party(str(file))


@pytest.mark.rule("D2-HSU-04", "D2-HSU-06")
def test_heroes_without_a_class_take_one_that_nobody_has() -> None:
    found = settled(party=("ashrian", "avric-albright"))
    assert sorted(wish.calling for wish in party_of(found)) == ["disciple", "spiritspeaker"]
    found = settled(party=("ashrian", "avric-albright:disciple"))
    assert [wish.calling for wish in party_of(found)] == ["spiritspeaker", "disciple"]


# -- refusals


@pytest.mark.rule("D2-HSU-03", "D2-HSU-05", "D2-HSU-06", "D2-GEN-02")
@pytest.mark.parametrize(
    ("says", "wishes"),
    [
        ("There is no scenario 'first-bood'; did you mean first-blood", {"scenario": "first-bood"}),
        ("the-shadow-vault is a quest of a campaign", {"scenario": "the-shadow-vault"}),
        (r"There is no hero 'syndrel' \(party 1\); did you mean syndrael", {"party": ("syndrel", "ashrian")}),
        ("There is no class 'thef'", {"party": ("jain-fairwood:thef", "ashrian")}),
        ("jain-fairwood is a scout and cannot be a knight", {"party": ("jain-fairwood:knight", "ashrian")}),
        ("Hero 'ashrian' is there 2 times", {"party": ("ashrian:disciple", "ashrian:spiritspeaker")}),
        ("Class 'disciple' is there 2 times", {"party": ("ashrian:disciple", "avric-albright:disciple")}),
        ("Party takes 2 to 4 members, not 1", {"party": ("ashrian",)}),
        ("Party takes 2 to 4 members, not 5", {"party": FIVE}),
        ("Players can be 2 to 4, not 1", {"players": 1}),
        ("Players can be 2 to 4, not 5", {"players": 5}),
        ("A party of 3 is asked for, but 2 heroes are named", {"players": 3, "party": PAIR}),
        ("There is no variant 'pvp'", {"variants": ("pvp",)}),
        ("There is no variant 'epic-exprt'; did you mean epic-expert", {"variants": ("epic-exprt",)}),
        ("Encounter can be 1 to 2, not 3", {"encounter": 3}),
        ("first-blood has 1 encounter only", {"encounter": 2}),
        ("'level=3' says nothing about ashrian", {"party": ("ashrian;level=3", "syndrael")}),
    ],
)  # fmt: skip
def test_what_the_game_does_not_have_is_refused(says: str, wishes: dict[str, Any]) -> None:
    refused(says, **wishes)


def test_all_quests_of_the_guide_are_known_by_name() -> None:
    offers = [offer for offer in EDITION.offers() if offer.kind == "quest"]
    assert len(offers) == 20 and all(offer.playable for offer in offers)
    assert [offer.id for offer in offers][:6] == [
        "first-blood", "a-fat-goblin", "castle-daerion", "the-cardinals-plight", "the-masquerade-ball",
        "death-on-the-wing",
    ]  # fmt: skip
    assert all(0 < offer.number <= 100 for offer in offers if offer.playable)
