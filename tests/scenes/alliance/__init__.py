"""Tests of Dungeon Alliance at a table."""
