"""Everything that happens in Dungeon Alliance, by chapters."""
