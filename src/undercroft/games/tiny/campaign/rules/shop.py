"""The shop between two delves (TN-CAM-07 to TN-CAM-09)."""

from __future__ import annotations

from undercroft.games.tiny.campaign.events import (
    BagOpened,
    ItemGained,
    TorchesPacked,
    WareBought,
    WoundsDressed,
)  # fmt: skip
from undercroft.games.tiny.campaign.options import BuyOption, LeaveOption
from undercroft.games.tiny.campaign.state import Campaigning, Hero, content
from undercroft.kernel import Choice, Done, Next, Objection, Procedure, Requirement, Seat, ask, step


class Shop(Procedure, tag="tiny.shop"):
    """Each hero in the order of the seats buys as much as they want and can pay."""

    seat: Seat = Seat(0)

    @step("TN-CAM-07", "TN-CAM-08", "TN-CAM-09")
    def choose(self, g: Campaigning) -> Next:
        if self.seat not in g.state.heroes:
            return Done()
        return ask(self.seat, *WARES.options(g, self), LeaveOption())

    choose.poses(lambda: WARES)

    @choose.answered
    def buy(self, g: Campaigning, picked: BuyOption | LeaveOption) -> Next:
        if isinstance(picked, LeaveOption):
            self.seat = Seat(self.seat + 1)
            return self.choose
        ware = content(g).ware[picked.ware]
        g.emit(WareBought(self.seat, ware.id, ware.price))
        if ware.bag:
            found = g.chance("bag", ware.bag)
            g.emit(BagOpened(self.seat, found), "TN-CAM-09")
            take(g, self.seat, found)
        else:
            take(g, self.seat, ware.id)
        return self.choose


def take(g: Campaigning, seat: Seat, id: str) -> None:
    """Give a ware to its buyer."""
    ware = content(g).ware[id]
    if ware.item:
        g.emit(ItemGained(seat, ware.item), "TN-CAM-08")
    if heals := min(ware.heals, g.state.heroes[seat].wounds):
        g.emit(WoundsDressed(seat, heals), "TN-CAM-08")
    if ware.torches:
        g.emit(TorchesPacked(ware.torches), "TN-CAM-08")


def buyer(g: Campaigning, shop: Shop) -> Hero:
    return g.state.heroes[shop.seat]


def useful(g: Campaigning, shop: Shop, wares: tuple[str, ...]) -> tuple[str, ...]:
    """No bandage for who is not hurt, nothing twice of which one is enough (TN-CAM-08)."""
    return tuple(ware for ware in wares if not _useless(g, shop, ware))


def _useless(g: Campaigning, shop: Shop, id: str) -> str:
    ware, hero = content(g).ware[id], buyer(g, shop)
    if ware.heals and not hero.wounds:
        return "unhurt"
    return "twice" if ware.single and ware.item in hero.items else ""


def affordable(g: Campaigning, shop: Shop, wares: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(ware for ware in wares if content(g).ware[ware].price <= buyer(g, shop).gold)


WARES: Choice[Campaigning, Shop] = Choice(
    "card",
    BuyOption,
    lambda g, shop: tuple(content(g).ware),
    (
        Requirement(
            "TN-CAM-08",
            lambda g, shop, ware: Objection("TN-CAM-08", f"ware-{_useless(g, shop, ware)}"),
            useful,
        ),
        Requirement(
            "TN-CAM-07",
            lambda g, shop, ware: Objection(
                "TN-CAM-07", "ware-dear", content(g).ware[ware].price, buyer(g, shop).gold
            ),
            affordable,
        ),
    ),
)
