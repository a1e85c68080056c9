"""Each tester passes a sound game and catches one that breaks its promise."""

from __future__ import annotations

import re
import sys
from types import ModuleType
from typing import Annotated, Any

import pytest
from kernel import toy
from kernel.toy import RULES, SEATS, Hurt, Player, Toy, ToyState, fresh, hand, make_rules

from undercroft.games.boxes import box_of, boxes, lay_out
from undercroft.kernel import (
    NOBODY,
    OWNER,
    CardId,
    Event,
    Game,
    Leaf,
    Next,
    Option,
    Pass,
    Procedure,
    Rules,
    Seat,
    State,
    UseOption,
    ask,
    rng_from,
    step,
)  # fmt: skip
from undercroft.sim.testers import (
    Luck,
    NewGame,
    TesterFailed,
    clone_tester,
    invariant_tester,
    journal_walk,
    random_play,
    round_trip_tester,
    schema_faults,
    view_tester,
)  # fmt: skip

SEEDS = ("1", "2", "3", "4")


def factory(rules: Rules[Any], *frames: Procedure, state: Any = None) -> NewGame:
    """Games of these rules that begin with these frames."""

    def new_game(seed: str) -> Game[Any]:
        start = fresh(*(frame.__copy__() for frame in frames)) if state is None else state()
        start.rng = rng_from(seed)
        game: Game[Any] = Game(rules, start, log=[])
        game.advance()
        return game

    return new_game


SOUND = factory(RULES)


def fails(tester: Any, new_game: NewGame, sentence: str, **more: Any) -> None:
    """The tester stops with one sentence that names seed and place."""
    with pytest.raises(TesterFailed, match=sentence) as failed:
        tester(new_game, SEEDS, **more)
    assert re.match(r"Seed [1-4]\b", str(failed.value)) and "\n" not in str(failed.value)


# -- a sound game


def test_a_sound_game_passes_all_testers() -> None:
    assert clone_tester(SOUND, SEEDS[:2]) > 200
    assert round_trip_tester(SOUND, SEEDS) > 100
    assert view_tester(SOUND, SEEDS[:1]) > 50
    assert invariant_tester(SOUND, SEEDS) > 100
    assert journal_walk(SOUND, SEEDS, moves=60) == 240
    assert [fault.split()[0] for fault in schema_faults(RULES)] == ["ToyState.mood"]  # which nobody sees


def test_luck_is_the_same_for_the_same_seed() -> None:
    rolls = [Luck("a").below(6) for _ in range(3)]
    one, two, other = Luck("a"), Luck("a"), Luck("b")
    assert [one.below(6) for _ in range(50)] == [two.below(6) for _ in range(50)]
    assert [Luck("a").below(6)] == rolls[:1] and {other.below(6) for _ in range(200)} == set(range(6))


def test_random_play_is_a_whole_game() -> None:
    *_, last = random_play(SOUND, "5")
    assert last.state.outcome and not last.open
    assert len(list(random_play(SOUND, "5", limit=7))) == 7


# -- broken games


class Pot(Leaf):
    """A leaf that is not as frozen as it looks."""

    coins: list[int]


class PotState(ToyState, kw_only=True):
    pots: dict[str, Pot]


class CoinOption(Option):
    number: int


class CoinPut(Event):
    number: int

    def apply(self, s: PotState) -> None:
        s.pots["pot"].coins.append(self.number)


class Hoard(Procedure, tag="bad.hoard"):
    """Puts coins into a pot that clones share."""

    turns: int = 0

    @step("B-1")
    def choose(self, g: Any) -> Next:
        return ask(Seat(0), CoinOption(1), CoinOption(2)) if self.turns < 5 else None

    @choose.answered
    def put(self, g: Any, picked: CoinOption) -> Next:
        g.emit(CoinPut(picked.number))
        self.turns += 1
        return self.choose


def test_the_clone_tester_catches_a_leaf_that_clones_share() -> None:
    def start() -> PotState:
        state = PotState(players={seat: Player(seat) for seat in SEATS}, pots={"pot": Pot([])})
        state.frames.append(Hoard())
        return state

    rules: Rules[PotState] = Rules(PotState, [sys.modules[__name__]], lambda g: SEATS)
    fails(clone_tester, factory(rules, state=start), "moved the position it came from|gives two positions")
    assert any("Pot.coins can hold a list" in fault for fault in schema_faults(rules))


MEMORY: list[int] = []


class Remember(Procedure, tag="bad.remember"):
    """Keeps a part of the game outside of the state."""

    @step("B-2")
    def choose(self, g: Toy) -> Next:
        return ask(Seat(0), CoinOption(1), CoinOption(2))

    @choose.answered
    def act(self, g: Toy, picked: CoinOption) -> Next:
        MEMORY.append(picked.number)
        g.emit(Hurt(Seat(0), len(MEMORY) % 2))
        return self.choose if g.state.players[Seat(0)].health > 0 else None


