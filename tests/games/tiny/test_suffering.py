"""TN-SUF: damage, what protects from it, and falling."""

from __future__ import annotations

import pytest

from games.tiny.scenes import drawn
from undercroft.games.tiny.events import AttackDeclared, CardPlayed, HandDiscarded, WardUsed
from undercroft.games.tiny.rules.reactions import UseWard, WardVerb
from undercroft.games.tiny.rules.suffer import Suffer
from undercroft.kernel import CardId, Ended, FigureId, Seat, view
from undercroft.parts.happenings import Damaged, Fell


def suffer(figure: int, amount: int, attacked: bool = False) -> list[Suffer]:
    return [Suffer(FigureId(figure), amount, attacked=attacked)]


@pytest.mark.rule("TN-SUF-01")
def test_a_hero_with_a_hand_is_asked_whether_or_not_a_card_fits() -> None:
    for hand, uses in (("cleave", []), ("parry", ["parry"]), ("parry rally parry", ["parry"])):
        play = drawn("W S g", hands=(hand, ""), start=suffer(1, 3, attacked=True))
        assert play.asked.seats == (0,) and play.asked.secret and play.asked.rule == "TN-SUF-01"
        assert play.keys() == ["pass", *(f"use {card}" for card in uses)]
        assert not view(play.game, Seat(1)).open[0].options  # the other learns nothing of it
        assert play.picks("pass").hp(1) == 9


@pytest.mark.rule("TN-SUF-01")
def test_a_hero_without_a_hand_and_a_monster_are_not_asked() -> None:
    assert drawn("W S g", start=suffer(1, 3, attacked=True)).hp(1) == 9
    assert drawn("W S g", hands=("parry", "sidestep"), start=suffer(3, 3, attacked=True)).hp(3) == 1


@pytest.mark.rule("TN-SUF-01")
def test_only_damage_from_an_attack_can_be_kept_off() -> None:
    play = drawn("W S g", hands=("parry", ""), start=suffer(1, 3))
    assert not play.game.open and play.hp(1) == 9
    assert not drawn("W S g", hands=("parry", ""), start=suffer(1, 0, attacked=True)).game.open


@pytest.mark.rule("TN-SUF-01")
def test_who_has_no_damage_left_is_asked_no_more() -> None:
    """The ward keeps all of it off, and so does the first of two parries."""
    play = drawn("Wo S", hands=("bulwark parry", ""), turn=1).picks("play bulwark", "end")
    play.state.frames.extend(suffer(1, 2, attacked=True))
    play.game.advance()
    assert play.events(WardUsed) and not play.game.open and play.hand(0).cards == ("parry",)
    play.state.frames.extend(suffer(1, 3, attacked=True))
    play.game.advance()
    assert play.keys() == ["pass", "use parry"]  # one is left
    play = drawn("W S g", hands=("parry parry", ""), start=suffer(1, 2, attacked=True)).picks("use parry")
    assert not play.game.open and play.hand(0).cards == ("parry",) and play.hp(1) == 12


@pytest.mark.rule("TN-SUF-01", "TN-ATK-09")
def test_an_attack_that_shields_stop_asks_nobody() -> None:
    play = drawn("W.g S", hands=("parry", ""), attack=(3, 1), chance="-1")
    assert not play.game.open and play.hp(1) == 12 and play.hand(0).cards == ("parry",)


@pytest.mark.rule("TN-SUF-01")
def test_first_comes_what_must_be_used_then_reactions() -> None:
    play = drawn("Wo S", hands=("bulwark parry", ""), turn=1).picks("play bulwark", "end")
    play.state.frames.extend(suffer(1, 5, attacked=True))
    play.game.advance()
    assert play.events(WardUsed) and not play.events(CardPlayed)[1:]  # the ward came in unasked
    play.picks("use parry")
    assert play.hp(1) == 12 - (5 - 2 - 2)
    assert play.story(WardUsed, CardPlayed, Damaged)[-3:] == ["WardUsed", "CardPlayed", "Damaged"]


@pytest.mark.rule("TN-SUF-01")
def test_what_protects_is_asked_for_before_the_damage() -> None:
    play = drawn("W.g S", hands=("parry", ""), attack=(3, 1), chance="x2")
    assert play.hp(1) == 12 and play.frames() == ["Attack", "Suffer", "Window"]
    play.picks("use parry")
    assert play.hp(1) == 12 - (4 - 1 - 2)


@pytest.mark.rule("TN-SUF-02")
def test_damage_reduces_health_never_below_nought() -> None:
    play = drawn("W S g", start=suffer(1, 5))
    assert play.hp(1) == 7 and play.at(1) == "a1" and play.rule_of(Damaged) == "TN-SUF-02"
    play = drawn("W S g", start=suffer(1, 99))
    assert play.hp(1) == 0


@pytest.mark.rule("TN-SUF-02")
def test_at_nought_a_figure_falls() -> None:
    assert drawn("W S g", start=suffer(2, 8)).at(2) == "c1"
    play = drawn("W S g", start=suffer(2, 9))
    assert play.at(2) == "" and play.figure(2).phase == "fallen" and play.events(Fell)
    assert not drawn("W S g g", start=suffer(3, 4)).figure(3).is_up


@pytest.mark.rule("TN-SUF-03")
def test_who_falls_leaves_the_board_and_a_heros_cards_are_discarded() -> None:
    play = drawn("W S g", hands=("parry rally", "dash"), start=suffer(1, 99))
    assert play.at(1) == "" and play.hand(0).cards == () and play.deck(0).discard == ("parry", "rally")
    assert play.event(HandDiscarded).seat == 0 and play.hand(1).cards == ("dash",)
    assert play.rule_of(Fell) == play.rule_of(HandDiscarded) == "TN-SUF-03"


@pytest.mark.rule("TN-SUF-03")
def test_what_the_fallen_had_in_force_ends() -> None:
    play = drawn("W S g", hands=("bulwark", ""), turn=1).picks("play bulwark", "end")
    ward = UseWard(FigureId(1), CardId("bulwark"), WardVerb(less=2))
    assert [trigger.do.figure for trigger in play.state.triggers["tiny.suffer.before"]] == [ward.figure]  # type: ignore[attr-defined]
    play.state.frames.extend(suffer(1, 99))
    play.game.advance()
    assert not play.state.triggers
    assert {ended.source for ended in play.events(Ended)} == {"bulwark@1", "guard@1"}
    assert play.hand(0).active == () and play.deck(0).discard == ("bulwark",)


@pytest.mark.rule("TN-SUF-03")
def test_a_bonus_ends_when_its_giver_falls_and_only_then() -> None:
    for fallen, left in ((1, []), (2, [1, 2])):
        play = drawn("W.S.g", hands=("rally", ""), turn=1).picks("play rally", "end")
        play.state.frames.extend(suffer(fallen, 99))
        play.game.advance()
        assert [bonus.subject for bonus in play.state.modifiers.get("dice", ())] == left


@pytest.mark.rule("TN-SUF-03")
def test_the_fallen_are_attacked_no_more() -> None:
    play = drawn("W S g", {2: {"hp": 1}}, attack=(3, 2), chance="+0")
    assert play.events(Fell)
    play = drawn("W g", attack=(3, 2))
    assert not play.events(AttackDeclared)
