"""The level of a scenario and what hangs on it (GH-LVL)."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import scene, shelf
from games.gloomhaven.test_party import started
from undercroft.games.gloomhaven.rules.monsters.stats import hazard_damage, monster_level, trap_damage
from undercroft.games.gloomhaven.setup import Difficulty, HavenSetup, scenario_level, settle
from undercroft.kernel import SetupError

CONVERSION = {
    0: (2, 2, 4),
    1: (2, 3, 6),
    2: (3, 4, 8),
    3: (3, 5, 10),
    4: (4, 6, 12),
    5: (4, 7, 14),
    6: (5, 8, 16),
    7: (6, 9, 18),
}


@pytest.mark.rule("GH-LVL-02", "GH-LVL-E1")
def test_half_the_average_level_rounded_up() -> None:
    assert scenario_level([6, 4, 4, 3], "normal") == 3
    assert [scenario_level([n, n], "normal") for n in range(1, 10)] == [1, 1, 2, 2, 3, 3, 4, 4, 5]
    assert scenario_level([1, 2], "normal") == 1 and scenario_level([2, 3], "normal") == 2


@pytest.mark.rule("GH-LVL-03")
@pytest.mark.parametrize(("difficulty", "level"), [("easy", 2), ("normal", 3), ("hard", 4), ("very-hard", 5)])
def test_difficulty_changes_the_level(difficulty: Difficulty, level: int) -> None:
    assert scenario_level([5, 5], difficulty) == level


@pytest.mark.rule("GH-LVL-04")
def test_the_level_is_never_below_0_or_above_7() -> None:
    assert scenario_level([1, 1], "easy") == 0
    assert scenario_level([9, 9], "very-hard") == 7
    assert scenario_level([9] * 4, "hard") == 6


@pytest.mark.rule("GH-LVL-01", "GH-LVL-07")
@pytest.mark.parametrize(
    ("level", "difficulty", "expected"), [(1, "normal", 1), (9, "normal", 5), (1, "easy", 0)]
)
def test_the_level_is_settled_when_the_scenario_begins(level: int, difficulty: str, expected: int) -> None:
    g = started(party=("brute", "tinkerer"), level=level, difficulty=difficulty)
    assert g.state.level == expected and monster_level(g) == expected
    with pytest.raises(SetupError, match="Level can be 1 to 9, not 10"):
        settle(shelf(), HavenSetup(level=10))


@pytest.mark.rule("GH-LVL-05", "GH-LVL-06")
@pytest.mark.parametrize("level", range(8))
def test_what_the_level_fixes(level: int) -> None:
    g = scene(level=level, monsters="bandit-guard 3:3").game
    gold, trap, bonus = CONVERSION[level]
    assert (monster_level(g), trap_damage(g), hazard_damage(g)) == (level, trap, trap // 2)
    tables = shelf().table
    assert (tables["gold"].at(level), tables["bonus-xp"].at(level)) == (gold, bonus)
    assert (tables["trap-damage"].at(level), bonus) == (trap, 4 + 2 * level)


@pytest.mark.rule("GH-VAR-02", "GH-VAR-04", "GH-VAR-05")
@pytest.mark.parametrize("variant", ["GH-VAR-02", "GH-VAR-05"])
@pytest.mark.parametrize("level", range(7))
def test_alone_or_with_open_information_monsters_and_traps_are_a_level_higher(
    variant: str, level: int
) -> None:
    table = scene(level=level, variants=(variant,), monsters="bandit-guard 3:3, elite living-bones 5:5")
    g = table.game
    assert (monster_level(g), trap_damage(g)) == (level + 1, 3 + level)
    assert hazard_damage(g) == (1, 2, 2, 3, 3, 4, 4)[level]
    assert table.figure(3).full == scene(level=level + 1, monsters="bandit-guard 3:3").figure(3).full


@pytest.mark.rule("GH-VAR-03")
@pytest.mark.parametrize("variant", ["solo", "open"])
def test_level_7_cannot_be_played_alone_or_with_open_information(variant: str) -> None:
    with pytest.raises(SetupError, match="Scenario level 7 cannot be played alone"):
        settle(shelf(), HavenSetup(level=9, difficulty="very-hard", variants=(variant,)))
    assert settle(shelf(), HavenSetup(level=9, difficulty="hard", variants=(variant,))).level == 9
    assert settle(shelf(), HavenSetup(level=9, difficulty="very-hard")).difficulty == "very-hard"
