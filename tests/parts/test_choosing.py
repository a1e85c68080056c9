"""Choosing figures: from everybody down to those who may still be chosen, and back as a value."""

from __future__ import annotations

from operator import attrgetter
from types import SimpleNamespace

from parts.table import table
from undercroft.kernel import Choice, FigureId, Objection, Option
from undercroft.parts.choosing import Chosen, everybody, once
from undercroft.parts.figures import Figure

ONE, TWO, THREE = map(FigureId, (1, 2, 3))


class PickOption(Option):
    who: FigureId


def test_nobody_is_chosen_twice_and_that_is_said() -> None:
    g = table(figures={i: Figure("figure") for i in (TWO, ONE, THREE)})
    choice = Choice[object, object]("figure", PickOption, everybody, (once("GH-ATK-13"),))
    by = SimpleNamespace(chosen=())
    assert list(choice.legal(g, by)) == [TWO, ONE, THREE]  # in the order of the table
    by.chosen = (ONE,)
    assert choice.options(g, by) == [PickOption(TWO), PickOption(THREE)]
    assert choice.objection(g, by, ONE) == Objection("GH-ATK-13", "targeted", who=ONE)
    assert choice.objection(g, by, TWO) is None


def test_those_chosen_so_far_may_be_kept_under_another_name() -> None:
    g = table(figures={i: Figure("figure") for i in (ONE, TWO)})
    requirement = once("TN-ATK-03", attrgetter("targets"))
    assert requirement.narrow(g, SimpleNamespace(targets=(TWO,)), [ONE, TWO]) == [ONE]


def test_what_was_chosen_comes_back_in_order() -> None:
    assert Chosen((THREE, ONE)).figures == (THREE, ONE) and Chosen().figures == ()
