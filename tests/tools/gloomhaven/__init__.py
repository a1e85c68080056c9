"""Measurements of Gloomhaven."""
