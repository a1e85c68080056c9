"""Numbers that follow from the quest: burdens, auras, prayers, hero figures (D2-CRD-02)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from undercroft.games.descent.records.quest_rules import AuraRule, FixedRule
from undercroft.games.descent.rules.cards.in_progress import attack_in_progress, frame_of
from undercroft.games.descent.rules.quests.carrying import burden
from undercroft.games.descent.rules.quests.page import (
    area,
    cells_of,
    figures_named,
    holds,
    is_one_of,
    is_sealed_off,
    rules_of,
    tokens_on,
)
from undercroft.games.descent.rules.quests.sparing import carries
from undercroft.games.descent.rules.values import DEFENCE, ally_of
from undercroft.games.descent.rules.who import are_adjacent, cells_within
from undercroft.games.descent.state import Descent
from undercroft.kernel import Derived, FigureId, Modifier, Special

CLOAKED = "shadow-cloak"  # the modifier of a figure that suffers 1 damage less from each attack
DICE = "defence-"  # begins the names of numbers of dice
PRAYED = "prayed"  # the modifier of a hero figure for whom somebody prays at a shrine


def led(round_: int) -> str:
    """The mark of a round in which a hero ended his turn next to the figure that waits for it."""
    return f"led-{round_}"


def change_speed(g: Descent, figure: FigureId) -> Iterator[Modifier]:
    """Carriers are slow; a figure behind a locked door does not move, later a hero beside it helps."""
    leaf = g.state.figures.get(figure)
    if leaf is None:
        return
    if leaf.carries and (less := burden(g, figure)):
        yield Modifier("speed", less, subject=figure, source="burden")
    if leaf.role != "ally":
        return
    for rule in rules_of(g, FixedRule):
        if is_one_of(leaf, (rule.figure,)):
            if is_sealed_off(g, rule.closed):
                yield Modifier("speed", 0, "cap", figure, source="shut-in")
            elif led(g.state.round) in g.state.marks:
                yield Modifier("speed", rule.led, subject=figure, source="led")


def aura(stat: str) -> Derived:
    """The auras of the quest that change a number."""

    prayed = f"{PRAYED}-{stat.removeprefix(DICE)}" if stat.startswith(DICE) else ""

    def derive(g: Descent, figure: FigureId) -> Sequence[Modifier]:
        rules = rules_of(g, AuraRule)
        if not rules and prayed not in g.state.modifiers:
            return ()
        leaf = g.state.figures.get(figure)
        found: list[Modifier] = []
        if leaf is None:
            return found
        for rule in rules:
            if rule.stat != stat or rule.beyond or not is_one_of(leaf, rule.who) or not holds(g, rule.when):
                continue
            if reaches(g, figure, rule):
                n = rule.n * company(g, figure, rule) if rule.each else rule.n
                source = rule.token or rule.carrying or rule.against or rule.inside
                found.append(Modifier(stat, n, subject=figure, source=source))
        if prayed in g.state.modifiers and g.total(prayed, figure):
            found.append(Modifier(stat, 1, subject=figure, source="prayer"))
        return found

    return derive


def reaches(g: Descent, figure: FigureId, rule: AuraRule) -> bool:
    """Is the figure near enough to the thing, or does it attack whom the rule names?"""
    leaf = g.state.figures[figure]
    if rule.carrying and not carries(g, leaf, rule.carrying):
        return False
    if rule.inside:
        room = area(g, rule.inside)
        return bool(leaf.cells & room) and (not rule.living or bool(cells_of(g, rule.living) & room))
    if rule.attacked_by:
        attack = attack_in_progress(g)
        if attack is None or figure not in attack.affected:
            return False
        return is_one_of(g.state.figures[attack.attacker], rule.attacked_by)
    if rule.against:
        attack = attack_in_progress(g)
        if attack is None or attack.attacker != figure:
            return False
        return is_one_of(g.state.figures[attack.against or attack.target], (rule.against,))
    if not rule.token:
        return True
    if rule.borne:
        return any(
            i != figure and are_adjacent(g, figure, i)
            for i, leaf in g.state.figures.items()
            if leaf.cells and any(g.state.tokens[name].kind == rule.token for name in leaf.carries)
        )
    near = tokens_on(g, rule.token, rule.face)
    return bool(near) and bool(cells_within(g, near, rule.within) & g.state.figures[figure].cells)


def company(g: Descent, figure: FigureId, rule: AuraRule) -> int:
    """How many others of these stand next to the one whom the rule is against; so many at most."""
    there = figures_named(g, rule.against)
    if not there:
        return 0
    near = sum(
        i != figure and bool(leaf.cells) and is_one_of(leaf, rule.each) and are_adjacent(g, i, there[0])
        for i, leaf in g.state.figures.items()
    )
    return min(near, rule.most) if rule.most else near


def immune(g: Descent, figure: FigureId) -> Iterator[Modifier]:
    """Some hero figures have no conditions."""
    leaf = g.state.figures.get(figure)
    if leaf is not None and leaf.role in ("ally", "spirit") and ally_of(g, leaf).steady:
        yield Modifier("immune", 1, subject=figure, source=leaf.kind)


def cloaked(g: Descent, figure: FigureId) -> Iterator[Modifier]:
    """A figure cloaked in shadow suffers less, but only from attacks (The Ritual of Shadows 2)."""
    if CLOAKED not in g.state.modifiers or not g.total(CLOAKED, figure):
        return
    suffer = frame_of(g, "descent.suffer")
    if suffer is not None and suffer.figure == figure and suffer.attacker:
        yield Modifier("damage", -1, subject=figure, source=CLOAKED)


DERIVED: Mapping[str, Derived] = {
    "damage": cloaked,
    "speed": change_speed,
    **{stat: aura(stat) for stat in ("pierce", "surges", "shields", "passes-enemies", "unhealing")},
    "immune": immune,
    **{f"defence-{colour}": aura(f"defence-{colour}") for colour in DEFENCE},
}
SPECIALS: Mapping[str, Special] = {}
