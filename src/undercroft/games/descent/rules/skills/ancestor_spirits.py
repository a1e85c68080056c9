"""Ancestor Spirits: what other skills of the Spiritspeaker do, does more (D2-X-15, D2-ERR-08)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.events.fights import FatigueRecovered
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.cards.overlord_cards import PlayCard
from undercroft.games.descent.rules.cards.using import UseAbility, UseCard
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.fatigue import recover_fatigue
from undercroft.games.descent.rules.effects.recovery import Recover
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.state import Descent, library
from undercroft.kernel import (
    Call,
    CardId,
    Done,
    FigureId,
    Frame,
    Next,
    Procedure,
    Special,
    Trigger,
    Window,
    step,
)

SPIRITS, VIGOR = "ancestor-spirits", "vigor"
SERVED = "spirits-served"  # marks a hero for the rest of the use
HARM = "descent.suffer.suffered"
RESTORED = ("descent.recover.recovered", "FatigueRecovered")


def skill_at_work(g: Descent, figure: FigureId) -> Frame | None:
    """The use of a class skill of this hero, or his attack with one, that led to the window in progress.

    A reaction in the middle of it is not the skill's work.
    """
    frames = g.state.frames
    top = max(place for place, frame in enumerate(frames) if isinstance(frame, Window))
    inner: Frame | None = None
    for frame in reversed(frames[:top]):
        match frame:
            case Attack():
                mine = frame.attacker == figure and is_class_skill(g, figure, card_behind(g, frame, inner))
                return frame if mine else None
            case UseCard():
                mine = frame.figure == figure and is_class_skill(g, figure, frame.card)
                return frame if mine else None
            case Window() | UseAbility() | PlayCard():
                return None
        inner = frame
    return None


def card_behind(g: Descent, attack: Attack, inner: Frame | None) -> str:
    """The skill that does what this attack is doing: the one that granted it, or Vigor by a surge."""
    if inner is None:
        return ""  # a surge spent on fatigue
    if isinstance(inner, Suffer):
        return attack.profile.card
    effect = attack.effects[attack.at - 1]
    if effect in attack.profile.if_damage:
        return attack.profile.card
    given = [each for grant in library(g).skill[VIGOR].grants for each in grant.surge.then]
    return VIGOR if effect in given else ""


def is_class_skill(g: Descent, figure: FigureId, card: str) -> bool:
    """Is it another skill of his class?"""
    skill = library(g).skill.get(card)
    return skill is not None and card != SPIRITS and skill.calling == g.state.heroes[figure].calling


def harmed_monster(g: Descent) -> FigureId:
    """The monster that has just suffered damage and lives, and is not Poisoned; 0 for none."""
    figure = g.nearest(Suffer).figure
    leaf = g.state.figures[figure]
    return figure if leaf.is_hostile and leaf.hp > 0 and not leaf.suffers("poisoned") else FigureId(0)


def restored_hero(g: Descent) -> FigureId:
    """The hero who has just recovered damage or fatigue, and has more to recover; 0 for none."""
    window = g.nearest(Window)
    figure = window.about.figure if isinstance(window.about, FatigueRecovered) else g.nearest(Recover).figure
    leaf = g.state.figures[figure]
    return figure if leaf.role == "hero" and leaf.cells and (leaf.damage or leaf.fatigue) else FigureId(0)


class SpiritsHarm(Procedure, tag="descent.spirits_harm"):
    """A monster that suffers damage from a class skill is Poisoned; with errata each that the skill harms."""

    figure: FigureId
    card: CardId
    every: bool = False  # all whom the same use of the skill still reaches

    def applies(self, g: Descent) -> bool:
        return bool(harmed_monster(g)) and skill_at_work(g, self.figure) is not None

    @step("D2-X-15", "D2-ERR-08")
    def poison(self, g: Descent) -> Next:
        inflict(g, harmed_monster(g), "poisoned")
        if self.every:
            reach_all(g, self.figure, SpiritsHarm(self.figure, self.card), HARM)
        return Done()


class SpiritsRestore(Procedure, tag="descent.spirits_restore"):
    """A hero restored by a class skill recovers 1 damage and 1 fatigue; with errata each of them."""

    figure: FigureId
    card: CardId
    every: bool = False

    def applies(self, g: Descent) -> bool:
        """Nobody is restored twice by one use."""
        hero = restored_hero(g)
        return bool(hero) and skill_at_work(g, self.figure) is not None and not g.total(SERVED, hero)

    @step("D2-X-15", "D2-ERR-08")
    def restore(self, g: Descent) -> Next:
        hero = restored_hero(g)
        g.modify(SERVED, 1, within=skill_at_work(g, self.figure), subject=hero, source=SPIRITS)
        if self.every:
            reach_all(g, self.figure, SpiritsRestore(self.figure, self.card), *RESTORED)
        recover_fatigue(g, hero, 1)
        return Call(Recover(hero, 1))


def reach_all(g: Descent, figure: FigureId, do: SpiritsHarm | SpiritsRestore, *moments: str) -> None:
    """The spirits do the same for all whom the same use of the skill still reaches."""
    work = skill_at_work(g, figure)
    assert work is not None
    for on in moments:
        owner = g.state.heroes[figure].seat
        g.arm(Trigger(on, do, owner, f"{SPIRITS}-all", "D2-ERR-08", optional=False), within=work)


SPECIALS: Mapping[str, Special] = {
    "spirits-harm": SpiritsHarm,
    "spirits-harm-all": lambda figure, card: SpiritsHarm(figure, card, every=True),
    "spirits-restore": SpiritsRestore,
    "spirits-restore-all": lambda figure, card: SpiritsRestore(figure, card, every=True),
}
