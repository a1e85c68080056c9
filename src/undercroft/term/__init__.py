"""Playing in the terminal: line mode, for any game."""

from .lines import Lines
from .table import LineTable
from .telling import Teller

__all__ = ["LineTable", "Lines", "Teller"]
