"""Procedures in progress, as cards look at them: the attack, the movement, the activation, the card used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from undercroft.games.descent.state import Descent
from undercroft.kernel import FigureId

if TYPE_CHECKING:
    from undercroft.games.descent.rules.attack.attack import Attack


def frame_of(g: Descent, tag: str) -> Any:
    """The innermost procedure with this tag; none."""
    for frame in reversed(g.state.frames):
        if frame.__struct_config__.tag == tag:  # type: ignore[attr-defined]
            return frame
    return None


def attack_in_progress(g: Descent) -> Attack | None:
    """The innermost attack that is being made."""
    for frame in reversed(g.state.frames):
        if frame.__struct_config__.tag == "descent.attack":  # type: ignore[attr-defined]
            return cast("Attack", frame)
    return None


def is_too_late(g: Descent, figure: FigureId, moment: str) -> bool:
    """Do only those answer a roll now who were added to the attack after it (D2-PRP-07)?"""
    attack = attack_in_progress(g) if moment == "attack-rolled" else None
    return attack is not None and bool(attack.joined) and figure not in attack.joined


def moving_figure(g: Descent) -> FigureId:
    """The figure that enters spaces in the innermost movement; 0 for none."""
    return actor(g, "descent.march")


def activated_figure(g: Descent) -> FigureId:
    """The monster that is activated; 0 for none."""
    return actor(g, "descent.activation")


def actor(g: Descent, tag: str) -> FigureId:
    """The figure of the innermost procedure with this tag; 0 for none."""
    for frame in reversed(g.state.frames):
        if frame.__struct_config__.tag == tag:  # type: ignore[attr-defined]
            return cast("FigureId", frame.figure)  # type: ignore[attr-defined]
    return FigureId(0)


def named_figures(g: Descent, name: str) -> tuple[FigureId, ...]:
    """The figures that a card means by their part in what is in progress: of an attack all its targets."""
    attack = attack_in_progress(g)
    match name:
        case "target":
            return attack.targets if attack is not None else ()
        case "attacker":
            return (attack.attacker,) if attack is not None else ()
        case "mover":
            return (moving_figure(g),)
        case _:
            return (activated_figure(g),)


def source(g: Descent) -> str:
    """The card that is being used or played."""
    for frame in reversed(g.state.frames):
        card = getattr(frame, "card", "")
        if card:
            return str(card)
    return ""
