"""Attacks that a card or ability lets a figure make (D2-ATK-27)."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.descent.options import AttackOption
from undercroft.games.descent.records.abilities import AttackVerb
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.profiles import Profile, granted, profiles
from undercroft.games.descent.rules.attack.targets import (
    Aim,
    attack_options,
    attackable,
    is_shielded,
    posed,
)
from undercroft.games.descent.rules.cards.in_progress import source
from undercroft.games.descent.rules.cards.whom import eligible
from undercroft.games.descent.rules.quests.limits import marches
from undercroft.games.descent.rules.who import ask_for, enemies
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import Call, Done, FigureId, Next, Posed, Procedure, step, window
from undercroft.space import single


def may_attack(g: Descent, figure: FigureId) -> bool:
    """Is it not forbidden to attack (D2-X-28: a monkey; D2-X-15: Prayer of Peace; quest rules)?"""
    return not g.total("peaceful", figure) and not marches(g, figure)


def own_aims(g: Descent, figure: FigureId) -> list[Aim]:
    """The attacks of a plain attack action (D2-ATK-01)."""
    return aims_with(figure, profiles(g, figure)) if may_attack(g, figure) else []


def aims_with(figure: FigureId, found: Sequence[Profile], only: tuple[FigureId, ...] = ()) -> list[Aim]:
    """An attack with each of these: weapons, and bare hands (D2-ATK-08)."""
    return [Aim(figure, profile, only) for profile in found]


def aims_of(g: Descent, figure: FigureId, verb: AttackVerb, card: str = "") -> list[Aim]:
    """The attacks that a verb allows, only on those whom it names."""
    if not may_attack(g, figure):
        return []
    only: tuple[FigureId, ...] = ()
    if verb.whom is not None:
        only = tuple(eligible(g, figure, verb.whom))
        if not only:
            return []
    return aims_with(figure, granted(g, figure, verb, card), only)


def can_attack(g: Descent, figure: FigureId, verb: AttackVerb) -> bool:
    """Is there anybody whom such an attack could be on?"""
    if is_sweep(verb):
        return any(around(g, aim, verb) for aim in aims_of(g, figure, verb))
    return any(attackable(g, aim) for aim in aims_of(g, figure, verb))


def is_sweep(verb: AttackVerb) -> bool:
    """Is it one roll against many, without a choice among them?"""
    return verb.all_adjacent or verb.each is not None


def around(g: Descent, aim: Aim, verb: AttackVerb) -> tuple[FigureId, ...]:
    """All whom an attack on everybody adjacent, or on all whom it names, affects (D2-X-22: Fire).

    The target among them is an enemy; without one there is no attack (D2-ATK-30).
    """
    foes = enemies(g, aim.attacker)
    if verb.each is not None:
        hit = [i for i in eligible(g, aim.attacker, verb.each) if i != aim.attacker]
    else:
        near = ground(g).neighbours(g.state.figures[aim.attacker].cells)
        some = g.state.figures if verb.figures else foes
        hit = [i for i in some if i != aim.attacker and g.state.figures[i].cells & near]
    hit = [i for i in hit if not is_shielded(g, aim, i)]
    hit.sort(key=lambda i: i not in foes)
    return tuple(hit) if hit and hit[0] in foes else ()


def attack_on_all(g: Descent, aim: Aim, hit: tuple[FigureId, ...]) -> Attack:
    """One attack on several, the first an enemy: friends are affected, but no targets (D2-ATK-30)."""
    foes, cells = enemies(g, aim.attacker), g.state.figures[hit[0]].cells
    also = tuple([i for i in hit[1:] if i in foes])
    return Attack(aim.attacker, hit[0], aim.profile, single(cells & -cells), also, affected=hit)


class MakeAttack(Procedure, tag="descent.make_attack"):
    """A figure makes the attack that a card gives it."""

    figure: FigureId
    verb: AttackVerb
    only: tuple[FigureId, ...] = ()  # no others may be targets

    def aims(self, g: Descent) -> list[Aim]:
        found = aims_of(g, self.figure, self.verb, source(g))
        return [Aim(self.figure, aim.profile, self.only) for aim in found] if self.only else found

    def goes_on(self, g: Descent) -> bool:
        return g.state.figures[self.figure].cells != 0

    before = window("D2-WHO-06", "D2-ERR-08")

    @step("D2-ATK-27", "D2-SKL-02", "D2-ATK-03", "D2-ATK-08")
    def choose(self, g: Descent) -> Next:
        aims = self.aims(g)
        if is_sweep(self.verb):
            options = [
                AttackOption(hit[0], aim.profile.weapon) for aim in aims if (hit := around(g, aim, self.verb))
            ]
        else:
            options = attack_options(g, self.figure, aims)
        return ask_for(g, self.figure, *options) if options else Done(0)

    @choose.among
    def targets(self, g: Descent) -> tuple[Posed, ...]:
        return () if is_sweep(self.verb) else posed(self.aims(g))

    @choose.answered
    def attack(self, g: Descent, picked: AttackOption) -> Next:
        aim = next(aim for aim in self.aims(g) if aim.profile.weapon == picked.weapon)
        if not is_sweep(self.verb):
            return Call(Attack(self.figure, picked.target, aim.profile))
        hit = around(g, aim, self.verb)
        return Call(attack_on_all(g, aim, hit))


def profile_for(g: Descent, figure: FigureId, weapon: str) -> Profile:
    """The attack with a weapon, by its card."""
    return next(profile for profile in profiles(g, figure) if profile.weapon == weapon)
