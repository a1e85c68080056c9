"""The rights of a player at any time of their own: items, and all that needs no occasion (GH-ITM-20)."""

from __future__ import annotations

from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.options import UseItemOption
from undercroft.games.gloomhaven.rules.actions.lasting import asking_rights, drop_rights
from undercroft.games.gloomhaven.rules.items.item_moments import can_use
from undercroft.games.gloomhaven.rules.items.items import UseItem
from undercroft.games.gloomhaven.rules.round.rests import LongRest, ShortRest
from undercroft.games.gloomhaven.rules.round.rounds import Round
from undercroft.games.gloomhaven.rules.round.turns import CharacterTurn
from undercroft.games.gloomhaven.rules.scenario.aftermath import giving_up
from undercroft.games.gloomhaven.state import Character, Haven
from undercroft.kernel import Right, Seat, Window

PUTTING_DOWN = ((Round, "put_down_cards"), (ShortRest, "offer"), (LongRest, "put_down"))  # ask for the same


def rights(g: Haven, seat: Seat) -> list[Right]:
    """All that comes as an aside of this seat's questions (GH-ITM-20, GH-ACT-09, GH-EFX-03, GH-END-06)."""
    mat = g.state.characters.get(seat)
    if mat is None or mat.gone:
        return []
    found = item_rights(g, mat) if mat.items else []
    asking = g.state.frames[-1]
    if mat.active and (type(asking), asking.step) not in PUTTING_DOWN:
        found += drop_rights(g, seat)
    if isinstance(asking, CharacterTurn):  # how to be asked is settled between actions
        found += asking_rights(g, seat)
    elif not g.state.order:
        found += giving_up(g, seat)
    return found


def item_rights(g: Haven, mat: Character) -> list[Right]:
    """Items for the owner's turn or movement, whatever is asked (GH-ITM-19, GH-ITM-20).

    An item found in this scenario is owned, but not equipped (GH-ITM-09).
    """
    records = library(g).item
    mine = (records[each.item] for each in mat.items if each.state == "ready")
    # A window offers the items for a movement itself.
    moments = ("turn",) if isinstance(g.state.frames[-1], Window) else ("turn", "move")
    return [
        Right(UseItemOption(record.id), UseItem(mat.figure, record.id))
        for record in mine
        if record.when in moments and can_use(g, mat.figure, record)
    ]
