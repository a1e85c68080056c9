"""The cards and attacks that a hero can use now, and their procedures (DA-HER-12, DA-HER-20)."""

from __future__ import annotations

from undercroft.games.alliance.card_options import AttackOption, PlayOption, SurgeOption
from undercroft.games.alliance.columns import column_of
from undercroft.games.alliance.records.effects import HideVerb
from undercroft.games.alliance.rules.attack.attack import Attack
from undercroft.games.alliance.rules.attack.targets import attack_options, posed
from undercroft.games.alliance.rules.cards.playing import PLAYED, PlayCard
from undercroft.games.alliance.rules.cards.surging import PowerSurge, surge_options
from undercroft.games.alliance.state import Delve
from undercroft.kernel import BrokenRules, CardId, FigureId, Option, Posed, Procedure


def card_options(g: Delve, figure: FigureId) -> list[Option]:
    """Attacks, cards that may be played, Power Surges; a card not played stays in hand (DA-CRD-18)."""
    return [*attack_options(g, figure), *PLAYED.options(g, figure), *surge_options(g, figure)]


def card_choices(g: Delve, figure: FigureId) -> tuple[Posed, ...]:
    """The choices behind these options."""
    return (PLAYED.by(figure), *posed(g, figure))


def perform(g: Delve, figure: FigureId, picked: Option) -> Procedure:
    """The procedure of one of these options."""
    match picked:
        case AttackOption(figure=target, kind=kind, card=card):
            return Attack(figure, target, kind, card)
        case PlayOption(card=card):
            return PlayCard(figure, card)
        case SurgeOption(gain=gain):
            return PowerSurge(figure, gain)
    raise BrokenRules(f"{picked.key} is nothing that a hero does with cards")


def keepers(g: Delve, figure: FigureId) -> list[CardId]:
    """The cards that may stay in play over the End Phase: a hiding that is not over (DA-EPH-09)."""
    if figure not in g.state.columns:
        return []
    hide = column_of(g, figure).hide
    return [CardId(hide.card)] if hide and isinstance(hide.clause, HideVerb) and hide.clause.keep else []
