"""Whom an attack can be on, and from where: reach, line of sight, which space (D2-ATK, D2-LOS)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial

from msgspec import Struct, structs

from undercroft.games.descent.options import AttackOption
from undercroft.games.descent.rules.attack.profiles import Profile
from undercroft.games.descent.rules.quests.limits import is_spared, obstacles, spares
from undercroft.games.descent.rules.quests.sparing import dimmed, prey_of
from undercroft.games.descent.rules.who import CHARMED, are_adjacent, cells_within, enemies, is_forced
from undercroft.games.descent.state import Descent, ground, library
from undercroft.kernel import CardId, Choice, FigureId, Objection, Posed, Requirement
from undercroft.space import Cells

SHIELDS = ("untouchable", "aloof")  # modifiers of figures that attacks do not affect


class Aim(Struct, frozen=True, gc=False):
    """An attack that looks for its target."""

    attacker: FigureId
    profile: Profile
    only: tuple[FigureId, ...] = ()  # no others may be targets
    barred: str = ""  # why it cannot be made now


def sight(g: Descent, figure: FigureId, cells: Cells, through: Cells = 0) -> Cells:
    """Those of some spaces that a figure sees past all others but some (D2-LOS-01, D2-KO-13)."""
    found, me, others, sunk = ground(g), 0, 0, 0
    pits = found.terrain.pits
    for i, leaf in g.state.figures.items():
        if i == figure:
            me = leaf.cells
        elif here := leaf.cells:
            others |= here
            if pits and not here & ~pits:
                sunk |= here
    others = others & ~through | obstacles(g)
    return dimmed(g, me, found.seen(me, cells, others, sunk)) if me else 0


def looked_through(g: Descent, aim: Aim) -> Cells:
    """Figures that do not block this attack's line of sight (D2-X-15: Eagle Eyes; D2-X-17: Elm Greatbow)."""
    hero = g.state.heroes.get(aim.attacker)
    if hero is None:
        return 0
    found = 0
    if "eagle-eyes" in library(g).skill_rules(hero.skills) and "bow" in aim.profile.traits:
        for leaf in g.state.figures.values():
            if not leaf.is_hostile:
                found |= leaf.cells
    if aim.profile.weapon.startswith("elm-greatbow"):
        near = ground(g).neighbours(g.state.figures[aim.attacker].cells)
        for leaf in g.state.figures.values():
            if leaf.cells & near:
                found |= leaf.cells
    return found


def spaces_in_reach(g: Descent, aim: Aim) -> Cells:
    """The spaces that the attack can target, whatever is seen (D2-ATK-06, D2-ATK-07, D2-PRP-08)."""
    here = g.state.figures[aim.attacker].cells
    if aim.profile.ranged:
        return ground(g).floor
    if aim.profile.reach == 1:
        return ground(g).neighbours(here)
    return cells_within(g, here, aim.profile.reach)


def target_spaces(g: Descent, aim: Aim, target: FigureId) -> Cells:
    """The spaces of a figure that the attack can be declared on (D2-ATK-04, D2-ATK-05, D2-PRP-09)."""
    if target == aim.attacker:
        return g.state.figures[target].cells
    cells = g.state.figures[target].cells & spaces_in_reach(g, aim)
    return sight(g, aim.attacker, cells, looked_through(g, aim)) if cells else 0


def attackable(g: Descent, aim: Aim) -> list[FigureId]:
    """All figures that the attack can target: none that is knocked out (D2-ATK-29, D2-ATK-E1, D2-KO-10)."""
    found: list[FigureId] = ATTACKED.legal(g, aim)
    return found


def is_shielded(g: Descent, aim: Aim, target: FigureId) -> bool:
    """Can nothing affect it now by an attack (D2-X-22: Air; quest rules)?"""
    return not is_affectable(g, aim.attacker, target) or is_spared(g, aim.attacker, target)


