"""Set-up, rounds, hero turns, the Overlord turn."""
