"""Using a card of a hero or an ability of a monster: its moment, cost and effects (D2-SKL, D2-EXH)."""

from __future__ import annotations

from undercroft.games.descent.events.cards import (
    CardUsed,
    Exhausted,
    RelicExhausted,
    SearchCardSpent,
    UsedOnce,
)
from undercroft.games.descent.events.turns import FeatUsed
from undercroft.games.descent.library import FEAT
from undercroft.games.descent.options import ActOption, NumberOption
from undercroft.games.descent.records.abilities import (
    AttackVerb,
    AttributeVerb,
    CureVerb,
    DamageVerb,
    DefeatVerb,
    Effect,
    FatigueVerb,
    HealVerb,
    InflictVerb,
    MoveVerb,
    RecoverVerb,
    SpecialVerb,
    Use,
)
from undercroft.games.descent.rules.attack.making import can_attack
from undercroft.games.descent.rules.cards.in_progress import is_too_late, moving_figure
from undercroft.games.descent.rules.cards.moments import ACTION, ENTERED, MOMENTS, OF_TESTS, OWN_TURN
from undercroft.games.descent.rules.cards.needs import met
from undercroft.games.descent.rules.cards.whom import eligible
from undercroft.games.descent.rules.effects.fatigue import can_suffer, pay_fatigue
from undercroft.games.descent.rules.movement.moving import PlaceBase, freely_reachable, is_stuck
from undercroft.games.descent.rules.movement.places import bases_on
from undercroft.games.descent.rules.values import is_wielded, relics_of, stamina, stats_of
from undercroft.games.descent.rules.who import CHARMED, ask_for, is_forced
from undercroft.games.descent.state import Descent, Hero, library
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Procedure, Trigger, step

STAND_UP = "stand-up"  # noted in a turn


def uses_of(g: Descent, hero: Hero, card: str) -> tuple[Use, ...]:
    """The ways to use a card of a hero: his sheet, his feat (D2-FEA-01), a skill, an item, a search card."""
    return library(g).uses(hero.kind, card, g.plays("D2-ERR"))


def cards_of(hero: Hero) -> tuple[str, ...]:
    """All that a hero might use; he may carry any number of cards (D2-EQP-01)."""
    return (hero.kind, FEAT, *hero.skills, *hero.items, *hero.finds)


def has_card(hero: Hero, card: str) -> bool:
    """Is it one of them?"""
    if card in (hero.kind, FEAT):
        return True
    return card in hero.skills or card in hero.items or card in hero.finds


def is_ready(hero: Hero, card: str) -> bool:
    """Does it lie face up: equipped if it must be, and not exhausted (D2-EXH-02, D2-EQP-03)?

    Search cards need not be equipped (D2-SEA-12).
    """
    if card == FEAT:
        return hero.feat
    if card in hero.exhausted:
        return False
    return card not in hero.items or card in hero.equipped


def can_use(g: Descent, figure: FigureId, card: str, number: int) -> bool:
    """May this hero use the card so, here and now (D2-SKL-04, D2-KO-07, D2-FEA-06)?

    On the way to a quest only what applies to attribute tests (D2-TRV-15).
    """
    hero = g.state.heroes.get(figure)
    if hero is None or not g.state.figures[figure].cells or not is_ready(hero, card):
        return False
    use = uses_of(g, hero, card)[number]
    if g.state.journey and use.at not in OF_TESTS:
        return False
    if not met(g, figure, use.needs):
        return False  # the most frequent reason, so it comes early
    if not has_card(hero, card) or has_stood_up(g, figure):
        return False
    if is_forced(g) and g.total(CHARMED, figure):
        return False  # his player does not command him now (D2-X-27: Dark Charm)
    if use.once and card in hero.used:
        return False
    if not is_wielded(g, figure, card) or is_too_late(g, figure, use.at):
        return False
    least = 1 if use.fatigue == "X" else use.fatigue
    return can_suffer(g, figure, least) and has_effect(g, figure, use)


def has_stood_up(g: Descent, figure: FigureId) -> bool:
    """After standing up nothing else may be done in that turn (D2-STD-06)."""
    turn = g.state.turn
    return turn.figure == figure and STAND_UP in turn.done


