"""Golden journals of Dungeon Alliance: which games are kept, what they show, and the recorder."""
