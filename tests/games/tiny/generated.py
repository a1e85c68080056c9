"""Cellars by the dozen: rooms of any shape with anything in them, in the middle of a game."""

from __future__ import annotations

from typing import Any

from games.tiny.scenes import cellar, drawn
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.tiny.rules.rounds import Delve
from undercroft.kernel import Game, rng_from
from undercroft.sim.testers import Luck

MARKS = "........,,^^  "
CONDITIONS = ("", "", "", "poisoned", "stunned", "frightened", "poisoned frightened")
TORCHES = 6


def real(seed: str) -> Game[Any]:
    """The game as it is, at its first question."""
    edition = lay_out(box_of("tiny"))
    return edition.new_game(edition.settle(), seed, log=[])


def untouched(seed: str) -> Game[Any]:
    """The game before its set-up, so that its first steps can be watched too."""
    edition = lay_out(box_of("tiny"))
    state = edition.box.begin(edition.rules.content, edition.settle())
    state.rng = rng_from(seed)
    return Game(edition.rules, state)


def generated(seed: str) -> Game[Any]:
    """Two rooms of any shape, heroes in any condition with any cards, before a round."""
    luck = Luck(seed)
    width, height = 3 + luck.below(5), 2 + luck.below(3)
    spots = [luck.choose(MARKS) for _ in range(width * height)]
    free = list(range(width * height))
    for mark in ("W", "S", *"go"[: 1 + luck.below(2)], *("+", "$", "g")[: luck.below(4)]):
        if free:
            spots[free.pop(luck.below(len(free)))] = mark
    beyond = (
        "".join(luck.choose(MARKS) for _ in range(width)) + "\n" + luck.choose(["g", ".o", "$.go", "..."])
    )
    hands, decks = zip(*(_dealt(luck, hero) for hero in ("warden", "scout")))
    looks: dict[int, dict[str, Any]] = {
        1: {"hp": 1 + luck.below(12), "items": luck.choose(["", "potion", "amulet potion"])},
        2: {"hp": 1 + luck.below(9), "items": luck.choose(["", "potion", "potion potion"])},
        3: {"conditions": luck.choose(CONDITIONS)},
    }
    for hero in (1, 2):
        looks[hero]["conditions"] = luck.choose(CONDITIONS)
    picture = "\n".join("".join(spots[y * width : (y + 1) * width]) for y in range(height))
    play = drawn(picture, looks, beyond=beyond if "+" in spots else "", hands=hands, decks=decks, chance=None,
                 start=[Delve(TORCHES, step="play_round")], torches=TORCHES, seed=seed)  # fmt: skip
    return play.game


def _dealt(luck: Luck, hero: str) -> tuple[str, str]:
    """A hand and the rest of a hero's deck."""
    deck = list(cellar().decks[hero])
    hand = [deck.pop(luck.below(len(deck))) for _ in range(luck.below(5))]
    return " ".join(hand), " ".join(deck)
