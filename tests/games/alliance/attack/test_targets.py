"""Targets of attacks: range, adjacency, line of sight, facing, how many (DA-CMB, DA-LOS, DA-HER)."""

from __future__ import annotations

import pytest

from games.alliance.arena import OGRE, RAIDER, Arena
from games.alliance.boards import Square
from games.alliance.table import SECOND, Table
from undercroft.games.alliance.records.tiles import EAST, NORTH, SOUTH, WEST
from undercroft.games.alliance.rules.attack.power import Aim, obstacles
from undercroft.games.alliance.rules.attack.targets import attackable_from, primary, range_of, targets
from undercroft.games.alliance.rules.who import cell_of
from undercroft.games.alliance.state import Turn
from undercroft.kernel import FigureId, Objection, replace


def fixed(table: Arena) -> Arena:
    """The hero has attacked already, so that it no longer turns; it may attack once more."""
    table.begin()
    table.s.turn = replace(table.s.turn, attacked=True, attacks=1, targets=(FigureId(99),))
    table.run()
    return table


@pytest.mark.rule("DA-CMB-E1", "DA-LOS-01", "DA-LOS-02", "DA-LOS-07", "DA-CMB-02")
def test_melee_reaches_in_front_and_beside_but_not_behind() -> None:
    table = Arena("petra", at=(4, 4), facing=NORTH)
    squares = [(3, 3), (3, 4), (3, 5), (4, 3), (4, 5), (5, 3), (5, 4), (5, 5)]
    monsters = {square: table.monster(RAIDER, square) for square in squares}
    far = table.monster(RAIDER, (3, 1))
    fixed(table)
    assert table.why_not(figure=far) == Objection("DA-CMB-02", "not-adjacent", who=far)
    assert table.targets() == [monsters[square] for square in squares[:5]]
    behind = monsters[5, 4]
    assert table.why_not(figure=behind) == Objection("DA-HER-17", "at-back", who=behind)


@pytest.mark.rule("DA-HER-17", "DA-HER-E2", "DA-MOV-13", "DA-MOV-14", "DA-HER-15")
def test_before_its_attack_a_hero_turns_and_after_it_does_not() -> None:
    table = Arena("petra", at=(4, 4), facing=SOUTH)
    front, side, back = (table.monster(OGRE, at) for at in ((3, 4), (4, 5), (5, 4)))
    table.begin()
    assert table.targets() == [front, side, back]
    table.answer("face N")
    table.attack(front)
    assert table.leaf(table.hero).facing == NORTH
    assert table.targets() == [side]  # not the first again, none behind, and no turn in between
    assert table.some("face") == []
    assert table.why_not(figure=front) == Objection("DA-HER-15", "attacked-before", who=front)


@pytest.mark.rule("DA-MOV-15", "DA-HER-17")
def test_an_attack_turns_the_attacker_towards_the_target_and_other_enemies() -> None:
    table = Arena("petra", at=(4, 4), facing=NORTH)
    back, side = table.monster(OGRE, (5, 4)), table.monster(OGRE, (4, 3))
    table.begin().attack(back)
    assert table.leaf(table.hero).facing in (EAST, WEST)  # a quarter turn sees both
    assert table.targets() == [side]


@pytest.mark.rule("DA-LOS-E1", "DA-CMB-03", "DA-LOS-03", "DA-LOS-04", "DA-GEO-10")
def test_ranged_attacks_reach_two_or_three_squares_through_passages() -> None:
    table = Table(2)
    table.lay("i-01", (1, 1))
    table.lay("i-04", (0, 1))
    table.lay("i-05", (1, 2))
    table.passage((0, 1), (1, 1))
    lorna = table.id("lorna")
    table.stand("lorna", (5, 4), NORTH)  # the example's (5, 1), three columns to the east
    at: dict[Square, FigureId] = {
        square: table.monster(RAIDER, square) for square in ((3, 3), (2, 4), (4, 5), (4, 6), (1, 4))
    }
    aim = primary(table.game, lorna)
    assert targets(table.game, aim) == [at[3, 3], at[2, 4]]
    table.activate("lorna")
    assert table.why_not(figure=at[4, 5]) == Objection("DA-CMB-03", "range", number=1, limit=2, who=at[4, 5])
    assert table.why_not(figure=at[1, 4]) == Objection("DA-CMB-03", "range", number=4, limit=3, who=at[1, 4])
    assert table.why_not(figure=at[4, 6]) == Objection("DA-LOS-03", "unseen", who=at[4, 6])


