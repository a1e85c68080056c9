"""Cards: requirements, playing, spells, Power Surges, Reactions and all that they do."""
