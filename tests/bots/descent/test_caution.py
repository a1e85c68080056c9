"""Heroes who look before they leap: where they would fall, what they would drop, whom they raise first."""

from __future__ import annotations

import pytest
from games.descent.arena import Arena, arena
from games.descent.fallen import knock_out
from games.descent.quests.scene import scene

from undercroft.bots.descent.aims import aims
from undercroft.bots.descent.choices import Choices
from undercroft.bots.descent.plans import Planner
from undercroft.bots.descent.position import Position
from undercroft.bots.descent.spaces import Spaces
from undercroft.bots.descent.strikes import Strikes
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.options import DropOption, EndTurnOption, ReviveOption, TradeOption
from undercroft.games.descent.rules.values import stamina
from undercroft.kernel import FigureId, Seat
from undercroft.space import mask_of

GRISBAN, AVRIC = FigureId(1), FigureId(2)


def pair() -> Arena:
    """Grisban on g10, Avric on g11, nobody else near."""
    at = arena("grisban-the-thirsty:berserker", "avric-albright:disciple")
    at.put(1, "g10")
    at.put(2, "g11")
    return at


def seen(at: Arena) -> Position:
    return Position(at.game, Seat(0))


def test_the_hurt_and_the_lonely_have_more_to_fear() -> None:
    at, cell = pair(), GRID.parse("g10")
    whole = Spaces(seen(at), GRISBAN).doom(cell, 7.0)
    at.put(1, hp=5)
    hurt = Spaces(seen(at), GRISBAN).doom(cell, 7.0)
    assert 0 < whole < hurt < 1
    at.put(2, "c3")
    assert Spaces(seen(at), GRISBAN).doom(cell, 7.0) == 1.0  # nobody is nearby to share it


def test_a_token_is_worth_less_where_its_bearer_would_fall() -> None:
    at, cell = pair(), GRID.parse("g9")
    assert Spaces(seen(at), GRISBAN).safety(cell) == 1.0
    for square in ("f8", "g8", "h8"):
        at.monster("zombie", "master", square)
    at.put(1, hp=3)
    assert Spaces(seen(at), GRISBAN).safety(cell) < 0.6


def test_an_attack_out_of_a_dragons_shadow_is_worth_more() -> None:
    """Beside it each attack gives up a surge, or misses."""
    at = pair()
    dragon = at.monster("shadow-dragon", "minion", "f7", "g7", "f8", "g8", "f9", "g9")
    hero = Strikes(seen(at), GRISBAN, {})
    beside, away = mask_of([GRID.parse("g10")]), mask_of([GRID.parse("g11")])
    assert (hero.toll(beside, 1), hero.toll(away, 2)) == (1, 0)
    shadowed = hero.on([GRID.parse("g10")])[GRID.parse("g10")][0]
    assert shadowed.worth < hero.attack(dragon, hero.weapons[0], 1).worth


def test_a_door_is_not_opened_with_the_last_action_before_a_crowd() -> None:
    """Elementals, lieutenants and their groups would come out at once."""
    at = scene("gryvorn-unleashed", 1, 2, {}, ["zombie", "barghest"])
    hero = Spaces(Position(at.game, Seat(0)), GRISBAN)
    risks = [hero.ambush(cell) for cell in hero.at.steps(at.figure(1).cells)]
    assert max(risks) > 2.0  # next to the door
    assert min(risks) == pytest.approx(0.0)  # far behind


def test_a_friend_with_his_turn_to_come_is_raised_first() -> None:
    at = pair()
    knock_out(at, 1)
    before = raising(at)
    at.state.acted = (GRISBAN,)
    assert before > raising(at) > 0


def raising(at: Arena) -> float:
    return next(aim.worth for aim in aims(seen(at), AVRIC) if aim.option == ReviveOption(GRISBAN))


def test_a_captive_who_must_not_fall_looks_for_nobody() -> None:
    at = scene("the-wyrm-turns", 1, 2, {}, ["cave-spider", "barghest"])
    belthir = at.one("belthir-captive")
    spaces = Spaces(Position(at.game, Seat(0)), belthir)
    assert not spaces.quarry
    assert spaces.fear > Spaces(Position(at.game, Seat(0)), GRISBAN).fear


def test_a_tired_hero_knows_what_it_costs_to_tear_himself_from_webs() -> None:
    """Web: 1 fatigue for each space left next to a master Cave Spider, else damage (D2-X-22)."""
    at = pair()
    at.monster("cave-spider", "master", "g9")
    at.turn(1)
    assert [harm_on_the_way(at, square) for square in ("g12", "f9", "g8")] == [0, 0, 0]  # he has the breath
    at.put(1, fatigue=stamina(at.game, GRISBAN))
    assert [harm_on_the_way(at, square) for square in ("g12", "f9", "g8")] == [1, 1, 2]  # from web to web


def test_nobody_goes_where_he_would_fall_on_the_way() -> None:
    at = pair()
    at.monster("cave-spider", "master", "g9")
    at.put(1, fatigue=stamina(at.game, GRISBAN), hp=1)
    at.turn(1)
    assert not Planner(seen(at), GRISBAN, at.asked.options).places


def test_however_bad_the_place_the_turn_ends() -> None:
    """A hero who dreaded the end of his turn traded nothing with his friend, for ever."""
    at = pair()
    at.turn(1)
    choices, planner = Choices(seen(at), at.asked), Planner(seen(at), GRISBAN, at.asked.options)
    for option in (TradeOption(AVRIC), DropOption("crop-1")):
        worths = [choices.beside(planner, each, 0.0, -90.0).score for each in (option, EndTurnOption())]
        assert worths[0] < worths[1] == -90


def harm_on_the_way(at: Arena, square: str) -> int:
    places = Planner(seen(at), GRISBAN, at.asked.options).places
    return min(place.hurt for place in places if place.cell == GRID.parse(square))


def test_nobody_is_safe_behind_a_door_that_monsters_can_open() -> None:
    """Heroes had ended their turns before a closed door with a crowd behind it; a locked one holds."""
    at = scene("gryvorn-unleashed", 1, 2, groups=["zombie", "barghest"])
    hall, west = "j12", "i9"
    assert not at.state.doors
    assert Position(at.game, Seat(0)).exposure(GRISBAN, GRID.parse(hall)) > 0
    at.only(at.one("baron-zachareth"))
    assert Position(at.game, Seat(0)).exposure(GRISBAN, GRID.parse(west)) == 0