def is_affectable(g: Descent, attacker: FigureId, target: FigureId) -> bool:
    """Can attacks of this figure affect the other: of none, or only of those beside it (D2-ERR-08: Air)?

    A prohibition goes before a permission (D2-GOLD-04).
    """
    if "untouchable" in g.state.modifiers and g.total("untouchable", target):
        return False
    if "aloof" in g.state.modifiers and g.total("aloof", target):
        return are_adjacent(g, attacker, target)
    return True


def allowed(g: Descent, aim: Aim, some: Iterable[FigureId]) -> Iterable[FigureId]:
    if aim.only:
        some = [i for i in some if i in aim.only]
    if g.state.modifiers.keys().isdisjoint(SHIELDS) and not spares(g):
        return some  # nobody is shielded: the everyday case
    return [i for i in some if not is_shielded(g, aim, i)]


def near_enough(g: Descent, aim: Aim, some: Iterable[FigureId]) -> list[FigureId]:
    reach, figures, me = spaces_in_reach(g, aim), g.state.figures, aim.attacker
    return [i for i in some if figures[i].cells & reach or i == me]


def seen(g: Descent, aim: Aim, some: Sequence[FigureId]) -> list[FigureId]:
    """Those of whom a space can be targeted: all are looked for at once (D2-ATK-05, D2-PRP-09)."""
    if not some:
        return []
    figures, me = g.state.figures, aim.attacker
    wanted = 0
    for i in some:
        if i != me:
            wanted |= figures[i].cells
    wanted &= spaces_in_reach(g, aim)
    spaces = sight(g, me, wanted, looked_through(g, aim)) if wanted else 0
    return [i for i in some if i == me or figures[i].cells & spaces]


def out_of_reach(g: Descent, aim: Aim, target: FigureId) -> Objection:
    figures = g.state.figures
    far = ground(g).distance(figures[aim.attacker].cells, figures[target].cells) or 0
    return Objection("D2-ATK-06", "reach", number=far, limit=aim.profile.reach, who=target)


def candidates(g: Descent, aim: Aim) -> Iterable[FigureId]:
    """All enemies; a charmed hero may be made to attack himself (D2-X-27: Dark Charm)."""
    found = enemies(g, aim.attacker)
    charmed = is_forced(g) and g.total(CHARMED, aim.attacker)
    if charmed:
        return [*found, aim.attacker]
    return [*found, *prey] if (prey := prey_of(g, aim.attacker)) else found


ATTACKED: Choice[Descent, Aim] = Choice(
    "figure",
    AttackOption,
    candidates,
    (
        Requirement(
            "D2-HTN-08",
            lambda g, aim, i: Objection("D2-HTN-08", aim.barred),
            lambda g, aim, some: [] if aim.barred else some,
        ),
        Requirement("D2-GOLD-04", lambda g, aim, i: Objection("D2-GOLD-04", "untouchable", who=i), allowed),
        Requirement("D2-ATK-06", out_of_reach, near_enough),
        Requirement("D2-ATK-05", lambda g, aim, i: Objection("D2-ATK-05", "unseen", who=i), seen),
    ),
)


def attack_options(g: Descent, figure: FigureId, aims: Iterable[Aim]) -> list[AttackOption]:
    """To attack each figure in reach with each weapon, or with bare hands (D2-ATK-08)."""
    return [AttackOption(target, aim.profile.weapon) for aim in aims for target in attackable(g, aim)]


@lru_cache(64)
def attacked_with(weapon: str) -> Choice[Descent, Aim]:
    """The choice of a target for a weapon."""
    return structs.replace(ATTACKED, option=partial(AttackOption, weapon=CardId(weapon)))


def posed(aims: Iterable[Aim], barred: str = "") -> tuple[Posed, ...]:
    """The targets that a question offers, or why none of these attacks can be made now."""
    return tuple(
        attacked_with(aim.profile.weapon).by(structs.replace(aim, barred=barred) if barred else aim)
        for aim in aims
    )
