"""Targets: which attacks a figure can make, and on whom (DA-CMB-02 to DA-CMB-05, DA-LOS, DA-PET)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial

from msgspec import structs

from undercroft.games.alliance.card_options import AttackOption
from undercroft.games.alliance.columns import column_of, is_hidden
from undercroft.games.alliance.events.attacks import AttackKind
from undercroft.games.alliance.records.effects import BaseVerb, PetVerb, RangeVerb
from undercroft.games.alliance.rules.attack.power import Aim, supplied
from undercroft.games.alliance.rules.attack.values import printed
from undercroft.games.alliance.rules.who import are_enemies, cell_of
from undercroft.games.alliance.state import Delve, ground, library
from undercroft.kernel import CardId, Choice, FigureId, Objection, Posed, Requirement
from undercroft.space import Cell, Cells

RANGE = (2, 3)  # of ranged attacks, unless a card says otherwise (DA-CMB-03)


# -- attacks


def primary(g: Delve, figure: FigureId, bonus: int = 0) -> Aim:
    """The attack that the hero card or the monster card shows."""
    return Aim(figure, printed(g, g.state.figures[figure]).type, bonus=bonus)


def aims(g: Delve, figure: FigureId) -> list[Aim]:
    """All attacks that a figure could make: its own, and those of cards under it (DA-HER-13, DA-PET-E1)."""
    found = [primary(g, figure)]
    if figure in g.state.columns:
        column = column_of(g, figure)
        found += [Aim(figure, clause.type, CardId(card)) for card, clause in column.bases]
        found += [Aim(figure, "pet", CardId(card)) for card, _ in column.pets]
    return found


def own_types(g: Delve, figure: FigureId) -> set[str]:
    """The types of attack that a hero has: its primary one, and those of bases in play (DA-CRD-14)."""
    found: set[str] = {printed(g, g.state.figures[figure]).type}
    if figure in g.state.columns:
        found.update(clause.type for _, clause in column_of(g, figure).bases)
    return found


def range_of(g: Delve, aim: Aim) -> tuple[int, int]:
    """From which to which distance a ranged attack reaches (DA-CMB-03, DA-CMB-04, DA-CMB-E4)."""
    leaf, content = g.state.figures[aim.attacker], library(g)
    if leaf.role == "monster":
        some = [each for each in content.monster[leaf.kind].power if isinstance(each, RangeVerb)]
        return (some[0].least, some[0].most) if some else RANGE
    if aim.attacker not in g.state.columns:
        return RANGE
    found = RANGE
    for card, clause in column_of(g, aim.attacker).ranges:
        if card == aim.card:
            return clause.least, clause.most
        if not _bound(g, card):
            found = clause.least, clause.most
    return found


def _bound(g: Delve, card: str) -> bool:
    """Does the range of a card concern attacks with it only: an Attack Spell, a weapon with a base?"""
    record = library(g).card[card]
    return "attack-spell" in record.types or record.has(BaseVerb)


# -- why no attack can be made


def barred(g: Delve, aim: Aim) -> Objection | None:
    """Why a hero, or its pet, cannot make this attack now (DA-HER-11, DA-HER-13, DA-RST-04, DA-PET-03)."""
    turn = g.state.turn
    if turn.figure != aim.attacker or g.state.figures[aim.attacker].role == "monster":
        return None
    if turn.over:
        return Objection("DA-DEF-13", "steps-over")
    if turn.rests:
        return Objection("DA-RST-04", "resting")
    if turn.movement > 1:
        return Objection("DA-HER-11", "second-movement")
    if turn.after:
        return Objection("DA-HER-07", "moved-on")
    if aim.kind != "pet" and turn.attacks >= attacks_allowed(g):
        rule = "DA-HER-16" if turn.paid and turn.attacks == 1 else "DA-HER-13"
        return Objection(rule, "no-attack-left", number=turn.attacks, what="spent" if turn.paid else "made")
    return None


def attacks_allowed(g: Delve) -> int:
    """One; two if no Speed was spent; one more by a card (DA-HER-13, DA-HER-15, DA-HER-23)."""
    turn = g.state.turn
    return 1 + (not turn.paid) + turn.again


# -- geometry


def may_turn(g: Delve, figure: FigureId) -> bool:
    """May it still turn, free of charge (DA-MOV-13, DA-MOV-14, DA-MMV-10)?"""
    turn = g.state.turn
    return turn.figure == figure and not turn.attacked and not turn.over


def reach(g: Delve, aim: Aim, cell: Cell) -> Cells:
    """The squares that an attack from this one reaches, whatever is seen (DA-CMB-02, DA-CMB-03)."""
    board = ground(g)
    if aim.kind == "melee":
        return board.adjacent(cell)
    if aim.kind == "pet":
        return board.within(cell, steps_of_pet(g, aim)) & ~(1 << cell)
    least, most = range_of(g, aim)
    return board.around(cell, most) & ~board.around(cell, least - 1)


def attackable_from(g: Delve, aim: Aim, cell: Cell, cells: Cells) -> Cells:
    """Those of some squares that can be attacked from this one, however the attacker turns (DA-MON-10)."""
    found = cells & reach(g, aim, cell)
    return ground(g).seen_among(cell, found) if found and aim.kind == "ranged" else found


# -- requirements


def enemies_of(g: Delve, aim: Aim) -> list[FigureId]:
    """All enemies that stand on the board: no allies, no neutral heroes, no defeated ones (DA-CMB-05)."""
    s = g.state
    return [
        i for i, leaf in s.figures.items() if leaf.cells and not leaf.lies and are_enemies(s, aim.attacker, i)
    ]


def in_reach(g: Delve, aim: Aim, some: Iterable[FigureId]) -> list[FigureId]:
    s = g.state
    found = reach(g, aim, cell_of(s, aim.attacker))
    return [i for i in some if s.figures[i].cells & found]


def in_line(g: Delve, aim: Aim, some: list[FigureId]) -> list[FigureId]:
    """Melee needs adjacency alone; a pet finds an open way (DA-LOS-03, DA-LOS-07, DA-PET-05).

    The line must cross borders at passages (DA-LOS-E1, DA-LOS-E2).
    """
    if aim.kind != "ranged" or not some:
        return some
    s, cells = g.state, 0
    for i in some:
        cells |= s.figures[i].cells
    seen = ground(g).seen_among(cell_of(s, aim.attacker), cells)
    return [i for i in some if s.figures[i].cells & seen]


def in_front(g: Delve, aim: Aim, some: list[FigureId]) -> list[FigureId]:
    """After the first attack nobody turns (DA-HER-17, DA-CMB-E1); before it the attack does (DA-MOV-15)."""
    if aim.kind == "pet" or not some or may_turn(g, aim.attacker):
        return some
    s, leaf = g.state, g.state.figures[aim.attacker]
    arc = ground(g).arc(cell_of(s, aim.attacker), leaf.facing)
    return [i for i in some if s.figures[i].cells & arc]


def not_hidden(g: Delve, aim: Aim, some: list[FigureId]) -> list[FigureId]:
    return [i for i in some if not is_hidden(g, i)] if g.state.columns else some


def other_than_before(g: Delve, aim: Aim, some: list[FigureId]) -> list[FigureId]:
    """Each attack of a hero has another target (DA-HER-15); a pet may hit the same one (DA-PET-10)."""
    turn = g.state.turn
    if not turn.targets or aim.kind == "pet" or turn.figure != aim.attacker:
        return some
    return [i for i in some if i not in turn.targets]


def outside_start(g: Delve, aim: Aim, some: list[FigureId]) -> list[FigureId]:
    """No hero is attacked by heroes on its own starting tile, nor attacks from it (DA-PVP-07, DA-PVP-08).

    Monsters are attacked everywhere (DA-PVP-09, DA-PVP-E1).
    """
    s = g.state
    attacker = s.figures[aim.attacker]
    if attacker.role == "monster" or not any(s.figures[i].role == "hero" for i in some):
        return some
    at_home = is_at_home(g, aim.attacker)
    return [i for i in some if s.figures[i].role == "monster" or not (at_home or is_at_home(g, i))]


def is_at_home(g: Delve, figure: FigureId) -> bool:
    """Does a hero stand on the starting tile of its own Alliance (DA-PVP-10)?"""
    s = g.state
    return ground(g).room_of(cell_of(s, figure)) == s.alliances[s.figures[figure].seat].start


def home_objection(g: Delve, aim: Aim, target: FigureId) -> Objection:
    if is_at_home(g, aim.attacker):
        return Objection("DA-PVP-08", "from-start", who=target)
    return Objection("DA-PVP-07", "on-start", who=target)


def range_objection(g: Delve, aim: Aim, target: FigureId) -> Objection:
    s = g.state
    here, there = cell_of(s, aim.attacker), cell_of(s, target)
    if aim.kind == "melee":
        return Objection("DA-CMB-02", "not-adjacent", who=target)
    if aim.kind == "pet":
        return Objection("DA-PET-06", "no-open-way", number=ground(g).apart(here, there), who=target)
    least, most = range_of(g, aim)
    far = ground(g).distance(here, there)
    return Objection("DA-CMB-03", "range", number=far, limit=most if far > most else least, who=target)


def steps_of_pet(g: Delve, aim: Aim) -> int:
    """How far a pet goes (DA-PET-06)."""
    found = [each for card, each in supplied(g, aim.attacker) if card == aim.card]
    return next(each.steps for each in found if isinstance(each, PetVerb))


def _when_able(g: Delve, aim: Aim, some: list[FigureId]) -> list[FigureId]:
    return [] if barred(g, aim) else some


def _why_barred(g: Delve, aim: Aim, target: FigureId) -> Objection:
    return barred(g, aim) or Objection("DA-HER-13", "no-attack-left")


ATTACKED: Choice[Delve, Aim] = Choice(
    "figure",
    partial(AttackOption, kind="melee"),
    enemies_of,
    (
        Requirement("DA-HER-13", _why_barred, _when_able),
        Requirement("DA-CMB-02", range_objection, in_reach),
        Requirement("DA-LOS-03", lambda g, aim, i: Objection("DA-LOS-03", "unseen", who=i), in_line),
        Requirement("DA-HER-17", lambda g, aim, i: Objection("DA-HER-17", "at-back", who=i), in_front),
        Requirement("DA-MON-22", lambda g, aim, i: Objection("DA-MON-22", "hidden", who=i), not_hidden),
        Requirement(
            "DA-HER-15", lambda g, aim, i: Objection("DA-HER-15", "attacked-before", who=i), other_than_before
        ),
        Requirement("DA-PVP-07", home_objection, outside_start),
    ),
)


def targets(g: Delve, aim: Aim) -> list[FigureId]:
    """All figures that this attack can be made on now."""
    found: list[FigureId] = ATTACKED.legal(g, aim)
    return found


@lru_cache(256)
def attacked_with(kind: AttackKind, card: CardId) -> Choice[Delve, Aim]:
    """The choice of a target for one sort of attack."""
    return structs.replace(ATTACKED, option=partial(AttackOption, kind=kind, card=card))


def posed(g: Delve, figure: FigureId) -> tuple[Posed, ...]:
    """The choices of a target that a menu poses, one for each attack."""
    return tuple(attacked_with(aim.kind, aim.card).by(aim) for aim in aims(g, figure))


def attack_options(g: Delve, figure: FigureId) -> Iterator[AttackOption]:
    """To attack each enemy that can be, with each attack that the figure has (DA-HER-12)."""
    for aim in aims(g, figure):
        for target in targets(g, aim):
            yield AttackOption(target, aim.kind, aim.card)
