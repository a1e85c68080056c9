"""A half of a card at a glance: what it does as icons with numbers, and what playing it costs and gives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from msgspec import Struct

from undercroft.games.gloomhaven.records import abilities as a
from undercroft.games.gloomhaven.records.whom import Amount, Area, Whom
from undercroft.scenes.gloomhaven.phrasebook import Phrasebook
from undercroft.scenes.shapes import Sign

MEASURED = "X"  # a number that only the position gives
ALL = "∞"
Part = TypeVar("Part", bound=Struct)
LASTING = {  # effects that last, by the icon of what they change
    "attack": "attack", "double-attack": "attack", "range": "range", "move": "move", "heal": "heal",
    "add-target": "target", "shield": "shield", "retaliate": "retaliate", "negate-damage": "ward",
    "advantage": "advantage", "attackers-disadvantage": "ward",
}  # fmt: skip


def gist(book: Phrasebook, printed: a.Half) -> tuple[Sign, ...]:
    """The effects of the half: icons for each ability, the first of them with its sentence as label."""
    found: list[Sign] = []
    for ability in printed.abilities:
        first, *more = _signs(ability)
        found += [Sign(first.icon, book.sentence(ability), first.text), *more]
    return tuple(found)


def marks(book: Phrasebook, printed: a.Half) -> tuple[Sign, ...]:
    """Costs and gains of playing it: elements used and made, experience, does the card last, is it lost."""
    used: list[a.Augment | a.Consume] = [*_parts(printed, a.Augment), *_parts(printed, a.Consume)]
    found = [_element(book, each, "consume") for each in _each_once(part.elements for part in used)]
    found += [_element(book, each, "infuse") for each in _each_once(_infusing(printed))]
    if printed.xp:
        found.append(Sign("xp", book.say("haven-half-xp", value=printed.xp), str(printed.xp)))
    elif _has_more_xp(printed):
        found.append(Sign("xp", book.say("haven-half-xp-if"), "?"))
    if printed.duration:
        found.append(Sign(f"lasts-{printed.duration}", book.say(f"haven-half-{printed.duration}")))
    if printed.lost:
        found.append(Sign("lost", book.say("haven-half-lost")))
    return tuple(found)


def _element(book: Phrasebook, element: str, how: str) -> Sign:
    label = book.say(f"haven-half-{how}", element=book.thing("element", element))
    return Sign(f"{'make' if how == 'infuse' else 'use'}-{element}", label)


def _each_once(elements: Iterable[tuple[str, ...]]) -> Iterable[str]:
    return dict.fromkeys(element for some in elements for element in some)


def _infusing(printed: a.Half) -> Iterator[tuple[str, ...]]:
    yield printed.infuse
    yield from (each.infuse for each in _parts(printed, a.Augment))
    yield from (each.infuse for each in _parts(printed, a.Consume))
    yield from (each.elements for each in _parts(printed, a.Infuse))
    yield from (each.infuses for each in _parts(printed, a.SummonStats))


def _has_more_xp(printed: a.Half) -> bool:
    """Is there experience that not every playing of it gives?"""
    parts = (each for each in _parts(printed, Struct) if each is not printed)
    given = (getattr(each, name, 0) for each in parts for name in ("xp", "xp_when_sprung"))
    return any(given) or any(printed.slots)


def _parts(part: object, kind: type[Part]) -> Iterator[Part]:
    """All parts of this kind within a part, itself too."""
    if isinstance(part, kind):
        yield part
    if isinstance(part, Struct):
        for name in part.__struct_fields__:
            yield from _parts(getattr(part, name), kind)
    elif isinstance(part, tuple):
        for each in part:
            yield from _parts(each, kind)


# -- the signs of an ability; labels come later


def _signs(ability: a.Ability) -> list[Sign]:
    match ability:
        case a.Attack():
            return [_sign("attack", ability.value, ability.mod), *_attack_lines(ability)]
        case a.Move():
            jump = [Sign("jump", "")] if ability.jump else []
            return [_sign("move", ability.value, ability.mod), *jump]
        case a.Heal():
            more = [*_number("range", ability.range), *_number("target", ability.target, 1)]
            return [_sign("heal", ability.value), *more, *_whom(ability.who)]
        case a.Shield() | a.Suffer():
            icon = "shield" if isinstance(ability, a.Shield) else "damage"
            return [_sign(icon, ability.value), *_whom(ability.who)]
        case a.Retaliate():
            return [_sign("retaliate", ability.value), *_number("range", ability.range, 1)]
        case a.Loot():
            return [Sign("loot", "", str(ability.range))]
        case a.Push() | a.Pull():
            icon = "push" if isinstance(ability, a.Push) else "pull"
            return [Sign(icon, "", str(ability.value)), *_whom(ability.who)]
        case a.Condition():
            push = _number("push", ability.push, 0)
            return [*(Sign(each, "") for each in ability.conditions), *push, *_whom(ability.who)]
        case a.CreateTrap():
            return [_sign("trap", ability.damage or None), *(Sign(each, "") for each in ability.conditions)]
        case a.Active():
            return _lasting(ability)
        case a.Grant() | a.Control():
            icon = "people" if isinstance(ability, a.Grant) else "control"
            return [Sign(icon, ""), *(sign for each in ability.then for sign in _signs(each))]
        case a.Consume():
            return [sign for each in ability.then for sign in _signs(each)] or [Sign("special", "")]
        case _:
            return [_plain(ability)]


def _plain(ability: a.Ability) -> Sign:
    """Abilities that one icon is enough for."""
    match ability:
        case a.RecoverCards():
            return Sign("recover", "", _count(ability.cards))
        case a.RefreshItems():
            return Sign("items", "", _count(ability.items))
        case a.DisarmTrap():
            return Sign("disarm-trap", "", _count(ability.count))
        case a.CreateObstacle():
            return Sign("obstacle", "", str(ability.count))
        case a.DestroyObstacle():
            return Sign("destroy-obstacle", "", _count(ability.count))
        case a.MoveObstacle():
            return Sign("obstacle", "", "→")
        case a.Summon():
            return Sign("summon", "")
        case a.Kill():
            return Sign("skull", "")
        case a.Cure():
            return Sign("cure", "")
        case a.Infuse():
            return Sign(f"make-{ability.elements[0]}", "")
        case _:
            return Sign("special", "")


def _attack_lines(attack: a.Attack) -> Iterator[Sign]:
    yield from _number("range", attack.range)
    yield from _number("target", attack.target, 0)
    yield from _area(attack.area)
    yield from _whom(attack.who)
    yield from _number("pierce", attack.pierce, 0)
    yield from _number("push", attack.push, 0)
    yield from _number("pull", attack.pull, 0)
    yield from (Sign(each, "") for each in attack.conditions)


def _lasting(active: a.Active) -> list[Sign]:
    if active.effect in LASTING:
        doubled = "×2" if active.effect == "double-attack" else _shown(active.value) if active.value else ""
        plus = "+" if doubled.isdigit() and active.effect not in ("shield", "retaliate") else ""
        return [Sign(LASTING[active.effect], "", plus + doubled)]
    found = [Sign("attack", "", f"{active.changes.attack:+}")] if active.changes.attack else []
    found += [Sign(each, "") for each in (*active.conditions, *active.changes.conditions)]
    found += [sign for each in active.then for sign in _signs(each)]
    return found or [Sign("special", "")]


def _sign(icon: str, amount: Amount | None, mod: int = 0) -> Sign:
    return Sign(icon, "", f"{mod:+}" if amount is None and mod else "" if amount is None else _shown(amount))


def _shown(amount: Amount) -> str:
    return str(amount) if isinstance(amount, int) else MEASURED


def _number(icon: str, number: int | None, usual: int | None = None) -> list[Sign]:
    """Nothing where it is as usual."""
    return [] if number is None or number == usual else [Sign(icon, "", str(number))]


def _area(area: Area | None) -> list[Sign]:
    return [Sign("area", "", str(len(area.hexes)))] if area else []


def _whom(whom: Whom | None) -> list[Sign]:
    """All of them; one is the rule."""
    if whom is None or whom.count == 1:
        return []
    return [Sign("everybody", "", _count(whom.count) if whom.count != "all" else "")]


def _count(count: int | str) -> str:
    return ALL if count == "all" else str(count)
