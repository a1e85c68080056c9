"""Dungeon Alliance's own pages of the server: sight and reach for a real table."""
