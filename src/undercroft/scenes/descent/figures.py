"""Figures on the map: heroes, familiars and hero figures, monsters by rank, lieutenants, large bases."""

from __future__ import annotations

from undercroft.games.descent.draw import marks
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.values import stamina
from undercroft.games.descent.state import HEROES, OVERLORD, Descent, Figure
from undercroft.kernel import FigureId
from undercroft.scenes import shapes
from undercroft.scenes.building import health
from undercroft.space import each
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital

from .boards import token_name

OUT = "out"  # the rank of a hero token that lies on the map


def figures(g: Descent, narrator: Narrator) -> tuple[shapes.Figure, ...]:
    """All who stand on the map, and the tokens of heroes who are knocked out."""
    shown = marks(g.state)
    return tuple(
        _figure(g, i, leaf, shown[i], narrator)
        for i, leaf in g.state.figures.items()
        if leaf.cells or leaf.lies >= 0
    )


def _figure(g: Descent, i: FigureId, leaf: Figure, mark: str, narrator: Narrator) -> shapes.Figure:
    words, namer, s = narrator.words, narrator.namer(g.state), g.state
    called = namer.figure(i)
    name = capital(words.forms(called)[""])
    cells = tuple(GRID.name(cell) for cell in each(leaf.cells)) or (GRID.name(leaf.lies),)
    signs = conditions(g, i, narrator)
    meters_of = meters(g, i, narrator)
    rank = rank_of(leaf)
    told = [f"{meter.label} {meter.value}/{meter.full}" for meter in meters_of]
    return shapes.Figure(
        id=i,
        at=cells,
        name=name,
        kind=leaf.name or leaf.kind,
        side=OVERLORD if leaf.is_hostile else HEROES,
        rank=rank,
        mark=mark,
        meters=meters_of,
        number=leaf.number if leaf.role == "monster" and not leaf.name else 0,
        owner=s.overlord.seat if leaf.is_hostile else leaf.seat,
        signs=signs,
        active=s.turn.figure == i,
        acted=i in s.acted or (leaf.group in s.activated and s.turn.figure != i and bool(leaf.group)),
        label=", ".join(
            dict.fromkeys(
                [name, narrator.say(f"descent-rank-{rank}"), *told, *(sign.label for sign in signs)]
            )
        ),
    )


def rank_of(leaf: Figure) -> str:
    if leaf.is_out:
        return OUT
    return leaf.rank or leaf.role if leaf.role == "monster" else leaf.role


def meters(g: Descent, i: FigureId, narrator: Narrator) -> tuple[shapes.Meter, ...]:
    """Health, and of heroes fatigue."""
    leaf = g.state.figures[i]
    found = [health(narrator.say("descent-health"), leaf.hp, leaf.full)]
    if leaf.role == "hero":
        full = stamina(g, i)
        found.append(shapes.Meter("fatigue", narrator.say("descent-fatigue"), leaf.fatigue, full, "fatigue"))
    return tuple(found)


def conditions(g: Descent, i: FigureId, narrator: Narrator) -> tuple[shapes.Sign, ...]:
    """Conditions, tokens that are carried, and that a hero is knocked out."""
    leaf, words, namer = g.state.figures[i], narrator.words, narrator.namer(g.state)
    gender = namer.figure(i).gender
    found = [
        shapes.Sign(each.name, capital(words.forms(namer.thing("condition", each.name, gender))[""]))
        for each in leaf.conditions
    ]
    found += [
        shapes.Sign(g.state.tokens[token].kind, capital(token_name(token, g.state.tokens[token], narrator)))
        for token in leaf.carries
        if token in g.state.tokens
    ]
    if leaf.is_out:
        found.insert(0, shapes.Sign("skull", narrator.say("descent-rank-out")))
    return tuple(found)
