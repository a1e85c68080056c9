"""Skills of the Knight that no verb says (D2-X-15)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from undercroft.games.descent.events.fights import TargetChanged
from undercroft.games.descent.events.moves import Displaced
from undercroft.games.descent.options import ActOption, SpaceOption, TargetOption
from undercroft.games.descent.records.abilities import AttackVerb, Effect, Whom
from undercroft.games.descent.rules.attack.attack import Attack, AttackChanged
from undercroft.games.descent.rules.attack.making import MakeAttack, aims_of
from undercroft.games.descent.rules.cards.in_progress import attack_in_progress
from undercroft.games.descent.rules.cards.needs import met
from undercroft.games.descent.rules.cards.whom import ChooseFigures, eligible
from undercroft.games.descent.rules.movement.moving import Land
from undercroft.games.descent.rules.movement.places import closest_empty
from undercroft.games.descent.rules.who import are_adjacent, ask_for, monsters_up, side
from undercroft.games.descent.state import HEROES, Descent, card_name, ground, library
from undercroft.kernel import (
    Call,
    CardId,
    Derived,
    Done,
    FigureId,
    Modifier,
    Next,
    Procedure,
    Special,
    step,
)
from undercroft.parts.choosing import Chosen
from undercroft.parts.happenings import Damaged
from undercroft.space import Cells, each

WITH_MELEE = AttackVerb(weapon="melee")
ANOTHER_HERO = Whom(within=3)
MONSTER_IN_SIGHT = Whom(side="monster", sight=True)
CHALLENGE = "challenge"  # the skill, and the number that marks the monster


# -- Oath of Honor


def helped(g: Descent, figure: FigureId) -> dict[FigureId, list[FigureId]]:
    """The heroes within 3 spaces whom a knight can help, each with the monsters beside him to attack."""
    found = {}
    for hero in eligible(g, figure, ANOTHER_HERO):
        foes = [i for i in monsters_up(g) if are_adjacent(g, hero, i) and places_beside(g, figure, i)]
        if foes:
            found[hero] = foes
    return found


def places_beside(g: Descent, figure: FigureId, monster: FigureId) -> Cells:
    """The closest empty spaces next to a monster; who stands next to it already stays there."""
    here = g.state.figures[figure].cells
    beside = ground(g).neighbours(g.state.figures[monster].cells)
    return here if here & beside else closest_empty(g, here, beside)


class OathOfHonor(Procedure, tag="descent.oath_of_honor"):
    """The knight places himself next to a monster that threatens a hero, and attacks it."""

    figure: FigureId
    card: CardId
    hero: FigureId = FigureId(0)
    monster: FigureId = FigureId(0)

    def applies(self, g: Descent) -> bool:
        return bool(aims_of(g, self.figure, WITH_MELEE)) and bool(helped(g, self.figure))

    @step("D2-X-15", "D2-KO-11")
    def choose_hero(self, g: Descent) -> Next:
        return ask_for(g, self.figure, *map(TargetOption, helped(g, self.figure)))

    @choose_hero.answered
    def help(self, g: Descent, picked: TargetOption) -> Next:
        self.hero = picked.target
        return None

    @step("D2-X-15")
    def choose_monster(self, g: Descent) -> Next:
        return ask_for(g, self.figure, *map(TargetOption, helped(g, self.figure)[self.hero]))

    @choose_monster.answered
    def face(self, g: Descent, picked: TargetOption) -> Next:
        self.monster = picked.target
        return None

    @step("D2-X-15", "D2-ADJ-14")
    def choose_place(self, g: Descent) -> Next:
        places = places_beside(g, self.figure, self.monster)
        return ask_for(g, self.figure, *map(SpaceOption, each(places)))

    @choose_place.answered
    def place(self, g: Descent, picked: SpaceOption) -> Next:
        """He is placed, so he does not move; but the terrain there takes effect (D2-MOV-21)."""
        if g.state.figures[self.figure].cells == 1 << picked.cell:
            return self.attack
        g.emit(Displaced(self.figure, 1 << picked.cell))
        return Call(Land(self.figure), then=self.attack)

    @step("D2-X-15", "D2-SKL-02")
    def attack(self, g: Descent) -> Next:
        return Call(MakeAttack(self.figure, WITH_MELEE, only=(self.monster,)))


# -- Challenge


class Challenge(Procedure, tag="descent.challenge"):
    """The knight marks a monster that he sees, for as long as the card lies exhausted."""

    figure: FigureId
    card: CardId

    def applies(self, g: Descent) -> bool:
        return bool(eligible(g, self.figure, MONSTER_IN_SIGHT))

    @step("D2-X-15")
    def choose(self, g: Descent) -> Next:
        return Call(ChooseFigures(self.figure, MONSTER_IN_SIGHT))

    @choose.returned
    def mark(self, g: Descent, chosen: Chosen) -> Next:
        (monster,) = chosen.figures
        g.end(source=CHALLENGE)
        g.modify(CHALLENGE, 1, subject=monster, until="own_turn", holder=self.figure, source=CHALLENGE)
        return Done()


def between_rivals(g: Descent, attacker: FigureId) -> Iterator[Modifier]:
    """Attacks between the knight and the monster he challenged have 1 heart more (D2-EXH-04, D2-KO-21)."""
    attack = attack_in_progress(g)
    if CHALLENGE not in g.state.modifiers or attack is None:
        return
    for mark in g.state.modifiers[CHALLENGE]:
        knight, hero = g.state.figures[mark.holder], g.state.heroes[mark.holder]
        foe = {mark.holder: mark.subject, mark.subject: mark.holder}.get(attacker)
        if knight.cells and CHALLENGE in hero.exhausted and foe == (attack.against or attack.target):
            yield Modifier("hearts", 1, subject=attacker, source=CHALLENGE, rule="D2-X-15")


# -- Defend


class Defend(Procedure, tag="descent.defend"):
    """The knight becomes the target in place of an adjacent hero; range and sight stay with that space."""

    figure: FigureId
    card: CardId

    def applies(self, g: Descent) -> bool:
        return bool(defended(g, self.figure))

    @step("D2-X-15", "D2-ATK-31")
    def choose(self, g: Descent) -> Next:
        """One of them, if the attack targets two (D2-X-22: Flail)."""
        return ask_for(g, self.figure, *map(TargetOption, defended(g, self.figure)))

    @choose.answered
    def step_in(self, g: Descent, picked: TargetOption) -> Next:
        g.emit(TargetChanged(g.nearest(Attack).attacker, self.figure))
        g.emit(AttackChanged(target=self.figure, former=picked.target))
        return Done()


def defended(g: Descent, figure: FigureId) -> list[FigureId]:
    """The adjacent heroes whom an enemy's attack targets, if it does not affect the knight already."""
    attack = attack_in_progress(g)
    if attack is None or figure in (attack.attacker, *attack.affected) or side(g, attack.attacker) == HEROES:
        return []
    return [i for i in attack.targets if side(g, i) == HEROES and are_adjacent(g, figure, i)]


