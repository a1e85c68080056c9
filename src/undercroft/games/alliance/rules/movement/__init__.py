"""Movement, doors, threats and chests."""
