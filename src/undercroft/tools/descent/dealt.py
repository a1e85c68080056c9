"""Games of dealt set-ups: any heroes, classes, skills, items and Overlord cards that the rules allow.

Simulations play the first party with what is advised, so that cards which nobody advises are never met there.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Final

from msgspec.structs import replace

from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.descent.deck_building import check_deck, for_sale
from undercroft.games.descent.epic import BASIC, LEVELS, level_of
from undercroft.games.descent.library import Library
from undercroft.games.descent.outfits import callings, items, skills
from undercroft.games.descent.setup import ALONE, DescentSetup
from undercroft.games.descent.wishes import HeroWish
from undercroft.games.setups import Offer, Refused
from undercroft.sim.simulate import ERROR, UNFINISHED, Plan, Played, simulate

GAME: Final = "descent"
ERRATA, HALF = "errata", 0.5  # of the games are played with the errata
FEWEST, MOST = 2, 4  # heroes


def deal(edition: Edition, luck: Random) -> DescentSetup:
    """A set-up by luck: quest, level, heroes, and all that is bought before the quest."""
    content: Library = edition.rules.content
    quest = content.quest[luck.choice(sorted(content.quest))]
    level = luck.choice(sorted(LEVELS))
    variants = [ALONE] if quest.alone else []
    variants += [level] * (level != BASIC) + [ERRATA] * (luck.random() < HALF)
    setup = DescentSetup(scenario=quest.id, variants=tuple(variants))
    if quest.alone and level == BASIC:
        level = quest.alone.level
    party = deal_party(content, level, luck)
    deck = deal_deck(content, level, luck)
    settled: DescentSetup = edition.settle(replace(setup, party=tuple(party), deck=deck or None))
    return settled


def deal_party(content: Library, level: str, luck: Random) -> list[HeroWish]:
    """Heroes with a class each; in epic play with skills, and items for their own share of the gold."""
    party: list[HeroWish] = []
    shop: Counter[str] = Counter()
    for hero in luck.sample(sorted(content.hero), luck.randint(FEWEST, MOST)):
        taken = {wish.calling for wish in party}
        free = [offer.id for offer in callings(content, HeroWish(hero)).offers if offer.id not in taken]
        wish = HeroWish(hero, luck.choice(free), level=level)
        if level != BASIC:
            learnt = spend(skills(content, wish).offers, LEVELS[level].xp, luck)
            left = [each for each in items(content, wish).offers if shop[each.id] < each.copies]
            worn = spend(left, LEVELS[level].gold, luck)
            shop.update(worn)
            wish = replace(wish, skills=learnt, items=worn, sold=(), level=BASIC)
        party.append(wish)
    return party


def spend(offers: Iterable[Offer], budget: int, luck: Random) -> tuple[str, ...]:
    """Cards in the order of luck, each that can still be paid."""
    found = []
    for offer in luck.sample(list(offers), len(list(offers))):
        if offer.cost <= budget:
            budget -= offer.cost
            found.append(offer.id)
    return tuple(found)


def deal_deck(content: Library, level: str, luck: Random) -> tuple[str, ...]:
    """Cards of the Overlord in the order of luck, each that he can pay and that needs no other first."""
    found: tuple[str, ...] = ()
    budget = LEVELS[level].overlord_xp
    offers = [offer for offer in for_sale(content) for _ in range(offer.copies)]
    for _ in range(2):  # cards of a higher level come when those below them are there
        for offer in luck.sample(offers, len(offers)):
            wished = (*found, offer.id)
            if offer.cost <= budget and wished.count(offer.id) <= offer.copies and is_legal(content, wished):
                found, budget = wished, budget - offer.cost
    return found


def is_legal(content: Library, cards: Sequence[str]) -> bool:
    try:
        check_deck(content, cards)
    except Refused:
        return False
    return True


def make_plan(games: int, seed: str, bot: str) -> Plan:
    """As many set-ups as games, each played once, with what must hold checked after every event."""
    edition = lay_out(box_of(GAME))
    setups = tuple(deal(edition, Random(f"{seed}/{number}")) for number in range(games))
    return Plan(
        game=GAME,
        setups=setups,
        bots=tuple((bot,) * len(edition.seats(setup)) for setup in setups),
        games=games,
        seed=seed,
        invariants=True,
        errors=Path(tempfile.gettempdir()) / "undercroft-dealt",
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, then tell; 1 if a game broke off or did not end."""
    parser = argparse.ArgumentParser(
        prog="make dealt", description=__doc__, epilog='example: make dealt DEALT="--games 50 --bots normal"'
    )
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bots", default="random", help="all seats play so (random)")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    plan = make_plan(given.games, given.seed, given.bots)
    games: list[Played] = []

    def watch(played: Played) -> None:
        games.append(played)
        if len(games) % 50 == 0:
            sys.stderr.write(f"{len(games)} of {plan.games} games\n")

    summary = simulate(plan, given.jobs, watch, {})
    broken = [game for game in games if game.result in (ERROR, UNFINISHED)]
    levels = Counter(level_of(setup.variants) for setup in plan.setups if isinstance(setup, DescentSetup))
    lines = [f"{name}: {count} games" for name, count in sorted(levels.items())]
    lines += [f"{game.scenario}, game {game.game}: {game.error or game.result}" for game in broken]
    decisions = sum(game.decisions for game in games)
    lines.append(f"{len(games)} games, {len(broken)} broken, {decisions} decisions, digest {summary.digest}")
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
