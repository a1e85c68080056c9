"""The Shadow Rune: Descent's campaign, a game above its quests (D2-CAM)."""

from undercroft.games.descent.campaign.box import BOX

__all__ = ["BOX"]
