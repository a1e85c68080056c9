"""A character's turn (GH-TRN)."""

from __future__ import annotations

from typing import cast

from undercroft.games.gloomhaven.events.cards import CardUsed
from undercroft.games.gloomhaven.events.rounds import TurnEnded, TurnStarted
from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.options import BasicOption, EndTurnOption, PlayOption
from undercroft.games.gloomhaven.records.abilities import Attack, Half, Move
from undercroft.games.gloomhaven.rules.actions.actions import Action, basic_half
from undercroft.games.gloomhaven.rules.actions.bonuses import in_force, use
from undercroft.games.gloomhaven.rules.actions.elements import settle_infusions
from undercroft.games.gloomhaven.rules.actions.lasting import MoveOrAttack
from undercroft.games.gloomhaven.rules.actions.performing import Perform, changed
from undercroft.games.gloomhaven.rules.attack.attack import AttackAbility
from undercroft.games.gloomhaven.rules.effects.conditions import can_act
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.items.items import usable
from undercroft.games.gloomhaven.rules.movement.looting import LootHexes
from undercroft.games.gloomhaven.rules.round.rests import LongRest
from undercroft.games.gloomhaven.rules.who import asks_all, is_up
from undercroft.games.gloomhaven.state import HalfName, Haven, Lasting
from undercroft.kernel import Call, FigureId, Next, Option, Pass, Procedure, Seat, ask, step, window
from undercroft.parts.happenings import ConditionsRan

WOUND = 1  # GH-CON-12
HALVES: tuple[HalfName, HalfName] = ("top", "bottom")


class CharacterTurn(Procedure, tag="gh.character_turn"):
    """The top action of one card and the bottom action of the other, in either order; or a long rest."""

    figure: FigureId
    seat: Seat
    done: int = 0  # bonuses of the start or end of the turn that were performed

    @step("GH-TRN-12")
    def start(self, g: Haven) -> None:
        g.emit(TurnStarted(self.figure))

    @step("GH-TRN-12", "GH-CON-12", "GH-CON-15", "GH-RST-17")
    def suffer_wound(self, g: Haven) -> Next:
        """A wounded figure suffers 1 damage at the start of its turn."""
        if g.state.figures[self.figure].suffers("wound"):
            return Call(Suffer(self.figure, WOUND, "wound"))
        return None

    @step("GH-TRN-12", "GH-TRN-15", "GH-LOO-12")
    def start_bonuses(self, g: Haven) -> Next:
        """The bonuses at the start of the turn."""
        if not is_up(g, self.figure):
            return self.end
        return perform_bonus(g, self, "start-of-turn")

    @step("GH-ITM-20", "GH-RST-19", "GH-CON-21")
    def use_items_first(self, g: Haven) -> Next:
        """Before a long rest, or against a stun; else the choice of an action leaves time for items."""
        waits = g.state.characters[self.seat].resting or not can_act(g, self.figure)
        if waits and usable(g, self.figure):
            return ask(self.seat, Pass(), secret=True)  # asked although there is only one answer
        return None

    @step("GH-RST-13", "GH-RST-18", "GH-CON-22", "GH-CON-23", "GH-CON-47")
    def rest_or_act(self, g: Haven) -> Next:
        """A long rest is the whole turn; a stunned character discards both cards without effect."""
        mat = g.state.characters[self.seat]
        self.done = 0
        if not is_up(g, self.figure):
            return self.end
        if mat.resting:
            return Call(LongRest(self.figure, self.seat), then=self.use_items_last)
        if not can_act(g, self.figure):
            for card in mat.played:
                g.emit(CardUsed(self.seat, card, "discard"), "GH-CON-22")
            return self.ending
        return None

    @step("GH-TRN-01", "GH-TRN-02", "GH-TRN-03", "GH-TRN-17", "GH-CRD-04")
    def choose_action(self, g: Haven) -> Next:
        """Which card for the top and which for the bottom is decided only now."""
        if not is_up(g, self.figure):
            return self.end
        if not can_act(g, self.figure):
            return self.use_items_first
        options = playable(g, self.seat)
        if self.is_idle(g, options):
            options = options[-1:]
        return ask(self.seat, *options) if options else self.use_items_last

    def is_idle(self, g: Haven, options: list[Option]) -> bool:
        """Is only one half left, and nothing of it can be performed, printed or basic? (GH-TRN-10)"""
        if len(options) != 2 or usable(g, self.figure) or asks_all(g, self.figure):
            return False
        left = options[0]
        assert isinstance(left, PlayOption)
        card = library(g).card[left.card]
        printed = card.top if left.half == "top" else card.bottom
        return does_nothing(g, self.figure, printed) and does_nothing(
            g, self.figure, basic_half(g, self.figure, left.half)
        )

    @choose_action.answered
    def act(self, g: Haven, picked: PlayOption | BasicOption) -> Next:
        action = Action(self.figure, picked.card, picked.half, isinstance(picked, BasicOption))
        return Call(action, then=self.choose_action)

    @step("GH-ITM-20", "GH-TRN-11", "GH-RST-19")
    def use_items_last(self, g: Haven) -> Next:
        """After both actions there is still time for items."""
        if usable(g, self.figure):
            return ask(self.seat, EndTurnOption(), secret=True)  # asked although there is only one answer
        return None

    ending = window("GH-ITM-20", "GH-TRN-13")

    @step("GH-TRN-13", "GH-TRN-14")
    def after_actions(self, g: Haven) -> Next:
        """The bonuses at the end of the turn, one after the other."""
        if not is_up(g, self.figure):
            return self.end
        return perform_bonus(g, self, "end-of-turn")

    @step("GH-LOO-08", "GH-LOO-09", "GH-TRN-14", "GH-LOO-12")
    def loot_here(self, g: Haven) -> Next:
        """Everything in the hex in which the turn ends must be looted."""
        if is_up(g, self.figure):
            return Call(LootHexes(self.figure, g.state.figures[self.figure].cells, at_end=True))
        return None

    @step("GH-TRN-13", "GH-TRN-14", "GH-ELM-05", "GH-CON-07")
    def end(self, g: Haven) -> None:
        """Elements become strong, then timed conditions run out."""
        end_turn(g, self.figure)

    over = window("GH-ITM-19")


