"""What the rules do not allow is refused with the rule and the number missing, and changes nothing."""

from __future__ import annotations

import pytest

from games.descent.arena import RECORDS, Arena, arena
from games.descent.quests.scene import scene
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.quests.arriving import open_choices
from undercroft.games.descent.rules.quests.page import encounter
from undercroft.kernel import FigureId, IllegalAnswer, Objection, Seat


def why(at: Arena, **named: int | str) -> Objection:
    found = at.game.why_not(at.asked, **named)
    assert found is not None
    return found


def refused(at: Arena, seat: int, key: str) -> str:
    """The sentence of a refusal; the position is as it was."""
    before, asked = at.state.digest(), at.game.open
    with pytest.raises(IllegalAnswer) as caught:
        at.game.answer(Seat(seat), key)
    assert at.state.digest() == before and at.game.open == asked
    return str(caught.value)


def facing(*cards: str) -> Arena:
    at = arena("grisban-the-thirsty:berserker", "jain-fairwood:wildlander")
    at.hand()
    at.give(1, *cards)
    at.put(1, "g6")
    return at


@pytest.mark.rule("D2-MOV-02", "D2-MOV-09", "D2-TER-04")
def test_a_space_out_of_reach_tells_the_points_it_would_take() -> None:
    at = facing()
    at.put(2, "h6")
    at.turn(1)
    at.play("move")
    far = why(at, cell=GRID.parse("k6"))
    assert (far.rule, far.says, far.number, far.limit) == ("D2-MOV-02", "movement", 4, 3)
    taken = why(at, cell=GRID.parse("h6"))
    assert (taken.rule, taken.says, taken.who) == ("D2-MOV-09", "occupied", 2)
    assert "not among the options" in refused(at, 0, "go k6")


@pytest.mark.rule("D2-TER-04")
def test_an_obstacle_is_no_place_to_go() -> None:
    at = scene("castle-daerion", groups=["merriod", "goblin-archer"])
    at.only()
    at.put(1, "e9")
    at.turn(1)
    at.play("move")
    blocked = why(at, cell=GRID.parse("f9"))
    assert (blocked.rule, blocked.says) == ("D2-TER-04", "obstacle")


@pytest.mark.rule("D2-ATK-05", "D2-ATK-06")
def test_a_target_out_of_reach_tells_how_far_it_is() -> None:
    at = facing()
    zombie = at.monster("zombie", "minion", "i6")
    at.turn(1)
    found = why(at, figure=zombie)
    assert (found.rule, found.says, found.number, found.limit) == ("D2-ATK-06", "reach", 2, 1)
    assert "not among the options" in refused(at, 0, f"attack {zombie} chipped-greataxe")


@pytest.mark.rule("D2-HTN-08")
def test_without_an_action_left_no_target_in_reach_can_be_attacked() -> None:
    at = facing()
    zombie = at.monster("zombie", "minion", "h6")
    at.turn(1, actions=1)
    at.play("move")
    found = why(at, figure=zombie)
    assert (found.rule, found.says) == ("D2-HTN-08", "no-actions")
    assert "not among the options" in refused(at, 0, f"attack {zombie} chipped-greataxe")
    inflict(at.game, FigureId(1), "stunned")
    assert why(at, figure=zombie).says == "stunned"


@pytest.mark.rule("D2-SRG-05", "D2-SRG-07", "D2-SRG-10", "D2-SRG-12")
def test_a_surge_that_cannot_be_bought_tells_what_is_missing() -> None:
    at = facing("grinding-axe")
    zombie = at.monster("zombie", "master", "h6", hp=30, full=30)
    at.turn(1)
    at.dice("2HH*", "HH", "HH", "-")
    at.play(f"attack {zombie} grinding-axe")
    dear = why(at, card="grinding-axe.2")
    assert (dear.rule, dear.says, dear.number, dear.limit) == ("D2-SRG-10", "surges", 2, 1)
    assert (why(at, card="rest").rule, why(at, card="rest").says) == ("D2-SRG-07", "no-fatigue")
    assert at.game.why_not(at.asked, card="grinding-axe.1") is None
    assert "not among the options" in refused(at, 0, "surge 2 grinding-axe.2")
    at = facing()
    zombie = at.monster("zombie", "master", "h6", hp=30, full=30)
    at.turn(1)
    at.dice("2HH*", "HHH*", "-")
    at.play(f"attack {zombie} chipped-greataxe", "surge 1 chipped-greataxe.1")
    used = why(at, card="chipped-greataxe.1")
    assert (used.rule, used.says) == ("D2-SRG-05", "surge-used")


@pytest.mark.rule("D2-X-22")
def test_a_cowardly_monster_alone_buys_nothing() -> None:
    at = facing()
    goblin = at.monster("goblin-archer", "minion", "h6")
    at.activate(goblin)
    at.dice("2HH*", "H*", "-")
    at.play("attack 1")
    at.pass_hidden()
    assert at.asked.what != "descent.attack.spend"


@pytest.mark.rule("D2-OSU-02", "D2-OSU-04", "D2-X-33")
def test_an_open_group_without_the_trait_or_already_used_is_no_choice() -> None:
    at = scene("a-fat-goblin", groups=[])
    entry = next(group for group in encounter(at.game).groups if group.traits)
    choices = open_choices(at.game, entry)
    assert choices
    for name in choices:
        assert set(RECORDS.monster[name].traits) & set(entry.traits)
        assert name not in at.state.groups
    without = [m for m in RECORDS.monster.values() if not set(m.traits) & set(entry.traits)]
    assert without and not {monster.id for monster in without} & set(choices)


def test_only_who_is_asked_answers_and_only_once() -> None:
    at = facing()
    at.turn(1)
    for seat in (1, 2, 7):
        assert "is not asked" in refused(at, seat, "end-turn")
    at.play("end-turn")
    assert refused(at, 0, "rest"), "his turn is over"
