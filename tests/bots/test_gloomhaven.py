"""The bots of Gloomhaven: what they choose in plain positions, why, and how often they win."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from games.gloomhaven.scenes import Table, scene

from undercroft.bots import bot_names, make_bot
from undercroft.bots.gloomhaven import EasyBot, NormalBot
from undercroft.bots.gloomhaven.odds import odds
from undercroft.bots.gloomhaven.stamina import turns
from undercroft.bots.players import Advice
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.gloomhaven.options import TargetOption
from undercroft.games.gloomhaven.records.abilities import Attack, Heal, Move
from undercroft.games.gloomhaven.records.maps import Door, Room
from undercroft.games.gloomhaven.records.whom import Area
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.round.rests import ShortRest
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.kernel import Decision, FigureId, Seat, view
from undercroft.sim.simulate import Plan, simulate
from undercroft.term.telling import words_for

BEHIND = Room(id="behind", tiles=("test",), floor="7..9:0", start="")


def advice(table: Table, seat: int = 0) -> tuple[str, str]:
    """What the normal bot answers to this seat's question, and why."""
    given = told(table, seat)
    decision = next(d for d in table.game.open if seat in d.seats)
    return decision.all_options[given.pick].key, given.why.removeprefix("hint-haven-")


def told(table: Table, seat: int = 0) -> Advice:
    seen = view(table.game, Seat(seat))
    decision = seen.mine()
    assert decision is not None
    return NormalBot(table.game.rules, Seat(seat)).advise(seen, decision)


def play_turn(table: Table, figure: int = 1, **mat: Any) -> list[str]:
    """All answers of the normal bot in a character's turn."""
    seat = table.figure(figure).seat
    table.mats(seat, **mat)
    table.turn(figure)
    keys = []
    while table.is_asked():
        key, _ = advice(table, seat)
        keys.append(key)
        table.game.answer(seat, key)
    return keys


# -- reckoning


def test_odds_are_those_of_a_deck_as_it_begins() -> None:
    assert odds(3, 0, 3).kill == pytest.approx(13 / 20)
    assert odds(3, 1, 3).kill == pytest.approx(7 / 20)
    assert odds(3, 0, 50).damage == pytest.approx((18 * 3 + 6) / 20)  # the Null and the 2x even out
    assert odds(3, 0, 3, luck=-1).kill < odds(3, 0, 3).kill < odds(3, 0, 3, luck=1).kill
    assert odds(3, 0, 3, luck=1).kill == pytest.approx(1 - (7 * 6) / (20 * 19))


def test_stamina_counts_rounds_and_rests() -> None:
    assert [turns(hand, 0) for hand in (1, 2, 3, 4)] == [0, 1, 2, 4]
    assert turns(0, 4) == turns(3, 0) == 2
    assert turns(10, 0) > turns(9, 0) > turns(8, 0)


# -- fights


def test_it_strikes_what_may_fall() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 2:0, bandit-guard 0:2")
    table.looks(3, hp=2).perform(1, Attack(value=3, range=3))
    assert advice(table) == ("target 3", "kill")
    assert told(table).args == {"damage": 2, "chance": 90}
    table = scene(brute="0:0", monsters="bandit-guard 2:0, bandit-guard 0:2")
    table.looks(2, hp=2).perform(1, Attack(value=3, range=3))
    assert advice(table) == ("target 2", "kill")


def test_it_prefers_the_greater_threat() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 2:0, elite bandit-archer 0:2")
    table.looks(3, hp=6).perform(1, Attack(value=3, range=3))
    assert advice(table)[0] == "target 3"


def test_patterns_are_laid_on_most_foes() -> None:
    table = scene(brute="2:2", monsters="bandit-guard 3:2, bandit-guard 3:1, bandit-guard 1:2")
    table.perform(1, Attack(value=2, area=Area(hexes=((1, -1), (1, 0)))))
    assert advice(table) == ("area 3:1 3:2", "area")
    assert told(table).args == {"count": 2}


def test_who_needs_it_most_is_healed() -> None:
    for hurt in (1, 2):
        table = scene(brute="0:0", spellweaver="0:1")
        table.looks(hurt, hp=2).perform(1, Heal(value=3, range=2))
        assert advice(table) == (f"target {hurt}", "heal")


# -- moves


