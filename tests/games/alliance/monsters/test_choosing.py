"""Which monster a player must activate (DA-MON-01 to DA-MON-09)."""

from __future__ import annotations

import pytest

from games.alliance.table import FIRST, SECOND, Table
from undercroft.games.alliance.events.rounds import MonsterActivated
from undercroft.games.alliance.rules.monsters.activation import MonsterActivation
from undercroft.kernel import Cut, FigureId

START, ONE, TWO, FAR = (1, 0), (1, 1), (1, 2), (0, 2)


def rooms() -> tuple[Table, FigureId, FigureId, FigureId]:
    """Seat 0 in its starting room and in ONE, which is connected with TWO; FAR lies north of TWO, shut."""
    table = Table()
    for tile, room in (("i-01", ONE), ("i-04", TWO), ("ii-01", FAR)):
        table.lay(tile, room)
    table.passage(START, ONE)
    table.passage(ONE, TWO)
    table.stand("petra", (4, 4))
    with_us, beside = table.monster("m-06", (3, 3)), table.monster("m-06", (3, 7))
    far = table.monster("m-06", (0, 7))
    return table, with_us, beside, far


@pytest.mark.rule("DA-MON-E1", "DA-MON-04", "DA-MON-05", "DA-MON-06", "DA-MON-07", "DA-MON-01")
def test_far_before_connected_before_with_us() -> None:
    table, with_us, beside, far = rooms()
    table.run(MonsterActivation(FIRST))
    assert table.events(MonsterActivated)[0].figure == far  # the only one of the first tier
    entry = table.entry(MonsterActivated)
    (cut,) = [reason for reason in entry.why if isinstance(reason, Cut)]
    assert cut.kept == (str(far),) and dict(cut.dropped) == {str(with_us): 3, str(beside): 2}
    table, with_us, beside, far = rooms()
    table.change(far, exhausted=True)
    table.run(MonsterActivation(FIRST))
    assert table.events(MonsterActivated)[0].figure == beside
    table, with_us, beside, far = rooms()
    table.change(far, exhausted=True)
    table.change(beside, exhausted=True)
    table.run(MonsterActivation(FIRST))
    assert table.events(MonsterActivated)[0].figure == with_us


@pytest.mark.rule("DA-MON-09", "DA-MON-03", "DA-RND-08")
def test_within_a_tier_the_player_chooses() -> None:
    table, with_us, _, far = rooms()
    other = table.monster("m-06", (0, 6))
    spent = table.monster("m-06", (0, 8), exhausted=True)
    table.run(MonsterActivation(FIRST))
    assert table.asked == FIRST and set(table.some("activate")) == {str(far), str(other)}
    near, tired = table.why_not(figure=with_us), table.why_not(figure=spent)
    assert near is not None and (near.rule, near.number, near.limit) == ("DA-MON-04", 3, 1)
    assert tired is not None and (tired.rule, tired.says) == ("DA-RND-08", "exhausted")
    hero = table.why_not(figure=table.id("petra"))
    assert hero is not None and hero.rule == "DA-MON-01"


@pytest.mark.rule("DA-MON-08")
def test_a_defeated_hero_counts_for_its_room() -> None:
    table, with_us, beside, far = rooms()
    table.change(far, exhausted=True)
    table.change("petra", lies=True)
    table.run(MonsterActivation(FIRST))
    assert table.events(MonsterActivated)[0].figure == beside != with_us


@pytest.mark.rule("DA-MON-07", "DA-MON-04")
def test_rooms_that_only_share_a_wall_are_far() -> None:
    table, with_us, beside, far = rooms()
    table.stand("petra", (4, 7))  # TWO: FAR shares its northern border, and no passage is there
    table.change(with_us, exhausted=True)
    table.run(MonsterActivation(FIRST))
    assert table.events(MonsterActivated)[0].figure == far != beside


@pytest.mark.rule("DA-MON-04", "DA-PVP-12")
def test_only_the_own_heroes_matter() -> None:
    table, with_us, beside, far = rooms()
    table.run(MonsterActivation(SECOND))
    assert set(table.some("activate")) == {str(with_us), str(beside), str(far)}
