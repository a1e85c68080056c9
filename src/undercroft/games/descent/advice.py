"""The heroes whom a new table offers, by their number and the quest; whoever plays may take others."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.descent.library import Library
from undercroft.games.descent.records.quests import Advice, AdvisedHero

FIRST_PARTY = (
    AdvisedHero(hero="grisban-the-thirsty", calling="berserker"),
    AdvisedHero(hero="avric-albright", calling="disciple"),
    AdvisedHero(hero="leoric-of-the-book", calling="runemaster"),
    AdvisedHero(hero="jain-fairwood", calling="wildlander"),
)
FIRST_PAIR = FIRST_PARTY[1:3]  # two last longer with one who heals and one who strikes from afar
PAIR = 2


def advice_for(records: Library, quest: str, heroes: int) -> Advice:
    """The advice of a quest for so many heroes; empty where it has none."""
    page = records.quest.get(quest)
    nothing = Advice(heroes=(heroes,))
    return next((each for each in page.advice if heroes in each.heroes), nothing) if page else nothing


def first_party(records: Library, quest: str, heroes: int) -> Sequence[AdvisedHero]:
    """A good first party of so many."""
    usual = FIRST_PAIR if heroes <= PAIR else FIRST_PARTY[:heroes]
    return advice_for(records, quest, heroes).party or usual


def offered(records: Library, quest: str, heroes: int, place: int) -> tuple[tuple[str, str], ...]:
    """Heroes and classes of the first party, the one of this place first."""
    usual = [(each.hero, each.calling) for each in first_party(records, quest, heroes)]
    return (*usual[place:], *usual[:place])
