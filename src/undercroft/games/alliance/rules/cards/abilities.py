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

ABILITIES = Abilities(
    e.Effect,
    performs(e.AddVerb, verbs.LieThere),
    performs(e.AgainVerb, verbs.Rule),
    performs(e.AllowVerb, verbs.LieThere),
    performs(e.BaseVerb, verbs.LieThere),
    performs(e.BonusVerb, verbs.Lay),
    performs(e.CleanseVerb, verbs.Mend),
    performs(e.CounterVerb, verbs.LieThere),
    performs(e.DieVerb, verbs.LieThere),
    performs(e.DirectVerb, verbs.Damage),
    performs(e.DiscardVerb, table.Drop),
    performs(e.DrawVerb, table.Draw),
    performs(e.ExhaustVerb, verbs.Tire),
    performs(e.ExposeVerb, verbs.Lay),
    performs(e.ExtraVerb, verbs.LieThere),
    performs(e.FaceVerb, placing.SetFacing),
    performs(e.GuardVerb, verbs.LieThere),
    performs(e.HealVerb, verbs.Mend),
    performs(e.HideVerb, verbs.LieThere),
    performs(e.IgnoreVerb, verbs.LieThere),
    performs(e.NoBonusVerb, verbs.LieThere),
    performs(e.PetVerb, verbs.LieThere),
    performs(e.PoisonVerb, verbs.Damage),
    performs(e.PullVerb, placing.Shove),
    performs(e.PushVerb, placing.Shove),
    performs(e.RangeVerb, verbs.LieThere),
    performs(e.RecallVerb, table.Recall),
    performs(e.RetileVerb, table.Retile),
    performs(e.RootVerb, verbs.Lay),
    performs(e.ScoutVerb, table.Scout),
    performs(e.SetVerb, verbs.LieThere),
    performs(e.SlowVerb, verbs.Lay),
    performs(e.StayVerb, verbs.LieThere),
    performs(e.StepVerb, placing.StepAside),
    performs(e.SureVerb, verbs.Rule),
    performs(e.SwapVerb, placing.TradePlaces),
    performs(e.TauntVerb, verbs.LieThere),
    performs(e.TeleportVerb, placing.Vanish),
    performs(e.TrapAttackVerb, verbs.Damage),
    performs(e.WeakenVerb, verbs.Lay),
    performs(e.XpDownVerb, table.Earn),
    performs(e.XpVerb, table.Earn),
    replaced=(e.ChooseVerb, e.DualVerb),
)
