"""Rounds: card selection, initiative, turns, cleanup (GH-RND, GH-SEL, GH-EOR)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.gloomhaven.events.cards import REST, CardPicked, CardsRevealed, RestDeclared
from undercroft.games.gloomhaven.events.fights import ModifiersReshuffled
from undercroft.games.gloomhaven.events.rounds import (
    AbilitiesReshuffled,
    DeedDone,
    OrderSet,
    RoundEnded,
    RoundStarted,
)  # fmt: skip
from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.options import DropOption, LeadOption, LongRestOption, SecondOption
from undercroft.games.gloomhaven.rules.actions.bonuses import discards, end_round_bonuses, leave_play
from undercroft.games.gloomhaven.rules.actions.elements import wane
from undercroft.games.gloomhaven.rules.effects.deaths import run_out
from undercroft.games.gloomhaven.rules.monsters.ally_turns import AllyTurn
from undercroft.games.gloomhaven.rules.monsters.monster_turns import MonsterTurn
from undercroft.games.gloomhaven.rules.round.order import (
    SetOrder,
    draw_ability,
    newcomers,
    next_turn,
    types_on_board,
)  # fmt: skip
from undercroft.games.gloomhaven.rules.round.rests import ShortRest, can_rest, can_rest_with_active
from undercroft.games.gloomhaven.rules.round.turns import CharacterTurn
from undercroft.games.gloomhaven.rules.scenario.endings import look_for_verdict
from undercroft.games.gloomhaven.rules.scenario.joining import shows_hands
from undercroft.games.gloomhaven.rules.scenario.placing import deck_of
from undercroft.games.gloomhaven.rules.scenario.special_rules import is_walker
from undercroft.games.gloomhaven.state import Character, Haven, Slot
from undercroft.kernel import (
    Ask,
    Call,
    Done,
    FigureId,
    Next,
    Option,
    Pass,
    Procedure,
    Seat,
    ask,
    step,
    window,
)


class Round(Procedure, tag="gh.round"):
    """One round (GH-RND-01)."""

    rested: int = 0  # seats that were asked about a short rest
    kept: tuple[Seat, ...] = ()  # seats that would not put down active cards

    @step("GH-RND-01", "GH-RND-02")
    def start(self, g: Haven) -> None:
        g.emit(RoundStarted(g.state.round + 1))
        if not types_on_board(g):
            for seat in g.state.characters:
                g.emit(DeedDone(seat, "empty-rounds"), "GH-BTL-07")

    begun = window("GH-SPC-02", "GH-SPC-20")

    @step("GH-EXH-09", "GH-RST-03")
    def put_down_cards(self, g: Haven) -> Next:
        """A player who can rest only with active cards may put them down first, or is exhausted."""
        for seat, mat in g.state.characters.items():
            stuck = not mat.gone and not can_play(mat) and not can_rest(mat)
            if stuck and seat not in self.kept and can_rest_with_active(g, mat):
                return ask(seat, *map(DropOption, discards(g, mat)), Pass())
        return self.check_cards

    @put_down_cards.answered
    def put_down(self, g: Haven, picked: DropOption | Pass) -> Next:
        if isinstance(picked, Pass):
            self.kept += (g.answering,)
        else:
            leave_play(g, g.answering, picked.card, "GH-ACT-09")
        return self.put_down_cards

    @step("GH-EXH-02", "GH-SEL-05", "GH-EXH-03", "GH-EXH-08")
    def check_cards(self, g: Haven) -> Next:
        """A character that can neither play two cards nor rest is exhausted, hit points unchanged."""
        for mat in list(g.state.characters.values()):
            if not mat.gone and not can_play(mat) and not can_rest(mat):
                run_out(g, mat.figure)
        look_for_verdict(g)
        if not any(g.state.figures[mat.figure].cells for mat in g.state.characters.values()):
            return self.clean_up
        return None  # GH-VAR-11: who is exhausted may have to live through the round

    @step("GH-RND-03", "GH-SEL-01", "GH-SEL-02", "GH-SEL-03", "GH-SEL-04", "GH-SEL-06", "GH-RST-13")
    def choose_lead(self, g: Haven) -> Next:
        """Everybody in secret: the card whose initiative counts, or a long rest.

        Nobody learns a title or a number before all are settled (GH-COM-02, GH-COM-E3, GH-COM-E4, GH-COM-E5).
        """
        questions: dict[Seat, tuple[Option, ...]] = {}
        for seat, mat in g.state.characters.items():
            if not mat.gone:
                cards: list[Option] = [LeadOption(card) for card in mat.hand] if can_play(mat) else []
                rest: list[Option] = [LongRestOption()] if can_rest(mat) else []
                questions[seat] = (*cards, *rest)
        return Ask(questions, secret=not shows_hands(g.state)) if questions else self.reveal

    @choose_lead.all_answered
    def leads_chosen(self, g: Haven, picked: Mapping[Seat, LeadOption | LongRestOption]) -> None:
        for seat, option in picked.items():
            card = option.card if isinstance(option, LeadOption) else REST
            g.emit(CardPicked(seat, card), "GH-SEL-02")

    @step("GH-SEL-01", "GH-SEL-12", "GH-COM-02")
    def choose_second(self, g: Haven) -> Next:
        """Those who rest select no cards, which nobody learns before all others have selected theirs."""
        questions: dict[Seat, tuple[Option, ...]] = {
            seat: tuple(map(SecondOption, mat.hand)) for seat, mat in g.state.characters.items() if mat.picked
        }
        everybody = tuple(seat for seat, mat in g.state.characters.items() if not mat.gone)
        return Ask(questions, secret=not shows_hands(g.state), among=everybody) if questions else self.reveal

    @choose_second.all_answered
    def seconds_chosen(self, g: Haven, picked: Mapping[Seat, SecondOption]) -> None:
        for seat, option in picked.items():
            g.emit(CardPicked(seat, option.card), "GH-SEL-01")

    @step("GH-INI-01", "GH-RND-04", "GH-MAC-01", "GH-COM-04")
    def reveal(self, g: Haven) -> None:
        """Both cards of everybody, who rests (GH-RST-13), and a card for each type of monster there."""
        for seat, mat in list(g.state.characters.items()):
            if mat.picked:
                first, second = (library(g).card[card].initiative for card in mat.picked)
                g.emit(CardsRevealed(seat, mat.picked, first, second))
            elif not mat.gone:
                g.emit(RestDeclared(seat), "GH-SEL-12")
        for kind in types_on_board(g):
            draw_ability(g, deck_of(g, kind))

    revealed = window("GH-ITM-19")

    @step("GH-INI-02", "GH-RND-04")
    def set_order(self, g: Haven) -> Next:
        mats = [mat for mat in g.state.characters.values() if not mat.gone]
        slots = [Slot(mat.initiative, str(mat.seat)) for mat in mats]
        return Call(SetOrder((*slots, *newcomers(g))))

    @step("GH-RND-05", "GH-RND-06", "GH-INI-03", "GH-DOR-09", "GH-DOR-14")
    def take_turns(self, g: Haven) -> Next:
        """Whoever is first in the order and has not acted, until nobody is left."""
        figure = next_turn(g)
        if figure is None:
            return self.clean_up
        return Call(turn_of(g, figure), then=self.take_turns)

    @step("GH-EOR-01", "GH-EOR-02", "GH-EOR-03", "GH-EOR-04", "GH-EOR-05", "GH-EOR-08", "GH-MAC-08")
    def clean_up(self, g: Haven) -> None:
        """Modifier decks, monster decks, elements, round bonuses, in this order."""
        for deck in g.state.reshuffle:
            g.emit(ModifiersReshuffled(deck), "GH-EOR-02")
        for deck, card in g.state.drawn.items():
            if library(g).deck[deck].card(card).shuffle:
                g.emit(AbilitiesReshuffled(deck), "GH-EOR-03")
        wane(g)
        end_round_bonuses(g)
        g.emit(OrderSet(()), "GH-EOR-01")  # newcomers act from the next round on (GH-SPC-02)

    @step("GH-EOR-06", "GH-EOR-09", "GH-RST-05")
    def short_rests(self, g: Haven) -> Next:
        """Everybody in turn may take a short rest."""
        while self.rested < len(g.state.characters):
            mat = g.state.characters[Seat(self.rested)]
            self.rested += 1
            if not mat.gone:
                return Call(ShortRest(mat.figure, mat.seat), then=self.short_rests)
        return None

    ended = window("GH-EOR-07", "GH-EOR-08", "GH-SPC-02")

    @step("GH-EOR-10", "GH-EOR-11")
    def end(self, g: Haven) -> Next:
        g.emit(RoundEnded())
        look_for_verdict(g)
        return Done()


def can_play(mat: Character) -> bool:
    """Two cards in hand (GH-SEL-03, GH-SEL-04)."""
    return len(mat.hand) >= 2


def turn_of(g: Haven, figure: FigureId) -> Procedure:
    """A character's, a monster's or summon's, or that of somebody in the characters' care (GH-SPC-15)."""
    leaf = g.state.figures[figure]
    if leaf.is_character:
        return CharacterTurn(figure, leaf.seat)
    return AllyTurn(figure) if leaf.objective and is_walker(g, leaf) else MonsterTurn(figure)
