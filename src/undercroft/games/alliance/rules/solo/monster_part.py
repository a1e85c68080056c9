"""The monsters' part of solo and co-op games: a card of three sections (DA-SOL, DA-COO)."""

from __future__ import annotations

from undercroft.games.alliance.events.cards import DrawReduced
from undercroft.games.alliance.events.dungeon import TileOffered, TileRemoved
from undercroft.games.alliance.events.market import UpgradeDiscarded, UpgradeRemoved, XpTurnedDown
from undercroft.games.alliance.events.rounds import MonsterActivated, Readied
from undercroft.games.alliance.events.solo import SoloCardResolved, SoloCardShown
from undercroft.games.alliance.options import ActivateOption, ReadyOption, StrikeOption, WoundOption
from undercroft.games.alliance.records.solo import Penalty, SoloCard, Strike, TileLine, UpgradeLine
from undercroft.games.alliance.rules.attack.damage import Suffer
from undercroft.games.alliance.rules.attack.values import defense
from undercroft.games.alliance.rules.market.offering import fill_offer
from undercroft.games.alliance.rules.monsters.activation import MonsterTurn, attack_posts, prey
from undercroft.games.alliance.rules.round.drawing import DiscardChosen
from undercroft.games.alliance.rules.round.ending import fix_early_end
from undercroft.games.alliance.rules.who import counter_clockwise, monsters
from undercroft.games.alliance.state import GAP, Delve, library
from undercroft.kernel import (
    Call,
    Criterion,
    Done,
    FigureId,
    Next,
    Procedure,
    Reason,
    Seat,
    ask,
    step,
)

SURGE = 3  # the bonus of a monster surge (DA-COO-13)
Found = tuple[list[FigureId], tuple[Reason, ...]]


def card_in_force(g: Delve) -> SoloCard:
    """The card that lies face up (DA-SOL-05)."""
    return library(g).solo[g.state.solo.top[0]]


def highest(g: Delve, exhausted: bool) -> Found:
    """The monsters with the highest XP value among the ready or the exhausted ones (DA-COO-09, DA-COO-10)."""
    worth = {figure: library(g).monster[leaf.kind].total for figure, leaf in monsters(g.state)}
    some = [figure for figure, leaf in monsters(g.state) if leaf.exhausted == exhausted]
    return g.best(some, (Criterion[FigureId]("DA-COO-09", "worth", lambda i: -worth[i]),), str)


class SoloPart(Procedure, tag="alliance.solo_part"):
    """The face-up card is carried out: section I once, II or III for each player (DA-SOL-06, DA-COO-21)."""

    done: int = 0  # players

    @step("DA-SOL-05", "DA-SOL-06", "DA-SOL-07", "DA-COO-21")
    def first(self, g: Delve) -> Next:
        line = card_in_force(g).first
        if isinstance(line, UpgradeLine):
            return self.change_upgrades
        return self.change_tile if isinstance(line, TileLine) else self.ready_monster

    @step("DA-COO-01", "DA-COO-03")
    def change_upgrades(self, g: Delve) -> Next:
        """The marked card is removed, the other discarded; both positions are filled again."""
        line = card_in_force(g).first
        assert isinstance(line, UpgradeLine)
        removed, discarded = line.removed - 1, line.discarded - 1
        if g.state.offer[removed] != GAP:
            g.emit(UpgradeRemoved(removed, g.state.offer[removed]))
        if g.state.offer[discarded] != GAP:
            g.emit(UpgradeDiscarded(discarded, g.state.offer[discarded]))
        fill_offer(g)
        return self.each_player

    @step("DA-COO-02", "DA-COO-03", "DA-COO-E3")
    def change_tile(self, g: Delve) -> Next:
        line = card_in_force(g).first
        assert isinstance(line, TileLine)
        position = line.removed - 1
        if g.state.tiles[position]:
            g.emit(TileRemoved(position, g.state.tiles[position]))
            if g.state.deck.size:
                g.emit(TileOffered(position, g.state.deck.next_card(g, "dungeon deck")))
        fix_early_end(g)
        return self.each_player

    @step("DA-COO-04", "DA-SOL-10", "DA-SOL-E1")
    def ready_monster(self, g: Delve) -> Next:
        found, _ = highest(g, exhausted=True)
        return ask(g.state.first, *map(ReadyOption, found)) if found else self.each_player

    @ready_monster.answered
    def ready(self, g: Delve, picked: ReadyOption) -> None:
        _, why = highest(g, exhausted=True)
        g.emit(Readied(picked.figure), "DA-COO-04", why)

    @step("DA-COO-22", "DA-SOL-08", "DA-END-12")
    def each_player(self, g: Delve) -> Next:
        order = counter_clockwise(g.state)
        if self.done == len(order) or g.state.closing:
            return self.put_away
        self.done += 1
        return Call(SoloPlayer(order[self.done - 1]), then=self.each_player)

    @step("DA-SOL-11", "DA-SOL-12")
    def put_away(self, g: Delve) -> None:
        """The next card is turned up at once, as long as there is one."""
        g.emit(SoloCardResolved(g.state.solo.top[0]))
        if g.state.solo.size:
            g.emit(SoloCardShown(g.state.solo.next_card(g, "solo deck")))


