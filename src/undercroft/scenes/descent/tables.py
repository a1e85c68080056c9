"""The table round the map: order of turns, the quest with its goals, counters and clocks, and the decks."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.descent.checks import parts_of
from undercroft.games.descent.records.quest_rules import (
    ActRule,
    ArriveRule,
    AuraRule,
    CarryRule,
    CollapseRule,
    DoorRule,
    FleeRule,
    MarchRule,
    Part,
    QuestRule,
    SkipRule,
    SpecialEffect,
    SpecialRule,
)
from undercroft.games.descent.records.quests import AllGoal, Goal
from undercroft.games.descent.rules.quests.arriving import is_of_edition
from undercroft.games.descent.rules.quests.page import attributes_for, encounter, last_round, number
from undercroft.games.descent.rules.values import stats_of
from undercroft.games.descent.state import HEROES, OVERLORD, Descent
from undercroft.kernel import FigureId, replace
from undercroft.scenes import shapes
from undercroft.scenes.building import ranks_of
from undercroft.text.cards import part_text, sentence_of
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital

from . import cards, journeys
from .reinforcements import reinforcements

RANKS: dict[str, shapes.Frame] = {
    "hero": "double", "familiar": "dashed", "ally": "ring", "minion": "ring", "master": "thick",
    "monster": "ring", "lieutenant": "star", "spirit": "ring", "out": "dashed",
}  # fmt: skip


def track(g: Descent, narrator: Narrator) -> tuple[shapes.Row, ...]:
    """Heroes with their Activation cards, hero figures of the quest, then the Overlord's groups (D2-RND)."""
    s = g.state
    heroes = [
        _row(g, f"hero-{i}", capital(_name(g, i, narrator)), hero.kind, (i,), i in s.acted, hero.seat)
        for i, hero in s.heroes.items()
    ]
    allies = tuple(i for i, leaf in s.figures.items() if leaf.role == "ally" and leaf.cells)
    if allies:
        heroes.append(_row(g, "allies", narrator.say("descent-allies"), "ally", allies, False, -1))
    groups = [_group(g, name, narrator) for name in s.groups]
    return (*journeys.stops(g, narrator), *heroes, *groups)


def _row(
    g: Descent, id: str, name: str, kind: str, figures: tuple[FigureId, ...], acted: bool, seat: int
) -> shapes.Row:
    active = g.state.turn.figure in figures
    there = tuple(i for i in figures if g.state.figures[i].cells or g.state.figures[i].lies >= 0)
    return shapes.Row(id, name, kind, "", "active" if active else "done" if acted else "waiting", seat, there)


def _name(g: Descent, i: FigureId, narrator: Narrator) -> str:
    return narrator.words.forms(narrator.namer(g.state).figure(i))[""]


def _group(g: Descent, name: str, narrator: Narrator) -> shapes.Row:
    s, group = g.state, g.state.groups[name]
    figures = tuple(i for i, leaf in s.figures.items() if leaf.group == name and leaf.cells)
    words, namer = narrator.words, narrator.namer(s)
    kind = "lieutenant" if group.lieutenant else "group"
    called = capital(words.forms(namer.thing(kind, group.monster))[""])
    row = _row(g, f"group-{name}", called, group.monster, figures, name in s.activated, s.overlord.seat)
    ranks = {g.state.figures[i].rank: i for i in figures}
    lines = [
        shapes.Statistic(_stats(g, i, rank, narrator), "attack")
        for rank, i in sorted(ranks.items(), reverse=True)
    ]
    return replace(row, lines=tuple(lines))


def _stats(g: Descent, i: FigureId, rank: str, narrator: Narrator) -> str:
    stats = stats_of(g, i)

    def made() -> str:
        text = sentence_of(part_text(narrator.words, narrator.namer(None), stats))
        return f"{capital(narrator.say(f'descent-rank-{rank}'))}: {text}" if rank else text

    told: str = narrator.once(("stats", rank, stats), made)
    return told


# -- status


