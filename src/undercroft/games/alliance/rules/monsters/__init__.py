"""Monsters that players activate."""
