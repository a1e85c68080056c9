"""First Blood: Mauler, goblins who leave, War cry."""

from __future__ import annotations

import pytest

from games.descent.overlord.common import overlord_ends
from games.descent.quests.scene import scene
from undercroft.games.descent.events.fights import AttributePassed
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.round.rounds import Round


@pytest.mark.rule("D2-MON-03", "D2-OSU-05", "D2-X-33")
@pytest.mark.parametrize(
    ("heroes", "health", "ettins", "goblins"), [(2, 10, 1, 3), (3, 13, 1, 4), (4, 16, 2, 5)]
)
def test_mauler_is_always_there(heroes: int, health: int, ettins: int, goblins: int) -> None:
    """He takes the master's place, or the minion's where the card has no master."""
    at = scene("first-blood", heroes=heroes)
    assert at.figure(at.one("mauler")).full == health
    assert at.figure(at.one("mauler")).rank == "master"
    assert len(at.kinds("ettin")) == ettins
    assert len(at.kinds("goblin-archer")) == goblins
    assert len(at.state.searches) == heroes


@pytest.mark.rule("D2-GEN-07", "D2-QST-03", "D2-GEN-05")
def test_the_heroes_win_at_once_with_mauler() -> None:
    at = scene("first-blood")
    at.run(Suffer(at.one("mauler"), 10))
    assert at.won() == ["heroes"]
    assert at.result() == "heroes-won"
    assert not at.game.open


@pytest.mark.rule("D2-EXI-01", "D2-EXI-02", "D2-EXI-04")
def test_the_overlord_wins_with_the_fifth_goblin_that_leaves() -> None:
    at = scene("first-blood")
    goblin = at.one("goblin-archer")
    at.state.counters["left-goblin-archer"] = 4
    at.put(goblin, "b2")
    at.activate(goblin)
    at.play("move")
    at.play("leave exit")
    assert at.state.counters["left-goblin-archer"] == 5
    assert at.result() == "overlord-won"


def test_a_goblin_that_left_counts_once_and_the_game_goes_on() -> None:
    at = scene("first-blood")
    goblin = at.one("goblin-archer")
    at.put(goblin, "b2")
    at.activate(goblin)
    at.play("move", "leave exit")
    assert at.state.counters["left-goblin-archer"] == 1
    assert not at.figure(goblin).cells
    assert at.result() == ""


def test_defeated_goblins_do_not_count() -> None:
    at = scene("first-blood")
    at.run(Suffer(at.one("goblin-archer"), 2))
    assert "left-goblin-archer" not in at.state.counters


def test_only_goblins_leave() -> None:
    at = scene("first-blood")
    at.put(1, "b2", movement=0)
    at.turn(1)
    at.play("move")
    assert at.offers("leave") == []


@pytest.mark.rule("D2-QST-02")
def test_war_cry() -> None:
    """Once, when Mauler first suffers damage: each goblin may move two spaces, but not leave."""
    at = scene("first-blood")
    goblin = at.one("goblin-archer")
    at.put(goblin, "b2")
    at.run(Suffer(at.one("mauler"), 1))
    assert at.asked.what == "descent.war_cry.choose"
    at.play(f"monster {goblin}")
    assert at.offers("leave") == []
    at.play("go b4")
    assert at.asked.what == "descent.war_cry.choose"
    assert at.squares(goblin) == ["b4"]
    at.play("pass")
    at.run(Suffer(at.one("mauler"), 1))
    assert at.asked.what != "descent.war_cry.choose"


def test_no_war_cry_for_another_ettin() -> None:
    at = scene("first-blood", heroes=4)
    other = next(i for i in at.kinds("ettin") if at.figure(i).name != "mauler")
    at.run(Suffer(other, 1))
    assert at.asked.what != "descent.war_cry.choose"


@pytest.mark.rule("D2-MON-08", "D2-OTN-18")
@pytest.mark.parametrize(("heroes", "arrive"), [(2, 1), (3, 1), (4, 2)])
def test_goblins_come_back_up_to_the_limit(heroes: int, arrive: int) -> None:
    """Minions before masters; those who left may return; never above the limit of the card."""
    at = scene("first-blood", heroes=heroes)
    goblins = at.kinds("goblin-archer")
    at.only(at.one("mauler"))
    at.run(Reinforce())
    for _ in range(arrive):
        assert at.keys() == {"pass", "group goblin-archer"}
        at.play("group goblin-archer")
        at.play(sorted(at.offers("stand"))[0])
    assert at.asked.what != "descent.reinforce.offer"
    assert len(at.kinds("goblin-archer")) == arrive < len(goblins)
    assert {at.figure(i).rank for i in at.kinds("goblin-archer")} == {"minion"}


@pytest.mark.rule("D2-MON-08")
def test_nobody_arrives_in_a_full_group() -> None:
    at = scene("first-blood")
    at.run(Reinforce())
    assert at.asked.what != "descent.reinforce.offer"


@pytest.mark.rule("D2-MON-08")
def test_a_named_figure_never_returns() -> None:
    from undercroft.games.descent.rules.quests.placing import missing

    at = scene("first-blood", heroes=4)
    mauler = at.one("mauler")
    at.only()
    assert missing(at.game, "ettin", "master") == 0
    assert missing(at.game, "ettin", "minion") == 1
    at.remove(mauler)
    assert missing(at.game, "ettin", "master") == 1


@pytest.mark.rule("D2-QST-16", "D2-QST-17")
def test_the_clock_favours_the_heroes() -> None:
    at = scene("first-blood")
    at.state.round = 14
    at.run(RoundEnds())
    assert at.won() == []
    at.state.round = 15
    at.run(RoundEnds())
    assert at.result() == "heroes-won"


@pytest.mark.rule("D2-OTN-18", "D2-GOLD-08")
@pytest.mark.parametrize("first", ["reinforcements", "word-of-pain"])
def test_the_overlord_orders_what_comes_at_the_end_of_his_turn(first: str) -> None:
    at = scene("first-blood")
    at.only(at.one("mauler"))
    at.hand("word-of-pain")
    overlord_ends(at)
    assert at.keys() == {"use reinforcements", "use word-of-pain"}, "the one must come, the other may"
    at.dice("-", "-", "-", "-")
    at.play(f"use {first}")
    while at.asked.what != "descent.reinforce.offer":
        at.play("use reinforcements")
    tested = len(at.events(AttributePassed))
    assert tested == (0 if first == "reinforcements" else 2)
    at.play("group goblin-archer")
    at.play(sorted(at.offers("stand"))[0])
    assert len(at.kinds("goblin-archer")) == 1
    assert at.can("use word-of-pain") is (first == "reinforcements")


@pytest.mark.rule("D2-OTN-18", "D2-GOLD-03", "D2-X-28")
def test_blood_rage_may_be_on_a_goblin_that_has_just_come() -> None:
    """He orders the end of his turn; the card gives attacks, and no activation."""
    at = scene("first-blood")
    at.only(at.one("mauler"))
    at.hand("blood-rage")
    overlord_ends(at)
    at.play("use reinforcements", "group goblin-archer")
    at.play(sorted(at.offers("stand"))[0])
    assert at.can(f"use blood-rage@{at.one('goblin-archer')}")


@pytest.mark.rule("D2-RND-09", "D2-OTN-14", "D2-QST-16")
@pytest.mark.parametrize(("number", "result"), [(14, ""), (15, "heroes-won")])
def test_the_clock_is_looked_at_when_a_round_ends(number: int, result: str) -> None:
    at = scene("first-blood")
    at.state.round = number
    at.run(Round(step="end"))
    assert at.result() == result
