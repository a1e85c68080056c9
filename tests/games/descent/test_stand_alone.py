"""Interludes and Finales by themselves: the variant, its level, the history and relics taken for granted."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.events.encounters import EncounterWon, HistoryTold
from undercroft.games.descent.library import Library
from undercroft.games.descent.rules.quests.page import carried_over
from undercroft.games.descent.rules.quests.quest import Outfit
from undercroft.games.descent.setup import DescentSetup, party_of, quests, with_relics
from undercroft.games.descent.state import DescentState, card_name
from undercroft.games.setups import Refused
from undercroft.kernel import Entry, Game

EDITION = lay_out(box_of("descent"))
RECORDS: Library = EDITION.rules.content
ONLY_IN_CAMPAIGNS = [
    quest for quest, record in RECORDS.quest.items() if record.act in ("interlude", "finale")
]


def settled(quest: str, *variants: str, **others: Any) -> DescentSetup:
    found = EDITION.settle(DescentSetup(scenario=quest, variants=variants, **others))
    assert isinstance(found, DescentSetup)
    return found


def begun(quest: str, encounter: int = 1) -> tuple[Game[DescentState], list[Entry]]:
    """The quest by itself, until somebody is asked."""
    log: list[Entry] = []
    setup = settled(quest, "stand-alone", players=4, encounter=encounter)
    return EDITION.new_game(setup, "1", log=log), log


@pytest.mark.rule("D2-QST-01")
def test_two_interludes_and_two_finales_need_the_variant() -> None:
    assert sorted(ONLY_IN_CAMPAIGNS) == [
        "gryvorn-unleashed", "the-man-who-would-be-king", "the-overlord-revealed", "the-shadow-vault",
    ]  # fmt: skip
    for quest in ONLY_IN_CAMPAIGNS:
        with pytest.raises(Refused, match=r"campaign .*variant stand-alone") as refused:
            settled(quest)
        assert refused.value.says == "in-a-campaign-only"
        assert settled(quest, "stand-alone").scenario == quest


@pytest.mark.rule("D2-QST-01", "D2-EPI-02")
@pytest.mark.parametrize("quest", ONLY_IN_CAMPAIGNS)
def test_the_level_is_the_quests_own_unless_another_is_chosen(quest: str) -> None:
    level = "epic-expert" if RECORDS.quest[quest].act == "finale" else "epic-advanced"
    assert settled(quest, "stand-alone").variants == ("stand-alone", level)
    other = "epic-advanced" if level == "epic-expert" else "epic-expert"
    assert settled(quest, "stand-alone", other).variants == ("stand-alone", other)
    game, _ = begun(quest)
    assert game.state.act == (2 if level == "epic-expert" else 1)


def test_other_quests_need_no_variant_and_are_not_changed_by_it() -> None:
    assert settled("first-blood", "stand-alone", "errata").variants == ("errata",)


def test_a_set_up_that_was_settled_settles_to_itself() -> None:
    for quest in ONLY_IN_CAMPAIGNS:
        once = settled(quest, "stand-alone")
        assert EDITION.settle(once) == once


@pytest.mark.rule("D2-FIN-04", "D2-FIN-05")
@pytest.mark.parametrize(
    ("quest", "won"),
    [("gryvorn-unleashed", ("frederick", "khorayt")), ("the-man-who-would-be-king", ("wyrm",))],
)
@pytest.mark.parametrize("encounter", [1, 2])
def test_the_side_ahead_has_won_the_first_two_lines(quest: str, won: tuple[str, ...], encounter: int) -> None:
    """Told before anybody is asked; lines that nobody has played are the Overlord's."""
    game, log = begun(quest, encounter)
    (told,) = [entry.event for entry in log if isinstance(entry.event, HistoryTold)]
    assert {name for name, n in told.history if n} == {f"line-{line}" for line in won}
    assert bool(told.carry) is (encounter == 2)
    for line in ("frederick", "khorayt", "binding", "blood", "wyrm"):
        assert carried_over(game, f"line-{line}") == int(line in won)


@pytest.mark.rule("D2-REL-03", "D2-FIN-04", "D2-REL-11")
@pytest.mark.parametrize(
    ("quest", "items", "relics"),
    [
        ("the-shadow-vault", {"staff-of-light"}, ()),
        ("the-overlord-revealed", set(), ("bones-of-woe",)),
        ("gryvorn-unleashed", {"dawnblade", "the-shadow-rune"}, ("staff-of-shadows",)),
        ("the-man-who-would-be-king", {"staff-of-light"}, ("duskblade", "the-shadow-rune")),
    ],
)
def test_relics_lie_with_their_owners(quest: str, items: set[str], relics: tuple[str, ...]) -> None:
    game, _ = begun(quest)
    held = {card_name(card) for hero in game.state.heroes.values() for card in hero.items}
    assert {card for card in held if RECORDS.item[card].relic} == items
    assert {relic.rpartition(":")[2] for relic in game.state.overlord.relics} == set(relics)


def test_each_relic_goes_to_the_hero_who_can_use_it_best() -> None:
    game, _ = begun("gryvorn-unleashed")
    heroes = {hero.kind: hero for hero in game.state.heroes.values()}
    assert "dawnblade" in heroes["grisban-the-thirsty"].equipped
    assert "the-shadow-rune" in heroes["leoric-of-the-book"].equipped


def test_with_more_relics_than_heroes_somebody_has_two() -> None:
    pair = [Outfit("grisban-the-thirsty", "berserker"), Outfit("jain-fairwood", "wildlander")]
    found = with_relics(RECORDS, pair, ["dawnblade", "trueshot", "shield-of-the-dark-god"])
    assert [outfit.items for outfit in found] == [("shield-of-the-dark-god", "dawnblade"), ("trueshot",)]


@pytest.mark.rule("D2-FIN-04")
def test_the_history_lasts_into_the_second_encounter() -> None:
    game, _ = begun("gryvorn-unleashed")
    game.emit(EncounterWon("overlord", (("share", 2),)))
    assert carried_over(game, "share") == 2
    assert carried_over(game, "line-khorayt") == 1


def test_simulations_of_all_quests_play_these_too() -> None:
    offers = {offer.id: offer for offer in quests(RECORDS, DescentSetup()).offers}
    for quest in RECORDS.quest:
        along = (("variants", "stand-alone"),) if quest in ONLY_IN_CAMPAIGNS else ()
        assert offers[quest].along == along and offers[quest].playable


def test_the_party_of_such_a_quest_is_equipped_for_its_level() -> None:
    wishes = party_of(settled("gryvorn-unleashed", "stand-alone", players=2))
    assert all(wish.skills for wish in wishes) and all(wish.items for wish in wishes)
