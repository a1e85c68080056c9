"""Damage, healing and defeat (DA-DMG, DA-DEF)."""

from __future__ import annotations

from undercroft.games.alliance.card_options import RewardOption
from undercroft.games.alliance.columns import column_of
from undercroft.games.alliance.events.cards import ColumnChanged
from undercroft.games.alliance.events.fights import (
    CubesPlaced,
    CubesRemoved,
    HeroDefeated,
    MonsterDefeated,
    StoodUp,
    TokensPlaced,
    TokensRemoved,
)
from undercroft.games.alliance.events.rounds import StepsEnded
from undercroft.games.alliance.options import TokenOption
from undercroft.games.alliance.rules.attack.values import health, parameter
from undercroft.games.alliance.rules.market.experience import gain, pay_reward
from undercroft.games.alliance.state import PVP, Delve, Token
from undercroft.kernel import Done, FigureId, Next, Procedure, Reason, Seat, ask, replace, step
from undercroft.parts.figures import AUTOMATON

NOBODY = FigureId(0)
TOKENS: tuple[Token, ...] = ("damage", "poison")


# -- suffering


def hurt(
    g: Delve,
    figure: FigureId,
    amount: int,
    by: Seat = AUTOMATON,
    *,
    poison: bool = False,
    why: tuple[Reason, ...] = (),
) -> bool:
    """A figure suffers damage, credited to an Alliance or to nobody; is it defeated by it?

    The defeated suffer nothing (DA-DMG-15, DA-DEF-05).
    """
    leaf = g.state.figures[figure]
    if amount <= 0 or leaf.lies or not leaf.cells:
        return False
    if leaf.role == "monster":
        return _hurt_monster(g, figure, amount, by, why)
    return _hurt_hero(g, figure, amount, by, poison, why)


def _hurt_monster(g: Delve, figure: FigureId, amount: int, seat: Seat, why: tuple[Reason, ...]) -> bool:
    """A cube for each point, excess over Health included (DA-DMG-02, DA-DMG-04)."""
    g.emit(CubesPlaced(figure, seat, amount), "DA-DMG-01", why)
    if g.state.figures[figure].hurt < health(g, figure):
        return False
    g.emit(MonsterDefeated(figure), "DA-DMG-04")
    return True


def _hurt_hero(
    g: Delve, figure: FigureId, amount: int, by: Seat, poison: bool, why: tuple[Reason, ...]
) -> bool:
    """A token for each point (DA-DMG-08); with Health reached the hero is defeated (DA-DMG-09, DA-DEF-01).

    Tokens beyond Health go (DA-DMG-10), the player takes a defeat token (DA-DEF-03, DA-XP-15, DA-DMG-E1,
    DA-DMG-E2, DA-PVP-06).
    """
    token: Token = "poison" if poison and not parameter(g, figure, "poison_as_normal") else "damage"
    g.emit(TokensPlaced(figure, token, amount), "DA-DMG-08", why)
    end_hiding(g, figure)
    earn_by_damage(g, figure, amount, by)
    most = health(g, figure)
    if g.state.figures[figure].hurt < most:
        return False
    g.emit(HeroDefeated(figure, most), "DA-DEF-01")
    if g.state.turn.figure == figure and not g.state.turn.over:
        g.emit(StepsEnded(figure), "DA-DEF-13")
    return True


