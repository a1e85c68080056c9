"""`odds`: the exact chances of an attack as fractions (D2-ATK, D2-SRG, D2-DMG)."""

from __future__ import annotations

from typing import Final

from undercroft.games.descent import odds as exact
from undercroft.games.descent.queries.formats import Odds, OddsQuery
from undercroft.parts.questions import BrokenQuery

DICE: Final = 8
REROLLED: Final = 5  # dice where there are rerolls


def odds(query: OddsQuery) -> Odds:
    """The answer to one question."""
    found = exact.odds(attack_of(query))
    try:
        return Odds(
            query.id,
            {str(amount): str(likely) for amount, likely in exact.damage_odds(found).items()},
            str(exact.expected(found)),
            str(found.get(exact.MISS, 0)),
            None if query.health is None else str(exact.kill(found, query.health)),
        )
    except ValueError as error:  # Python writes some thousand digits, and no more
        raise BrokenQuery("hearts: there are too many for the damage to be written.") from error


def attack_of(query: OddsQuery) -> exact.Attack:
    """The attack that a question describes."""
    dice, most = len(query.attack) + len(query.defence), REROLLED if query.rerolls else DICE
    if dice > most:
        with_rerolls = " where there are rerolls" if query.rerolls else ""
        raise BrokenQuery(
            f"attack and defence have {dice} dice together; at most {most} are taken{with_rerolls}."
        )
    return exact.Attack(
        query.attack,
        query.defence,
        query.hearts,
        query.range,
        query.surges,
        query.shields,
        query.pierce,
        query.distance,
        tuple([exact.Ability(one.surge, one.hearts, one.range, one.pierce) for one in query.abilities]),
        query.cancel,
        query.toll,
        tuple([exact.Reroll(one.by == "attacker", one.dice, one.count) for one in query.rerolls]),
    )