@pytest.mark.rule("DA-LOS-E2", "DA-LOS-04", "DA-LOS-05")
def test_the_line_must_cross_the_border_at_the_passage() -> None:
    table = Table(2)
    table.lay("i-01", (1, 1))
    table.lay("i-04", (0, 1))
    table.passage((0, 1), (1, 1))
    table.stand("lorna", (4, 3), NORTH)
    through, wall = table.monster(RAIDER, (2, 4)), table.monster(RAIDER, (2, 3))
    lorna = table.id("lorna")
    assert targets(table.game, primary(table.game, lorna)) == [through]
    table.stand("lorna", (3, 3), NORTH)
    assert attackable_from(
        table.game, Aim(lorna, "melee"), cell_of(table.s, lorna), table.leaf(through).cells
    )
    assert not attackable_from(
        table.game, Aim(lorna, "melee"), cell_of(table.s, lorna), table.leaf(wall).cells
    )


@pytest.mark.rule("DA-CMB-E4", "DA-CMB-04", "DA-CMB-03")
def test_the_number_is_power_and_never_range() -> None:
    table = Arena("lorna", at=(4, 3))
    ogre = table.monster(OGRE, (4, 5))
    assert table.power(ogre) == 2 and range_of(table.game, table.aim()) == (2, 3)


@pytest.mark.rule("DA-CMB-03", "DA-GEN-09")
@pytest.mark.parametrize(("card", "found"), [("u1-21", (2, 4)), ("u2-22", (2, 4)), ("st-07-1", (2, 3))])
def test_cards_that_change_the_range_of_ranged_attacks(card: str, found: tuple[int, int]) -> None:
    table = Arena("lorna", at=(4, 3))
    table.put(card)
    assert range_of(table.game, table.aim()) == found
    table.put("u1-09")  # an Attack Spell is a ranged attack of the hero, too
    assert range_of(table.game, table.aim("u1-09", "ranged")) == found


@pytest.mark.rule("DA-CMB-03")
def test_throwing_knives_reach_adjacent_squares_but_only_they() -> None:
    table = Arena("lorna", at=(4, 4))
    near = table.monster(OGRE, (3, 4))
    table.put("u1-05")
    assert range_of(table.game, table.aim("u1-05", "ranged")) == (1, 3)
    assert range_of(table.game, table.aim()) == (2, 3)
    assert table.targets("u1-05", "ranged") == [near] and table.targets() == []


@pytest.mark.rule("DA-CMB-03", "DA-LOS-08")
def test_a_monster_with_a_longer_range() -> None:
    table = Table(2)
    magus = table.monster("m-17", (4, 2))
    assert range_of(table.game, primary(table.game, magus)) == (2, 4)


@pytest.mark.rule("DA-CMB-05", "DA-GEN-04", "DA-GEN-05", "DA-MON-18")
def test_monsters_are_enemies_allies_and_neutral_heroes_are_not() -> None:
    table = Arena("petra")
    ogre = table.monster(OGRE, (3, 4))
    table.stand("krom", (4, 3))
    table.stand("emanon", (4, 5))
    assert table.targets() == [ogre]
    rivals = Arena("petra", variants=("pvp",))
    rivals.stand("krom", (4, 3))
    rivals.stand("emanon", (4, 5))
    assert rivals.targets() == [rivals.id("emanon")]
    rivals.change("emanon", lies=True)
    assert rivals.targets() == []  # DA-DEF-05


