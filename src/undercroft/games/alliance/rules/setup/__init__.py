"""The set-up of the table and the hero draft."""
