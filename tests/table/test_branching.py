"""New tables from an earlier answer: only without secrets, with the same luck, and the old one stays."""

from __future__ import annotations

import pytest

from table.nights import Family
from table.sittings import ANA, BEN, CAT, SEED, Sitting, find
from table.test_upgrading import answer, old
from undercroft.games.boxes import Edition
from undercroft.kernel import BrokenJournal
from undercroft.sim.testers import Luck
from undercroft.table import (
    Host,
    Refusal,
    Table,
    branch_family,
    branch_table,
    check_branch,
    load_table,
    seats_of_branch,
    wire,
)
from undercroft.table.families import child_of, family_of
from undercroft.text.words import LANGUAGES

HERE = Host("branch", "CODE33", "Ana", "another token", 2_000_000)
GAMES = ("tiny", "gloomhaven")


@pytest.fixture(params=GAMES)
def edition(request: pytest.FixtureRequest) -> Edition:
    return find(request.param)


def played(edition: Edition, answers: int, seats: tuple[str, ...] = ("me", "me")) -> Sitting:
    sitting, luck = Sitting(seats, edition, SEED, undo="free"), Luck(SEED)
    for _ in range(answers):
        seat, key = luck.answer(sitting.table.journal.game)
        command = wire.Answer(id=next(sitting.ids), revision=sitting.table.revision, seat=seat, key=key)
        sitting.do(ANA, command)
    return sitting


def why_not(table: Table, at: int, most: int = 5_000) -> str:
    with pytest.raises(Refusal) as refused:
        check_branch(table, at, most)
    assert all(refused.value.why(language) for language in LANGUAGES)
    return refused.value.code


def test_a_branch_is_the_game_up_to_there_and_the_old_table_stays(edition: Edition) -> None:
    sitting = played(edition, 12)
    before, digest = len(sitting.kept), sitting.table.journal.game.state.digest()
    branch, outcome = branch_table(find, sitting.kept, 7, HERE, ["me", "me"])
    whole = sitting.table.journal
    assert branch.id == "branch" and branch.answers == 7
    assert branch.journal.game.state.digest() == whole.position(7).state.digest()
    assert (len(sitting.kept), sitting.table.answers, whole.game.state.digest()) == (before, 12, digest)
    # the same answers have the same luck there, and the table is read again as any other
    for line in whole.answers[7:]:
        branch.journal.answer(line.seat, line.key)
    assert branch.journal.game.state.digest() == digest
    assert load_table(find, outcome.lines).answers == 7


def test_it_can_begin_before_the_first_answer_and_after_the_last() -> None:
    sitting = played(find("tiny"), 5)
    for at in (0, 5):
        assert branch_table(find, sitting.kept, at, HERE, ["me", "me"])[0].answers == at


# -- secrets


def test_a_running_game_is_branched_only_when_all_who_are_seated_agreed() -> None:
    sitting = Sitting(("me", "open"), find("tiny"), SEED)
    sitting.joined("Ben", 1)
    sitting.client(ANA), sitting.client(BEN)
    sitting.answer(ANA, 0)
    assert why_not(sitting.table, 0) == "branch-secret"
    sitting.do(ANA, wire.Share(id="share"))
    assert why_not(sitting.table, 0) == "branch-secret", "Ben was only asked"
    sitting.vote(BEN)
    check_branch(sitting.table, 0)
    check_branch(sitting.table, 1)


def test_one_no_keeps_the_game_closed_for_branches() -> None:
    sitting = Sitting(("me", "open"), find("tiny"), SEED)
    sitting.joined("Ben", 1)
    sitting.client(ANA), sitting.client(BEN)
    sitting.do(ANA, wire.Share(id="share"))
    sitting.vote(BEN, agree=False)
    assert why_not(sitting.table, 0) == "branch-secret"


def test_a_game_that_is_over_has_no_secrets() -> None:
    sitting, luck = Sitting(("me", "me"), find("tiny"), SEED, undo="free"), Luck(SEED)
    while sitting.table.journal.game.open:
        assert why_not(sitting.table, 0) == "branch-secret"
        seat, key = luck.answer(sitting.table.journal.game)
        command = wire.Answer(id=next(sitting.ids), revision=sitting.table.revision, seat=seat, key=key)
        sitting.do(ANA, command)
    last = sitting.table.answers
    for at in (0, last):
        check_branch(sitting.table, at)
    for at in (-1, last + 1):
        assert why_not(sitting.table, at) == "branch-where"
    check_branch(sitting.table, 5, most=5)
    assert why_not(sitting.table, 6, most=5) == "branch-long"


def test_nobody_goes_back_behind_newer_rules() -> None:
    kept = old(played(find("tiny"), 6))
    table = load_table(find, kept)
    kept += answer(table)
    floor = table.journal.floor
    assert floor == 6
    table.room.shared = True
    check_branch(table, floor)
    assert why_not(table, floor - 1) == "branch-where"
    branch, _ = branch_table(find, kept, floor, HERE, ["me", "me"])
    assert branch.answers == floor == branch.journal.floor and branch.journal.version != "0.1.0"
    assert branch.journal.game.state.digest() == table.journal.position(floor).state.digest()
    with pytest.raises(BrokenJournal):
        branch_table(find, kept, floor - 1, HERE, ["me", "me"])


# -- seats


def test_bots_stay_own_seats_are_kept_and_the_others_are_free_for_friends() -> None:
    sitting = Sitting(("me", "open"), find("tiny"), SEED)
    sitting.joined("Ben", 1)
    sitting.joined("Cat")
    assert seats_of_branch(sitting.table, ANA) == ["me", "open"]
    assert seats_of_branch(sitting.table, BEN) == ["open", "me"]
    assert seats_of_branch(sitting.table, CAT) == ["me", "me"], "who only watched plays it alone"
    sitting.do(BEN, wire.HandOver(id="bot", seat=1, bot="normal"))
    assert seats_of_branch(sitting.table, BEN) == ["open", "me"], "it is still Ben's"
    alone = Sitting(("me", "bot:random"), find("tiny"), SEED)
    assert seats_of_branch(alone.table, ANA) == ["me", "bot:random"]
    branch, _ = branch_table(find, alone.kept, 0, HERE, seats_of_branch(alone.table, ANA))
    assert [(chair.person, chair.bot) for chair in branch.room.chairs] == [(ANA, ""), (0, "random")]


# -- campaigns


def test_a_branch_of_a_campaign_has_the_games_that_were_home_by_then() -> None:
    family = Family(("me", "me"))
    family.night()
    home = family.campaign.answers
    family.play(family.campaign)
    family.night()
    assert len(family_of(family.campaign)) == 2
    children = {departed: family.kept[id] for departed, id in family_of(family.campaign).items()}
    *games, (branch, _) = branch_family(
        find, family.kept["camp"], children, home, HERE, [("one", "CODE44")], ["me", "me"]
    )
    assert [game.id for game, _ in games] == ["one"] and games[0][0].over
    assert branch.answers == home and family_of(branch) == {0: "one"} and not child_of(branch)
    assert branch.journal.game.state.digest() == family.campaign.whole().position(home).state.digest()
    assert len(family_of(family.campaign)) == 2
