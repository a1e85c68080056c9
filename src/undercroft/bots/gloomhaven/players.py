"""The two who play: one plans its rounds, the other leads with whatever comes to hand."""

from __future__ import annotations

from random import Random

from undercroft.bots.players import Advice
from undercroft.games.gloomhaven.options import LeadOption, SecondOption
from undercroft.games.gloomhaven.state import HavenState
from undercroft.kernel import CardId, Decision, Rules, Seat, View

from .choices import Choices
from .position import Position


class NormalBot:
    """Plays one character. It knows the rules' records, and of the table what its seat sees."""

    needs_view = True

    def __init__(self, rules: Rules[HavenState], seat: Seat, seed: str = "") -> None:
        """The seed is for bots that need luck; this one needs none."""
        self.rules, self.seat = rules, seat
        self._meant: tuple[tuple[int, tuple[CardId, ...]], SecondOption] | None = (
            None  # in this round, after this lead
        )

    def choose(self, view: View, decision: Decision) -> int:
        if len(decision.options) == 1 and not decision.asides:
            return 0
        meant = self._meant
        if meant is not None and isinstance(decision.options[0], SecondOption):
            mat = view.state.characters[self.seat]
            if (view.state.round, mat.picked) == meant[0]:
                return decision.options.index(meant[1])  # decided with the lead: no need to think again
        return self.advise(view, decision).pick

    def advise(self, view: View, decision: Decision) -> Advice:
        choices = Choices(Position(self.rules, view.state, self.seat), decision)
        worths = choices.worths()
        count = len(decision.options)
        asides = [i for i in range(count, len(worths)) if worths[i].score > 0]  # the best for now comes first
        pick = max(asides or range(count), key=lambda i: worths[i].score)
        chosen, best = decision.all_options[pick], worths[pick]
        if isinstance(chosen, LeadOption):
            second = next(pair.second for pair in choices.hands.pairs if pair.lead == chosen.card)
            self._meant = (view.state.round, (chosen.card,)), SecondOption(second)
        return Advice(pick, f"hint-haven-{best.why}", best.args)


class EasyBot(NormalBot):
    """The same at the table, but it leads with any card and only then looks for one that goes with it."""

    def __init__(self, rules: Rules[HavenState], seat: Seat, seed: str) -> None:
        super().__init__(rules, seat)
        self._luck = Random(seed).random  # its own, so that no game's generator is touched

    def advise(self, view: View, decision: Decision) -> Advice:
        leads = [i for i, option in enumerate(decision.options) if isinstance(option, LeadOption)]
        if leads:
            return Advice(leads[int(self._luck() * len(leads))], "hint-random")
        return super().advise(view, decision)
