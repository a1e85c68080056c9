"""When the scenario is over: goals, experience, gold, and everything back in its place (GH-END-07 to -19)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.cards import ExperienceGained
from undercroft.games.gloomhaven.events.rounds import LastingEnded, VerdictReached
from undercroft.games.gloomhaven.events.story import (
    DeckRestored,
    GivingUp,
    GoalMeasured,
    GoalsReturned,
    Recuperated,
    RewardsEarned,
    SpoilsCounted,
)
from undercroft.games.gloomhaven.library import library, page
from undercroft.games.gloomhaven.report import CharacterReport, ScenarioReport
from undercroft.games.gloomhaven.rules.scenario.battle_goals import checkmarks
from undercroft.games.gloomhaven.state import Character, Haven, HavenState
from undercroft.kernel import Call, CardId, Done, GameOver, Next, Procedure, Right, Seat, step
from undercroft.parts.conceding import right_to_give_up, side_gives_up
from undercroft.parts.decks import Deck, shuffled

COUNTED = ("gold:", "checkmarks:")  # finds that are part of a sum


class Aftermath(Procedure, tag="gh.aftermath"):
    """Battle goals are measured before cards and items are reset (GH-END-19)."""

    earned: tuple[int, ...] = ()  # checkmarks by seat
    met: tuple[bool, ...] = ()  # their battle goals, by seat
    characters: tuple[CharacterReport, ...] = ()

    @step("GH-BTL-02", "GH-BTL-03", "GH-BTL-06", "GH-END-13", "GH-END-15", "GH-END-19")
    def measure_goals(self, g: Haven) -> None:
        """All goals are laid open; the exhausted take part."""
        for seat, mat in g.state.characters.items():
            met, marks = False, 0
            if mat.goal:
                value, met, marks = checkmarks(g, mat)
                g.emit(GoalMeasured(seat, mat.goal, value, met, marks))
            self.earned += (marks,)
            self.met += (met,)

    @step("GH-END-13", "GH-LVL-06", "GH-END-16")
    def give_bonus(self, g: Haven) -> None:
        """On success 4 + 2 x N experience for each character, exhausted or not."""
        if g.state.verdict == "won":
            bonus = library(g).table["bonus-xp"].at(g.state.level)
            for seat in g.state.characters:
                g.emit(ExperienceGained(seat, bonus))

    @step("GH-END-07", "GH-END-08", "GH-END-09", "GH-END-17", "GH-LVL-05")
    def count(self, g: Haven) -> None:
        """Won or lost: experience, and gold for looted tokens by the level; what was not looted is lost."""
        rate = library(g).table["gold"].at(g.state.level)
        for mat, met, marks in zip(g.state.characters.values(), self.met, self.earned, strict=True):
            seat = mat.seat
            gold = mat.money * rate + found(mat, "gold")
            marks += found(mat, "checkmarks")
            g.emit(SpoilsCounted(seat, mat.xp, gold, marks))
            self.characters += (taken_home(g, mat, gold, met, marks),)

    @step("GH-END-13", "GH-SCN-06")
    def reward(self, g: Haven) -> None:
        """For a campaign: what the page gives for success."""
        if g.state.verdict == "won":
            g.emit(RewardsEarned(page(g).rewards))

    @step("GH-END-10", "GH-ITM-14", "GH-REC-06", "GH-CON-46", "GH-ACT-14")
    def recover(self, g: Haven) -> None:
        """Conditions and bonuses are over; all cards come back, also those that nothing recovers."""
        if g.state.lasting:
            g.emit(LastingEnded(), "GH-ACT-14")
        for seat in g.state.characters:
            g.emit(Recuperated(seat))

    @step("GH-END-11", "GH-ITM-17", "GH-AMD-18", "GH-AMD-19")
    def clean_decks(self, g: Haven) -> None:
        """No Bless, no Curse, no cards of items or of the scenario, in the monsters' deck neither."""
        passing = tuple(
            CardId(card.id) for card in library(g).modifier.values() if card.leaves or card.until_end
        )
        for deck in g.state.attack_decks:
            g.emit(DeckRestored(deck, passing))

    @step("GH-BTL-05", "GH-END-12")
    def return_goals(self, g: Haven) -> None:
        g.emit(GoalsReturned(Deck(shuffled(library(g).goal))))

    @step("GH-END-01")
    def end(self, g: Haven) -> Next:
        """The players win and lose together."""
        s = g.state
        winners = tuple(s.characters) if s.verdict == "won" else ()
        report = ScenarioReport(
            scenario=s.scenario,
            verdict="won" if s.verdict == "won" else "lost",
            level=s.level,
            rounds=s.round,
            rooms=s.rooms,
            treasures=looted(g),
            characters=self.characters,
        )
        g.emit(GameOver(s.verdict, winners, report=report))
        return Done()


class GiveUp(Procedure, tag="gh.give_up"):
    """A player would rather call it lost; once all agree it is, at once (GH-END-06)."""

    seat: Seat

    @step("GH-END-06")
    def agree(self, g: Haven) -> Next:
        """Agree to give up, or take that back."""
        g.emit(GivingUp(self.seat, agrees=not would_give_up(g.state)[self.seat]))
        if not side_gives_up(g, self.seat, would_give_up(g.state)):
            return Done()
        if not g.state.verdict:
            g.emit(VerdictReached("lost"))
        return Call(Aftermath())


def would_give_up(s: HavenState) -> dict[Seat, bool]:
    """Everybody's opinion; who is out of the scenario has none (GH-END-06)."""
    return {
        seat: bool(s.story.get(GivingUp.name(seat))) for seat, mat in s.characters.items() if not mat.gone
    }


def giving_up(g: Haven, seat: Seat) -> list[Right]:
    """Before the cards of a round are chosen anybody may propose to give up, or take it back (GH-END-06)."""
    if g.state.order or g.state.turn.figure or not g.state.round:
        return []
    return [right_to_give_up(seat, would_give_up(g.state), GiveUp(seat))]


def taken_home(g: Haven, mat: Character, gold: int, met: bool, marks: int) -> CharacterReport:
    """The part of the report on one character; who has left the map safely is gone, but not exhausted."""
    escaped = bool(g.state.story.get(f"escaped {mat.seat}"))
    return CharacterReport(
        seat=mat.seat,
        kind=mat.kind,
        level=mat.level,
        xp=mat.xp,
        gold=gold,
        tokens=mat.money,
        goal=mat.goal,
        met=met,
        checkmarks=marks,
        found=tuple(thing for thing in mat.found if not thing.startswith(COUNTED)),
        exhausted=mat.gone and not escaped,
        dead=mat.dead,
        lost=len(mat.lost),
        left=len(mat.hand) + len(mat.discard),
    )


def looted(g: Haven) -> tuple[str, ...]:
    """The numbered treasure tiles of revealed rooms that lie there no more (GH-TRE-03, GH-TRE-08)."""
    lying = {treasure.content for treasure in g.state.terrain.treasures}
    placed = [tile.number for room in page(g).rooms if room.id in g.state.rooms for tile in room.treasures]
    return tuple(number for number in placed if number in library(g).treasure and number not in lying)


def found(mat: Character, what: str) -> int:
    """Gold or checkmarks from treasure tiles, which are kept though the scenario is lost (GH-TRE-08)."""
    return sum(int(thing.partition(":")[2]) for thing in mat.found if thing.startswith(f"{what}:"))
