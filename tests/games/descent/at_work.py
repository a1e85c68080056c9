"""Which content of Descent an event shows at work, and what there is to be shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

from undercroft.games.descent.events import cards, fights, moves, things
from undercroft.games.descent.library import FEAT
from undercroft.games.descent.records.abilities import Surge, Use
from undercroft.games.descent.records.campaign import Icon
from undercroft.games.descent.records.quest_rules import ActRule, FaceEffect, QuestEffect, RevealEffect, Rule
from undercroft.games.descent.rules.cards.overlord_cards import PlayCard
from undercroft.games.descent.rules.cards.using import UseAbility, UseCard
from undercroft.games.descent.rules.quests.effects import Follow
from undercroft.games.descent.rules.travel.events import Befall
from undercroft.games.descent.state import Descent, card_name, ground
from undercroft.kernel import Entry, Event
from undercroft.parts.happenings import ConditionGained

from .arena import RECORDS

SURGES = ("hearts", "range", "pierce", "shields", "conditions", "now", "then", "blast")


def at_work(entry: Entry, game: Descent) -> Iterable[str]:
    """Which content an event shows at work."""
    event = entry.event
    yield from told(event, game)
    if type(event).apply is Event.apply or isinstance(event, cards.OverlordCardDone):
        return
    for frame in game.state.frames:
        match frame:  # `at`: the price is paid, and it does what it says
            case UseCard(at=0) | UseAbility(at=0) | PlayCard(at=0):
                pass
            case UseCard(figure=figure, card=card):
                hero = game.state.heroes[figure]
                yield f"feat {hero.kind}" if card == FEAT else f"card {card_name(card)}"
            case UseAbility(card=card):
                yield f"ability {card}"
            case PlayCard(card=card):
                yield f"overlord {card_name(card)}"
            case Befall():
                yield from on_the_way(game)
            case Follow():
                yield from (f"quest effect {each}" for each in followed(frame))


def on_the_way(game: Descent) -> Iterator[str]:
    """The section of a Travel Event card that is being resolved."""
    if now := game.state.journey:
        yield f"travel {now.card} {now.icon}"


def told(event: Event, game: Descent) -> Iterator[str]:
    """What the event itself names."""
    match event:
        case ConditionGained(_, condition):
            yield f"condition {condition}"
        case fights.SurgeSpent(_, ability, _, surge):
            yield f"surge of {card_name(ability.partition('.')[0])}"
            yield from (f"surge {field}" for field in fields_of(surge))
        case cards.Exhausted(_, card) if is_turned_only(card):
            yield f"card {card}"
        case moves.LavaBurned():
            yield "terrain lava"
        case moves.FellIntoPit():
            yield "terrain pit"
        case moves.Entered(_, cell, 2) if ground(game).terrain.water >> cell & 1:
            yield "terrain water"
        case things.CardFound(_, card):
            yield f"search {card_name(card)}"


def is_turned_only(card: str) -> bool:
    """Does a skill work as long as it lies exhausted (Tumble)?"""
    record = RECORDS.skill.get(card)
    return record is not None and not any(use.do for use in record.uses)


def fields_of(surge: Surge) -> list[str]:
    return [name for name in SURGES if getattr(surge, name, 0)]


def followed(frame: Follow) -> Iterator[str]:
    """The verb of a quest that is being followed."""
    for effect in frame.effects[: frame.at]:
        yield str(effect.__struct_config__.tag)


def content() -> dict[str, str]:
    """All that an event can show at work, by name; and in which records it is."""
    found: dict[str, str] = {}
    for kind, records in (("skill", RECORDS.skill), ("item", RECORDS.item), ("search", RECORDS.search)):
        for name, record in records.items():
            if record.uses:
                found[f"card {name}"] = kind
            if getattr(record, "grants", ()) or getattr(record, "surges", ()):
                found[f"surge of {name}"] = kind
    for name, sheet in RECORDS.hero.items():
        found[f"feat {name}"] = "hero"
        if sheet.uses:
            found[f"card {name}"] = "hero"
        if sheet.grants:
            found[f"surge of {name}"] = "hero"
    for name, ability in RECORDS.ability.items():
        if ability.uses:
            found[f"ability {name}"] = "ability"
    for name, relic in RECORDS.relic.items():
        if relic.uses:
            found[f"ability {name}"] = "relic"
        if relic.grants:
            found[f"surge of {name}"] = "relic"
    found |= {f"overlord {name}": "overlord" for name in RECORDS.overlord}
    found |= {f"condition {name}": "condition" for name in ("diseased", "immobilized", "poisoned", "stunned")}
    found |= {f"terrain {name}": "terrain" for name in ("water", "pit", "lava")}
    found |= {f"search {name}": "search" for name in RECORDS.search}
    found |= {f"surge {name}": "surge" for name in printed_surges()}
    found |= {f"quest effect {name}": "quest" for name in quest_effects()}
    found |= {f"travel {card} {icon}": "travel" for card, icon in travel_sections()}
    return found


def travel_sections() -> list[tuple[str, Icon]]:
    """All sections of Travel Event cards that have an event, by card and icon."""
    icons: tuple[Icon, ...] = get_args(Icon)
    return [(card.id, icon) for card in RECORDS.travel.values() for icon in icons if card.section(icon)]


def printed_surges() -> set[str]:
    """Whatever printed surges give."""
    surges = [surge for item in RECORDS.item.values() for surge in item.surges]
    for monster in RECORDS.monster.values():
        stats = (act_half for act in (monster.act1, monster.act2) for act_half in (act.minion, act.master))
        surges += [surge for each in stats for surge in each.surges]
    return {name for surge in surges for name in fields_of(surge)}


def quest_effects() -> set[str]:
    """The verbs of all acts of quests."""
    return {str(effect.__struct_config__.tag) for rule in quest_rules() for effect in effects_of(rule)}


def quest_rules() -> Iterator[Rule]:
    for quest in RECORDS.quest.values():
        for encounter in quest.encounters:
            yield from encounter.rules


def effects_of(rule: Rule | FaceEffect) -> Iterator[QuestEffect]:
    if isinstance(rule, (ActRule, FaceEffect)):
        for effect in rule.do:
            yield effect
            if isinstance(effect, RevealEffect):
                for face in effect.faces:
                    yield from effects_of(face)


def without_use(records: Mapping[str, object]) -> set[str]:
    """Records that change numbers while they lie there, and have no moment of use and no surge."""
    found = set()
    for name, record in records.items():
        uses: tuple[Use, ...] = getattr(record, "uses", ())
        if not (uses or getattr(record, "grants", ()) or getattr(record, "surges", ())):
            found.add(name)
    return found
