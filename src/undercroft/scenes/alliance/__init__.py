"""Dungeon Alliance at a table."""
