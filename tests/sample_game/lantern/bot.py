"""A delver by rules of thumb: take what is near, then go where nobody has been."""

from __future__ import annotations

from undercroft.bots import Advice
from undercroft.kernel import Decision, Option, Rules, Seat, View
from undercroft.space import Cells, Openings, distance

from .caves import across_doors, board, doors
from .options import LayOption, StepOption
from .state import Laid, LanternState, figure_of

FAR = 99
WORTH = {"hoard": 6, "ember": 3, "oil": 3, "bat": 2, "": 0}


class NormalBot:
    """Plays one delver. It sees what its seat sees."""

    needs_view = True

    def __init__(self, rules: Rules[LanternState], seat: Seat, seed: str = "") -> None:
        self.content, self.seat = rules.content, seat

    def choose(self, view: View, decision: Decision) -> int:
        return self.advise(view, decision).pick

    def advise(self, view: View, decision: Decision) -> Advice:
        s: LanternState = view.state
        goals = self._goals(s) & ~s.figures[figure_of(self.seat)].cells
        openings = board(self.content, s.laid).straight
        worths = [self._worth(s, option, goals, openings) for option in decision.options]
        pick = max(range(len(worths)), key=lambda i: worths[i][0])
        return Advice(pick, f"hint-lantern-{worths[pick][1]}")

    def _worth(self, s: LanternState, option: Option, goals: Cells, openings: Openings) -> tuple[float, str]:
        match option:
            case StepOption(cell) if cell not in s.laid:
                return 5, "explore"
            case StepOption(cell) if s.laid[cell].holds:
                return 4 + WORTH[s.laid[cell].holds], "take"
            case StepOption(cell):
                way = distance(1 << cell, goals, openings) if goals else None
                return 3 - (FAR if way is None else way) / FAR, "approach"
            case LayOption(turns):
                tile = getattr(s.frames[-1], "tile", "")
                return len(doors(self.content, Laid(tile, turns))), "lay"
        return 0, "stay"

    def _goals(self, s: LanternState) -> Cells:
        """Chambers in which something lies, or from which a door leads into the dark."""
        found = 0
        for cell, laid in s.laid.items():
            dark = any(other not in s.laid for other in across_doors(self.content, s.laid, cell))
            found |= 1 << cell if laid.holds or (dark and s.deck.size) else 0
        return found
