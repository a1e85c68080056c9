"""The game: set-up, rounds of four cycles, End Phases, scoring (DA-RND)."""

from __future__ import annotations

from undercroft.games.alliance.events.rounds import CycleBegun, PartBegun, RoundBegun
from undercroft.games.alliance.rules.monsters.activation import MonsterActivation
from undercroft.games.alliance.rules.monsters.choosing import has_ready
from undercroft.games.alliance.rules.round.activation import HeroActivation
from undercroft.games.alliance.rules.round.end_phase import EndPhase
from undercroft.games.alliance.rules.round.ending import finish
from undercroft.games.alliance.rules.setup.laying_out import SetUp
from undercroft.games.alliance.rules.solo.monster_part import SoloPart
from undercroft.games.alliance.rules.who import clockwise, counter_clockwise, is_together
from undercroft.games.alliance.state import CYCLES, ROUNDS, Delve
from undercroft.kernel import Call, Done, Next, Procedure, step


class PlayGame(Procedure, tag="alliance.play_game"):
    """A whole game; an early end makes the round in progress the last (DA-RND-01, DA-END-02)."""

    party: tuple[str, ...] = ()

    @step("DA-SET-01")
    def set_up(self, g: Delve) -> Next:
        g.emit(PartBegun("setup"))
        return Call(SetUp(self.party))

    @step("DA-RND-01")
    def play_round(self, g: Delve) -> Next:
        g.emit(RoundBegun(g.state.round + 1))
        return Call(Round())

    @step("DA-RND-01", "DA-END-01", "DA-END-02")
    def go_on(self, g: Delve) -> Next:
        return self.play_round if g.state.round < ROUNDS and not g.state.closing else None

    @step("DA-END-01", "DA-END-05")
    def end(self, g: Delve) -> None:
        finish(g)


class Round(Procedure, tag="alliance.round"):
    """Four cycles, then the End Phase (DA-RND-02)."""

    @step("DA-RND-02")
    def play_cycle(self, g: Delve) -> Next:
        g.emit(CycleBegun(g.state.cycle + 1))
        return Call(Cycle())

    @step("DA-RND-02", "DA-END-02")
    def go_on(self, g: Delve) -> Next:
        return self.play_cycle if g.state.cycle < CYCLES and not g.state.closing else None

    @step("DA-EPH-01", "DA-END-05")
    def end(self, g: Delve) -> Next:
        g.emit(PartBegun("end"))
        return Call(EndPhase())


class Cycle(Procedure, tag="alliance.cycle"):
    """Each player activates a hero, then each a monster (DA-RND-03)."""

    done: int = 0  # activations of this part

    @step("DA-RND-03")
    def begin_heroes(self, g: Delve) -> None:
        g.emit(PartBegun("heroes"))

    @step("DA-RND-04", "DA-RND-10", "DA-RND-E1", "DA-RND-E2")
    def activate_hero(self, g: Delve) -> Next:
        order = clockwise(g.state, g.state.first)
        if self.done == len(order):
            return self.begin_monsters
        self.done += 1
        return Call(HeroActivation(order[self.done - 1]), then=self.activate_hero)

    @step("DA-RND-03", "DA-END-02", "DA-SOL-05")
    def begin_monsters(self, g: Delve) -> Next:
        """An early end leaves the monsters' part out; solo and co-op have a card for it."""
        if g.state.closing:
            return Done()
        g.emit(PartBegun("monsters"))
        self.done = 0
        return Call(SoloPart(), then=self.close) if is_together(g.state) else None

    @step("DA-RND-05", "DA-RND-06", "DA-MON-01", "DA-END-12")
    def activate_monster(self, g: Delve) -> Next:
        order = counter_clockwise(g.state)
        if self.done == len(order) or g.state.closing or not has_ready(g):
            return Done()
        self.done += 1
        return Call(MonsterActivation(order[self.done - 1]), then=self.activate_monster)

    @step("DA-SOL-11")
    def close(self, g: Delve) -> None:
        """The card was carried out."""
