"""The page of a quest: its special rules with the numbers for this party, as the players read them."""

from __future__ import annotations

import pytest
from games.descent.quests.scene import Scene, scene

from scenes.descent.test_pieces import drawn, narrator
from scenes.shown import edition_of
from undercroft.games.descent.records.quest_rules import MarchRule
from undercroft.games.descent.setup import DescentSetup
from undercroft.kernel import replace
from undercroft.scenes.descent.reinforcements import reinforcements
from undercroft.scenes.descent.tables import _told, status
from undercroft.scenes.presenter import Presenter
from undercroft.text.words import LANGUAGES


def told(at: Scene) -> str:
    return " ".join(status(drawn(at), narrator(at)).rules)


@pytest.mark.rule("D2-ATT-02", "D2-QST-02")
def test_tests_that_are_harder_say_so() -> None:
    lair = scene("the-dawnblade", 2, 2, {"overlord-won": 1}, ["cave-spider"])
    assert "wrest the Dawnblade away, once a turn, with a test of Might, at −1." in told(lair)
    spire = scene("the-frozen-spire", 2, 2, {"night": 1}, ["cave-spider", "zombie"])
    assert "force the cell, with a test of Might, at −1." in told(spire)
    ball = scene("the-masquerade-ball", 2, 2, {}, ["zombie"])
    assert "at −0" not in told(ball)


def test_anchors_are_counted_towards_those_that_are_needed() -> None:
    """Three must be bound; all that there are, with the share of the stones, would be five."""
    at = scene("gryvorn-unleashed", 2, 2, {"share": 2}, ["barghest", "zombie"])
    gauges = {gauge.id: gauge.value for gauge in status(drawn(at), narrator(at)).gauges}
    assert gauges["bound"] == "2/3"


def test_later_tests_in_the_way_of_ruin_are_told_only_if_they_are_harder() -> None:
    at = scene("the-frozen-spire", groups=["cave-spider", "barghest"])
    rule = next(each for each in at.game.rules.content.quest["the-frozen-spire"].encounters[0].rules
                if isinstance(each, MarchRule))  # fmt: skip
    for less, harder in ((0, False), (2, True)):
        text = _told(drawn(at), replace(rule, less=less), narrator(at))
        assert ("each later test" in text) is harder
        assert "suffers 3 damage" in text and ", ," not in text


@pytest.mark.parametrize(
    ("quest", "number", "carry", "groups", "said"),
    [
        ("the-desecrated-tomb", 1, {}, ["barghest"], "the first one never holds the map"),
        ("the-desecrated-tomb", 1, {}, ["barghest"], "return on ossuaries without a hero"),
        ("the-monsters-hoard", 2, {}, ["cave-spider", "zombie"], "never among the first two"),
    ],
)
def test_all_know_what_chance_cannot_bring(
    quest: str, number: int, carry: dict[str, int], groups: list[str], said: str
) -> None:
    assert said in told(scene(quest, number, 2, carry, groups))


@pytest.mark.parametrize(
    ("quest", "number", "said"),
    [
        ("the-monsters-hoard", 2, "rifle the hoard token (a chest is lost)"),
        ("the-frozen-spire", 2, "take a load in the store"),
        ("the-dawnblade", 1, "take the Dawnblade, once a turn, with a test of Willpower."),
        ("the-dawnblade", 2, "a test of Awareness (heroes), once a turn;"),
        ("the-desecrated-tomb", 1, "may carry: urn, with the map."),
        ("the-desecrated-tomb", 1, "by the entrance with: urn, with the map."),
        ("enduring-the-elements", 2, "chant in the cell for a bond, once a turn."),
    ],
)
def test_acts_tell_where_how_often_and_with_what(quest: str, number: int, said: str) -> None:
    assert said in told(scene(quest, number, 2))


def test_the_question_who_suffers_instead_holds_for_moulders_and_for_the_oath() -> None:
    """A Flesh Moulder takes 1 damage for Merick, Zachareth passes 2 on: the question names no number."""
    edition = edition_of("descent")
    for language in LANGUAGES:
        asked = Presenter(edition, edition.settle(None), language, strict=True).narrator.say(
            "ask-descent-take-over-choose", who="Ana"
        )
        assert not any(sign.isdigit() for sign in asked)


BY_QUEST = {
    (
        "first-blood",
        1,
    ): "at the end of each of his turns the Overlord may place 2 figures (Goblin Archers) on tile 26A",
    ("a-fat-goblin", 2): "at the start of each of his turns the Overlord may place 1 figure (Goblin Archers)",
    ("castle-daerion", 1): "1 figure (Barghests or Ettins) where the group began.",
    ("the-cardinals-plight", 1): ", until the ward has fallen.",
    ("the-cardinals-plight", 2): ", only while more than half of Cardinal Koth's Health is left.",
    ("the-overlord-revealed", 1): "Never more than 2 reinforcements arrive in one turn.",
    ("the-monsters-hoard", 1): ", only while none of them is on the map.",
    ("the-dawnblade", 2): "1 minion (Ettins) at the mouth of the cave",
    ("blood-of-heroes", 1): ", only in even rounds.",
}


