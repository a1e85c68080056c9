"""TN-GEN: who plays, who wins, who is whose enemy."""

from __future__ import annotations

import pytest

from games.tiny.scenes import Looks, cellar, drawn
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.tiny.events import TorchesBurnedDown
from undercroft.games.tiny.report import DelveReport, HeroReport, tally
from undercroft.games.tiny.rules.rounds import Delve, Round
from undercroft.games.tiny.rules.targets import candidates
from undercroft.games.tiny.setup import TinySetup, begin
from undercroft.games.tiny.vocabulary import Targets
from undercroft.kernel import FigureId, GameOver, Seat
from undercroft.parts.happenings import Fell


@pytest.mark.rule("TN-GEN-01")
def test_two_heroes_have_a_seat_each_and_monsters_none() -> None:
    edition = lay_out(box_of("tiny"))
    game = edition.new_game(edition.settle(), "seats")
    seats = {figure.kind: figure.seat for figure in game.state.figures.values()}
    assert seats == {"warden": 0, "scout": 1, "goblin": -1}
    assert [d.seats for d in game.open] == [(0,), (1,)]


@pytest.mark.rule("TN-GEN-02")
def test_the_last_monster_falls_and_the_game_is_won_at_once() -> None:
    play = drawn("Wg.", {3: {"hp": 1}}, decks=("cleave", ""), turn=1, chance="1 0 0").picks("attack 3")
    assert play.state.outcome == "won"
    assert play.rule_of(GameOver) == "TN-GEN-02"
    assert play.story()[-2:] == ["Fell", "GameOver"]  # not even a card is drawn for it
    assert not play.game.open and not play.state.frames


@pytest.mark.rule("TN-GEN-02")
def test_nothing_is_won_while_a_monster_or_a_door_is_left() -> None:
    play = drawn("Wgg", {3: {"hp": 1}}, turn=1, chance="1 0 0").picks("attack 3")
    assert not play.state.outcome
    play = drawn("Wg+", {3: {"hp": 1}}, beyond="g", turn=1, chance="1 0 0").picks("attack 3")
    assert not play.state.outcome


@pytest.mark.rule("TN-GEN-02")
def test_a_last_room_without_monsters_wins_when_it_is_revealed() -> None:
    play = drawn("W+", beyond="...", turn=1).picks("move", "go b1")
    assert play.state.outcome == "won"
    assert play.story()[-2:] == ["RoomRevealed", "GameOver"]


@pytest.mark.rule("TN-GEN-03")
def test_the_game_is_lost_at_once_when_both_heroes_have_fallen() -> None:
    play = drawn("WS.g", {1: {"hp": 1}, 2: {"hp": 1}}, attack=(3, 2), chance="+0").passes()
    assert play.story(Fell, GameOver) == ["Fell"] and not play.state.outcome
    play = drawn("W..g", {1: {"hp": 1}}, attack=(3, 1), chance="+0").passes()
    assert play.state.outcome == "lost"
    assert play.rule_of(GameOver) == "TN-GEN-03"


@pytest.mark.rule("TN-GEN-04")
def test_the_heroes_lose_when_the_last_torch_is_burned_down() -> None:
    alone = {1: {"stance": "bold"}}
    play = drawn("W g", alone, round=10, torches=12, start=[Round()]).picks("stance wary", "end")
    assert play.state.round == 11 and not play.events(GameOver)
    play = drawn("W g", alone, round=11, torches=12, start=[Round()]).picks("stance wary", "end")
    assert play.state.outcome == "lost"
    assert play.story()[-2:] == ["TorchesBurnedDown", "GameOver"]
    assert play.rule_of(TorchesBurnedDown) == play.rule_of(GameOver) == "TN-GEN-04"


def test_heroes_win_together_and_the_report_says_how_they_came_out() -> None:
    heroes: Looks = {1: {"hp": 4}, 2: {"hp": 2, "items": "potion"}, 3: {"hp": 1}}
    play = drawn("WSg", heroes, turn=2, round=3, torches=12, chance="1 0 0").picks("attack 3")
    ending = play.event(GameOver)
    assert ending == play.state.ending and ending.winners == (0, 1) and not ending.scores
    report = ending.report
    assert isinstance(report, DelveReport)
    full = [play.state.figures[FigureId(i)].full for i in (1, 2)]
    assert report.heroes == (
        HeroReport(Seat(0), "warden", full[0] - 4, items=play.state.figures[FigureId(1)].items),
        HeroReport(Seat(1), "scout", full[1] - 2, items=("potion",)),
    )
    assert (report.rounds, report.torches, report.rooms) == (3, 9, play.state.rooms)
    assert (report.monsters, report.chests) == (1, 0)
    wounds = sum(full) - 6
    assert tally(report) == {"rooms": 1, "torches left": 9, "heroes up": 2, "wounds": wounds}


def test_nobody_wins_a_lost_delve_and_the_report_names_the_fallen() -> None:
    play = drawn("W..g", {1: {"hp": 1}}, attack=(3, 1), chance="+0").passes()
    ending = play.event(GameOver)
    assert isinstance(ending.report, DelveReport) and not ending.winners
    assert [hero.fallen for hero in ending.report.heroes] == [True, True] and ending.report.monsters == 0
    assert tally(ending.report)["heroes up"] == 0


@pytest.mark.rule("TN-GEN-04")
@pytest.mark.parametrize(
    ("difficulty", "rounds"), [("easy", 14), ("normal", 12), ("hard", 10), ("very-hard", 8)]
)
def test_the_torches_last_as_long_as_the_difficulty_says(difficulty: str, rounds: int) -> None:
    edition = lay_out(box_of("tiny"))
    setup = edition.settle(TinySetup(difficulty=difficulty))  # type: ignore[arg-type]
    assert begin(cellar(), setup).frames == [Delve(rounds)]
    assert edition.new_game(setup, "torches").state.torches == rounds


@pytest.mark.rule("TN-GEN-05")
def test_heroes_and_monsters_are_enemies_and_nobody_is_its_own_ally() -> None:
    game = drawn("WSgo", turn=1).game

    def found(figure: int, side: str) -> list[int]:
        return [*candidates(game, FigureId(figure), Targets(side=side, range=9))]  # type: ignore[arg-type]

    assert found(1, "enemies") == [3, 4] and found(3, "enemies") == [1, 2]
    assert found(1, "allies") == [2] and found(3, "allies") == [4]
    assert found(1, "friends") == [1, 2] and found(4, "friends") == [3, 4]
    assert found(2, "self") == [2] and found(2, "anyone") == [1, 3, 4]
