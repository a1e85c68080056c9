"""The status of the scenario: goal, rules, elements, numbers, decks, the end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from undercroft.games.gloomhaven.ground import Layout
from undercroft.games.gloomhaven.library import layout, library
from undercroft.games.gloomhaven.records.scenarios import Rewards
from undercroft.games.gloomhaven.rules.monsters.stats import hazard_damage, monster_level, trap_damage
from undercroft.games.gloomhaven.settled import settled_goals, settled_losses, settled_rules
from undercroft.games.gloomhaven.state import ELEMENTS, MONSTERS, Haven
from undercroft.kernel import Seat
from undercroft.parts.decks import Deck
from undercroft.scenes import shapes
from undercroft.scenes.gloomhaven.phrasebook import Phrasebook, capital, phrasebook_of
from undercroft.scenes.read_cache import ReadCache, cache_of
from undercroft.text.cards import sentence_of
from undercroft.text.narrator import Narrator
from undercroft.text.words import message_id

from .goals import progress
from .modifiers import face

ELEMENT_STATES = ("inert", "waning", "strong")  # by the numbers of the state
ICONS = {"monster-level": "skull"}  # of gauges that have no icon of their own name
FIGHTING = ("party", "monsters", "wild")  # sides, each an enemy of the others
RANKS: dict[str, shapes.Frame] = {
    "hero": "double", "summon": "dashed", "normal": "ring", "elite": "thick", "boss": "star", "named": "star",
    "thing": "square",
}  # fmt: skip
SHOWN = 3  # cards of a modifier deck that were drawn last


def status(g: Haven, narrator: Narrator) -> shapes.Status:
    """The page of the scenario, and all that lies open beside the board."""
    s, book = g.state, phrasebook_of(narrator)
    goals, rules = _page(book, layout(g), len(s.party), s.level)
    return shapes.Status(
        game="gloomhaven",
        title=_title(book, s.scenario),
        round=s.round,
        goal=goals,
        rules=rules,
        gauges=(
            *_elements(book, s.elements, s.turn.infused),
            *progress(g, book),
            *_foot(g, book),
            *_decks(g, book, cache_of(narrator)),
        ),
        sides=_sides(book, tuple(s.characters)),
        ranks=_ranks(book),
        outcome=s.outcome,
        result=_result(g, book) if s.outcome else "",
    )


@lru_cache(64)
def _sides(book: Phrasebook, seats: tuple[Seat, ...]) -> tuple[shapes.Side, ...]:
    """The sides of the fight (GH-DEF-02): an objective that lies there fights nobody."""
    return tuple(
        shapes.Side(
            id,
            book.say(f"haven-side-name-{id}"),
            seats if id == "party" else (),
            tuple(other for other in FIGHTING if other != id) if id in FIGHTING else (),
        )
        for id in (*FIGHTING, "things")
    )


@lru_cache(16)
def _ranks(book: Phrasebook) -> tuple[shapes.Rank, ...]:
    return tuple(shapes.Rank(id, book.say(f"haven-rank-{id}"), frame=frame) for id, frame in RANKS.items())


@lru_cache(512)
def _title(book: Phrasebook, scenario: str) -> str:
    """The scenario by number and name; one that nobody has named by its id."""
    message = message_id("scenario", scenario)
    name = book.say(message) if book.words.has(message) else scenario
    if not scenario.isdigit():
        return capital(name)
    return book.say("haven-title", number=int(scenario), name=name)


@lru_cache(512)
def _page(
    book: Phrasebook, found: Layout, players: int, level: int
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """How the scenario is won and lost, and its special rules, with the numbers of this party."""
    page = found.scenario
    goals = tuple(book.sentence(goal) for goal in settled_goals(page, players, level))
    losses = settled_losses(page, players, level)
    goals += tuple(sentence_of(book.say("haven-lost-if", what=book.part(loss))) for loss in losses)
    return goals, tuple(book.sentence(rule) for rule in settled_rules(page, players, level))


@lru_cache(1 << 10)
def _elements(
    book: Phrasebook, elements: tuple[int, ...], infused: tuple[str, ...]
) -> tuple[shapes.Gauge, ...]:
    """The six elements; those infused in this turn are strong when it ends (GH-ELM-05)."""
    found = []
    for element, at in zip(ELEMENTS, elements):
        state = ELEMENT_STATES[at]
        name = capital(book.thing("element", element))
        note = book.say("haven-element", element=name, state=state)
        if element in infused and state != "strong":
            note = book.say("haven-infused", element=name)
        found.append(shapes.Gauge(element, name, state, element, "head", note))
    return tuple(found)


def _foot(g: Haven, book: Phrasebook) -> tuple[shapes.Gauge, ...]:
    """The numbers of the scenario's level (GH-LVL-05, GH-LVL-06)."""
    tables, level = library(g).table, g.state.level
    values = {
        "level": level,
        "monster-level": monster_level(g),
        "trap": trap_damage(g),
        "hazard": hazard_damage(g),
        "gold": tables["gold"].at(level),
        "xp": tables["bonus-xp"].at(level),
    }
    return _numbers(book, tuple(values.items()))


