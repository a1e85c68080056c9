"""The scenario: set-up, the page and its special rules, how it ends."""
