"""The Overlord's hand: cards left out of his deck, for whom he keeps his traps, and whom Reinforce brings."""

from __future__ import annotations

from undercroft.games.descent.records.abilities import ActionVerb, SpecialVerb, Use
from undercroft.games.descent.rules.cards.overlord_cards import PlayCard
from undercroft.games.descent.rules.cards.overlord_monsters import FillGroup
from undercroft.games.descent.rules.quests.placing import missing
from undercroft.games.descent.state import card_name
from undercroft.kernel import FigureId
from undercroft.space import Cells

from .places import arrival
from .position import RANGED, Position, nearest
from .quest_hints import HOARDS
from .reasons import Worth, because

LEFT_OUT = ("word-of-misery", "poison-dart", "dark-charm", "frenzy", "dark-might")  # the least useful first
BROUGHT = 100.0  # a figure that Reinforce brings, before the place
QUICK = "quick-casting"  # a second attack
PIT = "pit-trap"
LESSER = 0.6  # of the harm of a hero whom a pit may yet stun where he arrives
HALTING = ("tripwire", "web-trap", PIT)
MISSING = 2  # figures from which on it is worth the card


def left_out(at: Position, card: str) -> Worth:
    """A card to be set aside before the quest."""
    name = card_name(card)
    rank = LEFT_OUT.index(name) if name in LEFT_OUT else len(LEFT_OUT)
    return Worth(len(LEFT_OUT) - rank, because("discard"))


def refill_worth(at: Position, group: str) -> Worth:
    """Reinforce: the figures that it brings."""
    lacking = missing(at.g, group, "master") + missing(at.g, group, "minion")
    return Worth(0.7 * lacking if lacking >= MISSING else -0.5, because("group", count=lacking))


def brought(at: Position, cells: Cells) -> Worth | None:
    """The place of a figure that Reinforce brings; none: nobody is brought."""
    played = nearest(at, PlayCard)
    if nearest(at, FillGroup) is None or played is None:
        return None
    found = arrival(at, cells, played.group)
    return Worth(BROUGHT + found.score, found.reason)


def might(at: Position, hero: FigureId) -> float:
    """The damage that a hero who is on his way can do in a turn to one whose defeat decides."""
    known = at.s.heroes[hero]
    cast = 1 + (QUICK in known.skills and QUICK not in known.exhausted)
    cast += known.feat and any(isinstance(verb, ActionVerb) for verb in feat_of(at, known.kind).do)
    return max((cast * at.danger(hero, i)[1] for i in at.deciders), default=0.0)


def feat_of(at: Position, kind: str) -> Use:
    """The heroic feat of a hero."""
    found: Use = at.g.rules.content.hero[kind].feat
    return found


def runs_past(at: Position, hero: FigureId) -> bool:
    """Has a hero yet a feat that takes him on his way without a move action, so that nothing halts him?"""
    known = at.s.heroes[hero]
    return known.feat and SpecialVerb("run-and-strike") in feat_of(at, known.kind).do


def stands_alone(at: Position) -> bool:
    """Is it the encounter for which he has kept the cards that save somebody?"""
    return HOARDS.get(at.s.quest, at.s.encounter) < at.s.encounter


def keeps_trap(at: Position, name: str, hero: FigureId) -> bool:
    """Do heroes who are still to come need a trap more than this one, or does he not feel it here?"""
    if not stands_alone(at) or not at.deciders or name not in HALTING:
        return False
    if name == PIT:  # with no point to lose he is stunned
        return bool(at.s.figures[hero].movement or not at.s.turn.actions or not in_reach(at, hero))
    if in_reach(at, hero):
        return True
    names = [card_name(card) for card in at.s.overlord.held]
    weapon = at.weapon(hero)
    arrives = PIT in names and weapon is not None and not weapon.ranged  # the pit can hold him as well
    least = might(at, hero) * (LESSER if arrives else 1.0)
    later = [i for i in at.standing if i not in at.s.acted and i != hero and not runs_past(at, i)]
    wires = sum(each in HALTING and each != PIT for each in names)
    return sum(might(at, i) > least for i in later) >= max(1, wires)


def in_reach(at: Position, hero: FigureId) -> bool:
    """Can a hero attack one whose defeat decides from where he stands?"""
    weapon = at.weapon(hero)
    far = 0 if weapon is None else RANGED if weapon.ranged else weapon.reach
    return any(at.distance(hero, at.s.figures[i].cells) <= far for i in at.deciders)
