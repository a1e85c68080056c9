"""Attack power and defense of one attack, as sums with their lines (DA-CMB-06 to DA-CMB-13)."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.alliance.columns import Lying, artifacts_of, column_of, has_nobonus, is_hidden
from undercroft.games.alliance.events.attacks import AttackKind
from undercroft.games.alliance.records.effects import (
    BaseVerb,
    BonusVerb,
    Clause,
    Condition,
    Effect,
    HideVerb,
    IgnoreVerb,
    PetVerb,
    PoisonVerb,
)
from undercroft.games.alliance.rules.attack.values import (
    PIT,
    Sum,
    armor_sum,
    changes,
    evasive_sum,
    exposure,
    fits,
    in_pit,
    parameter,
    printed,
)
from undercroft.games.alliance.rules.who import cell_of
from undercroft.games.alliance.state import Delve, ground, library
from undercroft.kernel import CardId, FigureId, Leaf, Modifier, Part
from undercroft.kernel.modifiers import fold
from undercroft.space import Cell

UNROLLED = -1


class Aim(Leaf, omit_defaults=True):
    """An attack that a figure can make: its type, and the card that supplies it, if one does."""

    attacker: FigureId
    kind: AttackKind
    card: CardId = CardId("")
    bonus: int = 0  # of a solo/co-op card (DA-COO-18)


# -- conditions of one attack


def is_behind(g: Delve, attacker: FigureId, target: FigureId) -> bool:
    """Does the attacker stand in the rear half of the target?"""
    figures, at = g.state.figures, cell_of(g.state, target)
    return not ground(g).in_arc(at, figures[target].facing, cell_of(g.state, attacker))


def meets(g: Delve, aim: Aim, target: FigureId, clause: Clause, rolled: int = UNROLLED) -> bool:
    """Do all conditions of a clause hold for this attack?"""
    return all(_holds(g, aim, target, need, rolled) for need in clause.needs)


def _holds(g: Delve, aim: Aim, target: FigureId, need: Condition, rolled: int) -> bool:
    s = g.state
    match need.test:
        case "behind":
            return is_behind(g, aim.attacker, target)
        case "behind-or-hidden":
            return is_hidden(g, aim.attacker) or is_behind(g, aim.attacker, target)
        case "hurt":
            return s.figures[aim.attacker].hurt > 0
        case "moved":
            return s.turn.figure == aim.attacker and s.turn.squares >= need.n
        case "own":  # not with a base that a card supplies (DA-CRD-15)
            return not aim.card
        case "roll":
            return rolled >= need.n
        case "vs-ranged":
            return aim.kind == "ranged"
        case "pay":
            return True  # what was not paid for is not in play


def once_bonuses(g: Delve, aim: Aim, target: FigureId) -> tuple[int, ...]:
    """The places of the cards whose bonus for one attack this attack takes: the first that meets it."""
    if aim.kind == "pet" or aim.attacker not in g.state.columns:
        return ()
    column = column_of(g, aim.attacker)
    found = [
        lying.place
        for lying in column.fitful
        if isinstance(lying.clause, BonusVerb)
        and lying.clause.once
        and fits(lying.clause, aim.kind)
        and meets(g, aim, target, lying.clause)
    ]
    if column.hide is not None:
        found.append(column.hide.place)
    return tuple(found)


# -- attack power


def base_power(g: Delve, aim: Aim) -> int:
    """The printed value: of hero or monster, or of the card that supplies it (DA-CRD-13, DA-CRD-E2)."""
    if not aim.card:
        return printed(g, g.state.figures[aim.attacker]).attack
    for played, clause in supplied(g, aim.attacker):
        if played == aim.card and isinstance(clause, PetVerb if aim.kind == "pet" else BaseVerb):
            return clause.n
    return 0


def supplied(g: Delve, figure: FigureId) -> list[tuple[str, BaseVerb | PetVerb]]:
    """The attacks that cards under a hero supply, used ones too: an attack in progress asks for its base."""
    content, found = library(g), []
    for played in g.state.columns.get(figure, ()):
        if played.card:
            for clause in content.modes[played.card][int(played.mode or 1) - 1]:
                if isinstance(clause, BaseVerb | PetVerb):
                    found.append((str(played.card), clause))
    return found


def power(
    g: Delve, aim: Aim, target: FigureId, once: tuple[int, ...] | None = None, rolled: int = UNROLLED
) -> Sum:
    """Base and all bonuses of the type of the attack in force, with their lines (DA-CMB-06, DA-CMB-07).

    An Attack Spell has its own base (DA-SPL-02) and is raised like any attack of its type (DA-SPL-03).
    `once`: the places of the cards whose bonus for one attack counts; None: those that it would take.
    """
    if once is None:
        once = once_bonuses(g, aim, target)
    lines = list(_power_lines(g, aim, target, once, rolled))
    if has_nobonus(library(g), aim.card):
        lines = [line for line in lines if line.value < 0]
    total, parts = fold(base_power(g, aim), lines)
    return max(0, total), parts  # DA-CMB-17


def _power_lines(
    g: Delve, aim: Aim, target: FigureId, once: tuple[int, ...], rolled: int
) -> Iterator[Modifier]:
    leaf = g.state.figures[aim.attacker]
    if aim.kind == "pet":  # DA-PET-08, DA-PWR-06
        yield from changes(g, aim.attacker, "pet")
        return
    yield from changes(g, aim.attacker, aim.kind)
    if leaf.role == "hero":
        yield from _of_cards(g, aim, target, once)
    else:
        yield from _of_powers(g, aim, target, rolled)
    if aim.bonus:
        yield Modifier(aim.kind, aim.bonus, source="solo", rule="DA-COO-18")
    if in_pit(g, aim.attacker) and not parameter(g, aim.attacker, "ignore_pit"):
        yield Modifier(aim.kind, -1, source=PIT, rule="DA-THR-08")


def _of_cards(g: Delve, aim: Aim, target: FigureId, once: tuple[int, ...]) -> Iterator[Modifier]:
    """Bonuses of this one attack of a hero: with conditions, for one attack, of Attack Spells."""
    content, card = library(g), aim.card
    if card and "attack-spell" in content.card[card].types:
        yield from changes(g, aim.attacker, "attack-spell")
    column = column_of(g, aim.attacker)
    for lying in column.fitful:
        clause = lying.clause
        if not isinstance(clause, BonusVerb) or not fits(clause, aim.kind) or not _in_scope(g, aim, lying):
            continue
        if lying.place in once if clause.once else meets(g, aim, target, clause):
            yield Modifier(aim.kind, clause.n, source=lying.card, rule="DA-CRD-10")
    hide = column.hide
    if hide is not None and hide.place in once and isinstance(hide.clause, HideVerb) and hide.clause.n:
        yield Modifier(aim.kind, hide.clause.n, source=hide.card, rule="DA-CRD-10")


def _in_scope(g: Delve, aim: Aim, lying: Lying) -> bool:
    """A clause of an Attack Spell concerns the attack made with it only (DA-SPL-02)."""
    return lying.card == aim.card or "attack-spell" not in library(g).card[lying.card].types


def _of_powers(g: Delve, aim: Aim, target: FigureId, rolled: int) -> Iterator[Modifier]:
    """The monster's own power (DA-MON-19, DA-MON-20)."""
    kind = g.state.figures[aim.attacker].kind
    for clause in library(g).monster[kind].power:
        if not isinstance(clause, BonusVerb) or clause.when != "attack" or not fits(clause, aim.kind):
            continue
        if meets(g, aim, target, clause, rolled):
            yield Modifier(aim.kind, clause.n, source=kind, rule="DA-MON-19")


