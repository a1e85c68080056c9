"""What a procedure gives back: a number, a text, or a leaf; also when it is saved on the way."""

from __future__ import annotations

import sys

import pytest

from kernel.playing import Table, reloaded
from kernel.toy import Hurt, Toy, fresh, make_rules
from undercroft.kernel import (
    Armed,
    BrokenRules,
    BrokenSave,
    Call,
    Done,
    Event,
    Next,
    Procedure,
    Result,
    Seat,
    Trigger,
    Value,
    step,
)  # fmt: skip


class Places(Value):
    """Somewhere."""

    cells: tuple[int, ...] = ()


class Told(Event):
    """What came back."""

    what: str


class Nod(Procedure, tag="values.nod"):
    """A reaction that may be used, so that somebody is asked."""

    @step("VA-01")
    def nod(self, g: Toy) -> None:
        g.emit(Told("nod"))


class Find(Procedure, tag="values.find"):
    """Ends in the step that others react to: what it gives back waits with it."""

    value: str

    @step("VA-02")
    def hurt(self, g: Toy) -> Next:
        g.emit(Hurt(Seat(0), 1))
        found: dict[str, Result] = {"number": 1, "text": "here", "leaf": Places((3, 4)), "nothing": None}
        return Done(found[self.value])


class Seek(Procedure, tag="values.seek"):
    value: str

    @step("VA-03")
    def find(self, g: Toy) -> Next:
        return Call(Find(self.value))

    @find.returned
    def tell(self, g: Toy, found: Result) -> None:
        g.emit(Told(repr(found)))


RULES = make_rules(sys.modules[__name__], hidden={})


def table(value: str) -> Table:
    state = fresh(Seek(value))
    Armed(Trigger("Hurt", Nod(), Seat(1), "bell", "VA-04")).apply(state)
    return Table(RULES, state)


@pytest.mark.parametrize(
    ("value", "told"),
    [("number", "1"), ("text", "'here'"), ("leaf", "Places(cells=(3, 4))"), ("nothing", "None")],
)
def test_a_value_comes_back_also_through_a_save(value: str, told: str) -> None:
    playing = table(value).picks("pass")
    assert [event.what for event in playing.happened(Told)] == [told]
    waiting = table(value)
    assert waiting.open[0].what == "window.offer"
    again = reloaded(waiting.game)
    again.log = []
    again.answer(Seat(1), "use bell")
    assert [entry.event.what for entry in again.log if isinstance(entry.event, Told)] == ["nod", told]


def test_a_value_that_these_rules_do_not_have_is_refused() -> None:
    saved = RULES.encode(table("leaf").state)
    for wrong in (b'{"value":"Elsewhere"}', b'{"cells":[1]}', b"[1]", b"1.5"):
        broken = saved.replace(b'{"value":"Places","cells":[3,4]}', wrong)
        assert broken != saved
        with pytest.raises(BrokenSave, match="gives back what these rules do not have"):
            RULES.decode(broken)
    with pytest.raises(BrokenSave, match="Expected `array`"):
        RULES.decode(saved.replace(b'"cells":[3,4]', b'"cells":"3 4"'))


def test_two_values_cannot_share_a_name() -> None:
    class Elsewhere(Value, tag="Places"):
        pass

    module = type(sys)("more")
    module.__dict__.update(Elsewhere=Elsewhere)
    with pytest.raises(BrokenRules, match="two values that procedures give back share a name"):
        make_rules(sys.modules[__name__], module, hidden={})
