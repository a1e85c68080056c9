"""Enduring the Elements: spirits that are calmed or fought, boons, and what bonds let the Bound One do."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.games.descent.events.encounters import FigurePlaced
from undercroft.games.descent.events.things import TokenRemoved
from undercroft.games.descent.events.turns import ActionTaken
from undercroft.games.descent.options import ActOption
from undercroft.games.descent.records.abilities import RerollVerb
from undercroft.games.descent.rules.cards.in_progress import actor, attack_in_progress
from undercroft.games.descent.rules.cards.item_needs import has_rolled
from undercroft.games.descent.rules.cards.moments import ACTION
from undercroft.games.descent.rules.cards.using import UseAbility, all_uses, is_attack
from undercroft.games.descent.rules.cards.verbs import Reroll
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.movement.places import closest_empty
from undercroft.games.descent.rules.quests.deeds import Deed
from undercroft.games.descent.rules.quests.page import area, count, figures_named
from undercroft.games.descent.rules.quests.sparing import BOUND_ONE
from undercroft.games.descent.rules.values import health_of
from undercroft.games.descent.rules.who import are_adjacent, ask_for, heroes_up
from undercroft.games.descent.state import Descent, Figure, ground
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, replace, step
from undercroft.space import Cell, each

ELEMENTS = {each: f"{each}-spirit" for each in ("water", "air", "fire", "earth")}  # by area
SPIRITS = tuple(ELEMENTS.values())
TOKEN = "spirit"
CALM, WRATH = 2, 1  # Health
BOON, BOND, SPENT = "boon", "bond", "bonds-spent"  # counters


# -- the four trials


def met(g: Descent) -> list[str]:
    """The tokens of spirits in whose area a hero stands."""
    standing = 0
    for leaf in heroes_up(g).values():
        standing |= leaf.cells
    return [
        name
        for name, token in g.state.tokens.items()
        if token.kind == TOKEN and area(g, room_of(g, token.cell)) & standing
    ]


def room_of(g: Descent, cell: Cell) -> str:
    """The area of a spirit, by the space of its token."""
    return next(room for room in ELEMENTS if area(g, room) >> cell & 1)


class MeetSpirits(Procedure, tag="descent.meet_spirits"):
    """A hero enters the area of a face-down spirit: it is turned up, and stands there like a figure."""

    def applies(self, g: Descent) -> bool:
        return bool(met(g))

    @step("D2-QST-02", "D2-CMP-18", "D2-ADJ-14")
    def turn_up(self, g: Descent) -> Next:
        for name in met(g):
            cell = g.state.tokens[name].cell
            kind = ELEMENTS[room_of(g, cell)]
            place = next(each(closest_empty(g, 1 << cell, ground(g).terrain.open)))
            leaf = Figure(kind, g.state.overlord.seat, 1 << place, role="spirit", name=kind)
            full = health_of(g, leaf)
            g.emit(FigurePlaced(FigureId(g.state.next_figure), replace(leaf, hp=full, full=full)))
            g.emit(TokenRemoved(name))
        return Done()


class Calm(Procedure, tag="descent.calm"):
    """A hero next to a spirit takes 2 of its Health; one that goes so gives the heroes a boon later."""

    figure: FigureId
    token: str
    spirit: FigureId = FigureId(0)

    @step("D2-SPC-03", "D2-DMG-09")
    def soothe(self, g: Descent) -> Next:
        self.spirit = beside(g, self.figure)[0]
        if g.state.figures[self.spirit].hp <= CALM:
            count(g, "calmed")
        return Call(Suffer(self.spirit, CALM))


def beside(g: Descent, figure: FigureId) -> list[FigureId]:
    """The spirits next to a figure."""
    return [i for kind in SPIRITS for i in figures_named(g, kind) if are_adjacent(g, figure, i)]


class Wrath(Procedure, tag="descent.wrath"):
    """A spirit that was damaged by an attack deals 1 damage to each hero in its area."""

    done: tuple[FigureId, ...] = ()

    def applies(self, g: Descent) -> bool:
        return bool(self.struck(g))

    def struck(self, g: Descent) -> list[FigureId]:
        """The heroes on the areas of spirits that the attack has hurt, those left."""
        attack = attack_in_progress(g)
        if attack is None:
            return []
        kinds = {g.state.figures[i].kind for i, dealt in attack.dealt if dealt}
        rooms = [area(g, room) for room, kind in ELEMENTS.items() if kind in kinds]
        return [
            i
            for i, leaf in heroes_up(g).items()
            if i not in self.done and any(leaf.cells & room for room in rooms)
        ]

    @step("D2-QST-02", "D2-DMG-01")
    def rage(self, g: Descent) -> Next:
        left = self.struck(g)
        if not left:
            return Done()
        self.done += (left[0],)
        return Call(Suffer(left[0], WRATH), then=self.rage)


# -- the bound one


def is_weakened(g: Descent) -> bool:
    """The Bound One has lost half its Health."""
    return any(2 * g.state.figures[i].damage >= g.state.figures[i].full for i in figures_named(g, BOUND_ONE))


def free_uses(g: Descent, figure: FigureId) -> list[ActOption]:
    """The abilities that it may use without an action: of its card, and only one attack a turn."""
    s = g.state
    if s.counters.get(SPENT, 0) >= s.counters.get(BOND, 0) or s.figures[figure].suffers("stunned"):
        return []
    return [
        ActOption(name, number)
        for name, number, use in all_uses(g, figure)
        if use.at == ACTION
        and not (is_attack(use) and s.turn.own_attacks)
        and UseAbility(figure, name, number).applies(g)
    ]


class FreeAbility(Procedure, tag="descent.free_ability"):
    """For each bond, once, the Bound One uses an ability without an action."""

    figure: FigureId
    token: str

    @step("D2-SPC-03", "D2-OTN-11", "D2-WHO-03")
    def choose(self, g: Descent) -> Next:
        return ask_for(g, self.figure, *free_uses(g, self.figure))

    @choose.answered
    def use(self, g: Descent, picked: ActOption) -> Next:
        count(g, SPENT)
        use = next(
            use
            for name, number, use in all_uses(g, self.figure)
            if (name, number) == (picked.card, picked.number)
        )
        if is_attack(use):  # it counts as the attack of the turn, and costs no action
            g.emit(ActionTaken(self.figure, "attack", cost=0), "D2-OTN-12")
        return Call(UseAbility(self.figure, picked.card, picked.number))


class Boon(Procedure, tag="descent.boon"):
    """For each spirit that was calmed a die of any roll of a hero may be rolled again."""

    figure: FigureId

    def applies(self, g: Descent) -> bool:
        return g.state.counters.get(BOON, 0) > 0 and self.is_own(g)

    def is_own(self, g: Descent) -> bool:
        """Is it this hero's roll: attack, defence, test, recovery, or what a card of his does?"""
        for tag in ("descent.attack", "descent.test", "descent.roll_recovery", "descent.roll_amount"):
            if tag == self.rolling(g):
                return has_rolled(g, self.figure) if tag == "descent.attack" else actor(g, tag) == self.figure
        return False

    def rolling(self, g: Descent) -> str:
        """The innermost procedure with dice on the table."""
        for frame in reversed(g.state.frames):
            if getattr(frame, "dice", ()):
                return str(frame.__struct_config__.tag)  # type: ignore[attr-defined]
        return ""

    @step("D2-QST-02", "D2-ATK-25")
    def reroll(self, g: Descent) -> Next:
        count(g, BOON, -1)
        return Call(Reroll(self.figure, RerollVerb(dice="roller")))


ROLLS = (
    "descent.attack.rolled",
    "descent.test.rolled",
    "descent.roll_recovery.rolled",
    "descent.roll_amount.rolled",
)
DEEDS: Mapping[str, Deed] = {
    "calm": Deed(Calm, lambda g, figure, token: bool(beside(g, figure))),
    "free-ability": Deed(FreeAbility, lambda g, figure, token: bool(free_uses(g, figure))),
}
QUEST_NEEDS: Mapping[str, Callable[[Descent], bool]] = {"bound-one-weakened": is_weakened}
EITHER: Mapping[str, tuple[tuple[str, type[Procedure]], ...]] = {
    "meet-spirits": (("Entered", MeetSpirits), ("Displaced", MeetSpirits), ("Swapped", MeetSpirits)),
    "spirits-wrath": (("descent.attack.resolved", Wrath),),
}
EACH_HERO: Mapping[str, tuple[tuple[str, type[Procedure]], ...]] = {
    "boons": tuple((on, Boon) for on in ROLLS)
}
