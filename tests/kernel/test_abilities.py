"""From an ability to its procedure: complete, fitting, or refused when the rules are made."""

from __future__ import annotations

from typing import Any

import pytest

from kernel import toy
from undercroft.kernel import (
    Abilities,
    BrokenRules,
    CardId,
    FigureId,
    Leaf,
    Next,
    Procedure,
    performs,
    step,
)  # fmt: skip


class Kick(Leaf, tag_field="do", tag="kick"):
    force: int = 1


class Sing(Leaf, tag_field="do", tag="sing"):
    pass


class KickAbility(Procedure, tag="abilities.kick"):
    figure: FigureId
    ability: Kick

    @step("TOY-01")
    def kick(self, g: Any) -> Next:
        return None


class Trample(Procedure, tag="abilities.trample"):
    figure: FigureId
    ability: Kick | Sing

    @step("TOY-01")
    def trample(self, g: Any) -> Next:
        return None


class Alone(Procedure, tag="abilities.alone"):
    figure: FigureId

    @step("TOY-01")
    def stay(self, g: Any) -> Next:
        return None


def trample_gently(figure: FigureId, ability: Sing) -> Trample:
    return Trample(figure, ability)


ME = FigureId(7)


def test_the_class_of_an_ability_names_its_procedure() -> None:
    own = Abilities(Kick | Sing, performs(Kick, KickAbility), performs(Sing, trample_gently))
    assert own.procedure_for(ME, Kick(3)) == KickAbility(ME, Kick(3))
    assert own.procedure_for(ME, Sing()) == Trample(ME, Sing())


def test_a_role_performs_in_its_own_way_and_else_as_everybody() -> None:
    own = Abilities(
        Kick | Sing,
        performs(Kick, KickAbility),
        performs(Kick, Trample, "horse"),
        performs(Sing, Trample),
    )
    assert own.procedure_for(ME, Kick(), "horse") == Trample(ME, Kick())
    assert own.procedure_for(ME, Kick()) == KickAbility(ME, Kick())
    assert own.procedure_for(ME, Sing(), "horse") == Trample(ME, Sing())


def test_every_ability_of_the_content_needs_a_procedure() -> None:
    with pytest.raises(BrokenRules, match="nothing performs Sing"):
        Abilities(Kick | Sing, performs(Kick, KickAbility))
    with pytest.raises(BrokenRules, match="nothing performs Kick"):  # a role's way is none for the others
        Abilities(Kick, performs(Kick, Trample, "horse"))
    stands_for_others = Abilities(Kick | Sing, performs(Kick, KickAbility), replaced=(Sing,))
    with pytest.raises(BrokenRules, match="nothing performs Sing"):
        stands_for_others.procedure_for(ME, Sing())


def test_a_procedure_takes_a_figure_and_its_ability() -> None:
    with pytest.raises(BrokenRules, match="KickAbility does not take a figure and Sing"):
        Abilities(Sing, performs(Sing, KickAbility))  # type: ignore[arg-type]
    with pytest.raises(BrokenRules, match="Alone does not take a figure and Sing"):
        Abilities(Sing, performs(Sing, Alone))  # type: ignore[arg-type]
    with pytest.raises(BrokenRules, match="trample_gently does not take a figure and Kick"):
        Abilities(Kick, performs(Kick, trample_gently))  # type: ignore[arg-type]


def test_an_ability_has_one_procedure() -> None:
    with pytest.raises(BrokenRules, match="Kick is performed in two ways"):
        Abilities(Kick, performs(Kick, KickAbility), performs(Kick, Trample))


def test_a_special_is_found_by_name_alone() -> None:
    rules = toy.make_rules(specials={"spin": lambda figure, card: KickAbility(figure, Kick(len(card)))})
    assert rules.special_for("spin", ME, CardId("cleave")) == KickAbility(ME, Kick(6))
    with pytest.raises(BrokenRules, match="cleave names a special that these rules do not have: 'spam'"):
        rules.special_for("spam", ME, CardId("cleave"))
