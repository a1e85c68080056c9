"""Gloomhaven's own commands."""
