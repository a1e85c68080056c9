"""Card selection (GH-SEL), and the check for cards at the start of a round (GH-EXH)."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import Table, scene
from undercroft.games.gloomhaven.events.cards import CardPicked, CardsRevealed, Exhausted, RestDeclared
from undercroft.games.gloomhaven.rules.round.turns import playable
from undercroft.games.gloomhaven.state import InPlay
from undercroft.kernel import Seat, view

APART = "0..4:0 0..4:1 8:5"  # who stands on 8:5 reaches nobody


def lonely(**more: object) -> Table:
    """Two characters, and a monster that cannot come to them."""
    return scene(APART, monsters="living-bones 8:5", **more)  # type: ignore[arg-type]


def answers(table: Table, seat: int = 0) -> list[str]:
    """What a seat is asked, without what it might do at any time."""
    return [option.key for d in table.game.open if seat in d.seats for option in d.options]


def chosen(table: Table, *pairs: str) -> Table:
    """Both characters choose their cards: "lead second", or "rest"."""
    table.round()
    for seat, pair in enumerate(pairs):
        table.picks(f"{seat}>long-rest" if pair == "rest" else f"{seat}>lead {pair.split()[0]}")
    for seat, pair in enumerate(pairs):
        if pair != "rest":
            table.picks(f"{seat}>second {pair.split()[1]}")
    return table


@pytest.mark.rule("GH-SEL-01", "GH-SEL-02", "GH-RND-03")
def test_two_cards_face_down_the_first_is_the_leading_one() -> None:
    table = lonely().round()
    assert table.game.open[0].secret and table.game.open[0].what == "gh.round.choose_lead"
    table.picks("0>lead trample", "1>lead mana-bolt", "0>second eye-for-an-eye")
    assert table.mat(0).picked == ("trample",), "nobody's second card is laid before all have one"
    table.picks("1>second frost-armor")
    assert table.event(CardsRevealed).cards == ("mana-bolt", "frost-armor")
    assert (table.mat(0).initiative, table.mat(0).second) == (72, 18)
    assert (table.mat(1).initiative, table.mat(1).second) == (7, 20)
    assert {event.card for event in table.events(CardPicked)} == {
        "trample",
        "eye-for-an-eye",
        "mana-bolt",
        "frost-armor",
    }


@pytest.mark.rule("GH-SEL-01", "GH-COM-01")
def test_nobody_sees_what_another_chooses() -> None:
    table = lonely().round().picks("0>lead trample")
    seen = view(table.game, Seat(1))
    assert all(not d.options for d in seen.open if d.seat == 0)
    assert "trample" not in str(seen.state) and "trample" in str(view(table.game, Seat(0)).state)
    table.picks("1>lead mana-bolt")
    assert view(table.game, Seat(1)).state.characters[0].picked == ("?",)


@pytest.mark.rule("GH-SEL-03", "GH-SEL-06")
def test_two_cards_or_a_long_rest_every_round() -> None:
    table = lonely().mats(1, discard=("fire-orbs", "mana-bolt"), hand=("frost-armor", "flame-strike")).round()
    assert "long-rest" not in answers(table, 0) and len(answers(table, 0)) == 10
    assert answers(table, 1) == ["lead frost-armor", "lead flame-strike", "long-rest"]


@pytest.mark.rule("GH-SEL-04")
def test_with_one_card_in_hand_only_a_long_rest() -> None:
    table = lonely().mats(1, discard=("fire-orbs", "mana-bolt"), hand=("frost-armor",)).round()
    assert answers(table, 1) == ["long-rest"]


@pytest.mark.rule("GH-SEL-05", "GH-EXH-02", "GH-EXH-03")
def test_without_two_cards_to_play_or_to_rest_with_exhausted() -> None:
    table = lonely().mats(1, discard=("fire-orbs",), hand=("frost-armor",)).looks(2, hp=4).round()
    assert table.event(Exhausted).seat == 1 and table.mat(1).gone and not table.is_up(2)
    assert table.hp(2) == 4, "for lack of cards no hit points are lost"
    assert table.mat(1).lost == ("frost-armor", "fire-orbs")
    assert [d.seat for d in table.game.open] == [0]


@pytest.mark.rule("GH-EXH-08")
def test_the_check_is_at_the_start_of_a_round_only() -> None:
    table = chosen(lonely(), "trample grab-and-go", "mana-bolt frost-armor")
    table.mats(1, hand=(), discard=())
    table.picks("basic mana-bolt bottom", "stop")
    assert table.is_up(2)


@pytest.mark.rule("GH-EXH-09", "GH-RST-03")
def test_active_cards_may_be_put_down_before_the_check() -> None:
    """One discarded card and one round bonus that counts as discarded: with it a rest is possible."""
    active = (InPlay("shield-bash", "bottom"), InPlay("warding-strength", "bottom"))  # type: ignore[arg-type]
    table = lonely().mats(0, discard=("trample",), hand=(), active=active).round()
    assert table.asked.what == "gh.round.put_down_cards" and answers(table) == ["drop shield-bash", "pass"]
    table.picks("drop shield-bash")
    assert table.mat(0).discard == ("trample", "shield-bash") and len(table.mat(0).active) == 1
    assert answers(table) == ["long-rest"]
    table = lonely().mats(0, discard=("trample",), hand=(), active=active).round().picks("pass")
    assert table.mat(0).gone


@pytest.mark.rule("GH-SEL-07", "GH-SEL-11")
def test_selected_cards_are_in_no_pile_until_the_character_acts() -> None:
    table = chosen(lonely(), "trample grab-and-go", "mana-bolt frost-armor")
    mat = table.mat(0)
    assert mat.played == ("trample", "grab-and-go")
    assert not {*mat.played} & {*mat.hand, *mat.discard, *mat.lost}
    table.picks("basic mana-bolt top", "basic frost-armor bottom", "stop")
    assert table.mat(1).discard == ("mana-bolt", "frost-armor"), "discard is the default"


@pytest.mark.rule("GH-SEL-08")
def test_a_performed_action_with_the_lost_symbol() -> None:
    table = scene(monsters="living-bones 1:0").play(1, "overwhelming-assault", "top").picks("target 3")
    assert table.mat(0).lost == ("overwhelming-assault",) and not table.mat(0).discard


@pytest.mark.rule("GH-SEL-09")
def test_a_bonus_goes_to_the_active_area_lost_symbol_or_not() -> None:
    table = scene()
    for card in ("shield-bash", "warding-strength"):
        table.play(1, card, "bottom")
    assert [each.card for each in table.mat(0).active] == ["shield-bash", "warding-strength"]
    assert not table.mat(0).lost and not table.mat(0).discard


@pytest.mark.rule("GH-SEL-10")
def test_lost_cards_stay_lost() -> None:
    """Neither a rest brings them back."""
    table = lonely().mats(0, lost=("overwhelming-assault",), discard=("trample", "grab-and-go"), hand=())
    table.mats(1, hand=("mana-bolt", "frost-armor"))
    chosen(table, "rest", "mana-bolt frost-armor")
    table.picks("basic mana-bolt top", "basic frost-armor bottom", "stop", "lose-discard trample")
    assert table.mat(0).hand == ("grab-and-go",) and table.mat(0).lost == ("overwhelming-assault", "trample")


@pytest.mark.rule("GH-SEL-12", "GH-RST-14")
def test_who_rests_selects_no_cards() -> None:
    table = lonely().mats(0, discard=("trample", "grab-and-go"), hand=("eye-for-an-eye", "sweeping-blow"))
    chosen(table, "rest", "mana-bolt frost-armor")
    assert table.event(RestDeclared).seat == 0
    assert table.mat(0).picked == table.mat(0).played == () and table.mat(0).initiative == 99
    assert playable(table.game, Seat(0)) == []
