"""What verbs share. A game's verbs live beside the procedures that they start."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from undercroft.kernel import Leaf, Procedure, RuleId

from .references import RULE, known

Duration = Literal["turn", "round", "scenario"]


class Verb(Leaf, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """One thing that a card does: `{ do = "attack", power = 3 }`."""

    lasts: ClassVar[bool] = False  # the card stays in play after it was played

    def begin(self, g: Any, figure: Any, card: Any) -> Procedure | None:
        """A verb that needs steps gives its procedure; one that does not acts at once and gives nothing."""
        raise NotImplementedError(f"{type(self).__name__} has no begin")


class SpecialVerb(Verb, tag="special"):
    """The way out: a procedure of the game, by name, where data cannot say it."""

    name: Annotated[str, known("special")]

    def begin(self, g: Any, figure: Any, card: Any) -> Procedure | None:
        special: Any = g.rules.specials[self.name]
        started: Procedure = special(figure, card)
        return started


class Listens(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """When something on a card comes in: at which window, under which condition, how many times."""

    on: Annotated[str, known("window")]  # the window, or the event
    when: Annotated[str, known("circumstance")] = ""  # a condition that the game knows by name
    uses: int = 0  # 0: as often as it comes up
    rule: Annotated[RuleId, RULE] = ""
