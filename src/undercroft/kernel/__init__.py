"""The kernel: knows no game, no grid, no card."""

from .abilities import Abilities, Performed, Performer, Special, performs
from .chance import ChanceAhead, Enumerated, Recorded, Scripted, Seeded, Source, next_word, outcomes, rng_from
from .decisions import Decision, Lot, Option, Pass
from .endings import Standing, standing, winning_sides
from .engine import Game
from .errors import (
    BrokenJournal,
    BrokenRules,
    BrokenSave,
    ContentError,
    IllegalAnswer,
    SetupError,
    UndercroftError,
)  # fmt: skip
from .events import AnyEvent, Closed, Entry, Event, GameOver, Reason
from .flow import Ask, Call, Done, Expect, Frame, Next, Procedure, Result, Step, Value, ask, ask_any, step
from .journal import Draft, Journal, Store
from .journal_lines import Answer, Header, PackRef, Script, Upgrade, read, upgrade, upgrade_lines
from .leaves import LOOKERS, MATES, NOBODY, OWNER, UNKNOWN, CardId, FigureId, Leaf, RuleId, Seat, replace
from .modifiers import ADD_FIRST, TIMES_FIRST, Modified, Modifier, Op, Order, Part, Until, fold
from .play import WHOEVER, Play
from .previews import Preview, foresee, preview
from .ranking import Criterion, Cut, best
from .reports import AnyReport, Charge, Report
from .requirements import Choice, Objection, Posed, Requirement
from .rules import Derived, Hidden, Rules
from .state import Given, State
from .triggers import Armed, Ended, Right, Trigger, UseNextOption, UseOption, Window, window
from .views import (
    SPECTATOR,
    Onlooker,
    View,
    determinize,
    hidden_places,
    is_shown,
    log_for,
    on_the_wire,
    redact,
    view,
    wire_digest,
)

__all__ = [
    "ADD_FIRST", "LOOKERS", "MATES", "NOBODY", "OWNER", "SPECTATOR", "TIMES_FIRST", "UNKNOWN", "WHOEVER",
    "Abilities", "Answer", "AnyEvent", "AnyReport", "Armed", "Ask", "BrokenJournal", "BrokenRules",
    "BrokenSave", "Call", "CardId", "ChanceAhead", "Charge", "Choice", "Closed", "ContentError", "Criterion",
    "Cut", "Decision", "Derived", "Done", "Draft", "Ended", "Entry", "Enumerated", "Event", "Expect",
    "FigureId", "Frame", "Game", "GameOver", "Given", "Header", "Hidden", "IllegalAnswer", "Journal", "Leaf",
    "Lot", "Modified", "Modifier", "Next", "Objection", "Onlooker", "Op", "Option", "Order", "PackRef",
    "Part", "Pass", "Performed", "Performer", "Play", "Posed", "Preview", "Procedure", "Reason", "Recorded",
    "Report", "Requirement", "Result", "Right", "RuleId", "Rules", "Script", "Scripted", "Seat", "Seeded",
    "SetupError", "Source", "Special", "Standing", "State", "Step", "Store", "Trigger", "UndercroftError",
    "Until", "Upgrade", "UseNextOption", "UseOption", "Value", "View", "Window", "ask", "ask_any", "best",
    "determinize", "fold", "foresee", "hidden_places", "is_shown", "log_for", "next_word", "on_the_wire",
    "outcomes", "performs", "preview", "read", "redact", "replace", "rng_from", "standing", "step", "upgrade",
    "upgrade_lines", "view", "window", "winning_sides", "wire_digest",
]  # fmt: skip
