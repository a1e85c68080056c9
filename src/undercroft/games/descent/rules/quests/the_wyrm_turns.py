"""The Wyrm Turns: the trust of a captive, the cards that sway him, stones that go back to their altars."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.games.descent.events.encounters import FigurePlaced, GroupChosen
from undercroft.games.descent.events.fights import Defeated
from undercroft.games.descent.events.things import TokenSet
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.cards.in_progress import attack_in_progress
from undercroft.games.descent.rules.cards.using import arm_ability
from undercroft.games.descent.rules.effects.conditions import cure, inflict
from undercroft.games.descent.rules.effects.recovery import Recover
from undercroft.games.descent.rules.effects.tests import AttributeTest, Tested
from undercroft.games.descent.rules.quests.deeds import Deed
from undercroft.games.descent.rules.quests.discarding import DiscardCards, can_discard
from undercroft.games.descent.rules.quests.page import count, encounter, figures_named, mark
from undercroft.games.descent.rules.who import SWAYED
from undercroft.games.descent.state import Descent, Group, ground
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, Window, replace, step
from undercroft.space import Cell

BELTHIR, TRUST = "belthir", "trust"
CAPTIVES = ("belthir-captive", "belthir-ally")  # the same, as a prisoner and as he fights for the heroes
NOBODY = FigureId(0)
HURT = 4  # damage of one attack that costs trust
CARE = 2  # damage that a hero heals
SWAY = "sway"
PRICE = 2  # cards for which the captive is tempted


def captive(g: Descent) -> FigureId:
    """Belthir as long as he is with the heroes; 0 for nobody."""
    return next((i for name in CAPTIVES for i in figures_named(g, name)), NOBODY)


def earned(round_: int) -> str:
    """The mark of a round in which the heroes have won trust by a deed."""
    return f"trust-{round_}"


def earn_trust(g: Descent) -> None:
    """One more, once a round in all."""
    if earned(g.state.round) not in g.state.marks:
        mark(g, earned(g.state.round))
        count(g, TRUST)


class WinTrust(Procedure, tag="descent.win_trust"):
    """The captive has defeated a monster himself."""

    def applies(self, g: Descent) -> bool:
        event = g.nearest(Window).about
        if not isinstance(event, Defeated) or not captive(g) or event.by != captive(g):
            return False
        return g.state.figures[event.figure].is_hostile and earned(g.state.round) not in g.state.marks

    @step("D2-QST-02")
    def trust(self, g: Descent) -> Next:
        earn_trust(g)
        return Done()


class LoseTrust(Procedure, tag="descent.lose_trust"):
    """One attack has hurt the captive badly."""

    def applies(self, g: Descent) -> bool:
        attack, belthir = attack_in_progress(g), captive(g)
        return attack is not None and bool(belthir) and attack.damage_to(belthir) >= HURT

    @step("D2-QST-02")
    def doubt(self, g: Descent) -> Next:
        count(g, TRUST, -1)
        return Done()


class Tend(Procedure, tag="descent.tend"):
    """A hero looks after the captive, also if he is unhurt."""

    figure: FigureId
    token: str

    @step("D2-SPC-03", "D2-DMG-10")
    def heal(self, g: Descent) -> Next:
        return Call(Recover(captive(g), CARE))

    @step("D2-SPC-03")
    def trust(self, g: Descent) -> Next:
        earn_trust(g)
        return Done()


class SwayCaptive(Procedure, tag="descent.sway_captive"):
    """For two cards at the start of a round the captive is tempted; who gives in acts for the Overlord."""

    def applies(self, g: Descent) -> bool:
        return bool(captive(g)) and can_discard(g, PRICE)

    @step("D2-QST-02", "D2-OLC-09")
    def offer(self, g: Descent) -> Next:
        return Call(DiscardCards(PRICE, optional=True, act=SWAY))

    @offer.returned
    def pay(self, g: Descent, paid: bool) -> Next:
        return None if paid else Done()

    @step("D2-QST-02", "D2-ATT-02")
    def tempt(self, g: Descent) -> Next:
        return Call(AttributeTest(captive(g), "willpower"))

    @tempt.returned
    def judge(self, g: Descent, tested: Tested) -> Next:
        return Done() if tested.passed else None

    @step("D2-QST-02", "D2-WHO-03")
    def give_in(self, g: Descent) -> Next:
        """For this round; without any trust left for good."""
        count(g, TRUST, -1)
        if g.state.counters.get(TRUST, 0):
            g.modify(SWAYED, 1, until="round", subject=captive(g), source=SWAY)
        else:
            turn_coat(g, captive(g))
        return Done()


def turn_coat(g: Descent, figure: FigureId) -> None:
    """The captive is a lieutenant of the Overlord from now on; damage and conditions stay (D2-LT-02)."""
    leaf, seat = g.state.figures[figure], g.state.overlord.seat
    ailments = [condition.name for condition in leaf.conditions]
    for condition in ailments:
        cure(g, figure, condition)
    g.emit(GroupChosen(BELTHIR, Group(BELTHIR, masters=1, lieutenant=True)), "D2-QST-02")
    leaf = g.state.figures[figure]
    turned = replace(leaf, kind=BELTHIR, role="lieutenant", seat=seat, group=BELTHIR, number=1)
    g.emit(FigurePlaced(figure, turned), "D2-QST-02")
    arm_ability(g, figure)
    for condition in ailments:
        inflict(g, figure, condition)


def altar_of(g: Descent, stone: str) -> Cell:
    """The space on which a stone lay at first."""
    kind = g.state.tokens[stone].kind
    colours = [entry.colour for entry in encounter(g).tokens if entry.kind == kind]
    spots = [at.at for colour in colours for at in ground(g).layout.page.markers if at.colour == colour]
    return GRID.cell(*spots[int(stone.rpartition("-")[2]) - 1])


class PutBack(Procedure, tag="descent.put_back"):
    """A monster puts a stone that lies about back on its altar."""

    figure: FigureId
    token: str

    @step("D2-SPC-03")
    def carry(self, g: Descent) -> Next:
        token = g.state.tokens[self.token]
        g.emit(TokenSet(self.token, token.kind, altar_of(g, self.token), face=token.face), "D2-QST-02")
        return Done()


def is_away(g: Descent, figure: FigureId, stone: str) -> bool:
    """Does the stone lie elsewhere than on its altar?"""
    return g.state.tokens[stone].cell != altar_of(g, stone)


def is_set(g: Descent) -> bool:
    """Is a stone in the great seal?"""
    return g.state.counters.get("stones", 0) > 0


DEEDS: Mapping[str, Deed] = {
    "tend": Deed(Tend, lambda g, figure, token: bool(captive(g))),
    "put-back": Deed(PutBack, is_away),
}
LISTENERS: Mapping[str, tuple[str, type[Procedure]]] = {
    "win-trust": ("Defeated", WinTrust),
    "lose-trust": ("descent.attack.resolved", LoseTrust),
    SWAY: ("RoundBegan", SwayCaptive),
}
QUEST_NEEDS: Mapping[str, Callable[[Descent], bool]] = {
    "stone-is-set": is_set,
    "no-stone-is-set": lambda g: not is_set(g),
}
