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
from undercroft.games.gloomhaven.options import GiveUpOption, PlayOnOption
from undercroft.games.gloomhaven.rules.scenario.battle_goals import checkmarks
from undercroft.games.gloomhaven.state import Character, Haven, HavenState
from undercroft.kernel import Call, CardId, Done, GameOver, Next, Procedure, Right, Seat, step
from undercroft.parts.decks import Deck, shuffled


class Aftermath(Procedure, tag="gh.aftermath"):
    """Battle goals are measured before cards and items are reset (GH-END-19)."""

    earned: tuple[int, ...] = ()  # checkmarks by seat

    @step("GH-BTL-02", "GH-BTL-03", "GH-BTL-06", "GH-END-13", "GH-END-15", "GH-END-19")
    def measure_goals(self, g: Haven) -> None:
        """All goals are laid open; the exhausted take part."""
        for seat, mat in g.state.characters.items():
            marks = 0
            if mat.goal:
                value, met, marks = checkmarks(g, mat)
                g.emit(GoalMeasured(seat, mat.goal, value, met, marks))
            self.earned += (marks,)

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
        for (seat, mat), marks in zip(g.state.characters.items(), self.earned, strict=True):
            gold = mat.money * rate + found(mat, "gold")
            g.emit(SpoilsCounted(seat, mat.xp, gold, marks + found(mat, "checkmarks")))

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
        g.emit(GameOver(g.state.verdict))
        return Done()


class GiveUp(Procedure, tag="gh.give_up"):
    """A player would rather call it lost; once all agree it is, at once (GH-END-06)."""

    seat: Seat

    @step("GH-END-06")
    def agree(self, g: Haven) -> Next:
        """Who thinks better of it takes it back."""
        g.emit(GivingUp(self.seat, agrees=not would_give_up(g.state)[self.seat]))
        if not all(would_give_up(g.state).values()):
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
    option = PlayOnOption() if would_give_up(g.state)[seat] else GiveUpOption()
    return [Right(option, GiveUp(seat))]


def tally(s: HavenState) -> dict[str, int]:
    """What statistics count at the end of a scenario."""
    mats = s.characters.values()
    return {
        "rooms": len(s.rooms),
        "exhausted": sum(mat.gone for mat in mats),
        "experience": sum(mat.xp for mat in mats),
        "money tokens": sum(mat.money for mat in mats),
        "cards lost": sum(len(mat.lost) for mat in mats),
        "cards left": sum(len(mat.hand) + len(mat.discard) for mat in mats),
    }


def found(mat: Character, what: str) -> int:
    """Gold or checkmarks from treasure tiles, which are kept though the scenario is lost (GH-TRE-08)."""
    return sum(int(thing.partition(":")[2]) for thing in mat.found if thing.startswith(f"{what}:"))
