"""The box of Dungeon Alliance: its chapters, events and procedures, and what it offers the program."""

from __future__ import annotations

from pathlib import Path

from undercroft.games.alliance import card_options, options, report, table
from undercroft.games.alliance import checks as content_checks
from undercroft.games.alliance.draw import draw
from undercroft.games.alliance.events import attacks as attack_events
from undercroft.games.alliance.events import cards as card_events
from undercroft.games.alliance.events import dungeon, fights, market, moves, setting_up
from undercroft.games.alliance.events import rounds as round_events
from undercroft.games.alliance.events import solo as solo_events
from undercroft.games.alliance.ground import GRID
from undercroft.games.alliance.invariants import invariants
from undercroft.games.alliance.library import Library
from undercroft.games.alliance.rules import who
from undercroft.games.alliance.rules.cards import abilities, reacting
from undercroft.games.alliance.rules.market import drafting
from undercroft.games.alliance.rules.monsters import activation as monster_activation
from undercroft.games.alliance.rules.movement import checks, chests, doors, entering, moving, traps
from undercroft.games.alliance.rules.round import activation, drawing, end_phase, rounds
from undercroft.games.alliance.rules.setup import heroes, laying_out
from undercroft.games.alliance.rules.solo import monster_part
from undercroft.games.alliance.setup import AllianceSetup, begin, mode, seats, settle
from undercroft.games.alliance.state import COLOURS, AllianceState
from undercroft.games.alliance.summaries import SUMMARIES
from undercroft.games.boxes import Box, Quick
from undercroft.games.nouns import Nouns
from undercroft.kernel import Rules
from undercroft.parts import choosing

EVENTS = (
    setting_up, round_events, moves, dungeon, card_events, fights, attack_events, market, solo_events,
)  # fmt: skip
CHAPTERS = (
    heroes, laying_out, rounds, activation, drawing, end_phase, moving, entering, traps, checks, doors,
    chests, drafting, monster_activation, monster_part, *abilities.MODULES,
)  # fmt: skip

NOUNS = Nouns(
    figures=("hero", "monster"),
    single=("hero",),
    titles=("card", "solo"),
    things=("hero", "monster", "threat", "tile", "alliance", "preset", "rank"),
)


def make_rules(content: Library) -> Rules[AllianceState]:
    """The rules of Dungeon Alliance with these records."""
    return Rules(
        AllianceState,
        (options, card_options, report, choosing, *EVENTS, *CHAPTERS),
        who.seat_order,
        hidden=reacting.HIDDEN,
        unseen=who.unseen,
        side_of=who.side_of,
        open_hands=who.is_together,
        invariants=invariants(content),
        abilities=abilities.ABILITIES,
        content=content,
    )


def turn_in_progress(s: AllianceState) -> str:
    """Names the activation in progress."""
    return f"{s.round}.{s.cycle}.{s.turn.figure}" if s.turn.figure else ""


FIRST = AllianceSetup(variants=("basic",))

BOX = Box(
    id="alliance",
    folder=Path(__file__).parent,
    schema=Library,
    make_rules=make_rules,
    setup=AllianceSetup,
    quick=(Quick(FIRST, ("me", "bot:normal")),),
    settle=settle,
    begin=begin,
    seats=seats,
    plays=lambda setup: f"mode-{mode(setup).partition('-')[0]}",
    called=mode,
    variants=lambda setup: [f"variant-{variant}" for variant in setup.variants],
    draw=draw,
    grid=GRID,
    bots={
        "easy": "undercroft.bots.alliance:EasyBot",
        "normal": "undercroft.bots.alliance:NormalBot",
        "hard": "undercroft.bots.alliance:HardBot",
    },
    faults=content_checks.faults,
    results=(*(f"{colour}-won" for colour in COLOURS), "tie", "won", "lost"),
    rounds=lambda state: state.round,
    turns=turn_in_progress,
    tally=report.tally,
    record=table.record,
    piles=table.piles,
    facts=table.facts,
    look=table.look,
    nouns=NOUNS,
    summaries=SUMMARIES,
    painter="undercroft.scenes.alliance.painter:PAINTER",
    nameless=("frame", "draft", "players", "goal"),
    command="undercroft.tools.alliance.command:COMMAND",
    pages="undercroft.web.alliance.pages:PAGES",
    bench="undercroft.tools.alliance.measure:MEASURE",
)
