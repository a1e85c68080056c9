"""Bots of Descent in quests 14 to 16: locks, thirst, idols, cards that are spared."""

from __future__ import annotations

from games.descent.quests.scene import Scene, scene

from undercroft.bots.descent.aim import Aim
from undercroft.bots.descent.aims import aims
from undercroft.bots.descent.choices import Choices
from undercroft.bots.descent.places import stand_worth
from undercroft.bots.descent.position import Position
from undercroft.bots.descent.quest_hints import discard_worth, post
from undercroft.bots.descent.spaces import Spaces
from undercroft.bots.descent.stakes import bearers
from undercroft.bots.descent.windows import raging
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.options import CloseOption, QuestOption
from undercroft.games.descent.rules.quests.discarding import DiscardCards
from undercroft.games.descent.rules.quests.placing import PlaceMonster
from undercroft.kernel import FigureId, Option, Seat, replace

MERICK, ELIZA = "lord-merick-farrow", "lady-eliza-farrow"
NOBODYS = {"sun-heroes": 0, "sun-overlord": 0, "skulls-heroes": 0, "skulls-overlord": 0}


def seen(at: Scene, overlord: bool = True) -> Position:
    return Position(at.game, at.state.overlord.seat if overlord else Seat(0))


def aim_at(position: Position, figure: FigureId, option: Option) -> Aim | None:
    return next((aim for aim in aims(position, figure) if aim.option == option), None)


def test_merick_locks_a_door_that_shuts_heroes_out_and_no_other() -> None:
    at = scene("the-ritual-of-shadows", 2, 2, {"shadows": 0}, ["zombie", "barghest"])
    merick = at.one(MERICK)
    at.put(merick, "g6")
    for hero in (1, 2):
        at.put(hero, ("j6", "j5")[hero - 1])
    lock = aim_at(seen(at), merick, CloseOption(0))
    assert lock is not None
    assert lock.reason.why == "lock"
    assert lock.cells >> GRID.parse("g6") & 1
    assert not lock.cells >> GRID.parse("h6") & 1  # on the heroes' side he would shut himself out
    one = lock.worth
    at.put(2, "d6")
    half = aim_at(seen(at), merick, CloseOption(0))
    assert half is not None and half.worth < one
    at.put(1, "d7")
    assert aim_at(seen(at), merick, CloseOption(0)) is None  # nobody is shut out


def test_eliza_wants_to_drink_the_more_the_nearer_she_is_to_her_goal() -> None:
    at = scene("blood-of-heroes", 2, 2, {"spilled": 0}, ["zombie"])
    eliza, drink = at.one(ELIZA), QuestOption("drink", "theodir-1")
    first = aim_at(seen(at), eliza, drink)
    at.state.counters["thirst"] = 6
    last = aim_at(seen(at), eliza, drink)
    assert first is not None and last is not None
    assert last.worth > first.worth
    assert aim_at(seen(at), eliza, QuestOption("drink-fallen")) is None
    leaf = at.figure(1)
    at.state.figures[FigureId(1)] = replace(leaf, hp=0, cells=0, phase="fallen", lies=GRID.parse("k6"))
    fallen = aim_at(seen(at), eliza, QuestOption("drink-fallen"))
    assert fallen is not None
    assert fallen.cells >> GRID.parse("k5") & 1 and not fallen.cells >> GRID.parse("n9") & 1


def test_idols_are_carried_to_their_pedestals_and_only_those_of_the_enemy_are_lifted() -> None:
    at = scene("the-twin-idols", 2, 2, NOBODYS, ["goblin-archer"])
    at.carry_token(1, "sun-1")
    put = aim_at(seen(at, overlord=False), FigureId(1), QuestOption("set-sun-on-blue", "sun-1"))
    assert put is not None
    assert put.cells >> GRID.parse("b7") & 1 and not put.cells >> GRID.parse("t3") & 1
    at.put(1, carries=())
    cell = at.state.tokens["blue-pedestal-1"].cell
    sun = at.state.tokens["sun-1"]
    at.state.tokens["sun-1"] = replace(sun, cell=cell, face="on-blue", turned=True, carrier=FigureId(0))
    zombie = at.one("zombie")
    assert aim_at(seen(at), zombie, QuestOption("seize-sun", "sun-1")) is not None
    assert aim_at(seen(at, overlord=False), FigureId(1), QuestOption("lift-sun", "sun-1")) is None


