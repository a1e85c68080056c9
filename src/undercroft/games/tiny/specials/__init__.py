"""Cards that data cannot say: each a small procedure, named by its card."""
