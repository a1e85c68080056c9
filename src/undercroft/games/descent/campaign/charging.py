"""The charge of the next quest: everybody with all that they have by now (D2-CAM-05, D2-CAM-12)."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.descent.campaign.state import Campaigning, library
from undercroft.games.descent.charge import ChargedHero, QuestCharge
from undercroft.games.descent.epic import LEVELS
from undercroft.games.descent.records.rewards import LineReward
from undercroft.games.descent.state import HEROES


def charge_of(g: Campaigning) -> QuestCharge:
    """The quest that the heroes go to; an epic campaign may use Act II monsters from the start."""
    s, records = g.state, library(g)
    finale = records.quest[s.quest].act == "finale"
    return QuestCharge(
        s.quest,
        tuple(ChargedHero(hero.hero, hero.calling, hero.skills, hero.items) for hero in s.heroes.values()),
        (*records.basic_deck, *s.overlord.cards),
        2 if max(s.act, LEVELS[s.level].act) > 1 else 1,
        s.overlord.relics,
        records.location[s.quest].route,
        tuple(sorted(lines(g))) if finale else (),
        s.variants,
        s.gone,
    )


def lines(g: Campaigning) -> Iterator[tuple[str, int]]:
    """The lines of the story that the heroes have won; what was not played is the Overlord's (D2-FIN-05)."""
    found: dict[str, int] = {}
    for quest, record in library(g).quest.items():
        for reward in record.rewards.heroes:
            if isinstance(reward, LineReward):
                name = f"line-{reward.line}"
                found[name] = max(found.get(name, 0), int(g.state.won_by(quest) == HEROES))
    yield from found.items()
