"""The campaign by rules of thumb: dress wounds, carry a potion, take the way that the wounded can go."""

from __future__ import annotations

from undercroft.bots.players import Advice
from undercroft.games.tiny.campaign.options import BuyOption, WayOption
from undercroft.games.tiny.campaign.records import CampaignContent
from undercroft.games.tiny.campaign.state import CampaignState, Hero
from undercroft.kernel import Decision, Option, Rules, Seat, View

HURT = 2  # wounds that are worth a bandage
POTIONS = 2  # that a hero carries at most
WEARY = 5  # wounds of both, from which on the long way is better


class CampaignBot:
    """Shops for one hero, and has a say in the way."""

    needs_view = True

    def __init__(self, rules: Rules[CampaignState], seat: Seat, seed: str) -> None:
        self.content: CampaignContent = rules.content
        self.seat = seat

    def choose(self, view: View, decision: Decision) -> int:
        return self.advise(view, decision).pick

    def advise(self, view: View, decision: Decision) -> Advice:
        s: CampaignState = view.state
        worths = [self.worth(s, option) for option in decision.all_options]
        pick = max(range(len(worths)), key=lambda i: worths[i][0])
        return Advice(pick, f"hint-{worths[pick][1]}")

    def worth(self, s: CampaignState, option: Option) -> tuple[float, str]:
        """How good an option is, and the message that says why."""
        match option:
            case WayOption(delve):
                return self.way(s, delve), "way"
            case BuyOption(ware):
                return self.ware(s.heroes[self.seat], ware)
        return 0.5, "save"

    def way(self, s: CampaignState, delve: str) -> float:
        """A wounded hero wants time, any other wants gold."""
        record = self.content.delve[delve]
        weary = sum(hero.wounds for hero in s.heroes.values()) >= WEARY
        return record.torches if weary else record.gold

    def ware(self, hero: Hero, ware: str) -> tuple[float, str]:
        record = self.content.ware[ware]
        if record.heals:
            return (5 if hero.wounds >= HURT else 0), "bandage"
        if record.item == "potion":
            return (4 if hero.items.count("potion") < POTIONS else 0), "potion"
        if record.item:
            return 3, "amulet"
        return (1 if record.torches else 0), "torch" if record.torches else "save"
