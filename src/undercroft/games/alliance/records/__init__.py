"""The records of Dungeon Alliance, typed."""
