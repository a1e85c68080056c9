"""Games of Descent for the inference tester, with all cards that an Overlord can own; and its long run.

    PYTHONPATH=tests python -m games.descent.infer --games 300

Random games of every number of heroes; prints how many pairs of positions differed in hidden cards alone.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any, get_args

import msgspec

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.box import make_rules
from undercroft.games.descent.events.cards import OverlordDiscarded
from undercroft.games.descent.events.travel import HandShown
from undercroft.games.descent.library import Library, copies
from undercroft.games.descent.records.campaign import Icon
from undercroft.games.descent.rules.quests.quest import PlayQuest
from undercroft.games.descent.setup import DescentSetup
from undercroft.kernel import Game, Rules, rng_from
from undercroft.parts.decks import Cards
from undercroft.sim.inference_tester import inference_tester
from undercroft.sim.testers import Luck, NewGame


def every_card(content: Library) -> Cards:
    """The 40 Overlord cards of the box."""
    return copies((card.id, card.copies) for card in content.overlord.values())


def factory(rules: Rules[Any] | None = None, variants: tuple[str, ...] = ()) -> NewGame:
    """New games of First Blood by their seeds, against an Overlord who owns all cards."""
    edition = lay_out(box_of("descent"))
    played = rules or edition.rules

    def new_game(seed: str) -> Game[Any]:
        players = 2 + rng_from(seed) % 3
        setup = edition.settle(DescentSetup(players=players, variants=variants))
        state = edition.box.begin(played.content, setup)
        quest = state.frames[0]
        assert isinstance(quest, PlayQuest)
        quest.deck = every_card(played.content)
        state.rng = rng_from(seed)
        game: Game[Any] = Game(played, state)
        game.advance()
        return game

    return new_game


def travellers(card: str = "") -> NewGame:
    """New games that begin on a long way to a quest, against an Overlord who owns all cards.

    `card`: the only one of the Travel Event deck.
    """
    edition = lay_out(box_of("descent"))
    content: Library = edition.rules.content
    only = {card: content.travel[card]} if card else content.travel
    rules = make_rules(msgspec.structs.replace(content, travel=only))

    def new_game(seed: str) -> Game[Any]:
        luck = Luck(f"{seed}/travel")
        state = edition.box.begin(content, edition.settle(DescentSetup(players=2 + luck.below(3))))
        quest = state.frames[0]
        assert isinstance(quest, PlayQuest)
        quest.deck = every_card(content)
        quest.route = ("road", *(luck.choose(get_args(Icon)) for _ in range(5)))
        state.rng = rng_from(seed)
        game: Game[Any] = Game(rules, state)
        game.advance()
        while game.open[0].what != "descent.set_aside.choose":
            game.answer(game.open[0].seats[0], 0)
        game.answer(game.open[0].seats[0], "pass")
        return game

    return new_game


def run(seed: str) -> int:
    """The pairs of one game of First Blood, and of one journey."""
    shows = (OverlordDiscarded, HandShown)
    pairs = inference_tester(travellers(), (seed,), every=1, limit=60, shows=shows)
    return pairs + inference_tester(factory(), (seed,), every=4)


def main() -> None:
    parser = argparse.ArgumentParser(description="Does anything tell what the Overlord holds?")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="go on with this game, after that many")
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    seeds = [f"inference-{n}" for n in range(wanted.first, wanted.games)]
    pairs = 0
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for games, found in enumerate(pool.map(run, seeds), wanted.first + 1):
            pairs += found
            if games % 20 == 0 or games == wanted.games:
                sys.stdout.write(f"{games} games, {pairs} differing pairs, no leak.\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