def status(g: Descent, narrator: Narrator) -> shapes.Status:
    """Quest and encounter, goals of both sides, counters with their caps, the clock, special rules."""
    s, words = g.state, narrator.words
    namer = narrator.namer(s)
    title = words.forms(namer.thing("quest", s.quest))[""]
    encounters = len(g.rules.content.quest[s.quest].encounters)
    if encounters > 1:
        title = narrator.say("descent-title", quest=title, encounter=s.encounter)
    return shapes.Status(
        "descent",
        title,
        s.round,
        tuple(_goals(g, narrator)),
        tuple(_rules(g, narrator)),
        gauges=tuple(_gauges(g, narrator)),
        sides=_sides(g, narrator),
        ranks=ranks_of("descent", RANKS, narrator),
        outcome=s.outcome,
        result=narrator.result(s.outcome) if s.outcome else "",
    )


def _goals(g: Descent, narrator: Narrator) -> Iterator[str]:
    page = encounter(g)
    for side, goals in ((HEROES, page.heroes), (OVERLORD, page.overlord), ("ends", page.ends)):
        if goals:
            told = [_goal(g, goal, narrator) for goal in goals]
            yield narrator.say(f"descent-goal-{side}", goal=narrator.words.listed(told, "or"))
    yield narrator.say(f"descent-stall-{page.stall}", rounds=last_round(g))
    yield from _carried(g, narrator)


def _carried(g: Descent, narrator: Narrator) -> Iterator[str]:
    """The consequence of the first encounter for the second, and in that what the first has left."""
    s, words = g.state, narrator.words
    lines = [narrator.say(f"carried-{name}", n=n) for name, n in s.history if words.has(f"carried-{name}")]
    if lines:
        yield narrator.say("descent-history", what="; ".join(lines))
    if s.encounter == 1:
        if words.has(message := f"descent-carries-{s.quest}"):
            yield narrator.say(message)
        return
    if left := list(filter(None, (_left(s.quest, name, n, narrator) for name, n in s.carry))):
        yield narrator.say("descent-carried", what="; ".join(left))


def _left(quest: str, name: str, n: int, narrator: Narrator) -> str:
    """A number that the first encounter has left, in words; a name of several quests has them by quest."""
    for message in (f"carried-{quest}-{name}", f"carried-{name}"):
        if narrator.words.has(message):
            return narrator.say(message, n=n)
    return ""


def settled(g: Descent, goal: Goal) -> Goal:
    """A goal with the number for this party in place of a dial."""
    if isinstance(goal, AllGoal):
        return replace(goal, of=tuple(settled(g, each) for each in goal.of))
    return replace(goal, count=number(g, goal.count)) if hasattr(goal, "count") else goal


def _goal(g: Descent, goal: Goal, narrator: Narrator) -> str:
    """A goal as a clause: "if Mauler is defeated"."""
    return narrator.say("descent-goal-if", goal=_told(g, settled(g, goal), narrator))


def _told(g: Descent, part: Part, narrator: Narrator) -> str:
    return part_text(narrator.words, narrator.namer(g.state), part)


def _rules(g: Descent, narrator: Narrator) -> Iterator[str]:
    """The special rules, each once, and reinforcements: with what is not known from the box (D2-SPC-03)."""
    told: dict[str, str] = {}
    for rule in encounter(g).rules:
        if isinstance(rule, ArriveRule) and not is_of_edition(g, rule):
            continue
        for text in _sentences(g, rule, narrator):
            told.setdefault(sentence_of(text), rule.provenance)
    told.update(reinforcements(g, narrator))
    for text, provenance in told.items():
        yield text if provenance == "known" else f"{text} ({narrator.say(f'descent-{provenance}')})"


def _sentences(g: Descent, rule: QuestRule, narrator: Narrator) -> Iterator[str]:
    """A rule; an act with what its special does, and sealed doors with each way to deal with them."""
    told = _told(g, _shown(g, rule), narrator)
    if isinstance(rule, ActRule):
        names = [part.name for part in parts_of(rule) if isinstance(part, SpecialEffect)]
        specials = [narrator.words.say(f"special-{name}", n=0) for name in dict.fromkeys(names)]
        yield f"{told} – {'; '.join(specials)}" if specials else told
        return
    yield told
    for way in rule.ways if isinstance(rule, DoorRule) else ():
        less = -number(g, way.more)
        yield _told(g, ActRule(act=way.act, who=way.who, test=(way.test,), less=less, do=()), narrator)