def earn_by_damage(g: Delve, figure: FigureId, amount: int, by: Seat) -> None:
    """With PvP on, 1 XP for each 2 tokens on an enemy hero, rounded down, excess too (DA-PVP-04, DA-GEN-15).

    Each target counts for itself (DA-PVP-05, DA-PVP-E2).
    """
    if by >= 0 and PVP in g.state.variants and by != g.state.figures[figure].seat:
        gain(g, by, amount // 2)


def end_hiding(g: Delve, figure: FigureId) -> None:
    """A hero is seen again: after its attack, or when it suffers damage."""
    if figure in g.state.columns:
        hide = column_of(g, figure).hide
        if hide is not None:
            spend(g, figure, hide.place)


def spend(g: Delve, figure: FigureId, place: int) -> None:
    """A card in a column has given what it gives once."""
    played = g.state.columns[figure][place]
    if not played.spent:
        g.emit(ColumnChanged(figure, place, replace(played, spent=True)))


class Suffer(Procedure, tag="alliance.suffer"):
    """A figure suffers damage from no attack, and what it leaves behind is paid (DA-DMG, DA-XP-01)."""

    figure: FigureId
    amount: int
    by: Seat = AUTOMATON  # the Alliance that it is credited to
    poison: bool = False

    @step("DA-DMG-08", "DA-DMG-17")
    def suffer(self, g: Delve) -> Next:
        if hurt(g, self.figure, self.amount, self.by, poison=self.poison):
            pay(g, self.figure)
        return Done()


def pay(g: Delve, figure: FigureId) -> None:
    """The reward of a defeated monster is paid at once (DA-XP-01)."""
    if g.state.figures[figure].role == "monster":
        pay_reward(g, figure)


class PayRewards(Procedure, tag="alliance.pay_rewards"):
    """Several monsters were defeated at once: the player who acts orders their rewards (DA-XP-17)."""

    seat: Seat
    fallen: tuple[FigureId, ...]

    @step("DA-XP-17")
    def choose(self, g: Delve) -> Next:
        if not self.fallen:
            return Done()
        return ask(self.seat, *map(RewardOption, self.fallen))

    @choose.answered
    def pay_one(self, g: Delve, picked: RewardOption) -> Next:
        self.fallen = tuple(each for each in self.fallen if each != picked.figure)
        pay(g, picked.figure)
        return self.choose if self.fallen else Done()


# -- healing


class Heal(Procedure, tag="alliance.heal"):
    """Remove damage tokens of a hero; its owner chooses their kinds (DA-DMG-18, DA-PWR-07, DA-RST-02)."""

    figure: FigureId
    amount: int

    @step("DA-DMG-18", "DA-PWR-07", "DA-RST-02")
    def choose(self, g: Delve) -> Next:
        tokens = g.state.figures[self.figure].damage
        if self.amount <= 0 or not tokens:
            return self.rise
        kinds = [token for token in TOKENS if token in tokens]
        if len(kinds) > 1 and self.amount < len(tokens):
            return ask(g.state.figures[self.figure].seat, *map(TokenOption, kinds))
        return self.remove_all

    @choose.answered
    def remove_one(self, g: Delve, picked: TokenOption) -> Next:
        token: Token = "poison" if picked.token == "poison" else "damage"
        g.emit(TokensRemoved(self.figure, token, 1))
        self.amount -= 1
        return self.choose

    @step("DA-DMG-18")
    def remove_all(self, g: Delve) -> None:
        """No choice is left: all tokens are of one kind, or all go."""
        for token in TOKENS:
            count = min(self.amount, g.state.figures[self.figure].damage.count(token))
            if count:
                g.emit(TokensRemoved(self.figure, token, count))

    @step("DA-DEF-08", "DA-RST-10")
    def rise(self, g: Delve) -> None:
        stand_up(g, self.figure)


def stand_up(g: Delve, figure: FigureId) -> None:
    """A defeated hero with fewer tokens than Health stands up in place (DA-DEF-08, DA-DEF-12, DA-DEF-E1)."""
    leaf = g.state.figures[figure]
    if leaf.lies and leaf.hurt < health(g, figure):
        g.emit(StoodUp(figure), "DA-DEF-08")


def cleanse(g: Delve, figure: FigureId, amount: int) -> None:
    """Remove poison tokens (DA-DMG-18)."""
    count = min(amount, g.state.figures[figure].damage.count("poison"))
    if count:
        g.emit(TokensRemoved(figure, "poison", count))
        stand_up(g, figure)


def heal_monster(g: Delve, figure: FigureId, amount: int) -> None:
    """Remove cubes, the most recent first (DA-XP-18)."""
    count = min(amount, len(g.state.figures[figure].cubes))
    if count:
        g.emit(CubesRemoved(figure, count), "DA-XP-18")
