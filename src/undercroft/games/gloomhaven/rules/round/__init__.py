"""The round: card selection, initiative, turns, rests, clean-up."""
