"""The options in the campaign."""

from __future__ import annotations

from undercroft.kernel import CardId, Leaf, Option, Seat


class NextQuestOption(Option):
    """Go to this quest."""

    quest: str


class PlayHereOption(Option):
    """Play the quest at this table."""


class RecordOption(Option):
    """The quest was played at a table of one's own, and this side won it."""

    winner: str


class GoldOption(Option):
    """So much gold on the search cards that the heroes found."""

    gold: int


class LearnOption(Option):
    """Pay experience for this skill."""

    skill: str


class BuyOverlordCardOption(Option):
    """Pay experience for this Overlord card."""

    card: str


class SaveOption(Option):
    """Spend no more experience now."""


class BuyOption(Option):
    """Buy this shop card."""

    card: CardId


class SellOption(Option):
    """Sell this card."""

    card: CardId


class HandOverOption(Option):
    """Give this card to another hero."""

    card: CardId


class GiveToOption(Option):
    """This hero gets it."""

    seat: Seat


class BackOption(Option):
    """Think better of it."""


class LeaveShopOption(Option):
    """Buy and sell no more."""


class AgreeOption(Option):
    """Sell it for that."""


class AtStake(Leaf):
    """The card that a question is about, and its price."""

    card: CardId
    gold: int = 0
