"""Which content of Gloomhaven an event shows at work, and what there is to be shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from undercroft.games.gloomhaven.events import cards, fights, rounds, story
from undercroft.games.gloomhaven.events.ground import Displaced, TreasureLooted
from undercroft.games.gloomhaven.library import library, page
from undercroft.games.gloomhaven.records.abilities import Active, BossSpecial, Half
from undercroft.games.gloomhaven.records.bosses import BossAct
from undercroft.games.gloomhaven.records.monsters import Boss
from undercroft.games.gloomhaven.records.scenario_rules import Allies, Boost, LootByAction, WalkingThrone
from undercroft.games.gloomhaven.records.scenario_rules import Trigger as Happening
from undercroft.games.gloomhaven.rules.actions import lasting
from undercroft.games.gloomhaven.rules.actions.actions import Action
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.effects.conditions import NEGATIVE, POSITIVE
from undercroft.games.gloomhaven.rules.items.items import UseItem
from undercroft.games.gloomhaven.rules.monsters.monster_turns import MonsterTurn
from undercroft.games.gloomhaven.rules.movement.looting import LootAbility
from undercroft.games.gloomhaven.rules.scenario.special_rules import specials_of
from undercroft.games.gloomhaven.rules.scenario.story import Story
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Entry, Event
from undercroft.parts.happenings import ConditionGained

from .arena import RECORDS
from .meetings import met, printed_pairs

PRINTED = 25  # scenarios with all their rules
CARDS = {card.id: card for deck in RECORDS.deck.values() for card in deck.cards}


def at_work(entry: Entry, game: Haven) -> Iterable[str]:
    """Which content an event shows at work."""
    event = entry.event
    yield from told(event)
    if type(event).apply is not Event.apply:
        yield from performed(event, game)
        yield from ruled(event, game)


def told(event: Event) -> Iterator[str]:
    """What the event itself names."""
    match event:
        case ConditionGained(_, condition):
            yield f"condition {condition}"
        case fights.ModifierAdded(_, card) if card in ("bless", "curse"):
            yield f"condition {card}"
        case fights.ModifierDrawn(_, card):
            yield f"modifier {card}"
        case story.GoalMeasured(_, goal):
            yield f"goal {goal}"
        case rounds.LastingBegan(each):
            yield f"lasting {each.effect.name}"
        case _:
            pass


def performed(event: Event, game: Haven) -> Iterator[str]:
    """Halves of cards and monsters' cards: which of their abilities has just done something."""
    frames = game.state.frames
    marking = isinstance(event, (cards.ItemUsed, rounds.DeedDone, rounds.ElementConsumed))
    yield from (f"item {frame.item}" for frame in frames if isinstance(frame, UseItem) and not marking)
    for i, frame in enumerate(frames[:-2]):
        above = frames[i + 1]
        if not isinstance(above, Perform):
            continue
        if isinstance(frame, Action) and not frame.basic:
            if above.at < len(frame.printed(game).abilities):
                yield f"half {frame.card} {frame.half} {above.at}"
        elif isinstance(frame, MonsterTurn):
            leaf = game.state.figures.get(frame.figure)
            if leaf is not None and leaf.rank and not leaf.objective:
                yield from by_card(game, leaf.kind, above)
                if above.at < len(above.abilities):
                    yield from met(game, frame.figure, above.ability)
    if isinstance(event, rounds.ElementConsumed) and isinstance(frames[-1], Perform):
        yield from augmented(game, frames[-1])


def by_card(game: Haven, kind: str, action: Perform) -> Iterator[str]:
    """An ability of a monster's card, or of a boss's special that the card calls for."""
    record = library(game).monster[kind]
    deck = next(
        (deck for deck in library(game).deck.values() if any(c.id == action.source for c in deck.cards)), None
    )
    if deck is None:
        return
    at = 0
    for i, ability in enumerate(deck.card(action.source).abilities):
        if not isinstance(ability, BossSpecial):
            if at == action.at:
                yield f"monster-card {action.source} {i}"
            at += 1
            continue
        for k, _ in enumerate(specials_of(game, kind, ability.number)):
            if at == action.at:
                yield f"monster-card {action.source} {i}"
                yield f"boss {kind} {ability.number} {k}" if isinstance(record, Boss) else ""
            at += 1


