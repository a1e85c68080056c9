"""What the engine foresees: previews of options, odds, threats, plans of monsters, lines of sight."""
