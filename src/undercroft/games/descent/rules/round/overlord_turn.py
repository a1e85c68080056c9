"""The Overlord's turn: start, activations, end of the round (D2-OTN)."""

from __future__ import annotations

from undercroft.games.descent.events.turns import (
    GroupActivated,
    OverlordRefreshed,
    OverlordTurnBegan,
    TurnEnded,
)
from undercroft.games.descent.options import ActivateOption, MonsterOption, PlayOption, QuestOption
from undercroft.games.descent.rules.cards.deck import draw_card
from undercroft.games.descent.rules.cards.moments import OWN_TURN
from undercroft.games.descent.rules.cards.overlord_cards import PlayCard, held_plays, possible_plays
from undercroft.games.descent.rules.quests.clocks import Tick
from undercroft.games.descent.rules.quests.discarding_for import DiscardForQuest, discard_options
from undercroft.games.descent.rules.quests.limits import is_waiting, marches
from undercroft.games.descent.rules.quests.marching import Trample
from undercroft.games.descent.rules.quests.placing import IDLE
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.round.activation import Activation
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, Done, FigureId, Next, Option, Pass, Procedure, ask, step, window

OVERLORD_FIGURE = FigureId(-1)  # holds what lasts until the start of the Overlord's next turn


class OverlordTurn(Procedure, tag="descent.overlord_turn"):
    """He draws, plays cards, activates every group once, and ends the round."""

    @step("D2-OTN-01", "D2-OTN-02")
    def begin(self, g: Descent) -> None:
        g.emit(OverlordTurnBegan())
        g.end(until="own_turn", holder=OVERLORD_FIGURE)

    @step("D2-OTN-03", "D2-OLC-02")
    def draw(self, g: Descent) -> None:
        draw_card(g, "D2-OTN-03")

    started = window("D2-OTN-04", "D2-WHO-05")

    @step("D2-OTN-05", "D2-ERR-06")
    def refresh(self, g: Descent) -> None:
        if g.state.overlord.exhausted:
            g.emit(OverlordRefreshed())

    @step("D2-MON-08")
    def reinforce_first(self, g: Descent) -> Next:
        """Some quests bring figures at the start of his turn: they act at once."""
        return Call(Reinforce(start=True))

    @step(
        "D2-OTN-06", "D2-OTN-07", "D2-OTN-08", "D2-OTN-09", "D2-OTN-E1", "D2-WHO-05", "D2-MON-01", "D2-LT-04"
    )
    def choose_group(self, g: Descent) -> Next:
        """Every group with a figure on the map is activated, in the order he likes.

        Asked in secret while he may hold a card for his turn.
        """
        s = g.state
        waiting = [
            group
            for group in s.groups
            if group not in s.activated and any(can_act(g, i, group) for i in s.figures)
        ]
        options: list[Option] = [*map(ActivateOption, waiting), *discard_options(g)]
        plays = possible_plays(g, OWN_TURN)
        if not plays:
            passes = () if waiting else (Pass(),)
            return ask(s.overlord.seat, *passes, *options) if options else self.ended
        options += [PlayOption(card) for card, _ in held_plays(g, plays)]
        return ask(s.overlord.seat, *options if waiting else (Pass(), *options), secret=True)

    @choose_group.answered
    def activate(self, g: Descent, picked: ActivateOption | PlayOption | QuestOption | Pass) -> Next:
        match picked:
            case ActivateOption(group=group):
                g.emit(GroupActivated(group))
                return Call(GroupTurn(group), then=self.choose_group)
            case PlayOption(card=card):
                return Call(PlayCard(card), then=self.choose_group)
            case QuestOption(act=act):
                return Call(DiscardForQuest(act), then=self.choose_group)
            case _:
                return self.ended

    ended = window("D2-OTN-18", "D2-WHO-05")

    @step("D2-OTN-18", "D2-QST-02")
    def tick(self, g: Descent) -> Next:
        """Counters of the quest go up last of all: nobody would have it otherwise."""
        return Call(Tick())

    @step("D2-OTN-14")
    def end(self, g: Descent) -> None:
        g.end(until="turn")


class GroupTurn(Procedure, tag="descent.group_turn"):
    """All monsters of a group, one after the other (D2-OTN-15); who arrives meanwhile too (D2-OTN-16)."""

    group: str
    done: tuple[FigureId, ...] = ()

    @step("D2-OTN-07", "D2-OTN-08", "D2-OTN-15", "D2-OTN-16", "D2-MON-02")
    def choose(self, g: Descent) -> Next:
        s = g.state
        waiting = [i for i in s.figures if i not in self.done and can_act(g, i, self.group)]
        return ask(s.overlord.seat, *map(MonsterOption, waiting)) if waiting else Done()

    @choose.answered
    def activate(self, g: Descent, picked: MonsterOption) -> Next:
        self.done += (picked.figure,)
        return Call(Trample(picked.figure) if marches(g, picked.figure) else Activation(picked.figure))

    @step("D2-OTN-07", "D2-OTN-17")
    def end(self, g: Descent) -> Next:
        g.emit(TurnEnded(self.done[-1]))
        return self.choose


def can_act(g: Descent, figure: FigureId, group: str) -> bool:
    """Is it a figure of the group on the map, and does the quest let it act in this turn?"""
    leaf = g.state.figures[figure]
    if leaf.group != group or not leaf.cells or g.total(IDLE, figure):
        return False
    return not is_waiting(g, figure)
