"""How Gloomhaven is drawn: hexes, figures, the order of the round, cards, and what the engine foresees."""
