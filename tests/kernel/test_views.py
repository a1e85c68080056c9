"""What a seat may see; states that fit what it sees; what leaves the process."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Annotated, Any

import pytest

from kernel.playing import Table, random_play
from kernel.toy import (
    CARDS,
    RULES,
    SEATS,
    Attack,
    CardPlayed,
    Drawn,
    DrinkOption,
    Player,
    Suffer,
    Toy,
    ToyState,
    fresh,
    hand,
    make_rules,
    new_game,
)  # fmt: skip
from undercroft.kernel import (
    LOOKERS,
    MATES,
    NOBODY,
    OWNER,
    SPECTATOR,
    BrokenRules,
    CardId,
    Entry,
    Game,
    Leaf,
    Next,
    Onlooker,
    Option,
    Procedure,
    Rules,
    Seat,
    State,
    ask,
    determinize,
    hidden_places,
    is_shown,
    log_for,
    on_the_wire,
    redact,
    step,
    view,
    wire_digest,
)  # fmt: skip

HELD = {"seat0": hand("fury"), "seat1": hand("dodge", "spite"), "seat2": hand("cover")}


def held() -> Table:
    return Table(RULES, fresh(Suffer(Seat(1), 2, by=Seat(0)), **HELD))


def test_a_seat_sees_its_own_and_how_many_the_others_have() -> None:
    seen = view(held().game, Seat(1)).state
    assert seen.players[Seat(1)].cards == ("dodge", "spite") and len(seen.players[Seat(1)].pile) == 5
    assert seen.players[Seat(0)].cards == ("?",) and seen.players[Seat(0)].pile == ("?",) * 6
    assert type(seen) is ToyState and seen.players[Seat(2)].health == 5


def test_nobody_sees_the_generator_or_what_is_for_nobody() -> None:
    game = held().game
    for seat in (*SEATS, SPECTATOR):
        seen = view(game, seat)
        assert seen.state.rng == 0 != game.state.rng and seen.state.mood == "?"


def test_a_spectator_sees_no_hand() -> None:
    seen = view(held().game, SPECTATOR)
    assert {card for player in seen.state.players.values() for card in (*player.cards, *player.pile)} == {"?"}
    assert seen.open[0].options == () and seen.mine() is None


def test_secret_decisions_show_others_only_that_somebody_is_asked() -> None:
    (decision,) = view(held().game, Seat(0)).open
    assert (decision.seats, decision.options, decision.asides) == (
        (0,),
        (held().open[0].options),
        (DrinkOption(),),
    )
    (decision,) = view(held().game, Seat(1)).open
    assert (decision.seats, decision.options, decision.asides) == ((0,), (), ())


def test_asides_of_open_decisions_are_for_their_seat_alone() -> None:
    game = Table(RULES, fresh(Attack(Seat(0)))).game
    assert view(game, Seat(0)).open[0].asides and view(game, Seat(1)).open[0].asides == ()
    assert view(game, Seat(1)).open[0].options == game.open[0].options


def test_events_are_redacted_by_the_same_annotations() -> None:
    entries = [
        Entry("R-1", Drawn(Seat(0), CardId("fury"))),
        Entry("R-2", CardPlayed(Seat(0), CardId("fury"))),
    ]
    assert log_for(entries, Seat(0)) == entries
    assert log_for(entries, Seat(1)) == [Entry("R-1", Drawn(Seat(0), CardId("?"))), entries[1]]


def test_secret_choices_stay_secret_until_all_are_in() -> None:
    game = new_game(1)
    first, second = game.clone(), game.clone()
    first.answer(Seat(0), "stance attack")
    second.answer(Seat(0), "stance rest")
    assert view(first, Seat(1)) == view(second, Seat(1)) != view(game, Seat(1))  # only that he is ready
    assert view(first, Seat(0)) != view(second, Seat(0))
    for twin in (first, second):
        twin.answer(Seat(1), "stance guard")
        twin.answer(Seat(2), "stance guard")
    assert view(first, Seat(1)) != view(second, Seat(1))  # shown


@pytest.mark.parametrize("seed", range(5))
def test_who_watches_a_game_sees_what_a_first_look_shows(seed: int) -> None:
    """Leaves that were seen before are not looked through again: nothing old may be shown, nothing hidden."""
    watching = [Onlooker(seat) for seat in (SPECTATOR, Seat(0), Seat(1))]
    for game in random_play(held().game, seed):
        shown, spectators = game.state.clone(), None
        for onlooker in watching:
            seen = onlooker.view(game, shown, spectators)
            assert seen == view(game, onlooker.seat)
            spectators = spectators or seen.state


def test_a_view_does_not_change_when_the_game_goes_on() -> None:
    table = held()
    seen = view(table.game, Seat(0))
    digest = wire_digest(seen)
    table.passes()
    assert wire_digest(seen) == digest
    seen.state.players.clear()
    seen.state.frames.clear()
    assert len(table.state.players) == 3


class Frozen(Leaf):
    """All sorts of secrets."""

    seat: Seat
    name: Annotated[str, OWNER] = "x"
    number: Annotated[int, OWNER] = 5
    pairs: Annotated[tuple[tuple[str, int], ...], OWNER] = (("a", 1),)
    for_nobody: Annotated[str, NOBODY] = "y"
    inner: tuple[Player, ...] = ()


def test_redaction_keeps_the_shape() -> None:
    inner = Player(Seat(2), cards=(CardId("fury"),), pile=())
    secret = Frozen(Seat(1), inner=(inner,))
    assert redact(secret, Seat(1)) == Frozen(
        Seat(1), for_nobody="?", inner=(Player(Seat(2), cards=(CardId("?"),), pile=()),)
    )
    other = redact(secret, Seat(2))
    assert (other.name, other.number, other.pairs) == ("?", 0, (("?", 0),)) and other.inner == (inner,)


def test_what_hides_nothing_is_not_copied() -> None:
    player = Player(Seat(1))
    assert redact(player, Seat(1)) is player
    entry = Entry("R-1", CardPlayed(Seat(0), CardId("fury")))
    assert redact(entry, Seat(1)) is entry


def test_hidden_places_are_named_one_by_one() -> None:
    secret = Frozen(Seat(1))
    assert hidden_places(secret, Seat(1)) == {("for_nobody",)}
    assert hidden_places(secret, Seat(0)) == {
        ("for_nobody",), ("name",), ("number",), ("pairs", 0, 0), ("pairs", 0, 1),
    }  # fmt: skip
    state = fresh(seat0=hand("fury"))
    places = hidden_places(state, Seat(1))
    assert ("players", 0, "cards", 0) in places and not any(place[:2] == ("players", 1) for place in places)


# -- determinizing


@pytest.mark.parametrize("seed", range(6))
def test_a_determinized_state_fits_the_view_and_can_be_played(seed: int) -> None:
    for game in random_play(new_game(seed), seed, limit=40):
        for seat in SEATS:
            seen = view(game, seat)
            guess: Toy = Game(RULES, determinize(seen, RULES, rng=seed))
            guess.advance()
            for player in guess.state.players.values():
                assert sorted((*player.cards, *player.pile, *player.discard)) == sorted(CARDS)
            if not game.state.answers:
                assert view(guess, seat) == seen  # whatever was dealt, the seat sees what it saw
            for _ in random_play(guess, seed, limit=4):
                pass


def test_determinizing_gives_a_fresh_generator_and_other_hands() -> None:
    game = held().game
    guesses = [determinize(view(game, Seat(1)), RULES, rng=n) for n in range(40)]
    assert game.state.rng not in {guess.rng for guess in guesses}
    assert len({guess.rng for guess in guesses}) == 40
    assert {guess.players[Seat(0)].cards for guess in guesses} == {(card,) for card in set(CARDS)}
    assert {guess.players[Seat(1)].cards for guess in guesses} == {("dodge", "spite")}
    assert determinize(view(game, Seat(1)), RULES, rng=3) == guesses[3]


def test_determinizing_asks_the_others_again_and_keeps_ones_own_answer() -> None:
    game = new_game(1)
    game.answer(Seat(0), "stance attack")
    game.answer(Seat(1), "stance guard")
    guess: Toy = Game(RULES, determinize(view(game, Seat(1)), RULES, rng=5))
    assert [d.seat for d in guess.advance()] == [0, 2]
    assert [(given.seat, given.key) for given in guess.state.answers] == [(1, "stance guard")]


def test_too_few_unseen_cards_are_a_fault_of_the_rules() -> None:
    rules = make_rules(unseen=lambda s, seat: ["fury"])
    with pytest.raises(BrokenRules, match="`unseen` names too few hidden cards for seat 0"):
        determinize(view(held().game, Seat(1)), rules, rng=1)


class Mat(Leaf):
    """Cards of two sorts, one of which players may agree to show."""

    seat: Seat
    cards: Annotated[tuple[CardId, ...], MATES]
    quest: Annotated[CardId, OWNER]


class MatState(State, kw_only=True):
    mats: dict[Seat, Mat]
    open: bool = False


def mat_rules(pools: Any) -> Rules[MatState]:
    return Rules(MatState, [], lambda g: SEATS, unseen=pools, open_hands=lambda s: s.open)


def mats(open: bool = False) -> MatState:
    cards = {Seat(0): ("a", "b"), Seat(1): ("c", "d")}
    return MatState(
        mats={
            seat: Mat(seat, tuple(map(CardId, two)), CardId(f"quest {seat}")) for seat, two in cards.items()
        },
        open=open,
    )


def by_field(s: MatState, seat: Seat) -> dict[str, tuple[str, ...]]:
    return {"cards": tuple("abcdef"), "quest": ("quest 0", "quest 1", "quest 2")}


def test_hidden_cards_are_dealt_from_the_pool_of_their_field() -> None:
    """Fields that name the same pool share it: no card is dealt twice."""
    rules = mat_rules(by_field)
    seen = view(Game(rules, mats()), SPECTATOR)
    assert seen.state.mats[Seat(0)] == Mat(Seat(0), (CardId("?"), CardId("?")), CardId("?"))
    for rng in range(20):
        dealt = determinize(seen, rules, rng=rng).mats
        cards = [card for mat in dealt.values() for card in mat.cards]
        quests = [mat.quest for mat in dealt.values()]
        assert len(set(cards)) == 4 and set(cards) <= set("abcdef")
        assert len(set(quests)) == 2 and all(quest.startswith("quest") for quest in quests)


def test_with_open_hands_mates_see_what_is_marked_for_them_and_no_more() -> None:
    rules = mat_rules(by_field)
    shown = view(Game(rules, mats(open=True)), Seat(1)).state.mats
    assert shown[Seat(0)] == Mat(Seat(0), (CardId("a"), CardId("b")), CardId("?"))
    assert shown[Seat(1)].quest == "quest 1"
    hidden = view(Game(rules, mats()), Seat(1)).state.mats
    assert hidden[Seat(0)].cards == ("?", "?") and hidden[Seat(1)].cards == ("c", "d")
    assert hidden_places(mats(), Seat(1)) == {
        ("mats", 0, "cards", 0),
        ("mats", 0, "cards", 1),
        ("mats", 0, "quest"),
        ("rng",),
    }


class Held(Leaf):
    """A hand that can be shown to some seats, and a quest that cannot."""

    seat: Seat
    cards: Annotated[tuple[CardId, ...], LOOKERS]
    quest: Annotated[CardId, OWNER]
    lookers: tuple[Seat, ...] = ()


class HeldState(State, kw_only=True):
    hands: dict[Seat, Held]
    one: Held


def hands(*lookers: int) -> HeldState:
    hand = Held(Seat(0), (CardId("a"), CardId("b")), CardId("quest"), tuple(map(Seat, lookers)))
    return HeldState(hands={Seat(0): hand}, one=hand)


def test_what_is_shown_to_a_seat_is_seen_by_it_and_no_other() -> None:
    rules: Rules[HeldState] = Rules(HeldState, [], lambda g: SEATS, unseen=lambda s, seat: list("uvwxyz"))
    game = Game(rules, hands(1))
    spectators = view(game, SPECTATOR).state
    for seat, cards in ((Seat(0), ("a", "b")), (Seat(1), ("a", "b")), (Seat(2), ("?", "?"))):
        alone = view(game, seat).state
        beside = Onlooker(seat).view(game, game.state.clone(), spectators).state
        for shown in (alone.one, alone.hands[Seat(0)], beside.one, beside.hands[Seat(0)]):
            assert shown.cards == cards
            assert shown.quest == ("quest" if seat == 0 else "?")
    assert spectators.one.cards == ("?", "?")
    assert determinize(view(game, Seat(1)), rules, rng=1).one.cards == ("a", "b")
    assert set(determinize(view(game, Seat(2)), rules, rng=1).one.cards) <= set("uvwxyz")


def test_to_show_a_hand_is_told_apart_from_hiding_it_again() -> None:
    assert is_shown(hands(), hands(1), SEATS)
    assert not is_shown(hands(1), hands(), SEATS)
    assert not is_shown(hands(1), hands(1), SEATS)
    assert is_shown(hands(1), hands(2), SEATS)
    assert ("one", "cards", 0) in hidden_places(hands(1), Seat(2))
    assert ("one", "cards", 0) not in hidden_places(hands(1), Seat(1))
    assert ("one", "quest") in hidden_places(hands(1), Seat(1))


# -- the wire


class CellsOption(Option):
    cells: int


class Aiming(Procedure, tag="view.aiming"):
    """A procedure with a set of cells, which asks about sets of cells."""

    area: int = 1 << 70

    @step("V-1")
    def aim(self, g: Toy) -> Next:
        return ask(Seat(0), CellsOption(1 << 60), CellsOption(-(1 << 64)))


MINE: Rules[ToyState] = make_rules(sys.modules[__name__])


def numbers(value: Any) -> Iterator[int]:
    if isinstance(value, dict):
        for each in value.values():
            yield from numbers(each)
    elif isinstance(value, list):
        for each in value:
            yield from numbers(each)
    elif isinstance(value, int):
        yield value


def test_no_number_on_the_wire_is_rounded_by_a_browser() -> None:
    wire = json.loads(on_the_wire(view(Table(MINE, fresh(Aiming())).game, Seat(0))))
    assert max(map(abs, numbers(wire))) < 1 << 53
    assert wire["state"]["ground"] == hex(1 << 60 | 1) and wire["state"]["frames"][0]["proc"] == "view.aiming"
    assert wire["open"][0]["options"][0]["cells"] == hex(1 << 60)
    assert wire["open"][0]["keys"][0] == f"cells {1 << 60}"  # keys are text and stay as they are


def test_the_wire_has_no_generator_and_no_secret() -> None:
    for game in random_play(new_game(3), 3, limit=40):
        for seat in (*SEATS, SPECTATOR):
            sent = on_the_wire(view(game, seat))
            wire = json.loads(sent)
            assert wire["state"]["rng"] == 0 and str(game.state.rng).encode() not in sent
            assert hex(game.state.rng).encode() not in sent
            for other in SEATS:
                if other != seat:
                    assert set(wire["state"]["players"][str(other)]["cards"]) <= {"?"}


def test_the_digest_on_the_wire_is_of_the_view() -> None:
    one, two = held().game, held().game
    two.state.rng += 1
    two.state.mood = "wild"
    assert one.state.digest() != two.state.digest()
    assert wire_digest(view(one, Seat(0))) == wire_digest(view(two, Seat(0))) != one.state.digest()
    assert wire_digest(view(one, Seat(0))) != wire_digest(view(one, Seat(1)))


def test_what_is_shown_is_found_without_looking_at_what_stayed() -> None:
    """`is_shown` says the same as comparing all hidden places of two positions."""
    compared = found = 0
    for seed in range(12):
        before: Any = None
        for game in random_play(new_game(seed), seed, limit=40):
            for seat in (SPECTATOR, Seat(0), Seat(1)):
                for one, other in ((before, game.state), (game.state, before)) if before else ():
                    gone = bool(hidden_places(one, seat) - hidden_places(other, seat))
                    assert is_shown(one, other, [seat]) == gone
                    compared, found = compared + 1, found + gone
            before = game.state.clone()
    assert compared > 500 and 0 < found < compared
