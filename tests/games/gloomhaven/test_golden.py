"""Golden journals: every scenario from 1 to 25 is won, with all of its page seen on the way."""

from __future__ import annotations

import pytest

from undercroft.games.boxes import box_of, lay_out
from undercroft.journal_files import replay
from undercroft.kernel import read

from .golden.record import HERE, PAGES, Wish, edition, wishes
from .golden.wanted import Watch

AGAIN = "if the rules were meant to change, record the journals anew with `make journals`"
SMALL = 60_000  # bytes
EARLY = 40  # answers: the first round or two
GOLDEN = {wish.name: wish for wish in wishes()}


def test_every_scenario_has_its_golden_journals() -> None:
    assert {wish.page.number for wish in GOLDEN.values()} == set(range(1, PAGES + 1))
    assert {path.stem for path in HERE.glob("*.journal")} == set(GOLDEN), AGAIN


@pytest.mark.parametrize("wish", GOLDEN.values(), ids=GOLDEN)
def test_a_golden_journal_shows_all_of_its_page(wish: Wish) -> None:
    """Won; every room, rule, spawn, locked door, goal tile, objective and boss special was seen."""
    data, page = wish.path.read_bytes(), wish.page
    script = read(data)
    journal, _, setup = replay(lambda name: lay_out(box_of(name)), script)
    state = journal.game.state
    assert script.answers[-1].digest, AGAIN
    assert sum(bool(answer.digest) for answer in script.answers) >= len(script.answers) // 50, AGAIN
    assert (state.scenario, state.outcome, journal.game.open) == (page.id, "won", ())
    assert set(state.rooms) == {room.id for room in page.rooms}
    assert wish.players in (0, len(edition().seats(setup)))
    watch = Watch(edition().rules.content, page, len(edition().seats(setup)))
    watch.look(journal.log)
    assert not watch.missing, AGAIN
    assert len(data) < SMALL


def test_what_is_looked_for_comes_from_the_pages() -> None:
    wants: dict[int, set[str]] = {}
    for wish in GOLDEN.values():
        watch = Watch(edition().rules.content, wish.page, wish.players or 4)
        wants.setdefault(wish.page.number, set()).update(watch.wanted)
    assert {"door 8:11", "bandit-commander special 1: open-next-door", "rule 0: add-cards"} <= wants[2]
    assert {"rule 0: spawn", "rule 1: spawn"} <= wants[3]  # one is for two characters, the other for more
    assert "goal tile 17:0" in wants[7]
    assert {"rule 0: open-doors", "rule 1: open-doors", "door 9:13"} <= wants[15]
    assert {"objective hail", "escorted hail", "rule 3: spawn"} <= wants[19]
    assert {"rule 0", "prime-demon special 2: throne-moves"} <= wants[21]
    assert {"rule 0", "destroyed altar"} <= wants[22]


def test_what_did_not_happen_is_missed() -> None:
    """A journal that stops early misses what comes later."""
    wish = GOLDEN["02"]
    script = read(wish.path.read_bytes())
    del script.answers[EARLY:]
    journal, _, setup = replay(lambda name: lay_out(box_of(name)), script)
    watch = Watch(edition().rules.content, wish.page, len(edition().seats(setup)))
    watch.look(journal.log)
    assert any(want.startswith("room") for want in watch.missing)
