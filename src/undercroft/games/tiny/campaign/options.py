"""The options in the campaign."""

from __future__ import annotations

from undercroft.kernel import Option


class WayOption(Option):
    """Go this way."""

    delve: str


class BuyOption(Option):
    """Buy this ware."""

    ware: str


class LeaveOption(Option):
    """Buy no more."""