def is_poison(g: Delve, aim: Aim, target: FigureId, rolled: int) -> bool:
    """Is all damage of this attack poison damage (DA-CMB-16)?"""
    leaf = g.state.figures[aim.attacker]
    if leaf.role == "hero":
        return False
    return any(
        isinstance(clause, PoisonVerb) and clause.when == "attack" and meets(g, aim, target, clause, rolled)
        for clause in library(g).monster[leaf.kind].power
    )


# -- defense


def ignored(g: Delve, aim: Aim, what: str) -> Iterator[tuple[str, int]]:
    """By how much the attack treats armor, evasive or obstacles as lower, by source; a pet's does not."""
    leaf = g.state.figures[aim.attacker]
    some: list[tuple[str, IgnoreVerb]] = []
    if leaf.role == "monster":
        power = library(g).monster[leaf.kind].power
        some = [(leaf.kind, each) for each in power if isinstance(each, IgnoreVerb)]
    elif aim.kind != "pet":
        if aim.attacker in g.state.columns:
            for card, clause in column_of(g, aim.attacker).ignores:
                if card == aim.card or "attack-spell" not in library(g).card[card].types:
                    some.append((card, clause))
        some += artifacts_of(g, leaf.seat).ignores
    for source, clause in some:
        if clause.what == what:
            yield source, 99 if clause.n == "all" else clause.n


