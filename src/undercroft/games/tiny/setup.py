"""Before the game: what can be chosen, and the state that it begins from."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.boxes import Offer, Setup
from undercroft.games.tiny.records import TinyContent
from undercroft.games.tiny.rules.rounds import Delve
from undercroft.games.tiny.state import TinyState
from undercroft.kernel import SetupError

MORE_TORCHES = {"easy": 2, "normal": 0, "hard": -2, "very-hard": -4}  # TN-GEN-04


def settle(content: TinyContent, wishes: Setup) -> Setup:
    """Fill in what was not chosen; refuse what the game does not have."""
    scenario = wishes.scenario or next(iter(content.scenario))
    if scenario not in content.scenario:
        raise SetupError(f"There is no scenario {scenario!r}; there are: {', '.join(content.scenario)}.")
    party = wishes.party or tuple(content.hero)[:2]
    for hero in party:
        if hero not in content.hero:
            raise SetupError(f"There is no hero {hero!r}; there are: {', '.join(content.hero)}.")
    if len(party) != 2 or len(set(party)) != 2:
        raise SetupError(f"A party is two different heroes, not {len(party)}: {', '.join(party)}.")
    if wishes.players not in (0, 2):
        raise SetupError(f"The Cellar is for 2 heroes, not {wishes.players}.")
    if wishes.level != 1:
        raise SetupError(f"Heroes of the Cellar have no levels; level {wishes.level} cannot be played.")
    if wishes.variants:
        raise SetupError(f"The Cellar has no variants; {', '.join(wishes.variants)} cannot be played.")
    return Setup(scenario=scenario, party=party, players=2, difficulty=wishes.difficulty)


def begin(content: TinyContent, setup: Setup) -> TinyState:
    """An empty table; the first procedure sets it up by events."""
    torches = content.scenario[setup.scenario].torches + MORE_TORCHES[setup.difficulty]
    state = TinyState(scenario=setup.scenario, party=setup.party)
    state.frames.append(Delve(max(1, torches)))
    return state


def seats(content: TinyContent, setup: Setup) -> Sequence[str]:
    return [f"hero-{hero}" for hero in setup.party]


def offers(content: TinyContent) -> Sequence[Offer]:
    return [
        *(Offer("scenario", scenario) for scenario in content.scenario),
        *(Offer("hero", hero) for hero in content.hero),
    ]
