"""Attacks: whom they reach, how strong they are, damage, defeat, what follows."""
