"""Damage, fatigue, defeat, conditions, attribute tests."""
