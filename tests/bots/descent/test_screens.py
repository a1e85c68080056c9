"""The Overlord looks after his own: who must not fall, who stands before him, cards kept for that hour."""

from __future__ import annotations

from games.descent.quests.scene import Scene, scene

from undercroft.bots.descent.aims import aims
from undercroft.bots.descent.places import prized
from undercroft.bots.descent.position import Position
from undercroft.bots.descent.screens import Screens
from undercroft.bots.descent.spaces import Spaces
from undercroft.bots.descent.stakes import doers
from undercroft.bots.descent.trial_hints import by_the_fallen, covert
from undercroft.bots.descent.windows import overlord_card
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.options import QuestOption
from undercroft.kernel import FigureId, replace

ONE = FigureId(1)
ELIZA = "lady-eliza-farrow"


def seen(at: Scene) -> Position:
    return Position(at.game, at.state.overlord.seat)


def shrine() -> Scene:
    return scene("the-wyrm-turns", 2, 2, {"trust": 3, "loyal": 1}, ["zombie", "cave-spider"])


def bath() -> Scene:
    return scene("blood-of-heroes", 2, 2, {}, ["cave-spider"])


def test_who_alone_can_crack_the_seal_is_sheltered() -> None:
    position = seen(shrine())
    assert [position.s.figures[i].kind for i in doers(position)] == [ELIZA]
    assert ELIZA in prized(position)
    assert position.stakes[doers(position)[0]].kill > 20


def test_nobody_waits_by_a_stone_that_lies_on_its_altar() -> None:
    at = shrine()
    zombie, back = at.one("zombie"), QuestOption("put-back", "stone-1")
    assert back not in [aim.option for aim in aims(seen(at), zombie)]
    stone = at.state.tokens["stone-1"]
    at.state.tokens["stone-1"] = replace(stone, cell=GRID.parse("j10"))
    assert back in [aim.option for aim in aims(seen(at), zombie)]


def test_monsters_close_a_narrow_place_before_their_lady() -> None:
    """She is in the cell; the passage to it is two spaces wide."""
    at = bath()
    at.put(at.one(ELIZA), "p10")
    at.put(1, "n2")
    at.put(2, "o2")
    spider = at.one("cave-spider")
    first = Screens(seen(at), spider)
    assert len(first.gains) == 2
    assert len({GRID.at(cell)[1] for cell in first.gains}) == 1  # side by side
    other = next(i for i in seen(at).sides[1] if i != spider and at.figure(i).kind == "cave-spider")
    at.put(other, GRID.name(min(first.gains)))
    closing = Screens(seen(at), spider)
    assert max(closing.gains.values()) > max(first.gains.values())  # the last gap is worth most


def test_a_monster_fears_for_no_more_than_it_has() -> None:
    at = bath()
    spider = at.one("cave-spider")
    spaces = Spaces(seen(at), spider)
    assert spaces.is_expendable
    assert not Spaces(seen(at), at.one(ELIZA)).is_expendable


def test_tripwires_are_kept_for_the_hour_when_she_stands_alone() -> None:
    road = scene("blood-of-heroes", 1, 2, {}, ["barghest"])
    assert overlord_card(seen(road), "tripwire", ONE).score < 0
    at = bath()
    at.put(at.one(ELIZA), "i4")
    at.put(1, "n2", movement=4)
    at.state.turn = replace(at.state.turn, figure=ONE, actions=1)
    before = overlord_card(seen(at), "tripwire", ONE).score
    at.put(at.one(ELIZA), "a9")
    assert before > overlord_card(seen(at), "tripwire", ONE).score + 2


def test_who_bears_what_the_heroes_need_keeps_it_from_them() -> None:
    """Time is the Overlord's: the Skulls are no use to the heroes while Lady Eliza has them."""
    at = scene("the-twin-idols", 2, 2, {"sun-heroes": 1, "skulls-overlord": 1}, ["flesh-moulder"])
    eliza = at.one(ELIZA)
    at.carry_token(eliza, "skulls-1")
    sun = at.state.tokens["sun-1"]
    at.state.tokens["sun-1"] = replace(sun, face="on-blue", cell=at.state.tokens["blue-pedestal-1"].cell)
    position = seen(at)
    assert position.keepers == {eliza}
    assert Spaces(position, eliza).flees
    wants = {aim.option: aim.worth for aim in aims(position, eliza)}
    assert (
        wants.get(QuestOption("set-skulls-on-blue", "skulls-1"), 0.0) < 10
    )  # the Sun lies there for the heroes
    at.state.tokens["sun-1"] = replace(sun, face="on-red", cell=at.state.tokens["red-pedestal-1"].cell)
    wants = {aim.option: aim.worth for aim in aims(seen(at), eliza)}
    assert wants[QuestOption("set-skulls-on-blue", "skulls-1")] > 50  # that would win


def test_goblins_lie_in_wait_where_they_can_be_off_with_a_mark() -> None:
    at = scene("blood-of-heroes", 1, 2, {}, ["barghest"])
    goblin = at.one("goblin-archer")
    near = covert(seen(at), goblin)
    assert near and near in [aim.cells for aim in aims(seen(at), goblin)]
    at.carry_token(goblin, "blood-mark-1")
    assert near not in [aim.cells for aim in aims(seen(at), goblin)]


def test_zombies_fight_beside_the_fallen_where_they_rise_again() -> None:
    at = scene("the-man-who-would-be-king", 2, 2, {})
    zombie = at.one("zombie")
    assert by_the_fallen(seen(at)) == 0
    here = at.figure(1).cells.bit_length() - 1
    at.state.figures[ONE] = replace(at.figure(1), hp=0, cells=0, phase="fallen", lies=here)
    beside = by_the_fallen(seen(at))
    assert beside >> here & 1 and beside in [aim.cells for aim in aims(seen(at), zombie)]
