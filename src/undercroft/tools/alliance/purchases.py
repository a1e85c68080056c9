"""The upgrades that were drafted in a game, and those that might have been: found by playing it again."""

from __future__ import annotations

from undercroft.games.alliance.options import DraftDiscardedOption, DraftOption
from undercroft.kernel import Report
from undercroft.sim.match import Match

DRAFT = "draft "  # before the card, in the numbers of a game


def drafted(match: Match) -> dict[str, int]:
    """By upgrade that somebody could use and afford when asked: how often it was drafted, 0 included."""
    game = match.edition.new_game(match.setup, match.seed)
    found: dict[str, int] = {}
    for pick in match.given:
        assert not isinstance(pick, Report)  # no game begins another one
        decision = game.open[0]
        offered = [each for each in decision.options if isinstance(each, DraftOption | DraftDiscardedOption)]
        picked = decision.all_options[pick]
        for each in offered:
            name = f"{DRAFT}{each.card}"
            found[name] = found.get(name, 0) + (each == picked)
        game.answer(decision.seats[0], pick)
    return found
