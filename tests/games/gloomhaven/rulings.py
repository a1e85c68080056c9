"""Pages with rules of a test's own: `ruled(Toll(at="turn-end", amount=1))`."""

from __future__ import annotations

from typing import Any

from games.gloomhaven.pages import at
from games.gloomhaven.scenes import Table, scene, shelf
from undercroft.games.gloomhaven.records.maps import Door, Room, Standing
from undercroft.games.gloomhaven.records.moments import (
    Newcomer,
    Spawn,
)
from undercroft.games.gloomhaven.records.scenario_goals import KillAll, Objective
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.games.gloomhaven.rules.movement.doors import Reveal
from undercroft.games.gloomhaven.rules.round.rounds import Round
from undercroft.games.gloomhaven.rules.round.turns import end_turn
from undercroft.games.gloomhaven.rules.scenario.story import Opening
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Done, FigureId, Next, Procedure, step
from undercroft.parts.decks import Deck, shuffled

FLOOR = "0..6:0 0..6:1 0..6:2"
GUARDS, BONES, DEMON = "bandit-guard", "living-bones", "flame-demon"
DOOR = "7:1"


def ruled(*rules: Any, locked: bool = False, there: tuple[Standing, ...] = (), **more: Any) -> Table:
    """A page with these rules: two rooms with a door at 7:1 (mark x)."""
    page = {key: more.pop(key) for key in ("marks", "objectives", "overlays", "later") if key in more}
    room = Room(
        id="here",
        tiles=("h",),
        floor=FLOOR,
        start=FLOOR,
        overlays=page.pop("overlays", ()),
        monsters=page.pop("later", ()),
    )
    scenario = Scenario(
        id="test",
        number=1,
        goals=(KillAll(),),
        monsters=(GUARDS, BONES, DEMON),
        rules=rules,
        rooms=(room, Room(id="there", tiles=("t",), floor="8..9:0 8..9:1 8..9:2", monsters=there)),
        doors=(Door(at=DOOR, rooms=("here", "there"), mark="x", locked=locked),),
        **page,
    )
    table = scene(FLOOR, scenario=scenario, **{"brute": "0:0", "spellweaver": "0:1", **more})
    for deck in ("guard", BONES, DEMON):
        table.state.ability_decks[deck] = Deck(shuffled(card.id for card in shelf().deck[deck].cards))
    return table.knows(order=()).run(Opening())


def bones(at: str = "", ranks: str = "nnn") -> Spawn:
    return Spawn(at=at, figures=(Newcomer(monster=BONES, ranks=ranks),))


def enter(table: Table, by: int = 1) -> Table:
    return table.run(Reveal(at(DOOR), FigureId(by)))


def altar(**more: Any) -> Objective:
    return Objective(id="altar", mark="a", **{"hp": "2+P*N", **more})


class EndTurn(Procedure, tag="test.end_turn"):
    """A figure's turn ends."""

    figure: FigureId

    @step()
    def end(self, g: Haven) -> Next:
        end_turn(g, self.figure)
        return Done()


def play_round(table: Table) -> Table:
    table.run(Round())
    for _ in range(80):
        if not table.game.open:
            break
        decision = table.game.open[0]
        keys = decision.keys()
        wish = [key for key in keys if key.split()[0] in ("stop", "skip", "pass", "play", "lead", "second")]
        table.game.answer(decision.seat, (wish or keys)[0])
    return table
