"""Shopping between two quests: buying, reselling, exchanging (D2-SHP)."""

from __future__ import annotations

from undercroft.games.descent.campaign.events import (
    CardBought,
    CardHandedOver,
    CardSold,
    ShopClosed,
    ShopOpened,
)
from undercroft.games.descent.campaign.options import (
    AgreeOption,
    AtStake,
    BackOption,
    BuyOption,
    GiveToOption,
    HandOverOption,
    LeaveShopOption,
    SellOption,
)
from undercroft.games.descent.campaign.state import Campaigning, Hero, has_errata, hero_seats, library
from undercroft.games.descent.library import shop_copies
from undercroft.games.descent.records.items import Item
from undercroft.games.descent.state import card_name
from undercroft.kernel import (
    CardId,
    Choice,
    Done,
    Next,
    Objection,
    Posed,
    Procedure,
    Requirement,
    ask,
    ask_any,
    replace,
    step,
)
from undercroft.parts.decks import Cards, Deck, shuffled

STARTING = 25  # gold for a card of starting equipment (D2-SHP-11)
COIN = 25  # a resale price is a multiple of it (D2-SHP-16)
ERRATA_CARDS = 5  # on offer, whatever the number of heroes (D2-ERR-04)


class Shopping(Procedure, tag="descent.shopping"):
    """The heroes buy, sell and exchange in any order, until they leave (D2-SHP-20)."""

    shops: tuple[int, ...] = ()  # all cards of these acts lie open; none: some of the current act's
    card: CardId = CardId("")  # of which something is decided

    @step("D2-SHP-04", "D2-SHP-05", "D2-SHP-09", "D2-SHP-20", "D2-ERR-04", "D2-SHP-E1")
    def open(self, g: Campaigning) -> None:
        """One card for each hero and one more; the whole shop when the acts change."""
        if self.shops:
            cards = tuple(card for act in self.shops for card in in_shop(g, act))
        else:
            count = ERRATA_CARDS if has_errata(g) else len(g.state.heroes) + 1
            cards = Deck(shuffled(in_shop(g, g.state.act))).next_cards(g, "shop", count)
        g.emit(ShopOpened(cards))

    @step("D2-SHP-03", "D2-SHP-06", "D2-SHP-10", "D2-SHP-17", "D2-SHP-20", "D2-SHP-21", "D2-WHO-01")
    def choose(self, g: Campaigning) -> Next:
        """The heroes decide together, and may save their gold."""
        self.card = CardId("")
        wares = [option for posed in self.counter(g) for option in posed.options(g)]
        return ask_any(hero_seats(g.state), *wares, LeaveShopOption())

    @choose.among
    def counter(self, g: Campaigning) -> tuple[Posed, ...]:
        return (WARES.by(self), RESALE.by(self), EXCHANGE.by(self))

    @choose.answered
    def turn_to(
        self, g: Campaigning, picked: BuyOption | SellOption | HandOverOption | LeaveShopOption
    ) -> Next:
        match picked:
            case BuyOption(card):
                self.card = card
                return self.choose_buyer
            case SellOption(card):
                self.card = card
                return self.agree
            case HandOverOption(card):
                self.card = card
                return self.choose_taker
        return self.close

    @step("D2-SHP-07", "D2-SHP-02", "D2-SHP-21")
    def choose_buyer(self, g: Campaigning) -> Next:
        """A bought card goes to one hero."""
        seats = hero_seats(g.state)
        asked = ask_any(seats, *map(GiveToOption, seats), BackOption())
        return replace(asked, about=AtStake(self.card, record(g, self.card).price))

    @choose_buyer.answered
    def buy(self, g: Campaigning, picked: GiveToOption | BackOption) -> Next:
        if isinstance(picked, GiveToOption):
            g.emit(CardBought(picked.seat, self.card, record(g, self.card).price))
        return self.choose

    @step("D2-SHP-10", "D2-SHP-11", "D2-SHP-16", "D2-SHP-21", "D2-AC2-05")
    def agree(self, g: Campaigning) -> Next:
        """A sale needs the agreement of the owner."""
        asked = ask(owner(g, self.card).seat, AgreeOption(), BackOption())
        return replace(asked, about=AtStake(self.card, resale_price(g, self.card)))

    @agree.answered
    def sell(self, g: Campaigning, picked: AgreeOption | BackOption) -> Next:
        if isinstance(picked, AgreeOption):
            starting = is_starting(g, self.card)
            for_good = starting or record(g, self.card).act < g.state.act
            rule = "D2-SHP-13" if starting else "D2-SHP-15" if for_good else "D2-SHP-12"
            g.emit(CardSold(owner(g, self.card).seat, self.card, resale_price(g, self.card), for_good), rule)
        return self.choose

    @step("D2-SHP-17", "D2-SHP-19")
    def choose_taker(self, g: Campaigning) -> Next:
        """Cards change hands freely between quests."""
        seats = hero_seats(g.state)
        takers = [seat for seat in seats if seat != owner(g, self.card).seat]
        return replace(ask_any(seats, *map(GiveToOption, takers), BackOption()), about=AtStake(self.card))

    @choose_taker.answered
    def hand_over(self, g: Campaigning, picked: GiveToOption | BackOption) -> Next:
        if isinstance(picked, GiveToOption):
            g.emit(CardHandedOver(owner(g, self.card).seat, picked.seat, self.card))
        return self.choose

    @step("D2-SHP-08")
    def close(self, g: Campaigning) -> Next:
        g.emit(ShopClosed())
        return Done()


