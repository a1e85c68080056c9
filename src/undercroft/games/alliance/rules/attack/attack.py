"""One attack, in the order of the book: declared, answered, compared, damage, XP (DA-CMB-01)."""

from __future__ import annotations

from undercroft.games.alliance.card_options import FirstOption
from undercroft.games.alliance.columns import column_of
from undercroft.games.alliance.events.attacks import (
    AttackCompared,
    AttackDeclared,
    AttackEnded,
    AttackKind,
    Guarded,
    PowerRolled,
)
from undercroft.games.alliance.records.effects import CounterVerb, DirectVerb, Effect
from undercroft.games.alliance.rules.attack.damage import PayRewards, end_hiding, hurt, spend
from undercroft.games.alliance.rules.attack.power import (
    UNROLLED,
    Aim,
    defense_against,
    is_poison,
    obstacles,
    once_bonuses,
    power,
)
from undercroft.games.alliance.rules.attack.targets import may_turn, primary
from undercroft.games.alliance.rules.attack.turning import look_at
from undercroft.games.alliance.rules.attack.values import in_pit
from undercroft.games.alliance.rules.cards.performing import Perform, acting_seat, power_of
from undercroft.games.alliance.rules.who import cell_of, decider
from undercroft.games.alliance.state import AllianceState, Delve, ground, library
from undercroft.kernel import Call, CardId, Event, FigureId, Next, Procedure, ask, step, window
from undercroft.parts.choosing import Chosen
from undercroft.space import Cell

FACES = ("0", "0", "1", "1", "2", "3")  # of the dungeon die (DA-CMP-24)
TARGET = "target"  # the target of the attack in progress: guard changes it


class Attack(Procedure, tag="alliance.attack"):
    """One attack on one target, of a hero, a pet or a monster (DA-CMB-18)."""

    attacker: FigureId
    target: FigureId
    kind: AttackKind
    card: CardId = CardId("")
    bonus: int = 0  # of a solo/co-op card (DA-COO-18)
    once: tuple[int, ...] = ()  # places of the cards whose bonus for one attack counts
    crossed: int = 0  # obstacles when it was declared
    sunk: bool = False  # the target was in a pit then
    rolled: int = UNROLLED
    answered: tuple[FigureId, ...] = ()  # heroes that reacted
    damage: int = 0
    killed: bool = False
    cell: Cell = -1  # of the target
    waiting: tuple[str, ...] = ()  # cards that take effect now, one after the other
    now: str = ""  # the card that takes effect
    fallen: tuple[FigureId, ...] = ()  # monsters to be paid

    @property
    def aim(self) -> Aim:
        return Aim(self.attacker, self.kind, self.card, self.bonus)

    @step("DA-MOV-15", "DA-HER-07")
    def face(self, g: Delve) -> None:
        """The attack turns the attacker if it does not see the target as it stands."""
        if self.kind != "pet" and may_turn(g, self.attacker):
            look_at(g, self.attacker, self.target)

    @step("DA-CMB-01", "DA-HER-12", "DA-PET-04")
    def declare(self, g: Delve) -> None:
        self.once = once_bonuses(g, self.aim, self.target)
        self.crossed = obstacles(g, self.aim, self.target)
        self.sunk = in_pit(g, self.target)
        g.emit(AttackDeclared(self.attacker, self.target, self.kind, self.card))
        spend_card(g, self.attacker, self.card)

    @step("DA-MON-20")
    def roll_power(self, g: Delve) -> None:
        """Some monsters' powers ask for the dungeon die when the attack is declared."""
        if any(need.test == "roll" for each in power_of(g, self.attacker, "attack") for need in each.needs):
            self.rolled = int(g.chance("dungeon die", FACES))
            g.emit(PowerRolled(self.attacker, self.rolled))

    declared = window("DA-REA-05")

    @step("DA-REA-06")
    def settle_target(self, g: Delve) -> None:
        """Whoever guards the target is the target now; range, sight and obstacles stay as they were."""
        target = FigureId(g.total(TARGET, self.attacker, self.target))
        if target != self.target:
            g.emit(Guarded(target, self.target, counts=self.kind != "pet"))
            self.target = target
        self.cell = cell_of(g.state, self.target)

    @step("DA-CMB-14", "DA-CMB-15", "DA-CMB-06", "DA-CMB-08")
    def compare(self, g: Delve) -> None:
        """Power above defense is damage; otherwise the attack misses (DA-CMB-E3)."""
        strength, why = power(g, self.aim, self.target, self.once, self.rolled)
        defense, against = defense_against(g, self.aim, self.target, self.crossed, self.sunk)
        self.damage = max(0, strength - defense)
        event = AttackCompared(self.attacker, self.target, strength, defense, self.damage)
        g.emit(event, why=why + against)

    @step("DA-CMB-15", "DA-CMB-16", "DA-DMG-01", "DA-DMG-08", "DA-PET-11")
    def damage_target(self, g: Delve) -> None:
        if not self.damage:
            return
        poison, seat = is_poison(g, self.aim, self.target, self.rolled), g.state.figures[self.attacker].seat
        self.killed = hurt(g, self.target, self.damage, seat, poison=poison)
        if self.killed and g.state.figures[self.target].role == "monster":
            self.fallen = (self.target,)
        self.waiting = tuple(self.following(g))

    def following(self, g: Delve) -> dict[str, tuple[Effect, ...]]:
        """The effects of a hit, and of a kill, by card or power; not of a pet's attack (DA-PET-01)."""
        if self.kind == "pet" or not self.damage:
            return {}
        leaf = g.state.figures[self.attacker]
        if leaf.role == "monster":
            found = power_of(g, self.attacker, "hit")
            return {leaf.kind: found} if found else {}
        column = column_of(g, self.attacker)
        some = (*column.hits, *(column.kills if self.killed else ()))
        cards: dict[str, tuple[Effect, ...]] = {}
        for card, clause in some:
            if card == self.card or "attack-spell" not in library(g).card[card].types:
                cards[card] = (*cards.get(card, ()), clause)
        return cards

    @step("DA-GEN-09")
    def order_effects(self, g: Delve) -> Next:
        """Several cards take effect: the player of the attacker orders them."""
        if not self.waiting or not is_able(g, self.attacker):
            return self.reward
        return ask(decider(g, self.attacker), *map(FirstOption, map(CardId, self.waiting)))

    @order_effects.answered
    def put_first(self, g: Delve, picked: FirstOption) -> None:
        self.now = str(picked.card)
        self.waiting = tuple(each for each in self.waiting if each != self.now)

    @step("DA-GEN-09")
    def take_effect(self, g: Delve) -> Next:
        clauses = self.following(g).get(self.now, ())
        return Call(Perform(self.attacker, self.now, clauses, enemy=self.target, cell=self.cell, pays=False))

    @take_effect.returned
    def collect(self, g: Delve, fell: Chosen) -> Next:
        """Monsters that fell to it are paid with the target."""
        self.fallen += fell.figures
        return self.order_effects

    @step("DA-XP-01", "DA-XP-17")
    def reward(self, g: Delve) -> Next:
        """Whoever was defeated by the attack and what followed is paid."""
        fallen, self.fallen = self.fallen, ()
        return Call(PayRewards(acting_seat(g), fallen)) if fallen else None

    @step("DA-DMG-16", "DA-MON-19")
    def burst(self, g: Delve) -> Next:
        """Damage beside the attack, hit or miss: of an Attack Spell, or of a monster's power."""
        clauses = self.beside(g)
        if not clauses or self.kind == "pet":
            return None
        return Call(
            Perform(
                self.attacker,
                self.card or g.state.figures[self.attacker].kind,
                clauses,
                enemy=self.target,
                cell=self.cell,
            )
        )

    def beside(self, g: Delve) -> tuple[Effect, ...]:
        """The clauses of damage that come after the attack."""
        if g.state.figures[self.attacker].role == "monster":
            some = power_of(g, self.attacker, "attack")
        else:
            some = library(g).card[self.card].effects if self.card else ()
        return tuple(each for each in some if isinstance(each, DirectVerb) and each.when in ("", "attack"))

    @step("DA-REA-01", "DA-HER-22")
    def counter(self, g: Delve) -> Next:
        """Cards that strike back wait for the attack to be resolved, hit or miss."""
        fallen: tuple[FigureId, ...] = ()
        for hero in dict.fromkeys((self.target, *self.answered)):
            fallen += strike_back(g, hero, self.attacker)
        return Call(PayRewards(decider(g, self.target), fallen)) if fallen else None

    @step("DA-CRD-10", "DA-CMB-01")
    def conclude(self, g: Delve) -> None:
        """Bonuses for one attack are used up; an attack from hiding ends it."""
        if self.kind != "pet" and g.state.figures[self.attacker].role == "hero":
            for place in self.once:
                spend(g, self.attacker, place)
            end_hiding(g, self.attacker)
        g.emit(AttackEnded(self.attacker), "DA-CMB-01")


