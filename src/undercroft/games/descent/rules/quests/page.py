"""The page of the quest in play: its encounter, its numbers, its rules by verb (D2-QST-02)."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TypeVar

from undercroft.games.descent.events.things import Counted, Marked
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.records.quest_rules import Number, Rule, Tests, While, Who
from undercroft.games.descent.records.quests import Encounter
from undercroft.games.descent.state import Descent, Figure, ground, library
from undercroft.kernel import FigureId, RuleId
from undercroft.space import Cells, each, mask_of

R = TypeVar("R", bound=Rule)
FEWEST = 2  # heroes: the first of three numbers is theirs


def encounter(g: Descent) -> Encounter:
    """The encounter that is being played."""
    return library(g).quest[g.state.quest].encounters[g.state.encounter - 1]


def by_heroes(g: Descent, numbers: tuple[int, int, int]) -> int:
    """The number for as many heroes as there are (D2-GEN-02)."""
    return numbers[len(g.state.heroes) - FEWEST]


def number(g: Descent, n: Number) -> int:
    """A number of the quest: plain, by the number of heroes, or a dial."""
    if isinstance(n, str):
        turned = next(each for each in encounter(g).dials if each.id == n)
        more = turned.more if turned.more and carried_over(g, turned.when) else 0
        return int(dial(g, n)) + more
    return n if isinstance(n, int) else by_heroes(g, n)


def dial(g: Descent, name: str) -> int | str:
    """The value of a dial of the encounter for as many heroes as there are: its default."""
    value = next(each.values[0] for each in encounter(g).dials if each.id == name)
    return value[len(g.state.heroes) - FEWEST] if isinstance(value, tuple) else value


def last_round(g: Descent) -> int:
    """The round after which the encounter is over at the latest (D2-QST-16)."""
    return number(g, encounter(g).rounds)


def attributes_for(g: Descent, tests: Tests) -> tuple[str, ...]:
    """The attributes of which one is tested; none where no test is asked for."""
    return tuple(str(dial(g, tests)).split()) if isinstance(tests, str) else tests


def holds(g: Descent, when: While | None) -> bool:
    """Is the counter for which a rule waits within its bounds?"""
    if when is None:
        return True
    now, below = g.state.counters.get(when.counter, 0), number(g, when.below)
    return now >= number(g, when.least) and (not below or now < below)


def rules_of(g: Descent, verb: type[R]) -> tuple[R, ...]:
    """The rules of the encounter with a verb."""
    return g.rules.content.rules_with(g.state.quest, g.state.encounter, verb)  # type: ignore[no-any-return]


def rules_of_any(g: Descent, verbs: tuple[type[Rule], ...]) -> tuple[Rule, ...]:
    """The rules of the encounter with any of some verbs, in the order of the page."""
    return library(g).rules_with(g.state.quest, g.state.encounter, verbs)


def has_special(g: Descent, name: str) -> bool:
    """Is a rule of this name in force in the encounter?"""
    return name in special_names(g)


def special_names(g: Descent) -> tuple[str, ...]:
    """The named rules of the encounter."""
    return library(g).named_rules(g.state.quest, g.state.encounter)


def is_one_of(leaf: Figure, who: Who) -> bool:
    """Is the figure named by its side, its role, its kind or its own name?"""
    if leaf.kind in who or (leaf.name and leaf.name in who):
        return True
    match leaf.role:
        case "hero":
            return "heroes" in who
        case "monster":
            return "monsters" in who or (leaf.rank == "master" and "masters" in who)
        case "lieutenant":
            return "monsters" in who or "lieutenants" in who
        case "spirit":
            return "spirit" in who
        case _:
            return False


def carried_over(g: Descent, name: str) -> int:
    """A number that the first encounter, or the campaign, has left; 0 where there is none (D2-FIN-05)."""
    return {**dict(g.state.history), **dict(g.state.carry)}.get(name, 0)


def is_told(g: Descent, only: str, unless: str) -> bool:
    """Does what came before ask for it: a number that must not be 0, another that must be?"""
    return not (only and not carried_over(g, only)) and not (unless and carried_over(g, unless))


def count(g: Descent, counter: str, n: int = 1, rule: RuleId = "") -> None:
    """A public counter changes; never beyond its cap or below 0."""
    before = g.state.counters.get(counter, 0)
    cap = next((number(g, each.cap) for each in encounter(g).counters if each.id == counter), 0)
    after = max(0, min(before + n, cap) if cap else before + n)
    if after != before:
        g.emit(Counted(counter, after), rule or "D2-QST-02")


def mark(g: Descent, name: str) -> None:
    """Something has happened; it holds for the rest of the encounter."""
    if name not in g.state.marks:
        g.emit(Marked(name), "D2-QST-02")


def is_sealed_off(g: Descent, door: int) -> bool:
    """Has nobody opened this locked door yet? Shut again later, it seals nothing off any more."""
    return door not in g.state.doors and door not in g.state.unlocked


def held_by(what: str, figure: FigureId) -> str:
    """The mark of a thing that is for its finder alone."""
    return f"{what}-{figure}"


def used_up(what: str) -> str:
    """The mark of such a thing that was used."""
    return f"{what}-used"


def closed(name: str) -> str:
    """The mark of an area that a hero has closed: nobody comes there any more."""
    return f"closed-{name}"


def holder(g: Descent, what: str) -> FigureId:
    """The hero who has found such a thing and not used it; 0 for nobody."""
    if used_up(what) in g.state.marks:
        return FigureId(0)
    return next((i for i in g.state.heroes if held_by(what, i) in g.state.marks), FigureId(0))


def area(g: Descent, name: str) -> Cells:
    """The spaces of an area: a tile by its code, a name of the quest, entrance, exit, marked squares."""
    layout = ground(g).layout
    match name:
        case "entrance":
            return layout.entrances[0]
        case "entrances":
            return reduce(or_, layout.entrances)
        case "entrance-2":
            return layout.entrances[1]
        case "end-caps":
            return mask_of(
                cell for laid in layout.tiles if laid.tile.startswith("end-cap") for cell in each(laid.cells)
            )
        case "exit":
            return layout.exits[0]
        case "marked":
            return layout.marked
        case _:
            return layout.areas[name]


def areas(g: Descent, names: tuple[str, ...]) -> Cells:
    """The spaces of several areas."""
    found = 0
    for name in names:
        found |= area(g, name)
    return found


def tokens_on(g: Descent, kind: str, face: str = "") -> Cells:
    """The spaces on which tokens of a kind lie, those that show a face."""
    return mask_of(
        token.cell
        for token in g.state.tokens.values()
        if token.kind == kind and token.cell >= 0 and (not face or token.face == face)
    )


def cells_of(g: Descent, who: Who) -> Cells:
    """The spaces of all figures, and of all lying tokens, that a rule names."""
    found = mask_of(token.cell for token in g.state.tokens.values() if token.cell >= 0 and token.kind in who)
    for leaf in g.state.figures.values():
        if leaf.cells and is_one_of(leaf, who):
            found |= leaf.cells
    return found


def squares(squares: tuple[tuple[int, int], ...]) -> Cells:
    """Squares of the map as spaces."""
    return GRID.mask(squares)


def figures_named(g: Descent, name: str) -> list[FigureId]:
    """The figures on the map of a kind, or with a name."""
    return [i for i, leaf in g.state.figures.items() if leaf.cells and name in (leaf.kind, leaf.name)]