def test_the_clone_tester_catches_state_in_a_global() -> None:
    rules = make_rules(sys.modules[__name__])
    fails(clone_tester, factory(rules, Remember()), "'coin 1' on two clones gives two positions")


def test_the_journal_walk_catches_state_in_a_global() -> None:
    rules = make_rules(sys.modules[__name__])
    fails(journal_walk, factory(rules, Remember()), "another position|cannot be replayed|ends elsewhere")


class Twice(Procedure, tag="bad.twice"):
    """Offers one key twice."""

    @step("B-3")
    def choose(self, g: Toy) -> Next:
        return ask(Seat(0), Pass(), UseOption("a b"), UseOption("a b"))


class Odd(Procedure, tag="bad.odd"):
    """A key that is no plain text."""

    name: str

    @step("B-3")
    def choose(self, g: Toy) -> Next:
        return ask(Seat(0), Pass(), UseOption(self.name))


def test_the_clone_tester_catches_bad_keys() -> None:
    rules = make_rules(sys.modules[__name__])
    fails(clone_tester, factory(rules, Twice()), "bad.twice/choose: the key 'use a b' is offered twice")
    for name in ("poção", "a  b", "", "a\tb"):
        fails(clone_tester, factory(rules, Odd(name)), "is no key of plain words")


class Impatient(Procedure, tag="bad.impatient"):
    """Counts each time it asks: an asking step that is not pure."""

    asked: int = 0

    @step("B-4")
    def choose(self, g: Toy) -> Next:
        self.asked += 1
        return ask(Seat(0), CoinOption(1), CoinOption(2))


class Forgetful(Procedure, tag="bad.forgetful"):
    """What it asks depends on what was never saved."""

    @step("B-5")
    def choose(self, g: Toy) -> Next:
        return ask(Seat(0), *(CoinOption(n) for n in range(2 + (g.log is not None))))


def test_the_round_trip_tester_catches_an_asking_step_that_is_not_pure() -> None:
    rules = make_rules(sys.modules[__name__])
    fails(round_trip_tester, factory(rules, Impatient()), "bad.impatient/choose: loading .* another position")
    fails(round_trip_tester, factory(rules, Forgetful()), "after loading, other questions are open")


class Unsaved(Procedure, tag="bad.unsaved"):
    """Listens to a procedure that the rules do not know."""

    @step("B-6")
    def choose(self, g: Toy) -> Next:
        return ask(Seat(0), CoinOption(1), CoinOption(2))


def test_the_round_trip_tester_catches_a_frame_that_cannot_be_loaded() -> None:
    fails(round_trip_tester, factory(RULES, Unsaved()), "cannot be loaded: Nothing is called 'bad.unsaved'")


class Bragged(Event):
    """Tells everybody what nobody may know."""

    seat: Seat
    card: CardId


class Brag(Procedure, tag="bad.brag"):
    @step("B-7")
    def choose(self, g: Toy) -> Next:
        return ask(Seat(0), CoinOption(1), CoinOption(2))

    @choose.answered
    def brag(self, g: Toy, picked: CoinOption) -> None:
        g.emit(Bragged(Seat(0), g.state.players[Seat(0)].pile[0]))


class Menu(Procedure, tag="bad.menu"):
    """Asks openly what only the owner may know: the options show the hand."""

    @step("B-8")
    def choose(self, g: Toy) -> Next:
        return ask(Seat(0), Pass(), *map(UseOption, dict.fromkeys(g.state.players[Seat(0)].pile[:3])))


class Tell(Procedure, tag="bad.tell"):
    """Who is asked next depends on a hidden card."""

    @step("B-9")
    def choose(self, g: Toy) -> Next:
        return ask(Seat(0), CoinOption(1), CoinOption(2))

    @step("B-9")
    def tell(self, g: Toy) -> Next:
        who = SEATS[1 + (g.state.players[Seat(0)].pile[0] == "fury")]
        return ask(who, CoinOption(1), CoinOption(2))


class Presume(Procedure, tag="bad.presume"):
    """Waits, seen by all, in a procedure that only a hidden card can have begun."""

    @step("B-10")
    def choose(self, g: Toy) -> Next:
        return ask(Seat(0), CoinOption(1), CoinOption(2))

    @choose.answered
    def play(self, g: Toy, picked: CoinOption) -> None:
        g.emit(toy.CardPlayed(Seat(0), CardId("fury")))


