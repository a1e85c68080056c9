"""Descent's own command, and what it is measured by: questions of sight, reach and odds."""
