"""The one table of the vocabulary: which procedure performs which verb."""

from __future__ import annotations

from types import ModuleType

from undercroft.games.alliance.records import effects as e
from undercroft.games.alliance.rules.attack import attack, damage
from undercroft.games.alliance.rules.cards import (
    performing,
    placing,
    playing,
    reacting,
    surging,
    table,
    verbs,
)
from undercroft.kernel import Abilities, performs

MODULES: tuple[ModuleType, ...] = (
    attack, damage, performing, placing, playing, reacting, surging, table, verbs,
)  # fmt: skip

# Never performed: clauses that work by their card's lying there, those that stand for others, and what only
# threat cards say.
STANDING = (
    e.AddVerb,
    e.AllowVerb,
    e.BaseVerb,
    e.ChooseVerb,
    e.CounterVerb,
    e.DieVerb,
    e.DiscardVerb,
    e.DualVerb,
    e.ExtraVerb,
    e.GuardVerb,
    e.HideVerb,
    e.IgnoreVerb,
    e.NoBonusVerb,
    e.PetVerb,
    e.RangeVerb,
    e.SetVerb,
    e.StayVerb,
    e.TauntVerb,
)

ABILITIES = Abilities(
    e.Effect,
    performs(e.AgainVerb, verbs.Rule),
    performs(e.BonusVerb, verbs.Lay),
    performs(e.CleanseVerb, verbs.Mend),
    performs(e.DirectVerb, verbs.Damage),
    performs(e.DrawVerb, table.Draw),
    performs(e.ExhaustVerb, verbs.Tire),
    performs(e.ExposeVerb, verbs.Lay),
    performs(e.FaceVerb, placing.SetFacing),
    performs(e.HealVerb, verbs.Mend),
    performs(e.PoisonVerb, verbs.Damage),
    performs(e.PullVerb, placing.Shove),
    performs(e.PushVerb, placing.Shove),
    performs(e.RecallVerb, table.Recall),
    performs(e.RetileVerb, table.Retile),
    performs(e.RootVerb, verbs.Lay),
    performs(e.ScoutVerb, table.Scout),
    performs(e.SlowVerb, verbs.Lay),
    performs(e.StepVerb, placing.StepAside),
    performs(e.SureVerb, verbs.Rule),
    performs(e.SwapVerb, placing.TradePlaces),
    performs(e.TeleportVerb, placing.Vanish),
    performs(e.TrapAttackVerb, verbs.Damage),
    performs(e.WeakenVerb, verbs.Lay),
    performs(e.XpDownVerb, table.Earn),
    performs(e.XpVerb, table.Earn),
    replaced=STANDING,
)
