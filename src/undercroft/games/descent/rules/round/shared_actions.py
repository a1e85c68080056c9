"""Actions that heroes and monsters have alike: doors, tokens, pits, Stunned, the quest's own (D2-OTN-11)."""

from __future__ import annotations

from typing import Any

from undercroft.games.descent.events.turns import ActionTaken
from undercroft.games.descent.options import (
    ClimbOption,
    CloseOption,
    DropOption,
    OpenOption,
    PickUpOption,
    QuestOption,
    ShakeOffOption,
)
from undercroft.games.descent.rules.actions.tokens import DropToken, pick_up
from undercroft.games.descent.rules.effects.conditions import cure
from undercroft.games.descent.rules.movement.doors import OpenDoor, close_door
from undercroft.games.descent.rules.movement.hazards import Climb
from undercroft.games.descent.rules.quests.acts import QuestAct
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, FigureId, Next, Option, Step


def take_shared_action(g: Descent, me: FigureId, picked: Option | None, then: Step[Any, Any]) -> Next:
    """Pay for the action and do it; afterwards the turn goes on at `then`."""
    match picked:
        case OpenOption(door=door):
            g.emit(ActionTaken(me, "door"), "D2-DOR-01")
            return Call(OpenDoor(me, door), then=then)
        case CloseOption(door=door):
            g.emit(ActionTaken(me, "door"), "D2-DOR-01")
            close_door(g, me, door)
        case ShakeOffOption():
            g.emit(ActionTaken(me, "shake-off"), "D2-X-07")
            cure(g, me, "stunned")
        case ClimbOption():
            g.emit(ActionTaken(me, "climb"), "D2-TER-13")
            return Call(Climb(me), then=then)
        case PickUpOption(token=token):
            g.emit(ActionTaken(me, "pick-up"), "D2-OBJ-01")
            pick_up(g, me, token)
        case DropOption(token=token):
            g.emit(ActionTaken(me, "drop"), "D2-OBJ-04")
            return Call(DropToken(me, token), then=then)
        case QuestOption(act=act, token=token):
            return Call(QuestAct(me, act, token), then=then)
    return then
