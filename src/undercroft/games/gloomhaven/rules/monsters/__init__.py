"""Monsters: their turns, statistics and bosses."""
