"""The sans-I/O table."""