def in_shop(g: Campaigning, act: int) -> Cards:
    """The shop cards of an act that no hero has and that are not in the box (D2-SHP-08, D2-SHP-12)."""
    taken = {card for hero in g.state.heroes.values() for card in hero.items} | {*g.state.gone}
    return tuple(card for card in library(g).shop_deck(act) if card not in taken)


def record(g: Campaigning, card: CardId) -> Item:
    return library(g).item[card_name(card)]


def owner(g: Campaigning, card: CardId) -> Hero:
    found = g.state.owner_of(card)
    assert found is not None, f"nobody carries {card}"
    return found


def is_starting(g: Campaigning, card: CardId) -> bool:
    """Starting equipment: of a class, also where the shop sells another copy of it (D2-TRD-05)."""
    item = record(g, card)
    return not item.relic and not (item.act and card in shop_copies(library(g), item.id))


def resale_price(g: Campaigning, card: CardId) -> int:
    """Half the price, rounded down to a multiple of 25; 25 for starting equipment (D2-SHP-11, D2-SHP-16)."""
    return STARTING if is_starting(g, card) else record(g, card).price // 2 // COIN * COIN


def carried(g: Campaigning, shopping: Shopping) -> Cards:
    return tuple(card for hero in g.state.heroes.values() for card in hero.items)


def affordable(g: Campaigning, shopping: Shopping, cards: Cards) -> Cards:
    return tuple(card for card in cards if record(g, card).price <= g.state.purse.gold)


def no_relics(g: Campaigning, shopping: Shopping, cards: Cards) -> Cards:
    return tuple(card for card in cards if not record(g, card).relic)


def exchangeable(g: Campaigning, shopping: Shopping, cards: Cards) -> Cards:
    return tuple(card for card in cards if not is_starting(g, card))


WARES: Choice[Campaigning, Shopping] = Choice(
    "card",
    BuyOption,
    lambda g, shopping: g.state.offered,
    (
        Requirement(
            "D2-SHP-06",
            lambda g, shopping, card: Objection(
                "D2-SHP-06", "ware-dear", record(g, card).price, g.state.purse.gold
            ),
            affordable,
        ),
    ),
)

RESALE: Choice[Campaigning, Shopping] = Choice(
    "card", SellOption, carried, (Requirement("D2-SHP-14", "relic-not-sold", no_relics),)
)

EXCHANGE: Choice[Campaigning, Shopping] = Choice(
    "card", HandOverOption, carried, (Requirement("D2-SHP-18", "starting-not-exchanged", exchangeable),)
)
