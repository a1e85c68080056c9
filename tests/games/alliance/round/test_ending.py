"""The end of the game: early or not, scores, ties, targets (DA-END, DA-SOL, DA-COO)."""

from __future__ import annotations

import pytest

from games.alliance.table import FIRST, SECOND, Table
from undercroft.games.alliance.events.rounds import EarlyEndFixed, HeroActivated, MonsterActivated, PartBegun
from undercroft.games.alliance.report import AllianceReport, tally
from undercroft.games.alliance.rules.round import ending
from undercroft.games.alliance.rules.round.ending import finish, fix_early_end, group_score
from undercroft.games.alliance.rules.round.rounds import Cycle, Round
from undercroft.kernel import Cut, GameOver


def over(table: Table) -> GameOver:
    finish(table.game)
    (event,) = table.events(GameOver)
    return event


@pytest.mark.rule("DA-END-E1", "DA-END-06", "DA-END-08", "DA-END-09", "DA-GEN-02")
def test_a_tie_is_broken_by_cards_drafted() -> None:
    table = Table()
    table.own(FIRST, face_down=14, face_up=9, defeats=2, drafted=7)
    table.own(SECOND, face_up=22, defeats=1, drafted=6)
    ended = over(table)
    assert (ended.result, ended.winners, ended.scores) == ("blue-won", (FIRST,), (21, 21))
    says = [reason.says for reason in table.entry(GameOver).why if isinstance(reason, Cut)]
    assert says == ["score", "drafted"]


@pytest.mark.rule("DA-END-10", "DA-END-11")
def test_then_by_damage_then_they_share() -> None:
    table = Table()
    table.change("petra", damage=("damage", "poison"))
    table.change("bull", damage=("damage",))
    assert over(table).result == "red-won"
    shared = Table(3)
    shared.own(FIRST, face_up=5)
    shared.own(SECOND, face_up=5)
    ended = over(shared)
    assert (ended.result, ended.winners) == ("tie", (FIRST, SECOND))


@pytest.mark.rule("DA-END-07")
def test_scores_may_be_negative() -> None:
    table = Table()
    table.own(FIRST, defeats=3)
    assert over(table).scores == (-3, 0)


@pytest.mark.rule("DA-SOL-E2", "DA-SOL-14", "DA-SOL-15", "DA-SOL-13")
def test_the_score_of_a_solo_game() -> None:
    table = Table(1)
    table.offer_tiles("i-04")
    table.empty_deck()
    table.own(FIRST, face_up=20, face_down=11, defeats=1)
    table.lay("i-01", (1, 1))
    table.monster("m-01", (4, 4))
    table.monster("m-01", (3, 3))
    table.threat((5, 5), 1)
    table.threat((5, 4), 1, "t-1", shown=True)
    assert group_score(table.s) == 31 - 1 - 4 - 2 - 1 == 23
    table.threat((5, 3), 1, "t-4")  # a trap that was turned face down again
    assert group_score(table.s) == 22


@pytest.mark.rule("DA-SOL-18")
@pytest.mark.parametrize(
    ("xp", "result", "rank"),
    [(7, "lost", "survivors"), (8, "won", "survivors"), (10, "won", "delvers"), (30, "won", "legends")],
)
def test_solo_is_won_at_the_target(xp: int, result: str, rank: str) -> None:
    table = Table(1)
    table.offer_tiles()
    table.empty_deck()
    table.own(FIRST, face_up=xp)
    ended = over(table)
    assert ended.result == result and bool(ended.winners) == (result == "won")
    report = ended.report
    assert isinstance(report, AllianceReport) and (report.score, report.rank) == (xp, rank)
    assert tally(report)["score"] == xp and tally(report)["xp"] == xp


@pytest.mark.rule("DA-COO-25", "DA-COO-26")
@pytest.mark.parametrize(("xp", "result"), [(9, "won"), (8, "lost")])
def test_co_op_adds_up(xp: int, result: str) -> None:
    table = Table(2, "coop")
    table.offer_tiles("i-04")
    table.empty_deck()
    table.own(FIRST, face_up=12, defeats=1)
    table.own(SECOND, face_down=xp)
    assert group_score(table.s) == 12 - 1 + xp - 4
    assert over(table).result == result and table.s.target == 16


