"""A hero's turn: a menu that loops; movement is a pool, so anything may come in the middle of it (TN-TRN)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import compress
from typing import TYPE_CHECKING

from undercroft.games.tiny.events import ActionSpent, MovementGained, PoisonWorked, TurnEnded, TurnStarted
from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.options import AttackOption, EndOption, GoOption, MoveOption, PlayOption
from undercroft.games.tiny.rules.attack import Attack
from undercroft.games.tiny.rules.cards import PlayCard
from undercroft.games.tiny.rules.movement import go_along, way_to
from undercroft.games.tiny.rules.suffer import Suffer
from undercroft.games.tiny.rules.targets import Aim, why_not_in_reach
from undercroft.games.tiny.rules.who import decider, enemies, look_round, standing_on
from undercroft.games.tiny.state import Figure, Tiny, content, ground
from undercroft.kernel import Ask, Call, Done, FigureId, Next, Option, Procedure, step
from undercroft.kernel.requirements import Choice, Objection, Posed, Requirement
from undercroft.parts.happenings import ConditionsRan
from undercroft.space import Cell, Cells

if TYPE_CHECKING:
    from undercroft.games.tiny.records import TinyContent

ACTIONS, POISON = 2, 1  # TN-TRN-01, TN-CND-02
NONE: tuple[Option, ...] = ()
END, GO = (EndOption(),), tuple(map(GoOption, range(GRID.size)))
CANVAS = GRID.canvas
MOST = 2 * GRID.size  # more movement than any way takes
BITS = bytes.maketrans(b"01", b"\0\1")


class HeroTurn(Procedure, tag="tiny.hero_turn"):
    """Two actions in any order, movement in between, an end when wanted."""

    hero: FigureId

    @step("TN-TRN-01", "TN-CND-03")
    def start(self, g: Tiny) -> Next:
        """A stunned hero has one action less."""
        hero = g.state.figures[self.hero]
        if not hero.conditions:
            g.emit(TurnStarted(self.hero, ACTIONS))
            return self.choose
        g.emit(TurnStarted(self.hero, ACTIONS - hero.suffers("stunned")))
        return None

    @step("TN-CND-02")
    def suffer_poison(self, g: Tiny) -> Next:
        return suffer_poison(g, self.hero)

    @step("TN-TRN-01", "TN-TRN-03")
    def choose(self, g: Tiny) -> Next:
        """The cards offered are the hero's secret, and so is the menu; who has fallen does nothing more."""
        options = choices(g, self.hero)
        return Ask({decider(g, self.hero): options}, secret=True) if options else self.end

    @choose.among
    def targets_and_squares(self, g: Tiny) -> tuple[Posed, ...]:
        return ATTACKED.by(self.hero), WALKED_TO.by(self.hero)

    @choose.answered
    def act(self, g: Tiny, picked: Option) -> Next:
        if type(picked) is GoOption:
            march = go_along(g, self.hero, way_to(g, self.hero, picked.cell))
            return Call(march, then=self.choose) if march else self.choose
        if type(picked) is PlayOption:
            g.emit(ActionSpent(self.hero))
            return Call(PlayCard(self.hero, picked.card), then=self.choose)
        if type(picked) is EndOption:
            return self.end
        if type(picked) is MoveOption:
            pace = g.total("pace", self.hero, content(g).hero[g.state.figures[self.hero].kind].pace)
            g.emit(MovementGained(self.hero, pace, actions=1), "TN-TRN-02")
            return self.choose
        if type(picked) is AttackOption:
            g.emit(ActionSpent(self.hero))
            verb = content(g).hero[g.state.figures[self.hero].kind].attack
            return Call(Attack(self.hero, picked.target, verb), then=self.choose)
        raise LookupError(f"{picked!r} is nothing that a hero does in a turn")

    @step("TN-TRN-04", "TN-CND-01")
    def end(self, g: Tiny) -> Next:
        end_turn(g, self.hero)
        return Done()


def suffer_poison(g: Tiny, figure: FigureId) -> Call | None:
    """A poisoned figure suffers 1 damage at the start of its turn (TN-CND-02)."""
    if not g.state.figures[figure].suffers("poisoned"):
        return None
    g.emit(PoisonWorked(figure))
    return Call(Suffer(figure, POISON))


