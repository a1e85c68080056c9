"""Skills of the Necromancer that no verb says: the Reanimate and what it does for its master (D2-X-15)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.events.encounters import FigurePlaced
from undercroft.games.descent.events.moves import FigureRemoved
from undercroft.games.descent.options import AttackOption, SpaceOption, StandOption, TargetOption
from undercroft.games.descent.records.abilities import AttackVerb, MoveVerb
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.making import MakeAttack, attack_on_all
from undercroft.games.descent.rules.attack.profiles import granted, profiles
from undercroft.games.descent.rules.attack.targets import Aim, is_affectable, sight
from undercroft.games.descent.rules.cards.in_progress import attack_in_progress
from undercroft.games.descent.rules.cards.skill_needs import familiar_of
from undercroft.games.descent.rules.effects.conditions import forget_conditions
from undercroft.games.descent.rules.effects.defeat import Defeat
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.movement.going import MoveNow, MoveSpaces
from undercroft.games.descent.rules.movement.moving import Land
from undercroft.games.descent.rules.movement.places import bases_about, closest_empty, empty_spaces
from undercroft.games.descent.rules.round.familiars import FamiliarTurn
from undercroft.games.descent.rules.values import health
from undercroft.games.descent.rules.who import COMMANDED, ask_for, monsters_up
from undercroft.games.descent.state import Descent, Figure, ground, library
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Procedure, Special, replace, step
from undercroft.space import Cell, Cells, each, single


class RaiseDead(Procedure, tag="descent.raise_dead"):
    """The familiar of the class is put next to its hero; there is only one (D2-FAM-01, D2-FAM-21).

    The printed card does not ask for an empty space, the errata does. As no two figures share a space, the
    familiar takes the closest empty one to the space that was chosen.
    """

    figure: FigureId
    card: CardId
    near: Cell = Cell(-1)

    @step("D2-X-15", "D2-ERR-08")
    def choose(self, g: Descent) -> Next:
        found = ground(g)
        spaces = found.neighbours(g.state.figures[self.figure].cells) & found.terrain.open
        if g.plays("D2-ERR"):
            spaces &= empty_spaces(g)
        return ask_for(g, self.figure, *map(SpaceOption, each(spaces))) if spaces else Done()

    @choose.answered
    def take(self, g: Descent, picked: SpaceOption) -> Next:
        self.near = picked.cell
        return None

    @step("D2-X-15", "D2-ADJ-14")
    def make_room(self, g: Descent) -> Next:
        """Behind closed doors there may be no room at all; then it does not come."""
        places = closest_empty(g, 1 << self.near, ground(g).terrain.open)
        return ask_for(g, self.figure, *map(SpaceOption, each(places))) if places else Done()

    @make_room.answered
    def place(self, g: Descent, picked: SpaceOption) -> Next:
        """It comes without damage, with the Health that its master's skills give it (D2-X-14)."""
        s, hero = g.state, g.state.heroes[self.figure]
        kind = library(g).calling[hero.calling].familiar
        familiar = next(
            (i for i, leaf in s.figures.items() if leaf.role == "familiar" and leaf.seat == hero.seat),
            FigureId(s.next_figure),
        )
        full = library(g).familiar[kind].health
        leaf = Figure(kind, hero.seat, 1 << picked.cell, full, full, role="familiar")
        g.emit(FigurePlaced(familiar, leaf))
        more = health(g, familiar)
        if more != full:
            g.emit(FigurePlaced(familiar, replace(leaf, hp=more, full=more)))
        return Call(Land(familiar))


class Dismiss(Procedure, tag="descent.dismiss"):
    """A hero discards his familiar in his turn."""

    figure: FigureId
    card: CardId

    @step("D2-X-15")
    def remove(self, g: Descent) -> Next:
        familiar = familiar_of(g, self.figure)
        forget_conditions(g, familiar)
        g.emit(FigureRemoved(familiar))
        return Done()


MAGIC_BLAST = AttackVerb(weapon="magic", blast=True, no_range=True)


class CorpseBlast(Procedure, tag="descent.corpse_blast"):
    """An attack with Blast on the Reanimate's space, without range or sight; then it is defeated."""

    figure: FigureId
    card: CardId
    familiar: FigureId = FigureId(0)

    @step("D2-X-15", "D2-ATK-08", "D2-PRP-04")
    def attack(self, g: Descent) -> Next:
        self.familiar = familiar_of(g, self.figure)
        weapons = granted(g, self.figure, MAGIC_BLAST, self.card)
        return ask_for(g, self.figure, *(AttackOption(self.familiar, each.weapon) for each in weapons))

    @attack.answered
    def make(self, g: Descent, picked: AttackOption) -> Next:
        weapons = granted(g, self.figure, MAGIC_BLAST, self.card)
        profile = next(each for each in weapons if each.weapon == picked.weapon)
        cell = single(g.state.figures[self.familiar].cells)
        return Call(Attack(self.figure, self.familiar, profile, cell=cell))

    @step("D2-X-15", "D2-FAM-17")
    def fall(self, g: Descent) -> Next:
        """Whatever the attack did, the Reanimate does not survive it."""
        return Call(Defeat(self.familiar, self.figure, outright=True))


