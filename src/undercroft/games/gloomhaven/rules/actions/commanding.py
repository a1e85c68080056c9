"""Others act for a character: allies are granted abilities, enemies are forced (GH-ATK-21)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.fights import Charmed, CharmEnded
from undercroft.games.gloomhaven.events.rounds import LastingBegan
from undercroft.games.gloomhaven.records.abilities import Active, Attack, Control, Grant, Move, OnDeath
from undercroft.games.gloomhaven.rules.actions.performing import ActionNoted, Perform
from undercroft.games.gloomhaven.rules.effects.afflictions import choice
from undercroft.games.gloomhaven.rules.effects.conditions import can_act, can_attack, can_move
from undercroft.games.gloomhaven.rules.effects.deaths import ON_DEATH
from undercroft.games.gloomhaven.rules.who import is_up, side
from undercroft.games.gloomhaven.state import Charm, Haven, Lasting
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step
from undercroft.parts.choosing import Chosen

NOBODY = FigureId(0)


class GrantAbility(Procedure, tag="gh.grant"):
    """Allies may perform abilities at once, as their own players like (GH-TRN-09)."""

    figure: FigureId
    ability: Grant
    waiting: tuple[FigureId, ...] = ()
    ally: FigureId = NOBODY
    performed: int = 0

    @step("GH-TRN-09")
    def choose(self, g: Haven) -> Next:
        """A stunned figure cannot be granted anything (GH-CON-21)."""
        unable = tuple(i for i in g.state.figures if not can_act(g, i))
        return Call(choice(g, self.figure, self.ability.who, barred=unable))

    @choose.returned
    def chosen(self, g: Haven, chosen: Chosen) -> Next:
        self.waiting = chosen.figures
        return None if self.waiting else Done(0)

    @step("GH-TRN-09", "GH-SUM-08")
    def act(self, g: Haven) -> Next:
        """A summon acts by the monster rules, in all else the ally is the one who acts."""
        if not self.waiting:
            return Done(1 if self.performed else 0)
        self.ally, self.waiting = self.waiting[0], self.waiting[1:]
        source = g.nearest(Perform).source
        return Call(
            Perform(self.ally, self.ability.then, source, giver=self.figure, lends=self.ability.my_augments)
        )

    @act.returned
    def acted(self, g: Haven, performed: int | None) -> Next:
        """An ally that died of it did something."""
        self.performed += int(performed or 0) or not is_up(g, self.ally)
        return self.act


class ControlAbility(Procedure, tag="gh.control"):
    """Play other figures: at once with these abilities, or in their own turn of this round (GH-ATK-21)."""

    figure: FigureId
    ability: Control
    waiting: tuple[FigureId, ...] = ()
    puppet: FigureId = NOBODY
    performed: int = 0

    @step("GH-ATK-21", "GH-SPC-10", "GH-SPC-11")
    def choose(self, g: Haven) -> Next:
        """A figure that could not do it cannot be forced to; a turn that is over cannot be taken over."""
        unable = tuple(i for i in g.state.figures if not self.can_be_forced(g, i))
        return Call(choice(g, self.figure, self.ability.who, barred=unable))

    @choose.returned
    def chosen(self, g: Haven, chosen: Chosen) -> Next:
        self.waiting = chosen.figures
        if not self.waiting:
            return Done(0)
        g.emit(ActionNoted(targets=self.waiting))
        if not self.ability.whole_turn:
            return self.take_over
        for puppet in self.waiting:
            g.emit(Charmed(Charm(puppet, self.figure, self.ability.chosen, turn=True)))
        return Done(1)

    @step("GH-ATK-21")
    def take_over(self, g: Haven) -> Next:
        """Its allies are its enemies for an attack; a forced move is that of the figure it is (ruled)."""
        if not self.waiting:
            return Done(1 if self.performed else 0)
        self.puppet, self.waiting = self.waiting[0], self.waiting[1:]
        turns = side(g, self.puppet) != side(g, self.figure)
        swapped = turns and any(isinstance(ability, Attack) for ability in self.ability.then)
        g.emit(Charmed(Charm(self.puppet, self.figure, self.ability.chosen, swapped)))
        source = g.nearest(Perform).source
        return Call(Perform(self.puppet, self.ability.then, source, giver=self.figure))

    @take_over.returned
    def let_go(self, g: Haven, performed: int | None) -> Next:
        """A figure that died of it did something."""
        self.performed += int(performed or 0) or not is_up(g, self.puppet)
        g.emit(CharmEnded(self.puppet))
        return self.take_over

    def can_be_forced(self, g: Haven, figure: FigureId) -> bool:
        """Not if stunned, disarmed for an attack, immobilized for a move (GH-ATK-21), or a mere thing."""
        if self.ability.whole_turn:
            # a thing has no rank, and each of these cards asks for one
            return is_up(g, figure) and figure not in g.state.acted
        needed = self.ability.then
        if any(isinstance(ability, Attack) for ability in needed) and not can_attack(g, figure):
            return False
        if any(isinstance(ability, Move) for ability in needed) and not can_move(g, figure):
            return False
        return can_act(g, figure)


class OnDeathAbility(Procedure, tag="gh.on_death"):
    """When the figure dies this round, it first does this; from its turn on (GH-MOT-14, GH-MOT-15)."""

    figure: FigureId
    ability: OnDeath

    @step("GH-MOT-14", "GH-MOT-15")
    def prepare(self, g: Haven) -> Next:
        effect = Active(effect="special", name=ON_DEATH, then=self.ability.then)
        source = g.nearest(Perform).source
        g.emit(LastingBegan(Lasting(effect, self.figure, self.figure, source, "round")))
        return Done(1)
