"""Short and long rests (GH-RST)."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import Table, scene
from games.gloomhaven.test_selection import answers, chosen, lonely
from undercroft.games.gloomhaven.events.cards import CardLost, CardsRecovered, ItemsRefreshed
from undercroft.games.gloomhaven.events.rounds import TurnEnded, TurnStarted
from undercroft.games.gloomhaven.rules.round.rests import LongRest, ShortRest
from undercroft.games.gloomhaven.state import Carried, InPlay
from undercroft.kernel import CardId, FigureId, Seat
from undercroft.parts.happenings import Damaged

BRUTE = FigureId(1), Seat(0)
THREE = ("trample", "grab-and-go", "sweeping-blow")
SHIELD = (InPlay(CardId("shield-bash"), "bottom"),)
ARMOR = (InPlay(CardId("warding-strength"), "bottom"),)  # with the lost symbol


def tired(**mat: object) -> Table:
    """The Brute with three discarded cards."""
    return scene(chance=mat.pop("chance", ())).mats(0, **{"hand": (), "discard": THREE, **mat})  # type: ignore[arg-type]


@pytest.mark.rule("GH-RST-01", "GH-RST-04", "GH-RST-06", "GH-RST-11")
def test_a_short_rest_loses_a_random_card_and_brings_back_the_others() -> None:
    table = tired(chance=["grab-and-go"], items=(Carried("boots-of-striding", "spent"),)).looks(1, hp=5)
    table.run(ShortRest(*BRUTE)).picks("short-rest", "accept")
    assert table.mat(0).lost == ("grab-and-go",) and table.mat(0).hand == ("trample", "sweeping-blow")
    assert table.mat(0).discard == ()
    assert table.hp(1) == 5 and table.mat(0).items[0].state == "spent" and not table.events(TurnStarted)


@pytest.mark.rule("GH-RST-02")
def test_a_rest_needs_two_discarded_cards() -> None:
    assert not tired(discard=("trample",)).run(ShortRest(*BRUTE)).is_asked()
    assert answers(tired(discard=("trample", "grab-and-go")).run(ShortRest(*BRUTE))) == ["short-rest", "pass"]


@pytest.mark.rule("GH-RST-03")
def test_active_cards_may_be_put_down_for_a_short_rest() -> None:
    table = tired(discard=("trample",), active=(*SHIELD, *ARMOR)).run(ShortRest(*BRUTE))
    assert answers(table) == ["drop shield-bash", "pass"], "those with the lost symbol are not discarded ones"
    table.picks("drop shield-bash")
    assert answers(table) == ["short-rest", "pass"] and table.mat(0).discard == ("trample", "shield-bash")
    assert not table.picks("pass").mat(0).lost


@pytest.mark.rule("GH-RST-07", "GH-RST-08")
def test_for_one_damage_another_card_is_lost_once() -> None:
    table = tired(chance=["grab-and-go", "trample"]).run(ShortRest(*BRUTE)).picks("short-rest")
    assert answers(table) == ["accept", "redraw"]
    table.picks("redraw", "suffer")
    assert table.hp(1) == 9 and table.mat(0).lost == ("trample",)
    assert not table.is_asked() and set(table.mat(0).hand) == {"grab-and-go", "sweeping-blow"}


@pytest.mark.rule("GH-RST-08")
def test_the_second_card_differs_from_the_first() -> None:
    table = tired(discard=("trample", "grab-and-go"), chance=["grab-and-go"]).run(ShortRest(*BRUTE))
    table.picks("short-rest", "redraw", "suffer")
    assert table.mat(0).lost == ("trample",)


@pytest.mark.rule("GH-RST-09")
def test_the_damage_of_a_short_rest_can_be_negated_and_can_exhaust() -> None:
    table = tired(hand=("leaping-cleave",), chance=["grab-and-go"]).run(ShortRest(*BRUTE))
    table.picks("short-rest", "redraw", "lose leaping-cleave")
    assert table.hp(1) == 10 and not table.events(Damaged)
    table = tired(chance=["grab-and-go"]).looks(1, hp=1).run(ShortRest(*BRUTE))
    table.picks("short-rest", "redraw", "suffer")
    assert table.mat(0).gone and not table.is_up(1) and not table.events(CardsRecovered)


@pytest.mark.rule("GH-RST-05", "GH-RST-10", "GH-EOR-06")
def test_one_short_rest_for_each_in_the_cleanup() -> None:
    table = chosen(lonely().asking(), "trample grab-and-go", "mana-bolt frost-armor")
    table.mats(0, discard=("eye-for-an-eye", "shield-bash", "leaping-cleave"))
    table.picks("basic mana-bolt top", "basic frost-armor bottom", "stop")
    table.picks("basic trample top", "basic grab-and-go bottom", "stop")
    assert table.asked.what == "gh.short_rest.offer" and table.asked.seat == 0
    table.picks("short-rest", "accept")
    assert table.asked.seat == 1, "the Brute is not asked again"
    assert not table.picks("pass").is_asked()


@pytest.mark.rule("GH-RST-12")
def test_after_a_long_rest_a_short_one_needs_two_cards_again() -> None:
    table = lonely().asking().mats(0, hand=(), discard=THREE)
    chosen(table, "rest", "mana-bolt frost-armor")
    table.picks("basic mana-bolt top", "basic frost-armor bottom", "stop", "lose-discard trample")
    assert table.asked.seat == 1 and table.asked.what == "gh.short_rest.offer"


@pytest.mark.rule("GH-RST-13", "GH-RST-14", "GH-RST-15", "GH-ITM-15")
def test_a_long_rest_is_the_whole_turn() -> None:
    items = (Carried("boots-of-striding", "spent"), Carried("minor-healing-potion", "consumed"))
    table = lonely().mats(0, hand=(), discard=THREE, items=items).looks(1, hp=5)
    chosen(table, "rest", "mana-bolt frost-armor")
    assert [slot.unit for slot in table.state.order][-1] == "0" and table.mat(0).initiative == 99
    table.picks("basic mana-bolt top", "basic frost-armor bottom", "stop")
    assert answers(table) == [f"lose-discard {card}" for card in THREE]
    table.picks("lose-discard grab-and-go")
    assert table.mat(0).lost == ("grab-and-go",) and table.mat(0).hand == ("trample", "sweeping-blow")
    assert table.hp(1) == 7 and [each.state for each in table.mat(0).items] == ["ready", "consumed"]
    assert table.event(ItemsRefreshed).items == ("boots-of-striding",)
    assert table.events(TurnEnded)[-1].figure == 1 and not table.mat(0).resting


@pytest.mark.rule("GH-RST-04", "GH-RST-15")
def test_a_long_rest_loses_one_card_of_choice() -> None:
    table = tired().run(LongRest(*BRUTE)).picks("lose-discard trample")
    assert [event.card for event in table.events(CardLost)] == ["trample"]


@pytest.mark.rule("GH-RST-16")
@pytest.mark.parametrize(("condition", "hp"), [("poison", 5), ("wound", 7)])
def test_the_heal_of_a_long_rest_is_a_heal(condition: str, hp: int) -> None:
    table = tired().looks(1, condition, hp=5).run(LongRest(*BRUTE)).picks("lose-discard trample")
    assert table.hp(1) == hp and not table.conditions(1)


@pytest.mark.rule("GH-RST-17", "GH-TRN-12")
def test_a_wound_hurts_before_the_rest() -> None:
    table = tired(resting=True).looks(1, "wound", hp=5).turn(1)
    assert answers(table)[0] == "suffer"
    table.picks("suffer")
    assert table.hp(1) == 4
    table.picks("lose-discard trample")
    assert table.hp(1) == 6 and not table.conditions(1)


@pytest.mark.rule("GH-RST-18")
def test_a_long_rest_is_a_turn() -> None:
    """Conditions run out and the hex is looted at its end."""
    table = scene(money="0:0").mats(0, hand=(), discard=THREE, resting=True).looks(1, "muddle")
    table.turn(1).picks("lose-discard trample")
    assert not table.conditions(1) and table.mat(0).money == 1


@pytest.mark.rule("GH-RST-19")
def test_items_before_and_after_the_rest() -> None:
    table = tired(resting=True, items=("minor-healing-potion",)).looks(1, hp=2).turn(1)
    assert table.offers("use-item minor-healing-potion")
    table.picks("use-item minor-healing-potion")
    assert table.hp(1) == 5
    table = tired(resting=True, items=("minor-healing-potion",)).looks(1, hp=2).turn(1).picks("pass")
    table.picks("lose-discard trample")
    assert table.hp(1) == 4 and table.offers("use-item minor-healing-potion")


@pytest.mark.rule("GH-RST-20")
def test_the_rest_goes_on_when_the_discards_were_lost_meanwhile() -> None:
    table = tired(discard=("trample",)).looks(1, hp=5).run(LongRest(*BRUTE))
    assert table.mat(0).lost == ("trample",) and table.hp(1) == 7
    table = tired(discard=()).looks(1, hp=5).run(LongRest(*BRUTE))
    assert not table.mat(0).lost and table.hp(1) == 7


@pytest.mark.rule("GH-RST-21")
def test_active_cards_may_be_taken_back_with_a_long_rest_or_left() -> None:
    table = tired(active=(*SHIELD, *ARMOR)).run(LongRest(*BRUTE))
    assert answers(table) == ["drop shield-bash", "pass"]
    table.picks("drop shield-bash")
    assert answers(table) == [f"lose-discard {card}" for card in (*THREE, "shield-bash")]
    table.picks("lose-discard trample")
    assert "shield-bash" in table.mat(0).hand and [each.card for each in table.mat(0).active] == [
        "warding-strength"
    ]
    kept = tired(active=SHIELD).run(LongRest(*BRUTE)).picks("pass", "lose-discard trample")
    assert [each.card for each in kept.mat(0).active] == ["shield-bash"]