def end_turn(g: Tiny, figure: FigureId) -> None:
    """Effects for the turn end, conditions run on, the figure has acted (TN-TRN-04)."""
    g.end(until="turn")
    if g.state.figures[figure].conditions:
        g.emit(ConditionsRan(figure), "TN-CND-01")
    g.emit(TurnEnded(figure))


def choices(g: Tiny, hero: FigureId) -> tuple[Option, ...]:
    """All that a hero can do now, and to end the turn; none for who can do nothing else."""
    s = g.state
    turn, me = s.turn, s.figures[hero]
    here, actions, movement = me.cells, turn.actions, turn.movement
    if not here or not (actions or movement):
        return NONE
    options = NONE
    if actions:
        records: TinyContent = g.rules.content
        hand = s.hands[me.seat].cards
        options = records.actions[hand]
        foes = attacked(g, hero, enemies(g, hero))  # all that ATTACKED requires
        if foes:
            options = attack_options(foes) + options
    if movement:
        options += go_options(walked_to(g, hero, CANVAS))  # and WALKED_TO
    return options + END if options else NONE


def attacked(g: Tiny, hero: FigureId, foes: Mapping[FigureId, Figure]) -> list[FigureId]:
    """Enemies in range and in sight of the hero's own attack, which is an action (TN-ATK-01, TN-TRN-01)."""
    found: list[FigureId] = []
    s = g.state
    if foes and s.turn.actions:
        me = s.figures[hero]
        far = g.rules.content.hero[me.kind].attack.targets.range
        reach = ground(g).in_reach(me.cells.bit_length() - 1, far)
        for i, foe in foes.items():
            if foe.cells & reach:
                found.append(i)
    return found


def why_not_attacked(g: Tiny, hero: FigureId, foe: FigureId) -> Objection:
    if not g.state.turn.actions:
        return Objection("TN-TRN-01", "no-action")
    return why_not_in_reach(g, Aim(hero, content(g).hero[g.state.figures[hero].kind].attack.targets), foe)


ATTACKED: Choice[Tiny, FigureId] = Choice(
    "figure",
    AttackOption,
    enemies,
    (Requirement("TN-ATK-01", why_not_attacked, attacked),),
)


def anywhere(g: Tiny, hero: FigureId) -> Cells:
    return CANVAS


def walked_to(g: Tiny, hero: FigureId, cells: Cells) -> Cells:
    """Empty squares that the movement suffices for, past allies and not past enemies (TN-MOV-01)."""
    s = g.state
    here = s.figures[hero].cells
    theirs, everybody = look_round(g, hero)
    return cells & ground(g).walk(here, s.turn.movement, theirs) & ~(everybody | here)


def why_not_walked_to(g: Tiny, hero: FigureId, cell: Cell) -> Objection:
    there, movement = standing_on(g, cell), g.state.turn.movement
    if there:
        return Objection("TN-MOV-02", "here" if there == hero else "occupied", who=there)
    if not movement:
        return Objection("TN-TRN-02", "no-movement")
    needed = movement_needed(g, hero, cell)
    if needed == MOST:
        return Objection("TN-MOV-02", "cut-off")
    return Objection("TN-MOV-01", "movement", needed, movement)


def movement_needed(g: Tiny, hero: FigureId, cell: Cell) -> int:
    """The least movement with which a hero gets there; MOST where none does."""
    here, foes = g.state.figures[hero].cells, look_round(g, hero)[0]
    return bisect_left(range(MOST), True, key=lambda n: bool(ground(g).walk(here, n, foes) >> cell & 1))


WALKED_TO: Choice[Tiny, FigureId] = Choice(
    "cell",
    GoOption,
    anywhere,
    (Requirement("TN-MOV-01", why_not_walked_to, walked_to),),
)


def attack_options(foes: Iterable[FigureId]) -> tuple[Option, ...]:
    """The enemies in reach, to be attacked (TN-ATK-01)."""
    return tuple(map(AttackOption, foes))


@lru_cache(1 << 13)
def go_options(cells: Cells) -> tuple[GoOption, ...]:
    """To walk to each of these squares; the bits of the set pick them out of all options."""
    return tuple(compress(GO, f"{cells:b}"[::-1].encode().translate(BITS)))
