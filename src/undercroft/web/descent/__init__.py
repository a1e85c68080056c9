"""Descent's own pages of the server: odds, sight and reach for a real table."""