@lru_cache(1 << 8)
def _numbers(book: Phrasebook, values: tuple[tuple[str, int], ...]) -> tuple[shapes.Gauge, ...]:
    found = []
    for id, value in values:
        label, note = book.say(f"haven-foot-{id}"), book.say(f"haven-note-{id}")
        found.append(shapes.Gauge(id, label, str(value), ICONS.get(id, id), "foot", note))
    return tuple(found)


def _decks(g: Haven, book: Phrasebook, memory: ReadCache) -> Iterator[shapes.Gauge]:
    """The modifier decks: how many cards are left, and which were drawn last (GH-AMD)."""
    s = g.state
    for name, deck in s.attack_decks.items():
        kind = "" if name == MONSTERS else s.characters[Seat(int(name))].kind
        yield memory.made_of(("deck", name), _deck, book, name, kind, deck, name in s.reshuffle)


@lru_cache(1 << 12)
def _deck(book: Phrasebook, name: str, kind: str, deck: Deck, shuffles: bool) -> shapes.Gauge:
    records = book.records.modifier
    faces = [face(records[card]) for card in deck.discard[-SHOWN:]]
    note = book.say(
        "haven-deck", cards=deck.size, drawn=", ".join(faces) or "none", shuffles=str(shuffles).lower()
    )
    label = book.kind(kind) if kind else capital(book.thing("deck", name))
    return shapes.Gauge(f"deck-{name}", label, str(deck.size), "modifiers", "decks", note)


def _result(g: Haven, book: Phrasebook) -> str:
    """How it ended, and what the party gets for it."""
    s = g.state
    said = book.say(f"result-{s.outcome}")
    rewards = list(_rewards(book, layout(g).scenario.rewards)) if s.outcome == "won" else []
    if not rewards:
        return said
    return " ".join([said, book.say("haven-rewards", rewards=book.listed(rewards))])


def _rewards(book: Phrasebook, rewards: Rewards) -> Iterator[str]:
    for field in ("gold_each", "gold_together", "xp_each", "checkmarks_each", "reputation", "prosperity"):
        if value := getattr(rewards, field):
            yield book.say(f"haven-reward-{field.replace('_', '-')}", value=value, signed=f"{value:+d}")
    numbers = {item.number: item.id for item in book.records.item.values()}
    for reward in rewards.items:
        if reward.item in numbers:
            name = book.thing("item", numbers[reward.item])
            yield book.say("haven-reward-item", item=name, count=reward.count)
    if achievements := len(rewards.party_achievements) + len(rewards.world_achievements):
        yield book.say("haven-reward-achievements", count=achievements)
