"""Dice as they lie: their colour, their symbols as icons, and always in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from undercroft.games.descent.dice import face_of
from undercroft.kernel import FigureId
from undercroft.parts.dice import Die
from undercroft.scenes import shapes
from undercroft.text.narrator import Narrator

State = Literal["", "rerolled", "unused"]


def dice_shown(
    dice: Iterable[Die], owner: FigureId, narrator: Narrator, state: State = ""
) -> tuple[shapes.Die, ...]:
    """Dice of an attack or a test; `owner`: who rolled those that are nobody else's."""
    return tuple(die_shown(die, owner, narrator, state) for die in dice)


def die_shown(die: Die, owner: FigureId, narrator: Narrator, state: State = "") -> shapes.Die:
    figure = die.of or owner
    namer = narrator.namer(None)
    name = narrator.words.forms(namer.figure(figure))[""] if figure else ""
    return shapes.Die(
        die.kind, face_text(die, narrator), icons(die, narrator), state=state, figure=figure, owner=name
    )


def face_text(die: Die, narrator: Narrator) -> str:
    """The colour and the face in words: "blue: range 4, 2 hearts"."""
    face = face_of(die.face)
    told = []
    if face.miss:
        told.append(narrator.say("descent-face-miss"))
    for what in ("range", "hearts", "surges", "shields"):
        if n := getattr(face, what):
            told.append(narrator.say(f"descent-face-{what}", n=n))
    return narrator.say(
        "descent-face", colour=narrator.say(f"colour-{die.kind}"), face=", ".join(told) or "–"
    )


def icons(die: Die, narrator: Narrator) -> tuple[shapes.Sign, ...]:
    face = face_of(die.face)
    if face.miss:
        return (shapes.Sign("miss", narrator.say("descent-face-miss"), ""),)
    found = (
        [shapes.Sign("range", narrator.say("descent-face-range", n=face.range), str(face.range))]
        if face.range
        else []
    )
    for what, icon in (("hearts", "health"), ("surges", "surge"), ("shields", "shield")):
        if n := getattr(face, what):
            found.append(
                shapes.Sign(icon, narrator.say(f"descent-face-{what}", n=n), str(n) if n > 1 else "")
            )
    return tuple(found) or (shapes.Sign("minus", narrator.say("descent-face-blank")),)
