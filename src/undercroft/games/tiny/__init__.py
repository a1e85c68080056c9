"""The Cellar: a small complete game, the tutorial, and the ground on which the kernel is tested."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from undercroft.games.boxes import Box, Quick
from undercroft.games.nouns import Nouns
from undercroft.games.tiny import events, options, report
from undercroft.games.tiny.draw import draw
from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.invariants import INVARIANTS
from undercroft.games.tiny.records import Action, TinyContent
from undercroft.games.tiny.rules import (
    attack,
    cards,
    doors,
    effects,
    items,
    monsters,
    movement,
    pushes,
    reactions,
    rounds,
    suffer,
    targets,
    turns,
)  # fmt: skip
from undercroft.games.tiny.rules.attack import AttackVerb
from undercroft.games.tiny.rules.effects import BonusVerb, DrawVerb, HealVerb, InflictVerb, MoveVerb
from undercroft.games.tiny.rules.reactions import WardVerb
from undercroft.games.tiny.setup import TinySetup, begin, seats, settle
from undercroft.games.tiny.specials import beguile
from undercroft.games.tiny.state import Tiny, TinyState
from undercroft.games.tiny.summaries import SUMMARIES
from undercroft.kernel import Abilities, Rules, Seat, performs
from undercroft.parts import choosing, happenings

MODULES = (
    events, options, report, choosing, happenings, attack, cards, doors, effects, items, monsters, movement,
    pushes, reactions, rounds, suffer, targets, turns, beguile,
)  # fmt: skip


ABILITIES = Abilities(
    Action,
    performs(AttackVerb, attack.AttackAction),
    performs(BonusVerb, effects.give_bonus),
    performs(DrawVerb, effects.DrawCards),
    performs(HealVerb, effects.give_health),
    performs(InflictVerb, effects.give_condition),
    performs(MoveVerb, effects.GainMovement),
    performs(WardVerb, reactions.LayWard),
)

NOUNS = Nouns(
    things=(
        "item",
        "condition",
        "stance",
        "stat",
        "fate",
        "hero",
        "monster",
        "room",
        "area",
        "scenario",
        "ability",
        "when",
    ),
    seats=("deck",),
)


def seat_order(g: Tiny) -> Sequence[Seat]:
    """The seat whose turn it is first, then the other."""
    s = g.state
    seats, turn = list(s.hands), s.figures.get(s.turn.figure)
    if turn is not None and turn.seat > 0:
        seats.remove(turn.seat)
        seats.insert(0, turn.seat)
    return seats


def make_rules(content: TinyContent) -> Rules[TinyState]:
    """The rules of the Cellar with these records."""

    def unseen(s: TinyState, seat: Seat) -> Sequence[str]:
        """All cards of a hero that lie neither in the discard pile nor in play."""
        left = list(content.decks[s.party[seat]])
        for card in (*s.decks[seat].discard, *(lying.card for lying in s.hands[seat].active)):
            left.remove(card)
        return left

    return Rules(
        TinyState,
        MODULES,
        seat_order,
        hidden=reactions.HIDDEN,
        derived=attack.DERIVED,
        rights=items.rights,
        unseen=unseen,
        invariants=INVARIANTS,
        abilities=ABILITIES,
        specials=beguile.SPECIALS,
        content=content,
    )


BOX = Box(
    id="tiny",
    folder=Path(__file__).parent,
    schema=TinyContent,
    make_rules=make_rules,
    setup=TinySetup,
    quick=(Quick(TinySetup(), ("me", "bot:normal")),),
    settle=settle,
    begin=begin,
    seats=seats,
    plays=lambda setup: f"scenario-{setup.scenario}",
    called=lambda setup: setup.scenario,
    draw=draw,
    grid=GRID,
    names={
        "filter": targets.WHERE.keys(),
        "count": targets.COUNTED.keys(),
        "stat": targets.MEASURED.keys(),
        "circumstance": reactions.CIRCUMSTANCES.keys(),
    },
    rounds=lambda state: state.round,
    turns=lambda state: f"{state.round}.{state.turn.figure}" if state.turn.figure else "",
    summaries=SUMMARIES,
    tally=report.tally,
    nouns=NOUNS,
    painter="undercroft.scenes.tiny:PAINTER",
    bots={"normal": "undercroft.bots.tiny:NormalBot"},
    campaign="undercroft.games.tiny.campaign:BOX",
)