def has_effect(g: Descent, figure: FigureId, use: Use) -> bool:
    """Could any of it do something? A card that can do nothing is not offered, nor an attack on nobody."""
    for verb in use.do:
        if isinstance(verb, AttackVerb):
            return can_attack(g, figure, verb)
        if could_work(g, figure, verb):
            return True
    return not use.do


def could_work(g: Descent, figure: FigureId, verb: Effect) -> bool:
    """Is there anybody whom this effect could concern?"""
    match verb:
        case HealVerb(whom=whom):
            return any(g.state.figures[i].damage for i in eligible(g, figure, whom))
        case RecoverVerb(whom=whom):
            return any(g.state.figures[i].fatigue for i in eligible(g, figure, whom))
        case CureVerb(whom=whom):
            return any(g.state.figures[i].conditions for i in eligible(g, figure, whom))
        case (
            DamageVerb(whom=whom)
            | FatigueVerb(whom=whom)
            | InflictVerb(whom=whom)
            | DefeatVerb(whom=whom)
            | AttributeVerb(whom=whom)
        ):
            return bool(eligible(g, figure, whom))
        case MoveVerb(free=True):
            return bool(freely_reachable(g, figure, 1))
        case MoveVerb():
            return not g.state.figures[figure].suffers("immobilized") and not is_stuck(g, figure)
        case SpecialVerb(name=name):
            return g.rules.special_for(name, figure, CardId("")).applies(g)
    return True


def act_options(g: Descent, figure: FigureId, actions: bool) -> list[ActOption]:
    """The cards to use from the menu of his turn; the action symbol costs one (D2-FEA-03)."""
    hero = g.state.heroes[figure]
    moments = (ACTION, OWN_TURN) if actions else (OWN_TURN,)
    some = library(g).uses_at(moments, hero.kind, cards_of(hero), g.plays("D2-ERR"))
    return [ActOption(card, number) for card, number in some if can_use(g, figure, card, number)]


class UseCard(Procedure, tag="descent.use_card"):
    """A hero uses a card: he pays for it, then it does what it says (D2-SKL-08)."""

    figure: FigureId
    card: str
    number: int = 0
    at: int = 0
    fatigue: int = -1

    def applies(self, g: Descent) -> bool:
        return can_use(g, self.figure, self.card, self.number)

    def use(self, g: Descent) -> Use:
        return uses_of(g, g.state.heroes[self.figure], self.card)[self.number]

    @step("D2-SKL-03", "D2-SKL-08")
    def choose_cost(self, g: Descent) -> Next:
        """A card with the cost X takes as much fatigue as its hero likes."""
        cost = self.use(g).fatigue
        if isinstance(cost, int):
            self.fatigue = cost
            return self.pay
        room = stamina(g, self.figure) - g.state.figures[self.figure].fatigue
        return ask_for(g, self.figure, *map(NumberOption, range(1, room + 1)))

    @choose_cost.answered
    def take_cost(self, g: Descent, picked: NumberOption) -> Next:
        self.fatigue = picked.number
        return None

    @step("D2-SKL-08", "D2-EXH-01", "D2-SEA-06", "D2-FEA-04", "D2-SKL-05", "D2-CRD-04")
    def pay(self, g: Descent) -> None:
        """Fatigue, then the card is turned."""
        hero = g.state.heroes[self.figure]
        g.emit(CardUsed(self.figure, self.card))
        pay_fatigue(g, self.figure, self.fatigue)
        if self.card == FEAT:
            g.emit(FeatUsed(self.figure))
        elif self.card in hero.finds:
            g.emit(SearchCardSpent(self.figure, CardId(self.card)))
        if self.use_exhausts(g):
            g.emit(Exhausted(self.figure, self.card))
        if self.use(g).once:
            g.emit(UsedOnce(self.figure, self.card))

    def use_exhausts(self, g: Descent) -> bool:
        return self.use(g).exhausts

    @step("D2-LRG-14", "D2-LRG-09")
    def halt_mover(self, g: Descent) -> Next:
        """A large monster whose movement it interrupts is placed first, if it fits where it has come to."""
        mover = moving_figure(g) if self.use(g).at == ENTERED else FigureId(0)
        if not mover or g.state.figures[mover].phase != "moving":
            return None
        return Call(PlaceBase(mover)) if bases_on(g, mover, g.state.figures[mover].cells) else None

    @step("D2-GOLD-02", "D2-GOLD-03", "D2-SKL-01", "D2-SPC-01", "D2-SPC-02")
    def do(self, g: Descent) -> Next:
        effects = self.use(g).do
        if self.at == len(effects):
            return Done()
        self.at += 1
        return Call(g.rules.abilities.procedure_for(self.figure, effects[self.at - 1]), then=self.do)


