"""The tools of games: their own commands and measures, a folder for each."""
