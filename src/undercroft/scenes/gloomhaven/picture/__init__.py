"""The picture of a scenario: board, figures, order of the round, mats and cards."""
