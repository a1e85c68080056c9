"""Scenes for the exhaustive runner: each is about to show something of the game's content."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from undercroft.games.gloomhaven.records.monsters import Boss, NamedMonster
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId, Game, rng_from
from undercroft.sim.exhaust import Scene
from undercroft.sim.testers import Luck, NewGame

from .arena import EDITION, RECORDS, shuffle
from .meetings import printed_pairs
from .sets import (
    beside_treasure,
    boss_scene,
    breaking,
    card_scene,
    doubling,
    dungeon_scene,
    falling,
    fresh_scene,
    item_scene,
    monster_scene,
    moving_by_attack,
    on_marks,
    perk_scene,
    scenario_scene,
    stunned,
    there_and_back,
    won_scene,
)


def whole_game(seed: str) -> Haven:
    """Any scenario with any party from its set-up on, which is watched, too."""
    luck = Luck(f"{seed}/whole")
    offers = EDITION.offers()
    scenario = luck.choose([offer.id for offer in offers if offer.kind == "scenario" and offer.playable])
    kinds = shuffle(luck, list(RECORDS.character))[: 2 + luck.below(3)]
    variants = luck.choose(((), (), ("permanent-death",), ("reduced-randomness",), ("open",)))
    party = tuple(f"{kind}:{1 + luck.below(4)}" for kind in kinds)
    setup = EDITION.settle(HavenSetup(scenario=scenario, party=party, variants=variants))
    state = EDITION.box.begin(RECORDS, setup)
    state.rng = rng_from(seed)
    return Game(EDITION.rules, state)


# -- all of them


def scenes(everything: Mapping[str, str], steps: Collection[str]) -> list[NewGame | Scene]:
    """Each with the names that it may show, by what they belong to, or with any step, event and option."""
    shows: dict[str, set[str]] = {}
    for name, owner in everything.items():
        shows.setdefault(owner, set()).add(name)
    return [
        *(
            Scene(card_scene(card, half), shows[f"{card} {half}"] | steps_of(card, half) & set(steps), 12)
            for card in RECORDS.card
            for half in ("top", "bottom")
        ),
        *monster_scenes(shows),
        *(
            Scene(monster_scene(it.kind, it.card, it.rank, it.level), {name}, 12)
            for name, it in printed_pairs().items()
        ),
        *(Scene(item_scene(name), {f"item {name}"}, 40) for name in RECORDS.item),
        *(
            Scene(perk_scene(kind, place, card), {f"modifier {card}"}, 6)
            for kind, record in RECORDS.character.items()
            for place, perk in enumerate(record.perks)
            for card in dict.fromkeys(perk.add)
        ),
        *scenario_scenes(shows, steps),
        *(Scene(start, steps, 20) for start in (moving_by_attack, falling)),
        *[Scene(card_scene("phantasmal-killer", "top"), {"step gh.strike.replace_attack"}, 20)] * 5,
        *[Scene(card_scene("chimeric-formula", "bottom"), {"event CardPassed"}, 12)] * 3,
        *[Scene(stunned, shows["quietus top"], 5)] * 3,
        *[Scene(there_and_back, shows["feedback-loop bottom"], 4)] * 10,
        *[Scene(card_scene("hook-and-chain", "bottom"), shows["hook-and-chain bottom"], 8)] * 5,
        *[Scene(card_scene("spring-the-trap", "top"), {"step gh.disarm_trap.afflict"}, 12)] * 3,
        *[Scene(card_scene("pilfer", "top"), {"event MoneyGained"}, 8)] * 3,
        *[Scene(doubling, {"option add-first", "option double-first"}, 6)] * 3,
        *[Scene(card_scene("pulverize", "top"), {"option bump"}, 12)] * 8,
        *[Scene(whole_game, {*steps, *(name for name in everything if name.startswith("goal "))})] * 2,
    ]


def steps_of(card: str, half: str) -> set[str]:
    """The steps of what performs the abilities of a half."""
    printed = RECORDS.card[card].top if half == "top" else RECORDS.card[card].bottom
    perform = EDITION.rules.abilities.procedure_for
    own = [perform(FigureId(0), ability) for ability in printed.abilities]
    return {f"step {step.what}" for procedure in own for step in procedure.steps.values()}


def monster_scenes(shows: Mapping[str, set[str]]) -> Iterator[Scene]:
    """Every type with every card of its deck; bosses on their own pages, too."""
    for kind, record in RECORDS.monster.items():
        if isinstance(record, NamedMonster):
            continue
        for card in RECORDS.deck[record.deck].cards:
            found = shows[card.id] | shows.get(kind, set())
            yield Scene(monster_scene(kind, card.id), found, 10)
            for page in RECORDS.scenario.values():
                if isinstance(record, Boss) and kind in page.monsters and not page.missing:
                    more = {"step gh.throne_moves.open_doors"} if kind == "prime-demon" else set()
                    yield Scene(boss_scene(page.id, kind, card.id), found | more, 15)


def scenario_scenes(shows: Mapping[str, set[str]], steps: Collection[str]) -> Iterator[Scene]:
    """The rules of the first scenarios; doors of all; what only some pages bring about."""
    for page in RECORDS.scenario.values():
        if page.missing:
            continue
        yield Scene(scenario_scene(page.id, 3, 1), steps, 10)
        for players in (2, 3, 4) if page.id in shows else ():
            yield Scene(fresh_scene(page.id, players), shows[page.id], 15)
            yield Scene(scenario_scene(page.id, players, players), shows[page.id], 15)
            yield Scene(scenario_scene(page.id, players, players + 3), shows[page.id], 15)
    yield Scene(scenario_scene("003", 2), shows["003"], 90)
    yield Scene(on_marks("015", 2, 9, "c", but="a"), shows["015"], 40)
    yield Scene(on_marks("015", 2, 9, "d", but="b"), shows["015"], 40)
    yield Scene(on_marks("041", 2, 9, "a"), {"event Escaped"}, 90)
    yield Scene(on_marks("041", 3, 2), {"event DoorsUnlocked"}, 60)
    yield Scene(beside_treasure("007"), shows["007"], 10)
    yield Scene(beside_treasure("001"), steps, 10)
    yield Scene(fresh_scene("029", 2), {"event DoorBared"}, 5)
    for page_id in ("021", "022", "029"):
        yield Scene(breaking(page_id), steps, 10)
    ally = {name for name in steps if name.startswith("step gh.ally_turn")}
    yield from (Scene(scenario_scene("019", 2, doors), ally, 80) for doors in (1, 2, 3, 4))
    yield from (Scene(dungeon_scene(card), steps, 15) for card in RECORDS.dungeon)
    yield Scene(dungeon_scene("", worn=True), steps, 5)
    yield Scene(beside_treasure("random"), steps, 10)
    yield Scene(scenario_scene("random", 3, 3), steps, 30)
    yield Scene(won_scene("1"), steps, 80)
    yield Scene(won_scene("random"), steps, 80)
    yield Scene(fresh_scene("random", 3), steps, 20)
