"""Attacks: whom they reach, what they are worth, modifier cards, shield and Retaliate."""
