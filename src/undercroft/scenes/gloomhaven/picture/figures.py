"""Figures on the board: who they are, how they fare, what protects them; each also whole in words."""

from __future__ import annotations

from functools import lru_cache, partial

from undercroft.games.gloomhaven.draw import marks
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.records.abilities import Active
from undercroft.games.gloomhaven.rules.actions.bonuses import in_force
from undercroft.games.gloomhaven.rules.actions.measures import amount
from undercroft.games.gloomhaven.rules.attack.defences import printed_retaliate, printed_shield
from undercroft.games.gloomhaven.rules.monsters.stats import is_flying, monster_stats
from undercroft.games.gloomhaven.rules.scenario.special_rules import is_thing
from undercroft.games.gloomhaven.rules.who import side
from undercroft.games.gloomhaven.state import Figure, Haven
from undercroft.kernel import FigureId
from undercroft.scenes import shapes
from undercroft.scenes.building import health
from undercroft.scenes.gloomhaven.phrasebook import Phrasebook, capital, phrasebook_of
from undercroft.scenes.read_cache import cache_of
from undercroft.space import each
from undercroft.text.narrator import Narrator

Guard = tuple[tuple[str, int, int], ...]  # the marks of a figure: sort, number, range
NUMBERED = ("attack", "move", "range", "heal")  # bonuses whose number says it all
ICONS = {"negate-damage": "ward"}  # of bonuses that have no icon of their own name
DEFENCES = ("shield", "retaliate")


def figures(g: Haven, narrator: Narrator) -> tuple[shapes.Figure, ...]:
    """All who stand on the board."""
    s, book, memory = g.state, phrasebook_of(narrator), cache_of(narrator)
    found, marked = [], marks(s)
    blessed = {each.bearer for each in s.lasting}
    for i, leaf in s.figures.items():
        if not leaf.cells:
            continue
        bonuses = tuple([each.effect for each in s.lasting if each.bearer == i]) if i in blessed else ()
        turn = (s.turn.figure == i, i in s.acted)
        thing = is_thing(g, leaf)
        where = "things" if thing else side(g, i)
        rank = "thing" if thing else _rank(leaf)
        guarded = memory.recall(("guard", i), g, partial(guard, i))
        found.append(
            memory.made_of(
                ("figure", i), _painted, book, i, leaf, marked[i], where, rank, guarded, bonuses, turn
            )
        )
    return tuple(found)


def _rank(leaf: Figure) -> str:
    if leaf.is_character:
        return "hero"
    return "summon" if leaf.is_summon else leaf.rank or "named"


def guard(figure: FigureId, g: Haven) -> Guard:
    """The defences of a figure, with final numbers: Shield, Retaliate, flight, Disadvantage of attackers."""
    leaf = g.state.figures[figure]
    found: list[tuple[str, int, int]] = []
    if leaf.is_character or leaf.is_summon or leaf.objective:
        traits = None
        shield, retaliate = printed_shield(g, figure), printed_retaliate(g, figure)
    else:
        traits = monster_stats(g, leaf)
        shield, retaliate = traits.shield, (traits.retaliate, traits.retaliate_range)
    if shield := g.total("shield", figure, shield):
        found.append(("shield", shield, 0))
    by_range: dict[int, int] = {}
    for value, reach in (retaliate, (g.total("retaliate", figure), 1), *_answers(g, figure)):
        if value:
            by_range[reach] = by_range.get(reach, 0) + value
    found += [("retaliate", value, reach) for reach, value in sorted(by_range.items())]
    if is_flying(g, figure):
        found.append(("flying", 0, 0))
    if traits is not None and traits.advantage:
        found.append(("advantage", 0, 0))
    if traits is not None and traits.attackers_disadvantage:
        found.append(("attackers-disadvantage", 0, 0))
    return tuple(found)


def _answers(g: Haven, figure: FigureId) -> list[tuple[int, int]]:
    """Retaliate by bonuses, each with its range."""
    given = in_force(g, figure, "retaliate")
    return [(amount(g, figure, each.effect.value), max(1, each.effect.range)) for each in given]


@lru_cache(1 << 13)
def _painted(
    book: Phrasebook,
    i: FigureId,
    leaf: Figure,
    mark: str,
    where: str,
    rank: str,
    guarded: Guard,
    bonuses: tuple[Active, ...],
    turn: tuple[bool, bool],
) -> shapes.Figure:
    signs = conditions(book, leaf)
    badges = tuple(_badge(book, *each) for each in guarded)
    badges += tuple(_bonus(book, each) for each in bonuses if each.effect not in DEFENCES or each.source)
    active, acted = turn
    return shapes.Figure(
        id=i,
        at=tuple(GRID.name(cell) for cell in each(leaf.cells)),
        name=book.bare(leaf),
        kind=leaf.kind,
        side=where,
        rank=rank,
        mark=mark,
        meters=meters(book, leaf),
        number=leaf.number,
        owner=leaf.seat,
        signs=signs,
        badges=badges,
        active=active,
        acted=acted,
        label=_label(book, leaf, where, rank, badges, active, acted),
    )


def meters(book: Phrasebook, leaf: Figure) -> tuple[shapes.Meter, ...]:
    """The hit points of a figure."""
    return (health(book.say("haven-meter-health"), leaf.hp, leaf.full),)


def conditions(book: Phrasebook, leaf: Figure) -> tuple[shapes.Sign, ...]:
    """The conditions on a figure, and what each does."""
    names = [condition.name for condition in leaf.conditions]
    if leaf.phased and "invisible" not in names and leaf.suffers("invisible"):
        names.append("invisible")
    return tuple(shapes.Sign(name, condition_text(book, name)) for name in names)


def condition_text(book: Phrasebook, name: str) -> str:
    """A condition by name with what it does: "Poison: ..."."""
    effect = book.say(f"haven-condition-{name}")
    return book.say("haven-named", name=book.thing("condition", name), text=effect)


def _badge(book: Phrasebook, sort: str, value: int, reach: int) -> shapes.Sign:
    text = str(value) if value else ""
    return shapes.Sign(sort, book.say(f"haven-badge-{sort}", value=value, range=reach), text)


def _bonus(book: Phrasebook, effect: Active) -> shapes.Sign:
    """Any other bonus in force on a figure."""
    value = effect.value if isinstance(effect.value, int) else 0
    text = f"{value:+d}" if effect.effect in NUMBERED and value else str(value) if value else ""
    icon = effect.name or ICONS.get(effect.effect, effect.effect)
    return shapes.Sign(icon, book.sentence(effect), text)


def _label(
    book: Phrasebook,
    leaf: Figure,
    where: str,
    rank: str,
    badges: tuple[shapes.Sign, ...],
    active: bool,
    acted: bool,
) -> str:
    """ "Bandit Guard 3, elite, 4 of 6 hit points, Wound, Shield 1"."""
    parts = [book.bare(leaf)]
    if rank in ("elite", "boss", "summon", "thing"):
        parts.append(book.say(f"haven-rank-{rank}"))
    if where == "wild" or (where == "party" and rank in ("normal", "elite", "boss", "named")):
        parts.append(book.say(f"haven-side-{where}"))
    parts.append(book.say("haven-health", hp=leaf.hp, full=leaf.full))
    parts += [book.thing("condition", condition.name) for condition in leaf.conditions]
    parts += [badge.label.rstrip(".") for badge in badges]
    if active or acted:
        parts.append(book.say("haven-acting" if active else "haven-acted"))
    return capital(", ".join(parts))
