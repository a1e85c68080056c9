"""Undo by policy: what is free, what is asked of the others, and how they answer."""

from __future__ import annotations

import pytest

from table.sittings import ANA, BEN, CAT, Sitting, find
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.table import Refusal, bot_turn, wire
from undercroft.table.undoing import may_redo


def seated(undo: wire.UndoPolicy = "friendly") -> Sitting:
    """Ana and Ben, one seat each, both connected."""
    sitting = Sitting(undo=undo)
    sitting.joined("Ben", 1)
    sitting.client(ANA)
    sitting.client(BEN)
    return sitting


def after_stances(undo: wire.UndoPolicy = "friendly") -> Sitting:
    """Both have chosen: the choices were shown."""
    sitting = seated(undo)
    sitting.answer(ANA, 0, "stance bold")
    sitting.answer(BEN, 1, "stance wary")
    return sitting


def code(sitting: Sitting, person: int, to: int = -1) -> str:
    return sitting.refused(person, wire.Undo(id="no", revision=sitting.table.revision, to=to))


@pytest.mark.parametrize("policy", ["strict", "friendly", "free"])
def test_own_answers_before_a_reveal_are_free(policy: wire.UndoPolicy) -> None:
    sitting = seated(policy)
    before = sitting.digest
    sitting.answer(ANA, 0)
    assert sitting.clients[0].reader["can_undo"] == "free"
    assert sitting.clients[0].reader["undo_text"] == "Warden: Bold: +1 die on attacks"
    sitting.undo(ANA)
    assert sitting.digest == before and sitting.table.answers == 0
    sitting.redo(ANA)
    assert sitting.table.answers == 1


def test_strict_ends_at_a_reveal_and_at_others() -> None:
    sitting = after_stances("strict")
    assert code(sitting, BEN) == "strict"  # his answer showed both
    assert code(sitting, ANA) == "strict"  # and Ben came after her
    assert [client.reader.get("can_undo", "no") for client in sitting.clients] == ["no", "no"]


def test_free_lets_anybody_who_is_seated() -> None:
    sitting = after_stances("free")
    cat = sitting.joined("Cat")
    assert code(sitting, cat) == "no-undo"
    sitting.undo(ANA, 0)
    assert sitting.table.answers == 0
    assert "undid moves past a reveal" in sitting.clients[1].texts[-1]
    sitting.redo(BEN)
    assert sitting.table.answers == 1


def test_friendly_asks_the_others() -> None:
    sitting = after_stances()
    assert sitting.clients[1].reader["can_undo"] == "ask"
    before = sitting.table.answers
    sitting.undo(BEN)
    asked = sitting.clients[0].reader["proposal"]
    assert (asked["by"], asked["to"], asked["asked"]) == (BEN, 1, [ANA]) and asked["text"]
    assert asked["until"] == sitting.table.touched + 30_000
    assert sitting.table.answers == before
    sitting.vote(ANA)
    assert sitting.table.answers == 1 and "proposal" not in sitting.clients[0].reader
    assert sitting.clients[0].texts[-1] == "Ben undid moves past a reveal."


def test_one_no_ends_it() -> None:
    sitting = after_stances()
    sitting.undo(BEN)
    sitting.vote(ANA, agree=False)
    assert sitting.table.answers == 2 and sitting.table.room.ballot is None
    assert code(sitting, BEN) == "asked-already"
    sitting.undo(ANA)  # Ana may ask by herself
    assert sitting.table.room.ballot is not None


def test_somebody_who_asked_may_think_better_of_it_and_ask_again() -> None:
    sitting = after_stances()
    sitting.undo(BEN)
    assert [record.how for record in sitting.vote(BEN, agree=False).records] == ["withdrawn"]  # type: ignore[union-attr]
    assert sitting.table.answers == 2 and sitting.table.room.ballot is None
    sitting.undo(BEN)
    assert sitting.table.room.ballot is not None and sitting.table.room.ballot.id == 2


