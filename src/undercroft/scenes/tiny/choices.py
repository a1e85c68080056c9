"""Where on the table each option of the Cellar can be touched."""

from __future__ import annotations

from undercroft.games.tiny.ground import GRID, Way
from undercroft.games.tiny.options import (
    AreaOption,
    AttackOption,
    DieOption,
    DrinkOption,
    GoOption,
    KeepOption,
    PlayOption,
    SquareOption,
    TargetOption,
)  # fmt: skip
from undercroft.games.tiny.rules.attack import Attack
from undercroft.games.tiny.rules.movement import way_to
from undercroft.games.tiny.rules.targets import ChooseTargets
from undercroft.games.tiny.rules.who import enemies
from undercroft.games.tiny.state import Tiny, content, ground
from undercroft.kernel import Decision, Option, UseOption, replace
from undercroft.scenes import shapes
from undercroft.scenes.building import choice_of, hits_label
from undercroft.space import Cell, each
from undercroft.text.narrator import Narrator

from .log import die_shown


def choice(g: Tiny, decision: Decision, option: Option, label: str, narrator: Narrator) -> shapes.Choice:
    """An option with its cells, figures or card; a way with its cost and what waits on it."""
    match option:
        case GoOption(cell):
            way = way_to(g, g.state.turn.figure, cell)
            path, reveals = tuple(map(GRID.name, way.path)), bool(way.cells & ground(g).closed)
            warn = warning(g, way, narrator)
            cells = (GRID.name(cell),)
            return choice_of(
                option, label, cells=cells, path=path, cost=str(way.cost), warn=warn, confirm=reveals
            )
        case SquareOption(cell):
            spikes = narrator.say("tiny-terrain-hazard") if ground(g).spikes >> cell & 1 else ""
            return choice_of(option, label, cells=(GRID.name(cell),), warn=spikes)
        case AreaOption(cells=mask):
            foes = enemies(g, g.nearest(ChooseTargets).figure)
            hit = tuple(i for i, f in foes.items() if f.cells & mask)
            namer = narrator.namer(g.state)
            label = hits_label(narrator.words, [namer.figure(i) for i in hit])
            return choice_of(option, label, cells=tuple(map(GRID.name, each(mask))), figures=hit, area=True)
        case AttackOption(target) | TargetOption(target):
            return choice_of(option, label, figures=(target,))
        case PlayOption(card) | KeepOption(card):
            return choice_of(option, label, card=card)
        case DieOption(number):
            return choice_of(option, label, dice=(number - 1,))
        case DrinkOption(item):
            return choice_of(option, label, card=item)
        case UseOption(source):
            thing = source.partition("@")[0].partition("#")[0]
            is_card = thing in content(g).card or thing in content(g).item
            return choice_of(option, label, card=thing if is_card else "")
    return choice_of(option, label)


def question(g: Tiny, asked: shapes.Question, narrator: Narrator) -> shapes.Question:
    """While an attack can still be changed its dice lie on the table."""
    attack = next((frame for frame in reversed(g.state.frames) if isinstance(frame, Attack)), None)
    if attack is None or not attack.dice:
        return asked
    return replace(asked, dice=tuple(map(die_shown, attack.dice)))


def warning(g: Tiny, way: Way, narrator: Narrator) -> str:
    """The events on a way, in words."""
    end: Cell = way.path[-1]
    found = ["tiny-warn-spikes"] if way.spikes else []
    found += ["tiny-warn-door"] if way.cells & ground(g).closed else []
    found += ["tiny-warn-chest"] if end in g.state.chests else []
    return " ".join(map(narrator.say, found))
