"""A character's turn (GH-TRN)."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import Table, scene
from games.gloomhaven.test_selection import answers
from undercroft.games.gloomhaven.events.cards import CardActivated, CardUsed, ExperienceGained, HalfUsed
from undercroft.games.gloomhaven.events.ground import MoneyLooted, Walked
from undercroft.games.gloomhaven.events.rounds import ElementsSet, TurnEnded
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.records.abilities import Active, Attack, Heal, Move, Suffer
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.actions.bonuses import begin as begin_bonus
from undercroft.games.gloomhaven.state import Terrain, Trap
from undercroft.kernel import FigureId, Seat, view
from undercroft.parts.happenings import ConditionsRan, Damaged, Healed


def turn(*played: str, **more: object) -> Table:
    """The Brute's turn with these cards, the cards out of its hand."""
    table = scene(**more)  # type: ignore[arg-type]
    hand = tuple(card for card in table.mat(0).hand if card not in played)
    return table.mats(0, hand=hand, played=played, asks=True)


@pytest.mark.rule("GH-TRN-01", "GH-TRN-17", "GH-CRD-04")
def test_the_top_of_one_card_and_the_bottom_of_the_other() -> None:
    table = turn("trample", "grab-and-go").turn(1)
    cards, halves = ("trample", "grab-and-go"), ("top", "bottom")
    assert set(answers(table)) == {
        f"{how} {card} {half}" for how in ("play", "basic") for card in cards for half in halves
    }
    table.picks("play grab-and-go bottom", "stop")
    assert answers(table) == ["play trample top", "basic trample top"]


@pytest.mark.rule("GH-TRN-03")
@pytest.mark.parametrize(("first", "left"), [("top", "bottom"), ("bottom", "top")])
def test_never_two_tops_two_bottoms_or_both_halves(first: str, left: str) -> None:
    table = turn("trample", "grab-and-go").turn(1).picks(f"basic trample {first}")
    if first == "bottom":
        table.picks("stop")
    assert answers(table) == [f"play grab-and-go {left}", f"basic grab-and-go {left}"]


@pytest.mark.rule("GH-TRN-02", "GH-TRN-10", "GH-CRD-08")
def test_both_cards_go_to_a_pile_whatever_they_did() -> None:
    """Nothing of the action was performed: discarded in spite of the lost symbol."""
    table = turn("trample", "overwhelming-assault").turn(1)
    table.picks("play overwhelming-assault top", "play trample bottom", "stop")
    assert table.mat(0).discard == ("overwhelming-assault", "trample") and not table.mat(0).lost
    assert not table.mat(0).played and table.mat(0).xp == 0


@pytest.mark.rule("GH-TRN-04", "GH-MOV-17")
def test_abilities_in_printed_order_without_the_other_card_between() -> None:
    table = scene(monsters="living-bones 3:0").mats(0, played=("overwhelming-assault", "trample"))
    table.turn(1).picks("play overwhelming-assault bottom", "go 2:0", "stop")
    assert table.asked.what != "gh.character_turn.choose_action", "the push comes before the other card"
    assert table.asked.what.startswith("gh.") and not table.events(CardUsed)


@pytest.mark.rule("GH-TRN-05", "GH-TRN-06")
def test_a_card_is_in_its_place_before_the_other_action() -> None:
    table = turn("trample", "grab-and-go").turn(1).picks("basic trample top")
    assert table.mat(0).discard == ("trample",) and table.mat(0).played == ("grab-and-go",)
    table = turn("shield-bash", "grab-and-go").turn(1)
    table.picks("play shield-bash bottom", "perform")
    assert (
        table.event(CardActivated).active.card == "shield-bash"
        and answers(table)[0] == "play grab-and-go top"
    )


@pytest.mark.rule("GH-TRN-07")
def test_any_part_may_be_skipped() -> None:
    table = turn("eye-for-an-eye", "grab-and-go", monsters="living-bones 1:0").looks(1, hp=5).turn(1)
    table.picks("play eye-for-an-eye bottom", "skip")
    assert table.hp(1) == 5
    table.picks("basic grab-and-go top", "skip")
    assert table.hp(3) == table.figure(3).full


@pytest.mark.rule("GH-TRN-09")
def test_abilities_are_for_enemies_unless_they_say_so() -> None:
    table = scene(brute="0:0", spellweaver="1:0", monsters="living-bones 0:1").perform(1, Attack(value=2))
    assert not table.offers("target 2") and table.offers("target 3")
    table = scene(brute="0:0", spellweaver="1:0", monsters="living-bones 0:1").perform(
        1, Heal(value=2, range=1)
    )
    assert not table.offers("target 3") and table.offers("target 2")


@pytest.mark.rule("GH-TRN-11", "GH-ITM-20")
def test_items_before_between_and_after_the_actions() -> None:
    table = turn("trample", "grab-and-go").mats(0, items=("minor-healing-potion",)).looks(1, hp=2).turn(1)
    drink = "use-item minor-healing-potion"
    assert table.offers(drink)
    table.picks("basic trample top")
    assert table.offers(drink)
    table.picks("basic grab-and-go bottom", "stop")
    assert table.offers(drink) and answers(table) == ["end-turn"]
    assert table.picks(drink).hp(1) == 5


