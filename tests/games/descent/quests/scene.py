"""Encounters of Descent set up as the quest says, for tests: open groups as told, figures anywhere.

at = scene("a-fat-goblin", 2, heroes=3, carry={"stolen": 2}, groups=["ettin"])
splig = at.one("splig")
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from games.descent.arena import Arena, arena
from undercroft.games.descent.events.encounters import EncounterEnded, EncounterWon
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.quests.quest import PlayEncounter
from undercroft.games.descent.state import Figure
from undercroft.kernel import FigureId, GameOver, Seeded, replace

PARTY = (
    "grisban-the-thirsty:berserker",
    "avric-albright:disciple",
    "leoric-of-the-book:runemaster",
    "jain-fairwood:wildlander",
)


class Scene(Arena):
    """An encounter that was set up, before its first turn."""

    def kinds(self, name: str) -> list[FigureId]:
        """The figures on the map of a kind, or with a name."""
        return [i for i, leaf in self.state.figures.items() if leaf.cells and name in (leaf.kind, leaf.name)]

    def one(self, name: str) -> FigureId:
        return self.kinds(name)[0]

    def squares(self, figure: int) -> list[str]:
        """Where a figure stands."""
        cells = self.figure(figure).cells
        return [GRID.name(cell) for cell in range(cells.bit_length()) if cells >> cell & 1]

    def token(self, name: str) -> str:
        """The space of a token."""
        return GRID.name(self.state.tokens[name].cell)

    def remove(self, *figures: int) -> None:
        """Figures are not there."""
        for figure in figures:
            del self.state.figures[FigureId(figure)]

    def only(self, *figures: int) -> None:
        """Of monsters only these are there, so that nobody is in the way."""
        for figure, leaf in list(self.state.figures.items()):
            if leaf.is_hostile and figure not in figures:
                self.state.figures[figure] = replace(leaf, cells=0, phase="away")

    def carry_token(self, figure: int, token: str) -> None:
        """A figure carries a token already."""
        s = self.state
        s.tokens[token] = replace(s.tokens[token], cell=-1, carrier=FigureId(figure))
        leaf: Figure = self.figure(figure)
        s.figures[FigureId(figure)] = replace(leaf, carries=(token,))

    def end_turn(self) -> None:
        """The hero or monster ends its turn; nobody uses a card meanwhile."""
        self.play("end-turn")
        self.pass_hidden()

    def finish_heroes(self) -> None:
        """All heroes end their turns at once, until hero figures act or the Overlord does."""
        while self.game.open and self.asked.what in ("descent.round.choose_hero", "descent.hero_turn.choose"):
            self.play("end-turn" if self.can("end-turn") else sorted(self.offers("next-hero"))[0])
            self.pass_hidden()

    def finish_allies(self) -> None:
        """All hero figures that are left end their turns at once."""
        while self.game.open and self.asked.what in ("descent.allies_act.choose", "descent.ally_turn.choose"):
            self.play("end-turn" if self.can("end-turn") else sorted(self.offers("ally"))[0])

    def won(self) -> list[str]:
        """The sides that have won encounters so far."""
        return [event.side for event in self.events(EncounterWon)]

    def ended(self) -> list[dict[str, int]]:
        """What encounters have left that nobody has won."""
        return [dict(event.carry) for event in self.events(EncounterEnded)]

    def result(self) -> str:
        """How the quest ended."""
        over = self.events(GameOver)
        return str(over[0].result) if over else ""


def scene(
    quest: str,
    encounter: int = 1,
    heroes: int = 2,
    carry: Mapping[str, int] | None = None,
    groups: Sequence[str] = (),
    variants: Iterable[str] = (),
    answers: Mapping[str, Sequence[str]] | None = None,
    by_lot: bool = False,
) -> Scene:
    """Set the encounter up; `groups` are the open groups in order, `answers` those to other questions.

    `by_lot`: chance decides what the set-up draws; else the test tells it.
    """
    made = arena(*PARTY[:heroes], quest=quest, encounter=encounter, variants=variants)
    at = Scene(made.game, made.source, made.log)
    if by_lot:
        at.game.source = Seeded()
    at.game.end(source="goals")
    at.state.carry = tuple((carry or {}).items())
    at.state.frames[0].played = True  # type: ignore[attr-defined]
    at.state.frames[-1] = PlayEncounter(encounter)
    at.game.advance()
    set_up(at, groups, answers)
    return at


def set_up(at: Scene, groups: Sequence[str] = (), answers: Mapping[str, Sequence[str]] | None = None) -> None:
    """Answer the questions of the set-up; then nothing is in progress but the encounter."""
    wanted = [f"group {group}" for group in groups]
    told = {what: list(keys) for what, keys in (answers or {}).items()}
    while at.asked.what != "descent.round.choose_hero":
        decision, keys = at.asked, list(at.asked.keys())
        if told.get(decision.what):
            key = told[decision.what].pop(0)
        elif decision.what == "descent.bring_group.choose" and wanted:
            key = wanted.pop(0)
        else:
            key = keys[0]
        assert key in keys, f"{key!r} is not offered: {decision.what}: {keys}"
        at.game.answer(decision.seats[0], key)
    assert not wanted, f"the quest has no open group for {wanted}"
    del at.state.frames[2:]
    at.state.frames[-1].step = "play_round"
    at.state.round = 1
    at.state.acted = ()
