"""Options are typed and listed; their keys are stable text, free of language."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kernel.playing import Table
from kernel.toy import RULES, DrinkOption, VoteOption, fresh
from undercroft.kernel import CardId, Decision, FigureId, IllegalAnswer, Option, Pass, Seat, UseOption


class EndTurnOption(Option):
    pass


class LoseOption(Option):
    cards: tuple[CardId, ...]
    by: FigureId


class AreaOption(Option):
    """Cells are a mask in memory and a list of numbers in the key."""

    cells: int

    def words(self) -> Sequence[str]:
        return [str(cell) for cell in range(self.cells.bit_length()) if self.cells >> cell & 1]


def test_keys_are_a_tag_and_the_fields() -> None:
    assert Pass().key == "pass"
    assert EndTurnOption().key == "end-turn"
    assert UseOption("leather 2").key == "use leather 2"
    assert LoseOption((CardId("a"), CardId("b")), FigureId(3)).key == "lose a,b 3"
    assert VoteOption(True).key == "vote yes" and VoteOption(False).key == "vote no"


def test_an_option_may_spell_its_fields_itself() -> None:
    assert AreaOption(1 << 70 | 1 << 3).key == "area 3 70"


def test_asides_come_after_the_options_and_have_keys_too() -> None:
    decision = Decision((Seat(1), Seat(2)), "x.y", "R-1", (Pass(), UseOption("a")), (DrinkOption(),))
    assert decision.keys() == ["pass", "use a", "drink"]
    assert decision.seat == Seat(1) and decision.all_options[2] == DrinkOption()
    assert Decision((Seat(1),), "x.y", "R-1", (Pass(),)).all_options == (Pass(),)


def test_an_answer_is_given_by_key_or_by_place() -> None:
    by_key, by_place = Table(RULES, fresh()), Table(RULES, fresh())
    assert by_key.open[1].keys()[2] == "stance rest"
    by_key.game.answer(Seat(1), "stance rest")
    by_place.game.answer(Seat(1), 2)
    assert by_key.state.digest() == by_place.state.digest() != fresh().digest()


@pytest.mark.parametrize("pick", ["stance sleep", "stance", "", 4, -1, 1 << 70])
def test_an_illegal_answer_is_refused_with_the_legal_ones_and_changes_nothing(pick: str | int) -> None:
    table = Table(RULES, fresh())
    before, opened = table.state.digest(), table.open
    with pytest.raises(IllegalAnswer, match="not among the options of seat 2: stance attack, stance guard"):
        table.game.answer(Seat(2), pick)
    assert table.state.digest() == before and table.open == opened
    table.picks("2:stance guard")


def test_who_is_not_asked_learns_who_is() -> None:
    table = Table(RULES, fresh())
    with pytest.raises(
        IllegalAnswer, match=r"Seat 7 is not asked anything now; open: seat 0 toy\.brawl\.choose"
    ):
        table.game.answer(Seat(7), "stance guard")
    over = Table(RULES, fresh())
    over.game.state.frames.clear()
    over.game.open = ()
    with pytest.raises(IllegalAnswer, match="the game is over"):
        over.game.answer(Seat(0), "stance guard")


def test_a_long_list_is_cut_in_the_message() -> None:
    decision = Decision((Seat(0),), "x.y", "", tuple(UseOption(str(n)) for n in range(40)))
    game = Table(RULES, fresh()).game
    game.open = (decision,)
    with pytest.raises(IllegalAnswer, match="use 11 and 28 more"):
        game.answer(Seat(0), "use 40")
