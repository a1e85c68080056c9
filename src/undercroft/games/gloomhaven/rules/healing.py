"""Heal (GH-HEA)."""

from __future__ import annotations

from undercroft.games.gloomhaven.records.abilities import Heal, Whom
from undercroft.games.gloomhaven.rules.bonuses import in_force, use
from undercroft.games.gloomhaven.rules.measures import amount
from undercroft.games.gloomhaven.rules.performing import ActionNoted, Perform
from undercroft.games.gloomhaven.rules.targets import ChooseFigures, as_figures, base_range
from undercroft.games.gloomhaven.rules.who import is_up
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step, window
from undercroft.parts.happenings import ConditionLost, Healed


class HealAbility(Procedure, tag="gh.heal"):
    """Heal X for the healer or one ally in range (GH-HEA-01, GH-HEA-02), or for all that the card names."""

    figure: FigureId
    ability: Heal

    begun = window("GH-ITM-19")

    @step("GH-HEA-01", "GH-HEA-02", "GH-HEA-03", "GH-HEA-04")
    def choose(self, g: Haven) -> Next:
        return Call(ChooseFigures(self.figure, whom(g, self.figure, self.ability)))

    @choose.returned
    def chosen(self, g: Haven, result: str | None) -> Next:
        """Each is healed separately (GH-HEA-07)."""
        healed = as_figures(result)
        if healed:
            g.emit(ActionNoted(targets=healed))
        more = 0
        for bonus in in_force(g, self.figure, "heal") if healed else ():
            more += amount(g, self.figure, bonus.effect.value)
            use(g, bonus)
        times = g.nearest(Perform).damaged if self.ability.per == "target-damaged" else 1
        for target in healed:
            for _ in range(times):
                heal(g, target, amount(g, self.figure, self.ability.value, target) + more)
        return Done(1 if healed else 0)


def whom(g: Haven, figure: FigureId, ability: Heal) -> Whom:
    """Without more the healer itself; with a range also an ally within it (GH-HEA-01, GH-MON-12)."""
    if ability.who is not None:
        return ability.who
    reach = ability.range if ability.range is not None else base_range(g, figure)
    return Whom(side="self-and-allies", count=ability.target, within=reach)


def heal(g: Haven, figure: FigureId, points: int) -> None:
    """Poison: only that goes; Wound goes and the heal works; never above the full value (GH-CON-10, -13, -14, GH-HEA-05)."""
    if not is_up(g, figure):
        return
    leaf = g.state.figures[figure]
    if leaf.suffers("wound"):
        g.emit(ConditionLost(figure, "wound"), "GH-CON-13")
    if leaf.suffers("poison"):
        g.emit(ConditionLost(figure, "poison"), "GH-CON-10")
    elif leaf.hp < leaf.full and points > 0:
        g.emit(Healed(figure, min(points, leaf.full - leaf.hp)), "GH-HEA-01")
