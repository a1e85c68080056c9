"""The effects of an attack beside damage: conditions, Push, Pull, effects of cards (GH-EFX, GH-AMD-10)."""

from __future__ import annotations

from undercroft.games.gloomhaven.options import EffectOption, SkipOption
from undercroft.games.gloomhaven.records.abilities import Ability, Active, RefreshItems
from undercroft.games.gloomhaven.records.whom import Crash
from undercroft.games.gloomhaven.rules.actions.bonuses import begin
from undercroft.games.gloomhaven.rules.actions.elements import Infuse
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.attack.attack_bonuses import touches_target
from undercroft.games.gloomhaven.rules.effects.conditions import POSITIVE, gain
from undercroft.games.gloomhaven.rules.effects.healing import heal
from undercroft.games.gloomhaven.rules.movement.push_pull import Shove
from undercroft.games.gloomhaven.rules.who import ask_for, controller, is_up
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step

CARD = "modifier"  # the source of what a modifier card gives


class ApplyEffects(Procedure, tag="gh.apply_effects"):
    """The effects of an attack one after the other; gives back how many targets they add (GH-EFX-18)."""

    attacker: FigureId
    target: FigureId
    pending: tuple[str, ...]
    crash: Crash | None = None
    then: tuple[Ability, ...] = ()  # additions of augments
    source: str = ""
    added: int = 0

    def goes_on(self, g: Haven) -> bool:
        return is_up(g, self.attacker)

    @step("GH-EFX-03", "GH-EFX-23", "GH-KIL-03", "GH-CON-06", "GH-AMD-E1")
    def choose(self, g: Haven) -> Next:
        """In order; who wants to be asked may reorder them or leave them out. Nothing befalls the dead."""
        if not is_up(g, self.target):
            self.pending = tuple(name for name in self.pending if not touches_target(name))
        if not self.pending:
            return self.follow
        mat = g.state.characters.get(controller(g, self.attacker))
        if mat is not None and mat.asks:
            return ask_for(g, self.attacker, *map(EffectOption, dict.fromkeys(self.pending)), SkipOption())
        return self.apply_first

    @choose.answered
    def chosen(self, g: Haven, picked: EffectOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            self.pending = ()
            return self.follow
        at = self.pending.index(picked.effect)
        self.pending = (picked.effect, *self.pending[:at], *self.pending[at + 1 :])
        return self.apply_first

    @step(
        "GH-EFX-01", "GH-EFX-02", "GH-EFX-06", "GH-EFX-10", "GH-AMD-10", "GH-AMD-11", "GH-AMD-E1", "GH-ELM-22"
    )
    def apply_first(self, g: Haven) -> Next:
        """As if printed on the action; what is good for a figure is the attacker's own (GH-AMD-11)."""
        (kind, _, value), self.pending = self.pending[0].partition(" "), self.pending[1:]
        match kind:
            case "condition":
                gain(g, self.attacker if value in POSITIVE else self.target, value)
            case "push" | "pull":
                shove = Shove(self.target, self.attacker, int(value), kind == "pull", crash=self.crash)
                return Call(shove, then=self.choose)
            case "infuse":
                return Call(Infuse(self.attacker, (value,)), then=self.choose)
            case "heal":
                heal(g, self.attacker, int(value))
            case "shield":
                begin(
                    g, Active(effect="shield", value=int(value)), self.attacker, self.attacker, CARD, "round"
                )
            case "refresh":
                refresh = RefreshItems(state=("spent", "consumed"), items=int(value))
                return Call(Perform(self.attacker, (refresh,), CARD), then=self.choose)
            case _:
                self.added += 1
        return self.choose

    @step("GH-EFX-01")
    def follow(self, g: Haven) -> Next:
        """Abilities that the attacker's augments add to the attack."""
        if self.then:
            return Call(Perform(self.attacker, self.then, self.source, targets=(self.target,)))
        return None

    @step("GH-EFX-18")
    def finish(self, g: Haven) -> Next:
        return Done(self.added)
