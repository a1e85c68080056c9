"""The Twin Idols: a free throw, who has which idol; then idols on pedestals, and what they do there."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.events.things import TokenSet
from undercroft.games.descent.options import TargetOption
from undercroft.games.descent.rules.actions.searching import draw_search_card
from undercroft.games.descent.rules.cards.deck import draw_card
from undercroft.games.descent.rules.cards.using import UseAbility
from undercroft.games.descent.rules.effects.recovery import Recover
from undercroft.games.descent.rules.quests.carrying import has_room, near
from undercroft.games.descent.rules.quests.deeds import Deed
from undercroft.games.descent.rules.quests.endings import Ending, Result
from undercroft.games.descent.rules.quests.page import carried_over, has_special, is_one_of, mark
from undercroft.games.descent.rules.quests.placing import PlaceMonster, missing
from undercroft.games.descent.rules.who import ask_heroes, cells_within, heroes_up, monsters_up
from undercroft.games.descent.state import HEROES, OVERLORD, Descent, Token
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, ask, step

SUN, SKULLS = "sun", "skulls"
IDOLS = (SUN, SKULLS)
PEDESTALS = {"blue-pedestal": "on-blue", "red-pedestal": "on-red"}
HEROES_HAVE = {(SUN, "on-blue"), (SKULLS, "on-red")}  # idols set so are set by the heroes
BEARERS = ("lady-eliza-farrow", "zombie")  # of the Overlord, at the start
THROW = "throw"
LIGHT, LIT = 3, 1  # how far the Sun heals, and how much
BALANCE, HEALS, RAISES = "idol-balance", "sun-heals", "skulls-raise"


def idol(g: Descent, kind: str) -> tuple[str, Token]:
    """One of the two idols; a token that has left the map lies nowhere."""
    name = f"{kind}-1"
    return name, g.state.tokens.get(name, Token(kind))


def share_idols(g: Descent, side: str, stalled: bool) -> Result:
    """Each idol belongs to the side that left with it or carries it; if time was up the Overlord has one."""
    found = []
    for kind in IDOLS:
        _, token = idol(g, kind)
        bearer = g.state.figures.get(token.carrier)
        owner = ""
        if bearer is not None:
            owner = OVERLORD if bearer.is_hostile else HEROES
        for who in (HEROES, OVERLORD):
            owner = who if g.state.counters.get(f"{kind}-{who}", 0) else owner
        if stalled and kind == SKULLS:
            owner = OVERLORD
        found += [(f"{kind}-{who}", int(owner == who)) for who in (HEROES, OVERLORD)]
    return side, tuple(found)


class FreeThrow(Procedure, tag="descent.free_throw"):
    """Zak'n'Jak throws a hero without an action."""

    figure: FigureId
    token: str

    @step("D2-QST-02", "D2-X-22")
    def throw(self, g: Descent) -> Next:
        return Call(UseAbility(self.figure, THROW))


class BringIdols(Procedure, tag="descent.bring_idols"):
    """Each idol that a side has is borne by a figure of its choice; the others lie in the middle."""

    at: int = 0

    @step("D2-SET-08", "D2-WHO-01", "D2-WHO-03")
    def choose(self, g: Descent) -> Next:
        if self.at == len(IDOLS):
            return Done()
        bearers = self.bearers(g)
        if not bearers:
            self.at += 1
            return self.choose
        options = map(TargetOption, bearers)
        if carried_over(g, f"{IDOLS[self.at]}-{HEROES}"):
            return ask_heroes(g, *options)
        return ask(g.state.overlord.seat, *options)

    def bearers(self, g: Descent) -> list[FigureId]:
        kind = IDOLS[self.at]
        if carried_over(g, f"{kind}-{HEROES}"):
            return [i for i in heroes_up(g) if has_room(g, i, kind)]
        if not carried_over(g, f"{kind}-{OVERLORD}"):
            return []
        return [i for i, leaf in monsters_up(g).items() if is_one_of(leaf, BEARERS) and has_room(g, i, kind)]

    @choose.answered
    def give(self, g: Descent, picked: TargetOption) -> Next:
        name, token = idol(g, IDOLS[self.at])
        g.emit(TokenSet(name, token.kind, carrier=picked.target), "D2-OBJ-02")
        self.at += 1
        return self.choose


# -- setting and lifting


def turn_of(g: Descent, figure: FigureId) -> str:
    """The turn in which a figure acts: a hero's own, or the Overlord's with all activations."""
    return f"{g.state.round}-{OVERLORD if g.state.figures[figure].is_hostile else figure}"


def pedestal(g: Descent, figure: FigureId) -> str:
    """The empty pedestal that a figure is on or next to; an idol that was dropped there is not set."""
    taken = {token.cell for _, token in (idol(g, kind) for kind in IDOLS) if token.face}
    for token in g.state.tokens.values():
        if token.kind in PEDESTALS and near(g, figure) >> token.cell & 1 and token.cell not in taken:
            return token.kind
    return ""


class SetIdol(Procedure, tag="descent.set_idol"):
    """An idol stands on the pedestal."""

    figure: FigureId
    token: str

    @step("D2-SPC-03", "D2-QST-02")
    def put(self, g: Descent) -> Next:
        kind = pedestal(g, self.figure)
        cell = g.state.tokens[f"{kind}-1"].cell
        mark(g, f"set-{self.token}-{turn_of(g, self.figure)}")
        idol_kind = g.state.tokens[self.token].kind
        g.emit(TokenSet(self.token, idol_kind, cell, face=PEDESTALS[kind], turned=True), "D2-QST-02")
        return Done()


class LiftIdol(Procedure, tag="descent.lift_idol"):
    """An idol is taken off its pedestal."""

    figure: FigureId
    token: str

    @step("D2-SPC-03", "D2-OBJ-01")
    def lift(self, g: Descent) -> Next:
        kind = g.state.tokens[self.token].kind
        g.emit(TokenSet(self.token, kind, carrier=self.figure), "D2-OBJ-01")
        return Done()


def can_lift(g: Descent, figure: FigureId, token: str) -> bool:
    """Are its hands free, and was the idol not set in this turn?"""
    fresh = f"set-{token}-{turn_of(g, figure)}" in g.state.marks
    return not fresh and has_room(g, figure, g.state.tokens[token].kind)


# -- at the end of a round


def owner_of(g: Descent, kind: str) -> str:
    """The side that bears an idol, or has set it; none while it lies about."""
    _, token = idol(g, kind)
    if token.face:
        return HEROES if (kind, token.face) in HEROES_HAVE else OVERLORD
    bearer = g.state.figures.get(token.carrier)
    return "" if bearer is None else OVERLORD if bearer.is_hostile else HEROES


class IdolsAtDusk(Procedure, tag="descent.idols_at_dusk"):
    """A set Sun heals, set Skulls raise a zombie, and a side that has both idols gives the other a card."""

    healed: tuple[FigureId, ...] = ()

    def applies(self, g: Descent) -> bool:
        return bool(self.lit(g) or self.may_raise(g) or self.poorer(g))

    def lit(self, g: Descent) -> list[FigureId]:
        """The wounded heroes near the set Sun."""
        _, sun = idol(g, SUN)
        if not sun.face or not has_special(g, HEALS):
            return []
        light = cells_within(g, 1 << sun.cell, LIGHT)
        return [
            i
            for i, leaf in heroes_up(g).items()
            if leaf.cells & light and leaf.damage and i not in self.healed
        ]

    def may_raise(self, g: Descent) -> str:
        """The rank of the zombie that the set Skulls raise; none where the group is complete."""
        _, skulls = idol(g, SKULLS)
        if not skulls.face or not has_special(g, RAISES):
            return ""
        return next((rank for rank in ("minion", "master") if missing(g, "zombie", rank)), "")

    def poorer(self, g: Descent) -> str:
        """The side that has neither idol, while the other has both."""
        owners = {owner_of(g, kind) for kind in IDOLS}
        return HEROES if owners == {OVERLORD} else OVERLORD if owners == {HEROES} else ""

    @step("D2-QST-02", "D2-DMG-10")
    def heal(self, g: Descent) -> Next:
        lit = self.lit(g)
        if not lit:
            return None
        self.healed += (lit[0],)
        return Call(Recover(lit[0], LIT), then=self.heal)

    @step("D2-QST-02", "D2-MON-08", "D2-ADJ-14")
    def raise_dead(self, g: Descent) -> Next:
        rank = self.may_raise(g)
        if not rank:
            return self.balance
        _, skulls = idol(g, SKULLS)
        return Call(PlaceMonster("zombie", rank, cells=1 << skulls.cell), then=self.balance)

    @step("D2-QST-02", "D2-SEA-03", "D2-OLC-14")
    def balance(self, g: Descent) -> Next:
        """The Overlord draws; for the heroes one of their choice gets a search card."""
        poorer = self.poorer(g)
        if poorer == HEROES and g.state.search.size:
            return ask_heroes(g, *map(TargetOption, g.state.heroes))
        if poorer == OVERLORD:
            draw_card(g, "D2-OLC-14")
        return Done()

    @balance.answered
    def draw(self, g: Descent, picked: TargetOption) -> Next:
        draw_search_card(g, picked.target)
        return Done()


SET_UP: Mapping[str, type[Procedure]] = {"bring-idols": BringIdols}
LISTENERS: Mapping[str, tuple[str, type[Procedure]]] = {BALANCE: ("RoundOver", IdolsAtDusk)}
DEEDS: Mapping[str, Deed] = {
    "free-throw": Deed(FreeThrow, lambda g, figure, token: UseAbility(figure, THROW).applies(g)),
    "set-idol": Deed(SetIdol, lambda g, figure, token: bool(pedestal(g, figure))),
    "lift-idol": Deed(LiftIdol, can_lift),
}
ENDINGS: Mapping[str, Ending] = {"share-idols": share_idols}
