"""Monsters' actions this round, with final numbers: the statistic card and the ability card added up."""

from __future__ import annotations

import re
from functools import lru_cache

from undercroft.games.gloomhaven.records.abilities import Attack, Augment, Infuse, Move, Retaliate, Shield
from undercroft.games.gloomhaven.records.bosses import BossAct
from undercroft.games.gloomhaven.rules.actions.performing import changed
from undercroft.games.gloomhaven.rules.attack.defences import printed_retaliate, printed_shield
from undercroft.games.gloomhaven.rules.attack.printed_attack import attack_value, reach_of, targets_of
from undercroft.games.gloomhaven.rules.monsters.monster_turns import card_of, source_of
from undercroft.games.gloomhaven.rules.monsters.stats import monster_stats, summon_stats
from undercroft.games.gloomhaven.rules.movement.movement import move_value
from undercroft.games.gloomhaven.rules.round.order import ability_card
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId, replace
from undercroft.scenes import shapes
from undercroft.scenes.gloomhaven.phrasebook import MONSTER, Phrasebook

Acts = tuple[BossAct, ...]
DIGITS = re.compile(r"(\d+)")


def card_lines(book: Phrasebook, figures: tuple[FigureId, ...], g: Haven) -> tuple[shapes.Statistic, ...]:
    """The card of a type, normal and elite side by side; one figure of each rank stands for all of it."""
    acts = tuple(final_acts(g, figure) for figure in figures)
    kind = g.state.figures[figures[0]].kind
    card = ability_card(g, kind) if not g.state.figures[figures[0]].objective else None
    more: Acts = (Infuse(elements=card.infuse),) if card is not None and card.infuse else ()
    traits = tuple(_traits(g, figure) for figure in figures)
    return _lines(book, acts, more, traits, card is not None and card.shuffle)


def final_acts(g: Haven, figure: FigureId) -> Acts:
    """The abilities of its card with the numbers that this figure has."""
    source = source_of(g, figure)
    return tuple(final(g, figure, act, source, at) for at, act in enumerate(card_of(g, figure)))


def final(g: Haven, figure: FigureId, act: BossAct, source: str, at: int) -> BossAct:
    """One ability with the figure's own numbers; what only its turn can measure stays as it is printed."""
    act = _paid_for(g, figure, act, source, at)
    try:
        if isinstance(act, Attack):
            return _final_attack(g, figure, act)
        if isinstance(act, Move):
            points = move_value(g, figure, act)
            value = 0 if points is None else max(0, g.total("move", figure, points))
            return replace(act, value=value, mod=0)
    except LookupError:  # it refers to an action in progress
        return act
    return act


def _paid_for(g: Haven, figure: FigureId, act: BossAct, source: str, at: int) -> BossAct:
    """With what its type has consumed elements for this round (GH-ELM-15)."""
    augments: tuple[Augment, ...] = getattr(act, "augments", ())
    kind = g.state.figures[figure].kind
    left = []
    for number, augment in enumerate(augments):
        if f"{kind}/{source}/{at}/{number}" in g.state.used_up and not augment.changes.instead:
            act = changed(act, augment.changes)
        else:
            left.append(augment)
    return replace(act, augments=tuple(left)) if len(left) < len(augments) else act


def _final_attack(g: Haven, figure: FigureId, attack: Attack) -> Attack:
    value = attack_value(g, figure, attack)
    if value is None:
        return attack
    reach, ranged = reach_of(g, figure, attack)
    targets = targets_of(g, figure, attack)
    leaf = g.state.figures[figure]
    conditions, pierce = tuple[str, ...](), 0
    if leaf.is_summon:
        summon = summon_stats(g, leaf)
        conditions, pierce = summon.conditions, summon.pierce
    elif not leaf.objective:
        stats = monster_stats(g, leaf)
        conditions, pierce = stats.conditions, stats.pierce
    return replace(
        attack,
        value=max(0, value),
        mod=0,
        range=reach if ranged else None,
        range_mod=0,
        target=targets if targets > 1 and attack.who is None else attack.target,
        conditions=tuple(dict.fromkeys((*attack.conditions, *conditions))),
        pierce=attack.pierce + pierce,
    )


def _traits(g: Haven, figure: FigureId) -> Acts:
    """Shield and Retaliate on the statistic card, as if they were abilities."""
    shield, (answer, reach) = printed_shield(g, figure), printed_retaliate(g, figure)
    found: Acts = (Shield(value=shield),) if shield else ()
    return (*found, Retaliate(value=answer, range=max(1, reach))) if answer else found


@lru_cache(1 << 11)
def _lines(
    book: Phrasebook, acts: tuple[Acts, ...], more: Acts, traits: tuple[Acts, ...], shuffle: bool
) -> tuple[shapes.Statistic, ...]:
    found = _side_by_side(book, acts) + _side_by_side(book, (more,))
    for line in _side_by_side(book, traits):
        found.append(shapes.Statistic(book.say("haven-always", text=line.text), line.icon))
    if shuffle:
        found.append(shapes.Statistic(book.say("haven-shuffle"), "deck"))
    return tuple(found)


def _side_by_side(book: Phrasebook, ranks: tuple[Acts, ...]) -> list[shapes.Statistic]:
    """A line for each ability: where ranks differ only in numbers, both numbers in one line."""
    if len({tuple(type(act) for act in acts) for acts in ranks}) > 1:
        lines = [[(book.part(act, MONSTER), _icon(act)) for act in acts] for acts in ranks]
        names = ("normal", "elite")
        return [
            shapes.Statistic(book.say(f"haven-only-{name}", text=text), icon)
            for name, told in zip(names, lines)
            for text, icon in told
        ]
    return [
        shapes.Statistic(merged(book, [book.part(act, MONSTER) for act in same]), _icon(same[0]))
        for same in zip(*ranks)
    ]


def merged(book: Phrasebook, texts: list[str]) -> str:
    """Texts of normal and elite as one: "Move 3 / 2, Attack 2 / 3"."""
    if len(set(texts)) == 1:
        return texts[0]
    pieces = [DIGITS.split(text) for text in texts]
    if len({tuple(each[::2]) for each in pieces}) > 1:
        return book.say("haven-ranks", normal=texts[0], elite=texts[-1])
    columns = zip(*pieces)
    return "".join(same[0] if len(set(same)) == 1 else " / ".join(same) for same in columns)


def _icon(act: BossAct) -> str:
    """The name of its icon: that of the condition or element, else of the ability."""
    for names in (
        getattr(act, "elements", ()),
        () if isinstance(act, Attack) else getattr(act, "conditions", ()),
    ):
        if names and isinstance(names, tuple):
            return str(names[0])
    return str(act.__struct_config__.tag)
