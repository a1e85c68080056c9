"""Bots of Descent in the last four quests: trust, pits, ward stones, anchors, doors, cards to discard."""

from __future__ import annotations

from games.descent.quests.scene import Scene, scene

from undercroft.bots.descent.aim import RETRIED, Aim
from undercroft.bots.descent.aims import aims, revivals
from undercroft.bots.descent.finale_hints import bides, discard_for, meal_worth, rises_anyway
from undercroft.bots.descent.plans import Planner
from undercroft.bots.descent.position import Position
from undercroft.bots.descent.spaces import Spaces
from undercroft.bots.descent.stakes import unfinished
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.options import LeaveOption, OpenOption, PickUpOption, QuestOption
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.sealed import TRIED
from undercroft.games.descent.rules.quests.the_man_who_would_be_king import rising
from undercroft.kernel import FigureId, Option, Seat, replace
from undercroft.space import each

ONE = FigureId(1)


def seen(at: Scene, overlord: bool = True) -> Position:
    return Position(at.game, at.state.overlord.seat if overlord else Seat(0))


def aim_at(at: Scene, figure: FigureId, option: Option) -> Aim | None:
    overlord = at.figure(figure).is_hostile
    return next((aim for aim in aims(seen(at, overlord), figure) if aim.option == option), None)


def worth(at: Scene, figure: FigureId, option: Option) -> float:
    found = aim_at(at, figure, option)
    return 0.0 if found is None else found.worth


# -- The Wyrm Turns


def road() -> Scene:
    return scene("the-wyrm-turns", 1, 2, groups=["barghest", "cave-spider"])


def test_belthir_and_the_heroes_want_to_leave() -> None:
    """A goal of several parts counts each of them."""
    at = road()
    belthir, leave = at.one("belthir-captive"), LeaveOption("exit")
    hindered, behind = worth(at, belthir, leave), worth(at, ONE, leave)
    assert hindered > 10 and behind > 10
    at.only()
    assert worth(at, belthir, leave) > hindered
    at.put(belthir, "q3")
    assert worth(at, ONE, leave) > behind  # heroes do not leave him behind


def test_fires_are_worth_more_the_less_trust_there_is() -> None:
    at = road()
    goblin, light = at.one("goblin-archer"), QuestOption("light-signal", "fire-1")
    before = worth(at, goblin, light)
    at.state.counters["trust"] = 1
    assert worth(at, goblin, light) > before > 0
    at.state.tokens["fire-1"] = replace(at.state.tokens["fire-1"], face="lit")
    assert worth(at, goblin, light) == 0
    assert worth(at, ONE, QuestOption("douse-signal", "fire-1")) > 10


def test_heroes_tend_a_captive_who_trusts_little_and_once_a_round() -> None:
    at = road()
    at.state.counters["trust"] = 1
    tend = aim_at(at, ONE, QuestOption("tend"))
    assert tend is not None and tend.worth > 10
    belthir = at.figure(at.one("belthir-captive"))
    assert tend.cells & seen(at).ground.neighbours(belthir.cells) == tend.cells
    at.state.marks += ("trust-1",)
    assert worth(at, ONE, QuestOption("tend")) == 0  # unhurt, and nothing more to win in this round


def test_stones_are_carried_to_the_seal_and_belthir_opens_the_gate() -> None:
    at = scene("the-wyrm-turns", 2, 2, {"trust": 3, "loyal": 1}, ["zombie", "cave-spider"])
    assert worth(at, ONE, PickUpOption("stone-1")) > 1
    at.carry_token(1, "stone-1")
    put = aim_at(at, ONE, QuestOption("set-stone", "stone-1"))
    seal = 1 << at.state.tokens["seal-1"].cell
    assert put is not None and put.cells == seal | seen(at).ground.neighbours(seal)
    assert worth(at, at.one("belthir-ally"), OpenOption(0)) > 10
    assert worth(at, at.one("belthir-ally"), QuestOption("crack", "seal-1")) == 0
    eliza = at.one("lady-eliza-farrow")
    assert worth(at, eliza, QuestOption("crack", "seal-1")) > 10
    at.state.marks += ("crack-1",)
    assert worth(at, eliza, QuestOption("crack", "seal-1")) == 0