@pytest.mark.rule("GH-TRN-12", "GH-CON-12")
def test_a_wound_hurts_at_the_start_of_the_turn() -> None:
    table = turn("trample", "grab-and-go").looks(1, "wound").turn(1).picks("suffer")
    assert table.hp(1) == 9 and table.asked.what == "gh.character_turn.choose_action"


@pytest.mark.rule("GH-TRN-13", "GH-TRN-14")
def test_at_the_end_loot_then_elements_then_conditions() -> None:
    table = turn("leaping-cleave", "trample", money="2:0").looks(1, "muddle").turn(1)
    table.picks("play leaping-cleave bottom", "go 2:0", "stop", "basic trample top")
    kinds = (MoneyLooted, ElementsSet, ConditionsRan, TurnEnded)
    found = [entry.event for entry in table.log if isinstance(entry.event, kinds)]
    assert [type(event) for event in found] == list(kinds)
    assert table.state.elements[2] == 2 and not table.conditions(1) and table.mat(0).money == 1


@pytest.mark.rule("GH-TRN-15")
def test_exhausted_in_its_own_turn_nothing_more_happens() -> None:
    table = turn("leaping-cleave", "trample", traps="1:0", money="1:0").looks(1, hp=2).turn(1)
    table.picks("basic leaping-cleave bottom", "go 1:0", "suffer")
    assert table.mat(0).gone and not table.is_up(1)
    assert not table.is_asked() and not table.events(MoneyLooted) and not table.events(ConditionsRan)


@pytest.mark.rule("GH-TRN-16")
def test_a_move_of_no_hexes() -> None:
    table = scene().perform(1, Move(value=3))
    assert table.offers("stop")
    assert not table.picks("stop").events(Walked) and table.at(1) == scene().at(1)


@pytest.mark.rule("GH-TRN-17", "GH-COM-04")
def test_which_card_is_used_how_is_decided_in_the_turn() -> None:
    table = turn("trample", "grab-and-go").turn(1)
    seen = view(table.game, Seat(1))
    assert seen.state.characters[0].played == ("trample", "grab-and-go") and seen.open[0].options
    assert table.state.turn.halves == () and not table.events(HalfUsed)


@pytest.mark.rule("GH-TRN-08")
def test_what_harms_oneself_cannot_be_left_out() -> None:
    """A card that hurts its user besides: once anything was done, the rest is not asked about."""
    harm = Suffer(value=2, who=Whom(side="self"))
    table = scene(monsters="living-bones 1:0").perform(1, Attack(value=2), harm).picks("target 3", "suffer")
    assert table.hp(1) == 8 and not table.is_asked()
    table = scene(monsters="living-bones 1:0").perform(1, Attack(value=2), harm).picks("skip")
    assert answers(table) == ["perform", "skip"]
    assert table.picks("skip").hp(1) == 10 and not table.events(Damaged)


@pytest.mark.rule("GH-CON-22", "GH-CON-47", "GH-CON-23")
def test_a_stunned_character_discards_its_cards() -> None:
    table = turn("trample", "grab-and-go").looks(1, "stun").turn(1)
    assert table.mat(0).discard == ("trample", "grab-and-go") and not table.is_asked()
    assert not table.conditions(1) and not table.events(ExperienceGained)


@pytest.mark.rule("GH-CON-47", "GH-TRN-02")
def test_stunned_in_mid_turn_the_second_card_is_discarded() -> None:
    """A stun trap on the way: the rest of the turn is lost."""
    table = turn("leaping-cleave", "trample").knows(
        terrain=Terrain(traps=(Trap(GRID.cell(1, 0), 0, ("stun",)),))
    )
    table.turn(1).picks("basic leaping-cleave bottom", "go 1:0")
    assert table.mat(0).discard == ("leaping-cleave", "trample") and not table.is_asked()
    assert table.conditions(1) == ["stun"], "it lasts through the next turn"


@pytest.mark.rule("GH-TRN-13", "GH-TRN-14", "GH-TRN-12")
def test_bonuses_of_the_start_and_the_end_of_a_turn() -> None:
    """A bonus of each kind: the one acts before the cards are played, the other after them."""
    table = scene(brute="0:0", spellweaver="9:7").looks(1, hp=4).mats(0, resting=True, discard=("trample",))
    mend = (Heal(value=1, who=Whom(side="self")),)
    for moment in ("start-of-turn", "end-of-turn"):
        effect = Active(effect=moment, then=mend)
        begin_bonus(table.game, effect, FigureId(1), FigureId(1), f"test {moment}", "scenario")
    table.turn(1)
    while table.is_asked():
        table.picks(table.keys()[0])
    assert [event.amount for event in table.events(Healed)] == [1, 2, 1]  # the rest heals 2 between them
