"""Tests of the bots of Dungeon Alliance."""
