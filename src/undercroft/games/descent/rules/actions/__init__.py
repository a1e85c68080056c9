"""Actions other than moves and attacks."""
