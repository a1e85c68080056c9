"""Heal (GH-HEA)."""

from __future__ import annotations

from msgspec import Struct

from undercroft.games.gloomhaven.options import TargetOption
from undercroft.games.gloomhaven.records.abilities import Heal
from undercroft.games.gloomhaven.records.whom import SELF, Whom
from undercroft.games.gloomhaven.rules.actions.bonuses import in_force, use
from undercroft.games.gloomhaven.rules.actions.measures import amount
from undercroft.games.gloomhaven.rules.actions.performing import ActionNoted, Perform
from undercroft.games.gloomhaven.rules.actions.targets import MEANT, ChooseFigures, base_range, reached
from undercroft.games.gloomhaven.rules.scenario.special_rules import is_healable
from undercroft.games.gloomhaven.rules.who import ask_for, is_automatic, is_up
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step, window
from undercroft.kernel.requirements import Choice, Objection, Requirement
from undercroft.parts.choosing import Chosen, among_figures
from undercroft.parts.happenings import ConditionLost, Healed


class HealAbility(Procedure, tag="gh.heal"):
    """Heal X for the healer or one ally in range (GH-HEA-01, GH-HEA-02), or for all that the card names."""

    figure: FigureId
    ability: Heal
    healed: tuple[FigureId, ...] = ()

    def is_possible(self, g: Haven) -> bool:
        """Is anybody in reach; for a monster that picks, is anybody in need? (GH-MOT-05)"""
        if self.picks_neediest(g):
            return bool(self.needy(g))
        return bool(reached(g, self.figure, whom(g, self.figure, self.ability)))

    def picks_neediest(self, g: Haven) -> bool:
        meant = whom(g, self.figure, self.ability)
        return is_automatic(g, self.figure) and meant.count != "all" and meant.side != "self"

    begun = window("GH-ITM-19")

    @step("GH-HEA-01", "GH-HEA-02", "GH-HEA-03", "GH-HEA-04", "GH-HEA-08", "GH-HEA-09", "GH-MOT-03")
    def choose(self, g: Haven) -> Next:
        if self.picks_neediest(g):
            return self.find_neediest
        meant = whom(g, self.figure, self.ability)
        beyond = tuple(i for i, f in g.state.figures.items() if not is_healable(g, f))
        if self.is_idle(g, meant, beyond):
            return Done(0)
        optional = not g.nearest(Perform).forced
        return Call(
            ChooseFigures(self.figure, meant, optional, beyond, helps=self.is_needed(g, meant, beyond))
        )

    def is_needed(self, g: Haven, meant: Whom, beyond: tuple[FigureId, ...]) -> bool:
        """Would it do anybody good?"""
        figures = g.state.figures
        some = [i for i in reached(g, self.figure, meant) if i not in beyond]
        return any(figures[i].hp < figures[i].full or is_sick(g, i) for i in some)

    def is_idle(self, g: Haven, meant: Whom, beyond: tuple[FigureId, ...]) -> bool:
        """Is it without effect: nobody is hurt, nothing was paid for it, and the action counts anyway?"""
        action = g.nearest(Perform)
        last = action.at == len(action.abilities) - 1
        counts = action.done and last and not action.extra and not action.earned
        bonus = any(True for _ in in_force(g, self.figure, "heal"))
        return bool(counts) and not bonus and not self.is_needed(g, meant, beyond)

    @choose.returned
    def chosen(self, g: Haven, result: Chosen) -> Next:
        self.healed = result.figures
        return self.work

    @step("GH-MOT-01", "GH-MOT-02", "GH-MOT-05", "GH-AMB-01")
    def find_neediest(self, g: Haven) -> Next:
        """Those who lost most hit points; if nobody did, players choose among the poisoned and wounded."""
        needy = self.needy(g)
        if not needy or len(self.healed) == whom(g, self.figure, self.ability).count:
            return self.work
        return ask_for(g, self.figure, *map(TargetOption, needy))

    find_neediest.poses(lambda: NEEDIEST, by=lambda frame, g: frame.meaning(g))

    def needy(self, g: Haven) -> list[FigureId]:
        found: list[FigureId] = NEEDIEST.legal(g, self.meaning(g))
        return found

    def meaning(self, g: Haven) -> Healing:
        return Healing(self.figure, whom(g, self.figure, self.ability), self.healed)

    @find_neediest.answered
    def neediest(self, g: Haven, picked: TargetOption) -> Next:
        self.healed += (picked.target,)
        return self.find_neediest

    @step("GH-HEA-01", "GH-HEA-07", "GH-MOT-04")
    def work(self, g: Haven) -> Next:
        """Each is healed separately."""
        if not self.healed:
            return Done(0)
        times = g.nearest(Perform).damaged if self.ability.per == "target-damaged" else 1
        g.emit(ActionNoted(targets=self.healed))
        more = 0
        for bonus in in_force(g, self.figure, "heal"):
            more += amount(g, self.figure, bonus.effect.value)
            use(g, bonus)
        for target in self.healed:
            for _ in range(times):
                heal(g, target, amount(g, self.figure, self.ability.value, target) + more)
        return Done(1)


