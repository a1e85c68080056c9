"""Movement: hex by hex, doors, traps, Push and Pull, obstacles, looting."""
