"""What games bring besides playing: their own commands and what they are measured by, a folder for each."""
