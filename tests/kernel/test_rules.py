"""The box: what is in it, and positions that do not fit it."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

from kernel.playing import Table, random_play, reloaded
from kernel.toy import (
    RULES,
    Attack,
    Brawl,
    Calm,
    Hurt,
    Suffer,
    Toy,
    fresh,
    hand,
    make_rules,
    new_game,
)  # fmt: skip
from undercroft.kernel import (
    BrokenRules,
    BrokenSave,
    Event,
    Game,
    GameOver,
    Next,
    Option,
    Pass,
    Procedure,
    Seat,
    Trigger,
    UseOption,
    Window,
    ask,
    step,
)  # fmt: skip


def test_procedures_events_and_options_are_found_in_modules() -> None:
    assert Brawl in RULES.procedures and Window in RULES.procedures
    assert Hurt in RULES.events and GameOver in RULES.events and Event not in RULES.events
    assert Pass in RULES.options and UseOption in RULES.options and Option not in RULES.options


def test_two_of_one_name_are_refused() -> None:
    module: Any = ModuleType("double")

    class Again(Procedure, tag="toy.brawl"):
        @step("X-1")
        def run(self, g: Any) -> None: ...

    class Hurt(Event):
        pass

    class StanceOption(Option):
        pass

    for kind in (Again, Hurt, StanceOption):
        module = ModuleType("double")
        module.Thing = kind
        with pytest.raises(BrokenRules, match="share a name"):
            make_rules(module)


@pytest.mark.parametrize("seed", range(6))
def test_a_position_survives_saving_at_every_decision(seed: int) -> None:
    for game in random_play(new_game(seed), seed):
        back = reloaded(game)
        assert back.state == game.state and back.state.digest() == game.state.digest()
        assert back.open == game.open  # an asking step can be run again
        seat, key = game.open[0].seat, game.open[0].keys()[0]
        twin = game.clone()
        twin.answer(seat, key)
        back.answer(seat, key)
        assert back.state.digest() == twin.state.digest() and back.open == twin.open


def saved_mid_attack() -> bytes:
    state = fresh(Attack(Seat(0), Seat(1)), seat0=hand("fury", "spite"), seat1=hand("dodge", "riposte"))
    return RULES.encode(Table(RULES, state).state)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (b'"toy.attack","attacker"', b'"toy.nap","attacker"', "Nothing is called 'toy.nap' in these rules"),
        (b'"step":"settle_target"', b'"step":"aim_high"', "Attack has no step 'aim_high' in these rules"),
        (b'"proc":"toy.attack"', b'"proc":"Hurt"', "Nothing is called 'Hurt'"),
        (b'"proc":"toy.attack",', b"", "frame"),
        (b'"attacker":0', b'"attacker":"zero"', "Expected `int`"),
        (b'"players":', b'"people":', "missing required field `players`"),
        (b'"rng":1', b'"rng":1,,', "no position of these rules"),
    ],
)
def test_a_save_of_other_rules_is_refused_with_what_differs(old: bytes, new: bytes, complaint: str) -> None:
    saved = saved_mid_attack()
    assert old in saved
    with pytest.raises(BrokenSave, match=complaint):
        RULES.decode(saved.replace(old, new))


def test_frames_that_are_no_objects_are_refused() -> None:
    with pytest.raises(BrokenSave):
        RULES.decode(b'{"players":{},"frames":[7]}')
    with pytest.raises(BrokenSave):
        RULES.decode(b"not json")


def test_old_names_of_procedures_steps_events_and_keys_are_known() -> None:
    aliases = {
        "toy.assault": "toy.attack", "toy.attack/settle_aim": "toy.attack/settle_target",
        "toy.attack/hit": "toy.attack/deal",
        "Wounded": "Hurt", "posture": "stance",
    }  # fmt: skip
    rules = make_rules(aliases=aliases)
    saved = saved_mid_attack()
    older = saved.replace(b'"toy.attack"', b'"toy.assault"').replace(b'"settle_target"', b'"settle_aim"')
    assert rules.decode(older) == RULES.decode(saved)
    with pytest.raises(BrokenSave):
        RULES.decode(older)
    state = fresh(Attack(Seat(0), Seat(1), step="deal.returned"), Suffer(Seat(1), 2, by=Seat(0)))
    state.players.update(fresh(seat1=hand("spite", "spite"[:0] or "fury")).players)
    mid = RULES.encode(Table(RULES, state).picks("pass").state)
    assert b'"event":"Hurt"' in mid and b'"deal.returned"' in mid
    older = mid.replace(b'"event":"Hurt"', b'"event":"Wounded"').replace(
        b'"deal.returned"', b'"hit.returned"'
    )
    assert rules.decode(older) == RULES.decode(mid)
    game: Toy = Game(rules, fresh())
    game.advance()
    game.answer(Seat(0), "posture guard")
    assert game.state.answers[0].key == "stance guard"
    assert rules.current_key("posture") == "stance" and rules.current_key("pass") == "pass"


def test_an_answer_that_waits_under_its_old_key_still_counts() -> None:
    rules = make_rules(aliases={"posture": "stance"})
    table = Table(RULES, fresh()).picks("0:stance guard")
    older = RULES.encode(table.state).replace(b'"stance guard"', b'"posture guard"')
    game: Toy = Game(rules, rules.decode(older))
    assert [d.seat for d in game.advance()] == [1, 2]


def test_triggers_on_a_renamed_window_still_listen() -> None:
    rules = make_rules(aliases={"toy.harm": "toy.suffer"})
    state = fresh(Suffer(Seat(1), 1, by=Seat(0)))
    state.triggers["toy.suffer.before"] = (
        Trigger("toy.suffer.before", Calm(Seat(1)), Seat(1), "calm", "X-1"),
    )
    older = RULES.encode(state).replace(b"toy.suffer", b"toy.harm")
    assert rules.decode(older) == RULES.decode(RULES.encode(state))


class Nosy(Procedure, tag="rules.nosy"):
    """A variant is asked for by name."""

    @step("X-1")
    def look(self, g: Toy) -> Next:
        return ask(Seat(0), Pass(), UseOption("x")) if g.plays("TOY-ERR-01") else None


def test_variants_are_fixed_at_set_up_and_saved() -> None:
    rules = make_rules(sys.modules[__name__])
    assert not Table(rules, fresh(Nosy())).open
    state = fresh(Nosy())
    state.variants = ("TOY-ERR-01",)
    table = Table(rules, state)
    assert table.open and reloaded(table.game).open == table.open
