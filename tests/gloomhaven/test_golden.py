"""Golden journals: every scenario from 1 to 25 is won, with all of its page seen on the way."""

from __future__ import annotations

import pytest

from undercroft.games.boxes import box_of, lay_out
from undercroft.kernel import read
from undercroft.store import replay

from .golden.record import HERE, PAGES, pages, path_of
from .golden.wanted import Watch

AGAIN = "if the rules were meant to change, record the journals anew with `make journals`"
SMALL = 80_000  # bytes
NOT_TOGETHER: dict[int, dict[str, str]] = {}  # by scenario: what cannot be seen in a game that is won, and why


def test_every_scenario_has_its_golden_journal() -> None:
    numbers = range(1, PAGES + 1)
    assert list(pages()) == list(numbers)
    assert sorted(HERE.glob("*.journal")) == [path_of(number) for number in numbers]


@pytest.mark.parametrize("number", range(1, PAGES + 1))
def test_a_golden_journal_shows_all_of_its_page(number: int) -> None:
    data = path_of(number).read_bytes()
    script = read(data)
    journal, edition, setup = replay(lambda name: lay_out(box_of(name)), script)
    state, page = journal.game.state, pages()[number]
    assert script.answers[-1].digest, AGAIN
    assert sum(bool(answer.digest) for answer in script.answers) >= len(script.answers) // 50, AGAIN
    assert (state.scenario, state.outcome, journal.game.open) == (page.id, "won", ())
    assert set(state.rooms) == {room.id for room in page.rooms}
    watch = Watch(edition.rules.content, page, len(setup.party))
    watch.look(journal.log)
    assert watch.missing == set(NOT_TOGETHER.get(number, {}))
    assert len(data) < SMALL


def test_something_special_is_looked_for_on_the_pages() -> None:
    """The wants come from the pages: rules, objectives, locked doors, goal tiles and bosses are among them."""
    wants = {number: Watch(lay_out(box_of("gloomhaven")).rules.content, page, 4).wanted for number, page in pages().items()}
    assert {"door 8:11", "bandit-commander special 1: open-next-door", "rule 0: add-cards"} <= wants[2]
    assert "rule 1: spawn" in wants[3] and "rule 0: spawn" not in wants[3]  # for two characters
    assert "goal tile 17:0" in wants[7]
    assert {"rule 0: open-doors", "rule 1: open-doors", "door 9:13"} <= wants[15]
    assert {"objective hail", "escorted hail", "rule 3: spawn"} <= wants[19]
    assert {"rule 0", "prime-demon special 2: throne-moves"} <= wants[21]
    assert {"rule 0", "destroyed altar"} <= wants[22]
