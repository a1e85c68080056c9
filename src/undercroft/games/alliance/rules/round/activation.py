"""A hero's activation in five steps (DA-HER), resting and leaving the dungeon (DA-RST, DA-DEF)."""

from __future__ import annotations

from typing import Any

from undercroft.games.alliance.events.moves import LeftDungeon
from undercroft.games.alliance.events.rounds import (
    ActivationEnded,
    AttackForgone,
    HeroActivated,
    Rested,
    StepsEnded,
)
from undercroft.games.alliance.ground import CANVAS
from undercroft.games.alliance.options import (
    ActivateOption,
    ChestOption,
    DisarmOption,
    DoneOption,
    DoorOption,
    FaceOption,
    GoOption,
    LeaveDungeonOption,
    RecoverOption,
    RestOption,
    RevealOption,
    SecondMoveOption,
    SquareOption,
)
from undercroft.games.alliance.records.tiles import FACINGS
from undercroft.games.alliance.rules.attack.damage import Heal
from undercroft.games.alliance.rules.attack.values import parameter
from undercroft.games.alliance.rules.cards.menus import perform
from undercroft.games.alliance.rules.cards.surging import HEAL, PowerSurge, may_surge
from undercroft.games.alliance.rules.market.drafting import Draft
from undercroft.games.alliance.rules.movement.chests import (
    Disarm,
    LookAt,
    OpenChest,
    StepOnChest,
    chest_at,
    hidden_at,
)
from undercroft.games.alliance.rules.movement.doors import WorkDoor
from undercroft.games.alliance.rules.movement.facing import face
from undercroft.games.alliance.rules.movement.moving import MakeRoom, Walk, is_shared
from undercroft.games.alliance.rules.round.drawing import DiscardAndDraw
from undercroft.games.alliance.rules.round.ending import fix_early_end
from undercroft.games.alliance.rules.round.menu import choices, menu
from undercroft.games.alliance.rules.who import occupied
from undercroft.games.alliance.state import Delve
from undercroft.kernel import Call, Choice, FigureId, Next, Option, Procedure, Requirement, Seat, ask, step
from undercroft.space import Cells, each

READY: Choice[Delve, HeroActivation] = Choice(
    "figure",
    ActivateOption,
    lambda g, by: g.state.figures,
    (
        Requirement("DA-HER-02", "not-yours", lambda g, by, some: g.state.alliances[by.seat].heroes),
        Requirement(
            "DA-RND-07",
            "exhausted",
            lambda g, by, some: [i for i in some if not g.state.figures[i].exhausted],
        ),
    ),
)


