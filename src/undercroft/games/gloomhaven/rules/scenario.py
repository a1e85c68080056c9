"""A whole scenario: set-up, rounds, the end (GH-SET, GH-SCN, GH-END)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.gloomhaven.events.rounds import GoalKept, GoalsDealt, ScenarioBegan, Stationed
from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.options import KeepGoalOption, StartOption
from undercroft.games.gloomhaven.rules.doors import RevealRoom
from undercroft.games.gloomhaven.rules.parties import join, modifier_deck_of, standard_deck
from undercroft.games.gloomhaven.rules.placing import deck_of
from undercroft.games.gloomhaven.rules.rounds import Round
from undercroft.games.gloomhaven.rules.who import taken
from undercroft.games.gloomhaven.state import MONSTERS, Haven
from undercroft.kernel import Ask, Call, CardId, Done, GameOver, Leaf, Next, Option, Procedure, Seat, ask, step, window
from undercroft.parts.decks import Deck, shuffled
from undercroft.space import each

GOALS_DEALT = 2  # GH-BTL-01


class Hero(Leaf, omit_defaults=True):
    """A character as it comes to the scenario (GH-SET-01)."""

    kind: str
    level: int = 1
    hand: tuple[str, ...] = ()
    perks: tuple[int, ...] = ()
    items: tuple[str, ...] = ()


class PlayScenario(Procedure, tag="gh.scenario"):
    """Set-up in the order of the book, rounds until it is decided, the end."""

    heroes: tuple[Hero, ...]
    seated: int = 0

    @step("GH-SET-01", "GH-SET-05", "GH-AMD-01", "GH-AMD-02")
    def gather(self, g: Haven) -> None:
        """Shuffled decks for each character and the monsters, an ability deck for each type."""
        records = library(g)
        kinds = records.scenario[g.state.scenario].monsters
        decks = {deck_of(g, kind) for kind in kinds}
        attack = {str(i): modifier_deck_of(g, hero) for i, hero in enumerate(self.heroes)}
        attack[MONSTERS] = standard_deck(g)
        cards = {deck: Deck(shuffled(card.id for card in records.deck[deck].cards)) for deck in sorted(decks)}
        g.emit(ScenarioBegan(attack, cards, Deck(shuffled(records.goal))))

    @step("GH-SET-06", "GH-CHM-01", "GH-SET-02")
    def seat_characters(self, g: Haven) -> None:
        for i, hero in enumerate(self.heroes):
            join(g, Seat(i), hero)

    @step("GH-SCN-14", "GH-SCN-20")
    def open_first_rooms(self, g: Haven) -> Next:
        """Only what is in the starting room is placed."""
        for room in library(g).layout(g.state.scenario).start_rooms:
            if room not in g.state.rooms:
                return Call(RevealRoom(room), then=self.open_first_rooms)
        return None

    prepared = window("GH-SET-01", "GH-SET-07")

    @step("GH-BTL-01", "GH-BTL-08")
    def deal_goals(self, g: Haven) -> None:
        """Two battle goals for each character, in secret."""
        left = list(g.state.goals.pool)
        for seat in g.state.characters:
            dealt = []
            for _ in range(GOALS_DEALT):
                card = g.chance("battle goal", left)
                left.remove(CardId(card))
                dealt.append(CardId(card))
            g.emit(GoalsDealt(seat, tuple(dealt)))

    @step("GH-BTL-01")
    def choose_goal(self, g: Haven) -> Next:
        questions: dict[Seat, tuple[Option, ...]] = {
            seat: tuple(map(KeepGoalOption, mat.dealt)) for seat, mat in g.state.characters.items()
        }
        return Ask(questions, secret=True)

    @choose_goal.all_answered
    def keep_goal(self, g: Haven, picked: Mapping[Seat, KeepGoalOption]) -> None:
        for seat, option in picked.items():
            g.emit(GoalKept(seat, option.card))

    @step("GH-SCN-17", "GH-SCN-18")
    def choose_start(self, g: Haven) -> Next:
        """Each on an empty starting hex, in the order of the seats."""
        if self.seated == len(self.heroes):
            return self.play
        free = library(g).layout(g.state.scenario).starts & ~taken(g)
        return ask(Seat(self.seated), *map(StartOption, each(free)))

    @choose_start.answered
    def station(self, g: Haven, picked: StartOption) -> Next:
        g.emit(Stationed(g.state.characters[Seat(self.seated)].figure, picked.cell))
        self.seated += 1
        return self.choose_start

    @step("GH-RND-02", "GH-END-02")
    def play(self, g: Haven) -> Next:
        """Rounds, until the verdict is there and its round is over."""
        if g.state.verdict:
            return None
        return Call(Round(), then=self.play)

    over = window("GH-END-19")

    @step("GH-END-01")
    def end(self, g: Haven) -> Next:
        g.emit(GameOver(g.state.verdict))
        return Done()