def shrine(heroes: int = 2) -> Scene:
    return scene("the-wyrm-turns", 2, heroes, {"trust": 3, "loyal": 1}, ["zombie", "cave-spider"])


def test_two_heroes_bide_their_time_before_they_go_for_stones() -> None:
    """A stone on its altar is worth little until time presses, or few guards are left."""
    at, fetch = shrine(), PickUpOption("stone-1")
    assert bides(seen(at, overlord=False))
    little = worth(at, ONE, fetch)
    at.state.round = 8
    assert not bides(seen(at, overlord=False)) and worth(at, ONE, fetch) > 5 * little > 0
    at.state.round = 1
    at.only(at.one("zombie"))
    assert not bides(seen(at, overlord=False))
    assert not bides(seen(shrine(3), overlord=False))


def test_a_hero_tests_at_the_gate_again_with_the_other_action() -> None:
    """A failed test may be repeated there; heroes had ended their turns with an action left."""
    at = scene("the-wyrm-turns", 2, 2, {"trust": 0, "loyal": 0}, ["zombie", "cave-spider"])
    at.only()
    at.put(1, "f7")
    at.turn(1)
    at.state.turn = replace(at.state.turn, actions=1, done=(*at.state.turn.done, TRIED))
    planner = Planner(seen(at, overlord=False), ONE, at.asked.options)
    force = QuestOption("force-gate", "0")
    assert force.key in planner.keys
    assert force in [deed.option for deed in planner.deeds(planner.here)]


def test_a_door_that_may_be_tried_once_a_turn_is_not_tried_again() -> None:
    again = scene("the-wyrm-turns", 2, 2, {"trust": 0, "loyal": 0}, ["zombie", "cave-spider"])
    once = scene("the-masquerade-ball", 2, 2, {"theodir": 1}, ["zombie"])
    for at, name in ((again, RETRIED), (once, TRIED)):
        tests = {aim.once for aim in aims(seen(at, overlord=False), ONE) if aim.once in (TRIED, RETRIED)}
        assert tests == {name}


# -- The Wyrm Rises


def test_a_pit_with_meals_is_fed_first_and_once_a_turn() -> None:
    at = scene("the-wyrm-rises", 2, 2, {"taken": 0}, ["barghest", "elemental"])
    belthir = at.one("belthir")
    at.state.tokens["brood-pit-2"] = replace(at.state.tokens["brood-pit-2"], face="meal-2", turned=True)
    few, many = (worth(at, belthir, QuestOption("feed", f"brood-pit-{n}")) for n in (1, 2))
    assert many > few > 0
    at.state.marks += ("feed-brood-pit-2-1",)
    assert worth(at, belthir, QuestOption("feed", "brood-pit-2")) == 0
    at.state.tokens["brood-pit-3"] = replace(at.state.tokens["brood-pit-3"], face="fed", turned=True)
    whole, fed = (worth(at, ONE, QuestOption("smash-pit", f"brood-pit-{n}")) for n in (4, 3))
    assert 0 < fed < whole


def test_heroes_hunt_belthir_who_will_win_by_the_rounds_that_he_lives() -> None:
    """Before, they thought of him only when he was near, and he soared."""
    at = scene("the-wyrm-rises", 2, 4, groups=["ettin", "cave-spider"])
    belthir = at.one("belthir")
    assert unfinished(seen(at, overlord=False)) == [belthir]
    assert Spaces.of(seen(at, overlord=False), ONE).quarry == {belthir}


def test_the_shaft_caves_in_on_heroes_not_on_friends() -> None:
    at = scene("the-wyrm-rises", 1, 2, groups=["zombie", "cave-spider"])
    at.hand("dash", "frenzy")
    collapse = QuestOption("collapse")
    assert discard_for(seen(at), collapse).score < 0
    at.only()
    for hero, square in ((1, "c8"), (2, "c9")):
        at.put(hero, square)
    assert discard_for(seen(at), collapse).score > 0


# -- Gryvorn Unleashed


def test_stones_nearly_lost_and_nearly_whole_come_first() -> None:
    at = scene("gryvorn-unleashed", 1, 2, groups=["zombie", "barghest"])
    merick, profane = at.one("lord-merick-farrow"), QuestOption("profane", "ward-stone-1")
    restore = QuestOption("restore", "ward-stone-1")
    before = worth(at, merick, profane), worth(at, ONE, restore)
    at.state.counters.update({"profaned-ward-stone-1": 3, "restored-ward-stone-1": 1})
    assert worth(at, merick, profane) > before[0] and worth(at, ONE, restore) > before[1]


