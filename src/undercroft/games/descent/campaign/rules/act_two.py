"""The change to Act II after the Interlude (D2-AC2)."""

from __future__ import annotations

from undercroft.games.descent.campaign.events import ActTwoBegan, FirstShopCleared
from undercroft.games.descent.campaign.rules.shop import Shopping, in_shop
from undercroft.games.descent.campaign.state import Campaigning
from undercroft.kernel import Call, Done, Next, Procedure, step


class BeginActTwo(Procedure, tag="descent.act_two"):
    """Monster cards change, the heroes may buy what is left of the Act I shop, then it is put away."""

    @step("D2-AC2-01", "D2-AC2-02", "D2-ERR-05")
    def change_cards(self, g: Campaigning) -> None:
        g.emit(ActTwoBegan())

    @step("D2-AC2-03", "D2-AC2-07", "D2-AC2-08", "D2-SHP-05")
    def sell_out(self, g: Campaigning) -> Next:
        """All that is left lies open, instead of a normal shopping step."""
        return Call(Shopping(shops=(1,)))

    @step("D2-AC2-04", "D2-AC2-05")
    def put_away(self, g: Campaigning) -> Next:
        """Cards that heroes own are not touched."""
        if left := in_shop(g, 1):
            g.emit(FirstShopCleared(left))
        return Done()
