"""Which hexes enemies could hit this round: with the cards that lie open, or with any that may still come."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.gloomhaven.ground import GRID, Ground
from undercroft.games.gloomhaven.library import ground, library
from undercroft.games.gloomhaven.monsters.field import Field
from undercroft.games.gloomhaven.monsters.situation import Aim, Situation
from undercroft.games.gloomhaven.records.abilities import Attack
from undercroft.games.gloomhaven.records.bosses import BossAct
from undercroft.games.gloomhaven.rules.monsters.monster_situation import as_expected, first_move, situation
from undercroft.games.gloomhaven.rules.round.order import acts_by_card, acts_by_page, acts_this_round
from undercroft.games.gloomhaven.rules.scenario.placing import deck_of
from undercroft.games.gloomhaven.rules.scenario.special_rules import card_of_objective, with_specials
from undercroft.games.gloomhaven.rules.who import is_automatic, side
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import CardId, FigureId, Seat
from undercroft.scenes import shapes
from undercroft.scenes.gloomhaven.phrasebook import phrasebook_of
from undercroft.space import Cells, each, hanging, touching
from undercroft.text.narrator import Narrator

Card = tuple[str, tuple[BossAct, ...]]  # its id, and what it has the figure do


def threat(g: Haven, seat: Seat, narrator: Narrator) -> shapes.Threat:
    """For every hex how many enemies could hit it."""
    sure: dict[str, int] = {}
    maybe: dict[str, int] = {}
    enemies = 0
    open_cards = True
    for figure in attackers(g):
        enemies += 1
        cards, drawn = cards_of(g, figure)
        open_cards &= drawn
        hit = 0
        for reach in {reach for card in cards for reach in reaches(g, figure, card)}:
            hit |= hits(ground(g), reach)
        counts = sure if drawn else maybe
        for cell in each(hit):
            name = GRID.name(cell)
            counts[name] = counts.get(name, 0) + 1
    how = "none" if not enemies else "revealed" if open_cards else "possible"
    text = phrasebook_of(narrator).say("haven-threat", enemies=enemies, how=how)
    return shapes.Threat(tuple(sure.items()), tuple(maybe.items()), text)


def attackers(g: Haven) -> Iterator[FigureId]:
    """Enemies of the party that act by themselves and have not acted in this round yet."""
    s = g.state
    for i, leaf in s.figures.items():
        if (
            not leaf.cells
            or leaf.is_character
            or i in s.acted
            or side(g, i) == "party"
            or not is_automatic(g, i)
        ):
            continue
        if (acts_by_card(g, leaf) or acts_by_page(g, leaf)) and (not s.order or acts_this_round(g, leaf)):
            yield i


def cards_of(g: Haven, figure: FigureId) -> tuple[list[Card], bool]:
    """The card that a figure acts by, or all that its deck may still bring; and whether it lies open."""
    s, leaf = g.state, g.state.figures[figure]
    if leaf.objective:
        return [(leaf.kind, card_of_objective(g, leaf))], True
    deck = deck_of(g, leaf.kind)
    drawn = s.drawn.get(deck)
    pile = s.ability_decks.get(deck)
    possible: tuple[CardId, ...] = ()
    if drawn:
        possible = (drawn,)
    elif pile is not None:
        possible = pile.top[:1] or pile.pool or pile.bottom[:1] or pile.discard
    records = library(g).ability_cards
    found = [
        (str(id), with_specials(g, figure, records[deck, id].abilities)) for id in dict.fromkeys(possible)
    ]
    return found, bool(drawn)


def reaches(g: Haven, figure: FigureId, card: Card) -> Iterator[Situation]:
    """For each attack of a card the situation that it is made in, after the moves before it."""
    source, acts = card
    for at, act in enumerate(acts):
        if isinstance(act, Attack):
            yield situation(g, figure, first_move(acts[:at]), as_expected(g, figure, act, source, at))


def hits(found: Ground, reach: Situation) -> Cells:
    """All hexes that an attack can hit from anywhere that its move leads to."""
    if reach.aim is None:
        return 0
    stops = 0
    for _, cost, cells in Field(reach).rings():
        if cost <= reach.move:
            stops |= cells
    out = 0
    for cell in each(stops):
        out |= struck_from(found, reach.aim, cell)
    return out


def struck_from(found: Ground, aim: Aim, cell: int) -> Cells:
    """The hexes that an attack can hit from one hex."""
    if aim.pattern is None:
        if aim.range == 1:
            return found.neighbours(1 << cell)
        return found.in_sight(cell, aim.range) & ~(1 << cell)
    if aim.pattern.origin is not None:
        laid = hanging(GRID, aim.pattern, cell)
    else:
        laid = touching(GRID, aim.pattern, found.within(cell, aim.range))
    covered = 0
    for cells in laid:
        covered |= cells
    seen = found.seen_among(cell, covered & found.floor & ~(1 << cell))
    return seen | (found.in_sight(cell, aim.range) & ~(1 << cell) if aim.targets > 1 else 0)
