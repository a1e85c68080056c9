"""Playing a card in the hero's own activation: may it, in which way, on whom (DA-CRD, DA-SPL, DA-ICO)."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.games.alliance.card_options import AimOption, ModeOption, PayOption, PlayOption
from undercroft.games.alliance.columns import column_of, pays
from undercroft.games.alliance.events.cards import CardPlayed, CardShown
from undercroft.games.alliance.events.moves import SpeedPaid
from undercroft.games.alliance.records.effects import (
    REACTS,
    BaseVerb,
    BonusVerb,
    DirectVerb,
    DualVerb,
    Effect,
    ExtraVerb,
    GuardVerb,
    HideVerb,
    IgnoreVerb,
    NoBonusVerb,
    PetVerb,
    RangeVerb,
    StepVerb,
    SwapVerb,
    TeleportVerb,
)
from undercroft.games.alliance.rules.attack.power import Aim
from undercroft.games.alliance.rules.attack.targets import barred, may_turn, own_types
from undercroft.games.alliance.rules.attack.turning import look_at
from undercroft.games.alliance.rules.attack.values import printed
from undercroft.games.alliance.rules.cards.aiming import Spot, candidates, legal
from undercroft.games.alliance.rules.cards.performing import Perform, chosen_target
from undercroft.games.alliance.rules.cards.placing import teleported_to
from undercroft.games.alliance.rules.cards.verbs import done_at_once
from undercroft.games.alliance.rules.movement.moving import points
from undercroft.games.alliance.rules.who import cell_of, look_round
from undercroft.games.alliance.state import Delve, Played, ground, library
from undercroft.kernel import (
    Call,
    CardId,
    Choice,
    FigureId,
    Next,
    Objection,
    Posed,
    Procedure,
    Requirement,
    Seat,
    ask,
    step,
)

OWN_TIME = ("", *REACTS)  # a Reaction simply takes effect in the own activation (DA-REA-01)
MOVES = (StepVerb, TeleportVerb, SwapVerb)


class PlayCard(Procedure, tag="alliance.play_card"):
    """A card is played: in which way, for what Speed, on whom; then it lies in a column and takes effect."""

    figure: FigureId
    card: CardId
    mode: int = 0  # the way, from 1
    paid: bool = False
    target: FigureId = FigureId(0)

    @step("DA-CRD-01")
    def show(self, g: Delve) -> None:
        """The card is no secret any more: all that is chosen now is chosen of it."""
        g.emit(CardShown(seat_of(g, self.figure), self.card))

    @step("DA-CRD-15", "DA-CRD-E3")
    def choose_mode(self, g: Delve) -> Next:
        found = open_modes(g, self.figure, self.card)
        ways = library(g).ways[self.card]
        modes = [ModeOption(self.card, mode, ways[mode - 1]) for mode in found]
        return ask(seat_of(g, self.figure), *modes)

    @choose_mode.answered
    def keep_mode(self, g: Delve, picked: ModeOption) -> None:
        self.mode = picked.mode

    @step("DA-HER-05", "DA-HER-08")
    def choose_pay(self, g: Delve) -> Next:
        """The player may spend the Speed that a clause asks for; only then it applies."""
        price = sum(pays(clause) for clause in self.clauses(g))
        if not price or points(g) < price:
            return self.aim
        return ask(seat_of(g, self.figure), PayOption(price), PayOption(0))

    @choose_pay.answered
    def keep_pay(self, g: Delve, picked: PayOption) -> None:
        self.paid = picked.points > 0

    @step("DA-SPL-05", "DA-SPL-08")
    def aim(self, g: Delve) -> Next:
        spot = spot_of(g, self.figure, self.card, self.mode)
        if spot is None:
            return self.lay
        return ask(seat_of(g, self.figure), *map(AimOption, legal(g, spot)))

    @aim.among
    def aimed_at(self, g: Delve) -> tuple[Posed, ...]:
        spot = spot_of(g, self.figure, self.card, self.mode)
        return (candidates(spot.to).by(spot),) if spot is not None else ()

    @aim.answered
    def keep_target(self, g: Delve, picked: AimOption) -> None:
        self.target = picked.figure

    @step("DA-SPL-11", "DA-MOV-13", "DA-MOV-15")
    def look(self, g: Delve) -> None:
        """A spell that needs line of sight turns its caster as an attack would.

        It comes before the card is laid: only a turn of the player's own is not followed by another.
        """
        spot = spot_of(g, self.figure, self.card, self.mode)
        if spot is not None and not spot.to.blind and self.target != self.figure and may_turn(g, self.figure):
            look_at(g, self.figure, self.target)

    @step("DA-CRD-04", "DA-SPL-06", "DA-SPL-09")
    def lay(self, g: Delve) -> None:
        """Face up under the hero; an Enhancement Spell under the hero that it strengthens."""
        if self.paid:
            price = sum(pays(clause) for clause in self.clauses(g))
            g.emit(SpeedPaid(self.figure, price), "DA-HER-05")
        under = self.target if is_enhancement(g, self.card) and self.target else self.figure
        by = self.figure if under != self.figure else FigureId(0)
        mode = str(self.mode) if len(library(g).modes[self.card]) > 1 else ""
        seat = seat_of(g, self.figure)
        g.emit(CardPlayed(under, Played(seat, self.card, by, mode, self.target, self.paid)))

    @step("DA-CRD-10", "DA-HER-14", "DA-HER-19")
    def take_effect(self, g: Delve) -> Next:
        at_once = tuple(
            each
            for each in self.clauses(g)
            if is_due(each, self.paid) and not self.bursts(g, each) and not stuck(g, self.figure, each)
        )
        if not at_once:
            return None
        return Call(Perform(self.figure, self.card, at_once, self.target))

    def clauses(self, g: Delve) -> tuple[Effect, ...]:
        return library(g).modes[self.card][self.mode - 1]

    def bursts(self, g: Delve, clause: Effect) -> bool:
        """Is it damage that comes with the attack that the card supplies?"""
        return isinstance(clause, DirectVerb) and any(isinstance(each, BaseVerb) for each in self.clauses(g))


def seat_of(g: Delve, figure: FigureId) -> Seat:
    """The seat that plays a hero."""
    return g.state.figures[figure].seat


def is_due(clause: Effect, paid: bool) -> bool:
    """Is something to be done when the card is played?"""
    return clause.when in OWN_TIME and done_at_once(clause) and (paid or not pays(clause))


def is_enhancement(g: Delve, card: CardId) -> bool:
    return "enhancement-spell" in library(g).card[card].types


def spot_of(g: Delve, figure: FigureId, card: CardId, mode: int) -> Spot | None:
    """The figure to be chosen when a card is played in this way; none, if none is."""
    clauses = tuple(each for each in library(g).modes[card][mode - 1] if each.when in OWN_TIME)
    to = chosen_target(clauses)
    return None if to is None else Spot(figure, to, clauses, card)


# -- may it be played?


def open_modes(g: Delve, figure: FigureId, card: CardId) -> list[int]:
    """The ways in which a card can be played now, from 1."""
    ways = range(1, len(library(g).modes[card]) + 1)
    return [mode for mode in ways if mode_objection(g, figure, card, mode) is None]


def mode_objection(g: Delve, figure: FigureId, card: CardId, mode: int) -> Objection | None:
    """Why a card cannot be played in this way now."""
    clauses = library(g).modes[card][mode - 1]
    for clause in clauses:
        if found := _clause_objection(g, figure, card, clause):
            return found
    held = [stuck(g, figure, clause) for clause in clauses]
    if not any(
        could_do(g, figure, clause, clauses) for clause, why in zip(clauses, held, strict=True) if why is None
    ):
        return next(filter(None, held), Objection("DA-CRD-12", "idle"))
    if lacks_primary(g, figure, card, clauses):
        return Objection("DA-CRD-15", "idle")
    spot = spot_of(g, figure, card, mode)
    if spot is not None and not legal(g, spot):
        return Objection("DA-SPL-10", "nobody-to-aim-at", limit=spot.to.within)
    return None


def lacks_primary(g: Delve, figure: FigureId, card: CardId, clauses: tuple[Effect, ...]) -> bool:
    """Is a base or bonus card played for its bonus by a hero whose own attack is of the other type?

    That bonus asks for the primary attack; a base of another card does not serve (DA-CRD-15).
    """
    types = {each.type for each in library(g).card[card].effects if isinstance(each, DualVerb)}
    as_base = any(isinstance(each, BaseVerb) for each in clauses)
    return bool(types) and not as_base and printed(g, g.state.figures[figure]).type not in types


def _clause_objection(g: Delve, figure: FigureId, card: CardId, clause: Effect) -> Objection | None:
    turn = g.state.turn
    match clause:
        case GuardVerb():
            return Objection("DA-REA-01", "only-in-answer")
        case BaseVerb(type=kind) if "attack-spell" in library(g).card[card].types:
            return barred(g, Aim(figure, kind, card))
        case PetVerb():
            return barred(g, Aim(figure, "pet", card))
        case HideVerb() if turn.attacked:
            return Objection("DA-HER-07", "attacked")
        case HideVerb(quick=False):
            enemies, _ = look_round(g.state, figure)
            if enemies & ground(g).adjacent(cell_of(g.state, figure)):
                return Objection("DA-MON-22", "enemy-adjacent")
    return None


def stuck(g: Delve, figure: FigureId, clause: Effect) -> Objection | None:
    """Why a clause cannot move its hero now; the other clauses of the card hold all the same (DA-CRD-12)."""
    if isinstance(clause, MOVES) and g.state.turn.attacked:
        return Objection("DA-HER-07", "attacked")
    if isinstance(clause, TeleportVerb) and not teleported_to(g, figure, clause.n):
        return Objection("DA-GEO-12", "no-empty-square")
    return None


def could_do(g: Delve, figure: FigureId, clause: Effect, clauses: tuple[Effect, ...]) -> bool:
    """Could a clause do anything for this hero? A bonus needs an attack of its type (DA-CRD-14)."""
    match clause:
        case BonusVerb(stat=("melee" | "ranged") as stat) if clause.to is None:
            return stat in types_with(g, figure, clauses)
        case RangeVerb() | IgnoreVerb(what="obstacle"):
            return "ranged" in types_with(g, figure, clauses)
        case NoBonusVerb() | ExtraVerb():
            return False
    if clause.to is not None and clause.to.whom == "foes-room":
        enemies, _ = look_round(g.state, figure)
        return bool(enemies & ground(g).room(cell_of(g.state, figure)))
    return True


def types_with(g: Delve, figure: FigureId, clauses: tuple[Effect, ...]) -> set[str]:
    """The types of attack of a hero, that of a base on the same card among them."""
    return own_types(g, figure) | {each.type for each in clauses if isinstance(each, BaseVerb)}


def valid(g: Delve, figure: FigureId, some: Iterable[CardId]) -> list[CardId]:
    """The cards whose icons this hero has (DA-CRD-02, DA-ICO-01)."""
    kind, users = g.state.figures[figure].kind, library(g).users
    return [card for card in some if kind in users[card]]


def free_types(g: Delve, figure: FigureId, some: list[CardId]) -> list[CardId]:
    """One card of each type under a hero; Enhancement Spells count where they lie (DA-CRD-05, DA-CRD-06).

    Spells of four sorts are four types (DA-SPL-01), and so are pets (DA-PET-09); each hero has its own limit
    (DA-CRD-08).
    """
    if figure not in g.state.columns:
        return some
    taken = column_of(g, figure).types
    return [card for card in some if not taken_types(g, card) & taken]


def taken_types(g: Delve, card: CardId) -> frozenset[str]:
    """The types of a card that the limit looks at; colours mean nothing (DA-CRD-07)."""
    record = library(g).card[card]
    if record.has(ExtraVerb):
        return frozenset()
    return frozenset(record.types) - {"enhancement-spell"}


def type_objection(g: Delve, figure: FigureId, card: CardId) -> Objection:
    (kind, *_) = sorted(taken_types(g, card) & column_of(g, figure).types)
    return Objection("DA-CRD-05", "type-taken", what=kind)


def playable(g: Delve, figure: FigureId, some: list[CardId]) -> list[CardId]:
    return [card for card in some if open_modes(g, figure, card)]


def first_objection(g: Delve, figure: FigureId, card: CardId) -> Objection:
    ways = range(1, len(library(g).modes[card]) + 1)
    found = [mode_objection(g, figure, card, mode) for mode in ways]
    return next((each for each in found if each is not None), Objection("DA-CRD-12", "idle"))


PLAYED: Choice[Delve, FigureId] = Choice(
    "card",
    PlayOption,
    lambda g, figure: tuple(dict.fromkeys(g.state.alliances[g.state.figures[figure].seat].hand)),
    (
        Requirement("DA-CRD-02", "not-valid", valid),
        Requirement("DA-CRD-05", type_objection, free_types),
        Requirement("DA-CRD-12", first_objection, playable),
    ),
)