class SoloPlayer(Procedure, tag="alliance.solo_player"):
    """Sections II and III for one player, whose heroes they concern (DA-COO-22, DA-SOL-19)."""

    seat: Seat
    strike: int = -1  # which action of section II
    line: int = 0  # of section III
    wounds: int = 0  # still to be placed

    @step("DA-SOL-08", "DA-COO-05", "DA-COO-06", "DA-COO-07", "DA-COO-10", "DA-COO-11", "DA-COO-E1")
    def choose(self, g: Delve) -> Next:
        """One of the two actions, if one can be completed."""
        card = card_in_force(g)
        found = [n for n, each in enumerate((card.either, card.other)) if strikers(g, self.seat, each)[0]]
        return ask(self.seat, *map(StrikeOption, found)) if found else self.penalise

    @choose.answered
    def keep(self, g: Delve, picked: StrikeOption) -> None:
        self.strike = picked.place

    @step("DA-SOL-10", "DA-COO-10")
    def choose_monster(self, g: Delve) -> Next:
        """Of monsters with the same worth the player chooses."""
        return ask(self.seat, *map(ActivateOption, strikers(g, self.seat, self.action(g))[0]))

    @choose_monster.answered
    def act(self, g: Delve, picked: ActivateOption) -> Next:
        action = self.action(g)
        _, why = strikers(g, self.seat, action)
        g.emit(
            MonsterActivated(picked.figure, self.seat, bonus_of(g, picked.figure, action)), "DA-COO-05", why
        )
        return Call(MonsterTurn(picked.figure, self.seat, targets_of(g, self.seat, action)), then=self.end)

    @step("DA-SOL-09", "DA-COO-E2")
    def penalise(self, g: Delve) -> Next:
        """Neither action could be completed: all of section III, as far as possible."""
        lines = card_in_force(g).otherwise
        if self.line == len(lines) or g.state.closing:
            return self.end
        self.line += 1
        return self.suffer(g, lines[self.line - 1])

    def suffer(self, g: Delve, line: Penalty) -> Next:
        alliance = g.state.alliances[self.seat]
        match line.do:
            case "surge":
                return self.choose_surge
            case "use-xp":
                if alliance.face_up:
                    g.emit(XpTurnedDown(self.seat, min(line.n, alliance.face_up)), "DA-COO-14")
            case "discard":
                g.emit(DrawReduced(self.seat, line.n), "DA-COO-15")
                return Call(DiscardChosen(self.seat, line.n), then=self.penalise)
            case "wound" | "poison":
                self.wounds = line.n
                return self.wound
        return self.penalise

    @step("DA-COO-13", "DA-SOL-10")
    def choose_surge(self, g: Delve) -> Next:
        found, _ = highest(g, exhausted=True)
        return ask(self.seat, *map(ReadyOption, found)) if found else self.penalise

    @choose_surge.answered
    def surge(self, g: Delve, picked: ReadyOption) -> Next:
        _, why = highest(g, exhausted=True)
        g.emit(Readied(picked.figure), "DA-COO-13", why)
        own = g.state.alliances[self.seat].heroes
        if not attack_posts(g, picked.figure, own):
            return self.penalise
        g.emit(MonsterActivated(picked.figure, self.seat, SURGE), "DA-COO-13")
        return Call(MonsterTurn(picked.figure, self.seat, own), then=self.penalise)

    @step("DA-COO-17")
    def wound(self, g: Delve) -> Next:
        """One token after the other, each on a hero of choice that is not defeated."""
        s = g.state
        standing = [figure for figure in s.alliances[self.seat].heroes if not s.figures[figure].lies]
        if not self.wounds or not standing:
            return self.penalise
        return ask(self.seat, *map(WoundOption, standing))

    @wound.answered
    def place_wound(self, g: Delve, picked: WoundOption) -> Next:
        self.wounds -= 1
        poison = card_in_force(g).otherwise[self.line - 1].do == "poison"
        return Call(Suffer(picked.figure, 1, poison=poison), then=self.wound)

    @step("DA-COO-08")
    def end(self, g: Delve) -> Next:
        """The next player follows."""
        return Done()

    def action(self, g: Delve) -> Strike:
        card = card_in_force(g)
        return card.other if self.strike else card.either


def targets_of(g: Delve, seat: Seat, action: Strike) -> tuple[FigureId, ...]:
    """The player's heroes that an action concerns (DA-COO-05, DA-COO-07, DA-COO-12, DA-COO-22, DA-COO-23)."""
    s, content = g.state, library(g)
    standing = [figure for figure in s.alliances[seat].heroes if not s.figures[figure].lies]
    if action.icons:
        return tuple(
            figure
            for figure in standing
            if {content.hero[s.figures[figure].kind].race, *content.hero[s.figures[figure].kind].callings}
            & set(action.icons)
        )
    if action.lowest and standing:
        least = min(defense(g, figure) for figure in standing)
        return tuple(figure for figure in standing if defense(g, figure) == least)
    return tuple(standing)


def strikers(g: Delve, seat: Seat, action: Strike) -> Found:
    """Ready monsters of the highest XP value that can make the attack (DA-COO-10, DA-COO-11, DA-SOL-19)."""
    among = targets_of(g, seat, action)
    if not among or not prey(g, among):
        return [], ()
    found, why = highest(g, exhausted=False)
    return [figure for figure in found if attack_posts(g, figure, among)], why


def bonus_of(g: Delve, figure: FigureId, action: Strike) -> int:
    """The bonus to the attack; with a type shown, only for monsters that attack so (DA-COO-06)."""
    kind = library(g).monster[g.state.figures[figure].kind].type
    return action.bonus if action.type is None or action.type == kind else 0
