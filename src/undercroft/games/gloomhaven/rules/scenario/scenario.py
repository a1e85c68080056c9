"""A whole scenario: set-up, rounds, the end (GH-SET, GH-SCN, GH-END)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.gloomhaven.events.rounds import GoalKept, GoalsDealt, ScenarioBegan, Stationed
from undercroft.games.gloomhaven.library import RANDOM, layout, library, page
from undercroft.games.gloomhaven.options import KeepGoalOption, StartOption
from undercroft.games.gloomhaven.party import Hero
from undercroft.games.gloomhaven.records.scenario_rules import SplitStart
from undercroft.games.gloomhaven.rules.movement.doors import RevealRoom
from undercroft.games.gloomhaven.rules.requirements import known_hexes, unoccupied
from undercroft.games.gloomhaven.rules.round.rounds import Round
from undercroft.games.gloomhaven.rules.scenario.aftermath import Aftermath
from undercroft.games.gloomhaven.rules.scenario.joining import join, modifier_deck_of, standard_deck
from undercroft.games.gloomhaven.rules.scenario.penalties import SufferPenalties
from undercroft.games.gloomhaven.rules.scenario.placing import deck_of
from undercroft.games.gloomhaven.rules.scenario.random_dungeon import EnterDungeon
from undercroft.games.gloomhaven.rules.scenario.scenario_page import on_board, rules_in_force
from undercroft.games.gloomhaven.rules.scenario.story import Opening
from undercroft.games.gloomhaven.state import MONSTERS, Haven
from undercroft.kernel import Ask, Call, CardId, Choice, Next, Option, Procedure, Requirement, Seat, ask, step
from undercroft.parts.decks import Deck, shuffled
from undercroft.space import Cells

GOALS_DEALT = 2  # GH-BTL-01


class PlayScenario(Procedure, tag="gh.scenario"):
    """Set-up in the order of the book, rounds until it is decided, the end."""

    heroes: tuple[Hero, ...]
    seated: int = 0

    @step("GH-SET-01", "GH-SET-05", "GH-AMD-01", "GH-AMD-02", "GH-ELM-03")
    def gather(self, g: Haven) -> None:
        """Shuffled decks for each character and the monsters, an ability deck for each type."""
        records = library(g)
        kinds = page(g).monsters
        decks = {deck_of(g, kind) for kind in kinds}
        attack = {str(i): modifier_deck_of(g, hero) for i, hero in enumerate(self.heroes)}
        attack[MONSTERS] = standard_deck(g)
        cards = {deck: Deck(shuffled(card.id for card in records.deck[deck].cards)) for deck in sorted(decks)}
        g.emit(ScenarioBegan(tuple(attack.items()), tuple(cards.items()), Deck(shuffled(records.goal))))

    @step("GH-SET-06", "GH-CHM-01", "GH-SET-02")
    def seat_characters(self, g: Haven) -> None:
        for i, hero in enumerate(self.heroes):
            join(g, Seat(i), hero)
        self.heroes = ()  # a waiting frame is public, and hands are secret from here on (GH-COM-01)

    @step("GH-RDD-01")
    def enter_dungeon(self, g: Haven) -> Next:
        """A random dungeon begins with the first room that is drawn."""
        return Call(EnterDungeon()) if g.state.scenario == RANDOM else None

    @step("GH-SCN-14", "GH-SCN-20")
    def open_first_rooms(self, g: Haven) -> Next:
        """Only what is in the starting room is placed."""
        for room in layout(g).start_rooms:
            if room not in g.state.rooms:
                return Call(RevealRoom(room), then=self.open_first_rooms)
        return None

    @step("GH-SET-01", "GH-SET-07")
    def begin_story(self, g: Haven) -> Next:
        """The special rules of the page are in force; its negative effects come first."""
        return Call(Opening())

    @step("GH-BTL-01", "GH-BTL-04", "GH-BTL-08")
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
        if self.seated == len(g.state.characters):
            return self.suffer_first_room
        return ask(Seat(self.seated), *STARTS.options(g, self))

    choose_start.poses(lambda: STARTS)

    @choose_start.answered
    def station(self, g: Haven, picked: StartOption) -> Next:
        g.emit(Stationed(g.state.characters[Seat(self.seated)].figure, picked.cell))
        self.seated += 1
        return self.choose_start

    @step("GH-RDD-15")
    def suffer_first_room(self, g: Haven) -> Next:
        """The first room of a random dungeon may have a penalty, too."""
        return Call(SufferPenalties(1)) if g.state.scenario == RANDOM else None

    @step("GH-RND-02", "GH-END-02")
    def play(self, g: Haven) -> Next:
        """Rounds, until the verdict is there and its round is over."""
        if g.state.verdict:
            return None
        return Call(Round(), then=self.play)

    @step("GH-END-01", "GH-END-19")
    def end(self, g: Haven) -> Next:
        return Call(Aftermath())


def with_room_left(g: Haven, by: object, cells: Cells) -> Cells:
    """On some pages no more than half begin in one room (GH-SPC-20)."""
    here = layout(g)
    if rules_in_force(g, SplitStart):
        most = -(-len(g.state.characters) // 2)
        for room in here.start_rooms:
            if (here.floors[room] & on_board(g)).bit_count() >= most:
                cells &= ~here.floors[room]
    return cells


STARTS: Choice[Haven, object] = Choice(
    "cell",
    StartOption,
    known_hexes,
    (
        Requirement("GH-SCN-17", "start", lambda g, by, cells: cells & layout(g).starts),
        unoccupied("GH-SCN-17"),
        Requirement("GH-SPC-20", "full", with_room_left),
    ),
)
