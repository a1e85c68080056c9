"""Solo and co-op games."""
