"""The journey to a quest."""
