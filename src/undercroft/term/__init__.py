"""Playing in the terminal: line mode, for any game."""

from .lines import Lines
from .table import LineTable
from .telling import teller_for

__all__ = ["LineTable", "Lines", "teller_for"]
