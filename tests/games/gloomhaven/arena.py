"""Positions dealt by a seed, in which almost anything can happen: for the exhaustive runner.

An open floor with obstacles, traps, water, embers, money and a treasure; strong elements; characters with
discarded, lost and spent things; sturdy monsters close by.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from msgspec.structs import replace

from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.gloomhaven.box import make_rules
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.party import Hero, allowed, apply_perk, modifier_cards_of, standard_cards
from undercroft.games.gloomhaven.records.maps import Room
from undercroft.games.gloomhaven.records.monsters import Boss, NamedMonster
from undercroft.games.gloomhaven.records.scenario_goals import KillAll
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.games.gloomhaven.rules.items.equipment import check_equipment
from undercroft.games.gloomhaven.rules.monsters.stats import monster_stats
from undercroft.games.gloomhaven.rules.requirements import empty
from undercroft.games.gloomhaven.rules.round.rounds import Round
from undercroft.games.gloomhaven.rules.scenario.joining import join
from undercroft.games.gloomhaven.rules.scenario.placing import deck_of
from undercroft.games.gloomhaven.state import (
    MONSTERS,
    STRONG,
    Carried,
    Figure,
    Haven,
    HavenState,
    Slot,
    Terrain,
    Trap,
    Treasure,
)  # fmt: skip
from undercroft.kernel import CardId, FigureId, Game, Procedure, Rules, Seat, SetupError, rng_from
from undercroft.parts.conditions import Condition
from undercroft.parts.decks import Deck, shuffled
from undercroft.sim.testers import Luck
from undercroft.space import Cells

EDITION: Edition = lay_out(box_of("gloomhaven"))
RECORDS: Library = EDITION.rules.content
FLOOR = " ".join(f"2..12:{r}" for r in range(2, 12))
MIDDLE = GRID.cell(7, 7)
STURDY = 60  # hit points: nothing is over too soon
LOOSE = ("poison", "wound", "muddle", "strengthen")  # conditions that leave a figure able to act
TIGHT = (*LOOSE, "stun", "stun", "immobilize", "disarm", "invisible")


@cache
def arena_rules() -> Rules[Any]:
    here = Room(id="here", tiles=("arena",), floor=FLOOR, start=FLOOR)
    page = Scenario(id="arena", number=1, goals=(KillAll(),), rooms=(here,))
    kept = {name: getattr(RECORDS, name) for name in RECORDS.__struct_fields__}
    return make_rules(Library(**{**kept, "scenario": {**RECORDS.scenario, page.id: page}}))


# -- characters


def some_hero(luck: Luck, kind: str, *, card: str = "", item: str = "", perk: int | None = None) -> Hero:
    """A character of level 9 with whatever hand, perks and items; some of them may be named."""
    cards = [each for each in allowed(RECORDS, kind, 9) if each != card]
    wanted = [card] if card else []
    hand = (*wanted, *shuffle(luck, cards))[: RECORDS.character[kind].hand_size]
    return Hero(kind, 9, hand, some_perks(luck, kind, perk), some_items(luck, item))


def some_perks(luck: Luck, kind: str, first: int | None) -> tuple[int, ...]:
    """As many as a sheet allows at most, which its deck allows, too."""
    sheet = RECORDS.character[kind].perks
    boxes = shuffle(luck, [i for i, perk in enumerate(sheet) for _ in range(perk.times)])
    if first is not None:
        boxes.remove(first)
        boxes.insert(0, first)
    found: list[int] = []
    cards = standard_cards(RECORDS)
    for box in boxes[:14]:
        left = cards.copy()
        try:
            apply_perk(left, sheet[box], kind)
        except SetupError:
            continue
        found.append(box)
        cards = left
    return tuple(sorted(found))


def some_hand(luck: Luck, kind: str, level: int) -> tuple[str, ...]:
    """A hand that a character of that level may have: the gained cards it can have, then others."""
    found: tuple[str, ...] = ()
    size = RECORDS.character[kind].hand_size
    for card in shuffle(luck, list(allowed(RECORDS, kind, level))):
        gained = [at for each in (*found, card) if isinstance(at := RECORDS.card[each].level, int)]
        fits = all(sum(at > below for at in gained) <= level - below for below in range(1, level))
        found += (card,) if fits and len(found) < size else ()
    return found


def some_items(luck: Luck, first: str = "", level: int = 9) -> tuple[str, ...]:
    """As many as can be worn, the named one among them."""
    found = (first,) if first else ()
    for item in shuffle(luck, [each for each in RECORDS.item if each != first])[:12]:
        try:
            check_equipment(RECORDS, level, (*found, item))
        except SetupError:
            continue
        found += (item,)
    return found


def shuffle(luck: Luck, some: list[Any]) -> list[Any]:
    """All of them in an order of chance."""
    left, out = some.copy(), []
    while left:
        out.append(left.pop(luck.below(len(left))))
    return out


# -- the arena


def arena(
    seed: str, heroes: list[Hero], monsters: list[tuple[str, str]], *frames: Procedure, near: bool = True
) -> Haven:
    """Everybody on the floor by chance, and then a round after what is to be done first."""
    luck, rules = Luck(f"{seed}/arena"), arena_rules()
    state = HavenState(scenario="arena", level=1 + luck.below(5), party=tuple(hero.kind for hero in heroes))
    state.rng, state.round, state.rooms = rng_from(seed), 1, ("here",)
    game: Haven = Game(rules, state)
    free = places(luck, near)
    for seat, hero in enumerate(heroes):
        seat_hero(game, luck, Seat(seat), hero, free)
    state.attack_decks[MONSTERS] = Deck(shuffled(standard_cards(RECORDS)))
    for kind, rank in monsters:
        add_monster(game, luck, kind, rank, free.pop(0))
    for kind in dict.fromkeys([kind for kind, _ in monsters]):
        deck = deck_of(game, kind)
        state.ability_decks[deck] = Deck(shuffled(card.id for card in RECORDS.deck[deck].cards))
    state.goals = Deck(shuffled(RECORDS.goal))
    state.elements = tuple(luck.choose((STRONG, STRONG, STRONG, 1)) for _ in range(6))
    state.terrain = some_terrain(luck, free)
    kinds = dict.fromkeys(kind for kind, _ in monsters)
    state.order = (
        *(Slot(10 * (i + 1), str(i)) for i in range(len(heroes))),
        *(Slot(50, kind) for kind in kinds),
    )
    state.frames.extend([Round(), Round(), *frames])
    return game


def places(luck: Luck, near: bool) -> list[int]:
    """Free hexes; the first ones close to the middle, or anywhere."""
    floor = [GRID.cell(x, y) for x in range(2, 13) for y in range(2, 12) if GRID.cell(x, y) != MIDDLE]
    close = sorted(floor, key=lambda cell: GRID.apart(cell, MIDDLE))[:18] if near else floor
    return [MIDDLE, *shuffle(luck, close), *shuffle(luck, [cell for cell in floor if cell not in close])]


def seat_hero(game: Haven, luck: Luck, seat: Seat, hero: Hero, free: list[int]) -> None:
    """With all that a hero may have used up, but two cards at least in hand."""
    state = game.state
    join(game, seat, hero)
    state.attack_decks[str(seat)] = Deck(shuffled(modifier_cards_of(RECORDS, hero)))
    mat = state.characters[seat]
    used = 2 + luck.below(3)
    hand = mat.hand[:-used]
    state.characters[seat] = replace(
        mat,
        hand=hand,
        discard=mat.hand[-used:-1],
        lost=mat.hand[-1:],
        items=tuple(
            Carried(each.item, luck.choose(("ready", "ready", "ready", "spent"))) if i else each
            for i, each in enumerate(mat.items)
        ),
        initiative=10 * (seat + 1),
        second=50,
        asks=not luck.below(4),
        goal=CardId(luck.choose(list(RECORDS.goal))),
    )
    hurt = 1 + luck.below(5)
    leaf = replace(state.figures[mat.figure], full=STURDY, hp=STURDY - hurt, cells=1 << free.pop(0))
    state.figures[mat.figure] = replace(leaf, conditions=some_conditions(luck))


def add_monster(game: Haven, luck: Luck, kind: str, rank: str, cell: int) -> None:
    state, record = game.state, RECORDS.monster[kind]
    rank = "boss" if isinstance(record, Boss) else "named" if isinstance(record, NamedMonster) else rank
    number = 1 + sum(f.kind == kind for f in state.figures.values())
    leaf = Figure(kind, cells=1 << cell, rank=cast(Any, rank), number=number)
    full = monster_stats(game, leaf).hp
    hp = luck.choose((full, max(1, full - 3), 1, 2))
    figure = FigureId(state.last_figure + 1)
    state.figures[figure] = replace(leaf, hp=hp, full=full, conditions=some_conditions(luck, TIGHT))
    state.last_figure = figure


def some_conditions(luck: Luck, some: tuple[str, ...] = LOOSE) -> tuple[Condition, ...]:
    if luck.below(3):
        return ()
    name = luck.choose(some)
    return (Condition(name, 0 if name in ("poison", "wound") else 1),)


def some_terrain(luck: Luck, free: list[int]) -> Terrain:
    """On the next free hexes; two obstacles stand side by side at times."""
    obstacles = tuple(1 << free.pop(0) for _ in range(2 + luck.below(3)))
    return Terrain(
        obstacles=obstacles,
        traps=tuple(Trap(free.pop(0), 3) for _ in range(1 + luck.below(2))),
        money=tuple(sorted((free.pop(0), 1 + luck.below(2)) for _ in range(3))),
        treasures=(Treasure(free.pop(0), "goal"),),
        difficult=1 << free.pop(0),
        hazardous=1 << free.pop(0),
    )


def empty_hexes(g: Haven) -> Cells:
    """The hexes that pass the requirements of an empty one, as questions narrow them."""
    left = GRID.canvas
    for requirement in empty("GH-DEF-09"):
        left = requirement.narrow(g, None, left)
    return left