# -- early


def emptied(players: int = 2, *variants: str) -> Table:
    table = Table(players, *variants)
    table.empty_deck()
    return table


@pytest.mark.rule("DA-END-02", "DA-END-03")
def test_an_empty_deck_and_board_fix_the_end() -> None:
    table = emptied()
    goblin = table.monster("m-01", (4, 2))
    fix_early_end(table.game)
    assert not table.s.closing  # a monster is there
    table.change(goblin, cells=0, phase="fallen")
    fix_early_end(table.game)
    assert table.s.closing and any(table.s.tiles) and not ending.TILES_ON_OFFER_COUNT
    full = Table()
    fix_early_end(full.game)
    assert not full.s.closing


@pytest.mark.rule("DA-SOL-13", "DA-COO-24")
@pytest.mark.parametrize(("players", "variants"), [(1, ()), (2, ("coop",))])
def test_those_who_play_together_lay_all_tiles_first(players: int, variants: tuple[str, ...]) -> None:
    table = emptied(players, *variants)
    fix_early_end(table.game)
    assert not table.s.closing
    table.offer_tiles()
    table.empty_deck()
    fix_early_end(table.game)
    assert table.s.closing


@pytest.mark.rule("DA-END-02", "DA-END-04", "DA-END-05")
def test_the_heroes_part_is_played_out_and_the_end_phase_follows() -> None:
    table = emptied(3)
    table.s.cycle = 0
    table.run(Round())
    while table.game.open:
        quiet = [key for key in table.keys if key in ("done", "pass")]
        table.answer(quiet[0] if quiet else table.keys[0])
        if table.events(EarlyEndFixed) and not any(
            leaf.role == "monster" for leaf in table.s.figures.values()
        ):
            table.lay("i-01", (1, 1))
            table.monster("m-01", (4, 4))  # placed too late to change the end
    assert len(table.events(HeroActivated)) == 3 and table.events(MonsterActivated) == []
    assert [each.part for each in table.events(PartBegun)] == ["heroes", "end"]


@pytest.mark.rule("DA-END-02", "DA-END-04")
def test_the_end_is_fixed_as_soon_as_the_last_monster_falls() -> None:
    """In the middle of a hero's activation: the rest of it is played."""
    table = emptied()
    table.stand("petra", (4, 1))
    goblin = table.monster("m-01", (4, 2))  # one point of Health
    table.activate("petra")
    assert not table.s.closing
    table.answer(f"attack {goblin} melee")
    while table.what not in ("alliance.hero_activation.act", ""):
        table.answer(table.keys[0])
    assert table.s.closing and table.what == "alliance.hero_activation.act"


@pytest.mark.rule("DA-END-12")
def test_in_the_monsters_part_it_ends_at_once() -> None:
    table = emptied(3)
    table.lay("i-01", (1, 1))
    table.monster("m-01", (4, 4))
    table.s.frames[:] = []
    cycle = Cycle(step="activate_monster")
    table.s.closing = True
    table.run(cycle)
    assert table.events(MonsterActivated) == [] and table.what == ""


@pytest.mark.rule("DA-END-01")
def test_a_report_tells_what_became_of_everybody() -> None:
    table = Table()
    table.own(FIRST, face_up=4, defeats=1, drafted=2)
    report = over(table).report
    assert isinstance(report, AllianceReport)
    assert [(each.seat, each.xp, each.defeats, each.drafted) for each in report.alliances] == [
        (0, 4, 1, 2), (1, 0, 0, 0),
    ]  # fmt: skip
    assert tally(report) == {
        "rounds": 1, "tiles": 0, "early ends": 0, "xp": 4, "defeats": 1, "drafted": 2, "artifacts": 0,
        "damage on heroes": 0,
    }  # fmt: skip
