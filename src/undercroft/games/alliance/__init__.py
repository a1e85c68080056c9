"""Dungeon Alliance: one to four alliances of four heroes in a dungeon that grows (rules: DA)."""
