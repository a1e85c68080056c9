"""Playing in the terminal: line mode, for any game."""

from .campaigns import play_on
from .lines import Lines
from .table import LineTable
from .telling import narrator_for

__all__ = ["LineTable", "Lines", "play_on", "narrator_for"]