def test_it_goes_where_it_can_strike_and_past_traps() -> None:
    table = scene("0..6:0 0..6:1", brute="0:0", spellweaver="0:1", monsters="bandit-archer 4:0", traps="2:0")
    keys = play_turn(table, played=("grab-and-go", "sweeping-blow"), hand=())
    assert keys[0] == "play grab-and-go bottom" and keys[-1].startswith("area")
    assert table.hp(3) < 5
    assert table.state.terrain.traps, "it went round the trap"
    assert table.hp(1) == 10


def test_it_keeps_out_of_reach_where_there_is_nobody_to_strike() -> None:
    table = scene("0..9:0 0..9:1", spellweaver="4:0", brute="0:1", monsters="elite bandit-guard 6:0")
    table.looks(1, hp=1).perform(1, Move(value=3))
    assert advice(table)[1] == "safer"


def test_coins_are_fetched_when_nobody_is_about() -> None:
    table = scene("0..6:0", brute="0:0", spellweaver="1:0", money="3:0").perform(1, Move(value=3))
    assert advice(table) == ("go 3:0", "loot")


def door(brute: str, spellweaver: str, hp: int = 10, resting: bool = False) -> tuple[str, str]:
    at = (Door(at="6:0", rooms=("here", "behind"), art="stone"),)
    table = scene("0..5:0 0..5:1", rooms=(BEHIND,), doors=at, brute=brute, spellweaver=spellweaver)
    table.looks(1, hp=hp).mats(1, resting=resting).perform(1, Move(value=6))
    return advice(table)


def test_doors_are_opened_together_by_the_one_who_can_take_most() -> None:
    assert door("3:0", "4:0") == ("go 6:0", "door")
    assert door("3:0", "4:0", hp=3)[0] != "go 6:0"
    assert door("3:0", "4:0", resting=True)[0] != "go 6:0"


# -- cards


def suffers(amount: int, **mat: Any) -> tuple[str, str]:
    table = scene(brute="0:0").mats(0, **mat)
    table.run(Suffer(FigureId(1), amount, "attack"))
    return advice(table)


def test_cards_are_lost_for_the_last_hit_point_only() -> None:
    assert suffers(3) == ("suffer", "suffer")
    assert suffers(9, hand=("trample", "grab-and-go")) == ("suffer", "suffer")
    assert suffers(10, hand=("trample", "grab-and-go")) == ("lose grab-and-go", "negate")
    lost = suffers(10, hand=(), discard=("trample", "grab-and-go", "spare-dagger"))
    assert lost == ("lose-discard grab-and-go", "negate")


def test_a_short_rest_is_for_an_empty_hand() -> None:
    for hand, answer in (((), "short-rest"), (("trample", "skewer"), "pass")):
        table = scene(brute="0:0", spellweaver="0:1", monsters="bandit-guard 1:0")
        table.mats(0, hand=hand, discard=("spare-dagger", "grab-and-go", "shield-bash"))
        table.run(ShortRest(FigureId(1), Seat(0)))
        assert advice(table)[0] == answer


def lead(table: Table, seat: int = 0) -> tuple[str, str]:
    table.knows(order=()).round()
    return advice(table, seat)


def test_a_long_rest_when_there_are_no_two_cards_or_nobody_to_fight() -> None:
    few = ("spare-dagger", "grab-and-go", "shield-bash", "sweeping-blow")
    table = scene(brute="0:0", spellweaver="0:1", monsters="bandit-guard 2:0").mats(0, hand=(), discard=few)
    assert lead(table) == ("long-rest", "long-rest")
    near = scene("0..20:0", brute="0:0", spellweaver="1:0", monsters="bandit-guard 3:0")
    assert lead(near.mats(0, hand=("trample", "leaping-cleave"), discard=few))[1] != "long-rest"
    far = scene("0..20:0", brute="0:0", spellweaver="1:0", monsters="bandit-guard 20:0")
    assert lead(far.mats(0, hand=("trample", "leaping-cleave"), discard=few))[1] == "long-rest"


