"""Lines tell where figures go and what they lose: to follow the log leads from one position to the next."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.setups import Setup
from undercroft.games.tiny.setup import TinySetup
from undercroft.scenes import shapes

from .shown import begun, played_at_random, stage_for

BARROW = HavenSetup(scenario="1", party=("brute", "spellweaver"))


@pytest.mark.parametrize(("game", "wishes"), [("gloomhaven", BARROW), ("tiny", TinySetup())])
def test_ways_end_where_figures_stand_and_hit_points_add_up(game: str, wishes: Setup) -> None:
    presenter = stage_for(game, wishes=wishes)
    walked = hurt = 0
    for seed in ("a", "b", "c"):
        before: dict[int, shapes.Figure] = {}
        told = 0
        for journal in played_at_random(begun(game, seed, wishes), seed, 120):
            now = {each.id: each for each in presenter.public(journal.game).figures}
            since, told = told, len(journal.answers)
            lines = [] if since == told else presenter.events(journal, told, ())
            for figure in now.keys() & before.keys():
                ways = [line.way for line in lines if line.way and line.figures[0] == figure]
                at = before[figure].at if not ways else (ways[-1][-1],)
                assert now[figure].at == at, lines
                changes = [by for line in lines for who, _, by in line.meters if who == figure]
                (was,), (health,) = before[figure].meters, now[figure].meters
                assert health.value == max(0, was.value + sum(changes)), lines
                walked += sum(map(len, ways))
                hurt += len(changes)
            before = now
    assert walked > 30 and hurt > 5
