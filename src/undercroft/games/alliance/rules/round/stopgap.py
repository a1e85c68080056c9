"""Attacks alone, until cards can be played."""

from __future__ import annotations

from typing import Any

from undercroft.games.alliance.rules.attack.attack import Attack
from undercroft.games.alliance.rules.attack.targets import attack_options, posed, primary
from undercroft.games.alliance.rules.cards.performing import Perform
from undercroft.games.alliance.state import Delve
from undercroft.kernel import CardId, FigureId, Option, Posed, Procedure


def card_options(g: Delve, figure: FigureId) -> list[Option]:
    return list(attack_options(g, figure))


def card_choices(g: Delve, figure: FigureId) -> tuple[Posed, ...]:
    return posed(g, figure)


def perform(g: Delve, figure: FigureId, picked: Any) -> Procedure:
    return Attack(figure, picked.figure, picked.kind, picked.card)


def attack_of(g: Delve, figure: FigureId, target: FigureId) -> Procedure:
    return Attack(figure, target, primary(g, figure).kind, bonus=g.state.turn.bonus)


def after_activation(figure: FigureId) -> Procedure:
    return Perform(figure, "", ())


def power_surge(figure: FigureId, gain: str) -> Procedure:
    raise NotImplementedError


def may_surge(g: Delve, figure: FigureId) -> bool:
    return False


def keepers(g: Delve, figure: FigureId) -> list[CardId]:
    return []