class HeroActivation(Procedure, tag="alliance.hero_activation"):
    """Choose a hero, move, attack, draft, discard and draw (DA-HER-01)."""

    seat: Seat
    figure: FigureId = FigureId(0)

    @step("DA-HER-02", "DA-RND-07", "DA-RND-11", "DA-GEN-08")
    def choose(self, g: Delve) -> Next:
        return ask(self.seat, *READY.options(g, self))

    choose.poses(lambda: READY)

    @choose.answered
    def activate(self, g: Delve, picked: ActivateOption) -> None:
        self.figure = picked.figure
        g.emit(HeroActivated(self.figure))

    @step("DA-DEF-06", "DA-DEF-07", "DA-DEF-09", "DA-RST-13", "DA-RST-E1")
    def recover(self, g: Delve) -> Next:
        """A hero that lies is raised by a Power Surge, rests, or leaves the dungeon."""
        if not g.state.figures[self.figure].lies:
            return self.act
        found: list[Option] = [RestOption()]
        if may_surge(g, self.figure):
            found.append(RecoverOption())
        if home(g, self.seat):
            found.append(LeaveDungeonOption())
        return ask(self.seat, *found, secret=True)

    @recover.answered
    def rise(self, g: Delve, picked: Option) -> Next:
        if isinstance(picked, RestOption):
            return self.rest
        if isinstance(picked, RecoverOption):
            return Call(PowerSurge(self.figure, HEAL), then=self.act)
        return Call(LeaveDungeon(self.figure), then=self.draft)

    @step("DA-RST-01", "DA-RST-02", "DA-RST-03", "DA-RST-07", "DA-RST-08", "DA-RST-10")
    def rest(self, g: Delve) -> Next:
        g.emit(Rested(self.figure))
        return Call(Heal(self.figure, parameter(g, self.figure, "rest_heal")), then=self.act)

    @step(
        "DA-HER-04", "DA-HER-05", "DA-HER-12", "DA-HER-20", "DA-HER-E1", "DA-HER-E2", "DA-MOV-16", "DA-MOV-17"
    )
    def act(self, g: Delve) -> Next:
        """Steps 2 and 3, one deed after the other."""
        if g.state.turn.over:
            return self.stop
        found = menu(g, self.figure)
        return ask(self.seat, *found, secret=True) if found else self.give_way

    act.among(lambda self, g: choices(g, self.figure))

    @act.answered
    def do(self, g: Delve, picked: Any) -> Next:
        match picked:
            case GoOption(cell=cell):
                return Call(Walk(self.figure, cell), then=self.arrive)
            case DoneOption():
                return self.stop
            case FaceOption(facing=facing):
                face(g, self.figure, facing)
                return self.act
            case DoorOption(cell=cell):
                return Call(WorkDoor(self.figure, CANVAS.room_of[cell]), then=self.look)
            case ChestOption(cell=cell):
                found = chest_at(g, cell)
                assert found is not None
                return Call(OpenChest(self.figure, found[0].number), then=self.look)
            case RevealOption(cell=cell):
                return Call(LookAt(self.figure, hidden_at(g.state, cell).number), then=self.look)
            case DisarmOption(cell=cell):
                return Call(Disarm(self.figure, hidden_at(g.state, cell).number), then=self.look)
            case SecondMoveOption():
                g.emit(AttackForgone(self.figure), "DA-HER-09")
                return self.act
            case RestOption():
                return self.rest
        return Call(perform(g, self.figure, picked), then=self.look)

    @step("DA-CHE-02", "DA-CHE-06")
    def arrive(self, g: Delve) -> Next:
        """Where a walk ended a Treasure Chest can be opened for nothing."""
        if g.state.turn.over or is_shared(g.state, self.figure):
            return self.look
        return Call(StepOnChest(self.figure), then=self.look)

    @step("DA-END-02", "DA-END-04")
    def look(self, g: Delve) -> Next:
        """After each deed: is nothing left in the dungeon?"""
        fix_early_end(g)
        return self.act

    @step("DA-MOV-18", "DA-THR-11")
    def give_way(self, g: Delve) -> Next:
        """It cannot leave a square that it shares: it makes room, and its activation goes on."""
        return Call(MakeRoom(self.figure), then=self.act)

    @step("DA-MOV-18", "DA-THR-12", "DA-DEF-13")
    def stop(self, g: Delve) -> Next:
        """Moving and attacking are over; nobody stays on a square of another."""
        g.emit(StepsEnded(self.figure), "DA-MOV-16")
        return Call(MakeRoom(self.figure))

    @step("DA-DRA-01", "DA-HER-21", "DA-RST-06")
    def draft(self, g: Delve) -> Next:
        return Call(Draft(self.seat))

    @step("DA-DIS-01", "DA-HER-21", "DA-GEN-12")
    def discard_and_draw(self, g: Delve) -> Next:
        return Call(DiscardAndDraw(self.seat))

    @step("DA-HER-01")
    def end(self, g: Delve) -> None:
        g.emit(ActivationEnded(self.figure))
        fix_early_end(g)


class LeaveDungeon(Procedure, tag="alliance.leave_dungeon"):
    """A defeated hero stands on its starting tile, healed, and does nothing more (DA-RST-11, DA-RST-12)."""

    figure: FigureId
    cell: int = -1

    @step("DA-RST-11", "DA-RST-14")
    def choose_square(self, g: Delve) -> Next:
        seat = g.state.figures[self.figure].seat
        return ask(seat, *map(SquareOption, each(home(g, seat))))

    @choose_square.answered
    def pick_square(self, g: Delve, picked: SquareOption) -> None:
        self.cell = picked.cell

    @step("DA-RST-11")
    def choose_facing(self, g: Delve) -> Next:
        return ask(g.state.figures[self.figure].seat, *map(FaceOption, FACINGS))

    @choose_facing.answered
    def stand(self, g: Delve, picked: FaceOption) -> None:
        g.emit(LeftDungeon(self.figure, self.cell, picked.facing))
        g.emit(StepsEnded(self.figure), "DA-RST-12")


def home(g: Delve, seat: Seat) -> Cells:
    """The empty squares of a player's starting tile (DA-RST-11, DA-RST-13)."""
    return CANVAS.rooms[g.state.alliances[seat].start] & ~occupied(g.state)