def is_sick(g: Haven, figure: FigureId) -> bool:
    """Would a heal rid it of something?"""
    leaf = g.state.figures[figure]
    return leaf.suffers("poison") or leaf.suffers("wound")


def whom(g: Haven, figure: FigureId, ability: Heal) -> Whom:
    """The healer itself, or with a range an ally within it; monsters have one (GH-HEA-01, GH-MON-12)."""
    if ability.who is not None:
        return ability.who
    reach = ability.range
    if reach is None and not g.state.figures[figure].is_character:
        reach = base_range(g, figure)
    return Whom(side="self-and-allies", count=ability.target, within=reach) if reach else SELF


def heal(g: Haven, figure: FigureId, points: int) -> None:
    """Poison goes and no more (GH-CON-10, GH-CON-14, GH-HEA-06); Wound goes, too (GH-CON-13, GH-HEA-10).

    Never above the full value (GH-HEA-05, GH-DMG-10), and not for who is gone (GH-HEA-08, GH-EXH-05).
    """
    if not is_up(g, figure):
        return
    leaf = g.state.figures[figure]
    if leaf.suffers("wound"):
        g.emit(ConditionLost(figure, "wound"), "GH-CON-13")
    if leaf.suffers("poison"):
        g.emit(ConditionLost(figure, "poison"), "GH-CON-10")
    elif leaf.hp < leaf.full and points > 0:
        g.emit(Healed(figure, min(points, leaf.full - leaf.hp)), "GH-HEA-01")


# -- whom a monster heals


class Healing(Struct, frozen=True, gc=False):
    """The healer, its target, and those healed already."""

    figure: FigureId
    whom: Whom
    healed: tuple[FigureId, ...] = ()


def lost_by(g: Haven, figure: FigureId) -> int:
    return g.state.figures[figure].full - g.state.figures[figure].hp


def neediest(g: Haven, by: Healing, some: list[FigureId]) -> list[FigureId]:
    """Those who lost most hit points (GH-MOT-01); if nobody did, the poisoned and wounded (GH-MOT-05)."""
    most = max((lost_by(g, i) for i in some), default=0)
    return [i for i in some if lost_by(g, i) == most] if most else [i for i in some if is_sick(g, i)]


def why_not_neediest(g: Haven, by: Healing, figure: FigureId) -> Objection:
    most = max(lost_by(g, i) for i in NEEDIEST.legal(g, by))
    if not most:
        return Objection("GH-MOT-05", "healthy", who=figure)
    return Objection("GH-MOT-01", "less-hurt", lost_by(g, figure), most, figure)


NEEDIEST: Choice[Haven, Healing] = among_figures(
    TargetOption,
    *MEANT.requirements,
    Requirement(
        "GH-SPC-11",
        lambda g, by, i: Objection("GH-SPC-11", "immune", who=i),
        lambda g, by, some: [i for i in some if is_healable(g, g.state.figures[i])],
    ),
    Requirement(
        "GH-MOT-03",
        lambda g, by, i: Objection("GH-MOT-03", "targeted", who=i),
        lambda g, by, some: [i for i in some if i not in by.healed],
    ),
    Requirement("GH-MOT-01", why_not_neediest, neediest),
)