def test_it_ends_after_thirty_seconds() -> None:
    sitting = after_stances()
    sitting.undo(BEN)
    assert sitting.table.next_tick() == sitting.now + 30_000
    assert sitting.tick(29_999).records == ()
    assert [record.how for record in sitting.tick(1).records] == ["late"]  # type: ignore[union-attr]
    assert sitting.table.answers == 2 and sitting.table.next_tick() is None


def test_all_who_are_asked_must_agree() -> None:
    sitting = Sitting(("me", "me"))
    with pytest.raises(Refusal):
        sitting.undo(ANA)
    sitting.do(ANA, wire.Rise(id="r", seat=1))
    sitting.joined("Ben", 1)
    for person in (ANA, BEN):
        sitting.client(person)
    sitting.answer(ANA, 0)
    sitting.answer(BEN, 1)
    sitting.undo(ANA)
    assert sitting.refused(ANA, wire.Vote(id="v", proposal=1, agree=True)) == "not-asked-vote"
    assert sitting.refused(BEN, wire.Vote(id="v", proposal=7, agree=True)) == "no-vote"
    sitting.vote(BEN)
    assert sitting.refused(BEN, wire.Vote(id="w", proposal=1, agree=True)) == "no-vote"


def test_three_friends_have_two_to_ask() -> None:
    sitting = Sitting(("me",), find("gloomhaven"), setup=HavenSetup(players=3))
    for seat, name in enumerate(("Ben", "Cat"), 1):
        sitting.joined(name, seat)
    for person in (ANA, BEN, CAT):
        sitting.client(person)
        sitting.answer(person, person - 1)  # goals, in secret
    sitting.undo(CAT, 0)
    sitting.vote(ANA)
    assert sitting.clients[1].reader["proposal"]["agreed"] == [ANA] and sitting.table.answers == 3
    assert sitting.refused(ANA, wire.Vote(id="v", proposal=1, agree=False)) == "not-asked-vote"
    sitting.vote(BEN)
    assert sitting.table.answers == 0 and sitting.table.room.ballot is None


def test_nobody_plays_while_it_is_voted_on() -> None:
    sitting = after_stances()
    sitting.undo(BEN)
    (seat,) = sitting.table.questions.open
    person = (ANA, BEN)[seat]
    command = wire.Answer(id="a", revision=sitting.table.revision, seat=seat, key=sitting.keys(seat)[0])
    assert sitting.refused(person, command) == "voting"
    assert code(sitting, ANA) == "voting"
    sitting.do(person, wire.HandOver(id="h", seat=seat, bot="normal"))
    assert bot_turn(sitting.table) is None
    sitting.vote(ANA, agree=False)
    assert bot_turn(sitting.table) is not None


@pytest.mark.parametrize("leaving", ["rise", "kick"])
def test_the_vote_is_void_when_one_of_them_leaves(leaving: str) -> None:
    sitting = after_stances()
    sitting.undo(ANA)
    if leaving == "rise":
        sitting.do(BEN, wire.Rise(id="r", seat=1))
    else:
        sitting.do(ANA, wire.Kick(id="k", person=BEN))
    assert sitting.table.room.ballot is None and sitting.table.answers == 2


def test_who_is_away_is_not_asked() -> None:
    sitting = after_stances()
    sitting.leave(sitting.clients[0])
    sitting.undo(BEN)
    assert sitting.table.answers == 1


def test_alone_with_bots_all_is_free_and_marked() -> None:
    sitting = Sitting(("me", "bot:normal"))
    client = sitting.client(ANA)
    before = sitting.digest
    sitting.answer(ANA, 0)
    assert sitting.play_bots()
    sitting.undo(ANA)  # the bot's answers that followed are taken back too
    assert sitting.table.answers == 0 and sitting.digest == before
    assert client.texts[-1] == "Ana undid moves past a reveal."
    sitting.redo(ANA)
    assert sitting.table.answers == 2 and not sitting.table.history.gone


