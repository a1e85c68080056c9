"""Set-up and rounds: stances, turns, the end of the round (TN-SET, TN-RND)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from undercroft.games.tiny.events import DelveBegan, HeroPlaced, RoundStarted, StanceTaken, TorchesBurnedDown
from undercroft.games.tiny.ground import square
from undercroft.games.tiny.options import KeepOption, StanceOption
from undercroft.games.tiny.rules.cards import draw_card, keep_card, look_at_cards
from undercroft.games.tiny.rules.doors import Reveal
from undercroft.games.tiny.rules.items import arm_item
from undercroft.games.tiny.rules.monsters import MonsterTurn, next_in_order
from undercroft.games.tiny.rules.reactions import arm_abilities
from undercroft.games.tiny.rules.suffer import end
from undercroft.games.tiny.rules.turns import HeroTurn
from undercroft.games.tiny.rules.who import HERO_OF
from undercroft.games.tiny.state import Figure, Tiny, content
from undercroft.kernel import Ask, Call, Done, FigureId, Next, Procedure, Seat, step
from undercroft.parts.decks import Cards, Deck, OwnDeck, shuffled

STANCES = ("bold", "wary", "swift")
STANCES_BUT = {last: tuple(StanceOption(s) for s in STANCES if s != last) for last in ("", *STANCES)}
FIRST_HAND, HAND_LIMIT, LOOKED_AT = 2, 3, 2  # TN-SET-02, TN-RND-07


class Delve(Procedure, tag="tiny.delve"):
    """A whole game: set-up, then rounds until somebody has won or lost."""

    torches: int

    @step("TN-SET-04", "TN-GEN-04")
    def light_torches(self, g: Tiny) -> None:
        scenario = content(g).scenario[g.state.scenario]
        g.emit(DelveBegan(self.torches, Deck(shuffled(scenario.fate))))

    @step("TN-SET-01", "TN-SET-05", "TN-GEN-01")
    def place_heroes(self, g: Tiny) -> None:
        """One hero for each seat, with deck and items."""
        scenario = content(g).scenario[g.state.scenario]
        for i, kind in enumerate(g.state.party):
            record, seat = content(g).hero[kind], Seat(i)
            wounds, items = carried(g, i)
            hero = Figure(
                kind,
                seat,
                1 << square(scenario.start[i]),
                record.health - wounds,
                record.health,
                items=items,
            )
            deck = OwnDeck(seat=seat, pool=content(g).decks[kind])
            figure = FigureId(i + 1)
            g.emit(HeroPlaced(figure, hero, deck))
            arm_abilities(g, figure)
            for item in items:
                arm_item(g, figure, item)

    @step("TN-SET-01", "TN-SET-03")
    def open_first_room(self, g: Tiny) -> Next:
        return Call(Reveal(content(g).scenario[g.state.scenario].rooms[0].id))

    @step("TN-SET-02")
    def deal(self, g: Tiny) -> None:
        for seat in list(g.state.hands):
            for _ in range(FIRST_HAND):
                draw_card(g, seat)

    @step("TN-RND-01")
    def play_round(self, g: Tiny) -> Next:
        return Call(Round(), then=self.play_round)


class Round(Procedure, tag="tiny.round"):
    """Stances, turns, end."""

    @step("TN-RND-01")
    def start(self, g: Tiny) -> None:
        g.emit(RoundStarted(g.state.round + 1))

    @step("TN-RND-02")
    def choose_stances(self, g: Tiny) -> Next:
        """In secret, and not the one of the round before."""
        return Ask({hero.seat: STANCES_BUT[hero.stance] for hero in heroes_up(g)}, secret=True)

    @choose_stances.all_answered
    def reveal_stances(self, g: Tiny, picked: Mapping[Seat, StanceOption]) -> Next:
        for seat, option in picked.items():
            g.emit(StanceTaken(FigureId(seat + 1), option.stance))  # TN-SET-01: numbers go by seat
        return None

    @step("TN-RND-04", "TN-RND-05")
    def next_turn(self, g: Tiny) -> Next:
        """The next figure follows from those that have not acted yet, whatever happened meanwhile."""
        figure = next_in_order(g)
        if figure is None:
            return None
        turn = HeroTurn(figure) if g.state.figures[figure].seat >= 0 else MonsterTurn(figure)
        return Call(turn, then=self.next_turn)

    @step("TN-RND-06")
    def end(self, g: Tiny) -> None:
        """Effects for the round end."""
        g.end(until="round")

    @step("TN-RND-07")
    def look_at_cards(self, g: Tiny) -> None:
        """Small hands grow: two cards to look at, in secret."""
        for hero in heroes_up(g):
            if len(g.state.hands[hero.seat].cards) < HAND_LIMIT:
                look_at_cards(g, hero.seat, LOOKED_AT)

    @step("TN-RND-07")
    def choose_cards(self, g: Tiny) -> Next:
        """All choose at the same time; who looked at nothing is not asked."""
        asked = {}
        for hero in heroes_up(g):
            top = g.state.decks[hero.seat].top
            if top:
                asked[hero.seat] = keep_options(top)
        return Ask(asked, secret=True) if asked else None

    @choose_cards.all_answered
    def keep_cards(self, g: Tiny, picked: Mapping[Seat, KeepOption]) -> Next:
        for seat, option in picked.items():
            keep_card(g, seat, option.card)
        return None

    @step("TN-GEN-04")
    def burn_torches(self, g: Tiny) -> Next:
        """With the last torch the heroes lose."""
        if g.state.round >= g.state.torches:
            g.emit(TorchesBurnedDown())
            end(g, "lost", "TN-GEN-04")
        return Done()


def carried(g: Tiny, place: int) -> tuple[int, tuple[str, ...]]:
    """Wounds and items that a hero begins with: as printed, or as a campaign says (TN-SET-05, TN-CAM-03)."""
    if charge := g.state.charge:
        hero = charge.heroes[place]
        return hero.wounds, hero.items
    return 0, content(g).hero[g.state.party[place]].items


@lru_cache(1 << 10)
def keep_options(cards: Cards) -> tuple[KeepOption, ...]:
    """To keep one of these cards; equal ones count once."""
    return tuple(map(KeepOption, dict.fromkeys(cards)))


def heroes_up(g: Tiny) -> list[Figure]:
    """The heroes who have not fallen."""
    found, figures = [], g.state.figures
    for number in HERO_OF:
        hero = figures[number]
        if hero.cells:
            found.append(hero)
    return found
