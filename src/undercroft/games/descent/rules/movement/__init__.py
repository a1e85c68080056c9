"""Movement: steps, terrain, large figures, doors, leaving."""
