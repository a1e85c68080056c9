"""Numbers that follow from the quest: burdens, auras, prayers, hero figures (D2-CRD-02)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from undercroft.games.descent.records.quest_rules import AuraRule, FixedRule
from undercroft.games.descent.rules.cards.in_progress import attack_in_progress
from undercroft.games.descent.rules.quests.carrying import burden
from undercroft.games.descent.rules.quests.page import is_one_of, rules_of, tokens_on
from undercroft.games.descent.rules.values import DEFENCE, ally_of
from undercroft.games.descent.rules.who import cells_within
from undercroft.games.descent.state import Descent
from undercroft.kernel import Derived, FigureId, Modifier, Special

PRAYED = "prayed"  # the modifier of a hero figure for whom somebody prays at a shrine


def led(round_: int) -> str:
    """The mark of a round in which a hero ended his turn next to the figure that waits for it."""
    return f"led-{round_}"


def change_speed(g: Descent, figure: FigureId) -> Iterator[Modifier]:
    """Carriers are slow; a figure behind a closed door does not move, later a hero beside it helps."""
    leaf = g.state.figures.get(figure)
    if leaf is None:
        return
    if leaf.carries and (less := burden(g, figure)):
        yield Modifier("speed", less, subject=figure, source="burden")
    if leaf.role != "ally":
        return
    for rule in rules_of(g, FixedRule):
        if is_one_of(leaf, (rule.figure,)):
            if rule.closed not in g.state.doors:
                yield Modifier("speed", 0, "cap", figure, source="shut-in")
            elif led(g.state.round) in g.state.marks:
                yield Modifier("speed", rule.led, subject=figure, source="led")


def aura(stat: str) -> Derived:
    """The auras of the quest that change a number."""

    def derive(g: Descent, figure: FigureId) -> Iterator[Modifier]:
        leaf = g.state.figures.get(figure)
        if leaf is None:
            return
        for rule in rules_of(g, AuraRule):
            if rule.stat == stat and is_one_of(leaf, rule.who) and reaches(g, figure, rule):
                yield Modifier(stat, rule.n, subject=figure, source=rule.token or rule.against)
        if stat.startswith("defence-"):
            colour = stat.removeprefix("defence-")
            if f"{PRAYED}-{colour}" in g.state.modifiers and g.total(f"{PRAYED}-{colour}", figure):
                yield Modifier(stat, 1, subject=figure, source="prayer")

    return derive


def reaches(g: Descent, figure: FigureId, rule: AuraRule) -> bool:
    """Is the figure near enough to the thing, or does it attack whom the rule names?"""
    if rule.against:
        attack = attack_in_progress(g)
        if attack is None or attack.attacker != figure:
            return False
        return is_one_of(g.state.figures[attack.target], (rule.against,))
    near = tokens_on(g, rule.token, rule.face)
    return bool(near) and bool(cells_within(g, near, rule.within) & g.state.figures[figure].cells)


def immune(g: Descent, figure: FigureId) -> Iterator[Modifier]:
    """Some hero figures have no conditions."""
    leaf = g.state.figures.get(figure)
    if leaf is not None and leaf.role == "ally" and ally_of(g, leaf).steady:
        yield Modifier("immune", 1, subject=figure, source=leaf.kind)


DERIVED: Mapping[str, Derived] = {
    "speed": change_speed,
    "pierce": aura("pierce"),
    "immune": immune,
    **{f"defence-{colour}": aura(f"defence-{colour}") for colour in DEFENCE},
}
SPECIALS: Mapping[str, Special] = {}
