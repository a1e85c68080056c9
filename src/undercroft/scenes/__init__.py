"""Tables as clients draw them: each game's state as shapes with their words."""