# -- Defense Training


class SpareShield(Procedure, tag="descent.spare_shield"):
    """The knight uses a Shield that is not exhausted, and this skill was exhausted in its place."""

    figure: FigureId
    card: CardId
    used: ActOption | None = None
    at: int = 0

    def applies(self, g: Descent) -> bool:
        return bool(usable_shields(g, self.figure))

    @step("D2-X-15", "D2-EXH-02")
    def choose(self, g: Descent) -> Next:
        """Some Shields can be used in more than one way."""
        return ask_for(g, self.figure, *usable_shields(g, self.figure))

    @choose.answered
    def take(self, g: Descent, picked: ActOption) -> Next:
        self.used = picked
        return None

    @step("D2-X-15", "D2-GOLD-02")
    def do(self, g: Descent) -> Next:
        effects = self.effects(g)
        if self.at == len(effects):
            return Done()
        self.at += 1
        return Call(g.rules.abilities.procedure_for(self.figure, effects[self.at - 1]), then=self.do)

    def effects(self, g: Descent) -> tuple[Effect, ...]:
        assert self.used is not None
        return library(g).item[card_name(self.used.card)].uses[self.used.number].do


def usable_shields(g: Descent, figure: FigureId) -> list[ActOption]:
    """The ways to exhaust an equipped Shield after this roll."""
    hero, records = g.state.heroes[figure], library(g).item
    found = []
    for card in hero.equipped:
        item = records[card_name(card)]
        if "shield" in item.traits and card not in hero.exhausted:
            for number, use in enumerate(item.uses):
                if use.exhausts and use.at == "attack-rolled" and met(g, figure, use.needs):
                    found.append(ActOption(card, number))
    return found


# -- Stalwart


class FallAtLast(Procedure, tag="descent.fall_at_last"):
    """After his last attack he is knocked out, whatever he recovered by it (D2-KO-04)."""

    figure: FigureId
    card: CardId

    @step("D2-X-15", "D2-KO-23")
    def fall(self, g: Descent) -> Next:
        left = g.state.figures[self.figure].hp
        if left:
            g.emit(Damaged(self.figure, left))
        return Done()


SPECIALS: Mapping[str, Special] = {
    "oath-of-honor": OathOfHonor,
    "challenge": Challenge,
    "defend": Defend,
    "spare-shield": SpareShield,
    "fall-at-last": FallAtLast,
}
DERIVED: Mapping[str, Derived] = {"hearts": between_rivals}
