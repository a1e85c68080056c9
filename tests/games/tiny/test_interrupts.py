"""What comes in the middle of something else, saved and loaded at every question on the way."""

from __future__ import annotations

from typing import Any

import pytest

from games.tiny.scenes import Player, drawn
from undercroft.games.tiny.events import AttackDeclared, Redirected
from undercroft.games.tiny.rules.rounds import Round
from undercroft.kernel import IllegalAnswer, Scripted, Seat, outcomes, preview
from undercroft.parts.happenings import Damaged

Told = tuple[str, dict[str, Any], tuple[str, ...], list[str]]

PARRIED: Told = (
    "S.g\nW..",
    {
        "looks": {1: {"items": "potion", "hp": 6, "stance": "bold"}, 2: {"stance": "swift"}},
        "hands": ("parry rally", "sidestep"),
        "turn": 3,
        "chance": "x2",
    },
    ("use guard@1", "drink potion", "use parry", "pass"),
    ["MonsterTurn", "Attack", "Suffer", "Window"],
)
REROLLED: Told = (
    "S.go",
    {
        "looks": {2: {"items": "amulet potion", "hp": 4}},
        "hands": ("", "volley dash"),
        "decks": ("", "venom"),
        "turn": 2,
        "chance": "0 1 3 venom 2 2",
    },
    ("play volley", "target 3", "target 4", "use amulet@2", "drink potion", "die 1", "end"),
    ["HeroTurn", "PlayCard", "AttackAction", "Attack", "Window", "Reroll"],
)
PUSHED: Told = (
    "S....\n..og.\n...^.\n\nW",
    {"hands": ("", "beguile"), "decks": ("", "venom"), "turn": 2, "chance": "-1"},
    ("play beguile", "target 3", "square e1", "end"),
    ["HeroTurn", "PlayCard", "Beguile", "Attack", "Push"],
)
ROUND: Told = (
    "Wg S",
    {"start": [Round()], "hands": ("parry", "dash"), "chance": "+1 0 0 0 0 parry"},
    ("1:stance wary", "0:stance bold", "use parry", "attack 3", "end", "1:end"),
    ["Round", "MonsterTurn", "Attack", "Suffer", "Window"],
)
STORIES = {"parried": PARRIED, "rerolled": REROLLED, "pushed": PUSHED, "round": ROUND}


def begun(told: Told) -> Player:
    map_, more, _, _ = told
    return drawn(map_, **more)


@pytest.mark.parametrize("name", STORIES)
def test_a_game_saved_at_any_question_goes_on_to_the_same_end(name: str) -> None:
    """Loaded between any two answers, with the interrupts open, the rest plays as if nothing had happened."""
    told = STORIES[name]
    keys, deepest = told[2], told[3]
    whole = begun(told)
    stacks = []
    for key in keys:
        stacks.append(whole.frames())
        whole.picks(key)
    end = whole.state.digest()
    assert deepest in stacks and len(deepest) >= 4
    for stop in range(len(keys)):
        play = begun(told).picks(*keys[:stop])
        source = play.game.source
        assert isinstance(source, Scripted)
        again = play.reloaded(" ".join(source.results[source.taken :]))
        assert [d.keys() for d in again.game.open] == [d.keys() for d in play.game.open]
        assert again.picks(*keys[stop:]).state.digest() == end


@pytest.mark.parametrize("name", STORIES)
def test_clones_taken_on_the_way_are_not_touched(name: str) -> None:
    told = STORIES[name]
    play = begun(told)
    kept = []
    for key in told[2]:
        kept.append((play.game.clone(), play.state.digest()))
        play.picks(key)
    assert [twin.state.digest() for twin, _ in kept] == [digest for _, digest in kept]


@pytest.mark.rule("TN-ATK-04", "TN-SUF-01", "TN-ITM-01")
def test_a_guard_parries_and_drinks_in_the_middle_of_an_attack_on_another() -> None:
    play = begun(PARRIED)
    assert play.frames() == ["MonsterTurn", "Attack", "Window"]
    play.picks("use guard@1")
    assert play.frames() == PARRIED[3] and play.event(Redirected).target == 1
    play.picks("drink potion")
    assert play.hp(1) == 9 and play.frames() == PARRIED[3]  # the same question again
    play.picks("use parry", "pass")
    assert play.hp(1) == 9 - (4 - 1 - 2) and not play.game.open


@pytest.mark.rule("TN-SUF-01")
def test_who_is_asked_depends_on_who_is_the_target_now() -> None:
    """After the guard the Warden is asked to parry, not the Scout, whose hand has a card that would fit."""
    play = begun(PARRIED).picks("use guard@1")
    assert play.asked.seats == (0,)
    play = begun(PARRIED).picks("pass")
    assert play.asked.seats == (1,) and play.keys() == ["pass", "use sidestep"]


def test_a_wrong_answer_in_the_middle_changes_nothing() -> None:
    play = begun(PARRIED).picks("use guard@1")
    before = play.state.digest()
    for seat, key in ((1, "use sidestep"), (0, "use sidestep"), (0, "attack 3")):
        with pytest.raises(IllegalAnswer):
            play.game.answer(Seat(seat), key)
    assert play.state.digest() == before and play.asked.seats == (0,)


@pytest.mark.rule("TN-ATK-06")
def test_all_ways_in_which_chance_turns_an_attack_out_sum_up_to_one() -> None:
    play = drawn("W.g", start=[Round()])
    found = list(outcomes(play.game, Seat(0), "stance wary"))
    assert sum(likely for likely, _ in found) == pytest.approx(1)
    hurt = {game.state.figures[1].hp: likely for likely, game in found}
    assert hurt[12 - (4 - 2)] == pytest.approx(1 / 5)  # x2 of five different cards


@pytest.mark.rule("TN-ATK-05")
def test_a_preview_stops_before_the_dice() -> None:
    play = drawn("Wo", turn=1)
    ahead = preview(play.game, Seat(0), "attack 3")
    assert ahead.stop == "chance" and isinstance(ahead.entries[-1].event, AttackDeclared)
    assert play.state.turn.actions == 2 and not play.events(Damaged)
