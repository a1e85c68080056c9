"""Gloomhaven's own pages of the server: solves positions of a real table."""
