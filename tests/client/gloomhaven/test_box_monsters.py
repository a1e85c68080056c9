"""What a card makes a monster do in a painted position is what it makes it do in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar, get_args

import pytest

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.gloomhaven.monsters import positions
from undercroft.games.gloomhaven.records.abilities import Attack, Move
from undercroft.games.gloomhaven.records.decks import AbilityCard
from undercroft.games.gloomhaven.records.monsters import Monster
from undercroft.games.gloomhaven.rules.monsters import monster_situation
from undercroft.games.gloomhaven.rules.movement.movement import move_value
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.kernel import FigureId
from undercroft.web.gloomhaven import monsters
from undercroft.web.problems import Trouble

T = TypeVar("T")
SCENARIOS = ("001", "003", "010", "014")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_card_gives_the_aim_and_the_movement_that_play_has(scenario: str) -> None:
    edition = lay_out(box_of("gloomhaven"))
    game = edition.new_game(edition.settle(HavenSetup(scenario=scenario)), "seed")
    content, seen = edition.rules.content, 0
    for id, figure in game.state.figures.items():
        monster = content.monster.get(figure.kind)
        if not isinstance(monster, Monster) or figure.is_summon:
            continue
        stats = monster.stats(game.state.level, "elite" if figure.rank == "elite" else "normal")
        for card in content.deck[monster.deck].cards:
            action = monsters.action_of(monster, stats, card)
            for move in _first(card, Move):
                assert action.move == max(0, move_value(game, FigureId(id), move) or 0)
            for attack in _first(card, Attack):
                assert action.attack
                assert positions.aim_of(action.attack) == monster_situation.aim_of(game, FigureId(id), attack)
                seen += 1
    assert seen > 5


def _first(card: AbilityCard, kind: type[T]) -> Iterator[T]:
    yield from [each for each in card.abilities if isinstance(each, kind)][:1]


def test_every_card_of_every_monster_can_be_said() -> None:
    for monster in monsters.offered("en"):
        for card in monster.cards:
            assert card.text
            for rank in get_args(monsters.Rank):
                done = monsters.done_by(monster.id, card.id, rank, 1)
                assert done.action is not None
                if done.action.attack:
                    assert positions.aim_of(done.action.attack)


def test_a_monster_or_a_card_that_is_not_there_is_refused() -> None:
    with pytest.raises(Trouble):
        monsters.done_by("dragon", "524", "normal", 1)
    with pytest.raises(Trouble):
        monsters.done_by("bandit-guard", "no such card", "normal", 1)
