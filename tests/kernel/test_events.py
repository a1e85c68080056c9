"""Events are facts: written at once, logged with the rule that caused them, told to whoever watches."""

from __future__ import annotations

from kernel.playing import Table, random_play
from kernel.toy import RULES, Attack, Brawl, Hurt, Suffer, fresh, new_game
from undercroft.kernel import Cut, Entry, Event, GameOver, Seat


def test_an_event_is_written_before_emit_returns() -> None:
    game = new_game(1)
    game.emit(Hurt(Seat(1), 2))
    assert game.state.players[Seat(1)].health == 3


def test_every_entry_has_the_rule_of_its_step() -> None:
    table = Table(RULES, fresh(Suffer(Seat(1), 2, by=Seat(0))))
    assert table.game.log == [Entry("TOY-SUF-02", Hurt(Seat(1), 2))]
    game = new_game(2)
    for _ in random_play(game, 2):
        pass
    assert game.log and all(entry.rule.startswith("TOY-") for entry in game.log)


def test_emit_may_name_another_rule_and_a_reason() -> None:
    game = new_game(1)
    why = (Cut("T-1", "distance", 1, ("ana",)),)
    game.emit(Hurt(Seat(1), 1), "TOY-X-01", why)
    assert game.log is not None and game.log[-1] == Entry("TOY-X-01", Hurt(Seat(1), 1), why)


def test_answers_sign_with_the_rule_of_the_step_that_asked() -> None:
    table = Table(RULES, fresh(Brawl())).picks("0:stance rest", "1:stance rest", "2:stance rest")
    assert {e.rule for e in table.game.log or () if type(e.event).__name__ == "Stood"} == {"TOY-RND-03"}


def test_a_watcher_sees_the_state_after_each_event() -> None:
    table = Table(RULES, fresh(Attack(Seat(0))), "3")
    seen: list[tuple[str, int]] = []

    def watch(event: Event) -> None:
        seen.append((type(event).__name__, table.state.players[Seat(1)].health))

    table.game.watch = watch
    table.picks("target 1")
    assert seen == [("Rolled", 5), ("Hurt", 2)]


def test_without_a_log_nothing_is_kept_and_the_game_is_the_same() -> None:
    logged, silent = new_game(4), new_game(4)
    silent.log = None
    for a, b in zip(random_play(logged, 4), random_play(silent, 4), strict=True):
        assert a.state.digest() == b.state.digest()
    assert silent.log is None and logged.log


def test_game_over_is_an_event_with_a_result() -> None:
    game = new_game(1)
    game.emit(GameOver("won"))
    assert game.state.outcome == "won"
