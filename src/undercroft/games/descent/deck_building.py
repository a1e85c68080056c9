"""The Overlord's deck before an epic quest: the cards that he buys (D2-EPI-04, D2-EXP-08 to D2-EXP-22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from undercroft.games.descent.advice import advice_for
from undercroft.games.descent.epic import LEVELS
from undercroft.games.descent.library import Library, copies
from undercroft.games.setups import Menu, Named, Offer, Refused
from undercroft.parts.decks import Cards

FIRST, SECOND, THIRD = 1, 2, 3  # levels of cards; Universal ones have none
NEEDED = {SECOND: 2, THIRD: 3}  # cards of the same class and of a lower level (D2-EXP-12, D2-EXP-13)
# One class as deep as experience goes, since each level needs those below it; then what is always useful.
ADVISED = ("dark-fortitude", "blood-rage", "expert-blow", "reinforce", "dark-resilience")
# Reinforce makes a whole group whole again: more than two or three heroes can strike down.
AGAINST_FEW = (*ADVISED[:3], "dark-resilience", "plan-ahead", "plan-ahead", "schemes")
FEW = 3  # heroes


def for_sale(records: Library) -> tuple[Offer, ...]:
    """All cards that are not basic, each copy by itself (D2-EXP-10, D2-EXP-19)."""
    sold = [card for card in records.overlord.values() if card.deck != "basic"]
    return tuple(
        Offer("overlord", card.id, cost=card.xp, copies=card.copies, level=card.level) for card in sold
    )


def bought(records: Library, level: str, heroes: int, quest: str) -> Menu:
    """All cards for sale for the Overlord's experience at a power level."""
    xp = LEVELS[level].overlord_xp
    if not xp:
        return Menu((), budget=0)
    own = advice_for(records, quest, heroes).deck
    usual = AGAINST_FEW if heroes <= FEW else ADVISED
    return Menu(
        for_sale(records),
        budget=xp,
        advised=best_deck(records, xp, own or usual),
        because="advice-deck-of-quest" if own else "advice-deck-few" if heroes <= FEW else "advice-deck",
        number=xp,
    )


def best_deck(records: Library, xp: int, wanted: Sequence[str]) -> tuple[str, ...]:
    """Of these cards, those that so much experience pays."""
    taken: list[str] = []
    for card in wanted:
        price = records.overlord[card].xp
        if price <= xp:
            taken.append(card)
            xp -= price
    return tuple(taken)


def check_deck(records: Library, cards: Sequence[str]) -> None:
    """Cards of level 2 and 3 need others of their class (D2-EXP-12, D2-EXP-13); any mix is right else.

    Cards of level 1 and Universal ones can always be bought, of several classes (D2-EXP-11, D2-EXP-14,
    D2-EXP-21). All that he owns counts, whatever he sets aside later (D2-EXP-18); Universal cards never do.
    """
    owned = Counter((records.overlord[card].deck, records.overlord[card].level) for card in cards)
    for card in cards:
        record = records.overlord[card]
        needed = NEEDED.get(record.level, 0)
        found = sum(owned[record.deck, lower] for lower in range(FIRST, record.level))
        if found < needed:
            lower = "of level 1" if record.level == SECOND else "of level 1 or 2"
            raise Refused(
                "deck",
                f"{card} is of level {record.level} and needs {needed} {record.deck} cards {lower}, "
                f"but {found} {'is' if found == 1 else 'are'} bought.",
                "without-lower-cards", card=Named("overlord", card, card), level=record.level,
                needed=needed, found=found,
            )  # fmt: skip


def deck_of(records: Library, cards: Sequence[str]) -> Cards:
    """The 15 basic cards and those that were bought (D2-EXP-08, D2-OSU-06)."""
    return (*records.basic_deck, *copies(Counter(cards).items()))
