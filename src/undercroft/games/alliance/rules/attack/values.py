"""The numbers of figures: printed values, and what cards, effects and the ground make of them (DA-CMB-06).

Nothing is added and taken back: each number is a sum over what is in play now, and its lines explain it.
"""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.games.alliance.columns import Lying, artifacts_of, column_of
from undercroft.games.alliance.records.effects import AddVerb, BonusVerb, Parameter, SetVerb
from undercroft.games.alliance.records.heroes import Hero
from undercroft.games.alliance.records.monsters import Monster
from undercroft.games.alliance.rules.who import cell_of
from undercroft.games.alliance.state import Delve, Figure, ground, library
from undercroft.kernel import FigureId, Modifier, Part, Seat
from undercroft.kernel.modifiers import fold

Sum = tuple[int, tuple[Part, ...]]
PIT, SURGE, AURA = "pit", "surge", "DA-CMB-06"
NORMAL: dict[Parameter, int] = {
    "rest_heal": 3,  # DA-RST-02
    "hand_size": 0,  # added to that of the draft bonus table
    "discard_limit": 0,
    "leave_penalty": 1,  # DA-MOV-03
    "poison_as_normal": 0,
    "surge_amount": 1,  # DA-PWR-01
    "top_reward": 0,
    "move_after": 0,
    "second_move": 1,  # DA-HER-09
    "ignore_pit": 0,
}
LARGEST = ("move_after",)  # of several values the largest holds


def printed(g: Delve, leaf: Figure) -> Hero | Monster:
    """The hero card or monster card of a figure."""
    return library(g).hero[leaf.kind] if leaf.role == "hero" else library(g).monster[leaf.kind]


# -- what changes a number


def changes(g: Delve, figure: FigureId, stat: str) -> list[Modifier]:
    """All that changes an ability of a figure whatever it does (DA-CRD-10, DA-CRD-11, DA-CRD-E1).

    It holds until the End Phase, so against monsters that attack later too (DA-CRD-17).
    """
    leaf = g.state.figures[figure]
    found = _of_hero(g, figure, leaf, stat) if leaf.role == "hero" else _of_monster(g, figure, leaf, stat)
    if g.state.lasting:
        found += _lasting(g, figure, stat)
    return found


def _of_hero(g: Delve, figure: FigureId, leaf: Figure, stat: str) -> list[Modifier]:
    """Cards under the hero, which stay there if it is defeated (DA-DEF-10), artifacts, and allies."""
    found: list[Modifier] = []
    s = g.state
    if figure in s.columns:
        column = column_of(g, figure)
        if stat in column.bonuses:
            found += [Modifier(stat, n, source=card, rule="DA-CRD-10") for card, n in column.bonuses[stat]]
        if stat in column.surges:
            amount = parameter(g, figure, "surge_amount")
            found.append(Modifier(stat, amount, source=SURGE, rule="DA-PWR-08"))
        if column.fitful and stat not in ("melee", "ranged"):  # those are the attack's business
            found += [
                Modifier(stat, lying.clause.n, source=lying.card, rule="DA-CRD-10")
                for lying in column.fitful
                if isinstance(lying.clause, BonusVerb)
                and lying.clause.stat == stat
                and is_met(g, figure, lying)
            ]
    alliance = s.alliances[leaf.seat]
    if alliance.artifacts:
        beside = artifacts_of(g, leaf.seat)
        if stat in beside.bonuses:
            found += [Modifier(stat, n, source=card, rule="DA-ART-03") for card, n in beside.bonuses[stat]]
    if s.columns:
        found += _auras(g, figure, leaf, stat)
    return found


def _auras(g: Delve, figure: FigureId, leaf: Figure, stat: str) -> Iterable[Modifier]:
    """Bonuses from the cards of standing allies nearby (DA-CMB-06, DA-DEF-11)."""
    found = []
    for mate in g.state.alliances[leaf.seat].heroes:
        if mate == figure or mate not in g.state.columns or g.state.figures[mate].lies:
            continue
        for card, clause in column_of(g, mate).auras:
            apart = ground(g).distance(cell_of(g.state, mate), cell_of(g.state, figure))
            if fits(clause, stat) and apart <= clause.reach:
                found.append(Modifier(stat, clause.n, source=card, rule=AURA))
    return found


def _of_monster(g: Delve, figure: FigureId, leaf: Figure, stat: str) -> list[Modifier]:
    """Bonuses from other monsters of its room (DA-MON-19)."""
    found: list[Modifier] = []
    for other, each in g.state.figures.items():
        if other == figure or not each.cells or each.role != "monster":
            continue
        for clause in library(g).monster[each.kind].power:
            if not isinstance(clause, BonusVerb) or clause.when != "always" or not fits(clause, stat):
                continue
            if ground(g).room(each.cells.bit_length() - 1) & leaf.cells:
                found.append(Modifier(stat, clause.n, source=each.kind, rule="DA-MON-19"))
    return found


def is_met(g: Delve, figure: FigureId, lying: Lying) -> bool:
    """Do the conditions of a bonus hold that concern no attack: damage, squares moved, Speed paid?"""
    turn = g.state.turn
    for need in lying.clause.needs:
        match need.test:
            case "hurt":
                holds = bool(g.state.figures[figure].damage)
            case "moved":
                holds = turn.figure == figure and turn.squares >= need.n
            case test:
                holds = test == "pay"
        if not holds:
            return False
    return True


def fits(clause: BonusVerb, stat: str) -> bool:
    """Is this the ability that a bonus changes?"""
    return clause.stat == stat or (clause.stat == "attack" and stat in ("melee", "ranged"))


