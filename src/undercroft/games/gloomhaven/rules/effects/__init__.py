"""Effects on figures: conditions, damage, healing, death."""