def test_cards_are_spared_only_from_a_full_hand() -> None:
    at = scene("the-ritual-of-shadows", 1, 2, groups=["zombie", "barghest"])
    at.hand("dash", "frenzy")
    at.run(DiscardCards(1, optional=True))
    assert picked(at) == "pass"
    at.hand("dash", "dash#2", "frenzy", "tripwire", "pit-trap")
    assert picked(at).startswith("card dash")
    assert discard_worth(seen(at), "dash") > discard_worth(seen(at), "frenzy")


def picked(at: Scene) -> str:
    at.run()
    worths, _ = Choices(seen(at), at.asked).worths()
    return str(at.asked.options[max(range(len(worths)), key=lambda i: worths[i].score)].key)


def test_whoever_must_not_fall_begins_far_from_the_heroes() -> None:
    at = scene("blood-of-heroes", 2, 2, {"spilled": 0}, ["zombie"])
    at.remove(at.one(ELIZA))
    at.state.round = 0
    at.state.frames.append(PlaceMonster(ELIZA, "master", "10b"))
    near, far = (stand_worth(seen(at), 1 << GRID.parse(square)).score for square in ("l5", "i4"))
    assert far > near


def test_nobody_rages_who_must_not_fall() -> None:
    """Blood Rage defeats the monster that attacks twice."""
    at = scene("blood-of-heroes", 2, 2, {"spilled": 0}, ["zombie"])
    eliza, zombie = at.one(ELIZA), at.one("zombie")
    at.only(eliza, zombie)
    at.put(eliza, "l5")
    at.put(zombie, "m6", hp=1)
    at.put(1, "m5", hp=2)
    assert raging(seen(at), eliza) < 0
    assert raging(seen(at), zombie) > raging(seen(at), eliza)


def test_monsters_go_for_the_hero_who_carries_what_would_win() -> None:
    at = scene("the-twin-idols", 2, 2, {**NOBODYS, "sun-heroes": 1, "skulls-heroes": 1}, ["flesh-moulder"])
    position = seen(at)
    shares = bearers(position)
    assert shares == dict.fromkeys(shares, 50.0)
    assert {at.state.tokens["sun-1"].carrier, at.state.tokens["skulls-1"].carrier} == set(shares)
    zombie = next(i for i, leaf in at.state.figures.items() if leaf.kind == "zombie")
    assert set(shares) <= Spaces.of(position, zombie).quarry


def test_monsters_guard_the_pedestal_that_the_heroes_have_furthest_to_go_to() -> None:
    """Time is the Overlord's: one idol that is not set is enough; whoever arrives waits there."""
    at = scene("the-twin-idols", 2, 2, {**NOBODYS, "sun-heroes": 1, "skulls-overlord": 1}, ["flesh-moulder"])
    red, blue = (1 << at.state.tokens[f"{colour}-pedestal-1"].cell for colour in ("red", "blue"))
    held = post(seen(at))
    assert held & red and not held & blue
    zombie = at.one("zombie")
    assert held in [aim.cells for aim in aims(seen(at), zombie)]
    assert held not in [aim.cells for aim in aims(seen(at), at.one(ELIZA))]
    at.only(*(i for i, leaf in at.state.figures.items() if leaf.kind != "zombie"))
    at.state.frames.append(PlaceMonster("zombie", "minion", "5a"))
    near, far = (stand_worth(seen(at), 1 << GRID.parse(square)).score for square in ("f6", "k6"))
    assert far > near


def test_a_set_idol_is_left_where_it_is_while_the_overlord_keeps_the_other() -> None:
    at = scene("the-twin-idols", 2, 2, {**NOBODYS, "sun-heroes": 1, "skulls-overlord": 1}, ["flesh-moulder"])
    cell = at.state.tokens["blue-pedestal-1"].cell
    sun = at.state.tokens["sun-1"]
    at.state.tokens["sun-1"] = replace(sun, cell=cell, face="on-blue", turned=True, carrier=FigureId(0))
    seize = QuestOption("seize-sun", "sun-1")
    at.put(at.one(ELIZA), carries=())
    wanted = aim_at(seen(at), at.one("zombie"), seize)
    at.carry_token(at.one(ELIZA), "skulls-1")
    spited = aim_at(seen(at), at.one("zombie"), seize)
    assert wanted is not None and spited is not None
    assert spited.worth < wanted.worth
