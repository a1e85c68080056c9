"""The content files of Descent, typed."""
