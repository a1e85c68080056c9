"""The narrator: what it remembers, and when it must forget."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.games.boxes import Edition
from undercroft.games.tiny.options import AttackOption
from undercroft.kernel import FigureId
from undercroft.text import Words
from undercroft.text.narrator import Narrator


def teller_of(tiny: Edition) -> Narrator:
    return Narrator(tiny, tiny.settle(), Words.of("en", tiny.box.folder / "messages", strict=True))


def test_what_stays_as_it_is_is_made_once(tiny: Edition) -> None:
    narrator, made = teller_of(tiny), []

    def make() -> str:
        made.append("made")
        return "text"

    assert [narrator.once("key", make) for _ in range(3)] == ["text"] * 3 and made == ["made"]
    assert narrator.once("other", make) == "text" and len(made) == 2


def test_a_label_is_made_anew_when_somebody_is_called_otherwise(tiny: Edition) -> None:
    narrator = teller_of(tiny)
    state = tiny.new_game(narrator.setup, "names").state
    option = AttackOption(FigureId(3))
    assert narrator.label(option, narrator.namer(state)) == "Attack goblin 3"
    assert narrator.label(option, narrator.namer(None)) == "Attack goblin 3"  # it is known from before
    state.figures[FigureId(3)] = replace(state.figures[FigureId(3)], kind="ogre")
    assert narrator.label(option, narrator.namer(state)) == "Attack ogre 3"


def test_the_figures_that_fell_are_still_called_by_their_names(tiny: Edition) -> None:
    narrator = teller_of(tiny)
    state = tiny.new_game(narrator.setup, "names").state
    narrator.namer(state)
    del state.figures[FigureId(3)]
    assert narrator.namer(state).figure(3).text == "goblin"