@pytest.mark.parametrize(
    ("frame", "sentence"),
    [
        (
            Brag(),
            "seat 1: after 'coin 1' of seat 0 it is told something that depends on what it cannot see: ",
        ),
        (Menu(), "seat 1: what the seat cannot see changes what it is asked, or told of questions"),
        (Tell(), "seat 1: (after 'coin 1' of seat 0 .*the position it sees|.*changes what it is asked)"),
        (Presume(), "seat 1: a position dealt from the view breaks at 'coin 1'"),
    ],
)
def test_the_view_tester_catches_a_leak(frame: Procedure, sentence: str) -> None:
    def start() -> ToyState:
        return fresh(frame.__copy__(), seat0=hand("fury"))

    fails(view_tester, factory(make_rules(sys.modules[__name__]), state=start), sentence)


def test_the_view_tester_catches_hands_that_cannot_be_dealt() -> None:
    rules = make_rules(unseen=lambda s, seat: ())
    fails(
        view_tester, factory(rules), "no position can be dealt from the seat's view: .*too few hidden cards"
    )


def test_a_game_without_secrets_has_no_pairs() -> None:
    state = fresh(*(), **{f"seat{seat}": {"pile": (), "cards": ()} for seat in SEATS})
    rules = make_rules(unseen=lambda s, seat: ())
    assert view_tester(factory(rules, state=state.clone), SEEDS[:1], limit=5) == 0


class Greedy(Procedure, tag="bad.greedy"):
    """Takes more health than there is."""

    @step("B-11")
    def choose(self, g: Toy) -> Next:
        return ask(Seat(0), CoinOption(1), CoinOption(2))

    @choose.answered
    def take(self, g: Toy, picked: CoinOption) -> None:
        g.emit(Healed(Seat(1), 3))


class Healed(Event):
    seat: Seat
    amount: int

    def apply(self, s: ToyState) -> None:
        player = s.players[self.seat]
        s.players[self.seat] = type(player)(self.seat, health=player.health + self.amount)


def test_the_invariant_tester_catches_what_must_not_be() -> None:
    rules = make_rules(sys.modules[__name__])
    sentence = r"bad.greedy/choose, after Healed\(seat=1, amount=3\): seat 1 has impossible health"
    fails(invariant_tester, factory(rules, Greedy()), sentence)


def test_the_invariant_tester_looks_before_the_first_answer() -> None:
    rules = make_rules(invariants=(lambda s: "the table is empty",))
    fails(invariant_tester, factory(rules), "at the first question: the table is empty")


# -- schemas


class Bag(Leaf):
    things: dict[str, int]


class Loose(State, kw_only=True):
    tags: set[str]
    rows: list[list[int]]
    bag: Bag
    number: Annotated[int, OWNER] = 0


class Carrying(Procedure, tag="bad.carrying"):
    seat: Seat
    bag: Bag | None = None
    pairs: tuple[list[int], ...] = ()
    bid: Annotated[int, OWNER] = 0
    notes: Annotated[tuple[tuple[str, ...], ...], OWNER] = ()
    fate: Annotated[str, NOBODY] = ""

    @step("B-12")
    def run(self, g: Any) -> None: ...


def test_schemas_are_walked_for_what_could_change_or_not_be_dealt() -> None:
    module: Any = ModuleType("loose")
    module.Carrying = Carrying
    rules: Rules[Loose] = Rules(Loose, [module], lambda g: SEATS)
    assert set(schema_faults(rules)) == {
        "Carrying.pairs can hold a list, which clones would share",
        "Bag.things can hold a dict, which clones would share",
        "Carrying.bid is secret but not text or a tuple of texts, so it cannot be dealt anew",
        "Carrying.fate is hidden from all: what nobody knows should be drawn when needed, not kept",
        "Loose.tags can hold a set, which clones would share",
        "Loose.rows can hold a list, which clones would share",
        "Loose.number is secret but not text or a tuple of texts, so it cannot be dealt anew",
    }


# -- tiny


def tiny(seed: str) -> Game[Any]:
    edition = lay_out(box_of("tiny"))
    return edition.new_game(edition.settle(), seed, log=[])


@pytest.mark.parametrize("game", boxes())
def test_no_game_has_leaves_or_frames_that_can_change(game: str) -> None:
    assert schema_faults(lay_out(box_of(game)).rules) == []


def test_tiny_passes_all_testers() -> None:
    assert invariant_tester(tiny, SEEDS) > 300
    assert round_trip_tester(tiny, SEEDS) > 150
    assert journal_walk(tiny, SEEDS, moves=60) == 240


def test_tiny_passes_the_clone_tester() -> None:
    assert clone_tester(tiny, SEEDS[:2]) > 300


def test_tiny_passes_the_view_tester() -> None:
    assert view_tester(tiny, SEEDS[:2]) > 20