class Reacted(Event):
    """A hero answers the attack in progress (DA-REA-05); what it counters with waits for the end of it."""

    figure: FigureId
    card: CardId

    def apply(self, s: AllianceState) -> None:
        attack = s.nearest(Attack)
        attack.answered = (*attack.answered, self.figure)


def attack_of(g: Delve, figure: FigureId, target: FigureId) -> Attack:
    """The attack that a monster makes in its activation, with the bonus of a solo/co-op card (DA-MON-14)."""
    return Attack(figure, target, primary(g, figure).kind, bonus=g.state.turn.bonus)


def spend_card(g: Delve, figure: FigureId, card: CardId) -> None:
    """An Attack Spell is one attack, a pet attacks once (DA-CRD-16, DA-PET-02, DA-SPL-E2)."""
    if not card or not {"attack-spell", "pet"}.intersection(library(g).card[card].types):
        return
    for place, played in enumerate(g.state.columns.get(figure, ())):
        if played.card == card and not played.spent:
            spend(g, figure, place)
            return


def is_able(g: Delve, figure: FigureId) -> bool:
    """Is it still on the board, and standing?"""
    leaf = g.state.figures[figure]
    return bool(leaf.cells) and not leaf.lies


def strike_back(g: Delve, hero: FigureId, attacker: FigureId) -> tuple[FigureId, ...]:
    """A hero next to the attacker counters; the attacker if it was a monster and fell, to be paid."""
    if hero not in g.state.columns:
        return ()
    fallen: tuple[FigureId, ...] = ()
    seat = g.state.figures[hero].seat
    for lying in column_of(g, hero).counters:
        spend(g, hero, lying.place)
        if not is_able(g, hero) or not is_able(g, attacker) or not isinstance(lying.clause, CounterVerb):
            continue
        beside = ground(g).adjacent(cell_of(g.state, hero))
        if not g.state.figures[attacker].cells & beside:
            continue
        fell = hurt(g, attacker, lying.clause.n, seat)
        if fell and g.state.figures[attacker].role == "monster":
            fallen += (attacker,)
    return fallen
