"""Damage over all dice and fate cards that may come, exactly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from undercroft.games.tiny.options import AreaOption, AttackOption, PlayOption, TargetOption
from undercroft.games.tiny.rules.attack import (
    FACES,
    AttackAction,
    AttackVerb,
    draw_fate,
    fortune,
    printed_shield,
)  # fmt: skip
from undercroft.games.tiny.rules.monsters import MonsterTurn
from undercroft.games.tiny.rules.targets import amount, candidates
from undercroft.games.tiny.rules.who import enemies
from undercroft.games.tiny.specials.beguile import Beguile, attack_of
from undercroft.games.tiny.state import Tiny, content
from undercroft.kernel import FigureId, Option
from undercroft.parts.odds import after, over_chance, rolled

POWER = tuple(int(face) for face in FACES["power"])

Cases = dict[int, Fraction]  # how likely each number is
Attack = tuple[FigureId, FigureId, AttackVerb]  # attacker, target, with what


def attacks_by(g: Tiny, option: Option) -> Iterator[Attack]:
    """The attacks that an option makes, or offers next."""
    s = g.state
    match option:
        case AttackOption(target):
            hero = s.turn.figure
            yield hero, target, content(g).hero[s.figures[hero].kind].attack
        case TargetOption(target):
            yield from (each for each in _attack_in_progress(g) if each[1] == target)
        case AreaOption(cells):
            yield from (each for each in _attack_in_progress(g) if s.figures[each[1]].cells & cells)
        case PlayOption(card):
            hero = s.turn.figure
            for effect in content(g).card[card].effects:
                if isinstance(effect, AttackVerb) and not effect.targets.area:
                    yield from ((hero, target, effect) for target in candidates(g, hero, effect.targets))


def _attack_in_progress(g: Tiny) -> Iterator[Attack]:
    """The attack whose targets are being chosen, on everybody whom it may concern."""
    for frame in reversed(g.state.frames):
        match frame:
            case AttackAction(attacker, verb):
                yield from ((attacker, target, verb) for target in enemies(g, attacker))
            case Beguile(puppet=puppet) if puppet:
                yield from ((puppet, target, attack_of(g, puppet)) for target in enemies(g, puppet))
            case MonsterTurn(monster):
                yield from ((monster, target, attack_of(g, monster)) for target in enemies(g, monster))
            case _:
                continue
        return


def cases_of(g: Tiny, attacker: FigureId, target: FigureId, verb: AttackVerb) -> Cases:
    """The damage of an attack after shields, before anybody parries (TN-ATK-05 to TN-ATK-09)."""
    shield = max(0, g.total("shield", target, printed_shield(g, target)) - verb.pierce)
    if g.state.figures[attacker].is_hero:
        dice = g.total("dice", attacker, amount(g, attacker, verb.dice))
        made: Mapping[int, Fraction] = rolls(max(0, dice))
    else:
        made = fates(g, attacker, verb.power)
    return after(made, lambda value: max(0, value - shield))


def rolls(dice: int) -> Mapping[int, Fraction]:
    """The sums of so many power dice."""
    return rolled(POWER, dice)


def fates(g: Tiny, monster: FigureId, power: int) -> Cases:
    """The attacks that the fate deck makes of a power, with a second card where luck says so."""
    luck = fortune(g, monster)

    def attack(twin: Tiny) -> int:
        drawn = [draw_fate(twin, power).attack for _ in range(2 if luck else 1)]
        return max(drawn) if luck > 0 else min(drawn)

    return over_chance(g, attack)
