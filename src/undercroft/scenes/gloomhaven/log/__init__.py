"""The log in words: lines, the reasoning of monsters, statistics of a whole scenario."""