def test_a_third_whole_stone_counts_for_nothing() -> None:
    """Two are all that the second encounter counts: heroes look after their Health, he goes on."""
    at = scene("gryvorn-unleashed", 1, 2, groups=["zombie", "barghest"])
    merick, profane = at.one("lord-merick-farrow"), QuestOption("profane", "ward-stone-1")
    restore = QuestOption("restore", "ward-stone-1")
    at.state.counters["whole"] = 1
    assert worth(at, ONE, restore) > 0
    at.state.counters["whole"] = 2
    assert worth(at, ONE, restore) == 0 and worth(at, merick, profane) > 0


def test_heroes_bind_before_they_bring_gryvorn_down() -> None:
    at = scene("gryvorn-unleashed", 2, 2, {"share": 1}, ["barghest", "zombie"])
    gryvorn, bind = at.one("gryvorn"), QuestOption("bind", "anchor-3")
    assert worth(at, ONE, bind) > 5
    assert seen(at, overlord=False).stakes[gryvorn].kill < 0
    at.state.counters["bound"] = 3
    assert worth(at, ONE, bind) == 0
    assert seen(at, overlord=False).stakes[gryvorn].kill > 20


def test_gryvorn_wants_to_stand_on_the_breach() -> None:
    at = scene("gryvorn-unleashed", 2, 2, {"share": 1}, ["barghest", "zombie"])
    holds = [aim for aim in aims(seen(at), at.one("gryvorn")) if aim.reason.why == "hold"]
    assert [aim.cells for aim in holds] == [1 << at.state.tokens["breach-1"].cell]


# -- The Man Who Would Be King


def test_splig_opens_doors_before_him_and_locks_them_behind() -> None:
    at = scene("the-man-who-would-be-king", 1, 2, groups=["ettin"])
    splig = at.one("splig")
    assert worth(at, splig, OpenOption(2)) > 10 > worth(at, splig, OpenOption(3))
    assert worth(at, splig, LeaveOption("entrance-1")) > 50
    assert worth(at, splig, QuestOption("lock-door")) > 0
    at.put(1, "f3")
    assert worth(at, splig, QuestOption("lock-door")) == 0  # a hero is ahead of him


def test_nobody_runs_to_a_hero_who_is_lost() -> None:
    at = scene("the-man-who-would-be-king", 2, 2, {"crowned": 0})
    at.dice("dash")
    at.run(Suffer(ONE, 20))
    assert revivals(seen(at, overlord=False), FigureId(2)) == []


def test_the_crown_heals_a_zachareth_who_is_hurt() -> None:
    at = scene("the-man-who-would-be-king", 2, 2, {"crowned": 0})
    at.hand("dash", "frenzy")
    heal = QuestOption("crown-heal")
    assert discard_for(seen(at), heal).score < 0
    at.put(at.one("baron-zachareth"), hp=3)
    assert discard_for(seen(at), heal).score > 0


def test_meals_lie_in_the_pit_that_a_crowd_comes_to_first() -> None:
    at = scene("the-wyrm-rises", 2, 4, groups=["ettin", "cave-spider"])
    pits = [name for name, token in at.state.tokens.items() if token.kind == "brood-pit"]
    worths = {pit: meal_worth(seen(at), pit) for pit in pits}
    assert at.state.tokens[max(worths, key=lambda pit: worths[pit])].cell == GRID.cell(12, 4)
    two = scene("the-wyrm-rises", 2, 2, groups=["ettin", "cave-spider"])
    assert len({meal_worth(seen(two), pit) for pit in pits}) == 1


def test_no_reinforcement_takes_the_place_of_a_zombie_that_rises_by_the_heroes() -> None:
    at = scene("the-man-who-would-be-king", 2, 2)
    assert not rises_anyway(seen(at), "zombie")
    zombie = next(i for i in at.kinds("zombie") if at.figure(i).rank == "minion")
    cell = next(each(at.figure(zombie).cells))
    at.remove(zombie)
    assert not rises_anyway(seen(at), "zombie")
    at.state.marks += (rising(zombie, "minion", cell, at.state.round),)
    assert rises_anyway(seen(at), "zombie")
