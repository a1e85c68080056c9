"""Dungeon Alliance's own command, and what it is measured by: questions of sight and reach."""
