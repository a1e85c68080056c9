"""Gloomhaven's own command, and what it is measured by: monster turns and positions."""