@pytest.mark.rule("D2-OTN-18", "D2-MON-08")
def test_the_page_of_each_quest_tells_who_comes_as_reinforcement() -> None:
    edition = edition_of("descent")
    narrators = [
        Presenter(edition, edition.settle(None), language, strict=True).narrator for language in LANGUAGES
    ]
    for quest in edition.rules.content.quest.values():
        for number, page in enumerate(quest.encounters, start=1):
            game = drawn(scene(quest.id, number, 4, {}, []))
            told = [[text for text, _ in reinforcements(game, each)] for each in narrators]
            entries = [each for each in page.reinforce if not each.areas]  # of others an act tells
            assert len(told[0]) == len(entries) + bool(page.reinforce_most), (quest.id, number)
            assert all(len(set(each)) == len(told[0]) for each in told)
            assert any(BY_QUEST.get((quest.id, number), "") in text for text in told[0] or [""])


def test_reinforcements_that_the_campaign_does_not_bring_are_not_told() -> None:
    """In a Finale the Overlord has one figure more in even rounds unless Frederick helps (quest 19)."""
    edition = edition_of("descent")
    for helps, lines in ((0, 2), (1, 1)):
        at = scene("gryvorn-unleashed", 1, 2, {"line-frederick": helps}, [])
        assert (
            len(
                list(
                    reinforcements(
                        drawn(at), Presenter(edition, edition.settle(None), "en", strict=True).narrator
                    )
                )
            )
            == lines
        )


@pytest.mark.parametrize(
    ("quest", "number", "groups", "said"),
    [
        ("a-fat-goblin", 2, ["ettin"], "Splig may carry: prisoner (Speed −1), slower only with Frederick."),
        ("the-masquerade-ball", 1, ["zombie", "barghest"], "whose attack deals him 3 damage or more"),
        ("the-masquerade-ball", 2, ["zombie"], "fails a Knowledge test at a door by 2 or more is Stunned"),
        ("the-cardinals-plight", 2, ["barghest"], "cannot move until the locked door has been opened"),
        ("the-cardinals-plight", 2, ["barghest"], "the Cardinal rolls a defense die more"),
        ("death-on-the-wing", 2, ["ettin", "barghest"], "cannot enter the guard rooms, tiles 7A and 13A,"),
        (
            "death-on-the-wing",
            2,
            ["ettin", "barghest"],
            "in a guard room without monsters, once a room and round",
        ),
    ],
)
def test_the_page_says_what_the_rules_do(quest: str, number: int, groups: list[str], said: str) -> None:
    carry = {"stolen": 2, "escaped": 2, "theodir": 1}
    assert said in told(scene(quest, number, 2, carry, groups))


def test_the_goals_in_splig_s_cave_name_frederick() -> None:
    at = scene("a-fat-goblin", 2, 2, {"stolen": 2}, ["ettin"])
    heroes, overlord = status(drawn(at), narrator(at)).goal[:2]
    assert heroes == "The heroes win if Splig is defeated or if Frederick leaves by the entrance with a hero."
    assert overlord == "The Overlord wins if Splig leaves by the entrance with Frederick, found before."


def test_goals_that_must_be_met_together_are_joined_by_and() -> None:
    at = scene("castle-daerion", 2, 2, {}, ["goblin-archer"])
    both = "if Sir Alric Farrow is defeated and no master monster is left on the map."
    assert status(drawn(at), narrator(at)).goal[0].endswith(f" marshals are called or {both}")


@pytest.mark.rule("D2-OTN-18", "D2-X-33")
@pytest.mark.parametrize(
    ("quest", "said"),
    [
        ("first-blood", "(Goblin Archers) on tile 26A"),
        ("castle-daerion", "(an open group: Wilderness/Water or an open group: Building/Mountain)"),
    ],
)
def test_reinforcements_are_named_before_the_groups_are_placed(quest: str, said: str) -> None:
    edition = edition_of("descent")
    setup = edition.settle(DescentSetup(scenario=quest))
    game, presenter = edition.new_game(setup, "1"), Presenter(edition, setup, "en", strict=True)
    assert not game.state.groups
    rules = " ".join(status(game, presenter.narrator).rules)
    assert said in rules and "nothing" not in rules


@pytest.mark.rule("D2-X-45", "D2-ERR-09")
@pytest.mark.parametrize("errata", [True, False])
def test_all_know_what_brings_others_in(errata: bool) -> None:
    """As the edition that is played has it."""
    variants = ("errata",) if errata else ()
    nave = told(scene("the-cardinals-plight", 2, 2, {"escaped": 2}, ["barghest"], variants))
    assert ("when a hero first opens the library" in nave) is errata
    assert ("when a hero first ends his turn adjacent to the Cardinal" in nave) is not errata
    keep = told(scene("castle-daerion", 2, 2, {"survivors": 2}, ["goblin-archer"], variants))
    assert "as militia after the last hero turn of the first round" in keep
    vault = told(scene("the-masquerade-ball", 2, 2, {}, ["zombie"], variants))
    assert "on tile 10B as soon as anybody opens or passes one of its doors" in vault
    assert all("others arrive" not in page.lower() for page in (nave, keep, vault))


@pytest.mark.parametrize(
    ("heroes", "said"), [(2, "blocks 1 space of"), (4, "blocks 1 space, in even rounds 2, of")]
)
def test_boulders_are_told_for_this_party(heroes: int, said: str) -> None:
    at = scene("death-on-the-wing", 1, heroes, {}, ["barghest"])
    assert f"the Overlord {said} tile 20A or the exit: boulder." in told(at)