def augmented(game: Haven, action: Perform) -> Iterator[str]:
    """Elements are consumed for an ability of a card."""
    frames = game.state.frames
    below = frames[-2] if len(frames) > 1 else None
    if isinstance(below, Action) and not below.basic:
        yield f"augment {below.card} {below.half} {action.at} {action.augmented}"
    elif isinstance(below, MonsterTurn):
        yield f"augment {action.source} {action.at} {action.augmented}"


def ruled(event: Event, game: Haven) -> Iterator[str]:
    """Special rules of the scenario's page."""
    s = game.state
    if not s.frames:
        return
    for place, rule in enumerate(page(game).rules if s.rooms else ()):
        name = f"rule {s.scenario} {place}"
        match rule:
            case Happening():
                telling = next((frame for frame in s.frames if isinstance(frame, Story)), None)
                followed = telling is not None and telling.waiting[:1] == (place,) and telling.at
                if followed and not isinstance(event, rounds.Noted):
                    yield f"{name} {telling.at - 1}" if telling is not None else ""
            case Allies() if isinstance(event, rounds.FigurePlaced | story.SideChanged):
                if s.figures[event.figure].kind in rule.monsters and s.figures[event.figure].side == "party":
                    yield name
            case Boost() if isinstance(event, rounds.FigurePlaced):
                if event.leaf.kind in rule.monsters:
                    yield name
            case LootByAction() if isinstance(event, TreasureLooted):
                if any(isinstance(frame, LootAbility) for frame in s.frames):
                    yield name
            case WalkingThrone() if isinstance(event, Displaced):
                if s.figures[event.figure].kind == rule.throne:
                    yield name
            case _:
                pass


# -- all there is


def content() -> dict[str, str]:
    """Every name of content, with what it belongs to: a card, an item, a monster's card, a scenario."""
    found: dict[str, str] = {}
    for card in RECORDS.card.values():
        for name, half in (("top", card.top), ("bottom", card.bottom)):
            found.update(dict.fromkeys(names_of_half(card.id, name, half), f"{card.id} {name}"))
    for deck in RECORDS.deck.values():
        for each in deck.cards:
            found.update(dict.fromkeys(names_of_card(each.id, each.abilities), each.id))
    for boss in RECORDS.monster.values():
        if isinstance(boss, Boss):
            for number, acts in ((1, boss.special_1), (2, boss.special_2)):
                found.update({f"boss {boss.id} {number} {i}": boss.id for i, _ in enumerate(acts)})
    found.update({f"item {item.id}": item.id for item in RECORDS.item.values() if item.when != "worn"})
    found.update({f"condition {name}": "" for name in (*NEGATIVE, *POSITIVE)})
    found.update({f"modifier {name}": name for name in RECORDS.modifier})
    found.update({f"goal {name}": name for name in RECORDS.goal})
    found.update({name: f"meeting {name}" for name in printed_pairs()})
    for scenario in RECORDS.scenario.values():
        if scenario.number <= PRINTED:
            found.update(dict.fromkeys(names_of_rules(scenario.id, scenario.rules), scenario.id))
    return found


def names_of_half(card: str, name: str, half: Half) -> Iterator[str]:
    for i, ability in enumerate(half.abilities):
        yield f"half {card} {name} {i}"
        if isinstance(ability, Active):
            yield from (f"lasting {special}" for special in lasting.NAMES if special == ability.name)
        else:
            for k, _ in enumerate(getattr(ability, "augments", ())):
                yield f"augment {card} {name} {i} {k}"


def names_of_card(card: str, abilities: tuple[BossAct, ...]) -> Iterator[str]:
    for i, ability in enumerate(abilities):
        yield f"monster-card {card} {i}"
        for k, _ in enumerate(getattr(ability, "augments", ())):
            yield f"augment {card} {i} {k}"


def names_of_rules(scenario: str, rules: tuple[Any, ...]) -> Iterator[str]:
    for place, rule in enumerate(rules):
        if isinstance(rule, Happening):
            yield from (f"rule {scenario} {place} {i}" for i, _ in enumerate(rule.do))
        else:
            yield f"rule {scenario} {place}"
