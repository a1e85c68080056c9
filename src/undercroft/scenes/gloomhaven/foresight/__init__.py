"""The engine's foresight: previews of options, odds, threats, plans of monsters, lines of sight."""
