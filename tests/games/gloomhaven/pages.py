"""Scenarios of the book, set up for play: `opened("19", players=3)` is a table in round 1, without cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from msgspec.structs import replace

from games.gloomhaven.scenes import Draws, Table, shelf
from undercroft.content import Pack, read_pack
from undercroft.games.boxes import Edition
from undercroft.games.gloomhaven.box import BOX, make_rules
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import layout
from undercroft.games.gloomhaven.records.places import hex_of
from undercroft.games.gloomhaven.rules.effects.deaths import Die
from undercroft.games.gloomhaven.rules.movement.doors import Reveal
from undercroft.games.gloomhaven.rules.round.order import draw_ability, newcomers, types_on_board
from undercroft.games.gloomhaven.rules.scenario.placing import deck_of
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.gloomhaven.state import HavenState, Slot, Turn
from undercroft.kernel import FigureId, Game, rng_from
from undercroft.space import Cell

PARTY = ("brute", "spellweaver", "scoundrel", "tinkerer")


@cache
def pack() -> Pack:
    return read_pack(BOX.pack_folder)


@cache
def edition() -> Edition:
    return Edition(BOX, (pack(),), make_rules(shelf()))


def begun(
    scenario: str, players: int = 2, *, level: int = 1, party: Iterable[str] = (), chance: Iterable[str] = ()
) -> Table:
    """A scenario from its very beginning, with the first question open."""
    setup = edition().settle(
        HavenSetup(scenario=scenario, party=tuple(party) or PARTY[:players], level=level)
    )
    state = BOX.begin(shelf(), setup)
    assert isinstance(state, HavenState)
    state.rng = rng_from("page")
    table = Table(Game(edition().rules, state, Draws((), chance), []))
    table.game.advance()
    return table


def opened(
    scenario: str, players: int = 2, *, level: int = 1, party: Iterable[str] = (), chance: Iterable[str] = ()
) -> Table:
    """The scenario after its set-up: first goals, first starting hexes; nothing is in progress."""
    table = begun(scenario, players, level=level, party=party, chance=chance)
    while table.state.round == 0:
        decision = table.game.open[0]
        table.game.answer(decision.seat, 0)
    table.state.frames.clear()
    table.state.woken.clear()
    table.game.open = ()
    return table


def at(text: str) -> Cell:
    return GRID.cell(*hex_of(text))


def put(table: Table, figure: int, where: str) -> Table:
    """Somebody stands elsewhere."""
    leaf = table.state.figures[FigureId(figure)]
    table.state.figures[FigureId(figure)] = replace(leaf, cells=1 << at(where))
    return table


def midround(table: Table, *slots: Slot) -> Table:
    """The turns of a round are in progress: cards are drawn, the order is set."""
    game = table.game
    for kind in types_on_board(game):
        draw_ability(game, deck_of(game, kind))
    first = tuple(Slot(10 * (seat + 1), str(seat)) for seat in table.state.characters)
    table.state.order = slots or tuple(sorted((*first, *newcomers(game)), key=lambda slot: slot.initiative))
    return table


def open_door(table: Table, mark: str, by: int = 0) -> Table:
    """The doors with this mark open."""
    for cell, door in layout(table.game).doors.items():
        if door.mark == mark and not table.state.opened >> cell & 1:
            table.run(Reveal(cell, FigureId(by)))
    return table


def kinds(table: Table, *which: str) -> list[FigureId]:
    """The figures of these kinds on the board."""
    return [i for i, f in table.state.figures.items() if f.cells and f.kind in which]


def verdict(table: Table) -> str:
    return table.state.verdict


def outcome(table: Table) -> str:
    return table.state.outcome


def where(table: Table, kind: str) -> list[str]:
    return sorted(table.at(i) for i in kinds(table, kind))


def kill_all(table: Table, *but: str) -> Table:
    """Every monster on the board is gone, as if killed without a deed."""
    for i, leaf in list(table.state.figures.items()):
        if leaf.cells and leaf.rank and leaf.side != "party" and leaf.kind not in but:
            table.run(Die(i))
    return table


def in_turn_of(table: Table, figure: int) -> Table:
    table.state.turn = Turn(FigureId(figure))
    return table


def play(scenario: str, seed: int, players: int, limit: int) -> Table:
    """Random play, so many decisions at most; damage is mostly suffered, so that rooms are seen."""
    chooser = Random(f"{scenario} {seed}")
    setup = edition().settle(HavenSetup(scenario=scenario, party=PARTY[:players]))
    game = edition().new_game(setup, str(seed), log=[])
    for _ in range(limit):
        if not game.open:
            break
        decision = chooser.choice(game.open)
        keys = decision.keys()
        pick = keys.index("suffer") if "suffer" in keys else chooser.randrange(len(keys))
        game.answer(decision.seat, pick)
    return Table(game)
