"""Rounds, cycles, activations, the End Phase and the end of the game."""