def _lasting(g: Delve, figure: FigureId, stat: str) -> Iterable[Modifier]:
    """The effects that lie on a figure until the End Phase (DA-SPL-04, DA-EPH-03)."""
    for effect in g.state.lasting:
        if effect.subject != figure:
            continue
        match effect.verb:
            case "bonus" if effect.what == stat or (effect.what == "attack" and stat in ("melee", "ranged")):
                yield Modifier(stat, effect.value, source=effect.source, rule="DA-CRD-10")
            case "slow" if stat == "speed":
                yield Modifier(stat, -effect.value, source=effect.source, rule="DA-SPL-04")
            case "weaken" if stat in ("melee", "ranged"):
                yield Modifier(stat, -effect.value, source=effect.source, rule="DA-SPL-04")
            case "root" if stat == "speed":
                yield Modifier(stat, 0, "cap", source=effect.source, rule="DA-SPL-04")
            case _:
                pass


def exposure(g: Delve, figure: FigureId) -> list[Modifier]:
    """The effects that lower the defense of a figure, armor first."""
    return [
        Modifier("defense", -effect.value, source=effect.source, rule="DA-CMB-09")
        for effect in g.state.lasting
        if effect.subject == figure and effect.verb == "expose"
    ]


# -- abilities


def speed_sum(g: Delve, figure: FigureId) -> Sum:
    """The Speed of a figure and its lines (DA-HER-04)."""
    total, parts = fold(printed(g, g.state.figures[figure]).speed, changes(g, figure, "speed"))
    return max(0, total), parts  # DA-CMB-17


def speed(g: Delve, figure: FigureId) -> int:
    """The Speed points of a movement: printed, and all bonuses by now (DA-HER-04, DA-MMV-02)."""
    return speed_sum(g, figure)[0]


def health(g: Delve, figure: FigureId) -> int:
    """The Health of a figure with all that raises it."""
    return fold(printed(g, g.state.figures[figure]).health, changes(g, figure, "health"))[0]


def armor_sum(g: Delve, figure: FigureId) -> Sum:
    """The armor of a figure and its lines, before anything ignores it."""
    total, parts = fold(printed(g, g.state.figures[figure]).armor, changes(g, figure, "armor"))
    return max(0, total), parts


def evasive_sum(g: Delve, figure: FigureId) -> Sum:
    """The evasive value of a figure and its lines, before anything ignores it."""
    total, parts = fold(printed(g, g.state.figures[figure]).evasive, changes(g, figure, "evasive"))
    return max(0, total), parts


def armor(g: Delve, figure: FigureId) -> int:
    """The armor of a figure now; what exposes it lowers this first."""
    return max(0, armor_sum(g, figure)[0] + sum(each.value for each in exposure(g, figure)))


def defense(g: Delve, figure: FigureId) -> int:
    """Armor and evasive together, bonuses included, without obstacles (DA-CMB-08, DA-COO-12)."""
    total = armor_sum(g, figure)[0] + evasive_sum(g, figure)[0]
    if g.state.lasting:
        total += sum(each.value for each in exposure(g, figure))
    return max(0, total)


# -- rule parameters


def parameter(g: Delve, figure: FigureId, name: Parameter) -> int:
    """A parameter of the rules for a figure: normal, or as cards, artifacts, traps or powers change it."""
    s = g.state
    leaf = s.figures[figure]
    found: list[SetVerb | AddVerb] = []
    if leaf.role == "monster":
        power = library(g).monster[leaf.kind].power
        found = [each for each in power if isinstance(each, SetVerb | AddVerb) and each.when == "always"]
    else:
        if s.alliances[leaf.seat].artifacts:
            found += [each for _, each in artifacts_of(g, leaf.seat).sets]
        if figure in s.columns:
            found += [each for _, each in column_of(g, figure).sets]
    value = _settled(name, NORMAL[name], found) if found else NORMAL[name]
    if s.turn.sets and s.turn.figure == figure:
        for parameter_name, number in s.turn.sets:
            if parameter_name == name:
                value = number
    return value


def alliance_parameter(g: Delve, seat: Seat, name: Parameter) -> int:
    """A parameter of the rules for a whole Alliance: only artifacts change it."""
    if not g.state.alliances[seat].artifacts:
        return NORMAL[name]
    return _settled(name, NORMAL[name], [each for _, each in artifacts_of(g, seat).sets])


def _settled(name: str, normal: int, found: Iterable[SetVerb | AddVerb]) -> int:
    """The value that is set, the largest where that is said, and what is added to it."""
    fitting = [each for each in found if each.parameter == name]
    values = [each.n for each in fitting if isinstance(each, SetVerb)]
    added = sum(each.n for each in fitting if isinstance(each, AddVerb))
    value = (max(values) if name in LARGEST else values[-1]) if values else normal
    return value + added


def check_bonus(g: Delve, figure: FigureId) -> int:
    """Added to every dungeon die check of a hero."""
    leaf = g.state.figures[figure]
    total = sum(n for _, n in artifacts_of(g, leaf.seat).die)
    return total + sum(n for _, n in column_of(g, figure).die) if figure in g.state.columns else total


def may_work(g: Delve, figure: FigureId) -> bool:
    """Does a card lift the ban on work while enemies are in the room (DA-DOR-02)?"""
    leaf = g.state.figures[figure]
    if artifacts_of(g, leaf.seat).allows:
        return True
    return figure in g.state.columns and column_of(g, figure).allows


def in_pit(g: Delve, figure: FigureId) -> bool:
    """Does a figure stand in a pit (DA-THR-07, DA-THR-08)?"""
    cells = g.state.figures[figure].cells
    return any(token.pit and cells >> token.cell & 1 for token in g.state.threats)
