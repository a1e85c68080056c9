"""Experience and upgrade cards."""
