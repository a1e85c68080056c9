"""Steps at the end of an encounter: the roll for Lord Theodir (The Masquerade Ball 1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.games.descent.dice import FACES, total
from undercroft.games.descent.events.encounters import QuestRolled
from undercroft.games.descent.rules.quests.faces import faces_left
from undercroft.games.descent.rules.quests.page import count
from undercroft.games.descent.state import HEROES, OVERLORD, Descent
from undercroft.parts.dice import roll

Result = tuple[str, tuple[tuple[str, int], ...]]
Ending = Callable[[Descent, str, bool], Result]  # the side that has won, and whether time was up
MOST_HEROES = 4


def save_theodir(g: Descent, side: str, stalled: bool) -> Result:
    """One die: shields up to the nobles rescued save him; with errata at least one must be.

    Nobles still on the map count as rescued, unless time was up. Nobody may roll the die again.
    """
    if not stalled:
        standing = sum(token.kind == "guest" and token.face == "blue" for token in g.state.tokens.values())
        masked = faces_left(g, "guest").get("blue", 0)  # a masked guest never leaves
        count(g, "rescued", standing + masked, "D2-QST-02")
    errata, heroes = g.plays("D2-ERR"), len(g.state.heroes)
    colour = "black" if heroes == MOST_HEROES else "brown" if errata and heroes == 2 else "grey"
    dice = roll(g, FACES, (colour,))
    rescued = g.state.counters.get("rescued", 0)
    saved = total(dice).shields <= rescued and (rescued > 0 or not errata)
    g.emit(QuestRolled("theodir", dice), "D2-ERR-09")
    return (HEROES if saved else OVERLORD), (("theodir", int(saved)), ("theodir-lost", int(not saved)))


ENDINGS: Mapping[str, Ending] = {"save-theodir": save_theodir}
