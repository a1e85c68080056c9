"""The worth of each option to a player of Dungeon Alliance, whatever is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.games.alliance.card_options import (
    AimOption,
    AttackOption,
    LayOption,
    ModeOption,
    PayOption,
    PlayOption,
    RecallOption,
    ReturnTileOption,
    SurgeOption,
)
from undercroft.games.alliance.options import (
    ActivateOption,
    ChestOption,
    DisarmOption,
    DiscardOption,
    DoneOption,
    DoorOption,
    DraftDiscardedOption,
    DraftOption,
    DrawUpOption,
    ExchangeOption,
    ExtraOption,
    FaceOption,
    GoOption,
    KeepOption,
    LeadOption,
    LeaveDungeonOption,
    OpenFreelyOption,
    ReadyOption,
    RecoverOption,
    RestOption,
    RevealOption,
    SecondMoveOption,
    SquareOption,
    StrikeOption,
    TakeHeroOption,
    TargetOption,
    TileOption,
    TokenOption,
    WoundOption,
)
from undercroft.kernel import Option, Pass, UseOption

from .acting import Acting
from .market import Market
from .reasons import Worth, because


class Choices(Acting, Market):
    """The worths of the options of one question."""

    def best_pick(self) -> tuple[int, Worth]:
        """The best option by its number, and its worth; of several the first."""
        worths = self.worths()
        pick = max(range(len(worths)), key=lambda i: worths[i].score)
        return pick, worths[pick]

    def worths(self) -> list[Worth]:
        """How good each option is: better than doing nothing above 0."""
        return [self.worth(option) for option in self.decision.all_options]

    def worth(self, option: Option) -> Worth:
        """How good one option is; to give up is the worst."""
        if option.concedes:
            return Worth(-99.0, "end")
        reckon = RECKONED.get(type(option))
        return reckon(self, option) if reckon is not None else Worth(0.0, "any")


RECKONED: dict[type[Option], Callable[[Choices, Any], Worth]] = {
    ActivateOption: Choices.activate, GoOption: Choices.go, AttackOption: Choices.attack,
    PlayOption: Choices.play, SurgeOption: Choices.surge, DoorOption: Choices.door, TileOption: Choices.tile,
    ChestOption: Choices.chest, RevealOption: Choices.reveal, DisarmOption: Choices.disarm,
    ExtraOption: Choices.extra, RestOption: Choices.rest, RecoverOption: Choices.recover,
    LeaveDungeonOption: Choices.leave, SecondMoveOption: Choices.second, FaceOption: Choices.face,
    ModeOption: Choices.mode, PayOption: Choices.pay, AimOption: Choices.aim, LayOption: Choices.lay,
    DiscardOption: Choices.discard, RecallOption: Choices.recall, UseOption: Choices.use,
    DraftOption: Choices.draft, DraftDiscardedOption: Choices.draft, ExchangeOption: Choices.exchange,
    TakeHeroOption: Choices.take_hero, LeadOption: Choices.lead, TargetOption: Choices.target,
    StrikeOption: Choices.strike, ReadyOption: Choices.ready, WoundOption: Choices.wound,
    SquareOption: Choices.square,
    TokenOption: lambda self, option: because(float(option.token == "poison"), "heal"),
    DoneOption: lambda self, option: because(0.0, "end"),
    OpenFreelyOption: lambda self, option: because(3.0, "chest"),
    DrawUpOption: lambda self, option: because(1.0, "draw"),
    KeepOption: lambda self, option: because(0.1, "hide"),
    ReturnTileOption: lambda self, option: because(-0.1, "tile"),
    Pass: lambda self, option: because(0.0, "end"),
}  # fmt: skip