def test_the_two_cards_go_together() -> None:
    table = scene("0..9:0 0..9:1", brute="0:0", spellweaver="0:1", monsters="bandit-archer 4:0")
    table.mats(0, hand=("grab-and-go", "eye-for-an-eye", "trample"))
    table.knows(order=()).round()
    seen = view(table.game, Seat(0))
    bot = NormalBot(table.game.rules, Seat(0))
    first = table.game.open[0]
    lead_card = first.options[bot.choose(seen, first)]
    table.game.answer(Seat(0), lead_card.key)
    table.picks("1>lead mana-bolt")
    decision = next(d for d in table.game.open if 0 in d.seats)
    seen = view(table.game, Seat(0))
    second = decision.options[bot.choose(seen, decision)]
    assert {lead_card.key.split()[1], second.key.split()[1]} == {"grab-and-go", "trample"}
    fresh = NormalBot(table.game.rules, Seat(0))
    assert fresh.choose(seen, decision) == bot.choose(seen, decision), "it needs no memory"


def test_the_sturdier_is_attacked_where_the_rules_leave_it_open() -> None:
    for hurt, sturdy in ((1, 2), (2, 1)):
        table = scene(brute="2:1", spellweaver="2:3", monsters="bandit-guard 2:2").looks(hurt, hp=1)
        table.turn(3, "527")
        asked = Decision(
            (Seat(0), Seat(1)),
            "gh.monster_turn.find_focus",
            "GH-FOC-09",
            (TargetOption(FigureId(1)), TargetOption(FigureId(2))),
        )
        given = NormalBot(table.game.rules, Seat(0)).advise(view(table.game, Seat(0)), asked)
        assert (given.pick + 1, given.why) == (sturdy, "hint-haven-ambiguity")


def test_healing_potions_are_drunk_by_the_hurt() -> None:
    for hp, drinks in ((3, True), (10, False)):
        table = scene(brute="0:0", spellweaver="0:1", monsters="bandit-guard 5:0").looks(1, hp=hp)
        keys = play_turn(table, items=("minor-healing-potion",), played=("trample", "grab-and-go"))
        assert ("use-item minor-healing-potion" in keys) is drinks


# -- whole games


def edition() -> Edition:
    return lay_out(box_of("gloomhaven"))


def test_bots_are_named_and_repeat_themselves() -> None:
    assert bot_names(edition(), edition().settle(), Seat(0)) == ("random", "easy", "normal")
    table = scene(brute="0:0", spellweaver="0:1", monsters="bandit-guard 2:0").knows(order=()).round()
    seen = view(table.game, Seat(0))
    made = [make_bot(edition(), edition().settle(), "easy", Seat(0), seed) for seed in ("1", "1", "2")]
    assert all(isinstance(bot, EasyBot) for bot in made)
    one, same, other = ([bot.choose(seen, table.game.open[0]) for _ in range(12)] for bot in made)
    assert one == same != other
    assert len(set(one)) > 3, "any two cards"


def won(bots: str, games: int, errors: Path) -> int:
    setup = edition().settle(HavenSetup(scenario="1", party=("brute", "cragheart")))
    seats = ((bots, bots),)
    made = Plan(game="gloomhaven", setups=(setup,), bots=seats, games=games, seed="bots", errors=errors)
    found = simulate(made)
    assert found.errors == found.unfinished == 0
    return found.results["won"]


def test_normal_wins_often_and_random_hardly_ever(tmp_path: Path) -> None:
    assert won("normal", 12, tmp_path) >= 5
    assert won("random", 40, tmp_path) <= 2


def test_it_gives_a_reason_for_every_choice_in_every_language() -> None:
    reasons = {}
    for seed, party in enumerate((("brute", "spellweaver"), ("mindthief", "tinkerer"))):
        game = edition().new_game(edition().settle(HavenSetup(scenario="1", party=party)), f"reasons/{seed}")
        bots = [make_bot(edition(), edition().settle(), "normal", Seat(seat), "") for seat in (0, 1)]
        while game.open:
            decision = game.open[0]
            seen = view(game, decision.seat)
            given = bots[decision.seat].advise(seen, decision)
            if len(decision.all_options) > 1:
                assert given.pick == bots[decision.seat].choose(seen, decision)
            reasons[given.why] = given.args
            game.answer(decision.seat, given.pick)
    assert len(reasons) > 20
    for language in ("en", "es", "pt"):
        words = words_for(language, edition())
        for why, args in reasons.items():
            said = words.say(why, **args)
            assert said != why and "{" not in said