def test_back_to_here() -> None:
    sitting = Sitting(("me", "me"))
    client = sitting.client(ANA)
    digests = [sitting.digest]
    for _ in range(12):
        sitting.answer(ANA, next(iter(sitting.table.questions.open)))
        digests.append(sitting.digest)
    sitting.undo(ANA, 5)
    assert sitting.digest == digests[5] and max(line.answer for line in client.lines) <= 5
    for n in range(6, 13):
        sitting.redo(ANA)
        assert sitting.digest == digests[n]
    assert code(sitting, ANA, 12) == "no-undo"
    assert sitting.refused(ANA, wire.Redo(id="x", revision=sitting.table.revision)) == "no-redo"


def test_undo_at_another_position_than_was_seen_is_stale() -> None:
    sitting = seated()
    sitting.answer(ANA, 0)
    seen = sitting.table.revision
    sitting.undo(ANA)
    assert sitting.refused(ANA, wire.Undo(id="x", revision=seen)) == "stale"
    assert sitting.refused(ANA, wire.Redo(id="y", revision=seen)) == "stale"
    assert sitting.refused(ANA, wire.Redo(id="z", revision=seen + 9)) == "stale"


def test_others_do_their_own_moves_again() -> None:
    sitting = after_stances()
    sitting.undo(ANA)
    sitting.vote(BEN)
    assert sitting.table.answers == 0
    assert sitting.refused(BEN, wire.Redo(id="r", revision=sitting.table.revision)) == "not-your-redo"
    sitting.redo(ANA)
    sitting.redo(BEN)
    assert sitting.table.answers == 2
    assert not sitting.clients[0].reader.get("can_redo", False)


@pytest.mark.parametrize(
    ("policy", "there", "away"), [("strict", False, False), ("friendly", False, True), ("free", True, True)]
)
def test_the_moves_of_somebody_else_are_done_again_as_policy_says(
    policy: wire.UndoPolicy, there: bool, away: bool
) -> None:
    sitting = seated(policy)
    cat = sitting.joined("Cat")
    sitting.answer(ANA, 0)
    sitting.undo(ANA)
    assert may_redo(sitting.table, ANA) is True and may_redo(sitting.table, BEN) is there
    sitting.leave(sitting.clients[0])
    assert may_redo(sitting.table, BEN) is away
    assert may_redo(sitting.table, cat) is False, "Cat only looks on"


def test_the_host_does_moves_again_without_a_seat() -> None:
    sitting = seated()
    sitting.do(ANA, wire.Rise(id="r", seat=0))
    sitting.answer(BEN, 1)
    sitting.undo(BEN)
    assert may_redo(sitting.table, ANA) is False
    sitting.leave(sitting.clients[1])
    sitting.redo(ANA)
    assert sitting.table.answers == 1


def test_another_answer_ends_what_could_be_done_again() -> None:
    sitting = seated()
    sitting.answer(ANA, 0, "stance bold")
    sitting.undo(ANA)
    sitting.answer(ANA, 0, "stance wary")
    assert not sitting.table.history.gone and not sitting.table.journal.undone


def test_the_end_can_be_taken_back_by_friends_only_by_vote() -> None:
    sitting = Sitting(("me", "bot:random"))
    sitting.do(ANA, wire.HandOver(id="h", seat=0, bot="random"))
    sitting.play_bots()
    assert sitting.table.over
    assert code(sitting, ANA) == "no-undo"  # nobody but bots has played
    sitting.undo(ANA, sitting.table.answers - 1)
    assert not sitting.table.over
    sitting.do(ANA, wire.SetPolicy(id="s", undo="strict"))
    sitting.play_bots()
    assert code(sitting, ANA, sitting.table.answers - 1) == "strict"
    assert sitting.refused(CAT, wire.Undo(id="c", revision=0)) == "spectator"
