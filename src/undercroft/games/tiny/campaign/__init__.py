"""The Cellar night after night: three delves with a shop between them, gold and wounds carried over."""

from undercroft.games.tiny.campaign.box import BOX

__all__ = ["BOX"]
