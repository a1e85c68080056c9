"""Who may be at a table: places come free, watching needs leave, and clocks that jump silence nobody."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from undercroft.table import Refusal, load_table, wire
from undercroft.table.limits import Limits
from undercroft.table.names import is_plain, tidy
from undercroft.table.rooms import ARRIVING, MOST_PEOPLE

from .sittings import ANA, BEN, Client, Sitting, find

HOUR = 3_600_000


def full(sitting: Sitting) -> None:
    for n in range(MOST_PEOPLE - len(sitting.table.room.people)):
        sitting.keep(sitting.table.join(f"Eve {n}", f"eve{n}", code="CODE22", now=sitting.now))


def test_people_who_never_came_make_room_for_others() -> None:
    sitting = Sitting(("me", "open"))
    full(sitting)
    with pytest.raises(Refusal, match="full: 60 people"):
        sitting.table.join("Ben", "ben", code="CODE22", now=sitting.now)
    sitting.now += ARRIVING
    joined = sitting.keep(sitting.table.join("Ben", "ben", code="CODE22", now=sitting.now, seat=1))
    assert sitting.table.person_of("ben") == joined.person == MOST_PEOPLE + 1
    assert sitting.table.person_of("eve0") == 0 and sitting.table.person_of("eve1")  # the first of them
    assert sum(not guest.gone for guest in sitting.table.room.people.values()) == MOST_PEOPLE
    again = load_table(find, sitting.kept)
    assert again.person_of("eve0") == 0 and again.room.seats_of(joined.person) == (1,)


def test_whoever_is_here_or_has_a_seat_keeps_their_place() -> None:
    sitting = Sitting(("me", "open"))
    seated = sitting.keep(sitting.table.join("Ben", "ben", code="CODE22", now=sitting.now, seat=1)).person
    watching = sitting.keep(sitting.table.join("Cat", "cat", code="CODE22", now=sitting.now)).person
    sitting.client(watching)
    full(sitting)
    sitting.now += ARRIVING
    for n in range(2 * MOST_PEOPLE):  # a flood turns over only itself
        sitting.now += ARRIVING
        sitting.keep(sitting.table.join(f"Eve {n}", f"more{n}", code="CODE22", now=sitting.now))
    assert sitting.table.person_of("ben") == seated and sitting.table.person_of("cat") == watching
    assert not sitting.table.room.people[ANA].gone


def test_whose_place_was_taken_is_told_so_and_may_join_again() -> None:
    sitting = Sitting(("me", "open"))
    full(sitting)
    sitting.now += ARRIVING
    gone = sitting.client(2)  # by another worker: this one does not know yet
    sitting.table.presence.leave(2)
    sitting.keep(sitting.table.join("Ben", "ben", code="CODE22", now=sitting.now))
    gone.hear()
    assert gone.bye == "left" and sitting.refused(2, wire.Chat(id="c", text="hm")) == "left"


def watcher(sitting: Sitting) -> Client:
    return sitting.client(0)


def test_a_locked_table_has_no_new_watchers_and_keeps_those_it_had() -> None:
    sitting = Sitting(("me", "open"))
    tv = watcher(sitting)
    assert sitting.table.may_watch(-1, "")
    sitting.do(ANA, wire.Lock(id="l", locked=True))
    tv.hear()
    assert not tv.bye and not sitting.table.may_watch(-1, "")
    sitting.leave(tv)
    assert sitting.table.may_watch(tv.revision, tv.digest)  # it was cut off, and comes back
    assert not sitting.table.may_watch(tv.revision, "00000000")
    sitting.do(ANA, wire.Lock(id="m", locked=False))
    assert sitting.table.may_watch(-1, "")


def test_whoever_is_sent_away_cannot_look_on_without_a_name() -> None:
    sitting = Sitting(("me", "open"))
    sitting.keep(sitting.table.join("Ben", "ben", code="CODE22", now=sitting.now, seat=1))
    ben, second = sitting.client(BEN), watcher(sitting)  # the same person in another tab
    sitting.do(ANA, wire.Kick(id="k", person=BEN))
    for each in (ben, second):
        each.hear()
    assert (ben.bye, second.bye) == ("kicked", "locked")
    sitting.leave(second)
    assert not sitting.table.may_watch(second.revision, second.digest)
    sitting.do(ANA, wire.Lock(id="u", locked=False))
    anew = watcher(sitting)
    sitting.do(ANA, wire.Lock(id="v", locked=True))
    anew.hear()
    assert not anew.bye  # the host let them in after that


def test_a_clock_that_goes_back_silences_nobody() -> None:
    limits, now = Limits(), 10 * HOUR
    for _ in range(6):
        limits.check("chat", BEN, now)
        limits.count("chat", BEN, now)
    with pytest.raises(Refusal):
        limits.check("chat", BEN, now)
    now -= HOUR
    with pytest.raises(Refusal):
        limits.check("chat", BEN, now)  # nor is it a way round the limit
    limits.check("chat", BEN, now + 600)
    limits.check("chat", ANA, now)
    now += 5000
    for _ in range(6):
        limits.check("chat", BEN, now)
        limits.count("chat", BEN, now)


def test_a_host_may_allow_another_pace() -> None:
    limits = Limits()
    limits.allow(2, 10.0)
    for _ in range(2):
        limits.check("chat", BEN, 0)
        limits.count("chat", BEN, 0)
    with pytest.raises(Refusal):
        limits.check("chat", BEN, 4000)
    limits.check("chat", BEN, 5001)


def names() -> list[str]:
    kinds = ("Cc", "Cf", "Zl", "Zp", "Co")  # control, format with all of direction, separators, private
    unseen = [chr(n) for n in range(sys.maxunicode + 1) if unicodedata.category(chr(n)) in kinds]
    return [*unseen, *"\u115f\u1160\u3164\uffa0\u2800\u034f\ufe0f"]


def test_names_have_no_sign_that_is_unseen_or_turns_text() -> None:
    for sign in names():
        for name in (sign, f"Ana{sign}", f"{sign}Ana", f"A{sign}na"):
            assert not is_plain(name), ascii(name)


def test_a_name_that_cannot_be_seen_is_refused() -> None:
    two = Sitting(("me", "open"))
    assert two.refused(ANA, wire.Rename(id="n", name="An\u200ba")) == "bad-name"
    with pytest.raises(Refusal, match="plain letters"):
        two.table.join("\u202eanA", "t", code="CODE22", now=two.now)


@pytest.mark.parametrize(
    "name", ["Ana", "José María", "Ñandú", "Анна", "אנה", "安娜", "Zoë 2", "O'Neil", "🎲", "ไทย"]
)
def test_names_of_all_languages_are_names(name: str) -> None:
    assert is_plain(name) and tidy(f"  {name}\n") == name