class Haste(Procedure, tag="descent.deathly_haste"):
    """The familiar moves one space for the fatigue that its hero suffered to move."""

    figure: FigureId
    card: CardId

    @step("D2-X-15", "D2-MOV-20")
    def move(self, g: Descent) -> Next:
        return Call(MoveSpaces(familiar_of(g, self.figure), 1))


class Fury(Procedure, tag="descent.fury_of_undeath"):
    """Another activation of the familiar after the one of this turn."""

    figure: FigureId
    card: CardId

    @step("D2-X-15", "D2-FAM-07")
    def activate(self, g: Descent) -> Next:
        return Call(FamiliarTurn(familiar_of(g, self.figure)))


class ShareDamage(Procedure, tag="descent.share_damage"):
    """All damage that the hero or his familiar is about to suffer at once, the other takes (Dark Pact)."""

    figure: FigureId
    card: CardId

    @step("D2-X-15", "D2-DMG-07")
    def pass_on(self, g: Descent) -> Next:
        suffer = g.nearest(Suffer)
        other = self.figure if suffer.figure != self.figure else familiar_of(g, self.figure)
        amount = g.total("damage", suffer.figure, suffer.amount)
        g.modify("damage", 0, "cap", within=suffer, subject=suffer.figure, source=self.card)
        attack = attack_in_progress(g) if suffer.later else None
        later = attack is not None and other in attack.affected
        return Call(Suffer(other, amount, suffer.attacker, later=later))


class ArmyOfDeath(Procedure, tag="descent.army_of_death"):
    """The familiar attacks every monster that its hero sees, whatever it sees and reaches itself."""

    figure: FigureId
    card: CardId

    @step("D2-X-15", "D2-ATK-20")
    def attack(self, g: Descent) -> Next:
        familiar = familiar_of(g, self.figure)
        seen = marked(g, self.figure)
        profile = replace(profiles(g, familiar)[0], no_range=True, card=self.card)
        return Call(attack_on_all(g, Aim(familiar, profile), seen))


def marked(g: Descent, figure: FigureId) -> tuple[FigureId, ...]:
    """The monsters in the hero's line of sight that attacks can affect."""
    attacker = familiar_of(g, figure) or figure
    return tuple(
        i
        for i, leaf in monsters_up(g).items()
        if sight(g, figure, leaf.cells) and is_affectable(g, attacker, i)
    )


class DyingCommand(Procedure, tag="descent.dying_command"):
    """A defeated monster comes back, moves and attacks once for the hero, and is gone."""

    figure: FigureId
    card: CardId
    monster: FigureId = FigureId(0)
    cells: Cells = 0

    @step("D2-X-15", "D2-ERR-08")
    def choose(self, g: Descent) -> Next:
        """The one that falls; by the errata one of those that the attack, now resolved, has defeated."""
        if not g.plays("D2-ERR"):
            defeat = g.nearest(Defeat)
            self.monster, self.cells = defeat.figure, defeat.place
            return self.return_monster
        attack = g.nearest(Attack)
        felled = [i for i in attack.down if g.state.figures[i].is_hostile]
        return ask_for(g, self.figure, *map(TargetOption, felled))

    @choose.answered
    def take(self, g: Descent, picked: TargetOption) -> Next:
        attack = g.nearest(Attack)
        self.monster = picked.target
        self.cells = attack.graves[attack.down.index(picked.target)]
        return None

    @step("D2-X-15", "D2-LRG-14")
    def return_monster(self, g: Descent) -> Next:
        """It stands where it fell, or as near as it fits."""
        places: tuple[Cells, ...] = (self.cells,)
        if self.cells & ~empty_spaces(g):
            corner = self.cells & -self.cells
            places = bases_about(g, self.monster, corner)
        return ask_for(g, self.figure, *map(StandOption, places)) if places else Done()

    @return_monster.answered
    def stand(self, g: Descent, picked: StandOption) -> Next:
        leaf = g.state.figures[self.monster]
        back = replace(leaf, cells=picked.cells, hp=leaf.full, phase="standing")
        g.emit(FigurePlaced(self.monster, back))
        g.modify(COMMANDED, self.figure, until="turn", subject=self.monster, source=self.card)
        return None

    @step("D2-X-15", "D2-MOV-22")
    def move(self, g: Descent) -> Next:
        return Call(MoveNow(self.monster, MoveVerb()))

    @step("D2-X-15", "D2-ATK-27")
    def attack(self, g: Descent) -> Next:
        leaf = g.state.figures[self.monster]
        return Call(MakeAttack(self.monster, AttackVerb())) if leaf.cells else None

    @step("D2-X-15", "D2-MON-07")
    def remove(self, g: Descent) -> Next:
        """It is defeated already: nothing answers that it goes."""
        g.end(source=self.card)
        if g.state.figures[self.monster].cells:
            forget_conditions(g, self.monster)
            g.emit(FigureRemoved(self.monster))
        return Done()


SPECIALS: Mapping[str, Special] = {
    "raise-dead": RaiseDead,
    "dismiss": Dismiss,
    "corpse-blast": CorpseBlast,
    "deathly-haste": Haste,
    "fury-of-undeath": Fury,
    "dark-pact": ShareDamage,
    "army-of-death": ArmyOfDeath,
    "dying-command": DyingCommand,
}
