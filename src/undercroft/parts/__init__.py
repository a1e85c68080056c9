"""Things that two or more of our games use: figures, decks, dice, conditions, shared events."""
