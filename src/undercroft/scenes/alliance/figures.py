"""Figures in the dungeon: heroes in the colours of their alliances, monsters, all with their facing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undercroft.games.alliance.columns import is_hidden
from undercroft.games.alliance.draw import letter, marks
from undercroft.games.alliance.ground import GRID
from undercroft.games.alliance.records.tiles import Facing
from undercroft.games.alliance.rules.attack.values import armor_sum, evasive_sum, health, printed, speed
from undercroft.games.alliance.state import PVP, Delve, Figure, library
from undercroft.kernel import FigureId
from undercroft.scenes import shapes
from undercroft.scenes.building import health as health_meter
from undercroft.space import Cell, each
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital

from .boards import INDEX

MONSTERS = "monsters"  # their side
DOWN = "down"  # the rank of a defeated hero
HUES: Final = {
    "green": 1,
    "yellow": 2,
    "red": 4,
    "blue": 5,
}  # the colour of the table that is an alliance's own


def figures(g: Delve, narrator: Narrator) -> tuple[shapes.Figure, ...]:
    """All who are on the board, defeated heroes too."""
    shown = marks(g.state)
    return tuple(_figure(g, i, leaf, shown[i], narrator) for i, leaf in g.state.figures.items() if leaf.cells)


def side_of(g: Delve, leaf: Figure) -> str:
    """The side of a figure: an alliance by its colour, even where all play together."""
    return MONSTERS if leaf.role == "monster" else g.state.alliances[leaf.seat].colour


def _figure(g: Delve, i: FigureId, leaf: Figure, mark: str, narrator: Narrator) -> shapes.Figure:
    name = name_of(g, i, narrator)
    signs, badges = tuple(_signs(g, i, leaf, narrator)), tuple(_badges(g, i, leaf, narrator))
    meters = meters_of(g, i, leaf, narrator)
    rank = DOWN if leaf.lies else leaf.role
    told = [narrator.say("scene-health", hp=meters[0].value, full=meters[0].full)]
    facing = narrator.say("alliance-facing", facing=leaf.facing)
    state = [narrator.say("alliance-exhausted")] if leaf.exhausted else []
    extra = [sign.label for sign in (*signs, *badges)]
    return shapes.Figure(
        id=i,
        at=tuple(GRID.name(cell) for cell in each(leaf.cells)),
        name=name,
        kind=leaf.kind,
        side=side_of(g, leaf),
        rank=rank,
        mark=mark,
        meters=meters,
        number=leaf.number,
        owner=leaf.seat if leaf.role == "hero" else -1,
        facing=-1 if leaf.lies else INDEX[leaf.facing],
        signs=signs,
        badges=badges,
        active=g.state.turn.figure == i,
        acted=leaf.exhausted,
        label=", ".join([name, narrator.say(f"alliance-rank-{rank}"), *told, facing, *state, *extra]),
    )


def name_of(g: Delve, i: FigureId, narrator: Narrator) -> str:
    """A figure by its name, capital first."""
    return capital(narrator.words.forms(narrator.namer(g.state).figure(i))[""])


def meters_of(g: Delve, i: FigureId, leaf: Figure, narrator: Narrator) -> tuple[shapes.Meter, ...]:
    """Health less damage."""
    full = health(g, i)
    return (health_meter(narrator.say("alliance-health"), max(0, full - leaf.hurt), full),)


def _signs(g: Delve, i: FigureId, leaf: Figure, narrator: Narrator) -> Iterator[shapes.Sign]:
    """Poison, hiding and what spells have laid on a figure; on monsters the cubes of each alliance."""
    poison = leaf.damage.count("poison")
    if poison:
        yield shapes.Sign("poison", narrator.say("alliance-poison", n=poison), str(poison))
    if leaf.role == "hero" and is_hidden(g, i):
        yield shapes.Sign("invisible", narrator.say("alliance-hidden"))
    for seat in dict.fromkeys(leaf.cubes):
        colour = g.state.alliances[seat].colour if seat in g.state.alliances else "nobody"
        n = leaf.cubes.count(seat)
        yield shapes.Sign(f"cube-{colour}", narrator.say("alliance-cubes", colour=colour, n=n), str(n))
    for effect in g.state.lasting:
        if effect.subject == i:
            card = card_name(effect.source, narrator)
            label = narrator.say(
                "alliance-lasting", verb=effect.verb, n=effect.value, card=card, named=int(bool(card))
            )
            yield shapes.Sign(effect.verb, label, str(effect.value) if effect.value else "")


def card_name(card: str, narrator: Narrator) -> str:
    """The name of a card, or nothing where no card stands behind something."""
    return capital(narrator.words.forms(narrator.namer(None).card(card))[""]) if card else ""


def _badges(g: Delve, i: FigureId, leaf: Figure, narrator: Narrator) -> Iterator[shapes.Sign]:
    """Attack, armor, evasive and Speed as they are now."""
    for id, n in numbers(g, i).items():
        if n:
            yield shapes.Sign(id, narrator.say(f"alliance-{id}", n=n), str(n))


def numbers(g: Delve, i: FigureId) -> dict[str, int]:
    """The abilities of a figure with all bonuses; the attack as printed on its card."""
    leaf = g.state.figures[i]
    card = printed(g, leaf)
    return {
        card.type: card.attack,
        "armor": armor_sum(g, i)[0],
        "evasive": evasive_sum(g, i)[0],
        "speed": speed(g, i),
    }


def ghost_of(
    g: Delve, number: int, kind: str, cell: Cell, facing: Facing, narrator: Narrator
) -> shapes.Figure:
    """A monster that would come: where it would stand, and whom it would face."""
    name = capital(narrator.words.forms(narrator.namer(None).thing("monster", kind))[""])
    full = library(g).monster[kind].health
    meter = health_meter(narrator.say("alliance-health"), full, full)
    return shapes.Figure(
        id=number, at=(GRID.name(cell),), name=name, kind=kind, side=MONSTERS, rank="monster",
        mark=letter(kind), meters=(meter,), facing=INDEX[facing], label=name,
    )  # fmt: skip


def sides(g: Delve, narrator: Narrator) -> tuple[shapes.Side, ...]:
    """Each alliance in its colour, and the monsters; rivals are foes with PvP on only (DA-GEN-04)."""
    s = g.state
    key = "sides", tuple(s.alliances), s.variants
    return narrator.once(key, lambda: tuple(_sides(g, narrator)))


def _sides(g: Delve, narrator: Narrator) -> Iterator[shapes.Side]:
    s = g.state
    colours = [alliance.colour for alliance in s.alliances.values()]
    pvp = PVP in s.variants
    for seat, alliance in s.alliances.items():
        rivals = [colour for colour in colours if colour != alliance.colour] if pvp else []
        yield shapes.Side(
            alliance.colour, narrator.say(f"alliance-side-{alliance.colour}"), (seat,),
            (MONSTERS, *rivals), HUES[alliance.colour],
        )  # fmt: skip
    yield shapes.Side(MONSTERS, narrator.say("alliance-side-monsters"), (), tuple(colours))
