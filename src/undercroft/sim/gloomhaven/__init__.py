"""Measurements of Gloomhaven: monster turns and positions."""
