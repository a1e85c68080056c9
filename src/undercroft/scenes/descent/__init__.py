"""Descent at a table."""