@pytest.mark.rule("DA-HER-13", "DA-HER-15", "DA-HER-16", "DA-HER-23")
def test_a_second_attack_needs_an_activation_without_speed_spent() -> None:
    table = Arena("petra")
    one, two, three = (table.monster(OGRE, at) for at in ((3, 4), (4, 3), (4, 5)))
    table.begin().attack(one)
    assert table.targets() == [two, three]
    table.attack(two)
    assert table.targets() == [] and three
    why = table.why_not(figure=three)
    assert why is not None and (why.rule, why.says, why.what) == ("DA-HER-13", "no-attack-left", "made")
    walked = Arena("petra", at=(5, 4))
    one, two = walked.monster(OGRE, (3, 4)), walked.monster(OGRE, (4, 3))
    walked.begin().go((4, 4))
    walked.attack(one)
    assert walked.targets() == []
    why = walked.why_not(figure=two)
    assert why is not None and (why.rule, why.what) == ("DA-HER-16", "spent")


@pytest.mark.rule("DA-HER-11", "DA-RST-04")
def test_no_attack_after_a_second_movement_or_at_rest() -> None:
    for word, rule, says in (
        ("second-move", "DA-HER-11", "second-movement"),
        ("rest", "DA-RST-04", "resting"),
    ):
        table = Arena("petra")
        ogre = table.monster(OGRE, (3, 4))
        table.begin().answer(word)
        assert not table.some("attack") and table.why_not(figure=ogre) == Objection(rule, says)


@pytest.mark.rule("DA-PVP-07", "DA-PVP-08", "DA-PVP-09", "DA-PVP-10", "DA-PVP-E1", "DA-PVP-01")
def test_starting_tiles_protect_and_restrict_their_own_heroes() -> None:
    table = Arena("petra", variants=("pvp",), at=(4, 3))
    start = table.s.alliances[table.leaf("petra").seat].start
    home: list[Square] = [
        (3 * start[0] + row, 3 * start[1] + column) for row in range(3) for column in range(3)
    ]
    table.stand("emanon", home[5])  # a rival on Petra's starting tile: (4, 2)
    emanon, petra, krom = table.id("emanon"), table.id("petra"), table.id("krom")
    table.stand("krom", home[4])
    assert table.targets() == [emanon]  # from outside it can be attacked
    aim = primary(table.game, emanon)
    assert targets(table.game, aim) == [petra]  # and attacks her, but not Krom at home
    table.begin()
    assert table.targets() == [emanon]
    from_home = primary(table.game, krom)
    assert targets(table.game, from_home) == []  # who is at home attacks no hero
    table.s.turn = Turn(krom, table.leaf("krom").seat)
    raider = table.monster(RAIDER, home[1])
    assert targets(table.game, from_home) == [raider]  # monsters without restriction
    guest = Arena("petra", variants=("pvp",), at=(4, 3))
    guest.stand("emanon", (4, 4))
    guest.own(SECOND, start=(1, 1))
    guest.begin()
    emanon = guest.id("emanon")
    assert guest.why_not(figure=emanon) == Objection("DA-PVP-07", "on-start", who=emanon)


@pytest.mark.rule("DA-CMB-10", "DA-CMB-13", "DA-LOS-06", "DA-LOS-10", "DA-DMG-06")
def test_characters_in_the_line_are_obstacles_and_never_block_it() -> None:
    table = Arena("lorna", at=(4, 3))
    ogre = table.monster(OGRE, (4, 6))
    aim = table.aim()
    table.threat((4, 4), kind="t-1", shown=True)
    assert obstacles(table.game, aim, ogre) == 0  # tokens are none
    table.stand("petra", (4, 4))
    table.monster(RAIDER, (4, 5))
    table.monster(RAIDER, (3, 5))  # beside the line
    assert obstacles(table.game, aim, ogre) == 2 and ogre in table.targets()
    table.change("petra", lies=True, damage=("damage",) * 7)
    assert obstacles(table.game, aim, ogre) == 1  # the defeated do not count
