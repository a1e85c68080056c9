"""The Overlord's relics in a quest: given to lieutenants before it, lost to it with them (D2-REL)."""

from __future__ import annotations

import pytest

from games.descent.arena import RECORDS, RULES, Arena, arena
from games.descent.quests.scene import scene
from undercroft.games.descent.charge import ChargedHero, QuestCharge
from undercroft.games.descent.events.cards import RelicAssigned
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.items.assigning import AssignRelics
from undercroft.games.descent.rules.quests.arriving import BringGroup
from undercroft.games.descent.rules.quests.page import encounter
from undercroft.games.descent.rules.values import relics_of, speed
from undercroft.games.descent.setup import begin_charged
from undercroft.games.descent.state import DescentState
from undercroft.kernel import CardId, FigureId, Game, Seeded, replace

ALRIC = "sir-alric-farrow"


def owning(quest: str, *relics: str, encounter_: int = 1) -> Arena:
    """The Overlord owns relics that nobody bears yet, and the quest begins."""
    at = arena(quest=quest, encounter=encounter_)
    at.state.overlord = replace(at.state.overlord, relics=relics)
    at.run(AssignRelics(encounter_))
    return at


@pytest.mark.rule("D2-REL-07", "D2-REL-08")
def test_each_lieutenant_bears_one_relic_at_most() -> None:
    at = owning("the-dawnblade", "duskblade", "bones-of-woe")
    assert at.asked.what == "descent.assign_relics.choose"
    assert at.asked.seats == (at.state.overlord.seat,)
    assert at.keys() == {"pass", f"relic duskblade {ALRIC}", f"relic bones-of-woe {ALRIC}"}
    at.play(f"relic bones-of-woe {ALRIC}")
    assert at.asked.what != "descent.assign_relics.choose"
    assert at.state.overlord.relics == ("duskblade", f"{ALRIC}:bones-of-woe")
    assert len(at.events(RelicAssigned)) == 1


@pytest.mark.rule("D2-REL-08")
def test_all_lieutenants_of_both_encounters_can_be_given_one() -> None:
    at = owning("gryvorn-unleashed", "duskblade")
    bearers = {key.rpartition(" ")[2] for key in at.offers("relic")}
    assert {"lord-merick-farrow", "lady-eliza-farrow", "baron-zachareth"} <= bearers


@pytest.mark.rule("D2-REL-03", "D2-REL-05")
def test_only_zachareth_may_bear_the_shadow_rune() -> None:
    at = owning("gryvorn-unleashed", "the-shadow-rune")
    assert at.offers("relic") == ["relic the-shadow-rune baron-zachareth"]
    at = owning("the-dawnblade", "the-shadow-rune")
    assert at.asked.what != "descent.assign_relics.choose"


@pytest.mark.rule("D2-REL-06")
def test_without_a_lieutenant_nothing_is_asked() -> None:
    at = owning("first-blood", "duskblade")
    assert at.asked.what != "descent.assign_relics.choose"
    assert at.state.overlord.relics == ("duskblade",)


@pytest.mark.rule("D2-REL-06", "D2-REL-09")
def test_a_relic_that_was_not_given_does_nothing() -> None:
    at = owning("the-dawnblade", "duskblade")
    at.play("pass")
    alric = at.monster(ALRIC, "", "p10")
    assert relics_of(at.game, alric) == ()


@pytest.mark.rule("D2-REL-05", "D2-X-29")
def test_the_relic_works_from_the_moment_its_bearer_is_placed() -> None:
    """A hero who begins his turn next to the bearer of the Duskblade is slower."""
    at = owning("the-dawnblade", "duskblade")
    at.play(f"relic duskblade {ALRIC}")
    entry = next(group for group in encounter(at.game).groups if group.lieutenant)
    at.run(BringGroup(entry))
    at.play("stand p10")
    alric = next(i for i, leaf in at.state.figures.items() if leaf.kind == ALRIC)
    assert relics_of(at.game, alric) == ("duskblade",)
    at.put(1, "p11")
    plain = speed(at.game, FigureId(1))
    at.turn(1)
    assert speed(at.game, FigureId(1)) == plain - 1


@pytest.mark.rule("D2-REL-10")
def test_a_bearer_who_was_defeated_never_uses_it_again_in_the_quest() -> None:
    at = scene("the-dawnblade", groups=["merriod", "flesh-moulder"])
    at.state.overlord = replace(at.state.overlord, relics=(f"{ALRIC}:duskblade",))
    alric = at.one(ALRIC)
    assert relics_of(at.game, alric) == ("duskblade",)
    at.run(Suffer(alric, 30))
    at.pass_hidden()
    assert at.state.overlord.relics == ("duskblade",)
    again = at.monster(ALRIC, "", "p10")
    assert relics_of(at.game, again) == ()


@pytest.mark.rule("D2-REL-10")
def test_others_keep_theirs() -> None:
    at = arena()
    at.state.overlord = replace(at.state.overlord, relics=("splig:duskblade", "belthir:bones-of-woe"))
    splig, belthir = at.monster("splig", "", "g6"), at.monster("belthir", "", "h6")
    at.run(Suffer(splig, 30))
    at.pass_hidden()
    assert relics_of(at.game, belthir) == ("bones-of-woe",)
    assert at.state.overlord.relics == ("duskblade", "belthir:bones-of-woe")


@pytest.mark.rule("D2-REL-04", "D2-REL-08")
def test_a_quest_of_a_campaign_asks_before_anybody_is_placed() -> None:
    """The relics of the charge: the Overlord's are asked for, a hero's is among his items."""
    own = tuple(map(CardId, RECORDS.calling["berserker"].items))
    heroes = (
        ChargedHero("grisban-the-thirsty", "berserker", items=(CardId("staff-of-light"), *own)),
        ChargedHero(
            "avric-albright", "disciple", items=tuple(map(CardId, RECORDS.calling["disciple"].items))
        ),
    )
    charge = QuestCharge(
        quest="the-dawnblade", heroes=heroes, deck=RECORDS.basic_deck, act=2, relics=("duskblade",)
    )
    game: Game[DescentState] = Game(RULES, begin_charged(charge), Seeded())
    game.advance()
    (asked,) = game.open
    assert asked.what == "descent.assign_relics.choose"
    assert not any(leaf.is_hostile for leaf in game.state.figures.values())
    game.answer(asked.seats[0], f"relic duskblade {ALRIC}")
    assert game.state.overlord.relics == (f"{ALRIC}:duskblade",)
    assert "staff-of-light" in game.state.heroes[FigureId(1)].equipped