def end_turn(g: Haven, figure: FigureId) -> None:
    """The end of any figure's turn (GH-TRN-14, GH-MON-07)."""
    settle_infusions(g)
    if is_up(g, figure) and g.state.figures[figure].conditions:
        g.emit(ConditionsRan(figure), "GH-CON-07")
    g.emit(TurnEnded(figure), "GH-RND-06")


def playable(g: Haven, seat: Seat) -> list[Option]:
    """Each card that is left, as its printed half or as a basic action.

    (GH-CRD-06, GH-CRD-07, GH-TRN-03, GH-INI-09)
    """
    left = [half for half in HALVES if half not in g.state.turn.halves]
    found: list[Option] = []
    for card in g.state.characters[seat].played:
        for half in left:
            found += [PlayOption(card, half), BasicOption(card, half)]
    return found


def does_nothing(g: Haven, figure: FigureId, half: Half) -> bool:
    """Is it all attacks with nobody in reach, or moves of one who cannot move? All others do something."""
    for ability in half.abilities:
        match ability:
            case Attack(who=None, when=()):
                better = [changed(ability, augment.changes) for augment in ability.augments]
                if any(augment.changes.instead or augment.then for augment in ability.augments):
                    return False
                if any(
                    AttackAbility(figure, each).is_possible(g)
                    for each in cast(list[Attack], [ability, *better])
                ):
                    return False
            case Move(augments=()):
                if MoveOrAttack(figure, ability).is_possible(g):
                    return False
            case _:
                return False
    return not half.augments


def perform_bonus(g: Haven, turn: CharacterTurn, moment: str) -> Next:
    """The next bonus that acts at this moment of the turn; the same step comes again until all did."""
    waiting: list[Lasting] = in_force(g, turn.figure, moment)
    if turn.done >= len(waiting) or not can_act(g, turn.figure):
        return None
    lasting = waiting[turn.done]
    before = len(waiting)
    use(g, lasting)
    if len(in_force(g, turn.figure, moment)) == before:
        turn.done += 1
    again = turn.start_bonuses if moment == "start-of-turn" else turn.after_actions
    return Call(Perform(turn.figure, lasting.effect.then, lasting.source), then=again)
