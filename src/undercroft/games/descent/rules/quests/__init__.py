"""Quests: encounters, goals, special rules."""