def _shown(g: Descent, rule: QuestRule) -> QuestRule:
    """A rule with the numbers for this party in place of dials."""
    if isinstance(rule, ActRule):
        rule = replace(rule, test=attributes_for(g, rule.test), less=number(g, rule.less))
    if isinstance(rule, ArriveRule):
        return replace(rule, round=number(g, rule.round))
    if isinstance(rule, FleeRule):
        return replace(rule, times=number(g, rule.times))
    if isinstance(rule, MarchRule):
        return replace(rule, less=number(g, rule.less))
    if isinstance(rule, (ActRule, CarryRule, AuraRule)) and rule.when is not None:
        when = replace(rule.when, least=number(g, rule.when.least), below=number(g, rule.when.below))
        return replace(rule, when=when)
    if isinstance(rule, SpecialRule):
        return replace(rule, n=number(g, rule.n))
    if isinstance(rule, CollapseRule):
        n, even = number(g, rule.n), number(g, rule.even)
        return replace(rule, n=n, even=even if even > n else 0)
    if isinstance(rule, SkipRule):
        return replace(rule, rounds=number(g, rule.rounds))
    return rule


def _gauges(g: Descent, narrator: Narrator) -> Iterator[shapes.Gauge]:
    s, page = g.state, encounter(g)
    last = last_round(g)
    clock = narrator.say(f"descent-stall-{page.stall}", rounds=last)
    yield shapes.Gauge("round", narrator.say("descent-round"), f"{s.round}/{last}", "round", "foot", clock)
    words, namer = narrator.words, narrator.namer(s)
    for counter in page.counters:
        label = capital(words.forms(namer.thing("counter", counter.id))[""])
        aim, now = number(g, counter.need or counter.cap), s.counters.get(counter.id, 0)
        value = f"{now}/{aim}" if aim else str(now)
        yield shapes.Gauge(counter.id, label, value, "flag", "foot", _cap(g, counter.id, narrator))
    for mark in ("hand", "deck"):
        n = len(s.overlord.held) if mark == "hand" else s.deck.size
        yield shapes.Gauge(
            f"overlord-{mark}", narrator.say(f"descent-overlord-{mark}"), str(n), mark, "decks"
        )


def _cap(g: Descent, counter: str, narrator: Narrator) -> str:
    """The consequence when a counter is at its cap: the goal that it decides."""
    page = encounter(g)
    for side, goals in ((HEROES, page.heroes), (OVERLORD, page.overlord)):
        for goal in goals:
            own = getattr(goal, "counter", "") or f"left-{getattr(goal, 'kind', '')}"
            if own == counter:
                return narrator.say(f"descent-goal-{side}", goal=_goal(g, goal, narrator))
    return ""


def _sides(g: Descent, narrator: Narrator) -> tuple[shapes.Side, ...]:
    s = g.state
    heroes, overlord = tuple(hero.seat for hero in s.heroes.values()), (s.overlord.seat,)
    return narrator.once(
        ("sides", heroes, overlord),
        lambda: (
            shapes.Side(
                HEROES, narrator.say("descent-side-heroes"), tuple(dict.fromkeys(heroes)), (OVERLORD,)
            ),
            shapes.Side(OVERLORD, narrator.say("descent-side-overlord"), overlord, (HEROES,)),
        ),
    )


def supply(g: Descent, narrator: Narrator) -> shapes.Supply:
    """The search deck and what was discarded from it."""
    s = g.state
    discards = tuple(cards.card("search", each, narrator) for each in s.search.discard)
    piles = [shapes.Pile("search", narrator.say("descent-pile-search"), (), s.search.size)]
    if discards:
        piles.append(shapes.Pile("search-discard", narrator.say("descent-pile-search-discard"), discards))
    gone = tuple(cards.card("overlord", each, narrator) for each in s.deck.discard)
    if gone:
        piles.append(shapes.Pile("overlord-discard", narrator.say("descent-pile-overlord-discard"), gone))
    return shapes.Supply(journeys.shelves(g, narrator), (*journeys.piles(g, narrator), *piles))
