"""The campaign of Descent."""
