"""Numbers of figures that the quest keeps safe, and of areas that change those who stand on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from undercroft.games.descent.rules.quests.derived import aura
from undercroft.games.descent.rules.quests.sparing import UNBROKEN, is_asleep, is_safe_from, is_unbroken
from undercroft.games.descent.state import Descent
from undercroft.kernel import Derived, FigureId, Modifier, Special

USES = ("descent.use_card", "descent.use_ability")


def cause(g: Descent) -> FigureId:
    """The figure whose attack, card or ability deals the damage that is being suffered; 0 for nobody."""
    for frame in reversed(g.state.frames):
        tag = frame.__struct_config__.tag  # type: ignore[attr-defined]
        who = getattr(frame, "attacker" if tag == "descent.suffer" else "figure", 0)
        if who and (tag == "descent.suffer" or tag in USES):
            return cast(FigureId, who)
    return FigureId(0)


def spare(g: Descent, figure: FigureId) -> Iterator[Modifier]:
    """Some figures suffer damage from nobody but a few; the Bound One never loses its last Health."""
    leaf = g.state.figures.get(figure)
    if leaf is None:
        return
    if is_safe_from(g, cause(g), figure):
        yield Modifier("damage", 0, "cap", figure, source="immune", rule="D2-QST-02")
    if is_unbroken(g, leaf):
        yield Modifier("damage", max(0, leaf.hp - 1), "cap", figure, source=UNBROKEN, rule="D2-QST-02")


def slumber(g: Descent, figure: FigureId) -> Iterator[Modifier]:
    """Asleep a figure rolls no defence dice."""
    leaf = g.state.figures.get(figure)
    if leaf is not None and is_asleep(g, leaf):
        yield Modifier("defenceless", 1, subject=figure, source="asleep", rule="D2-QST-02")


DERIVED: Mapping[str, Derived] = {
    "damage": spare,
    "defenceless": slumber,
    **{stat: aura(stat) for stat in ("hearts", "range", "speed")},
}
SPECIALS: Mapping[str, Special] = {}