class UseAbility(Procedure, tag="descent.use_ability"):
    """A monster uses an ability of its card, or a lieutenant the relic that he bears (D2-REL-05)."""

    figure: FigureId
    card: str  # the ability, or the relic
    number: int = 0
    at: int = 0

    def applies(self, g: Descent) -> bool:
        leaf = g.state.figures.get(self.figure)
        if leaf is None or not leaf.cells or self.card in g.state.overlord.exhausted or g.state.journey:
            return False  # nor does a monster do anything while the heroes travel (D2-TRV-15)
        if self.card not in (*stats_of(g, self.figure).abilities, *relics_of(g, self.figure)):
            return False
        use = self.use(g)
        if is_too_late(g, self.figure, use.at):
            return False
        return met(g, self.figure, use.needs) and has_effect(g, self.figure, use)

    def use(self, g: Descent) -> Use:
        return ability_uses(g, self.card)[self.number]

    @step("D2-OTN-11", "D2-GOLD-02", "D2-EXH-01", "D2-REL-03", "D2-REL-05")
    def begin(self, g: Descent) -> None:
        g.emit(CardUsed(self.figure, self.card))
        if self.use(g).exhausts:
            g.emit(RelicExhausted(self.figure, self.card))

    @step("D2-GOLD-02", "D2-GOLD-03")
    def do(self, g: Descent) -> Next:
        effects = self.use(g).do
        if self.at == len(effects) or not g.state.figures[self.figure].cells:
            return Done()
        self.at += 1
        return Call(g.rules.abilities.procedure_for(self.figure, effects[self.at - 1]), then=self.do)


def ability_uses(g: Descent, name: str) -> tuple[Use, ...]:
    """The ways to use an ability of monsters, or the Overlord's side of a relic."""
    return library(g).ability_uses(name, g.plays("D2-ERR"))


def all_uses(g: Descent, figure: FigureId) -> tuple[tuple[str, int, Use], ...]:
    """Whatever a monster or lieutenant can use, each with its name and number."""
    names = stats_of(g, figure).abilities + relics_of(g, figure)
    return library(g).monster_uses(names, g.plays("D2-ERR"))


def ability_options(g: Descent, figure: FigureId, attack: bool) -> list[ActOption]:
    """The special actions of a monster's card; one that attacks only while it may attack (D2-OTN-12)."""
    found = []
    for name, number, use in all_uses(g, figure):
        fits = use.at == ACTION and (attack or not is_attack(use))
        if fits and UseAbility(figure, name, number).applies(g):
            found.append(ActOption(name, number))
    return found


def is_attack(use: Use) -> bool:
    """Does it let the figure attack?"""
    return any(isinstance(verb, AttackVerb) or getattr(verb, "name", "") in ATTACKS for verb in use.do)


ATTACKS = frozenset({"cry-havoc"})  # specials that are attacks


def arm_card(g: Descent, figure: FigureId, card: str) -> None:
    """The uses of a card at windows wait there from now on."""
    hero = g.state.heroes[figure]
    for number, use in enumerate(uses_of(g, hero, card)):
        if use.at in MOMENTS:
            source = card if not number else f"{card}/{number}"
            do = UseCard(figure, card, number)
            arm(g, Trigger(MOMENTS[use.at], do, hero.seat, source, "D2-GOLD-02", optional=not use.must))


def arm_ability(g: Descent, figure: FigureId) -> None:
    """The uses of a monster's abilities at windows wait there while it is on the map."""
    seat = g.state.overlord.seat
    for name, number, use in all_uses(g, figure):
        if use.at in MOMENTS:
            do = UseAbility(figure, name, number)
            source = f"{name}@{figure}" if not number else f"{name}/{number}@{figure}"
            arm(g, Trigger(MOMENTS[use.at], do, seat, source, "D2-GOLD-02", optional=not use.must))


def arm(g: Descent, trigger: Trigger) -> None:
    """A trigger that waits already is not there twice: cards change hands and come back."""
    if all(other.name != trigger.name for other in g.state.triggers.get(trigger.on, ())):
        g.arm(trigger)