def in_line(g: Delve, here: Cell, there: Cell) -> int:
    """Standing characters whose squares the line between two squares crosses (DA-CMB-13)."""
    crossed = ground(g).crossed(here, there)
    if not crossed:
        return 0
    return sum(1 for leaf in g.state.figures.values() if leaf.cells & crossed and not leaf.lies)


def obstacles(g: Delve, aim: Aim, target: FigureId) -> int:
    """Characters in the line of fire: only ranged attacks have one (DA-CMB-10, DA-CMB-12)."""
    return in_line(g, cell_of(g.state, aim.attacker), cell_of(g.state, target)) if aim.kind == "ranged" else 0


def guarding(g: Delve, aim: Aim, target: FigureId) -> list[Modifier]:
    """Bonuses to armor and evasive against this attack alone: a monster's power, a card (DA-MON-19)."""
    leaf = g.state.figures[target]
    some: list[tuple[str, Effect]] = []
    if leaf.role == "monster":
        some = [(leaf.kind, each) for each in library(g).monster[leaf.kind].power if each.when == "defend"]
    elif target in g.state.columns:
        fitful = column_of(g, target).fitful
        some = [(lying.card, lying.clause) for lying in fitful if against_attacks(lying.clause)]
    return [
        Modifier(clause.stat, clause.n, source=source, rule="DA-MON-19")
        for source, clause in some
        if isinstance(clause, BonusVerb)
        and clause.stat in ("armor", "evasive")
        and meets(g, aim, target, clause)
    ]


def against_attacks(clause: Clause) -> bool:
    """Does a condition ask how the hero is attacked?"""
    return any(need.test == "vs-ranged" for need in clause.needs)


def defense_against(g: Delve, aim: Aim, target: FigureId, crossed: int, sunk: bool | None = None) -> Sum:
    """Armor, evasive and obstacle defense against one attack, with their lines (DA-CMB-08).

    `crossed`, `sunk`: the obstacles when the attack was declared, and whether its target was in a pit then;
    None: as the target stands now.
    """
    leaf = g.state.figures[target]
    base = printed(g, leaf)
    worn, worn_lines = armor_sum(g, target)
    more = guarding(g, aim, target)
    worn += sum(each.value for each in more if each.stat == "armor")
    nimble, nimble_lines = evasive_sum(g, target)
    nimble += sum(each.value for each in more if each.stat == "evasive")
    lines = [part.modifier for part in (*worn_lines, *nimble_lines)] + more
    for each in exposure(g, target):  # armor first, then evasive
        lost = min(-each.value, worn + nimble)
        from_armor = min(lost, worn)
        worn, nimble = worn - from_armor, nimble - (lost - from_armor)
        lines.append(Modifier("defense", -lost, source=each.source, rule=each.rule))
    values = {"armor": worn, "evasive": nimble, "obstacle": crossed}
    if crossed:
        lines.append(Modifier("obstacle", crossed, source="obstacle", rule="DA-CMB-10"))
    for what in values:
        for source, n in ignored(g, aim, what):
            lost = min(n, values[what])
            values[what] -= lost
            if lost:
                rule = "DA-CMB-11" if what == "obstacle" else "DA-CMB-09"
                lines.append(Modifier(what, -lost, source=source, rule=rule))
    if aim.kind == "ranged" and (in_pit(g, target) if sunk is None else sunk):
        lines.append(Modifier("obstacle", 1, source=PIT, rule="DA-THR-08"))
        values["obstacle"] += 1
    return sum(values.values()), _running(base.armor + base.evasive, lines)


def _running(base: int, lines: list[Modifier]) -> tuple[Part, ...]:
    """The lines with the number after each."""
    return fold(base, lines)[1]


def damage(g: Delve, aim: Aim, target: FigureId, rolled: int = UNROLLED) -> int:
    """Damage that an attack would do as everybody stands now, if nobody answers it (DA-CMB-14, DA-CMB-15)."""
    strength, _ = power(g, aim, target, rolled=rolled)
    return max(0, strength - defense_against(g, aim, target, obstacles(g, aim, target))[0])
