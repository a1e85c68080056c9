"""The Man Who Would Be King: master keys, the crown's two gifts, heroes lost for good, the dead that rise."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.games.descent.events.cards import Traded
from undercroft.games.descent.events.things import DoorClosed, DoorLocked, DoorOpened, DoorUnlocked
from undercroft.games.descent.options import CloseOption, QuestOption, TargetOption
from undercroft.games.descent.records.abilities import MoveVerb
from undercroft.games.descent.records.quest_rules import DoorRule
from undercroft.games.descent.rules.cards.in_progress import frame_of
from undercroft.games.descent.rules.cards.moments import MOMENTS
from undercroft.games.descent.rules.cards.using import UseAbility
from undercroft.games.descent.rules.effects.fatigue import SufferFatigue
from undercroft.games.descent.rules.effects.recovery import Recover
from undercroft.games.descent.rules.movement.doors import can_close
from undercroft.games.descent.rules.movement.going import MoveNow
from undercroft.games.descent.rules.quests.carrying import near
from undercroft.games.descent.rules.quests.deeds import Deed
from undercroft.games.descent.rules.quests.discarding import DiscardCards, can_discard
from undercroft.games.descent.rules.quests.limits import is_lost
from undercroft.games.descent.rules.quests.page import carried_over, figures_named, mark, rules_of
from undercroft.games.descent.rules.quests.placing import PlaceMonster, missing
from undercroft.games.descent.rules.who import ask_for, heroes_up
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import Call, Done, FigureId, Next, Pass, Procedure, ask, step

SPLIG, ZACHARETH, ZOMBIE = "splig", "baron-zachareth", "zombie"
HURRY = 2  # spaces
THRONE = 0  # the door of the throne room
CROWN = 2  # cards
BALM = 3  # damage that the crown heals
LATE = 6  # the round from which the dead are endless
NOBODY = FigureId(0)


# -- the chase


class Hurry(Procedure, tag="descent.hurry_splig"):
    """For a card Splig moves 2 spaces; he does not leave the map with them."""

    figure: FigureId
    token: str

    @step("D2-QST-02", "D2-MOV-22")
    def run(self, g: Descent) -> Next:
        return Call(MoveNow(figures_named(g, SPLIG)[0], MoveVerb(HURRY)))


def can_hurry(g: Descent) -> bool:
    """Is Splig there, and not Immobilized: he would gain nothing by the card (D2-MOV-22)?"""
    return any(not g.state.figures[i].suffers("immobilized") for i in figures_named(g, SPLIG))


def lockable(g: Descent, figure: FigureId) -> list[int]:
    """The doors beside him that can be locked: shut ones, and open ones in which nobody stands."""
    s, found = g.state, ground(g)
    here = s.figures[figure].cells
    doors = sorted({door for rule in rules_of(g, DoorRule) for door in rule.doors})
    beside = [door for door in doors if found.beside_door(door) & here]
    return [
        door for door in beside if (can_close(g, figure, door) if door in s.doors else door in s.unlocked)
    ]


class LockDoor(Procedure, tag="descent.lock_door"):
    """Splig shuts a door beside him, if it is open, and locks it with the master keys."""

    figure: FigureId
    token: str

    @step("D2-DOR-02", "D2-SPC-03")
    def choose(self, g: Descent) -> Next:
        return ask_for(g, self.figure, *(CloseOption(door) for door in lockable(g, self.figure)))

    @choose.answered
    def lock(self, g: Descent, picked: CloseOption) -> Next:
        if picked.door in g.state.doors:
            g.emit(DoorClosed(self.figure, picked.door), "D2-DOR-03")
        g.emit(DoorLocked(self.figure, picked.door), "D2-DOR-02")
        return Done()


class LeaveUnlocked(Procedure, tag="descent.leave_unlocked"):
    """The doors of the chase begin shut, but not locked."""

    @step("D2-SET-08", "D2-DOR-02")
    def begin(self, g: Descent) -> Next:
        for rule in rules_of(g, DoorRule):
            for door in rule.doors:
                g.emit(DoorUnlocked(door), "D2-DOR-02")
        return Done()


# -- the throne room


class ThroneDoor(Procedure, tag="descent.throne_door"):
    """Before a crowned king the door is locked; else it stands open."""

    @step("D2-SET-08", "D2-DOR-02")
    def begin(self, g: Descent) -> Next:
        if not carried_over(g, "crowned"):
            g.emit(DoorUnlocked(THRONE), "D2-DOR-02")
            g.emit(DoorOpened(NOBODY, THRONE), "D2-DOR-02")
        return Done()


class Crown(Procedure, tag="descent.crown"):
    """For two cards at the start of the Overlord's turn Zachareth heals, or commands without an action."""

    picked: str = ""

    def applies(self, g: Descent) -> bool:
        return bool(figures_named(g, ZACHARETH)) and can_discard(g, CROWN)

    @step("D2-QST-02", "D2-OTN-04", "D2-WHO-03")
    def choose(self, g: Descent) -> Next:
        gifts = (QuestOption("crown-heal"), QuestOption("crown-command"))
        return ask(g.state.overlord.seat, Pass(), *gifts)

    @choose.answered
    def take(self, g: Descent, picked: QuestOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done()
        self.picked = picked.act
        return None

    @step("D2-OLC-09")
    def pay(self, g: Descent) -> Next:
        return Call(DiscardCards(CROWN, act="crown"))

    @step("D2-QST-02", "D2-DMG-10")
    def give(self, g: Descent) -> Next:
        if self.picked == "crown-heal":
            return Call(Recover(figures_named(g, ZACHARETH)[0], BALM))
        mark(g, commands(g.state.round))
        return Done()


def commands(round_: int) -> str:
    """The mark of a round in which the crown lets Zachareth use Dominion without an action."""
    return f"crown-{round_}"


def may_command(g: Descent) -> bool:
    return commands(g.state.round) in g.state.marks


class Command(Procedure, tag="descent.command"):
    """Zachareth uses Dominion without an action."""

    figure: FigureId
    token: str

    @step("D2-QST-02", "D2-X-26")
    def use(self, g: Descent) -> Next:
        return Call(UseAbility(self.figure, "dominion"))


def lost_beside(g: Descent, figure: FigureId) -> list[FigureId]:
    """Heroes lost for good whose token lies beside a hero, or in his space, with something to take."""
    around, heroes = near(g, figure), g.state.heroes
    return [
        i
        for i, hero in heroes.items()
        if is_lost(g, i)
        and around >> g.state.figures[i].lies & 1
        and (hero.items or hero.finds or hero.spent)
    ]


class TakeItems(Procedure, tag="descent.take_items"):
    """A hero takes up all that a lost one has left."""

    figure: FigureId
    token: str

    @step("D2-SPC-03", "D2-TRD-04")
    def choose(self, g: Descent) -> Next:
        return ask_for(g, self.figure, *map(TargetOption, lost_beside(g, self.figure)))

    @choose.answered
    def take(self, g: Descent, picked: TargetOption) -> Next:
        hero = g.state.heroes[picked.target]
        for card in (*hero.items, *hero.finds, *hero.spent):
            g.emit(Traded(picked.target, self.figure, card), "D2-QST-02")
        return Done()


def rising(figure: FigureId, rank: str, cell: int, round_: int) -> str:
    """The mark of a zombie that returns at the end of a round."""
    return f"rising {figure} {rank} {cell} {round_}"


class NoteDead(Procedure, tag="descent.note_dead"):
    """A zombie falls next to the token of a hero, or on it."""

    def applies(self, g: Descent) -> bool:
        fall = frame_of(g, "descent.defeat")
        if fall is None or g.state.figures[fall.figure].kind != ZOMBIE:
            return False
        tokens = [leaf.lies for leaf in g.state.figures.values() if leaf.is_out]
        around = fall.place | ground(g).neighbours(fall.place)
        return any(around >> cell & 1 for cell in tokens)

    @step("D2-QST-02")
    def note(self, g: Descent) -> Next:
        fall = frame_of(g, "descent.defeat")
        cell = (fall.place & -fall.place).bit_length() - 1
        mark(g, rising(fall.figure, g.state.figures[fall.figure].rank, cell, g.state.round))
        return Done()


class ReturnDead(Procedure, tag="descent.return_dead"):
    """At the end of the round they return where they fell, within the limits of the group."""

    at: int = 0

    def applies(self, g: Descent) -> bool:
        return bool(self.graves(g))

    def graves(self, g: Descent) -> list[tuple[str, int]]:
        found = [name.split() for name in g.state.marks if name.startswith("rising ")]
        return [(rank, int(cell)) for _, _, rank, cell, when in found if int(when) == g.state.round]

    @step("D2-QST-02", "D2-MON-03", "D2-ADJ-14")
    def rise(self, g: Descent) -> Next:
        graves = self.graves(g)
        if self.at == len(graves):
            return Done()
        rank, cell = graves[self.at]
        self.at += 1
        if not missing(g, ZOMBIE, rank):
            return self.rise
        return Call(PlaceMonster(ZOMBIE, rank, cells=1 << cell), then=self.rise)


class EndlessDead(Procedure, tag="descent.endless_dead"):
    """From round 6 on each hero suffers 1 fatigue at the end of the round."""

    done: tuple[FigureId, ...] = ()

    def applies(self, g: Descent) -> bool:
        return g.state.round >= LATE

    @step("D2-QST-02", "D2-FAT-08")
    def tire(self, g: Descent) -> Next:
        waiting = [i for i in heroes_up(g) if i not in self.done]
        if not waiting:
            return Done()
        self.done += (waiting[0],)
        return Call(SufferFatigue(waiting[0], 1), then=self.tire)


DEEDS: Mapping[str, Deed] = {
    "hurry-splig": Deed(Hurry, lambda g, figure, token: can_hurry(g)),
    "lock-door": Deed(LockDoor, lambda g, figure, token: bool(lockable(g, figure))),
    "command": Deed(Command, lambda g, figure, token: UseAbility(figure, "dominion").applies(g)),
    "take-items": Deed(TakeItems, lambda g, figure, token: bool(lost_beside(g, figure))),
}
SET_UP: Mapping[str, type[Procedure]] = {"leave-unlocked": LeaveUnlocked, "throne-door": ThroneDoor}
LISTENERS: Mapping[str, tuple[str, type[Procedure]]] = {
    "crown": (MOMENTS["overlord-start"], Crown),
    "note-dead": (MOMENTS["defeated"], NoteDead),
    "return-dead": ("RoundOver", ReturnDead),
    "endless-dead": ("RoundOver", EndlessDead),
}
QUEST_NEEDS: Mapping[str, Callable[[Descent], bool]] = {"may-command": may_command}
